"""What the rules leave to the players: anyone may decide it."""

from collections.abc import Sequence
from typing import Any

from emberhall.games.gloomhaven.state import Table
from emberhall.kernel import Anyone, Ask, Flow, Message, Option


def players_decide(t: Table, prompt: Message, options: Sequence[Option], rule: str = "GH-AMBIG-01") -> Flow[Any]:
    """One of several equal ways, as the first player says who has an opinion; the first of them if nobody has."""
    if len(options) == 1:
        return options[0]
    seats = sorted({character.seat for character in t.state.characters})
    if len(seats) == 1:
        return (yield Ask(seats[0], prompt, options, rule))
    answer = yield Anyone(tuple(Ask(seat, prompt, options, rule) for seat in seats))
    return options[0] if answer is None else answer[1]
