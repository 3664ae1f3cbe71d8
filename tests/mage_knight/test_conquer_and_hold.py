"""Conquer and Hold, with its team rules."""

from typing import Any

import msgspec
import pytest

from emberhall.games.mage_knight.content import ENEMY, TILE, TILES, UNIT, kind_of
from emberhall.games.mage_knight.content.tiles import FIXED
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.rules.between_rounds import deal_units
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.exploring import all_slots
from emberhall.games.mage_knight.rules.foes import beat
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.state import Place, State, Table
from emberhall.games.mage_knight.terms import CITY, GRAY_PILE, VIOLET_PILE
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, next_round, opened, reckoned
from tests.mage_knight.positions import Position, land, units

FOUR = {"tovak": "", "goldyx": "", "norowas": ""}


def _land(spots: dict[str, str], at: str = "@", *, others: dict[str, str] | None = None, **things: Any) -> Position:
    things.setdefault("hand", "march rage")
    drawing = " p p\nK @ T\n p p"
    found = {"K": "plains", "T": "plains", **spots}
    things |= {"scenario": "conquer_and_hold", "others": others or {"tovak": ""}}
    return land("arythea", drawing, spots=found, at=at, **things)


# the map


@rule("MKS-HOLD-05", "MKS-HOLD-06")
def test_the_map_is_laid_out_beforehand() -> None:
    state = opened("conquer_and_hold", 2).state
    assert [placed.tile for placed in state.map[:1]] == ["start_b"]
    assert [TILE[placed.tile].kind for placed in state.map[1:]] == ["countryside"] * 3
    there = {(placed.a, placed.b) for placed in state.map[1:]}
    face_down = [kind for position, kind in FIXED["hold"].items() if position not in there]
    assert sorted(face_down) == ["core"] * 4 + ["countryside"] * 2
    assert {(slot.a, slot.b) for slot in all_slots(state)} <= set(FIXED["hold"]) - there


@rule("MKS-HOLD-05")
def test_each_place_has_a_tile_of_its_kind() -> None:
    state = opened("conquer_and_hold", 2, open_tiles=True).state
    for placed in state.map[1:]:
        kind = TILE[placed.tile].kind
        assert (kind == "countryside") == (FIXED["hold"][placed.a, placed.b] == "countryside")


@rule("MKS-HOLD-35")
def test_all_tiles_may_lie_open_from_the_start() -> None:
    state = opened("conquer_and_hold", 2, open_tiles=True).state
    assert len(state.map) == 10
    assert all_slots(state) == []
    assert not state.countryside
    assert not state.core
    assert len(opened("full_conquest", 2, open_tiles=True).state.map) == 3  # only in this scenario


@rule("MKS-HOLD-34")
def test_the_whole_map_offers_25_points() -> None:
    tiles = {placed.tile for placed in opened("conquer_and_hold", 2, open_tiles=True).state.map}
    sites = [shown.site for tile in TILES if tile.id in tiles for shown in tile.hexes]
    assert 3 * sites.count("keep") + 2 * sites.count("mage_tower") == 25


@rule("MKS-HOLD-10")
def test_the_city_is_closed() -> None:
    play = _land({"K": "city city white"}, move=9)
    assert len(play.offers("walk")) == 5
    state = opened("conquer_and_hold", 2, open_tiles=True).state
    assert all(not place.garrison for place in state.places.values() if place.site == "city")
    assert CITY in ground(state).terrain.values()


# Units


@rule("MKS-HOLD-12", "MKS-HOLD-13")
@pytest.mark.parametrize(
    ("seats", "number", "elite"),
    [
        (2, 1, False),
        (2, 3, False),
        (2, 4, True),
        (2, 6, True),
        (4, 2, False),
        (4, 3, True),
        (3, 2, False),
        (3, 3, True),
    ],
)
def test_elite_units_come_in_the_second_half(seats: int, number: int, elite: bool) -> None:
    state = opened("conquer_and_hold", seats, open_tiles=True).state  # Core tiles are there
    state.unit_offer.cards, state.round = [], number
    deal_units(Table(state, seats))
    assert any(UNIT[kind_of(unit)].elite for unit in state.unit_offer) is elite


