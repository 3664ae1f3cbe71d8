"""Leaders of the factions: their Levels and how they lose them, fought alone and together."""

import pytest

from emberhall.games.mage_knight.content.tezla import FAME_PER_LEVEL, LEADER_LEVELS, retinue
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.rules.leaders import make_leader
from emberhall.games.mage_knight.rules.safe_spaces import is_safe
from emberhall.games.mage_knight.state import LEADER, Leader
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    BROWN_PILE,
    COLD_FIRE,
    ELEMENTS,
    ELUSIVE,
    FIRE,
    GREEN_PILE,
    MELEE,
    PHYSICAL,
    PILES,
    POISON,
    RANGED,
    RED_PILE,
    RESISTANCES,
    bits,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import ManaDice, Position, again, colours, equip, land
from tests.mage_knight.tezla import lair, lord

#: Armor, attacks, abilities and resistances by Level, as on the fact sheet.
ELEMENTALIST = """
3 | 2 ice, 2 fire, 2 cold_fire | elusive | fire
5 | 4 ice | paralyze | ice
4 | 4 cold_fire | brutal | fire ice
4 | 4 fire, 4 fire | | fire
3 | 3 ice, 3 fire, 3 cold_fire | elusive |
4 | 5 fire, 5 fire | | fire
4 | 6 cold_fire | brutal | fire ice
5 | 7 ice | paralyze | ice
3 | 4 ice, 4 fire, 4 cold_fire | elusive swift |
5 | 8 ice | paralyze | ice
4 | 8 cold_fire | brutal | fire ice
4 | 8 fire, 8 fire | | fire
"""
DARK_CRUSADER = """
5 | 5 physical | brutal vampirism | physical
4 | 6 physical | vampirism | physical
3 | 8 physical | vampirism | physical
4 | summon green, summon green | summon |
4 | 6 physical | poison |
4 | 6 physical | assassination paralyze |
4 | summon brown, summon brown | summon |
4 | 8 physical | poison |
4 | 8 physical | assassination paralyze |
4 | summon red, summon red | summon |
4 | 10 physical | poison |
4 | 10 physical | assassination paralyze |
"""


@rule("MKX-COMP-29", "MKX-LEADER-01", "MKX-LEADER-03", "MKX-LEADER-04")
@pytest.mark.parametrize(("faction", "sheet"), [(0, ELEMENTALIST), (1, DARK_CRUSADER)])
def test_levels_as_printed(faction: int, sheet: str) -> None:
    rows = sheet.strip().splitlines()
    assert len(rows) == len(LEADER_LEVELS[faction]) == 12
    for row, level in zip(rows, LEADER_LEVELS[faction], strict=True):
        armor, attacks, abilities, resistances = (part.strip() for part in row.split("|"))
        printed = [
            f"summon {PILES[strike.summon]}" if strike.summon >= 0 else f"{strike.value} {ELEMENTS[strike.element]}"
            for strike in level.attacks
        ]
        assert (level.armor, printed) == (int(armor), attacks.split(", "))
        assert level.abilities == bits(ABILITIES, (*abilities.split(), "arcane_immunity"))
        assert level.resistances == bits(RESISTANCES, tuple(resistances.split()))
    assert FAME_PER_LEVEL == 3


@rule("MKX-LEADER-05", "MKX-LEADER-18")
@pytest.mark.parametrize(
    ("faction", "counts"),
    [
        (0, "002 101 102 012 111 112 113 212 122 123 222 223"),
        (1, "100 010 011 110 111 112 211 121 122 221 222 223"),
    ],
)
def test_retinues_as_printed(faction: int, counts: str) -> None:
    for level, printed in enumerate(counts.split(), 1):
        piles = retinue(faction, level)
        assert "".join(str(piles.count(pile)) for pile in (BROWN_PILE, RED_PILE, GREEN_PILE)) == printed


@rule("MKX-LEADER-14")
def test_an_elusive_leader_has_twice_the_armor() -> None:
    foe = make_leader(Leader(0, 5, 5))
    assert (foe.armor, foe.lower, foe.abilities & ELUSIVE > 0) == (6, 3, True)
    foe = make_leader(Leader(0, 6, 6))
    assert (foe.armor, foe.lower, [attack.value for attack in foe.attacks]) == (4, 4, [5, 5])


