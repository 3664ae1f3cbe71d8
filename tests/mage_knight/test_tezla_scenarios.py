"""The scenarios of Shades of Tezla: set-up, special rules, how they end, how they are scored."""

from collections import Counter

import pytest

from emberhall.games.mage_knight.content import ENEMY, SCENARIO, SKILL, SPELLS, TILE, UNIT, kind_of
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.choosing_heroes import skills_of
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.combat_start import enter_site
from emberhall.games.mage_knight.rules.common import gain_fame
from emberhall.games.mage_knight.rules.exploring import _draw_tile, all_slots, lay, reveal
from emberhall.games.mage_knight.rules.movement import explore_cost
from emberhall.games.mage_knight.rules.scenario import agreed, scenario_of, special_of
from emberhall.games.mage_knight.rules.scenarios.goals import GOALS
from emberhall.games.mage_knight.rules.scenarios.tezla import zone
from emberhall.games.mage_knight.rules.scoring import reckon
from emberhall.games.mage_knight.setup import setup, unfit
from emberhall.games.mage_knight.state import Place, Setup, State, Table, TileCard
from emberhall.games.mage_knight.terms import (
    BLACK,
    COLD_FIRE,
    GOLD,
    GREEN_PILE,
    PILES,
    RANGED,
    RED,
    RED_PILE,
    SIEGE,
    WHITE,
)
from emberhall.kernel import Pile, Rng
from emberhall.rulebook import rule
from tests.mage_knight.games import end_turn_of, heroes, opened, reckoned
from tests.mage_knight.positions import ManaDice, Position, again, land
from tests.mage_knight.tezla import lair, lord

BOTH = ("life_and_death", "life_and_death_together")
ALL = [id for id, scenario in SCENARIO.items() if scenario.covered]


@rule("MKX-DATA-16", "MKX-LIFE-01", "MKX-LIFE-47", "MKX-DATA-18", "MKX-REALM-01", "MKX-REALM-43")
@rule("MKX-DATA-19", "MKX-VALLEY-01", "MKX-VALLEY-38", "MKX-DATA-20", "MKX-RELIC-01", "MKX-RELIC-39")
@pytest.mark.parametrize(
    ("scenario", "seats", "rounds", "shape", "country", "glades", "cities", "core", "level"),
    [
        ("life_and_death", 1, 6, "wedge", 6, 3, 3, 2, 6),
        ("life_and_death", 2, 6, "wedge", 7, 3, 3, 1, 4),
        ("life_and_death", 3, 6, "wedge", 9, 4, 3, 2, 5),
        ("life_and_death", 4, 6, "open_4", 11, 5, 3, 3, 6),
        ("life_and_death_together", 2, 6, "open", 7, 3, 3, 2, 6),
        ("life_and_death_together", 3, 6, "open", 9, 4, 3, 3, 7),
        ("life_and_death_together", 4, 6, "open", 11, 5, 3, 4, 8),
        ("realm_of_the_dead", 1, 4, "wedge", 5, 2, 2, 1, 4),
        ("realm_of_the_dead", 2, 4, "wedge", 5, 2, 2, 2, 5),
        ("realm_of_the_dead", 3, 4, "wedge", 7, 3, 2, 3, 6),
        ("realm_of_the_dead", 4, 4, "open_4", 9, 4, 2, 4, 7),
        ("realm_of_the_dead_together", 2, 4, "open", 6, 3, 2, 2, 8),
        ("realm_of_the_dead_together", 3, 4, "open", 8, 4, 2, 3, 10),
        ("realm_of_the_dead_together", 4, 4, "open", 10, 5, 2, 4, 12),
        ("hidden_valley", 1, 4, "wedge", 5, None, 2, 1, 4),
        ("hidden_valley", 2, 4, "wedge", 5, None, 2, 2, 5),
        ("hidden_valley", 3, 4, "wedge", 7, None, 2, 3, 6),
        ("hidden_valley", 4, 4, "open_4", 9, None, 2, 4, 7),
        ("hidden_valley_together", 2, 4, "open", 6, None, 2, 2, 8),
        ("hidden_valley_together", 3, 4, "open", 8, None, 2, 3, 10),
        ("hidden_valley_together", 4, 4, "open", 10, None, 2, 4, 12),
        ("lost_relic", 1, 2, "open_3", 6, None, 2, 1, None),
        ("lost_relic", 2, 2, "open_3", 6, None, 2, 1, None),
        ("lost_relic", 3, 2, "open_4", 7, None, 3, 2, None),
        ("lost_relic", 4, 2, "open", 8, None, 4, 3, None),
        ("lost_relic_together", 2, 2, "open_4", 7, None, 3, 2, None),
        ("lost_relic_together", 3, 2, "open", 8, None, 4, 3, None),
        ("lost_relic_together", 4, 2, "open", 9, None, 5, 4, None),
    ],
)
def test_set_up(  # noqa: PLR0917
    scenario: str,
    seats: int,
    rounds: int,
    shape: str,
    country: int,
    glades: int | None,
    cities: int,
    core: int,
    level: int | None,
) -> None:
    found = agreed(Setup(scenario=scenario), seats)  # type: ignore[arg-type]
    assert (found.rounds[seats - 1], found.shape[seats - 1]) == (rounds, shape)
    state = opened(scenario, seats).state if not found.start_level > 1 else _set_up(scenario, seats)
    laid = [TileCard(placed.tile) for placed in state.map if TILE[placed.tile].kind != "start"]
    stack = [*laid, *state.countryside.cards, *state.core.cards]
    kinds = Counter(TILE[tile].kind for tile in stack)
    assert (kinds["countryside"], kinds["core"], kinds["city"] + kinds["camp"]) == (country, core, cities)
    if glades is not None:
        tiles = [tile for tile in stack if TILE[tile].kind == "countryside"]
        assert sum(any(shown.site == "magical_glade" for shown in TILE[tile].hexes) for tile in tiles) == glades
    leaders = factions_of(state).leaders
    assert all(leader.level == leader.start == level for leader in leaders)
    assert bool(leaders) == (level is not None)
    assert found.dummy == ("after" if seats == 1 else "before" if found.sides == "all" else "")


