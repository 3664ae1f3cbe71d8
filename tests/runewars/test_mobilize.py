"""Mobilize and Conquer: activation and the march."""

from typing import Any

import pytest

from emberhall.games.runewars.choices import PickArea
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.mobilize import comers, heroes_on_the_way, march
from emberhall.games.runewars.rules.movement import room
from emberhall.games.runewars.rules.strategize import strategize
from emberhall.games.runewars.scene.board import realm
from emberhall.games.runewars.state import ExplorationId, March, OrderId, RewardId, Table
from emberhall.kernel import NOBODY, Ask, Flow, msg
from emberhall.rulebook import rule

from .positions import (
    answer,
    daqan_to_play,
    first_options,
    game,
    hold,
    units_in,
    with_hero,
    without_heroes,
)

# Strategize


@rule("RW-LIMIT-01", "RW-LIMIT-02", "RW-LIMIT-03", "RW-LIMIT-04", "RW-LIMIT-05", "RW-NEUT-15")
def test_the_player_destroys_units_above_eight() -> None:
    t = daqan_to_play()
    with_hero(t.state, 0, "ronan", area="home_daqan_A")
    hold(t.state, "home_daqan_A", 0, "footman footman footman beastman", "footman footman footman")
    hold(t.state, "home_daqan_B", 0, "knight knight")
    unused = t.state.players[0].unused["footman"]
    asked = answer(
        strategize(t, 0), "0/shift_all:home_daqan_B:home_daqan_A", "0/done", "0/lose_unit:home_daqan_A:footman:True"
    )
    assert asked == ["0 ask-strategize", "0 ask-strategize", "0 ask-trim"]
    assert units_in(t.state, "home_daqan_A") == "0: 3 footman, 1 beastman, 2 knight, 2 footman!"
    assert t.state.players[0].unused["footman"] == unused + 1


# Mobilize and Conquer


@rule("RW-ACT-02")
def test_the_map_tells_how_many_units_can_march_to_an_area() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "7B", 0, "bowman bowman")
    t.state.current, t.state.phase = 0, "turn"
    t.state.players[0].played.cards.append(OrderId("daqan.mobilize"))
    told = {space.id: (space.cost, space.notes) for space in realm(t.state, 0b01).spaces}
    assert told["area:4A"][0] == "3"
    assert msg("note-marchers", n=3) in told["area:4A"][1]
    reached = comers(t.state, 0, "4A")
    assert reached == {"home_daqan_A": {"footman": 1}, "7B": {"bowman": 2}}
    assert not any(space.cost for space in realm(t.state, 0b10).spaces), "it is nobody else's question"
    t.state.places["4A"].activated = 0b01
    assert not next(space for space in realm(t.state, 0b01).spaces if space.id == "area:4A").cost


@rule("RW-ACT-01", "RW-ACT-02", "RW-ACT-03", "RW-ACT-13", "RW-MOBILIZE-01", "RW-CONQUER-01", "RW-TERM-18")
def test_units_march_into_one_area_from_two_away() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "7B", 0, "bowman bowman")
    hold(t.state, "7C", 0, "footman")
    asked = answer(
        march(t, 0),
        "0/pick_area:4A",
        "0/move_unit:home_daqan_A:footman",
        "0/move_all:7B",
        "0/done",
    )
    assert asked == ["0 ask-activate", "0 ask-march", "0 ask-march", "0 ask-march"]
    assert units_in(t.state, "4A") == "0: 1 footman, 2 bowman"
    assert t.state.places["4A"].activated == 0b01
    assert controller(t.state, "7B") == NOBODY


@rule("RW-ACT-04", "RW-TERM-24", "RW-TERM-25", "RW-ACT-07", "RW-MOVE-07")
def test_fast_units_come_from_three_areas_away() -> None:
    t = daqan_to_play()
    hold(t.state, "6A", 0, "knight footman")
    flow = march(t, 0)
    answer_first(flow, "pick_area:home_daqan_B")
    assert sent(flow, "pick_area:home_daqan_B") == ["done", "move_unit:6A:knight"]


def answer_first(flow: Flow[None], key: str) -> None:
    """Begin a flow that asks for the area to be activated."""
    question = next(flow)
    assert isinstance(question, Ask)
    assert key in question.keys()  # noqa: SIM118


def sent(flow: Flow[None], key: str) -> list[str]:
    """Activate an area; what is offered then."""
    question = flow.send(PickArea(key.partition(":")[2]))
    assert isinstance(question, Ask)
    return question.keys()


def marching(t: Table, area: str, seat: int = 0) -> list[str]:
    """What may march into an area."""
    flow = march(t, seat)
    next(flow)
    return sent(flow, f"pick_area:{area}")


@rule("RW-ACT-05", "RW-ACT-09", "RW-ACT-10", "RW-ACT-11")
def test_activation_tokens_hold_units_but_not_passing_ones() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "home_daqan_B", 0, "bowman")
    t.state.places["home_daqan_B"].activated = 0b01
    t.state.places["7B"].activated = 0b10
    keys = first_options(march(t, 0))
    assert "pick_area:home_daqan_B" not in keys
    assert "pick_area:7B" in keys
    # the footman passes the activated area, the bowman stays in it
    assert marching(t, "7B") == ["done", "move_unit:home_daqan_A:footman"]


