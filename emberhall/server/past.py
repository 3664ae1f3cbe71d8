"""Stepping through the past of a table, as a viewer may see it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, TypeAlias

import msgspec

from emberhall.kernel import EmberhallError, History, Rng, Session, determinize, kept_of, msg, new_seed, replay
from emberhall.kernel.reading import decoded
from emberhall.kernel.table import Event
from emberhall.kernel.zones import ALL
from emberhall.scene import plain
from emberhall.store import KeptRow, Seam

from .errors import Refused
from .held import Eyes, HeldTable
from .replaying import log_after
from .views import line

_MOST = 16

Choices: TypeAlias = list[tuple[int, str]]


class Timeline:
    """A session of its own that steps back and forth along a table's decisions.

    Decisions made under older rules are replayed under the new ones, as far as that goes.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._session: Session[Any] | None = None
        self._walked: History[str] = History()

    def at(self, table: HeldTable, choices: Choices, at: int, seam: Seam | None) -> Session[Any]:
        """The session after the first `at` of these choices."""
        session, walked = self._session, self._walked
        floor = seam.at if seam and at >= seam.at else 0
        first = session.seam.at if session and session.seam else 0
        if session is None or first != floor or walked.choices[:floor] != choices[:floor]:
            session = self._begun(table, choices[:floor], seam if floor else None)
            walked = History(choices[:floor])
        self._session = None  # not to be trusted until it has arrived
        try:
            for change in list(walked.toward(choices[:at])):
                session.follow(change)
                walked.add(change)
        except EmberhallError:
            if not seam or floor:
                raise
        self._session, self._walked = session, walked
        return session

    def _begun(self, table: HeldTable, choices: Choices, seam: Seam | None) -> Session[Any]:
        """A new session at the start, or where the rules changed."""
        kept = table.store.kept(table.id) if seam else []
        past = log_after(table.row, len(table.seats), choices, seam=seam, kept=kept)
        past.game_version, past.snapshot = table.game.version, None
        return replay(past, table.game, table.id)


def dealt_again(table: HeldTable, choices: Choices, at: int, eyes: Eyes, seam: Seam | None) -> KeptRow:
    """The position at the checkpoint before, with everything hidden from these eyes dealt again.

    It is kept under a version below zero: the rules are the same, but what came before cannot be replayed.
    """
    session = Timeline().at(table, choices, at, seam)
    kept = kept_of(session, story=True)
    assert kept is not None, "play begins with a checkpoint"
    state = decoded(kept.state, table.game.state)
    determinize(state, eyes or None, Rng(new_seed()))
    return KeptRow(table.id, -table.game.version, kept.at, 0, msgspec.msgpack.encode(state), kept.story)


class Timelines:
    """The timelines in use."""

    def __init__(self) -> None:
        self._known: dict[str, Timeline] = {}

    async def look(self, table: HeldTable, choices: Choices, at: int, eyes: Eyes, language: str) -> dict[str, Any]:
        """The position after the first `at` decisions, as these eyes see it."""
        timeline = self._known.pop(table.id, None) or Timeline()
        self._known[table.id] = timeline
        while len(self._known) > _MOST:
            del self._known[next(iter(self._known))]
        timeline.touched = time.monotonic()
        seam = table.standing.seam
        if seam and seam.dealt and at < seam.at:
            raise Refused("history-elsewhere", 409)

        def look() -> dict[str, Any]:
            session = timeline.at(table, choices, at, seam)
            seen = _seen(session, table, choices, eyes, language)
            if seam and at < seam.at:
                note = Event(
                    at, ALL, msg("rules-changed-since" if len(session.choices) == at else "rules-lead-no-further")
                )
                seen |= {"at": at, "lines": [line(note, eyes, table, language), *seen["lines"]]}
            return seen

        async with timeline.lock:
            return await asyncio.to_thread(look)

    def sweep(self, long_ago: float) -> None:
        """Forget the timelines unused since then."""
        self._known = {id: timeline for id, timeline in self._known.items() if timeline.touched > long_ago}


def _seen(session: Session[Any], table: HeldTable, choices: Choices, eyes: Eyes, language: str) -> dict[str, Any]:
    at = len(session.choices)
    view = session.view(eyes or None)
    following = None
    if at < len(choices):
        seat, key = choices[at]
        # Another player's choice may be secret; if it is not, the story tells it.
        option = next((ask.option(key) for ask in view.asks if ask.seat == seat), None)
        following = {"seat": seat, "label": option and table.game.texts.say(option.label(), language)}
    return {
        "at": at,
        "decisions": len(choices),
        "scene": plain(view.scene(), table.game.texts, language) or {},
        "waiting": list(view.waiting),
        "lines": [line(event, eyes, table, language) for event in view.events(at)],
        "next": following,
    }
