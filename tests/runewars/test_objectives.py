"""Every objective, and when it is met."""

import pytest

from emberhall.games.runewars.content import OBJECTIVES
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.objectives import exchange_objective, objective_is_hopeless
from emberhall.games.runewars.rules.turn import ASIDES
from emberhall.games.runewars.state import ObjectiveId, RewardId, State, Table
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .positions import answer, clash, hold, land, team, with_hero


def so(state: State, objective: str, seat: int = 0) -> bool:
    return BOOK.is_true(state, Playing(seat), OBJECTIVES[objective].test)


def test_bound_by_honor() -> None:
    state = land()
    assert so(state, "bound_by_honor")  # none in play
    hold(state, "6A", 1, "berserker beastman")
    assert so(state, "bound_by_honor")  # allied to anybody
    hold(state, "6B", NOBODY, "", "razorwing")
    assert not so(state, "bound_by_honor")
    hold(state, "6B", NOBODY, "giant")
    assert so(state, "bound_by_honor")


def test_circle_of_friends() -> None:
    state = land()
    hold(state, "6A", 0, "footman giant beastman")
    hold(state, "6B", 0, "footman", "giant")
    assert not so(state, "circle_of_friends")
    hold(state, "6C", 0, "footman sorcerer")
    assert so(state, "circle_of_friends")
    assert not so(state, "circle_of_friends", 1)


def test_voice_of_reason() -> None:
    state = land()
    state.players[0].influence = 9
    assert not so(state, "voice_of_reason")
    state.players[0].influence = 10
    assert so(state, "voice_of_reason")


def test_tame_the_great() -> None:
    state = land()
    hold(state, "6A", NOBODY, "giant dragon")
    assert not so(state, "tame_the_great")
    hold(state, "6B", 0, "footman dragon")
    assert so(state, "tame_the_great")


@rule("RW-OBJ-05")
def test_an_impossible_objective_may_be_exchanged() -> None:
    state = land()
    state.players[0].objective.cards = [ObjectiveId("tame_the_great")]
    state.objectives["good"].cards = [ObjectiveId("bulwark"), ObjectiveId("voice_of_reason")]
    hold(state, "6A", NOBODY, "giant")
    assert not objective_is_hopeless(state, 0)
    hold(state, "6A", NOBODY, "beastman")
    assert "change_objective" in [option.key() for option in ASIDES.options(state, 0)]
    exchange_objective(Table(state, 2), 0)
    assert state.players[0].objective.cards == ["voice_of_reason"]
    assert state.objectives["good"].cards == ["tame_the_great", "bulwark"]


def cities(objective: str) -> None:
    state = land()
    hold(state, "1C", 0, "footman")
    assert not so(state, objective)
    hold(state, "6B", 0, "footman")
    assert so(state, objective)


def test_protector_of_cities() -> None:
    cities("protector_of_cities")


def test_trample_the_cities() -> None:
    cities("trample_the_cities")


def test_league_of_heroes() -> None:
    state = land()
    team(state, 0, "ronan", "mok")
    assert not so(state, "league_of_heroes")
    team(state, 0, "ronan", "mok", "zyla")
    assert not so(state, "league_of_heroes")
    team(state, 0, "ronan", "mok", "valadir")
    assert so(state, "league_of_heroes")


def test_bulwark() -> None:
    state = land()
    for area in ("6A", "6B", "6C"):
        state.places[area].stronghold, state.places[area].development = 0, "diplomat"
    assert so(state, "bulwark")
    state.places["6C"].damaged = True
    assert not so(state, "bulwark")
    state.places["6C"].damaged, state.places["6B"].development = False, ""
    assert not so(state, "bulwark")


def test_steward_of_the_land() -> None:
    state = land()
    for area in ("6A", "6B", "6C", "6D", "7A"):
        hold(state, area, 0, "footman")
    assert not so(state, "steward_of_the_land")  # 8 with the home realm
    hold(state, "7B", 0, "footman")
    assert so(state, "steward_of_the_land")
    hold(state, "7C", 0, "footman")
    hold(state, "home_daqan_A", 1, "berserker")
    assert not so(state, "steward_of_the_land")  # 9, but not the home realm


