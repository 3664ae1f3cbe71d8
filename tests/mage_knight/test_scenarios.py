"""What the scenarios are made of: players, Rounds, maps, tiles, cities, and which options go with them."""

from collections import Counter
from typing import Any

import pytest

from emberhall.games.mage_knight.content import SCENARIO, SKILL, SKILLS, SPELLS, TILE, TILES, UNIT, kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.choosing_heroes import skills_of
from emberhall.games.mage_knight.rules.exploring import lay
from emberhall.games.mage_knight.rules.scenario import agreed
from emberhall.games.mage_knight.rules.teams import may_fight, sides
from emberhall.games.mage_knight.setup import setup, unfit
from emberhall.games.mage_knight.state import Setup, State, Table, TileCard
from emberhall.kernel import BadSetup, Rng, Session
from emberhall.rulebook import rule
from tests.mage_knight.games import opened

#: Scenario, players, Rounds, shape, Countryside tiles, cities, Core tiles.
_TABLE = [
    ("first_reconnaissance", 1, 4, "wedge", 8, 1, 2),
    ("first_reconnaissance", 2, 3, "wedge", 8, 1, 2),
    ("first_reconnaissance", 3, 3, "wedge", 9, 1, 2),
    ("first_reconnaissance", 4, 3, "wedge", 11, 1, 2),
    ("full_conquest", 2, 6, "wedge", 8, 2, 1),
    ("full_conquest", 3, 6, "wedge", 9, 3, 2),
    ("full_conquest", 4, 6, "open", 11, 4, 3),
    ("blitz_conquest", 2, 4, "wedge", 6, 2, 1),
    ("blitz_conquest", 3, 4, "wedge", 7, 3, 2),
    ("blitz_conquest", 4, 4, "open", 9, 4, 3),
    ("solo_conquest", 1, 6, "wedge", 7, 2, 2),
    ("full_cooperation", 2, 6, "open", 8, 3, 2),
    ("full_cooperation", 3, 6, "open", 10, 4, 3),
    ("blitz_cooperation", 2, 4, "open", 7, 2, 1),
    ("blitz_cooperation", 3, 4, "open", 8, 3, 2),
    ("mines_liberation", 2, 4, "wedge", 8, 1, 1),
    ("mines_liberation", 3, 4, "wedge", 9, 1, 2),
    ("mines_liberation", 4, 4, "open_4", 11, 1, 3),
    ("druid_nights", 2, 4, "wedge", 8, 1, 1),
    ("druid_nights", 3, 4, "wedge", 9, 1, 2),
    ("druid_nights", 4, 4, "open_4", 11, 1, 3),
    ("dungeon_lords", 2, 5, "wedge", 8, 1, 1),
    ("dungeon_lords", 3, 5, "wedge", 9, 1, 2),
    ("dungeon_lords", 4, 5, "open_4", 11, 1, 3),
    ("conquer_and_hold", 2, 6, "hold", 5, 1, 3),
    ("conquer_and_hold", 3, 4, "hold", 5, 1, 3),
    ("conquer_and_hold", 4, 4, "hold", 5, 1, 3),
    ("one_to_return", 2, 4, "wedge", 7, 1, 1),
    ("one_to_return", 3, 4, "wedge", 8, 2, 2),
    ("one_to_return", 4, 4, "wedge", 10, 3, 3),
]


