"""Krang: his own cards and his Skills."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import HERO, SKILL, deck_of, kind_of
from emberhall.games.mage_knight.rules.turn import begin_turn
from emberhall.games.mage_knight.state import BLOCKED, EnemyToken, Lasting, Modifier, SkillToken, Table
from emberhall.games.mage_knight.terms import (
    BROWN_PILE,
    COLD_FIRE,
    FIRE,
    GREEN,
    GREEN_PILE,
    ICE,
    PHYSICAL,
    RED,
    SIEGE,
    Change,
)
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round, opened
from tests.mage_knight.positions import Position, again, colours, equip, fight, land, rivals, visit
from tests.mage_knight.test_volkare import entering


def battle(foes: str = "prowlers", **things: Any) -> Position:
    return fight("krang", foes, **things)


@rule("MKX-COMP-23", "MKX-COMP-24")
def test_his_deck_and_skills() -> None:
    deck = [kind_of(card) for card in deck_of("krang")]
    assert len(deck) == 16
    assert (deck.count("march"), deck.count("threaten")) == (1, 0)
    assert (deck.count("savage_harvesting"), deck.count("ruthless_coercion")) == (1, 1)
    assert HERO["krang"].crystals == (RED, RED, GREEN)
    assert sum(skill.hero == "krang" for skill in SKILL.values()) == 11
    assert opened("full_conquest", expansions=("krang",), heroes="choose").state.heroes_left == [
        "arythea",
        "goldyx",
        "norowas",
        "tovak",
        "krang",
    ]


@rule("MKX-KRANG-10")
@pytest.mark.parametrize(("how", "move", "crystals"), [("basic", 2, "blue"), ("strong", 4, "blue red")])
def test_savage_harvesting(how: str, move: int, crystals: str) -> None:
    spots = {"A": "plains", "K": "hills keep crossbowmen"}
    play = land("krang", "@ A\n K p", spots=spots, hand="savage_harvesting stamina rage wound", mana="green")
    play.do(f"play:savage_harvesting:{how}")
    assert play.turn.move == move
    play.turn.move = 8
    play = again(play).do("walk:A")
    assert play.keys == ["pick_card:stamina", "pick_card:rage", "skip"]
    play.do("pick_card:stamina")
    assert play.stands_on("A")
    play.do("walk:@")
    if how == "strong":
        play.do("pick_card:rage")
    assert play.hero.crystals == colours(crystals, 4)


@rule("MKX-KRANG-10")
def test_the_card_is_discarded_before_the_garrison_is_seen() -> None:
    spots = {"A": "plains", "K": "hills keep crossbowmen"}
    play = land("krang", "@ A K", spots=spots, hand="savage_harvesting stamina")
    play.do("play:savage_harvesting:basic", "walk:A")
    assert not play.at("K").garrison[0].known
    play.do("skip")
    assert play.at("K").garrison[0].known


def test_an_artifact_gives_any_crystal() -> None:
    play = land("krang", "@ A", spots={"A": "plains"}, hand="savage_harvesting ruby_ring")
    play.do("play:savage_harvesting:basic", "walk:A", "pick_card:ruby_ring", "pick_colour:white")
    assert play.hero.crystals == colours("white", 4)


def test_ruthless_coercion_makes_a_unit_cheaper() -> None:
    play = visit("krang", offer="peasants foresters", hand="ruthless_coercion", level=3)
    play.do("play:ruthless_coercion:basic")
    assert play.offers("recruit") == ["recruit_cheaper:peasants"]
    play.do("recruit_cheaper:peasants")
    assert (play.turn.influence, play.hero.reputation) == (0, -1)


def test_one_unit_is_cheaper() -> None:
    play = visit("krang", offer="peasants foresters", hand="ruthless_coercion", level=3)
    play.turn.influence = 20
    play = again(play).do("play:ruthless_coercion:basic", "recruit_cheaper:peasants")
    assert play.offers("recruit") == ["recruit:foresters"]
    assert play.hero.reputation == -1


def test_strong_ruthless_coercion_readies_units() -> None:
    unit = "peasants/spent utem_swordsmen/spent fire_mages/spent"
    play = visit("krang", hand="ruthless_coercion", mana="red", unit=unit, level=5)
    play.do("play:ruthless_coercion:strong")
    assert (play.turn.influence, play.hero.reputation) == (6, -1)
    play.do("spend:coercion", "pick_unit:utem_swordsmen")
    assert play.turn.influence == 2
    play.do("spend:coercion")
    assert [unit.ready for unit in play.hero.units] == [True, True, False]
    assert play.offers("spend") == []
    poor = visit("krang", hand="ruthless_coercion", mana="red", unit="utem_swordsmen/spent", level=5)
    poor.do("play:ruthless_coercion:strong")
    for influence, able in ((3, False), (4, True)):
        poor.turn.influence = influence
        assert bool(again(poor).offers("spend:coercion")) == able


@rule("MKX-KRANG-19")
def test_spirit_guides() -> None:
    play = land("krang", skills="spirit_guides").do("use_skill:spirit_guides")
    assert play.turn.move == 1
    block = battle("orc_stonethrowers", phase="block", skills="spirit_guides", unit="peasants", hand="rage")
    block.do("use_skill:spirit_guides", "block:0:0", "activate:peasants:0")
    assert block.combat.block[0] == 3
    block.do("play:rage:basic")
    assert block.combat.block[0] == 5  # one Block only


@pytest.mark.parametrize(("foe", "wounds"), [("swordsmen", 2), ("fire_mages_enemy", 3)])
def test_battle_hardened(foe: str, wounds: int) -> None:
    """6 damage, less 2 if physical, else less 1, against Armor 2."""
    play = battle(foe, phase="damage", skills="battle_hardened").do("use_skill:battle_hardened")
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == wounds


@rule("MKX-KRANG-01", "MKX-KRANG-04")
@pytest.mark.parametrize(("effect", "n", "down"), [(0, 2, []), (1, 4, ["battle_frenzy"])])
def test_battle_frenzy(effect: int, n: int, down: list[str]) -> None:
    play = battle(phase="attack", skills="battle_frenzy").do("target:0", "use_skill:battle_frenzy", f"effect:{effect}")
    assert play.combat.points[0] == n
    assert play.hero.skills_down == down
    assert play.offers("use_skill") == []


@rule("MKX-VATTACK-09", "MKX-KRANG-04", "MKX-KRANG-06")
@pytest.mark.parametrize(("preparation", "frenzy"), [("long", True), ("quick", False)])
def test_battle_frenzy_is_used_once_a_turn_the_ritual_is_not(preparation: str, frenzy: bool) -> None:
    sets = {"expansions": ("lost_legion", "krang")}
    play = entering("krang", skills="battle_frenzy shamanic_ritual", hand="rage", dice=[0], options=sets)
    play.do(f"{preparation}_preparation")
    assert play.offers("use_skill") == ["use_skill:shamanic_ritual"]
    play.do("end_phase", "end_phase")
    while play.state.phase == "damage":
        play.do(play.keys[0])
    play.do("target:0")
    assert ("use_skill:battle_frenzy" in play.keys) == frenzy


@rule("MKX-KRANG-02", "MKX-KRANG-05")
def test_rest_turns_battle_frenzy_back() -> None:
    play = land("krang", skills="battle_frenzy shamanic_ritual", hand="rage march")
    play.hero.skills_down = [SkillToken("battle_frenzy"), SkillToken("shamanic_ritual")]
    again(play).do("rest", "pick_card:rage")
    assert play.hero.skills_down == ["shamanic_ritual"]


@rule("MKX-KRANG-06", "MKX-KRANG-07", "MKX-KRANG-02")
def test_shamanic_ritual() -> None:
    play = land("krang", skills="shamanic_ritual", hand="march").do("use_skill:shamanic_ritual", "pick_colour:gold")
    assert play.hero.mana == colours("gold", 6)
    assert play.hero.skills_down == ["shamanic_ritual"]
    play.do("turn_back:shamanic_ritual")
    assert (play.hero.skills_down, play.state.phase, play.turn.acted) == ([], "after", True)
    assert play.offers("use_skill") == ["use_skill:shamanic_ritual"]
    play.do("use_skill:shamanic_ritual", "pick_colour:red")
    assert play.offers("turn_back") == []  # once a turn


@rule("MKX-KRANG-03")
def test_flipped_skills_come_back_with_the_round() -> None:
    play = land("krang", skills="shamanic_ritual", begin=False)
    play.hero.skills_down = [SkillToken("shamanic_ritual")]
    play.state.dummy, play.state.order = None, [0]
    next_round(play.state)
    assert play.state.players[0].skills_down == []


@rule("MKX-KRANG-18")
@pytest.mark.parametrize(("mana", "fame", "drawn"), [("red", 9, 1), ("blue", 9, 0), ("blue", 0, 1)])
def test_regenerate(mana: str, fame: int, drawn: int) -> None:
    play = rivals("krang", "regenerate_krang", hand="wound", mana=mana)
    play.hero.fame, play.state.players[1].fame = fame, 5
    play = again(play).do("use_skill:regenerate_krang")
    assert len(play.hero.hand) == drawn
    assert play.hero.mana == [0] * 6
    assert land("krang", skills="regenerate_krang", mana="red").offers("use_skill") == []  # no Wound


@rule("MKX-KRANG-08", "MKX-KRANG-09")
def test_arcane_disguise() -> None:
    play = visit("krang", skills="arcane_disguise", reputation=-4).do("use_skill:arcane_disguise", "effect:0")
    assert play.turn.influence == -2 + 2
    play = visit("krang", skills="arcane_disguise", reputation=-4, mana="green")
    play.do("use_skill:arcane_disguise", "effect:1")
    assert (play.turn.influence, play.turn.regard, play.hero.skills_down) == (0, 0, ["arcane_disguise"])
    play.do("turn_back:arcane_disguise")
    assert (play.hero.skills_down, play.hero.mana) == ([], [0] * 6)
    poor = visit("krang", skills="arcane_disguise", reputation=-4, mana="red")
    poor.do("use_skill:arcane_disguise", "effect:1")
    assert poor.offers("turn_back") == []  # it takes green mana
    outcast = land("krang", "V", spots={"V": "plains village"}, at="V", skills="arcane_disguise", reputation=-7)
    assert "interact" not in outcast.keys
    outcast.do("use_skill:arcane_disguise", "interact")
    assert outcast.turn.influence == 0


@rule("MKX-KRANG-11", "MKX-KRANG-12", "MKX-KRANG-13")
@pytest.mark.parametrize(
    ("token", "block", "element"),
    [
        ("prowlers", 2, PHYSICAL),
        ("shadow", 2, PHYSICAL),  # Armor 4, not 8
        ("storm_dragon", 4, FIRE),
        ("fire_mages_enemy", 3, ICE),
        ("high_dragon", 5, COLD_FIRE),
        ("orc_summoners", 2, PHYSICAL),  # MKX-KRANG-15
    ],
)
@rule("MKX-KRANG-15")
def test_a_puppet_blocks_with_half_its_armor(token: str, block: int, element: int) -> None:
    play = battle("prowlers", phase="block", skills="puppet_master")
    play.hero.puppets = [EnemyToken(f"{token}.1")]
    play = again(play).do("block:0:0", "use_skill:puppet_master")
    assert play.combat.block[element] == block
    assert play.hero.puppets == []


@rule("MKX-KRANG-11", "MKX-KRANG-16")
def test_a_puppet_attacks_with_half_its_attacks() -> None:
    play = battle("prowlers prowlers", phase="attack", skills="puppet_master")
    play.hero.puppets = [EnemyToken("heroes_enemy_fire.1")]
    play = again(play).do("target:0", "use_skill:puppet_master")
    assert play.offers("pull_strings") == ["pull_strings:2:0", "pull_strings:1:1"]
    play.do("pull_strings:2:0")
    assert play.combat.points[:2] == [2, 0]
    assert play.offers("pull_strings") == ["pull_strings:1:1"]  # each once
    assert [(m.n, m.arg) for m in play.turn.mods if m.what == Change.PUPPET_ATTACK] == [(1, 1)]
    play.do("give_up", "target:1", "pull_strings:1:1")  # the other one against another enemy
    assert play.combat.points[:2] == [0, 1]


@rule("MKX-KRANG-14")
def test_a_summoner_as_a_puppet_draws_a_token() -> None:
    play = battle(phase="attack", skills="puppet_master")
    play.hero.puppets = [EnemyToken("orc_summoners.1")]
    brown = play.state.enemies[BROWN_PILE]
    brown.cards = [EnemyToken("medusa.1")]
    play = again(play).do("target:0", "use_skill:puppet_master")
    assert play.offers("pull_strings") == ["pull_strings:3:0"]
    assert "medusa.1" in play.state.enemies_out[BROWN_PILE]


def test_a_defeated_enemy_becomes_a_puppet() -> None:
    play = battle("prowlers wolf_riders", phase="attack", skills="puppet_master", hand="rage", mana="red")
    play.do("target:0", "play:rage:strong", "strike", "use_skill:puppet_master")
    assert play.hero.puppets == ["prowlers.0"]
    assert "prowlers.0" not in play.state.enemies_out[GREEN_PILE]
    assert play.offers("use_skill") == []


@rule("MKX-KRANG-17")
def test_master_of_chaos_goes_round_the_wheel() -> None:
    found = []
    for wheel, start in ((5, "block"), (0, "move"), (1, "ranged"), (2, "visit"), (3, "attack")):
        if start == "move":
            play = land("krang", skills="master_of_chaos")
        elif start == "visit":
            play = visit("krang", skills="master_of_chaos")
        else:
            play = battle(phase=start, skills="master_of_chaos")
        play.hero.wheel = wheel
        aim = {"block": ["block:0:0"], "ranged": ["target:0"], "attack": ["target:0"]}.get(start, [])
        play = again(play).do(*aim, "use_skill:master_of_chaos")
        assert play.hero.wheel == (wheel + 1) % 6
        assert (play.hero.wheel_rests, play.hero.wheel_used) == (False, True)
        if start == "block":
            found.append(play.combat.block[0])
        elif start in ("ranged", "attack"):
            found.append(sum(play.combat.points))
        else:
            found.append(play.turn.move + play.turn.influence)
    assert found == [3, 1, 1, 2, 2]
    gold = battle(phase="attack", skills="master_of_chaos")
    gold.hero.wheel = 4
    gold = again(gold).do("target:0", "use_skill:master_of_chaos")
    assert gold.keys == ["effect:2", "effect:4"]
    wrong = land("krang", skills="master_of_chaos")
    wrong.hero.wheel = 5  # Block comes next
    assert again(wrong).offers("use_skill") == []


@rule("MKX-KRANG-17")
def test_an_unused_wheel_may_be_moved_before_the_next_turn() -> None:
    play = land("krang", skills="master_of_chaos", hand="rage march", deck="stamina stamina stamina")
    play.hero.wheel = 5
    play.state.dummy, play.state.order = None, [0]
    play = again(play).do("sideways:rage:move", "end_turn", "done")
    assert "turn_wheel" in play.keys
    play.do("turn_wheel")
    assert play.hero.wheel == 0
    assert "turn_wheel" not in play.keys


@pytest.mark.parametrize(("effect", "value", "armor"), [(0, 2, 3), (1, 4, 2)])
def test_curse(effect: int, value: int, armor: int) -> None:
    play = battle(phase="block", skills="curse").do("use_skill:curse", f"effect:{effect}")
    assert (play.foes[0].attacks[0].value, play.foes[0].armor) == (value, armor)
    assert play.foes[0].attacks[0].state != BLOCKED
    walls = battle("guardsmen", site="keep", skills="curse")
    assert walls.offers("use_skill") == []  # fortified, before the Block phase
    assert battle(skills="curse").offers("use_skill") == ["use_skill:curse"]


def test_mana_suppression_costs_others_a_mana_more() -> None:
    play = rivals("krang", "mana_suppression").do("use_skill:mana_suppression")
    assert [lasting.skill for lasting in play.state.lasting] == ["mana_suppression"]
    other = land("arythea", hand="march stamina", mana="green blue red", others={"krang": ""}, scenario="full_conquest")
    other.state.lasting = [Lasting("mana_suppression", 1)]
    other = again(other).do("play:march:strong")
    assert other.prompt == "ask-suppressed"
    other.do("pay:token:red")
    assert other.state.lasting[0].colour == RED
    other.do("play:stamina:strong")
    assert other.turn.move == 8  # only the first time
    assert other.hero.mana == [0] * 6


def test_the_owner_of_mana_suppression_gains_a_crystal() -> None:
    play = land("krang", skills="mana_suppression", others={"tovak": ""}, scenario="full_conquest", begin=False)
    play.state.lasting, play.state.phase = [Lasting("mana_suppression", 0, RED)], "before_turn"
    play = again(play)
    assert play.hero.crystals == colours("red", 4)
    assert play.state.lasting == []


def test_mana_enhancement() -> None:
    play = rivals("krang", "mana_enhancement", scenario="full_cooperation", hand="stamina", mana="blue")
    assert play.offers("use_skill") == []
    play.do("play:stamina:strong", "use_skill:mana_enhancement")
    assert play.hero.crystals == colours("blue", 4)
    state = play.state
    state.turn = type(state.turn)(1)
    equip(state.players[1], hand="march")
    begin_turn(Table(state, 2), state.players[1])
    other = again(play).do("return_skill:mana_enhancement")
    assert state.players[1].mana == colours("blue", 6)
    assert other.state.lasting == []


def test_a_summoned_monster_is_no_puppet() -> None:
    play = battle("orc_summoners prowlers", skills="puppet_master")
    play.foes[1].summoner = 0
    for i in (1, 0):
        play.combat.points[4 * SIEGE] = 9
        play = again(play).do(f"target:{i}", "strike")
    assert [str(m.source) for m in play.state.turn.mods if m.what == Change.DEFEATED] == ["orc_summoners.0"]


def test_the_second_attack_of_a_puppet_may_come_first() -> None:
    play = battle(phase="attack", skills="puppet_master")
    play.hero.puppets = [EnemyToken("heroes_enemy_fire.1")]
    play = again(play).do("target:0", "use_skill:puppet_master", "pull_strings:1:1")
    assert play.combat.points[:2] == [0, 1]
    assert play.offers("pull_strings") == ["pull_strings:2:0"]


@pytest.mark.parametrize(
    ("phase", "first", "able"), [("block", "", False), ("block", "block:0:0", True), ("ranged", "target:0", False)]
)
def test_when_a_puppet_is_of_use(phase: str, first: str, able: bool) -> None:
    play = battle(phase=phase, skills="puppet_master")
    play.hero.puppets = [EnemyToken("prowlers.1")]
    play = again(play)
    if first:
        play.do(first)
    assert ("use_skill:puppet_master" in play.keys) == able


@rule("MKX-KRANG-18")
@pytest.mark.parametrize(("others", "drawn"), [((3, 4), 1), ((2, 4), 0), ((1, 4), 0)])
def test_a_hero_who_alone_has_the_least_fame_draws_a_card(others: tuple[int, int], drawn: int) -> None:
    rivals = {"tovak": "", "goldyx": ""}
    play = land(
        "krang", "@", others=rivals, scenario="full_conquest", skills="regenerate_krang", hand="wound", mana="blue"
    )
    play.hero.fame = 2
    for player, fame in zip(play.state.players[1:], others, strict=True):
        player.fame = fame
    play = again(play).do("use_skill:regenerate_krang")
    assert len(play.hero.hand) == drawn


def test_a_puppet_goes_back_when_it_was_used() -> None:
    play = battle(phase="block", skills="puppet_master")
    play.hero.puppets = [EnemyToken("prowlers.1")]
    play = again(play).do("block:0:0", "use_skill:puppet_master")
    assert (play.hero.puppets, "prowlers.1" in play.state.enemies_out[GREEN_PILE]) == ([], True)
    assert not [modifier for modifier in play.turn.mods if modifier.what == Change.PUPPET_ATTACK]  # it blocks, no more


def test_the_strings_of_a_puppet_are_for_the_attack_phase() -> None:
    play = battle(phase="block", skills="puppet_master")
    play.turn.mods.append(Modifier(Change.PUPPET_ATTACK, 2, PHYSICAL, "puppet_master"))
    assert again(play).offers("pull_strings") == []


def test_units_of_a_higher_level_are_not_coerced() -> None:
    play = visit("krang", hand="ruthless_coercion", mana="red", unit="fire_mages/spent", level=5)
    play.do("play:ruthless_coercion:strong")
    play.turn.influence = 20
    assert again(play).offers("spend:coercion") == []


@rule("MK-DEED-18")
def test_mana_suppression_leaves_what_the_rest_of_a_price_takes() -> None:
    """A Spell takes blue and black mana: there is no other mana to go with the first."""

    def casting(mana: str) -> Position:
        play = land(hand="space_bending", mana=mana, night=True, others={"krang": ""}, scenario="full_conquest")
        play.state.lasting = [Lasting("mana_suppression", 1)]
        return again(play).do("play:space_bending:strong")

    play = casting("blue black")
    assert [modifier.what for modifier in play.turn.mods] == ["time_bending"]
    assert play.hero.mana == [0] * 6
    play = casting("blue black red")
    assert play.state.lasting[0].colour == RED  # nothing is asked: the black one is spoken for
    assert play.hero.mana == [0] * 6
