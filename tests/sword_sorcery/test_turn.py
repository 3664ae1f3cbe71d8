"""Turns, movement, death, souls, events, doors and quests."""

from typing import Any

from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.behaviour import aims, in_band
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.preparation import fitting
from emberhall.games.sword_sorcery.rules.sight import controls, dominates, sees
from emberhall.games.sword_sorcery.state import (
    Companion,
    EncounterId,
    EventId,
    Fire,
    Mod,
)
from emberhall.kernel import Journey, Session
from emberhall.rulebook import rule

from .positions import (
    enemy,
    hero,
    listen,
    quest,
    run,
    table,
    told,
    turn_as,
)


def play_out(session: Session[Any]) -> None:
    """Play a session to its end, always the last option."""
    while session.asks:
        ask = session.asks[0]
        session.take(len(ask.options) - 1 if ask.prompt.id == "ask-turn" else 0, ask.seat)


@rule("SS-AREA-01", "SS-AREA-02", "SS-AREA-03", "SS-AREA-04", "SS-AREA-05", "SS-KD-02", "SS-FULL-MAP-07")
def test_control_and_domination() -> None:
    at = quest(
        hero("warden", "T01a.C"),
        hero("trickster", "T01a.C"),
        hero("wayfinder", "T01a.A"),
        enemy("wolf", "green", "T01a.C"),
    )
    state = at.state
    c, a, b = (state.ground.index[f"T01a.{letter}"] for letter in "CAB")
    assert controls(state, True, c)
    assert dominates(state, True, c)
    assert dominates(state, True, a)
    assert not dominates(state, True, b)
    state.heroes[0].conditions["knocked_down"] = 1
    assert not controls(state, True, c)
    assert not controls(state, False, c)
    state.heroes[1].conditions["knocked_down"] = 1
    assert dominates(state, False, c)


@rule("SS-LOS-05", "SS-LOS-06", "SS-FULL-LOS-01", "SS-FULL-LOS-02")
def test_enemies_block_the_sight_of_heroes_only() -> None:
    at = quest(hero("warden", "T01a.A"), enemy("wolf", "green", "T01a.C"), enemy("wolf", "blue", "T01a.D"))
    one, wolf = at.state.heroes[0], at.state.enemies[1]
    line = at.state.ground.lines[one.area][wolf.area]
    assert line is not None
    assert line[1] >> at.state.enemies[0].area & 1
    assert not sees(at.state, one, wolf.area)
    assert sees(at.state, wolf, one.area)
    del at.state.enemies[0]
    assert sees(at.state, one, wolf.area)


@rule("SS-HERO-01", "SS-HERO-03", "SS-FULL-TURN-02", "SS-FULL-TURN-03", "SS-FULL-MOVE-01")
def test_a_combat_ends_the_movement() -> None:
    at = quest(hero("warden", "T01a.A"), enemy("wolf", "green", "T01a.C"))
    at.do("go:T01a.C")
    assert at.state.heroes[0].steps == 1
    at.do("strike:20:w_longsword").load(1, 1).do("done")
    assert at.state.heroes[0].steps == 0
    assert at.offers("go:") == []


@rule("SS-FREE-04", "SS-FREE-05", "SS-FREE-07", "SS-FULL-MOVE-03")
def test_enemies_that_are_not_stunned_react_to_leaving() -> None:
    foes = enemy("orc_raider", "green", "T01a.C"), enemy("wolf", "green", "T01a.C")
    at = quest(hero("reaver", "T01a.C", items=()), *foes)
    at.state.enemies[1].conditions["stun"] = 1
    at.load(3, 1, 1).do("go:T01a.A")  # one attack: a hit and supremacy
    one = at.state.heroes[0]
    assert (one.hp, at.state.ground.ids[one.area]) == (5, "T01a.A")
    assert at.unrolled == []


