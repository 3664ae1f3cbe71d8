"""Loot: coins and treasure tiles, by an ability or at the end of a turn."""

from emberhall.games.gloomhaven.content import scenario
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import figure_of, in_range
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.state import Character, Figure, State, Table
from emberhall.kernel import NOWHERE, msg

ALL = 1 << 30


def loot(t: Table, character: Character, range: int, most: int = ALL, here: int = NOWHERE) -> int:
    """Take all coins and treasures within range and in sight of the character or of another hex; return how many
    (GH-LOOT-01, GH-LOOT-03)."""
    state = t.state
    here = figure_of(state, character).at if here == NOWHERE else here
    found = 0
    for at in sorted({*state.map.coins, *state.map.treasures}):
        if in_range(state, here, at, range):
            found += loot_hex(t, character, at, most - found)
    return found


def lying(state: State, character: Character, range: int, here: int = NOWHERE) -> dict[int, int]:
    """The hexes within range and in sight where something lies to be looted, and how many tokens."""
    here = figure_of(state, character).at if here == NOWHERE else here
    hexes = [at for at in sorted({*state.map.coins, *state.map.treasures}) if in_range(state, here, at, range)]
    found = {at: state.map.coins.get(at, 0) + _may_take(state, character, at) for at in hexes}
    return {at: n for at, n in found.items() if n}


def _may_take(state: State, character: Character, at: int, *, goals: bool = True) -> bool:
    """Whether a treasure lies on a hex that a character may take; without `goals`, no goal treasure."""
    number = state.map.treasures.get(at)
    return number is not None and (goals or number > 0) and hooks_of(state).may_loot(state, character, number)


def open_treasure(t: Table, character: Character, number: int) -> None:
    """Take a treasure tile (GH-LOOT-05). Number 0 is a goal treasure."""
    character.treasures.append(number)
    character.deeds.treasures += 1
    t.say(msg("say-treasure", who=class_name(character.cls), number=number))


def loot_under(t: Table, figure: Figure) -> None:
    """Take what lies under a character at the end of its turn; some scenarios have goal treasures looted by an ability
    alone (GH-LOOT-07)."""
    lying = t.state.map
    if figure.at in lying.coins or figure.at in lying.treasures:
        goals = not any(rule.loot_by_ability for rule in scenario(t.state.scenario).special)
        loot_hex(t, t.state.characters[figure.owner], figure.at, goals=goals)


def loot_hex(t: Table, character: Character, at: int, most: int = ALL, *, goals: bool = True) -> int:
    """Take what lies on a hex; with `goals` also goal treasures."""
    lying = t.state.map
    coins = min(most, lying.coins.get(at, 0))
    if coins:
        lying.coins[at] -= coins
        if not lying.coins[at]:
            del lying.coins[at]
        character.coins += coins
        t.say(msg("say-loots", who=class_name(character.cls), n=coins))
    taken = coins
    if taken < most and _may_take(t.state, character, at, goals=goals):
        open_treasure(t, character, lying.treasures.pop(at))
        taken += 1
    character.deeds.loot += taken
    return taken
