"""What happens is shown: pieces walk, tiles turn over, dice are thrown, great moments get a banner."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .visitors import Visitor

pytestmark = pytest.mark.browser


def hexes(hero: str, spaces: str, **more: Any) -> dict[str, Any]:
    """A board of hexes in a row and one beside it: `spaces` names those that are known."""
    places = {"a": (0, 0), "b": (1, 0), "c": (2, 0), "d": (3, 0), "e": (1.5, 0.866), "f": (2.5, 0.866)}
    known = [{"id": id, "x": places[id][0], "y": places[id][1], "terrain": "plains"} for id in spaces]
    piece = {"id": "hero", "at": hero, "name": "Hero", "emblem": "hood"} | more
    return {"id": "map", "kind": "hexes", "layout": "pointy", "spaces": known, "pieces": [piece]}


#: Draws one board after the other; what the last one showed, how the hero went, and how much moves.
HAPPENS = """
async (boards) => {
  const { BoardView } = await import("/static/board/board.js");
  const stage = document.createElement("div");
  stage.className = "boards";
  stage.style.cssText = "position: fixed; inset: 0";
  document.body.replaceChildren(stage);
  const view = new BoardView();
  stage.append(view.svg);
  for (const board of boards) view.update(board);
  const hero = document.querySelector('[data-id="hero"]');
  const spots = new Map([...view.plan.at].map(([id, at]) => [at.map((n) => n.toFixed(1)).join(), id]));
  const keyframes = hero.getAnimations().flatMap((walk) => walk.effect.getKeyframes());
  const frames = keyframes.map((frame) => frame.transform ?? "");
  const at = (to) => (to.match(/translate\\(([-\\d.]+)px, ([-\\d.]+)px/) ?? []).slice(1);
  const passed = frames.map((to) => spots.get(at(to).map((n) => Number(n).toFixed(1)).join()));
  return { ...view.happened, passed: passed.filter(Boolean), moving: document.getAnimations().length };
}
"""


@pytest.fixture
def seen(visitor: Callable[..., Visitor]) -> Callable[..., dict[str, Any]]:
    pages: dict[str, Visitor] = {}

    def draw(*boards: dict[str, Any], motion: str = "no-preference") -> dict[str, Any]:
        if motion not in pages:
            pages[motion] = visitor(reduced_motion=motion)
            pages[motion].enter()
        shown: dict[str, Any] = pages[motion].page.evaluate(HAPPENS, list(boards))
        return shown

    return draw


def test_a_piece_walks_from_space_to_space_and_tiles_turn_over(seen: Callable[..., dict[str, Any]]) -> None:
    walked = seen(hexes("a", "abcd"), hexes("d", "abcd"))
    assert walked["passed"] == ["a", "b", "c", "d"]
    assert walked["steps"] == 3

    told = seen(hexes("a", "abcdef"), hexes("d", "abcdef", way=["b", "e", "f", "d"]))
    assert told["passed"] == ["a", "b", "e", "f", "d"]

    walls = [{"a": "b", "b": "c"}]
    around = seen(hexes("a", "abcdef") | {"walls": walls}, hexes("c", "abcdef") | {"walls": walls})
    assert around["passed"] == ["a", "b", "e", "c"]

    found = seen(hexes("a", "ab"), hexes("a", "abc"))
    assert (found["turned"], found["steps"]) == (1, 0)
    assert found["moving"] > 0

    other = seen(hexes("a", "ab"), hexes("a", "ab", emblem="wolf-head"))
    assert other["turned"] == 1

    hurt = seen(hexes("a", "ab", badge="5"), hexes("a", "ab", badge="3", filled=True))
    assert (hurt["losses"], hurt["gains"]) == (1, 0)


def test_without_motion_only_the_result_is_shown(seen: Callable[..., dict[str, Any]]) -> None:
    walked = seen(hexes("a", "abcd"), hexes("d", "abcd"), motion="reduce")
    assert (walked["steps"], walked["passed"], walked["moving"]) == (3, [], 0)
    found = seen(hexes("a", "ab"), hexes("a", "abc"), motion="reduce")
    assert (found["turned"], found["moving"]) == (1, 0)


THROWS = """
async () => {
  const { tellDice, thrown, throwDice } = await import("/static/stage/thrown.js");
  const { Greats } = await import("/static/stage/greats.js");
  const die = (id, face, more = {}) => ({ id, face, ...more });
  const source = (...dice) => [{ id: "source", name: "", dice }];
  const before = { dice: [die("a", 2), die("b", 5)], panels: source(die("c", "red")) };
  const used = die("e", "red", { spent: true });
  const now = { dice: [die("a", 2), die("b", 6)], panels: source(die("c", "red"), die("d", "blue"), used) };
  const dice = thrown(before, now);
  throwDice(document.body, dice);
  const greats = new Greats(document.body, () => null);
  const line = (text, more = {}) => ({ at: 1, text, about: [], ...more });
  const great = greats.tell([line("A step."), line("The city is taken!", { great: { emblem: "city" } })]);
  tellDice(document.body, [line("A step."), line("Ann rolls 6: a hit.", { dice: true })]);
  return {
    thrown: dice.map((one) => one.id),
    first: thrown(undefined, now).length,
    anew: thrown(before, { dice: [...before.dice, die("f", 1)] }).map((one) => one.id),
    large: document.querySelectorAll(".thrown .die").length,
    told: document.querySelector(".thrown .thrown-words")?.textContent ?? null,
    great: great.map((line) => line.text),
    shown: document.querySelector(".great b")?.textContent ?? null,
  };
}
"""


def test_dice_roll_large_and_great_moments_are_announced(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(reduced_motion="no-preference")
    ann.enter()
    assert ann.page.evaluate(THROWS) == {
        "thrown": ["b", "d"],
        "first": 0,
        "anew": ["a", "b", "f"],
        "large": 2,
        "told": "Ann rolls 6: a hit.",
        "great": ["The city is taken!"],
        "shown": "The city is taken!",
    }
    ann.page.keyboard.press("Shift")
    expect(ann.page.locator(".great")).to_have_count(0, timeout=500)  # any key goes on at once
    calm = visitor()
    calm.enter()
    told = calm.page.evaluate(THROWS)
    assert (told["large"], told["shown"]) == (2, None), "dice lie at once; nothing moves"


#: Draws every sound into samples instead of playing it, and measures it: how long, how high its peaks are, what it
#: begins and ends with, how often it crosses zero, and how loud its loudest twentieth of a second is, low tones less.
HEARD = """
async () => {
  const { prefer } = await import("/static/core/prefs.js");
  const { sounds } = await import("/static/core/signals.js");
  prefer("sound", true);
  const found = {};
  for (const name of Object.keys(sounds)) {
    let context;
    window.AudioContext = class { constructor() { return (context = new OfflineAudioContext(1, 88200, 44100)); } };
    const { sounds } = await import(`/static/core/signals.js?${name}`); // with a context of its own
    sounds[name](3);
    const wave = (await context.startRendering()).getChannelData(0);
    const end = wave.findLastIndex((at) => Math.abs(at) > 1e-4) + 1;
    let [low, loud, power] = [0, 0, 0];
    const high = wave.map((at) => at - (low += 0.07 * (at - low)));
    for (let i = 0; i < end; i++) {
      power += high[i] ** 2 - (i < 2205 ? 0 : high[i - 2205] ** 2);
      loud = Math.max(loud, power / 2205);
    }
    const most = (part) => Math.max(...part.map(Math.abs));
    found[name] = {
      finite: wave.every(Number.isFinite), length: end / 44100,
      peak: most(wave), first: Math.abs(wave[0]), last: most(wave.slice(-4410)),
      crossings: wave.slice(1, end).filter((at, i) => at * wave[i] < 0).length, loud: 10 * Math.log10(loud),
    };
  }
  return found;
}
"""


def test_sounds_are_equally_loud_and_do_not_click(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    heard: dict[str, dict[str, Any]] = ann.page.evaluate(HEARD)
    assert len(heard) == 12
    for name, sound in heard.items():
        assert sound["finite"], name
        assert 0.05 < sound["length"] < 1.6, f"{name}: {sound['length']} s"
        assert 0.05 < sound["peak"] < 0.5, f"{name} is heard and does not clip: {sound['peak']}"
        assert sound["first"] < 1e-4, f"{name} begins with a click"
        assert sound["last"] == 0, f"{name} does not end"
    calls = {"great", "fall", "turn", "over", "lost"}  # these must be heard over everything else
    for some in (calls, heard.keys() - calls):
        loud = [heard[name]["loud"] for name in some]
        assert max(loud) - min(loud) < 9, {name: heard[name]["loud"] for name in some}
    kinds = {(round(one["length"], 2), one["crossings"]) for one in heard.values()}
    assert len(kinds) == len(heard), "each is known by itself"
