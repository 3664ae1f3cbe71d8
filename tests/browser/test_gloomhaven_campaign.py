"""A Gloomhaven world in the browser: two people create, shop, travel and play, one on a phone in Russian."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import OUTCOME, Visitor

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ru-RU", "has_touch": True}


def begin(ann: Visitor, *chairs: str) -> str:
    """Begin a world with these chairs; returns the invitation to it."""
    ann.enter()
    ann.see('[data-campaign="gloomhaven"]').click()
    for number, kind in enumerate(chairs):
        ann.see(f'select[name="chair-{number}"]').select_option(kind)
    ann.see('input[name="name"]').fill(ann.name)
    ann.see("dialog .primary").click()
    ann.see(".chronicle .entry.begin")
    return ann.see(".link-row input").input_value()


def unfold(someone: Visitor) -> None:
    """List what can be pressed on the table, too."""
    for folded in ("list all", "unfold"):
        button = someone.page.locator(f'[data-key="{folded}"][aria-expanded="false"]')
        if button.count():
            button.first.evaluate("(one) => one.click()")


def press(someone: Visitor, key: str) -> None:
    """Press the first option that begins so, wherever it is shown, and wait for what follows."""
    before = someone.decisions()
    unfold(someone)
    button = someone.page.locator(f'[data-option^="{key}"]').first
    button.wait_for(state="attached")
    button.evaluate("(one) => one.click()")
    someone.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)


def waits(someone: Visitor, key: str) -> None:
    """Wait until an option that begins so is there."""
    someone.page.locator(f'[data-option^="{key}"]').first.wait_for(state="attached")


def carry(someone: Visitor) -> None:
    someone.see(OUTCOME)
    someone.see('[data-key="notice outcome home"], [data-key^="notice outcome"][data-key$="home"]').click()
    someone.see('[data-key="carry"]').click()
    someone.see(".ahead, .ending")


def test_two_people_found_a_party_and_set_out(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann, boris = visitor("Ann"), visitor("Борис", **PHONE)
    address = begin(ann, "me", "open", "empty", "empty")
    photograph(ann, "gloomhaven-world-begins")
    boris.page.goto(address)
    boris.see('[data-chair="1"] [data-key="join 1"]').click()
    boris.see('dialog input[name="name"]').fill("Борис")
    boris.see("dialog .primary").click()
    expect(boris.page.locator('[data-chair="1"] .you')).to_be_visible()

    ann.see('[data-key="start city"]').click()
    waits(ann, "create:brute")
    photograph(ann, "gloomhaven-city-classes")
    boris.see('[data-key="enter"]').click()
    waits(boris, "create:brute")
    photograph(boris, "gloomhaven-city-classes-ru")
    press(ann, "create:brute")
    press(boris, "create:spellweaver")
    waits(ann, "keep_quest")
    photograph(ann, "gloomhaven-city-quests")
    for someone in (ann, boris):
        press(someone, "keep_quest")
    ann.see('[data-id="item:1"]')
    photograph(ann, "gloomhaven-city-shop")
    before = ann.decisions()
    ann.see('[data-id="item:1"]').click()
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)
    photograph(boris, "gloomhaven-city-shop-ru")
    press(ann, "leave_city")
    press(boris, "leave_city")
    carry(ann)
    photograph(ann, "gloomhaven-world-after-city")

    ann.see('[data-key="start road:1"]').click()
    waits(ann, "event_option")
    photograph(ann, "gloomhaven-road-event")
    boris.page.goto(address)
    boris.see('[data-key="enter"]').click()
    waits(boris, "event_option")
    photograph(boris, "gloomhaven-road-event-ru")
    press(boris, "event_option")
    ann.page.locator("[data-option]").first.wait_for(state="attached")
    photograph(ann, "gloomhaven-road-event-back")
    for someone in (ann, boris):
        someone.play_to_the_end(3)
    carry(ann)
    expect(ann.page.locator('[data-key="start scenario:1"]')).to_be_visible()
    ann.see('[data-key="start scenario:1"]').click()
    ann.page.locator("[data-option]").first.wait_for(state="attached")
    photograph(ann, "gloomhaven-campaign-scenario")
    boris.page.goto(address)
    boris.see('[data-key="enter"]').click()
    for seed, someone in enumerate((ann, boris)):
        someone.play_to_the_end(5 + seed)
    ann.page.locator(OUTCOME).first.wait_for(timeout=240_000)
    photograph(ann, "gloomhaven-campaign-scenario-ends")
    carry(ann)
    ann.see(".chronicle .entry.scenario")
    ann.see('[data-key="start city"]')
    photograph(ann, "gloomhaven-world-after-scenario")
