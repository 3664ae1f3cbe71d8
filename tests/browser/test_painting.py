"""Painted boards: they appear, a change is painted as in the whole, and the flat board stands without them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from emberhall.arena import golden
from emberhall.kernel import Session, find_game
from emberhall.scene import plain

from .test_pictures import GOLDEN
from .visitors import Visitor

pytestmark = pytest.mark.browser

MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}

#: Whose kept games have rooms to open and land to explore.
PLAYED = {"mage_knight": "tactician", "gloomhaven": "companion", "runewars": "warlord"}

#: What the client has painted of the board on the table.
PAINTED = """
() => {
  const shown = document.querySelector(".painting.shown");
  const there = [...document.querySelectorAll(".painting-moves canvas.there")];
  return { shown: Boolean(shown), many: there.length, wide: there[0]?.clientWidth ?? 0,
    ground: document.querySelectorAll(".space .ground").length,
    hidden: getComputedStyle(document.querySelector("svg.board .space .ground")).fillOpacity };
}
"""

#: Paints scenes one after the other, and the last one alone; how many pixels differ by more than 2 in 255, and
#: by how much at most.
COMPARED = """
async ([boards, lights, scale]) => {
  const { Painter } = await import("/static/board/paint/painter.js");
  const { scenery } = await import("/static/board/paint/scenery.js");
  const { plan } = await import("/static/board/plan.js");
  const all = boards.map((board, i) => scenery(board, plan(board, 1.4), lights[i]));
  const canvas = (frame) =>
    new OffscreenCanvas((frame[2] - frame[0]) * scale, (frame[3] - frame[1]) * scale);
  const last = all[all.length - 1];
  const patched = new Painter(canvas(all[0].frame), all[0].frame, scale);
  const rects = all.map((m, i) => {
    const grown = String(patched.region) === String(m.frame) ? [] : patched.show(canvas(m.frame), m.frame, scale);
    const box = patched.update(m, i ? grown : [patched.region]);
    patched.finish();
    return box;
  });
  patched.compose();
  const whole = new Painter(canvas(last.frame), last.frame, scale);
  whole.update(last, [whole.region]);
  whole.compose();
  const [a, b] = [patched, whole].map((one) => {
    const { width, height } = one.pen.canvas;
    return one.pen.getImageData(0, 0, width, height).data;
  });
  let [over, most, painted] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const far = Math.max(...[0, 1, 2, 3].map((k) => Math.abs(a[i + k] - b[i + k])));
    if (far > 2) over += 1;
    most = Math.max(most, far);
    if (b[i + 3] > 200 && b[i] + b[i + 1] + b[i + 2] > 60) painted += 1;
  }
  const extent = ([l, t, r, c]) => (r - l) * (c - t);
  return { same: a.length === b.length, over: over / (a.length / 4), most, painted: painted / (a.length / 4),
    part: rects.at(-1) ? extent(rects.at(-1)) / extent(last.frame) : 0 };
}
"""


@cache
def boards(game: str) -> list[tuple[dict[str, Any], str]]:
    """The board of a kept game after each decision that changed its ground, with the light over it."""
    rules = find_game(game)
    one = next(one for one in golden.read(GOLDEN / game / "golden" / "games.jsonl") if one.by.startswith(PLAYED[game]))
    session = Session(rules, rules.parse_options(one.options), one.seats, one.seed, keep=False)
    found: list[tuple[dict[str, Any], str]] = []
    known: list[Any] = []
    for number, (seat, key) in enumerate(one.decisions()):
        if len(found) >= 8 or number > 400:
            break
        scene = session.view(session.asks[0].seat).scene()
        if scene.boards and _ground(scene.boards[0]) != known:
            known = _ground(scene.boards[0])
            found.append((plain(scene, rules.texts, "en")["boards"][0], scene.light or "day"))
        session.choose(key, seat)
    return found


def _ground(board: Any) -> list[Any]:
    return [(space.id, space.terrain, space.faint, space.door, space.site) for space in board.spaces]


def _reveals(game: str) -> Iterator[list[dict[str, Any]]]:
    """Boards of a game, each with the one after it: land explored, a room opened."""
    for (before, _), (after, _) in pairwise(boards(game)):
        yield [before, after]


@pytest.fixture
def easel(visitor: Callable[..., Visitor]) -> Visitor:
    """A page that can paint."""
    ann = visitor(**MOTION)
    ann.enter()
    return ann


def test_a_table_is_painted(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(**MOTION)
    ann.start("mage_knight", "solo")
    ann.page.wait_for_selector(".painting.shown", state="attached")
    ann.page.wait_for_function("() => getComputedStyle(document.querySelector('.space .ground')).fillOpacity === '0'")
    seen = ann.page.evaluate(PAINTED)
    assert seen["shown"]
    assert seen["many"] >= 1
    assert seen["wide"] > 300
    assert seen["ground"] > 2, "what is pressed lies above"


def test_the_flat_board_stands_without_motion(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(reduced_motion="reduce")
    ann.start("mage_knight", "solo")
    ann.see("svg.board .space .ground")
    assert ann.page.locator(".painting").count() == 0
    assert ann.page.evaluate(PAINTED)["hidden"] == "1"


@pytest.mark.parametrize(
    "lacks",
    [
        "delete window.OffscreenCanvas",
        "delete HTMLCanvasElement.prototype.transferControlToOffscreen",
        "window.Worker = class { constructor() { throw new Error('none'); } }",
        "OffscreenCanvas.prototype.getContext = () => null",
    ],
)
def test_the_flat_board_stands_in_browsers_that_cannot_paint(visitor: Callable[..., Visitor], lacks: str) -> None:
    ann = visitor(**MOTION)
    ann.page.add_init_script(lacks)
    ann.start("defenders", "solo")
    ann.see("svg.board .space .ground")
    assert ann.page.locator(".painting.shown, svg.board.painted").count() == 0
    assert ann.page.evaluate(PAINTED)["hidden"] == "1"


@pytest.mark.parametrize("game", ["mage_knight", "gloomhaven"])
def test_a_change_is_painted_as_in_the_whole(easel: Visitor, game: str) -> None:
    """What is uncovered is painted where it is, and the picture is the one that would be painted anew."""
    parts = []
    for pair in list(_reveals(game))[:3]:
        seen = easel.page.evaluate(COMPARED, [pair, ["day", "day"], 1])
        assert seen["same"]
        assert seen["painted"] > 0.1
        assert seen["over"] < 0.0001, "only what is rounded otherwise at the edge of a stroke"
        assert seen["most"] < 32
        parts.append(seen["part"])
    assert min(parts) < 0.6, "no more is painted again than differs"


def test_night_falls_on_what_is_painted(easel: Visitor) -> None:
    board = boards("mage_knight")[0][0]
    seen = easel.page.evaluate(COMPARED, [[board, board], ["day", "night"], 1])
    assert seen["most"] == 0
    assert seen["part"] == 0, "the ground is not painted again"


def test_seasons_come_and_go(easel: Visitor) -> None:
    """A year later the first season's layers are there still."""
    board = boards("runewars")[-1][0]
    seasons = ["spring", "summer", "spring"]
    assert easel.page.evaluate(COMPARED, [[board] * 3, seasons, 0.5])["most"] == 0
    seen = easel.page.evaluate(COMPARED, [[board] * 2, ["summer", "winter"], 0.5])
    assert seen["most"] == 0
    assert seen["painted"] > 0.05
