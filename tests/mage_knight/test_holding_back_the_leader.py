"""Holding back the leader: magic seals and phantom attacks; five heroes at one table."""

from typing import Any

import pytest

from emberhall.games.mage_knight.rules.common import gain_fame
from emberhall.games.mage_knight.rules.phantoms import danger
from emberhall.games.mage_knight.rules.scenario import agreed
from emberhall.games.mage_knight.setup import setup, unfit
from emberhall.games.mage_knight.state import EnemyToken, Setup, Table, Turn
from emberhall.games.mage_knight.terms import BASIC, BLUE, BROWN_PILE, GOLD, RANGED, RED, SIEGE
from emberhall.kernel import HIDDEN, NOWHERE, Pile, Rng, redact
from emberhall.rulebook import rule
from tests.mage_knight.games import heroes, next_round, opened
from tests.mage_knight.positions import PLAIN, Position, again, cards, fight, land

LEGION = ("lost_legion",)


def why(seats: int, **options: Any) -> str:
    found = unfit(Setup(**options), seats)
    return found.id if found else ""


@rule("MKX-LEAD-01", "MKX-SEAL-07")
def test_one_of_three_rules_may_hold_back_the_leader() -> None:
    for rule_ in ({"seals": "weak"}, {"envy": "in_turn"}, {"phantoms": True}):
        assert why(2, scenario="full_conquest", heroes="auction", **rule_) == ""
        assert why(2, scenario="full_cooperation", **rule_) == "unfit-envy"
        assert why(1, scenario="blitz_conquest", **rule_) == "unfit-envy"
    assert why(2, scenario="full_conquest", seals="weak", phantoms=True) == "unfit-restraints"
    assert why(2, scenario="full_conquest", seals="strong", envy="in_turn") == "unfit-restraints"
    state = setup(Setup(scenario="full_conquest", heroes="auction", seals="strong"), 2, Rng(1))
    assert len(state.seals) == 9
    assert not any(player.hero for player in state.players)  # agreed on before heroes are chosen


# seals


@rule("MKX-SEAL-01", "MKX-SEAL-02")
def test_weak_seals() -> None:
    orders = set()
    for seed in range(8):
        seals = setup(Setup(scenario="full_conquest", seals="weak"), 2, Rng(seed)).seals
        assert [row for row, _ in seals] == [3, 5, 7, 9]
        assert sorted(colour for _, colour in seals) == list(BASIC)
        orders.add(tuple(colour for _, colour in seals))
    assert len(orders) > 3  # in random order


@rule("MKX-SEAL-05", "MKX-SEAL-06")
def test_strong_seals() -> None:
    seals = setup(Setup(scenario="full_conquest", seals="strong"), 2, Rng(1)).seals
    assert [row for row, _ in seals] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert seals[0] == (2, GOLD)
    assert sorted(colour for _, colour in seals[1:]) == sorted([*BASIC, *BASIC])


@rule("MKX-SEAL-03")
@pytest.mark.parametrize(
    ("row", "fame", "gained", "after"),
    [
        (3, 0, 20, 7),  # row 3 begins at 8
        (3, 7, 1, 7),
        (3, 5, 2, 7),
        (3, 5, 1, 6),
        (5, 0, 20, 20),
        (5, 20, 9, 23),
    ],
)
def test_nobody_enters_a_sealed_row(row: int, fame: int, gained: int, after: int) -> None:
    state = heroes("arythea tovak", seals="weak")
    state.seals = [(row, RED), (row + 2, BLUE)]
    state.players[0].fame = fame
    gain_fame(Table(state, 2), state.players[0], gained)
    assert state.players[0].fame == after


@rule("MKX-SEAL-04")
@pytest.mark.parametrize(("mana", "breaks"), [("blue", True), ("red", False), ("gold", True)])
def test_a_seal_is_broken_with_mana_of_its_colour(mana: str, breaks: bool) -> None:
    play = land("arythea", others={"tovak": ""}, scenario="full_conquest", mana=mana, options={"seals": "weak"})
    play.state.seals = [(3, BLUE), (5, RED)]
    play = again(play)
    assert bool(play.offers("break_seal:blue")) == breaks
    assert not play.offers("break_seal:red")  # only the one nearest to the start
    if breaks:
        play.do("break_seal:blue")
        assert play.state.seals == [(5, RED)]
        assert sum(play.hero.mana) == 0


@rule("MKX-SEAL-04")
def test_a_seal_can_be_broken_in_a_fight() -> None:
    play = fight("arythea", "prowlers", mana="red")
    play.state.seals = [(2, RED)]
    play.hero.fame = 2
    play.combat.points[4 * RANGED] = 9
    play = again(play).do("break_seal:red", "target:0", "strike")
    assert play.hero.fame == 2 + 2  # into the second row


