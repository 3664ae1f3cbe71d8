"""The five games with people around the table: what the server spends on a choice that everybody sees.

Everybody waits until all have seen a choice before the next is made, so two servers play the same games.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Company(NamedTuple):
    """Who plays and looks on: the language of each seat and of each spectator."""

    name: str
    seats: tuple[str, ...]
    spectators: tuple[str, ...] = ()


class Play(NamedTuple):
    """A game, its options, and who is at the table."""

    game: str
    company: Company
    options: Mapping[str, Any] = MappingProxyType({})

    @property
    def name(self) -> str:
        told = "".join(f", {n} {word}" for word, n in self.options.items())
        return f"{self.game}{told}, {self.company.name}"


ONE = Company("one seat", ("en",))
TWO = Company("2 seats", ("en", "en"))
MANY = Company("2 seats, 3 spectators, 2 languages", ("en", "ru"), ("en", "ru", "en"))

PLAYS = [
    Play("mage_knight", ONE),
    Play("mage_knight", MANY),
    Play("gloomhaven", ONE),
    Play("gloomhaven", ONE, {"characters": 4}),
    Play("gloomhaven", MANY),
    Play("runewars", TWO),
    Play("runewars", MANY),
    Play("defenders", ONE),
    Play("defenders", MANY),
    Play("sword_sorcery", ONE),
    Play("sword_sorcery", MANY),
]


class Option(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Option]


class Told(msgspec.Struct):
    """What a program needs to know of a message."""

    type: str
    seq: int = -1
    asks: list[Asked] = []
    error: dict[str, Any] | None = None


_SETTLED = 0.3  # seconds for what follows the first view: the chat, who is online
_READ = msgspec.json.Decoder(Told)


class Guest:
    """Somebody who has the table open."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view = Told("view")
        self.bytes = 0

    async def see(self, seq: int) -> None:
        """Read on until the record up to `seq` has been seen."""
        while self.view.seq < seq:
            text = await self.socket.recv(decode=False)
            self.bytes += len(text)
            told = _READ.decode(text)
            if told.type == "error":
                raise RuntimeError(told.error)
            if told.type == "view":
                self.view = told


async def watched(address: str, play: Play, choices: int, cpu: Callable[[], float]) -> dict[str, float]:
    """Play twice as many choices as are counted, one game after another; the first half only warms up.

    What it costs to set up a table, and to see it for the first time, is not counted.
    """
    rng, made, spent, sent = Random(11), 0, 0.0, 0
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        tokens = [(await http.post("/api/token")).json()["token"] for _ in play.company.seats]
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
        while made < 2 * choices:
            table = await _table(http, play, heads, seed=made + 7)
            async with AsyncExitStack() as stack:
                looks = [*zip(play.company.seats, heads, strict=True), *((one, {}) for one in play.company.spectators)]
                guests = [
                    Guest(
                        await stack.enter_async_context(
                            connect(
                                f"ws://{address}/ws/tables/{table}?language={language}",
                                additional_headers=head,
                                compression=None,
                                max_size=None,
                            )
                        )
                    )
                    for language, head in looks
                ]
                await asyncio.gather(*(guest.see(0) for guest in guests))
                await asyncio.sleep(_SETTLED)
                seq, used, had = 0, cpu(), sum(guest.bytes for guest in guests)
                while made < 2 * choices:
                    asked = next(((guest, ask) for guest in guests for ask in guest.view.asks), None)
                    if asked is None:
                        break
                    if made == choices:
                        used, had = cpu(), sum(guest.bytes for guest in guests)
                    seq = asked[0].view.seq  # play may have gone on by itself since others looked
                    key = rng.choice(asked[1].options).key
                    wish = {"type": "choose", "id": seq, "seat": asked[1].seat, "key": key, "seq": seq}
                    await asked[0].socket.send(msgspec.json.encode(wish).decode())
                    made, seq = made + 1, seq + 1
                    await asyncio.gather(*(guest.see(seq) for guest in guests))
                if made > choices:
                    spent, sent = spent + cpu() - used, sent + sum(guest.bytes for guest in guests) - had
    return {"CPU/choice": 1000 * spent / choices, "bytes/choice": sent / choices}


async def _table(http: httpx.AsyncClient, play: Play, heads: list[dict[str, str]], seed: int) -> str:
    """Set up a table where everybody has sat down."""
    seats = ["me", *["open"] * (len(heads) - 1)]
    body = {"game": play.game, "options": dict(play.options), "seats": seats, "seed": seed, "name": "Ann"}
    made = (await http.post("/api/tables", json=body, headers=heads[0])).json()["table"]
    for seat, head in enumerate(heads[1:], 1):
        wish = {"seat": seat, "invite": made["invite"], "name": f"Bob {seat}", "knowing": True}
        (await http.post(f"/api/tables/{made['id']}/join", json=wish, headers=head)).raise_for_status()
    id: str = made["id"]
    return id
