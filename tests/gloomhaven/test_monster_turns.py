"""Monster turns players have agreed on: where the monster ends and whom it attacks, with every allowed result."""

from pathlib import Path

import pytest

from emberhall.rulebook import rule
from tests.gloomhaven.monster_turns import Action, Case, Character, Result, main, read, results
from tests.gloomhaven.plain_search import PlainSearch, random_case

FILE = Path(__file__).parent / "monster_turns.json"
#: Others, worked out by hand from the rulebook.
BY_HAND = Path(__file__).parent / "monster_turns_by_hand.json"


@rule("GH-FOCUS-02", "GH-FOCUS-05", "GH-FOCUS-08", "GH-FOCUS-09", "GH-MMOVE-03", "GH-MMOVE-10", "GH-MMOVE-12",
      "GH-MAXEFF-02", "GH-MAXEFF-03", "GH-MAXEFF-04", "GH-MAXEFF-05", "GH-MAXEFF-06", "GH-MTRAP-01", "GH-MTRAP-03",
      "GH-LOS-02", "GH-AOE-01", "GH-AOE-05")  # fmt: skip
@pytest.mark.parametrize("case", read(FILE), ids=lambda case: str(case.case))
def test_agreed(case: Case) -> None:
    assert results(case) == {Result(r.move, tuple(sorted(r.attacks))) for r in case.expected}


@rule("GH-AOE-05", "GH-ATTACK-04", "GH-FOCUS-03", "GH-FOCUS-08", "GH-FOCUS-09", "GH-FOCUS-12", "GH-FOCUS-13",
      "GH-FOCUS-14", "GH-FOCUS-17", "GH-LOS-02", "GH-LOS-08", "GH-MAXEFF-04", "GH-MMOVE-02", "GH-MMOVE-05",
      "GH-MMOVE-07", "GH-MMOVE-08", "GH-MMOVE-09", "GH-MMOVE-10", "GH-MMOVE-12", "GH-MTRAP-02", "GH-MTRAP-03",
      "GH-MTRAP-04", "GH-MTRAP-06")  # fmt: skip
@pytest.mark.parametrize("case", read(BY_HAND), ids=lambda case: str(case.case))
def test_by_hand(case: Case) -> None:
    assert results(case) == {Result(r.move, tuple(sorted(r.attacks))) for r in case.expected}


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FILE)]) == 0
    assert capsys.readouterr().out.endswith("79 of 79 right\n")


@pytest.mark.parametrize("tens", range(20))
def test_the_same_as_from_the_rules_alone(tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        for case in (random_case(seed), random_case(seed, added=True)):
            assert results(case) == PlainSearch(case).results(), seed


def passage(line: str, move: int, *, jump: bool = False, flying: bool = False) -> set[Result]:
    """A passage one hex wide: m the monster, C a character, ^ a trap, : difficult ground, o an obstacle."""
    cells = {mark: tuple((i, -(i // 2)) for i, at in enumerate(line) if at == mark) for mark in "mC^:o"}
    terrain = {"trap": cells["^"], "difficult": cells[":"], "obstacle": cells["o"]}
    foes = tuple(Character(at, 10) for at in cells["C"])
    action = Action(move, 0, 1, flying, jump, False, None)
    case = Case(0, len(line), 1, terrain, (), foes, (), cells["m"][0], action, ())
    assert results(case) == PlainSearch(case).results()
    return results(case)


@rule("GH-FOCUS-12", "GH-MOVE-09", "GH-MTRAP-03")
def test_a_jump_lands_on_no_more_traps_than_it_must() -> None:
    """One trap is beside the character: the monster waits before the first trap and springs only that, next turn."""
    assert passage("m.^^C", 2, jump=True) == {Result((1, 0), ())}
    assert passage("m.^^C", 3, jump=True) == {Result((3, -1), ((4, -2),))}
    assert passage("m^^.C", 2, jump=True) == {Result((0, 0), ())}
    assert passage("m^^.C", 3, jump=True) == {Result((3, -1), ((4, -2),))}


@rule("GH-MTRAP-02", "GH-MTRAP-03", "GH-MTRAP-05", "GH-MOVE-05")
def test_a_passage_of_traps() -> None:
    """On foot there is no other way; a flying monster ignores the traps."""
    assert passage("m.^^C", 2) == {Result((2, -1), ())}
    assert passage("m.^^C", 2, flying=True) == {Result((2, -1), ())}
    assert passage("m.::C", 3) == {Result((2, -1), ())}
    assert passage("m.::C", 3, jump=True) == {Result((2, -1), ())}
    assert passage("m.::C", 4, jump=True) == {Result((3, -1), ((4, -2),))}
    assert passage("m.oC", 4) == {Result((0, 0), ())}
    assert passage("m.oC", 4, jump=True) == {Result((0, 0), ())}
    assert passage("m.oC", 4, flying=True) == {Result((2, -1), ((3, -1),))}
