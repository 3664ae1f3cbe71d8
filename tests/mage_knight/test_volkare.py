"""General Volkare: his army, his turn, his battles, Volkare's Return and Volkare's Quest."""

from collections import Counter
from typing import Any

import pytest

from emberhall.games.mage_knight.content import SKILL, UNIT, kind_of
from emberhall.games.mage_knight.content.tiles import FIXED
from emberhall.games.mage_knight.content.volkare import ATTACKS, army, dial
from emberhall.games.mage_knight.ground import PORTAL, STEPS, adjacent, centre, distance, slot_of
from emberhall.games.mage_knight.rules.choosing_heroes import skills_of
from emberhall.games.mage_knight.rules.cities import garrison
from emberhall.games.mage_knight.rules.common import card_of, gain_fame
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.safe_spaces import is_safe
from emberhall.games.mage_knight.rules.scenario import agreed
from emberhall.games.mage_knight.rules.scenarios.goals import end_game
from emberhall.games.mage_knight.rules.volkare import general, make_volkare, troops
from emberhall.games.mage_knight.rules.volkares_turn import volkare_turn
from emberhall.games.mage_knight.rules.volkares_way import nearest, step
from emberhall.games.mage_knight.setup import setup, unfit
from emberhall.games.mage_knight.state import (
    ARMY,
    DUMMY,
    GENERAL,
    Deed,
    EnemyToken,
    Place,
    Setup,
    SkillToken,
    Table,
    TileCard,
    Turn,
    UnitCard,
)
from emberhall.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BLACK,
    BLUE,
    BRUTAL,
    COLD_FIRE,
    FIRE,
    GOLD,
    GRAY_PILE,
    GREEN,
    GREEN_PILE,
    ICE,
    PARALYZE,
    PHYSICAL,
    PILES,
    PLAINS,
    POISON,
    RANGED,
    RED,
    RED_PILE,
    SIEGE,
    SWIFT,
    WHITE,
    WHITE_PILE,
)
from emberhall.kernel import FaceDown, Pile, Rng
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round, opened
from tests.mage_knight.positions import ManaDice, Position, again, cards, equip, land
from tests.mage_knight.test_dummy import _levels

E, SE, SW, W, NW, NE = STEPS
RETURN = "start_b 0 0, volkare_camp 1 0, country_03 0 1, country_04 -1 1"


def march(
    *deck: str, scenario: str = "volkares_return", heroes: str = "arythea", tiles: str = RETURN, **things: Any
) -> Position:
    """Volkare's turn, with these cards on top of his deck; the heroes stand on the portal tile."""
    hero, *others = heroes.split()
    dice = things.pop("dice", None)
    play = land(hero, tiles=tiles, at="", scenario=scenario, begin=False, others=dict.fromkeys(others, ""), **things)
    state = play.state
    state.order = list(range(len(state.players)))
    make_volkare(Table(state, len(state.players)), skills_of)
    lord = general(state)
    lord.deck.cards = [Deed(card) for card in deck][::-1]
    lord.at = play.spots["volkare_camp.C"] if "volkare_camp.C" in play.spots else centre(0, 5)
    state.turn_of = state.order.index(DUMMY)
    if deck:
        state.turn = Turn(DUMMY)
        state.phase = "volkare"
    loaded = ManaDice(11)
    loaded.load(dice)
    state.rng = loaded
    return Position(state, play.spots)


def with_army(play: Position, *tokens: str) -> Position:
    """Give him this army."""
    lord = general(play.state)
    lord.muster = []
    lord.army = [FaceDown([EnemyToken(f"{token}.{i}")], pool="green") for i, token in enumerate(tokens)]
    return again(play)


# army and Levels


@rule("MKX-DATA-04", "MKX-VOLK-06", "MKX-VOLK-08", "MKX-VOLK-09")
@pytest.mark.parametrize(
    ("level", "white", "gray", "red", "green"),
    [
        (4, 0, 1, 1, 2),
        (5, 1, 0, 1, 2),
        (6, 1, 0, 1, 3),
        (7, 1, 0, 2, 2),
        (8, 1, 1, 2, 2),
        (9, 1, 1, 2, 3),
        (10, 1, 1, 2, 5),
        (11, 2, 0, 2, 5),
        (12, 2, 0, 2, 6),
        (13, 2, 0, 2, 7),
        (14, 2, 0, 3, 6),
        (15, 2, 1, 3, 6),
    ],
)
def test_the_army_by_level(level: int, white: int, gray: int, red: int, green: int) -> None:
    tokens = Counter(PILES[pile] for pile in army(level))
    assert [tokens[pile] for pile in ("white", "gray", "red", "green")] == [white, gray, red, green]


@rule("MKX-VOLK-10", "MKX-VOLK-11", "MKX-VOLK-20")
@pytest.mark.parametrize(
    ("level", "parts"),
    [(16, [8, 8]), (20, [10, 10]), (24, [12, 12]), (26, [13, 13]), (32, [8] * 4), (34, [15, 15, 4]), (36, [12] * 3),
     (38, [15, 15, 8]), (48, [12] * 4), (50, [15, 15, 15, 5])],
)  # fmt: skip
def test_higher_levels_are_put_together(level: int, parts: list[int]) -> None:
    assert dial(level) == parts
    assert sum(parts) == level


@rule("MKX-VOLK-10")
def test_the_example_of_level_16() -> None:
    """Twice the tokens of Level 8."""
    assert Counter(army(16)) == {WHITE_PILE: 2, GRAY_PILE: 2, RED_PILE: 4, GREEN_PILE: 4}


LEVELS = [
    ("volkares_return", "daring", (4, 6, 8, 10), (5, 10, 15, 20)),
    ("volkares_return", "heroic", (6, 9, 12, 16), (8, 16, 24, 32)),
    ("volkares_return", "legendary", (10, 14, 18, 22), (12, 24, 36, 48)),
    ("volkares_return_blitz", "daring", (3, 4, 5, 6), (4, 8, 12, 16)),
    ("volkares_return_blitz", "heroic", (4, 6, 8, 10), (6, 12, 18, 26)),
    ("volkares_return_blitz", "legendary", (5, 8, 11, 14), (8, 16, 24, 32)),
    ("volkares_quest", "daring", (3, 4, 4, 5), (8, 14, 20, 26)),
    ("volkares_quest", "heroic", (4, 4, 5, 5), (10, 18, 26, 34)),
    ("volkares_quest", "legendary", (4, 5, 5, 6), (14, 26, 38, 50)),
]


@rule("MKX-DATA-06", "MKX-DATA-11", "MKX-DATA-13", "MKX-RETURN-03", "MKX-RETURN-04", "MKX-RETURN-07", "MKX-QUEST-02")
@rule("MKX-QUEST-05")
@pytest.mark.parametrize(("scenario", "level", "cities", "his"), LEVELS)
def test_combat_levels(scenario: str, level: str, cities: tuple[int, ...], his: tuple[int, ...]) -> None:
    for seats in (1, 2, 3, 4):
        wanted = Setup(scenario=scenario, combat_level=level, heroes="random")  # type: ignore[arg-type]
        assert agreed(wanted, seats).levels[seats - 1] == (cities[seats - 1],)
        play = opened(scenario, seats, combat_level=level)
        assert general(play.state).level == his[seats - 1]


@rule("MKX-DATA-07", "MKX-DATA-12", "MKX-DATA-14", "MKX-RETURN-15", "MKX-RETURN-18", "MKX-QUEST-13", "MKX-QUEST-15")
@pytest.mark.parametrize(
    ("scenario", "race", "wounds", "wavering"),
    [
        ("volkares_return", "fair", 18, (1, 4)),
        ("volkares_return", "tight", 15, (2, 5)),
        ("volkares_return", "thrilling", 12, (3, 6)),
        ("volkares_return_blitz", "fair", 16, (1, 4)),
        ("volkares_return_blitz", "tight", 13, (2, 5)),
        ("volkares_return_blitz", "thrilling", 10, (3, 6)),
        ("volkares_quest", "fair", 20, (1, 4)),
        ("volkares_quest", "tight", 16, (2, 5)),
        ("volkares_quest", "thrilling", 12, (3, 6)),
    ],
)
def test_race_levels(scenario: str, race: str, wounds: int, wavering: tuple[int, int]) -> None:
    for seats, places in ((1, wavering[0]), (4, wavering[1])):
        state = opened(scenario, seats, race_level=race).state
        lord = general(state)
        assert len(lord.deck) == 16 + 4 + wounds
        assert sum(card.startswith("wound") for card in lord.deck.cards) == wounds
        assert {"mana_meltdown", "mana_claim", "energy_flow", "mind_read"} < set(lord.deck.cards)
        assert lord.wavering == list(state.unit_offer.cards)[:places]
        assert lord.hero not in [player.hero for player in state.players]