@rule("MKS-DATA-01", "MKS-DATA-02", "MKW-NEXT-03", "MK-SCEN-02")
@rule("MKS-RECON-03", "MKS-RECON-22", "MKS-FULL-03", "MKS-FULL-05", "MKS-FULL-06", "MKS-FULL-07", "MKS-FULL-08")
@rule("MKS-BLITZ-03", "MKS-BLITZ-05", "MKS-BLITZ-06", "MKS-BLITZ-07", "MKS-BLITZ-08")
@rule("MKS-SOLO-02", "MKS-SOLO-04", "MKS-SOLO-05", "MKS-SOLO-06", "MKS-SOLO-07")
@rule("MKS-COOP-03", "MKS-COOP-05", "MKS-COOP-06", "MKS-COOP-07", "MKS-COOP-08")
@rule("MKS-COOPB-03", "MKS-COOPB-04", "MKS-COOPB-05", "MKS-COOPB-06", "MKS-COOPB-07")
@rule("MKS-MINES-03", "MKS-MINES-05", "MKS-MINES-06", "MKS-MINES-09")
@rule("MKS-DRUID-03", "MKS-DRUID-04", "MKS-DRUID-05", "MKS-DRUID-08")
@rule("MKS-DUNGEON-03", "MKS-DUNGEON-05", "MKS-DUNGEON-06", "MKS-DUNGEON-08")
@rule("MKS-HOLD-03", "MKS-HOLD-05", "MKS-HOLD-07", "MKS-HOLD-09", "MKS-HOLD-36")
@rule("MKS-RETURN-03", "MKS-RETURN-04", "MKS-RETURN-05", "MKS-RETURN-06", "MKS-RETURN-07")
@pytest.mark.parametrize("row", _TABLE)
def test_rounds_map_and_tiles(row: tuple[Any, ...]) -> None:
    scenario, seats, rounds, shape, countryside, cities, core = row
    options = Setup(scenario=scenario, heroes="random")
    entry = agreed(options, seats)
    assert (entry.rounds[seats - 1], entry.shape[seats - 1]) == (rounds, shape)
    state = setup(options, seats, Rng(1))
    assert len(state.countryside) == countryside
    assert Counter(TILE[tile].kind for tile in state.core) == {"city": cities, "core": core}


@rule("MKS-RECON-01", "MKW-TUTOR-04", "MKS-FULL-01", "MKS-BLITZ-01", "MKS-SOLO-01", "MKS-COOP-01", "MKS-COOPB-01")
@rule("MKS-MINES-01", "MKS-DRUID-01", "MKS-DUNGEON-01", "MKS-HOLD-01", "MKS-RETURN-01", "MK-DUMMY-18", "MKS-SOLO-25")
@pytest.mark.parametrize(
    ("scenario", "players"),
    [
        ("first_reconnaissance", [1, 2, 3, 4]),
        ("full_conquest", [2, 3, 4]),
        ("blitz_conquest", [1, 2, 3, 4]),
        ("solo_conquest", [1]),
        ("full_cooperation", [2, 3]),
        ("blitz_cooperation", [2, 3]),
        ("mines_liberation", [1, 2, 3, 4]),
        ("druid_nights", [1, 2, 3, 4]),
        ("dungeon_lords", [1, 2, 3, 4]),
        ("conquer_and_hold", [2, 3, 4]),
        ("one_to_return", [2, 3, 4]),
    ],
)
def test_numbers_of_players(scenario: str, players: list[int]) -> None:
    fit = []
    for seats in range(1, 5):
        try:
            Session(GAME, Setup(scenario=scenario), seats, 1)  # type: ignore[arg-type]
            fit.append(seats)
        except BadSetup:
            continue
    assert fit == players


@rule("MKW-SHAPE-16", "MKW-SHAPE-17", "MKW-SHAPE-15")
@rule("MKS-RECON-02", "MKS-FULL-02", "MKS-BLITZ-02", "MKS-COOP-02", "MKS-COOPB-02", "MKS-MINES-02", "MKS-DRUID-02")
@rule("MKS-DUNGEON-02", "MKS-HOLD-02", "MKS-RETURN-02", "MKS-COOP-16")
def test_kinds_of_scenarios() -> None:
    kinds = {}
    for scenario in SCENARIO.values():
        seats = max(scenario.players)
        kinds[scenario.id] = agreed(Setup(scenario=scenario.id), seats).sides  # type: ignore[arg-type]
    together = {id for id, side in kinds.items() if side == "all"}
    volkares = {"volkares_return", "volkares_return_blitz", "volkares_quest"}
    tezla = {id for id in kinds if id.endswith("_together")}
    assert len(tezla) == 4
    assert together == {"solo_conquest", "full_cooperation", "blitz_cooperation"} | volkares | tezla
    assert {id for id, side in kinds.items() if side == "two"} == {"conquer_and_hold"}
    assert sides(opened("full_cooperation", 3).state) == [[0, 1, 2]]
    assert sides(opened("full_conquest", 3).state) == [[0], [1], [2]]


def _levels(scenario: str, seats: int, **options: Any) -> list[int]:
    """The Levels of cities in the order in which they are revealed."""
    state = opened(scenario, seats, **options).state
    cities = [tile.id for tile in TILES if tile.kind == "city"]
    for i, tile in enumerate(cities):
        lay(Table(state, seats), TileCard(tile), 5, i)
    return [place.level for place in state.places.values() if place.site == "city"]