def _set_up(scenario: str, seats: int) -> State:
    return setup(Setup(scenario=scenario), seats, Rng(1))  # type: ignore[arg-type]


@rule("MKX-LIFE-26", "MKX-LIFE-27", "MKX-LIFE-28", "MKX-REALM-22", "MKX-REALM-23", "MKX-REALM-24", "MKX-REALM-25")
@rule("MKX-VALLEY-19", "MKX-VALLEY-20", "MKX-VALLEY-21", "MKX-VALLEY-22", "MKX-RELIC-17", "MKX-RELIC-18")
@rule("MKX-RELIC-19", "MKX-RELIC-20")
@pytest.mark.parametrize("scenario", [id for id in ALL if id.endswith("together")])
def test_together(scenario: str) -> None:
    state = _set_up(scenario, 3)
    assert state.teams == [0, 0, 0]
    found = scenario_of(state)
    assert (found.cooperative, found.dummy, found.sides) == (True, "before", "all")
    competitive = {card.id for card in SPELLS if card.competitive}
    assert len(competitive) == 4
    assert not competitive & set(state.spell_deck.cards)
    variants = {SKILL[skill].variant for skill in skills_of(state, "arythea")}
    assert variants == {"normal", "cooperative"}


@rule("MKX-LIFE-26", "MKX-LIFE-29", "MKX-LIFE-30", "MKX-REALM-26", "MKX-REALM-27", "MKX-VALLEY-23", "MKX-VALLEY-24")
@rule("MKX-RELIC-21", "MKX-RELIC-22")
@pytest.mark.parametrize("scenario", [id for id in ALL if not id.endswith("together")])
def test_alone_the_dummy_player_chooses_second_and_tactics_leave(scenario: str) -> None:
    found = agreed(Setup(scenario=scenario), 1)  # type: ignore[arg-type]
    assert (found.dummy, found.tactics_leave, found.cooperative, found.titles) == ("after", "all", True, False)


def test_what_does_not_go_with_these_scenarios() -> None:
    for scenario in ALL:
        options = {"scenario": scenario, "random_cities": True}
        reason = unfit(Setup(**options), 2)  # type: ignore[arg-type]
        assert reason is not None
        assert reason.id == "unfit-tezla"
    reason = unfit(Setup(scenario="life_and_death", faction_enemies="instead"), 1)
    assert reason is not None
    assert reason.id == "unfit-instead"
    reason = unfit(Setup(scenario="lost_relic", start_level=5), 1)
    assert reason is not None
    assert reason.id == "unfit-start-level"


# Life and Death


@rule("MKX-LIFE-06")
@pytest.mark.parametrize(
    ("shape", "a", "b", "where"),
    [
        ("wedge", 1, 0, 1),
        ("wedge", 0, 1, -1),
        ("wedge", 1, 1, 0),
        ("wedge", 3, 2, 1),
        ("open", 1, 0, 1),
        ("open", 0, 3, 0),
        ("open", -1, 2, -1),
        ("open_4", -2, 2, -1),
        ("open_4", 0, 1, 0),
    ],
)
def test_north_and_south(shape: str, a: int, b: int, where: int) -> None:
    assert zone(shape, a, b) == where


def tile(scenario: str, name: str, a: int, b: int, dice: list[int] | None = None, *, seats: int = 1) -> State:
    """A tile revealed by the first hero on a bare map."""
    names = ["arythea", "tovak", "goldyx", "norowas"][:seats]
    state = heroes(" ".join(names), scenario)
    for deck in (state.countryside, state.core, state.countryside_box, state.core_box):
        if name in deck:
            deck.remove(TileCard(name))
    loaded = ManaDice(11)
    loaded.load(dice)
    state.rng = loaded
    state.phase = "move"
    factions_of(state).graveyards.clear()
    lay(Table(state, seats), TileCard(name), a, b, state.players[0])
    return state


def _factions(state: State) -> list[str]:
    return [ENEMY[kind_of(token)].faction for at in state.rampaging for token in state.places[at].enemies]