@rule("SS-FREE-06")
def test_where_heroes_dominate_nobody_reacts_to_leaving() -> None:
    at = quest(hero("reaver", "T01a.C"), hero("trickster", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    at.load().do("act:0", "go:T01a.A")
    assert at.state.heroes[0].hp == 7


@rule("SS-FREE-08")
def test_a_hero_knocked_down_on_leaving_stays() -> None:
    at = quest(hero("reaver", "T01a.C", items=()), enemy("wolf", "blue", "T01a.C"))
    at.load(9, 1, 1).do("go:T01a.A")
    one = at.state.heroes[0]
    assert (at.state.ground.ids[one.area], set(one.conditions)) == ("T01a.C", {"knocked_down"})


@rule("SS-FULL-DEATH-01", "SS-FULL-DEATH-02", "SS-FULL-DEATH-03", "SS-FULL-DEATH-04", "SS-FULL-POW-07", "SS-RED-02")
def test_death_costs_a_rank_and_what_is_not_in_use() -> None:
    one = hero("warden", "T01a.C", rank=3, powers=("b_cleave", "b_shield_bash"))
    at = quest(one, hero("trickster", "T01a.A"), enemy("wolf", "green", "T01a.D"))
    one.crowns, one.conditions, one.wounds = 12, {"slow": 1}, ["w_dazed_mind"]
    wolf = at.state.enemies[0]
    at.state.power_cards.cards = ["ep_thick_hide.1"]  # type: ignore[list-item]
    run(lose_hp(table(at), one, 9, wolf))
    assert (one.ghost, one.rank, one.powers, one.aside) == (True, 2, ["b_cleave"], ["b_shield_bash"])
    heap = at.state.heaps[one.area]
    assert (heap.items, heap.crowns, one.crowns, one.bag) == (["c_healing_potion"], 12, 0, [])
    assert one.slots == {"primary": "w_longsword", "armor": "a_chain"}
    assert (one.conditions, one.wounds, wolf.powers) == ({}, [], ["ep_thick_hide.1"])


@rule("SS-FULL-DEATH-05")
def test_when_all_are_dead_the_quest_is_lost() -> None:
    one = hero("warden", "T01a.C", items=())
    one.hp = 1
    at = quest(one, enemy("orc_raider", "green", "T01a.C"))
    at.state.heroes[0].warded = True  # one hero alone is saved once
    at.load(7, 5, 1).do("go:T01a.A")
    assert at.over == "end-all-dead"


@rule("SS-FULL-RES-01", "SS-SOUL-01", "SS-SOUL-02", "SS-SOUL-03", "SS-TIME-06", "SS-FULL-RANK-02", "SS-FULL-RANK-03")
def test_souls_return_at_a_shrine_and_rise_lowest_first() -> None:
    ghost, other = hero("warden", "T01a.C"), hero("trickster", "T01a.A", rank=2)
    ghost.ghost, ghost.hp, ghost.powers = True, 0, ["b_cleave"]
    at = quest(ghost, other, shards=9, phase="souls")
    assert at.keys == ["done", "revive:0"]  # the one with a higher rank must wait for the other
    at.do("revive:0")
    assert (ghost.ghost, ghost.hp, at.state.shards) == (False, 5, 8)
    assert at.keys == ["done", "rise:0"]
    at.do("rise:0")
    assert (ghost.rank, ghost.hp, at.state.shards) == (2, 6, 4)
    assert at.state.phase == "battle"


@rule("SS-BATTLE-02", "SS-FULL-TURN-06", "SS-FULL-ENC-01", "SS-GOLD-03", "SS-GOLD-04", "SS-FULL-ENC-04")
def test_after_a_turn_an_encounter_card_and_the_discards_are_shuffled_when_needed() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), enemy("orc_raider", "green", "T07a.C"))
    state = at.state
    state.encounters_gone.cards, state.encounters.cards = [EncounterId("ec_16.1")], []
    at.do("act:0", "end_turn")
    assert at.shuffled(["ec_16.1"])
    assert (state.encounters.cards, state.encounters_gone.cards) == ([], ["ec_16.1"])


@rule("SS-BATTLE-02")
def test_without_enemies_no_encounter_card_is_drawn() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    at.do("act:0", "end_turn")
    assert len(at.state.encounters) == 30


@rule("SS-EVENT-01", "SS-EVENT-03", "SS-EVENT-04", "SS-FULL-EVENT-01", "SS-FULL-EVENT-06", "SS-GOLD-05")
def test_events_come_every_other_round_until_the_deck_is_used_up() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    state = at.state
    state.events.cards = [EventId("ev_ill_wind.1")]
    at.do("act:0", "end_turn", "end_turn")
    assert (state.round, state.face_up.cards, len(state.events)) == (2, ["ev_ill_wind.1"], 0)
    at.do("act:0", "end_turn", "end_turn")
    assert (state.round, state.face_up.cards, state.events_gone.cards) == (3, [], ["ev_ill_wind.1"])
    at.do("act:0", "end_turn", "end_turn")
    assert at.over == "end-clock"


