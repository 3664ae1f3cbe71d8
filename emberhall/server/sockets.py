"""The WebSocket of a table: each is a watcher, who is told about changes and may speak."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from pydantic import ValidationError
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from emberhall.store import LinkRow, PersonRow

from .chat import chat_line, say
from .errors import Refused, refusal
from .eyes import eyes_of, link_of, looked_for
from .frames import TOO_MANY
from .guard import own_host, own_origin
from .hall import Hall
from .held import Eyes
from .limits import Bucket, address_of
from .live import LiveTable
from .people import token_of
from .texts import language_of
from .views import NEWEST_LINES, Sight, encode, view_of
from .wire import deliver
from .wishes import READER, Chat, Choose, Consent, Id, Language, Look, Pass, Ping, Redo, UndoTo

log = logging.getLogger(__name__)

_CHAT_LINES = 100
_MOST_UNSENT = 1000  # messages queued for a watcher who does not read them

#: What is limited beside the number of messages.
_LIMITED = {UndoTo: "undo", Redo: "undo", Consent: "undo", Chat: "chat"}


class Watcher:
    """A person who has a table open in a browser or a program."""

    def __init__(self, hall: Hall, table: LiveTable, socket: WebSocket, send: Send, person: PersonRow | None) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self._send = send
        self.person = person
        self.token = token_of(socket)
        self._address = address_of(socket)
        self.language = "en"
        self.look: int | str | None = None
        self.link: LinkRow | None = None
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._stale = True
        self._speaking = False  # a message is being handled: its answer comes before the view that follows
        self._chat_stale = True
        self._chat_seen = 0
        self._first = True
        self._had: Any = None  # the scene sent last; None: the next one is sent whole
        self._sight: Sight | None = None
        self._decisions = 0  # in the view sent last
        self._lines = 0
        self._cuts = 0
        self._closing = 0  # the code to close with

    # being told

    def look_again(self) -> None:
        """There is something new to see."""
        self._stale = True
        self._wake.set()

    def sees(self, seats: Eyes) -> bool:
        """Whether this watcher may look through the eyes of one of these seats."""
        shown = self.link is not None and self.link.hand and self.link.seat in seats
        return shown or any(seat in seats for seat in self.table.seats_of(self.person))

    def players_changed(self) -> None:
        """The players have changed: who they are, or who is online."""
        players = self.hall.watchers.players(self.table, self.table.seats_of(self.person), self.language)
        self.post({"type": "players", "players": players})

    def chat_changed(self) -> None:
        """There are new lines of chat."""
        self._chat_stale = True
        self._wake.set()

    def post(self, message: dict[str, Any]) -> None:
        """Send this soon."""
        if len(self._outbox) < _MOST_UNSENT:
            self._outbox.append(encode(message))
        self._wake.set()

    def say_goodbye(self) -> None:
        """Say that the server is shutting down, and close."""
        self.post({"type": "closing"})
        self._closing = 1001

    def show_out(self, code: int) -> None:
        """Disconnect this watcher: what they came with no longer lets them in."""
        self._outbox.clear()
        self._closing = code
        self._wake.set()

    # sending

    async def send(self) -> None:
        """Send messages as they come; a slow watcher gets only the newest view."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if texts := [*self._outbox]:
                self._outbox.clear()
            if self._stale and not self._closing and not self._speaking:
                texts.append(await self._view())
            if texts:
                await deliver(self.socket, self._send, texts)
            if self._chat_stale and not self._closing:
                await self._send_chat()
            if self._closing and not self._outbox:
                await self.socket.close(self._closing)
                return

    async def _view(self) -> bytes:
        table = self.table
        async with table.lock:
            asleep = table.asleep
            await table.ready()
            if asleep:
                self.hall.bots.consider(table)
            self._stale = False
            eyes, you = eyes_of(table, self.person, self.look, self.link)
            own = you["seats"]
            sight = table.sight(eyes, self.language)
            players = self.hall.watchers.players(table, own, self.language)
            if sight is not self._sight:
                self._sight, self._had = sight, None
                self._lines, self._cuts = max(0, len(sight.lines) - NEWEST_LINES), len(sight.cuts)
            had, decisions = self._had, len(table.standing.choices)
            start = min([self._lines, *sight.cuts[self._cuts :]])
            since = self._since(sight, own, decisions) if self._first else None
            # watchers who saw the same before, and see the same now, share one text
            same = (id(had), self._decisions, start, self._first, id(players), tuple(you.items()))
            data = None if since else sight.sent.get(same)
            if data is None:
                view = view_of(table, sight, own, you, players)
                view["events"] = {"from": start, "lines": sight.lines[start:]}
                if had is not None:
                    beats, had = sight.beats_json(had, self._decisions)
                    if beats:
                        view["beats"] = beats
                patch = None if had is None else sight.patch_json(had)
                if patch is None:
                    view["scene"] = sight.scene_json()
                else:
                    view["patch"] = patch
                if self._first:
                    view["since"] = since
                data = encode(view)
                if not since:
                    sight.sent[same] = data
            self._lines, self._cuts = len(sight.lines), len(sight.cuts)
            self._decisions, self._had, self._first = decisions, sight.scene, False
            return data

    def _since(self, sight: Sight, own: Eyes, decisions: int) -> dict[str, Any] | None:
        seen = min((s.seen for s in self.table.seats if s.seat in own), default=decisions)
        if not own or not 0 < seen < decisions:
            return None
        lines = [line for line in sight.lines[-NEWEST_LINES:] if line["at"] > seen]
        return {"decisions": seen, "lines": lines} if lines else None

    async def _send_chat(self) -> None:
        self._chat_stale = False
        rows = await asyncio.to_thread(self.hall.store.chat, self.table.id, self._chat_seen, _CHAT_LINES)
        if rows:
            self._chat_seen = rows[-1].n
            lines = [chat_line(row, self.table.game, self.language) for row in rows]
            await deliver(self.socket, self._send, [encode({"type": "chat", "lines": lines})])

    # hearing

    async def hear(self) -> None:
        """Handle what the watcher says, until they leave."""
        bucket = Bucket(20, 60)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.hall.settings.limits and not (bucket.take() and self._may("change")):
                self.hall.limits.note_flood(self._address)
                await self.socket.close(TOO_MANY)
                return
            await self._heard(message.get("text"))

    def _may(self, kind: str) -> bool:
        """Whether this person, and everybody at their address, does this seldom enough."""
        return self.hall.limits.allow(kind, self._address, self.person.id if self.person else None)

    async def _heard(self, text: str | None) -> None:
        id: Id = None
        try:
            if text is None:
                raise Refused("bad-message", 422, why="binary data")
            try:
                spoken = READER.validate_json(text)
            except (ValidationError, UnicodeError, RecursionError) as error:
                raise Refused("bad-message", 422, why=_why(error)) from None
            id = spoken.id
            if (kind := _LIMITED.get(type(spoken))) and not self._may(kind):
                raise Refused("too-many", 429)
            self._speaking = True
            await self._carry_out(spoken)
        except Refused as refused:
            self.post({"type": "error", "id": id} | refused.body(self.language))
            if refused.id == "look-again":
                self.look_again()
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            told = refusal(error)
            if told.status == 500:
                log.error("a message at table %s failed", self.table.id, exc_info=error)
            elif told.status > 500:
                log.error("a message at table %s: %s", self.table.id, error)
            self.post({"type": "error", "id": id} | told.body(self.language))
        finally:
            self._speaking = False
            self._wake.set()

    async def _carry_out(self, spoken: Any) -> None:
        table, done = self.table, {}
        match spoken:
            case Choose():
                await table.choose(self.person, spoken.seat, spoken.key, spoken.seq)
            case Pass():
                await table.pass_ahead(self.person, spoken.seat, spoken.scope, spoken.seq)
            case UndoTo():
                if await table.undo(self.person, spoken.to, spoken.sure, spoken.seq):
                    done = {"asked": True}
            case Redo():
                await table.redo(self.person, spoken.seq)
            case Consent():
                await table.answer(self.person, spoken.agree, spoken.seq)
            case Chat():
                await say(self.hall, table, await self.hall.people.who(self.token), spoken, self.link)
            case Language():
                self.language = spoken.language
                return self._whole()
            case Look():
                self.look = spoken.seat
                return self._whole()
            case Ping():
                return self.post({"type": "pong", "id": spoken.id})
        standing = table.standing
        self.post({"type": "done", "id": spoken.id, "seq": standing.told, "decisions": len(standing.choices)} | done)
        return None

    def rest(self) -> None:
        """Forget what was sent last: the next view is sent whole."""
        self._sight = self._had = None

    def _whole(self) -> None:
        self.rest()
        self.look_again()

    def left(self) -> None:
        """Remember how far this person has seen the game."""
        own = self.table.seats_of(self.person)
        decisions = len(self.table.standing.choices)
        if any(self.table.seats[seat].seen != decisions for seat in own) and not self.hall.closed:
            self.hall.store.saw(self.table.id, own, decisions)
            self.table.seats = [
                msgspec.structs.replace(s, seen=decisions) if s.seat in own else s for s in self.table.seats
            ]