@rule("RW-OBJ-01", "RW-OBJ-03", "RW-OBJ-04")
def test_discouraging_defeat() -> None:
    """The defender (Uthuk) claims it right after the battle in another's turn."""
    t = clash("archer", "berserker berserker", "1", "2", "3")
    t.state.players[1].objective.cards = [ObjectiveId("discouraging_defeat")]
    asked = answer(fight_out(t), "0/pick_area:6B", "1/claim_objective", "1/done", "1/pick_area:6C", "1/pick_area:6D")
    assert asked[:2] == ["0 ask-retreat", "1 ask-objective"]
    assert t.state.players[1].objective.cards == []
    assert t.state.objectives_done.cards == ["discouraging_defeat"]
    assert t.state.places["6C"].rune.cards[0].startswith("dragon")


def test_every_winning_defender_is_asked_alike() -> None:
    t = clash("archer", "berserker berserker", "1", "2", "3")
    t.state.players[1].objective.cards = [ObjectiveId("horde")]
    assert answer(fight_out(t), "0/pick_area:6B", "1/no") == ["0 ask-retreat", "1 ask-objective"]
    t = clash("archer archer archer", "beastman", "1", "2", "3", "4", lord=NOBODY)
    t.state.players[1].objective.cards = [ObjectiveId("discouraging_defeat")]
    assert answer(fight_out(t), "1/pick_area:6B") == ["1 ask-retreat"]


def test_conqueror() -> None:
    t = clash("berserker berserker", "footman", "1", "2", "3")
    answer(fight_out(t), "1/pick_area:6B")
    assert so(t.state, "conqueror")
    assert not so(t.state, "conqueror", 1)
    hold(t.state, "6A", 1, "footman")
    assert not so(t.state, "conqueror")
    t = clash("berserker berserker", "beastman", "1", "2", "3", lord=NOBODY)
    answer(fight_out(t), "1/pick_area:6B")
    assert not so(t.state, "conqueror")  # not against a player


@pytest.mark.parametrize(("destroyed", "damaged", "holds"), [(0, 1, False), (0, 2, True), (1, 0, True)])
def test_break_their_walls(destroyed: int, damaged: int, holds: bool) -> None:
    state = land()
    state.turn.walls_destroyed, state.turn.walls_damaged = destroyed, damaged
    assert so(state, "break_their_walls") == holds
    assert not so(state, "break_their_walls", 1)


def test_slaughter_the_weak() -> None:
    t = clash("archer archer archer archer", "beastman beastman beastman", "15", "16", "17", "1", lord=NOBODY)
    answer(fight_out(t))
    assert t.state.turn.neutrals_killed == 3
    assert so(t.state, "slaughter_the_weak")
    assert not so(t.state, "slaughter_the_weak", 1)
    t.state.turn.neutrals_killed = 2
    assert not so(t.state, "slaughter_the_weak")


def test_foreign_soil() -> None:
    state = land()
    assert not so(state, "foreign_soil")
    hold(state, "home_uthuk_C", 0, "footman")
    assert so(state, "foreign_soil")


def test_horde() -> None:
    state = land()
    hold(state, "6A", 0, "footman " * 8)
    hold(state, "6B", 0, "knight " * 6 + "giant", "bowman")
    assert not so(state, "horde")  # allies do not count
    hold(state, "6C", 0, "", "knight")
    assert so(state, "horde")


def test_slayer_of_heroes() -> None:
    state = land()
    (hero,) = team(state, 0, "ronan")
    hero.rewards.cards = [RewardId("rage_blade.1")]
    hero.shown.cards = [RewardId("soulbiter.1")]
    assert not so(state, "slayer_of_heroes")
    hero.has_defeated = True
    assert so(state, "slayer_of_heroes")
    hero.shown.cards = []
    assert not so(state, "slayer_of_heroes")


def test_every_objective_has_its_test() -> None:
    assert {id for id in OBJECTIVES if f"test_{id}" not in globals()} == set()


# Titles


# Cities


# Developments (those that defend: test_fight.py)


def test_one_slayer_is_enough() -> None:
    state = land()
    state.players[0].heroes = []
    with_hero(state, 0, "ronan")
    with_hero(state, 0, "mok", "rage_blade", "soulbiter").has_defeated = True
    assert BOOK.is_true(state, Playing(0), OBJECTIVES["slayer_of_heroes"].test)