@rule("MKX-SEAL-06")
@pytest.mark.parametrize(("mana", "breaks"), [("white", True), ("green", True), ("black", False), ("", False)])
def test_a_gold_seal_is_broken_with_any_mana(mana: str, breaks: bool) -> None:
    play = land("arythea", others={"tovak": ""}, scenario="full_conquest", mana=mana, options={"seals": "strong"})
    assert bool(play.offers("break_seal:gold")) == breaks  # black mana is of no use by Day


# phantoms


def haunted(*levels: int) -> Any:
    """Set the heroes' Levels; the first has just gained his."""
    state = heroes("arythea tovak goldyx"[: {2: 13, 3: 20}[len(levels)]], phantoms=True)
    for player, level in zip(state.players, levels, strict=True):
        player.level = level
    return state


@rule("MKX-PHANTOM-01")
def test_a_brown_and_a_red_token_lie_on_the_fame_track() -> None:
    state = setup(Setup(scenario="full_conquest", phantoms=True), 2, Rng(1))
    assert [zone.pool for zone in state.phantoms] == ["brown", "red"]
    assert [len(zone) for zone in state.phantoms] == [1, 1]
    assert all(zone.cards == [HIDDEN] for zone in redact(state, 0).phantoms)
    assert setup(Setup(scenario="full_conquest"), 2, Rng(1)).phantoms == []


@rule("MKX-PHANTOM-02", "MKX-PHANTOM-03", "MKX-PHANTOM-04", "MKX-PHANTOM-05", "MKX-PHANTOM-06", "MKX-PHANTOM-07")
@rule("MKX-DATA-05")
@pytest.mark.parametrize(
    ("levels", "who"),
    [
        ((2, 1, 1), 0),  # the first level-up
        ((3, 1, 1), 1),  # 2 above the best other hero
        ((3, 2, 1), 0),  # 1 above the best, 2 above the last
        ((4, 2, 2), 1),
        ((4, 3, 1), 1),  # 3 above the last
        ((4, 1, 1), 2),  # 3 above the best
        ((5, 4, 1), 2),  # 4 above the last
        ((5, 2, 2), 2),
        ((5, 1, 1), 3),  # 4 above the best
        ((6, 5, 1), 3),  # 5 above the last
        ((8, 1, 1), 3),
        ((6, 4, 1), 3),  # brown for the best, both for the last: the worse one
        ((5, 3, 3), 1),
        ((5, 5, 4), 0),
        ((3, 6, 6), 0),
    ],
)
def test_attacks_of_phantoms_by_levels(levels: tuple[int, ...], who: int) -> None:
    state = haunted(*levels)
    assert danger(state, state.players[0]) == who


@rule("MKX-PHANTOM-08")
def test_negative_fame_is_level_1() -> None:
    """The worked example: nobody is attacked for his first level-up; a hero without Fame counts as one of Level 1."""
    state = haunted(2, 1)
    state.players[1].fame = -3
    assert danger(state, state.players[0]) == 0
    state.players[0].level = 3
    assert danger(state, state.players[0]) == 1


@rule("MKX-PHANTOM-08")
def test_the_examples_of_the_third_level_up() -> None:
    assert danger(haunted(4, 3, 1), haunted(4, 3, 1).players[0]) == 1  # one has not gained any Level yet
    state = haunted(4, 2, 2)
    assert danger(state, state.players[0]) == 1  # nobody has gained two
    state = haunted(4, 1, 1)
    assert danger(state, state.players[0]) == 2  # nobody else has gained any: the red one


def ending(*, fame: int = 8, level: int = 2, other: int = 1) -> Position:
    """Arythea ends her turn with Fame for one more Level."""
    play = land(
        "arythea", PLAIN, others={"tovak": ""}, scenario="full_conquest", options={"phantoms": True}, fame=fame,
        level=level, hand="march", deck="march stamina",
    )  # fmt: skip
    play.state.players[1].level = other
    play.turn.free = True
    return again(play)


def ended(play: Position) -> Position:
    play.do("end_turn")
    while play.state.phase == "end_turn":
        play.do("done" if "done" in play.keys else play.keys[0])
    return play


@rule("MKX-PHANTOM-10", "MKX-PHANTOM-11", "MKX-PHANTOM-12")
def test_after_the_turn_they_are_turned_up_and_replaced() -> None:
    play = ending()
    state = play.state
    brown, red = (zone.cards[0] for zone in state.phantoms)
    play = ended(play)
    assert state.players[0].phantoms.cards == [brown]
    assert state.players[0].haunted == 0
    assert [len(zone) for zone in state.phantoms] == [1, 1]
    assert state.phantoms[0].cards[0] != brown
    assert state.phantoms[1].cards[0] == red
    assert not state.phantoms[0].known
    assert state.turn.seat == 1  # the others go on


