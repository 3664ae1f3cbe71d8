"""A game is a function of its decisions: however you get back to a position, it is the same one."""

from collections.abc import Iterator
from typing import Any

import msgspec

from emberhall.kernel import (
    CHECKPOINT,
    PASS,
    Anyone,
    Ask,
    EmberhallError,
    Game,
    Rng,
    Session,
    Table,
    Together,
    log_of,
    replay,
)
from emberhall.kernel.log import from_json, to_json

from .sample import ENCODER, Sample


def fingerprint(session: Session[Any]) -> tuple[Any, ...]:
    """Everything that makes up a position: the state as bytes, the questions, the decisions, the outcome, the story."""
    asks = [(ask.seat, ask.prompt, ask.keys(), [option.label() for option in ask.options]) for ask in session.asks]
    return (ENCODER.encode(session.state), asks, session.choices, session.outcome, list(session.events))


_MOST_HOPS = 1000
_PARTS = ("state", "questions", "decisions", "outcome", "story")


def differences(one: tuple[Any, ...], other: tuple[Any, ...]) -> str:
    """Which parts of two fingerprints differ, in words."""
    return ", ".join(part for part, a, b in zip(_PARTS, one, other, strict=True) if a != b)


def undo_redo(p: Sample) -> Iterator[str]:
    """Undo and redo, however far, change nothing."""
    session = p.session
    at = len(session.choices)
    if at == 0:
        return
    here = fingerprint(session)
    back = p.rng.below(at)
    twin = session.fork(keep=True)
    for to in (at - 1, back):
        twin.undo(to)
        if len(twin.choices) != to:
            yield f"after an undo to {to} decisions there are {len(twin.choices)}"
            return
        while twin.can_redo:
            twin.redo()
        there = fingerprint(twin)
        if there != here:
            yield f"an undo to {to} decisions and redo change: {differences(here, there)}"
            return


def save_load(p: Sample) -> Iterator[str]:
    """Saving and loading, with or without a snapshot, changes nothing."""
    session = p.session
    here = fingerprint(session)
    for snapshot in (False, True):
        log = from_json(to_json(log_of(session, snapshot=snapshot)), "the log")
        try:
            loaded = replay(log, session.game, "the log", trust=snapshot)
        except EmberhallError as error:
            yield f"cannot be loaded from its save: {error}"
            return
        there = fingerprint(loaded)
        if there[:2] != here[:2] or (not snapshot and there != here):
            how = "from its snapshot" if snapshot else "from its decisions"
            yield f"saving and loading {how} changes: {differences(here, there)}"


def re_entry(game: Game[Any, Any], session: Session[Any]) -> Iterator[str]:
    """Replayed with the rules left and re-entered at every checkpoint, the game goes the same way."""
    true = Session(game, session.options, session.seats, session.seed)
    state = game.setup(session.options, session.seats, Rng(session.seed))
    again = _Hopping(game, state, session.seats)
    for at, (seat, option) in enumerate(session.choices):
        why = again.differs(true)
        if why:
            yield f"after {at} decisions, re-entered at the checkpoint before: {why}"
            return
        true.choose(option.key(), seat)
        try:
            again.answer(seat, option.key())
        except Exception as error:
            yield f"after {at + 1} decisions, re-entered at the checkpoint before: {type(error).__name__}: {error}"
            return
    why = again.differs(true)
    if why:
        yield f"at the end, re-entered at the checkpoint before: {why}"


class _Hopping:
    """Plays like a session, but starts the rules again from the state at every checkpoint."""

    def __init__(self, game: Game[Any, Any], state: Any, seats: int) -> None:
        self.game, self.seats = game, seats
        self.asks: tuple[Ask, ...] = ()
        self.answers: dict[int, Any] = {}
        self.several: Together | Anyone | None = None
        self._enter(state)
        self._go(None)

    def _enter(self, state: Any) -> None:
        self.table = Table(state, self.seats)
        self.flow = self.game.play(self.table)
        self.fresh = True

    def _go(self, answer: Any) -> None:
        hops = 0
        try:
            asked = self.flow.send(answer)
            while asked is CHECKPOINT:
                if not self.fresh:
                    hops += 1
                    if hops > _MOST_HOPS:
                        raise RuntimeError("no question comes up any more")
                    self._enter(msgspec.msgpack.decode(ENCODER.encode(self.table.state), type=self.game.state))
                else:
                    self.fresh = False
                asked = self.flow.send(None)
        except StopIteration:
            self.asks = ()
            return
        self.fresh = False
        self.answers = {}
        self.several = asked if isinstance(asked, Together | Anyone) else None
        self.asks = self.several.asks if self.several else (asked,)  # type: ignore[assignment]
        if not self.asks:
            self._go({} if isinstance(asked, Together) else None)

    def answer(self, seat: int, key: str) -> None:
        ask = next(ask for ask in self.asks if ask.seat == seat)
        option = ask.option(key)
        if self.several is None:
            self._go(option)
        elif isinstance(self.several, Anyone) and option != PASS:
            self._go((seat, option))
        else:
            self.answers[seat] = option
            if len(self.answers) == len(self.asks):
                answers = {ask.seat: self.answers[ask.seat] for ask in self.asks}
                self._go(answers if isinstance(self.several, Together) else None)

    def differs(self, session: Session[Any]) -> str:
        """How this differs from a session that has made the same decisions."""
        asks = [ask for ask in self.asks if ask.seat not in self.answers]
        if [(ask.seat, ask.keys()) for ask in asks] != [(ask.seat, ask.keys()) for ask in session.asks]:
            return "other options are offered"
        if ENCODER.encode(self.table.state) != ENCODER.encode(session.state):
            return "the state is another one"
        return ""
