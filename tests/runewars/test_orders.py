"""A turn and its orders."""

import pytest

from emberhall.games.runewars.rules.battle import strengths
from emberhall.games.runewars.rules.turn import after_order, before_order, next_turn, resolve_bonus
from emberhall.games.runewars.state import Turn
from emberhall.rulebook import rule

from .positions import answer, build_walls, daqan_to_play, hold, reveal_order, set_dials, units_in

# Harvest


# Recruit


# Rally Support


# Acquire Power


# Fortify


# The turn


@rule("RW-ORDER-07", "RW-ORDER-09", "RW-TERM-03", "RW-TERM-04", "RW-STRATEGIZE-02", "RW-STRAT-11")
def test_a_turn_is_the_order_the_bonus_and_actions_besides() -> None:
    t = daqan_to_play()
    state = t.state
    reveal_order(t, "strategize")
    set_dials(t, 0, 4, 1)  # tactics at wood 4 and ore 1
    assert answer(before_order(t), "0/resolve") == ["0 ask-before"]
    assert state.phase == "bonus"
    assert answer(resolve_bonus(t), "0/use_bonus") == ["0 ask-bonus"]
    assert len(state.players[0].fresh) == 2
    assert state.phase == "after"
    assert answer(after_order(t), "0/done") == ["0 ask-after"]
    assert (state.phase, state.turn) == ("turn", Turn())


@rule("RW-ORDER-09", "RW-ORDER-08")
def test_a_bonus_is_optional_and_needs_supremacy() -> None:
    t = daqan_to_play()
    reveal_order(t, "acquire_power")
    t.state.phase = "bonus"
    answer(resolve_bonus(t), "0/skip_bonus")
    assert t.state.phase == "after"
    t = daqan_to_play()
    reveal_order(t, "recruit", "rally_support")
    t.state.phase = "bonus"
    assert answer(resolve_bonus(t)) == []
    assert t.state.phase == "after"


@rule("RW-MOBILIZE-02", "RW-MOBILIZE-03", "RW-MOBILIZE-08", "RW-MOBILIZE-10")
def test_mobilize_twice() -> None:
    t = daqan_to_play()
    hold(t.state, "home_daqan_A", 0, "footman")
    hold(t.state, "home_daqan_B", 0, "bowman")
    hold(t.state, "6D", 1, "berserker")
    reveal_order(t, "mobilize")
    answer(before_order(t), "0/resolve", "0/pick_area:4A", "0/move_unit:home_daqan_A:footman", "0/done")
    assert units_in(t.state, "4A") == "0: 1 footman"
    flow = resolve_bonus(t)
    asked = answer(flow, "0/use_bonus", "0/pick_area:6D", "0/move_unit:home_daqan_B:bowman", "0/done")
    assert asked == ["0 ask-bonus", "0 ask-activate", "0 ask-march", "0 ask-march"]  # the footman was not offered
    assert t.state.fight is not None


@rule("RW-CONQUER-02", "RW-CONQUER-03", "RW-CONQUER-04")
@pytest.mark.parametrize(("earlier", "walls"), [((), 2), (("harvest",), 5)])
def test_conquer_weakens_walls_in_its_battle(earlier: tuple[str, ...], walls: int) -> None:
    t = daqan_to_play()
    build_walls(t, "home_uthuk_A", seat=1)
    hold(t.state, "6B", 0, "footman")
    reveal_order(t, "conquer", *earlier)
    t.state.queue = [0]
    next_turn(t)
    answer(before_order(t), "0/resolve", "0/pick_area:home_uthuk_A", "0/move_unit:6B:footman", "0/done")

    assert strengths(t.state) == (1, walls)