@rule("MKS-FULL-09", "MKS-BLITZ-09", "MKS-SOLO-08", "MKS-COOP-09", "MKS-COOPB-08", "MKS-RETURN-08", "MKS-RETURN-25")
@rule("MKS-FULL-23")
@pytest.mark.parametrize(
    ("scenario", "seats", "options", "levels"),
    [
        ("full_conquest", 2, {}, [4, 4]),
        ("full_conquest", 4, {}, [4, 4, 4, 4]),
        ("full_conquest", 4, {"teams": "seats", "team_cities": "two"}, [10, 10]),
        ("blitz_conquest", 3, {}, [3, 3, 3]),
        ("solo_conquest", 1, {}, [5, 8]),
        ("full_cooperation", 2, {}, [5, 5, 8]),
        ("full_cooperation", 3, {}, [5, 5, 5, 11]),
        ("full_cooperation", 2, {"city_tiles": -1}, [5, 8]),
        ("full_cooperation", 2, {"city_tiles": 1}, [5, 5, 5, 8]),
        ("full_cooperation", 3, {"city_tiles": -1}, [5, 5, 11]),
        ("blitz_cooperation", 2, {}, [5, 8]),
        ("blitz_cooperation", 3, {}, [5, 8, 11]),
        ("one_to_return", 4, {}, [3, 3, 3]),
        ("one_to_return", 3, {"epic": True}, [4, 4, 4]),
    ],
)
def test_levels_of_cities(scenario: str, seats: int, options: dict[str, Any], levels: list[int]) -> None:
    assert _levels(scenario, seats, **options)[: len(levels)] == levels


@rule("MKS-FULL-20", "MKS-BLITZ-17", "MKS-SOLO-23", "MKS-COOP-29", "MKW-NEXT-08")
@pytest.mark.parametrize(
    ("scenario", "seats", "more", "levels"),
    [
        ("full_conquest", 2, 3, [7, 7]),
        ("blitz_conquest", 2, -2, [1, 1]),
        ("solo_conquest", 1, 2, [7, 10]),
        ("full_cooperation", 3, 4, [9, 9, 9, 11]),
    ],
)
def test_levels_of_cities_may_be_changed(scenario: str, seats: int, more: int, levels: list[int]) -> None:
    assert _levels(scenario, seats, city_levels=more)[: len(levels)] == levels


@rule("MKS-MINES-08", "MKS-DRUID-07", "MKS-DUNGEON-07", "MKS-HOLD-08")
@pytest.mark.parametrize(
    ("scenario", "city"),
    [
        ("mines_liberation", "core_08"),
        ("druid_nights", "core_05"),
        ("dungeon_lords", "core_06"),
        ("conquer_and_hold", "core_07"),
    ],
)
def test_some_scenarios_have_always_the_same_city(scenario: str, city: str) -> None:
    for seed in range(12):
        state = setup(Setup(scenario=scenario), 2, Rng(seed))  # type: ignore[arg-type]
        assert [tile for tile in state.core if TILE[tile].kind == "city"] == [city]


@rule("MKS-MINES-11", "MKS-MINES-12", "MKS-DRUID-09", "MKS-DRUID-33", "MKS-DUNGEON-09", "MKS-DUNGEON-36")
@pytest.mark.parametrize(
    ("scenario", "tile"),
    [("mines_liberation", "core_08"), ("druid_nights", "core_05"), ("dungeon_lords", "core_06")],
)
def test_a_friendly_city_has_a_shield_of_everybody_and_no_leader(scenario: str, tile: str) -> None:
    state = opened(scenario, 3).state
    lay(Table(state, 3), TileCard(tile), 5, 5)
    (city,) = [place for place in state.places.values() if place.site == "city"]
    assert (city.conquered, city.shields, city.leader, city.garrison) == (True, [0, 1, 2], -1, [])


def _with(site: str, tiles: Any) -> set[str]:
    return {tile for tile in tiles if any(shown.site == site for shown in TILE[tile].hexes)}


