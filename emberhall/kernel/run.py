"""The rules running: the question they wait for, and how they go on once it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from .ask import CHECKPOINT, PASS, Anyone, Ask, Flow, Option, Together
from .errors import IllegalChoice, RulesFault
from .game import Game
from .history import Changed, History
from .steps import ANSWERED, QUIET, Decision, Snapshot, Step
from .table import Beat, Event, Outcome, State, Table
from .zones import ALL

S = TypeVar("S", bound=State)

_KEPT_WHOLE = 24  # the newest snapshots that are never thinned out
_BEATS = 64  # the newest moments worth seeing that are kept

ENCODER = msgspec.msgpack.Encoder()

#: Shared by all who are asked alone: entries are made only while several are asked.
_NO_ANSWERS: dict[int, Option] = {}


class Run(Generic[S]):
    """A game going forward: what is asked, what may be chosen, and what follows. `Rewindable` adds the way back."""

    __slots__ = (
        "_answers",
        "_ask",
        "_flow",
        "_outcome",
        "_remembers",
        "_several",
        "_snapshots",
        "_steps",
        "game",
        "history",
        "keep",
        "options",
        "seats",
        "seed",
        "table",
    )

    game: Game[S, Any]
    options: Any
    seats: int
    seed: str
    keep: bool  # whether what happened is kept for those who look back; see `remember`
    history: History[Option]
    table: Table[S]
    _ask: Ask | None
    _several: Together | Anyone | None
    _answers: dict[int, Option]  # given while others are still deciding
    _outcome: Outcome | None
    _flow: Flow[Outcome]
    _remembers: bool  # steps, snapshots, story and beats are kept as play goes on
    _steps: list[Step]
    _snapshots: list[Snapshot]

    # what is asked

    @property
    def state(self) -> S:
        """The full position, for rules and tests. Players see it through `view`."""
        return self.table.state

    @property
    def choices(self) -> list[Decision]:
        """The decisions that stand, with the seat that made each."""
        return self.history.choices

    @property
    def ask(self) -> Ask | None:
        """The question that play waits for; None at the end, or if several seats are asked at once."""
        return self._ask

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All the questions that play waits for."""
        if self._ask is not None:
            return (self._ask,)
        if self._several is not None:
            return tuple([ask for ask in self._several.asks if ask.seat not in self._answers])
        return ()

    @property
    def answered(self) -> tuple[tuple[Ask, Option], ...]:
        """The secret answers given while others are still deciding; each can still be changed."""
        if not isinstance(self._several, Together):
            return ()
        return tuple((ask, self._answers[ask.seat]) for ask in self._several.asks if ask.seat in self._answers)

    @property
    def anyone(self) -> Anyone | None:
        """The open questions where the first answer counts, if play waits for such."""
        return self._several if isinstance(self._several, Anyone) else None

    @property
    def events(self) -> list[Event]:
        """The story so far, if the session keeps it."""
        self._look_back()
        return self.table.events or []

    @property
    def beats(self) -> list[Beat]:
        """The newest moments worth seeing, if the session keeps them."""
        self._look_back()
        return self.table.beats or []

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._outcome

    def asked(self, seat: int) -> Ask | None:
        """The question to this seat, if it has one."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    # decisions

    def choose(self, key: str, seat: int | None = None) -> None:
        """Choose the option with this key, for the seat that is asked.

        A seat that has answered in secret may choose again while others are still deciding: the new answer counts.
        """
        ask = self._ask_for(seat)
        option = ask.option(key)
        if option is None:
            raise IllegalChoice("not-an-option", key=key)
        self._decide(ask.seat, option)

    def take(self, index: int, seat: int | None = None) -> None:
        """Choose an option by its place in the list: the quick way for programs."""
        ask = self._ask
        if ask is None or seat is not None or self._remembers:
            ask = self._ask_for(seat)
            self._decide(ask.seat, _nth(ask, index))
            return
        option = _nth(ask, index)
        self.history.choices.append((ask.seat, option))
        try:
            self._advance(option)
        except RulesFault as fault:
            self._undo_failed(fault)

    def play_out(self, below_one: Callable[[], float], most: int) -> int:
        """Choose at random until the end, or for `most` decisions, and return how many were made.

        `below_one` gives random numbers from 0 up to 1. The inner loop of rollouts and simulations: what `take` does,
        without looking around between decisions.
        """
        made = 0
        while made < most and (self._ask is not None or self._several is not None):
            ask = self._ask
            if ask is None or self._remembers:
                ask = ask or self._first_asked()
                self._decide(ask.seat, ask.options[int(below_one() * len(ask.options))])
                made += 1
                continue
            note, send = self.history.choices.append, self._flow.send
            try:
                try:
                    for made in range(made + 1, most + 1):  # noqa: B007, B020 - it goes on counting
                        options = ask.options
                        option = options[int(below_one() * len(options))]
                        note((ask.seat, option))
                        asked = send(option)
                        while asked is CHECKPOINT:
                            asked = send(None)
                        if asked.__class__ is not Ask or not asked.options:
                            break
                        ask = asked
                except StopIteration as end:
                    self._end(end.value)
                except Exception as error:
                    raise self._fault(error) from error
                else:
                    self._set_pending(asked)
            except RulesFault as fault:
                self._undo_failed(fault)
        return made

    def _first_asked(self) -> Ask:
        """The first of several questions that is still open."""
        assert self._several is not None
        for ask in self._several.asks:
            if ask.seat not in self._answers:
                return ask
        raise AssertionError("all have answered, but play has not gone on")

    def _ask_for(self, seat: int | None) -> Ask:
        asks = self.asks
        if not asks:
            raise IllegalChoice("game-over")
        if seat is None:
            if len(asks) > 1:
                raise IllegalChoice("seat-needed")
            return asks[0]
        if seat not in range(self.seats):
            raise IllegalChoice("no-such-seat", seat=str(seat), last=self.seats - 1)
        ask = self.asked(seat) or next((ask for ask, _ in self.answered if ask.seat == seat), None)
        if ask is None:
            raise IllegalChoice("not-your-turn")
        return ask

    def _decide(self, seat: int, option: Option) -> None:
        """Enter a decision, or another answer in place of the secret one that the seat gave."""
        history = self.history
        if seat in self._answers:
            if self._answers[seat] != option:
                history.add(Changed(seat, option))
                self._answers[seat] = option
            return
        future = history.future
        history.add((seat, option))
        try:
            self._go_on(seat, option)
        except RulesFault as fault:
            history.future = future
            self._undo_failed(fault)

    def _undo_failed(self, fault: RulesFault) -> None:
        """Undo the newest decision, at which the rules failed, and raise the fault."""
        try:
            self._rewind(len(self.history.choices) - 1)
        except RulesFault as again:
            raise fault from again
        raise fault

    def _rewind(self, to: int) -> None:
        """Return to the position after `to` decisions."""
        raise NotImplementedError

    def _look_back(self) -> None:
        """Someone looks at what is kept: have it at hand."""
        raise NotImplementedError

    # from one question to the next

    def _go_on(self, seat: int, option: Option) -> None:
        """Play on to the next question after this seat's decision, which is the newest."""
        answer: Any = option
        several = self._several
        if several is not None:
            first = several.__class__ is Anyone and option != PASS
            if not first:
                self._answers[seat] = option
                if len(self._answers) < len(several.asks):
                    if self._remembers:
                        self._steps.append(ANSWERED if several.__class__ is Together else QUIET)
                    return
            answer = (seat, option) if first else self._all_answered()
        if not self._remembers:
            self._advance(answer)
            return
        table = self.table
        drawn = table.state.rng.drawn
        table.revealed = 0
        table.at = len(self.history.choices)
        if table.beats:
            del table.beats[:-_BEATS]
        self._advance(answer)
        # the last to answer learns from what follows what the others had chosen in secret
        secret = several.__class__ is Together and len(several.asks) > 1
        revealed = ALL if secret else table.revealed
        chance = drawn != table.state.rng.drawn
        self._steps.append(Step(chance, revealed, secret) if chance or revealed else QUIET)

    def _all_answered(self) -> Any:
        """What the rules get when the last seat has answered or passed."""
        if isinstance(self._several, Together):
            return {ask.seat: self._answers[ask.seat] for ask in self._several.asks}
        return None

    def _advance(self, answer: Any) -> None:
        """Send an answer into the rules and take what they ask next."""
        send = self._flow.send
        try:
            asked = send(answer)
            while asked is CHECKPOINT:
                if self._remembers:
                    self._snapshot()
                asked = send(None)
        except StopIteration as end:
            self._end(end.value)
        except Exception as error:
            raise self._fault(error) from error
        else:
            self._set_pending(asked)

    def _set_pending(self, asked: Any) -> None:
        """Record the pending question."""
        if asked.__class__ is Ask:
            self._ask, self._several = asked, None
            self._answers = _NO_ANSWERS
            if not asked.options:
                self._dead_end(asked)
        elif isinstance(asked, Together | Anyone):
            self._ask, self._several, self._answers = None, asked, {}
            for ask in asked.asks:
                if not ask.options:
                    self._dead_end(ask)
            if len({ask.seat for ask in asked.asks}) < len(asked.asks):
                raise RulesFault("asked-twice", game=self.game.name, at=len(self.choices))
            if not asked.asks:  # nobody has anything to decide
                self._advance(self._all_answered())
        else:
            raise RulesFault("no-question", game=self.game.name, at=len(self.choices), what=repr(asked)[:80])

    def _end(self, outcome: Any) -> None:
        self._ask, self._several, self._answers, self._outcome = None, None, _NO_ANSWERS, outcome
        if not isinstance(outcome, Outcome):
            raise RulesFault("no-outcome", game=self.game.name, at=len(self.choices)) from None

    def _fault(self, error: Exception) -> RulesFault:
        why = f"{type(error).__name__}: {error}"
        return RulesFault("rules-fault", game=self.game.name, at=len(self.choices), why=why)

    def _dead_end(self, ask: Ask) -> None:
        raise RulesFault("dead-end", game=self.game.name, at=len(self.choices), prompt=str(ask.prompt))

    def _snapshot(self) -> None:
        """Take a snapshot of the state at a checkpoint."""
        kept = self._snapshots
        at = len(self.history.choices)
        if kept and kept[-1].at == at:
            kept.pop()  # nothing was decided since: the later state needs less replaying
        state = bytes(memoryview(ENCODER.encode(self.table.state)))  # the encoder leaves room at the end: a sixth
        kept.append(Snapshot(at, len(self.table.events or ()), state))
        if len(kept) > 2 * _KEPT_WHOLE:
            del kept[1:-_KEPT_WHOLE:2]

    def newest_snapshot(self) -> Snapshot | None:
        """The last snapshot taken."""
        self._look_back()
        return self._snapshots[-1] if self._snapshots else None


def _nth(ask: Ask, index: int) -> Option:
    options = ask.options
    try:
        if 0 <= index < len(options):
            return options[index]
    except TypeError:
        pass  # it is no number
    raise IllegalChoice("no-such-option", index=str(index), last=len(options) - 1)