@rule("MKX-LIFE-22", "MKX-LEADER-02", "MKX-LEADER-06")
def test_a_hero_attacks_by_moving_onto_the_space() -> None:
    play = lair("necropolis", 5, "skeletal_warriors mummy")
    play.do("walk:A")
    assert [foe.token.partition(".")[0] for foe in play.foes] == ["skeletal_warriors", "mummy", "dark_crusader_leader"]
    leader = play.foes[2]
    assert (leader.at, leader.armor, leader.attacks[0].value) == (LEADER, 4, 6)
    assert leader.abilities & POISON
    assert play.combat.kind == "leader"


@rule("MKX-LEADER-06")
def test_flame_wave_counts_the_leader() -> None:
    """A Fire Attack of 5, and 2 for each of three enemies."""
    play = lair("necropolis", 5, "skeletal_warriors mummy", hand="flame_wall", mana="red black", night=True)
    play.do("walk:A")
    play.state.phase = "attack"
    play = again(play).do("target:2", "play:flame_wall:strong")
    assert play.combat.points[FIRE] == 5 + 3 * 2


def struck(play: Position, points: int, *targets: str) -> Position:
    """A Cold Fire attack of this many points, which only both resistances together halve."""
    for target in targets:
        play.do(target)
    kind = RANGED if play.state.phase == "ranged" else MELEE
    play.combat.points[4 * kind + PHYSICAL] = points
    return again(play).do("strike")


@rule("MKX-LEADER-07", "MKX-LEADER-09", "MKX-LEADER-10", "MKX-LEADER-19", "MKX-LEADER-21")
@pytest.mark.parametrize(("points", "levels"), [(4, 1), (7, 1), (8, 2), (15, 3), (16, 4)])
def test_each_time_the_attack_has_its_armor_a_level_is_lost(points: int, levels: int) -> None:
    play = struck(lair("necropolis", 5).do("walk:A"), points, "target:0")
    leader = lord(play.state, "necropolis")
    assert leader.shields == [0] * levels
    assert leader.level == 5  # the marker stays where it is
    assert play.hero.fame == 3 * levels
    assert not play.foes[0].beaten


@rule("MKX-LEADER-08", "MKX-LEADER-15", "MKX-LEADER-17", "MKX-LEADER-20", "MKX-SITE-04")
def test_a_leader_without_levels_attacks_no_more_and_is_defeated() -> None:
    play = lair("necropolis", 2).do("walk:A", "target:0")
    play.combat.points[4 * RANGED + FIRE] = 30
    play = again(play).do("strike")
    leader = lord(play.state, "necropolis")
    assert leader.shields == [0, 0]  # no more than there are
    assert play.hero.fame == 6
    assert (leader.level, play.state.combat, play.at("A").conquered) == (0, None, True)
    assert not play.state.factions.items[0]  # type: ignore[union-attr]
    assert is_safe(play.state, 0, play.spots["A"])


@rule("MKX-LEADER-11")
def test_one_attack_a_phase() -> None:
    play = struck(lair("necropolis", 5, "skeletal_warriors").do("walk:A"), 4, "target:1")
    assert play.keys_of(play.ask)[:1] == ["target:0"]
    assert "target:1" not in play.keys
    play.do("end_phase")
    while play.state.phase != "attack":
        play.do(_least(play))
    assert "target:1" in play.keys  # another phase, another attack


@rule("MKX-LEADER-12", "MKX-LEADER-13")
def test_others_are_targets_of_the_same_attack_and_their_resistances_count() -> None:
    play = lair("necropolis", 5, "skeletal_warriors").do("walk:A", "target:0", "target:1")
    play.combat.points[4 * RANGED + FIRE] = 8  # halved: the warriors resist fire
    assert "strike" not in again(play).keys
    play.combat.points[4 * RANGED + FIRE] = 24  # 12: 4 for the warriors, 8 for two Levels
    play = again(play).do("strike")
    assert lord(play.state, "necropolis").shields == [0, 0]
    assert play.foes[0].beaten


