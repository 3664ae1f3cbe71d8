"""Halves and cards whose text needs more than one position to test: ways, charges, places, whom they mean."""

from typing import Any

import pytest

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import obstacles
from emberhall.games.gloomhaven.rules.monster_turn import attack_of, take_turn, what_it_does
from emberhall.games.gloomhaven.rules.movement import spring
from emberhall.games.gloomhaven.setup import _monsters
from emberhall.games.gloomhaven.state import Ability, Active, Obstacle, Slot, Trap, Turn
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .positions import Scene, happens, room, spot, table

# Tinkerer


def test_a_mine_gives_experience_when_an_enemy_springs_it() -> None:
    game = room("B g T . .", B="tinkerer", T="brute", g="bandit-guard", cards="30 31")
    mine = Trap("set", 6, (), 0, 2)
    happens(spring(table(game), game.who("T"), mine))
    assert (game.hp("T"), game.character().xp) == (4, 0)
    game.who("g").hp = 9
    happens(spring(table(game), game.who("g"), mine))
    assert (game.hp("g"), game.character().xp) == (3, 2)


def test_a_stun_trap_does_no_damage() -> None:
    game = room("B . g . .", B="tinkerer", g="bandit-guard", cards="47 30").do("use_half:47:bottom", "at:1,0")
    trap = game.state.map.traps[spot(game, 1, 0)]
    assert (trap.damage, trap.conditions, trap.xp) == (0, ("stun",), 0)


def test_summons_near_enough_move_as_the_tinkerer_decides() -> None:
    game = room("B . . . .", B="tinkerer", cards="49 57", hand="30 31")
    game.do("use_half:49:top", "at:1,0")  # a Battle Bot, Move 2
    bot = next(figure for figure in game.state.figures.values() if figure.kind == "summon")
    game = room("B . . . .", B="tinkerer", cards="57 30", hand="31 32")
    game.state.figures[bot.id + 10] = bot
    bot.id += 10
    game.do("use_half:57:top")
    assert game.prompt == "ask-granted"
    game.do("yes")
    assert "4,0" in game.moves  # Move 2 + 2 from 1,0 leads to 4,0 in three, and no further in a row of five
    game.do("move_to:4,0")
    assert bot.at == spot(game, 4, 0)


# Spellweaver


@rule("GH-AOE-10")
def test_the_eruption_takes_any_way_to_its_target() -> None:
    """Card 62: Attack 3, Range 4, on everybody along a way of at most four hexes."""
    game = room(
        """
        B . . k .
         . g h .
        """,
        B="spellweaver", g="bandit-guard", h="bandit-guard", k="bandit-guard", cards="62 61",
    )  # fmt: skip
    for letter in "ghk":
        game.who(letter).hp = game.who(letter).most = 20
    game.do("use_half:62:top")
    assert GAME.texts.say(game.ask.prompt, "en") == "Choose a target: Attack 3"
    game.do("on:k")
    assert GAME.texts.say(game.ask.prompt, "en") == "All of them are attacked. Choose who is first: Attack 3"
    while game.prompt == "ask-attack":
        game.do(next(key for key in game.keys if key.startswith("target:")))
    assert [game.hp(letter) for letter in "ghk"] == [17, 17, 17]
    assert game.character().xp == 3


def test_of_several_targets_the_question_tells_how_many_are_left() -> None:
    """Card 61: Attack 3, Range 3, Target 3."""
    game = room("B . g h", B="spellweaver", g="bandit-guard", h="bandit-guard", cards="61 62")
    game.do("use_half:61:top")
    assert GAME.texts.say(game.ask.prompt, "en") == "Choose a target: Attack 3, 2 targets left"
    assert GAME.texts.say(game.ask.prompt, "ru") == "Выберите цель: Атака 3, осталось целей: 2"
    game.do("on:g")
    assert GAME.texts.say(game.ask.prompt, "en") == "Choose a target: Attack 3"


