"""A session: one game being played, as a function of its decisions; and a view: what one viewer sees of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from .answers import Reason
from .ask import Anyone, Ask, Option
from .errors import BadSetup, IllegalChoice, UnknownGame
from .foresight import Foreseen, foresee
from .game import Game
from .guessing import guess
from .history import History
from .messages import msg
from .registry import find_game, place_of
from .rewind import Rewindable
from .rng import LONGEST_SEED, Rng, Seed, seed_text
from .secrecy import Viewer, eyes, redact
from .steps import Recorded, Snapshot
from .table import Event, Outcome, State

S = TypeVar("S", bound=State)

#: What may be meant for one seat.
_ONE = frozenset((int, str, float))


class Session(Rewindable[S]):
    """A game being played: what is asked, what may be chosen, and the way back.

    The game may be given by its name, and the options as plain data: `Session("defenders", {"scenario": "darkness"})`.

    With `keep` (the default) you can look back: at the story, at its newest beats, and to undo. From the first time you
    do, it takes a snapshot at every checkpoint; until then it is as fast as without. See `remember`.

    >>> session = Session("defenders", seed=1)
    >>> session.choose(session.ask.keys()[0])
    >>> len(session.choices)
    1
    >>> session.undo()
    >>> session.choices
    []
    """

    __slots__ = ("__weakref__",)

    def __init__(
        self,
        game: Game[S, Any] | str,
        options: Any = None,
        seats: int | None = None,
        seed: Seed = 0,
        *,
        keep: bool = True,
    ) -> None:
        self.game = game = find_game(game) if isinstance(game, str) else game
        if not isinstance(game, Game):
            raise UnknownGame("not-a-game", what=repr(game))
        self.options = options = game.agreed(options)
        self.seats = seats = game.seats[0] if seats is None else seats
        text = seed_text(seed)
        if text is None:
            raise BadSetup("bad-seed", most=LONGEST_SEED)
        self.seed = text
        self.keep, self._remembers = keep, False
        self.history = History()
        self._origin, self._seam, self._before, self._guesses = None, None, (), ()
        game.check(options, seats)
        self._begin([])

    def view(self, viewer: Viewer = None) -> View[S]:
        """The game as a seat, several seats or a spectator (None) sees it."""
        if viewer.__class__ in _ONE and viewer not in range(self.seats):
            raise IllegalChoice("no-such-seat", seat=str(viewer), last=self.seats - 1)
        return View(self, viewer)

    def __repr__(self) -> str:
        said = self.game.texts.say
        if self.outcome is not None:
            now = said(self.outcome.reason, "en")
        else:
            now = "; ".join(f"seat {ask.seat}: {said(ask.prompt, 'en')}" for ask in self.asks)
        return f"<{self.game.name}, {self.seats} seats, seed {self.seed}, after {len(self.choices)} decisions: {now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A session is pickled as what it is a function of: set-up, seed and decisions."""
        if self._guesses:
            raise TypeError("a guessed session cannot be pickled: pickle the one it was guessed from")
        decisions = [(seat, option.key()) for seat, option in self.choices]
        setup = (place_of(self.game), msgspec.to_builtins(self.options), self.seats, self.seed)
        return _played, (partial(type(self), *setup, keep=self.keep), decisions, self._seam)


def _played(begin: Callable[[], Session[Any]], decisions: list[tuple[int, str]], seam: Snapshot | None) -> Session[Any]:
    """A session that was pickled."""
    session = begin()
    if seam is not None:
        session.go_on(seam, [(seat, Recorded(key)) for seat, key in decisions[: seam.at]])
    for seat, key in decisions[len(session.choices) :]:
        session.choose(key, seat)
    return session


class SeenBeat(NamedTuple):
    """A beat as a viewer sees it: how many of the lines asked for came before it, and the redacted state."""

    at: int
    lines: int
    state: Any


class View(Generic[S]):
    """A game as one viewer sees it. Agents and drawings get nothing else."""

    __slots__ = ("_session", "_state", "viewer")

    def __init__(self, session: Session[S], viewer: Viewer) -> None:
        self._session = session
        self._state: S | None = None
        self.viewer = viewer

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"<what {who} sees of {self._session!r}>"

    @property
    def game(self) -> Game[S, Any]:
        """The game being played."""
        return self._session.game

    @property
    def options(self) -> Any:
        """The set-up options of the game, without the secrets of others that they hold."""
        return redact(self._session.options, self.viewer)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._session.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._session.outcome

    @property
    def state(self) -> S:
        """The redacted state."""
        if self._state is None:
            self._state = redact(self._session.table.state, self.viewer)
        return self._state

    @property
    def ask(self) -> Ask | None:
        """The question to the viewer, if there is one."""
        return next(iter(self.asks), None)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions to the viewer's seats."""
        looking = eyes(self.viewer)
        return tuple(ask for ask in self._session.asks if 1 << ask.seat & looking)

    @property
    def anyone(self) -> Anyone | None:
        """The open questions where the first answer counts, if play waits for such."""
        return self._session.anyone

    @property
    def answered(self) -> tuple[tuple[Ask, Option], ...]:
        """The secret answers of the viewer's seats while others are still deciding; each can still be changed."""
        looking = eyes(self.viewer)
        return tuple((ask, option) for ask, option in self._session.answered if 1 << ask.seat & looking)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return tuple(ask.seat for ask in self._session.asks)

    def scene(self) -> Any:
        """The scene as the viewer sees it."""
        return self.game.scene(self.state, eyes(self.viewer))

    def events(self, since: int = 0) -> Iterator[Event]:
        """The story as the viewer heard it, from decision `since` on."""
        looking = eyes(self.viewer)
        return (event for event in self._told(since) if event.to & looking)

    def _told(self, since: int) -> list[Event]:
        told = self._session.events
        return told[bisect_left(told, since, key=lambda event: event.at) :] if since else told

    def beats(self, since: int = 0) -> Iterator[SeenBeat]:
        """The moments worth seeing that the session still has, redacted, from decision `since` on."""
        looking = eyes(self.viewer)
        told = self._told(since)
        before = len(self._session.events) - len(told)
        for beat in self._session.beats:
            if beat.at >= since:
                lines = sum(1 for event in told[: beat.events - before] if event.to & looking)
                yield SeenBeat(beat.at, lines, redact(self._session.state_at(beat), self.viewer))

    def foresee(self, key: str, seat: int | None = None, then: str = "") -> Foreseen[S]:
        """What the option with this key would lead to, up to where chance or something hidden comes in.

        `then` is the answer to the question that follows.
        """
        asked = seat if seat is not None else next((ask.seat for ask in self.asks), 0)
        return foresee(self._session, self.viewer, asked, key, then)

    def why_not(self, element: str, seat: int | None = None) -> Reason | None:
        """Why a scene element cannot be chosen now, by one of the viewer's seats; None where it can be."""
        asks = [ask for ask in self.asks if seat is None or ask.seat == seat]
        if any(element in option.touches() for ask in asks for option in ask.options):
            return None
        if self.outcome is not None:
            return Reason(msg("why-over"))
        if not asks:
            return Reason(msg("why-not-asked"))
        ask = asks[0]
        known = self.game.why_not(self.state, ask, element)
        return known if known is not None else Reason(msg("why-other-question", prompt=ask.prompt), ask.rule)

    def guess(self, rng: Rng) -> Session[S]:
        """A full game that the viewer cannot tell from the true one, to try things out on."""
        return guess(self._session, self.viewer, rng)
