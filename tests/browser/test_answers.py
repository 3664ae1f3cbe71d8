"""Answers in the browser: what would happen is shown before it is chosen, and what cannot be chosen says why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .test_pictures import PLAYS, SITUATIONS
from .visitors import Visitor

pytestmark = pytest.mark.browser


def turn_of(ann: Visitor, situation: str) -> None:
    """Sit alone at a table where these choices have been made."""
    ann.enter()
    game, options, seed, keys = SITUATIONS[situation]
    ann.page.goto(ann.page.evaluate(PLAYS, [game, options, seed, [(0, key) for key in keys], 1]))
    ann.see(".ask #prompt")


def opened_card(ann: Visitor, words: str) -> None:
    """Open the first card of the hand that offers a choice with these words."""
    cards = ann.page.locator(".hand .card")
    for i in range(cards.count()):
        cards.nth(i).click()
        if words in ann.see(".opened").inner_text():
            return
        ann.page.keyboard.press("Escape")
    raise AssertionError(f"no card says {words}")


def test_an_option_previews_its_consequence(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann = visitor()
    ann.start("mage_knight", seed=3)
    while not any(key.startswith("play:") for key in ann.options()):
        ann.choose(ann.options()[0])
    before = ann.decisions()
    opened_card(ann, "Move")
    ann.page.locator(".opened .way:not(.no)", has_text="Move").last.hover()
    told = ann.see(".whatif").inner_text()
    assert "If you choose" in told
    assert "Move" in told
    photograph(ann, "what-if")
    ann.page.mouse.move(5, 450)
    ann.page.wait_for_selector(".whatif", state="hidden")
    assert ann.decisions() == before


#: How much of what may be chosen on the board, and of whoever acts, lies under an opened card.
COVERED = """
() => {
  const card = document.querySelector(".opened").getBoundingClientRect();
  const across = (box) => box.right > card.left && box.left < card.right;
  const meets = (box) => across(box) && box.bottom > card.top && box.top < card.bottom;
  const matter = document.querySelectorAll(".marks .line, .piece.acts .ring");
  return [...matter].filter((one) => meets(one.getBoundingClientRect())).length;
}
"""


#: Whether the first begins where the second ends.
BELOW = """
([first, second]) => {
  const [upper, lower] = [second, first].map((one) => document.querySelector(one).getBoundingClientRect());
  return upper.height > 0 && lower.top >= upper.bottom;
}
"""


def test_the_map_previews_what_comes_into_reach(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    turn_of(ann, "mage-knight-turn")
    ann.see(".marks .line")
    for size in ((1440, 900), (390, 844)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        opened_card(ann, "Move 2")
        ann.see('.ghosts [data-ghost="space:2,-3"]')  # two steps away
        assert ann.page.locator('.ghosts [data-ghost="space:2,-3"] .chip text').text_content() == "4"
        assert ann.page.evaluate(COVERED) == 0, f"the opened card covers what the question is about at {size}"
        ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    ann.page.hover('svg.board [data-id="space:2,-2"]')  # a place is an option, too
    ann.see(".ghosts .piece.ghost")
    assert "plains" in ann.see(".whatif h3").inner_text()


def test_one_press_walks_to_a_space_in_reach(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    turn_of(ann, "mage-knight-turn")
    ann.see(".marks .line")
    opened_card(ann, "Move 2")
    before = ann.decisions()
    ann.page.locator(".opened .way:not(.no)", has_text="Move 2").first.click()
    far = ann.see('.marks .mark.far[data-mark="space:2,-3"]')  # two steps away
    assert far.count() == 1
    assert ann.page.locator('.chips [data-chip="space:2,-3"] .chip text').text_content() == "4"
    ann.page.locator('svg.board [data-id="space:2,-3"]').click()
    ann.page.wait_for_function("(n) => window.emberhall.decisions() === n", arg=before + 3)
    assert ann.see('svg.board .piece[data-id="hero:0"]').get_attribute("data-at") == "space:2,-3"


def test_pressing_an_enemy_shows_what_it_is_worth(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    turn_of(ann, "mage-knight-card")
    ann.page.locator('svg.board .piece[data-id^="enemy:"]:not(.lit)').first.tap(force=True)
    told = ann.see(".bubble").inner_text()
    assert "Armor" in told
    assert "Fame" in told


def test_on_a_phone_a_fight_shows_enemies_before_the_hero(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(viewport={"width": 390, "height": 844})
    turn_of(ann, "mage-knight-fight")
    ann.see(".fight .foes")
    assert ann.page.evaluate(BELOW, [".fight .ours", ".fight .foes"])


def test_what_cannot_be_chosen_says_why(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann = visitor()
    ann.start("mage_knight", seed=3)
    while not any(key.startswith("play:") for key in ann.options()):
        ann.choose(ann.options()[0])
    ann.page.locator('svg.board [data-id^="space:"]:not(.lit)').nth(5).click(force=True)
    told = ann.see(".bubble")
    assert "Why not?" in told.inner_text()
    assert re.search("MK-MOVE-0[79]", told.inner_text()), "too far, or a lake"
    photograph(ann, "why-not")
    ann.page.keyboard.press("Escape")
    assert not told.is_visible()
    opened_card(ann, "Move")
    ann.page.locator(".opened .way.no").first.click(force=True)  # aria-disabled, and yet it answers
    assert ann.see(".bubble").inner_text().count("\n") >= 1


def test_a_card_on_offer_answers_for_itself_not_for_its_panel(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("mage_knight", seed=3)
    while not any(key.startswith("play:") for key in ann.options()):
        ann.choose(ann.options()[0])
    ann.unfold("panels")
    unit = ann.see('.shelf[data-id="offer:units"] .card')
    name = unit.inner_text().split("\n")[0]
    unit.click()
    told = ann.see(".bubble").inner_text()
    assert name in told.split("\n")[0]
    assert "Influence" in told, "what it costs"


def test_on_a_phone_enemies_are_chosen_in_the_fight_not_in_a_list_over_it(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(viewport={"width": 390, "height": 844})
    ann.enter()
    game, options, seed, keys = SITUATIONS["mage-knight-fight"]
    spent = ("sideways:mana_draw.tovak.1:move", "sideways:crystallize.tovak.1:move")  # the other cards do nothing now
    made = [(0, key) for key in (*keys[: keys.index("challenge:3,-3")], *spent, "challenge:3,-3")]
    ann.page.goto(ann.page.evaluate(PLAYS, [game, options, seed, made, 1]))
    ann.see(".fight h2")
    ann.page.wait_for_function(BELOW, arg=[".ask", ".fight h2"])


def test_a_double_click_opens_a_card_and_plays_nothing(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("mage_knight", seed=3)
    while not any(key.startswith("play:") for key in ann.options()):
        ann.choose(ann.options()[0])
    before = ann.decisions()
    box = ann.see(".hand .card").bounding_box()
    assert box is not None
    mouse = ann.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    mouse.down()
    mouse.up()
    at = ann.see(".opened .way:not(.no) >> nth=-1").bounding_box()
    assert at is not None
    mouse.move(at["x"] + 20, at["y"] + 20)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    assert ann.page.locator(".opened").is_visible()
    assert ann.decisions() == before
    mouse.down()
    mouse.up()
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)


#: Where everything lies that can be pressed, but for the hint itself.
PRESSABLE = """
() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility() && !one.closest(".hinted"))
  .map((one) => [one.dataset.key, ...Object.values(one.getBoundingClientRect().toJSON())])
"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_hint_moves_nothing_and_is_played_by_a_button_of_its_own(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ann = visitor(viewport={"width": size[0], "height": size[1]})
    ann.start("gloomhaven", seed=3)
    before = ann.decisions()
    if size[0] < 768:
        ann.see('[data-key="unfold"]').click()
    ann.settle()
    places = ann.page.evaluate(PRESSABLE)
    ann.see('[data-key="hint"]').click()
    ann.see('[data-key="hint play"]')
    ann.settle()
    assert ann.page.evaluate(PRESSABLE) == places, "nothing has moved"
    ann.see('[data-key="hint"]').click()
    ann.see('[data-key="hint play"]')
    assert ann.decisions() == before, "asked again, it plays nothing"
    ann.see('[data-key="hint play"]').click()
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)
    expect(ann.page.locator(".hinted")).to_be_hidden()
