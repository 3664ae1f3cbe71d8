"""From a press to the new view, in the browser over loopback: where the time goes, and frames while pieces move.

A person plays alone at random in Chromium, without pauses between moments. For each press: until it is sent, until the
answer is heard (and within that what the server does: the rules, the commit, the view), until it is drawn, until it is
painted. `CPU` is the time threads really worked; the rest is waiting, and a loaded machine waits a lot. Frames are
counted by the browser's own tracing while a hero walks to and fro. Then real boards of all games are painted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from _painting import painting
from _table import Row, show, write
from playwright.sync_api import Browser, Page, sync_playwright

from emberhall.scene import render
from emberhall.server import sockets, views
from emberhall.server.app import make_app
from emberhall.server.live import LiveTable
from emberhall.server.main import bound_socket, config_of
from emberhall.server.settings import Settings

#: What is played: a game with its set-up.
PLAYED: dict[str, dict[str, Any]] = {"mage_knight": {"scenario": "first_reconnaissance"}, "defenders": {}}

#: What the main thread does for a frame, as the browser's tracing calls it.
PAINTING = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")

ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")

#: Notes when a message goes out and when a view comes in, before and after the client has dealt with it.
LISTENS = """
window.times = {};
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (data.includes('"choose"')) window.times.sent = performance.now();
  return send.call(this, data);
};
const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { get: heard.get, set(deal) {
  heard.set.call(this, (event) => {
    const view = event.data.startsWith('{"type":"view"');
    if (view) window.times.heard = performance.now();
    deal(event);
    if (view) window.times.drawn = performance.now();
  });
} });
localStorage.setItem("emberhall", JSON.stringify({ pace: "none" }));
"""

#: Presses one option and waits until what follows is painted; the times since the press.
PRESS = """
async (at) => {
  const more = document.querySelector('[data-key="list all"][aria-expanded="false"]');
  if (more) more.click();
  const any = (selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found[Math.floor(at * found.length)];
  };
  let option = any(".ask .option, .bar .option");
  if (option && !option.dataset.option) {
    option.click(); // a group of options opens a menu
    option = any(".menu [data-option]");
  }
  if (!option) return null;
  const before = window.emberhall.decisions();
  window.times = {};
  const pressed = performance.now();
  option.click();
  for (let i = 0; i < 500 && !(window.emberhall.decisions() > before && window.times.drawn); i++) {
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const since = Object.entries(window.times).map(([name, when]) => [name, when - pressed]);
  return window.times.drawn ? Object.fromEntries(since) : null;
}
"""

#: A hero walks to and fro over this board, this many times.
WALKS = """
async ([board, ends, times]) => {
  const { BoardView } = await import("/static/board/board.js");
  const stage = document.createElement("div");
  stage.className = "boards";
  stage.style.cssText = "position: fixed; inset: 0; z-index: 99";
  document.body.append(stage);
  const view = new BoardView();
  stage.append(view.svg);
  const moved = (space) => board.pieces.map((piece) => (piece.acts ? { ...piece, at: space } : piece));
  const at = (space) => ({ ...board, pieces: moved(space) });
  view.update(at(ends[0]));
  await new Promise((resolve) => setTimeout(resolve, 700));
  performance.mark("walks");
  for (let i = 1; i <= times; i++) {
    view.update(at(ends[i % 2]));
    await new Promise((resolve) => setTimeout(resolve, 950));
  }
  performance.mark("stands");
  stage.remove();
}
"""


class Clock:
    """How long parts of the server's work take, in wall clock and thread time."""

    def __init__(self) -> None:
        self.parts: dict[str, list[tuple[float, float]]] = {}

    def note(self, part: str, began: float, worked: float) -> None:
        self.parts.setdefault(part, []).append((time.perf_counter() - began, time.thread_time() - worked))

    def around(self, owner: Any, name: str, part: str) -> None:
        """Time every call of this function."""
        inner = getattr(owner, name)
        if asyncio.iscoroutinefunction(inner):

            @wraps(inner)
            async def later(*given: Any, **named: Any) -> Any:
                began, worked = time.perf_counter(), time.thread_time()
                try:
                    return await inner(*given, **named)
                finally:
                    self.note(part, began, worked)

            setattr(owner, name, later)
            return

        @wraps(inner)
        def now(*given: Any, **named: Any) -> Any:
            began, worked = time.perf_counter(), time.thread_time()
            try:
                return inner(*given, **named)
            finally:
                self.note(part, began, worked)

        setattr(owner, name, now)

    def clear(self) -> None:
        self.parts.clear()


@contextmanager
def hall(folder: str) -> Iterator[str]:
    """A server on loopback; its address."""
    settings = Settings(database_url=f"sqlite:///{folder}/hall.sqlite", bot_processes=0, bot_pause=0.0, limits=False)
    app = make_app(settings)
    sock = bound_socket("127.0.0.1", 0, strict=True)
    server = uvicorn.Server(config_of(app, settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


def open_table(page: Page, game: str, options: dict[str, Any]) -> None:
    """Make a table for one, and sit down."""
    page.goto("/")
    body = {"game": game, "options": options, "seats": ["me"], "seed": 5, "name": "Ann"}
    made = page.evaluate(
        """async (body) => {
          const headers = { "Content-Type": "application/json" };
          return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
        }""",
        body,
    )
    page.goto(f"/table/{made['table']['id']}")
    page.wait_for_selector(".ask #prompt")
    page.wait_for_timeout(500)


def median(figures: list[float]) -> float:
    return statistics.median(figures) if figures else 0.0


def presses(page: Page, game: str, options: dict[str, Any], clock: Clock, count: int) -> list[Row]:
    """Play at random; the parts of the way from a press to the new view."""
    open_table(page, game, options)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    random = Random(7)
    times: list[dict[str, float]] = []
    worked: list[dict[str, float]] = []
    for i in range(count + 5):
        if i == 5:
            clock.clear()  # one-time work is not counted
        before = metrics(session)
        told = page.evaluate(PRESS, random.random())
        if told is None:
            break
        page.wait_for_timeout(30)  # painted by then
        after = metrics(session)
        if i >= 5:
            times.append(told)
            worked.append({name: 1000 * (after[name] - before[name]) for name in after})
    rows = [
        Row(f"{game}: from the press to the new view (median of {len(times)})", each(times, "drawn"), "ms"),
        Row(f"{game}: - until it is sent", each(times, "sent"), "ms"),
        Row(f"{game}: - until the view is heard", median([t["heard"] - t["sent"] for t in times]), "ms"),
        Row(f"{game}: - until it is drawn", median([t["drawn"] - t["heard"] for t in times]), "ms"),
    ]
    for part, noted in clock.parts.items():
        took, cpu = (1000 * median([one[i] for one in noted]) for i in (0, 1))
        rows.append(Row(f"{game}: server, {part}", took, "ms", "of it CPU", cpu))
    rows += [Row(f"{game}: browser CPU, {name}", each(worked, name), "ms") for name in worked[0]] if worked else []
    return rows


def each(times: list[dict[str, float]], name: str) -> float:
    return median([one[name] for one in times])


def metrics(session: Any) -> dict[str, float]:
    """Seconds of work of the page's main thread so far."""
    names = {"Script": "scripts", "RecalcStyle": "styles", "Layout": "layout", "Task": "all, with painting"}
    wanted = {f"{name}Duration": said for name, said in names.items()}
    told = session.send("Performance.getMetrics")["metrics"]
    return {wanted[one["name"]]: one["value"] for one in told if one["name"] in wanted}


def frames(browser: Browser, page: Page) -> list[Row]:
    """A hero walks: frames a second by the browser's own tracing, and what a frame costs."""
    from emberhall.games.mage_knight.game import GAME
    from tests.mage_knight.positions import land

    places = [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2)]
    tiles = ["start_a 0 0", *(f"country_{n:02} {a} {b}" for n, (a, b) in enumerate(places, 1))]
    session = land(tiles=", ".join(tiles), at="country_01.SE").session
    scene = render.plain(session.view(0).scene(), GAME.texts, "en")
    board = scene["boards"][0]
    here = next(piece["at"] for piece in board["pieces"] if piece.get("acts"))
    there = next(space["id"] for space in board["spaces"] if space["id"] == "space:4,-3")
    traced = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
    browser.start_tracing(page=page, categories=traced)
    page.evaluate(WALKS, [board, [here, there], 5])
    events = json.loads(browser.stop_tracing())["traceEvents"]
    marks = {one["name"]: one["ts"] for one in events if one.get("cat", "").startswith("blink.user_timing")}
    began, ended = marks["walks"], marks["stands"]
    within = [one for one in events if began <= one.get("ts", 0) <= ended]
    drawn = sorted({one["ts"] for one in within if one["name"] == "DrawFrame"})
    walking = 5 * 0.9  # three spaces: the longest that a walk takes

    def cpu(*names: str) -> float:
        """Milliseconds of work of these kinds for a frame."""
        return (
            sum(one.get("tdur", one.get("dur", 0)) for one in within if one["name"] in names)
            / 1000
            / max(len(drawn), 1)
        )

    return [
        Row("a hero walks over 51 hexes: frames a second", len(drawn) / walking, "frames/s"),
        Row("a hero walks: styles, layout and paint of a frame, CPU", cpu(*PAINTING), "ms"),
    ]


def measure(count: int) -> list[Row]:
    clock = Clock()
    clock.around(LiveTable, "choose", "choose and store (all)")
    clock.around(LiveTable, "_write", "the commit")
    clock.around(views.Sight, "refresh", "the view (scene, words, questions)")
    clock.around(sockets.Watcher, "_view", "the view with its patch, encoded")
    rows: list[Row] = []
    found = next(
        filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"))),
        None,
    )
    if found is None:
        print("no Chromium here", file=sys.stderr)
        return rows
    with tempfile.TemporaryDirectory() as folder, hall(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        for game, options in PLAYED.items():
            context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
            page = context.new_page()
            page.add_init_script(LISTENS)
            rows += presses(page, game, options, clock, count)
            if game == "mage_knight":
                rows += frames(browser, page)
            context.close()
        rows += painting(browser, address)
        browser.close()
    return rows


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--presses", type=int, default=80, help="of each game")
    arguments.add_argument("--json", type=Path, metavar="FILE")
    chosen = arguments.parse_args()
    rows = measure(chosen.presses)
    show(rows)
    if chosen.json:
        write(rows, chosen.json)


if __name__ == "__main__":
    main()