@rule("MKS-MINES-07", "MKS-DRUID-06", "MKS-DUNGEON-34", "MKS-HOLD-07")
@pytest.mark.parametrize(
    ("scenario", "sites", "there"),
    [
        ("mines_liberation", ["mine"], {"02", "03", "05", "06"}),
        ("druid_nights", ["magical_glade"], {"01", "02", "05", "07", "08"}),
        ("dungeon_lords", ["dungeon"], {"07", "09"}),
        ("conquer_and_hold", ["keep", "mage_tower"], {"03", "04", "09", "10", "11"}),
    ],
)
def test_tiles_that_matter_are_never_left_out(scenario: str, sites: list[str], there: set[str]) -> None:
    tiles = [tile.id for tile in TILES if tile.kind == "countryside" and tile.set == "base"]
    assert {f"country_{n}" for n in there} == set().union(*(_with(site, tiles) for site in sites))
    chosen, orders = set(), set()
    for seed in range(12):
        state = setup(Setup(scenario=scenario), 2, Rng(seed))  # type: ignore[arg-type]
        assert {f"country_{n}" for n in there} <= set(state.countryside)
        chosen |= set(state.countryside)
        orders.add(tuple(state.countryside.cards))
    assert len(orders) > 8
    assert chosen == set(tiles) if scenario != "conquer_and_hold" else len(chosen) == 5


@rule("MKS-MINES-10", "MKS-DUNGEON-35", "MKS-HOLD-09")
def test_core_tiles_of_some_scenarios() -> None:
    for seed in range(12):
        mines = setup(Setup(scenario="mines_liberation"), 3, Rng(seed))
        assert "core_01" not in mines.core  # the one without a mine
        dungeons = setup(Setup(scenario="dungeon_lords"), 2, Rng(seed))
        assert "core_01" in dungeons.core  # desert, monastery and tomb
        hold = setup(Setup(scenario="conquer_and_hold"), 2, Rng(seed))
        assert set(hold.core) == {"core_02", "core_03", "core_04", "core_07"}


@rule("MKS-SOLO-10", "MKS-COOP-11", "MKS-COOPB-04", "MK-FRIEND-02")
@pytest.mark.parametrize(
    ("scenario", "seats", "options", "there"),
    [
        ("solo_conquest", 1, {}, False),
        ("full_cooperation", 2, {}, False),
        ("blitz_cooperation", 2, {}, False),
        ("full_conquest", 2, {}, True),
        ("full_conquest", 2, {"interactive_spells": False}, False),
    ],
)
def test_spells_against_other_heroes(scenario: str, seats: int, options: dict[str, Any], there: bool) -> None:
    deck = setup(Setup(scenario=scenario, **options), seats, Rng(1)).spell_deck  # type: ignore[arg-type]
    rivals = {card.id for card in SPELLS if card.number in range(109, 113)}
    assert len(rivals) == 4
    assert set(deck) & rivals == (rivals if there else set())


@rule("MKS-SOLO-11", "MKS-COOP-12", "MK-FRIEND-03", "MK-SOLO-02")
@pytest.mark.parametrize(
    ("scenario", "seats", "options", "left_out"),
    [
        ("solo_conquest", 1, {}, {"competitive"}),
        ("full_cooperation", 2, {}, {"competitive"}),
        ("full_conquest", 2, {}, {"cooperative"}),
        ("full_conquest", 2, {"competitive_skills": False}, {"competitive", "cooperative"}),
    ],
)
def test_interactive_skills(scenario: str, seats: int, options: dict[str, Any], left_out: set[str]) -> None:
    state = setup(Setup(scenario=scenario, **options), seats, Rng(1))  # type: ignore[arg-type]
    variants = {SKILL[skill].variant for hero in state.heroes_left for skill in skills_of(state, hero)}
    assert variants == {skill.variant for skill in SKILLS} - left_out


@rule("MKS-RECON-11", "MKW-NEXT-07", "MK-FRIEND-01", "MK-TEAM-09", "MKW-TUTOR-07")
@pytest.mark.parametrize(
    ("scenario", "seats", "options", "fights"),
    [
        ("first_reconnaissance", 2, {}, False),
        ("first_reconnaissance", 2, {"hero_combat": "allowed"}, True),
        ("full_conquest", 2, {}, True),
        ("full_conquest", 2, {"hero_combat": "forbidden"}, False),
        ("full_cooperation", 2, {}, False),
        ("full_cooperation", 2, {"hero_combat": "allowed"}, False),
        ("one_to_return", 4, {}, True),
    ],
)
def test_where_heroes_may_fight_each_other(scenario: str, seats: int, options: dict[str, Any], fights: bool) -> None:
    state = setup(Setup(scenario=scenario, **options), seats, Rng(1))  # type: ignore[arg-type]
    assert may_fight(state, 0, 1) is fights