@rule("MKX-RETURN-01", "MKX-RETURN-02", "MKX-RETURN-08", "MKX-RETURN-09", "MKX-RETURN-10", "MKX-RETURN-11")
@rule("MKX-RETURN-16", "MKX-RETURN-17", "MKX-VOLK-18", "MKX-VOLK-19", "MKX-BLITZ-04", "MKX-BLITZ-05", "MKX-QUEST-09")
@pytest.mark.parametrize(
    ("scenario", "more"), [("volkares_return", 3), ("volkares_return_blitz", 4), ("volkares_quest", 3)]
)
def test_the_table_of_a_scenario_with_volkare(scenario: str, more: int) -> None:
    for seats in (1, 3):
        state = opened(scenario, seats).state
        assert state.dummy is None
        assert (len(state.source), len(state.unit_offer)) == (seats + more, seats + more)
        assert not any(card.endswith(("meltdown", "claim", "flow", "read")) for card in state.spell_deck.cards)
        assert general(state).hero not in (*state.heroes_left, *(player.hero for player in state.players))
        camp = next(placed for placed in state.map if placed.tile == "volkare_camp")
        assert general(state).at == centre(camp.a, camp.b)
        assert state.order.count(DUMMY) == 1
        assert (state.players[0].fame, state.players[0].reputation) == ((1, 2) if more == 4 else (0, 0))


@rule("MKX-DATA-08", "MKX-DATA-10", "MKX-RETURN-05", "MKX-RETURN-06", "MKX-BLITZ-03")
@pytest.mark.parametrize(
    ("scenario", "countryside", "core"),
    [("volkares_return", (7, 8, 10, 12), (1, 2, 3, 4)), ("volkares_return_blitz", (5, 6, 8, 10), (1, 1, 2, 3))],
)
def test_the_tiles_of_volkares_return(scenario: str, countryside: tuple[int, ...], core: tuple[int, ...]) -> None:
    for seats in (1, 2, 3, 4):
        state = setup(Setup(scenario=scenario), seats, Rng(seats))  # type: ignore[arg-type]
        assert len(state.countryside) == countryside[seats - 1]
        kinds = ["city" if tile in ("core_05", "core_06", "core_07", "core_08") else "core" for tile in state.core]
        assert kinds == ["city"] + ["core"] * core[seats - 1]  # the city is the last to come
        played = opened(scenario, seats).state
        assert [(placed.tile, placed.a, placed.b) for placed in played.map[1:2]] == [("volkare_camp", 1, 0)]
        assert [(placed.a, placed.b) for placed in played.map[2:]] == [(0, 1), (-1, 1)]
        assert not played.core_seen  # MKX-RETURN-21


@rule("MKX-DATA-15", "MKX-QUEST-01", "MKX-QUEST-03", "MKX-QUEST-04", "MKX-QUEST-14", "MKX-QUEST-18")
@pytest.mark.parametrize(("seats", "total"), [(1, 15), (2, 15), (3, 19), (4, 19)])
def test_the_map_of_volkares_quest(seats: int, total: int) -> None:
    state = opened("volkares_quest", seats).state
    lying = sorted((placed.a, placed.b) for placed in state.map)
    assert lying == [(-1, 1), (0, 0), (0, 1), (0, 5), (1, 0)]
    assert len(state.countryside) + 3 + len(state.core) + 1 == total
    assert not state.core_seen


def test_what_does_not_go_with_volkare() -> None:
    def why(**options: Any) -> str:
        found = unfit(Setup(**options), 1)
        return found.id if found else ""

    assert why(scenario="volkares_quest", random_cities=True) == "unfit-volkare"
    assert why(scenario="volkares_return", map_shape="wedge") == "unfit-shape"
    assert why(scenario="solo_conquest", combat_level="heroic") == "unfit-no-volkare"
    assert why(scenario="volkares_return", combat_level="heroic", race_level="tight") == ""


# his turn


@rule("MKX-RETURN-26", "MKX-RETURN-30", "MKX-RETURN-33", "MKX-RETURN-34", "MKX-VOLK-03", "MKX-VOLK-04", "MKX-VOLK-05")
@rule("MKX-VOLK-16")
@pytest.mark.parametrize(
    ("card", "way", "rerolled"),
    [("swiftness.tovak.1", NE, WHITE), ("stamina.tovak.1", E, BLUE), ("march.tovak.1", SE, GREEN)],
)
def test_an_action_card_moves_him_by_its_colour(card: str, way: int, rerolled: int) -> None:
    play = march(card, source="white blue green", dice=[5])
    assert general(play.state).at == play.spots["volkare_camp.C"] + way
    assert general(play.state).discard.cards == [card]
    assert sorted(play.state.source) == sorted([*(c for c in (3, 1, 2) if c != rerolled), 5])
    assert play.asked == (0,)


@rule("MKX-RETURN-31", "MKX-QUEST-30")
@pytest.mark.parametrize(("night", "source"), [(False, [RED]), (True, [GOLD])])
def test_a_gold_die_is_rerolled_by_day(night: bool, source: list[int]) -> None:
    play = march("stamina.tovak.1", source="gold", night=night, dice=[0])
    assert play.state.source == source


@rule("MKX-RETURN-38")
def test_a_spell_moves_him_twice_with_one_reroll() -> None:
    play = march("mana_claim", source="blue blue", dice=[4])
    start = play.spots["volkare_camp.C"]
    assert general(play.state).at == start + 2 * E
    assert sorted(play.state.source) == [BLUE, GOLD]


@rule("MKX-RETURN-35")
def test_he_reveals_tiles_on_his_way() -> None:
    play = march("swiftness.tovak.1", "swiftness.tovak.2", source="")
    lord = general(play.state)
    assert lord.at == play.spots["volkare_camp.NE"]
    lord.deck.cards = [Deed("swiftness.tovak.2")]
    play.state.turn, play.state.turn_of, play.state.phase = Turn(DUMMY), 1, "volkare"
    before = len(play.state.map)
    again(play)
    assert len(play.state.map) == before + 1
    assert (play.state.map[-1].a, play.state.map[-1].b) == slot_of(lord.at)
    assert lord.at == play.spots["volkare_camp.NE"] + NE


@rule("MKX-RETURN-36")
def test_the_nearest_directions() -> None:
    """0 to 5 are east, south-east, south-west, west, north-west, north-east."""
    assert nearest(5) == [5, 0, 4, 1, 3, 2]  # white
    assert nearest(0) == [0, 1, 5, 2, 4, 3]  # blue
    assert nearest(1) == [1, 0, 2, 5, 3, 4]  # green


