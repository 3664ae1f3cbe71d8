"""Volkare's camp in place of a city."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from emberhall.games.mage_knight.content import TILE
from emberhall.games.mage_knight.content.volkare import army
from emberhall.games.mage_knight.ground import STEPS, ground
from emberhall.games.mage_knight.rules.exploring import lay
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.scoring import achievements
from emberhall.games.mage_knight.setup import setup, unfit
from emberhall.games.mage_knight.state import GENERAL, EnemyToken, Setup, Table, TileCard
from emberhall.games.mage_knight.terms import BLUE, CAMP, COLD_FIRE, FIRE, GREEN_PILE, ICE, PILES, RED, SIEGE
from emberhall.kernel import ALL, NOWHERE, FaceDown, Rng
from emberhall.rulebook import rule
from tests.mage_knight.games import opened, reckoned
from tests.mage_knight.positions import Position, again, cards, empty, equip, land, units

E, SE, SW, W, NW, NE = STEPS
CITY_TILES = {"core_05", "core_06", "core_07", "core_08"}

#: The camp C; Arythea stands at @ behind a wall, Tovak at A and Goldyx at B.
DRAWN = """
  p A V p
 p @ C B p
  p p K p
"""


def camp(
    garrison: str = "prowlers prowlers",
    *,
    spots: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    walls: str = "@C",
    scenario: str = "full_conquest",
    **things: Any,
) -> Position:
    """Arythea's turn beside the camp (or `at` another spot); Tovak and Goldyx are beside it too."""
    words = f"city camp {garrison}" if garrison else "city camp conquered"
    places = {"C": words, "A": "plains", "B": "plains", "V": "plains village", "K": "hills keep owner0"}
    places.update(spots or {})
    rivals = {"tovak": "A", "goldyx": "B"} if others is None else others
    options = {"volkares_camp": "certain"}
    play = land(
        "arythea", DRAWN, spots=places, others=rivals, walls=walls, scenario=scenario, options=options, **things
    )
    play.state.camp = play.spots["C"]
    if not garrison:
        play.at("C").leader = 0
    return again(play)


def beat_all(play: Position) -> Position:
    """All his troops are shot."""
    if play.state.phase == "gather":
        play.do("fight")
    for i, foe in enumerate(play.foes):
        if foe.at != GENERAL:
            play.combat.points[4 * SIEGE + COLD_FIRE] = 50
            play = again(play).do(f"target:{i}", "strike")
    return play


# set-up


@rule("MKX-CAMP-01")
def test_where_the_camp_may_stand_for_a_city() -> None:
    def why(scenario: str, seats: int = 2) -> str:
        found = unfit(Setup(scenario=scenario, volkares_camp="certain"), seats)  # type: ignore[arg-type]
        return found.id if found else ""

    for scenario in ("full_conquest", "blitz_conquest", "full_cooperation", "blitz_cooperation", "one_to_return"):
        assert why(scenario) == ""
    assert why("solo_conquest", 1) == ""
    for scenario in ("first_reconnaissance", "mines_liberation", "volkares_return", "life_and_death"):
        assert why(scenario) == "unfit-camp"


def tiles_of(camp: str, seed: int = 1) -> tuple[list[str], Any]:
    state = setup(Setup(scenario="full_conquest", volkares_camp=camp), 3, Rng(seed))  # type: ignore[arg-type]
    return [str(tile) for tile in state.core], state


@rule("MKX-CAMP-02", "MKX-VOLK-15")
def test_the_camp_among_the_core_tiles() -> None:
    """Full Conquest with three heroes has three city tiles and two others."""
    places = set()
    for seed in range(12):
        core, state = tiles_of("certain", seed)
        assert (len(CITY_TILES & set(core)), core.count("volkare_camp"), len(core)) == (2, 1, 5)
        assert "lost_legion" in state.setup.expansions
        places.add(core.index("volkare_camp"))
    assert len(places) > 2  # anywhere among them