@rule("MKX-LIFE-03", "MKX-LIFE-04", "MKX-LIFE-05")
@pytest.mark.parametrize(
    ("a", "b", "dice", "faction"),
    [
        (2, 0, None, "dark_crusader"),
        (0, 2, None, "elementalist"),
        (1, 1, [GOLD], "elementalist"),
        (1, 1, [BLACK], "dark_crusader"),
    ],
)
def test_rampaging_enemies_of_the_north_and_the_south(a: int, b: int, dice: list[int] | None, faction: str) -> None:
    assert _factions(tile("life_and_death", "country_04", a, b, dice)) == [faction]


@rule("MKX-LIFE-07", "MKX-LIFE-08", "MKX-LIFE-09")
@pytest.mark.parametrize(
    ("a", "b", "dice", "site", "faction"),
    [
        (0, 2, None, "magical_glade", "elementalist"),
        (2, 0, None, "graveyard", "dark_crusader"),
        (1, 1, [RED, RED], "graveyard", "dark_crusader"),
        (1, 1, [WHITE, RED], "magical_glade", "elementalist"),
    ],
)
def test_glades_and_graveyards(a: int, b: int, dice: list[int] | None, site: str, faction: str) -> None:
    state = tile("life_and_death", "country_05", a, b, dice)
    places = [place for place in state.places.values() if place.site in ("magical_glade", "graveyard")]
    (place,) = places
    assert place.site == site
    tokens = [ENEMY[kind_of(token)] for token in place.enemies]
    assert [(enemy.faction, PILES[enemy.pile]) for enemy in tokens] == [(faction, "green"), (faction, "brown")]


@rule("MKX-LIFE-10", "MKX-LIFE-11", "MKX-LIFE-12", "MKX-LIFE-13")
@pytest.mark.parametrize(("site", "reward"), [("magical_glade", "artifact"), ("graveyard", "spell")])
def test_freeing_a_site(site: str, reward: str) -> None:
    spots = {"G": f"forest {site} +skeletal_warriors +mummy"}
    play = land("arythea", "G p", spots=spots, at="G", scenario="life_and_death", hand="march")
    play.do("enter", "target:0")
    play.combat.points[4 * RANGED + COLD_FIRE] = 9
    play = again(play).do("strike", "end_phase", "end_phase")
    while play.state.combat is not None:
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    assert [kind_of(token) for token in play.at("G").enemies] == ["mummy"]  # for another turn
    assert not play.at("G").conquered
    play = land("arythea", "G p", spots={"G": f"forest {site} +mummy"}, at="G", scenario="life_and_death", hand="march")
    play.do("enter", "target:0")
    play.combat.points[4 * RANGED + COLD_FIRE] = 9
    play = again(play).do("strike")
    assert (play.at("G").conquered, play.at("G").shields, play.hero.reputation) == (True, [0], 1)
    assert play.turn.rewards == [(reward, 1)]


@rule("MKX-LIFE-15", "MKX-LIFE-16", "MKX-LIFE-17")
def test_cities_have_their_part_of_the_map() -> None:
    state = opened("life_and_death", 1).state
    suits = special_of(state).suits
    green, red, white = TileCard("core_05"), TileCard("core_08"), TileCard("core_07")
    assert [suits(state, green, a, b) for a, b in ((2, 1), (1, 2), (2, 2))] == [False, True, True]
    assert [suits(state, red, a, b) for a, b in ((2, 1), (1, 2), (2, 2))] == [True, False, True]
    assert all(suits(state, white, a, b) for a, b in ((2, 1), (1, 2)))
    assert suits(state, TileCard("country_06"), 1, 2)  # a red mine in its middle is no red city
    assert suits(state, TileCard("?"), 1, 2)  # for a viewer who does not see which tile it is
    state.countryside.cards = []
    state.core.cards = [red, green]
    t = Table(state, 1)
    assert _draw_tile(t, 2, 1) == red
    assert state.core.cards == [green]
    slots = [(slot.a, slot.b) for slot in all_slots(state)]
    assert all(zone("wedge", a, b) <= 0 for a, b in slots)


@rule("MKX-LIFE-18", "MKX-LIFE-19", "MKX-LIFE-20", "MKX-LIFE-21")
@pytest.mark.parametrize(
    ("name", "a", "b", "site", "faction", "retinue"),
    [
        ("core_05", 1, 2, "hidden_valley", "elementalist", ["brown", "red", "green", "green"]),
        ("core_08", 2, 1, "necropolis", "dark_crusader", ["brown", "red", "green", "green"]),
    ],
)
def test_leaders_are_found_in_their_lairs(  # noqa: PLR0917
    name: str, a: int, b: int, site: str, faction: str, retinue: list[str]
) -> None:
    state = tile("life_and_death", name, a, b)
    at, place = next((at, place) for at, place in state.places.items() if place.site == site)
    leader = lord(state, site)
    assert (leader.at, leader.level, place.conquered, place.shields) == (at, 6, False, [])
    tokens = [ENEMY[kind_of(token)] for token in place.enemies]
    assert [PILES[enemy.pile] for enemy in tokens] == retinue
    assert {enemy.faction for enemy in tokens} == {faction}


@rule("MKX-LIFE-24", "MKX-LIFE-25", "MKX-REALM-21", "MKX-VALLEY-18")
@pytest.mark.parametrize(
    ("scenario", "name"),
    [("life_and_death", "core_07"), ("realm_of_the_dead", "core_05"), ("hidden_valley", "core_05")],
)
def test_another_city_is_friendly(scenario: str, name: str) -> None:
    state = tile(scenario, name, 2, 2, [GOLD] * 9, seats=2)
    city = next(place for place in state.places.values() if place.site == "city")
    assert (city.conquered, city.shields, city.leader, city.garrison) == (True, [0, 1], -1, [])


