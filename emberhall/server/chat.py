"""What people at a table say to each other."""

from __future__ import annotations

import asyncio
from typing import Any

from emberhall.kernel import Game
from emberhall.store import LinkRow, PersonRow

from .errors import Refused
from .eyes import stands
from .games import told
from .hall import Hall
from .live import LiveTable
from .names import fits, tidy
from .views import stamp
from .wishes import LONGEST_CHAT, Chat

#: Marks a stored line as the id of a phrase: nothing that people write has this character.
_PHRASE = "\x1e"


def may_speak(table: LiveTable, person: PersonRow, link: LinkRow | None) -> bool:
    """Whether a person may chat: they sit here, set the table up, or have a link from a seated player."""
    return bool(table.seats_of(person)) or table.row.creator == person.id or bool(link and stands(table, link))


async def say(hall: Hall, table: LiveTable, person: PersonRow | None, said: Chat, link: LinkRow | None = None) -> None:
    """Add a line to the chat of a table."""
    if person is None:
        raise Refused("not-at-table", 403)
    if not may_speak(table, person, link):
        raise Refused("chat-not-invited", 403)
    line = _PHRASE + said.phrase if said.phrase else tidy(said.text)
    if said.phrase and said.phrase not in table.game.phrases:
        raise Refused("no-such-phrase", 422)
    if not line:
        raise Refused("chat-empty", 422)
    if len(line) > LONGEST_CHAT:
        raise Refused("chat-long", 422, most=LONGEST_CHAT)
    own = table.seats_of(person)
    if not await asyncio.wrap_future(hall.store.say(table.id, person, own[0] if own else None, line, fits)):
        raise Refused("name-taken-here", 409)
    hall.watchers.tell_chat(table.id)


def chat_line(row: Any, game: Game[Any, Any], language: str) -> dict[str, Any]:
    """A line of chat as it is sent; phrases are in the reader's language."""
    text, phrase = row.text, None
    if text.startswith(_PHRASE):
        phrase = text.removeprefix(_PHRASE)
        text = told(game, phrase, language) or phrase
    return {"n": row.n, "at": stamp(row.at), "name": row.name, "seat": row.seat, "text": text, "phrase": phrase}
