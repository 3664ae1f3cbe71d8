"""Floors as numbers and bits: what touches, distances, and searches that spread over sets of hexes."""

from hypothesis import given
from hypothesis import strategies as st

from emberhall.geometry.drawing import from_ascii
from emberhall.geometry.floors import FAR, Floor
from emberhall.geometry.hexes import Edge, Hex, neighbours
from emberhall.geometry.paths import cheapest, distances_from
from emberhall.geometry.sight import Walls

CELLS = from_ascii("""
    a b # c
     d # e
    f g h
""")
HALL = Floor(CELLS, [cell for cell, char in CELLS.items() if char == "#"], [(next(iter(CELLS)), 0)])
NAME = dict(enumerate(CELLS.values()))
NUMBER = {name: at for at, name in NAME.items()}


def names(some: int) -> str:
    """The hexes of a bitmap by their letters."""
    return "".join(NAME[at] for at in HALL.numbers(some))


def bits(some: str) -> int:
    return HALL.bitmap(NUMBER[name] for name in some)


def test_neighbours_have_no_wall_between() -> None:
    assert [NAME[at] for at in HALL.beside[NUMBER["a"]]] == ["d"]  # a thin wall parts it from b
    assert [NAME[at] for at in HALL.beside[NUMBER["g"]]] == ["h", "f", "d"]


def test_solid_hexes_touch_nothing() -> None:
    assert HALL.beside[2] == ()
    assert HALL.inside == bits("abcdefgh")


def test_a_set_steps_to_all_its_neighbours_at_once() -> None:
    assert names(HALL.around(bits("c"))) == "e"
    assert names(HALL.around(bits("bf"))) == "dg"


def test_rings_are_hexes_at_equal_distance() -> None:
    assert [names(ring) for ring in HALL.rings(NUMBER["a"])] == ["a", "d", "bfg", "h", "e", "c"]


def test_distances_are_not_counted_through_walls() -> None:
    apart = HALL.apart(NUMBER["b"])
    assert {NAME[at]: steps for at, steps in enumerate(apart) if steps < FAR} == {
        "a": 2, "b": 0, "c": 5, "d": 1, "e": 4, "f": 2, "g": 2, "h": 3,
    }  # fmt: skip
    assert apart[2] == FAR


def test_a_spread_keeps_to_free_hexes() -> None:
    assert [(n, names(layer)) for n, layer in HALL.spread(bits("b"), HALL.inside & ~bits("g"))] == [
        (0, "b"), (1, "d"), (2, "af"),
    ]  # fmt: skip


def test_a_spread_by_cost_pays_for_the_hex_entered() -> None:
    prices = ((1, ~bits("dg")), (3, bits("dg")))
    assert [(cost, names(layer)) for cost, layer in HALL.spread_by_cost(bits("b"), HALL.inside, prices)] == [
        (0, "b"), (3, "d"), (4, "af"), (6, "g"), (7, "h"), (8, "e"), (9, "c"),
    ]  # fmt: skip


def test_a_spread_back_pays_for_the_hexes_on_the_way_to_the_goal() -> None:
    prices = ((1, ~bits("dg")), (3, bits("dg")))
    back = HALL.spread_by_cost(bits("b"), HALL.inside, prices, back=True)
    assert [(cost, names(layer)) for cost, layer in back] == [
        (0, "b"), (1, "d"), (4, "afg"), (7, "h"), (8, "e"), (9, "c"),
    ]  # fmt: skip


def test_an_empty_floor_is_no_error() -> None:
    assert Floor([]).inside == 0


near = st.tuples(st.integers(-2, 3), st.integers(-2, 3))
floors = st.lists(near, unique=True, min_size=1, max_size=30)
edges = st.frozensets(st.tuples(near, st.integers(0, 5)), max_size=8)


@given(floors, st.frozensets(near, max_size=6), edges)
def test_distances_agree_with_a_search_hex_by_hex(
    cells: list[Hex], solid: frozenset[Hex], thin: frozenset[Edge]
) -> None:
    floor, walls = Floor(cells, solid, thin), Walls(solid, thin)
    inside = {cell for cell in cells if cell not in solid}

    def linked(cell: Hex) -> list[Hex]:
        return [to for to in neighbours(cell) if to in inside and not walls.between(cell, to)]

    for cell in inside:
        far = distances_from(cell, linked)
        assert floor.apart(floor.index[cell]) == [far.get(to, FAR) for to in cells]


@given(floors, st.data())
def test_costs_agree_with_a_search_hex_by_hex(cells: list[Hex], data: st.DataObject) -> None:
    floor = Floor(cells)
    slow = set(data.draw(st.lists(st.sampled_from(range(len(cells))))))

    def steps(at: int) -> list[tuple[int, int]]:
        return [(to, 2 if to in slow else 1) for to in floor.beside[at]]

    found = cheapest(0, 99, steps)
    prices = ((1, ~floor.bitmap(slow)), (2, floor.bitmap(slow)))
    spread = floor.spread_by_cost(floor.bits[0], floor.inside, prices)
    assert {at: cost for cost, layer in spread for at in floor.numbers(layer)} == {
        at: cost for at, (cost, _) in found.items()
    }