@rule("MKX-CAMP-03")
def test_the_camp_as_the_last_tile() -> None:
    for seed in range(6):
        core, state = tiles_of("last", seed)
        assert core[0] == "volkare_camp"  # below all others
        assert len(CITY_TILES & set(core)) == 2
        assert state.core.known == {"volkare_camp": ALL}  # as all know


@rule("MKX-CAMP-04")
def test_the_camp_perhaps() -> None:
    found = Counter("volkare_camp" in tiles_of("perhaps", seed)[0] for seed in range(40))
    assert all(len({*CITY_TILES, "volkare_camp"} & set(tiles_of("perhaps", seed)[0])) == 3 for seed in range(10))
    assert found[True] > 10  # three of five
    assert found[False] > 5


@rule("MKX-VOLK-15")
def test_without_the_rule_the_camp_stays_in_the_box() -> None:
    core, state = tiles_of("no")
    assert "volkare_camp" not in core
    assert "volkare_camp" not in state.core_box
    assert TILE["volkare_camp"].kind == "camp"


@rule("MKX-CAMP-05", "MKX-VOLK-15")
def test_the_camp_is_revealed_with_an_army_of_the_level_of_the_city() -> None:
    state = setup(Setup(scenario="full_conquest", volkares_camp="certain"), 2, Rng(3))
    lay(Table(state, 2), TileCard("volkare_camp"), 2, 2)
    place = state.places[state.camp]
    assert (place.site, place.level) == ("camp", 4)
    assert Counter(zone.pool for zone in place.garrison) == {"gray": 1, "red": 1, "green": 2}  # Level 4
    assert all(not zone.known for zone in place.garrison)
    assert (state.cities_seen, state.core_seen) == (1, True)


@rule("MKX-CAMP-05")
@pytest.mark.parametrize(("seen", "level"), [(0, 5), (1, 8), (2, 8)])
def test_the_level_in_the_camp_is_that_of_the_next_city(seen: int, level: int) -> None:
    """In solo play the first city has Level 5 and the second Level 8."""
    state = setup(Setup(scenario="solo_conquest", volkares_camp="certain"), 1, Rng(3))
    state.cities_seen = seen
    lay(Table(state, 1), TileCard("volkare_camp"), 2, 2)
    assert state.places[state.camp].level == level


@rule("MKX-CAMP-05", "MKX-VOLK-09")
def test_his_level_in_the_camp_is_at_least_4() -> None:
    state = setup(Setup(scenario="blitz_conquest", volkares_camp="certain"), 2, Rng(3))
    lay(Table(state, 2), TileCard("volkare_camp"), 2, 2)
    assert state.places[state.camp].level == 4  # cities of the blitz have Level 3


@rule("MKX-CAMP-06", "MKX-VOLK-02")
def test_in_his_camp_volkare_does_not_move() -> None:
    """Here he takes no turns; in his own scenarios he does."""
    assert opened("full_conquest", 2, volkares_camp="certain").state.volkare is None
    assert opened("full_conquest", 2, volkares_camp="certain").state.order.count(-1) == 0
    assert opened("volkares_return", 2).state.order.count(-1) == 1


@rule("MKX-CAMP-07")
@pytest.mark.parametrize("night", [False, True])
def test_his_troops_are_seen_from_beside_the_camp(night: bool) -> None:
    play = camp(spots={"D": "plains"}, at="@", night=night, others={})
    garrison = play.at("C").garrison
    assert all(zone.known for zone in garrison)
    far = land("arythea", " p p p\np @ p C\n p p p", spots={"C": "city camp prowlers"}, night=night)
    assert all(not zone.known for zone in far.at("C").garrison)


# the assault


@rule("MKX-CAMP-08", "MKX-CAMP-10", "MKX-CAMP-12")
def test_assaulting_the_camp() -> None:
    play = camp(move=2, dice=[BLUE], walls="")
    play.do("walk:C")
    assert play.state.turn.move == 0  # 2 Move points, as for a city
    assert play.hero.reputation == 0
    assert [str(foe.token) for foe in play.foes] == ["prowlers.0", "prowlers.1", "volkare"]
    himself = play.foes[-1]
    assert (himself.attacks[0].value, himself.attacks[0].element) == (3, ICE)
    assert [foe.walls for foe in play.foes] == [0, 0, 0]
    assert "target:2" not in play.keys