@rule("MKS-HOLD-14", "MKS-HOLD-15")
@pytest.mark.parametrize(
    ("site", "unit", "offered"),
    [
        ("mage_tower owner0", "northern_monks", True),
        ("mage_tower owner0", "peasants", False),
        ("keep owner0", "peasants", True),
        ("keep owner0", "northern_monks", False),
    ],
)
def test_more_units_can_be_recruited_in_towers_and_keeps(site: str, unit: str, offered: bool) -> None:
    play = _land({"K": f"hills {site}"}, at="K", hand="march march stamina stamina swiftness swiftness", reputation=7)
    play.state.unit_offer.cards = [found.card for found in units(unit)]
    play.do("interact")
    while not play.offers("recruit") and play.offers("sideways"):
        play.do(play.offers("sideways")[0])
    assert bool(play.offers("recruit")) is offered


# sites


@rule("MKS-HOLD-16")
@pytest.mark.parametrize("site", ["keep guardsmen", "mage_tower monks", "keep owner1"])
def test_assaults_cost_no_reputation(site: str) -> None:
    play = _land({"K": f"hills {site}"}, move=9).do("walk:K")
    assert play.hero.reputation == 0


def _win(play: Position) -> None:
    t = Table(play.state, len(play.state.players))
    for foe in play.foes:
        beat(t, play.hero, foe)
    finish(t, play.hero)


@rule("MKS-HOLD-17", "MKS-HOLD-18", "MKS-HOLD-19")
def test_a_conquered_mage_tower_is_owned_and_gives_no_spell() -> None:
    play = _land({"T": "hills mage_tower monks"}, move=9).do("walk:T")
    _win(play)
    assert (play.at("T").conquered, play.at("T").shields) == (True, [0])
    assert play.turn.rewards == []


@rule("MKS-HOLD-18")
def test_spells_can_be_bought_only_in_a_tower_you_hold() -> None:
    hand = "march march stamina stamina"
    own = _land({"K": "hills mage_tower owner0"}, at="K", hand=hand, mana="red blue green white", reputation=7)
    own.do("interact", "sideways:march:influence", "sideways:march:influence")
    assert len(own.offers("buy")) == 3
    ally = _land({"K": "hills mage_tower owner2"}, at="K", hand=hand, others=FOUR)
    assert "interact" in ally.keys
    strange = _land({"K": "hills mage_tower owner1"}, at="K", hand=hand)
    assert "interact" not in strange.keys


@rule("MKS-HOLD-20")
def test_another_heros_mage_tower_is_defended_by_a_random_fortified_enemy_for_half_its_fame() -> None:
    play = _land({"T": "hills mage_tower owner1"}, move=9).do("walk:T")
    (foe,) = play.foes
    kind = ENEMY[kind_of(foe.token)]
    assert (kind.pile, foe.walls) == (VIOLET_PILE, 1)
    _win(play)
    assert play.hero.fame == (kind.fame + 1) // 2
    assert play.at("T").shields == [0]


