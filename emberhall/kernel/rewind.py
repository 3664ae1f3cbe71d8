"""The way back: undo and redo, forks, and going on from a snapshot. Each is a replay from the nearest state kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from msgspec.structs import replace

from .ask import Ask, Option
from .errors import CannotUndo, RulesFault
from .history import Change, History, WentBack, Withdrawn
from .reading import decoder
from .rng import Rng
from .run import Run
from .secrecy import Viewer, eyes, may_know
from .steps import QUIET, Decision, Guess, Recorded, Retracted, Snapshot, Undo
from .table import Beat, Event, State, Table
from .zones import ALL

S = TypeVar("S", bound=State)


class Rewindable(Run[S]):
    """A run that can go back, be forked, and be resumed."""

    __slots__ = ("_before", "_guesses", "_origin", "_seam")

    _origin: Snapshot | None  # where a fork began: it is replayed from there
    _seam: Snapshot | None  # where play went on under other rules: what came before cannot be played again
    _before: tuple[Event, ...]  # the story of what came before the seam
    _guesses: tuple[Guess, ...]  # what is guessed here and differs from the true game

    # undo and redo

    def undo_kind(self, to: int | None = None, by: Viewer = None, forgetful: Sequence[int] = ()) -> Undo:
        """What it costs to go back to the position after `to` decisions (default: before the last one by `by`).

        It is free if you take back only your own decisions, and since then no die was rolled and nothing hidden was
        shown to you; so is a secret answer while others are still deciding. The `forgetful` seats (bots) never object.
        """
        if to is None and self._own_answer(by) is not None:
            return Undo.FREE
        to = self._undo_target(to, by)
        if to is None:
            return Undo.IMPOSSIBLE
        self.remember()
        who = {seat for seat, _ in self.choices[to:]}
        looking = eyes(by if by is not None else who)
        own = len(who) == 1 if by is None else all(1 << seat & looking or seat in forgetful for seat in who)
        if own and not any(step.chance or step.revealed & looking for step in self._steps[to:]):
            return Undo.FREE
        return Undo.CONSENT

    def undo(self, to: int | None = None, by: Viewer = None) -> None:
        """Go back to the position after `to` decisions (default: before the last decision by `by`).

        By default, a secret answer is taken back alone while others are still deciding: theirs stand.
        """
        own = self._own_answer(by) if to is None else None
        if own is not None:
            self._look_back()
            seat = self.choices[own][0]
            self.history.add(Withdrawn(seat))
            del self._answers[seat], self._steps[own : own + 1]
            return
        to = self._undo_target(to, by)
        if to is None:
            raise CannotUndo("nothing-to-undo")
        self.remember()
        self.history.add(WentBack(to))
        self._rewind(to)

    def redo(self) -> None:
        """Bring back the decision that was taken back last."""
        if not self.history.future:
            raise CannotUndo("nothing-to-redo")
        seat, option = self.history.future[-1]
        self._decide(seat, self._offered(seat, option))

    @property
    def can_redo(self) -> bool:
        """Whether a decision was taken back and can be brought back."""
        return bool(self.history.future)

    def follow(self, change: Change[str]) -> None:
        """Make the next change of another history, such as a stored record; its options are known by their keys."""
        if isinstance(change, WentBack):
            self.undo(to=change.to)
        elif isinstance(change, Withdrawn):
            self.undo(by=change.seat)
        else:
            seat, key = change if isinstance(change, tuple) else (change.seat, change.what)
            self.choose(key, seat)

    def retracted(self, to: int, most: int | None = None) -> list[Retracted]:
        """What an undo to `to` decisions would take back, newest first, `most` of them at most.

        Each says who may be told about it. Only its own seat hears about a secret answer, and only those who see a card
        now hear about a choice that names it. See also `Option.told`.
        """
        self.remember()
        first = max(to, 0 if most is None else len(self.choices) - most)
        found = []
        for at in range(len(self.choices) - 1, first - 1, -1):
            seat, option = self.choices[at]
            if option.__class__ is not Recorded:
                told = None if self._steps[at].secret else option.told()
                others = may_know(self.table.state, option) if told else 0
                found.append(Retracted(seat, 1 << seat | others, told or option.label()))
        return found

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
        """The place among the decisions of the last secret answer of these seats, while others are still deciding."""
        if by is None or not self.answered:
            return None
        looking, first = eyes(by), self._guessed()
        places = [self.history.newest(seat) for seat in self._answers if 1 << seat & looking]
        return max((at for at in places if at >= first), default=None)

    def _guessed(self) -> int:
        """How many decisions came before the last guess, or before the rules changed: undo stops there."""
        return max((guess.at for guess in self._guesses), default=self._seam.at if self._seam else 0)

    # replay

    def remember(self) -> None:
        """Keep everything from now on as it happens; what has not been kept so far is played again beside.

        A session does this by itself as soon as someone looks back. Do it at the start if you know that someone will.
        """
        if self._remembers and len(self._steps) == len(self.choices):
            return
        self.keep = True
        if not self._guesses:
            self._origin = self._seam
        again = self._twin(self._origin, self.choices, keep=True, every_beat=True)
        self._remembers, self._steps, self._snapshots = True, again._steps, again._snapshots
        mine, kept = self.table, again.table
        mine.events, mine.beats, mine.marks = kept.events, kept.beats, True
        mine.revealed, mine.at = kept.revealed, kept.at
        self._reword(again)

    def _reword(self, told: Run[S]) -> None:
        """Ask what is being asked in the words for those who follow the story; some say more to them."""
        if self._ask is not None and told._ask is not None:
            self._ask = _reworded(self._ask, told._ask)
        elif self._several is not None and told._several is not None:
            pairs = zip(self._several.asks, told._several.asks, strict=True)
            asks = tuple([_reworded(ask, other) for ask, other in pairs])
            self._several = replace(self._several, asks=asks)

    def _look_back(self) -> None:
        if self.keep and not self._remembers:
            self.remember()

    def _rewind(self, to: int) -> None:
        choices = self.choices[:to]
        beats = [beat for beat in self.table.beats or () if beat.at <= to]
        while self._snapshots and self._snapshots[-1].at > to:
            self._snapshots.pop()
        if not self._snapshots:
            self._begin(choices)
            done = len(self.choices)
        else:
            snapshot = self._snapshots.pop()  # play takes it again when it is re-entered
            done = snapshot.at
            del self._steps[done:]
            self.history.choices = choices[:done]
            events = self.table.events
            if events is not None:
                del events[snapshot.events :]
            self._enter(decoder(self.game.state).decode(snapshot.state), events)
        self._replay(choices[done:])
        if self._remembers:
            self.table.beats = beats

    def _begin(self, choices: list[Decision]) -> None:
        """Start again, to replay these choices: from the set-up, or from where a fork began."""
        origin = self._origin
        done = origin.at if origin else 0
        self.history.choices = choices[:done]
        self._steps = [QUIET] * done if self._remembers else []
        self._snapshots = []
        if origin:
            state = decoder(self.game.state).decode(origin.state)
        else:
            state = self.game.setup(self.options, self.seats, Rng(self.seed))
        self._enter(state, list(self._before) if self._remembers else None)

    def _enter(self, state: S, events: list[Event] | None) -> None:
        """Start playing from a state that is at a checkpoint."""
        self.table = table = Table(state, self.seats, events)
        table.marks = self._remembers
        if self._remembers:
            table.at = len(self.choices)
            table.beats = []
        self._outcome = None
        self._flow = self.game.play(table)
        self._advance(None)
        if self._guesses:
            self._imagine()

    def _imagine(self) -> None:
        """Make the guesses that belong after this many decisions."""
        for guess in self._guesses:
            if guess.at == len(self.history.choices):
                guess.make(self.table.state)

    def _replay(self, choices: Sequence[Decision], *, every_beat: bool = False) -> None:
        """Make these choices again; only what follows the last of them keeps its beats, unless all are wanted."""
        beats = self.table.beats
        for n, (seat, option) in enumerate(choices, 1):
            self.table.beats = beats if every_beat or n == len(choices) else None
            offered = self._offered(seat, option)
            self.history.choices.append((seat, offered))
            self._go_on(seat, offered)
            if self._guesses:
                self._imagine()
        self.table.beats = beats

    def _offered(self, seat: int, option: Option) -> Option:
        """An option chosen before, as the rules offer it now: they may compare what they get with what they offered."""
        ask = self.asked(seat)
        offered = None
        if ask is not None:
            # the same key is the same option, even if it tells more or less than in a session that keeps the story
            recorded = option.__class__ is Recorded
            same = None if recorded else next((o for o in ask.options if o == option), None)
            offered = same or ask.option(option.key())
        if offered is None:
            at = len(self.choices)
            raise RulesFault("not-repeatable", game=self.game.name, at=at, key=option.key())
        return offered

    def state_at(self, beat: Beat) -> S:
        """The full position at a moment worth seeing."""
        return decoder(self.game.state).decode(beat.state)

    # going on from elsewhere

    def resume(self, snapshot: Snapshot, choices: list[Decision]) -> None:
        """Go on from a snapshot that was taken after these choices."""
        self.history = History(choices)
        self._steps, self._snapshots = [], []
        self._origin, self._seam, self._guesses = None, None, ()
        self._remembers = self.keep
        self._enter(decoder(self.game.state).decode(snapshot.state), [] if self.keep else None)

    def go_on(self, snapshot: Snapshot, choices: list[Decision], story: Sequence[Event] = ()) -> None:
        """Go on from a snapshot after these choices for good: they become a record, and undo stops here."""
        self._origin = self._seam = snapshot
        self._guesses, self._before = (), tuple(story)
        self.history = History()
        self._remembers = self.keep
        self._begin(choices)

    @property
    def seam(self) -> Snapshot | None:
        """Where play went on under new rules: the decisions before it are only a record. None if it never did."""
        return self._seam

    # copies

    def fork(self, *, keep: bool = False) -> Self:
        """An independent copy that goes on from here. Use it to try things out."""
        self._look_back()
        return self._fork(self.history.choices, keep)

    def _fork(self, choices: list[Decision], keep: bool) -> Self:
        origin = self._origin
        if not keep and self._snapshots:
            origin = self._snapshots[-1]
        elif keep and not self._guesses:
            origin = self._seam  # a session that keeps everything knows the whole story
        return self._twin(origin, choices, keep)

    def _twin(self, origin: Snapshot | None, choices: list[Decision], keep: bool, every_beat: bool = False) -> Self:
        """Another session of this game that starts from a snapshot and replays the choices after it."""
        kind = self.__class__
        twin = kind.__new__(kind)
        twin.game, twin.options, twin.seats, twin.seed = self.game, self.options, self.seats, self.seed
        twin.keep, twin._remembers, twin.history = keep, keep, History([])
        twin._origin, twin._seam, twin._guesses = origin, self._seam, self._guesses
        twin._before = self._before
        twin._begin(choices)
        done = len(twin.history.choices)
        if len(choices) > done:
            twin._replay(choices[done:], every_beat=every_beat)
        return twin


def _reworded(ask: Ask, told: Ask) -> Ask:
    """A question in the words of another, and its options too, if they say more but are chosen alike."""
    more = list(told.options) != list(ask.options) and told.keys() == ask.keys()
    return replace(ask, prompt=told.prompt, options=told.options if more else ask.options)
