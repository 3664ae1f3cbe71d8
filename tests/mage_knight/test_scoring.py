"""Scoring achievements, for single heroes and for teams."""

from random import Random

import pytest

from emberhall.games.mage_knight.content.tracks import row_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.scoring import TITLE, achievements, reckon, titles
from emberhall.games.mage_knight.state import Deed, Place, Setup, State, Unit, UnitCard
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, reckoned
from tests.mage_knight.positions import Position, cards, units


def _rivals(scenario: str = "first_reconnaissance", words: str = "arythea tovak") -> State:
    return heroes(words, scenario)


@rule("MK-SCORE-01", "MKW-SCORE-04", "MKW-SCORE-03", "MK-DATA-14", "MKW-DATA-07")
def test_knowledge_counts_spells_and_advanced_actions_wherever_they_are() -> None:
    state = _rivals()
    hero = state.players[0]
    hero.deck.cards = cards("arythea", "fireball march")
    hero.hand.cards = cards("arythea", "ice_bolt")
    hero.discard.cards = cards("arythea", "snowstorm rage")
    hero.aside.cards = cards("arythea", "space_bending")
    hero.kept.cards = cards("arythea", "blood_rage")  # under Sparing Power
    assert achievements(state, 0).knowledge == 2 + 1 + 2 + 2 + 1


@rule("MK-SCORE-02", "MK-SCORE-03", "MKW-SCORE-05")
def test_leader_counts_levels_of_units_and_half_of_wounded_ones() -> None:
    state = _rivals()
    state.players[0].units = units("guardian_golems peasants/wounded utem_swordsmen/wounded catapults/wounded")
    assert achievements(state, 0).leader == 2 + 0 + 1 + 1


@rule("MK-SCORE-04", "MKW-SCORE-06", "MK-SCORE-07", "MKW-SCORE-08", "MK-SCORE-15")
def test_shields_on_adventure_sites_and_on_conquered_sites() -> None:
    state = _rivals()
    sites = ("dungeon", "monster_den", "ancient_ruins", "keep", "mage_tower", "monastery", "city", "mine")
    for at, site in enumerate(sites):
        state.places[at] = Place(site, conquered=True, shields=[0])
    state.places[90] = Place("keep", conquered=True, shields=[1])
    assert achievements(state, 0).adventurer == 6
    assert achievements(state, 0).conqueror == 6
    assert achievements(state, 1)[2:5:2] == (0, 2)


@rule("MK-SCORE-05", "MK-SCORE-06", "MKW-SCORE-07")
def test_loot_counts_artifacts_also_banners_on_units_and_pairs_of_crystals() -> None:
    state = _rivals()
    hero = state.players[0]
    hero.deck.cards = cards("arythea", "ruby_ring march")
    hero.units = [Unit(UnitCard("peasants.1"), banner="banner_of_glory")]
    hero.crystals = [3, 1, 1, 0]
    assert achievements(state, 0).loot == 2 + 2 + 2


@rule("MK-SCORE-08", "MKW-SCORE-09")
def test_wounds_in_the_deck_count_but_not_those_on_units() -> None:
    state = _rivals()
    hero = state.players[0]
    hero.hand.cards = [Deed("wound.1")]
    hero.deck.cards = [Deed("wound.2"), *cards("arythea", "march")]
    hero.units = units("peasants/wounded")
    assert achievements(state, 0).beating == -4


