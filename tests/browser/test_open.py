"""What a player has open, has picked or is typing stays as it is while others play and talk."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from emberhall.kernel import Ask, Session, find_game

from .test_several import POST, table_of
from .visitors import Visitor

pytestmark = pytest.mark.browser


def arrives(someone: Visitor, decisions: int) -> None:
    """Wait for the view with this many decisions."""
    someone.page.wait_for_function("(n) => window.emberhall.decisions() === n", arg=decisions)
    someone.settle()


@pytest.fixture
def resting(visitor: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Ann has ended her turn, Bob is asked."""
    ann, bob = visitor("Ann"), visitor("Bob")
    table_of(ann, bob, game="wardens")
    ann.choose("rest")
    ann.choose("rest")
    bob.see('.ask [data-option="rest"]')
    return ann, bob


def test_a_menu_stays_open_while_others_play(resting: tuple[Visitor, Visitor]) -> None:
    ann, bob = resting
    ann.see('[data-key="tool settings"]').click()
    item = ann.page.get_by_role("menuitem", name="Keyboard shortcuts")
    item.evaluate("(button) => (window.held = button)")
    bob.choose("rest")
    arrives(ann, 3)
    bob.choose("rest")
    arrives(ann, 4)
    assert ann.page.evaluate("window.held.isConnected")
    item.click()
    ann.see("dialog .shortcuts")


def test_a_press_on_a_menu_is_not_lost_when_a_view_arrives(resting: tuple[Visitor, Visitor]) -> None:
    ann, bob = resting
    ann.see('[data-key="tool settings"]').click()
    ann.page.get_by_role("menuitem", name="Keyboard shortcuts").hover()
    ann.page.mouse.down()
    bob.choose("rest")
    ann.page.wait_for_function("() => window.emberhall.held() > 0")
    ann.page.mouse.up()
    ann.see("dialog .shortcuts")


def test_a_menu_returns_focus_to_its_button_even_if_it_was_redrawn(resting: tuple[Visitor, Visitor]) -> None:
    ann, bob = resting
    ann.see('[data-key="tool settings"]').focus()
    ann.page.keyboard.press("Enter")
    ann.see(".menu")
    bob.choose("rest")
    bob.choose("rest")
    arrives(ann, 4)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator('[data-key="tool settings"]')).to_be_focused()


def test_what_is_being_typed_stays_while_others_talk_and_play(resting: tuple[Visitor, Visitor]) -> None:
    ann, bob = resting
    ann.page.keyboard.press("c")
    line = ann.see(".chat input")
    line.fill("Hold the ford")
    ann.page.keyboard.press("Home")
    line.evaluate("(field) => (window.held = field)")
    bob.page.keyboard.press("c")
    bob.see(".chat input").fill("Well met")
    bob.page.keyboard.press("Enter")
    ann.see(".chat-lines li:has-text('Well met')")
    bob.page.evaluate("document.activeElement.blur()")
    bob.choose("rest")
    arrives(ann, 3)
    assert ann.page.evaluate("document.activeElement === window.held")
    ann.page.keyboard.type("Bob! ")
    expect(line).to_have_value("Bob! Hold the ford")


def choose(someone: Visitor, seat: int, key: str) -> None:
    """Choose for a seat without touching the page."""
    ask = someone.context.request
    table = f"/api/tables/{someone.page.url.rpartition('/')[2]}"
    answer = ask.post(f"{table}/choose", data={"seat": seat, "key": key, "seq": ask.get(f"{table}/view").json()["seq"]})
    assert answer.ok, answer.text()


def begin(ann: Visitor, bob: Visitor, what: tuple[str, object], *wishes: str, until: str) -> list[Ask]:
    """Both play a scenario until the first option offered begins with this; returns the question."""
    game, scenario = what
    table_of(ann, bob, game=game, scenario=scenario)
    rules = find_game(game)
    session = Session(rules, rules.parse_options({"scenario": scenario}), 2, 1, keep=False)
    chance = Random(1)
    while True:
        ask = session.asks[0]
        keys = ask.keys()
        if any(key.startswith(until) for key in keys):
            break
        key = next((key for wish in wishes for key in keys if key.startswith(wish)), None) or chance.choice(keys)
        choose((ann, bob)[ask.seat], ask.seat, key)
        session.choose(key, ask.seat)
    for someone in (ann, bob):
        arrives(someone, len(session.choices))
        someone.see(".hand .card")
    return list(session.asks)


def choosing_cards(ann: Visitor, bob: Visitor) -> tuple[list[str], list[str]]:
    """Both choose two cards at once for the first round of Gloomhaven; returns what each may choose."""
    wishes = ("pick_class:brute", "pick_class:spellweaver", "keep_goal", "done", "beginners", "start_at")
    asks = begin(ann, bob, ("gloomhaven", 1), *wishes, until="play_cards")
    mine, yours = (next(ask.keys() for ask in asks if ask.seat == seat) for seat in (0, 1))
    return mine, yours


def test_a_card_that_is_read_stays_open_while_another_player_chooses(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    what = ("mage_knight", "blitz_conquest")
    asked, *_ = begin(ann, bob, what, "pick_hero", "pick_tactic", until="play:")
    plays, reads = (ann, bob) if asked.seat == 0 else (bob, ann)
    reads.see(".hand .card").click()
    reads.see(".opened .way")
    before = reads.decisions()
    choose(plays, asked.seat, next(filter(re.compile("play:").match, asked.keys())))
    arrives(reads, before + 1)
    expect(reads.page.locator(".opened .way").first).to_be_visible()


def test_a_card_picked_stays_picked_while_another_player_chooses(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    mine, yours = choosing_cards(ann, bob)
    before = ann.decisions()
    wish = next(key for key in mine if key.startswith("play_cards"))
    _, first, second = wish.split(":")
    ann.see(f'.hand .card[data-id="card:{first}"]').click()
    ann.see(f'.hand .card.picked[data-id="card:{first}"]')
    choose(bob, 1, next(key for key in yours if key.startswith("play_cards")))
    arrives(ann, before + 1)
    ann.see(f'.hand .card.picked[data-id="card:{first}"]')
    ann.see(f'.hand .card[data-id="card:{second}"]').click()
    ann.see(f'.menu [data-option="{wish}"]').click()
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before + 1)


#: Keeps what a page does every so often, so that it can be done at once.
EVERY_SO_OFTEN = "window.often = []; window.setInterval = (act) => window.often.push(act);"


def test_a_press_in_the_hall_is_not_lost_when_its_lists_change(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    ann.page.add_init_script(EVERY_SO_OFTEN)
    ann.enter()
    bob.enter()
    wish = {"game": "wardens", "seats": ["me", "open"], "listed": True, "name": "Bob"}
    bob.page.evaluate(POST, ["/api/tables", wish])
    ann.see('[data-play="wardens"]').hover()
    ann.page.mouse.down()
    ann.page.evaluate("window.often.forEach((act) => act())")
    ann.page.evaluate("fetch('/api/campaigns').then((answer) => answer.json())")  # comes after the lists
    ann.page.mouse.up()
    ann.see("dialog .setup")


def test_why_not_stays_open_while_another_player_chooses(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    _, yours = choosing_cards(ann, bob)
    before = ann.decisions()
    ann.see(".bar-self").click()
    ann.see(".bubble")
    choose(bob, 1, next(key for key in yours if key.startswith("play_cards")))
    arrives(ann, before + 1)
    expect(ann.page.locator(".bubble")).to_be_visible()
