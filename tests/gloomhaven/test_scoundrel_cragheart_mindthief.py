"""Halves of the Scoundrel, the Cragheart and the Mindthief in unusual situations."""

import pytest

from emberhall.effects import Lasts, walk
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing
from emberhall.games.gloomhaven.effects.nodes import DisarmTrap
from emberhall.games.gloomhaven.rules.damage import leave_active
from emberhall.games.gloomhaven.rules.monster_turn import take_turn
from emberhall.games.gloomhaven.scene.monsters import sheet
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, MonsterCard, Setup, Slot, Trap, Turn
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS
from emberhall.kernel import Message
from emberhall.rulebook import rule

from . import duel
from .positions import Scene, happens, room, spot, table

#: Four cards to go on with, so that nobody is exhausted.
HANDS = {"scoundrel": "93 94 95 96", "cragheart": "124 125 126 119", "mindthief": "147 148 150 153"}


def lay(drawing: str, cls: str, cards: str, **others: str) -> Scene:
    """X acts; enemies are tough."""
    hand = " ".join(card for card in HANDS[cls].split() if card not in cards.split())
    given = {"second_hand": "1 2 3"} if "brute" in others.values() else {}
    game = room(drawing, X=cls, cards=cards, hand=hand, **given, **others)  # type: ignore[arg-type]
    for figure in game.state.figures.values():
        if figure.side:
            figure.hp = figure.most = 40
    return game


def active(game: Scene, card: str, half: str = "top") -> None:
    """A card that was played in an earlier round."""
    printed = CARDS[card].half(half)
    for node in walk(printed.effect):
        if isinstance(node, Lasts):
            KEPT.begin(table(game), Playing(game.who("X"), card, 0), node)
    game.character().active.append(Active(Ability(card), half, printed.lost, printed.stays == "round"))


OPEN = """
    . . . . .
     X g h .
    . . . . .
"""


@rule("GH-TERM-12")
def test_a_controlled_enemy_is_on_the_other_side_in_its_turn_alone() -> None:
    """Cards 114, 160 and 172, bottom: it is controlled for its turn; before and after it is an ordinary enemy."""
    game = lay(OPEN, "scoundrel", "114 89", g="bandit-guard", h="bandit-guard")
    monsters = game.state.monsters["bandit-guard"]
    monsters.deck.cards.remove(MonsterCard("bandit-guard:527"))
    monsters.card = "bandit-guard:527"
    game.state.order = [Slot(70, monsters="bandit-guard")]
    game.do("use_half:114:bottom", "on:g", "use_half:89:top")
    told = [line.id for line in sheet(game.state, game.who("g").id).text if isinstance(line, Message)]
    assert [id for id in told if id.startswith("reason")] == ["reason-obeys"]
    assert game.targets == "g"
    game.do("on:g")
    assert game.hp("g") == 37
    assert [active.card for active in game.character().active] == ["114"]
    assert (game.prompt, game.asked) == ("ask-move", (0,))  # its turn
    game.do("stay")
    assert game.targets == "h"
    game.do("on:h", "at:1,0", "suffer")  # the other one attacks whom it attacks always
    assert game.hp("X") < 8
    assert game.hp("g") == 37
    assert (game.who("g").thrall, game.who("g").bonuses) == (-1, [])


@rule("GH-ELEM-13")
@pytest.mark.parametrize("dies", [False, True])
def test_a_controlled_enemy_infuses_whatever_it_does(dies: bool) -> None:
    """Card 114, bottom, and card 629 (Move +0, Attack +0, Fire): it stays and attacks nobody, or dies of Retaliate."""
    game = lay(OPEN, "scoundrel", "114 89", g="bandit-guard", h="bandit-guard")
    game.state.monsters["bandit-guard"].card = "bandit-guard:629"
    game.state.order = [Slot(70, monsters="bandit-guard")]
    game.do("use_half:114:bottom", "on:g")
    if dies:
        game.who("g").hp, game.who("h").bonuses = 1, [Bonus("retaliate", 9)]
    else:
        game.who("g").conditions |= CONDITION["disarm"]
    game.do("end_turn", "stay", *(["on:h"] if dies else []))
    assert game.there("g") != dies
    assert game.state.elements[ELEMENTS.index("fire")] == 2


@rule("GH-COND-19")
def test_a_controlled_enemy_that_a_trap_stuns_does_nothing_else() -> None:
    """Card 114, bottom, and card 711: Move, Attack, Shield, Frost; only the element comes anyway."""
    game = lay(OPEN, "scoundrel", "114 89", g="bandit-guard", h="bandit-guard")
    game.state.monsters["bandit-guard"].card = "bandit-guard:711"
    game.state.map.traps[spot(game, 1, 0)] = Trap("bear", 0, ("stun",))
    guard = game.who("g")
    guard.thrall, guard.puppet = 0, True
    game.state.turn = Turn(Slot(70, monsters="bandit-guard"), [], guard.id)
    happens(take_turn(table(game), guard), "move_to:1,0")
    assert guard.bonuses == []
    assert game.state.turn.infused == 1 << ELEMENTS.index("ice")


