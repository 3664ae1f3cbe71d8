"""Every Advanced Action, Spell and Artifact of The Lost Legion: both effects, and what they need."""

from typing import Any

import pytest

from emberhall.games.mage_knight.rules.attacks import attack_value
from emberhall.games.mage_knight.rules.common import commanded
from emberhall.games.mage_knight.rules.damage import resistances
from emberhall.games.mage_knight.state import BLOCKED, PREVENTED, THREATENS, SkillToken, UnitCard
from emberhall.games.mage_knight.terms import (
    ALL_RESISTANCES,
    BLUE,
    COLD_FIRE,
    DESERT,
    FIRE,
    FOREST,
    HILLS,
    ICE,
    LAKE,
    MOUNTAIN,
    NEVER,
    PHYSICAL,
    PLAINS,
    RANGED,
    RED,
    RESIST_PHYSICAL,
    SIEGE,
    SWAMP,
    Change,
)
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round
from tests.mage_knight.positions import Position, again, cards, colours, fight, land, units, visit
from tests.mage_knight.test_hero_combat import hit, near, tovak
from tests.mage_knight.test_rounds import _game

LEGION = {"expansions": ("lost_legion",)}


def battle(foes: str = "prowlers", **things: Any) -> Position:
    """A fight with The Lost Legion in play."""
    return fight(foes=foes, options=LEGION, **things)


def offer(play: Position, advanced: str = "", spells: str = "") -> Position:
    """Lay out these cards in the offers."""
    if advanced:
        play.state.advanced_offer.cards = cards("", advanced)
    if spells:
        play.state.spell_offer.cards = cards("", spells)
    return again(play)


# Advanced Actions


@rule("MKX-MULTI-06")
@pytest.mark.parametrize(
    ("how", "before", "n"), [("basic", 0, 2), ("basic", 1, 4), ("strong", 0, 4), ("strong", 2, 10)]
)
def test_counterattack_counts_enemies_that_were_blocked(how: str, before: int, n: int) -> None:
    play = battle("prowlers wolf_riders", phase="attack", hand="counterattack", mana="red")
    for foe in play.foes[:before]:
        foe.attacks[0].state = BLOCKED
    play.do("target:0", f"play:counterattack:{how}")
    assert play.combat.points[PHYSICAL] == n


@rule("MKX-MULTI-06")
def test_counterattack_does_not_count_an_enemy_with_an_attack_left() -> None:
    play = battle("orc_skirmishers", phase="attack", hand="counterattack")
    play.foes[0].attacks[0].state = BLOCKED
    play.foes[0].attacks[1].state = PREVENTED
    play.do("target:0", "play:counterattack:basic")
    assert play.combat.points[PHYSICAL] == 2


@pytest.mark.parametrize(
    ("how", "card", "place", "n"),
    [
        ("basic", "rage", PHYSICAL, 5),
        ("basic", "stamina", ICE, 3),
        ("basic", "swiftness", 4 * RANGED, 3),
        ("basic", "march", 4 * SIEGE, 2),
        ("strong", "rage", FIRE, 6),
        ("strong", "stamina", COLD_FIRE, 4),
        ("strong", "swiftness", 4 * RANGED + FIRE, 4),
        ("strong", "march", 4 * SIEGE + FIRE, 3),
    ],
)
def test_ritual_attack_goes_by_the_colour_of_the_card_thrown_away(how: str, card: str, place: int, n: int) -> None:
    play = battle(phase="attack", hand=f"ritual_attack {card} fireball wound", mana="red")
    play.do("target:0", f"play:ritual_attack:{how}")
    assert play.combat.points[place] == n
    assert sum(play.combat.points) == n
    assert [card.split(".")[0] for card in play.state.box.cards] == [card]
    assert play.hand() == ["fireball", "wound"]


def test_ritual_attack_before_the_block_phase_takes_white_or_green_cards() -> None:
    play = battle(hand="ritual_attack rage swiftness march").do("target:0", "play:ritual_attack:basic")
    assert play.keys == ["pick_card:swiftness", "pick_card:march"]
    fortified = battle("diggers", hand="ritual_attack rage swiftness march")
    fortified.do("target:0", "play:ritual_attack:basic")
    assert fortified.combat.points[4 * SIEGE] == 2  # the green one alone
    assert battle(hand="ritual_attack rage").do("target:0").offers("play:ritual_attack") == []


def test_blood_of_ancients_takes_a_card_for_a_wound_and_mana() -> None:
    play = offer(land(hand="blood_of_ancients", mana="white", source="blue"), "fire_bolt agility ice_shield")
    play.do("play:blood_of_ancients:basic")
    assert play.keys == ["pay:die:blue", "pay:token:white"]
    play.do("pay:token:white")
    assert play.hand() == ["wound", "agility"]
    assert len(play.state.advanced_offer) == 3
    nothing = offer(land(hand="blood_of_ancients", mana="green"), "fire_bolt agility ice_shield")
    assert nothing.offers("play:blood_of_ancients:basic") == []


@pytest.mark.parametrize(("where", "hand", "discard"), [("to_hand", ["wound"], 0), ("to_discard", [], 1)])
def test_strong_blood_of_ancients_borrows_a_strong_effect(where: str, hand: list[str], discard: int) -> None:
    play = offer(land(hand="blood_of_ancients", mana="red"), "fire_bolt frost_bridge intimidate")
    play.do("play:blood_of_ancients:strong", where)
    assert play.turn.move == 4  # Frost Bridge is the only one of use
    assert play.hand() == hand
    assert len(play.hero.discard) == discard
    assert [str(card) for card in play.state.advanced_offer] == ["fire_bolt", "frost_bridge", "intimidate"]