def test_the_way_of_the_eruption_is_chosen() -> None:
    """From 0,0 to 2,0 in at most four hexes both g and h can be on the way; n, further off, cannot."""
    game = room(
        """
        B g k . .
         h . . .
        . . n . .
        """,
        B="spellweaver", g="bandit-guard", h="bandit-guard", k="bandit-guard", n="bandit-guard", cards="62 61",
    )  # fmt: skip
    for letter in "ghkn":
        game.who(letter).hp = game.who(letter).most = 20
    game.do("use_half:62:top", "on:k")
    if game.prompt == "ask-attack" and any(key.startswith("targets:") for key in game.keys):
        keys = [key for key in game.keys if key.startswith("targets:")]
        wanted = {game.who("g").id, game.who("h").id, game.who("k").id}
        game.do(next(key for key in keys if {int(id) for id in key.partition(":")[2].split(",")} == wanted))
    while game.prompt == "ask-attack":
        game.do(next(key for key in game.keys if key.startswith("target:")))
    assert [game.hp(letter) for letter in "ghk"] == [17, 17, 17]


# Cragheart


def test_a_straight_move_goes_round_no_corner() -> None:
    """Card 134: Move 6 in one line; an obstacle ends it, and there is no second direction."""
    game = room(
        """
        . . . . .
         B . # .
        . . . . .
        """,
        B="cragheart", cards="134 116",
    )  # fmt: skip
    game.do("use_half:134:bottom")
    assert "1,1" in game.moves
    assert "3,1" not in game.moves  # behind the obstacle
    assert "2,0" not in game.moves  # in no line with 0,1
    game.do("move_to:1,1")
    assert game.prompt != "ask-move"  # the obstacle is next, and the move cannot turn


def test_a_straight_move_goes_on_the_way_it_began() -> None:
    game = room("B . . . .", B="cragheart", cards="134 116").do("use_half:134:bottom", "move_to:1,0")
    assert game.moves == {"2,0", "3,0", "4,0"}


def archery(elements: str) -> Scene:
    game = room("B . . . g", B="cragheart", g="bandit-guard", cards="120 116", elements=elements)
    card = Ability("129")
    game.character().active.append(Active(card, "bottom", lost=True, round=False))
    game.state.waiting["before_your_ranged_attack_action"] = [_lasting("129")]
    game.who("g").hp = 20
    return game


def _lasting(card: str) -> Lasting:
    return Lasting(card, 0, 0)


@rule("GH-ACTIVE-03")
def test_air_for_range_uses_a_slot_only_when_it_is_consumed() -> None:
    """Card 129: Range 3 does not reach four hexes, with Air it does."""
    game = archery("air").do("use_half:120:top")
    assert game.prompt == "prompt-may"
    game.do("yes", "on:g")
    assert game.hp("g") == 17
    assert game.state.waiting["before_your_ranged_attack_action"][0].used == 1
    assert game.state.elements[2] == 0
    for game in (archery("air").do("use_half:120:top", "no"), archery("").do("use_half:120:top")):
        assert game.state.waiting["before_your_ranged_attack_action"][0].used == 0
        assert game.hp("g") == 20


@rule("GH-ACTIVE-05")
def test_a_pummel_must_break_an_obstacle_that_is_there() -> None:
    """Card 137: +3 Attack for an obstacle beside you; without one no slot is used."""
    for beside, hp, used in ((True, 15, 1), (False, 18, 0)):
        game = room("B g . . #", B="cragheart", g="bandit-guard", cards="117 116")
        if beside:
            game.state.map.obstacles.append(Obstacle("rock", (spot(game, 0, 1),)))
        game.who("g").hp = 20
        game.state.waiting["your_melee_attack"] = [_lasting("137")]
        game.do("use_default:117:top", "on:g")
        assert game.hp("g") == hp
        assert game.state.waiting["your_melee_attack"][0].used == used
        assert len(game.state.map.obstacles) == 1