@rule("MKX-RETURN-35")
def test_heroes_see_what_he_reveals() -> None:
    play = march(source="", heroes="arythea tovak")
    state, lord = play.state, general(play.state)
    lord.at = play.spots["country_03.NE"]
    state.players[1].at = play.spots["country_03.E"]
    for stack in (state.countryside, state.countryside_box):
        if "country_10" in stack:
            stack.remove(TileCard("country_10"))
    state.countryside.cards.append(TileCard("country_10"))
    lord.deck.cards = [Deed("stamina.tovak.1")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = again(play)
    assert state.map[-1].tile == "country_10"
    keep = centre(0, 2) + SW
    assert (play.asked, adjacent(keep, state.players[1].at)) == ((0,), True)  # not the turn of the hero who sees it
    assert state.places[keep].garrison[0].known  # by Day it is seen from beside


@rule("MKX-RETURN-36")
def test_without_tiles_left_he_stays_on_the_map() -> None:
    play = march(source="")
    state, lord = play.state, general(play.state)
    lord.at = play.spots["country_03.E"]
    for stack in (state.countryside, state.core, state.countryside_box, state.core_box):
        stack.cards = []
    lord.deck.cards = [Deed("stamina.tovak.1")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    again(play)
    assert lord.at == play.spots["country_03.SE"]  # nearest to the east


@rule("MKX-RETURN-36")
def test_he_stays_within_the_map() -> None:
    """North-east of the leftmost column is outside the map: he goes east."""
    play = march("swiftness.tovak.1", source="")
    lord = general(play.state)
    lord.at = play.spots["volkare_camp.NW"]
    while slot_of(lord.at + NE) in ((1, 0), (1, 1), (0, 1)):
        lord.at += NW
    lord.deck.cards = [Deed("swiftness.tovak.2")]
    play.state.turn, play.state.turn_of, play.state.phase = Turn(DUMMY), 1, "volkare"
    before = lord.at
    again(play)
    assert lord.at != before
    assert adjacent(lord.at, before)
    a, _ = slot_of(lord.at)
    assert -2 <= a <= 1


@rule("MKX-RETURN-27", "MKX-RETURN-28", "MKX-RETURN-29", "MKX-VOLK-17", "MKX-QUEST-26", "MKX-QUEST-27", "MKX-QUEST-28")
@pytest.mark.parametrize(
    ("scenario", "die", "left", "more"),
    [
        ("volkares_return", 0, 1, 1),
        ("volkares_return", 2, 2, 0),
        ("volkares_return", 4, 2, 0),
        ("volkares_quest", 1, 1, 0),
    ],
)
def test_wavering_units_join_him_when_he_rests(scenario: str, die: int, left: int, more: int) -> None:
    tiles = RETURN if scenario == "volkares_return" else RETURN.replace("volkare_camp 1 0", "volkare_camp 0 5")
    play = march(scenario=scenario, tiles=tiles, source="red")
    lord, state = general(play.state), play.state
    state.unit_offer.cards = [UnitCard("peasants.1"), UnitCard("foresters.1")]
    lord.wavering = ["peasants.1", "foresters.1"]
    lord.deck.cards = cards("tovak", "wound")
    state.turn, state.phase = Turn(DUMMY), "volkare"
    loaded = ManaDice(3)
    loaded.load([die])
    state.rng = loaded
    before = troops(state)
    at = lord.at
    again(play)
    assert lord.at == at
    assert len(state.unit_offer) == left
    assert troops(state) - before == more
    assert lord.army == []  # not laid out before the first battle
    assert state.source == [RED]


@rule("MKX-RETURN-29")
def test_troops_that_join_an_army_already_drawn_are_drawn_too() -> None:
    play = march(dice=[0])
    lord, state = general(play.state), play.state
    state.unit_offer.cards, lord.wavering = [UnitCard("peasants.1")], ["peasants.1"]
    lord.deck.cards = cards("tovak", "wound")
    state.turn, state.phase = Turn(DUMMY), "volkare"
    with_army(play, "prowlers")
    assert (len(lord.army), lord.muster) == (2, [])
    assert lord.army[1].pool == "gray"
    assert not lord.army[1].known  # face down


@rule("MKX-RETURN-15", "MKX-VOLK-16")
def test_his_deck_is_shuffled() -> None:
    play = march()
    state = play.state
    state.rng = dice = ManaDice(5)
    make_volkare(Table(state, 1), skills_of)
    lord = general(state)
    assert sorted(lord.deck.cards) in [sorted(shuffled) for shuffled in dice.shuffles]
    assert lord.hero not in state.heroes_left


@rule("MKX-RETURN-19", "MKX-RETURN-20", "MKX-QUEST-16", "MKX-QUEST-17")
def test_only_the_first_units_of_a_round_waver() -> None:
    state = opened("volkares_return", 2, race_level="tight").state
    assert general(state).wavering == list(state.unit_offer.cards)[:3]
    state.unit_offer.cards.append(UnitCard("thugs.1"))
    assert "thugs.1" not in general(state).wavering


@rule(
    "MKX-RETURN-42", "MKX-RETURN-43", "MKX-RETURN-44", "MKX-QUEST-43", "MKX-QUEST-44", "MKX-QUEST-45", "MKX-VATTACK-01"
)
def test_a_red_card_attacks_the_most_famous_hero_beside_him() -> None:
    play = march(heroes="arythea tovak goldyx", source="")
    lord, state = general(play.state), play.state
    for player, way, fame in zip(state.players, (E, SW, W), (3, 9, 9), strict=True):
        player.at, player.fame = lord.at + way, fame
    lord.deck.cards = [Deed("rage.tovak.1")]
    state.order = [2, 1, 0, DUMMY]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    at = lord.at
    play = again(play)
    assert play.asked == (2,)  # earlier in turn order
    assert play.keys == ["withdraw", "quick_preparation", "long_preparation"]
    play.do("withdraw")
    assert lord.at == at
    assert state.players[2].at == at + W  # nobody withdraws
    assert sum(card.startswith("wound") for card in state.players[2].hand.cards) == 2


@rule("MKX-RETURN-45", "MKX-QUEST-46")
@pytest.mark.parametrize(
    ("card", "far", "asked"),
    [("rage.tovak.1", 2, False), ("mana_meltdown", 2, True), ("mana_meltdown", 3, False)],
)
def test_a_red_spell_reaches_farther(card: str, far: int, asked: bool) -> None:
    play = march(source="")
    lord = general(play.state)
    play.state.players[0].at = lord.at + far * SW
    lord.deck.cards = [Deed(card)]
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    play = again(play)
    assert ("withdraw" in play.keys) == asked


def entering(heroes: str = "arythea", **things: Any) -> Position:
    """He is about to move to the first hero's space."""
    play = march(heroes=heroes, source="", **things)
    lord = general(play.state)
    play.state.players[0].at = lord.at + SE
    lord.deck.cards = [Deed("march.tovak.1")]
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    return with_army(play, "prowlers", "wolf_riders")


@rule("MKX-RETURN-37", "MKX-RETURN-71", "MKX-RETURN-72", "MKX-RETURN-74", "MKX-RETURN-75", "MKX-DATA-09")
@pytest.mark.parametrize(("round_", "wounds"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_a_hero_who_withdraws_takes_wounds_and_leaves_the_space(round_: int, wounds: int) -> None:
    play = entering()
    play.state.round = round_
    play = again(play).do("withdraw")
    hero, lord = play.state.players[0], general(play.state)
    assert sum(card.startswith("wound") for card in hero.hand.cards) == wounds
    assert play.prompt == "ask-displaced"
    # not to the camp, where he came from, nor to the Draconum
    safe = ["country_03.W", "start_b.NE", "start_b.NW", "volkare_camp.SW"]
    assert play.keys == [play.wanted(f"space:{spot}") for spot in safe]
    play.do("space:country_03.W")
    assert hero.at == play.spots["country_03.W"] == lord.at + E


@rule("MKX-RETURN-74")
def test_all_who_withdraw_leave_his_space() -> None:
    play = march(source="", heroes="arythea tovak")
    state, lord = play.state, general(play.state)
    lord.at = play.spots["start_b.NE"]
    for player in state.players:
        player.at = lord.at + SE
    lord.deck.cards = [Deed("march.tovak.1")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = with_army(play, "prowlers")
    while play.prompt != "ask-displaced":
        play.do("withdraw")
    play.do(play.keys[0])
    assert play.prompt == "ask-displaced"
    play.do(play.keys[0])
    assert lord.at not in [player.at for player in state.players]


@rule("MKX-RETURN-74")
def test_a_hero_who_leaves_a_space_looks_around() -> None:
    play = march(source="", heroes="arythea tovak")
    state, lord = play.state, general(play.state)
    lord.at = play.spots["start_b.NE"]
    state.players[1].at = lord.at + SE
    lord.deck.cards = [Deed("march.tovak.1")]
    tower = state.places[play.spots["country_04.C"]]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = with_army(play, "prowlers").do("withdraw")
    assert not tower.garrison[0].known
    play.do("space:country_04.NW")
    assert play.asked == (0,)  # not the turn of the hero who sees it
    assert tower.garrison[0].known  # by Day it is seen from beside


@rule("MKX-RETURN-74")
def test_a_hero_who_can_only_go_home() -> None:
    play = entering()
    for spot in ("country_03.W", "start_b.NE", "start_b.NW", "volkare_camp.SW"):
        play.state.rampaging.append(play.spots[spot])
    play = again(play).do("withdraw")
    assert play.state.players[0].at == PORTAL  # nothing is asked; their turn begins there


@rule("MKX-VATTACK-08", "MKX-VATTACK-09", "MKX-VATTACK-10", "MKX-RETURN-73", "MKX-VATTACK-03", "MKX-VATTACK-02")
def test_quick_preparation() -> None:
    play = entering(hand="rage march", skills="hot_swordsmanship burning_power dark_fire_magic", dice=[2])
    play.do("quick_preparation")
    assert play.state.turn.dice_left == 0
    assert play.state.turn.costs[PLAINS] == 2
    assert [str(foe.token) for foe in play.foes] == ["prowlers.0", "wolf_riders.1", "volkare"]
    assert play.offers("use_skill") == ["use_skill:dark_fire_magic"]  # once a Round
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 0, 0]
    play.do("end_phase", "end_phase")
    while "suffer:0:0" in play.keys or play.offers("suffer"):
        play.do(play.offers("suffer")[0])
    play.do("end_phase")
    assert play.prompt == "ask-displaced"
    assert not play.state.players[0].skips
    assert len(play.state.waiting) == 0


@rule("MKX-DATA-06")
@pytest.mark.parametrize(
    ("level", "seats", "of", "letters"),
    [("heroic", 2, 9, "vwww"), ("heroic", 3, 12, "vww vww"), ("legendary", 2, 14, "gvvw gvvw"),
     ("legendary", 4, 22, "vvwww vvwww"), ("legendary", 3, 11, "vvwww")],
)  # fmt: skip
def test_a_city_above_the_dial_has_the_garrisons_of_two_levels(level: str, seats: int, of: int, letters: str) -> None:
    """The blue city: by 11 Levels on the dial, and by two of them that add up to a higher one."""
    scenario = "volkares_return_blitz" if of == 11 else "volkares_return"
    state = setup(Setup(scenario=scenario, combat_level=level), seats, Rng(1))  # type: ignore[arg-type]
    state.cities_seen = 1
    city = Place("city", colours=[BLUE])
    piles = [PILES[pile][0] for pile in garrison(state, city)]
    assert (city.level, "".join(piles)) == (of, letters.replace(" ", ""))


@rule("MKX-VATTACK-08", "MK-MANA-08", "MK-MANA-10")
@pytest.mark.parametrize(("night", "usable"), [(False, "gold"), (True, "black")])
def test_mana_in_a_battle_prepared_quickly(night: bool, usable: str) -> None:
    play = entering(hand="rage march", dice=[2], night=night).do("quick_preparation")
    assert [colour for colour in ("gold", "black") if getattr(play.turn, colour)] == [usable]


@rule("MKX-VATTACK-06", "MKX-VATTACK-07", "MKX-VATTACK-12", "MKX-VATTACK-11")
def test_long_preparation_takes_the_next_turn() -> None:
    play = entering(hand="rage march", skills="hot_swordsmanship", deck="stamina stamina", dice=[2])
    play.do("long_preparation")
    assert play.state.players[0].skips
    assert play.state.turn.dice_left == 1
    assert play.state.turn.costs[PLAINS] == 2  # a turn like any other
    play.do("end_phase", "end_phase")
    while play.offers("suffer"):
        play.do(play.offers("suffer")[0])
    play.do("end_phase", "end_turn")
    while play.prompt != "ask-displaced":
        play.do("done" if "done" in play.keys else play.keys[0])
    assert len(play.state.players[0].hand) >= 5
    face_down = entering(hand="rage")
    face_down.state.players[0].skips = True
    assert again(face_down).keys == ["plunder", "withdraw", "quick_preparation"]


# battles


@rule("MKX-VBATTLE-05", "MKX-VBATTLE-06", "MKX-VBATTLE-07", "MKX-VBATTLE-08", "MKX-VBATTLE-09", "MKX-VBATTLE-12")
@pytest.mark.parametrize(
    ("die", "value", "element", "more"),
    [
        (RED, 3, FIRE, 0),
        (BLUE, 3, ICE, 0),
        (GREEN, 4, PHYSICAL, POISON),
        (WHITE, 3, PHYSICAL, SWIFT),
        (GOLD, 3, COLD_FIRE, 0),
        (BLACK, 3, PHYSICAL, PARALYZE),
    ],
)
def test_his_attack_by_the_die(die: int, value: int, element: int, more: int) -> None:
    play = entering(dice=[die]).do("quick_preparation")
    lord = play.foes[-1]
    assert (lord.attacks[0].value, lord.attacks[0].element) == (value, element)
    assert lord.abilities == BRUTAL | ASSASSINATION | ARCANE_IMMUNITY | more
    assert ATTACKS[die] == (value, element, more)


@rule("MKX-VBATTLE-02", "MKX-VBATTLE-03", "MKX-VBATTLE-04", "MKX-VBATTLE-10", "MKX-VBATTLE-13")
def test_he_is_never_a_target() -> None:
    play = entering(dice=[0], hand="swift_reflexes").do("quick_preparation")
    assert play.offers("target") == ["target:0", "target:1"]
    play.do("end_phase")
    assert play.offers("block") == ["block:0:0", "block:1:0", "block:2:0"]


def attacking(*tokens: str, **things: Any) -> Position:
    """A hero beside Volkare's camp, on their own turn."""
    play = march(source="", **things)
    state, lord = play.state, general(play.state)
    state.turn, state.phase = Turn(0), "move"
    state.turn_of = state.order.index(0)
    state.players[0].at = lord.at + SW  # across a wall
    set_costs(state)
    state.turn.move = 5
    return with_army(play, *tokens)


@rule("MKX-VASSAULT-01", "MKX-VASSAULT-03", "MKX-VASSAULT-04", "MKX-VASSAULT-06", "MKX-VASSAULT-07", "MKX-WALL-08")
@rule("MKX-RETURN-25", "MKX-RETURN-77", "MKX-RETURN-78")
def test_a_hero_attacks_volkare_across_a_wall() -> None:
    play = attacking("prowlers", dice=[0])
    at, back = general(play.state).at, play.hero.at
    assert not is_safe(play.state, 0, at)
    play.do("walk:volkare_camp.C")
    assert play.turn.move == 0
    assert play.combat.kind == "volkare"
    assert [fortifications(play.state, foe) for foe in play.foes] == [1, 0]
    assert play.hero.reputation == 0
    while play.state.combat is not None:
        if "fight" in play.keys:
            play.do("fight")
        else:
            play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert play.hero.at == back
    assert (general(play.state).at, troops(play.state)) == (at, 1)


@rule(
    "MKX-VASSAULT-08", "MKX-VBATTLE-11", "MKX-VOLK-13", "MKX-RETURN-83", "MKX-RETURN-84", "MKX-QUEST-62", "MKX-QUEST-64"
)
def test_volkare_is_beaten_with_his_last_token() -> None:
    play = attacking("prowlers", dice=[0], hand="crushing_bolt fireball", mana="green red")
    play.do("walk:volkare_camp.C")
    if "fight" in play.keys:
        play.do("fight")
    play.do("target:0", "play:crushing_bolt:strong", "strike")  # before he attacks
    assert (general(play.state).beaten, general(play.state).at) == (True, -2)
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == 0
    assert play.hero.at == play.spots["volkare_camp.C"]
    play.state.turn.played = 1
    again(play).do("end_turn")
    while play.state.game_turns < 0:
        play.do(play.keys[-1])
    assert play.state.goal_reached
    assert play.state.game_turns == 1


# the city

CITY = "start_b 0 0, volkare_camp 1 0, country_03 0 1, country_04 -1 1, core_06 1 1"


def siege(*deck: str, conquered: bool = True, inside: int = 0, **things: Any) -> Position:
    """He stands beside the city; some heroes are in it."""
    play = march(tiles=CITY, source="", **things)
    state, lord = play.state, general(play.state)
    city = play.spots["core_06.C"]
    place = state.places[city]
    if conquered:
        place.conquered, place.garrison, place.shields = True, [], [0]
    lord.at = city + W
    for player in state.players[:inside]:
        player.at = city
    lord.deck.cards = [Deed(card) for card in deck][::-1]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    return with_army(play, *["prowlers"] * 6)


@rule("MKX-RETURN-46", "MKX-RETURN-47", "MKX-RETURN-48", "MKX-RETURN-49", "MKX-RETURN-51", "MKX-RETURN-53")
@pytest.mark.parametrize("card", ["march.tovak.1", "swiftness.tovak.1", "stamina.tovak.1", "rage.tovak.1"])
def test_once_the_city_is_seen_every_step_leads_to_it(card: str) -> None:
    play = march(tiles=CITY, source="red blue", dice=[5])
    lord, state = general(play.state), play.state
    city = play.spots["core_06.C"]
    lord.at = play.spots["start_b.C"]
    state.players[0].at = play.spots["country_04.C"]
    before = distance(lord.at, city)
    lord.deck.cards = [Deed(card)]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    again(play)
    assert distance(lord.at, city) == before - 1
    if card.startswith("rage"):
        assert sorted(state.source) == [BLUE, BLACK]  # a red die was rerolled


@rule("MKX-RETURN-55", "MKX-RETURN-56", "MKX-RETURN-79")
def test_a_city_that_nobody_holds_is_his() -> None:
    play = siege("march.tovak.1", conquered=False)
    outcome = play.session.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason.id) == ((), "end-volkare-won")
    assert general(play.state).at == play.spots["core_06.C"]


@rule("MKX-RETURN-57", "MKX-RETURN-58", "MKX-RETURN-59", "MKX-RETURN-60", "MKX-RETURN-65", "MKX-RETURN-80")
def test_a_city_without_defenders_is_plundered_then_lost() -> None:
    play = siege("march.tovak.1")
    state = play.state
    assert general(state).plundered
    assert play.session.outcome is None
    state.players[0].at = play.spots["core_06.C"]
    assert hand_limit(state, state.players[0]) == 5
    spell = siege("mana_claim")
    outcome = spell.session.outcome
    assert outcome is not None
    assert outcome.reason.id == "end-volkare-won"


@rule("MKX-RETURN-61", "MKX-RETURN-62", "MKX-RETURN-63", "MKX-RETURN-64", "MKX-RETURN-82")
@pytest.mark.parametrize(
    ("killed", "heroes", "held"), [(1, "arythea", True), (0, "arythea", False), (1, "arythea tovak", False)]
)
def test_defenders_repel_him_if_he_loses_enough(killed: int, heroes: str, held: bool) -> None:
    play = siege("march.tovak.1", inside=1, heroes=heroes, dice=[0], hand="rage", deck="rage")
    assert play.prompt == "ask-defend-city"
    play.do("defend")
    assert "withdraw" not in play.keys
    play.do("quick_preparation")
    for foe in range(killed):
        play.combat.points[4 * RANGED] = 3
        play = again(play).do(f"target:{foe}", "strike")
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    lord = general(play.state)
    city = play.spots["core_06.C"]
    if held:
        assert (lord.at, lord.losses) == (city + 2 * W, -1)
        assert play.session.outcome is None
    else:
        assert lord.won


@rule("MKX-RETURN-61")
def test_a_hero_who_does_not_defend_leaves_the_city_to_be_plundered() -> None:
    play = siege("march.tovak.1", inside=1).do("skip")
    assert general(play.state).plundered


@rule("MKX-RETURN-66", "MKX-RETURN-67")
def test_rage() -> None:
    play = march(source="blue")
    lord = general(play.state)
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    again(play)
    assert lord.at == play.spots["volkare_camp.C"] + 2 * E  # as by a blue Spell
    assert play.state.source == [BLUE]


# Rounds


@rule("MKX-RETURN-68", "MKX-RETURN-69", "MKX-QUEST-47", "MKX-QUEST-48")
def test_he_has_no_turn_after_the_end_of_the_round_is_announced() -> None:
    play = march("march.tovak.1", "march.tovak.2", heroes="arythea tovak", source="")
    state = play.state
    state.order = [0, DUMMY, 1]
    state.turn, state.turn_of, state.phase = Turn(0), 0, "before_turn"
    equip(state.players[0], hand="march", deck="")
    play = again(play).do("announce_end_of_round")
    assert play.state.turn.seat == 1
    assert play.state.round_turns == 1


@rule(
    "MKX-RETURN-22", "MKX-RETURN-23", "MKX-RETURN-24", "MKX-RETURN-70", "MKX-QUEST-19", "MKX-QUEST-20", "MKX-QUEST-21"
)
@rule("MKX-QUEST-49")
@pytest.mark.parametrize(("heroes", "gone"), [("arythea", ["early_bird"]), ("arythea tovak", [])])
def test_tactics_and_his_deck_between_rounds(heroes: str, gone: list[str]) -> None:
    play = march("march.tovak.1", heroes=heroes, source="")
    state, lord = play.state, general(play.state)
    left = len(lord.deck)
    for player, tactic in zip(state.players, ("early_bird", "rethink"), strict=False):
        player.tactic = tactic
    lord.tactic = "planning"
    round_ = next_round(state)
    assert state.tactics_gone == gone
    assert len(lord.deck) == left
    assert round_.asked[0] >= 0  # the players choose first
    assert state.picking[-1] == DUMMY


@rule("MKX-RETURN-81", "MKX-BLITZ-02", "MKX-BLITZ-07", "MKX-QUEST-63")
@pytest.mark.parametrize(
    ("scenario", "rounds"), [("volkares_return", 6), ("volkares_return_blitz", 4), ("volkares_quest", 6)]
)
def test_time_runs_out(scenario: str, rounds: int) -> None:
    tiles = RETURN if scenario != "volkares_quest" else RETURN.replace("volkare_camp 1 0", "volkare_camp 0 5")
    play = march("march.tovak.1", scenario=scenario, tiles=tiles, source="")
    play.state.round = rounds
    round_ = next_round(play.state)
    assert round_.session.outcome is not None
    assert round_.session.outcome.reason.id == "end-volkare-left"


@rule(
    "MKX-RETURN-85", "MKX-RETURN-86", "MKX-RETURN-87", "MKX-RETURN-88", "MKX-QUEST-65", "MKX-QUEST-66", "MKX-QUEST-67"
)
@pytest.mark.parametrize(
    ("scenario", "combat", "race", "bonus"),
    # three cards left: (30 + 6) once, (40 + 6) one and a half times, (50 + 6) twice; a city 20, in the Quest 5
    [
        ("volkares_return", "daring", "fair", 20 + 36),
        ("volkares_return", "heroic", "tight", 20 + 69),
        ("volkares_quest", "legendary", "thrilling", 5 + 112),
    ],
)
def test_the_score(scenario: str, combat: str, race: str, bonus: int) -> None:
    tiles = (
        CITY
        if scenario == "volkares_return"
        else CITY.replace("volkare_camp 1 0", "volkare_camp 0 5").replace("core_06 1 1", "core_06 1 3")
    )
    options = {"combat_level": combat, "race_level": race}
    play = march("march.tovak.1", scenario=scenario, tiles=tiles, heroes="arythea tovak", source="", options=options)
    state, lord = play.state, general(play.state)
    city = next(place for place in state.places.values() if place.site == "city")
    city.conquered = True
    lord.deck.cards = [Deed("march.tovak.1"), Deed("march.tovak.2"), Deed("rage.tovak.1")]
    lord.beaten = True
    for player, fame in zip(state.players, (30, 20), strict=True):
        player.fame, player.hand.cards, player.deck.cards, player.discard.cards = fame, [], [], []
    end_game(Table(state, 2))
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert state.outcome.scores == (20.0 + bonus,) * 2
    lord.beaten = False
    end_game(Table(state, 2))
    assert state.outcome.scores == (20.0 + (20 if scenario == "volkares_return" else 5),) * 2


# Volkare's Quest

QUEST = "start_b 0 0, volkare_camp 0 5, country_03 1 0, country_04 0 1, country_05 -1 1"


def quest(*deck: str, at: int | None = None, away: bool = True, **things: Any) -> Position:
    """Volkare on his way to the portal; the first hero is away from it."""
    play = march(scenario="volkares_quest", tiles=QUEST, source="", **things)
    lord, state = general(play.state), play.state
    if at is not None:
        lord.at = at
    if away:
        state.players[0].at = play.spots["country_05.C"]
    lord.deck.cards = [Deed(card) for card in deck][::-1]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    return again(play)


@rule("MKX-QUEST-25", "MKX-QUEST-29", "MKX-QUEST-31", "MKX-QUEST-32", "MKX-QUEST-33", "MKX-QUEST-38", "MKX-QUEST-68")
@pytest.mark.parametrize(
    ("card", "steps"),
    [("swiftness.tovak.1", SW), ("stamina.tovak.1", SW), ("march.tovak.1", W), ("mind_read", 2 * SW)],
)
def test_his_way_to_the_portal(card: str, steps: int) -> None:
    play = quest(card)
    assert general(play.state).at == centre(0, 5) + steps
    assert len(play.state.map) == 5  # he reveals nothing


@rule("MKX-QUEST-34", "MKX-QUEST-39")
def test_off_the_map_he_comes_nearer_to_the_portal() -> None:
    play = quest("march.tovak.1", at=centre(1, 0) + NW)
    lord = general(play.state)
    assert distance(lord.at, PORTAL) == distance(centre(1, 0) + NW, PORTAL) - 1


@rule("MKX-QUEST-34")
@pytest.mark.parametrize(("heroes", "to"), [("arythea", W), ("arythea tovak goldyx", SW)])
def test_the_edge_of_the_map_depends_on_the_players(heroes: str, to: int) -> None:
    """A blue card leads him south-west, where tiles lie for three or four players only."""
    edge = centre(-1, 4) + SE
    assert general(quest("stamina.tovak.1", heroes=heroes, at=edge).state).at == edge + to


@rule("MKX-QUEST-34")
@pytest.mark.parametrize("card", ["stamina.tovak.1", "march.tovak.1"])
@pytest.mark.parametrize("heroes", ["arythea", "arythea tovak goldyx norowas"])
def test_he_never_leaves_the_map(card: str, heroes: str) -> None:
    """Wherever he stands on it, a card leads him to a space of the map."""
    play = quest(heroes=heroes)
    state, lord = play.state, general(play.state)
    slots = [*FIXED[f"quest_{len(state.players)}"], (0, 0)]
    land = {centre(*slot) + step for slot in slots for step in (0, *STEPS)} - {PORTAL + W, PORTAL + SW}  # the sea
    assert len(land) == 7 * len(slots) - 2
    t = Table(state, len(state.players))
    for at in land - {PORTAL}:
        lord.at = at
        step(t, card_of(Deed(card)).colour)
        assert lord.at in land
        assert adjacent(lord.at, at)


@rule("MKX-QUEST-35", "MKX-QUEST-36", "MKX-QUEST-40", "MKX-QUEST-61")
def test_he_leaves_through_the_portal() -> None:
    play = quest("march.tovak.1", at=PORTAL + E, away=True)
    assert general(play.state).at == PORTAL
    assert play.session.outcome is None
    gone = quest("mana_claim", at=PORTAL + E, away=True)
    assert general(gone.state).won


@rule("MKX-QUEST-22", "MKX-QUEST-23", "MKX-QUEST-24")
def test_the_portal_closes_before_him() -> None:
    play = quest("stamina.tovak.1", heroes="arythea tovak", at=PORTAL + 4 * NE, away=False)
    assert play.state.portal_closed
    assert general(play.state).won  # both were in the portal
    other = march(scenario="volkares_quest", tiles=QUEST, source="", heroes="arythea tovak")
    other.state.players[1].at = other.spots["country_03.C"]
    lord = general(other.state)
    lord.at = PORTAL + 4 * NE
    lord.deck.cards = [Deed("stamina.tovak.1")]
    other.state.turn, other.state.phase = Turn(DUMMY), "volkare"
    other = again(other)
    assert [player.gone for player in other.state.players] == [True, False]
    assert PORTAL not in other.state.places
    assert 0 not in other.state.order
    assert other.asked == (1,)  # the other hero's turn comes
    assert other.session.outcome is None


@rule("MKX-QUEST-57", "MKX-QUEST-58", "MKX-QUEST-59", "MKX-QUEST-60")
@pytest.mark.parametrize(("lost", "moves"), [(1, True), (2, False), (5, False)])
def test_losses_slow_him(lost: int, moves: bool) -> None:
    play = march(scenario="volkares_quest", tiles=QUEST, source="")
    lord = general(play.state)
    before = lord.at
    lord.lost = lost
    lord.deck.cards = [Deed("stamina.tovak.1")]
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    again(play)
    assert (lord.at != before) == moves
    assert lord.lost == 0
    assert len(lord.deck) == (0 if moves else 1)


@rule("MKX-VOLK-07", "MKX-RETURN-14", "MKX-QUEST-12", "MKX-VOLK-12")
def test_his_army_is_laid_out_before_the_first_battle() -> None:
    play = entering(dice=[0])
    lord = general(play.state)
    lord.army, lord.muster = [], [GREEN_PILE, GREEN_PILE, RED_PILE]
    play = again(play).do("quick_preparation")
    assert (len(lord.army), lord.muster) == (3, [])
    assert len(play.foes) == 4


def test_spaces_belong_to_tile_positions() -> None:
    for a, b in ((0, 0), (1, 0), (-2, 3), (0, 5), (4, 1)):
        assert {slot_of(centre(a, b) + step) for step in (0, *STEPS)} == {(a, b)}


# attacks together


def together(*shares: str, answer: str = "yes") -> Position:
    """Arythea beside his camp proposes to Tovak to attack him together: two white tokens and four green ones."""
    play = march(source="", heroes="arythea tovak goldyx", dice=[RED, *[0] * 20])
    state, lord = play.state, general(play.state)
    for player, way in zip(state.players, (W, E, NE), strict=True):
        equip(player, hand="march stamina", mana="green blue")
        player.at = lord.at + way
    state.players[2].at = play.spots["country_04.C"]
    state.turn, state.turn_of, state.phase = Turn(0), 0, "move"
    set_costs(state)
    tokens = ["freezers", "gunners", "prowlers", "prowlers", "wolf_riders", "cursed_hags"]
    lord.muster = []
    lord.army = [
        FaceDown([EnemyToken(f"{token}.{i}")], pool="white" if i < 2 else "green") for i, token in enumerate(tokens)
    ]
    return again(play).do("attack_together", *shares, answer)


@rule("MKX-VCOOP-01", "MKX-VCOOP-02", "MKX-VCOOP-03", "MKX-VCOOP-04", "MKX-VCOOP-05", "MKX-VCOOP-06", "MKX-VCOOP-07")
@rule("MKX-VCOOP-08", "MKX-VCOOP-09", "MKX-VCOOP-10", "MKX-VCOOP-11", "MKX-VCOOP-15", "MKX-VPLAN-01", "MKX-VPLAN-09")
def test_heroes_attack_volkare_together() -> None:
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    assert [player.skips for player in state.players] == [False, True, False]
    assert state.joint is not None
    assert [(stormer.seat, stormer.share) for stormer in state.joint.stormers] == [(0, 2), (1, 4)]
    assert isinstance(state.rng, ManaDice)
    assert [len(group) for group in state.rng.shuffles] == [2, 4]  # elite and regular tokens, each for themselves
    at = lord.at
    for seat in (0, 1):
        while play.state.phase in ("called", "storm"):
            onward = [key for key in play.keys if key.startswith(("walk", "begin_turn", "play:march:strong"))]
            play.do(onward[0])
        if play.state.phase == "gather":
            play.do("fight")
        assert play.state.turn.seat == seat
        piles = Counter(zone_of(foe.token) for foe in play.foes if foe.at == ARMY)
        assert piles == ({"elite": 1, "regular": 1} if seat == 0 else {"elite": 1, "regular": 3})
        fire = next(foe for foe in play.foes if foe.at == GENERAL)
        assert fire.attacks[0].element == FIRE  # one roll for all
        while play.state.combat is not None:
            play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert [player.at for player in state.players[:2]] == [at + W, at + E]  # nobody beat the whole army
    assert state.volkare_die == -1
    assert troops(state) == 6


def zone_of(token: str) -> str:
    """Whether a token is elite."""
    return "elite" if token.startswith(("freezers", "gunners")) else "regular"


@rule("MKX-VCOOP-16", "MKX-VCOOP-17")
def test_an_army_beaten_by_all_together_is_beaten() -> None:
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    at = lord.at
    for _ in (0, 1):
        while play.state.phase in ("called", "storm"):
            onward = [key for key in play.keys if key.startswith(("walk", "begin_turn", "play:march:strong"))]
            play.do(onward[0])
        if play.state.phase == "gather":
            play.do("fight")
        troop = [i for i, foe in enumerate(play.foes) if foe.at == ARMY]
        for i in troop:
            play.combat.points[4 * SIEGE + COLD_FIRE] = 50
            play = again(play).do(f"target:{i}", "strike")
        while play.state.combat is not None:
            play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert lord.beaten
    assert [player.at for player in state.players[:2]] == [at, at + E]  # the hero who began stands there


@rule("MKX-VCOOP-15", "MKX-VCOOP-17")
def test_a_hero_who_beats_their_share_at_range_is_not_attacked_by_volkare() -> None:
    """The other one fails: Volkare stands, and both go back; only the other one is wounded."""
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    homes = [player.at for player in state.players[:2]]
    for seat in (0, 1):
        while play.state.phase in ("called", "storm"):
            onward = [key for key in play.keys if key.startswith(("walk", "begin_turn", "play:march:strong"))]
            play.do(onward[0])
        if play.state.phase == "gather":
            play.do("fight")
        for i in [i for i, foe in enumerate(play.foes) if foe.at == ARMY] if seat == 0 else []:
            play.combat.points[4 * SIEGE + COLD_FIRE] = 50
            play = again(play).do(f"target:{i}", "strike")
        if seat == 0:  # whom the hero has provoked on the way is left, but not Volkare
            assert [foe.beaten for foe in play.foes if foe.at == GENERAL] == [True]
            (other,) = [i for i, foe in enumerate(play.foes) if not foe.beaten]
            play.combat.points[4 * SIEGE + COLD_FIRE] = 50
            play = again(play).do(f"target:{other}", "strike")
        while play.state.combat is not None:
            play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    wounds = [sum(card.startswith("wound") for card in player.hand.cards) for player in state.players[:2]]
    assert wounds[0] == 0
    assert wounds[1] > 0
    assert not lord.beaten
    assert [player.at for player in state.players[:2]] == homes


@rule("MKX-VCOOP-02")
def test_a_player_who_does_not_agree_ends_the_proposal() -> None:
    play = together("elite:tovak:0", "regular:tovak:1", answer="no")
    assert play.state.joint is None
    assert "attack_together" not in play.keys


# what happens on the way


@rule("MKX-RETURN-40", "MKX-RETURN-41", "MKX-RETURN-76", "MKX-QUEST-41", "MKX-QUEST-42", "MKX-QUEST-55")
def test_a_spell_leads_him_on_over_a_hero() -> None:
    play = march(heroes="arythea tovak", source="")
    state, lord = play.state, general(play.state)
    start = lord.at
    state.players[0].at, state.players[1].at = start + E, start + 2 * E
    lord.deck.cards = [Deed("mana_claim")]
    state.turn, state.turn_of, state.phase = Turn(DUMMY), state.order.index(DUMMY), "volkare"
    play = with_army(play, "prowlers")
    assert play.asked == (0,)
    play.do("withdraw")
    assert play.asked == (1,)  # two battles in one turn
    play.do("withdraw")
    assert lord.at == start + 2 * E
    assert state.players[0].at == start + E  # he has moved on: nobody withdraws there
    assert (play.prompt, play.asked) == ("ask-displaced", (1,))


@rule("MKX-RETURN-39", "MKX-RETURN-32", "MKX-RETURN-52")
def test_the_second_step_follows_the_city_once_it_is_seen() -> None:
    play = march(tiles=RETURN, source="")
    state, lord = play.state, general(play.state)
    state.countryside.cards, state.core.cards = [], [TileCard("core_06")]
    lord.at = play.spots["volkare_camp.NE"]
    lord.deck.cards = [Deed("mind_read")]  # white: north-east, where the city lies hidden
    state.turn, state.turn_of, state.phase = Turn(DUMMY), 1, "volkare"
    again(play)
    assert state.map[-1].tile == "core_06"
    city = centre(state.map[-1].a, state.map[-1].b)
    first = play.spots["volkare_camp.NE"] + NE
    assert distance(lord.at, city) == distance(first, city) - 1 or lord.won


@rule("MKX-RETURN-54")
def test_a_wound_lets_him_rest_before_the_city_too() -> None:
    play = siege("wound.901", dice=[5])
    lord = general(play.state)
    assert lord.at == play.spots["core_06.C"] + W
    assert not lord.plundered


@rule("MKX-VASSAULT-05")
def test_provoked_enemies_join_an_attack_on_him() -> None:
    play = attacking("prowlers", dice=[0])
    state, lord = play.state, general(play.state)
    beside = lord.at + W  # beside the hero and beside him
    state.places[beside] = Place("", enemies=Pile([EnemyToken("wolf_riders.7")]))
    state.rampaging.append(beside)
    play = again(play).do("walk:volkare_camp.C")
    assert [str(foe.token) for foe in play.foes] == ["prowlers.0", "volkare", "wolf_riders.7"]
    assert [foe.defender for foe in play.foes] == [True, True, False]
    if "fight" in play.keys:
        play.do("fight")
    play.combat.points[4 * SIEGE] = 9
    play = again(play).do("target:0", "strike")
    assert play.foes[1].beaten  # he himself, although the riders fight on
    assert not play.foes[2].beaten


@rule("MKX-VASSAULT-02")
def test_underground_attack_on_volkare() -> None:
    play = attacking("diggers", dice=[0], hand="underground_travel", mana="green black", night=True)
    play.state.turn.black = True
    play = again(play).do("play:underground_travel:strong")
    while play.state.combat is None:
        play.do(next(key for key in play.keys if key in ("space:volkare_camp.C", "alone") or key.startswith("space")))
    assert play.combat.kind == "volkare"
    assert [fortifications(play.state, foe) for foe in play.foes] == [1, 0]  # its own ability only


@rule("MKX-QUEST-37", "MKX-QUEST-50", "MKX-QUEST-51", "MKX-QUEST-52", "MKX-QUEST-53", "MKX-QUEST-54")
@rule("MKX-VATTACK-04", "MKX-VATTACK-05", "MKX-VATTACK-13", "MKX-WALL-10")
def test_in_the_quest_he_attacks_heroes_in_his_way() -> None:
    play = march(scenario="volkares_quest", tiles=QUEST, source="", dice=[0])
    state, lord = play.state, general(play.state)
    lord.at = play.spots["country_04.NE"]
    state.players[0].at = lord.at + SW
    lord.deck.cards = [Deed("stamina.tovak.1")]
    state.turn, state.turn_of, state.phase = Turn(DUMMY), 1, "volkare"
    play = with_army(play, "prowlers", "prowlers", "prowlers")
    assert play.keys[-3:] == ["withdraw", "quick_preparation", "long_preparation"]
    play.do("quick_preparation")
    assert len(play.foes) == 4
    for i in (0, 1):
        play.combat.points[4 * RANGED] = 3
        play = again(play).do(f"target:{i}", "strike")
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert play.prompt == "ask-displaced"
    assert lord.lost == 2  # enough to slow him next time


@rule("MKX-QUEST-06", "MKX-QUEST-07", "MKX-QUEST-08", "MKX-BLITZ-01", "MKX-BLITZ-06")
def test_skills_and_spells_in_scenarios_with_volkare() -> None:
    state = opened("volkares_quest", 1).state
    assert "mana_claim" not in state.spell_deck
    assert all(SKILL[skill].variant != "competitive" for skill in state.players[0].stack)
    assert {SKILL[skill].hero for skill in general(state).stack} == {general(state).hero}
    blitz = opened("volkares_return_blitz", 1).state
    hero = blitz.players[0]
    gain_fame(Table(blitz, 1), hero, 2)  # into the second row
    assert hero.fame == 1 + 2 + 1


@rule("MKX-RETURN-10", "MKX-QUEST-08")
@pytest.mark.parametrize("scenario", ["volkares_return", "volkares_quest"])
def test_after_each_level_a_skill_of_an_absent_hero_joins_the_common_ones(scenario: str) -> None:
    state = opened(scenario, 1).state
    hero, stranger = state.players[0], general(state)
    first, second = stranger.stack.cards[:-3:-1]
    state.turn = Turn(0)
    play = _levels(state, 1)
    one, other = (SkillToken(key.removeprefix("pick_skill:")) for key in play.keys)
    play.do(play.keys[0]).do(play.keys[0])
    assert (hero.skills, state.common_skills.cards) == ([one], [other, first])
    state.turn = Turn(0)
    _levels(state, 2)  # the third Level brings no Skill of one's own hero
    assert (hero.skills, state.common_skills.cards) == ([one], [other, first, second])


@rule("MKX-RETURN-10")
def test_together_the_skills_of_volkares_hero_stay_where_they_are() -> None:
    state = opened("volkares_return", 2).state
    state.turn = Turn(0)
    _levels(state, 2)
    assert state.common_skills.cards == []


@rule("MKX-RETURN-21")
def test_the_camp_brings_no_elite_units() -> None:
    state = opened("volkares_return", 2).state
    assert all(not UNIT[kind_of(unit)].elite for unit in state.unit_offer)


@pytest.mark.parametrize(
    ("card", "why"),
    [("march.tovak.1", "say-why-volkare-city"), ("rage.tovak.1", "say-why-volkare-red")],
)
def test_the_story_says_why_he_goes_where_he_goes(card: str, why: str) -> None:
    play = siege(card)
    state, lord = play.state, general(play.state)
    lord.at = play.spots["core_06.C"] + 4 * W
    lord.deck.cards, lord.plundered = [Deed(card)], False
    state.turn, state.turn_of, state.phase = Turn(DUMMY), state.order.index(DUMMY), "volkare"
    t = Table(state, 1, events=[])
    for _ in (0, 1):
        list(volkare_turn(t))
    told = [event.message for event in t.events or () if event.message.id == "say-volkare-moves"]
    assert [getattr(message.args["why"], "id", "") for message in told] == [why]


# the examples of the rulebook for a Spell before the city: each step is played by itself


@rule("MKX-RETURN-65")
def test_with_a_spell_he_comes_to_the_city_and_attacks_it() -> None:
    play = siege(inside=1)
    state, lord = play.state, general(play.state)
    city = play.spots["core_06.C"]
    lord.at, lord.steps, lord.defenders, lord.losses = city + 2 * W, [], [], -1
    lord.deck.cards = [Deed("mind_read")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = again(play)
    assert lord.at == city + W
    assert play.prompt == "ask-defend-city"


@rule("MKX-RETURN-65", "MKX-RETURN-80")
def test_with_a_spell_he_plunders_the_city_and_takes_it() -> None:
    play = siege("mind_read")
    assert general(play.state).plundered
    assert general(play.state).won
    one = siege("march.tovak.1")
    assert (general(one.state).plundered, general(one.state).won) == (True, False)


@rule("MKX-RETURN-65", "MKX-RETURN-63", "MKX-RETURN-64")
def test_thrown_back_he_comes_beside_the_city_again_with_the_second_step_of_a_spell() -> None:
    play = siege("mind_read", inside=1, dice=[0], hand="rage", deck="rage").do("defend", "quick_preparation")
    city, lord = play.spots["core_06.C"], general(play.state)
    play.combat.points[4 * RANGED] = 3
    play = again(play).do("target:0", "strike")
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert lord.at == city + W
    assert lord.came_from == city + 2 * W
    assert play.session.outcome is None


@rule("MKX-RETURN-64")
def test_thrown_back_he_needs_two_actions_to_attack_again() -> None:
    play = siege(inside=1)
    state, lord = play.state, general(play.state)
    city = play.spots["core_06.C"]
    lord.at, lord.steps, lord.defenders, lord.losses = city + 2 * W, [], [], -1
    for card, attacks in (("march.tovak.1", False), ("march.tovak.2", True)):
        lord.deck.cards = [Deed(card)]
        state.turn, state.turn_of, state.phase = Turn(DUMMY), state.order.index(DUMMY), "volkare"
        play = again(play)
        assert (play.prompt == "ask-defend-city") == attacks
        assert lord.at == city + W


@rule("MKX-VOLK-11")
def test_the_example_of_level_36() -> None:
    """Three times Level 12; or Levels 15, 15 and 6, which is much the same."""
    assert Counter(army(36)) == {WHITE_PILE: 6, RED_PILE: 6, GREEN_PILE: 18}
    other = Counter(army(15)) + Counter(army(15)) + Counter(army(6))
    assert other == {WHITE_PILE: 5, GRAY_PILE: 2, RED_PILE: 7, GREEN_PILE: 15}


# attacks on him, and other fights


@rule("MKX-VCOOP-04")
@pytest.mark.parametrize(("round_turns", "game_turns"), [(0, -1), (-1, 0)])
def test_in_the_last_turns_nobody_proposes_an_attack_on_him(round_turns: int, game_turns: int) -> None:
    play = march(source="", heroes="arythea tovak")
    state, lord = play.state, general(play.state)
    for player, way in zip(state.players, (W, E), strict=True):
        player.at = lord.at + way
    state.turn, state.turn_of, state.phase = Turn(0), 0, "move"
    set_costs(state)
    assert "attack_together" in with_army(play, "prowlers", "prowlers").keys
    assert "attack_together" not in with_army(play, "prowlers").keys  # one token cannot be shared
    state.round_turns, state.game_turns = round_turns, game_turns
    assert "attack_together" not in with_army(play, "prowlers", "prowlers").keys


@rule("MKX-VDEF-02")
def test_one_token_is_not_shared_by_defenders() -> None:
    play = siege("march.tovak.1", inside=2, heroes="arythea tovak")
    assert play.keys == ["defend_together", "defend", "skip"]
    assert (play.prompt, play.ask.rule) == ("ask-defend-city", "MKX-VDEF-02")
    lord = general(play.state)
    lord.army = lord.army[:1]
    assert again(play).keys == ["defend", "skip"]


@rule("MKX-VDEF-01", "MKX-VDEF-09")
def test_a_defence_together_away_from_the_city_is_no_siege() -> None:
    """In the Quest he attacks all heroes in the portal; whatever they destroy, he is not driven back."""
    play = quest(heroes="arythea tovak", at=PORTAL + E, away=False)
    state, lord = play.state, general(play.state)
    state.portal_closed = True
    for player in state.players:
        player.at = PORTAL
    state.places.pop(PORTAL, None)
    lord.deck.cards = [Deed("march.tovak.1")]
    state.turn, state.phase = Turn(DUMMY), "volkare"
    play = with_army(play, "prowlers", "wolf_riders")
    assert play.prompt == "ask-defend-together"
    play.do("defend_together", "regular:tovak:1", "yes")
    assert lord.losses == -1


@rule("MKX-VASSAULT-05")
def test_other_fights_are_none_of_his() -> None:
    """Enemies beaten elsewhere are no losses of his, and nobody goes back."""
    play = attacking("prowlers", "prowlers")
    state, lord = play.state, general(play.state)
    state.players[0].at = play.spots["country_04.NW"]
    state.turn.move = 0
    play = again(play).do("challenge:country_04.W")
    play.combat.points[4 * SIEGE + COLD_FIRE] = 50
    play = again(play).do("target:0", "strike")
    assert (play.state.combat, troops(state), lord.losses) == (None, 2, -1)
    assert play.hero.at == play.spots["country_04.NW"]
    assert play.state.turn.seat == 0