@pytest.mark.parametrize(
    ("how", "foe", "block"), [("basic", "prowlers", 3), ("basic", "wolf_riders", 6), ("strong", "wolf_riders", 10)]
)
def test_shield_bash_counts_double_against_swift_attacks(how: str, foe: str, block: int) -> None:
    play = battle(foe, phase="block", hand="shield_bash", mana="blue").do("block:0:0", f"play:shield_bash:{how}")
    assert play.combat.block == [block, 0, 0, 0]


@rule("MKX-ARCANE-04", "MKX-ARCANE-08")
@pytest.mark.parametrize(
    ("foe", "block", "armor"),
    # Block 5 against attacks of 4, 3 (Swift: 10 against 6) and 6; the last two are immune
    [("prowlers", 5, 2), ("wolf_riders", 10, 1), ("grim_legionnaires", 11, 10), ("ice_mages_enemy", 11, 6)],
)
def test_strong_shield_bash_lowers_the_armor_by_the_excess(foe: str, block: int, armor: int) -> None:
    play = battle(foe, phase="block", hand="shield_bash", mana="blue").do("block:0:0", "play:shield_bash:strong")
    if play.combat.block[0] != block:
        play.combat.block[0] = block
        play.combat.block[3] = 5  # and Cold Fire, so that it is enough against Ice
    again(play).do("parry")
    assert play.foes[0].armor == armor


@rule("MKX-EFFECT-01", "MKX-EFFECT-02", "MKX-EFFECT-03", "MKX-EFFECT-05", "MKX-WALL-04")
def test_temporal_portal_is_the_action_of_the_turn() -> None:
    play = land("wolfhawk", " p X\np @ p", spots={"X": "plains"}, hand="temporal_portal march", move=3)
    play.do("play:temporal_portal:basic", "space:X")
    assert play.stands_on("X")
    assert play.turn.acted
    assert (play.turn.move, play.hero.next_draw, play.state.phase) == (0, 1, "after")
    assert play.offers("play:temporal_portal") == []
    play.do("end_turn", "done")
    assert len(play.state.players[0].hand) == 3  # one card is left, two are in the deck


@pytest.mark.parametrize(("effect", "reach", "draw"), [(0, 2, 1), (1, 1, 2)])
def test_strong_temporal_portal_leads_farther_or_gives_more_cards(effect: int, reach: int, draw: int) -> None:
    play = land(drawing="p @ p p p", hand="temporal_portal", mana="blue")
    play.do("play:temporal_portal:strong", f"effect:{effect}")
    assert len(play.offers("space")) == (3 if reach == 2 else 2)
    play.do("skip")
    assert play.hero.next_draw == draw


@rule("MKX-EFFECT-04")
def test_temporal_portal_cannot_be_played_while_resting() -> None:
    play = land(hand="temporal_portal march rage").do("rest", "pick_card:rage")
    assert play.offers("play:temporal_portal") == []


@rule("MKX-EFFECT-06")
def test_more_cards_after_the_last_turn_of_the_round_come_with_the_next_round() -> None:
    play = land(hand="temporal_portal march", drawing="@", deck="rage stamina")
    play.state.round_turns = 1
    again(play).do("play:temporal_portal:basic", "end_turn")
    assert play.state.players[0].next_draw == 1


@pytest.mark.parametrize(("how", "picks", "gained"), [("basic", 1, "red"), ("strong", 2, "red red")])
def test_spell_forge_gives_crystals_of_the_colours_of_spells(how: str, picks: int, gained: str) -> None:
    play = offer(land(hand="spell_forge", mana="blue"), spells="fireball flame_wall tremor")
    play.do(f"play:spell_forge:{how}", "pick_card:fireball", *["pick_card:flame_wall"][: picks - 1])
    assert play.hero.crystals == colours(gained, 4)
    assert len(play.state.spell_offer) == 3


@pytest.mark.parametrize(
    ("how", "effect", "n", "reputation", "fame"),
    [("basic", 0, 3, 0, 2), ("basic", 1, 2, 2, 2), ("strong", 0, 6, 0, 2), ("strong", 1, 4, 2, 4)],
)
def test_chivalry_honours_each_enemy_defeated(how: str, effect: int, n: int, reputation: int, fame: int) -> None:
    """Two defenders, so that no Reputation comes from rampaging enemies."""
    play = battle("prowlers prowlers", phase="attack", site="keep", hand="chivalry", mana="white")
    play.do("target:0", "target:1", f"play:chivalry:{how}", f"effect:{effect}")
    assert play.combat.points[PHYSICAL] == n
    play.combat.points[PHYSICAL] = 6
    before = play.hero.fame
    again(play).do("strike")
    assert play.state.players[0].reputation == -1 + reputation
    assert play.state.players[0].fame - before == 2 + fame  # 2 + 2 for the enemies


def test_chivalry_gives_nothing_for_enemies_defeated_by_another_attack() -> None:
    play = battle("prowlers prowlers", phase="attack", site="keep", hand="chivalry rage rage", mana="red red")
    play.do("target:0", "play:chivalry:basic", "effect:1", "play:rage:strong", "strike")
    assert play.state.players[0].reputation == 0
    play.do("target:1", "play:rage:strong", "strike")
    assert play.state.players[0].reputation == 0


@rule("MKX-EFFECT-01")
def test_peaceful_moment_heals_for_influence() -> None:
    play = land(hand="peaceful_moment promise wound wound", reputation=-6)
    assert play.offers("play:promise") == []
    play.do("play:peaceful_moment:basic")
    assert (play.turn.influence, play.state.phase) == (3, "after")
    play.do("play:promise:basic", "spend:peaceful_heal")
    assert play.turn.heal == 1
    play.do("spend:peaceful_heal", "heal_hand", "heal_hand")
    assert (play.turn.influence, play.hand()) == (1, [])
    assert play.offers("spend") == []