@rule("MKX-LEADER-16", "MKX-LIFE-23", "MKX-LIFE-14")
def test_the_marker_moves_after_the_battle_and_the_hero_has_to_leave() -> None:
    play = struck(lair("necropolis", 5, hand="march").do("walk:A"), 8, "target:0")
    play.do("end_phase", "end_phase", "end_phase")
    assert lord(play.state, "necropolis").level == 3
    assert play.stands_on("A")
    assert not is_safe(play.state, 0, play.spots["A"])
    play.do("end_turn")
    assert play.stands_on("@")
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) >= 1


@rule("MKX-FACTION-04")
def test_a_leader_summons_its_own_faction() -> None:
    play = lair("necropolis", 4).do("walk:A", "end_phase")
    summoned = [foe.token.partition(".")[0] for foe in play.foes if foe.summoner == 0]
    dark = {"skeletal_warriors", "zombie_horde", "gibbering_ghouls", "corrupted_priests", "shrouded_necromancers"}
    assert len(summoned) == 2
    assert set(summoned) <= dark
    assert play.foes[0].away


# together


def party(level: int = 5, retinue: str = "skeletal_warriors mummy", **things: str) -> Position:
    play = lair(
        "necropolis", level, retinue, scenario="life_and_death_together", others={"tovak": "B", "goldyx": "C"}, **things
    )
    for player in play.state.players:
        equip(player, hand="march rage stamina")
    return again(play)


@rule("MKX-LCOOP-01", "MKX-LCOOP-02", "MKX-LCOOP-04")
def test_all_who_are_invited_must_agree() -> None:
    play = party()
    assert "storm_leader" in play.keys
    play.do("storm_leader")
    assert play.keys == ["skip", "share:tovak:0", "share:tovak:1", "share:tovak:2"]
    play.do("share:tovak:1")
    assert play.keys == ["skip", "share:goldyx:0", "share:goldyx:1"]
    play.do("skip")
    assert play.ask.seat == 1
    play.do("no")
    assert play.ask.seat == 0
    assert "storm_leader" not in play.keys


@rule("MKX-LCOOP-03", "MKX-LCOOP-05", "MKX-LCOOP-06", "MKX-LCOOP-07", "MKX-LCOOP-08", "MKX-LCOOP-09")
def test_each_fights_the_leader_and_a_share_then_the_marker_moves() -> None:
    play = party(level=2)
    play.do("storm_leader", "share:tovak:1", "skip", "yes")
    assert isinstance(play.state.rng, ManaDice)
    assert [len(retinue) for retinue in play.state.rng.shuffles] == [2]  # nobody chooses whom he meets
    assert [player.skips for player in play.state.players] == [False, True, False]
    assert [key for key in play.keys if key.startswith("walk")] == [f"walk:{word(play.spots['A'])}"]
    play.do("walk:A")
    assert [foe.at == LEADER for foe in play.foes] == [False, True]
    play.do("target:1")
    play.combat.points[4 * RANGED + FIRE] = 4
    play = again(play).do("strike", "end_phase", "end_phase")
    while play.state.turn.seat == 0 and play.state.combat is not None:
        play.do(_least(play))
    assert play.state.turn.seat == 1
    assert lord(play.state, "necropolis").level == 2  # not yet
    play.state.turn.move = 2
    play = again(play).do("walk:A")
    assert [foe.at == LEADER for foe in play.foes] == [False, True]
    play.do("target:1")
    play.combat.points[4 * RANGED + FIRE] = 4
    play = again(play).do("strike", "end_phase", "end_phase")
    while play.state.combat is not None:
        play.do(_least(play))
    leader = lord(play.state, "necropolis")
    assert (leader.level, leader.shields) == (0, [0, 1])
    assert [player.at for player in play.state.players[:2]] == [play.spots["@"], play.spots["B"]]


@rule("MKX-LCOOP-08", "MKX-LCOOP-09")
def test_an_attack_together_in_vain() -> None:
    play = party(level=2, retinue="").do("storm_leader", "share:tovak:0", "skip", "yes", "walk:A")
    while play.state.turn.seat == 0:
        play.do(_least(play))
    play.state.turn.move = 2
    play = again(play).do("walk:A")
    while play.state.combat is not None:
        play.do(_least(play))
    assert (lord(play.state, "necropolis").level, play.at("A").conquered) == (2, False)
    assert [player.at for player in play.state.players[:2]] == [play.spots["@"], play.spots["B"]]


def _least(play: Position) -> str:
    """The way on through a fight."""
    return next(key for key in play.keys if key.startswith(("suffer", "hero_takes", "end_")))


