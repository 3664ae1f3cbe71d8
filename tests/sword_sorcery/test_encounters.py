"""Encounter cards: who acts, and in which order."""

from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, announce
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.behaviour import activate
from emberhall.games.sword_sorcery.rules.conditions import give
from emberhall.games.sword_sorcery.rules.encounters import encounter
from emberhall.games.sword_sorcery.state import (
    EncounterId,
)
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.rulebook import rule

from .positions import drive, enemy, first_options, hero, quest, run, table


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


@rule("SS-FULL-ENC-02")
def test_enemies_that_can_do_nothing_are_not_put_in_order() -> None:
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


@rule("SS-FULL-TURN-07")
def test_the_card_of_a_dead_heros_turn_is_for_the_nearest() -> None:
    one, near, far = hero("warden", "T01a.C"), hero("trickster", "T01a.A"), hero("wayfinder", "T06a.H")
    one.ghost, one.hp, near.hp = True, 0, 2
    at = quest(one, far, near, enemy("wolf", "green", "T07a.E"))
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    run(encounter(table(at), 0))
    assert (at.state.active, near.hp) == (2, 3)


@rule("SS-BLIND-02", "SS-SLOW-02", "SS-STUN-02", "SS-FULL-TURN-07")
def test_standing_in_for_a_dead_hero_is_no_turn_of_ones_own() -> None:
    """What he suffers in the enemies' turn ends with his next turn, which he has not had yet."""
    one, near = hero("warden", "T01a.C"), hero("trickster", "T01a.A", items=())
    one.ghost, one.hp, one.acted = True, 0, True
    at = quest(one, near, enemy("bandit", "red", "T01a.A"))
    at.state.active = 0
    at.state.encounters.cards = [EncounterId("ec_03.1")]
    at.load(9, 3, 1)  # two hits, a bolt: he is blinded
    run(encounter(table(at), 0))
    assert (at.state.active, near.hp, near.conditions) == (1, 3, {"blind": 1})
    run(give(table(at), near, "stun"))  # in his own turn it is for the next, too
    assert near.conditions["stun"] == 2


@rule("SS-FULL-ENC-05")
@rule("SS-FULL-ENC-02")
def test_an_enemy_that_has_acted_acts_again_with_the_next_card() -> None:
    foe = enemy("wolf", "green", "T01a.C")
    at = quest(one := hero("reaver", "T01a.C", items=()), hero("trickster", "T06a.H"), foe)
    at.state.encounters.cards = [EncounterId("ec_01.1")]
    at.do("act:0")
    at.state.activated = [foe.id]  # called by something in the hero's turn
    at.load(3, 5).do("end_turn")
    assert (one.hp, at.state.activated, at.unrolled) == (6, [], [])


def test_danger_is_for_cards_that_ask_enemies() -> None:
    for card, come in (("ec_02", 1), ("ec_16", 0), ("ec_01", 0)):
        at = quest(one := hero("reaver", "T01a.C", items=()), enemy("wolf", "green", "T01a.C"))
        at.state.difficulty, at.state.active = "hard", 0
        at.state.encounters.cards = [EncounterId(f"{card}.1")]
        at.load(*{"ec_02": (3, 1), "ec_16": (), "ec_01": (1,)}[card])
        run(encounter(table(at), 0))
        assert (len(at.state.enemies) - 1, at.state.activated, one.hp) == (come, [], 7)
