"""Every card, unit, token and title of the game has a test of its own."""

from collections.abc import Callable, Iterable
from types import ModuleType

from emberhall.games.runewars.content import (
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    UNITS,
)

from . import (
    test_battle,
    test_developments,
    test_dials,
    test_exploration,
    test_objectives,
    test_rally_support,
    test_rewards,
    test_rounds,
    test_season_cards,
    test_tactics,
    test_titles,
    test_turn,
)

#: The test of each unit's ability.
ABILITIES = {
    "bowman": test_rounds.test_concentrated_fire,
    "footman": test_rounds.test_valiant_strike,
    "knight": test_rounds.test_command,
    "siege_engine": test_rounds.test_lay_siege,
    "archer": test_rounds.test_crack_shot_is_aimed,
    "pegasus_rider": test_rounds.test_charge,
    "sorceress": test_battle.test_the_sorceress_sends_a_unit_away,
    "warrior": test_rounds.test_overpower,
    "skeleton_archer": test_rounds.test_mortal_strike,
    "reanimate": test_rounds.test_overrun,
    "necromancer": test_rounds.test_animate_dead,
    "dark_knight": test_rounds.test_dread_charge,
    "flesh_ripper": test_rounds.test_more_health_until_the_battle_ends,
    "berserker": test_rounds.test_fury,
    "warlock": test_rounds.test_rain_fire,
    "chaos_lord": test_rounds.test_terrifying,
    "beastman": test_rounds.test_ravage,
    "dragon": test_rounds.test_flaming_breath,
    "giant": test_rounds.test_rage,
    "hell_hound": test_rounds.test_burning,
    "razorwing": test_rounds.test_stun,
    "sorcerer": test_rounds.test_more_health_until_the_battle_ends,
}


#: The test of each development.
BUILT = {
    "resources": test_developments.test_developments,
    "diplomat": test_developments.test_developments,
    "training_grounds": test_developments.test_developments,
    "reinforced_walls": test_battle.test_reinforced_walls,
    "protective_wards": test_battle.test_protective_wards,
    "cursed_tomb": test_battle.test_cursed_tomb,
    "hungry_spawn": test_battle.test_hungry_spawn,
}


def without(ids: Iterable[str], *modules: ModuleType) -> list[str]:
    """Those without a test named after them."""
    return [id for id in ids if not any(f"test_{id}" in vars(module) for module in modules)]


def cases(test: Callable[..., None]) -> set[str]:
    """The first of the values a test is run with."""
    (mark,) = (mark for mark in test.pytestmark if mark.name == "parametrize")  # type: ignore[attr-defined]
    return {given[0] for given in mark.args[1]}


def test_everything_has_a_test_of_its_own() -> None:
    assert without(ORDERS, test_turn) == []
    assert without(SEASON_CARDS, test_season_cards, test_dials) == []
    assert without(TACTICS, test_tactics) == []
    assert without([*REWARDS, *HEROES], test_rewards) == []
    assert without(EXPLORATION, test_exploration) == []
    assert without([*OBJECTIVES, *TITLES], test_objectives, test_titles) == []
    assert list(ABILITIES) == list(UNITS)
    assert list(BUILT) == list(DEVELOPMENTS)
    assert cases(test_rally_support.test_cities) == set(CITIES)
    assert cases(test_exploration.test_quests) | cases(test_exploration.test_quest_duels) == set(QUESTS)