def test_strong_peaceful_moment_readies_a_unit() -> None:
    play = land(hand="peaceful_moment", mana="white", unit="peasants/spent utem_swordsmen/spent", level=3)
    play.do("play:peaceful_moment:strong", "spend:peaceful_ready", "pick_unit:utem_swordsmen")
    assert [unit.ready for unit in play.hero.units] == [False, True]
    assert play.turn.influence == 2
    assert play.offers("spend") == ["spend:peaceful_heal"]


@pytest.mark.parametrize(("influence", "readied"), [(3, ["peasants"]), (4, ["utem_swordsmen"])])
def test_a_unit_is_readied_for_two_influence_a_level(influence: int, readied: list[str]) -> None:
    play = land(hand="peaceful_moment", mana="white", unit="peasants/spent utem_swordsmen/spent", level=3)
    play.do("play:peaceful_moment:strong")
    play.turn.influence = influence
    play = again(play).do("spend:peaceful_ready")
    if play.offers("pick_unit"):
        play.do("pick_unit:utem_swordsmen")
    assert [unit.card.partition(".")[0] for unit in play.hero.units if unit.ready] == readied


@pytest.mark.parametrize(("how", "n"), [("basic", 3), ("strong", 6)])
def test_peaceful_moment_in_an_interaction_is_influence(how: str, n: int) -> None:
    play = visit(hand="peaceful_moment", mana="white").do(f"play:peaceful_moment:{how}")
    assert (play.turn.influence, play.state.phase) == (n, "interact")


@rule("MKX-ELUSIVE-06", "MKX-MULTI-05")
@pytest.mark.parametrize(
    ("how", "choices", "values", "n"),
    [
        ("basic", ("lower:0:0",), [2, 3], 1),
        ("strong", ("effect:0", "lower:1:0"), [4, 0], 2),
        ("strong", ("effect:1", "lower:0:0"), [2, 1], 2),
    ],
)
def test_dodge_and_weave(how: str, choices: tuple[str, ...], values: list[int], n: int) -> None:
    play = battle("prowlers cursed_hags", phase="block", hand="dodge_and_weave", mana="white")
    play.do(f"play:dodge_and_weave:{how}", *choices)
    assert [foe.attacks[0].value for foe in play.foes] == values
    assert [foe.attacks[0].state for foe in play.foes] == [BLOCKED if not value else THREATENS for value in values]
    for foe in play.foes:
        foe.attacks[0].state = PREVENTED
    play = again(play).do("target:0", "later_attack:unhurt_attack")
    assert play.combat.points[PHYSICAL] == n
    assert play.offers("later") == []


def test_dodge_and_weave_gives_nothing_to_a_wounded_hero() -> None:
    play = battle(phase="block", hand="dodge_and_weave")
    play.do("play:dodge_and_weave:basic", "end_phase")
    play.do("target:0")
    assert play.combat.wounds == 1
    assert play.offers("later") == []


@pytest.mark.parametrize(
    ("how", "discards", "n", "left"),
    [
        ("basic", ("done",), 2, ["wound", "wound", "march"]),
        ("basic", ("pick_card:wound",), 3, ["wound", "march"]),
        ("strong", ("pick_card:wound", "pick_card:march"), 7, ["wound"]),
    ],
)
def test_stout_resolve_is_raised_by_cards(how: str, discards: tuple[str, ...], n: int, left: list[str]) -> None:
    play = land(hand="stout_resolve wound wound march", mana="green").do(f"play:stout_resolve:{how}", *discards)
    assert (play.turn.move, play.hand()) == (n, left)
    attack = battle(phase="attack", hand="stout_resolve").do("target:0", "play:stout_resolve:basic")
    assert attack.combat.points[PHYSICAL] == 2
    assert battle(phase="block", hand="stout_resolve").do("block:0:0", "play:stout_resolve:basic").combat.block[0] == 2
    assert visit(hand="stout_resolve").do("play:stout_resolve:basic").turn.influence == 2


def test_force_of_nature_makes_a_unit_resist() -> None:
    play = battle(phase="block", hand="force_of_nature", unit="peasants foresters", level=3)
    play.do("play:force_of_nature:basic", "pick_unit:foresters")
    assert [resistances(play.state, unit) for unit in play.hero.units] == [0, RESIST_PHYSICAL]
    siege = battle("diggers", hand="force_of_nature", mana="green").do("target:0", "play:force_of_nature:strong")
    assert siege.combat.points[4 * SIEGE] == 3
    block = battle(phase="block", hand="force_of_nature", mana="green").do("block:0:0", "play:force_of_nature:strong")
    assert block.combat.block[PHYSICAL] == 6


@pytest.mark.parametrize(
    ("how", "move", "to", "draw"),
    [("basic", 3, "h", 1), ("basic", 3, "p", 0), ("strong", 5, "m", 2), ("strong", 5, "h", 1), ("strong", 5, "p", 0)],
)
def test_mountain_lore(how: str, move: int, to: str, draw: int) -> None:
    spots = {"X": {"h": "hills", "p": "plains", "m": "mountain"}[to]}
    play = land(
        drawing="@ X", spots=spots, hand="mountain_lore", mana="green", deck="march march march march rage rage rage"
    )
    play.do(f"play:mountain_lore:{how}")
    assert play.turn.move == move
    play.do("walk:X", "end_turn")
    hero = play.state.players[0]
    assert hero.at == play.spots["X"]  # no withdrawal
    assert len(hero.hand) == 5 + draw


