"""Terms of the game in the browser explain themselves, and the aim of the scenario is one press away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import Visitor

pytestmark = pytest.mark.browser


def test_terms_are_explained_in_place(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann = visitor()
    ann.start("mage_knight", seed=3)
    while not any(key.startswith("play:") for key in ann.options()):
        ann.choose(ann.options()[0])
    found = None
    for card in ann.page.locator(".hand .card").all():
        card.click()
        ann.see(".opened")
        if ann.page.locator(".opened button.term").count():
            found = ann.page.locator(".opened button.term").first
            break
        ann.page.keyboard.press("Escape")
    assert found is not None
    word = found.inner_text()
    found.focus()
    told = ann.see(".term-says").inner_text()
    assert told.startswith(word)
    assert "MK-" in told
    photograph(ann, "words")
    ann.page.keyboard.press("Escape")
    assert not ann.page.locator(".term-says").is_visible()

    ann.page.keyboard.press("Escape")
    inside = ann.see(".hand .card .term.inside")  # a word inside a button is explained when you point at it
    inside.hover()
    assert ann.see(".term-says").inner_text().startswith(inside.inner_text())


@pytest.mark.parametrize(
    ("game", "english", "russian"),
    [
        ("mage_knight", "find the city", "найдите город"),
        ("defenders", "Defeat all four Generals", "Победите вместе всех четырёх Генералов"),
    ],
)
def test_the_objective_is_one_press_away(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None], game: str, english: str, russian: str
) -> None:
    ann = visitor()
    ann.start(game, seed=3)
    ann.page.locator('[data-key="tool aim"]').click()
    assert english in ann.see("dialog .aim").inner_text()
    photograph(ann, f"aim-{game}")
    ann.page.keyboard.press("Escape")
    title = ann.page.locator(".lintel h1").inner_text()
    ann.page.locator('[data-key="tool language"]').click()
    ann.page.wait_for_selector('html[lang="ru"]')
    ann.page.wait_for_function("(was) => document.querySelector('.lintel h1').textContent !== was", arg=title)
    ann.page.locator('[data-key="tool aim"]').click()
    assert russian in ann.see("dialog .aim").inner_text()


def test_terms_within_a_name_are_part_of_the_name(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("mage_knight", seed=3)
    goldyx = ann.page.locator(".focus .card", has_text="Crystal Joy")
    goldyx.locator(".term").first.wait_for()
    words = set(goldyx.locator(".term").all_inner_texts())
    assert words == {"crystal"}, "neither Crystal Joy nor Source Freeze"


def test_the_rules_open_at_what_the_question_is_about(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("mage_knight", "solo")
    ann.see('[data-key="why"]')
    rule = ann.see('[data-key="why"]').get_attribute("title")
    ann.see('[data-key="tool rules"]').click()
    ann.see(".rules-found .rule")
    told = ann.page.locator(".rules-found .rule header b").all_inner_texts()
    assert told[0] == rule, "what is asked"
    assert told[1] == "Aim of the game"
    assert "A turn in short" in told
    ann.page.get_by_role("button", name="Movement", exact=True).click()
    expect(ann.page.locator(".rules-found .rule header b").first).to_have_text("Movement")