@rule("MK-SCORE-09", "MK-SCORE-10", "MK-SCORE-11", "MK-SCORE-12", "MKW-SCORE-10", "MKW-SCORE-15", "MKW-SCORE-11")
@pytest.mark.parametrize(
    ("points", "bonus"),
    [((4, 2, 0), (3, 0, 0)), ((4, 4, 0), (1, 1, 0)), ((0, 0, 0), (0, 0, 0)), ((2, 2, 2), (1, 1, 1))],
)
def test_titles_of_a_category(points: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    assert titles([(n,) for n in points], [TITLE]) == list(bonus)


@rule("MK-SCORE-13", "MK-SCORE-14", "MKW-SCORE-12", "MKW-SCORE-16")
@pytest.mark.parametrize(
    ("points", "bonus"), [((-4, -2, 0), (-3, 0, 0)), ((-2, -2, 0), (-1, -1, 0)), ((0, 0, 0), (0, 0, 0))]
)
def test_the_greatest_beating(points: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    assert titles([(n,) for n in points], [TITLE]) == list(bonus)


@rule("MKW-SCORE-02", "MKW-SCORE-13", "MKW-SHAPE-12", "MK-GAME-07")
def test_final_fame_is_added_without_level_ups() -> None:
    state = _rivals()
    first, second = state.players
    first.fame, second.fame = 7, 9
    first.hand.cards = cards("arythea", "fireball")
    first.crystals = [2, 2, 0, 0]
    outcome = reckoned(state)
    assert list(outcome.scores) == [7 + 2 + 3 + 2 + 3, 9]
    assert outcome.winners == (0,)
    assert (first.level, row_of(17)) == (1, 4)


@rule("MK-TEAM-12", "MK-TEAM-13", "MK-TEAM-14", "MK-TEAM-15", "MK-TEAM-16", "MKS-FULL-21")
def test_teams_are_reckoned_by_their_lowest_fame_and_best_achievements() -> None:
    state = heroes("arythea tovak goldyx norowas", "full_conquest", teams="seats")
    for player, fame in zip(state.players, (20, 30, 12, 9), strict=True):
        player.fame = fame
    state.players[0].hand.cards = cards("arythea", "fireball")  # team 1: Knowledge 2, and 1 that does not count
    state.players[2].hand.cards = cards("goldyx", "ice_bolt wound")
    state.players[1].hand.cards = cards("tovak", "blood_rage wound wound")  # team 2: Knowledge 1
    state.players[3].hand.cards = [Deed("wound.1")]
    assert state.teams == [0, 1, 0, 1]
    # Knowledge 2 + 3 against 1; Beating -2 against -4 - 3; Fame 12 against 9
    assert reckon(state) == [12 + 2 + 3 - 2, 9 + 1 - 4 - 3]
    outcome = reckoned(state)
    assert list(outcome.scores) == [15, 3, 15, 3]
    assert outcome.winners == (0, 2)


def _told(words: str, scenario: str, **options: str) -> list[tuple[int, int]]:
    """What the story says when the last Round is over: the Fame of each hero, and what titles add."""
    state = heroes(words, scenario, **options)
    state.round, state.phase = 6, "prepare"
    state.players[0].fame, state.players[1].fame = 7, 9
    state.players[1].hand.cards = cards("tovak", "fireball")
    events = [event.message for event in Position(state, keep=True).session.events]
    return [(said.args["fame"], said.args["rest"]) for said in events if said.id == "say-reckoning"]


def test_the_story_tells_the_fame_for_titles_of_single_heroes() -> None:
    assert _told("arythea tovak", "full_conquest") == [(7, 0), (9, 3)]
    four = "arythea tovak goldyx norowas"
    assert _told(four, "full_conquest", teams="seats") == [(7, 0), (0, 0), (9, 0), (0, 0)]  # that of a team is common
    assert _told("arythea tovak", "conquer_and_hold") == _told("arythea tovak", "one_to_return") == []  # not by Fame


def test_the_story_ends_with_what_each_score_is_made_of() -> None:
    session = Session(GAME, Setup(scenario="first_reconnaissance"), 1, seed=3)
    session.play_out(Random(3).random, 20_000)
    assert session.outcome is not None
    told = session.events[-1].message
    assert told.id == "say-reckoning"
    parts = [told.args[part] for part in ("fame", "knowledge", "leader", "adventurer", "loot", "conqueror", "beating")]
    assert sum(parts) + told.args["rest"] == session.outcome.scores[0]
