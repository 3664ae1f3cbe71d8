"""The stage: the board fills it and stays where it is, hexes are wide enough, pages arrive quickly, for everybody."""

import gzip
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from emberhall import server
from emberhall.games.mage_knight.game import GAME
from emberhall.scene import plain
from emberhall.server.bundle import STATIC
from tests.mage_knight.positions import land

from .test_pictures import PLAYS, SITUATIONS, kept, play_to
from .visitors import PLAY_AT_RANDOM, Visitor

pytestmark = pytest.mark.browser

#: What classes of the table say, and how it would be found: the classes that are wrong.
LIES = """
() => {
  const table = document.querySelector(".table");
  const found = {
    ordered: ":scope > .order:not([hidden])", timed: ":scope > .timeline:not([hidden])", "empty-handed": ".hand:empty",
    focused: ".focus > *", fighting: ".fight:not([hidden]):not(.folded)", lists: ".ask.listing",
  };
  const there = (what) => Boolean(table.querySelector(what));
  const says = (name) => table.classList.contains(name);
  const wrong = Object.keys(found).filter((name) => says(name) !== there(found[name]));
  if (says("few-ways") === there(".ask .options > :nth-child(4)")) wrong.push("few-ways");
  if (says("fighting") && says("afield") !== there(".fight.beside")) wrong.push("afield");
  return wrong;
}
"""


@pytest.mark.parametrize("game", ["mage_knight", "defenders", "gloomhaven", "sword_sorcery"])
def test_the_tables_classes_say_what_is_there(visitor: Callable[..., Visitor], game: str) -> None:
    """Finding it by :has would restyle half the table with every element that comes or goes."""
    static = Path(server.__file__).parent / "static"
    styles = "".join(path.read_text(encoding="utf-8") for path in static.rglob("*.css"))
    assert not re.findall(r"\.(?:table|fighting|crowded)[\w.-]*(?::not\([^)]*\))?:has\(", styles)
    ann = visitor()
    ann.start(game, "solo")
    dice = Random(5)
    for turn in range(8):
        assert ann.page.evaluate(LIES) == [], f"after {turn} decisions"
        ann.choose(dice.choice(ann.options()))
    ann.see('[data-key="tool timeline"]').click()
    assert ann.page.evaluate(LIES) == []


@pytest.mark.parametrize("situation", ["mage-knight-fight", "defenders-battle"])
def test_the_tables_classes_say_that_there_is_a_fight(visitor: Callable[..., Visitor], situation: str) -> None:
    ann = visitor()
    play_to(ann, situation)
    ann.see(".fight")
    assert ann.page.evaluate(LIES) == []
    assert ann.page.locator(".table.fighting").count() == 1
    ann.see('.fight [aria-expanded="true"]').first.click()  # folded
    ann.page.wait_for_selector(".fight.folded")
    assert ann.page.evaluate(LIES) == []


#: Fifteen tiles in a wedge: as much as any scenario of Mage Knight brings out on one side.
WEDGE = [(a, b) for a in range(5) for b in range(5) if a + b < 5]

#: Draws a board over the whole window, as a table does, and says how wide its hexes are and where whoever acts stands.
OPENS = """
async (board) => {
  const { BoardView } = await import("/static/board/board.js");
  const { layout } = await import("/static/core/layout.js");
  const stage = document.createElement("div");
  stage.className = "boards";
  stage.style.cssText = "position: fixed; inset: 0";
  document.body.replaceChildren(stage);
  const view = new BoardView();
  view.viewport.clear = (width, height) => layout({ cards: [5], own: true, hexes: true }, { width, height }).clear;
  stage.append(view.svg);
  view.update(board);
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const hero = box(".piece.acts");
  const hex = box(".space.hex:not(.hidden-ground) .ground").width;
  return { hex, hero: [hero.x + hero.width / 2, hero.y + hero.height / 2] };
}
"""

#: Where the board is, how it is scaled and moved, and where the matter of the question lies.
PLACE = """
() => {
  const board = document.querySelector("svg.board").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".space.lit .ground, .piece.acts .ring")];
  const matter = lit.map((each) => each.getBoundingClientRect());
  const under = (m) => document.elementFromPoint(m.x + m.width / 2, m.y + m.height / 2)?.closest(".focus");
  const acts = document.querySelector(".piece.acts .ring")?.getBoundingClientRect();
  return {
    sold_over: Boolean(acts && under(acts)),
    board: [board.x, board.y, board.width, board.height], camera: window.emberhall.camera(),
    matter: matter.map((m) => [m.x + m.width / 2, m.y + m.height / 2]),
  };
}
"""

