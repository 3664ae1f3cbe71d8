"""Every Spell of the base game: both effects, and what they need."""

from typing import Any

import pytest

from emberhall.games.mage_knight.choices import Play as PlayCard
from emberhall.games.mage_knight.content import DEEDS
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import Slot, word
from emberhall.games.mage_knight.rules.attacks import attack_value
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.state import PREVENTED, THREATENS, Claim, Modifier
from emberhall.games.mage_knight.terms import (
    ALL_RESISTANCES,
    BLACK,
    BLUE,
    BROWN_PILE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    MELEE,
    PHYSICAL,
    RANGED,
    RED,
    RESIST_FIRE,
    RESIST_PHYSICAL,
    SIEGE,
    Change,
)
from emberhall.kernel import HIDDEN, redact
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, cards, colours, equip, fight, land, units


def duel(*, drawing: str = " p p p\np @ X Y\n p p p", **things: Any) -> Position:
    """A turn of Arythea among Tovak (on X) and Goldyx (on Y)."""
    spots = {"X": "plains", "Y": "plains"}
    play = land("arythea", drawing, spots=spots, others={"tovak": "X", "goldyx": "Y"}, scenario=COMPETITIVE, **things)
    for rival in play.state.players[1:]:
        equip(rival, hand="", deck="march")
    return again(play)


COMPETITIVE = "first_reconnaissance"


# red


@pytest.mark.parametrize(("spell", "element"), [("fireball", FIRE), ("snowstorm", ICE)])
def test_fireball_and_snowstorm(spell: str, element: int) -> None:
    colour = "red" if element == FIRE else "blue"
    play = fight(hand=spell, mana=colour)
    play.do("target:0", f"play:{spell}:basic")
    assert play.combat.points[4 * RANGED + element] == 5
    play = fight(foes="diggers", hand=spell, mana=f"{colour} black", night=True)
    play.do("target:0")
    assert play.offers(f"play:{spell}") == [f"play:{spell}:strong"]  # a Ranged Attack is of no use here
    play.do(f"play:{spell}:strong")
    assert play.combat.points[4 * SIEGE + element] == 8
    assert play.hand() == ["wound"]


@rule("MKW-COMP-12")
def test_both_halves_of_a_spell_have_names() -> None:
    for card in DEEDS.values():
        if card.kind == "spell":
            said = [GAME.texts.say(PlayCard(card.id, how).label(), "en") for how in ("basic", "strong")]
            assert said[0] != said[1], card.id
    assert GAME.texts.say(PlayCard("fireball", "strong").label(), "en") == "Firestorm"
    assert GAME.texts.say(PlayCard("space_bending", "strong").label(), "ru") == "Изгибы времени"


@pytest.mark.parametrize(("how", "mana", "more"), [("basic", "red", 0), ("strong", "red black", 2 * 3)])
def test_flame_wall_is_a_wall_or_a_wave(how: str, mana: str, more: int) -> None:
    play = fight(foes="prowlers prowlers prowlers", phase="attack", hand="flame_wall", mana=mana, night=True)
    play.do("target:0", f"play:flame_wall:{how}")
    assert play.combat.points[FIRE] == 5 + more
    play = fight(foes="prowlers prowlers prowlers", phase="block", hand="flame_wall", mana=mana, night=True)
    play.do("block:0:0", f"play:flame_wall:{how}")
    assert play.combat.block[FIRE] == 7 + more
    assert fight(hand="flame_wall", mana=mana, night=True).do("target:0").offers("play") == []  # no Ranged Attack


def test_flame_wave_counts_enemies_that_stand_and_monsters_for_their_summoners() -> None:
    play = fight(foes="prowlers prowlers orc_summoners", hand="flame_wall", mana="red black", night=True)
    play.foes[1].beaten = True
    again(play).do("end_phase")
    assert len(play.foes) == 4  # the summoned monster stands in for the summoner
    play = again(play)
    play.do(play.offers("block")[0], "play:flame_wall:strong")
    assert play.combat.block[FIRE] == 7 + 2 * 2


def test_burning_shield_may_be_used_once_more_to_attack() -> None:
    play = fight(foes="prowlers prowlers", phase="block", hand="burning_shield", mana="red")
    play.do("block:0:0", "play:burning_shield:basic")
    assert play.combat.block[FIRE] == 4
    play.do("parry", "end_phase")
    assert play.offers("use_shield") == []
    play.do("target:1", "use_shield:4")
    assert play.combat.points[FIRE] == 4
    assert play.offers("use_shield") == []
    play.do("strike")
    assert play.foes[1].beaten


def test_burning_shield_beside_other_lasting_effects() -> None:
    play = fight(foes="prowlers prowlers", hand="into_the_heat burning_shield", mana="red", unit="peasants")
    play.do("play:into_the_heat:basic", "end_phase", "block:0:0", "play:burning_shield:basic", "parry", "end_phase")
    play.do("target:1")
    assert play.offers("use_shield") == ["use_shield:4"]
    play.do("use_shield:4")
    assert play.offers("use_shield") == []
    play.do("activate:peasants:0")
    assert play.combat.unit_points[PHYSICAL] == 2 + 2  # Into the Heat goes on


def test_burning_shield_must_have_blocked() -> None:
    play = fight(phase="block", hand="burning_shield", mana="red")
    play.do("block:0:0", "play:burning_shield:basic", "give_up", "end_phase", "target:0")
    assert play.offers("use_shield") == []


@rule("MK-ABIL-29")
def test_burning_shield_works_against_the_resistant_and_immune() -> None:
    play = fight(foes="fire_golems_enemy", phase="block", hand="burning_shield ice_shield", mana="red")
    play.do("block:0:0", "play:burning_shield:basic", "play:ice_shield:basic", "parry", "target:0", "use_shield:4")
    assert attack_value(play.state, play.combat) == 2  # halved by Fire resistance


def test_exploding_shield_destroys_the_enemy_it_blocks() -> None:
    play = fight(foes="prowlers swordsmen", phase="block", hand="burning_shield", mana="red black", night=True)
    play.do("block:0:0", "play:burning_shield:strong")
    assert play.combat.block[FIRE] == 4
    play.do("parry")
    assert [foe.beaten for foe in play.foes] == [True, False]
    assert play.hero.fame == 2


@rule("MK-COMBAT-26")
def test_exploding_shield_destroys_neither_resistant_nor_immune_enemies() -> None:
    for foe in ("fire_golems_enemy", "sorcerers_enemy"):
        hand = "burning_shield determination ice_shield"
        play = fight(foes=foe, phase="block", hand=hand, mana="red black blue blue", night=True)
        play.do(
            "block:0:0", "play:burning_shield:strong", "play:determination:strong", "play:ice_shield:basic", "parry"
        )
        assert not play.foes[0].beaten


