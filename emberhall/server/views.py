"""What one viewer sees of a table, as it is sent. Nothing leaves the hall but what `session.view(viewer)` shows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from emberhall.kernel import Ask, Event, Game, Message, Option, Retracted, Texts, View
from emberhall.kernel import eyes as seats_as_bits
from emberhall.scene import Keeper
from emberhall.scene.render import Plainly
from emberhall.store import SeatRow, TableRow, Undone

from .games import bot_title
from .held import Eyes, HeldTable
from .texts import TEXTS

NEWEST_LINES = 200
NAMED_UNDONE = 3  # decisions that the story names for an undo
QUOTED = 70  # characters of each
_INNER_QUOTES = str.maketrans("«»“”", "„“‘’")
MOST_BEATS = 40
_ENCODER = msgspec.json.Encoder()

encode = _ENCODER.encode


class Beat(NamedTuple):
    """A moment worth seeing: after how many decisions, the lines of the story before it, and the scene."""

    at: int
    line: int
    scene: Any


class Moment(NamedTuple):
    """A beat as certain eyes see it: the decision that led to it, how many of its lines came before, and the scene."""

    at: int
    lines: int
    drawn: Any


@lru_cache(maxsize=50_000)
def offered(option: Option, texts: Texts, language: str) -> msgspec.Raw:
    """An option as it is sent, made once: all of it follows from its fields."""
    told = {"key": option.key(), "label": texts.say(option.label(), language), "touches": option.touches()}
    return msgspec.Raw(encode(told))


_at = attrgetter("at")


class Look:
    """What certain eyes see, whatever their language: drawn once for all who look so."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.version = -1
        self.view: View[Any]
        self.drawn: Any = None
        self.moments: list[Moment] = []
        self._seen = -1  # the last decision whose beats were drawn

    def refresh(self, table: HeldTable, keeper: Keeper) -> None:
        """Look again, if something has happened."""
        if self.version == table.version:
            return
        self.version = table.version
        self.view = table.session.view(self.eyes or None)
        looking = seats_as_bits(self.eyes or None)
        scene = table.game.scene
        if self.drawn is not None:  # nobody is shown what was before they came
            told = table.session.table.events or []
            for number, beat, state in table.moments(self._seen):
                before = told[bisect_left(told, beat.at, hi=beat.events, key=_at) : beat.events]
                lines = sum(1 for event in before if event.to & looking)
                drawn = keeper.scene(scene, state, looking, position=(self.version, number))
                self.moments.append(Moment(beat.at, lines, drawn))
            del self.moments[:-MOST_BEATS]
        self.drawn = keeper.scene(scene, table.session.state, looking, position=self.version)
        self._seen = len(table.standing.choices)

    def cut(self, to: int) -> None:
        """Forget the beats after `to` decisions: an undo took them back."""
        self._seen = min(self._seen, to)
        self.moments = [moment for moment in self.moments if moment.at <= to]


class Tongue:
    """What a table says anew in one language, for all its sights: scenes in words, and the changes between them."""

    def __init__(self, texts: Texts, language: str) -> None:
        self.language = language
        self._version = -1
        self._plainly = Plainly(texts, language)
        self._patches: dict[tuple[int, int], tuple[Any, Any, msgspec.Raw]] = {}

    def turn_to(self, version: int) -> None:
        """Forget what belongs to an earlier version of the table."""
        if self._version != version:
            self._version = version
            self._plainly.forget()
            self._patches.clear()

    def plain(self, drawn: Any, before: tuple[Any, Any] | None) -> Any:
        """A scene in words; what is as in the scene before is the same object."""
        return self._plainly.plain(drawn, before) or {}

    def patch(self, had: Any, scene: Any) -> msgspec.Raw:
        """How a scene differs from an earlier one."""
        known = self._patches.get((id(had), id(scene)))
        if known is None:
            patch = msgspec.Raw(encode(difference(had, scene)))
            known = self._patches[id(had), id(scene)] = (had, scene, patch)
        return known[2]


