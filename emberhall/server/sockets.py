"""The WebSocket of a table: one watcher each, who hears of changes and may speak."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from emberhall.store import PersonRow

from .errors import Refused
from .guard import Bucket, own_origin
from .hall import Hall
from .live import LiveTable
from .people import tidy, token_of
from .texts import language_of
from .views import NEWEST_LINES, Eyes, Sight, encode, view_of

log = logging.getLogger(__name__)

LONGEST_CHAT = 500
_CHAT_LINES = 100
_MOST_UNSENT = 1000  # messages to a watcher who does not read them

_Id: TypeAlias = int | Annotated[str, msgspec.Meta(max_length=64)] | None
_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class _Spoken(msgspec.Struct, tag_field="type", forbid_unknown_fields=False):
    id: _Id = None


class Choose(_Spoken, tag="choose", kw_only=True):
    """A decision."""

    seat: _Count
    key: Annotated[str, msgspec.Meta(max_length=2000)]
    seq: _Count


class Pass(_Spoken, tag="pass", kw_only=True):
    """Pass in advance: for this matter, for this turn, or no longer."""

    seat: _Count
    scope: Literal["this", "turn"] | None = msgspec.field(default=None, name="for")
    seq: _Count


class UndoTo(_Spoken, tag="undo", kw_only=True):
    """Take back."""

    to: _Count | None = None
    sure: bool = False
    seq: _Count | None = None


class Redo(_Spoken, tag="redo", kw_only=True):
    """Bring back."""

    seq: _Count | None = None


class Consent(_Spoken, tag="consent", kw_only=True):
    """Agree to an undo, or not."""

    agree: bool
    seq: _Count | None = None


class Chat(_Spoken, tag="chat", kw_only=True):
    """Say something to all at the table."""

    text: str


class Language(_Spoken, tag="language", kw_only=True):
    """Speak this language from now on."""

    language: Literal["en", "ru"]


class Look(_Spoken, tag="look", kw_only=True):
    """Look through the eyes of one of my seats, of all of them, or of nobody (the curtain)."""

    seat: _Count | Literal["all", "spectator"] | None = None


class Ping(_Spoken, tag="ping", kw_only=True):
    """Are you there?"""


_DECODER = msgspec.json.Decoder(Choose | Pass | UndoTo | Redo | Consent | Chat | Language | Look | Ping)


def eyes_of(
    table: LiveTable, person: PersonRow | None, look: int | str | None, watch: int | None
) -> tuple[Eyes, dict[str, Any]]:
    """The eyes somebody looks through, and what they are told about it."""
    own = table.seats_of(person)
    you: dict[str, Any] = {"seats": own, "look": None, "curtain": False, "watching": not own}
    if watch is not None or not own or look == "spectator":
        return ((watch,) if watch is not None else ()), you | {"look": watch, "watching": True}
    if len(own) == 1:
        return own, you | {"look": own[0]}
    if look == "all" or not table.secret_between(own):
        return own, you
    if isinstance(look, int) and look in own:
        return (look,), you | {"look": look, "curtain": True}
    return (), you | {"curtain": True}


class Watcher:
    """Somebody who has a table open in a browser or a program."""

    def __init__(self, hall: Hall, table: LiveTable, socket: WebSocket, person: PersonRow | None) -> None:
        self.hall = hall
        self.table = table
        self.socket = socket
        self.person = person
        self.token = token_of(socket)
        self.language = "en"
        self.look: int | str | None = None
        self.watch: int | None = None
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._stale = True
        self._chat_stale = True
        self._chat_seen = 0
        self._first = True
        self._had: Any = None  # the scene sent last; None: the next one is sent whole
        self._sight: Sight | None = None
        self._decisions = 0  # that stood in the view sent last
        self._lines = 0
        self._cuts = 0
        self._closing = False

    # being told

    def look_again(self) -> None:
        """There is something new to see."""
        self._stale = True
        self._wake.set()

    def sees(self, seats: Eyes) -> bool:
        """Whether this watcher may look through the eyes of one of these seats."""
        return self.watch in seats or any(seat in seats for seat in self.table.seats_of(self.person))

    def players_changed(self) -> None:
        """Somebody came, went, sat down or left."""
        players = self.hall.players(self.table, self.table.seats_of(self.person), self.language)
        self.post({"type": "players", "players": players})

    def chat_changed(self) -> None:
        """Somebody said something."""
        self._chat_stale = True
        self._wake.set()

    def post(self, message: dict[str, Any]) -> None:
        """Send this soon."""
        if len(self._outbox) < _MOST_UNSENT:
            self._outbox.append(encode(message))
        self._wake.set()

    def say_goodbye(self) -> None:
        """The server shuts down."""
        self.post({"type": "closing"})
        self._closing = True

    # sending

    async def send(self) -> None:
        """Send what is to be sent, as it comes; when the watcher is slow, only the newest view."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._send(self._outbox.popleft())
            if self._stale and not self._closing:
                await self._send(await self._view())
            if self._chat_stale and not self._closing:
                await self._send_chat()
            if self._closing and not self._outbox:
                await self.socket.close(1001)
                return

    async def _send(self, data: bytes) -> None:
        await self.socket.send_text(data.decode())

    async def _view(self) -> bytes:
        table = self.table
        async with table.lock:
            asleep = table.asleep
            await table.ready()
            if asleep:
                self.hall.bots.consider(table)
            self._stale = False
            eyes, you = eyes_of(table, self.person, self.look, self.watch)
            own = you["seats"]
            sight = table.sight(eyes, self.language)
            view = view_of(table, sight, own, you, self.hall.players(table, own, self.language))
            if sight is not self._sight:
                self._sight, self._had = sight, None
                self._lines, self._cuts = max(0, len(sight.lines) - NEWEST_LINES), len(sight.cuts)
            start = min([self._lines, *sight.cuts[self._cuts :]])
            view["events"] = {"from": start, "lines": sight.lines[start:]}
            self._lines, self._cuts = len(sight.lines), len(sight.cuts)
            had, decisions = self._had, len(table.position.choices)
            if had is not None:
                beats, had = sight.beats_json(had, self._decisions)
                if beats:
                    view["beats"] = beats
            self._decisions = decisions
            patch = None if had is None else sight.patch_json(had)
            if patch is None:
                view["scene"] = sight.scene_json()
            else:
                view["patch"] = patch
            self._had = sight.scene
            if self._first:
                self._first = False
                view["since"] = self._since(sight, own, decisions)
            return encode(view)

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
            await self._send(encode({"type": "chat", "lines": [chat_line(row) for row in rows]}))

    # hearing

    async def hear(self) -> None:
        """Take what the watcher says, until they go."""
        bucket = Bucket(20, 60)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self.hall.settings.limits and not bucket.take():
                await self.socket.close(4429)
                return
            await self._heard(message.get("text"))

    async def _heard(self, text: str | None) -> None:
        id: _Id = None
        try:
            if text is None:
                raise Refused("bad-message", 422, why="binary data")
            try:
                spoken = _DECODER.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise Refused("bad-message", 422, why=str(error)[:200]) from None
            id = spoken.id
            await self._carry_out(spoken)
        except Refused as refused:
            self.post({"type": "error", "id": id} | refused.body(self.language))
            if refused.id == "look-again":
                self.look_again()
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a message at table %s failed", self.table.id)
            self.post({"type": "error", "id": id} | Refused("sorry", 500).body(self.language))

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
                await say(self.hall, table, await self.hall.people.who(self.token), spoken.text)
            case Language():
                self.language = spoken.language
                return self._whole()
            case Look():
                self.look = spoken.seat
                return self._whole()
            case Ping():
                return self.post({"type": "pong", "id": spoken.id})
        position = table.position
        self.post({"type": "done", "id": spoken.id, "seq": position.told, "decisions": len(position.choices)} | done)
        return None

    def rest(self) -> None:
        """Let go of what was sent last: the next view is a whole one."""
        self._sight = self._had = None

    def _whole(self) -> None:
        self.rest()
        self.look_again()

    def left(self) -> None:
        """Remember how far this person has looked."""
        own = self.table.seats_of(self.person)
        if own and not self.hall.closed:
            decisions = len(self.table.position.choices)
            self.hall.store.saw(self.table.id, own, decisions)
            self.table.seats = [
                msgspec.structs.replace(s, seen=decisions) if s.seat in own else s for s in self.table.seats
            ]