@rule("MK-TEAM-01", "MK-TEAM-09", "MKS-HOLD-26", "MKS-RETURN-17", "MKS-FULL-22")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("conquer_and_hold", {}),
        ("full_conquest", {"teams": "seats"}),
        ("one_to_return", {"teams": "seats"}),
    ],
)
def test_two_teams_of_two(scenario: str, options: dict[str, Any]) -> None:
    state = setup(Setup(scenario=scenario, **options), 4, Rng(1))  # type: ignore[arg-type]
    assert sides(state) == [[0, 2], [1, 3]]
    assert (may_fight(state, 0, 2), may_fight(state, 0, 1)) == (False, True)
    entry = agreed(state.setup, 4)
    assert entry.cities[3] == {"conquer_and_hold": 1, "full_conquest": 4, "one_to_return": 3}[scenario]


@rule("MK-TEAM-01")
def test_teams_at_random() -> None:
    options = Setup(scenario="full_conquest", teams="random")
    assert {tuple(setup(options, 4, Rng(seed)).teams) for seed in range(60)} == {
        (0, 0, 1, 1),
        (0, 1, 0, 1),
        (0, 1, 1, 0),
        (1, 0, 0, 1),
        (1, 0, 1, 0),
        (1, 1, 0, 0),
    }


@rule("MK-OPT-01", "MK-OPT-02", "MK-GAME-02", "MKW-NEXT-09")
@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        ({"scenario": "full_conquest", "epic": True}, 2, "unfit-epic"),
        ({"scenario": "full_conquest", "teams": "seats"}, 3, "unfit-teams"),
        ({"scenario": "blitz_conquest", "teams": "seats"}, 4, "unfit-teams"),
        ({"scenario": "full_conquest", "team_cities": "two"}, 4, "unfit-team-cities"),
        ({"scenario": "conquer_and_hold", "map_shape": "wedge"}, 2, "unfit-shape"),
        ({"scenario": "conquer_and_hold", "countryside_tiles": 1}, 2, "unfit-shape"),
        ({"scenario": "conquer_and_hold", "core_tiles": 1}, 2, "unfit-shape"),
        ({"scenario": "conquer_and_hold", "city_tiles": 1}, 2, "unfit-shape"),
        ({"scenario": "one_to_return", "teams": "seats", "team_cities": "two"}, 4, "unfit-team-cities"),
        ({"scenario": "solo_conquest", "dummy_player": False}, 1, "unfit-dummy"),
        ({"scenario": "first_reconnaissance", "dummy_player": False}, 2, "unfit-dummy"),
        ({"scenario": "first_reconnaissance", "dummy_player": False}, 1, None),
        ({"scenario": "conquer_and_hold", "teams": "random"}, 4, None),
        ({"scenario": "druid_nights", "epic": True}, 2, None),
        ({"scenario": "full_conquest", "teams": "random", "team_cities": "two"}, 4, None),
        ({"scenario": "one_to_return", "map_shape": "open"}, 2, None),
    ],
)
def test_options_must_go_with_the_scenario(options: dict[str, Any], seats: int, why: str | None) -> None:
    refused = unfit(Setup(**options), seats)
    assert (refused.id if refused else None) == why


@rule("MKS-RETURN-04", "MK-OPTMAP-01")
def test_another_shape_of_the_map_may_be_agreed_on() -> None:
    state = opened("one_to_return", 2, map_shape="open_3").state
    assert [placed.tile for placed in state.map[:1]] == ["start_b"]
    assert len(state.map) == 4


@rule("MKS-RECON-25")
def test_alone_the_dummy_player_may_be_left_out_to_learn() -> None:
    state = opened("first_reconnaissance", 1, dummy_player=False).state
    assert state.dummy is None
    assert state.order == [0]


