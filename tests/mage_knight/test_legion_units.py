"""Every Unit of The Lost Legion: its figures, its abilities, how it is recruited and what it costs."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import UNIT
from emberhall.games.mage_knight.state import BLOCKED, PREVENTED, Modifier, UnitCard
from emberhall.games.mage_knight.terms import (
    BLUE,
    BROWN_PILE,
    COLD_FIRE,
    COLOURS,
    FORTIFIED,
    GREEN,
    PHYSICAL,
    RANGED,
    RED,
    RESISTANCES,
    SIEGE,
    WHITE,
    Change,
)
from emberhall.kernel import HIDDEN
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round
from tests.mage_knight.positions import Position, again, colours, fight, land, units, visit
from tests.mage_knight.test_hero_combat import clash, tovak

LEGION = {"expansions": ("lost_legion",)}

FIGURES = {
    # copies, elite, Level, cost, Armor, resistances, where
    "scouts": (2, False, 1, 4, 2, "", "village monastery keep mage_tower city"),
    "thugs": (2, False, 1, 5, 5, "", "village keep"),
    "shocktroops": (2, False, 2, 6, 3, "", "keep"),
    "magic_familiars": (2, False, 2, 6, 5, "", "monastery mage_tower magical_glade"),
    "heroes_blue": (1, True, 3, 9, 4, "ice", "village keep city"),
    "heroes_red": (1, True, 3, 9, 4, "fire", "village keep city"),
    "heroes_green": (1, True, 3, 9, 3, "physical", "village keep city"),
    "heroes_white": (1, True, 3, 9, 6, "", "village keep city"),
    "sorcerers": (2, True, 3, 9, 4, "fire ice", "mage_tower monastery"),
    "delphana_masters": (2, True, 4, 13, 3, "physical fire ice", "city"),
}


def battle(foes: str = "prowlers", **things: Any) -> Position:
    return fight(foes=foes, options=LEGION, **things)


def market(site: str = "village", **things: Any) -> Position:
    return visit(site=site, options=LEGION, level=5, **things)


@rule("MKX-COMP-09", "MKX-COMP-10", "MKX-UNIT-20")
def test_every_unit_has_its_figures() -> None:
    legion = [unit for unit in UNIT.values() if unit.set == "lost_legion"]
    assert [unit.id for unit in legion] == list(FIGURES)
    for unit in legion:
        resists = " ".join(name for i, name in enumerate(RESISTANCES) if unit.resistances >> i & 1)
        where = " ".join(unit.where)
        figures = (unit.copies, unit.elite, unit.level, unit.cost, unit.armor, resists, where)
        assert figures == FIGURES[unit.id], unit.id


# Attacks and Blocks

ATTACKS = [
    # Unit, ability, mana, phase, place among the points, value
    ("scouts", 0, "", "ranged", 4 * SIEGE, 1),
    ("thugs", 1, "", "attack", PHYSICAL, 3),
    ("shocktroops", 0, "", "ranged", 4 * RANGED, 1),
    ("heroes_blue", 0, "", "attack", PHYSICAL, 5),
    ("heroes_red", 2, "red", "attack", COLD_FIRE, 6),
    ("heroes_white", 2, "white", "ranged", 4 * RANGED, 7),
    ("sorcerers", 0, "", "ranged", 4 * RANGED, 3),
]


@pytest.mark.parametrize("attack", ATTACKS)
def test_attacks(attack: tuple[str, int, str, str, int, int]) -> None:
    unit, ability, mana, phase, place, n = attack
    play = battle(unit=unit, mana=mana, phase=phase).do("target:0", f"activate:{unit}:{ability}")
    assert play.combat.unit_points[place] == n
    assert sum(play.combat.unit_points) == n


@pytest.mark.parametrize(
    ("unit", "ability", "mana", "element", "n"),
    [("thugs", 0, "", 0, 3), ("heroes_green", 0, "", 0, 5), ("heroes_blue", 2, "blue", COLD_FIRE, 8)],
)
def test_blocks(unit: str, ability: int, mana: str, element: int, n: int) -> None:
    play = battle(unit=unit, mana=mana, phase="block").do("block:0:0", f"activate:{unit}:{ability}")
    assert play.combat.block[element] == n


def test_heroes_in_green_heal() -> None:
    play = land(unit="heroes_green", mana="green", options=LEGION).do("activate:heroes_green:2")
    assert play.turn.heal == 4
    assert battle(unit="heroes_green", mana="green").offers("activate:heroes_green:2") == []


@pytest.mark.parametrize(("unit", "n", "reputation"), [("thugs", 4, -1), ("heroes_blue", 5, 1)])
def test_influence_of_thugs_and_heroes_changes_reputation(unit: str, n: int, reputation: int) -> None:
    ability = 2 if unit == "thugs" else 1
    play = market(unit=unit).do(f"activate:{unit}:{ability}")
    assert (play.turn.influence, play.hero.reputation) == (n, reputation)


def test_thugs_attack_costs_reputation() -> None:
    play = battle(unit="thugs", phase="attack").do("target:0", "activate:thugs:1")
    assert play.hero.reputation == -1


# Scouts


def test_scouts_look_at_a_garrison_and_give_fame_for_it() -> None:
    spots = {"K": "hills keep crossbowmen", "L": "hills keep guardsmen"}
    play = land(
        drawing="@ p p K L",
        spots=spots,
        unit="scouts",
        options=LEGION,
        scenario="full_conquest",
        others={"tovak": ""},
        night=True,
    )
    play.do("activate:scouts:1")
    assert play.offers("scout") == [
        "scout:3,0:0",
        *(f"scout_pile:{pile}" for pile in ("green", "gray", "violet", "brown", "white", "red")),
    ]
    play.do("scout:3,0:0")
    assert play.session.view(0).state.places[play.spots["K"]].garrison[0].cards == ["crossbowmen.0"]
    assert play.session.view(1).state.places[play.spots["K"]].garrison[0].cards == [HIDDEN]
    assert "crossbowmen" not in str(play.session.view(1).state.turn)  # nothing else tells
    play.hero.at = play.spots["K"] - 128
    play.turn.move = 4
    play = again(play).do("walk:K")
    play.state.phase = "attack"
    play.combat.points[PHYSICAL] = 9
    again(play).do("target:0", "strike")
    assert play.state.players[0].fame == 4  # 3 and 1


def test_scouts_look_at_what_others_have_seen() -> None:
    spots = {"K": "hills keep crossbowmen"}
    play = land(drawing="@ p p K", spots=spots, unit="scouts", options=LEGION, scenario="full_conquest",
                others={"tovak": ""}, night=True)  # fmt: skip
    garrison = play.at("K").garrison[0]
    for seats, offered in ((0b10, True), (0b01, False)):
        garrison.known = {garrison.cards[0]: seats}
        assert ("scout:3,0:0" in again(play).do("activate:scouts:1").keys) == offered
        play.hero.units[0].ready = True


def test_scouts_look_at_the_top_of_a_pile() -> None:
    play = land(unit="scouts", spots={"M": "hills monster_den"}, at="M", drawing="M", options=LEGION)
    top = play.state.enemies[BROWN_PILE].cards[-1]
    play.do("activate:scouts:1", "scout_pile:brown")
    assert play.session.view(0).state.enemies[BROWN_PILE].cards[-1] == top
    assert play.session.view(0).state.enemies[BROWN_PILE].cards[-2] == HIDDEN  # one token, no more
    play.do("enter")
    fame = play.foes[0].fame
    assert play.foes[0].token == top
    play.state.phase = "attack"
    play.combat.points[COLD_FIRE] = 30
    again(play).do("target:0", "strike")
    assert play.state.players[0].fame == fame + 1


def test_scouts_explore_from_afar() -> None:
    tiles = "start_a 0 0, country_03 1 0, country_01 0 1"
    play = land(tiles=tiles, at="country_03.C", unit="scouts", options=LEGION, move=2)
    assert play.offers("explore") == []
    play.do("activate:scouts:2")
    assert play.turn.move == 4
    assert play.offers("explore") != []


# Shocktroops


def test_shocktroops_lead_other_units() -> None:
    play = battle(unit="shocktroops utem_crossbowmen", level=3).do("target:0", "activate:shocktroops:0")
    play.do("activate:utem_crossbowmen:1")
    assert play.combat.unit_points[4 * RANGED] == 1 + 3


@rule("MKX-MULTI-05")
def test_shocktroops_weaken_an_enemy() -> None:
    play = battle("orc_skirmishers", unit="shocktroops", phase="block").do("activate:shocktroops:1", "lower:0:1")
    assert play.foes[0].armor == 3
    assert [attack.value for attack in play.foes[0].attacks] == [1, 0]
    assert play.foes[0].attacks[1].state == BLOCKED


@pytest.mark.parametrize("foe", ["swordsmen", "manticore"])
def test_shocktroops_draw_an_attack_on_themselves(foe: str) -> None:
    """6 and 4 (with Poison and Assassination), both 3 lower."""
    play = battle(foe, unit="shocktroops peasants", phase="block", level=3).do("activate:shocktroops:2", "end_phase")
    hero = play.state.players[0]
    assert hero.units[0].wounds == (1 if foe == "swordsmen" else 2)
    assert sum(card.startswith("wound") for card in hero.hand.cards) == 0


def test_shocktroops_draw_the_second_attack() -> None:
    """The second attack, raised to 5 and lowered by 3, wounds the Shocktroops; the first one wounds the hero."""
    play = battle("orc_skirmishers", unit="shocktroops", phase="block", level=3)
    play.foes[0].attacks[1].value = 5
    play = again(play).do("activate:shocktroops:2", "lower:0:1", "end_phase")
    while play.state.phase == "damage":
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    assert play.state.players[0].units[0].wounds == 1
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == 1


def test_shocktroops_draw_the_attack_of_the_second_enemy() -> None:
    """Swordsmen with 6: 3 lower, and for the Shocktroops; the 4 of the Prowlers are the hero's."""
    play = battle("prowlers swordsmen", unit="shocktroops", phase="block", level=3)
    play.do("activate:shocktroops:2", "lower:1:0", "end_phase")
    while play.state.phase == "damage":
        play.do(next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_"))))
    assert play.state.players[0].units[0].wounds == 1
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == 2  # 4 against Armor 3


# Thugs and Heroes


@rule("MKX-UNIT-01", "MKX-UNIT-02", "MKX-COMP-12")
@pytest.mark.parametrize(
    ("unit", "reputation", "price"),
    # Influence for the Reputation: +2 (Thugs: -2, Heroes: +4), and -3 (Thugs: +3, Heroes: -6)
    [("thugs", 4, 5 + 4), ("thugs", -5, 5 - 6), ("heroes_red", 4, 9 - 2), ("heroes_red", -5, 9 + 3)],
)
def test_thugs_reverse_and_heroes_double_the_reputation(unit: str, reputation: int, price: int) -> None:
    play = market(offer=unit, reputation=reputation)
    play.turn.influence = 20
    again(play).do(f"recruit:{unit}")
    assert play.turn.influence == 20 - price


@rule("MKX-UNIT-03", "MKX-UNIT-04")
def test_it_counts_once_and_thugs_and_heroes_do_not_come_together() -> None:
    play = market(offer="thugs thugs heroes_red peasants", reputation=4)
    play.turn.influence = 30
    play = again(play).do("recruit:thugs")
    assert play.turn.influence == 30 - 9
    assert play.offers("recruit") == ["recruit:thugs", "recruit:peasants"]
    play.do("recruit:thugs")
    assert play.turn.influence == 30 - 9 - 5
    reason = play.session.game.why_not
    assert reason is not None
    found = reason(play.state, play.ask, "unit:heroes_red.1")
    assert found is not None
    assert found.rule == "MKX-UNIT-04"


@rule("MKX-UNIT-01", "MKX-UNIT-02")
@pytest.mark.parametrize(
    ("unit", "reputation", "price"),
    # 5 less under Bonds of Loyalty; what the Reputation gives or takes is added
    [("thugs", -5, 0 - 6), ("thugs", 4, 0 + 4), ("heroes_red", 4, 4 - 2), ("heroes_red", -5, 4 + 3)],
)
def test_loyal_thugs_and_heroes_change_the_reputation_too(unit: str, reputation: int, price: int) -> None:
    play = market(hero="norowas", offer=unit, reputation=reputation, skills="bonds_of_loyalty")
    play.turn.influence = 20
    again(play).do(f"recruit_loyal:{unit}")
    assert play.turn.influence == 20 - price


@rule("MKX-UNIT-01", "MKX-UNIT-02", "MKX-KRANG-08")
@pytest.mark.parametrize(("unit", "price"), [("thugs", 5), ("heroes_red", 9)])
@pytest.mark.parametrize("reputation", [4, -5])
def test_a_hero_who_is_disguised_after_recruiting_has_no_reputation_either(
    unit: str, price: int, reputation: int
) -> None:
    """Reputation is ignored for the whole interaction, whatever the Unit did to it."""
    both = {"expansions": ("lost_legion", "krang")}
    play = visit("krang", offer=unit, reputation=reputation, skills="arcane_disguise", options=both)
    play.turn.influence += 20
    again(play).do(f"recruit:{unit}", "use_skill:arcane_disguise", "effect:1")
    assert play.turn.influence == 20 - price


@rule("MKX-UNIT-06", "MKX-UNIT-09")
def test_thugs_take_damage_for_influence() -> None:
    play = battle(unit="thugs thugs", level=3, hand="promise promise", phase="damage")
    assert play.offers("assign") == []
    assert play.offers("play") == ["play:promise:basic", "play:promise:basic"]
    play.do("play:promise:basic", "bribe:thugs", "suffer:0:0")
    assert play.keys == ["assign:thugs", "hero_takes"]
    play.do("assign:thugs")
    assert [unit.wounds for unit in play.state.players[0].units] == [1, 0]


@rule("MKX-UNIT-06")
def test_thugs_who_are_not_paid_take_no_damage() -> None:
    play = battle(unit="thugs", phase="block", hand="march").do("end_phase", "suffer:0:0")
    assert play.state.players[0].units[0].wounds == 0
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == 2


@rule("MKX-UNIT-07", "MKX-UNIT-08")
def test_heroes_storm_for_influence() -> None:
    play = battle("guardsmen", site="keep", unit="heroes_blue", hand="promise", phase="attack").do("target:0")
    assert play.offers("activate") == []
    assert play.offers("sideways:promise") == ["sideways:promise:influence", "sideways:promise:attack"]
    play.do("play:promise:basic", "bribe:heroes_blue", "activate:heroes_blue:0")
    assert play.combat.unit_points[0] == 5
    hit = battle("guardsmen", site="keep", unit="heroes_blue", phase="damage")
    assert hit.keys == ["assign:heroes_blue", "hero_takes"]
    free = battle(unit="heroes_blue", phase="attack").do("target:0")
    assert free.offers("activate:heroes_blue:0") == ["activate:heroes_blue:0"]


@rule("MKX-UNIT-06", "MKX-UNIT-09")
def test_two_points_for_each_unit_once() -> None:
    play = battle(unit="thugs thugs", level=3, hand="promise promise", phase="damage").do("play:promise:basic")
    assert play.turn.influence == 2
    play.do("bribe:thugs")
    assert (play.turn.influence, play.offers("bribe")) == (0, [])
    play.do("play:promise:basic")
    assert len(play.offers("bribe")) == 1  # the other one


@rule("MKX-UNIT-07")
def test_heroes_defend_for_free_and_attack_other_heroes_for_influence() -> None:
    mine = clash(melee=True, unit="heroes_blue", options=LEGION, hand="rage promise")
    assert mine.offers("activate") == []
    theirs = clash(melee=True, options=LEGION, rival={"unit": "heroes_blue", "hand": "march"})
    seen = []
    while not seen and theirs.state.duel is not None:
        seen = theirs.offers("activate:heroes_blue") if theirs.ask.seat == 1 else []
        if not seen:
            theirs.do("done" if "done" in theirs.keys else "pass" if "pass" in theirs.keys else theirs.keys[0])
    assert seen


# Magic Familiars

TOKENS = [
    ("red", "attack", 0, 5),
    ("blue", "attack", 0, 3),
    ("blue", "block", 1, 7),
    ("red", "block", 1, 4),
    ("white", "move", 2, 5),
    ("green", "move", 2, 3),
    ("green", "heal", 3, 3),
    ("white", "heal", 3, 2),
]


@pytest.mark.parametrize(("token", "use", "ability", "n"), TOKENS)
def test_familiars_by_their_token(token: str, use: str, ability: int, n: int) -> None:
    play = (
        battle(unit="magic_familiars", phase=use)
        if use in ("attack", "block")
        else land(unit="magic_familiars", options=LEGION)
    )
    play.hero.units[0].mana = COLOURS.index(token)
    aim = {"attack": ["target:0"], "block": ["block:0:0"]}.get(use, [])
    play = again(play).do(*aim, f"activate:magic_familiars:{ability}")
    if use == "attack":
        assert play.combat.unit_points[0] == n
    elif use == "block":
        assert play.combat.block[0] == n
    else:
        assert (play.turn.move, play.turn.heal) == ((n, 0) if use == "move" else (0, n))


@rule("MKX-UNIT-20", "MKX-UNIT-25")
def test_familiars_take_mana_with_the_influence() -> None:
    play = market("monastery", offer="magic_familiars", mana="gold", crystals="blue")
    play.turn.influence = 6
    play = again(play).do("recruit:magic_familiars")
    assert play.keys == ["pay:crystal:blue", "pay:token:gold"]
    play.do("pay:crystal:blue")
    assert (play.hero.units[0].mana, play.turn.influence) == (BLUE, 0)
    poor = market("monastery", offer="magic_familiars")
    poor.turn.influence = 6
    assert again(poor).offers("recruit") == []


@rule("MKX-UNIT-21", "MKX-UNIT-22", "MKX-UNIT-23")
def test_familiars_join_on_a_glade() -> None:
    play = land(
        drawing="G",
        spots={"G": "forest magical_glade"},
        at="G",
        hand="promise promise promise",
        options=LEGION,
        reputation=7,
    )
    play.state.unit_offer.cards = [UnitCard("magic_familiars.1"), UnitCard("peasants.1")]
    play.hero.mana = colours("red", 6)
    play = again(play).do("call_familiars", *["play:promise:basic"] * 3)
    assert play.turn.influence == 6  # Reputation +5 does not count
    assert play.offers("recruit") == ["recruit:magic_familiars"]
    play.do("recruit:magic_familiars")
    assert play.hero.units[0].mana == RED
    assert play.turn.acted
    without = land(drawing="G", spots={"G": "forest magical_glade"}, at="G", options=LEGION)
    without.state.unit_offer.cards = [UnitCard("peasants.1")]
    assert "call_familiars" not in again(without).keys


@rule("MKX-UNIT-26")
@pytest.mark.parametrize(("pick", "kept"), [("pick_colour:white", True), ("skip", False)])
def test_familiars_want_a_crystal_each_round(pick: str, kept: bool) -> None:
    play = land(unit="magic_familiars", options=LEGION, crystals="white red", begin=False)
    play.hero.units[0].mana = GREEN
    play.state.dummy = None
    play.state.order = [0]
    round_ = next_round(play.state)
    assert round_.keys == ["pick_colour:red", "pick_colour:white", "skip"]
    round_.do(pick)
    hero = round_.state.players[0]
    assert [unit.mana for unit in hero.units] == ([WHITE] if kept else [])
    assert hero.crystals == colours("red" if kept else "red white", 4)
    assert (UnitCard("magic_familiars.1") in round_.state.unit_box) != kept


# Sorcerers, Delphana Masters


def test_sorcerers_break_walls_and_resistances() -> None:
    play = battle("guardsmen", site="keep", unit="sorcerers", mana="white").do("activate:sorcerers:1")
    assert (play.foes[0].walls, play.foes[0].abilities & FORTIFIED) == (0, 0)
    assert play.combat.unit_points[4 * RANGED] == 3
    play = battle("golems", unit="sorcerers", mana="green").do("target:0", "activate:sorcerers:2")
    assert (play.foes[0].resistances, play.combat.unit_points[4 * RANGED]) == (0, 3)


@rule("MKX-UNIT-10", "MKX-UNIT-11", "MKX-UNIT-14", "MKX-UNIT-15")
def test_delphana_masters_are_hired_only() -> None:
    play = market("city white conquered", offer="delphana_masters")
    play.turn.influence = 13
    again(play).do("recruit:delphana_masters")
    assert [unit.card for unit in play.hero.units] == ["delphana_masters.1"]
    reward = land(options=LEGION, level=3, hand="march")
    reward.state.unit_offer.cards = [unit.card for unit in units("delphana_masters magic_familiars peasants")]
    reward.turn.rewards, reward.turn.played = [("unit", 1)], 1
    assert again(reward).do("end_turn").keys == ["pick_unit:peasants", "skip"]
    arms = battle(hand="call_to_arms", mana="white green")
    arms.state.unit_offer.cards = [unit.card for unit in units("delphana_masters scouts")]
    arms = again(arms).do("play:call_to_arms:basic")
    assert all("scouts" in key for key in arms.offers("activate"))


@rule("MKX-UNIT-16", "MKX-UNIT-17", "MKX-UNIT-18", "MKX-UNIT-19")
def test_delphana_masters_use_several_abilities() -> None:
    play = battle("prowlers wolf_riders", unit="delphana_masters", mana="blue green green white")
    play.do("activate:delphana_masters:0", "foe:0")
    assert play.foes[0].attacks[0].state == PREVENTED
    assert not play.hero.units[0].ready
    assert play.offers("activate") == ["activate:delphana_masters:2", "activate:delphana_masters:3"]
    play.do("activate:delphana_masters:2", "foe:1")
    assert play.foes[1].armor == 1
    assert play.offers("activate") == ["activate:delphana_masters:3"]  # each once
    play.hero.units[0].wounds = 1
    assert again(play).offers("activate") == []


def test_delphana_masters_strip_an_enemy() -> None:
    play = battle("altem_guardsmen", site="city", city="white", unit="delphana_masters", mana="white")
    play.do("activate:delphana_masters:3")
    foe = play.foes[0]
    assert (foe.resistances, foe.abilities & FORTIFIED, foe.walls) == (0, 0, 0)


def test_delphana_masters_destroy_the_blocked_enemy() -> None:
    play = battle("orc_skirmishers", unit="delphana_masters", mana="red", phase="block")
    play.do("activate:delphana_masters:1", "block:0:0")
    play.combat.block[0] = 1
    play = again(play).do("parry")
    assert not play.foes[0].beaten
    play.do("block:0:1")
    play.combat.block[0] = 1
    again(play).do("parry")
    assert play.state.players[0].fame == 2
    late = battle("prowlers cursed_hags", unit="delphana_masters", mana="red", phase="block")
    late.foes[0].attacks[0].state = BLOCKED
    late = again(late).do("activate:delphana_masters:1", "foe:0")
    assert late.foes[0].beaten  # at once, where it is blocked already
    last = battle("prowlers cursed_hags", unit="delphana_masters", mana="red", phase="attack")
    last.foes[0].attacks[0].state = BLOCKED
    again(last).do("activate:delphana_masters:1", "foe:0")
    assert last.foes[0].beaten
    fire = battle("fire_mages_enemy", unit="delphana_masters", mana="red")
    assert fire.offers("activate") == []  # resists what is red


def test_scouts_do_not_move_in_a_fight() -> None:
    keys = battle(unit="scouts").keys
    assert not [key for key in keys if key.startswith("activate:scouts") and key.endswith(":2")]
    assert land("arythea", options=LEGION, unit="scouts").offers("activate:scouts:2")


def test_no_fame_for_a_summoned_monster_that_scouts_have_seen() -> None:
    play = battle("orc_summoners prowlers", unit="scouts")
    play.foes[1].summoner = 0
    play.turn.mods.append(Modifier(Change.SCOUTED, 1, source=play.foes[1].token))
    play.combat.points[4 * SIEGE] = 9
    before = play.hero.fame
    play = again(play).do("target:1", "strike")
    assert play.hero.fame == before


@rule("MKX-BANNER-02", "MKX-UNIT-26")
@pytest.mark.parametrize("crystals", ["", "white red"])
def test_familiars_that_leave_with_their_banner_want_no_crystal(crystals: str) -> None:
    play = land(unit="magic_familiars", options=LEGION, crystals=crystals, begin=False)
    play.hero.units[0].mana, play.hero.units[0].banner = GREEN, "banner_of_command"
    play.state.dummy, play.state.order = None, [0]
    play = next_round(play.state).do("yes")
    assert play.prompt == "ask-tactic"
    hero = play.state.players[0]
    assert (hero.units, hero.crystals) == ([], colours(crystals, 4))


@rule("MKX-UNIT-17", "MKX-UNIT-19")
def test_masters_used_in_a_quick_defence_are_spent_in_the_next_turn() -> None:
    legion: dict[str, Any] = {"options": LEGION, "unit": "peasants", "hand": "rage"}
    rival = {"hand": "march", "unit": "delphana_masters", "mana": "green blue", "level": 7}
    play = clash("quick", rival=rival, **legion).do("activate:delphana_masters:2")
    assert tovak(play).units[0].used == [2]
    play.do("pass", "pass", "pass", "pass")
    assert play.state.duel is None
    assert (tovak(play).units[0].ready, tovak(play).units[0].used) == (False, [])
