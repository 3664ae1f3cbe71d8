"""Who may come in: spectator links and signed-in devices are listed, and can be revoked or signed out."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import Visitor

pytestmark = pytest.mark.browser


def test_spectator_links_are_listed_and_revoked(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("duel")
    ann.see('[data-key="tool people"]').click()
    ann.see('dialog button:has-text("that shows my hand")').click()
    link = ann.page.locator("dialog .link-row input").nth(1)
    expect(link).to_have_value(re.compile("watch="))
    address = link.input_value()
    ann.page.keyboard.press("Escape")
    bob = visitor("Bob")
    bob.page.goto(address)
    bob.see('[data-notice="watching"]')

    ann.see('[data-key="tool people"]').click()
    ann.see('dialog [data-key^="revoke "]').click()
    expect(ann.page.locator("dialog [data-link]")).to_have_count(0)
    bob.see('[data-notice="gone"]')
    bob.complaints.clear()


def test_you_can_sign_out_another_device(visitor: Callable[..., Visitor]) -> None:
    ann, away = visitor(), visitor()
    for someone, button in ((ann, "Create account"), (away, "Sign in")):
        someone.enter()
        account(someone)
        someone.see('dialog input[autocomplete="username"]').fill("ann-of-two-browsers")
        someone.see('dialog input[type="password"]').fill("a long password")
        someone.see(f'dialog button:has-text("{button}")').click()
        expect(someone.page.locator("dialog")).to_have_count(0)
        someone.see(".game-card")
    account(ann)
    expect(ann.page.locator("dialog [data-session]")).to_have_count(2)
    ann.see('dialog [data-key^="end "]').click()
    expect(ann.page.locator("dialog [data-session]")).to_have_count(1)
    account(away)
    away.see('dialog input[autocomplete="username"]')  # nobody is known there any longer


def account(someone: Visitor) -> None:
    someone.see('[data-key="tool settings"]').click()
    someone.see('.menu [role^="menuitem"]:has-text("Account")').click()
    someone.see("dialog")
