"""What all environments share: the game and its set-up, the running session, rewards, and what is told in words."""

from typing import Any

import msgspec

from emberhall.kernel import Ask, Game, IllegalChoice, Message, Session, find_game
from emberhall.scene.text import plain_text

from .errors import BadEnvironment
from .reader import Reader

#: PettingZoo's own test resets every environment with {"options": 1} and expects it to begin.
_OF_PETTING_ZOO = "options"


class TableEnv:
    """A game that a program plays through an environment."""

    game: Game[Any, Any]
    reader: Reader
    session: Session[Any] | None = None

    def _set_up(self, game: Game[Any, Any] | str, options: Any, seats: int | None, most_options: int) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.agreed(options)
        self.seats = self._usual_seats() if seats is None else seats
        self.game.check(self.options, self.seats)
        self.reader = Reader(self.game, most_options)

    def _usual_seats(self) -> int:
        """Two where two can play: enough to meet somebody."""
        return 2 if 2 in self.game.seats else self.game.seats[0]

    def _begin(self, seed: int, options: dict[str, Any] | None, *, keep: bool = False) -> Session[Any]:
        """A new game; `options` change the set-up for this one."""
        agreed = self.options
        changed = {name: value for name, value in (options or {}).items() if name != _OF_PETTING_ZOO}
        if changed:
            agreed = self.game.agreed({**msgspec.to_builtins(agreed), **changed})
            self.game.check(agreed, self.seats)
        self.session = Session(self.game, agreed, self.seats, seed, keep=keep)
        return self.session

    @property
    def _playing(self) -> Session[Any]:
        if self.session is None:
            raise BadEnvironment("not-reset")
        return self.session

    def question(self, seat: int) -> Message | None:
        """What the seat is asked now, as a message of the game."""
        ask = self._playing.asked(seat)
        return ask.prompt if ask else None

    def keys(self, seat: int) -> list[str]:
        """The keys of the seat's options, in the order of the actions: `walk:wolf_pass`."""
        ask = self._playing.asked(seat)
        return ask.keys() if ask else []

    def state_seen(self, seat: int) -> Any:
        """Everything the seat may see, as plain data for JSON."""
        return msgspec.to_builtins(self._playing.view(seat).state)

    def _drawn(self, seat: int) -> str:
        """The table as text, as the seat sees it."""
        return plain_text(self._playing.view(seat).scene(), self.game.texts, "en")


def legal_index(ask: Ask, action: int) -> int:
    """The action as the index of an option."""
    index = int(action)
    if not 0 <= index < len(ask.options):
        raise IllegalChoice("no-such-option", index=index, last=len(ask.options) - 1)
    return index


def reward(session: Session[Any], seat: int) -> float:
    """1 for a win, -1 for a loss, 0 while the game goes on."""
    outcome = session.outcome
    if outcome is None:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0