class Sight:
    """What certain eyes see in one language: shared by everybody who looks so, and updated where it changed."""

    def __init__(self, look: Look, tongue: Tongue) -> None:
        self.look = look
        self.eyes = look.eyes
        self.language = tongue.language
        self.version = -1
        self._tongue = tongue
        self.lines: list[dict[str, Any]] = []
        self.cuts: list[int] = []  # to how many lines undos have shortened the story
        self.scene: Any = {}
        self._drawn: tuple[Any, Any] | None = None
        self._scene_json: msgspec.Raw | None = None
        self._length = 0  # of a whole scene, as it was sent last
        self.sent: dict[Any, bytes] = {}  # views already sent to others
        self.asks = self.answers = msgspec.Raw(b"[]")
        self.beats: list[Beat] = []  # the newest moments worth seeing, oldest first
        self._told = -1  # the last decision whose lines are there
        self._undone = 0  # the last row of the record whose undo is there

    def refresh(self, table: HeldTable) -> None:
        """Update, if something has happened; the look must be up to date."""
        if self.version == table.version:
            return
        self.version = table.version
        view = self.look.view
        events = list(view.events(self._told + 1))
        if self._drawn is not None:
            self._watch(events)
        self.scene = self._said(self.look.drawn)
        self._scene_json = None
        self.sent.clear()
        self.asks = msgspec.Raw(encode([self._asked(view, ask) for ask in view.asks]))
        answered = [self._asked(view, ask) | {"key": option.key()} for ask, option in view.answered]
        self.answers = msgspec.Raw(encode(answered))
        decisions = len(table.standing.choices)
        undone = [one for one in table.standing.undone if one.seq > self._undone]
        for event in events:
            while undone and undone[0].to < event.at:
                self._tell_undone(table, undone.pop(0))
            self.lines.append(line(event, self.eyes, table, self.language))
        for one in undone:
            self._tell_undone(table, one)
        self._told = decisions

    def _tell_undone(self, table: HeldTable, undone: Undone) -> None:
        """Add an undo to the story."""
        name = self._called(table, undone.seat)
        looking = seats_as_bits(self.eyes or None)
        told = [one for one in undone.retracted if one.to & looking][:NAMED_UNDONE]
        message = Message("say-undone", {"name": name, "count": undone.count})
        if told:
            what = [self._quoted(table, undone.seat, one) for one in told]
            if more := undone.count - len(told):
                what.append(TEXTS.say(Message("undone-more", {"count": more}), self.language))
            message = Message("say-undone-what", {"name": name, "what": tuple(what)})
        about = _told_of([one.label for one in told], table, self.language)
        self.lines.append(
            {
                "at": undone.to,
                "text": TEXTS.say(message, self.language),
                "about": about,
                "undone": True,
                "by": undone.seat,
            }
        )
        self._undone = undone.seq

    def _quoted(self, table: HeldTable, by: int, one: Retracted) -> str:
        """What was chosen, in quotation marks; and by whom, if another player took it back."""
        label = shortened(table.game.texts.recall(one.label, self.language))
        quoted = TEXTS.say(Message("undone-quoted", {"label": label.translate(_INNER_QUOTES)}), self.language)
        seat = table.seats[one.seat]
        if one.seat == by or (seat.person and seat.person == table.seats[by].person):
            return quoted
        return TEXTS.say(Message("undone-by", {"quoted": quoted, "name": self._called(table, one.seat)}), self.language)

    def _called(self, table: HeldTable, seat: int) -> str:
        """The name of the player in a seat."""
        row = table.seats[seat]
        if row.bot:
            return bot_title(table.game, row.bot, self.language)
        return row.name or TEXTS.say(Message("seat-number", {"seat": seat + 1}), self.language)

    def _watch(self, events: Sequence[Event]) -> None:
        """Enter the beats since the last update."""
        for moment in self.look.moments:
            if moment.at > self._told:
                before = len(self.lines) + sum(event.at < moment.at for event in events) + moment.lines
                self.beats.append(Beat(moment.at, before, self._said(moment.drawn)))
        del self.beats[:-MOST_BEATS]

    def _said(self, drawn: Any) -> Any:
        scene = self._tongue.plain(drawn, self._drawn)
        self._drawn = drawn, scene
        return scene

    def cut(self, to: int) -> None:
        """Drop what was told after `to` decisions: an undo took it back."""
        self._told = min(self._told, to)
        self.beats = [beat for beat in self.beats if beat.at <= to]
        kept = len(self.lines)
        while kept and self.lines[kept - 1]["at"] > to:
            kept -= 1
        if kept < len(self.lines):
            del self.lines[kept:]
            self.cuts.append(kept)

    def scene_json(self) -> msgspec.Raw:
        """The whole scene."""
        if self._scene_json is None:
            whole = encode(self.scene)
            self._scene_json, self._length = msgspec.Raw(whole), len(whole)
        return self._scene_json

    def patch_json(self, had: Any) -> msgspec.Raw | None:
        """How the scene differs from one sent before; None if the whole scene is shorter."""
        patch = self._tongue.patch(had, self.scene)
        return patch if len(bytes(patch)) < self._length else None  # scenes grow slowly

    def beats_json(self, had: Any, since: int) -> tuple[list[dict[str, Any]], Any]:
        """The beats since a number of decisions, each as the changes since the one before; and the last scene."""
        told = []
        for beat in self.beats:
            if beat.at > since:
                told.append({"line": beat.line, "patch": self._tongue.patch(had, beat.scene)})
                had = beat.scene
        return told, had

    def _asked(self, view: View[Any], ask: Ask) -> dict[str, Any]:
        texts, language = view.game.texts, self.language
        asked: dict[str, Any] = {
            "seat": ask.seat,
            "prompt": texts.say(ask.prompt, language),
            "rule": ask.rule,
            "options": [offered(option, texts, language) for option in ask.options],
        }
        if view.anyone:
            asked["passes"] = [scope for scope in ("this", "turn") if getattr(view.anyone, scope)]
        return asked