@rule("MK-BLOCK-21")
def test_exploding_shield_leaves_the_summoner() -> None:
    hand = "burning_shield determination"
    play = fight(foes="orc_summoners", hand=hand, mana="red black blue", night=True)
    brown = play.state.enemies[BROWN_PILE].cards
    brown.sort(key=lambda monster: monster.startswith("gargoyle"))  # the next to be drawn
    play.do("end_phase", "block:1:0", "play:burning_shield:strong", "play:determination:strong", "parry")
    assert [foe.beaten for foe in play.foes] == [False, True]
    assert (play.hero.fame, play.state.phase) == (0, "attack")


@rule("MK-ABIL-03")
def test_exploding_shield_needs_to_block_only_one_of_several_attacks() -> None:
    play = fight(foes="orc_skirmishers", phase="block", hand="burning_shield", mana="red black", night=True)
    play.do("block:0:0", "play:burning_shield:strong", "parry")
    assert (play.state.combat, play.hero.fame) == (None, 2)


@rule("MK-COMBAT-28")
def test_demolish_breaks_walls_and_armor() -> None:
    play = fight(foes="swordsmen guardsmen", site="keep", hand="demolish fireball", mana="red red")
    assert [fortifications(play.state, foe) for foe in play.foes] == [1, 2]
    play.do("play:demolish:basic")
    assert [foe.armor for foe in play.foes] == [4, 6]
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 1]  # the token's own ability stays
    play.do("target:0", "play:fireball:basic", "strike")
    assert play.foes[0].beaten


@rule("MK-COMBAT-28", "MK-COMBAT-26", "MK-ABIL-22")
def test_demolish_breaks_walls_for_the_resistant_too_but_not_their_armor() -> None:
    play = fight(foes="fire_mages_enemy sorcerers_enemy", site="mage_tower", hand="demolish", mana="red")
    play.do("play:demolish:basic")
    assert [foe.armor for foe in play.foes] == [5, 6]
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 0]
    assert land(hand="demolish", mana="red").offers("play") == []


def test_disintegrate_destroys_one_enemy_and_weakens_the_others() -> None:
    things: dict[str, Any] = {"hand": "demolish", "mana": "red black", "night": True}
    assert fight(foes="prowlers", **things).offers("play:demolish:strong") == []  # in the Attack phase only
    play = fight(foes="swordsmen cursed_hags fire_mages_enemy", phase="attack", **things)
    play.do("play:demolish:strong")
    assert play.offers("foe") == ["foe:0", "foe:1"]  # not the one that resists Fire
    play.do("foe:1")
    assert [foe.beaten for foe in play.foes] == [False, True, False]
    assert [foe.armor for foe in play.foes] == [4, 5, 5]
    assert play.hero.fame == 3
    play = fight(foes="fire_mages_enemy sorcerers_enemy", phase="attack", **things)
    assert play.offers("play:demolish") == ["play:demolish:basic"]


@rule("MK-RANGED-14")
def test_a_target_that_is_destroyed_meanwhile_is_no_target_any_more() -> None:
    play = fight(foes="prowlers prowlers", phase="attack", hand="whirlwind rage", mana="white black", night=True)
    play.do("target:0", "target:1", "play:whirlwind:strong", "foe:0")
    assert play.combat.targets == [1]
    play.do("play:rage:basic", "give_up")
    assert play.hero.fame == 2


# blue


@pytest.mark.parametrize(
    ("how", "paid", "kind", "element", "n"),
    [
        ("basic", "blue", MELEE, ICE, 8),
        ("basic", "red", MELEE, COLD_FIRE, 7),
        ("basic", "white", RANGED, ICE, 6),
        ("basic", "green", SIEGE, ICE, 5),
        ("strong", "blue", MELEE, ICE, 11),
        ("strong", "red", MELEE, COLD_FIRE, 10),
        ("strong", "white", RANGED, ICE, 9),
        ("strong", "green", SIEGE, ICE, 8),
    ],
)
def test_mana_bolt_takes_its_form_from_more_mana(how: str, paid: str, kind: int, element: int, n: int) -> None:
    mana = f"blue {paid} black" if how == "strong" else f"blue {paid}"
    play = fight(phase="attack", hand="mana_bolt", mana=mana, night=how == "strong")
    play.do("target:0", f"play:mana_bolt:{how}")
    assert play.combat.points[4 * kind + element] == n
    assert play.hero.mana == [0] * 6


@rule("MK-DEED-18")
def test_mana_bolt_needs_mana_that_makes_a_bolt_for_the_moment() -> None:
    assert fight(phase="attack", hand="mana_bolt", mana="blue").do("target:0").offers("play") == []
    assert fight(hand="mana_bolt", mana="blue red").do("target:0").offers("play") == []  # no Ranged Attack
    assert fight(foes="diggers", hand="mana_bolt", mana="blue white").do("target:0").offers("play") == []
    assert fight(foes="diggers", hand="mana_bolt", mana="blue green").do("target:0").offers("play") != []


def test_chill_stops_an_enemy_and_takes_its_fire_resistance() -> None:
    play = fight(foes="fire_golems_enemy prowlers", phase="block", hand="chill", mana="blue")
    play.do("play:chill:basic", "foe:0")
    assert play.foes[0].attacks[0].state == PREVENTED
    assert play.foes[0].resistances == RESIST_PHYSICAL
    assert play.foes[1].attacks[0].state == THREATENS


def test_lethal_chill_lowers_armor_by_four() -> None:
    play = fight(foes="cursed_hags prowlers", hand="chill", mana="blue black", night=True)
    play.do("play:chill:strong", "foe:0")
    assert (play.foes[0].armor, play.foes[0].attacks[0].state) == (1, PREVENTED)
    play = fight(foes="swamp_dragon", phase="attack", hand="chill", mana="blue black", night=True)
    play.do("play:chill:strong")  # too late for its attack, but not for its Armor
    assert play.foes[0].armor == 5


@rule("MK-COMBAT-27", "MK-ABIL-22", "MK-ABIL-27")
def test_chill_does_not_touch_those_who_resist_ice_nor_the_immune() -> None:
    play = fight(foes="ice_mages_enemy sorcerers_enemy", hand="chill", mana="blue black", night=True)
    assert play.offers("play") == []


