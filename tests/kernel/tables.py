"""Tiny games of a few lines each, to test one thing at a time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from emberhall.kernel import (
    CHECKPOINT,
    Ask,
    Deck,
    FaceDown,
    Flow,
    Game,
    Hand,
    Option,
    Outcome,
    Pile,
    Rng,
    State,
    Table,
    msg,
)


class Pick(Option, frozen=True, gc=False):
    """Any number."""

    n: int


class Plain(State, kw_only=True):
    """A list of what was chosen, some cards, and a place to note things."""

    chosen: list[int] = msgspec.field(default_factory=list)
    deck: Deck[str]
    hands: list[Hand[str]]
    table: Pile[str]
    down: FaceDown[str]
    note: str = ""


class NoOptions(msgspec.Struct, frozen=True):
    """No options."""


Play = Callable[[Table[Any]], Flow[Outcome]]

WON = msg("word-done")


def setup(options: Any, seats: int, rng: Rng) -> Plain:
    cards = [f"card.{n}" for n in range(12)]
    rng.shuffle(cards)
    hands = [Hand(owner=seat) for seat in range(seats)]
    return Plain(rng=rng, deck=Deck(cards), hands=hands, table=Pile(), down=FaceDown())


def a_game(play: Play, **more: Any) -> Game[Any, Any]:
    """A game with these rules."""
    given: dict[str, Any] = {
        "name": "tiny",
        "options": NoOptions,
        "state": Plain,
        "seats": range(2, 4),
        "setup": setup,
        "play": play,
        "scene": lambda state, eyes: None,
        "evaluate": lambda state, seat: 0.5,
        "components": lambda state: (),
        "locale": Path(__file__).parent,
        "variants": lambda: [(NoOptions(), 2)],
    }
    return Game(**(given | more))


def ask(seat: int, *numbers: int) -> Ask:
    """Ask a seat for one of these numbers; by default, 1 or 2."""
    return Ask(seat, msg("word-yes"), [Pick(n) for n in numbers or (1, 2)])


def turns(count: int, each: Callable[[Table[Any], int], None] = lambda t, n: None, checkpoint: bool = True) -> Play:
    """Seats choose a number in turn, and this rule runs after each choice."""

    def play(t: Table[Any]) -> Flow[Outcome]:
        s = t.state
        while len(s.chosen) < count:
            if checkpoint:
                yield CHECKPOINT
            picked = yield ask(len(s.chosen) % t.seats)
            s.chosen.append(picked.n)
            each(t, picked.n)
        s.outcome = Outcome((0,), WON)
        return s.outcome

    return play
