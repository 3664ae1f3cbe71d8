"""Parts of a scene are drawn again only where what they declare has changed."""

from __future__ import annotations

import msgspec
import pytest

from emberhall.conformance.parts import Strict, Undeclared
from emberhall.scene import Keeper, part
from emberhall.scene.parts import drawn_by

EVERYBODY, ANN, BOB = 1 << 62, 1, 2


class Hero(msgspec.Struct):
    life: int
    at: int = 0

    @property
    def alive(self) -> bool:
        return self.life > 0


class Realm(msgspec.Struct):
    heroes: list[Hero]
    round: int = 1

    def hero(self, seat: int) -> Hero:
        return self.heroes[seat]


drawn: list[str] = []


@part("heroes[seat]")
def panel(state: Realm, seat: int, own: bool) -> list[object]:
    drawn.append(f"panel {seat}{' own' if own else ''}")
    return [state.hero(seat).life, state.hero(seat).alive, own]


@part("round", "len(heroes)")
def status(state: Realm) -> list[int]:
    drawn.append("status")
    return [state.round, len(state.heroes)]


def scene(state: Realm, looking: int) -> list[object]:
    return [status(state), *(panel(state, seat, bool(looking >> seat & 1)) for seat in range(len(state.heroes)))]


@pytest.fixture
def state() -> Realm:
    drawn.clear()
    return Realm([Hero(5), Hero(4)])


def test_only_the_part_that_changed_is_drawn_again(state: Realm) -> None:
    keeper = Keeper()
    before = keeper.scene(scene, state, EVERYBODY)
    assert drawn == ["status", "panel 0", "panel 1"]
    state.heroes[1].life = 3
    after = keeper.scene(scene, state, EVERYBODY)
    assert drawn[3:] == ["panel 1"]
    assert after == [[1, 2], [5, True, False], [3, True, False]]
    assert after[0] is before[0]
    assert after[1] is before[1]


def test_nothing_is_drawn_where_nothing_changed(state: Realm) -> None:
    keeper = Keeper()
    before = keeper.scene(scene, state, EVERYBODY)
    assert keeper.scene(scene, Realm([Hero(5), Hero(4)]), EVERYBODY) is before


def test_eyes_that_see_the_same_share_a_part(state: Realm) -> None:
    keeper = Keeper()
    others = keeper.scene(scene, state, EVERYBODY)
    own = keeper.scene(scene, state, ANN)
    assert drawn == ["status", "panel 0", "panel 1", "panel 0 own"]
    assert own[0] is others[0]
    assert own[2] is others[2]


def test_eyes_that_looked_away_see_what_has_changed_since(state: Realm) -> None:
    keeper = Keeper()
    for turn, looking in enumerate((ANN, BOB, BOB, ANN), 1):
        state.round = min(turn, 3)
        assert keeper.scene(scene, state, looking) == scene(state, looking)


def test_a_part_left_out_for_a_while_is_not_out_of_date(state: Realm) -> None:
    def late(state: Realm, looking: int) -> list[object]:
        return [status(state)] if state.heroes[0].life > 3 else []

    keeper = Keeper()
    assert keeper.scene(late, state, ANN) == [[1, 2]]
    state.heroes[0].life = 3
    state.round = 2
    assert keeper.scene(late, state, ANN) == []
    state.heroes[0].life = 4
    assert keeper.scene(late, state, ANN) == [[2, 2]]


def test_parts_that_are_no_longer_drawn_are_let_go() -> None:
    keeper = Keeper()
    for first in range(1000):
        keeper.scene(lambda state, looking, first=first: panel(state, 0, first), Realm([Hero(1)], first), ANN)  # type: ignore[misc]
    assert len(keeper._kept) < 250


def test_without_a_keeper_a_part_is_a_function(state: Realm) -> None:
    assert panel(state, 1, True) == [4, True, True]


def test_a_strict_drawing_shows_what_is_declared_and_nothing_else(state: Realm) -> None:
    @part("heroes[seat].life", "len(heroes)")
    def life(state: Realm, seat: int) -> tuple[int, bool, int]:
        return state.hero(seat).life, state.hero(seat).alive, len(state.heroes)

    @part("heroes[seat].life")
    def place(state: Realm, seat: int) -> int:
        return state.heroes[seat].at

    @part("heroes[seat]")
    def other(state: Realm, seat: int) -> int:
        return state.heroes[1 - seat].life

    @part("round")
    def count(state: Realm) -> int:
        return len(state.heroes)

    @part("round")
    def outer(state: Realm) -> int:
        return life(state, 0)[0]

    with drawn_by(Strict()):
        assert life(state, 1) == (4, True, 2)
        for reads, what in (
            (lambda: place(state, 0), r"place reads state\.heroes\[0\]\.at"),
            (lambda: other(state, 0), r"other reads state\.heroes\[1\]"),
            (lambda: count(state), r"count reads state\.heroes"),
            (lambda: outer(state), r"outer reads state\.heroes"),
        ):
            with pytest.raises(Undeclared, match=what):
                reads()


class Mark(msgspec.Struct, frozen=True):
    id: str
    life: int


@part("heroes")
def marks(state: Realm, looking: int) -> tuple[Mark, ...]:
    return tuple(Mark(f"hero:{seat}", hero.life) for seat, hero in enumerate(state.heroes))


def test_what_is_drawn_again_and_alike_stays_the_same_object(state: Realm) -> None:
    keeper = Keeper()
    before = keeper.scene(marks, state, ANN)
    state.heroes[1].life = 3
    after = keeper.scene(marks, state, ANN)
    assert after == (Mark("hero:0", 5), Mark("hero:1", 3))
    assert after[0] is before[0]
    state.heroes.insert(0, Hero(5))
    longer = keeper.scene(marks, state, ANN)
    assert longer == (Mark("hero:0", 5), Mark("hero:1", 5), Mark("hero:2", 3))
    assert longer[0] is before[0]
    state.heroes[0].at = 7
    assert keeper.scene(marks, state, ANN) is longer, "nothing to be seen has changed"


def test_eyes_to_whom_other_pieces_look_alike_share_a_part(state: Realm) -> None:
    keeper = Keeper()
    assert keeper.scene(lambda state, looking: marks(state, 0), state, ANN) is keeper.scene(
        lambda state, looking: marks(state, 0), Realm([Hero(5, 1), Hero(4, 2)]), BOB
    )


def test_a_position_is_told_from_another(state: Realm) -> None:
    keeper = Keeper()
    for turn in range(12):
        state.heroes[0].life = turn % 3
        for looking in (ANN, BOB):
            assert keeper.scene(scene, state, looking, position=turn) == scene(state, looking)