@rule("MK-ABIL-02")
def test_an_enemy_stopped_makes_none_of_its_attacks() -> None:
    play = fight(foes="orc_skirmishers", hand="chill", mana="blue")
    play.do("play:chill:basic")
    assert [attack.state for attack in play.foes[0].attacks] == [PREVENTED, PREVENTED]


BEND = """
 p p p p p
p p @ O B p
 p p p p p
"""


def test_space_bending_makes_spaces_two_away_adjacent() -> None:
    spots = {"O": "plains !prowlers", "B": "hills"}
    play = land(drawing=BEND, spots=spots, hand="space_bending march", mana="blue", move=3)
    assert f"walk:{'2,0'}" not in play.keys
    play.do("play:space_bending:basic", "walk:B")
    assert play.stands_on("B")
    assert play.turn.move == 0  # the cost of hills, whatever lies between
    assert play.state.combat is None


def test_space_bending_provokes_nobody() -> None:
    play = land(drawing=BEND, spots={"O": "plains !prowlers", "B": "hills"}, hand="march", move=2)
    assert play.do("walk:1,-1").state.combat is not None
    play = land(drawing=BEND, spots={"O": "plains !prowlers", "B": "hills"}, hand="space_bending", mana="blue", move=4)
    play.do("play:space_bending:basic", "walk:1,-1", "walk:1,1")
    assert play.state.combat is None
    assert "walk:1,0" not in play.keys  # the enemy's own space


def test_space_bending_assaults_from_two_spaces_away() -> None:
    spots = {"O": "lake", "B": "hills keep golems"}
    play = land(drawing=BEND, spots=spots, hand="space_bending rage", mana="blue", move=3)
    play.do("play:space_bending:basic", "walk:B")
    assert play.combat.kind == "keep"
    play.do("end_phase", "end_phase", "end_phase")
    assert play.hero.at == play.spots["@"]


def test_space_bending_explores_from_two_spaces_away() -> None:
    slot = Slot(1, 0, True, True, True)  # centre (1, -3): its nearest spaces are two steps from (0, 0)
    drawing = "p p p\n p @ p\n  p p p"
    play = land(drawing=drawing, slots=[slot], hand="space_bending march", mana="blue", move=2)
    assert play.offers("explore") == []
    play.do("play:space_bending:basic")
    assert play.offers("explore") == ["explore:1:0"]


def test_space_bending_is_for_movement() -> None:
    assert fight(hand="space_bending", mana="blue").offers("play") == []


@rule("MK-EFFECT-08")
def test_time_bending_takes_all_other_cards_back_and_gives_another_turn() -> None:
    hand = "space_bending march rage stamina wound"
    play = land(hand=hand, mana="blue black", night=True, deck="swiftness swiftness")
    play.do("play:march:basic", "sideways:rage:move", "play:space_bending:strong", "end_turn")
    hero = play.hero
    assert play.turn.seat == 0
    assert sorted(play.hand()) == ["march", "rage", "stamina", "wound"]
    assert (len(hero.deck), hero.aside.cards, hero.discard.cards) == (2, ["space_bending"], [])
    assert (play.turn.move, hero.mana) == (0, [0] * 6)


def test_time_bending_in_a_game_of_two_comes_before_the_others_turn() -> None:
    play = duel(hand="space_bending march", mana="blue black", night=True)
    play.do("play:space_bending:strong", "end_turn", "play:march:basic", "end_turn")
    assert play.turn.seat == 1


def test_time_bending_does_not_bring_back_what_was_discarded_or_thrown_away() -> None:
    hand = "space_bending improvisation rage decompose swiftness"
    play = land(hand=hand, mana="blue black", night=True, deck="")
    play.do("play:improvisation:basic", "pick_card:rage", "play:decompose:basic")
    play.do("play:space_bending:strong", "end_turn")
    assert sorted(play.hand()) == ["decompose", "improvisation"]


def test_time_bending_in_the_last_turn_of_the_round_still_gives_a_turn() -> None:
    play = land(hand="space_bending march", mana="blue black", night=True, deck="stamina", scenario="solo_conquest")
    play.state.round_turns = 1
    play.do("play:space_bending:strong", "end_turn")
    assert (play.turn.seat, play.state.round_turns, play.hand()) == (0, 1, ["march"])


def test_time_bending_comes_back_in_the_next_round() -> None:
    play = land(hand="space_bending march", mana="blue black", night=True, deck="")
    play.do("play:space_bending:strong", "end_turn")
    assert play.hero.aside.cards == ["space_bending"]
    play.do("announce_end_of_round")
    while play.prompt != "ask-tactic":
        play.do(play.keys[0])
    hero = play.state.players[0]
    assert "space_bending" in [*hero.deck.cards, *hero.hand.cards]
    assert hero.aside.cards == []


@rule("MK-EFFECT-09")
def test_time_bending_through_magic_talent_sets_magic_talent_aside() -> None:
    play = land(hand="magic_talent stamina march", mana="blue black", night=True, deck="")
    play.state.spell_offer.cards = cards("", "space_bending")
    play = again(play)
    play.do("play:magic_talent:basic", "pick_card:stamina", "play:space_bending:strong", "end_turn")
    assert play.hero.aside.cards == ["magic_talent"]
    assert play.state.spell_offer.cards == ["space_bending"]
    assert play.hand() == ["march"]


def test_time_bending_keeps_a_turn_won_by_the_right_moment() -> None:
    play = land(hand="space_bending march", mana="blue black", night=True, deck="stamina", tactic="the_right_moment")
    play.do("use_tactic:the_right_moment", "play:space_bending:strong", "end_turn")
    assert play.turn.again


# the competitive blue Spell


def test_mana_claim_keeps_a_die_and_gives_mana_now() -> None:
    play = duel(hand="mana_claim", mana="blue", source="red black", deck="stamina")
    play.do("play:mana_claim:basic", "mana_now")
    assert (play.state.source, play.hero.mana) == ([BLACK], colours("red red red", 6))
    assert play.hero.claims == [Claim(RED, False, False)]
    play.do("end_turn")
    while play.turn.seat != 0 or play.prompt != "ask-move":
        play.do("begin_turn" if "begin_turn" in play.keys else play.keys[-1])
    assert play.hero.mana == [0] * 6  # and no more later
    assert duel(hand="mana_claim", mana="blue", source="gold black", night=True).offers("play") == []


def test_mana_claim_finds_no_die_if_the_last_one_has_paid_for_it() -> None:
    play = duel(hand="mana_claim", source="blue").do("play:mana_claim:basic")
    assert (play.hero.claims, play.hero.mana, play.state.source) == ([], [0] * 6, [])
    assert play.turn.dice == [BLUE]
    assert play.prompt == "ask-move"