def stamp(milliseconds: int) -> str:
    """A moment as it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


#: The arguments of messages that are dice.
_DICE = frozenset(("dice", "faces"))


def line(event: Event, eyes: Eyes, table: HeldTable, language: str) -> dict[str, Any]:
    """A line of the story as it is sent."""
    text, about = _recalled(event.message, table.game.texts, language)
    told: dict[str, Any] = {"at": event.at, "text": text, "about": about}
    if great := table.game.greats.get(event.message.id):
        how = {word: True for word in ("bad", "quiet") if getattr(great, word)}
        told["great"] = {"emblem": great.emblem, **how}
    if not _DICE.isdisjoint(event.message.args):
        told["dice"] = True
    if event.to > 0 and any(1 << seat == event.to for seat in eyes):
        told["mine"] = True
    return told


@lru_cache(maxsize=20_000)
def _recalled(message: Message, texts: Texts, language: str) -> tuple[str, tuple[str, ...]]:
    """A message in words, and the names it mentions."""
    names = (texts.recall(name, language) for name in _names(message.args.values()))
    return texts.recall(message, language), tuple(dict.fromkeys(names))


def _told_of(messages: Sequence[Message], table: HeldTable, language: str) -> list[str]:
    """The names that these messages mention."""
    names = (name for message in messages for name in _recalled(message, table.game.texts, language)[1])
    return list(dict.fromkeys(names))


def shortened(text: str) -> str:
    """A long text cut to what a line of the story quotes, at a word."""
    if len(text) <= QUOTED:
        return text
    return text[: QUOTED + 1].rsplit(" ", 1)[0].rstrip(" ,;:.–—(«“") + "…"


def _names(values: Any) -> list[Message]:
    found: list[Message] = []
    for value in values:
        if isinstance(value, Message):
            found.append(value)
        elif isinstance(value, tuple | list):
            found += _names(value)
    return found


def difference(old: Any, new: Any) -> list[list[Any]]:
    """The changes that turn the old scene into the new one (docs/protocol.md, The view)."""
    changes: list[list[Any]] = []
    if old is not new:
        _differ(old, new, [], changes)
    return changes


_ABSENT = object()


def _differ(old: Any, new: Any, path: list[Any], changes: list[list[Any]]) -> None:
    kind = type(new)
    if kind is dict and type(old) is dict:
        if not old.keys() <= new.keys():
            changes.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            was = old.get(key, _ABSENT)
            if was is value:
                continue
            if was is _ABSENT:
                changes.append([[*path, key], value])
            else:
                _differ(was, value, [*path, key], changes)
    elif kind is list and type(old) is list and len(old) == len(new):
        for at, value in enumerate(new):
            was = old[at]
            if was is not value:
                _differ(was, value, [*path, at], changes)
    elif old != new:
        changes.append([path, new])


def taking_part(row: TableRow, seats: int) -> Container[int]:
    """The seats that can be taken: in an interlude, only the chairs of the party."""
    if row.campaign is None or "/" not in row.game:
        return range(seats)
    party: list[int] = msgspec.json.decode(row.options)["document"]["party"]
    return party


def players_of(
    game: Game[Any, Any],
    row: TableRow,
    seats: Sequence[SeatRow],
    own: Eyes,
    *,
    online: Container[str | None],
    language: str,
) -> list[dict[str, Any]]:
    """The players at a table."""
    players = []
    there = taking_part(row, len(seats))
    for seat in seats:
        kind = seat.kind if seat.seat in there else "empty"
        player: dict[str, Any] = {"seat": seat.seat, "kind": kind, "name": seat.name, "you": seat.seat in own}
        player["online"] = bool(seat.bot) or seat.person in online
        if seat.bot:
            player |= {"name": bot_title(game, seat.bot, language), "bot": seat.bot}
        players.append(player)
    return players


def request_of(table: HeldTable, own: Eyes) -> dict[str, Any] | None:
    """The undo that is waiting for people to agree."""
    request = table.standing.request
    if request is None:
        return None
    asker = table.seats[request.seat]
    by = [s.seat for s in table.seats if s.seat == asker.seat or (asker.person and s.person == asker.person)]
    return {
        "by": by,
        "name": asker.name,
        "to": request.to,
        "needs": table.needs(),
        "agreed": list(request.agreed),
        "mine": request.seat in own,
    }


def view_of(table: HeldTable, sight: Sight, own: Eyes, you: dict[str, Any], players: msgspec.Raw) -> dict[str, Any]:
    """A view without its scene and story: those are sent whole or as changes."""
    return {
        "type": "view",
        "table": table.id,
        "seq": table.standing.told,
        "decisions": len(table.standing.choices),
        "language": sight.language,
        "asks": sight.asks,
        "answers": sight.answers,
        "passes": table.passing(own),
        "waiting": [ask.seat for ask in table.session.asks],
        "undo": undo_of(table, own),
        "redo": table.may_redo(own),
        "request": request_of(table, own),
        "you": you,
        "players": players,
        "looked": table.row.looked or table.row.seeded,
        "outcome": outcome_of(table, own, sight.language),
    }


def undo_of(table: HeldTable, own: Eyes) -> dict[str, Any]:
    """What an undo by this person would cost now."""
    choices = table.standing.choices
    to = table.last_decision(own) if own else None
    if to is None:
        return {"kind": "impossible", "to": None, "consent": [], "free_from": len(choices), "turn": None}
    free_from = table.free_from(own)
    turn = len(choices)
    while turn > free_from and choices[turn - 1][0] in own:
        turn -= 1
    free = to >= free_from
    change = not free and table.may_change(own)
    return {
        "kind": "free" if free else "change" if change else "consent",
        "to": to,
        "consent": [] if free or change else table.others(own),
        "free_from": free_from,
        "turn": turn if turn < len(choices) else None,
    }


def outcome_of(table: HeldTable, own: Eyes, language: str) -> dict[str, Any] | None:
    """How the game ended."""
    outcome = table.session.outcome
    if outcome is None:
        return None
    return {
        "winners": outcome.winners,
        "reason": table.game.texts.say(outcome.reason, language),
        "scores": outcome.scores,
        "won": any(seat in own for seat in outcome.winners) if own else None,
        "opens": [
            {"label": table.game.texts.say(name, language), "options": dict(options)}
            for name, options in table.game.opens(table.session.state)
        ],
    }
