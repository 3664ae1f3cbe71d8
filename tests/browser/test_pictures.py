"""Pictures of the table and the pages in the situations that show the most, on every screen.

Each is drawn in English by day and in Russian by night; with EMBERHALL_PICTURES=all in either language and light.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from emberhall.arena import golden
from emberhall.kernel import Session, find_game

from .conftest import SCREENSHOTS
from .visitors import Visitor

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1]

#: What a language is known by.
LETTERS = {"en": re.compile("[a-z]"), "ru": re.compile("[а-я]")}

SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}

#: The languages and lights of the pictures.
LIGHTS: tuple[tuple[str, Literal["light", "dark"]], ...] = (("en", "light"), ("ru", "dark"))
if os.environ.get("EMBERHALL_PICTURES") == "all":
    LIGHTS = (("en", "light"), ("en", "dark"), ("ru", "dark"), ("ru", "light"))

#: A table is seen on a tablet on its side, too.
SCREENS = {**SIZES, "side": (1180, 820)}

#: The decisions that lead there, with the seed and the options.
SITUATIONS: dict[str, tuple[str, dict[str, Any], int, list[str]]] = {
    "mage-knight-turn": (
        "mage_knight",
        {"scenario": "first_reconnaissance"},
        11,
        [
            "pick_hero:tovak",
            "pick_tactic:planning",
            "play:march.tovak.1:strong",
            "walk:1,-1",
            "play:stamina.tovak.2:basic",
        ],
    ),
    "mage-knight-card": (
        "mage_knight",
        {"scenario": "first_reconnaissance"},
        11,
        ["pick_hero:tovak", "pick_tactic:planning"],
    ),
    "mage-knight-fight": (
        "mage_knight",
        {"scenario": "first_reconnaissance"},
        11,
        [
            *("pick_hero:tovak", "pick_tactic:planning", "play:march.tovak.1:strong", "walk:1,-1"),
            *("play:stamina.tovak.2:basic", "walk:2,-2", "end_turn", "pick_card:threaten.tovak.1", "done"),
            *("challenge:3,-3", "end_phase", "block:0:0", "play:rage.tovak.1:basic", "sideways:stamina.tovak.1:block"),
        ],
    ),
    "mage-knight-volkare": (  # an army at once; five dice, a crystal and two buttons in the player bar
        "mage_knight",
        {"scenario": "volkares_return_blitz", "expansions": ["lost_legion"]},
        956,
        [
            *("pick_hero:tovak", "pick_tactic:rethink", "pick_card:rage.tovak.2", "pick_card:crystallize.tovak.1"),
            *("pick_card:instinct.tovak.1", "sideways:tranquility.tovak.1:move", "sideways:threaten.tovak.1:move"),
            *("play:concentration.tovak.1:strong", "pick_die:green", "pick_colour:white"),
            *("sideways:swiftness.tovak.2:move", "walk:0,-1", "end_turn", "play:swiftness.tovak.1:basic"),
            *("play:crystallize.tovak.1:basic", "pay:die:red", "sideways:rage.tovak.2:move", "end_turn", "done"),
            *("play:stamina.tovak.2:basic", "sideways:rage.tovak.1:move", "walk:1,-1", "target:4", "give_up"),
            *("end_phase", "block:7:1", "sideways:march.tovak.2:block", "sideways:promise.tovak.1:block"),
        ],
    ),
}

#: The same once more, with something done there.
SITUATIONS["mage-knight-why-not"] = SITUATIONS["mage-knight-card"]
SITUATIONS["mage-knight-foreseen"] = SITUATIONS["mage-knight-fight"]

#: The card that is opened, the way to play it that is looked at, and what is seen then.
OPENED = {
    "mage-knight-card": ('.hand [data-id^="card:march"]', ".opened .way:not(.no) >> nth=1", ".ghosts > *"),
    "mage-knight-foreseen": ('.hand [data-id^="card:instinct"]', ".opened .way:not(.no)", ".fight .what-if"),
}

#: Whole games that are kept, and the rule of the question to look at: a General's battle, a turn with its cards.
KEPT = {
    "defenders-battle": ("defenders", "heuristic", "DR-GROUP-06"),
    "gloomhaven-turn": ("gloomhaven", "companion", "GH-TURN-01"),
    "gloomhaven-move": ("gloomhaven", "companion", "GH-MOVE-"),
    "gloomhaven-tie": ("gloomhaven", "companion", "GH-AMBIG-01"),
    "runewars-season": ("runewars", "warlord", "RW-"),
    "runewars-battle": ("runewars", "warlord", "RW-BATTLE-08"),
    "sword-sorcery-turn": ("sword_sorcery", "companion", "SS-"),
    "mage-knight-offer": ("mage_knight", "tactician", "MK-INTER-12"),
}


def kept(game: str, by: str, rule: str) -> tuple[dict[str, Any], int, int, list[tuple[int, str]]]:
    """The first kept game by this bot with a question under this rule after its first dozen decisions."""
    for one in golden.read(GOLDEN / game / "golden" / "games.jsonl"):
        if not one.by.startswith(by):
            continue
        session = Session(find_game(game), find_game(game).parse_options(one.options), one.seats, one.seed, keep=False)
        made: list[tuple[int, str]] = []
        for seat, key in one.decisions():
            asked = session.asks[0]
            if len(made) > 20 and (asked.rule or "").startswith(rule) and len(asked.options) > 2:
                return one.options, one.seats, one.seed, made
            session.choose(key, seat)
            made.append((seat, key))
    raise AssertionError(f"no game of {game} by {by} comes to {rule}")


#: How many spaces that can be chosen are covered by someone's reasons.
HIDDEN = """
() => [...document.querySelectorAll(".space.lit")].map((space) => space.getBoundingClientRect()).filter((box) => {
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top?.closest(".focus:has(.reasons)");
}).length
"""

#: What cannot be read: cut names of cards, figures on the board that are too small, a covered question or covered
#: figures of the player bar, fighters' names cut to letters or covered by figures, words that run out of a button, cut
#: figures in the title, signs of places covered by their names.
UNREAD = """
() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const cut = (one) => one.scrollWidth > one.clientWidth + 1;
  const size = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  const figures = seen("svg.board :is(.pill-figure, .chip, .piece .mark) text, .room-mark");
  const small = figures.filter((text) => size(text) < 12.9);
  const prompt = document.querySelector("#prompt").getBoundingClientRect();
  const top = document.elementFromPoint(prompt.x + prompt.width / 2, prompt.y + prompt.height / 2);
  const bar = innerWidth < 768 ? [] : seen(".bar-groups").filter(cut);
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const status = box(document.querySelector(".status"));
  const part = (one, of) => [...one.querySelectorAll(`:scope > ${of}`)].map(box);
  const lines = (name) => box(name).height / (1.2 * parseFloat(getComputedStyle(name).fontSize));
  const covered = (one) => part(one, ".fight-figures").some((figures) => over(figures, part(one, "header")[0]));
  const through = (one) => one.top < status.bottom && (one.bottom > status.bottom + 1 || one.right > status.right + 1);
  const signs = seen(".plaque-on .sign, .space.hex > .sign").flatMap((sign) => {
    const names = seen(`.label[data-for="${sign.closest(".space").dataset.id}"]`);
    return names.filter((name) => over(box(sign), box(name)));
  });
  return [
    ...seen(".fighter h3").filter((name) => lines(name) > 2.6).map((name) => `in letters: ${name.textContent}`),
    ...seen(".fighter").filter(covered).map((one) => `under figures: ${one.textContent}`),
    ...seen(".bar-ends .option").filter(cut).map((one) => `runs out: ${one.textContent}`),
    ...seen(".status .figure").map(box).filter(through).map(() => "a figure of the title is cut through"),
    ...(innerWidth < 1200 ? [] : seen(".lintel h1").filter(cut).map((name) => `cut: ${name.textContent}`)),
    ...signs.map((name) => `a sign lies under ${name.textContent}`),
    ...seen(".hand .card-name").filter(cut).map((name) => `cut: ${name.textContent}`),
    ...small.map((text) => `small: ${text.textContent}, ${size(text)}`),
    ...bar.map(() => "the player bar is cut off"),
    ...seen("#prompt").filter((one) => one.scrollHeight > one.clientHeight + 3).map(() => "the question is cut off"),
    ...(top?.closest(".ask") ? [] : [`the question lies under ${top?.className}`]),
  ];
}
"""

#: Makes a table for me alone and plays these decisions; its address.
PLAYS = """
async ([game, options, seed, keys, seats]) => {
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { table } = await post("/api/tables", { game, options, seats: Array(seats).fill("me"), seed, name: "Ann" });
  let { seq, decisions } = await (await fetch(`/api/tables/${table.id}/view`)).json();
  for (const [n, [seat, key]] of keys.entries())
    if (n >= decisions)  // else the hall has answered
      ({ seq, decisions } = await post(`/api/tables/${table.id}/choose`, { seat, key, seq }));
  return `/table/${table.id}`;
}
"""


def play_to(ann: Visitor, situation: str) -> None:
    """Bring about a situation at a new table, and go there."""
    ann.enter()
    if situation in KEPT:
        game = KEPT[situation][0]
        options, seats, seed, made = kept(*KEPT[situation])
    else:
        game, options, seed, keys = SITUATIONS[situation]
        seats, made = 1, [(0, key) for key in keys]
    ann.page.goto(ann.page.evaluate(PLAYS, [game, options, seed, made, seats]))


@pytest.mark.parametrize("situation", [*SITUATIONS, *KEPT])
def test_pictures_of_the_table(visitor: Callable[..., Visitor], situation: str) -> None:
    ann = visitor()
    play_to(ann, situation)
    ann.see(".ask #prompt, .curtain button")
    if ann.page.locator(".curtain button").count():
        ann.page.locator(".curtain button").first.click()
    ann.page.mouse.move(3, 640)  # nothing is looked at
    for language, light in LIGHTS:
        speak(ann, language)
        expect(ann.page.locator(".lintel.title h1")).to_contain_text(LETTERS[language])
        ann.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        for size, (width, height) in SCREENS.items():
            ann.page.set_viewport_size({"width": width, "height": height})
            prompt = ann.see(".ask #prompt")
            expect(prompt).to_contain_text(LETTERS[language])
            ann.settle()
            ends = ann.page.locator(".bar .ender").evaluate_all(
                "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.right, box.bottom])"
            )
            assert all(right <= width and bottom <= height for right, bottom in ends), "the end of the turn is cut off"
            assert ann.page.evaluate(HIDDEN) == 0, "reasons lie over what can be chosen"
            assert ann.page.evaluate(UNREAD) == [], f"{size}, {language}"
            if situation in OPENED:
                look_at_a_way(ann, *OPENED[situation])
            if situation.endswith("why-not"):
                ask_why_not(ann)
            ann.picture(SCREENSHOTS / f"{situation}-{size}-{light}-{language}.png")
        ann.page.set_viewport_size({"width": 1440, "height": 900})


def speak(someone: Visitor, language: str) -> None:
    """Switch to this language if the page shows another."""
    if someone.page.locator("html").get_attribute("lang") != language:
        someone.see(".language").click()
        expect(someone.page.locator("html")).to_have_attribute("lang", language)


def ask_why_not(someone: Visitor) -> None:
    """Press a place that cannot be chosen and read why; the whole answer fits on the screen."""
    someone.page.keyboard.press("Escape")
    someone.page.locator('svg.board [data-id="space:1,-1"]').click(force=True)
    box = someone.see(".bubble").bounding_box()
    size = someone.page.viewport_size
    assert box
    assert size
    assert 0 <= box["x"] <= size["width"] - box["width"], box
    assert 0 <= box["y"] <= size["height"] - box["height"], box


def look_at_a_way(someone: Visitor, card: str, way: str, then: str) -> None:
    """Open a card and let the pointer rest on a way to play it; the whole card fits on the screen."""
    if not someone.page.locator(".opened").is_visible():
        someone.see(card).click(position={"x": 12, "y": 20})
    someone.see(way).hover()
    someone.page.locator(then).first.wait_for(state="attached")
    wide = someone.see(".opened").evaluate("(box) => box.getBoundingClientRect().width")
    assert wide >= 280, "the opened card is squeezed"


#: Begins a campaign of Sword & Sorcery; its address.
BEGINS = """
async () => {
  const chairs = ["me", "open", "empty", "empty"];
  const body = JSON.stringify({ game: "sword_sorcery", chairs, options: {}, name: "Ann" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch("/api/campaigns", { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return `/campaign/${(await answer.json()).campaign.id}`;
}
"""


def played(someone: Visitor, game: str, by: str) -> str:
    """The shortest kept game of this bot, at a new table; returns its address."""
    games = [one for one in golden.read(GOLDEN / game / "golden" / "games.jsonl") if one.by.startswith(by)]
    one = min(games, key=lambda each: (each.seats, len(each.choices)))
    address: str = someone.page.evaluate(PLAYS, [game, one.options, one.seed, one.decisions(), one.seats])
    return address


def test_pictures_of_the_pages(visitor: Callable[..., Visitor]) -> None:
    """The hall with a running and a finished table, rules, history, the end, a campaign, and the credits."""
    ann = visitor()
    ann.enter()
    game, options, seed, keys = SITUATIONS["mage-knight-fight"]
    table = ann.page.evaluate(PLAYS, [game, options, seed, [(0, key) for key in keys], 1])
    over, longer = played(ann, "defenders", "random"), played(ann, "mage_knight", "tactician")
    campaign = ann.page.evaluate(BEGINS)
    pages = {
        "lobby": ("/", ".game-card .vignette", None),
        "finished": ("/", ".game-card .vignette", ("", ".ending")),
        "about": ("/about", ".emblem-row", None),
        "rules": (table, ".ask #prompt", ("tool rules", ".rules-found .rule")),
        "aim": (table, ".ask #prompt", ("tool aim", "dialog")),
        "invitation": (table, ".ask #prompt", ("tool people", "dialog .link-row")),
        "timeline": (table, ".ask #prompt", ("tool timeline", ".timeline:not([hidden])")),
        "players": (table, ".ask #prompt", ("rail panels", ".side .panel")),
        "story": (table, ".ask #prompt", ("rail log", ".log-lines li")),
        "end": (over, ".notice.outcome", None),
        "end-charted": (longer, ".notice.outcome .chart svg", None),
        "campaign": (campaign, ".chairs", None),
    }
    for language, light in LIGHTS:
        ann.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        ann.page.goto("/")
        ann.see(".game-card")
        speak(ann, language)
        for name, (address, wanted, pressed) in pages.items():
            ann.page.goto(address)
            ann.see(wanted)
            if pressed and pressed[0]:
                ann.see(f'[data-key="{pressed[0]}"]').click()
            for size, (width, height) in SIZES.items():
                ann.page.set_viewport_size({"width": width, "height": height})
                if name == "end-charted" and width < 768:  # a chart is drawn for the screen on which it comes
                    ann.page.reload()
                seen = pressed[1] if pressed else wanted
                ann.see(seen)
                ann.page.evaluate("(what) => document.querySelector(what).scrollIntoView({ block: 'nearest' })", seen)
                assert ann.page.evaluate("document.documentElement.scrollWidth") <= width, f"{name}, {size}"
                ann.picture(SCREENSHOTS / f"page-{name}-{size}-{light}-{language}.png")
            ann.page.set_viewport_size({"width": 1440, "height": 900})
