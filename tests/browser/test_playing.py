"""People play: from the first click to the end of a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import PATIENCE, Visitor

pytestmark = pytest.mark.browser


def test_a_newcomer_plays_after_two_clicks(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    ann.see('[data-play="wardens"]').click()
    ann.see("dialog .primary").click()
    ann.see(".ask .option")


def test_a_table_for_friends_opens_its_invitation_at_once(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    ann.see('[data-play="wardens"]').click()
    ann.see('[data-key="preset friends"]').click()
    ann.see('input[name="name"]').fill("Ann")
    ann.see(".setup summary").click()
    ann.see('input[name="seed"]').fill("7")
    ann.see('input[name="listed"]').check()
    ann.see("dialog .primary").click()
    link = ann.see("dialog .link-row input").input_value()
    assert link.startswith(ann.page.url.partition("?")[0])
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    told = visitor("Bob").context.request.get("/api/tables").json()
    assert ann.page.url.rpartition("/")[2].partition("?")[0] in str(told)  # others find it in the hall


def _two_play_to_the_end(ann: Visitor, bob: Visitor, game: str, seed: int = 1) -> None:
    bob.sit(ann.start(game, "friends", seed))
    for number, someone in enumerate((ann, bob)):
        someone.play_to_the_end(11 + number)
    for someone in (ann, bob):
        someone.see_the_end()
        assert someone.page.evaluate("window.presses") > 0
    assert ann.decisions() == bob.decisions()


@pytest.mark.parametrize("game", ["wardens", "duel"])
def test_two_people_in_two_browsers_play_to_the_end(visitor: Callable[..., Visitor], game: str) -> None:
    _two_play_to_the_end(visitor("Ann"), visitor("Bob"), game)


def test_two_people_in_two_browsers_defend_the_realm(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    _two_play_to_the_end(ann, bob, "defenders", seed=52)  # soon lost
    photograph(ann, "defenders-the-end")


def test_the_thing_itself_can_be_pressed(visitor: Callable[..., Visitor]) -> None:
    """Only what an option touches lights up; pressing it chooses the option."""
    ann = visitor()
    ann.start("wardens", "solo")
    ford = ann.see('.space[data-id="place:ford"]')
    assert "lit" in (ford.get_attribute("class") or "")
    assert "lit" not in (ann.see('.space[data-id="place:farm"]').get_attribute("class") or "")
    ann.see('.space[data-id="place:farm"] .ground').click()
    assert ann.decisions() == 0
    ann.see('.space[data-id="place:ford"] .ground').click()
    expect(ann.page.locator('.piece[data-id="warden:0"]')).to_have_attribute("data-at", "place:ford")


def test_one_screen_with_a_curtain(visitor: Callable[..., Visitor]) -> None:
    """Where hands are secret, nothing of a hand is on the page while the screen is passed on."""
    ann = visitor()
    ann.start("duel", "hotseat")
    ann.see(".curtain")
    assert ann.page.locator(".hand .card").count() == 0
    ann.see('[data-key="curtain 0"]').click()
    mine = ann.see(".hand .card").inner_text()
    assert mine.startswith("Mask")
    for _ in range(8):
        ann.see(".ask .option, .curtain")  # what the last press led to is seen for a moment
        if ann.page.locator(".curtain").count():
            break
        ann.see(".ask .option").click()
        ann.settle()
    ann.see('[data-key="curtain 1"]')
    assert ann.page.locator(".hand .card").count() == 0


def test_a_spectator_sees_no_hand_unless_shown(visitor: Callable[..., Visitor]) -> None:
    ann, carl, dora = visitor("Ann"), visitor("Carl"), visitor("Dora")
    address = ann.start("duel", "bots")
    hand = ann.page.locator(".hand .card").all_inner_texts()
    assert hand

    carl.page.goto(address)
    carl.see('[data-notice="watching"]')
    assert carl.page.locator(".hand .card").count() == 0
    assert carl.page.locator(".ask .option").count() == 0

    ann.see('[data-key="tool people"]').click()
    ann.see("dialog button:has-text('that shows my hand')").click()
    link = ann.see("dialog .link-row:nth-of-type(2) input, dialog .link-row + .quiet + .link-row input").input_value()
    dora.page.goto(link)
    dora.see(".panel .card:not(.back), .hand .card")
    assert all(name in dora.words() for name in hand)


def test_chat_is_text(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    bob.sit(ann.start("wardens", "friends"))
    mischief = "<img src=x onerror=alert(1)> <b>well met</b>"
    bob.page.wait_for_function("() => window.emberhall.greeted()")
    ann.page.keyboard.press("c")
    ann.see(".chat input").fill(mischief)
    ann.page.keyboard.press("Enter")
    bob.see(".rail .dot")
    bob.unfold("chat")
    expect(bob.page.locator(".chat-lines li").last).to_contain_text(mischief, timeout=PATIENCE)
    bob.see('[data-key="phrases"]').click()
    bob.see('[data-key="phrase-to-the-ford"]').click()
    expect(ann.page.locator(".chat-lines li").last).to_contain_text("Let us go to the ford.", timeout=PATIENCE)
    expect(bob.page.locator('[data-key="phrase-to-the-ford"]')).not_to_be_visible()


def test_a_thing_with_several_options_opens_a_menu(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("wardens", "solo", seed=2)  # a horse in hand: to the ford on foot or by horse
    ann.see('.space[data-id="place:ford"] .ground').click()
    expect(ann.page.locator(".menu [data-option]")).to_have_count(2)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".menu")).to_have_count(0)
    ann.see('.space[data-id="place:ford"] .ground').click()
    ann.see('.menu [data-option^="ride:ford:horse"]').click()
    expect(ann.page.locator('.piece[data-id="warden:0"]')).to_have_attribute("data-at", "place:ford")


#: How far each General, and who else is in his place, stands from its middle, in parts of his own breadth.
COURTS = """
() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const court = (general) => {
    const [x, y] = middle(document.querySelector(`.space[data-id="${general.dataset.at}"] .ground`));
    const { width } = general.querySelector(".disc").getBoundingClientRect();
    const away = (piece) => {
      const [px, py] = middle(piece.querySelector(".disc"));
      return Math.hypot(px - x, py - y) / width;
    };
    const all = [...document.querySelectorAll(`.piece[data-at="${general.dataset.at}"]`)];
    return [general.dataset.id, away(general), all.filter((piece) => piece !== general).map(away)];
  };
  return [...document.querySelectorAll('.piece[data-id^="general:"]')].map(court);
}
"""


def test_a_turn_of_defenders_at_the_table(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("defenders", "solo", seed=28)  # with two horses in hand
    for general, own, others in ann.page.evaluate(COURTS):
        assert own < 0.05, f"{general} does not stand in the middle"
        assert min(others) > 0.6, f"{general} is covered by his minions"
    ann.page.hover('.piece[data-id="minion:thorny_woods:green"] .emblem')
    assert "3+" in ann.see(".card.large").inner_text()
    cards = ann.page.locator(".hand .card").count()
    ann.page.click('.piece[data-id="minion:bounty_bay:blue"] .emblem')  # on foot: no card is spent for what costs none
    expect(ann.page.locator('.piece[data-id="hero:0"]')).to_have_attribute("data-at", "place:bounty_bay")
    assert ann.page.locator(".hand .card").count() == cards
    ann.see('.ask [data-option="attack"]').click()
    assert "Cleric attacks in Bounty Bay" in ann.see(".thrown .thrown-words").inner_text()


#: Whether the cards in hand tell their dice.
DICE_TOLD = """
() => {
  const heads = [...document.querySelectorAll(".hand .card-head[data-dice]")];
  const told = (head) => getComputedStyle(head, "::after").content;
  return heads.length > 0 && heads.every((head) => told(head) === `"${head.dataset.dice}"`);
}
"""


def test_on_a_phone_the_bar_has_options_without_a_thing_and_cards_show_their_dice(
    visitor: Callable[..., Visitor],
) -> None:
    ann = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ann.start("defenders", "solo", seed=28)
    ann.page.wait_for_function(DICE_TOLD)
    ann.see('.space.lit[data-id="place:bounty_bay"]')
    ann.see('.piece[data-id="minion:bounty_bay:blue"] .emblem').tap(force=True)
    ann.see('.bar [data-option="attack"]')


def test_a_finished_game_can_be_replayed(visitor: Callable[..., Visitor]) -> None:
    ann, carl = visitor("Ann"), visitor("Carl")
    ann.start("duel", "bots", listed=True)
    ann.play_to_the_end(3)
    ann.see_the_end()
    carl.enter()
    carl.see(".table-row button:has-text('Watch replay')").click()
    expect(carl.see(".time-at")).to_contain_text("0 /")
    carl.see('[data-key="time chevron-right"]').click()
    expect(carl.see(".time-at")).to_contain_text("1 /")
