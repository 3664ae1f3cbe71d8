"""Units in areas: the limit of eight, alliances with neutral units."""

import pytest

from emberhall.games.runewars.content import AREAS, REWARDS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.armies import trim
from emberhall.games.runewars.rules.control import is_neutral
from emberhall.games.runewars.rules.fortify import build_stronghold
from emberhall.games.runewars.rules.tactics import play_tactics
from emberhall.games.runewars.state import HeroFigure, HeroId, Table
from emberhall.kernel import NOBODY, Hand
from emberhall.rulebook import rule

from .positions import answer, build_walls, daqan_to_play, game, give, hold, land, set_dials, stack, units_in, with_hero


def test_an_area_all_allies_have_left_belongs_to_nobody() -> None:
    state = land()
    state.players[0].heroes = []
    with_hero(state, 0, "ronan")
    hold(state, "6A", 1, "giant")
    state.places["6A"].stronghold = 1
    answer(BOOK.do(Table(state, 2), Playing(0, hero="ronan"), REWARDS["flute_of_possession"].effect), "0/pick_area:7A")
    assert state.places["6A"].holder == NOBODY
    assert units_in(state, "7A") == "-1: 1 giant"


@rule("RW-LIMIT-05")
def test_the_limit_of_eight_holds_for_charmed_and_teleported_units() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman " * 8)
    hold(state, "6B", 0, "berserker")
    stack(state, "5", "6", "8")
    give(state, 0, "charm")
    asked = answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f5", "0/lose_unit:6A:beastman:False")
    assert asked[-1] == "0 ask-trim"
    assert units_in(state, "6A") == "0: 7 beastman, 1 berserker"
    state.players[0].heroes = []
    with_hero(state, 0, "ronan", area="7A")
    hold(state, "7A", 0, "knight knight")
    hold(state, "1A", 0, "footman " * 7)
    asked = answer(
        BOOK.do(Table(state, 2), Playing(0, hero="ronan"), REWARDS["rune_of_teleportation"].effect),
        "0/pick_area:1A", "0/move_unit:7A:knight", "0/move_unit:7A:knight", "0/lose_unit:1A:footman:False",
    )  # fmt: skip
    assert asked[-1] == "0 ask-trim"
    assert units_in(state, "1A") == "0: 6 footman, 2 knight"


@pytest.mark.parametrize("n", [8, 9])
def test_eight_may_stay(n: int) -> None:
    state = land()
    hold(state, "6A", 0, "footman " * n)
    answer(trim(Table(state, 2), "6A"))
    assert state.places["6A"].units() == 8


@rule("RW-LIMIT-05", "RW-NEUT-05")
def test_an_alliance_ends_when_a_player_destroys_their_last_faction_unit_there() -> None:
    for lost, found in (("footman", "-1: 4 giant, 4 beastman"), ("giant", "0: 3 giant, 4 beastman, 1 footman")):
        state = land()
        hold(state, "6A", 0, "giant giant giant giant beastman beastman beastman beastman footman")
        answer(trim(Table(state, 2), "6A"), f"0/lose_unit:6A:{lost}:False")
        assert units_in(state, "6A") == found


@rule("RW-SUPPLY-05", "RW-NEUT-05")
def test_allies_at_a_stronghold_that_is_moved_become_unallied() -> None:
    t = daqan_to_play()
    set_dials(t, 1, 1, 1)
    build_walls(t, "1A")
    t.state.players[0].strongholds = 0
    hold(t.state, "1A", 0, "beastman")
    hold(t.state, "7B", 0, "footman")
    t.state.places["7B"].city = ""
    for area in ("home_daqan_A", "home_daqan_B", "home_daqan_C"):
        t.state.places[area].city = "forge"  # no place for a stronghold
    answer(build_stronghold(t, 0))
    assert (t.state.places["7B"].stronghold, t.state.places["1A"].stronghold) == (0, NOBODY)
    assert units_in(t.state, "1A") == "-1: 1 beastman"
    assert t.state.players[0].dials == {"food": 1, "wood": 0, "ore": 0}


@rule("RW-NEUT-01", "RW-NEUT-02")
def test_neutral_units_start_where_they_are_printed() -> None:
    state = game()
    for area, place in state.places.items():
        lives = AREAS[area]
        assert place.standing == ({lives.neutral: lives.neutrals} if lives.neutral else {})
        assert is_neutral(state, area) == bool(lives.neutral)


@rule("RW-NEUT-18")
def test_allies_moved_to_an_empty_area_become_unallied() -> None:
    state = land()
    hold(state, "6A", 1, "berserker giant")
    state.players[0].heroes = [HeroFigure(HeroId("ronan"), "6A", Hand([], owner=0))]
    effect = REWARDS["flute_of_possession"].effect
    answer(BOOK.do(Table(state, 2), Playing(0, hero="ronan"), effect), "0/pick_area:6B")
    assert units_in(state, "6A") == "1: 1 berserker"
    assert units_in(state, "6B") == "-1: 1 giant"


@rule("RW-NEUT-03", "RW-NEUT-23")
def test_neutral_units_that_share_an_area_are_allies() -> None:
    state = land()
    hold(state, "6A", 0, "footman giant")
    assert not is_neutral(state, "6A")
    hold(state, "6A", NOBODY, "giant")
    assert is_neutral(state, "6A")