@rule("MKX-PHANTOM-06", "MKX-PHANTOM-09")
def test_both_attack_and_several_heroes_can_be_attacked() -> None:
    play = ending(fame=24, level=4)
    state = play.state
    play = ended(play)
    assert [token.split(".")[0] != "" for token in state.players[0].phantoms] == [True, True]
    state.players[1].phantoms = Pile([EnemyToken("minotaur.7")])
    state.turn, state.turn_of, state.phase = Turn(1), 1, "before_turn"
    assert (again(play).asked, again(play).prompt) == ((1,), "ask-phantoms")
    assert len(state.players[0].phantoms) == 2


def attacked(*tokens: str, **things: Any) -> Position:
    """Before Arythea's turn phantoms lie before her."""
    play = land(
        "arythea", PLAIN, others={"tovak": ""}, scenario="full_conquest", options={"phantoms": True}, begin=False,
        **things,
    )  # fmt: skip
    play.state.players[0].phantoms = Pile([EnemyToken(f"{token}.7") for token in tokens])
    play.state.turn, play.state.turn_of, play.state.phase = Turn(0), 0, "before_turn"
    return again(play)


def fought(play: Position) -> Position:
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    return play


@rule("MKX-PHANTOM-13", "MKX-PHANTOM-14", "MKX-PHANTOM-15", "MKX-PHANTOM-16", "MKX-PHANTOM-17")
def test_phantoms_attack_before_the_turn() -> None:
    play = attacked("minotaur", hand="march rage stamina", deck="march")
    state, hero = play.state, play.hero
    assert (play.prompt, play.keys) == ("ask-phantoms", ["quick_preparation", "long_preparation"])
    play.do("quick_preparation")
    assert (play.combat.kind, [str(foe.token) for foe in play.foes]) == ("phantoms", ["minotaur.7"])
    assert play.turn.dice_left == 0
    phases = set()
    while play.state.combat is not None:
        phases.add(state.phase)
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert phases == {"ranged", "block"}  # the damage is dealt at once; there is no Attack phase
    assert sum(card.startswith("wound") for card in hero.hand) == 5  # 5 Brutal against Armor 2
    assert (hero.fame, hero.phantoms.cards) == (0, [])
    assert EnemyToken("minotaur.7") in state.enemies_out[BROWN_PILE]
    assert (state.turn.seat, state.waiting, hero.skips) == (0, [], False)
    assert state.phase == "rest"  # now the turn, knocked out


@rule("MKX-PHANTOM-14")
def test_dice_used_against_phantoms_go_back() -> None:
    play = attacked("minotaur", hand="march").do("quick_preparation")
    play.turn.dice, play.turn.dice_set = [RED], [GOLD]
    before = len(play.state.source)
    fought(again(play))
    assert len(play.state.source) == before + 2
    assert GOLD in play.state.source  # set so by an effect


@rule("MKX-PHANTOM-14", "MKX-VATTACK-06")
def test_a_hero_who_prepares_for_long_need_not_play_a_card() -> None:
    play = attacked("minotaur", hand="march rage").do("long_preparation")
    play = fought(play)
    assert play.turn.free
    assert "end_turn" in play.keys


@rule("MKX-PHANTOM-16", "MKX-PHANTOM-17")
def test_a_phantom_slain_gives_nothing() -> None:
    play = attacked("minotaur", hand="march").do("quick_preparation")
    play.combat.points[4 * SIEGE] = 9
    hero = play.hero
    play = again(play).do("target:0", "strike")
    assert (hero.fame, hero.reputation, play.state.combat) == (0, 0, None)
    assert EnemyToken("minotaur.7") in play.state.enemies_out[BROWN_PILE]


@rule("MKX-PHANTOM-14")
@pytest.mark.parametrize(("down", "hand"), [(True, "march"), (False, "wound")])
def test_long_preparation_has_its_terms(down: bool, hand: str) -> None:
    play = attacked("minotaur", hand=hand)
    play.hero.skips = down
    assert again(play).keys == ["quick_preparation"]


@rule("MKX-PHANTOM-14")
def test_after_a_long_preparation_the_turn_is_skipped() -> None:
    play = attacked("minotaur", hand="march rage", deck="march stamina", source="red").do("long_preparation")
    state = play.state
    assert play.turn.dice_left == 1
    play = fought(play)
    assert (state.phase, play.asked) == ("after", (0,))
    play = ended(play)
    assert state.turn.seat == 1
    assert not state.players[0].skips  # it was turned back when the turn was skipped
    assert state.waiting == []


@rule("MKX-PHANTOM-13")
def test_a_hero_off_the_map_is_attacked_on_the_portal() -> None:
    play = attacked("minotaur", hand="march")
    play.hero.at = NOWHERE
    play = again(play).do("quick_preparation")
    assert play.combat.at != NOWHERE


# five players