def _why(error: Exception) -> str:
    if isinstance(error, ValidationError):
        faults = error.errors(include_url=False, include_context=False, include_input=False)
        error_words = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in faults[:3]]
        return "; ".join(error_words)[:200]
    return type(error).__name__


async def watch_table(socket: WebSocket, send: Send, hall: Hall, id: str) -> None:
    """The endpoint: let a person watch a table until they leave. `send` is the socket's own way out."""
    address = address_of(socket)
    if not hall.limits.enter(address, hall.settings.connections):
        await socket.close(TOO_MANY)
        return
    try:
        await _watch_table(socket, send, hall, id)
    finally:
        hall.limits.leave(address)


async def _watch_table(socket: WebSocket, send: Send, hall: Hall, id: str) -> None:
    query = socket.query_params
    if hall.limits.banished(address_of(socket)) or not hall.limits.allow("sockets", address_of(socket)):
        await socket.close(TOO_MANY)
        return
    if hall.closing or not own_origin(socket, hall.settings) or not own_host(socket, hall.settings):
        await socket.close(1001 if hall.closing else 4403)
        return
    try:
        table = await hall.table(id)
        link = await link_of(hall.store, table, query.get("watch"))
    except Refused as refused:
        await socket.accept()  # a browser hears a close code only from a socket that was opened
        await socket.close(4403 if refused.status == 403 else 4404)
        return
    watcher = Watcher(hall, table, socket, send, await hall.people.who(token_of(socket)))
    watcher.language = language_of(query.get("language"), socket.headers.get("accept-language"))
    watcher.look = looked_for(query.get("look"))
    watcher.link = link
    await socket.accept()
    hall.enter(watcher)
    if watcher.person and await hall.people.who(watcher.token) is None:
        watcher.show_out(4401)  # meanwhile
    sending = asyncio.create_task(watcher.send())
    watcher.look_again()
    hearing = asyncio.create_task(watcher.hear())
    try:
        done, _ = await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            closed = socket.application_state is WebSocketState.DISCONNECTED  # the other of the two has closed it
            if error and not closed and not isinstance(error, WebSocketDisconnect | OSError):
                log.error("the socket of table %s failed", table.id, exc_info=error)
    finally:
        sending.cancel()
        hearing.cancel()
        hall.watchers.leave(watcher)
        watcher.left()
        if (
            socket.client_state is not WebSocketState.DISCONNECTED
            and socket.application_state is WebSocketState.CONNECTED
        ):
            with suppress(WebSocketDisconnect):  # it has gone without a word
                await socket.close(1011)
