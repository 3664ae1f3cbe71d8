"""A session: one game being played, as a function of its decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from .ask import CHECKPOINT, PASS, Anyone, Ask, Flow, Option, Together
from .errors import BadSetup, CannotUndo, IllegalChoice, RulesFault
from .game import Game
from .reading import decoder
from .rng import LONGEST_SEED, Rng, Seed, seed_text
from .secrecy import Viewer, determinize, eyes, has_secrets, hidden_from, may_know, redact
from .steps import ANSWERED, QUIET, Choice, Guess, Recorded, Retracted, Snapshot, Step, Undo
from .table import Beat, Event, Outcome, State, Table
from .view import View
from .zones import ALL

S = TypeVar("S", bound=State)

_KEPT_WHOLE = 24  # the newest snapshots that are never thinned out
_BEATS = 64  # the newest moments worth seeing that are kept
_IMAGININGS = 3  # how often a guess is tried at a checkpoint before it is made in the middle of a rule


#: Where nobody is asked together with others: entries are made only into those of a question to several.
_NO_ANSWERS: dict[int, Option] = {}


class Session(Generic[S]):
    """A game being played: what is asked, what may be chosen, and the way back.

    With `keep` (the default) it takes a snapshot at every checkpoint and keeps the story and its newest beats, as a
    table with people wants; without, it is as fast as it can be, and any way back is a replay from the start.
    """

    __slots__ = (
        "__weakref__",
        "_answers",
        "_ask",
        "_before",
        "_flow",
        "_future",
        "_guesses",
        "_origin",
        "_outcome",
        "_seam",
        "_several",
        "_snapshots",
        "_steps",
        "choices",
        "game",
        "keep",
        "options",
        "seats",
        "seed",
        "table",
    )

    choices: list[Choice]
    table: Table[S]
    _ask: Ask | None
    _several: Together | Anyone | None
    _answers: dict[int, Option]  # given while others still think
    _outcome: Outcome | None
    _flow: Flow[Outcome]
    _steps: list[Step]
    _snapshots: list[Snapshot]
    _future: list[Choice]
    _origin: Snapshot | None  # where a fork began: it is replayed from there
    _seam: Snapshot | None  # where play went on under other rules: what was before cannot be played again
    _before: tuple[Event, ...]  # the story of what was before the seam
    _guesses: tuple[Guess, ...]  # what is imagined here and not so in the true game

    def __init__(
        self, game: Game[S, Any], options: Any = None, seats: int | None = None, seed: Seed = 0, *, keep: bool = True
    ) -> None:
        self.game = game
        self.options = game.options() if options is None else options
        self.seats = game.seats[0] if seats is None else seats
        text = seed_text(seed)
        if text is None:
            raise BadSetup("bad-seed", most=LONGEST_SEED)
        self.seed = text
        self.keep = keep
        self._origin, self._seam, self._before, self._guesses = None, None, (), ()
        game.check(self.options, self.seats)
        self._begin([])

    # what is asked

    @property
    def state(self) -> S:
        """The full position. For rules and tests: what a player may see is in `view`."""
        return self.table.state

    @property
    def ask(self) -> Ask | None:
        """The question that play waits for; None at the end, or where several seats decide at once."""
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
        """The questions that seats have answered in secret while others still think: they may answer otherwise."""
        if not isinstance(self._several, Together):
            return ()
        return tuple((ask, self._answers[ask.seat]) for ask in self._several.asks if ask.seat in self._answers)

    @property
    def anyone(self) -> Anyone | None:
        """The questions of which the first answer goes on, where play waits for such."""
        return self._several if isinstance(self._several, Anyone) else None

    @property
    def beats(self) -> list[Beat]:
        """The newest moments worth seeing, where the session keeps them."""
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

    def view(self, viewer: Viewer = None) -> View[S]:
        """The game in the eyes of a seat, of several seats, or of a spectator."""
        return View(self, viewer)

    # decisions

    def choose(self, key: str, seat: int | None = None) -> None:
        """Choose the option with this key, for the seat that is asked.

        A seat that has answered in secret while others still think may choose again: that is its answer then.
        """
        ask = self._ask_for(seat)
        option = ask.option(key)
        if option is None:
            raise IllegalChoice("not-an-option", key=key)
        self._decide(ask.seat, option)

    def take(self, index: int, seat: int | None = None) -> None:
        """Choose an option by its place in the list: the quick way for programs."""
        ask = self._ask
        if ask is None or seat is not None or self.keep:
            ask = self._ask_for(seat)
            self._decide(ask.seat, ask.options[index])
            return
        option = ask.options[index]
        self.choices.append((ask.seat, option))
        self._advance(option)

    def _ask_for(self, seat: int | None) -> Ask:
        asks = self.asks
        if not asks:
            raise IllegalChoice("game-over")
        if seat is None:
            if len(asks) > 1:
                raise IllegalChoice("seat-needed")
            return asks[0]
        if not 0 <= seat < self.seats:
            raise IllegalChoice("no-such-seat", seat=seat, last=self.seats - 1)
        ask = self.asked(seat) or next((ask for ask, _ in self.answered if ask.seat == seat), None)
        if ask is None:
            raise IllegalChoice("not-your-turn")
        return ask

    def _decide(self, seat: int, option: Option) -> None:
        if seat in self._answers:
            self._change(seat, option)
            return
        self._put(seat, option)
        if self._future:
            redone = self._future.pop()
            if redone != (seat, option):
                self._future.clear()

    def _change(self, seat: int, option: Option) -> None:
        """Another answer in place of the one that the seat gave in secret, as if it had been that from the start."""
        if self._answers[seat] != option:
            at = self._pending(seat)
            assert at is not None
            self.choices[at] = (seat, option)
            self._answers[seat] = option
            self._future.clear()

    def _pending(self, seat: int) -> int | None:
        """The place among the decisions of an answer that the seat gave in secret while others still think."""
        if seat not in self._answers or not isinstance(self._several, Together):
            return None
        first = len(self.choices) - len(self._answers)
        return next(at for at in range(first, len(self.choices)) if self.choices[at][0] == seat)

    def _put(self, seat: int, option: Option) -> None:
        """Enter a decision and go on to the next question."""
        self.choices.append((seat, option))
        answer: Any = option
        several = self._several
        if several is not None:
            first = several.__class__ is Anyone and option != PASS
            if not first:
                self._answers[seat] = option
                if len(self._answers) < len(several.asks):
                    if self.keep:
                        self._steps.append(ANSWERED if several.__class__ is Together else QUIET)
                    return
            answer = (seat, option) if first else self._all_answered()
        if not self.keep:
            self._advance(answer)
            return
        table = self.table
        drawn = table.state.rng.drawn
        table.revealed = 0
        table.at = len(self.choices)
        if table.beats:
            del table.beats[:-_BEATS]
        try:
            self._advance(answer)
        except RulesFault:
            self._rewind(len(self.choices) - 1)  # the decision that broke the rules has not happened
            raise
        # who answers last learns from what follows what the others had chosen in secret
        secret = several.__class__ is Together and len(several.asks) > 1
        revealed = ALL if secret else table.revealed
        chance = drawn != table.state.rng.drawn
        self._steps.append(Step(chance, revealed, secret) if chance or revealed else QUIET)

    def _all_answered(self) -> Any:
        """What the rules get when the last seat has answered, or has passed."""
        if isinstance(self._several, Together):
            return {ask.seat: self._answers[ask.seat] for ask in self._several.asks}
        return None

    def play_out(self, below_one: Callable[[], float], most: int) -> int:
        """Choose by random numbers below one until the end, or `most` decisions long; how many were made.

        The inner loop of rollouts and simulations: what `take` does, without looking around between decisions.
        """
        made = 0
        while made < most and (self._ask is not None or self._several is not None):
            ask = self._ask
            if ask is None or self.keep:
                ask = ask or self.asks[0]
                self._decide(ask.seat, ask.options[int(below_one() * len(ask.options))])
                made += 1
                continue
            note, send = self.choices.append, self._flow.send
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
                self._face(asked)
        return made

    def _advance(self, answer: Any) -> None:
        send = self._flow.send
        try:
            asked = send(answer)
            while asked is CHECKPOINT:
                if self.keep:
                    self._snapshot()
                asked = send(None)
        except StopIteration as end:
            self._end(end.value)
        except Exception as error:
            raise self._fault(error) from error
        else:
            self._face(asked)

    def _end(self, outcome: Any) -> None:
        self._ask, self._several, self._answers, self._outcome = None, None, _NO_ANSWERS, outcome
        if not isinstance(outcome, Outcome):
            raise RulesFault("no-outcome", game=self.game.name, at=len(self.choices)) from None

    def _fault(self, error: Exception) -> RulesFault:
        why = f"{type(error).__name__}: {error}"
        return RulesFault("rules-fault", game=self.game.name, at=len(self.choices), why=why)

    def _face(self, asked: Any) -> None:
        """What the rules have asked is what play waits for."""
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

    def _dead_end(self, ask: Ask) -> None:
        raise RulesFault("dead-end", game=self.game.name, at=len(self.choices), prompt=str(ask.prompt))

    # the way back

    def undo_kind(self, to: int | None = None, by: Viewer = None, forgetful: Sequence[int] = ()) -> Undo:
        """What it costs to go back to the position after `to` decisions (default: before the last one by `by`).

        It is free for those who take back nothing but their own decisions, if no die was rolled and nothing hidden was
        shown to them since; so is an answer given in secret while others still think. Who is forgetful (a bot) minds
        neither that a decision is taken back nor what was seen.
        """
        if to is None and self._own_answer(by) is not None:
            return Undo.FREE
        to = self._undo_target(to, by)
        if to is None:
            return Undo.IMPOSSIBLE
        self._remember()
        who = {seat for seat, _ in self.choices[to:]}
        looking = eyes(by if by is not None else who)
        own = len(who) == 1 if by is None else all(1 << seat & looking or seat in forgetful for seat in who)
        if own and not any(step.chance or step.revealed & looking for step in self._steps[to:]):
            return Undo.FREE
        return Undo.CONSENT

    def undo(self, to: int | None = None, by: Viewer = None) -> None:
        """Go back to the position after `to` decisions (default: before the last decision by `by`).

        By default, an answer given in secret while others still think is taken back alone: theirs stand.
        """
        own = self._own_answer(by) if to is None else None
        if own is not None:
            self._future.append(self.choices.pop(own))
            del self._answers[self._future[-1][0]], self._steps[own : own + 1]
            return
        to = self._undo_target(to, by)
        if to is None:
            raise CannotUndo("nothing-to-undo")
        self._remember()
        self._future.extend(reversed(self.choices[to:]))
        self._rewind(to)

    def retracted(self, to: int, most: int | None = None) -> list[Retracted]:
        """What an undo to `to` decisions would take back, the newest first (so many of them): what was chosen.

        Everybody may be told of a decision but those to whom it is a secret: an answer given in secret is told to who
        gave it, a choice that names a card to those who see that card now; and see `Option.told`.
        """
        self._remember()
        first = max(to, 0 if most is None else len(self.choices) - most)
        found = []
        for at in range(len(self.choices) - 1, first - 1, -1):
            seat, option = self.choices[at]
            if option.__class__ is not Recorded:
                told = None if self._steps[at].secret else option.told()
                others = may_know(self.table.state, option) if told else 0
                found.append(Retracted(seat, 1 << seat | others, told or option.label()))
        return found

    def redo(self) -> None:
        """Bring back the decision that was taken back last."""
        if not self._future:
            raise CannotUndo("nothing-to-redo")
        seat, option = self._future[-1]
        self._put(seat, self._offered(seat, option))
        self._future.pop()

    @property
    def can_redo(self) -> bool:
        """Whether a decision was taken back and can be brought back."""
        return bool(self._future)

    def _undo_target(self, to: int | None, by: Viewer) -> int | None:
        first = self._guessed()
        if to is not None:
            return to if first <= to < len(self.choices) else None
        looking = eyes(by) if by is not None else ALL
        for at in range(len(self.choices) - 1, first - 1, -1):
            if 1 << self.choices[at][0] & looking:
                return at
        return None

    def _own_answer(self, by: Viewer) -> int | None:
        """The place among the decisions of the last secret answer of these seats, while others still think."""
        if by is None:
            return None
        looking, first = eyes(by), self._guessed()
        places = [self._pending(seat) for seat in self._answers if 1 << seat & looking]
        return max((at for at in places if at is not None and at >= first), default=None)

    def _guessed(self) -> int:
        """How many decisions had been made at the last guess, or under other rules: there is no way back before it."""
        return max((guess.at for guess in self._guesses), default=self._seam.at if self._seam else 0)

    def _remember(self) -> None:
        """Make sure that every step so far is on record."""
        if len(self._steps) != len(self.choices):
            self.keep = True
            choices, future = self.choices, self._future
            if not self._guesses:
                self._origin = self._seam
            self._begin(choices)
            self._replay(choices[len(self.choices) :])
            self._future = future

    def _rewind(self, to: int) -> None:
        """Be again where `to` decisions had been made."""
        choices, future = self.choices[:to], self._future
        beats = [beat for beat in self.beats if beat.at <= to]
        while self._snapshots and self._snapshots[-1].at > to:
            self._snapshots.pop()
        if not self._snapshots:
            self._begin(choices)
            done = len(self.choices)
        else:
            snapshot = self._snapshots.pop()  # play takes it again when it is re-entered
            done = snapshot.at
            del self._steps[done:]
            self.choices = choices[:done]
            events = self.table.events
            if events is not None:
                del events[snapshot.events :]
            self._enter(decoder(self.game.state).decode(snapshot.state), events)
        self._replay(choices[done:])
        self._future = future
        if self.keep:
            self.table.beats = beats

    def _begin(self, choices: list[Choice]) -> None:
        """Start again, to replay these choices: from the set-up, or from where a fork began."""
        origin = self._origin
        done = origin.at if origin else 0
        self.choices = choices[:done]
        self._steps = [QUIET] * done if self.keep else []
        self._snapshots = []
        self._future = []
        if origin:
            state = decoder(self.game.state).decode(origin.state)
        else:
            state = self.game.setup(self.options, self.seats, Rng(self.seed))
        self._enter(state, list(self._before) if self.keep else None)

    def _enter(self, state: S, events: list[Event] | None) -> None:
        """Start playing from a state that is at a checkpoint."""
        self.table = table = Table(state, self.seats, events)
        if self.keep:
            table.at = len(self.choices)
            table.beats = []
        self._outcome = None
        self._flow = self.game.play(table)
        self._advance(None)
        if self._guesses:
            self._imagine()

    def _imagine(self) -> None:
        """Make the guesses that were made after so many decisions."""
        for guess in self._guesses:
            if guess.at == len(self.choices):
                guess.make(self.table.state)

    def _replay(self, choices: list[Choice]) -> None:
        """Make these choices again; only what follows the last of them is watched."""
        beats, self.table.beats = self.table.beats, None
        for n, (seat, option) in enumerate(choices, 1):
            if n == len(choices):
                self.table.beats = beats
            self._put(seat, self._offered(seat, option))
            if self._guesses:
                self._imagine()
        self.table.beats = beats

    def _offered(self, seat: int, option: Option) -> Option:
        """An option chosen before, as it is asked now: rules may compare what comes with what they offered."""
        ask = self.asked(seat)
        offered = None
        if ask is not None:
            recorded = option.__class__ is Recorded
            offered = ask.option(option.key()) if recorded else next((o for o in ask.options if o == option), None)
        if offered is None:
            at = len(self.choices)
            raise RulesFault("not-repeatable", game=self.game.name, at=at, key=option.key())
        return offered

    def _snapshot(self) -> None:
        kept = self._snapshots
        if kept and kept[-1].at == len(self.choices):
            kept.pop()  # nothing was decided since: the later state needs less replaying
        state = bytes(memoryview(_ENCODER.encode(self.table.state)))  # the encoder leaves room at the end: a sixth
        kept.append(Snapshot(len(self.choices), len(self.table.events or ()), state))
        if len(kept) > 2 * _KEPT_WHOLE:
            del kept[1:-_KEPT_WHOLE:2]

    def state_at(self, beat: Beat) -> S:
        """The full position at a moment worth seeing."""
        return decoder(self.game.state).decode(beat.state)

    def newest_snapshot(self) -> Snapshot | None:
        """The last snapshot taken."""
        return self._snapshots[-1] if self._snapshots else None

    def resume(self, snapshot: Snapshot, choices: list[Choice]) -> None:
        """Go on from a snapshot that was taken after these choices."""
        self.choices = choices
        self._steps, self._snapshots, self._future = [], [], []
        self._origin, self._seam, self._guesses = None, None, ()
        self._enter(decoder(self.game.state).decode(snapshot.state), [] if self.keep else None)

    def go_on(self, snapshot: Snapshot, choices: list[Choice], story: Sequence[Event] = ()) -> None:
        """Go on from a snapshot after these choices for good: they are a record, and there is no way back before it."""
        self._origin = self._seam = snapshot
        self._guesses, self._before = (), tuple(story)
        self._begin(choices)

    @property
    def seam(self) -> Snapshot | None:
        """Where play went on under other rules than before: the decisions up to there are only a record."""
        return self._seam

    # copies

    def fork(self, *, keep: bool = False) -> Session[S]:
        """A session of its own that goes on from here."""
        return self._fork(self.choices, keep)

    def _fork(self, choices: list[Choice], keep: bool) -> Session[S]:
        origin = self._origin
        if not keep and self._snapshots:
            origin = self._snapshots[-1]
        elif keep and not self._guesses:
            origin = self._seam  # a session that keeps everything knows the whole story
        return self._twin(origin, choices, keep)

    def _twin(self, origin: Snapshot | None, choices: list[Choice], keep: bool) -> Session[S]:
        """Another session of this game that starts from a snapshot and repeats the choices after it."""
        twin: Session[S] = Session.__new__(Session)
        twin.game, twin.options, twin.seats, twin.seed = self.game, self.options, self.seats, self.seed
        twin.keep = keep
        twin._origin, twin._seam, twin._guesses = origin, self._seam, self._guesses
        twin._before = self._before
        twin._begin(choices)
        if len(choices) > len(twin.choices):
            twin._replay(choices[len(twin.choices) :])
        return twin

    def _guess(self, viewer: Viewer, rng: Rng) -> Session[S]:
        """A fork in which what the viewer cannot see is guessed, secret decisions under way among it."""
        if not self.keep:
            return self.fork(keep=True)._guess(viewer, rng)
        looking = eyes(viewer)
        choices = self.choices
        if self.answered:
            settled, pending = choices[: -len(self._answers)], choices[-len(self._answers) :]
            choices = settled + [choice for choice in pending if 1 << choice[0] & looking]
        secrets = has_secrets(self.game.state)
        twin = self._guess_at_checkpoint(viewer, choices, rng) if secrets else None
        guess = Guess(len(choices), rng.key(), viewer, cards=twin is None)
        if twin is None:
            twin = self._fork(choices, keep=False)
        guess.make(twin.table.state)
        twin._guesses = (*twin._guesses, guess)
        if twin._origin is not None:  # it never sets itself up again
            twin.options = redact(self.options, viewer)
        return twin

    def _guess_at_checkpoint(self, viewer: Viewer, choices: list[Choice], rng: Rng) -> Session[S] | None:
        """A fork guessed at the last checkpoint, so that whatever is asked since then follows from the guess too.

        None where what the viewer has seen since does not come about with other cards.
        """
        if not self._snapshots:
            return None
        snapshot = self._snapshots[-1]
        hidden = hidden_from(self.table.state, viewer)
        seen = redact(self.table.state, viewer)
        for _ in range(_IMAGININGS):
            state = decoder(self.game.state).decode(snapshot.state)
            chance = state.rng.state
            determinize(state, viewer, rng, hidden)
            state.rng.state = chance  # dice that have been rolled stay as they fell
            try:
                twin = self._twin(Snapshot(snapshot.at, 0, _ENCODER.encode(state)), choices, keep=False)
            except RulesFault:
                continue
            if redact(twin.table.state, viewer) == seen:
                return twin
        return None


_ENCODER = msgspec.msgpack.Encoder()
