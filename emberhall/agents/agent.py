"""What a bot is: it gets a view and chooses one of the options."""

from typing import Any, Protocol

from emberhall.kernel import View


class Agent(Protocol):
    """Decides for one seat, from nothing but what that seat may see."""

    #: Whether it tries things out on guesses; if so, the session must keep snapshots.
    looks_ahead: bool = True

    def choose(self, view: View[Any]) -> int:
        """The index in `view.ask.options` of the option to take."""
        ...
