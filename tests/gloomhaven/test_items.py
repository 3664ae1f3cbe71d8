"""Every item that a party of prosperity 1 to 4 can own, and every perk of the classes."""

from collections import Counter
from typing import Any

import pytest

from emberhall.games.gloomhaven.content import CLASSES, ITEMS, MODIFIERS, PLAYABLE, plan_of
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.forced_movement import pull, push
from emberhall.games.gloomhaven.rules.items import usable_items
from emberhall.games.gloomhaven.rules.modifiers import kind_of
from emberhall.games.gloomhaven.rules.movement import move
from emberhall.games.gloomhaven.rules.preparation import _penalties, fits, scenario_effects
from emberhall.games.gloomhaven.rules.values import flies, own_attack, own_move, own_range
from emberhall.games.gloomhaven.state import Bonus, Item, Setup, State
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.kernel import Flow, Session
from emberhall.rulebook import rule

from .entries import ITEM
from .positions import Scene, close, happens, room, table

AMID = """
    . . . . .
     . B g .
    . . h . .
     . . . k
    . . . . .
"""


def amid(*items: int, cards: str = "1 2", cls: str = "brute", **more: Any) -> Scene:
    """A character beside g and h, with k four hexes away; the enemies have 20 hit points."""
    game = room(
        AMID,
        B=cls,
        g="bandit-guard",
        h="bandit-guard",
        k="bandit-archer",
        items=items,
        cards=cards,
        hand="3 4",
        **more,
    )
    for letter in "ghk":
        game.who(letter).hp = game.who(letter).most = 20
    return game


def answered(flow: Flow[Any], *answers: str) -> list[str]:
    """Run a rule with these answers, then the first option; returns the questions."""
    asked, left = [], list(answers)
    try:
        question: Any = next(flow)
        while True:
            asked.append(question.prompt.id)
            keys = question.keys()
            want = left.pop(0) if left else keys[0]
            question = flow.send(question.options[keys.index(want)])
    except StopIteration:
        return asked


def struck(game: Scene, n: int, *answers: str, melee: bool = True) -> list[str]:
    """g attacks B for this much."""
    return answered(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), n, melee)), *answers)


def state_of(game: Scene, n: int = 0) -> tuple[bool, bool]:
    item = game.character().items[n]
    return item.spent, item.consumed


# before and during moves


@ITEM(1)
@rule("GH-USE-01", "GH-ITEM-08", "GH-ITEM-16")
def test_boots_of_striding_add_two_to_a_move() -> None:
    game = amid(1).do("use_default:1:bottom")
    assert game.prompt == "ask-item"
    game.do("use_item:1")
    assert game.ask.prompt.args["n"] == 4
    assert state_of(game) == (True, False)


@ITEM(2)
def test_winged_shoes_make_a_move_a_jump() -> None:
    game = amid(2).do("use_default:1:bottom", "skip")
    assert "3,1" not in game.moves
    game = amid(2).do("use_default:1:bottom", "use_item:2")
    assert "3,1" in game.moves
    assert state_of(game) == (True, False)


@ITEM(29)
@rule("GH-ITEM-15")
def test_rugged_boots_make_the_default_move_three() -> None:
    game = amid(29).do("use_default:1:bottom")
    assert game.ask.prompt.args["n"] == 3
    assert state_of(game) == (False, False)


@rule("GH-USE-01", "GH-TURN-12")
def test_a_potion_in_the_middle_of_a_move() -> None:
    """A step, a potion, another step; the potion is not part of the action."""
    game = room("B . . . .", B="brute", items=(12,), cards="1 2")
    game.who("B").hp = 2
    game.do("use_default:1:bottom", "move_to:1,0", "use_item:12")
    assert (game.hp("B"), game.prompt) == (5, "ask-move")
    game.do("move_to:2,0")
    assert (game.at("B"), game.character().items[0].consumed) == ("2,0", True)
    game = room("B . . . .", B="mindthief", items=(12,), cards="148 146")  # Move 4, Attack 2, 2 experience, lost
    game.who("B").hp = 2
    game.do("use_half:148:bottom", "use_item:12", "stay")
    assert (game.character().xp, game.hp("B"), game.character().lost.cards) == (0, 5, [])
    other = room("B T . . .", B="brute", T="tinkerer", items=(12,))
    other.who("B").hp = 2
    happens(move(table(other), Playing(other.who("T"), owner=1, seat=1), 2, jump=False), "stay")
    assert not other.character().items[0].consumed


