"""Corners of enemies and the world: who acts when something has gone, and what quests make of it."""

import pytest

from emberhall.games.sword_sorcery.content import ENCOUNTERS, ENEMY_POWERS, EVENTS, POWER_CARDS
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, announce, card_texts, effect_text, event_texts
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.behaviour import activate, aims
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.doors import open_door, search
from emberhall.games.sword_sorcery.rules.stats import armor, bonus
from emberhall.games.sword_sorcery.state import Companion, EventId, Fire, Mod, PowerCardId, Setup, ShadowId, TrapId
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Over, Session
from emberhall.rulebook import rule

from .positions import drive, enemy, first_options, hero, listen, place, quest, run, strikes, table

# behaviour


@rule("SS-AI-03", "SS-FULL-AI-01", "SS-BLIND-03")
@pytest.mark.parametrize("blind", [False, True])
def test_who_has_no_way_to_anybody_still_uses_powers(blind: bool) -> None:
    """The Regent behind the closed doors of his chamber."""
    boss = enemy("pale_regent", "master", "T11b.B")
    boss.conditions = {"blind": 1} if blind else {}
    at = quest(hero("warden", "T04b.F"), hero("trickster", "T04b.F"), boss, of="q6")
    at.load()
    run(activate(table(at), boss))
    assert place(at, boss) == "T11b.B"
    assert [(one.kind, place(at, one)) for one in at.state.enemies[1:]] == [("skeleton_guard", "T11b.B")]
    assert boss.conditions == {}


@rule("SS-AI-04", "SS-FULL-MAP-04")
def test_who_flies_seeks_the_nearest_across_a_barrier() -> None:
    foe = enemy("wraith", "green", "T11a.D")
    foe.conditions = {"blind": 1}
    at = quest(hero("warden", "T04a.C"), hero("trickster", "T11a.B"), foe, of="q4")
    run(activate(table(at), foe))
    assert place(at, foe) == "T11a.B"


@rule("SS-FULL-AI-05", "SS-FULL-MASTER-03")
def test_menace_does_not_find_who_cannot_be_targeted() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    boss = enemy("warchief_gorrak", "master", "T01a.C")
    at = quest(one, two, boss)
    at.state.menace, at.state.marked = 3, 1
    two.mods = [Mod("untargetable", 1, "round")]
    assert aims(at.state, boss, [one, two])[1] == [one]
    assert aims(at.state, boss, [two]) == ("menace-3", [two])


@rule("SS-FULL-AI-06", "SS-AI-04")
def test_around_a_sealed_area_leads_another_way() -> None:
    foe = enemy("orc_raider", "green", "T06a.A")
    at = quest(hero("warden", "T06a.C"), hero("trickster", "T01a.C"), foe)
    at.state.sealed = [at.state.ground.index["T06a.B"]]
    run(activate(table(at), foe))
    assert place(at, foe) == "T06a.F"
    foe.area = at.state.ground.index["T06a.A"]
    at.state.sealed = [at.state.ground.index["T06a.C"]]  # nobody comes to him, but as near as can be
    at.state.activated = []
    run(activate(table(at), foe))
    assert place(at, foe) == "T06a.B"


@rule("SS-FULL-GHOST-02", "SS-FULL-AI-08")
def test_an_enemy_does_not_walk_to_a_ghost() -> None:
    dying = hero("trickster", "T01a.C", items=())
    dying.hp = 1
    foe = enemy("skeleton_guard", "blue", "T07a.B")
    at = quest(dying, hero("warden", "T06a.H"), foe)
    at.load(3, 1)
    run(activate(table(at), foe))
    assert (dying.ghost, place(at, foe), at.unrolled) == (True, "T07a.B", [])


