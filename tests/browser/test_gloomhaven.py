"""A turn of Gloomhaven on the stage: halves of cards, target areas, lines of sight, the reasons of monsters."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from emberhall.kernel import Session, find_game

from .test_pictures import PLAYS, kept
from .visitors import Visitor

pytestmark = pytest.mark.browser

SEED = 5

#: Alone with two characters: the Spellweaver acts early (7), the Brute late (87), after the guards have come near him.
BEGINNING = (
    "pick_class:brute", "pick_class:spellweaver", "keep_goal", "keep_goal", "done", "done", "beginners", "beginners",
    "start_at:2,3", "start_at:3,2", "play_cards:6:9", "play_cards:65:66",
)  # fmt: skip


#: Keeps the connections of a page, so that they can be broken, and whether anything came through each.
SOCKETS = """
window.sockets = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.told = 0;
    this.addEventListener("message", () => setTimeout(() => (this.told += 1), 300));
    window.sockets.push(this);
  }
};
"""


def until(prompt: str, who: str) -> list[tuple[int, str]]:
    """The decisions of that beginning, then more until this question comes up for this character."""
    game = find_game("gloomhaven")
    session = Session(game, game.parse_options({"scenario": 1}), 1, SEED, keep=False)
    made: list[tuple[int, str]] = []
    wishes = list(BEGINNING)
    while wishes or (session.asks[0].prompt.id, str(session.asks[0].prompt.args.get("who"))) != (prompt, who):
        keys = session.asks[0].keys()
        wish = wishes.pop(0) if wishes else next(key for key in ("suffer", "end_turn", *keys) if key in keys)
        made.append((0, next(key for key in keys if key.startswith(wish))))
        session.choose(made[-1][1], 0)
    return made


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seated(visitor: Callable[..., Visitor], prompt: str, who: str, **screen: Any) -> Visitor:
    """Ann at a table where this question is asked about this character."""
    ann = visitor(**screen)
    ann.enter()
    made = until(prompt, f"class-{who}")
    ann.page.goto(ann.page.evaluate(PLAYS, ["gloomhaven", {"scenario": 1}, SEED, made, 1]))
    ann.see(".ask #prompt")
    return ann


def cards(ann: Visitor) -> list[str]:
    return ann.page.locator(".hand .card-name").all_inner_texts()


def test_pressing_half_a_card_plays_it(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None]
) -> None:
    ann = seated(visitor, "ask-act", "brute")
    assert cards(ann) == ["Grab and Go", "Leaping Cleave"]
    cleave = ann.page.locator('.hand [data-id="card:9"]')
    expect(cleave.locator(".half")).to_have_count(2)
    halves = [
        [re.compile("^Attack 3.*area of 2 hexes.*1$", re.IGNORECASE), "Attack 2"],
        [re.compile("^Move 3.*Jump.*Air", re.IGNORECASE), "Move 2"],
    ]
    for n, words in enumerate(halves):
        expect(cleave.locator(".half").nth(n).locator("[data-way].lit")).to_have_text(words)
    photograph(ann, "halves")
    before = ann.decisions()
    cleave.locator('[data-way="use_default:9:bottom"]').click()
    expect(ann.page.locator("#prompt")).to_have_text("Brute: 2 movement points left")
    assert ann.decisions() == before + 1
    expect(ann.page.locator("[data-way].lit")).to_have_count(0)
    ann.choose("stay")
    grab = ann.page.locator('.hand [data-way="use_half:6:top"]')
    expect(grab).to_have_class("half-way lit")
    grab.press("Enter")
    expect(ann.page.locator('.hand [data-id="card:6"]')).to_have_count(0)
    assert "Leaping Cleave" not in cards(ann), "both are used"


def test_a_target_area_follows_the_pointer_and_rotates(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-act", "brute")
    ann.see('.hand [data-way="use_half:9:top"]').click()
    expect(ann.page.locator("#prompt")).to_contain_text("Place the target area")
    chosen, laid = ann.page.locator("svg.board .mark.chosen"), ann.page.locator('[data-key="lay area"]')
    expect(chosen).to_have_count(0)
    ann.page.locator('svg.board [data-id="hex:1,4"]').hover(
        force=True
    )  # of two ways that are equally near, the one with two figures
    expect(laid).to_have_text("Elite Bandit Guard 2 and Bandit Guard 6")
    ann.page.locator('svg.board [data-id="hex:1,3"]').hover(force=True)  # the elite guard stands between the others
    expect(chosen).to_have_count(2)
    first = laid.inner_text()
    assert ann.page.locator(".piece .mark").first.evaluate("e => getComputedStyle(e).opacity") == "1", (
        "who is who is seen"
    )
    ann.settle()
    expect(ann.page.locator(".inspector")).to_be_hidden()  # it would cover the area
    ann.page.keyboard.press("q")
    expect(laid).not_to_have_text(first)
    expect(chosen).to_have_count(2)
    assert "lite Bandit Guard" in first
    assert "lite Bandit Guard" in laid.inner_text()
    ann.page.locator('svg.board [data-id="hex:1,3"]').click(force=True)
    expect(ann.page.locator("#prompt")).to_contain_text("All of them are attacked. Choose who is first")
    assert len(ann.options()) == 2


def test_the_line_of_sight_is_drawn_to_the_figure_under_the_pointer(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-act", "brute")
    expect(ann.page.locator("svg.board line.sight")).to_have_count(0)
    ann.page.locator('svg.board [data-id^="figure:"][aria-label*="Elite"]').hover(force=True)
    expect(ann.page.locator("svg.board line.sight")).to_have_count(1)


def test_a_monster_gives_its_reasons_and_the_hand_is_its_targets(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-damage", "spellweaver")
    reasons = ann.see(".focus").inner_text()
    assert "Its focus is Spellweaver" in reasons
    assert "It attacks Spellweaver" in reasons
    assert "Fire Orbs" in cards(ann)
    assert "Trample" not in cards(ann)
    expect(ann.page.locator(".bar")).to_contain_text("Spellweaver")


def test_on_a_phone_pressing_a_figure_explains_it(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-act", "brute", **PHONE)
    told = ann.page.locator(".bubble")
    ann.see('.status [data-id="level"]').tap()
    expect(told).to_contain_text("Scenario level")
    expect(told).not_to_contain_text("no answer")
    ann.see(".bar .bar-figure").tap()
    expect(told).to_contain_text("Cards in hand")
    expect(told).not_to_contain_text("Why not")


def test_picks_survive_a_lost_connection(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.page.add_init_script(SOCKETS)
    ann.enter()
    made = until("ask-act", "class-brute")
    first = next(n for n, (_, key) in enumerate(made) if key.startswith("play_cards"))
    ann.page.goto(ann.page.evaluate(PLAYS, ["gloomhaven", {"scenario": 1}, SEED, made[:first], 1]))
    ann.see('.hand [data-id="card:9"].lit').click(position={"x": 30, "y": 12})
    ann.see('.hand [data-id="card:9"].picked')
    ann.page.evaluate("() => { for (const socket of window.sockets) socket.close(); }")
    ann.page.wait_for_function("() => window.sockets.some((one) => one.readyState === 1 && one.told > 0)")
    ann.see('.hand [data-id="card:1"].lit').click(position={"x": 30, "y": 12})
    expect(ann.page.locator(".menu [data-option]")).to_have_text([
        "Leaping Cleave first (initiative 54), then Trample", "Trample first (initiative 72), then Leaping Cleave"
    ])  # fmt: skip


def test_on_a_phone_two_cards_are_read_before_they_are_chosen(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(**PHONE)
    ann.enter()
    made = until("ask-act", "class-brute")
    first = next(n for n, (_, key) in enumerate(made) if key.startswith("play_cards"))
    ann.page.goto(ann.page.evaluate(PLAYS, ["gloomhaven", {"scenario": 1}, SEED, made[:first], 1]))
    ann.see('.hand [data-id="card:9"].lit').tap()
    ann.see('.hand [data-id="card:9"].picked')
    opened = ann.see(".opened")
    expect(opened).to_contain_text("Top: Attack 3, area of 2 hexes; 1 XP")
    expect(opened.locator(".way")).to_have_count(0)
    ann.see('.hand [data-id="card:1"].lit').tap()
    expect(opened).to_contain_text("Trample")
    ways = ["Leaping Cleave first (initiative 54), then Trample", "Trample first (initiative 72), then Leaping Cleave"]
    expect(opened.locator("[data-option] b")).to_have_text(ways)
    ann.see('.hand [data-id="card:9"].picked').tap()  # rather not
    expect(ann.page.locator(".hand .picked")).to_have_count(0)
    expect(ann.page.locator(".opened")).to_be_hidden()
    before = ann.decisions()
    ann.see('.hand [data-id="card:9"].lit').tap()
    ann.see('.hand [data-id="card:1"].lit').tap()
    opened.locator("[data-option]").first.tap()
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)


def test_on_a_phone_an_area_is_rotated_and_placed_from_the_player_bar(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-act", "brute", **PHONE)
    ann.see('.hand [data-id="card:9"].lit').tap()
    ann.see('.opened [data-option="use_half:9:top"]').tap()
    expect(ann.page.locator("#prompt")).to_contain_text("Place the target area")
    ann.page.locator('svg.board [data-id="hex:1,3"]').tap(force=True)
    laid = ann.see('.bar [data-key="lay laid"]')
    first = laid.inner_text()
    ann.see('.bar [data-key="turn laid"]').tap()
    expect(laid).not_to_have_text(first)
    laid.tap()
    expect(ann.page.locator("#prompt")).to_contain_text("All of them are attacked. Choose who is first")


def test_on_a_phone_options_without_a_thing_are_in_the_player_bar(visitor: Callable[..., Visitor]) -> None:
    """Suffering damage is offered beside the cards you could lose instead; the list says what is on those."""
    ann = seated(visitor, "ask-damage", "spellweaver", **PHONE)
    expect(ann.page.locator('.bar [data-option="suffer"]')).to_be_visible()
    ann.see('[data-key="unfold"]').tap()
    expect(ann.page.locator('.bar [data-option="suffer"]')).to_have_count(0)
    lost = ann.page.locator('.ask [data-option^="lose_card:"]').first
    expect(lost.locator("small").first).to_contain_text("Top: ")
    expect(lost.locator(".corner")).to_be_visible()


def test_an_expanded_question_stays_expanded_when_it_is_redrawn(visitor: Callable[..., Visitor]) -> None:
    """As it is once the games and their explained words are loaded."""
    ann = visitor(**PHONE)
    ann.enter()
    address = ann.page.evaluate(
        PLAYS, ["gloomhaven", {"scenario": 1}, SEED, until("ask-damage", "class-spellweaver"), 1]
    )
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/api/games*", hold)
    with ann.page.expect_request("**/api/games*"):
        ann.page.goto(address)
    ann.see('[data-key="unfold"]').tap()
    ann.see(".ask.listing")
    with ann.page.expect_response("**/api/games*"):
        for route in held:
            route.continue_()
    ann.settle()  # all is drawn again
    expect(ann.page.locator(".ask.listing")).to_be_visible()


#: Keeps every text that stands where questions stand while nobody is asked.
IDLE = """
() => {
  window.idle = [];
  const look = () => {
    const text = document.querySelector(".prompt.idle")?.textContent;
    if (text && window.idle.at(-1) !== text) window.idle.push(text);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


def test_an_attack_is_logged_with_its_modifier_card(visitor: Callable[..., Visitor]) -> None:
    options, seats, seed, made = kept("gloomhaven", "companion", "GH-ATTACK-01")
    ann = visitor(reduced_motion="no-preference")
    ann.enter()
    ann.page.goto(ann.page.evaluate(PLAYS, ["gloomhaven", options, seed, made, seats]))
    ann.see(".ask #prompt")
    ann.page.evaluate(IDLE)
    ann.choose(next(key for key in ann.options() if key.startswith("target:")))
    ann.page.wait_for_function("() => window.idle.length")
    told = ann.page.evaluate("window.idle[0]")
    assert " attacks " in told
    assert told.endswith("damage.")


#: The hexes where a press in the middle meets what stands elsewhere.
MISSED = """
() => [...document.querySelectorAll('svg.board .hex:not(.faint)')].filter((hex) => {
  const { x, y, width, height } = hex.querySelector(".ground").getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("svg.board [data-id]");
  return met && met !== hex && met.getAttribute("data-at") !== hex.dataset.id;
}).map((hex) => hex.dataset.id)
"""


def test_on_a_phone_a_badge_takes_no_press_meant_for_a_neighbour(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-act", "brute", **PHONE)
    ann.page.mouse.move(195, 400)
    for _ in range(8):
        ann.page.mouse.wheel(0, 400)
    ann.see("svg.board.tiny")
    assert ann.page.evaluate(MISSED) == []


def test_on_a_phone_players_can_be_closed_and_a_monster_type_shows_its_card(visitor: Callable[..., Visitor]) -> None:
    ann = seated(visitor, "ask-damage", "spellweaver", **PHONE)
    ann.see('[data-key="tool settings"]').tap()
    ann.page.get_by_role("menuitem", name="Table", exact=True).tap()
    ann.see(".panels")
    ann.see('[data-key="fold panels"]').tap()
    expect(ann.page.locator(".panels")).to_be_hidden()
    ann.see('.order [data-id^="turn:bandit-guard"]').tap()
    expect(ann.page.locator(".inspector")).to_contain_text("Bandit Guard")
    expect(ann.page.locator(".bubble")).to_be_hidden()


#: Which of what lies over the board lies over another of them.
OVER_EACH_OTHER = """
() => {
  const shown = [".title", ".order", ".timeline", ".ask", ".focus", ".rail-people", ".hand", ".bar"];
  const found = shown.map((what) => [what, document.querySelector(what).getBoundingClientRect()]);
  const seen = found.filter(([, box]) => box.width && box.height);
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return seen.flatMap(([a, one], i) => seen.slice(0, i).filter(([, two]) => over(one, two)).map(([b]) => `${a} ${b}`));
}
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (1024, 768)])
def test_history_fits_beside_the_turn_order(visitor: Callable[..., Visitor], width: int, height: int) -> None:
    ann = seated(visitor, "ask-damage", "spellweaver", viewport={"width": width, "height": height})
    ann.see('[data-key="tool timeline"]').click()
    whole = "(one) => one.scrollHeight <= one.clientHeight"
    assert ann.see(".timeline").evaluate(whole)
    assert ann.page.evaluate(OVER_EACH_OTHER) == []
    ann.see('[data-key="time chevron-left"]').click()
    ann.see(".table.past.next-told .order")
    assert ann.see(".timeline").evaluate(whole)
    assert ann.page.evaluate(OVER_EACH_OTHER) == []


#: Where a bubble lies over a space that can be chosen, if it does.
UNDER_THE_BUBBLE = """
() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const grounds = [...document.querySelectorAll(".space.lit .ground")].map((each) => each.getBoundingClientRect());
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return grounds.filter((ground) => over(ground, bubble)).length;
}
"""


def starting(visitor: Callable[..., Visitor], **screen: Any) -> Visitor:
    """Ann at the question where the Brute starts."""
    ann = visitor(**screen)
    ann.enter()
    made = until("ask-act", "class-brute")
    first = next(n for n, (_, key) in enumerate(made) if key.startswith("start_at"))
    ann.page.goto(ann.page.evaluate(PLAYS, ["gloomhaven", {"scenario": 1}, SEED, made[:first], 1]))
    ann.see("svg.board .space.lit")
    return ann


def test_why_not_covers_nothing_that_can_be_chosen(visitor: Callable[..., Visitor]) -> None:
    ann = starting(visitor)
    ann.page.locator('svg.board .piece[aria-label*="Elite"]').first.click(force=True)
    bubble = ann.see(".bubble")
    assert ann.page.evaluate(UNDER_THE_BUBBLE) == 0
    lit = ann.page.locator('svg.board .space.lit[data-id="hex:2,3"]')
    box = lit.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bubble.evaluate("(box, [x, y]) => Object.assign(box.style, { left: `${x - 60}px`, top: `${y - 10}px` })", [x, y])
    before = ann.decisions()
    ann.page.mouse.click(x, y)
    ann.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)
    expect(bubble).to_be_hidden()


def test_on_a_phone_pressing_why_not_closes_it_and_chooses_nothing(visitor: Callable[..., Visitor]) -> None:
    ann = starting(visitor, **PHONE)
    ann.page.locator('svg.board .piece[aria-label*="Elite"]').first.tap(force=True)
    bubble = ann.see(".bubble")
    before = ann.decisions()
    bubble.tap(position={"x": 8, "y": 8})
    expect(bubble).to_be_hidden()
    assert ann.decisions() == before


#: What the question needs of the board, and lies under something or beyond the window.
OUT_OF_SIGHT = """
() => [...document.querySelectorAll(".space.lit .ground, .piece.lit .ring, .piece.acts .ring")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const met = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(x + width / 2, y + height * part));
  return met.some((one) => !one?.closest("svg.board"));
}).map((each) => each.closest("[data-id]").dataset.id)
"""


def test_what_can_be_chosen_moves_out_from_under_the_cards(visitor: Callable[..., Visitor]) -> None:
    """After a close look at something, the camera zooms out to show all of the next question."""
    ann = seated(visitor, "ask-act", "brute")
    for _ in range(4):
        ann.see('[data-key="tool plus"]').click()
    ann.page.mouse.move(900, 300)
    ann.page.mouse.down()
    ann.page.mouse.move(900, 560, steps=4)
    ann.page.mouse.up()
    near = ann.page.evaluate("window.emberhall.camera()")[0]
    ann.see('.hand [data-way="use_half:9:bottom"]').click()
    expect(ann.page.locator("#prompt")).to_have_text("Brute: 3 movement points left")
    assert ann.page.evaluate(OUT_OF_SIGHT) == []
    assert 0.58 <= ann.page.evaluate("window.emberhall.camera()")[0] < near


def test_the_map_holds_still_when_the_turn_order_appears(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    made = until("ask-act", "class-spellweaver")
    first = next(n for n, (_, key) in enumerate(made) if key.startswith("play_cards"))
    ann.page.goto(ann.page.evaluate(PLAYS, ["gloomhaven", {"scenario": 1}, SEED, made[: first + 1], 1]))
    ann.see(".ask #prompt")
    expect(ann.page.locator(".order")).to_be_hidden()
    before = ann.page.evaluate("window.emberhall.camera()")
    decide = """
    async ([key, table]) => {
      const { seq } = await (await fetch(`/api/tables/${table}/view`)).json();
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ seat: 0, key, seq });
      await fetch(`/api/tables/${table}/choose`, { method: "POST", headers, body });
    }
    """
    ann.page.evaluate(decide, [made[first + 1][1], ann.page.url.split("/")[-1]])
    expect(ann.page.locator(".order")).to_be_visible()
    expect(ann.page.locator("#prompt")).to_have_text("Spellweaver: your turn")
    assert ann.page.evaluate(OUT_OF_SIGHT) == []
    assert ann.page.evaluate("window.emberhall.camera()") == before