@rule("GH-USE-01", "GH-TURN-12")
def test_a_potion_between_two_targets() -> None:
    """One target retaliates; a potion, then the next target. It is offered with every target after the first."""
    game = amid(12, cards="24 1", setup=Setup(level=5))  # Attack 2, two targets
    game.who("B").hp = 4
    game.who("g").bonuses.append(Bonus("retaliate", 3, range=1))
    game.do("use_half:24:top")
    assert "use_item:12" not in game.keys
    game.do("on:g", "suffer", "use_item:12")
    assert (game.hp("B"), game.targets, game.character().items[0].consumed) == (4, "hk", True)
    game.do("on:h")
    assert (game.hp("g"), game.hp("h"), game.prompt) == (18, 18, "ask-act")
    game = amid(12, cards="20 1", setup=Setup(level=5))  # Attack 4 on all beside
    game.who("B").hp = 2
    game.who("k").at = plan_of(1).index[0, 1]
    game.do("use_half:20:top", "on:k")
    assert game.offers("use_item:") == ["use_item:12"]
    game.do("use_item:12", "on:h")
    assert (game.hp("B"), [game.hp(letter) for letter in "ghk"]) == (5, [16, 16, 16])


@rule("GH-USE-05")
def test_what_works_by_itself_is_used_when_it_matters() -> None:
    """For the goals to use items often or never: shoes for a default move, a helmet against a 2x, greaves in a push."""
    for cards, moves, uses in (("use_default:1:bottom", True, 1), ("use_default:1:bottom", False, 0)):
        game = amid(29).do(cards)
        game.do(game.offers("move_to:")[0] if moves else "stay")
        if game.prompt == "ask-move":
            game.do("stay")
        assert game.character().deeds.item_uses == uses
    for card, uses in (("x2", 1), ("+1", 0)):
        game = amid(7, monster_mods=card)
        struck(game, 3)
        assert game.character().deeds.item_uses == uses
    game = amid(22)
    answered(push(table(game), game.who("g"), game.who("B"), 2))
    assert game.character().deeds.item_uses == 1


@ITEM(22)
@rule("GH-TERM-13")
def test_sturdy_greaves_keep_their_bearer_in_place() -> None:
    game = amid(22)
    answered(push(table(game), game.who("g"), game.who("B"), 2))
    assert game.at("B") == "1,1"


# protection


@ITEM(3, 23)
@rule("GH-USE-06", "GH-ITEM-14")
@pytest.mark.parametrize(("item", "uses"), [(3, 2), (23, 3)])
def test_armour_with_slots_is_used_whenever_it_can_be(item: int, uses: int) -> None:
    game = amid(item)
    for n in range(1, uses + 1):
        assert struck(game, 2) == ["ask-damage"]
        assert game.hp("B") == 10 - n
        assert state_of(game) == (n == uses, False)
    struck(game, 2)
    assert game.hp("B") == 10 - uses - 2


@rule("GH-ITEM-18", "GH-SETUP-04", "GH-AMD-19")
@pytest.mark.parametrize(("item", "penalties"), [(3, 2), (22, 1), (23, 3)])
def test_heavy_items_add_cards_to_the_deck(item: int, penalties: int) -> None:
    assert ITEMS[item].penalties == penalties
    assert kind_of("penalty.1").plus == -1


@ITEM(4, 30)
@rule("GH-USE-02")
@pytest.mark.parametrize(("item", "shield"), [(4, 0), (30, 1)])
def test_cloaks_give_disadvantage_before_the_card_is_drawn(item: int, shield: int) -> None:
    game = amid(item, monster_mods="+2 -1")
    assert struck(game, 3, f"use_item:{item}") == ["ask-item", "ask-damage"]
    assert game.hp("B") == 10 - (3 - 1 - shield)
    assert state_of(game) == (True, False)


@rule("GH-USE-02")
def test_the_question_for_an_item_tells_who_attacks_and_how_hard() -> None:
    game = amid(4)
    ask: Any = next(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), 3, True)))
    name = GAME.texts.say(figure_name(game.who("g")), "en")
    assert GAME.texts.say(ask.prompt, "en") == f"Brute: use an item ({name} attacks you: Attack 3)?"