@rule("MKS-DRUID-28", "MKS-RETURN-16", "MKS-RETURN-24")
@pytest.mark.parametrize(
    "row",
    [
        ("druid_nights", 2, 6, 11, 1, 4),
        ("one_to_return", 2, 6, 8, 2, 2),
        ("one_to_return", 3, 6, 9, 3, 3),
        ("one_to_return", 4, 6, 11, 4, 4),
    ],
)
def test_epic_versions(row: tuple[Any, ...]) -> None:
    scenario, seats, rounds, countryside, cities, core = row
    options = Setup(scenario=scenario, epic=True)
    assert agreed(options, seats).rounds[seats - 1] == rounds
    state = setup(options, seats, Rng(3))
    assert len(state.countryside) == countryside
    assert Counter(TILE[tile].kind for tile in state.core) == {"city": cities, "core": core}


@rule("MKS-HOLD-11")
def test_units_of_the_city_are_left_out_of_conquer_and_hold() -> None:
    def highest(state: State) -> int:
        return max(UNIT[kind_of(unit)].level for unit in state.elite_deck)

    assert highest(setup(Setup(scenario="conquer_and_hold"), 2, Rng(1))) == 3
    assert highest(setup(Setup(scenario="full_conquest"), 2, Rng(1))) == 4


@rule("MKS-DATA-05")
def test_every_scenario_has_a_name_and_a_description() -> None:
    for language in ("en", "ru"):
        for scenario in SCENARIO:
            for of in ("scenario", "about", "setup-scenario"):
                assert GAME.texts.has(name(of, scenario).id, language)


def test_every_option_has_a_label() -> None:
    for language in ("en", "ru"):
        for field in Setup.__struct_fields__:
            assert GAME.texts.has(f"setup-{field.replace('_', '-')}", language), field


@rule("MKS-SOLO-25")
@pytest.mark.parametrize("scenario", ["blitz_conquest", "mines_liberation", "druid_nights", "dungeon_lords"])
def test_other_scenarios_alone_are_changed_like_solo_conquest(scenario: str) -> None:
    state = opened(scenario, 1).state
    entry = agreed(state.setup, 1)
    assert state.dummy is not None
    assert (entry.dummy, entry.tactics_leave, entry.titles, entry.cooperative) == ("after", "all", False, True)


@rule("MKS-DATA-03")
@pytest.mark.parametrize(
    ("scenario", "seats", "dummy", "leave"),
    [
        ("first_reconnaissance", 2, "", ""),
        ("first_reconnaissance", 1, "after", "all"),
        ("full_conquest", 3, "", ""),
        ("solo_conquest", 1, "after", "all"),
        ("full_cooperation", 3, "before", "one"),
        ("blitz_cooperation", 2, "before", "one"),
        ("mines_liberation", 2, "", ""),
        ("druid_nights", 2, "", ""),
        ("dungeon_lords", 2, "", ""),
        ("conquer_and_hold", 4, "", ""),
        ("one_to_return", 2, "", ""),
    ],
)
def test_dummy_player_and_tactics_by_scenario(scenario: str, seats: int, dummy: str, leave: str) -> None:
    entry = agreed(Setup(scenario=scenario), seats)  # type: ignore[arg-type]
    assert (entry.dummy, entry.tactics_leave) == (dummy, leave)


@rule("MKS-FULL-24", "MKS-SOLO-24", "MKS-COOP-30")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"scenario": "solo_conquest", "megalopolis": 12}, 1),
        ({"scenario": "full_cooperation", "megalopolis": 16}, 2),
        (
            {
                "scenario": "full_conquest",
                "teams": "seats",
                "team_cities": "two",
                "megalopolis": 18,
                "first_megalopolis": 15,
            },
            4,
        ),
    ],
)
def test_the_last_city_may_be_a_megalopolis(options: dict[str, Any], seats: int) -> None:
    assert unfit(Setup(**options), seats) is None
    state = opened(**options, seats=seats).state
    cities = [tile.id for tile in TILES if tile.kind == "city"][: agreed(state.setup, seats).cities[seats - 1]]
    for i, tile in enumerate(cities):
        for deck in (state.core, state.core_box):
            if tile in deck:
                deck.remove(TileCard(tile))
        lay(Table(state, seats), TileCard(tile), 5, 2 * i)
    levels = [place.level for place in state.places.values() if place.site == "city" and place.level]
    assert levels[-1] == options["megalopolis"]
    if "first_megalopolis" in options:
        assert levels == [15, 18]
