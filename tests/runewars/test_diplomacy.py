"""Diplomacy with neutral units."""

import pytest

from emberhall.games.runewars.content import FATE
from emberhall.games.runewars.rules.control import controller
from emberhall.games.runewars.rules.diplomacy import disperse
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.state import Table
from emberhall.kernel import NOBODY, Ask
from emberhall.rulebook import rule

from .positions import answer, daqan_to_play, hold, stack, units_in


def gold(n: int = 1) -> list[str]:
    return _cards("gold", n)


def _cards(destiny: str, n: int) -> list[str]:
    return [card[1:] for card in FATE if FATE[card].destiny == destiny][:n]


def meeting(*fate: str, influence: int = 3) -> Table:
    """A footman and a bowman of seat 0 are about to meet a giant and a beastman in 7B."""
    t = daqan_to_play()
    t.state.players[0].influence = influence
    hold(t.state, "4A", 0, "footman bowman")
    hold(t.state, "7B", NOBODY, "giant", "beastman")
    stack(t.state, *fate)
    return t


GO = ("0/pick_area:7B", "0/move_all:4A", "0/done")


@rule(
    "RW-DIPLO-01", "RW-DIPLO-02", "RW-DIPLO-04", "RW-DIPLO-05", "RW-DIPLO-06", "RW-DIPLO-13", "RW-DIPLO-14",
    "RW-DIPLO-15", "RW-MOVE-03", "RW-DATA-06", "RW-FATE-02", "RW-FATE-07", "RW-FATE-13", "RW-NEUT-23",
)  # fmt: skip
def test_the_diplomacy_of_the_rulebook() -> None:
    """Three influence, three fate cards, one of them chosen: the neutral units are allied."""
    cards = [gold()[0], *_cards("red", 1), *_cards("silver", 1)]
    t = meeting(*cards)
    asked = answer(march(t, 0), *GO, "0/parley", "0/spend_influence:3", f"0/pick_fate:f{cards[0]}")
    assert asked[-3:] == ["0 ask-meet", "0 ask-parley", "0 ask-destiny"]
    assert t.state.players[0].influence == 0
    assert units_in(t.state, "7B") == "0: 1 giant, 1 footman, 1 bowman, 1 beastman!"
    assert len(t.state.fate_discard) == 3
    assert controller(t.state, "7B") == 0


@rule("RW-DIPLO-07", "RW-DIPLO-08", "RW-DIPLO-09", "RW-DIPLO-20", "RW-NEUT-24")
def test_silver_makes_neutral_units_retreat() -> None:
    t = meeting(*_cards("silver", 1))
    hold(t.state, "7C", 1, "berserker")
    asked = answer(march(t, 0), *GO, "0/parley", "0/spend_influence:1", "1/pick_area:6D")
    assert asked[-1] == "1 ask-retreat"  # the player to the left decides
    assert units_in(t.state, "6D") == "-1: 1 giant!, 1 beastman!"
    assert units_in(t.state, "7B") == "0: 1 footman, 1 bowman"


@rule("RW-DIPLO-10")
def test_neutral_units_that_cannot_retreat_are_destroyed() -> None:
    t = daqan_to_play()
    hold(t.state, "7C", NOBODY, "giant")
    hold(t.state, "7A", 1, "berserker")
    hold(t.state, "7B", 0, "footman")
    giants = t.state.neutrals["giant"]
    assert answer(disperse(t, "7C")) == []
    assert units_in(t.state, "7C") == "-1: "
    assert t.state.neutrals["giant"] == giants + 1


@rule("RW-DIPLO-11", "RW-DIPLO-12")
def test_a_refused_player_fights_or_withdraws() -> None:
    t = meeting(*_cards("red", 2))
    asked = answer(march(t, 0), *GO, "0/parley", "0/spend_influence:2", "0/withdraw")
    assert asked[-1] == "0 ask-refused"  # the home realm is the one friendly area beside it
    assert units_in(t.state, "home_daqan_B") == "0: 1 footman!, 1 bowman!"
    assert units_in(t.state, "7B") == "-1: 1 giant, 1 beastman!"
    t = meeting(*_cards("red", 1))
    answer(march(t, 0), *GO, "0/parley", "0/spend_influence:1", "0/fight")
    assert t.state.fight is not None


@rule("RW-DIPLO-17", "RW-DIPLO-18", "RW-MOBILIZE-05", "RW-MOBILIZE-07")
def test_after_a_battle_a_refused_player_must_withdraw() -> None:
    t = meeting(*_cards("red", 1))
    t.state.turn.battles = 1
    asked = answer(march(t, 0), *GO, "0/spend_influence:1")
    assert asked[-1] == "0 ask-parley"  # neither battle nor a choice
    assert t.state.fight is None


@rule("RW-DIPLO-03")
def test_diplomacy_needs_influence() -> None:
    t = meeting(influence=0)
    answer(march(t, 0), *GO)
    assert t.state.fight is not None


@pytest.mark.parametrize(("influence", "most"), [(4, 4), (9, 6)])
@rule("RW-DIPLO-02")
def test_six_influence_at_most(influence: int, most: int) -> None:
    t = meeting(*gold(4), *_cards("gold", 2), influence=influence)
    flow = march(t, 0)
    question = next(flow)
    for key in (*GO, "0/parley"):
        assert isinstance(question, Ask)
        question = flow.send(question.option(key[2:]))
    assert isinstance(question, Ask)
    assert question.keys() == [f"spend_influence:{n}" for n in range(1, most + 1)]