@ITEM(7)
@rule("GH-ITEM-15")
def test_an_iron_helmet_takes_the_edge_off_a_double() -> None:
    game = amid(7, monster_mods="x2")
    struck(game, 3)
    assert game.hp("B") == 10 - 3
    assert state_of(game) == (False, False)


@ITEM(8, 32)
@pytest.mark.parametrize(("item", "shield"), [(8, 1), (32, 2)])
def test_shields_against_one_attack(item: int, shield: int) -> None:
    game = amid(item)
    assert struck(game, 3, f"use_item:{item}") == ["ask-item", "ask-damage"]
    assert game.hp("B") == 10 - (3 - shield)
    assert state_of(game) == (True, False)
    struck(game, 3)
    assert game.hp("B") == 10 - (3 - shield) - 3


# attacks


@ITEM(11, 25)
@rule("GH-USE-02", "GH-USE-03")
@pytest.mark.parametrize(("item", "condition"), [(11, "poison"), (25, "wound")])
def test_weapons_that_add_a_condition_to_a_melee_attack(item: int, condition: str) -> None:
    game = amid(item).do("use_default:1:top", "on:g", f"use_item:{item}")
    assert game.has("g", condition)
    assert state_of(game) == (True, False)


@ITEM(21)
def test_a_stun_powder_is_for_any_single_attack() -> None:
    game = amid(21).do("use_default:1:top", "on:g", "use_item:21")
    assert game.has("g", "stun")
    assert state_of(game) == (False, True)


@ITEM(10)
@rule("GH-ITEM-10")
def test_a_war_hammer_stuns_with_every_attack_of_the_action() -> None:
    game = amid(10, cards="20 1", setup=Setup(level=5)).do("use_half:20:top", "use_item:10", "on:g")  # on all beside
    assert game.has("g", "stun")
    assert game.has("h", "stun")
    assert state_of(game) == (False, True)


@ITEM(6)
def test_goggles_give_advantage_to_every_attack_of_the_action() -> None:
    game = amid(6, cards="20 1", mods="-1 +2 -1 +1", setup=Setup(level=5)).do("use_half:20:top", "use_item:6", "on:g")
    assert (20 - game.hp("g"), 20 - game.hp("h")) == (4 + 2, 4 + 1)
    assert state_of(game) == (True, False)


@ITEM(14)
def test_a_power_potion_adds_one_to_every_attack_of_the_action() -> None:
    game = amid(14, cards="20 1", setup=Setup(level=5)).do("use_half:20:top", "use_item:14", "on:h")
    assert (game.hp("g"), game.hp("h")) == (20 - 5, 20 - 5)
    assert state_of(game) == (False, True)


@ITEM(9)
def test_a_piercing_bow_ignores_shields() -> None:
    game = amid(9, cards="10 1")
    game.who("k").bonuses.append(Bonus("shield", 2))
    game.who("k").at = plan_of(1).index[3, 1]
    game.do("use_half:10:top", "use_item:9", "on:k")  # Attack 3, Range 3
    assert game.hp("k") == 17
    assert state_of(game) == (False, True)


@ITEM(19)
def test_weighted_nets_immobilize_at_range() -> None:
    game = amid(19, cards="10 1")
    game.who("k").at = plan_of(1).index[3, 1]
    game.do("use_half:10:top", "on:k", "use_item:19")
    assert game.has("k", "immobilize")
    assert state_of(game) == (True, False)


@ITEM(31)
def test_an_empowering_talisman_of_sight_adds_range() -> None:
    game = amid(31, cards="10 1")
    game.who("k").at = plan_of(1).index[-1, 5]
    game.do("use_half:10:top", "skip")
    assert "k" not in game.targets
    game = amid(31, cards="10 1")
    game.who("k").at = plan_of(1).index[-1, 5]
    game.do("use_half:10:top", "use_item:31")
    assert "k" in game.targets
    assert state_of(game) == (True, False)


@ITEM(18, 26)
@pytest.mark.parametrize(("item", "spent", "consumed"), [(18, False, True), (26, True, False)])
def test_an_attack_on_one_becomes_an_area(item: int, spent: bool, consumed: bool) -> None:
    game = amid(item)
    if item == 26:  # two hexes in a line
        game.who("h").at = plan_of(1).index[3, 1]
    game.do("use_default:1:top", f"use_item:{item}")
    both = next(key for key in game.offers("area:") if "2,1" in key and ("1,2" in key or "3,1" in key))
    game.do(both, "on:g")
    assert (game.hp("g"), game.hp("h")) == (18, 18)
    assert state_of(game) == (spent, consumed)