def test_mana_claim_gives_mana_in_each_further_turn_of_the_round() -> None:
    play = duel(hand="mana_claim march", mana="blue", source="red black", deck="stamina stamina rage rage")
    play.do("play:mana_claim:basic", "mana_later")
    assert play.hero.mana == [0] * 6  # not in this turn
    play.do("end_turn", "done")
    assert play.state.players[0].mana == [0] * 6
    for _ in range(2):
        while play.turn.seat != 0 or play.prompt != "ask-move":
            play.do("begin_turn" if "begin_turn" in play.keys else play.keys[-1])
        assert play.hero.mana == colours("red", 6)
        assert play.state.source == [BLACK]
        play.do("end_turn", "pick_card:rage")


def test_a_claimed_die_goes_back_at_the_end_of_the_round() -> None:
    play = duel(hand="mana_claim", mana="blue", source="red black green green white")
    dice = list(map(str, GAME.components(play.state))).count("die")
    play.do("play:mana_claim:basic", "pick_die:red", "mana_later")
    assert len(play.state.source) == 4
    assert list(map(str, GAME.components(play.state))).count("die") == dice
    play.state.round_turns = 1
    play.do("end_turn")
    while play.state.phase != "tactics":
        play.do(play.keys[0])
    assert play.state.players[0].claims == []
    assert len(play.state.source) == 5


@pytest.mark.parametrize("curse", [True, False])
def test_mana_curse_wounds_players_who_use_that_mana(curse: bool) -> None:
    play = duel(hand="mana_claim", mana="blue black", source="green gold", night=True)
    play.do(f"play:mana_claim:{'strong' if curse else 'basic'}", "mana_now", "end_turn")
    rival = play.state.players[1]
    equip(rival, hand="march march stamina", deck="rage", crystals="green green blue")
    play = again(play)
    if play.prompt == "ask-before-turn":
        play.do("begin_turn")
    assert play.turn.seat == 1
    play.do("play:stamina:strong")
    assert not any(card.startswith("wound") for card in rival.hand.cards)
    play.do("play:march:strong", "play:march:strong")
    assert sum(card.startswith("wound") for card in rival.hand.cards) == int(curse)  # at most one in a turn


def test_mana_curses_of_several_heroes_and_colours_wound_once_each() -> None:
    play = land(
        hand="march march stamina",
        mana="gold",
        crystals="green blue",
        others={"tovak": "", "goldyx": ""},
        scenario="full_conquest",
    )
    for rival in play.state.players[1:]:
        rival.claims = [Claim(colour, income=False, curse=True) for colour in (GREEN, BLUE)]
    play = again(play).do("play:march:strong", "pay:token:gold")  # gold counts as green
    assert play.hand().count("wound") == 2
    play.do("play:stamina:strong")
    assert play.hand().count("wound") == 4
    play.do("play:march:strong")
    assert play.hand().count("wound") == 4


def test_mana_curse_does_not_affect_its_caster() -> None:
    play = duel(hand="mana_claim march", mana="blue black", source="green", night=True)
    play.do("play:mana_claim:strong", "mana_now")
    assert play.hero.mana == colours("green green green", 6)
    play.do("play:march:strong")
    assert play.hand() == []


# green


def test_tremor_shakes_one_enemy_or_all() -> None:
    play = fight(foes="cursed_hags prowlers", hand="tremor", mana="green")
    play.do("play:tremor:basic", "effect:0", "foe:0")
    assert [foe.armor for foe in play.foes] == [2, 3]
    play = fight(foes="cursed_hags prowlers", hand="tremor", mana="green")
    play.do("play:tremor:basic", "effect:1")
    assert [foe.armor for foe in play.foes] == [3, 1]


def test_earthquake_is_worse_for_the_fortified() -> None:
    things: dict[str, Any] = {"hand": "tremor", "mana": "green black", "night": True}
    play = fight(foes="swordsmen guardsmen", site="keep", **things)
    play.do("play:tremor:strong", "effect:0", "foe:1")
    assert play.foes[1].armor == 1  # 7 - 6; fortified twice makes no difference
    play = fight(foes="swamp_dragon", site="keep", **things)
    play.do("play:tremor:strong", "effect:0")
    assert play.foes[0].armor == 3  # 9 - 6
    play = fight(foes="cursed_hags guardsmen", **things)
    play.do("play:tremor:strong", "effect:1")
    assert [foe.armor for foe in play.foes] == [3, 3]
    play = fight(foes="cursed_hags diggers", **things)
    play.do("play:tremor:strong", "effect:0", "foe:0")
    assert play.foes[0].armor == 2


@rule("MK-ABIL-22", "MK-ABIL-20")
def test_tremor_touches_the_resistant_but_not_the_immune() -> None:
    play = fight(foes="fire_mages_enemy ice_mages_enemy sorcerers_enemy", hand="tremor", mana="green")
    play.do("play:tremor:basic", "effect:1")
    assert [foe.armor for foe in play.foes] == [3, 4, 6]
    play = fight(foes="crystal_sprites", hand="tremor", mana="green")
    play.do("play:tremor:basic", "effect:0")
    assert (play.foes[0].armor, play.foes[0].lower) == (1, 1)


TUNNEL = """
 p p p p p p
p @ M O S T Z
 p s l p V p
"""


@rule("MK-MOVE-28", "MK-MOVE-29", "MK-MOVE-30", "MK-TURN-29", "MKW-KEEP-02")
def test_underground_travel_goes_three_spaces_to_a_safe_one() -> None:
    spots = {"M": "mountain", "O": "plains !prowlers", "S": "plains keep golems", "T": "plains", "Z": "plains"}
    spots["V"] = "plains village"
    play = land(drawing=TUNNEL, spots=spots, hand="underground_travel", mana="green")
    play.do("play:underground_travel:basic")
    reached = play.offers("space")
    assert f"space:{'3,0'}" not in reached  # the keep is no safe space, nor are the mountain and the enemy's space
    assert "space:1,0" not in reached
    assert "space:2,0" not in reached
    assert "space:0,1" not in reached  # a swamp
    assert "space:4,0" not in reached  # four away
    assert not play.at("S").garrison[0].known
    play.do("space:2,1")  # past the mountain and along the enemy
    assert play.at("S").garrison[0].known  # seen from there
    assert play.state.combat is None
    assert (play.turn.move, play.turn.moved) == (0, True)
    assert fight(hand="underground_travel", mana="green").offers("play") == []


