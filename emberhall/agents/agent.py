"""What plays a seat: something that is shown a view and answers with one of the options."""

from typing import Any, Protocol

from emberhall.kernel import View


class Agent(Protocol):
    """Decides for one seat; all it ever gets is what that seat may see."""

    #: Whether it tries things out on guesses, for which the session must take snapshots.
    looks_ahead: bool = True

    def choose(self, view: View[Any]) -> int:
        """The place in `view.ask.options` of the option to take."""
        ...