@rule("MKX-CAMP-11")
def test_a_wall_of_the_camp_costs_a_move_point_and_fortifies() -> None:
    assert not camp(move=2).offers("walk:C")
    play = camp(move=3, dice=[0]).do("walk:C")
    assert [foe.walls for foe in play.foes] == [1, 1, 0]
    walls = TILE["volkare_camp"].walls
    assert {(0, 4), (0, 3)} <= set(walls)  # south-west and south-east of the middle


@rule("MKX-CAMP-13", "MKX-CAMP-14", "MKX-CAMP-16", "MKX-CAMP-17")
@pytest.mark.parametrize(
    ("garrison", "shields"),
    [
        ("prowlers prowlers prowlers", 1),  # three green ones: the example of the book
        ("prowlers prowlers", 1),
        ("prowlers guardsmen", 1),  # a green and a gray one
        ("freezers", 1),
        ("freezers ice_dragon prowlers", 2),
        ("ice_dragon guardsmen prowlers wolf_riders diggers", 3),
    ],
)
def test_shields_for_his_troops(garrison: str, shields: int) -> None:
    play = beat_all(camp(garrison, move=2, dice=[0], walls="").do("walk:C"))
    place = play.at("C")
    assert (place.shields, place.conquered, place.leader) == ([0] * shields, True, 0)
    assert play.stands_on("C")


@rule("MKX-CAMP-15", "MKX-CAMP-13")
def test_troops_left_over_hold_the_camp() -> None:
    play = camp("freezers prowlers", move=2, dice=[0], walls="").do("walk:C")
    play.combat.points[4 * SIEGE + COLD_FIRE] = 50
    play = again(play).do("target:0", "strike")
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    place = play.at("C")
    assert play.stands_on("@")
    assert (place.conquered, place.shields) == (False, [0])
    assert [str(zone.cards[0]) for zone in place.garrison] == ["prowlers.1"]


@rule("MKX-CAMP-17")
def test_the_leader_has_the_most_shields() -> None:
    play = camp("freezers", move=2, dice=[0], walls="")
    play.at("C").shields = [1, 1, 2]
    play = beat_all(again(play).do("walk:C"))
    assert play.at("C").shields == [1, 1, 2, 0]
    assert play.at("C").leader == 1  # not who stands there
    assert play.stands_on("C")


@rule("MKX-CAMP-09", "MKX-CAMP-11", "MKX-CAMP-16")
def test_the_camp_is_assaulted_together() -> None:
    """Tovak takes a white and a green token; Arythea comes across the wall."""
    play = camp("freezers gunners prowlers prowlers", move=3, dice=[RED, *[0] * 9], hand="march")
    state = play.state
    for zone, pool in zip(play.at("C").garrison, ("white", "white", "green", "green"), strict=True):
        zone.pool = pool
    for player in state.players[1:]:
        equip(player, hand="march stamina", mana="green blue")
    play = again(play)
    assert not play.offers("joint_assault")
    play.do("storm_camp", "elite:tovak:1", "regular:tovak:1", "elite:goldyx:0", "regular:goldyx:0")
    assert play.asked == (1,)
    play.do("yes")
    assert [player.skips for player in state.players] == [False, True, False]
    for seat, walls in ((0, 1), (1, 0)):
        assert state.turn.seat == seat
        while play.state.phase in ("called", "storm"):
            play.do(next(key for key in play.keys if key.startswith(("walk", "begin_turn", "play:march:strong"))))
        own = [foe for foe in play.foes if foe.at != GENERAL and foe.defender]
        assert Counter(foe.token.startswith(("freezers", "gunners")) for foe in own) == {True: 1, False: 1}
        assert {foe.walls for foe in own} == {walls}  # the share of who comes across it
        (himself,) = [foe for foe in play.foes if foe.at == GENERAL]
        assert himself.attacks[0].element == FIRE
        play = beat_all(play)
    place = play.at("C")
    assert (place.conquered, place.leader, place.shields) == (True, 0, [0, 1])
    assert state.players[0].at == play.spots["C"]  # the hero who began
    assert state.players[1].at == play.spots["A"]  # the other goes back
    assert state.volkare_die == -1


