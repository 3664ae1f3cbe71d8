"""A table at a glance: what lists show about a game nobody has opened."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from emberhall.kernel import EmberhallError, Game, eyes, redact
from emberhall.kernel.reading import decoded
from emberhall.scene import Panel, Scene, plain
from emberhall.store import Store, TableRow

from .following import FollowingTable
from .games import Shelf

_MOST = 2000


class Glances:
    """What everybody may see of a table, drawn once for each position. Use it in the event loop only."""

    def __init__(self, store: Store, shelf: Shelf, live: Mapping[str, FollowingTable]) -> None:
        self._store, self._shelf, self._live = store, shelf, live
        #: What was drawn last, and when: a version of the table in memory, or a number of decisions.
        self._known: dict[tuple[str, str], tuple[tuple[str, int], dict[str, Any] | None]] = {}

    def known(self, row: TableRow, language: str) -> tuple[bool, dict[str, Any] | None]:
        """What was drawn last, and whether it still holds."""
        at, known = self._known.get((row.id, language), (("", 0), None))
        live = self._live.get(row.id)
        now = ("kept", row.decisions) if live is None or live.asleep else ("live", live.version)
        return at == now, known

    async def of(self, row: TableRow, language: str) -> dict[str, Any] | None:
        """The public figures and the hero of each seat; None if no snapshot is kept."""
        key = (row.id, language)
        at, known = self._known.get(key, (("", 0), None))
        if (live := self._live.get(row.id)) and not live.asleep:
            if at == ("live", live.version):
                return known
            async with live.lock:  # a decision that is not yet written must not show
                if not live.asleep:
                    known = _told(live.game, live.session.view(None).scene(), language)
                    self._remember(key, ("live", live.version), known)
                    return known
        if at != ("kept", row.decisions):
            known = await asyncio.to_thread(self._kept, row, language)
            self._remember(key, ("kept", row.decisions), known)
        return known

    def _remember(self, key: tuple[str, str], at: tuple[str, int], known: dict[str, Any] | None) -> None:
        self._known.pop(key, None)
        while len(self._known) >= _MOST:
            del self._known[next(iter(self._known))]
        self._known[key] = (at, known)

    def _kept(self, row: TableRow, language: str) -> dict[str, Any] | None:
        """From the newest snapshot, if it is of the present rules."""
        game = self._shelf.game(row.game)
        kept = self._store.kept(row.id)
        if not kept or kept[-1].game_version != game.version:
            return None
        try:
            state = redact(decoded(kept[-1].state, game.state), None)
        except (ValueError, EmberhallError):
            return None
        return _told(game, game.scene(state, eyes(None)), language)


def _told(game: Game[Any, Any], scene: Any, language: str) -> dict[str, Any]:
    if not isinstance(scene, Scene):
        return {"status": [], "heroes": []}
    heroes = [Panel("", hero.name, hero.seat, hero.colour, emblem=hero.emblem) for hero in scene.panels]
    said = plain([hero for hero in heroes if hero.seat is not None], game.texts, language)
    return {
        "status": plain(scene.status, game.texts, language),
        "heroes": [{key: value for key, value in hero.items() if key != "id"} for hero in said],
    }
