"""The round: cards in secret, initiative, monsters' turns, rests, elements, the end."""

import pytest

from emberhall.games.gloomhaven.content import CARDS, STARTING, scenario
from emberhall.games.gloomhaven.content.aims import LootGoalChests, OpenAllDoors, RevealTiles
from emberhall.games.gloomhaven.rules.ending import met
from emberhall.games.gloomhaven.rules.special_rules import apply_special_rules
from emberhall.games.gloomhaven.rules.turns import long_rest
from emberhall.games.gloomhaven.setup import OFFERED, scenario_level, set_up, unfit
from emberhall.games.gloomhaven.state import Setup, Table
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.kernel import Anyone, Rng
from emberhall.rulebook import rule

from .positions import happens, room, table

FAR = """
    . . . . .
     B . . .
    . . . . .
     . . . .
    . . . . g
"""
NEAR = """
    . . . . .
     . B g .
    . . . . .
"""
TWO = """
    . . . . .
     B T . .
    . . . . .
     . . . .
    . . . . g
"""


@rule("GH-SELECT-01", "GH-SELECT-02", "GH-SELECT-05", "GH-SELECT-06")
def test_two_cards_or_a_long_rest() -> None:
    game = room(FAR, B="brute", g="bandit-guard", phase="select", hand="1 2 3")
    assert len(game.offers("play_cards:")) == 6
    assert "long_rest" not in game.keys
    game = room(FAR, B="brute", g="bandit-guard", phase="select", hand="1", discard="2 3")
    assert game.keys == ["long_rest"]


@rule("GH-SELECT-07", "GH-EXHAUST-02")
def test_a_character_who_can_neither_play_nor_rest_is_exhausted() -> None:
    game = room(FAR, B="brute", g="bandit-guard", phase="select", hand="1", discard="2")
    assert game.over == "end-lost"
    assert game.character().exhausted


@rule("GH-SELECT-01", "GH-INIT-02", "GH-INIT-03")
def test_all_choose_before_anything_is_shown() -> None:
    game = room(
        TWO,
        B="brute",
        T="tinkerer",
        g="bandit-guard",
        phase="select",
        hand="1 2 3",
        second_hand="30 31 32",
        monster_cards={"bandit-guard": 524},
    )
    assert game.asked == (0, 1)
    game.do("0/play_cards:1:2")  # it may still be changed, so that both are asked
    assert len(game.character().hand) == 3
    game.do("1/play_cards:31:30")
    assert game.state.monsters["bandit-guard"].card == "bandit-guard:524"
    assert game.character().played.cards == ["1", "2"]
    assert game.character(1).played.cards == ["31", "30"]


@rule("GH-INIT-03", "GH-INIT-07", "GH-MABIL-05")
def test_the_lower_initiative_acts_first() -> None:
    # Trample has 72; the guards act at 15 with Shield and Retaliate
    game = room(NEAR, B="brute", g="bandit-guard", phase="select", hand="1 2 3", monster_cards={"bandit-guard": 524})
    game.do("play_cards:1:2")
    assert [bonus.what for bonus in game.who("g").bonuses] == ["shield", "retaliate"]
    assert game.prompt == "ask-act"
    # the fastest card of the three against 50
    game = room(NEAR, B="brute", g="bandit-guard", phase="select", hand="1 2 3", monster_cards={"bandit-guard": 527})
    first, other = sorted("123", key=lambda card: CARDS[card].initiative)[:2]
    game.do(f"play_cards:{first}:{other}")
    assert game.prompt == "ask-act"
    assert game.hp("B") == 10