def test_underground_travel_does_not_pass_under_swamps_and_lakes() -> None:
    spots = {"A": "plains", "B": "plains"}
    play = land(drawing="@ l A\n", spots={"A": "plains"}, hand="underground_travel", mana="green")
    assert play.offers("play") == []
    play = land(drawing="@ m B\n", spots=spots, hand="underground_travel", mana="green")
    play.do("play:underground_travel:basic")
    assert play.stands_on("B")
    play = land(drawing="@ m m m B\n", spots=spots, hand="underground_travel", mana="green")
    assert play.offers("play") == []  # four away


@rule("MK-COMBAT-03")
def test_underground_attack_assaults_from_below() -> None:
    spots = {"M": "mountain", "O": "plains !prowlers", "S": "plains keep golems", "T": "plains", "Z": "plains"}
    spots["V"] = "plains village"
    hand = "underground_travel swift_bolt"
    play = land(drawing=TUNNEL, spots=spots, hand=hand, mana="green black white", night=True)
    play.do("play:underground_travel:strong")
    assert play.stands_on("S")
    assert (play.combat.kind, play.hero.reputation) == ("keep", -1)
    assert len(play.foes) == 1  # the enemy on the way was not provoked
    play.do("fight")
    assert fortifications(play.state, play.foes[0]) == 0
    play.do("target:0", "play:swift_bolt:strong")  # a Ranged Attack counts
    play.do("give_up", "end_phase", "end_phase")
    while play.state.combat is not None:
        play.do("end_phase")
    assert play.hero.at == play.spots["@"]  # back to where the move began


def test_underground_attack_needs_a_fortified_site() -> None:
    play = land(hand="underground_travel", mana="green black", night=True)
    assert play.offers("play") == ["play:underground_travel:basic"]


def test_underground_attack_is_movement() -> None:
    things: dict[str, Any] = {"hand": "underground_travel", "mana": "green black", "night": True}
    spots = {"V": "plains village", "K": "hills keep golems"}
    play = land(drawing="V K", spots=spots, at="V", **things)
    assert play.offers("play") == ["play:underground_travel:strong"]
    assert play.do("interact").offers("play") == []


def test_underground_attack_leads_into_no_city_that_is_closed() -> None:
    things: dict[str, Any] = {"hand": "underground_travel", "mana": "green black", "night": True}
    for scenario, keys in (("solo_conquest", ["play:underground_travel:strong"]), ("first_reconnaissance", [])):
        play = land(drawing="@ C", spots={"C": "city city white golems"}, scenario=scenario, **things)
        assert play.offers("play") == keys


def test_underground_attack_goes_three_spaces() -> None:
    spots = {"K": "hills keep golems", "L": "hills keep golems"}
    things: dict[str, Any] = {"hand": "underground_travel", "mana": "green black", "night": True}
    play = land(drawing="L p p @ p p p K", spots=spots, **things).do("play:underground_travel:strong")
    assert play.stands_on("L")  # the only one, as the other is four away
    play = land(drawing="@ p p p K", spots=spots, **things)
    assert play.offers("play") == ["play:underground_travel:basic"]


WOODS = " p p\np F p\n p p"


@rule("MK-COMBAT-30", "MKW-CARD-04")
def test_restoration_heals_more_in_a_forest() -> None:
    play = land(hand="restoration wound", mana="green")
    play.do("play:restoration:basic")
    assert play.turn.heal == 3
    play = land(drawing=WOODS, spots={"F": "forest"}, at="F", hand="restoration wound", mana="green")
    play.do("play:restoration:basic")
    assert play.turn.heal == 5
    assert fight(hand="restoration wound", mana="green black", night=True).offers("play") == []


def test_rebirth_readies_units_up_to_a_sum_of_levels() -> None:
    def rebirth(**where: Any) -> Position:
        troop = "peasants/spent utem_guardsmen/spent fire_golems/spent altem_guardians/spent foresters/spent"
        play = land(hand="restoration wound", mana="green black", night=True, unit=troop, level=9, **where)
        return play.do("play:restoration:strong")

    play = rebirth()
    assert (play.turn.heal, len(play.offers("pick_unit"))) == (3, 4)  # not the Unit of Level 4
    play.do("pick_unit:utem_guardsmen")
    assert play.offers("pick_unit") == ["pick_unit:peasants", "pick_unit:foresters"]
    play.do("pick_unit:foresters")
    assert [unit.ready for unit in play.hero.units] == [False, True, False, False, True]
    play = rebirth(drawing=WOODS, spots={"F": "forest"}, at="F")
    assert (play.turn.heal, len(play.offers("pick_unit"))) == (5, 5)
    play.do("pick_unit:altem_guardians")
    assert play.offers("pick_unit") == ["pick_unit:peasants", "pick_unit:foresters"]
    play.do("done")
    assert [unit.ready for unit in play.hero.units] == [False, False, False, True, False]


def test_meditation_puts_random_cards_back_and_draws_more() -> None:
    things: dict[str, Any] = {"hand": "meditation", "mana": "green", "deck": "stamina stamina stamina stamina stamina"}
    play = land(discard="march rage swiftness", dice=[2, 0], **things)
    play.do("play:meditation:basic", "on_top", "pick_card:march")
    hero = play.hero
    assert (hero.deck.cards[-1], hero.deck.cards[-2]) == ("march.arythea.1", "swiftness.arythea.1")
    assert hero.discard.cards == ["rage.arythea.1"]
    play.do("end_turn")
    assert len(play.state.players[0].hand) == 7
    play = land(discard="march rage swiftness", dice=[2, 0], **things)
    play.do("play:meditation:basic", "at_bottom", "pick_card:march")
    assert play.hero.deck.cards[:2] == ["swiftness.arythea.1", "march.arythea.1"]


def test_meditation_takes_what_there_is() -> None:
    play = land(hand="meditation", mana="green", deck="stamina", discard="wound")
    play.do("play:meditation:basic", "at_bottom")
    assert (play.hero.deck.cards[0], play.hero.discard.cards) == ("wound.901", [])
    play = land(hand="meditation", mana="green", deck="stamina", discard="march rage", dice=[0, 0])
    play.do("play:meditation:basic", "on_top", "pick_card:rage")
    assert play.hero.discard.cards == []
    play = land(hand="meditation", mana="green", deck="stamina", discard="march march", dice=[0, 0])
    play.do("play:meditation:basic", "at_bottom")
    assert play.prompt == "ask-move"  # one March is like the other
    play = land(hand="meditation", mana="green", deck="stamina")
    play.do("play:meditation:basic")
    assert play.hero.next_draw == 2


