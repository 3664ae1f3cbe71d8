"""One game, played at random or by given players, and checked at every decision."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from emberhall.kernel import Ask, EmberhallError, Game, Rng, Session, View, log_of

from . import circles, decisions, memory, parts, position, secrets
from .report import Examined, Failure, failure
from .sample import Sample

Check: TypeAlias = Callable[[Sample], Iterator[str]]


class Player(Protocol):
    """Decides for a seat, from what that seat may see."""

    def choose(self, view: View[Any]) -> int:
        """The index in `view.ask.options` of the option to take."""
        ...


#: Makes the players of a game with this seed and number of seats: one per seat, new for every game.
Players: TypeAlias = Callable[[int, int], Sequence[Player]]

#: Checks made at every position, and those made at some only, as they cost much more than a decision.
AT_EVERY: dict[str, Check] = {
    "components": position.components,
    "options": position.options,
    "circles": circles.gone_round,
}
AT_SOME: dict[str, Check] = {
    "zones": position.zones,
    "texts": position.texts,
    "rules": position.rules,
    "scene": position.scene,
    "parts": parts.parts,
    "round trip": position.round_trip,
    "evaluation": position.evaluation,
    "secrecy": secrets.secrecy,
    "hints": secrets.hints,
    "foresight": secrets.foresight,
    "leak": secrets.leak,
    "anyone": secrets.anyone,
    "who is asked": secrets.who_is_asked,
    "beats": secrets.beats,
    "changed answers": secrets.changed_answers,
    "legal": position.legal,
    "ways round": circles.ways_round,
    "undo and redo": memory.undo_redo,
    "save and load": memory.save_load,
}

#: In a quick examination, one position in this many is checked.
SELDOM = 10

# The examiner has random numbers of its own, apart from the game's.
_CHOOSING, _LOOKING = 0xC4005E, 0x100C5


def play_random(
    game: Game[Any, Any],
    options: Any = None,
    seats: int | None = None,
    seed: int = 0,
    *,
    keep: bool = False,
    watch: Callable[[Session[Any]], None] | None = None,
) -> Session[Any]:
    """Play a game at random, to its end or for `longest` decisions; `watch` is called before each decision."""
    session = Session(game, options, seats, seed, keep=keep)
    rng = Rng(seed ^ _CHOOSING)
    while (asks := session.asks) and len(session.choices) < game.longest:
        if watch:
            watch(session)
        ask = asks[0] if len(asks) == 1 else rng.pick(asks)
        session.take(rng.below(len(ask.options)), ask.seat)
    return session


def examine_game(
    game: Game[Any, Any],
    options: Any,
    seats: int,
    seed: int,
    thorough: float,
    *,
    whole: bool = True,
    by: Players | None = None,
) -> Examined:
    """Play one game, at random or `by` players, and report what is wrong with it.

    `whole` plays it again afterwards, re-entering the rules at every checkpoint.
    """
    began = perf_counter()
    watched = _Watched(game, options, seats, seed, thorough=thorough, players=by(seed, seats) if by else ())
    watched.play(whole)
    session = watched.session
    return Examined(
        "game",
        tuple(watched.failures.values()),
        options,
        seats,
        seed,
        len(session.choices) if session else 0,
        perf_counter() - began,
        session.outcome if session else None,
        log_of(session) if session else None,
    )


class _Watched:
    """A game under examination. Each check keeps its first failure."""

    session: Session[Any] | None = None

    def __init__(
        self,
        game: Game[Any, Any],
        options: Any,
        seats: int,
        seed: int,
        *,
        thorough: float,
        players: Sequence[Player],
    ) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.failures: dict[str, Failure] = {}
        self.thorough = int(thorough * (1 << 32))
        self.players = players
        self.choosing, self.looking = Rng(seed ^ _CHOOSING), Rng(seed ^ _LOOKING)

    def play(self, whole: bool) -> None:
        try:
            keep = whole or bool(self.thorough or self.players)  # otherwise nobody looks back
            session = self.session = Session(self.game, self.options, self.seats, self.seed, keep=keep)
            if keep:
                session.remember()
            often = 1 if keep else SELDOM
        except Exception as error:
            self.failures["ends"] = Failure("ends", f"cannot be set up: {_why(error)}", self.game.name)
            return
        here = Sample(session, Counter(self.game.components(session.state)), self.looking)
        while session.asks:
            if len(session.choices) >= self.game.longest:
                self._fail("ends", f"not over after {self.game.longest} decisions")
                return
            closely = self.looking.below(1 << 32) < self.thorough
            if len(session.choices) % often == 0:
                self._look(here, closely)
            try:
                self._decide(here, closely)
            except Exception as error:
                self._fail("ends", _why(error))
                return
        self._look(here, closely=self.thorough > 0)
        self._run("outcome", position.outcome(session))
        if whole:
            self._run("re-entry", memory.re_entry(self.game, session))

    def _look(self, here: Sample, closely: bool) -> None:
        for name, check in AT_EVERY.items():
            self._run(name, check(here))
        if closely:
            for name, check in AT_SOME.items():
                self._run(name, check(here))

    def _decide(self, here: Sample, closely: bool) -> None:
        session = here.session
        asks = session.asks
        ask = asks[0] if len(asks) == 1 else self.choosing.pick(asks)
        index = self._choice(session, ask)
        if not closely:
            session.take(index, ask.seat)
            return
        imagined = decisions.Imagined(here, ask.seat, ask.options[index].key())
        session.take(index, ask.seat)
        self._run("story", imagined.story())
        self._run("free undo", imagined.undo())
        self._run("retracted", imagined.retracted())

    def _choice(self, session: Session[Any], ask: Ask) -> int:
        if self.players:
            return self.players[ask.seat].choose(session.view(ask.seat))
        return self.choosing.below(len(ask.options))

    def _run(self, name: str, found: Iterator[str]) -> None:
        if name in self.failures:
            return
        try:
            for what in found:
                self._fail(name, what)
                return
        except Exception as error:
            self._fail(name, f"cannot be checked: {_why(error)}")

    def _fail(self, name: str, what: str) -> None:
        assert self.session is not None
        self.failures.setdefault(name, failure(name, what, self.session))


def _why(error: Exception) -> str:
    return str(error) if isinstance(error, EmberhallError) else f"{type(error).__name__}: {error}"