def test_mountains_are_closed_without_mountain_lore() -> None:
    play = land(drawing="@ m", hand="mountain_lore").do("play:mountain_lore:basic")
    assert play.offers("walk") == []


# Spells


def test_offering_turns_cards_into_crystals() -> None:
    play = land(hand="offering march ruby_ring wound rage", mana="red").do("play:offering:basic")
    play.do("pick_card:march", "pick_card:ruby_ring", "pick_colour:white", "done")
    assert play.hero.crystals == colours("red green white", 4)
    assert play.hand() == ["wound", "rage"]
    red = land(hand="offering rage", mana="red").do("play:offering:basic", "pick_card:rage")
    assert red.hero.crystals == colours("red red", 4)  # nothing is asked


@pytest.mark.parametrize(
    ("pair", "place", "n", "left", "tokens"),
    # the example of the card: two green and three red crystals
    [
        ("green:red", 4 * SIEGE + FIRE, 8, "red white", "green green red red"),
        ("white:red", 4 * RANGED + FIRE, 6, "green green red red", "white red"),
    ],
)
def test_sacrifice(pair: str, place: int, n: int, left: str, tokens: str) -> None:
    crystals = "green green red red red white"
    play = battle(night=True, hand="offering", crystals=crystals, mana="red black")
    play.do("target:0", "play:offering:strong", "pay:token:red", f"pick_pair:{pair}")
    assert play.combat.points[place] == n
    assert play.hero.crystals == colours(left, 4)
    assert play.hero.mana == colours(tokens, 6)


def test_sacrifice_of_two_pairs_from_afar() -> None:
    play = battle(night=True, hand="offering", crystals="white white blue blue", mana="red black")
    play.do("target:0", "play:offering:strong")
    assert play.combat.points[4 * RANGED + ICE] == 12


def test_sacrifice_over_walls_takes_green_crystals() -> None:
    play = battle("diggers", night=True, hand="offering", crystals="white red blue green", mana="red black")
    play.do("target:0", "play:offering:strong", "pay:token:red")
    assert play.keys == ["pick_pair:green:red", "pick_pair:green:blue"]


def test_mist_form_makes_all_terrain_alike_except_heights() -> None:
    play = land(drawing="  l s\n h @ f\n  m d", hand="mist_form", mana="blue", night=True).do("play:mist_form:basic")
    assert play.turn.move == 4
    assert [play.turn.costs[i] for i in (LAKE, SWAMP, FOREST, DESERT, PLAINS)] == [2] * 5
    assert play.turn.costs[HILLS] == play.turn.costs[MOUNTAIN] == NEVER


@pytest.mark.parametrize(("foe", "wounds", "hand"), [("prowlers", 1, 2), ("medusa", 2, 1), ("ice_golems_enemy", 0, 2)])
def test_veil_of_mist_ignores_the_first_wound(foe: str, wounds: int, hand: int) -> None:
    """4, 6 and 2 damage to Armor 2; Medusa still paralyzes with the remaining Wounds."""
    play = battle(foe, phase="block", hand="mist_form march rage", mana="blue black", night=True)
    play.do("play:mist_form:strong", "end_phase")
    hero = play.state.players[0]
    assert sum(card.startswith("wound") for card in hero.hand.cards) == wounds
    assert len([card for card in hero.hand.cards if not card.startswith("wound")]) == (0 if foe == "medusa" else hand)


def test_veil_of_mist_gives_units_all_resistances() -> None:
    play = battle(hand="mist_form", mana="blue black", night=True, unit="peasants").do("play:mist_form:strong")
    assert resistances(play.state, play.hero.units[0]) == ALL_RESISTANCES


def test_charm_gives_a_crystal_or_a_discount_in_an_interaction() -> None:
    play = visit(hand="charm", mana="white").do("play:charm:basic", "effect:0", "pick_colour:green")
    assert (play.turn.influence, play.hero.crystals) == (4, colours("green", 4))
    play = visit(offer="utem_crossbowmen foresters", hand="charm", mana="white", level=3)
    play.do("play:charm:basic", "effect:1")
    assert play.offers("recruit") == ["recruit_cheaper:utem_crossbowmen", "recruit_cheaper:foresters"]
    play.do("recruit_cheaper:foresters")
    assert play.turn.influence == 2
    assert play.offers("recruit") == []


def test_possess_turns_an_enemys_attacks_on_others() -> None:
    play = battle("heroes_enemy_fire prowlers", night=True, hand="charm", mana="white black").do(
        "play:charm:strong", "foe:0"
    )
    assert [attack.state for attack in play.foes[0].attacks] == [PREVENTED, PREVENTED]
    play.do("end_phase", "end_phase")
    play.do("target:0")
    assert play.offers("later") == []  # not against itself
    play.do("give_up", "target:1", "later_attack:possessed")
    assert play.combat.points[:4] == [4, 2, 0, 0]
    assert play.offers("target") == []  # the possessed enemy cannot join the targets
    play.do("strike")
    assert play.foes[1].beaten


def test_possess_keeps_the_elements_of_the_attacks() -> None:
    play = battle("prowlers heroes_enemy_fire prowlers", night=True, hand="charm", mana="white black")
    play.do("play:charm:strong", "foe:1", "end_phase", "end_phase")
    while play.state.phase != "attack":
        play.do(play.keys[0])
    play.do("target:1")
    assert play.offers("later") == []
    play.do("give_up", "target:0", "later_attack:possessed")
    assert play.combat.points[:4] == [4, 2, 0, 0]
    assert play.offers("target") == ["target:2"]


def test_possess_takes_the_attacks_that_are_still_to_come() -> None:
    play = battle("heroes_enemy_fire prowlers", phase="block", night=True, hand="charm", mana="white black")
    play.foes[0].attacks[0].state = BLOCKED
    play = again(play).do("play:charm:strong", "foe:0")
    assert [(m.n, m.arg % 4) for m in play.turn.mods if m.what == Change.POSSESSED] == [(2, FIRE)]