@rule("GH-MMOVE-04", "GH-FOCUS-02", "GH-MABIL-06", "GH-DAMAGE-01")
def test_a_guard_comes_and_strikes() -> None:
    game = room(FAR, B="brute", g="bandit-guard", phase="select", hand="1 2 3", monster_cards={"bandit-guard": 525})
    game.do("play_cards:1:2")  # Move +1 is 3: it is too far away, and several hexes are equally near
    assert game.prompt == "ask-monster-move"
    game.do(game.keys[0])
    assert game.at("g") != "2,4"
    assert game.hp("B") == 10
    game = room(NEAR, B="brute", g="bandit-guard", phase="select", hand="1 2 3", monster_cards={"bandit-guard": 525})
    game.do("play_cards:1:2")
    assert game.prompt == "ask-damage"
    assert game.ask.prompt.args["n"] == 1
    assert game.at("g") == "2,1"
    game.do("suffer")
    assert game.hp("B") == 9


@rule("GH-COND-11", "GH-COND-07", "GH-COND-15")
def test_wound_hurts_at_the_start_and_conditions_pass_at_the_end_of_the_turn() -> None:
    game = room(FAR, B="brute", g="bandit-guard", phase="select", hand="1 2", monster_cards={"bandit-guard": 524})
    game.who("B").conditions |= CONDITION["wound"] | CONDITION["immobilize"]
    game.do("play_cards:1:2")
    assert game.hp("B") == 9
    game.do("end_turn")
    assert not game.has("B", "immobilize")
    assert game.has("B", "wound")


@rule("GH-ELEM-03", "GH-ELEM-06", "GH-END-04")
def test_elements_are_strong_after_the_turn_and_fade() -> None:
    game = room(NEAR, B="brute", g="bandit-guard", elements="ice")
    assert game.state.turn is not None
    game.state.turn.infused = 1
    game.do("end_turn")
    assert game.state.elements[:2] == [1, 1]


@rule("GH-REST-03", "GH-REST-04", "GH-REST-05", "GH-REST-06")
def test_a_short_rest_loses_a_random_card() -> None:
    game = room(FAR, B="brute", g="bandit-guard", hand="5", discard="3 4")
    game.do("end_turn")
    assert game.prompt == "ask-short-rest"
    game.load(1).do("short_rest")
    assert game.prompt == "ask-redraw"
    game.do("no")
    assert game.character().lost.cards == ["3"]
    assert sorted(game.character().hand.cards) == ["1", "2", "4", "5"]


@rule("GH-REST-10", "GH-REST-11", "GH-REST-12", "GH-ITEM-09", "GH-ITEM-11")
def test_a_long_rest_heals_and_refreshes() -> None:
    game = room(
        FAR,
        B="brute",
        g="bandit-guard",
        phase="select",
        hand="1",
        discard="2 3 4",
        items=(1, 12),
        monster_cards={"bandit-guard": 524},
    )
    game.who("B").hp = 5
    game.character().items[0].spent = True
    game.character().items[1].consumed = True
    game.do("long_rest")
    assert game.prompt == "ask-long-rest"
    game.do("lose_card:3")
    assert game.hp("B") == 7
    assert sorted(game.character().hand.cards) == ["1", "2", "4"]
    assert [item.spent for item in game.character().items] == [False, False]
    assert game.character().items[1].consumed


@rule("GH-REST-12", "GH-ITEM-09")
def test_a_long_rest_leaves_slots_as_they_are() -> None:
    """Armour that has been used once of twice is not spent yet."""
    for used, spent, left in ((1, False, 1), (0, True, 0)):
        game = room(FAR, B="brute", g="bandit-guard", discard="2 3 4", items=(3,))
        (armour,) = game.character().items
        armour.used, armour.spent = used, spent
        happens(long_rest(table(game), game.character(), game.who("B")))
        assert (armour.used, armour.spent) == (left, False)


@rule("GH-OVER-01", "GH-OVER-02")
def test_the_last_monster_dies_and_the_round_is_played_out() -> None:
    game = room(NEAR, B="brute", g="bandit-guard", hand="3 4")
    game.state.map.rooms = 7
    game.who("g").hp = 1
    game.do("use_default:1:top", "on:g")
    assert game.over == ""
    game.do("end_turn")
    assert game.over == "end-won"
    assert game.session.outcome is not None
    assert game.session.outcome.winners == (0,)


