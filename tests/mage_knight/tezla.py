"""Positions for tests of Shades of Tezla."""

from typing import Any

from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.state import FactionToken, Leader, Pursuit, State
from tests.mage_knight.positions import Position, again, fight, land

TEZLA = {"expansions": ("shades_of_tezla",)}


def lair(
    site: str = "necropolis", level: int = 4, retinue: str = "", *, scenario: str = "life_and_death", **things: Any
) -> Position:
    """A hero beside the lair A of a leader with this retinue; B and C are plains beside the lair too."""
    tokens = "".join(f" +{kind}" for kind in retinue.split())
    spots = {"A": f"city {site}{tokens}", "B": "plains", "C": "plains"}
    play = land("arythea", " p B p\np @ A p\n p C p", spots=spots, scenario=scenario, move=2, **things)
    lord(play.state, site).at = play.spots["A"]
    lord(play.state, site).start = lord(play.state, site).level = level
    return again(play)


def lord(state: State, site: str) -> Leader:
    """The leader whose lair this is."""
    faction = 1 if site == "necropolis" else 0
    return next(leader for leader in factions_of(state).leaders if leader.faction == faction)


def with_tokens(play: Position, words: str) -> Position:
    """The hero has these faction tokens."""
    factions = factions_of(play.state)
    factions.items[0].cards = [FactionToken(f"{kind}.1") for kind in words.split()]
    for stack in factions.stacks:
        stack.cards = [token for token in stack.cards if token not in factions.items[0]]
    return again(play)


def battle(foes: str = "prowlers", tokens: str = "", **things: Any) -> Position:
    """A fight of a hero who has faction tokens."""
    options = {**TEZLA, **things.pop("options", {})}
    return with_tokens(fight(things.pop("hero", "arythea"), foes, options=options, **things), tokens)


def walk(drawing: str, tokens: str = "", **things: Any) -> Position:
    """A turn on the map of a hero who has faction tokens."""
    options = {**TEZLA, **things.pop("options", {})}
    return with_tokens(land(things.pop("hero", "arythea"), drawing, options=options, **things), tokens)


def chased(play: Position, spot: str, seat: int = 0, *, fresh: bool = False, turned: bool = False) -> Position:
    """The enemy on the spot pursues a hero."""
    token = play.at(spot).enemies.cards[0]
    factions_of(play.state).pursuits[token] = Pursuit(seat, fresh, turned)
    return again(play)