@rule("SS-FULL-LOS-02", "SS-FULL-AI-06")
def test_in_fog_no_place_to_retreat_to_is_better() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T06a.H"), foe := enemy("bandit", "green", "T07a.B"))
    at.load(1)
    drive(activate(table(at), foe))  # from T07a.D he is seen
    assert place(at, foe) == "T07a.D"
    foe.area, at.state.activated = at.state.ground.index["T07a.B"], []
    at.state.face_up.cards = [EventId("ev_creeping_fog.1")]
    at.load(1)
    drive(activate(table(at), foe), "into:T07a.E")
    assert place(at, foe) == "T07a.E"


@rule("SS-BLEED-02", "SS-FULL-DEATH-04")
def test_who_bleeds_to_death_acting_once_more_does_no_more() -> None:
    """A shaman kills, is relentless, bleeds to death; its second sentence would mend the orc."""
    dying = hero("trickster", "T01a.C", items=())
    dying.hp = 1
    foe, orc = enemy("orc_shaman", "blue", "T01a.B", hp=2), enemy("orc_raider", "green", "T01a.B", hp=1)
    foe.conditions = {"bleeding": 1}
    at = quest(dying, hero("warden", "T06a.H"), foe, orc)
    at.state.power_cards.cards = [PowerCardId("ep_relentless.1")]
    at.load(3, 1, 1)
    run(activate(table(at), foe))
    assert (dying.ghost, foe.hp, orc.hp, at.state.enemies) == (True, 0, 1, [orc])


@rule("SS-FULL-AI-03")
def test_whom_of_one_area_an_enemy_only_goes_to_is_not_asked() -> None:
    one, two = hero("warden", "T06a.B"), hero("trickster", "T06a.B")
    foe = enemy("wolf", "green", "T01a.A")
    at = quest(one, two, foe)
    at.state.active = 0
    drive(activate(table(at), foe), "into:T07a.D")  # it goes, and does not bite
    foe = enemy("orc_raider", "green", "T01a.B")
    at = quest(hero("wayfinder", "T06a.D"), hero("trickster", "T06a.D"), foe)
    at.state.active = 0
    drive(activate(table(at), foe), "into:T07a.E")  # four areas are too far for it
    foe = enemy("orc_raider", "green", "T07a.C")
    at = quest(hero("wayfinder", "T06a.D"), hero("trickster", "T06a.D"), foe)
    at.state.active = 0
    at.load(1, 1)
    drive(activate(table(at), foe), "pick:1")  # whom it strikes is asked


# attacks


@rule("SS-FULL-DEATH-04", "SS-COND-02", "SS-FULL-COND-03")
@pytest.mark.parametrize(
    ("kind", "rank", "hurt"),
    [("wolf", "blue", {"conditions": {"knocked_down": 1}}), ("orc_raider", "red", {"wounds": ["w_opened_guard"]})],
)
def test_who_kills_by_a_condition_draws_a_card(kind: str, rank: str, hurt: dict[str, object]) -> None:
    dying = hero("trickster", "T01a.C", items=())
    foe = enemy(kind, rank, "T01a.C")
    at = quest(dying, hero("warden", "T06a.H"), foe)
    dying.hp = 1
    for name, value in hurt.items():
        setattr(dying, name, value)
    at.state.power_cards.cards = [PowerCardId("ep_cunning.1")]
    strikes(at, foe, dying, *((9, 1) if kind == "wolf" else (9, 1, 1)))
    assert (dying.ghost, foe.powers) == (True, ["ep_cunning.1"])


@rule("SS-FULL-ENEMY-07", "SS-COND-02")
def test_who_kills_an_enemy_by_a_condition_has_the_trophy() -> None:
    one, two = hero("runecarver", "T07a.D"), hero("trickster", "T01a.C")
    foe = enemy("bandit", "blue", "T01a.C", hp=1)
    foe.conditions = {"slow": 1}
    at = quest(one, two, foe)
    run(BOOK.do(table(at), Playing(0, target=20), fx.Condition("slow", fx.Target())))
    assert (one.crowns, two.crowns, at.state.enemies) == (15, 0, [])


