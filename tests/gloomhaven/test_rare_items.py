"""The items beyond prosperity 4: those of richer towns, designs, treasures, and the classes' own."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import targetable
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.consuming import pay
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.modifiers import kind_of
from emberhall.games.gloomhaven.rules.monster_turn import field_of, order_of
from emberhall.games.gloomhaven.rules.preparation import _penalties
from emberhall.games.gloomhaven.rules.turns import end_turn
from emberhall.games.gloomhaven.rules.values import flies, own_attack, own_move, shield
from emberhall.games.gloomhaven.scene.monsters import sheet
from emberhall.games.gloomhaven.state import Ability, Bonus, Item, Setup
from emberhall.games.gloomhaven.terms import ELEMENTS
from emberhall.rulebook import rule

from .duel import duel
from .entries import ITEM, owned
from .positions import Scene, happens, room, table
from .test_each_two_mini import tyrant
from .test_items import amid, state_of, struck

#: Attack 4 on all beside; Attack 3, Range 3.
ALL_AROUND, SHOT = "20 1", "10 1"


def shot(item: int, *answers: str, **more: Any) -> Scene:
    """k, two hexes away, is attacked with Attack 3, Range 3."""
    game = amid(item, cards=SHOT, **more)
    game.who("k").at = plan_of(1).index[3, 1]
    return game.do("use_half:10:top", *answers)


def infused(game: Scene) -> list[str]:
    """The elements that will be strong after the turn."""
    assert game.state.turn is not None
    return [name for n, name in enumerate(ELEMENTS) if game.state.turn.infused >> n & 1]


def strong(game: Scene) -> list[str]:
    return [name for n, name in enumerate(ELEMENTS) if game.state.elements[n] == 2]


# moves and initiative


@ITEM(36, 64, 96)
@pytest.mark.parametrize(("item", "points", "jumps"), [(36, 5, False), (64, 6, False), (96, 5, True)])
def test_boots_for_one_move(item: int, points: int, jumps: bool) -> None:
    walls = """
        # # # . .
         # B # .
        # # # . .
    """
    game = room(walls, B="brute", items=(item,)).do("use_default:1:bottom", f"use_item:{item}")
    assert (game.prompt == "ask-move") is jumps
    game = amid(item).do("use_default:1:bottom", f"use_item:{item}")
    assert game.ask.prompt.args["n"] == points
    assert ("3,1" in game.moves, state_of(game)) == (True, (True, False))


@ITEM(40, 57, 67)
@pytest.mark.parametrize(("item", "half", "n"), [(40, "top", 3), (67, "top", 4), (57, "bottom", 4)])
def test_better_default_actions(item: int, half: str, n: int) -> None:
    game = amid(item).do(f"use_default:1:{half}")
    if half == "top":
        assert game.do("on:g").hp("g") == 20 - n
    else:
        assert game.ask.prompt.args["n"] == n
    assert state_of(game) == (False, False)


@ITEM(43)
@rule("GH-INIT-03")
def test_boots_of_quickness_change_the_initiative_by_twenty() -> None:
    game = room("B . . . g", B="brute", g="bandit-guard", items=(43,), hand="1 2 3", phase="select")
    game.do("play_cards:1:2", "use_item:43")
    assert game.keys == ["initiative:52", "initiative:72", "initiative:92"]


@ITEM(71)
def test_boots_of_levitation_fly() -> None:
    game = amid(71)
    assert flies(game.state, game.who("B"))
    plain = amid()
    assert not flies(plain.state, plain.who("B"))
    assert "3,1" in game.do("use_default:1:bottom").moves


@ITEM(73)
def test_a_blinking_cape_is_a_move_of_its_own() -> None:
    game = amid(73).do("use_item:73")
    assert (game.prompt, game.ask.prompt.args["n"], "3,1" in game.moves) == ("ask-move", 4, True)
    game.do("move_to:3,1")
    assert (game.at("B"), state_of(game)) == ("3,1", (False, True))


# protection


@ITEM(44, 65, 74, 104)
@rule("GH-USE-06", "GH-ITEM-14")
@pytest.mark.parametrize(("item", "uses", "consumed"), [(44, 4, False), (65, 5, False), (74, 3, False), (104, 5, True)])
def test_armour_with_slots(item: int, uses: int, consumed: bool) -> None:
    game = amid(item)
    for n in range(1, uses + 1):
        game.who("B").hp = 10
        struck(game, 2)
        used_up = n == uses
        assert (game.hp("B"), state_of(game)) == (9, (used_up and not consumed, used_up and consumed))
    assert game.hp("g") == 20 - (uses if item == 74 else 0)  # Retaliate 1
    struck(game, 2)
    assert game.hp("B") == 7


@ITEM(46, 51, 61, 91)
@pytest.mark.parametrize(
    ("item", "hp", "back", "consumed"), [(46, 6, 2, False), (51, 10, 0, True), (61, 9, 0, False), (91, 9, 0, True)]
)
def test_protection_from_one_attack(item: int, hp: int, back: int, consumed: bool) -> None:
    game = amid(item)
    struck(game, 5, f"use_item:{item}")
    assert (game.hp("B"), game.hp("g"), state_of(game)) == (hp, 20 - back, (not consumed, consumed))


@ITEM(76)
def test_a_chain_hood_among_three_monsters() -> None:
    game = amid(76)
    assert shield(game.state, game.who("B")) == 0  # two are beside
    game.who("k").at = plan_of(1).index[0, 1]
    assert shield(game.state, game.who("B")) == 1
    struck(game, 3)
    assert game.hp("B") == 10 - 2


@ITEM(140)
def test_a_sun_shield_takes_light() -> None:
    game = amid(140, elements="light")
    assert struck(game, 4)[:1] == ["ask-consume"]
    assert (game.hp("B"), strong(game), state_of(game)) == (9, [], (False, False))
    assert struck(game, 4) == ["ask-damage"]


@ITEM(110, 111)
@pytest.mark.parametrize(("item", "element"), [(110, "earth"), (111, "ice")])
def test_helms_against_the_attacker(item: int, element: str) -> None:
    for elements in (element, ""):
        game = amid(item, elements=elements)
        struck(game, 2)
        assert game.hp("B") == 8
        if item == 110:
            assert game.has("g", "immobilize") is bool(elements)
        else:
            assert (game.at("g") != "2,1") is bool(elements)


# attacks


@ITEM(37, 54)
@rule("GH-ELEM-12")
@pytest.mark.parametrize("item", [37, 54])
def test_an_element_for_more_attack(item: int) -> None:
    game = shot(item, f"use_item:{item}", "pick_element:fire", "on:k", elements="fire ice")
    assert (game.hp("k"), strong(game), state_of(game)) == (20 - 4, ["ice"], (True, False))
    assert f"use_item:{item}" not in shot(item).keys  # nothing to pay with


@ITEM(39)
def test_a_hooked_chain_pulls() -> None:
    game = amid(39, cards=SHOT)
    for letter, place in (("g", (0, 4)), ("h", (-1, 4))):
        game.who(letter).at = plan_of(1).index[place]
    game.who("k").at = plan_of(1).index[3, 1]
    game.do("use_half:10:top", "use_item:39", "on:k")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert (game.hp("k"), game.at("k"), state_of(game)) == (17, "2,1", (True, False))


@ITEM(41, 112)
@pytest.mark.parametrize("item", [41, 112])
def test_two_more_for_every_attack_of_the_action(item: int) -> None:
    game = amid(item, cards=ALL_AROUND, setup=Setup(level=5))
    game.who("h").bonuses.append(Bonus("shield", 2))
    game.do("use_half:20:top", f"use_item:{item}", "on:h")
    assert (game.hp("g"), game.hp("h")) == (20 - 6, 20 - (6 if item == 112 else 4))  # Pierce 2
    assert state_of(game) == (False, True)


@ITEM(102, 117)
@pytest.mark.parametrize(("item", "suffered"), [(102, 3), (117, 2)])
def test_blood_for_more_attack(item: int, suffered: int) -> None:
    if item == 102:
        game = shot(item, "use_item:102", "suffer", "on:k")
        assert game.hp("k") == 20 - 4
    else:
        game = amid(item).do("use_default:1:top", "use_item:117", "suffer", "on:g")
        assert game.hp("g") == 20 - 3
    assert (game.hp("B"), state_of(game)) == (10 - suffered, (True, False))


@ITEM(53, 62)
@pytest.mark.parametrize(("item", "conditions"), [(53, ()), (62, ("stun", "poison"))])
def test_a_curse_with_one_attack(item: int, conditions: tuple[str, ...]) -> None:
    game = amid(item)
    cards = len(game.state.modifiers)
    game.do("use_default:1:top", "on:g", f"use_item:{item}")
    assert len(game.state.modifiers) == cards + 1
    assert all(game.has("g", condition) for condition in conditions)
    assert state_of(game) == (item == 53, item == 62)


@ITEM(114, 151)
@pytest.mark.parametrize(("item", "conditions"), [(114, ("poison", "muddle")), (151, ("poison", "wound"))])
def test_conditions_with_every_attack_of_the_action(item: int, conditions: tuple[str, ...]) -> None:
    if item == 114:
        game = shot(item, "use_item:114", "on:k")
        assert all(game.has("k", condition) for condition in conditions)
    else:
        game = amid(item, cards=ALL_AROUND, setup=Setup(level=5)).do("use_half:20:top", "on:g")
        assert all(game.has(letter, condition) for letter in "gh" for condition in conditions)
    assert state_of(game) == (False, item == 114)


@ITEM(66, 137)
@pytest.mark.parametrize("item", [66, 137])
def test_what_every_melee_attack_has(item: int) -> None:
    game = amid(item)
    game.who("g").bonuses.append(Bonus("shield", 1))
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 20 - (2 if item == 137 else 1)
    assert (game.prompt == "ask-push") is (item == 66)
    assert state_of(game) == (False, False)


@ITEM(77, 78, 79, 80, 81, 82)
@pytest.mark.parametrize(
    ("item", "element"), [(77, "ice"), (78, "air"), (79, "fire"), (80, "earth"), (81, "light"), (82, "dark")]
)
def test_blades_of_the_elements(item: int, element: str) -> None:
    game = amid(item, elements=element).do("use_default:1:top", "on:g", "yes")
    assert (game.hp("g"), strong(game), state_of(game)) == (20 - 4, [], (False, False))
    other = next(name for name in ELEMENTS if name != element)
    assert amid(item, elements=other).do("use_default:1:top", "on:g").hp("g") == 20 - 2


@ITEM(113)
@pytest.mark.parametrize(
    ("foe", "dealt"), [("living-corpse", 7), ("living-spirit", 7), ("living-bones", 7), ("bandit-guard", 2)]
)
def test_a_skullbane_axe_is_for_the_dead(foe: str, dealt: int) -> None:
    game = amid(113)
    game.who("g").name = foe
    game.do("use_default:1:top", "on:g")
    if dealt == 7:
        game.do("use_item:113")
    printed = shield(game.state, game.who("g"))
    assert (game.hp("g"), state_of(game)) == (20 - dealt + printed, (dealt == 7, False))


@ITEM(47)
def test_a_scythe_hits_three_hexes() -> None:
    game = amid(47)
    game.who("k").at = plan_of(1).index[2, 0]
    game.do("use_default:1:top", "use_item:47")
    game.do(next(key for key in game.offers("area:") if all(at in key for at in ("2,0", "2,1", "1,2"))), "on:g", "on:h")
    assert ([game.hp(letter) for letter in "ghk"], state_of(game)) == ([18, 18, 18], (False, True))


@ITEM(60)
def test_unstable_explosives_hurt_allies_too() -> None:
    game = room("B . . g T", B="brute", T="tinkerer", g="bandit-guard", items=(60,), cards=SHOT)
    game.who("g").hp = game.who("g").most = 20
    game.do("use_half:10:top", "use_item:60")
    game.do(next(key for key in game.offers("area:") if "3,0" in key and "4,0" in key))
    while game.prompt != "ask-act":
        game.do("suffer" if game.prompt == "ask-damage" else game.keys[0])
    assert (game.hp("g"), game.who("T").most - game.hp("T"), state_of(game)) == (17, 3, (False, True))


@ITEM(59)
def test_a_telescopic_lens_sees_two_hexes_farther() -> None:
    for place, there in (((-1, 6), True), ((-2, 7), False)):
        if place not in plan_of(1).index:
            continue
        game = amid(59, cards=SHOT)
        game.who("k").at = plan_of(1).index[place]
        game.do("use_half:10:top", "use_item:59")
        assert ("k" in game.targets, state_of(game)) == (there, (True, False))


# in one's turn


@ITEM(83, 84, 85, 86, 87, 88)
@pytest.mark.parametrize(
    ("item", "element"), [(83, "ice"), (84, "air"), (85, "fire"), (86, "earth"), (87, "light"), (88, "dark")]
)
def test_wands_infuse_their_element(item: int, element: str) -> None:
    game = amid(item).do(f"use_item:{item}")
    assert (infused(game), state_of(game)) == ([element], (True, False))


@ITEM(48, 75, 118)
@rule("GH-ELEM-16")
def test_any_element() -> None:
    game = amid(118).do("use_item:118", "pick_element:air")
    assert (infused(game), state_of(game)) == (["air"], (True, False))
    game = amid(48).do("use_item:48", "pick_element:fire", "pick_element:dark")
    assert (infused(game), state_of(game)) == (["fire", "dark"], (False, True))
    assert "use_item:75" not in amid(75).keys
    game = amid(75, elements="light").do("use_item:75", "pick_element:light", "pick_element:ice")
    assert (infused(game), strong(game), state_of(game)) == (["ice"], [], (True, False))


@ITEM(121, 122)
@pytest.mark.parametrize(("item", "paid", "gained"), [(121, "dark", "light"), (122, "light", "dark")])
def test_orbs_turn_one_element_into_another(item: int, paid: str, gained: str) -> None:
    assert f"use_item:{item}" not in amid(item).keys
    game = amid(item, elements=paid).do(f"use_item:{item}", "yes")
    assert (infused(game), strong(game), state_of(game)) == ([gained], [], (False, False))


@ITEM(45)
def test_a_pendant_of_dark_pacts_refreshes_for_a_curse() -> None:
    game = amid(45, 12, 14)
    for item in game.character().items[1:]:
        item.consumed = True
    cards = len(game.character().modifiers)
    game.do("use_item:45")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert [state_of(game, n) for n in range(3)] == [(False, True), (False, False), (False, False)]
    assert len(game.character().modifiers) == cards + 1


@ITEM(49, 69)
@pytest.mark.parametrize("item", [49, 69])
def test_earrings_refresh_and_heal(item: int) -> None:
    game = amid(item, 1, 4, discard="5 6 7")
    game.who("B").hp = 2
    for one in game.character().items[1:]:
        one.spent = True
    game.do(f"use_item:{item}")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert [state_of(game, n) for n in range(3)] == [(False, True), (False, False), (False, False)]
    assert (game.hp("B"), len(game.character().hand)) == (5, 4 if item == 69 else 2)


@ITEM(55, 130)
def test_great_heals() -> None:
    game = amid(55)
    game.who("B").hp = 1
    game.do("use_item:55")
    assert (game.hp("B"), state_of(game)) == (8, (False, True))
    assert "use_item:130" not in amid(130, elements="light").keys
    game = amid(130, elements="light dark")
    game.who("B").hp = 1
    game.do("use_item:130", "yes")
    assert (game.hp("B"), strong(game), state_of(game)) == (10, [], (False, True))


@ITEM(89, 90)
@rule("GH-COND-19")
def test_cure_potions() -> None:
    for item, left in ((89, 1), (90, 0)):
        game = amid(item)
        gain(table(game), game.who("B"), "poison")
        gain(table(game), game.who("B"), "wound")
        game.do("use_default:1:bottom", "stay", f"use_item:{item}")
        while game.prompt != "ask-act":
            game.do(game.keys[0])
        assert game.has("B", "poison") + game.has("B", "wound") == left
        assert state_of(game) == (False, True)


@ITEM(63, 94, 95, 141)
def test_items_for_allies() -> None:
    def pair(item: int) -> Scene:
        game = room("B T . . g", B="brute", T="tinkerer", g="bandit-guard", items=(item,), second_hand="30 31")
        game.who("T").hp = 2
        return game

    game = pair(63).do("use_item:63")
    assert (game.has("B", "strengthen"), game.has("T", "strengthen")) == (True, True)
    game = pair(94).do("use_item:94", "on:T")
    assert (game.hp("T"), state_of(game)) == (5, (False, True))
    game = pair(95)
    ally = game.character(1)
    ally.discard.cards, ally.hand.cards = ally.hand.cards, []
    game.do("use_default:1:bottom", "stay", "use_item:95")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert (len(ally.hand), state_of(game)) == (2, (False, True))
    game = pair(141)
    game.character(1).items = [Item(12, consumed=True)]
    game.do("use_default:1:bottom", "stay", "use_item:141")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert (game.character(1).items[0].consumed, state_of(game)) == (False, (False, True))


@ITEM(119, 126, 128, 144)
def test_ills_for_enemies_around() -> None:
    game = amid(119)
    cards = len(game.state.modifiers)
    assert len(game.do("use_item:119").state.modifiers) == cards + 2
    for item, condition, whom in ((126, "poison", "gh"), (128, "muddle", "gh")):
        game = amid(item).do(f"use_item:{item}")
        assert "".join(letter for letter in "ghk" if game.has(letter, condition)) == whom
        assert state_of(game) == (False, True)
    game = amid(144)
    game.do("use_item:144")
    assert game.targets == "ghk"
    game.do("on:h")
    assert (game.has("h", "poison"), len(game.state.modifiers), state_of(game)) == (True, cards + 1, (True, False))


@ITEM(100, 115, 120, 123, 132)
@rule("GH-SUMMON-03")
@pytest.mark.parametrize(
    ("item", "name", "hp", "values"),
    [(115, "warrior-spirit", 4, (1, 3)), (123, "skeleton", 3, (2, 2)), (132, "steel-construct", 5, (2, 3))],
)
def test_items_that_summon(item: int, name: str, hp: int, values: tuple[int, int]) -> None:
    game = amid(item, 100, 120).do(f"use_item:{item}", "at:1,0")
    (ally,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    assert (ally.name, ally.hp, ally.most, state_of(game)) == (name, hp, hp, (False, True))
    assert (own_move(game.state, ally), own_attack(game.state, ally)) == values
    ally.hp = 1
    game.do("use_item:100")
    if game.prompt != "ask-act":
        game.do(game.keys[0])
    assert (ally.hp, state_of(game, 1)) == (3, (True, False))
    game.do("use_item:120")
    if game.prompt != "ask-move":
        game.do(game.keys[0])
    assert (game.ask.prompt.args["n"], state_of(game, 2)) == (3, (True, False))


@ITEM(124)
def test_a_doomed_compass_moves_an_enemy() -> None:
    game = amid(124).do("use_item:124", "on:k")
    assert (game.prompt, game.ask.prompt.args["n"]) == ("ask-move", 2)
    before = game.at("k")
    game.do(game.offers("move_to:")[0])
    assert (game.at("k") != before, state_of(game)) == (True, (False, True))


@ITEM(125, 127, 133)
def test_items_for_the_ground() -> None:
    game = room("B . ^ ^ .", B="brute", items=(125,)).do("use_item:125")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert list(game.state.map.traps) == [plan_of(1).index[3, 0]]
    game = room("o B o . o", B="brute", items=(127,)).do("use_item:127")
    assert (game.character().coins, state_of(game)) == (2, (False, True))
    game = room("B # . #", B="brute", items=(133,)).do("use_item:133")
    if game.prompt != "ask-act":
        game.do(game.keys[0])
    assert ([one.hexes for one in game.state.map.obstacles], state_of(game)) == (
        [(plan_of(1).index[3, 0],)],
        (False, True),
    )


@ITEM(143)
def test_a_smoke_elixir() -> None:
    game = amid(143).do("use_item:143")
    assert (game.has("B", "invisible"), infused(game), state_of(game)) == (True, ["dark"], (False, True))


# what works by itself


@ITEM(38, 52, 103)
@rule("GH-COND-03")
@pytest.mark.parametrize(
    ("item", "immune"), [(38, ("stun", "muddle")), (52, ("poison", "wound")), (103, ("poison", "wound"))]
)
def test_immune_to_two_conditions(item: int, immune: tuple[str, ...]) -> None:
    game = amid(item)
    for condition in ("stun", "muddle", "poison", "wound", "immobilize"):
        assert gain(table(game), game.who("B"), condition) is (condition not in immune)
        assert game.has("B", condition) is (condition not in immune)
        assert gain(table(game), game.who("g"), condition)


@ITEM(50, 72, 97)
@pytest.mark.parametrize(
    ("item", "moved", "shielded", "xp", "hp"),
    [
        (50, 0, 1, 0, 5), (50, 1, 1, 0, 5), (50, 2, 0, 0, 5),
        (72, 5, 0, 0, 5), (72, 6, 0, 1, 5),
        (97, 3, 0, 0, 5), (97, 4, 0, 0, 6),
    ],
)  # fmt: skip
def test_footwear_counts_the_hexes_of_the_turn(item: int, moved: int, shielded: int, xp: int, hp: int) -> None:
    """At the end of the turn, however the hexes were spread over moves."""
    game = amid(item)
    game.who("B").hp = 5
    assert game.state.turn is not None
    game.state.turn.moved = moved
    happens(end_turn(table(game)))
    assert (shield(game.state, game.who("B")), game.character().xp, game.hp("B")) == (shielded, xp, hp)


@ITEM(149)
def test_elemental_boots_infuse_after_five_hexes() -> None:
    for moved in (4, 5):
        game = amid(149)
        assert game.state.turn is not None
        game.state.turn.moved = moved
        game.do("use_default:1:bottom", "stay")
        assert ("use_item:149" in game.keys) is (moved == 5)
    game.do("use_item:149", "pick_element:ice")
    assert (infused(game), state_of(game)) == (["ice"], (True, False))


@ITEM(107)
@rule("GH-USE-05")
def test_a_horned_helm_helps_the_next_melee_attack() -> None:
    """Once in a turn, after four hexes; an attack before that changes nothing."""
    for moved, dealt in ((3, [4, 4]), (4, [5, 4])):
        game = amid(107, cards=ALL_AROUND, setup=Setup(level=5))
        assert game.state.turn is not None
        game.state.turn.moved = moved
        game.do("use_half:20:top", "on:g")
        assert [20 - game.hp("g"), 20 - game.hp("h")] == dealt
    happens(end_turn(table(game)))
    assert game.character().items[0].used == 0


@ITEM(106, 134)
@pytest.mark.parametrize(("item", "hp", "shielded"), [(106, 6, 0), (134, 5, 1)])
def test_what_a_kill_on_your_turn_brings(item: int, hp: int, shielded: int) -> None:
    game = amid(item)
    game.who("B").hp = 5
    game.who("g").hp = 2
    game.do("use_default:1:top", "on:g")
    assert (game.there("g"), game.hp("B"), shield(game.state, game.who("B"))) == (False, hp, shielded)
    game = amid(item)
    game.who("B").hp = 5
    assert game.state.turn is not None
    game.state.turn.figure = game.who("h").id  # another's turn
    happens(suffer(table(game), game.who("g"), 20, game.who("B")))
    assert (game.there("g"), game.hp("B"), shield(game.state, game.who("B"))) == (False, 5, 0)


@ITEM(98, 99)
@rule("GH-TILE-20")
@pytest.mark.parametrize(("item", "slow", "heal"), [(98, False, 0), (99, True, 2)])
def test_boots_for_rough_ground(item: int, slow: bool, heal: int) -> None:
    game = room("B ~ . . .", B="brute", items=(item,)).do("use_default:1:bottom", "move_to:1,0")
    assert (game.prompt == "ask-act") is slow
    game = room("B * . . .", B="brute", items=(item,))
    game.who("B").hp = 5
    game.do("use_default:1:bottom", "move_to:2,0" if not slow else "move_to:1,0")
    while game.prompt != "ask-act":
        game.do("stay")
    assert game.hp("B") == 5
    happens(end_turn(table(game)))
    assert game.hp("B") == 5 + (heal if game.state.map.hazards == [plan_of(1).index[1, 0]] else 0)


@ITEM(145)
def test_a_mask_of_death_at_the_last_hit_point() -> None:
    for hp, dealt in ((1, 4), (2, 2)):
        game = amid(145)
        game.who("B").hp = hp
        assert 20 - game.do("use_default:1:top", "on:g").hp("g") == dealt


@ITEM(101)
@rule("GH-SETUP-04", "GH-AMD-19")
def test_a_second_skin_takes_two_weak_cards_away() -> None:
    game = amid(101, mods="-1 -1 -1 +1")
    before = len(game.character().modifiers)
    _penalties(game.state, game.character())
    names = [kind_of(card).name for card in game.character().modifiers.cards]
    assert (len(names), names.count("-1"), names.count("+1")) == (before - 2, 1, 1)


@ITEM(68)
def test_a_halberd_reaches_two_hexes() -> None:
    for item, targets in ((68, "ghk"), (66, "gh")):
        game = amid(item)
        game.who("k").at = plan_of(1).index[3, 1]
        game.do("use_default:1:top")
        assert game.targets == targets
    game = amid(68)
    game.who("k").at = plan_of(1).index[3, 1]
    game.who("k").bonuses.append(Bonus("retaliate", 3, range=1))
    game.do("use_default:1:top", "on:k")  # Retaliate is for adjacent attackers
    assert (game.hp("k"), game.hp("B")) == (18, 10)


@ITEM(116)
def test_a_fueled_falchion_burns_around_the_target() -> None:
    game = amid(116).do("use_default:1:top", "on:g", "use_item:116")
    assert ([game.hp(letter) for letter in "ghk"], state_of(game)) == ([17, 19, 20], (False, True))
    game = amid(116, cards=ALL_AROUND, setup=Setup(level=5)).do("use_half:20:top", "on:g")
    assert [game.hp(letter) for letter in "gh"] == [16, 16]  # not for several targets


@ITEM(136)
def test_a_volatile_elixir_strikes_back() -> None:
    game = shot(136, "use_item:136", "on:k", "suffer", mods="-1 +2")
    assert (game.hp("k"), game.hp("B"), state_of(game)) == (20 - 3 - 2 - 2, 8, (False, True))


@ITEM(93)
def test_a_scroll_of_power_helps_an_ally() -> None:
    game = room("B g T .", B="brute", T="tinkerer", g="bandit-guard", cards="1 2")
    game.who("g").hp = game.who("g").most = 20
    game.character(1).items = [Item(93)]
    game.do("use_default:1:top", "use_item:93", "on:g")
    assert (game.hp("g"), game.character(1).items[0].consumed) == (17, True)
    game = amid(93).do("use_default:1:top", "on:g")  # not for one's own attack
    assert (game.hp("g"), state_of(game)) == (18, (False, False))


@ITEM(105)
@rule("GH-FOCUS-09")
def test_a_shawl_makes_its_wearer_the_last_in_focus() -> None:
    for items, later in (((), False), ((105,), True)):
        game = room("B g T .", B="brute", T="tinkerer", g="bandit-guard", items=items)
        game.character(1).initiative = 80
        assert (order_of(game.state, game.who("B")) > order_of(game.state, game.who("T"))) is later


@ITEM(108)
def test_a_drakescale_helm_turns_muddle_into_strengthen() -> None:
    game = amid(108)
    assert gain(table(game), game.who("B"), "muddle")
    assert (game.has("B", "muddle"), game.has("B", "strengthen")) == (False, True)
    assert gain(table(game), game.who("B"), "poison")
    assert game.has("B", "poison")


@ITEM(109)
def test_a_thiefs_hood_loots_farther() -> None:
    for answer, coins in (("use_item:109", 2), ("skip", 1)):
        game = room("B o o . .", B="scoundrel", items=(109,), cards="1 2")
        play = Playing(game.who("B"), owner=0)
        happens(BOOK.do(table(game), play, fx.Loot(1)), answer)
        assert (game.character().coins, state_of(game)) == (coins, (False, coins == 2))
    game = room("B o o . .", B="scoundrel", items=(109,))
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), fx.Loot(2)))
    assert (game.character().coins, state_of(game)) == (2, (False, False))


@ITEM(135)
def test_a_focusing_ray_doubles_a_heal() -> None:
    for answer, healed in (("use_item:135", 6), ("skip", 3)):
        game = room("B T . . .", B="tinkerer", T="brute", items=(135,))
        game.who("T").hp = 1
        happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), fx.Heal(3, range=3)), game.wanted("on:T"), answer)
        assert (game.hp("T"), state_of(game)) == (1 + healed, (False, healed == 6))


@ITEM(142)
def test_a_phasing_idol_saves_a_summon() -> None:
    game = amid(123, 142).do("use_item:123", "at:1,0")
    (ally,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    blow = Strike(ally, 3, melee=True)
    happens(strike(table(game), Playing(game.who("g")), blow), "use_item:142")
    assert (ally.hp, blow.dealt, state_of(game, 1)) == (3, 0, (False, True))
    happens(strike(table(game), Playing(game.who("g")), Strike(ally, 2, melee=True)))
    assert ally.hp == 1


@ITEM(42, 56)
@pytest.mark.parametrize(("item", "half"), [(42, "bottom"), (56, "top")])
def test_rings_play_one_more_half(item: int, half: str) -> None:
    """After the turn, a card of the hand: Attack 2 or Move 2, or what is printed."""
    game = amid(item).do("use_default:1:bottom", "stay", "end_turn", f"use_item:{item}")
    assert game.prompt == "ask-play-card"
    assert game.keys == [f"{way}:{card}:{half}" for card in "34" for way in ("use_half", "use_default")]
    game.do(f"use_default:3:{half}")
    assert game.prompt == ("ask-move" if half == "bottom" else "ask-attack")
    game.do("stay" if half == "bottom" else "on:g")
    assert game.hp("g") == (20 if half == "bottom" else 18)
    assert (sorted(game.character().discard.cards), state_of(game)) == (["1", "2", "3"], (False, True))


@ITEM(139)
def test_a_psychic_knife_strengthens_the_action_of_an_augment() -> None:
    worth = []
    for items in ((139,), ()):
        game = amid(*items, cards="149 1", cls="mindthief").do("use_half:149:top")
        worth.append(game.ask.prompt.args["n"])
        game = amid(*items, cards="149 1", cls="mindthief").do("use_default:149:top", "on:g")
        assert game.hp("g") == 18  # no Augment
    assert worth == [2, 1]


@ITEM(146)
def test_a_lute_follows_a_song() -> None:
    game = duel("music-note", "348", "T B g . .", cards="348 349", hand="351 352")
    game.character().items = [Item(146)]
    game.do("use_half:348:top")
    assert len(game.keys) == 2
    game.do(game.keys[0])
    assert game.prompt == "ask-attack"


@ITEM(147)
def test_a_cloak_of_the_hunter_muddles_the_doomed() -> None:
    game = duel("angry-face", "376", "T B g . .")
    game.character().items = [Item(147)]
    game.do("use_half:376:bottom")
    while game.prompt != "ask-act":
        game.do(game.keys[0])
    assert game.has("g", "muddle")


@ITEM(150)
def test_a_staff_of_command_follows_a_command() -> None:
    game = tyrant("477", hand="461 462")
    game.character().items = [Item(150)]
    game.do("use_half:477:top")
    while game.prompt not in ("ask-item", "ask-act"):
        game.do(game.keys[0])
    assert game.prompt == "ask-item"
    game.do("use_item:150")
    assert {key.rpartition(":")[2] for key in game.keys} == {"top"}
    assert state_of(game) == (True, False)


@ITEM(138)
def test_a_stone_charm_creates_one_more_obstacle() -> None:
    for answer, count in (("use_item:138", 2), ("skip", 1)):
        game = room("B . . . .", B="cragheart", items=(138,))
        happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), fx.CreateObstacle(1, within=3)), answer)
        assert (len(game.state.map.obstacles), state_of(game)) == (count, (count == 2, False))


@ITEM(148)
def test_a_doctors_coat_improves_the_packs_of_allies() -> None:
    for owner, hp in ((1, 10), (0, 9)):
        game = duel("saw", "407", cards="417 407", hand="409 410")
        game.character(owner).items = [Item(148)]
        game.who("B").hp = 5
        assert game.do("use_half:417:top").hp("B") == hp


@ITEM(92)
@rule("GH-ELEM-14")
def test_a_dampening_ring_is_faster_than_a_monster() -> None:
    for answer, paid in (("use_item:92", False), ("skip", True)):
        game = amid(92, elements="fire ice")
        play = Playing(game.who("g"), by_rules=True)
        assert happens(pay(table(game), play, fx.More(consume=("fire",))), answer) is paid
        assert (strong(game), state_of(game)) == (["ice"], (False, not paid))


@ITEM(129)
def test_a_black_card_marks_an_enemy() -> None:
    game = amid(129).do("use_item:129", "on:g")
    assert state_of(game) == (False, True)
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 20 - 3
    for attacker, target, dealt in (("B", "h", 2), ("B", "g", 3), ("k", "g", 2)):
        blow = Strike(game.who(target), 2, melee=True)
        play = Playing(game.who(attacker), owner=0 if attacker == "B" else -1)
        happens(strike(table(game), play, blow))
        assert blow.dealt == dealt


@ITEM(131)
def test_a_heart_of_the_betrayer_turns_an_attack() -> None:
    """Only of a normal enemy that is adjacent, and if it has an ally in reach."""
    game = amid(131)
    assert struck(game, 3, "use_item:131")[:1] == ["ask-item"]
    assert (game.hp("B"), game.hp("h"), game.hp("g"), state_of(game)) == (10, 17, 20, (False, True))
    for change in ("elite", "alone"):
        game = amid(131)
        if change == "elite":
            game.who("g").rank = "elite"
        else:
            game.who("h").at = plan_of(1).index[-1, 4]
        assert struck(game, 3) == ["ask-damage"]
        assert (game.hp("B"), state_of(game)) == (7, (False, False))


@ITEM(70)
def test_a_second_chance_ring_gives_another_turn_later() -> None:
    """Only with a first card that comes later than the turn had (50): of 15 and 72 the latter."""
    game = amid(70, cards="3 4")
    game.character().hand.cards = [Ability("1"), Ability("2")]
    game.do("use_default:3:bottom", "stay", "end_turn", "use_item:70")
    while game.prompt != "ask-act":
        game.do("suffer" if game.prompt == "ask-damage" else game.keys[0])
    assert sorted(game.character().played.cards) == ["1", "2"]
    assert (game.character().initiative, state_of(game)) == (72, (False, True))


@ITEM(58)
@rule("GH-COND-32", "GH-COND-17")
def test_a_cloak_of_phasing_hides_in_obstacles() -> None:
    """On the ground beside g the Brute attacks and is attacked; over the obstacle neither."""
    for items, over, seen in (((58,), False, True), ((58,), True, False), ((), True, True)):
        game = room("B g # h", B="brute", g="bandit-guard", h="bandit-guard", items=items)
        hero, floor = game.who("B"), plan_of(1).index
        assert flies(game.state, hero) is bool(items)
        hero.at = floor[2, 0] if over else floor[0, 0]
        assert targetable(game.state, hero) is seen
        assert [rival.id for rival in field_of(game.state, game.who("h")).rivals] == [hero.id] * seen
        assert BOOK.possible(game.state, Playing(hero, owner=0), fx.Attack(2)) is seen
        assert BOOK.possible(game.state, Playing(hero, owner=0), fx.PerformAs("attack")) is seen
        assert ("condition-invisible" in [text.id for text in sheet(game.state, hero.id).text]) is not seen


@ITEM(58)
def test_the_cloak_of_phasing_ends_moves_on_obstacles() -> None:
    game = room("B # . . .\n # # . h", B="brute", h="bandit-guard", items=(58,)).do("use_default:1:bottom")
    assert {"1,0", "2,0", "0,1", "1,1"} <= game.moves
    game.do("move_to:1,0", "stay", "use_default:2:top")
    assert (game.at("B"), game.who("h").hp) == ("1,0", game.who("h").most)


def test_every_item_of_the_box_has_a_test() -> None:
    assert ITEM.compared(owned()) == ([], [])