@rule("SS-EVENT-02", "SS-EVENT-05")
def test_night_lies_beside_the_deck() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.A"))
    state = at.state
    state.events.cards = [EventId("ev_dusk.1")]
    at.do("act:0", "end_turn", "end_turn")
    assert (state.time, state.face_up.cards, state.time_card.cards) == ("night", [], ["ev_dusk.1"])


@rule("SS-TIME-02", "SS-TIME-03", "SS-TIME-04", "SS-FULL-TIME-03", "SS-FULL-POW-02")
def test_a_card_is_ready_after_its_cooldown_and_one() -> None:
    one = hero("lightbearer", "T01a.C")
    one.hp = 4
    at = quest(one)
    at.do("use:mending_touch")
    assert (one.hp, one.turned) == (5, {"mending_touch": 2})
    at.do("end_turn")
    assert one.turned == {"mending_touch": 1}
    at.do("end_turn")
    assert one.turned == {}


@rule("SS-TERR-01", "SS-FREE-01", "SS-FULL-TRAP-01", "SS-FULL-QUEST-03", "SS-FULL-EVENT-03", "SS-FULL-QUEST-06")
def test_the_chapel_is_opened_and_the_chief_comes() -> None:
    at = quest(hero("warden", "T06a.B"), hero("trickster", "T06a.B"))
    state = at.state
    state.traps.cards = ["tr_false_wire.1"]  # type: ignore[list-item]
    at.do("act:0", "open:d_chapel")
    assert state.closed == 0
    assert [(one.rank, one.name) for one in state.enemies] == [("red", "gremlin_chief"), ("blue", ""), ("green", "")]
    assert state.face_up.cards == ["st_bell_tolls.0"]
    assert {"chapel_open"} <= set(state.flags)


@rule("SS-FULL-QUEST-01", "SS-FULL-QUEST-02")
def test_the_quest_is_won_with_the_chief() -> None:
    at = quest(
        hero("warden", "T01a.C"),
        hero("trickster", "T01a.C"),
        enemy("gremlin", "red", "T01a.C", hp=1, name="gremlin_chief"),
    )
    at.do("act:0", "strike:20:w_longsword").load(7, 1, 1).do("done")
    assert at.over == "end-won"


@rule("SS-FULL-AI-03", "SS-FULL-AI-04", "SS-AI-01", "SS-AI-02", "SS-FULL-AI-05")
def test_targets_by_symbol_within_the_band() -> None:
    rich, poor = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    rich.crowns = 5
    at = quest(rich, poor, enemy("gremlin", "green", "T01a.D"), enemy("bandit", "green", "T01a.D"))
    poor.hp = 2
    gremlin, bandit = at.state.enemies
    found = in_band(at.state, gremlin, (1, 2))
    assert found == [rich, poor]
    assert aims(at.state, gremlin, found) == ("richest", [rich])
    assert aims(at.state, bandit, found) == ("fewest_hp", [poor])
    assert aims(at.state, bandit, [rich]) == ("only", [rich])


@rule("SS-FULL-HERO-03", "SS-FULL-ITEM-01", "SS-QUICK-05")
def test_items_go_to_the_slots_they_fit() -> None:
    at = quest(hero("wayfinder", "T01a.C"))
    assert at.state.heroes[0].slots == {"primary": "w_short_bow", "armor": "a_leather"}
    at.do("rearrange")
    assert at.offers("equip") == ["equip:w_dagger:primary"]  # a bow needs both hands
    at.do("equip:w_dagger:primary")
    assert at.state.heroes[0].slots["primary"] == "w_dagger"
    assert "w_short_bow" in at.state.heroes[0].bag


@rule("SS-FULL-SHOP-03")
def test_a_forged_weapon_has_what_the_anvil_gave_it() -> None:
    one = hero("warden", "T01a.C")
    one.forged = {"w_longsword": "an_heavy"}
    at = quest(one, enemy("orc_raider", "red", "T01a.C"))
    at.do("strike:20:w_longsword").load(3, 5, 1, 1).do("done")  # a red and two blue dice; armor 1, one die
    assert at.state.enemies[0].hp == 5
    one.forged, one.combats = {"w_longsword": "an_piercing"}, 1
    assert [card for card, _ in kit(one).hooks["attack_declared"]] == ["w_longsword"]


