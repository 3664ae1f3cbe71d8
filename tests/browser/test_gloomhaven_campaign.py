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


def choose_first(someone: Visitor, kind: str) -> None:
    """Choose the first option of a kind."""
    someone.list_all()
    found = someone.see(f'.ask [data-option^="{kind}"], .bar [data-option^="{kind}"]')
    someone.choose(found.get_attribute("data-option") or "")


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
    ann.see(".ask")
    photograph(ann, "gloomhaven-city-classes")
    boris.see('[data-key="enter"]').click()
    boris.see(".ask")
    photograph(boris, "gloomhaven-city-classes-ru")
    ann.choose("create:brute")
    boris.choose("create:spellweaver")
    ann.see('.ask [data-option^="keep_quest"]')
    photograph(ann, "gloomhaven-city-quests")
    for someone in (ann, boris):
        choose_first(someone, "keep_quest")
    ann.see('.ask [data-option="buy:1"], .bar [data-option="buy:1"]')
    photograph(ann, "gloomhaven-city-shop")
    ann.choose("buy:1")
    choose_first(boris, "pick_name")
    photograph(boris, "gloomhaven-city-shop-ru")
    ann.choose("leave_city")
    boris.choose("leave_city")
    carry(ann)
    photograph(ann, "gloomhaven-world-after-city")

    ann.see('[data-key="start road:1"]').click()
    ann.see('.ask [data-option^="event_option"]')
    photograph(ann, "gloomhaven-road-event")
    boris.page.goto(address)
    boris.see('[data-key="enter"]').click()
    boris.see('.ask [data-option^="event_option"]')
    photograph(boris, "gloomhaven-road-event-ru")
    choose_first(boris, "event_option")
    ann.see(".ask .option")
    photograph(ann, "gloomhaven-road-event-back")
    for someone in (ann, boris):
        someone.play_to_the_end(3)
    carry(ann)
    expect(ann.page.locator('[data-key="start scenario:1"]')).to_be_visible()
    ann.see('[data-key="start scenario:1"]').click()
    ann.see(".ask .option")
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
