"""What goes wrong with environments, in words."""

from pathlib import Path

from emberhall.kernel import EmberhallError


class BadEnvironment(EmberhallError, ValueError):
    """An environment that cannot be made or used like this."""

    locale = Path(__file__).parent / "locale"
