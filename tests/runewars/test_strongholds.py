"""Strongholds that fall or are replaced."""

import pytest

from emberhall.games.runewars.rules.strongholds import remove_stronghold, replace_stronghold
from emberhall.games.runewars.state import Table
from emberhall.kernel import Ask
from emberhall.rulebook import rule

from .positions import answer, clash, land


@rule("RW-BATTLE-21", "RW-BATTLE-22")
def test_a_conquered_stronghold_is_damaged_and_optional() -> None:
    t = clash("footman " * 7, "berserker")
    t.state.places["6A"].stronghold, t.state.players[1].strongholds, t.state.players[0].strongholds = 1, 3, 2
    t.state.places["6A"].holder = 1
    remove_stronghold(t.state, "6A")
    flow = replace_stronghold(t, 0, "6A")
    question = next(flow)
    assert isinstance(question, Ask)
    assert question.keys() == ["pick_area:6A", "done"]
    assert answer(replace_stronghold(t, 0, "6A"), "0/pick_area:6A") == ["0 ask-replace"]
    assert (t.state.places["6A"].stronghold, t.state.places["6A"].damaged) == (0, True)
    assert (t.state.players[0].strongholds, t.state.players[1].strongholds) == (1, 4)


@pytest.mark.parametrize(
    ("mine", "asked"), [((), ["0 ask-replace-from"]), (("1A",), []), (("1A", "1B"), ["0 ask-replace-from"])]
)
def test_a_lost_city_takes_a_stronghold_from_the_board(mine: tuple[str, ...], asked: list[str]) -> None:
    """Where none is left: the one that stands elsewhere, one of several, or none at all."""
    state = land()
    state.players[0].strongholds = 0
    for area in mine:
        state.places[area].stronghold = 0
    answers = ["0/pick_area:1A"] if len(mine) == 2 else [] if mine else ["0/done"]
    assert answer(replace_stronghold(Table(state, 2), 0, "6A", may=False), *answers) == asked
    standing = [area for area, place in state.places.items() if place.stronghold == 0]
    assert standing == [*sorted([*mine[1:], *(["6A"] if mine else [])])]
    assert state.players[0].strongholds == 0