def beaten(state: State, site: str, shields: list[int]) -> None:
    """The leader there was defeated by these seats, Level by Level."""
    leader = lord(state, site)
    leader.start, leader.level, leader.shields = len(shields), 0, shields


@rule("MKX-LIFE-31", "MKX-LIFE-32", "MKX-LIFE-33", "MKX-LIFE-35", "MKX-LIFE-39")
@pytest.mark.parametrize(
    ("names", "scenario"), [("arythea tovak", BOTH[0]), ("arythea tovak", BOTH[1]), ("arythea", BOTH[0])]
)
def test_when_both_are_beaten_each_has_one_more_turn(names: str, scenario: str) -> None:
    state = heroes(names, scenario)
    beaten(state, "necropolis", [0, 0])
    end_turn_of(state)
    assert state.game_turns < 0
    beaten(state, "hidden_valley", [0])
    end_turn_of(state)
    assert state.game_turns == len(state.players)
    assert state.goal_reached


def sites(state: State, site: str, *owners: int) -> None:
    """Sites these seats have freed."""
    for owner in owners:
        at = 9000 + len(state.places)
        state.places[at] = Place(site, enemies=Pile(), conquered=True, shields=[owner])


@rule("MKX-LIFE-34", "MKX-LIFE-36", "MKX-LIFE-37", "MKX-LIFE-38")
def test_the_greatest_enemies_of_the_factions() -> None:
    state = heroes("arythea tovak", "life_and_death")
    lord(state, "hidden_valley").shields = [1]
    sites(state, "magical_glade", 0, 0)
    sites(state, "graveyard", 1)
    base = reckon(state)
    outcome = reckoned(state)
    assert [int(n) for n in outcome.scores] == [base[0] + 5, base[1] + 5]
    state = heroes("arythea tovak", "life_and_death")
    lord(state, "necropolis").shields = [1, 0, 0]
    sites(state, "graveyard", 1)
    base = reckon(state)
    assert [int(n) for n in reckoned(state).scores] == [base[0], base[1] + 5]  # a tie: tovak has the higher Level


@rule("MKX-LIFE-40", "MKX-LIFE-41", "MKX-LIFE-42", "MKX-LIFE-43", "MKX-LIFE-44", "MKX-LIFE-45", "MKX-LIFE-46")
@pytest.mark.parametrize(
    ("valley", "necropolis", "more"),
    [
        ([], [], 0),
        ([0], None, 10),
        ([0], [1], 10 + 10 + 15 + 10),
        ([0, 1], [1, 0], 10 + 10 + 15 + 10 + 15),
        ([0], [0], 10 + 10 + 15),
    ],
)
def test_the_score_of_heroes_together(valley: list[int], necropolis: list[int] | None, more: int) -> None:
    state = heroes("arythea tovak", "life_and_death_together")
    base = reckon(state)[0]
    if valley:
        beaten(state, "hidden_valley", valley)
    if necropolis:
        beaten(state, "necropolis", necropolis)
    state.round = 4
    state.round_turns = 1
    assert reckoned(state).scores == (float(base + more + 60),) * 2
    state.round, state.round_turns = 6, -1
    assert reckoned(state).scores == (float(base + more + 5),) * 2


@rule("MKX-LIFE-41", "MKX-LIFE-44", "MKX-LIFE-46", "MKX-LIFE-39")
def test_the_score_alone() -> None:
    play = opened("life_and_death", 1)
    state = play.state
    assert state.dummy is not None
    state.round, state.round_turns = 6, 0
    left = len(state.dummy.deck)
    base = reckon(state)[0]
    beaten(state, "necropolis", [0])
    assert reckoned(state).scores == (float(base + 10 + left),)
    assert reckoned(state).winners == ()
    beaten(state, "hidden_valley", [0])
    state.goal_reached = True
    outcome = reckoned(state)
    assert outcome.scores == (float(base + 35 + left),)
    assert outcome.winners == (0,)


# Realm of the Dead


@rule("MKX-REALM-02", "MKX-REALM-03", "MKX-REALM-04")
def test_a_hero_who_reveals_the_undead_is_pursued() -> None:
    state = tile("realm_of_the_dead", "country_04", 0, 2)
    assert _factions(state) == ["dark_crusader"]
    (pursuit,) = factions_of(state).pursuits.values()
    assert (pursuit.seat, pursuit.fresh) == (0, True)