#: What a page costs, beside its fonts: they are drawn without, and kept for ever.
COST = """
() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const got = all.filter((each) => !each.name.endsWith(".woff2"));
  return [got.length, got.reduce((sum, each) => sum + each.transferSize, 0)];
}
"""


@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 56), (390, 844, 52)])
def test_fifteen_tiles_open_at_a_readable_scale(
    visitor: Callable[..., Visitor], width: int, height: int, least: int
) -> None:
    tiles = [*(f"country_{n:02}" for n in range(1, 12)), "core_01", "core_02", "core_03"]
    placed = ["start_a 0 0", *(f"{tile} {a} {b}" for tile, (a, b) in zip(tiles, WEDGE[1:], strict=False))]
    play = land(tiles=", ".join(placed), at="country_03.SE")
    scene = plain(play.session.view(0).scene(), GAME.texts, "en")
    (board,) = scene["boards"]
    assert sum(not space.get("rings") for space in board["spaces"]) >= 15 * 7 - 3  # the start tile has fewer
    ann = visitor(viewport={"width": width, "height": height})
    ann.enter()
    shown = ann.page.evaluate(OPENS, board)
    assert shown["hex"] >= least
    x, y = shown["hero"]
    assert 0 < x < width
    assert 60 < y < height - 150


def test_the_map_stays_where_it_is(visitor: Callable[..., Visitor]) -> None:
    """Over 50 decisions nothing moves the board; the camera moves only when what matters is covered."""
    ann = visitor()
    ann.start("mage_knight", "solo", seed=3)
    rng = Random(4)
    before: dict[str, Any] | None = None
    seen = set()
    for _ in range(200):
        if len(seen) > 50:
            break
        keys = ann.options()
        ann.choose(rng.choice([key for key in keys if key != "end_turn"] or keys))
        now: dict[str, Any] = ann.page.evaluate(PLACE) if ann.page.locator("svg.board").count() else {}
        if not now:
            continue
        assert now["board"] == [0, 0, 1440, 900]
        assert not now["sold_over"], "a panel lies over the hero"
        seen.add(ann.decisions())
        if before is not None:
            assert now["camera"][0] == before["camera"][0]
            dx, dy = (now["camera"][i] - before["camera"][i] for i in (1, 2))
            if dx or dy:
                stood = [(x - dx, y - dy) for x, y in now["matter"]]
                assert any(not (332 < x < 1352 and 72 < y < 628) for x, y in stood), "it moved without need"
        before = now
    assert len(seen) > 50


#: A camera over a drawing of which this part is clear, at this scale and place: where it goes for these points.
ATTENDS = """
async ([parts, camera, matter, others, first]) => {
  const { Viewport } = await import("/static/board/viewport.js");
  const made = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const port = new Viewport(document.body.appendChild(made("svg")), made("g"));
  const box = [-2000, -2000, 4000, 4000];
  Object.assign(port, { clear: () => parts[0], free: () => parts, least: 0.58, rim: 50, box });
  [port.k, port.x, port.y] = camera;
  port.attend(matter, others, first);
  return [port.k, port.x, port.y];
}
"""

CLEAR = {"left": 340, "top": 110, "right": 1340, "bottom": 710}
BESIDE_A_PANEL = [{**CLEAR, "right": 1000}, {**CLEAR, "top": 310}]