def test_possess_with_a_single_attack() -> None:
    play = battle("cursed_hags prowlers", night=True, hand="charm", mana="white black")
    play.do("play:charm:strong", "foe:0", "end_phase", "end_phase")
    while play.state.phase != "attack":
        play.do(play.keys[0])
    play.do("target:1", "later_attack:possessed")
    assert play.combat.points[:4] == [3, 0, 0, 0]
    assert play.offers("target") == []


@rule("MKX-ARCANE-01", "MKX-ARCANE-02")
def test_possess_touches_neither_the_immune_nor_summoners() -> None:
    play = battle("shadow orc_summoners prowlers", night=True, hand="charm", mana="white black")
    play.do("play:charm:strong")
    assert [attack.state for foe in play.foes for attack in foe.attacks] == [THREATENS, THREATENS, PREVENTED]


def test_cure_draws_for_wounds_and_readies_units_healed_this_turn() -> None:
    play = land(
        hand="cure wound wound tranquility",
        mana="green green",
        unit="peasants/wounded",
        level=3,
        deck="march rage stamina",
    )
    play.hero.units[0].ready = False
    play = again(play).do("play:cure:basic", "heal_hand")
    assert play.hand() == ["wound", "tranquility", "stamina"]
    play.do("heal_unit:peasants")
    assert (play.hero.units[0].ready, play.hero.units[0].wounds) == (True, 0)


def test_cure_counts_what_was_healed_before() -> None:
    play = land(hand="cure wound", mana="green", deck="march rage")
    play.turn.healed, play.turn.restored = 1, []
    again(play).do("play:cure:basic")
    assert play.hand() == ["wound", "rage"]
    assert battle(hand="cure", mana="green").do("target:0").offers("play:cure") == []


@rule("MKX-MULTI-06", "MKX-ARCANE-02")
def test_disease_leaves_blocked_enemies_with_armor_1() -> None:
    foes = "prowlers orc_skirmishers shadow storm_dragon"
    play = battle(foes, phase="attack", night=True, hand="cure", mana="green black")
    for foe in play.foes:
        foe.attacks[0].state = BLOCKED
    again(play).do("play:cure:strong")
    # one attack of the Skirmishers was not blocked, the Shadow is immune
    assert [(foe.armor, foe.lower) for foe in play.foes] == [(1, 1), (4, 4), (8, 4), (1, 1)]


# Artifacts


def test_bow_of_starsdawn_shoots_for_cards() -> None:
    play = battle("prowlers prowlers", hand="bow_of_starsdawn march rage wound")
    play.do("target:0", "play:bow_of_starsdawn:basic", "pick_card:march", "pick_card:rage")
    assert play.combat.points[4 * RANGED] == 4
    play.do("strike")
    assert play.state.players[0].fame == 3  # 2 and 1
    play.do("end_phase", "end_phase")  # Block and damage
    play.combat.points[PHYSICAL] = 3
    again(play).do("target:1", "strike")
    assert play.state.players[0].fame == 5  # in another phase no more than the enemy's own


@pytest.mark.parametrize(
    ("foe", "choice", "place", "n"), [("prowlers", "double", RANGED, 8), ("diggers", "as_siege", SIEGE, 4)]
)
def test_the_strong_bow_doubles_arrows_or_shoots_over_walls(foe: str, choice: str, place: int, n: int) -> None:
    play = battle(foe, hand="bow_of_starsdawn swift_bolt", mana="white").do("play:bow_of_starsdawn:strong", "target:0")
    play.do("play:swift_bolt:strong", choice)
    assert play.combat.points[4 * place] == n
    assert attack_value(play.state, play.combat) == n


def test_the_strong_bow_keeps_the_element() -> None:
    play = battle("diggers", hand="bow_of_starsdawn fire_bolt", mana="red").do("play:bow_of_starsdawn:strong")
    play.do("target:0", "play:fire_bolt:strong", "as_siege")
    assert play.combat.points[4 * SIEGE + FIRE] == 3
    play = battle(hand="bow_of_starsdawn fire_bolt", mana="red").do("play:bow_of_starsdawn:strong")
    play.do("target:0", "play:fire_bolt:strong")
    assert (play.ask.prompt.args["n"], play.ask.prompt.args["double"]) == (3, 6)
    play.do("double")
    assert play.combat.points[4 * RANGED + FIRE] == 6


def test_the_bow_takes_as_many_cards_as_one_likes() -> None:
    play = battle(hand="bow_of_starsdawn march rage stamina")
    play.do("target:0", "play:bow_of_starsdawn:basic", "pick_card:march", "done")
    assert (play.combat.points[4 * RANGED], play.hand()) == (2, ["rage", "stamina"])


def test_the_bow_gives_no_fame_for_summoned_monsters() -> None:
    play = battle("orc_summoners prowlers", hand="bow_of_starsdawn rage")
    play.foes[1].summoner = 0
    play.do("target:0", "play:bow_of_starsdawn:basic", "done", "give_up", "target:1")
    play.combat.points[4 * SIEGE] = 9
    before = play.hero.fame
    again(play).do("strike")
    assert play.hero.fame == before


def test_the_strong_bow_makes_a_siege_attack_a_doubled_ranged_one() -> None:
    play = battle(hand="bow_of_starsdawn crushing_bolt", mana="green").do("play:bow_of_starsdawn:strong", "target:0")
    play.do("play:crushing_bolt:strong", "double")
    assert play.combat.points[4 * RANGED] == 6
    assert play.combat.points[4 * SIEGE] == 0