@rule("RW-MOVE-12", "RW-ACT-07", "RW-MOVE-05")
def test_units_do_not_pass_neutral_areas() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_B", 0, "footman")
    hold(t.state, "4A", NOBODY, "hell_hound")
    hold(t.state, "7B", NOBODY, "giant")
    assert marching(t, "6D") == ["done"]
    hold(t.state, "7B", NOBODY)
    t.state.places["6D"].activated = 0
    assert marching(t, "6D") == ["done", "move_unit:home_daqan_B:footman"]


@rule("RW-ACT-08", "RW-ACT-17", "RW-HMOVE-03", "RW-HMOVE-04", "RW-MOVE-08", "RW-TERM-13")
def test_heroes_pass_any_area_and_start_no_battle() -> None:
    t = daqan_to_play()
    with_hero(t.state, 0, "astarra", area="home_daqan_B")
    hold(t.state, "4A", NOBODY, "hell_hound")
    hold(t.state, "7B", NOBODY, "giant")
    hold(t.state, "6D", 1, "berserker")
    answer(march(t, 0), "0/pick_area:6D", "0/bring_hero:astarra", "0/done")
    assert t.state.players[0].heroes[0].area == "6D"
    assert t.state.fight is None
    assert controller(t.state, "6D") == 1


@rule("RW-ACT-04", "RW-HMOVE-04")
def test_heroes_come_from_two_areas_away_fast_ones_from_three() -> None:
    t = daqan_to_play()
    with_hero(t.state, 0, "astarra", area="home_daqan_C")
    with_hero(t.state, 0, "vyrah", area="home_daqan_C")
    assert "bring_hero:astarra" in marching(t, "6D")
    t.state.places["6D"].activated = 0
    assert [key for key in marching(t, "6A") if key.startswith("bring")] == ["bring_hero:vyrah"]
    t.state.places["6A"].activated = 0
    assert [key for key in marching(t, "6B") if key.startswith("bring")] == []


@rule("RW-REWARD-05", "RW-REWARD-06")
def test_heroes_exchange_rewards_when_one_passes_the_other() -> None:
    """On the way from the home realm to 6D Astarra comes by Valadir in 7B, not by Ronan in 7C."""
    t = daqan_to_play()
    astarra, valadir, ronan = (
        with_hero(t.state, 0, "astarra", area="home_daqan_B"),
        with_hero(t.state, 0, "valadir", area="7B"),
        with_hero(t.state, 0, "ronan", area="7C"),
    )
    astarra.rewards.cards, ronan.rewards.cards = [RewardId("tome_of_lore.1")], [RewardId("storm_bow.1")]
    asked = answer(
        march(t, 0),
        "0/pick_area:6D",
        "0/bring_hero:astarra",
        "0/give_reward:astarra:tome_of_lore.1:valadir",
        "0/done",
    )
    assert asked == ["0 ask-activate", "0 ask-march", "0 ask-trade-on-the-way", "0 ask-march"]
    assert (astarra.area, astarra.rewards.cards, valadir.rewards.cards) == ("6D", [], ["tome_of_lore.1"])
    t = daqan_to_play()
    with_hero(t.state, 0, "vyrah", area="home_daqan_C")
    for friend, area in (("astarra", "4A"), ("ronan", "6A"), ("valadir", "home_daqan_C")):
        with_hero(t.state, 0, friend, area=area).rewards.cards = [RewardId(f"{friend}.1")]
    vyrah = t.state.players[0].heroes[0]  # fast: the way of three areas may lead through 4A, and ends at 6A
    assert [one.id for one in heroes_on_the_way(t.state, 0, vyrah, "6A")] == ["astarra"]


@rule("RW-ACT-14", "RW-ACT-15", "RW-ACT-19", "RW-SUPPLY-01")
def test_an_area_may_be_activated_without_moving_units() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    for area in ("1A", "1B", "1C", "6B", "6C"):
        assert answer(march(t, 0), f"0/pick_area:{area}", "0/done") == ["0 ask-activate", "0 ask-march"]
    assert sum(place.activated for place in t.state.places.values()) == 5


@rule("RW-MOVE-01", "RW-ACT-12", "RW-ACT-18", "RW-TERM-22")
def test_units_that_come_to_an_enemy_fight() -> None:
    t = daqan_to_play()
    hold(t.state, "4A", 0, "footman")
    hold(t.state, "6D", 1, "berserker")
    answer(march(t, 0), "0/pick_area:6D", "0/move_unit:4A:footman", "0/done")
    assert t.state.fight is not None
    assert (t.state.fight.attacker.seat, t.state.fight.defender.seat, t.state.fight.area) == (0, 1, "6D")
    assert t.state.turn.battles == 1


@rule("RW-MOVE-02")
def test_an_unguarded_home_realm_is_fought_for() -> None:
    t = daqan_to_play()
    hold(t.state, "6B", 0, "footman")
    answer(march(t, 0), "0/pick_area:home_uthuk_A", "0/move_unit:6B:footman", "0/done")
    assert t.state.fight is not None
    assert t.state.fight.defender.seat == 1