@rule("MK-ROUND-39")
def test_meditation_in_the_last_turn_of_the_round_counts_for_the_next() -> None:
    play = land(hand="meditation", mana="green", deck="stamina stamina march march rage rage swiftness")
    play.state.round_turns = 2
    play.do("play:meditation:basic", "end_turn")
    assert len(play.state.players[0].hand) == 5
    assert play.state.players[0].next_draw == 2


def test_trance_chooses_the_cards() -> None:
    play = land(hand="meditation", mana="green black", night=True, deck="stamina", discard="march rage swiftness")
    play.do("play:meditation:strong", "pick_card:rage")
    assert play.keys == ["pick_card:march", "pick_card:swiftness"]
    play.do("pick_card:march", "on_top", "pick_card:rage")
    assert play.hero.deck.cards == ["stamina.arythea.1", "march.arythea.1", "rage.arythea.1"]
    assert play.hero.discard.cards == ["swiftness.arythea.1"]
    assert play.hero.next_draw == 2


def test_energy_flow_readies_a_unit_and_tires_others() -> None:
    play = duel(hand="energy_flow", mana="green", unit="peasants/spent foresters/spent")
    play.state.players[1].units = units("peasants utem_guardsmen fire_golems herbalists/spent")
    play.state.players[2].units = units("fire_golems")
    play = again(play)
    play.do("play:energy_flow:basic", "pick_unit:foresters")
    assert play.offers("pick_unit") == ["pick_unit:peasants", "pick_unit:utem_guardsmen"]
    play.do("pick_unit:utem_guardsmen")
    assert [unit.ready for unit in play.hero.units] == [False, True]
    assert [unit.ready for unit in play.state.players[1].units] == [True, False, True, False]
    assert play.state.players[2].units[0].ready  # Level 3: nothing was asked
    assert play.prompt == "ask-move"


def test_energy_flow_does_not_heal() -> None:
    play = duel(hand="energy_flow", mana="green", unit="peasants/spent")
    play.hero.units[0].wounds = 1
    play = again(play).do("play:energy_flow:basic")
    assert (play.hero.units[0].ready, play.hero.units[0].wounds) == (True, 1)


def test_energy_flow_needs_a_spent_unit_and_peace() -> None:
    things: dict[str, Any] = {"hand": "energy_flow", "mana": "green black", "night": True}
    assert duel(unit="peasants", **things).offers("play:energy_flow") == []
    assert len(duel(unit="peasants/spent", **things).offers("play:energy_flow")) == 2
    assert fight(unit="peasants/spent", **things).offers("play") == []


def test_energy_steal_heals_the_unit_and_tires_up_to_level_three() -> None:
    play = duel(hand="energy_flow", mana="green black", night=True, unit="peasants/spent")
    play.hero.units[0].wounds = 1
    play.state.players[1].units = units("fire_golems altem_guardians")
    play = again(play)
    play.do("play:energy_flow:strong")
    assert (play.hero.units[0].ready, play.hero.units[0].wounds) == (True, 0)
    assert play.keys == ["pick_unit:fire_golems", "skip"]
    play.do("skip")
    assert all(unit.ready for unit in play.state.players[1].units)
    play = duel(hand="energy_flow", mana="green black", night=True, unit="peasants/spent")
    play.do("play:energy_flow:strong")
    assert play.hero.units[0].wounds == 0  # there was none to be healed


# white


def test_expose_takes_fortifications_and_resistances() -> None:
    play = fight(foes="guardsmen altem_guardsmen", site="keep", hand="expose fireball", mana="white red")
    assert play.offers("target") == []  # fortified twice
    play.do("play:expose:basic", "foe:1")
    assert (fortifications(play.state, play.foes[1]), play.foes[1].resistances) == (0, 0)
    assert fortifications(play.state, play.foes[0]) == 2
    play.do("target:1", "play:fireball:basic")
    assert attack_value(play.state, play.combat) == 5 + 2  # with its own Ranged Attack
    play.do("strike")


def test_mass_expose_takes_one_of_the_two_from_all() -> None:
    things: dict[str, Any] = {"hand": "expose", "mana": "white black", "night": True}
    play = fight(foes="altem_guardsmen fire_mages_enemy", **things)
    play.do("play:expose:strong", "effect:0")
    assert [fortifications(play.state, foe) for foe in play.foes] == [0, 0]
    assert [foe.resistances for foe in play.foes] == [ALL_RESISTANCES, RESIST_FIRE]
    play = fight(foes="altem_guardsmen fire_mages_enemy", **things)
    play.do("target:1", "play:expose:strong", "effect:1")
    assert [foe.resistances for foe in play.foes] == [0, 0]
    assert fortifications(play.state, play.foes[0]) == 1
    assert attack_value(play.state, play.combat) == 3


def test_expose_is_for_attacks() -> None:
    for how in ("basic", "strong"):
        for phase in ("ranged", "block", "damage", "attack"):
            play = fight(phase=phase, hand="expose", mana="white black", night=True, unit="peasants")
            assert (f"play:expose:{how}" in play.keys) == (phase in ("ranged", "attack"))


@rule("MK-ABIL-22")
def test_expose_attacks_the_immune_without_changing_them() -> None:
    play = fight(foes="sorcerers_enemy", site="mage_tower", phase="attack", hand="expose", mana="white")
    play.do("target:0", "play:expose:basic")
    assert fortifications(play.state, play.foes[0]) == 1
    assert attack_value(play.state, play.combat) == 2
    play = fight(foes="sorcerers_enemy", phase="attack", hand="expose", mana="white black", night=True)
    play.do("target:0", "play:expose:strong")
    assert attack_value(play.state, play.combat) == 3


def test_whirlwind_stops_one_enemy() -> None:
    play = fight(foes="prowlers swordsmen", phase="block", hand="whirlwind", mana="white")
    play.do("play:whirlwind:basic", "foe:1")
    assert play.foes[1].attacks[0].state == PREVENTED
    assert play.offers("block") == ["block:0:0"]
    play = fight(foes="prowlers", hand="whirlwind", mana="white").do("play:whirlwind:basic")
    assert play.foes[0].attacks[0].state == PREVENTED
    for phase in ("damage", "attack"):
        assert fight(phase=phase, hand="whirlwind", mana="white", unit="peasants").offers("play") == []  # too late
    assert fight(foes="sorcerers_enemy", hand="whirlwind", mana="white").offers("play") == []


def test_tornado_destroys_an_enemy_in_the_attack_phase() -> None:
    things: dict[str, Any] = {"hand": "whirlwind", "mana": "white black", "night": True}
    assert fight(foes="high_dragon", **things).offers("play:whirlwind:strong") == []
    play = fight(foes="high_dragon", phase="attack", **things)
    play.do("play:whirlwind:strong")
    assert (play.state.combat, play.hero.fame) == (None, 9)
    assert fight(foes="sorcerers_enemy", phase="attack", **things).offers("play") == []


