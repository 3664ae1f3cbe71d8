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
    for someone in (ann, boris):
        someone.see(".ask")
    photograph(ann, "gloomhaven-city-quests")
    for someone in (ann, boris):
        someone.page.locator('[data-option^="keep_quest"]').first.click()