@rule("GH-ACTIVE-09")
@pytest.mark.parametrize("kept", [True, False])
def test_control_ends_when_the_card_is_discarded(kept: bool) -> None:
    """Card 114, bottom."""
    game = lay(OPEN, "scoundrel", "114 89", g="bandit-guard", h="bandit-guard")
    monsters = game.state.monsters["bandit-guard"]
    monsters.deck.cards.remove(MonsterCard("bandit-guard:527"))
    monsters.card = "bandit-guard:527"
    game.state.order = [Slot(70, monsters="bandit-guard")]
    game.do("use_half:114:bottom", "on:g", *([] if kept else ["end_bonus:114"]), "end_turn")
    assert game.prompt == ("ask-move" if kept else "ask-damage")


@rule("GH-COND-19", "GH-COND-14")
@pytest.mark.parametrize("condition", ["stun", "immobilize"])
def test_a_figure_without_move_is_not_made_to_move(condition: str) -> None:
    """Card 97, bottom: the enemy performs a Move."""
    game = lay(OPEN, "scoundrel", "97 89", g="bandit-guard", h="bandit-guard")
    game.who("g").conditions = CONDITION[condition]
    game.do("use_half:97:bottom", "stay", "on:g")
    assert game.prompt == "ask-act"


@rule("GH-MOVE-02")
def test_an_enemy_that_is_made_to_move_goes_through_its_own_allies() -> None:
    """Card 166, bottom: Move 2."""
    game = lay(OPEN, "mindthief", "166 147", g="bandit-guard", h="bandit-guard")
    game.do("use_half:166:bottom", "on:g")
    assert "3,1" in game.moves


@rule("GH-MOVE-03")
def test_nobody_is_made_to_move_through_a_character() -> None:
    """Card 166, bottom: two characters bar the way between them."""
    game = lay(
        """
        . . . . .
         T X . .
        . g . . .
        """,
        "mindthief", "166 147", T="brute", g="bandit-guard",
    )  # fmt: skip
    game.do("use_half:166:bottom", "on:g")
    assert "1,0" not in game.moves


@rule("GH-TERM-12")
def test_the_trap_of_an_ally_is_worth_as_much_when_an_enemy_is_made_to_enter_it() -> None:
    """Card 152, bottom."""
    game = lay(OPEN, "mindthief", "152 147", g="bandit-guard", h="bandit-guard")
    game.state.map.traps[spot(game, 1, 0)] = Trap("set", 2, (), 0, 2)
    game.do("use_half:152:bottom", "on:g", "move_to:1,0")
    assert (game.hp("g"), game.character().xp) == (38, 2)


FAR = """
    # . . . .
     X . . g
    . . . . .
     . . h .
"""


@rule("GH-EFFECT-18")
def test_a_target_is_added_to_all_near_something() -> None:
    """Card 132, top, with card 121: its attacks are ranged, so that a slot is used and one more target is attacked."""
    game = lay(FAR, "cragheart", "132 117", g="bandit-guard", h="bandit-guard")
    active(game, "121")
    game.do("use_half:132:top", "at:0,0", "at:2,1", "on:g")
    assert game.hp("g") == 38
    assert game.targets == "h"
    game.do("on:h")
    assert (game.hp("h"), game.character().xp) == (38, 2)


BESIDE = """
    . . . . .
     X . g k
    . . . . .
     . h . .
"""


@rule("GH-EFFECT-19")
@pytest.mark.parametrize(("card", "mods", "lost"), [("120", "", [3, 3, 1]), ("144", "+1 -1", [5, 3, 5])])
def test_what_happens_beside_the_target_happens_beside_each(card: str, mods: str, lost: list[int]) -> None:
    """Cards 120 and 144, top, with the target that card 121 adds."""
    game = room(
        BESIDE, X="cragheart", g="bandit-guard", h="bandit-guard", k="bandit-guard",
        cards=f"{card} 117", hand="118 119 124", mods=mods,
    )  # fmt: skip
    for letter in "ghk":
        game.who(letter).hp = game.who(letter).most = 40
    active(game, "121")
    game.do(f"use_half:{card}:top", "on:g", "on:h")
    assert [40 - game.hp(letter) for letter in "ghk"] == lost


@rule("GH-EFFECT-14")
def test_an_obstacle_behind_another_enemy_is_crushed_as_well() -> None:
    """Card 145, top: Push 2, through an ally of the target and into the obstacle behind it."""
    game = lay(
        """
        # # # . .
         X g h #
        # # # . .
        """,
        "cragheart", "145 117", g="bandit-guard", h="bandit-guard",
    )  # fmt: skip
    game.do("use_half:145:top", "on:g", "at:2,1", "at:3,1")
    assert (game.at("g"), game.hp("g"), game.character().xp) == ("3,1", 35, 1)


@rule("GH-TURN-07")
@pytest.mark.parametrize("attacked", [True, False])
def test_an_attack_on_all_adjacent_may_be_skipped(attacked: bool) -> None:
    """Card 131, bottom: Move, Heal, Attack."""
    game = lay(OPEN, "cragheart", "131 117", g="bandit-guard", h="bandit-guard")
    game.do("use_half:131:bottom", "stay")
    assert game.prompt == "ask-attack"
    game.do("on:g" if attacked else "skip")
    assert game.hp("g") == 40 - attacked