@rule("MKX-MORE-01")
def test_five_against_each_other_or_four_together() -> None:
    for scenario in ("full_conquest", "blitz_conquest", "mines_liberation", "druid_nights", "dungeon_lords"):
        assert why(5, scenario=scenario, expansions=LEGION) == ""
        assert why(5, scenario=scenario) == "unfit-more"
    for scenario in ("full_cooperation", "blitz_cooperation"):
        assert why(4, scenario=scenario, expansions=LEGION) == ""
        assert why(4, scenario=scenario) == "unfit-more"
        assert why(5, scenario=scenario, expansions=LEGION) == "unfit-players"
    assert why(5, scenario="conquer_and_hold", expansions=LEGION) == "unfit-players"
    assert why(5, scenario="volkares_return") == "unfit-players"


@rule("MKX-MORE-02")
def test_the_table_of_five() -> None:
    state = opened("full_conquest", 5, expansions=LEGION).state
    assert (len(state.source), len(state.unit_offer)) == (7, 7)
    assert len({player.hero for player in state.players}) == 5
    blitz = opened("blitz_conquest", 5, expansions=LEGION).state
    assert (len(blitz.source), len(blitz.unit_offer)) == (8, 8)


@rule("MKX-MORE-03", "MKX-MORE-04", "MKX-MORE-05")
@pytest.mark.parametrize(
    ("scenario", "seats", "countryside", "core", "cities"),
    [
        ("full_conquest", 5, 11 + 2, 3 + 1, 4 + 1),
        ("blitz_conquest", 5, 9 + 2, 3 + 1, 4 + 1),
        ("full_cooperation", 4, 10 + 2, 3 + 1, 4 + 1),
        ("blitz_cooperation", 4, 8 + 2, 2 + 1, 3 + 1),
        ("mines_liberation", 5, 11 + 2, 3 + 1, 1),  # one city for any number of heroes
        ("druid_nights", 5, 11 + 2, 3 + 1, 1),
        ("dungeon_lords", 5, 11 + 2, 3 + 1, 1),
        ("one_to_return", 5, 10 + 2, 3 + 1, 3 + 1),
        ("first_reconnaissance", 5, 11 + 2, 2 + 1, 1),
    ],
)
def test_the_tiles_of_one_more(scenario: str, seats: int, countryside: int, core: int, cities: int) -> None:
    found = agreed(Setup(scenario=scenario, expansions=LEGION), seats)  # type: ignore[arg-type]
    assert (found.countryside[seats - 1], found.core[seats - 1], found.cities[seats - 1]) == (countryside, core, cities)
    former = agreed(Setup(scenario=scenario, expansions=LEGION), seats - 1)  # type: ignore[arg-type]
    assert found.rounds[seats - 1] == former.rounds[seats - 2]
    assert found.shape[seats - 1] == former.shape[seats - 2]
    state = setup(Setup(scenario=scenario, expansions=LEGION), seats, Rng(1))  # type: ignore[arg-type]
    assert (len(state.countryside), len(state.core)) == (countryside, core + cities)


@rule("MKX-MORE-06")
@pytest.mark.parametrize(("scenario", "seats", "camp"), [("full_conquest", 5, 1), ("blitz_cooperation", 4, 0)])
def test_the_fifth_city_is_volkares_camp(scenario: str, seats: int, camp: int) -> None:
    state = setup(Setup(scenario=scenario, expansions=LEGION), seats, Rng(1))  # type: ignore[arg-type]
    assert state.core.cards.count("volkare_camp") == camp
    from emberhall.games.mage_knight.rules.exploring import lay

    if camp:
        lay(Table(state, seats), state.core.cards[state.core.cards.index("volkare_camp")], 2, 2)  # type: ignore[arg-type]
        assert state.places[state.camp].site == "camp"


@rule("MKX-MORE-07")
@pytest.mark.parametrize(("names", "asked"), [("arythea tovak goldyx norowas", False), ("arythea tovak goldyx", True)])
def test_four_together_keep_their_tactics(names: str, asked: bool) -> None:
    state = heroes(names, "full_cooperation", expansions=LEGION)
    for player, tactic in zip(state.players, ("early_bird", "rethink", "planning", "mana_steal"), strict=False):
        player.tactic = tactic
    play = next_round(state)
    assert (play.prompt == "ask-tactic-leaves") == asked
    if not asked:
        assert state.tactics_gone == []
        assert cards("arythea", "march")


@rule("MKX-SEAL-04")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_a_seal_is_offered_once_in_a_fight(phase: str) -> None:
    play = fight("arythea", phase=phase, mana="red", source="blue", tactic="mana_search")
    play.state.seals = [(3, RED)]
    play = again(play)
    assert play.offers("break_seal") == ["break_seal:red"]
    assert play.offers("use_tactic") == ["use_tactic:mana_search"]