def test_the_player_places_the_meteor() -> None:
    """Card 140: three hexes that touch each other, all of them empty and within range 3."""
    game = room(
        """
        B . . . .
         . . . .
        . g . . .
        """,
        B="cragheart", g="bandit-guard", cards="140 116",
    )  # fmt: skip
    game.who("g").hp = 20
    game.do("use_half:140:top")
    areas = [key for key in game.keys if key.startswith("area:")]
    assert "area:1,1;2,1;1,2" in areas
    assert "area:2,0;1,1;2,1" in areas  # points the other way
    assert not any("4,0" in area for area in areas)  # four hexes away
    game.do("area:1,1;2,1;1,2", "on:g")
    assert {spot(game, 1, 1), spot(game, 2, 1), spot(game, 1, 2)} <= obstacles(game.state)
    assert game.hp("g") == 16
    assert game.has("g", "immobilize")


@pytest.mark.parametrize(
    ("drawing", "hp", "xp"),
    [
        ("B g . .", 17, 0),  # pushed two hexes
        ("B g . #", 15, 1),  # one hex, then the obstacle
        ("B g # .", 13, 2),  # not at all
        ("B g h .", 17, 0),  # a figure in the way is no wall
    ],
)
def test_a_push_against_an_obstacle_hurts_for_every_hex(drawing: str, hp: int, xp: int) -> None:
    """Card 141: Push 2; 2 damage and 1 XP for each hex that a wall or obstacle stops."""
    game = room(f". . . . .\n {drawing}\n. . . . .", B="cragheart", g="bandit-guard", h="bandit-guard")
    for near in ((2, 0), (1, 2), (3, 0), (2, 2)) if "#" in drawing else ():
        game.state.map.obstacles.append(Obstacle("rock", (spot(game, *near),)))
    game.who("g").hp = 20
    blow = Strike(game.who("g"), 3, True, push=[2], blocked=(2, 1))
    happens(strike(table(game), Playing(game.who("B"), owner=0), blow))
    assert (game.hp("g"), game.character().xp) == (hp, xp)


# Mindthief


def test_every_negative_condition_is_worth_damage_and_experience() -> None:
    """Card 154: Attack 3, +2 and 1 XP for each negative condition."""
    game = room("B g . . .", B="mindthief", g="bandit-guard", cards="154 146")
    game.who("g").hp = 20
    game.who("g").conditions = CONDITION["muddle"] | CONDITION["wound"] | CONDITION["disarm"] | CONDITION["strengthen"]
    game.do("use_half:154:top", "on:g")
    assert game.hp("g") == 20 - 3 - 2 * 3
    assert game.character().xp == 3


def test_a_third_augment_takes_the_place_of_one_of_two() -> None:
    """Card 165: two Augments may be active; the player chooses which one goes."""
    game = room("B g . . .", B="mindthief", g="bandit-guard", cards="149 146", hand="147 148")
    game.who("g").hp = 20
    state, character = game.state, game.character()
    for card, half in (("151", "top"), ("152", "top"), ("165", "bottom")):
        character.active.append(Active(Ability(card), half, lost=card == "165", round=False))
        moment = "always" if card == "165" else "your_melee_attack"
        state.waiting.setdefault(moment, []).append(_lasting(card))
    game.do("use_half:149:top")
    assert game.prompt == "ask-make-room"
    assert set(game.keys) == {"end_bonus:151", "end_bonus:152"}
    game.do("end_bonus:152", "on:g")
    assert "152" in character.discard.cards
    assert game.hp("g") == 20 - 1 - 2  # Attack 1, +2 of the Augment that stayed
    assert [bonus.what for bonus in game.who("B").bonuses] == ["shield"]


def test_heal_shield_and_stun_for_oneself() -> None:
    """Card 170: the Shield lasts to the end of the round, the turn is over."""
    game = room("B . . . g", B="mindthief", g="bandit-guard", cards="170 146", hand="147 148")
    game.who("B").hp = 1
    state = game.state
    state.order = [Slot(70, monsters="bandit-guard")]
    state.monsters["bandit-guard"].card = "bandit-guard:524"
    game.who("g").acted = 1
    game.do("use_half:170:top")
    assert game.hp("B") == 6