@rule("GH-TURN-07", "GH-AOE-05")
@pytest.mark.parametrize("why", ["nobody to attack", "disarmed", "skipped"])
def test_allies_are_healed_in_an_area_without_an_attack(why: str) -> None:
    """Card 131, top: the area is placed for the ally alone."""
    others = {} if why == "nobody to attack" else {"g": "bandit-guard"}
    drawing = """
        . . . . .
         X . T .
        . . . . .
         . . . g
    """
    game = lay(drawing if others else drawing.replace("g", "."), "cragheart", "131 117", T="brute", **others)
    game.who("T").hp = 5
    game.who("X").conditions = CONDITION["disarm"] if why == "disarmed" else 0
    game.do("use_half:131:top", *(["skip"] if why == "skipped" else []))
    assert game.prompt == "ask-heal-area"
    game.do(game.keys[0])
    assert game.hp("T") == 7


@rule("GH-TURN-13")
def test_what_an_ally_cannot_do_brings_no_experience() -> None:
    """Card 157, top: Attack 6 by an ally who is disarmed or has no target."""
    for condition in (CONDITION["disarm"], 0):
        game = lay("X T . . .", "mindthief", "157 147", T="brute")
        game.who("T").conditions = condition
        game.do("use_half:157:top", "on:T", *([] if condition else ["yes"]))
        first = game.character()
        assert (first.xp, first.discard.cards, first.lost.cards) == (0, ["157"], [])


@rule("GH-ACTIVE-09")
def test_without_the_card_for_two_augments_one_is_left() -> None:
    """Card 165, bottom, was put away: a new Augment takes the place of both."""
    game = lay(OPEN, "mindthief", "151 146", g="bandit-guard", h="bandit-guard")
    for card, half in (("165", "bottom"), ("149", "top"), ("152", "top")):
        active(game, card, half)
    leave_active(table(game), game.character(), game.character().active[0])
    game.do("use_half:151:top", "end_bonus:149", "on:g")
    assert [one.card for one in game.character().active] == ["151"]
    assert game.character().discard.cards == ["149", "152"]


@rule("GH-TURN-13")
def test_an_obstacle_that_stays_has_not_been_moved() -> None:
    """Card 132, top: it must move to an empty hex, which its own is not; without the move there is no attack."""
    game = lay(". # g . .\n X . . .", "cragheart", "132 117", g="bandit-guard")
    game.do("use_half:132:top", "at:1,0")
    assert "at:1,0" not in game.keys
    game.do("skip")
    assert (game.prompt, game.hp("g"), game.character().xp) == ("ask-act", 40, 0)
    assert [obstacle.hexes for obstacle in game.state.map.obstacles] == [(spot(game, 1, 0),)]


def test_137_one_obstacle_is_destroyed_for_an_attack() -> None:
    game = room("# B g # .", B="cragheart", g="bandit-guard", cards="137 119", hand="120 121", setup=Setup(level=9))
    game.who("g").hp = game.who("g").most = 40
    duel.lay(game, "bottom")
    dealt = duel.strikes(game, "B", "g", 2, "yes", "at:0,0")
    assert (dealt, [obstacle.hexes for obstacle in game.state.map.obstacles]) == (5, [(spot(game, 3, 0),)])


@rule("GH-TILE-09", "GH-TILE-16")
def test_a_jump_destroys_obstacles_and_disarms_traps_on_its_way() -> None:
    game = room("C # ^ . g", C="cragheart", g="bandit-guard", cards="132 136")
    game.do("use_half:132:bottom", "move_to:3,0", "stay")
    assert (game.at("C"), game.state.map.obstacles, game.state.map.traps) == ("3,0", [], {})
    assert game.character().deeds.traps == 1


@rule("GH-TILE-09")
def test_a_killed_enemy_becomes_an_obstacle_where_nothing_else_lies() -> None:
    """136: the coin that it leaves does not matter; it stays where a passage would be closed."""
    game = room("C . g . .\n . . . .", C="cragheart", g="bandit-guard", cards="136 137")
    at = game.who("g").at
    game.do("use_half:136:top", "on:g")
    assert not game.there("g")
    assert [one.hexes for one in game.state.map.obstacles] == [(at,)]
    game = room("C . g . .\n # # # #", C="cragheart", g="bandit-guard", cards="136 137")
    game.do("use_half:136:top", "on:g")
    assert {one.kind for one in game.state.map.obstacles} == {"table"}  # it would close the way


@rule("GH-TILE-16")
def test_a_disarmed_trap_counts_for_battle_goals() -> None:
    game = room("S ^ . . g", S="scoundrel", g="bandit-guard", cards="92 91")
    happens(BOOK.do(table(game), Playing(game.who("S"), owner=0), DisarmTrap()), "at:1,0")
    assert (game.state.map.traps, game.character().deeds.traps) == ({}, 1)