@rule("MKX-BANNER-01", "MKX-BANNER-02", "MKX-BANNER-03")
def test_banner_of_command_holds_one_unit_more() -> None:
    play = visit(offer="foresters", hand="banner_of_command", unit="peasants", reputation=2, mana="")
    play.do("play:banner_of_command:basic")
    assert play.turn.influence == 5
    play.do("recruit:foresters", "pick_card:banner_of_command")
    assert [(unit.card, unit.banner) for unit in play.hero.units] == [
        ("peasants.1", ""),
        ("foresters.1", "banner_of_command"),
    ]
    assert "banner_of_command" not in play.hero.play
    # another Banner: the Unit leaves the game with it
    play.hero.hand.cards = cards("arythea", "banner_of_glory")
    play = again(play).do("play:banner_of_glory:basic", "pick_unit:foresters")
    assert [unit.card for unit in play.hero.units] == ["peasants.1"]
    assert sorted(play.hero.discard.cards) == ["banner_of_command", "banner_of_glory"]
    assert play.state.unit_box.cards == ["foresters.1"]


@rule("MKX-UNIT-05", "MKX-UNIT-12", "MKX-UNIT-13", "MKX-UNIT-24")
def test_the_strong_banner_of_command_takes_a_unit_of_the_offer() -> None:
    play = land(hand="banner_of_command", options=LEGION, level=3, reputation=-5)
    play.state.unit_offer.cards = [
        UnitCard(f"{unit}.1") for unit in ("delphana_masters", "magic_familiars", "thugs", "peasants")
    ]
    play = again(play).do("play:banner_of_command:strong")
    assert play.keys == ["pick_unit:thugs", "pick_unit:peasants"]
    play.do("pick_unit:thugs")
    assert play.hero.fame == 8 + 2
    assert (play.hero.reputation, play.turn.kin) == (-5, "")


@rule("MKX-BANNER-04", "MKX-BANNER-05", "MKX-BANNER-06", "MKX-BANNER-07")
def test_banner_of_fortitude_keeps_a_unit_from_a_wound() -> None:
    play = battle("medusa", phase="damage", unit="peasants", hand="march")
    play.hero.units[0].banner = "banner_of_fortitude"
    play = again(play)
    assert play.keys == ["assign:peasants", "protect:peasants", "hero_takes"]
    play.do("protect:peasants")
    hero = play.state.players[0]
    assert (hero.units[0].wounds, hero.units[0].banner_used) == (0, True)
    # 6 damage less Armor 3: two Wounds for the hero, who may not give it to the Unit again
    assert sum(card.startswith("wound") for card in hero.hand.cards) == 2
    assert [unit.card for unit in hero.units] == ["peasants.1"]  # not paralyzed


@rule("MKX-BANNER-04")
def test_banner_of_fortitude_helps_utem_swordsmen() -> None:
    play = battle(phase="attack", unit="utem_swordsmen")
    play.hero.units[0].banner = "banner_of_fortitude"
    play = again(play).do("target:0", "activate:utem_swordsmen:1", "yes")
    assert (play.hero.units[0].wounds, play.combat.unit_points[0]) == (0, 6)


def test_the_strong_banner_of_fortitude_heals_all_units() -> None:
    play = land(hand="banner_of_fortitude", unit="peasants/wounded foresters/wounded", level=3)
    play.do("play:banner_of_fortitude:strong")
    assert [unit.wounds for unit in play.hero.units] == [0, 0]
    assert play.turn.restored == ["peasants.1", "foresters.1"]  # which Cure would ready


@pytest.mark.parametrize(
    ("foe", "offers"), [("prowlers", None), ("high_dragon", ["red", "blue", "white"]), ("golems", ["green", "white"])]
)
def test_soul_harvester(foe: str, offers: list[str] | None) -> None:
    play = battle(foe, phase="attack", hand="soul_harvester").do("target:0", "play:soul_harvester:basic")
    assert play.combat.points[PHYSICAL] == 3
    play.combat.points[PHYSICAL] = 20
    play = again(play).do("strike")
    if offers is None:
        assert play.state.players[0].crystals == colours("white", 4)
    else:
        assert play.keys == [f"pick_colour:{colour}" for colour in offers]


def test_the_strong_soul_harvester_takes_every_soul_of_the_phase() -> None:
    play = battle("prowlers prowlers golems", phase="attack", hand="rage soul_harvester", mana="red")
    play.do("target:0", "play:rage:strong", "strike", "target:1", "play:soul_harvester:strong")
    assert play.hero.crystals == colours("white", 4)  # for the first one
    play.do("strike")
    assert play.hero.crystals == colours("white white", 4)


def test_shield_of_the_fallen_kings() -> None:
    play = battle("prowlers wolf_riders", phase="block", hand="shield_of_the_fallen_kings")
    play.do("block:0:0", "play:shield_of_the_fallen_kings:basic", "effect:0")
    assert play.combat.block == [6, 0, 0, 0]
    play = battle("prowlers wolf_riders cursed_hags", phase="block", hand="shield_of_the_fallen_kings")
    play.do("block:0:0", "play:shield_of_the_fallen_kings:basic", "effect:1")
    assert play.combat.block == [4, 0, 0, 0]
    assert play.offers("later_block") == []  # another attack
    play.do("parry", "block:2:0", "later_block", "parry", "block:1:0")
    assert play.offers("later_block") == []


def test_the_strong_shield_of_the_fallen_kings_is_of_cold_fire() -> None:
    play = battle("prowlers cursed_hags fire_mages_enemy", phase="block", hand="shield_of_the_fallen_kings")
    play.do(
        "block:0:0", "play:shield_of_the_fallen_kings:strong", "effect:1", "parry", "block:1:0", "later_block", "parry"
    )
    play.do("block:2:0", "later_block")
    assert play.combat.block == [0, 0, 0, 4]
    assert play.offers("later_block") == []


