"""Several people are asked at once: the first answer counts, secret answers may change, moments come one by one."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .visitors import Visitor

pytestmark = pytest.mark.browser

POST = """
async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
"""


def table_of(ann: Visitor, *others: Visitor, game: str, **options: Any) -> None:
    """Ann and the others sit at a new table, in this order."""
    ann.enter()
    seats = ["me", *["open"] * len(others)]
    wish = {"game": game, "seats": seats, "options": options, "seed": 1, "name": ann.name}
    table = ann.page.evaluate(POST, ["/api/tables", wish])["table"]
    id = table["id"]
    for seat, other in enumerate(others, 1):
        other.enter()
        joins = {"seat": seat, "name": other.name, "knowing": True, "invite": table["invite"]}
        other.page.evaluate(POST, [f"/api/tables/{id}/join", joins])
    for someone in (ann, *others):
        someone.page.goto(f"/table/{id}")
        someone.see(".ask .option, .ask.idle")


def test_anyone_may_answer_or_pass_for_the_turn(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table_of(ann, bob, game="wardens", help=True)
    ann.choose("rest")
    ann.choose("rest")
    for someone in (ann, bob):
        someone.see('.bar [data-option="pass"]')
        expect(someone.page.locator(".passes button")).to_have_text(["Pass this time", "Pass for this turn"])
    photograph(bob, "anyone")
    bob.see('[data-key="pass turn"]').click()
    expect(bob.page.locator(".passing")).to_contain_text("You are passing for this turn.")
    expect(bob.page.locator(".ask .prompt")).to_have_text("Waiting for Ann")
    assert ann.page.locator(".passing").count() == 0, "nobody else hears what comes next"
    bob.page.reload()
    expect(bob.page.locator(".passing")).to_contain_text("You are passing for this turn.")
    bob.see('[data-key="ask-again 1"]').click()
    expect(bob.page.locator(".passing")).to_have_count(0)
    ann.choose("pass")
    bob.choose("rest")
    bob.choose("rest")
    bob.see('.bar [data-option="pass"]')


def test_a_late_answer_shows_the_new_position(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table_of(ann, bob, game="wardens", help=True)
    ann.choose("rest")
    ann.choose("rest")
    ann.see('.bar [data-option="pass"]')
    bob.see('.bar [data-option="pass"]')
    bob.choose("pass")
    expect(ann.page.locator(".ask .prompt")).to_contain_text("Does anybody throw a bucket?")
    ann.choose("pass")
    bob.see('.ask [data-option="rest"]')


def test_a_press_is_not_lost_when_a_view_arrives(visitor: Callable[..., Visitor]) -> None:
    ann, bob, cleo = visitor("Ann"), visitor("Bob"), visitor("Cleo")
    table_of(ann, bob, cleo, game="duel", scouting=False)
    bid = ann.see(f'[data-option="{ann.options()[0]}"]')
    bid.hover()
    ann.page.mouse.down()
    bob.see(".ask [data-option]").evaluate("(button) => button.click()")
    ann.page.wait_for_function("() => window.emberhall.held() > 0")
    ann.page.mouse.up()
    expect(ann.page.locator(".ask .prompt")).to_contain_text("Cleo")


def test_an_answer_in_secret_is_changed_while_others_think(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann, bob, cleo = visitor("Ann"), visitor("Bob"), visitor("Cleo")
    table_of(ann, bob, cleo, game="duel", scouting=False)
    bids = ann.options()
    ann.choose(bids[0])
    bob.choose(bob.options()[0])
    expect(ann.page.locator(".ask .prompt")).to_have_text("Waiting for Cleo")
    expect(ann.page.locator(".answered")).to_contain_text("Your answer: Wear Mask")
    before = cleo.page.locator("body").inner_text()
    photograph(ann, "change-my-answer")
    ann.see('[data-key="change 0"]').click()
    assert ann.options() == bids
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".ask .option")).to_have_count(0)
    ann.see('[data-key="tool undo"]').click()
    ann.see(f'.ask [data-option="{bids[1]}"]').click()
    strength = bids[1].split("-")[1].split(".")[0]
    expect(ann.page.locator(".answered")).to_contain_text(f"Your answer: Wear Mask {strength}.")
    assert cleo.page.locator("body").inner_text() == before, "nobody else sees it"
    assert ann.decisions() == cleo.decisions() == 2
    cleo.choose(cleo.options()[0])
    ann.page.wait_for_function("() => window.emberhall.decisions() === 3")
    expect(ann.page.locator(".log")).to_contain_text(f"Player 1 wears Mask {strength}.")


def bidding(visitor: Callable[..., Visitor], **how: Any) -> tuple[Visitor, Visitor]:
    """Ann watches a round end that Bob ends."""
    ann, bob = visitor("Ann", **how), visitor("Bob")
    table_of(ann, bob, game="duel", scouting=False)
    ann.choose(ann.options()[0])
    return ann, bob


def pace(someone: Visitor, name: str) -> None:
    someone.see('[data-key="tool settings"]').click()
    someone.page.get_by_role("menuitemradio", name=name).or_(someone.page.get_by_text(name, exact=True)).first.click()


def test_moments_are_shown_one_by_one_and_can_be_skipped(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann, bob = bidding(visitor, reduced_motion="no-preference")
    pace(ann, "Animation: slow")
    ann.page.evaluate("window.seen = []")
    ann.page.evaluate(
        """new MutationObserver(() => {
          const said = document.querySelector(".ask .prompt")?.textContent ?? "";
          if (said !== window.seen.at(-1)) window.seen.push(said);
        }).observe(document.querySelector(".ask"), { childList: true, subtree: true, characterData: true })"""
    )
    bob.choose(bob.options()[0])
    ann.see('[data-key="skip"]')
    assert ann.decisions() == 1, "what comes next is not shown yet"
    photograph(ann, "a-moment")
    ann.page.wait_for_function("() => window.emberhall.decisions() === 2")
    said = [text for text in ann.page.evaluate("window.seen") if " wears " in text]
    assert [text.split(" wears ")[0] for text in said] == ["Player 1", "Player 2"]
    expect(ann.page.locator('[data-key="skip"]')).to_have_count(0)


@pytest.mark.parametrize("how", ["Escape", "press"])
def test_a_press_skips_moments(visitor: Callable[..., Visitor], how: str) -> None:
    ann, bob = bidding(visitor, reduced_motion="no-preference")
    pace(ann, "Animation: slow")
    bob.choose(bob.options()[0])
    ann.see('[data-key="skip"]')
    if how == "Escape":
        ann.page.keyboard.press("Escape")
    else:
        ann.see(".ask .prompt").click()
    assert ann.decisions() == 2


def test_reduced_motion_shows_the_last_moment_at_once(visitor: Callable[..., Visitor]) -> None:
    ann, bob = bidding(visitor)
    ann.page.evaluate(
        """new MutationObserver(() => { window.skipped ||= Boolean(document.querySelector('[data-key="skip"]')); })
          .observe(document.body, { childList: true, subtree: true })"""
    )
    bob.choose(bob.options()[0])
    ann.page.wait_for_function("() => window.emberhall.decisions() === 2")
    assert not ann.page.evaluate("window.skipped")


def test_around_one_screen_everyone_who_may_answer_gets_it(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    wish = {"game": "wardens", "seats": ["me", "me"], "options": {"help": True}, "seed": "25", "name": "Ann"}
    id = ann.page.evaluate(POST, ["/api/tables", wish])["table"]["id"]
    ann.page.goto(f"/table/{id}")
    ann.see('[data-key="curtain 0"]').click()
    ann.choose("rest")
    ann.see('.ask [data-option="rest"]').click()
    ann.see('.bar [data-option="pass"]').click()
    ann.see('[data-key="curtain 1"]').click()
    assert ann.options() == ["throw:bucket.1", "pass"]
    ann.choose("throw:bucket.1")
    ann.see('.ask [data-option="rest"], .curtain')