@rule("GH-LEVEL-02", "GH-LEVEL-04", "GH-LEVEL-05")
@pytest.mark.parametrize(
    ("level", "difficulty", "expected"),
    [(1, "normal", 1), (2, "normal", 1), (3, "normal", 2), (9, "normal", 5), (1, "easy", 0), (9, "very_hard", 7)],
)
def test_the_level_of_a_scenario(level: int, difficulty: str, expected: int) -> None:
    assert scenario_level(Setup(level=level, difficulty=difficulty)) == expected  # type: ignore[arg-type]


@rule("GH-SOLO-01", "GH-SOLO-02", "GH-SOLO-03", "GH-DATA-08")
def test_a_solo_player_meets_harder_monsters() -> None:
    alone = set_up(Setup(characters=3), 1, Rng(1))
    assert [character.seat for character in alone.characters] == [0, 0, 0]
    assert (alone.level, alone.monster_level, alone.trap_damage, alone.gold, alone.bonus_xp) == (1, 2, 4, 2, 6)
    together = set_up(Setup(), 2, Rng(1))
    assert (together.monster_level, together.trap_damage) == (1, 3)
    assert unfit(Setup(level=9, difficulty="very_hard"), 1) is not None
    assert unfit(Setup(level=9, difficulty="very_hard"), 2) is None


def test_scenarios_with_all_their_rules_are_offered() -> None:
    assert tuple(range(1, 97)) == OFFERED
    assert all(unfit(Setup(scenario=number), 2) is None for number in OFFERED)


def test_the_six_classes_can_be_chosen() -> None:
    assert set(STARTING) == {"brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"}


@rule("GH-SPEC-01")
def test_guards_appear_in_scenario_3_while_the_door_is_closed() -> None:
    """With two characters: one at the end of each odd round, at the marker or beside it."""
    state = set_up(Setup(scenario=3), 2, Rng(1))
    table: Table = Table(state, 2)
    guards = len([figure for figure in state.figures.values() if figure.name == "inox-guard"])
    for number, more in ((1, 1), (2, 1), (3, 2)):
        state.round = number
        flow = apply_special_rules(table, "round_end")
        for question in flow:  # the first guard still stands there: several hexes beside it are equally near
            assert number == 3
            assert isinstance(question, Anyone)
            with pytest.raises(StopIteration):
                flow.send((0, question.asks[0].options[0]))
        assert len([figure for figure in state.figures.values() if figure.name == "inox-guard"]) == guards + more


@rule("GH-OVER-01")
def test_goals_of_tiles_doors_and_chests() -> None:
    state = set_up(Setup(scenario=6), 2, Rng(1))
    goal = RevealTiles(("m1a",))
    assert not met(state, goal)
    state.map.rooms = (1 << len(scenario(6).rooms)) - 1
    assert met(state, goal)
    state = set_up(Setup(scenario=24), 2, Rng(1))
    assert not met(state, OpenAllDoors())
    state.map.doors = (1 << len(scenario(24).doors)) - 1
    assert met(state, OpenAllDoors())
    state = set_up(Setup(scenario=7), 2, Rng(1))
    assert not met(state, LootGoalChests())
    chests = sum(o.kind == "treasure" and not o.number for room in scenario(7).rooms for o in room.overlays)
    assert chests > 0
    state.characters[0].treasures = [0] * chests
    assert met(state, LootGoalChests())


@rule("GH-REST-03")
def test_a_short_rest_may_be_taken_in_every_round() -> None:
    game = room("B . . . .", B="brute", hand="5 6 7 8", discard="3 4")
    game.do("end_turn")
    assert game.prompt == "ask-short-rest"
    game.do("no", "play_cards:5:6", "end_turn")
    assert game.prompt == "ask-short-rest"