FLIGHT = """
 l l l p
@ M O B l C
 p p p p
"""


@rule("MK-MOVE-28", "MK-MOVE-29", "MK-MOVE-30")
def test_wings_of_wind_fly_over_anything_for_one_move_point_each() -> None:
    spots = {"M": "mountain", "O": "plains !prowlers", "B": "swamp", "C": "forest"}
    play = land(drawing=FLIGHT, spots=spots, hand="wings_of_wind march", mana="white", move=4)
    play.do("play:wings_of_wind:basic")
    assert "space:1,0" not in play.keys  # a mountain
    assert "space:2,0" not in play.keys  # an enemy
    assert "space:5,0" not in play.keys  # five away
    play.do("space:3,0")
    assert (play.hero.at, play.turn.move, play.state.combat) == (play.spots["B"], 1, None)


def test_spaces_to_fly_to_are_called_by_what_is_there_and_where_it_lies() -> None:
    spots = {"M": "mountain", "V": "plains village", "B": "swamp"}
    play = land(drawing="@ M V B\n p", spots=spots, hand="wings_of_wind", mana="white", move=4)
    play.do("play:wings_of_wind:basic")
    labels = [option.label() for option in play.ask.options]
    assert {GAME.texts.say(label, "en") for label in labels} >= {"village, 2 spaces east", "swamp, 3 spaces east"}
    assert {GAME.texts.say(label, "ru") for label in labels} >= {"деревня, 2 клетки на восток"}


def test_bent_spaces_are_called_by_what_is_there_and_where_it_lies() -> None:
    play = land(drawing=BEND, spots={"O": "plains !prowlers", "B": "hills"}, hand="space_bending", mana="blue", move=4)
    play.do("play:space_bending:basic")
    far = play.ask.option(f"walk:{word(play.spots['B'])}").label()
    assert GAME.texts.say(far, "en") == "Go 2 spaces east: hills"
    assert GAME.texts.say(far, "ru") == "Идти на 2 клетки на восток: холмы"


def test_wings_of_wind_carry_no_further_than_five_spaces_and_need_move_points() -> None:
    row = "@ p p p p p p"
    play = land(drawing=row, hand="wings_of_wind", mana="white", move=9)
    play.do("play:wings_of_wind:basic")
    assert play.keys[-1] == "space:5,0"
    play.do("space:5,0")
    assert play.turn.move == 4
    assert land(drawing=row, hand="wings_of_wind", mana="white").offers("play") == []
    assert land(drawing="@ m m m m m p", hand="wings_of_wind", mana="white", move=9).offers("play") == []
    play = fight(hand="wings_of_wind", mana="white")
    play.turn.move = 5
    assert again(play).offers("play") == []


def test_wings_of_night_stop_more_enemies_for_move_points() -> None:
    foes = "prowlers prowlers prowlers sorcerers_enemy"
    hand = "wings_of_wind march stamina"
    play = fight(foes=foes, phase="block", hand=hand, mana="white black", night=True)
    play.do("play:wings_of_wind:strong")
    assert play.offers("foe") == ["foe:0", "foe:1", "foe:2"]  # not the immune one
    play.do("foe:0")
    assert play.offers("spend") == []
    play.do("sideways:march:move", "spend:wings_of_night", "foe:1")
    assert play.turn.move == 0
    play.do("play:stamina:basic", "spend:wings_of_night")  # two Move points for the third
    assert play.turn.move == 0
    assert [foe.attacks[0].state for foe in play.foes] == [PREVENTED, PREVENTED, PREVENTED, THREATENS]


def test_wings_of_night_need_an_attack_to_stop() -> None:
    things: dict[str, Any] = {"hand": "wings_of_wind", "mana": "white black", "night": True, "unit": "peasants"}
    for phase in ("ranged", "block", "damage", "attack"):
        play = fight(phase=phase, **things)
        assert ("play:wings_of_wind:strong" in play.keys) == (phase in ("ranged", "block"))
    assert "play:wings_of_wind:strong" not in fight(foes="sorcerers_enemy", **things).keys
    assert "play:wings_of_wind:strong" not in land(**things).keys


@rule("MK-EFFECT-15")
def test_call_to_arms_uses_a_unit_of_the_offer() -> None:
    play = fight(phase="attack", hand="call_to_arms", mana="white red", unit="foresters")
    play.state.unit_offer.cards = [unit.card for unit in units("red_cape_monks savage_monks herbalists")]
    play = again(play)
    play.do("target:0", "play:call_to_arms:basic")
    assert play.keys == ["activate:red_cape_monks:0", "activate:red_cape_monks:1", "activate:savage_monks:0", HERBS]
    play.do("activate:red_cape_monks:1")
    assert play.combat.unit_points[FIRE] == 4
    assert play.hero.mana == [0] * 6
    assert len(play.state.unit_offer) == 3
    assert [unit.ready for unit in play.hero.units] == [True]


HERBS = "activate:herbalists:2"


def test_call_to_arms_does_not_work_where_units_cannot_fight() -> None:
    play = land(hand="call_to_arms", mana="white")
    play.state.unit_offer.cards = [unit.card for unit in units("peasants")]
    play = again(play)
    play.do("play:call_to_arms:basic")  # only its Move has a use here
    assert play.turn.move == 2
    play = fight(phase="attack", hand="call_to_arms", mana="white")
    play.state.unit_offer.cards = [unit.card for unit in units("peasants")]
    play.combat.units = False
    assert again(play).do("target:0").offers("play") == []


def test_call_to_arms_pays_the_mana_of_the_ability_besides() -> None:
    for unit in ("ice_golems", "fire_golems"):
        play = fight(phase="attack", hand="call_to_arms", mana="white")
        play.state.unit_offer.cards = [found.card for found in units(unit)]
        play = again(play)
        play.do("target:0", "play:call_to_arms:basic")  # no blue or red mana: only the other ability
        assert play.combat.unit_points[PHYSICAL] == 3


def test_call_to_arms_uses_every_kind_of_ability_as_if_the_unit_were_yours() -> None:
    play = fight(phase="attack", hand="call_to_arms banner_of_glory", mana="white")
    play.state.unit_offer.cards = [found.card for found in units("utem_swordsmen")]
    play = again(play).do("play:banner_of_glory:strong", "target:0", "play:call_to_arms:basic")
    play.do("activate:utem_swordsmen:1")
    assert (play.combat.unit_points[PHYSICAL], play.hero.fame) == (6 + 1, 1)
    assert play.hero.units == []


