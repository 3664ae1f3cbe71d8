"""Fixtures shared with the other server tests: a hall and people."""

from tests.browser.conftest import browser
from tests.server.conftest import ann, bob, person, postgres_server, served, the_same_chance

__all__ = ["ann", "bob", "browser", "person", "postgres_server", "served", "the_same_chance"]
