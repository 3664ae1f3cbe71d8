"""Duels of heroes."""

import pytest

from emberhall.games.runewars.components import components
from emberhall.games.runewars.content import UNITS
from emberhall.games.runewars.rules.duels import beaten, begin_duel, fight_duel, inherit, one_round
from emberhall.games.runewars.rules.quest_phase import hero_actions, rivals
from emberhall.games.runewars.state import Duel, Duelist, RewardId, Table
from emberhall.kernel import Ask
from emberhall.rulebook import rule

from .positions import answer, land, stack, with_hero, without_heroes


@rule("RW-DUEL-11", "RW-REWARD-06")
def test_one_armour_in_a_duel() -> None:
    """After one armour no other can be used in the duel; other rewards do not count."""
    state = land()
    for player in state.players:
        player.heroes = []
    mine = with_hero(state, 0, "ronan", "runeplate", "ghost_armor", "amulet_of_shielding")
    other = with_hero(state, 1, "varikas")
    stack(state, "7", "5", "8", "6", "9", "17", "10", "18")
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    asked: list[list[str]] = []

    def watched() -> object:
        flow = fight_duel(t)
        reply = None
        while True:
            try:
                question = flow.send(reply)
            except StopIteration:
                return
            if isinstance(question, Ask) and question.prompt.id == "ask-ward":
                asked.append(question.keys())
            reply = yield question

    answer(
        watched(),  # type: ignore[arg-type]
        "0/done", "0/use_reward:ronan:runeplate.1", "0/use_reward:ronan:amulet_of_shielding.1",
    )  # fmt: skip
    plate, ghost, amulet = (
        f"use_reward:ronan:{card}.1" for card in ("runeplate", "ghost_armor", "amulet_of_shielding")
    )
    assert asked[0] == ["done", plate, ghost, amulet]
    assert ghost not in asked[1]
    assert {plate, amulet} <= set(asked[1])


@rule("RW-DEFEAT-03", "RW-DEFEAT-04")
def test_the_second_seat_shares_out_rewards_it_has_won() -> None:
    """With two heroes there, the player sees each card before giving it to one of them."""
    state = land()
    for player in state.players:
        player.heroes = []
    winner, friend = with_hero(state, 1, "buldar"), with_hero(state, 1, "mok")
    fallen = with_hero(state, 0, "ronan", "storm_bow")
    flow = inherit(Table(state, 2), 1, winner, fallen)
    question = next(flow)
    assert isinstance(question, Ask)
    assert (question.seat, question.keys()) == (1, ["pick_hero:buldar", "pick_hero:mok"])
    assert fallen.rewards.seen_by(RewardId("storm_bow.1")) & 0b10
    with pytest.raises(StopIteration):
        flow.send(question.option("pick_hero:mok"))
    assert friend.rewards.cards == ["storm_bow.1"]


@rule("RW-REWARD-09", "RW-REWARD-10")
def test_a_weapon_can_be_used_for_every_icon() -> None:
    state = without_heroes(land())
    mine, other = with_hero(state, 0, "ronan", "rage_blade"), with_hero(state, 1, "buldar")
    stack(state, "1", "7", "2", "8", "9", "10", "17", "18")
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    strike = "0/use_reward:ronan:rage_blade.1"
    asked = answer(fight_duel(t), "0/done", strike, strike)
    assert asked == ["0 ask-duel-start", "0 ask-special", "0 ask-special"]
    assert other.damage == 4  # twice the strength of 2; without an icon it does nothing


@rule("RW-DUEL-17", "RW-DUEL-18", "RW-DUEL-19", "RW-DUEL-23", "RW-CLASS-06")
def test_a_routed_hero_can_be_challenged_repeatedly() -> None:
    state = without_heroes(land())
    first, second, lying = with_hero(state, 0, "ronan"), with_hero(state, 0, "mok"), with_hero(state, 1, "buldar")
    lying.routed = True
    assert [option.key() for option in hero_actions(state, 1, lying)] == ["train_hero:buldar"]
    for challenger in (first, second):
        assert rivals(state, 0, challenger) == [lying]
        stack(state, "5", "7", "8", "9", "10", "17", "18", "19")  # a damage in the circle, and misses
        t = Table(state, 2)
        begin_duel(t, 0, challenger, lying)
        assert answer(fight_duel(t)) == []
    assert (lying.damage, lying.routed) == (2, True)


@rule("RW-DUEL-21")
def test_a_hero_defeated_at_the_start_draws_nothing() -> None:
    state = without_heroes(land())
    mine, other = with_hero(state, 0, "mad_carthos"), with_hero(state, 1, "ronan")
    other.damage = 3
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    answer(fight_duel(t))
    assert state.players[1].heroes == []
    assert state.fate_discard.cards == []


@rule("RW-DUEL-21", "RW-DEFEAT-01")
def test_a_hero_defeated_at_the_start_cannot_be_healed() -> None:
    """The attacker's damage comes first: the salve of the defender comes too late."""
    state = without_heroes(land())
    mine, other = with_hero(state, 0, "mad_carthos"), with_hero(state, 1, "ronan")
    other.damage, other.rewards.cards = 3, [RewardId("healing_salve.1")]
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    assert answer(fight_duel(t), "1/done") == ["1 ask-ward"]
    assert state.graves.cards == ["ronan"]
    assert mine.rewards.cards == ["healing_salve.1"]


@rule("RW-DUELQ-02", "RW-DUELQ-04", "RW-DUELQ-06", "RW-DUELQ-10", "RW-DUELQ-11")
@pytest.mark.parametrize(
    ("unit", "fate", "damage", "taken"),
    [
        ("beastman", ("7", "9", "3"), 1, 0),  # deals 1, and draws another card, which misses
        ("beastman", ("7", "9", "10", "15"), 2, 0),  # the other card deals 1 as well, and brings no third
        ("hell_hound", ("7", "3"), 1, 0),
        ("sorcerer", ("5", "1"), 0, 1),  # its health is 2 now, so one damage does not defeat it
        ("razorwing", ("7", "9"), 0, 0),  # what routs units does nothing to a hero
        ("beastman", ("5", "7"), 0, 0),  # its rout turns the damage aside
    ],
)
def test_what_a_neutral_unit_does_to_a_hero(unit: str, fate: tuple[str, ...], damage: int, taken: int) -> None:
    state = without_heroes(land())
    figure = with_hero(state, 0, "mok")
    figures = sorted(components(state))
    stack(state, *fate)
    t = Table(state, 2)
    state.duel = Duel("6A", Duelist(0, figure.id), Duelist(1, unit=unit, health=UNITS[unit].health))
    answer(one_round(t))
    assert (figure.damage, state.duel.defender.damage) == (damage, taken)
    assert not beaten(state, state.duel.defender)
    state.duel = None
    assert sorted(components(state)) == figures
