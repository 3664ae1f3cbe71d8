"""What the attacks have in common with the other tests of the server: a hall, and people."""

from tests.browser.conftest import browser
from tests.server.conftest import ann, bob, person, postgres_server, served, the_same_chance

__all__ = ["ann", "bob", "browser", "person", "postgres_server", "served", "the_same_chance"]
