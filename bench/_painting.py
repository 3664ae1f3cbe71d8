"""What painted boards cost: real boards of all games in Chromium, timed by the page and by its tracing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from _table import Row
from playwright.sync_api import Browser

from emberhall.arena import golden
from emberhall.kernel import Session, find_game
from emberhall.scene import plain

#: Whose kept games the boards are from, and the decision after which they are looked at.
PLAYED = {
    "mage_knight": ("tactician", 120),
    "gloomhaven": ("companion", 120),
    "runewars": ("warlord", 120),
    "defenders": ("heuristic", 120),
    "sword_sorcery": ("companion", 60),
}

GOLDEN = Path(__file__).parents[1] / "tests"

#: Shows one board after the other; for each, milliseconds until it is drawn flat, painted, and settled.
SHOWS = """
async ([scenes, rests]) => {
  const { BoardView } = await import("/static/board/board.js");
  const { painterAtWork } = await import("/static/board/paint/painting.js");
  painterAtWork();
  await new Promise((resolve) => setTimeout(resolve, rests));
  const stage = document.createElement("div");
  stage.className = "boards";
  stage.style.cssText = "position: fixed; inset: 0; z-index: 99";
  document.body.append(stage);
  const view = new BoardView();
  stage.append(view.svg);
  window.view = view;
  const found = [];
  for (const [board, light] of scenes) {
    view.light = light;
    performance.mark(`show ${found.length}`);
    const began = performance.now();
    view.update(board);
    const flat = performance.now() - began;
    const times = () => view.painting.times;
    for (let i = 0; i < 1500 && !(times().settled && times().seen); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    found.push({ flat, seen: times().seen, painted: times().ms, settled: times().settled });
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  performance.mark("shown");
  return found;
}
"""

#: Moves a board to and fro.
PANS = """
async () => {
  performance.mark("pans");
  for (let i = 0; i < 90; i++) {
    window.view.viewport.pan(i % 30 < 15 ? 6 : -6, i % 20 < 10 ? 4 : -4);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  performance.mark("panned");
}
"""


def _boards(game: str) -> Iterator[tuple[dict[str, Any], str]]:
    """The board of a kept game after each decision, with the light over it."""
    by, _ = PLAYED[game]
    rules = find_game(game)
    kept = golden.read(GOLDEN / game / "golden" / "games.jsonl")
    one = next(one for one in kept if one.by.startswith(by))
    session = Session(rules, rules.parse_options(one.options), one.seats, one.seed, keep=False)
    for seat, key in one.decisions():
        scene = session.view(session.asks[0].seat).scene()
        if scene.boards:
            yield plain(scene, rules.texts, "en")["boards"][0], scene.light or "day"
        session.choose(key, seat)


def _grown(game: str) -> list[tuple[dict[str, Any], str]]:
    """A board before and after something was uncovered, with at least a dozen spaces before."""
    before = None
    for board, light in _boards(game):
        known = sum(not space.get("faint") for space in board["spaces"])
        if before is not None and known > before[2] + 2 and before[2] > 12:
            return [before[:2], (board, light)]
        before = (board, light, known)
    return []


def _late(game: str) -> tuple[dict[str, Any], str]:
    """The board of a game that has gone on for a while."""
    return list(islice(_boards(game), PLAYED[game][1]))[-1]


def painting(browser: Browser, address: str) -> list[Row]:
    """Each game's board at one and two pixels to a unit; a tile, a room, nightfall, a season; panning."""
    rows: list[Row] = []
    for game in PLAYED:
        board, light = _late(game)
        for dense in (1, 2):
            told, worked = _shown(browser, address, [(board, light)], dense)
            rows += _rows(f"{game} at {dense}x, whole", told[0], worked[0])
    changes = {
        "mage_knight: a tile": _grown("mage_knight"),
        "gloomhaven: a room": _grown("gloomhaven"),
        "mage_knight: nightfall": [(_late("mage_knight")[0], light) for light in ("day", "night")],
        "runewars: a season": [(_late("runewars")[0], light) for light in ("summer", "fall")],
    }
    for what, scenes in changes.items():
        if scenes:
            told, worked = _shown(browser, address, scenes, 1)
            rows += _rows(what, told[-1], worked[-1])
    return rows


def _rows(what: str, told: dict[str, float], worked: dict[str, float]) -> list[Row]:
    return [
        Row(f"painting {what}: flat colours", told["flat"], "ms"),
        Row(f"painting {what}: seen after", told["seen"], "ms", "CPU of the painter", worked["painter"]),
        Row(f"painting {what}: longest task of the page, CPU", worked["longest"], "ms"),
        *([Row(f"painting {what}: a frame of panning, CPU", worked["pan"], "ms")] if worked["pan"] else []),
    ]


def _shown(
    browser: Browser, address: str, scenes: list[tuple[dict[str, Any], str]], dense: int
) -> tuple[list[dict[str, float]], list[dict[str, float]]]:
    """What the page says of each scene, and what tracing says."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": 1440, "height": 900},
        device_scale_factor=dense,
        reduced_motion="no-preference",
    )
    page = context.new_page()
    page.goto("/about")
    traced = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
    browser.start_tracing(page=page, categories=traced)
    told = page.evaluate(SHOWS, [scenes, 3000])
    page.evaluate(PANS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return told, _worked(events, len(scenes))


def _worked(events: list[dict[str, Any]], many: int) -> list[dict[str, float]]:
    """Milliseconds of CPU: of the painter and the longest task of the page, scene by scene; of a frame of panning."""
    marks = {one["name"]: one["ts"] for one in events if one.get("cat", "").startswith("blink.user_timing")}
    names = {
        (one["pid"], one["tid"]): one["args"]["name"]
        for one in events
        if one.get("ph") == "M" and one["name"] == "thread_name"
    }
    tasks = [
        (names.get((one["pid"], one["tid"]), ""), one["ts"], one.get("tdur", one.get("dur", 0)) / 1000)
        for one in events
        if one["name"] in ("ThreadControllerImpl::RunTask", "RunTask") and one.get("ph") == "X"
    ]

    def within(thread: str, began: float, ended: float) -> list[float]:
        return [took for name, at, took in tasks if name.startswith(thread) and began <= at < ended]

    pan = sum(within("CrRendererMain", marks.get("pans", 0), marks.get("panned", 0))) / 90
    found = []
    for number in range(many):
        began, ended = marks[f"show {number}"], marks.get(f"show {number + 1}", marks["shown"])
        page, painter = within("CrRendererMain", began, ended), within("DedicatedWorker", began, ended)
        found.append(
            {
                "painter": sum(painter),
                "longest": max(page, default=0),
                "pan": pan if number == many - 1 and many == 1 else 0,
            }
        )
    return found
