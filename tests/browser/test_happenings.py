"""What happens is seen: pieces walk, ground turns over, dice are thrown, great moments are told."""

from collections.abc import Callable
from typing import Any

import pytest

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
  const { BoardView } = await import("/static/board.js");
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


def test_a_piece_walks_from_space_to_space_and_ground_turns_over(seen: Callable[..., dict[str, Any]]) -> None:
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


def test_without_motion_only_the_result_is_seen(seen: Callable[..., dict[str, Any]]) -> None:
    walked = seen(hexes("a", "abcd"), hexes("d", "abcd"), motion="reduce")
    assert (walked["steps"], walked["passed"], walked["moving"]) == (3, [], 0)
    found = seen(hexes("a", "ab"), hexes("a", "abc"), motion="reduce")
    assert (found["turned"], found["moving"]) == (1, 0)


THROWS = """
async () => {
  const { tellDice, thrown, throwDice } = await import("/static/thrown.js");
  const { Greats } = await import("/static/greats.js");
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


def test_dice_are_thrown_large_and_great_moments_are_told(visitor: Callable[..., Visitor]) -> None:
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
    calm = visitor()
    calm.enter()
    told = calm.page.evaluate(THROWS)
    assert (told["large"], told["shown"]) == (2, None), "dice lie at once; nothing moves"