@rule("MKX-CAMP-09")
@pytest.mark.parametrize("garrison", ["prowlers", ""])
def test_nobody_is_asked_to_share_one_enemy_or_none(garrison: str) -> None:
    assert not camp(garrison, move=9).offers("storm_camp")


@rule("MKX-CAMP-09")
@pytest.mark.parametrize(("round_turns", "game_turns"), [(0, -1), (2, -1), (-1, 0), (-1, 2)])
def test_in_the_last_turns_nobody_proposes_an_assault(round_turns: int, game_turns: int) -> None:
    play = camp("prowlers prowlers", move=3)
    assert play.offers("storm_camp")
    play.state.round_turns, play.state.game_turns = round_turns, game_turns
    assert not again(play).offers("storm_camp")


@rule("MKX-CAMP-09")
def test_a_refused_assault_is_not_proposed_again() -> None:
    play = camp("prowlers prowlers prowlers", others={"tovak": "A"}, move=3)
    equip(play.state.players[1], hand="march")
    play = again(play).do("storm_camp", "regular:tovak:1", "no")
    assert play.state.joint is None
    assert not play.offers("storm_camp")


# the conquered camp


@rule("MKX-CAMP-18", "MKX-CAMP-19", "MKX-CAMP-20")
@pytest.mark.parametrize(
    ("leader", "shields", "at", "limit"),
    [
        (0, [0], "C", 5 + 2),  # a keep, and the camp as one
        (0, [0], "B", 5 + 2),
        (0, [0], "K", 5 + 2),  # in the keep too
        (1, [1, 0], "A", 5 + 1),
        (1, [1, 0], "C", 5 + 1),
        (1, [1], "A", 5),  # no Shield there
        (0, [0], "@", 5 + 2),
        (0, [0], "F", 5),
    ],
)
def test_the_hand_limit_beside_the_camp(leader: int, shields: list[int], at: str, limit: int) -> None:
    drawing = DRAWN.replace(" p @ C B p", " F @ C B p").replace("p A V p", "p A V p")
    places = {"C": "city camp conquered", "A": "plains", "B": "plains", "V": "plains village", "F": "plains"}
    play = land("arythea", drawing, spots={**places, "K": "hills keep owner0"}, others={"tovak": ""}, at=at)
    play.state.camp = play.spots["C"]
    play.at("C").leader, play.at("C").shields = leader, shields
    assert hand_limit(play.state, play.hero) == limit


@rule("MKX-CAMP-21", "MKX-CAMP-22")
@pytest.mark.parametrize("at", ["C", "@", "B", "V"])
def test_units_of_keeps_and_villages_are_recruited_in_and_beside_the_camp(at: str) -> None:
    play = camp("", at=at, others={})
    play.state.unit_offer.cards = [unit.card for unit in units("peasants guardian_golems utem_guardsmen altem_mages")]
    play = again(play).do("interact")
    play.state.turn.influence = 30
    found = {key.split(":")[1] for key in again(play).keys if key.startswith("recruit")}
    assert found == {"peasants", "guardian_golems", "utem_guardsmen"}  # not those of mage towers


@rule("MKX-CAMP-22")
def test_away_from_the_camp_nobody_talks() -> None:
    play = camp("", spots={"F": "plains"}, others={}, at="@")
    assert play.offers("interact")
    play.hero.at = play.spots["@"] + W
    assert not again(play).offers("interact")
    before = camp("prowlers", at="@", others={})
    assert not before.offers("interact")
    hated = camp("", at="@", others={}, reputation=-7)
    assert not hated.offers("interact")


@rule("MKX-CAMP-22")
def test_in_a_refugee_camp_beside_it_units_cost_what_they_cost_in_the_camp() -> None:
    play = camp("", at="B", spots={"B": "hills refugee_camp"}, others={})
    play.state.unit_offer.cards = [unit.card for unit in units("guardian_golems")]
    play = again(play).do("interact")
    play.state.turn.influence = 7
    assert again(play).offers("recruit:guardian_golems")  # a Unit of keeps for 7