@rule("SS-FULL-ENEMY-07")
@pytest.mark.parametrize("struck", [True, False])
def test_a_martyr_that_takes_the_winner_along_leaves_its_trophy_to_another(struck: bool) -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T06a.H")
    at = quest(one, two, foe := enemy("cultist", "green", "T01a.C"))
    one.hp = 1
    run(lose_hp(table(at), foe, 2, one if struck else None))
    assert (one.ghost, one.crowns, two.crowns) == (True, 0, 10)


@rule("SS-FULL-GHOST-02", "SS-FULL-DEF-08")
def test_no_save_is_rolled_for_the_dead() -> None:
    dying = hero("trickster", "T01a.C", items=())
    foe = enemy("orc_raider", "green", "T01a.C")
    at = quest(dying, hero("warden", "T06a.H"), foe)
    dying.hp, foe.powers = 1, ["ep_venomous.1"]
    at.state.power_cards.cards = [PowerCardId("ep_cunning.1")]
    strikes(at, foe, dying, 3, 1, 1)
    assert dying.ghost


@rule("SS-FULL-GHOST-02")
def test_a_ghost_who_was_active_gets_no_crowns() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.C"))
    one.ghost, one.hp, at.state.active = True, 0, 0
    run(BOOK.do(table(at), Playing(0), fx.Crowns(5, fx.Active())))
    assert one.crowns == 0


@rule("SS-FULL-MOVE-03", "SS-FULL-ATK-01")
def test_who_is_pushed_out_of_reach_is_not_struck_again() -> None:
    one = hero("reaver", "T01a.C", items=())
    foes = [enemy("ogre_breaker", "green", "T01a.C"), enemy("ogre_breaker", "blue", "T01a.C")]
    at = quest(one, hero("trickster", "T06a.H"), *foes)
    at.do("act:0", "go:T01a.A").load(9, 1, 1).do("pick:20")
    assert at.prompt == "ask-bash"
    at.do("into:T01a.B")
    assert (at.prompt, place(at, one), one.hp, at.unrolled) == ("ask-turn", "T01a.B", 5, [])


@rule("SS-FULL-PARTY-03", "SS-FULL-MOVE-03")
def test_who_is_saved_at_a_shrine_is_not_struck_there() -> None:
    one = hero("reaver", "T07a.D", items=())
    at = quest(one, *(enemy("orc_raider", "green", "T07a.D") for _ in range(2)))
    one.hp = 1
    at.load(3, 1, 1).do("go:T07a.B")
    assert (one.ghost, place(at, one), one.hp, at.unrolled) == (False, "T01a.C", 4, [])


@rule("SS-FULL-QUEST-03", "SS-FULL-ENEMY-07")
def test_dice_that_were_rolled_are_finished_before_a_master_is_mourned() -> None:
    one = hero("reaver", "T12a.F")
    boss, orc = enemy("warchief_gorrak", "master", "T12a.F", hp=1), enemy("orc_raider", "green", "T12a.F", hp=1)
    at = quest(one, hero("trickster", "T04a.E"), boss, orc, of="q4")
    at.state.treasures.cards = []
    at.state.active = 0
    blow = fx.Blow(fx.Dice(red=2), "fire", aoe=0)
    at.load(7, 7, 1, 1)
    with pytest.raises(Over):
        first_options(attack(table(at), one, boss, blow, "power"))
    assert (at.state.enemies, at.state.shards, one.crowns) == ([], 3 + 2 + 1, 60 + 10)
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (0,)


# the world


@rule("SS-FULL-QUEST-03", "SS-ENGAGE-02")
def test_who_calls_a_master_may_be_engaged() -> None:
    """The drums and the anchors count, though the hero who calls has enemies about him."""
    one = hero("warden", "T11a.B")
    at = quest(one, hero("trickster", "T04a.E"), enemy("wolf", "green", "T12a.D"), of="q4")
    at.state.active = 0
    run(arrive(table(at), one, at.state.ground.index["T12a.D"]))
    boss = next(foe for foe in at.state.enemies if foe.rank == "master")
    assert bonus(at.state, boss, "hits") == 1
    one = hero("warden", "T09b.B")
    at = quest(one, hero("trickster", "T04b.F"), enemy("wraith", "green", "T09b.B"), of="q6")
    at.state.active, at.state.counters = 0, {"anchors": 2}
    at.state.traps.cards = [TrapId("tr_false_wire.1")]
    run(open_door(table(at), one, next(door for door in at.state.plan.doors if door.id == "d_chamber")))
    boss = next(foe for foe in at.state.enemies if foe.rank == "master")
    assert (bonus(at.state, boss, "hits"), armor(at.state, boss)) == (0, 0)