def test_call_to_glory_needs_a_unit_in_the_offer() -> None:
    play = land(hand="call_to_arms", mana="white black", night=True)
    play.state.unit_offer.cards = []
    assert again(play).offers("play") == []


@rule("MK-UNIT-08", "MK-UNIT-07")
def test_call_to_glory_takes_any_unit() -> None:
    play = land(hand="call_to_arms", mana="white black", night=True, unit="peasants")
    play.state.unit_offer.cards = [unit.card for unit in units("altem_guardians herbalists")]
    play = again(play)
    play.do("play:call_to_arms:strong", "pick_unit:altem_guardians")  # the Peasants leave
    assert [unit.card for unit in play.hero.units] == ["altem_guardians.1"]
    assert play.hero.units[0].ready
    assert list(play.state.unit_offer) == ["herbalists.1"]
    assert "peasants.1" in play.state.unit_box


def test_call_to_glory_is_recruiting() -> None:
    play = land(hand="call_to_arms heroic_tale", mana="white black", night=True, deck="", tactic="planning")
    play.state.unit_offer.cards = [unit.card for unit in units("herbalists")]
    play = again(play)
    play.turn.mods.append(Modifier(Change.RECRUIT_REPUTATION, 1))
    play.do("play:call_to_arms:strong", "end_turn", "done")
    assert play.state.players[0].reputation == 1


def test_interactive_spells_affect_everyone_except_their_caster() -> None:
    play = duel(hand="march", deck="stamina")
    play.do("sideways:march:move", "end_turn")
    equip(play.state.players[1], hand="mana_meltdown", mana="red", deck="march")
    play = again(play)
    play.do("play:mana_meltdown:basic")
    wounds = [sum(card.startswith("wound") for card in player.hand.cards) for player in play.state.players]
    assert (play.turn.seat, wounds) == (1, [1, 0, 1])


def test_mana_meltdown_melts_crystals_or_wounds() -> None:
    play = duel(hand="mana_meltdown", mana="red", dice=[1])
    play.state.players[1].crystals = colours("blue green", 4)
    play = again(play)
    play.do("play:mana_meltdown:basic")
    assert play.state.players[1].crystals == colours("blue", 4)  # the second of its two, as the die fell
    assert play.state.players[2].hand.cards == ["wound.1"]
    assert play.keys == ["pick_colour:green", "skip"]
    play.do("pick_colour:green")
    assert play.hero.crystals == colours("green", 4)
    play = duel(hand="mana_meltdown", mana="red")
    play.do("play:mana_meltdown:basic")
    assert [len(player.hand) for player in play.state.players] == [0, 1, 1]
    assert play.prompt == "ask-move"  # no crystal was lost


@rule("MK-DAMAGE-23")
def test_wounds_dealt_to_rivals_in_a_combat_knock_nobody_out() -> None:
    others = {"tovak": "", "goldyx": "", "norowas": ""}
    things: dict[str, Any] = {"scenario": "full_conquest", "others": others, "hand": "mana_meltdown march"}
    play = land(drawing="@ O", spots={"O": "plains !prowlers"}, mana="red", **things)
    play.do("challenge:O", "play:mana_meltdown:basic")
    assert [len(player.hand) for player in play.state.players[1:]] == [1, 1, 1]
    play.do("end_phase", "end_phase")
    assert play.hand() == ["march", "wound", "wound"]  # two of five, not five


def test_mana_meltdown_need_not_be_kept() -> None:
    play = duel(hand="mana_meltdown", mana="red")
    play.state.players[1].crystals = colours("blue", 4)
    play = again(play)
    play.do("play:mana_meltdown:basic", "skip")
    assert play.hero.crystals == [0] * 4


def test_mana_radiance_wounds_for_crystals_of_a_colour() -> None:
    play = duel(hand="mana_meltdown", mana="red black", night=True, crystals="blue")
    play.state.players[1].crystals = colours("blue blue red", 4)
    play = again(play)
    play.do("play:mana_meltdown:strong", "pick_colour:blue")
    assert [len(player.hand) for player in play.state.players] == [1, 2, 0]
    assert (play.hero.crystals, play.hero.mana) == (colours("blue blue blue", 4), [0] * 6)
    assert play.state.players[1].crystals == colours("blue blue red", 4)


def test_mind_read_makes_others_discard_a_colour() -> None:
    play = duel(hand="mind_read march", mana="white")
    equip(play.state.players[1], hand="rage fireball march wound")
    equip(play.state.players[2], hand="march stamina")
    play = again(play)
    play.do("play:mind_read:basic", "pick_colour:red")
    assert play.hero.crystals == colours("red", 4)
    assert (play.ask.seat, play.keys) == (1, ["pick_card:rage", "pick_card:fireball"])
    play.do("pick_card:fireball")
    assert play.state.players[1].discard.cards == ["fireball"]
    seen = redact(play.state, 1)
    assert HIDDEN not in seen.players[2].hand.cards  # no red card: the hand was shown
    assert set(seen.players[0].hand.cards) == {HIDDEN}
    assert play.hand() == ["march"]  # the caster discards nothing


def test_mind_steal_keeps_an_action_card_for_good() -> None:
    play = duel(hand="mind_read", mana="white black", night=True)
    equip(play.state.players[1], hand="rage")
    equip(play.state.players[2], hand="fireball")
    play = again(play)
    play.do("play:mind_read:strong", "pick_colour:red")
    assert play.keys == ["pick_card:rage", "skip"]  # a Spell cannot be stolen
    play.do("pick_card:rage")
    assert play.hand() == ["rage"]
    assert [len(player.discard) for player in play.state.players] == [0, 0, 1]


def test_mind_steal_finds_no_action_card() -> None:
    play = duel(hand="mind_read", mana="white black", night=True)
    equip(play.state.players[1], hand="fireball")
    play = again(play).do("play:mind_read:strong", "pick_colour:red")
    assert play.prompt == "ask-move"  # nothing was asked


def test_mind_steal_may_be_declined() -> None:
    play = duel(hand="mind_read", mana="white black", night=True)
    equip(play.state.players[1], hand="rage")
    play = again(play)
    play.do("play:mind_read:strong", "pick_colour:red", "skip")
    assert play.hand() == []
    assert len(play.state.players[1].discard) == 1


def test_every_spell_is_written() -> None:
    spells = [card for card in DEEDS.values() if card.kind == "spell" and card.set == "base"]
    assert len(spells) == 20
    assert all(card.basic is not None and card.strong is not None for card in spells)
