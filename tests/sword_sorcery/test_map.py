"""Maps: areas, walls, doors, barriers, sight and distance."""

import pytest

from emberhall.games.sword_sorcery.content import QUESTS, TILES
from emberhall.games.sword_sorcery.content.ground import FAR, GROUNDS
from emberhall.games.sword_sorcery.scene.shapes import CELL, captions
from emberhall.rulebook import rule


@rule("SS-FULL-MAP-01", "SS-FULL-SETUP-01")
@pytest.mark.parametrize("quest", QUESTS)
def test_with_all_doors_open_every_area_can_be_reached(quest: str) -> None:
    there = GROUNDS[quest]
    assert all(steps < FAR for row in there.apart(0) for steps in row)


@rule("SS-FULL-MAP-02")
def test_areas_whose_cells_touch_are_linked() -> None:
    there = GROUNDS["q1"]
    beside = {there.ids[to] for to, _, _ in there.ways[there.index["T01a.C"]]}
    assert beside == {"T01a.A", "T01a.B", "T01a.D", "T01a.E"}


@rule("SS-WALL-01", "SS-WALL-02", "SS-FULL-MAP-03", "SS-LOS-07")
def test_walls_stop_movement_and_sight() -> None:
    there = GROUNDS["q5"]  # the Guard Hall has a wall between A and B
    a, b = there.index["T01b.A"], there.index["T01b.B"]
    assert b not in [to for to, _, _ in there.ways[a]]
    assert there.lines[a][b] is None


@rule("SS-TERR-01", "SS-FULL-MAP-08", "SS-FULL-RANGE-01")
def test_a_closed_door_stops_ways_and_lies_on_the_line() -> None:
    there = GROUNDS["q1"]
    out, inside = there.index["T06a.B"], there.index["T09b.F"]
    assert there.doors == {frozenset((out, inside)): 1}
    assert there.apart(0)[out][inside] == 1
    assert there.apart(1)[out][inside] == FAR
    line = there.lines[out][inside]
    assert line is not None
    assert line[0] == 1


@rule("SS-LOS-01", "SS-LOS-09")
@pytest.mark.parametrize("quest", QUESTS)
def test_sight_is_mutual_and_every_area_sees_itself(quest: str) -> None:
    there = GROUNDS[quest]
    for a in range(len(there.ids)):
        assert there.lines[a][a] == (0, 0)
        for b in range(len(there.ids)):
            assert (there.lines[a][b] is None) == (there.lines[b][a] is None)


@rule("SS-OBST-02", "SS-OBST-03", "SS-OBST-04", "SS-OBST-01")
def test_a_barrier_holds_in_one_direction_and_not_flying_figures() -> None:
    tile, link = next((t, one) for t in TILES.values() for one in t.links if one.kind == "barrier")
    quest = next((q for q in QUESTS.values() if any(laid[0] == tile.id for laid in q.map)), None)
    if quest is None:
        pytest.skip("no quest has a barrier")
    there = GROUNDS[quest.id]
    held = there.index[f"{tile.id}.{link.blocked_from}"]
    other = next(there.index[f"{tile.id}.{id}"] for id in link.between if id != link.blocked_from)
    assert (other, 0, True) in there.ways[held]
    assert (held, 0, False) in there.ways[other]
    assert there.apart(0)[other][held] == 1
    assert there.apart(0)[held][other] > 1
    assert there.apart(0, flying=True)[held][other] == 1


@pytest.mark.parametrize("quest", QUESTS)
def test_the_name_of_a_tile_stands_within_one_of_its_areas(quest: str) -> None:
    there = GROUNDS[quest]
    for caption, (tile, _, _) in zip(captions(quest), QUESTS[quest].map, strict=True):
        x, y, wide = (round(part / CELL) for part in (caption.x, caption.y, caption.wide))
        areas = {there.cells[x + n, y] for n in range(wide)}
        assert len(areas) == 1, f"{tile}: its name crosses a wall"
        area = areas.pop()
        assert isinstance(area, int)
        assert there.ids[area].startswith(f"{tile}."), "it is the name of another tile"
