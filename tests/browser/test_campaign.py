"""A campaign in the browser: from the hall to the market, through a summer and back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import OUTCOME, Visitor

pytestmark = pytest.mark.browser


def begin(ann: Visitor, *chairs: str) -> str:
    """Begin a campaign with these chairs; returns the invitation to it."""
    ann.enter()
    ann.see('[data-campaign="wardens"]').click()
    for number, kind in enumerate(chairs):
        ann.see(f'select[name="chair-{number}"]').select_option(kind)
    ann.see('input[name="name"]').fill(ann.name)
    ann.see("dialog .primary").click()
    ann.see(".chronicle .entry.begin")
    return ann.see(".link-row input").input_value()


def agree(one: Visitor, other: Visitor, key: str) -> None:
    """One would like to play this, and sees that the other would, too; then both are at the table."""
    one.see(f'[data-key="wish {key}"]').click()
    expect(one.page.locator(f'[data-key="wish {key}"]')).to_have_attribute("aria-pressed", "true")
    other.see(f'[data-chapter="{key}"].yours')
    other.see(f'[data-key="wish {key}"]').click()
    other.see(".ask")
    one.see('[data-key="enter"]').click()
    one.see(".ask")


def carry(someone: Visitor) -> None:
    someone.see('[data-key="notice outcome home"], [data-key^="notice outcome"][data-key$="home"]').click()
    someone.see('[data-key="carry"]').click()
    someone.see(".ahead, .ending")


def test_two_people_play_a_campaign(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", locale="ru-RU")
    address = begin(ann, "me", "empty", "open")
    expect(ann.page.locator(".chairs li")).to_have_count(4)
    assert "Oath: to end a summer at" in ann.words()

    bob.page.goto(address)
    bob.see('[data-chair="2"] [data-key="join 2"]').click()
    bob.see('dialog input[name="name"]').fill("Bob")
    bob.see("dialog .primary").click()
    expect(bob.page.locator('[data-chair="2"] .you')).to_be_visible()
    assert bob.words().count("Клятва: закончить лето здесь") == 1, "his own, not hers"
    assert "Что сыграть дальше" in bob.words()
    photograph(bob, "campaign-begins-ru")

    agree(ann, bob, "market")
    ann.choose("buy:2")
    ann.choose("done")
    bob.choose("done")
    ann.see(OUTCOME)
    photograph(ann, "campaign-market-ends")
    carry(ann)
    assert "Warden 1 buys a tool." in ann.words()
    expect(ann.page.locator('[data-chapter="market"]')).to_have_count(0)
    photograph(ann, "campaign-after-market")

    bob.page.goto(address)
    agree(bob, ann, "summer:1")
    for seed, someone in enumerate((ann, bob)):
        someone.play_to_the_end(5 + seed)
    bob.see_the_end()
    ann.see_the_end()
    carry(bob)
    bob.see(".chronicle .entry.scenario")
    photograph(bob, "campaign-after-summer-ru")

    # the result is carried once, and the others see it
    ann.page.goto(address)
    ann.see(".chronicle .entry.scenario")
    expect(ann.page.locator('[data-key="carry"]')).to_have_count(0)
    ann.enter()
    ann.see(f'[data-key="campaign {address.partition("?")[0].rsplit("/", 1)[1]}"]').click()
    ann.see(".chronicle .entry.scenario")


def test_players_leave_and_join_between_scenarios(visitor: Callable[..., Visitor]) -> None:
    ann, cid = visitor("Ann"), visitor("Cid")
    address = begin(ann, "me", "bot:random")
    ann.see('[data-key="leave 1"]').click()
    expect(ann.page.locator('[data-chair="1"].empty')).to_be_visible()
    ann.see('[data-key="who 3"]').select_option("open")
    expect(ann.page.locator('[data-chair="3"].open')).to_be_visible()
    ann.see('[data-key="leave 3"]').click()
    expect(ann.page.locator('[data-chair="3"].empty')).to_be_visible()
    ann.see('[data-key="start summer:1"]').click()
    ann.see(".ask .option")
    cid.page.goto(address)
    cid.see(".running")
    expect(cid.page.locator('[data-key^="join "]')).to_have_count(0)
    ann.page.goto(address)
    ann.see('[data-key="abandon"]').click()
    ann.see("dialog .primary").click()
    ann.see(".entry.abandoned")
    ann.see('[data-key="who 1"]').select_option("open")
    expect(ann.page.locator('[data-chair="1"].open')).to_be_visible()
    cid.page.goto(address)
    cid.see('[data-key="join 1"]').click()
    cid.see('dialog input[name="name"]').fill("Cid")
    cid.see("dialog .primary").click()
    expect(cid.page.locator('[data-chair="1"] .you')).to_be_visible()
    assert "Warden 2 joins." in cid.words()


def test_who_does_not_want_to_wait_is_asked(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    address = begin(ann, "me", "open")
    bob.page.goto(address)
    bob.see('[data-key="join 1"]').click()
    bob.see('dialog input[name="name"]').fill("Bob")
    bob.see("dialog .primary").click()
    expect(bob.page.locator('[data-chair="1"] .you')).to_be_visible()
    bob.see('[data-key="wish market"]').click()
    expect(ann.page.locator('[data-chapter="market"]')).to_contain_text("In: Bob")
    ann.see('[data-key="start market"]').click()
    ann.see("dialog .primary").click()
    ann.see(".ask .option")


def test_one_screen_shows_one_chest_at_a_time(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    begin(ann, "me", "me")
    assert "Oath:" not in ann.words()
    ann.see('[data-key="look 1"]').click()
    expect(ann.page.locator('[data-key="look 1"]')).to_have_attribute("aria-pressed", "true")
    assert ann.words().count("Oath:") == 1
    ann.see('[data-key="look "]').click()
    expect(ann.page.locator('[data-key="look "]')).to_have_attribute("aria-pressed", "true")
    assert "Oath:" not in ann.words()


def test_a_campaign_that_is_not_there(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    ann.forgiven = True
    ann.page.goto("/campaign/nothing-here")
    assert "This campaign doesn’t exist." in ann.see('[data-notice="gone"]').inner_text()
