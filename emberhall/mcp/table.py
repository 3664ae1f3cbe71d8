"""The table that assistants sit at: one game, the seats they hold, and bots in the others."""

import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from emberhall.agents import Agent, make_agent
from emberhall.kernel import EmberhallError, Rng, Session, save

#: Who plays a seat that an assistant holds.
ME = "me"


class NotYours(EmberhallError):
    """What an assistant asked for belongs to another seat."""

    locale = Path(__file__).parent / "locale"


class AssistedTable:
    """A game in which some seats are held by assistants. Bots play the others as soon as it is their turn."""

    def __init__(self, session: Session[Any], players: Sequence[str], file: Path | None = None) -> None:
        self.session = session
        self.lock = threading.Lock()
        self.held = tuple(seat for seat, player in enumerate(players) if player == ME)
        self._file = file
        rng = Rng(f"{session.seed} bots")
        self._bots: Mapping[int, Agent] = {
            seat: make_agent(player, session.game, rng.split()) for seat, player in enumerate(players) if player != ME
        }
        self.go_on()

    def choose(self, key: str, seat: int) -> None:
        """Make a decision for a seat, and let the bots play on."""
        self.session.choose(key, seat)
        self.go_on()

    def go_on(self) -> None:
        """Let bots decide until an assistant is asked, or the game is over."""
        session = self.session
        while (ask := next((ask for ask in session.asks if ask.seat in self._bots), None)) is not None:
            session.take(self._bots[ask.seat].choose(session.view(ask.seat)), ask.seat)
        if self._file is not None:
            save(session, self._file)