@pytest.mark.parametrize(
    ("parts", "matter", "others", "goes"),
    [
        pytest.param([CLEAR], [[400, 200], [900, 600]], [], [1, 0, 0], id="in sight, nothing moves"),
        pytest.param([CLEAR], [[400, 200], [900, 700]], [], [1, 0, -40], id="as little as can be"),
        pytest.param([CLEAR], [[400, 200], [900, 900]], [], [0.75, 210, -2.5], id="smaller, and all of it"),
        pytest.param([CLEAR], [[400, 200]], [[400, 60]], [1, 0, 100], id="others, where there is room"),
        pytest.param([CLEAR], [[400, 200]], [[400, 1900]], [1, 0, 0], id="not for others who do not fit"),
        pytest.param(BESIDE_A_PANEL, [[900, 200], [1100, 400]], [], [1, 0, 0], id="in sight beside a panel"),
        pytest.param(BESIDE_A_PANEL, [[900, 200], [1100, 250]], [], [1, -150, 0], id="to the left of it"),
        pytest.param(BESIDE_A_PANEL, [[900, 250], [1100, 280]], [], [1, 0, 110], id="or below it"),
        pytest.param(BESIDE_A_PANEL, [[400, 600], [1200, 200]], [], [0.8, 168, 190], id="smaller below it"),
    ],
)
def test_the_camera_moves_as_little_as_it_must(
    visitor: Callable[..., Visitor], parts: Any, matter: Any, others: Any, goes: list[float]
) -> None:
    ann = visitor()
    ann.enter()
    came = ann.page.evaluate(ATTENDS, [parts, [1, 0, 0], matter, others, []])
    assert came == pytest.approx(goes, abs=0.1)