@rule("SS-FULL-MAP-09", "SS-FULL-HERO-06")
def test_a_companion_that_starts_in_fire_burns() -> None:
    one = hero("greenwarden", "T01a.C")
    at = quest(one, hero("trickster", "T06a.H"))
    hound = Companion(id=10, area=one.area, hp=3, kind="grey_hound", owner=0)
    at.state.companions, at.state.fires = [hound], [Fire(hound.area, 1, 2)]
    at.do("act:0", "companion_go:T01a.A")
    assert (place(at, hound), hound.burning) == ("T01a.A", [1])


@rule("SS-FULL-ENEMY-10", "SS-FULL-MOVE-05", "SS-FULL-PARTY-03")
def test_who_is_saved_at_a_shrine_sees_what_is_there() -> None:
    one = hero("warden", "T06a.H")
    at = quest(one)
    at.state.tokens.append("sh_1")  # in sight of the shrine
    at.state.shadows.cards = [ShadowId("s_none.0")]
    at.state.fires = [Fire(at.state.ground.index["T01a.C"], 1, -1)]
    run(lose_hp(table(at), one, 9))
    assert (place(at, one), "sh_1" in at.state.tokens, one.burning) == ("T01a.C", False, [1])


@rule("SS-FULL-ENEMY-02", "SS-FULL-SETUP-09")
def test_of_start_enemies_too_another_kind_comes_when_figures_run_out() -> None:
    session = Session(GAME, Setup(quest="q3", heroes=5, party="random"), 1, 3)
    while session.state.phase in ("party", "shop"):
        session.take(0)
    foes = [(foe.kind, foe.rank) for foe in session.state.enemies if session.state.ground.ids[foe.area] == "T06b.D"]
    assert foes == [("bog_spider", "green")]


@rule("SS-GOLD-01", "SS-FULL-TREAS-04")
def test_crowns_of_an_event_are_not_found() -> None:
    """Grand Heist is for trophies, chests and searches."""
    one = hero("trickster", "T07a.E", rank=5, powers=("n_grand_heist",))
    at = quest(one, hero("warden", "T01a.C"))
    effect = EVENTS["ev_hidden_cache"].effect
    assert effect is not None
    run(BOOK.do(table(at), Playing(-1, "ev_hidden_cache"), effect))
    assert one.crowns == 10
    token = next(token for token in at.state.plan.tokens if token.id == "search_stall")
    at.load(3)
    run(search(table(at), one, token))
    assert one.crowns == 10 + 20


@rule("SS-GOLD-06")
def test_an_activation_in_the_midst_of_a_turn_does_not_begin_it_anew() -> None:
    one = hero("reaver", "T01a.C", rank=5, powers=("b_red_harvest",))
    foe = enemy("orc_raider", "green", "T06a.B")
    at = quest(one, hero("trickster", "T01a.C"), foe)
    at.state.active, one.hp = 0, 2
    run(announce(table(at), Moment.KILL, one, Playing(0, target=20)))  # type: ignore[arg-type]
    first_options(activate(table(at), foe))
    run(announce(table(at), Moment.KILL, one, Playing(0, target=20)))  # type: ignore[arg-type]
    assert (one.hp, one.extra) == (3, 1)


# questions and words


