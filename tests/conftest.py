"""For all tests: a slow machine is no failure."""

from hypothesis import settings

settings.register_profile("emberhall", deadline=None)
settings.load_profile("emberhall")