@ITEM(33)
def test_volatile_bombs_hit_three_hexes_at_range() -> None:
    game = amid(33, cards="10 1").do("use_half:10:top", "use_item:33")
    area = next(key for key in game.offers("area:") if "2,1" in key and "1,2" in key)
    game.do(area, "on:g")
    assert (game.hp("g"), game.hp("h")) == (17, 17)
    assert state_of(game) == (False, True)


# in one's turn


@ITEM(12, 24, 27)
@pytest.mark.parametrize(("item", "healed", "consumed"), [(12, 3, True), (24, 1, False), (27, 5, True)])
def test_items_that_heal(item: int, healed: int, consumed: bool) -> None:
    game = amid(item)
    game.who("B").hp = 2
    game.do(f"use_item:{item}")
    assert game.hp("B") == 2 + healed
    assert state_of(game) == (not consumed, consumed)


@ITEM(5)
def test_an_invisibility_cloak() -> None:
    game = amid(5).do("use_item:5")
    assert game.has("B", "invisible")
    assert state_of(game) == (False, True)


@ITEM(13, 34)
@rule("GH-RECOVER-01", "GH-RECOVER-05")
@pytest.mark.parametrize(("item", "count"), [(13, 2), (34, 3)])
def test_stamina_potions_bring_discards_back(item: int, count: int) -> None:
    game = amid(item, discard="5 6 7 8").do(f"use_item:{item}")
    for card in "567"[:count]:
        game.do(f"pick_card:{card}")
    assert game.prompt == "ask-act"
    assert sorted(game.character().hand.cards) == sorted([*"34", *"567"[:count]])


@rule("GH-RECOVER-01")
def test_a_stamina_potion_is_not_offered_where_nothing_is_discarded() -> None:
    assert "use_item:13" not in amid(13).keys
    assert "use_item:13" in amid(13, discard="5").keys


@ITEM(15)
@rule("GH-INIT-03")
def test_boots_of_speed_change_the_initiative_by_ten() -> None:
    game = room(
        AMID,
        B="brute",
        g="bandit-guard",
        h="bandit-guard",
        k="bandit-archer",
        items=(15,),
        hand="1 2 3",
        phase="select",
    )
    game.do("play_cards:1:2", "use_item:15")
    assert game.keys == ["initiative:62", "initiative:72", "initiative:82"]
    game.do("initiative:62")
    assert game.character().initiative == 62
    assert state_of(game) == (True, False)


@rule("GH-REST-09")
def test_boots_of_speed_do_not_help_to_rest() -> None:
    game = room("B . . . g", B="brute", g="bandit-guard", items=(15,), hand="1", discard="2 3 4", phase="select")
    game.do("long_rest")
    assert (game.character().initiative, state_of(game)) == (99, (False, False))


@ITEM(16)
@rule("GH-ITEM-06")
def test_a_leather_vest_has_room_for_two_more_small_items() -> None:
    game = amid()
    character = game.character()
    character.items = [Item(12)]
    assert not fits(character, ITEMS[13])
    character.items = [Item(16), Item(12)]
    assert fits(character, ITEMS[13])
    character.items += [Item(13), Item(14)]
    assert not fits(character, ITEMS[20])


@ITEM(17, 28)
@rule("GH-RECOVER-04", "GH-ITEM-11")
def test_items_that_make_others_ready() -> None:
    game = amid(17, 12, 1)
    game.character().items[1].consumed = game.character().items[2].spent = True
    game.do("use_default:1:bottom", "stay", "use_item:17", "use_item:12")
    assert [state_of(game, n) for n in range(3)] == [(False, True), (False, False), (True, False)]
    game = amid(28, 1, 4, 12)
    for n, kind in ((1, "spent"), (2, "spent"), (3, "consumed")):
        setattr(game.character().items[n], kind, True)
    game.do("use_default:1:bottom", "stay", "use_item:28")
    assert [state_of(game, n) for n in range(4)] == [(False, True), (False, False), (False, False), (False, True)]


@ITEM(20)
@rule("GH-ELEM-16")
def test_an_orb_infuses_any_element() -> None:
    game = amid(20).do("use_item:20", "pick_element:air")
    assert game.state.turn is not None
    assert game.state.turn.infused == 1 << 2
    assert state_of(game) == (False, True)


