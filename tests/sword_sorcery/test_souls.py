"""Soul ranks, powers put aside, and ghosts that return."""

from emberhall.games.sword_sorcery.rules.death import lose_rank
from emberhall.games.sword_sorcery.rules.rounds import cap, choose_powers, learnable, price, revive, rise, souls
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import ShadowId
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import drive, first_options, hero, quest, run, table, turn_as


@rule("SS-FULL-ENEMY-09")
def test_a_hero_back_to_life_turns_the_shadows_they_see() -> None:
    one, dead = hero("lightbearer", "T07a.B", rank=6, powers=("d_call_back",)), hero("warden", "T07a.C")
    at = quest(one, dead)
    dead.ghost, dead.hp = True, 0
    at.state.tokens = ["sh_1"]  # where the ghost is
    one.area = at.state.ground.index["T07a.D"]
    at.state.tokens, seen = [], list(at.state.tokens)
    at.do("act:0")
    at.state.tokens = seen
    at.do("use:d_call_back")
    assert (dead.ghost, at.state.tokens) == (False, [])


@rule("SS-FULL-POW-01")
def test_a_single_power_is_not_asked_for() -> None:
    one = hero("warden", "T01a.C", powers=("b_cleave", "b_battle_cry", "b_guardian_oath", "b_hold_the_line"))
    one.rank, one.powers = 3, ["b_battle_cry"]
    one.aside = ["b_cleave", "b_guardian_oath", "b_hold_the_line"]
    run(choose_powers(one))
    assert one.powers == ["b_battle_cry", "b_shield_bash"]


@rule("SS-FULL-ENEMY-09")
def test_a_hero_returning_at_a_shrine_finds_the_bystander_they_see() -> None:
    one, dead = hero("warden", "T06a.H"), hero("trickster", "T01a.C")
    at = quest(one, dead, shards=1)
    dead.ghost, dead.hp = True, 0
    at.state.tokens, at.state.shadows.cards = ["sh_1"], [ShadowId("s_bystander.0")]
    drive(souls(table(at)), "revive:1")
    assert (dead.ghost, at.state.tokens, dead.crowns, at.state.active) == (False, [], 5, NOBODY)


@rule("SS-FULL-RANK-04")
def test_iron_blood_taken_on_rising_brings_its_hit_point() -> None:
    one = hero("runecarver", "T01a.C", powers=("d_hammerfall",))
    at = quest(one, hero("nightblade", "T01a.C"))
    one.hp = 4
    drive(rise(table(at), one), "take_power:d_iron_blood")
    assert (one.hp, max_hp(at.state, one)) == (5, 7)


@rule("SS-FULL-POW-07")
def test_the_power_lost_with_a_rank_comes_back_with_it() -> None:
    powers = ("d_hammerfall", "d_stoneblood", "d_rune_of_wrath", "d_iron_blood", "d_rune_of_binding")
    one = hero("runecarver", "T01a.C", rank=6, powers=powers)
    at = quest(one, hero("nightblade", "T01a.C"))
    drive(lose_rank(table(at), one), "set_aside:d_stoneblood")
    drive(lose_rank(table(at), one), "set_aside:d_iron_blood")
    run(rise(table(at), one))
    assert (one.aside, one.powers[-1]) == (["d_stoneblood"], "d_iron_blood")
    run(rise(table(at), one))
    assert one.aside == []


@rule("SS-SOUL-02", "SS-FULL-RANK-05")
def test_what_ranks_cost_and_how_high_they_go() -> None:
    assert [price(hero("warden", "T01a.C", rank=rank)) for rank in range(1, 7)] == [4, 9, 16, 25, 36, 49]
    assert [cap(quest(hero("warden", area), of=of).state) for of, area in (("q1", "T01a.C"), ("q5", "T08a.C"))] == [
        4,
        7,
    ]


@rule("SS-FULL-RANK-04")
def test_a_risen_hero_has_the_hit_points_of_their_rank() -> None:
    at, one = turn_as("warden")
    one.hp = 2
    first_options(rise(table(at), one))
    assert (one.rank, one.hp, one.risen, len(one.powers)) == (2, 3, True, 1)
    at, one = turn_as("wayfinder")
    one.hp = 2
    first_options(rise(table(at), one))
    assert (one.hp, len(one.powers)) == (2, 2)  # no more hit points, two powers


@rule("SS-FULL-POW-07")
def test_powers_put_aside_come_back_ready() -> None:
    at, one = turn_as("warden", rank=3, powers=("b_shield_bash", "b_cleave"))
    one.turned = {"b_shield_bash": 2}
    drive(lose_rank(table(at), one))
    assert (one.rank, one.powers, one.aside) == (2, ["b_cleave"], ["b_shield_bash"])
    run(rise(table(at), one))
    assert (one.powers, one.aside, one.turned) == (["b_cleave", "b_shield_bash"], [], {})


def test_of_too_many_powers_the_owner_chooses() -> None:
    at, one = turn_as("warden", rank=3, powers=("b_cleave", "b_battle_cry"))
    drive(lose_rank(table(at), one), "set_aside:b_cleave")
    assert (one.rank, one.powers, one.aside) == (2, ["b_battle_cry"], ["b_cleave"])
    at, one = turn_as("warden", rank=1, powers=("b_cleave",))
    run(lose_rank(table(at), one))
    assert (one.rank, one.powers) == (1, ["b_cleave"])


def test_what_can_be_learnt() -> None:
    one = hero("warden", "T01a.C")
    assert learnable(one) == ["b_cleave", "b_battle_cry", "b_guardian_oath"]
    two = hero("warden", "T01a.C", rank=2, powers=("b_cleave",))
    two.aside = ["b_battle_cry"]
    found = learnable(two)
    assert "b_hold_the_line" in found
    assert not {"b_cleave", "b_battle_cry", "b_shield_bash", "b_fury", "d_hammerfall"} & set(found)


@rule("SS-FULL-RES-01")
def test_a_ghost_returns_for_its_rank_at_an_open_shrine() -> None:
    for shards, area, back in ((2, "T01a.C", True), (1, "T01a.C", False), (2, "T01a.A", False)):
        one, two = hero("warden", area, rank=2), hero("trickster", "T06a.H", rank=3)
        one.ghost, one.hp = True, 0
        at = quest(one, two, shards=shards)
        at.do("act:1", "end_turn")
        if at.prompt == "ask-turn":
            at.do("end_turn")
        assert at.offers("revive") == (["revive:0"] if back else [])
    at = quest(one := hero("warden", "T01a.C", items=("a_saints_mail",)))
    one.ghost, one.hp = True, 0
    run(revive(table(at), one))
    assert (one.ghost, one.hp, one.ward) == (False, 5, 1)
    one.ghost = True
    run(revive(table(at), one, half=True))
    assert one.hp == 3


@rule("SS-FULL-RANK-02", "SS-FULL-RANK-03")
def test_the_lowest_rise_first_and_ghosts_count() -> None:
    one, two, three = hero("warden", "T01a.C"), hero("trickster", "T01a.A", rank=2), hero("wayfinder", "T06a.H")
    three.ghost, three.hp = True, 0
    at = quest(one, two, three, shards=30)
    at.do("act:0", "end_turn", "act:1", "end_turn", "end_turn")
    assert at.offers("rise") == ["rise:0"]
    at.do("rise:0", "take_power:b_cleave")
    assert at.offers("rise") == []  # the ghost has rank I