@rule("MKX-REALM-05", "MKX-DATA-17")
@pytest.mark.parametrize(
    ("number", "piles", "reward"),
    [
        (1, ["green", "green"], [("advanced_action", 1)]),
        (2, ["green", "brown"], [("spell", 1)]),
        (3, ["red"], [("unit", 1)]),
        (4, ["green", "red"], [("artifact", 1)]),
        (5, ["brown", "red"], [("artifact", 1), ("advanced_action", 1)]),
    ],
)
@rule("MKX-REALM-07", "MKX-REALM-08", "MKX-REALM-09")
def test_graveyards_by_number(number: int, piles: list[str], reward: list[tuple[str, int]]) -> None:
    state = heroes("arythea", "realm_of_the_dead")
    state.phase = "move"
    factions_of(state).graveyards[:] = range(number - 1)
    for deck in (state.countryside, state.countryside_box):
        if "country_05" in deck:
            deck.remove(TileCard("country_05"))
    lay(Table(state, 1), TileCard("country_05"), 0, 2, state.players[0])
    at, place = next((at, place) for at, place in state.places.items() if place.site == "graveyard")
    tokens = [ENEMY[kind_of(zone.cards[0])] for zone in place.garrison]
    assert [PILES[enemy.pile] for enemy in tokens] == piles
    assert {enemy.faction for enemy in tokens} == {"dark_crusader"}
    assert not any(zone.known for zone in place.garrison)
    state.players[0].at = at
    t = Table(state, 1)
    enter_site(t, state.players[0])
    assert len(place.enemies) == len(piles)
    assert state.combat is not None
    for foe in state.combat.foes:
        foe.beaten = True
        place.enemies.remove(foe.token)
    finish(t, state.players[0])
    assert (place.conquered, place.shields, state.turn.rewards) == (True, [], reward)


@rule("MKX-REALM-05")
def test_graveyards_are_not_looked_into_from_beside() -> None:
    play = land("arythea", "@ G", spots={"G": "forest graveyard mummy"}, scenario="realm_of_the_dead", hand="march")
    assert not play.at("G").garrison[0].known


@rule("MKX-REALM-10", "MKX-REALM-11", "MKX-REALM-12", "MKX-REALM-13", "MKX-REALM-06")
def test_sealing_a_graveyard() -> None:
    def at_grave(site: str, **things: object) -> Position:
        return land("arythea", "G p", spots={"G": site}, at="G", scenario="realm_of_the_dead", hand="march", **things)  # type: ignore[arg-type]

    assert "seal" not in at_grave("forest graveyard mummy", mana="red").keys
    play = at_grave("forest graveyard conquered", mana="red")
    play.at("G").shields = []
    play = again(play)
    assert "seal" in play.keys
    play.do("seal")
    assert (play.at("G").shields, play.hero.reputation, play.hero.mana[RED]) == ([0], 1, 0)
    assert not play.turn.acted
    assert "seal" not in play.keys
    play = at_grave("forest graveyard conquered")
    play.at("G").shields = []
    assert "seal" not in again(play).keys  # no mana


@rule("MKX-REALM-13")
def test_not_while_another_hero_is_there() -> None:
    play = land(
        "arythea",
        "G p",
        spots={"G": "forest graveyard conquered"},
        at="G",
        others={"tovak": "G"},
        scenario="realm_of_the_dead_together",
        mana="red",
        hand="march",
    )
    play.at("G").shields = []
    assert "seal" not in again(play).keys


@rule("MKX-REALM-14", "MKX-REALM-15", "MKX-REALM-16", "MKX-REALM-17")
def test_the_necromancer_is_in_the_blue_city() -> None:
    state = tile("realm_of_the_dead", "core_06", 2, 2)
    place = next(place for place in state.places.values() if place.site == "necropolis")
    assert [PILES[ENEMY[kind_of(token)].pile] for token in place.enemies] == ["brown", "red"]  # Level 4
    play = lair("necropolis", 4, "mummy", scenario="realm_of_the_dead").do("walk:A")
    assert [kind_of(foe.token) for foe in play.foes] == ["mummy", "dark_crusader_leader"]


@rule("MKX-REALM-18", "MKX-REALM-19", "MKX-REALM-20", "MKX-VALLEY-15", "MKX-VALLEY-16", "MKX-VALLEY-17")
@pytest.mark.parametrize("scenario", ["realm_of_the_dead", "hidden_valley"])
def test_the_head_start(scenario: str) -> None:
    state = opened(scenario, 2).state
    assert [(player.fame, player.reputation) for player in state.players] == [(1, 2), (1, 2)]
    assert (len(state.source), len(state.unit_offer)) == (5, 5)
    gain_fame(Table(state, 2), state.players[0], 2)
    assert state.players[0].fame == 4  # 3 begins a new row


@rule("MKX-REALM-28", "MKX-REALM-29", "MKX-REALM-30", "MKX-REALM-31")
def test_the_realm_is_closed_when_all_graveyards_are_sealed_and_the_necromancer_is_beaten() -> None:
    state = heroes("arythea", "realm_of_the_dead")
    goal = GOALS["realm_sealed"]
    factions_of(state).graveyards[:] = [9000, 9001]
    sites(state, "graveyard", 0)
    beaten(state, "necropolis", [0])
    assert not goal(state)
    sites(state, "graveyard", 0)
    assert goal(state)
    lord(state, "necropolis").level = 1
    assert not goal(state)
    lord(state, "necropolis").level = 0
    factions_of(state).graveyards.pop()
    assert not goal(state)  # one is still to be found


