"""Everybody who has a table open, and what they are told."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec

from emberhall.store import LinkRow, PersonRow

from .held import Eyes
from .live import LiveTable
from .views import encode, players_of

_PRESENCE_EVERY = 0.1  # seconds between news about who is online


class Watching(Protocol):
    """A person who has a table open, as far as the hall needs to know them."""

    @property
    def table(self) -> LiveTable: ...
    @property
    def person(self) -> PersonRow | None: ...
    @property
    def token(self) -> str | None: ...
    @property
    def link(self) -> LinkRow | None: ...

    def sees(self, seats: Eyes) -> bool:
        """Whether they may look through the eyes of one of these seats."""

    def look_again(self) -> None:
        """There is something new to see."""

    def players_changed(self) -> None:
        """The players have changed: who they are, or who is online."""

    def chat_changed(self) -> None:
        """There are new lines of chat."""

    def post(self, message: dict[str, Any]) -> None:
        """Send this soon."""

    def rest(self) -> None:
        """Forget what was sent last: the next view is sent whole."""

    def say_goodbye(self) -> None:
        """Say that the server is shutting down, and close."""

    def show_out(self, code: int) -> None:
        """Disconnect them: what they came with no longer lets them in."""


class Watchers:
    """Everybody who has a table open in this process. Use it in the event loop only."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._at: dict[str, set[Watching]] = {}
        self._presence: dict[str, asyncio.TimerHandle] = {}

    def at(self, table: str) -> list[Watching]:
        """Everybody who has this table open."""
        return list(self._at.get(table, ()))

    def everywhere(self) -> list[Watching]:
        """Everybody who has a table open."""
        return [watcher for watchers in self._at.values() for watcher in watchers]

    def enter(self, watcher: Watching) -> None:
        """A watcher opens a table."""
        self._at.setdefault(watcher.table.id, set()).add(watcher)
        self._presence_changed(watcher)

    def leave(self, watcher: Watching) -> None:
        """A watcher closes a table."""
        watchers = self._at.get(watcher.table.id, set())
        watchers.discard(watcher)
        if not watchers:
            self._at.pop(watcher.table.id, None)
        self._presence_changed(watcher)

    def online(self, table: str) -> set[str | None]:
        """The people who have the table open."""
        return {watcher.person.id for watcher in self.at(table) if watcher.person}

    def players(self, table: LiveTable, own: Eyes, language: str) -> msgspec.Raw:
        """The players at the table, as JSON."""
        known = table.players.get((own, language))
        if known is None:
            players = players_of(
                table.game, table.row, table.seats, own, online=self.online(table.id), language=language
            )
            known = table.players[own, language] = msgspec.Raw(encode(players))
        return known

    def tell_players(self, table: LiveTable) -> None:
        """Show everybody the present players."""
        table.players.clear()
        for watcher in self.at(table.id):
            watcher.players_changed()

    def tell_chat(self, table: str) -> None:
        """There are new lines of chat."""
        for watcher in self.at(table):
            watcher.chat_changed()

    def _presence_changed(self, watcher: Watching) -> None:
        """Tell everybody soon which players are online. Spectators come and go unnoticed."""
        table = watcher.table
        if table.seats_of(watcher.person) and table.id not in self._presence:
            self._presence[table.id] = self._loop.call_later(_PRESENCE_EVERY, self._tell_presence, table)

    def _tell_presence(self, table: LiveTable) -> None:
        del self._presence[table.id]
        present = self.online(table.id)
        online = frozenset(s.person for s in table.seats if s.person in present)
        if online != table.online:
            table.online = online
            self.tell_players(table)