@rule("MKX-LCOOP-04")
def test_only_heroes_beside_the_leader_come_along() -> None:
    play = lair("necropolis", 3, scenario="life_and_death_together", others={"tovak": ""})
    assert "storm_leader" not in play.keys
    play.state.players[1].at = play.spots["B"]
    assert "storm_leader" in again(play).keys
    play.state.players[1].skips = True
    assert "storm_leader" not in again(play).keys


@rule("MKX-LCOOP-01")
@pytest.mark.parametrize(("round_turns", "game_turns"), [(0, -1), (1, -1), (-1, 0), (-1, 1)])
def test_in_the_last_turns_nobody_proposes_an_attack(round_turns: int, game_turns: int) -> None:
    play = party()
    play.state.round_turns, play.state.game_turns = round_turns, game_turns
    assert "storm_leader" not in again(play).keys


@rule("MKX-LCOOP-05")
def test_each_participant_faces_only_their_share() -> None:
    play = party(retinue="skeletal_warriors mummy vampire").do("storm_leader", "share:tovak:2", "share:goldyx:0")
    assert play.prompt == "ask-leader-agree"
    play.do("yes", "yes", "walk:A")
    assert [foe.at == LEADER for foe in play.foes] == [False, True]
    assert [foe.defender for foe in play.foes] == [True, True]


@rule("MKX-LIFE-22", "MK-COMBAT-04", "MK-COMBAT-16")
def test_enemies_around_the_lair_join_or_are_challenged() -> None:
    """Provoked on the way to the lair: those beside both spaces; those beside the lair alone may be challenged."""
    spots = {"A": "city necropolis +mummy", "B": "plains !prowlers", "C": "plains !diggers"}
    play = land("arythea", " p B p\np @ A C\n p p p", spots=spots, scenario="life_and_death", move=2)
    lord(play.state, "necropolis").at = play.spots["A"]
    play = again(play).do("walk:A")
    assert [foe.token.partition(".")[0] for foe in play.foes] == ["mummy", "dark_crusader_leader", "prowlers"]
    assert play.keys == [f"challenge:{word(play.spots['C'])}", "fight"]


@rule("MKX-LEADER-17", "MKX-LIFE-14")
def test_a_lair_is_free_when_leader_and_retinue_are_beaten() -> None:
    play = lair("necropolis", 1, "mummy", hand="march").do("walk:A", "target:1")
    play.combat.points[4 * RANGED + FIRE] = 9
    play = again(play).do("strike")
    while play.state.combat is not None:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert (lord(play.state, "necropolis").level, play.at("A").conquered) == (0, False)
    assert not play.state.turn.rewards
    rest = lair("necropolis", 1, "mummy")
    lord(rest.state, "necropolis").level = 0
    rest = again(rest).do("walk:A")
    assert [foe.token.partition(".")[0] for foe in rest.foes] == ["mummy"]
    rest.do("target:0")
    rest.combat.points[4 * RANGED + COLD_FIRE] = 30
    rest = again(rest).do("strike")
    assert rest.at("A").conquered


@rule("MKX-LCOOP-04")
def test_a_leader_who_is_beaten_or_far_is_not_attacked_together() -> None:
    play = party()
    lord(play.state, "necropolis").level = 0
    assert "storm_leader" not in again(play).keys
    play = party()
    play.state.players[0].at = play.spots["@"] - 256  # two spaces further away
    assert "storm_leader" not in again(play).keys


@rule("MKX-LEADER-07")
@pytest.mark.parametrize(("level", "crystals"), [(5, ""), (1, "green")])
def test_no_soul_is_harvested_from_a_leader_that_only_loses_levels(level: int, crystals: str) -> None:
    both = {"expansions": ("shades_of_tezla", "lost_legion")}
    play = lair("necropolis", level, "mummy", hand="soul_harvester", options=both).do("walk:A")
    play.state.phase = "attack"
    play = again(play).do("target:1", "play:soul_harvester:basic")
    play.combat.points[FIRE] += 4
    play = again(play).do("strike")
    if crystals:  # it resists physical attacks
        play.do(f"pick_colour:{crystals}")
    assert play.hero.crystals == colours(crystals, 4)
    assert play.foes[1].beaten == bool(crystals)