@rule("MKX-CAMP-23")
def test_more_regular_units_for_influence() -> None:
    play = camp("", at="@", others={}).do("interact")
    state = play.state
    play.turn.influence = 2
    units_before, deck = len(state.unit_offer), len(state.regular_deck)
    again(play).do("buy_regular", "buy_regular")
    assert (len(state.unit_offer), len(state.regular_deck)) == (units_before + 2, deck - 2)
    assert play.turn.influence == 0
    assert not again(play).offers("buy_regular")


@rule("MKX-CAMP-24")
@pytest.mark.parametrize(("at", "n"), [("C", 3), ("@", 3), ("V", 3)])
def test_own_shields_give_influence(at: str, n: int) -> None:
    play = camp("", at=at, others={}, reputation=3)
    play.at("C").shields = [0, 0, 1]
    play = again(play).do("interact")
    assert play.turn.influence == 1 + 2


@rule("MKX-CAMP-25")
@pytest.mark.parametrize(("prey", "piles"), [("green", ["green"]), ("red", ["red"]), ("both", ["green", "red"])])
def test_hunting(prey: str, piles: list[str]) -> None:
    play = camp("", at="@", others={})
    top = {pile: play.state.enemies[PILES.index(pile)].cards[-1] for pile in piles}
    play.do(f"hunt:{prey}")
    assert [foe.token for foe in play.foes] == [top[pile] for pile in piles]
    assert (play.combat.kind, play.turn.acted) == ("hunt", True)


@rule("MKX-CAMP-25", "MKX-CAMP-18")
def test_where_one_may_hunt() -> None:
    assert camp("", at="C", others={}).offers("hunt:both")
    assert not camp("prowlers", at="@", others={}).offers("hunt:both")
    play = camp("", at="@", others={})
    play.hero.at = play.spots["@"] + W
    assert not again(play).offers("hunt:both")


@rule("MKX-CAMP-26", "MKX-CAMP-27")
def test_a_hunt_gives_fame_and_a_shield_on_the_space() -> None:
    play = camp("", at="@", others={})
    play.state.enemies[GREEN_PILE].cards.append(EnemyToken("wolf_riders.9"))
    play.do("hunt:green")
    foe = play.foes[0]
    play = beat_all(play)
    hero = play.hero
    assert (hero.fame, hero.reputation) == (foe.fame, 0)
    assert play.turn.rewards == []
    assert play.state.hunts == {play.spots["@"]: 0}
    fresh = camp("", at="@", others={"tovak": "B"})
    fresh.state.hunts = {fresh.spots["@"]: 1}
    assert not again(fresh).offers("hunt:green")  # nobody hunts there any more


@rule("MKX-CAMP-26")
def test_a_hunt_gives_no_faction_token() -> None:
    sets = {"volkares_camp": "certain", "expansions": ("lost_legion", "shades_of_tezla")}
    play = land("arythea", " p p\n@ C p\n p p", spots={"C": "city camp conquered"}, options=sets)
    play.state.camp = play.spots["C"]
    play.state.enemies[GREEN_PILE].cards.append(EnemyToken("elven_protectors.9"))
    play = beat_all(again(play).do("hunt:green"))
    assert play.hero.fame == 2
    assert play.state.factions is not None
    assert not play.state.factions.items[0]


@rule("MKX-CAMP-27")
def test_a_hunt_in_vain_leaves_no_shield() -> None:
    play = camp("", at="@", others={}).do("hunt:green")
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert play.state.hunts == {}


# the end


@rule("MKX-CAMP-28")
def test_the_camp_scores_like_a_city() -> None:
    """7 Fame for its leader, 4 for each hero with a Shield there."""
    state = empty(["arythea", "tovak"], scenario="full_conquest", volkares_camp="certain")
    for player in state.players:
        equip(player, deck="")
    play = land(
        "arythea", " p p\np C p\n p p", spots={"C": "city camp conquered"}, at="C", others={"tovak": "C"},
        scenario="full_conquest", options={"volkares_camp": "certain"}, deck="",
    )  # fmt: skip
    for player in play.state.players:
        equip(player, deck="")
    place = play.at("C")
    place.shields, place.leader = [0, 0, 1], 0
    # 7 and 5 for the greatest City Conqueror; 4
    assert reckoned(play.state).scores == (7 + 5, 4)