@rule("MKS-HOLD-23", "MKS-HOLD-25")
@pytest.mark.parametrize("site", ["keep", "mage_tower"])
@pytest.mark.parametrize(("number", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_more_defenders_every_day(site: str, number: int, tokens: int) -> None:
    play = _land({"T": f"hills {site} owner1"}, move=9)
    play.state.round = number
    play.do("walk:T")
    pile = GRAY_PILE if site == "keep" else VIOLET_PILE
    assert [ENEMY[kind_of(foe.token)].pile for foe in play.foes] == [pile] * tokens


@rule("MKS-HOLD-24")
@pytest.mark.parametrize(("fames", "gained"), [([3, 4], 4), ([3, 3], 3), ([5, 2, 2], 5)])
def test_the_fame_of_all_defenders_together_is_halved(fames: list[int], gained: int) -> None:
    play = _land({"T": "hills keep owner1"}, move=9)
    play.state.round = 2 * len(fames) - 1
    play.do("walk:T")
    for foe, fame in zip(play.foes, fames, strict=True):
        foe.fame = fame
    _win(play)
    assert play.hero.fame == gained


@rule("MKS-HOLD-24")
def test_the_fame_of_rampaging_enemies_who_join_is_not_halved() -> None:
    play = _land({"T": "hills keep owner1"}, move=9)
    play.state.round = 3
    play.do("walk:T")
    joined = msgspec.structs.replace(play.foes[0], defender=False, fame=5)
    play.foes.append(joined)
    beat(Table(play.state, 2), play.hero, joined)
    assert play.hero.fame == 5


@rule("MKS-HOLD-23", "MK-RESULT-19")
def test_a_site_is_held_until_its_last_defender_is_defeated() -> None:
    play = _land({"T": "hills keep owner1"}, move=9)
    play.state.round = 3
    play.do("walk:T")
    t = Table(play.state, 2)
    beat(t, play.hero, play.foes[0])
    finish(t, play.hero)
    assert (play.at("T").shields, play.stands_on("@")) == ([1], True)


@rule("MKS-HOLD-23")
def test_unconquered_sites_have_their_one_garrison() -> None:
    play = _land({"T": "hills keep guardsmen"}, move=9)
    play.state.round = 5
    assert [kind_of(foe.token) for foe in play.do("walk:T").foes] == ["guardsmen"]


@rule("MKS-HOLD-21")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(
    ("spots", "mana"),
    [
        ({"T": "hills mage_tower owner0"}, 1),
        ({"T": "hills mage_tower owner0", "K": "hills mage_tower owner0"}, 2),
        ({"T": "hills mage_tower owner1"}, 0),
        ({"T": "hills mage_tower monks"}, 0),
        ({"T": "hills keep owner0"}, 0),
    ],
)
def test_near_their_tower_a_hero_gains_mana_for_each_tower_they_hold(
    night: bool, spots: dict[str, str], mana: int
) -> None:
    play = _land(spots, night=night)
    assert play.hero.mana == ([0, 0, 0, 0, 0, mana] if night else [0, 0, 0, 0, mana, 0])


@rule("MKS-HOLD-21")
def test_a_distant_tower_counts_only_beside_another() -> None:
    spots = {"T": "hills mage_tower owner0", "F": "hills mage_tower owner0"}
    drawing = "p @ p p F T"
    away = land("arythea", drawing, spots=spots, scenario="conquer_and_hold", others={"tovak": ""}, hand="march")
    assert sum(away.hero.mana) == 0
    near = land("arythea", "T @ p p F", spots=spots, scenario="conquer_and_hold", others={"tovak": ""}, hand="march")
    assert sum(near.hero.mana) == 2


@rule("MKS-HOLD-22")
def test_a_keep_and_a_tower_give_both_bonuses() -> None:
    play = _land({"K": "hills keep owner0", "T": "hills mage_tower owner0"})
    assert sum(play.hero.mana) == 1
    assert hand_limit(play.state, play.hero) == 6


# teams


@rule("MKS-HOLD-27", "MK-TEAM-10")
@pytest.mark.parametrize(("owner", "fights"), [(2, False), (1, True)])
def test_a_team_mates_keep_can_be_entered_and_units_recruited_there(owner: int, fights: bool) -> None:
    play = _land({"K": f"hills keep owner{owner}"}, move=9, others=FOUR, hand="promise promise")
    play.state.unit_offer.cards = [unit.card for unit in units("peasants")]
    play.do("walk:K")
    assert (play.state.combat is not None) is fights
    if not fights:
        play.do("interact", "play:promise:basic", "play:promise:basic", "recruit:peasants")
        assert len(play.hero.units) == 1


@rule("MKS-HOLD-28", "MK-TEAM-11")
def test_beside_a_team_mates_keep_your_keeps_raise_the_hand_limit() -> None:
    drawing = "K @ p p F"
    things: dict[str, Any] = {"scenario": "conquer_and_hold", "others": FOUR, "hand": "march"}
    spots = {"K": "hills keep owner2", "F": "hills keep owner0"}
    play = land("arythea", drawing, spots=spots, **things)
    assert hand_limit(play.state, play.hero) == 6
    play = land("arythea", drawing, spots={**spots, "F": "hills keep owner2"}, **things)
    assert hand_limit(play.state, play.hero) == 5
    play = land("arythea", drawing, spots={**spots, "K": "hills keep owner1"}, **things)
    assert hand_limit(play.state, play.hero) == 5


@rule("MKS-HOLD-29")
def test_beside_a_team_mates_tower_your_towers_give_mana() -> None:
    things: dict[str, Any] = {"scenario": "conquer_and_hold", "others": FOUR, "hand": "march"}
    spots = {"T": "hills mage_tower owner2", "F": "hills mage_tower owner0"}
    assert sum(land("arythea", "T @ p p F", spots=spots, **things).hero.mana) == 1
    spots["F"] = "hills mage_tower owner2"
    assert sum(land("arythea", "T @ p p F", spots=spots, **things).hero.mana) == 0


# the end


def _held(words: str = "arythea tovak", **owners: int) -> State:
    """A game at its end with sites owned: `keep1=0` is a keep of the first player."""
    state = heroes(words, "conquer_and_hold")
    for at, (site, owner) in enumerate(owners.items()):
        kind = "keep" if site.startswith("keep") else "mage_tower"
        state.places[at] = Place(kind, conquered=owner >= 0, shields=[owner] if owner >= 0 else [])
    return state


@rule("MKS-HOLD-04", "MKS-HOLD-31", "MKS-HOLD-32", "MKS-HOLD-37", "MKS-DATA-04", "MKW-SHAPE-14")
def test_victory_points_decide_not_fame() -> None:
    state = _held(keep1=0, tower1=1, tower2=1, keep2=-1)
    state.players[0].fame = 99
    outcome = reckoned(state)
    assert (list(outcome.scores), outcome.winners) == ([3, 4], (1,))


@rule("MKS-HOLD-32", "MKS-HOLD-26")
def test_teams_add_their_points() -> None:
    outcome = reckoned(_held("arythea tovak goldyx norowas", keep1=0, tower1=2, keep2=1))
    assert (list(outcome.scores), outcome.winners) == ([5, 3, 5, 3], (0, 2))


@rule("MKS-HOLD-33")
def test_nobody_wins_in_a_tie() -> None:
    outcome = reckoned(_held(keep1=0, keep2=1))
    assert (outcome.winners, outcome.reason.id) == ((), "end-points-tie")


@rule("MKS-HOLD-30")
def test_the_side_that_is_behind_may_concede_between_rounds() -> None:
    play = next_round(_held(keep1=0))
    assert (play.ask.seat, play.keys) == (1, ["play_on", "concede"])
    play.do("concede")
    outcome = play.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason.id) == ((0,), "end-conceded")
    assert next_round(_held(keep1=0)).do("play_on").state.round == 2
    assert next_round(_held(keep1=0, keep2=1)).prompt == "ask-tactic"


@rule("MKS-HOLD-30")
def test_both_team_mates_must_want_to_concede() -> None:
    play = next_round(_held("arythea tovak goldyx norowas", keep1=0))
    assert play.ask.seat == 1
    play.do("concede")
    assert play.ask.seat == 3
    assert play.do("play_on").state.outcome is None


@rule("MKS-HOLD-30")
@pytest.mark.parametrize(("words", "last"), [("arythea tovak", 6), ("arythea tovak goldyx norowas", 4)])
def test_it_is_played_to_the_last_round(words: str, last: int) -> None:
    state = _held(words, keep1=0)
    state.round = last
    next_round(state)
    assert state.outcome is not None
    assert state.outcome.reason.id == "end-points"