def test_the_shield_of_the_fallen_kings_blocks_an_attack_once() -> None:
    play = battle("prowlers cursed_hags orc_skirmishers", phase="block", hand="shield_of_the_fallen_kings")
    play.do("block:0:0", "play:shield_of_the_fallen_kings:strong", "effect:1", "parry")
    assert play.offers("later_block") == []  # before an attack is chosen
    play.do("block:2:0", "later_block")
    assert play.offers("later_block") == []  # once for this attack
    play.do("parry", "block:2:1")
    assert play.offers("later_block") == ["later_block"]  # the other attack of the same enemy


def test_druidic_staff_goes_by_the_colour_of_the_card() -> None:
    play = land(hand="druidic_staff swiftness march rage stamina wound", unit="fire_mages/spent", level=3)
    play.do("play:druidic_staff:basic")
    assert play.offers("pick_card") == [f"pick_card:{card}" for card in ("swiftness", "march", "rage", "stamina")]
    play.do("pick_card:stamina", "pick_colour:white")
    assert play.hero.crystals == colours("white white", 4)
    healed = land(hand="druidic_staff march").do("play:druidic_staff:basic")
    assert healed.turn.heal == 3
    ready = land(hand="druidic_staff rage", unit="fire_mages/spent", level=3).do("play:druidic_staff:basic")
    assert ready.hero.units[0].ready
    moved = land(drawing="@ l X", spots={"X": "plains"}, hand="druidic_staff swiftness").do("play:druidic_staff:basic")
    assert moved.stands_on("X")
    fought = battle(hand="druidic_staff swiftness march rage stamina").do("play:druidic_staff:basic", "pick_colour:red")
    assert fought.hero.crystals == colours("red red", 4)  # in combat only the blue one


def test_the_strong_druidic_staff_does_two_things() -> None:
    play = land(hand="druidic_staff", drawing="@").do("play:druidic_staff:strong", "effect:1", "pick_colour:green")
    assert (play.hero.crystals, play.turn.heal) == (colours("green green", 4), 3)
    assert play.prompt != "ask-choose-effect"  # two, no more
    many = land(hand="druidic_staff", unit="fire_mages/spent", level=3)
    many.do("play:druidic_staff:strong", "effect:0", "effect:1")
    assert (many.prompt, many.turn.heal, many.hero.units[0].ready) == ("ask-move", 3, True)
    golems = land(hand="druidic_staff", drawing="@", unit="altem_mages/spent fire_mages/spent", level=5)
    golems.do("play:druidic_staff:strong", "effect:0")
    assert [unit.ready for unit in golems.hero.units] == [False, True]  # Level 4 is too high
    away = land(hand="druidic_staff", drawing="@ l X l Y", spots={"X": "plains", "Y": "plains"})
    away.do("play:druidic_staff:strong", "effect:3")
    assert away.stands_on("X")  # two spaces, no more


def test_circlet_of_proficiency_uses_a_common_skill() -> None:
    play = land(hand="circlet_of_proficiency")
    play.state.common_skills.cards = [
        SkillToken(s) for s in ("double_time", "flight", "mana_exploit", "shield_mastery")
    ]
    play = again(play).do("play:circlet_of_proficiency:basic")
    assert play.keys == ["pick_skill:double_time", "pick_skill:flight"]  # no interactive one, no Block now
    play.do("pick_skill:double_time")
    assert play.turn.move == 4  # twice
    assert "double_time" in play.state.common_skills


def test_a_skill_of_each_round_is_used_once_through_the_circlet() -> None:
    play = land(hand="circlet_of_proficiency wound wound wound")
    play.state.common_skills.cards = [SkillToken("refreshing_bath")]
    play = again(play).do("play:circlet_of_proficiency:basic")
    assert play.hero.crystals[BLUE] == 1
    assert play.turn.heal == 1


def test_the_circlet_lends_invocation_for_another_card() -> None:
    """The mana is spent on another card, never on the Circlet, which is in play by then."""
    play = land(hand="circlet_of_proficiency march stamina")
    play.state.common_skills.cards = [SkillToken("invocation")]
    play = again(play).do("play:circlet_of_proficiency:basic")
    assert play.turn.move == 4  # Stamina was discarded for the mana that March takes
    assert play.hand() == []
    alone = land(hand="circlet_of_proficiency march")
    alone.state.common_skills.cards = [SkillToken("invocation")]
    assert again(alone).offers("play:circlet_of_proficiency:basic") == []


def test_the_strong_circlet_takes_a_common_skill() -> None:
    play = land(hand="circlet_of_proficiency")
    play.state.common_skills.cards = [SkillToken("double_time"), SkillToken("flight")]
    again(play).do("play:circlet_of_proficiency:strong", "pick_skill:flight")
    assert play.hero.skills == ["flight"]
    assert play.state.common_skills.cards == ["double_time"]


def test_tome_of_all_spells() -> None:
    play = offer(battle(hand="tome_of_all_spells rage march"), spells="fireball tremor snowstorm")
    play.do("target:0", "play:tome_of_all_spells:basic", "pick_card:rage")
    assert play.combat.points[4 * RANGED + FIRE] == 5
    assert play.hand() == ["march"]
    assert "fireball" in play.state.spell_offer
    play = offer(battle(hand="tome_of_all_spells rage"), spells="fireball tremor snowstorm")
    play.do("target:0", "play:tome_of_all_spells:strong")  # by Day
    assert play.combat.points[4 * SIEGE + FIRE] == 8
    nothing = offer(battle(hand="tome_of_all_spells stamina"), spells="fireball tremor tremor")
    assert nothing.do("target:0").offers("play:tome") == []


