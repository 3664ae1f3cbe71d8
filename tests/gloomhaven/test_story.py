"""The story of a game."""

from collections.abc import Callable
from typing import Any

import pytest

from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules import elements
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.games.gloomhaven.rules.healing import heal
from emberhall.games.gloomhaven.rules.looting import loot
from emberhall.games.gloomhaven.rules.resting import take_back
from emberhall.games.gloomhaven.rules.rooms import spawn
from emberhall.games.gloomhaven.rules.special_rules import open_up
from emberhall.games.gloomhaven.state import Bonus, Table
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .positions import Scene, happens, line


def _told(game: Scene, what: Callable[[Table], Any]) -> list[str]:
    events: list[Any] = []
    t: Table = Table(game.state, 2, events)
    flow = what(t)
    if hasattr(flow, "send"):
        happens(flow)
    return [event.message.id for event in events]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (lambda g: lambda t: gain(t, g.who("g"), "muddle"), ["say-condition"]),
        (lambda g: lambda t: gain(t, g.who("g"), "curse"), ["say-condition"]),
        (lambda g: lambda t: heal(t, g.who("g"), 1), ["say-healed"]),
        (lambda g: lambda t: suffer(t, g.who("g"), 1), ["say-damage"]),
        (lambda g: lambda t: suffer(t, g.who("g"), 9), ["say-damage", "say-dies"]),
        (lambda g: lambda t: take_back(t, g.character(), "3"), ["say-rests"]),
        (lambda g: lambda t: exhaust(t, g.character()), ["say-exhausted"]),
        (lambda g: lambda t: strike(t, Playing(g.who("B"), owner=0), Strike(g.who("g"), 2, True)), ["say-attack"]),
        (lambda g: lambda t: loot(t, g.character(), 9), ["say-treasure", "say-loots"]),
        (lambda g: lambda t: elements.consume(t, 0), ["say-consumed"]),
        (lambda g: lambda t: spawn(t, "living-bones", "normal", g.who("h").at), ["say-spawn", "say-monster-card"]),
        (lambda g: lambda t: open_up(t, 0, g.who("B")), ["say-door"]),
    ],
)  # fmt: skip
def test_what_is_told(what: Callable[[Scene], Callable[[Table], Any]], told: list[str]) -> None:
    game = line(discard="3 4")
    game.state.map.coins = {game.who("h").at: 1}
    game.state.map.treasures = {game.who("g").at: 7}
    found = _told(game, what(game))
    assert found[: len(told)] == told


@rule("GH-RETAL-01")
def test_retaliate_is_told() -> None:
    game = line()
    game.who("g").bonuses.append(Bonus("retaliate", 1))
    told = _told(game, lambda t: strike(t, Playing(game.who("B"), owner=0), Strike(game.who("g"), 2, True)))
    assert told == ["say-attack", "say-damage", "say-retaliates", "say-damage"]


@rule("GH-ADV-01", "GH-ADV-04")
@pytest.mark.parametrize(
    ("condition", "said"),
    [("", "Brute attacks"), ("strengthen", "with advantage: "), ("muddle", "with disadvantage: ")],
)
def test_advantage_is_told(condition: str, said: str) -> None:
    game = line()
    game.who("B").conditions = CONDITION.get(condition, 0)
    events: list[Any] = []
    t: Table = Table(game.state, 2, events)
    happens(strike(t, Playing(game.who("B"), owner=0), Strike(game.who("g"), 2, True)))
    told = GAME.texts.say(events[0].message, "en")
    assert said in told
    assert condition or "advantage" not in told
