"""Wolfhawk: her own cards and her Skills."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import HERO, SKILL, deck_of, kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.foes import armor
from emberhall.games.mage_knight.state import PREVENTED, Lasting
from emberhall.games.mage_knight.terms import BLUE, FORTIFIED, ICE, PHYSICAL, RANGED, RESIST_ICE, WHITE
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, colours, equip, fight, land, rivals, visit


def battle(foes: str = "prowlers", **things: Any) -> Position:
    return fight("wolfhawk", foes, **things)


@rule("MKX-COMP-07")
def test_her_deck_and_skills() -> None:
    deck = [kind_of(card) for card in deck_of("wolfhawk")]
    assert len(deck) == 16
    assert (deck.count("swiftness"), deck.count("stamina")) == (1, 1)
    assert (deck.count("swift_reflexes"), deck.count("tirelessness")) == (1, 1)
    assert HERO["wolfhawk"].crystals == (WHITE, WHITE, BLUE)
    uses = {skill.id: skill.use for skill in SKILL.values() if skill.hero == "wolfhawk"}
    assert uses == {
        "refreshing_bath": "round",
        "refreshing_breeze": "round",
        "hawk_eyes": "turn",
        "on_her_own": "turn",
        "deadly_aim": "turn",
        "know_your_prey": "round",
        "taunt": "turn",
        "dueling": "turn",
        "motivation_wolfhawk": "round_any",
        "wolfs_howl": "interactive",
        "howl_of_the_pack": "interactive",
    }


@pytest.mark.parametrize(("how", "move", "shot", "less"), [("basic", 2, 1, 1), ("strong", 4, 3, 2)])
def test_swift_reflexes(how: str, move: int, shot: int, less: int) -> None:
    things: dict[str, Any] = {"hand": "swift_reflexes", "mana": "white"}
    assert land("wolfhawk", **things).do(f"play:swift_reflexes:{how}").turn.move == move
    ranged = battle(**things).do("target:0", f"play:swift_reflexes:{how}")
    assert ranged.combat.points[4 * RANGED] == shot
    block = battle(phase="block", **things).do(f"play:swift_reflexes:{how}")
    assert block.foes[0].attacks[0].value == 4 - less


@pytest.mark.parametrize(("how", "moves"), [("basic", [2, 5, 7, 8]), ("strong", [4, 7, 10, 12])])
def test_tirelessness(how: str, moves: list[int]) -> None:
    """The next card, or every further one, gives 1 more, also sideways; Units and Skills do not."""
    play = land("wolfhawk", hand="tirelessness march stamina rage", mana="blue", unit="peasants", skills="double_time")
    found = [play.do(f"play:tirelessness:{how}").turn.move]
    found.append(play.do("play:march:basic").turn.move)
    found.append(play.do("play:stamina:basic").turn.move)
    found.append(play.do("sideways:rage:move").turn.move)
    assert found == moves
    before = play.turn.move
    assert play.do("activate:peasants:2", "use_skill:double_time").turn.move == before + 4


@pytest.mark.parametrize(("skill", "colour"), [("refreshing_bath", "blue"), ("refreshing_breeze", "white")])
def test_refreshing_bath_and_breeze(skill: str, colour: str) -> None:
    play = land("wolfhawk", skills=skill, hand="wound").do(f"use_skill:{skill}")
    assert (play.turn.heal, play.hero.crystals) == (1, colours(colour, 4))
    assert play.hero.skills_down == [skill]
    assert battle(skills=skill).offers("use_skill") == []


def test_hawk_eyes_see_far_by_day() -> None:
    spots = {"K": "hills keep crossbowmen"}
    play = land("wolfhawk", "@ p K", spots=spots, skills="hawk_eyes")
    assert not play.at("K").garrison[0].known
    play.do("use_skill:hawk_eyes")
    assert play.turn.move == 1
    assert play.at("K").garrison[0].known


def test_hawk_eyes_find_ways_at_night() -> None:
    def scouting(*, night: bool) -> Position:
        tiles = "start_a 0 0, country_03 1 0, country_01 0 1"
        return land("wolfhawk", tiles=tiles, at="country_03.NE", skills="hawk_eyes", night=night)

    play = scouting(night=True)
    assert play.offers("explore") == []
    play.do("use_skill:hawk_eyes")
    play.do(play.offers("explore")[0])
    assert play.turn.move == 0
    assert len(play.state.map) == 4
    assert scouting(night=False).do("use_skill:hawk_eyes").offers("explore") == []


@pytest.mark.parametrize(("effect", "n", "recruits"), [(0, 3, 0), (1, 1, 1)])
def test_on_her_own(effect: int, n: int, recruits: int) -> None:
    play = visit("wolfhawk", offer="herbalists", skills="on_her_own", reputation=4)
    play.do("use_skill:on_her_own", f"effect:{effect}")
    assert play.turn.influence == 2 + n
    assert len(play.offers("recruit")) == recruits


def test_on_her_own_after_recruiting() -> None:
    play = visit("wolfhawk", offer="herbalists", skills="on_her_own", reputation=4, hand="promise")
    play.do("play:promise:basic", "recruit:herbalists", "use_skill:on_her_own")
    assert play.turn.influence == 2 + 2 - 3 + 1


def test_deadly_aim() -> None:
    play = battle(skills="deadly_aim", hand="swift_reflexes swiftness", mana="white white")
    play.do("target:0", "use_skill:deadly_aim", "play:swift_reflexes:basic")
    assert play.combat.points[4 * RANGED] == 2
    play.do("play:swiftness:strong")
    assert play.combat.points[4 * RANGED] == 5  # one card only
    melee = battle(phase="attack", skills="deadly_aim", hand="rage").do("target:0", "use_skill:deadly_aim")
    assert melee.do("sideways:rage:attack").combat.points[0] == 3
    unit = battle(phase="attack", skills="deadly_aim", unit="peasants").do("target:0", "use_skill:deadly_aim")
    assert unit.do("activate:peasants:0").combat.unit_points[0] == 2


@rule("MKX-MULTI-10")
@pytest.mark.parametrize(
    ("foe", "keys"),
    [
        ("guardsmen", ["ignore:fortified"]),
        ("high_dragon", ["ignore:brutal", "ignore:fire", "ignore:ice", "dampen:0:1", "dampen:0:2"]),
        ("storm_dragon", ["ignore:swift", "ignore:elusive", "ignore:ice", "dampen:0:0"]),
        (
            "delphana_masters_enemy",
            ["ignore:paralyze", "ignore:assassination", "ignore:fire", "ignore:ice", "dampen:0:1", "dampen:0:2"],
        ),
    ],
)
def test_know_your_prey_offers_abilities_resistances_and_elements(foe: str, keys: list[str]) -> None:
    play = battle(foe, skills="know_your_prey")
    if len(keys) == 1:
        play.do("use_skill:know_your_prey")
        assert play.foes[0].abilities & FORTIFIED == 0
    else:
        assert play.do("use_skill:know_your_prey").keys == keys
    assert battle("shadow", skills="know_your_prey").offers("use_skill") == []


def test_know_your_prey_takes_them_away() -> None:
    play = battle("storm_dragon", skills="know_your_prey").do("use_skill:know_your_prey", "ignore:elusive")
    assert armor(play.state, play.foes[0]) == 7
    play = battle("high_dragon", skills="know_your_prey").do("use_skill:know_your_prey", "dampen:0:2")
    assert play.foes[0].attacks[0].element == ICE
    play = battle("high_dragon", skills="know_your_prey").do("use_skill:know_your_prey", "ignore:fire")
    assert play.foes[0].resistances == RESIST_ICE
    play = battle("prowlers", site="city", city="green", skills="know_your_prey").do("use_skill:know_your_prey")
    assert play.foes[0].attacks[0].extra == 0  # the Poison of the city
    both = {"expansions": ("lost_legion", "shades_of_tezla")}
    play = battle("elven_protectors prowlers", skills="know_your_prey", options=both)
    play.do("use_skill:know_your_prey", "ignore:defend")
    assert play.foes[0].defends == 0
    assert play.do("target:1").prompt != "ask-defender"
    quiet = battle("high_dragon", skills="know_your_prey")
    quiet.foes[0].attacks[0].state = PREVENTED
    assert not again(quiet).do("use_skill:know_your_prey").offers("dampen")  # it does not attack


@pytest.mark.parametrize(
    ("foe", "effect", "value", "n"),
    [("prowlers", 0, 3, 3), ("prowlers", 1, 6, 1), ("grim_legionnaires", 0, 10, 10), ("grim_legionnaires", 1, 13, 10)],
)
def test_taunt(foe: str, effect: int, value: int, n: int) -> None:
    play = battle(foe, phase="block", skills="taunt").do("use_skill:taunt", f"effect:{effect}")
    assert (play.foes[0].attacks[0].value, play.foes[0].armor) == (value, n)


def test_dueling_blocks_and_attacks_the_same_enemy() -> None:
    play = battle(
        "prowlers cursed_hags",
        phase="block",
        skills="dueling",
        hand="determination determination rage rage",
        mana="red red",
    )
    play.do("block:0:0", "use_skill:dueling")
    assert play.combat.block == [1, 0, 0, 0]
    play.combat.block[0] = 4
    play = again(play).do("parry", "end_phase", "target:1")
    assert play.offers("later") == []
    play.do("give_up", "target:0", "later_attack:duel_attack")
    assert play.combat.points[0] == 1
    assert play.offers("target") == []  # the attack is for this enemy alone
    play.do("play:rage:basic", "other_targets")
    assert play.offers("target") == ["target:0"]
    play.do("target:0", "strike")
    assert play.state.players[0].fame == 2 + 1
    play.combat.points[PHYSICAL] = 9
    again(play).do("target:1", "strike")
    assert play.state.players[0].fame == 2 + 1 + 3  # nothing more for another enemy


def test_dueling_with_the_second_enemy() -> None:
    play = battle("prowlers cursed_hags", phase="block", skills="dueling", hand="rage")
    play.do("block:1:0", "use_skill:dueling")
    play.combat.block[0] = 9
    play = again(play).do("parry", "end_phase")
    while play.state.phase != "attack":
        play.do(play.keys[0])
    play.do("target:1")
    assert play.offers("later") == ["later_attack:duel_attack"]


def test_dueling_gives_no_fame_where_a_unit_helped() -> None:
    play = battle(phase="block", skills="dueling", unit="peasants", hand="rage rage", mana="red")
    play.do("block:0:0", "use_skill:dueling", "activate:peasants:0")
    play.combat.block[0] = 4
    play = again(play).do("parry", "target:0", "play:rage:strong", "strike")
    assert play.state.players[0].fame == 2


@pytest.mark.parametrize(("fame", "gained"), [(0, 1), (9, 0)])
def test_motivation(fame: int, gained: int) -> None:
    play = rivals("wolfhawk", "motivation_wolfhawk", fame=fame)
    play.state.players[1].fame = 5
    before = play.hero.fame
    play = again(play).do("use_skill:motivation_wolfhawk")
    assert play.hero.fame - before == gained
    assert len(play.hero.hand) == 2


@pytest.mark.parametrize(("unit", "n"), [("", 4 + 2), ("peasants", 4 + 1)])
def test_wolfs_howl_raises_a_card(unit: str, n: int) -> None:
    play = rivals("wolfhawk", "wolfs_howl", hand="march", unit=unit, level=3)
    play.do("use_skill:wolfs_howl")
    assert play.turn.move == n
    assert [lasting.skill for lasting in play.state.lasting] == ["wolfs_howl"]
    assert visit("wolfhawk", skills="wolfs_howl", hand="march").offers("use_skill") == []


def test_wolfs_howl_weakens_the_units_of_others() -> None:
    play = fight("arythea", phase="attack", unit="peasants", hand="march")
    play.state.teams, play.state.lasting = [], [Lasting("wolfs_howl", 1)]
    play.do("target:0", "activate:peasants:0")
    assert play.combat.unit_points[0] == 1
    own = fight("wolfhawk", phase="attack", unit="peasants")
    own.state.lasting = [Lasting("wolfs_howl", 0)]
    assert own.do("target:0", "activate:peasants:0").combat.unit_points[0] == 2


def test_howl_of_the_pack_is_returned_by_another_hero() -> None:
    play = fight("tovak", "prowlers cursed_hags", phase="block")
    play.state.lasting = [Lasting("howl_of_the_pack", 0, ripe=True)]
    equip(play.state.players[0], skills="howl_of_the_pack")
    play = again(play).do("return_skill:howl_of_the_pack", "foe:1", "lower:0:0")
    assert play.state.lasting == []
    assert [foe.armor for foe in play.foes] == [3, 4]
    assert [foe.attacks[0].value for foe in play.foes] == [3, 3]


def test_what_prey_loses_is_named() -> None:
    play = battle("high_dragon orc_trackers", skills="know_your_prey").do("use_skill:know_your_prey", "foe:0")
    labels = {option.key(): GAME.texts.say(option.label(), "en") for option in play.ask.options}
    assert (labels["ignore:brutal"], labels["ignore:fire"]) == ("Brutal", "Fire resistance")


def test_units_neither_have_nor_use_up_what_tirelessness_gives() -> None:
    play = land("wolfhawk", hand="tirelessness march", unit="peasants", skills="double_time")
    play.do("play:tirelessness:basic", "activate:peasants:2")
    assert play.turn.move == 2 + 2
    play.do("play:march:basic")
    assert play.turn.move == 2 + 2 + 3


@pytest.mark.parametrize(
    ("deeds", "fame"), [(["activate:peasants:0", "use_skill:dueling"], 2), (["use_skill:dueling"], 3)]
)
def test_dueling_gives_no_fame_where_a_unit_has_helped_before(deeds: list[str], fame: int) -> None:
    play = fight("wolfhawk", phase="block", skills="dueling", unit="peasants", hand="rage", mana="red")
    play.do("block:0:0", *deeds)
    play.combat.block[0] = 4
    again(play).do("parry", "target:0", "play:rage:strong", "strike")
    assert play.state.players[0].fame == fame