def test_spell_forge_takes_two_different_spells() -> None:
    play = offer(land(hand="spell_forge", mana="blue"), spells="fireball tremor snowstorm")
    play.do("play:spell_forge:strong", "pick_card:fireball")
    assert play.keys == ["pick_card:tremor", "pick_card:snowstorm"]


def test_cure_readies_units_healed_before_it() -> None:
    play = land(hand="tranquility cure", mana="green", unit="peasants/wounded", level=3)
    play.hero.units[0].ready = False
    play = again(play).do("play:tranquility:basic", "effect:0", "heal_unit:peasants")
    assert not play.hero.units[0].ready
    play.do("play:cure:basic")
    assert play.hero.units[0].ready


def test_possess_waits_for_the_attack_phase() -> None:
    play = battle("heroes_enemy_fire prowlers", night=True, hand="charm", mana="white black")
    play.do("play:charm:strong", "foe:0", "target:1")
    assert play.offers("later") == []


def test_the_bow_gives_fame_for_all_who_were_defeated_in_the_phase() -> None:
    play = battle("orc_summoners prowlers prowlers prowlers", hand="bow_of_starsdawn rage")
    play.foes[3].summoner = 0  # a monster that was summoned counts for nothing
    for i in (1, 2, 3):
        play.combat.points[4 * SIEGE] = 9
        play = again(play).do(f"target:{i}", "strike")
    before = play.hero.fame
    play.do("target:0", "play:bow_of_starsdawn:basic", "pick_card:rage")
    assert play.hero.fame - before == 2


def test_other_units_are_led_but_neither_cards_nor_the_leader() -> None:
    play = battle(phase="attack", unit="shocktroops peasants", level=3, hand="rage march").do("target:0")
    play.do("activate:shocktroops:0")
    assert play.combat.unit_points[4 * RANGED] == 1
    play.do("play:rage:basic")
    assert play.combat.points[PHYSICAL] == 2


@rule("MKX-EFFECT-02")
def test_no_action_of_a_card_beside_a_rival() -> None:
    """On another hero's space the turn ends in a combat: no other action is possible."""
    play = near(hand="temporal_portal march", options=LEGION).do("walk:X")
    assert play.offers("play:temporal_portal") == []
    assert near(hand="temporal_portal march", options=LEGION).offers("play:temporal_portal:basic")


@rule("MKX-KRANG-02")
def test_a_skill_lent_by_the_circlet_is_not_turned_face_down() -> None:
    play = land(hand="circlet_of_proficiency", options={"expansions": ("lost_legion", "krang")})
    play.state.common_skills.cards = [SkillToken("shamanic_ritual")]
    play = again(play).do("play:circlet_of_proficiency:basic", "pick_colour:red")
    assert play.hero.mana[RED] == 1
    assert play.hero.skills_down == []


@rule("MKX-BANNER-01")
@pytest.mark.parametrize(("answer", "banner"), [("pick_unit:foresters", "banner_of_command"), ("skip", "")])
def test_a_banner_of_command_may_save_a_command_token(answer: str, banner: str) -> None:
    play = visit(offer="foresters", hand="banner_of_command", reputation=2)
    play.do("play:banner_of_command:basic", "recruit:foresters")
    assert play.prompt == "ask-banner"
    play.do(answer)
    assert [unit.banner for unit in play.hero.units] == [banner]
    assert len(commanded(play.hero)) == (not banner)
    assert ("banner_of_command" in play.hero.play) == (not banner)


def test_starsdawn_gives_fame_for_its_own_phase_only() -> None:
    """An enemy destroyed in the Block phase was not defeated in the Ranged and Siege phase."""
    hand = "bow_of_starsdawn burning_shield"
    play = fight("arythea", hand=hand, mana="red black", night=True, options=LEGION)
    play.do("target:0", "play:bow_of_starsdawn:basic", "done", "give_up", "end_phase")
    play.do("block:0:0", "play:burning_shield:strong", "parry")
    assert play.state.players[0].fame == 2


def test_dodge_and_weave_counts_the_wounds_of_earlier_phases() -> None:
    play = fight("arythea", phase="block", hand="dodge_and_weave blood_rage", options=LEGION)
    play.do("play:dodge_and_weave:basic", "block:0:0")
    play.combat.block[PHYSICAL] = 9
    play = again(play).do("parry", "target:0", "play:blood_rage:basic", "effect:1")
    assert play.combat.wounds == 1
    play.do("later_attack:unhurt_attack")
    assert play.combat.points[PHYSICAL] == 5 + 1


@rule("MKX-BANNER-02", "MKX-BANNER-03")
def test_the_banner_of_command_is_taken_back() -> None:
    state = _game()
    hero = state.players[0]
    hero.units = units("peasants foresters")
    hero.units[1].banner = "banner_of_command"
    hero.deck.cards = cards("arythea", "march rage stamina swiftness promise")
    next_round(state).do("yes")
    assert [unit.card for unit in hero.units] == ["peasants.1"]
    assert "banner_of_command" in [*hero.deck, *hero.hand]
    assert "foresters.1" in state.unit_box.cards


@rule("MKX-BANNER-02", "MKX-BANNER-03")
def test_the_banner_of_command_is_stolen() -> None:
    play = hit(12, rival={"hand": "march", "unit": "peasants/wounded herbalists"})
    tovak(play).units[0].banner = "banner_of_command"
    play = again(play).do("steal:banner_of_command")
    assert [unit.card for unit in tovak(play).units] == ["herbalists.1"]
    assert play.hero.discard.cards == ["banner_of_command"]