@rule("SS-FULL-ENC-02")
def test_who_can_do_nothing_is_not_put_in_an_order() -> None:
    foes = [enemy("skeleton_guard", "green", "T06b.B"), enemy("bog_spider", "green", "T06b.B")]
    at = quest(hero("wayfinder", "T02b.E"), hero("trickster", "T02b.E"), *foes, of="q3")
    at.state.active = 0
    everybody = fx.Activate(fx.Some("enemies"))
    run(BOOK.do(table(at), Playing(-1), everybody))  # behind a closed door
    assert at.state.activated == [20, 21]
    at.state.activated = []
    drive(BOOK.do(table(at), Playing(-1), fx.Activate(fx.Some("enemies", count=1))), "pick:21")
    assert at.state.activated == [21]
    at.state.activated, at.state.closed = [], 0
    drive(BOOK.do(table(at), Playing(-1), everybody), "pick:21")
    assert at.state.activated == [21, 20]


@rule("SS-FULL-DEATH-05", "SS-FULL-QUEST-01")
def test_the_last_to_die_is_not_asked_for_powers() -> None:
    one, two = hero("warden", "T01a.C", rank=3, powers=("b_cleave", "b_battle_cry")), hero("trickster", "T01a.C")
    at = quest(one, two)
    two.ghost, two.hp = True, 0
    with pytest.raises(Over):
        run(lose_hp(table(at), one, 9))
    assert one.rank == 2


@rule("SS-FULL-SHOP-01")
def test_who_can_do_nothing_in_town_is_not_asked() -> None:
    one = hero("warden", "T01a.C", items=())
    one.crowns = 1
    at = quest(one, phase="shop")
    assert at.state.phase != "shop"


@rule("SS-SLOW-03", "SS-BLIND-03")
def test_what_a_hampered_enemy_does_is_told_as_it_does_it() -> None:
    for kind, condition, line in (("orc_raider", "slow", "move"), ("orc_raider", "blind", "move")):
        foe = enemy(kind, "green", "T01a.A")
        foe.conditions = {condition: 1}
        at = listen(quest(hero("reaver", "T01a.C"), hero("trickster", "T06a.H"), foe))
        run(activate(table(at), foe))
        said = next(event.message for event in table(at).events or () if event.message.id == "say-algorithm")
        assert [part.id for part in said.args["line"]] == [f"step-{line}"]  # type: ignore[union-attr]
    foe = enemy("skeleton_guard", "green", "T07a.B")  # it has no bow
    foe.conditions = {"slow": 1}
    at = listen(quest(hero("reaver", "T01a.C"), hero("trickster", "T06a.H"), foe))
    run(activate(table(at), foe))
    said = next(event.message for event in table(at).events or () if event.message.id == "say-algorithm")
    assert said.args["line"] == "none"
    assert GAME.texts.say(said, "en").endswith("it does: nothing.")


@rule("SS-GOLD-01", "SS-EVENT-02")
def test_cards_say_who_is_meant_and_how_long() -> None:
    said = {id: GAME.texts.say(effect_text(card.effect), "en") for id, card in ENCOUNTERS.items()}
    assert said["ec_07"].endswith("one enemy (not a master and closest to the active hero) activates")
    assert said["ec_08"] == "all enemies within range 5 of the active hero activate"
    assert said["ec_15"] == "up to 2 enemies (closest to the active hero) activate"
    assert said["ec_22"].startswith("all enemies within range 2 of the active hero (also unseen) activate")
    events = {id: [GAME.texts.say(line, "en") for line in event_texts(card)] for id, card in EVENTS.items()}
    assert events["ev_loose_stones"] == ["one hero (at random): 1 damage"]
    assert events["ev_blood_moon"][1].startswith("as long as the card lies beside the deck, all beasts")
    assert events["ev_bloodlust"][0].startswith("as long as the card lies on top, all enemies")
    powers = {id: GAME.texts.say(card_texts(card)[0], "en") for id, card in (ENEMY_POWERS | POWER_CARDS).items()}
    assert powers["ep_relentless"] == "At once: the owner activates"
    assert powers["dread_edict"].startswith("When its behaviour says so: all heroes within range 1: save")
