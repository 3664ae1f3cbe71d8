"""Doors, chests and traps."""

from emberhall.games.sword_sorcery.rules.doors import open_chest, trap
from emberhall.games.sword_sorcery.state import TrapId
from emberhall.rulebook import rule

from .positions import drive, first_options, hero, quest, run, table, turn_as


@rule("SS-FULL-POW-05", "SS-FULL-TRAP-01")
def test_a_trap_that_is_cancelled_needs_no_other_card() -> None:
    one = hero("trickster", "T01a.C", rank=2, powers=("n_locksmith",), items=("c_trap_kit",))
    at = quest(one, hero("warden", "T06a.H"))
    at.state.traps.cards = [TrapId("tr_shock_lock.1")]
    at.load(4)
    drive(trap(table(at), one, "chest"), "yes")
    assert (one.hp, one.bag) == (5, ["c_trap_kit"])


@rule("SS-FULL-TRAP-01")
def test_nobody_is_asked_about_a_trap_that_does_nothing() -> None:
    one = hero("trickster", "T01a.C", rank=2, powers=("n_locksmith",), items=("c_trap_kit",))
    at = quest(one, hero("warden", "T06a.H"))
    at.state.traps.cards = [TrapId("tr_rusted_shut.1")]
    run(trap(table(at), one, "door"))
    assert one.bag == ["c_trap_kit"]


def test_an_item_of_a_dead_opener_lies_in_the_area() -> None:
    one = hero("warden", "T06b.F")
    one.hp = 1
    at = quest(one, hero("trickster", "T02b.E"), of="q3")
    at.state.traps.cards = [TrapId("tr_shock_lock.1")]
    token = next(kind for kind in at.state.plan.tokens if kind.id == "chest_bones")
    at.load(1)
    first_options(open_chest(table(at), one, token))
    assert (one.ghost, one.crowns, at.state.heaps[one.area].items[-1]) == (True, 0, "q_magic_key")


def test_the_deck_of_traps_is_shuffled_again() -> None:
    at, one = turn_as("warden")
    at.state.traps.cards, at.state.traps_gone.cards = [], [TrapId("tr_false_wire.1")]
    run(trap(table(at), one, "door"))
    assert at.shuffled(["tr_false_wire.1"])
    assert (at.state.traps.cards, at.state.traps_gone.cards) == ([], ["tr_false_wire.1"])


def test_a_trap_for_chests_does_nothing_at_a_door() -> None:
    at, one = turn_as("warden")
    for card in ("tr_soul_leech.1", "tr_shock_lock.1", "tr_oil_and_spark.1"):
        at.state.traps.cards = [TrapId(card)]
        at.load()
        run(trap(table(at), one, "door"))
    for card in ("tr_swinging_blade.1", "tr_falling_block.1", "tr_banshee_seal.1"):
        at.state.traps.cards = [TrapId(card)]
        run(trap(table(at), one, "chest"))
    assert (one.hp, one.conditions, one.mods) == (5, {}, [])
