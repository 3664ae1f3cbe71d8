"""Before a quest: the party and what it starts with."""

from emberhall.games.sword_sorcery.rules.preparation import fitting, head_count
from emberhall.games.sword_sorcery.setup import set_up, unfit
from emberhall.games.sword_sorcery.state import (
    Company,
    Record,
    Setup,
)
from emberhall.kernel import Rng
from emberhall.rulebook import rule

from .positions import hero, quest


@rule("SS-FULL-SETUP-02", "SS-FULL-SETUP-03", "SS-FULL-PARTY-04")
def test_classes_that_fit() -> None:
    assert len(fitting([], False)) == 10
    law = fitting(["warden"], False)
    assert law == ["lightbearer", "wayfinder", "greenwarden", "trickster", "frost_seer"]
    assert "runecarver" in fitting(["warden"], True)
    assert fitting(["reaver"], False) == ["runecarver", "wayfinder", "trickster", "nightblade", "flame_witch"]
    assert len(fitting(["trickster"], False)) == 8


def test_how_many_heroes() -> None:
    assert [head_count(Setup(), seats) for seats in (1, 2, 3)] == [2, 2, 3]
    assert head_count(Setup(heroes=1), 1) == 1
    assert head_count(Setup(company=Company((Record("warden"),) * 3)), 1) == 3
    assert unfit(Setup(heroes=2), 3) is not None
    assert unfit(Setup(heroes=3), 3) is None
    assert unfit(Setup(heroes=2, company=Company((Record("warden"),) * 3)), 1) is not None
    assert unfit(Setup(heroes=3, company=Company((Record("warden"),) * 3)), 1) is None


@rule("SS-FULL-SETUP-04", "SS-FULL-SETUP-11")
def test_shards_at_the_start() -> None:
    assert [set_up(Setup(quest="q3", heroes=n), 1, Rng(1)).shards for n in (1, 2, 3, 5)] == [2, 4, 6, 10]
    assert set_up(Setup(quest="q3", heroes=2, difficulty="story"), 1, Rng(1)).shards == 8
    company = Company((Record("warden", charges={"r_horn_of_valor": 0}), Record("trickster")), shards=5)
    state = set_up(Setup(quest="q3", company=company), 1, Rng(1))
    assert (state.shards, state.phase, state.charges, len(state.heroes)) == (5, "start", {"r_horn_of_valor": 0}, 2)
    decks = [len(set_up(Setup(difficulty=level), 1, Rng(1)).events) for level in ("story", "standard", "legend")]
    assert decks == [9, 8, 7]


@rule("SS-FULL-SETUP-08")
def test_soul_weapons_that_nobody_can_use_are_taken_out() -> None:
    for cls, gone in (
        ("warden", ["t_hungerblade.1"]),
        ("reaver", ["t_oathblade.1"]),
        ("wayfinder", ["t_hungerblade.1", "t_oathblade.1"]),
    ):
        state = set_up(Setup(quest="q5", heroes=2), 1, Rng(1))
        at = quest(hero(cls, "T08a.C"), hero("trickster", "T08a.C"), of="q5", phase="start")
        assert len(state.treasures) == len(at.state.treasures) + len(gone)
        assert sorted(at.state.treasures_gone.cards) == gone