@rule("MKX-REALM-33", "MKX-REALM-34", "MKX-REALM-36", "MKX-REALM-37", "MKX-REALM-38", "MKX-REALM-39")
@rule("MKX-REALM-40", "MKX-REALM-41", "MKX-REALM-42")
def test_the_score_of_the_realm() -> None:
    state = heroes("arythea tovak", "realm_of_the_dead_together")
    base = reckon(state)[0]
    factions_of(state).graveyards[:] = [9000, 9001, 9002]
    sites(state, "graveyard", 0, 1)
    state.round, state.round_turns = 4, 1
    assert reckoned(state).scores[0] == base + 10
    beaten(state, "necropolis", [0])
    assert reckoned(state).scores[0] == base + 10 + 10
    sites(state, "graveyard", 0)
    assert reckoned(state).scores[0] == base + 15 + 10 + 10
    beaten(state, "necropolis", [0, 1])
    state.round, state.round_turns = 3, -1
    assert reckoned(state).scores[0] == base + 15 + 10 + 10 + 20 + 30 + 5


@rule("MKX-REALM-32", "MKX-REALM-35")
def test_the_greatest_enemy_of_the_dead() -> None:
    state = heroes("arythea tovak", "realm_of_the_dead")
    sites(state, "graveyard", 1)
    lord(state, "necropolis").shields = [1, 0]
    base = reckon(state)
    assert [int(n) for n in reckoned(state).scores] == [base[0], base[1] + 5]


# The Hidden Valley


@rule("MKX-VALLEY-02", "MKX-VALLEY-03")
def test_elementalists_lie_in_ambush_but_not_on_the_first_tiles() -> None:
    state = tile("hidden_valley", "country_04", 0, 2)
    assert _factions(state) == ["elementalist"]
    assert factions_of(state).ambushing == state.rampaging
    assert factions_of(opened("hidden_valley", 2).state).ambushing == []


@rule("MKX-VALLEY-05", "MKX-VALLEY-06", "MKX-VALLEY-07")
def test_revealing_costs_three_times_as_much_and_influence_pays_too() -> None:
    play = land("arythea", tiles="start_a 0 0, country_03 1 0, country_04 0 1", at="country_04.NE",
                scenario="hidden_valley", hand="promise", mana="")  # fmt: skip
    assert explore_cost(play.state) == 6
    assert "play:promise:basic" in play.keys  # Influence has a use
    play.do("play:promise:basic")
    assert play.turn.influence == 2
    assert not [key for key in play.keys if key.startswith("explore")]
    play.turn.move = 4
    play = again(play)
    play.do(next(key for key in play.keys if key.startswith("explore")))
    assert (play.turn.move, play.turn.influence) == (0, 0)
    play.hero.skills.append("feral_allies")  # type: ignore[arg-type]
    assert explore_cost(play.state) == 3


@rule("MKX-VALLEY-04")
def test_a_hero_who_beats_a_rampaging_elementalist_may_reveal_a_tile_anywhere() -> None:
    play = land("arythea", tiles="start_a 0 0, country_03 1 0, country_04 0 1", at="@", scenario="hidden_valley",
                hand="march")  # fmt: skip
    at = play.state.rampaging[0]
    play.hero.at = at + 1
    play = again(play)
    play.do(next(key for key in play.keys if key.startswith("challenge")), "target:0")
    play.combat.points[4 * SIEGE + COLD_FIRE] = 40
    play = again(play).do("strike")
    free = [key for key in play.keys if key.startswith("reveal")]
    assert free
    tiles = len(play.state.map)
    play.do(free[0])
    assert len(play.state.map) == tiles + 1
    assert not [key for key in play.keys if key.startswith("reveal")]


@rule("MKX-VALLEY-04")
@pytest.mark.parametrize(
    ("changed", "clues"),
    [
        ({}, 1),
        ({"beaten": False}, 0),
        ({"defender": True}, 0),  # of a site
        ({"summoner": 0}, 0),  # summoned, by the first enemy
    ],
)
def test_which_enemies_show_where_a_tile_lies(changed: dict[str, object], clues: int) -> None:
    play = land("arythea", "@ O", spots={"O": "plains !cloud_griffons"}, scenario="hidden_valley").do("challenge:O")
    foe = play.foes[0]
    foe.beaten = True
    for field, value in changed.items():
        setattr(foe, field, value)
    special_of(play.state).fought(Table(play.state, 1), play.hero, play.combat)
    assert factions_of(play.state).clues == clues


@rule("MKX-VALLEY-04")
def test_what_enemies_have_shown_is_used_in_the_same_turn() -> None:
    play = land("arythea", "@ O", spots={"O": "plains"}, scenario="hidden_valley")
    factions_of(play.state).clues = 1
    special_of(play.state).turn_begins(Table(play.state, 1), play.hero)
    assert factions_of(play.state).clues == 0


@rule("MKX-VALLEY-08", "MKX-VALLEY-09", "MKX-VALLEY-10", "MKX-VALLEY-11", "MKX-VALLEY-12", "MKX-VALLEY-13")
def test_the_white_city_is_the_valley_and_elementalists_hold_its_keep() -> None:
    state = tile("hidden_valley", "core_07", 2, 2)
    valley = next(place for place in state.places.values() if place.site == "hidden_valley")
    assert len(valley.enemies) == 3  # Level 4: red, green, green
    keep = next(place for place in state.places.values() if place.site == "keep")
    guards = [ENEMY[kind_of(zone.cards[0])] for zone in keep.garrison]
    assert [(enemy.faction, PILES[enemy.pile]) for enemy in guards] == [("elementalist", "green")] * 2
    play = lair("hidden_valley", 4, scenario="hidden_valley").do("walk:A")
    assert [kind_of(foe.token) for foe in play.foes] == ["elementalist_leader"]