@ITEM(35)
@rule("GH-SUMMON-03", "GH-SUMMON-12")
def test_a_falcon_is_summoned() -> None:
    game = amid(35).do("use_item:35", "at:1,0")
    (falcon,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    assert (falcon.name, falcon.hp, falcon.owner) == ("jade-falcon", 2, 0)
    assert state_of(game) == (False, True)


@rule("GH-COND-19", "GH-TURN-12")
def test_items_in_the_turn_of_a_long_rest_and_none_when_stunned() -> None:
    for stunned in (False, True):
        game = room(
            AMID, B="brute", g="bandit-guard", h="bandit-guard", k="bandit-archer", items=(12,), hand="1",
            discard="2 3 4", phase="select",
        )  # fmt: skip
        game.who("B").hp = 2
        game.state.monsters["bandit-guard"].deck.cards = ["bandit-guard:524"]  # type: ignore[list-item]
        game.state.monsters["bandit-archer"].deck.cards = ["bandit-archer:538"]  # type: ignore[list-item]
        if stunned:
            game.who("B").conditions = CONDITION["stun"]
        game.do("long_rest")
        while game.session.asks and game.prompt not in ("ask-item", "ask-long-rest"):
            game.do("suffer" if game.prompt == "ask-damage" else game.keys[0])
        assert game.prompt == ("ask-long-rest" if stunned else "ask-item")


# what each of them is for, and what not


@ITEM(10, 11, 18, 25, 26)
@pytest.mark.parametrize("item", [10, 11, 18, 25, 26])
def test_what_is_for_melee_is_not_for_an_attack_at_range(item: int) -> None:
    game = amid(item, cards="10 1")
    game.who("k").at = plan_of(1).index[3, 1]
    game.do("use_half:10:top", "on:k")  # Attack 3, Range 3
    assert game.prompt == "ask-act"
    assert state_of(game) == (False, False)


@ITEM(9, 19, 31, 33)
@pytest.mark.parametrize("item", [9, 19, 31, 33])
def test_what_is_for_range_is_not_for_melee(item: int) -> None:
    game = amid(item).do("use_default:1:top", "on:g")
    assert game.prompt == "ask-act"
    assert state_of(game) == (False, False)


@ITEM(11, 21, 25)
@rule("GH-USE-03")
@pytest.mark.parametrize(("item", "condition"), [(11, "poison"), (21, "stun"), (25, "wound")])
def test_an_item_for_one_attack_helps_no_other_of_the_action(item: int, condition: str) -> None:
    game = amid(item, cards="20 1", setup=Setup(level=5)).do("use_half:20:top", "on:g", f"use_item:{item}")
    assert [game.has(letter, condition) for letter in "gh"].count(True) == 1
    assert (game.hp("g"), game.hp("h")) == (16, 16)  # Attack 4 on all beside


@ITEM(18, 26)
@pytest.mark.parametrize(("item", "place"), [(18, (3, 1)), (26, (1, 2)), (18, (0, 1)), (26, (0, 1))])
def test_an_area_has_its_shape(item: int, place: tuple[int, int]) -> None:
    """An axe hits two adjacent hexes, a spear two in a line: not these two."""
    game = amid(item)
    game.who("h").at = plan_of(1).index[place]
    game.do("use_default:1:top", f"use_item:{item}")
    other = ",".join(map(str, place))
    assert not [key for key in game.offers("area:") if "2,1" in key and other in key]


@ITEM(31)
def test_one_more_hex_of_range_and_no_more() -> None:
    game = amid(31, cards="10 1")
    game.who("k").at = plan_of(1).index[-1, 6]  # five hexes away
    game.do("use_half:10:top", "use_item:31")
    assert "k" not in game.targets


@ITEM(9)
def test_a_piercing_bow_ignores_the_shields_of_all_targets() -> None:
    game = amid(9, cards="61 62", cls="spellweaver")
    for letter in "gh":
        game.who(letter).bonuses.append(Bonus("shield", 2))
    game.do("use_half:61:top", "use_item:9", "on:g", "on:h")  # Attack 3, Range 3, Target 3
    assert (game.hp("g"), game.hp("h")) == (17, 17)


@ITEM(3, 8, 23, 32)
@pytest.mark.parametrize("item", [3, 8, 23, 32])
def test_a_shield_is_for_attacks_that_damage(item: int) -> None:
    game = amid(item)
    game.who("B").bonuses.append(Bonus("shield", 2))
    assert struck(game, 2) == []
    assert (game.hp("B"), game.character().items[0].used, state_of(game)) == (10, 0, (False, False))
    assert answered(suffer(table(game), game.who("B"), 2), "suffer") == ["ask-damage"]  # damage that is no attack
    assert (game.hp("B"), game.character().items[0].used, state_of(game)) == (8, 0, (False, False))


@ITEM(4, 8, 30, 32)
@pytest.mark.parametrize("item", [4, 8, 30, 32])
def test_an_item_may_be_kept(item: int) -> None:
    game = amid(item)
    struck(game, 3, "skip")
    assert game.hp("B") == 7
    assert state_of(game) == (False, False)


@ITEM(17)
def test_a_talisman_is_for_consumed_small_items() -> None:
    for id, kind, offered in ((12, "consumed", True), (5, "consumed", False), (1, "spent", False)):
        game = amid(17, id)
        setattr(game.character().items[1], kind, True)
        game.do("use_default:1:bottom", "stay")
        assert ("use_item:17" in game.keys) is offered


@ITEM(28)
def test_an_earring_is_for_spent_items() -> None:
    for kind, offered in (("spent", True), ("consumed", False)):
        game = amid(28, 1)
        setattr(game.character().items[1], kind, True)
        game.do("use_default:1:bottom", "stay")
        assert ("use_item:28" in game.keys) is offered


@ITEM(22)
@rule("GH-TERM-13")
def test_greaves_hold_against_a_pull_too() -> None:
    for items, held in (((22,), True), ((), False)):
        game = amid(*items)
        for letter, place in (("g", (0, 4)), ("h", (-1, 4))):  # out of the way
            game.who(letter).at = plan_of(1).index[place]
        happens(pull(table(game), game.who("k"), game.who("B"), 2))
        assert (game.at("B") == "1,1") is held


@ITEM(35)
def test_what_a_falcon_can_do() -> None:
    """2 hit points, Move 3, Attack 2, melee, flying."""
    game = amid(35).do("use_item:35", "at:1,0")
    (falcon,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    state = game.state
    assert (falcon.most, own_move(state, falcon), own_attack(state, falcon), own_range(state, falcon)) == (2, 3, 2, 0)
    assert flies(state, falcon)


@ITEM(13, 34)
@pytest.mark.parametrize("item", [13, 34])
def test_fewer_cards_may_be_taken_back(item: int) -> None:
    game = amid(item, discard="5 6 7 8").do(f"use_item:{item}", "pick_card:5", "no")
    assert sorted(game.character().hand.cards) == ["3", "4", "5"]
    assert state_of(game) == (False, True)


# perks


def perked(cls: str, level: int, *perks: int) -> State:
    """A character of this level who has chosen these perks first."""
    setup = Setup(level=level) if CLASSES[cls].starting else Setup(level=level, all_classes=True)
    session = Session(GAME, setup, 2, 1)
    session.choose(f"pick_class:{cls}")
    other = "brute" if cls != "brute" else "tinkerer"
    session.choose(f"pick_class:{other}")
    for perk in perks:
        session.choose(f"pick_perk:{perk}")
    return session.state


def before(cls: str, perk: int) -> list[int]:
    """The perk that adds what this one takes away, if that is no standard card."""
    sheet = CLASSES[cls].perks
    own = set(sheet[perk].remove) - set(MODIFIERS.standard)
    return [n for n, other in enumerate(sheet) if n != perk and own & set(other.add)]


PERKS = [(cls, n) for cls in PLAYABLE for n in range(len(CLASSES[cls].perks))]


@rule("GH-LVLUP-04", "GH-LVLUP-05", "GH-PERK-05", "GH-AMD-18", "GH-CREATE-05")
@pytest.mark.parametrize(("cls", "perk"), PERKS)
def test_a_perk_changes_the_deck(cls: str, perk: int) -> None:
    sheet = CLASSES[cls].perks
    taken = [*before(cls, perk), perk]
    deck = [kind_of(card).name for card in perked(cls, 1 + len(taken), *taken).characters[0].modifiers]
    change = Counter(MODIFIERS.standard)
    for n in taken:
        change.update(sheet[n].add)
        change.subtract(sheet[n].remove)
    assert Counter(deck) == +change


@rule("GH-LVLUP-06")
def test_a_perk_can_be_had_as_often_as_it_has_boxes() -> None:
    session = Session(GAME, Setup(level=4), 2, 1)
    session.choose("pick_class:brute")
    session.choose("pick_class:tinkerer")
    session.choose("pick_perk:0")  # once
    assert "pick_perk:0" not in list(session.asks[0].keys())
    session.choose("pick_perk:2")  # twice
    assert "pick_perk:2" in list(session.asks[0].keys())
    session.choose("pick_perk:2")
    assert [character.perks for character in session.state.characters] == [[0, 2, 2], []]


@rule("GH-SETUP-02", "GH-ITEM-18", "GH-AREA-07")
def test_perks_against_negative_effects() -> None:
    brute = room(AMID, B="brute", g="bandit-guard", h="bandit-guard", k="bandit-archer", items=(3,))
    for perks, cards in (([], 2), ([10], 0)):
        brute.character().modifiers.cards = []
        brute.character().perks = perks
        _penalties(brute.state, brute.character())
        assert len(brute.character().modifiers) == cards
    tinkerer = room(AMID, B="tinkerer", g="bandit-guard", h="bandit-guard", k="bandit-archer")
    tinkerer.state.scenario = 14  # three -1 cards for everybody
    for perks, cards in (([], 3), ([10], 0)):
        tinkerer.character().modifiers.cards = []
        tinkerer.character().perks = perks
        answered(scenario_effects(table(tinkerer)))
        assert len(tinkerer.character().modifiers) == cards


@rule("GH-USE-04", "GH-USE-05", "GH-TURN-12")
def test_any_number_of_items_in_one_action() -> None:
    game = amid(14, 6, 11, mods="-1 +2").do("use_default:1:top", "use_item:6", "use_item:14", "on:g", "use_item:11")
    assert game.hp("g") == 20 - (2 + 1 + 2)
    assert game.has("g", "poison")
    assert game.character().deeds.item_uses == 3


@rule("GH-ITEM-04")
def test_only_what_is_equipped_can_be_used() -> None:
    game = amid(12)
    assert game.offers("use_item:") == ["use_item:12"]
    assert amid().offers("use_item:") == []


@rule("GH-USE-03", "GH-TERM-02")
def test_an_item_for_the_whole_action_helps_all_its_attacks() -> None:
    game = amid(14, cards="21 1", setup=Setup(level=5))
    game.do("use_half:21:top", "use_item:14", "on:g", "stay", "on:g")  # Attack 2, Move 2, Attack 2
    assert game.hp("g") == 20 - 3 - 3
    assert state_of(game) == (False, True)


@rule("GH-ATTACK-10", "GH-SHIELD-02")
@pytest.mark.parametrize(
    ("attack", "answers", "slots", "spent", "hp"),
    [
        (1, ("pick_card:7",), 1, False, 10),
        (1, ("use_item:8",), 0, True, 10),
        (2, ("use_item:8",), 1, True, 10),  # what is left of it takes the card as well
        (2, ("pick_card:7", "use_item:8"), 1, True, 10),
        (2, ("pick_card:7", "skip", "suffer"), 1, False, 9),
    ],
)
def test_of_cards_and_items_against_an_attack_the_player_says_which_comes_first(
    attack: int, answers: tuple[str, ...], slots: int, spent: bool, hp: int
) -> None:
    """Card 7 gives Shield 1 for one of its six slots whenever it can; a Heater Shield only by choice."""
    game = room("B g . . .", B="brute", g="bandit-guard", cards="7 1", hand="2 3", items=(8,)).do("use_half:7:bottom")
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), attack, melee=True)), *answers)
    (lasting,) = game.state.waiting["attack_damages_you"]
    assert (lasting.used, game.character().items[0].spent, game.hp("B")) == (slots, spent, hp)


def test_items_for_a_whole_action_are_not_offered_for_one_attack() -> None:
    """Item 9 is for every attack of an action, item 11 for one."""
    game = close()
    game.character().items = [Item(id) for id in (9, 11)]
    play = Playing(game.who("B"), owner=0, strike=Strike(game.who("g"), 2, melee=True))
    one = usable_items(game.state, play, game.character(), "during_your_melee_attack")
    every = usable_items(game.state, play, game.character(), "during_your_melee_attack", whole=True)
    assert not {item.id for item in one} & {item.id for item in every}
    assert one or every
