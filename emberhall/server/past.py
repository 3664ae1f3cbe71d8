"""Stepping through the past of a table, as a viewer may see it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, TypeAlias

from emberhall.kernel import Session
from emberhall.scene import plain

from .live import LiveTable, play
from .views import Eyes, line

_MOST = 16

Choices: TypeAlias = list[tuple[int, str]]


class Timeline:
    """A session of its own that walks to and fro along the decisions of a table."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._session: Session[Any] | None = None
        self._walked: Choices = []

    def at(self, table: LiveTable, choices: Choices, at: int) -> Session[Any]:
        """The session after the first `at` of these choices."""
        session, walked = self._session, self._walked
        common = min(at, len(walked))
        if session is None or walked[:common] != choices[:common]:
            session, common = play(table.game, table.row, len(table.seats), ()), 0
        elif common < len(walked):
            session.undo(to=common)
        self._session = None  # until it stands where it should, it is not to be trusted
        for seat, key in choices[common:at]:
            session.choose(key, seat)
        self._session, self._walked = session, choices[:at]
        return session


class Timelines:
    """The timelines that people step along now."""

    def __init__(self) -> None:
        self._known: dict[str, Timeline] = {}

    async def look(self, table: LiveTable, choices: Choices, at: int, eyes: Eyes, language: str) -> dict[str, Any]:
        """The position after `at` of the decisions, through these eyes."""
        timeline = self._known.pop(table.id, None) or Timeline()
        self._known[table.id] = timeline
        while len(self._known) > _MOST:
            del self._known[next(iter(self._known))]
        timeline.touched = time.monotonic()
        async with timeline.lock:
            return await asyncio.to_thread(
                lambda: _seen(timeline.at(table, choices, at), table, choices, eyes, language)
            )

    def sweep(self, long_ago: float) -> None:
        """Forget those that nobody has stepped along since."""
        self._known = {id: timeline for id, timeline in self._known.items() if timeline.touched > long_ago}


def _seen(session: Session[Any], table: LiveTable, choices: Choices, eyes: Eyes, language: str) -> dict[str, Any]:
    at = len(session.choices)
    view = session.view(eyes or None)
    following = None
    if at < len(choices):
        seat, key = choices[at]
        # What somebody else chose may be a secret; the story tells what is not.
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