# monsters


def demon(drawing: str, type: str, card: int, **figures: Any) -> Scene:
    """A monster M of this type acts with a card."""
    game = room(drawing, M="bandit-guard", B="brute", **figures)
    state, monster = game.state, game.who("M")
    state.monsters.setdefault(type, _monsters(type))
    state.monsters[type].card = f"{type}:{card}"
    monster.name, monster.hp, monster.most = type, 9, 9
    state.characters[0].initiative = 20
    state.turn = Turn(Slot(50, monsters=type), [], monster.id)
    game.who("B").hp = game.who("B").most = 30
    return game


@rule("GH-AOE-02", "GH-AOE-03")
@pytest.mark.parametrize(("drawing", "hp"), [("M B . . .", 28), ("M . B . .", 28), ("M . . B .", 30)])
def test_an_area_with_the_grey_hex_is_melee_even_for_an_archer(drawing: str, hp: int) -> None:
    """Card 631 of the Flame Demon (Range 3): two hexes in a line from it, no move."""
    game = demon(drawing, "flame-demon", 631)
    play = Playing(game.who("M"), by_rules=True)
    assert attack_of(game.state, play, what_it_does(game.state, game.who("M"))).range == 0
    happens(take_turn(table(game), game.who("M")))
    assert game.hp("B") == hp


@rule("GH-AOE-03", "GH-ADV-01")
def test_such_an_attack_has_no_disadvantage_next_to_its_target() -> None:
    game = demon("M B . . .", "flame-demon", 631)
    game.state.modifiers.cards = [*game.state.modifiers.cards[:-1], "m:+2.9", "m:-2.9"]  # type: ignore[list-item]
    happens(take_turn(table(game), game.who("M")))
    assert game.hp("B") == 30  # one card is drawn: 2 - 2


@rule("GH-MATK-02")
def test_all_attacks_on_one_enemy_want_no_place_between_two() -> None:
    """Card 522 of the Living Bones: it takes the shortest way and attacks its focus twice."""
    game = demon(
        """
        M . B . .
         . . . .
        . . T . .
        """,
        "living-bones", 522, T="tinkerer",
    )  # fmt: skip
    happens(take_turn(table(game), game.who("M")))
    assert game.at("M") == "1,0"
    assert (game.hp("B"), game.hp("T")) == (28, 8)


@rule("GH-ATTACK-04", "GH-LOS-01")
def test_attacks_from_an_obstacle_that_was_thrown_are_ranged() -> None:
    """Card 132: an enemy beside the obstacle is attacked with disadvantage if it is beside the Cragheart as well."""
    game = room(
        """
        . . . . .
         . B g .
        . # . h .
        """,
        B="cragheart", g="bandit-guard", h="bandit-guard", cards="132 116", mods="+2 -1 +2 -1",
    )  # fmt: skip
    for letter in "gh":
        game.who(letter).hp = 20
    game.do("use_half:132:top", "at:0,2", "at:3,1", "on:g")
    assert (game.hp("g"), game.hp("h")) == (20 - 1, 20 - 4)


@pytest.mark.parametrize("type", ["bandit-guard", "wind-demon"])
def test_a_flying_enemy_is_pushed_into_obstacles_as_well(type: str) -> None:
    """Card 127: Attack 3, Push 1; an obstacle that the target is pushed into goes away, for 2 damage more and 1 XP."""
    game = room("B g # . .", B="cragheart", g="bandit-guard", cards="127 116")
    game.state.monsters["wind-demon"] = _monsters("wind-demon")
    game.who("g").name, game.who("g").hp = type, 20
    game.do("use_half:127:top", "on:g", "at:2,0")
    assert (game.hp("g"), game.character().xp) == (20 - (3 if type == "bandit-guard" else 1) - 2, 1)  # Shield 2
    assert game.state.map.obstacles == []