def test_if_not_everything_fits_the_acting_figure_is_in_sight(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    wide = [[x, y] for x in range(-1500, 1600, 100) for y in range(-1500, 1600, 100)]
    k, x, y = ann.page.evaluate(ATTENDS, [[CLEAR], [1, 0, 0], wide, [], [[-1500, 1500]]])
    assert k == 0.58
    assert 340 <= -1500 * k + x <= 1340
    assert 110 <= 1500 * k + y <= 710


#: A camera that is asked for something else on its way: where it ends, and where it ends if it is pressed meanwhile.
ON_THE_WAY = """
async ([clear, once, then]) => {
  const { Viewport } = await import("/static/board/viewport.js");
  const made = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const svg = document.body.appendChild(made("svg"));
  const port = new Viewport(svg, made("g"));
  Object.assign(port, { clear: () => clear, least: 0.58, rim: 50, box: [-2000, -2000, 4000, 4000] });
  const frames = async (enough) => { while (!enough()) await new Promise((done) => requestAnimationFrame(done)); };
  port.attend(once);
  await frames(() => port.y < -10);
  port.attend(then);
  const press = (name) => svg.dispatchEvent(new PointerEvent(name, { pointerId: 1, pointerType: "mouse" }));
  press("pointerdown");
  press("pointerup");
  await frames(() => !port.goal);
  return then.map(([x, y]) => [x * port.k + port.x, y * port.k + port.y]);
}
"""


def test_a_question_asked_while_the_camera_moves_ends_in_sight(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(reduced_motion="no-preference")
    ann.enter()
    ((x, y),) = ann.page.evaluate(ON_THE_WAY, [CLEAR, [[800, 1200]], [[800, 300]]])
    assert x == 800
    assert CLEAR["top"] + 50 <= y <= CLEAR["bottom"]


#: Names on the board that lie over each other.
OVERLAPS = """
() => {
  const named = [...document.querySelectorAll(".label")];
  const boxes = named.map((name) => [name.textContent, name.getBoundingClientRect()]);
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2;
  const over = ([, a], [, b]) => shared(a, b, "left", "right") && shared(a, b, "top", "bottom");
  const under = (one, i) => boxes.slice(0, i).filter((other) => over(one, other));
  return boxes.flatMap((one, i) => under(one, i).map((other) => `${one[0]} / ${other[0]}`));
}
"""


@pytest.mark.parametrize("language", ["en-US", "ru-RU"])
def test_names_of_places_never_overlap(visitor: Callable[..., Visitor], language: str) -> None:
    ann = visitor(locale=language)
    ann.start("defenders", "solo", seed=2)
    for width, height in ((1440, 900), (820, 1180), (1180, 820), (390, 844)):  # the window is turned and made smaller
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.settle()
        assert ann.page.locator(".label").count() > 40
        assert ann.page.evaluate(OVERLAPS) == [], f"at {width} x {height}"


def test_a_map_is_laid_out_for_its_window(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("defenders", "solo", seed=2)
    first = ann.page.locator(".label").evaluate_all("(all) => all.map((name) => name.getAttribute('transform'))")
    ann.page.set_viewport_size({"width": 820, "height": 1180})
    ann.settle()
    box = ann.page.locator(".spaces").bounding_box()
    assert box is not None
    assert box["height"] > box["width"], "upright, as the window"
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.settle()
    again = ann.page.locator(".label").evaluate_all("(all) => all.map((name) => name.getAttribute('transform'))")
    assert again == first


def test_where_a_card_leads_is_chosen_on_the_map(visitor: Callable[..., Visitor]) -> None:
    """Places that only a card reaches are marked differently; choosing how to play it narrows the question to them."""
    ann = visitor()
    ann.start("defenders", "solo", seed=2)
    near = "bounty_bay dancing_stone father_oak_forest greenleaf_village orc_valley wolf_pass"  # of Monarch City
    plain = ann.page.locator(".mark:not(.dear)").evaluate_all("(all) => all.map((mark) => mark.dataset.mark)")
    assert set(plain) == {f"place:{name}" for name in near.split()}
    assert ann.page.locator(".mark.dear").count() > 0
    ann.page.locator(".hand .card.lit").first.click()
    way = ann.see(".opened .way")
    assert "Choose on the map" in way.inner_text()
    assert ann.page.locator(".opened .way").count() == 1, "no list of places"
    lit = ann.page.locator(".mark").count()
    way.click()
    assert ann.page.locator(".mark.dear").count() == 0
    assert 0 < ann.page.locator(".mark").count() <= lit
    before = ann.decisions()
    ann.page.locator(".space.area.lit:not(.occupied)").first.click(force=True)
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)
    assert ann.page.locator('.hand .card[data-id^="card:"]').count() == 1, "the card was spent"
    assert ann.page.locator('.hand .card[data-id^="quest:"]').count() == 1, "the Quest lies beside the hand"


#: Lays a hand of cards as a table does: how far apart they lie, and which names are cut off.
HOLDS = """
async ([cards, own]) => {
  const { handOf } = await import("/static/cards/hand.js");
  const { layout } = await import("/static/core/layout.js");
  const { Tabletop } = await import("/static/stage/tabletop.js");
  const top = new Tabletop();
  const { hand } = top;
  hand.append(handOf({ id: "hand", name: "Hand", cards }));
  top.bar.hidden = false;
  document.body.replaceChildren(top.root);
  const size = { width: innerWidth, height: innerHeight };
  top.place(layout({ cards: [cards.length], own }, size), size);
  const faces = [...hand.querySelectorAll(".card")];
  const lefts = faces.map((face) => face.getBoundingClientRect().left);
  const names = [...hand.querySelectorAll(".card-name")].filter((name) => name.scrollWidth > name.clientWidth + 1);
  const apart = Math.min(...lefts.slice(1).map((left, i) => left - lefts[i]));
  const under = hand.getBoundingClientRect().top - top.figures.getBoundingClientRect().bottom;
  return { apart, under, cut: names.map((name) => name.textContent) };
}
"""


@pytest.mark.parametrize("own", [False, True])
def test_ten_cards_fit_side_by_side_with_readable_names(visitor: Callable[..., Visitor], own: bool) -> None:
    ann = visitor()
    ann.enter()
    names = ["Порт морских птиц", "Заклинание очищения", "Эльфийские лучники", "Spell of Purity", "Greenleaf Village"]
    cards = [{"id": f"card:{n}", "name": names[n % 5], "text": [f"text {n}"], "colour": "blue"} for n in range(10)]
    laid = ann.page.evaluate(HOLDS, [cards, own])
    assert laid["cut"] == []
    assert laid["apart"] >= 125
    assert not own or laid["under"] == 10, "your own figures stand above the hand"


def test_pages_load_in_few_requests(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.page.goto("/")
    ann.see(".game-card .vignette")
    ann.page.wait_for_load_state("networkidle")
    requests, size = ann.page.evaluate(COST)
    assert requests <= 12
    painter = b"".join(file.read_bytes() for file in sorted((STATIC / "board" / "paint").glob("*.js")))
    assert size - len(gzip.compress(painter)) < 200_000
    address = ann.start("mage_knight", "solo")
    ann.page.goto(address)
    ann.see(".ask #prompt")
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(COST)[0] <= 12


@pytest.fixture(scope="session")
def axe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The script of axe-core, from npm."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no npm here")
    folder = tmp_path_factory.mktemp("axe")
    command = [npm, "install", "--no-save", "--no-audit", "--no-fund", "--prefix", str(folder), "axe-core@4.14.0"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("axe-core cannot be had from npm")
    return (Path(folder) / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


FAULTS = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((n) => n.target.join(" ")).join("; ")}`);
}
"""


#: Things of the board and small cards, any of which may be a choice, whose name leaves out what is seen on them.
MISNAMED = """
async () => {
  for (const each of document.querySelectorAll("svg.board [data-id], .card.small")) each.setAttribute("role", "button");
  const { violations } = await axe.run(document, { runOnly: ["label-content-name-mismatch"] });
  const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => document.querySelector(target.join(" "))));
  return found.map((each) => `${each.getAttribute("aria-label")} shows ${each.textContent}`);
}
"""


def examine(someone: Visitor, axe: str, where: str) -> None:
    """Axe finds no fault on the page, light or dark."""
    someone.page.evaluate(axe)
    for scheme in ("light", "dark"):
        someone.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        someone.settle()
        assert someone.page.evaluate(FAULTS) == [], f"{where}, {scheme}"


def test_axe_finds_nothing(visitor: Callable[..., Visitor], axe: str) -> None:
    ann = visitor()

    ann.enter()
    ann.page.wait_for_load_state("networkidle")
    examine(ann, axe, "lobby")
    ann.see('[data-play="mage_knight"]').click()
    ann.see("dialog .primary")
    examine(ann, axe, "set-up")
    ann.start("defenders", "bots")
    examine(ann, axe, "table")
    ann.page.keyboard.press("/")
    ann.see(".rules-found .rule")
    examine(ann, axe, "rules")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    ann.see(".timeline")
    examine(ann, axe, "timeline")


@pytest.mark.parametrize("game", ["mage_knight", "defenders", "gloomhaven", "runewars", "sword_sorcery"])
def test_axe_finds_nothing_at_other_tables(visitor: Callable[..., Visitor], axe: str, game: str) -> None:
    """A few decisions into the game, with the players unfolded, light and dark."""
    ann = visitor()
    ann.start(game, "bots" if game == "runewars" else "solo", seed=3)
    ann.page.evaluate(PLAY_AT_RANDOM, 5)
    ann.page.wait_for_function("() => window.presses > 14 || document.querySelector('.ask.idle')")
    ann.page.evaluate("clearInterval(window.playing)")
    ann.settle()
    ann.unfold("panels")
    examine(ann, axe, game)
    assert ann.page.evaluate(MISNAMED) == []


def test_axe_finds_nothing_where_an_enemy_can_be_chosen(visitor: Callable[..., Visitor], axe: str) -> None:
    ann = visitor()
    ann.enter()
    game, options, seed, keys = SITUATIONS["mage-knight-fight"]
    before_the_block = [(0, key) for key in keys[: keys.index("block:0:0")]]
    ann.page.goto(ann.page.evaluate(PLAYS, [game, options, seed, before_the_block, 1]))
    ann.see(".fighter.lit")
    ann.page.emulate_media(reduced_motion="reduce")
    ann.settle()
    ann.page.evaluate(axe)
    assert ann.page.evaluate(FAULTS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_pictures_of_the_stage(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None], scheme: str, *, locale: str
) -> None:
    """A turn of Mage Knight with a card opened, for people to look at: desktop, tablet, phone."""
    ann = visitor(color_scheme=scheme, viewport={"width": 1440, "height": 900}, locale=locale)
    ann.start("mage_knight", "solo", seed=3)
    for start in ("pick_hero:tovak", "pick_tactic"):
        key = next(key for key in ann.options() if key.startswith(start))
        before = ann.decisions()
        ann.page.evaluate("(key) => document.querySelector(`.ask [data-option='${key}']`).click()", key)
        ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)
    for width, height in ((1440, 900), (820, 1180), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        if not ann.page.locator(".opened .way").first.is_visible():
            # cards of a narrow hand lie one over the other
            ann.see(".hand .card.lit").click(position={"x": 12, "y": 20})
        ann.see(".opened .way")
        ann.page.wait_for_load_state("networkidle")
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
        photograph(ann, f"stage-{width}-{scheme}-{locale[:2]}")


#: Pieces that do not stand within their area; those on a border have a place of their own.
ASTRAY = """
() => [...document.querySelectorAll("svg.board .piece[data-at]")].filter((piece) => {
  const ground = document.querySelector(`svg.board [data-id="${piece.dataset.at}"] .ground`);
  const box = piece.getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const within = ground.isPointInFill(middle.matrixTransform(ground.getScreenCTM().inverse()));
  return !within && !piece.dataset.id.startsWith("door:");
}).map((piece) => piece.dataset.id)
"""

#: Signs of areas that are written elsewhere.
MISPLACED = """
() => [...document.querySelectorAll("svg.board .room")].filter((room) => {
  const [ground, mark] = [room.querySelector(".ground"), room.querySelector(".room-mark").getBoundingClientRect()];
  const middle = new DOMPoint(mark.x + mark.width / 2, mark.y + mark.height / 2);
  return !ground.isPointInFill(middle.matrixTransform(ground.getScreenCTM().inverse()));
}).map((room) => room.dataset.id)
"""

#: Where the unfolded options end, and where the hand begins.
ENDS = """
() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  return [box(".ask").bottom, box("#hand").top];
}
"""


@pytest.mark.parametrize("quest", ["q2", "q3"])
def test_figures_stand_inside_areas_of_any_shape(visitor: Callable[..., Visitor], quest: str) -> None:
    ann = visitor()
    ann.enter()
    options = {"quest": quest, "heroes": 5, "party": "random"}
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.goto(ann.page.evaluate(PLAYS, ["sword_sorcery", options, 7, [], 1]))
    ann.see("svg.board .piece")
    assert ann.page.evaluate(ASTRAY) == []
    assert ann.page.evaluate(MISPLACED) == []


def test_on_a_phone_expanded_options_end_above_the_hand(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    options, seats, seed, made = kept("sword_sorcery", "companion", "SS-FULL-TURN-02")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.goto(ann.page.evaluate(PLAYS, ["sword_sorcery", options, seed, made, seats]))
    ann.see(".ask #prompt, .curtain button")
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    ann.see('.ask [aria-expanded="false"]').click()
    ann.see(".ask.listing .options .option")
    ends, begins = ann.page.evaluate(ENDS)
    assert ends <= begins


#: Where each part of a phone begins and ends, from above.
STACKED = """
() => [".track-of-all", ".fight", ".ask", ".bar-ends", ".bar-own", ".hand"].flatMap((what) => {
  const { top, bottom } = document.querySelector(what).getBoundingClientRect();
  return [top, bottom];
})
"""


def test_on_a_phone_the_parts_lie_one_below_the_other(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(viewport={"width": 390, "height": 844})
    play_to(ann, "mage-knight-fight")
    ann.choose("give_up")
    assert "take the hits" in ann.see(".bar-ends .option.row").inner_text()
    ann.settle()
    stacked = ann.page.evaluate(STACKED)
    assert stacked == sorted(stacked)
    wide = ann.see(".bar-ends .option.row").evaluate("(button) => button.scrollWidth <= button.clientWidth")
    assert wide, "a long button is not cut"


#: Opens a Unit of which one deed of two can be done, and says what is read on it.
OPENS_UNIT = """
async () => {
  const { OpenedCard } = await import("/static/cards/opened.js");
  const box = document.body.appendChild(document.createElement("div"));
  const option = { key: "activate:scouts:1", label: "Scouts: move 2", touches: ["unit:scouts"] };
  const card = { id: "unit:scouts", name: "Scouts", text: ["siege attack 1", "move 2"] };
  new OpenedCard(box, () => {}).show(card, [option], box);
  return [".way b", ".opened-text p"].map((what) => [...box.querySelectorAll(what)].map((one) => one.textContent));
}
"""


def test_an_opened_unit_lists_each_ability_once(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    assert ann.page.evaluate(OPENS_UNIT) == [["Move 2"], ["Siege attack 1"]]


def test_cards_are_drawn_for_the_window_they_are_in(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(viewport={"width": 390, "height": 844})
    play_to(ann, "mage-knight-card")
    ann.see(".hand .card.tiny")
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.see(".hand .card.normal")
    expect(ann.page.locator(".hand .card.tiny")).to_have_count(0)
