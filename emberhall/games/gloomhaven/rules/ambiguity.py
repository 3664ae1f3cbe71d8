"""What the rules leave open: any of the players may decide it."""

from collections.abc import Sequence
from typing import TypeVar

from emberhall.games.gloomhaven.state import Table
from emberhall.kernel import Flow, Message, Option, ask, ask_anyone

O = TypeVar("O", bound=Option)  # noqa: E741


def players_decide(t: Table, prompt: Message, options: Sequence[O], rule: str = "GH-AMBIG-01") -> Flow[O]:
    """Let the first player who answers choose among equal options; the first option if everyone passes."""
    if len(options) == 1:
        return options[0]
    seats = sorted({character.seat for character in t.state.characters})
    if len(seats) == 1:
        return (yield from ask(seats[0], prompt, options, rule))
    answer = yield from ask_anyone(dict.fromkeys(seats, (prompt, options)), rule)
    return options[0] if answer is None else answer[1]