@rule("SS-FULL-SETUP-03")
def test_law_and_chaos_are_not_in_one_party() -> None:
    assert "reaver" not in fitting(["lightbearer"], False)
    assert "warden" not in fitting(["runecarver"], False)
    assert "trickster" in fitting(["lightbearer"], False)
    assert "flame_witch" in fitting(["lightbearer"], True)


@rule("SS-FULL-CAMP-01", "SS-FULL-CAMP-02", "SS-FULL-CAMP-03", "SS-FULL-SHARD-02")
def test_a_lost_quest_is_tried_again_with_a_shard_more_for_each_hero() -> None:
    journey = Journey(GAME, party=(0, 1), seed=3)
    while journey.ahead[0].key() == "camp":
        play_out(journey.start("camp", seed=1))
        journey.carry()
    assert [chapter.key() for chapter in journey.ahead] == ["quest_chapter:q1"]
    shards = journey.document.shards
    played = journey.start("quest_chapter:q1", seed=1)
    play_out(played)
    journey.carry()
    assert played.outcome is not None
    assert played.outcome.winners == ()  # nobody does anything
    assert journey.document.shards == shards + 2
    assert journey.document.lost == 1


@rule("SS-FULL-TURN-07")
def test_a_hero_who_dies_as_their_turn_begins_is_not_active() -> None:
    one = hero("reaver", "T01a.C", items=("w_hungerblade",))
    guide = hero("wayfinder", "T01a.A", rank=2, powers=("s_trailcraft",))
    at = quest(one, guide)
    one.hp, one.flipped = 1, ["w_hungerblade"]
    listen(at).do("act:0")
    assert one.ghost
    assert not [line for line in told(at) if line.startswith("card") and "trailcraft" in line]


@rule("SS-FULL-TURN-02")
def test_a_turn_begins_with_all_activities_of_the_rank() -> None:
    one = hero("warden", "T01a.C", rank=4)
    one.moved = one.spent = True
    one.steps = one.extra = 3
    at = quest(one, hero("runecarver", "T06a.H"))
    before = at.state.turn
    at.do("act:0")
    assert (one.combats, one.actions, one.moved, one.spent, one.steps, one.extra) == (2, 2, False, False, 0, 0)
    assert (at.state.active, at.state.turn) == (0, before + 1)


def test_heroes_starting_in_fire_burn_but_not_ghosts() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, two)
    at.state.fires = [Fire(one.area, 2, 2), Fire(one.area + 1, 1, 2)]
    two.ghost, two.hp = True, 0
    at.do("act:1", "end_turn")
    assert (one.burning, two.burning) == ([2], [])


@rule("SS-SLOW-02")
def test_what_lasts_a_turn_ends_with_it() -> None:
    at, one = turn_as("warden")
    foe = enemy("wolf", "green", "T06a.A")
    foe.powers, foe.area, foe.hp = [], at.state.ground.index["T06a.A"], 2
    one.mods = [Mod("hits", 1, "turn"), Mod("armor", 1, "round"), Mod("save", 1, "quest")]
    foe.mods = [Mod("hits", 1, "turn"), Mod("armor", 1, "round")]
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    guard.mods, guard.conditions, one.conditions = [Mod("hits", 1, "turn")], {"slow": 1}, {"blind": 1, "poison": 1}
    at.state.companions, at.state.enemies = [guard], [foe]
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    at.do("end_turn")
    assert [mod.until for mod in one.mods] == ["round", "quest"]
    assert ([mod.until for mod in foe.mods], guard.mods) == (["round"], [])
    assert (one.conditions, guard.conditions, one.acted) == ({"poison": 1}, {}, True)


def test_what_is_left_to_do_decides_whether_the_turn_is_asked_for() -> None:
    one = hero("warden", "T01a.C", items=())
    one.conditions = {"stun": 1}
    at = quest(one, hero("trickster", "T01a.A"))
    at.do("act:0")
    assert (one.acted, at.state.active) == (True, 1)