@rule("MKX-CAMP-28")
def test_the_camp_is_one_of_the_cities_to_be_conquered() -> None:
    from emberhall.games.mage_knight.rules.scenarios.goals import GOALS, conquered_cities

    spots = {"C": "city camp conquered", "D": "city city red conquered"}
    play = land("arythea", " p D\np C p\n p p", spots=spots, at="C", scenario="solo_conquest")
    assert conquered_cities(play.state) == 2
    assert GOALS["cities_conquered"](play.state)
    play.at("C").conquered = False
    assert not GOALS["cities_conquered"](play.state)


@rule("MKX-CAMP-29")
def test_hunts_count_for_the_greatest_conqueror() -> None:
    play = camp("", at="C")
    play.state.hunts = {1: 0, 2: 0, 3: 1}
    assert [achievements(play.state, seat).conqueror for seat in (0, 1, 2)] == [2 + 2, 1, 0]  # and a keep


# with other rules


@rule("MKX-CAMP-30", "MKX-CAMP-31")
def test_random_cities_may_put_the_camp_anywhere() -> None:
    on_city_tile = city_in_camp = 0
    for seed in range(30):
        wanted = Setup(scenario="full_conquest", volkares_camp="certain", random_cities=True)
        state = setup(wanted, 2, Rng(seed))
        t = Table(state, 2)
        lay(t, TileCard("core_06"), 2, 2)
        lay(t, TileCard("volkare_camp"), 1, 3)
        sites = {placed.tile: placed.city for placed in state.map[-2:]}
        on_city_tile += sites["core_06"] == CAMP
        city_in_camp += sites["volkare_camp"] >= 0
        assert list(sites.values()).count(CAMP) <= 1
        assert (state.camp == NOWHERE) == (CAMP not in sites.values())
    assert on_city_tile > 1
    assert city_in_camp > 10


@rule("MKX-CAMP-31")
def test_a_city_behind_the_walls_of_the_camp_is_fortified_twice() -> None:
    spots = {"C": "city city red golems"}
    play = land("arythea", " p p p\np @ C p\n p p p", spots=spots, walls="@C", move=3, scenario="full_conquest",
                others={"tovak": ""}).do("walk:C")  # fmt: skip
    assert [foe.walls for foe in play.foes] == [2]
    tile = TILE["volkare_camp"]
    assert tile.walls  # which lie on the tile, whatever city stands there
    state = setup(Setup(scenario="full_conquest", volkares_camp="certain"), 2, Rng(1))
    lay(Table(state, 2), TileCard("volkare_camp"), 2, 2)
    assert (state.camp, state.camp + SW) in ground(state).walls


@rule("MKX-CAMP-32")
def test_the_camp_is_no_part_of_a_megalopolis() -> None:
    wanted = Setup(scenario="blitz_cooperation", volkares_camp="last", megalopolis=9)
    state = setup(wanted, 2, Rng(1))
    t = Table(state, 2)
    lay(t, TileCard("core_06"), 2, 2)
    lay(t, TileCard("volkare_camp"), 1, 3)
    placed = state.map[-1]
    assert (placed.quarter, state.cities_seen) == (-1, 2)
    place = state.places[state.camp]
    assert place.level == 9  # his Level is raised instead
    assert len(place.garrison) == len(army(9)) == 7


def test_components_of_the_camp_are_all_there() -> None:
    state = setup(Setup(scenario="full_conquest", volkares_camp="perhaps"), 2, Rng(2))
    zones = (state.core, state.core_box)
    assert sum("volkare_camp" in zone for zone in zones) == 1
    assert isinstance(state.core_box.cards, list)
    assert all(isinstance(zone, FaceDown) for place in state.places.values() for zone in place.garrison)
    assert cards("arythea", "march")