@rule("RW-MOBILIZE-04", "RW-MOBILIZE-06", "RW-MOBILIZE-09")
def test_a_move_that_needs_a_second_battle_is_not_offered() -> None:
    t = daqan_to_play()
    t.state.turn.battles = 1
    hold(t.state, "4A", 0, "footman")
    hold(t.state, "6D", 1, "berserker")
    hold(t.state, "7B", NOBODY, "giant")
    assert marching(t, "6D") == ["done"]
    t.state.players[0].influence = 1
    assert marching(t, "7B") == ["done", "move_unit:4A:footman"]
    t.state.places["7B"].activated = 0
    t.state.players[0].influence = 0
    assert marching(t, "7B") == ["done"]


@rule("RW-DIPLO-19", "RW-DIPLO-16", "RW-LIMIT-10")
def test_too_many_units_for_diplomacy_cannot_move_in_after_a_battle() -> None:
    t = daqan_to_play()
    t.state.turn.battles, t.state.players[0].influence = 1, 3
    hold(t.state, "4A", 0, "footman footman footman")
    hold(t.state, "7B", NOBODY, "giant giant giant giant giant giant")
    assert marching(t, "7B") == ["done", "move_unit:4A:footman"]  # not all three
    t.state.places["7B"].activated, t.state.turn.battles = 0, 0
    assert answer(march(t, 0), "0/pick_area:7B", "0/move_all:4A", "0/done") == ["0 ask-activate"] + ["0 ask-march"] * 2
    assert t.state.fight is not None  # nine are too many to talk


# Diplomacy


@rule("RW-DIPLO-19", "RW-MOBILIZE-06")
def test_units_already_marching_take_up_room() -> None:
    """After a battle at most eight units fit with neutral ones; units already marching count."""
    t = daqan_to_play()
    t.state.turn.battles, t.state.players[0].influence = 1, 1
    hold(t.state, "7B", NOBODY, "beastman " * 6)
    assert room(t.state, 0, "7B") == 2
    t.state.turn.march = March("7B", {"footman": 1})
    assert room(t.state, 0, "7B") == 1
    t.state.turn.march = March("7B", {"footman": 2, "knight": 1})
    assert room(t.state, 0, "7B") == 0
    t.state.turn.march = None
    t.state.players[0].influence = 0
    assert room(t.state, 0, "7B") == 0


@rule("RW-LIMIT-01", "RW-LIMIT-05", "RW-ACT-18")
def test_units_above_eight_in_a_friendly_area_are_destroyed_after_a_march() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman " * 6)
    hold(t.state, "home_daqan_B", 0, "knight knight knight")
    asked = answer(
        march(t, 0), "0/pick_area:home_daqan_A", "0/move_all:home_daqan_B", "0/done",
        "0/lose_unit:home_daqan_A:footman:False",
    )  # fmt: skip
    assert asked == ["0 ask-activate", "0 ask-march", "0 ask-march", "0 ask-trim"]
    assert units_in(t.state, "home_daqan_A") == "0: 5 footman, 3 knight"


@rule("RW-MOBILIZE-09", "RW-EXPLORE-14")
def test_influence_needed_for_diplomacy_is_not_spent_on_portals() -> None:
    state = without_heroes(game(exploration=True))
    for place in state.places.values():
        place.standing = {}
    state.players[0].tactics.cards.clear()
    state.current, state.turn.battles = 0, 1
    hold(state, "6A", NOBODY, "beastman")
    hold(state, "6B", 0, "footman")
    for n, area in enumerate(("1A", "1B"), start=1):
        state.places[area].explored.cards = [ExplorationId(f"magic_portal.{n}")]
    for have, offered in ((1, False), (2, True)):
        state.players[0].influence = have
        state.places["6A"].activated = 0
        flow: Any = march(Table(state, 2), 0)
        next(flow)
        question = flow.send(PickArea("6A"))
        assert "open_portal" in question.keys()  # noqa: SIM118 - nobody has come yet
        question = flow.send(question.option("move_unit:6B:footman"))
        assert ("open_portal" in question.keys()) is offered  # noqa: SIM118
        hold(state, "6B", 0, "footman")


@rule("RW-DIPLO-19", "RW-MOBILIZE-06")
@pytest.mark.parametrize(("there", "offered"), [(5, True), (6, True), (7, False)])
def test_after_a_battle_all_units_move_only_where_diplomacy_has_room(there: int, offered: bool) -> None:
    """With more than eight in all a battle would have to follow, which is no longer allowed."""
    t = daqan_to_play()
    t.state.turn.battles, t.state.players[0].influence = 1, 1
    hold(t.state, "4A", 0, "footman knight")
    hold(t.state, "7B", NOBODY, "beastman " * there)
    flow = march(t, 0)
    question = next(flow)
    assert isinstance(question, Ask)
    question = flow.send(question.option("pick_area:7B"))
    assert isinstance(question, Ask)
    assert (question.option("move_all:4A") is not None) == offered