async def say(hall: Hall, table: LiveTable, person: PersonRow | None, text: str) -> None:
    """Add a line to the chat of a table."""
    if person is None:
        raise Refused("not-at-table", 403)
    line = tidy(text)
    if not line:
        raise Refused("chat-empty", 422)
    if len(line) > LONGEST_CHAT:
        raise Refused("chat-long", 422, most=LONGEST_CHAT)
    own = table.seats_of(person)
    await asyncio.wrap_future(hall.store.say(table.id, person, own[0] if own else None, line))
    hall.tell_chat(table.id)


def chat_line(row: Any) -> dict[str, Any]:
    """A line of chat as it is sent."""
    return {"n": row.n, "at": stamp(row.at), "name": row.name, "seat": row.seat, "text": row.text}


def stamp(milliseconds: int) -> str:
    """A moment as it is sent."""
    from datetime import UTC, datetime

    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


async def watch_table(socket: WebSocket, hall: Hall, id: str) -> None:
    """The endpoint: let somebody watch a table until they go."""
    query = socket.query_params
    if hall.closing or not own_origin(socket, hall.settings):
        await socket.close(1001 if hall.closing else 4403)
        return
    try:
        table = await hall.table(id)
        watch = await watched_seat(hall, table, query.get("watch"))
    except Refused as refused:
        await socket.accept()  # a browser hears a close code only from a socket that was opened
        await socket.close(4403 if refused.status == 403 else 4404)
        return
    watcher = Watcher(hall, table, socket, await hall.people.who(token_of(socket)))
    watcher.language = language_of(query.get("language"), socket.headers.get("accept-language"))
    watcher.look = looked_for(query.get("look"))
    watcher.watch = watch
    await socket.accept()
    hall.enter(watcher)
    sending = asyncio.create_task(watcher.send())
    watcher.look_again()
    hearing = asyncio.create_task(watcher.hear())
    try:
        done, _ = await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error and not isinstance(error, WebSocketDisconnect | OSError):
                log.error("the socket of table %s failed", table.id, exc_info=error)
    finally:
        sending.cancel()
        hearing.cancel()
        hall.leave(watcher)
        watcher.left()
        if (
            socket.client_state is not WebSocketState.DISCONNECTED
            and socket.application_state is WebSocketState.CONNECTED
        ):
            await socket.close(1011)


async def watched_seat(hall: Hall, table: LiveTable, secret: str | None) -> int | None:
    """The seat whose hand a spectator's link shows."""
    if not secret:
        return None
    seat = await asyncio.to_thread(hall.store.watched, secret, table.id)
    if seat is None:
        raise Refused("bad-watch", 403)
    return seat


def looked_for(look: str | None) -> int | str | None:
    """The `look` of an address."""
    if look in ("all", "spectator"):
        return look
    return int(look) if look and look.isdecimal() and len(look) < 5 else None
