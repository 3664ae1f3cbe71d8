"""Quick actions."""

from emberhall.games.sword_sorcery.state import (
    TrapId,
)

from .positions import enemy, hero, quest, turn_as


def test_once_a_round_is_once() -> None:
    at, one = turn_as("trickster")
    at.do("dash")
    assert (at.offers("dash"), one.actions) == ([], 1)


def test_menace_goes_one_up_or_down_between_one_and_three() -> None:
    for menace, offered in ((1, [2]), (2, [1, 3]), (3, [2])):
        at = quest(hero("warden", "T01a.C"), hero("trickster", "T06a.H"), enemy("ford_mauler", "master", "T01a.A"))
        at.state.menace = menace
        at.do("act:0")
        assert at.offers("provoke") == [f"provoke:20:{level}" for level in offered]
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T06a.H"), enemy("ford_mauler", "master", "T07a.E"))
    at.do("act:0")
    assert at.offers("provoke") == []  # not in sight


def test_a_stunned_hero_has_nothing_but_salts() -> None:
    one = hero("trickster", "T01a.C", items=("c_smelling_salts", "c_healing_potion", "c_smelling_salts"))
    one.conditions, one.hp = {"stun": 1}, 1
    at = quest(one, hero("runecarver", "T06a.H"))
    at.do("act:0")
    assert at.keys == ["use:c_smelling_salts", "end_turn"]
    at.do("use:c_smelling_salts")
    assert (one.actions, one.bag, one.spent) == (2, ["c_healing_potion", "c_smelling_salts"], False)


def test_breaking_takes_an_action_and_no_enemies_nearby() -> None:
    at, one = turn_as("warden", "T07a.B")
    assert at.offers("open_chest") == ["open_chest:chest_house"]
    at.state.traps.cards, at.state.treasures.cards = [TrapId("tr_false_wire.1")], []
    at.do("open_chest:chest_house")
    assert (one.actions, one.crowns, at.offers("open_chest")) == (0, 10, [])
    at, one = turn_as("trickster", "T07a.B", items=("r_thieves_tools",))
    at.state.traps.cards, at.state.treasures.cards = [TrapId("tr_false_wire.1")], []
    one.actions = 0
    at.do("go:T07a.D", "decide_for:pass_by", "go:T07a.B", "open_chest:chest_house")
    assert (one.actions, one.done, one.crowns) == (0, ["break"], 10)