@rule("MKX-VALLEY-25", "MKX-VALLEY-26", "MKX-VALLEY-27", "MKX-VALLEY-28")
def test_the_valley_ends_when_the_priestess_is_beaten() -> None:
    state = heroes("arythea tovak", "hidden_valley")
    beaten(state, "hidden_valley", [0])
    end_turn_of(state)
    assert state.game_turns == 2


@rule("MKX-VALLEY-29", "MKX-VALLEY-30", "MKX-VALLEY-31", "MKX-VALLEY-32", "MKX-VALLEY-33", "MKX-VALLEY-34")
@rule("MKX-VALLEY-35", "MKX-VALLEY-36", "MKX-VALLEY-37")
def test_the_score_of_the_valley() -> None:
    state = heroes("arythea tovak", "hidden_valley")
    lord(state, "hidden_valley").shields = [0, 1]
    base = reckon(state)
    assert [int(n) for n in reckoned(state).scores] == [base[0] + 5, base[1]]
    state = heroes("arythea tovak", "hidden_valley_together")
    base = reckon(state)
    state.round, state.round_turns = 4, 1
    beaten(state, "hidden_valley", [0])
    assert reckoned(state).scores[0] == base[0] + 20
    beaten(state, "hidden_valley", [0, 1])
    state.round, state.round_turns = 2, -1
    assert reckoned(state).scores[0] == base[0] + 20 + 20 + 60 + 5


# The Lost Relic


@rule("MKX-RELIC-02")
def test_green_enemies_instead_of_draconum() -> None:
    state = tile("lost_relic", "core_08", 2, 2)
    assert [ENEMY[kind_of(token)].pile for at in state.rampaging for token in state.places[at].enemies] == [
        GREEN_PILE
    ] * 2


@rule("MKX-RELIC-03", "MKX-RELIC-12", "MKX-RELIC-13", "MKX-RELIC-14")
def test_the_relic_is_for_seasoned_heroes() -> None:
    state = _set_up("lost_relic", 2)
    assert not [unit for unit in state.elite_deck.cards if UNIT[kind_of(unit)].where == ("city",)]
    found = scenario_of(state)
    assert (found.start_level, found.start_fame, found.head_start) == (3, 9, False)


@rule("MKX-RELIC-04", "MKX-RELIC-05", "MKX-RELIC-07", "MKX-RELIC-08", "MKX-RELIC-15", "MKX-RELIC-16")
@pytest.mark.parametrize("name", ["core_05", "core_06", "core_07", "core_08", "volkare_camp"])
def test_ruined_cities_are_guarded_by_dragons(name: str) -> None:
    state = heroes("arythea", "lost_relic")
    state.phase = "move"
    for deck in (state.core, state.core_box):
        if name in deck:
            deck.remove(TileCard(name))
    lay(Table(state, 1), TileCard(name), 2, 0, state.players[0])
    place = next(place for place in state.places.values() if place.site == "ruined_city")
    (zone_,) = place.garrison
    assert ENEMY[kind_of(zone_.cards[0])].pile == RED_PILE
    assert not zone_.known
    assert not [place for place in state.places.values() if place.site == "city"]
    assert state.players[0].fame == 1


@rule("MKX-RELIC-15")
def test_fame_for_tiles() -> None:
    state = heroes("arythea", "lost_relic")
    state.phase = "move"
    lay(Table(state, 1), TileCard("start_b"), 0, 0)
    lay(Table(state, 1), TileCard("country_03"), 1, 0)
    before = state.players[0].fame
    state.countryside.cards.append(TileCard("country_10"))
    reveal(Table(state, 1), state.players[0], 0, 1)
    assert state.players[0].fame == before + 1


@rule("MKX-RELIC-06", "MKX-RELIC-09", "MKX-RELIC-10", "MKX-RELIC-11", "MKX-RELIC-05")
@pytest.mark.parametrize("night", [False, True])
def test_a_hero_who_beats_the_dragon_has_a_piece(night: bool) -> None:
    spots = {"R": "city ruined_city swamp_dragon", "A": "plains"}
    play = land("arythea", "@ A R", spots=spots, scenario="lost_relic", move=4, hand="march", night=night)
    assert not play.at("R").garrison[0].known
    play.do("walk:A")
    assert play.at("R").garrison[0].known  # by Night as well
    play.at("R").garrison[0].known = {}
    play = again(play).do("walk:R")
    assert play.turn.move == 0
    assert play.at("R").garrison[0].known  # whoever fights it has seen it
    play.do("target:0")
    play.combat.points[4 * RANGED + COLD_FIRE] = 20
    play = again(play).do("strike")
    assert (play.at("R").conquered, play.at("R").shields) == (True, [0])


@rule("MKX-RELIC-23", "MKX-RELIC-24", "MKX-RELIC-25")
def test_the_relic_is_whole() -> None:
    state = heroes("arythea tovak", "lost_relic")
    sites(state, "ruined_city", 0)
    end_turn_of(state)
    assert state.game_turns < 0
    sites(state, "ruined_city", 1)
    end_turn_of(state)
    assert state.game_turns == 2


@rule("MKX-RELIC-26", "MKX-RELIC-27", "MKX-RELIC-28", "MKX-RELIC-29")
@pytest.mark.parametrize(("owners", "more"), [((0, 0, 1), (8 + 4, 4)), ((0, 1), (4 + 2, 4 + 2)), ((), (0, 0))])
def test_the_score_of_relic_hunters(owners: tuple[int, ...], more: tuple[int, int]) -> None:
    state = heroes("arythea tovak", "lost_relic")
    base = reckon(state)
    sites(state, "ruined_city", *owners)
    assert [int(n) for n in reckoned(state).scores] == [base[0] + more[0], base[1] + more[1]]


@rule("MKX-RELIC-30", "MKX-RELIC-31", "MKX-RELIC-32", "MKX-RELIC-33", "MKX-RELIC-34", "MKX-RELIC-35")
@rule("MKX-RELIC-36", "MKX-RELIC-37", "MKX-RELIC-38")
@pytest.mark.parametrize(("owners", "more"), [((0, 0), 10), ((0, 1), 15), ((0, 0, 0), 25), ((0, 1, 1), 30)])
def test_the_score_of_relic_hunters_together(owners: tuple[int, ...], more: int) -> None:
    state = heroes("arythea tovak", "lost_relic_together")
    base = reckon(state)[0]
    sites(state, "ruined_city", *owners)
    state.round, state.round_turns = 1, 1
    assert reckoned(state).scores[0] == base + more  # nothing for a Round left
    state.round_turns = -1
    assert reckoned(state).scores[0] == base + more + 5


@rule("MKX-REALM-09")
def test_only_a_freed_graveyard_gives_its_reward() -> None:
    """Not one with an enemy left, nor another site."""
    spots = {"G": "forest graveyard +skeletal_warriors +mummy"}
    play = land("arythea", "G p", spots=spots, at="G", scenario="realm_of_the_dead", hand="march")
    factions_of(play.state).graveyards.append(play.spots["G"])
    play = again(play).do("enter", "target:0")
    play.combat.points[4 * RANGED + COLD_FIRE] = 9
    play = again(play).do("strike")
    while play.state.combat is not None:
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    assert (play.at("G").conquered, play.turn.rewards) == (False, [])
    play = land("arythea", "D p", spots={"D": "hills dungeon"}, at="D", scenario="realm_of_the_dead", hand="march")
    play = play.do("enter", "target:0")
    play.combat.points[4 * SIEGE + COLD_FIRE] = 30
    play = again(play).do("strike")
    assert play.at("D").conquered
    assert len(play.turn.rewards) == 1


@rule("MKX-RELIC-10", "MK-COMBAT-16")
def test_enemies_around_a_ruined_city() -> None:
    """One is provoked on the way in, another may be challenged; only the dragon guards the city."""
    spots = {"R": "city ruined_city swamp_dragon", "B": "plains !prowlers", "C": "plains !diggers"}
    play = land("arythea", " B p p\n@ R C\n p p", spots=spots, scenario="lost_relic", move=2, hand="march").do("walk:R")
    assert [kind_of(foe.token) for foe in play.foes] == ["swamp_dragon", "prowlers"]
    assert play.keys == [f"challenge:{word(play.spots['C'])}", "fight"]
    play.do("fight", "target:0")
    play.combat.points[4 * RANGED + COLD_FIRE] = 20
    play = again(play).do("strike")
    while play.state.combat is not None:
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    assert play.at("R").conquered  # though the Prowlers are left


@rule("MKX-RELIC-11")
def test_a_dragon_that_wins_keeps_its_city() -> None:
    spots = {"R": "city ruined_city swamp_dragon"}
    play = land("arythea", "@ R", spots=spots, scenario="lost_relic", move=2, hand="march").do("walk:R")
    while play.state.combat is not None:
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    assert (play.at("R").conquered, play.at("R").shields, len(play.at("R").garrison)) == (False, [], 1)


@rule("MKX-REALM-05")
@pytest.mark.parametrize(("already", "site"), [(4, "graveyard"), (5, "magical_glade")])
def test_there_are_five_graveyards(already: int, site: str) -> None:
    state = heroes("arythea", "realm_of_the_dead")
    state.phase = "move"
    factions_of(state).graveyards[:] = range(already)
    for deck in (state.countryside, state.countryside_box):
        if "country_05" in deck:
            deck.remove(TileCard("country_05"))
    lay(Table(state, 1), TileCard("country_05"), 0, 2, state.players[0])
    assert [place.site for place in state.places.values() if place.site in ("graveyard", "magical_glade")] == [site]


@rule("MKX-REALM-05")
def test_other_sites_are_no_graveyards() -> None:
    state = tile("realm_of_the_dead", "country_03", 0, 2)
    assert not [place for place in state.places.values() if place.site == "graveyard"]


@rule("MKX-VALLEY-12")
def test_other_keeps_have_their_own_garrison() -> None:
    state = tile("hidden_valley", "country_03", 0, 2)
    (keep,) = [place for place in state.places.values() if place.site == "keep"]
    assert [zone_.pool for zone_ in keep.garrison] == ["gray"]
