"""For everybody: two languages, any width, the keyboard alone, enough contrast; and pictures of it all."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import Visitor

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

#: Contrast after WCAG 2 of each pair of colours, as the browser computes them from the page's own variables.
CONTRASTS = """
(pairs) => {
  const probe = document.createElement("i");
  document.body.append(probe);
  probe.style.setProperty("--white", "#fff");
  const light = (name) => {
    probe.style.color = `var(${name})`;
    const said = getComputedStyle(probe).color; // rgb(1, 2, 3), or a mixed colour: color(srgb 0.1 0.2 0.3)
    const [r, g, b] = said.match(/[\\d.]+/g).map((part) => Number(part) * (said.startsWith("color") ? 255 : 1));
    const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const found = pairs.map(([text, ground]) => {
    const [a, b] = [light(text), light(ground)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  });
  probe.remove();
  return found;
}
"""


#: What stands on what in every game's air, and the least contrast: 4.5 for texts, 3 for edges of what is pressed.
PAIRS = [
    *(
        (text, on, 4.5)
        for text in ("--text", "--muted", "--ember", "--bad")
        for on in ("--ground", "--surface", "--raised")
    ),
    *((text, "--surface", 4.5) for text in ("--accent", "--good", "--warn", "--ghost")),
    *((text, "--ground", 3) for text in ("--edge", "--focus", "--accent")),
    *(("--edge", on, 3) for on in ("--surface", "--raised")),
    ("--on-ember", "--ember", 4.5),
    ("--on-accent", "--accent", 4.5),
    ("--text", "--bad-soft", 4.5),
    ("--text", "--ember-soft", 4.5),
    ("--ember", "--ember-soft", 4.5),
    ("--text", "--soft", 4.5),
    ("--accent", "--soft", 4.5),
    ("--text", "--sunken", 4.5),
]

#: The same of cards and pieces in each colour: texts on them, the title on its band, emblems on the colour itself.
CARDS = [
    *((text, on, 4.5) for text in ("--text", "--st") for on in ("--face", "--tint")),
    ("--white", "--deep", 4.5),
    ("--on", "--c", 3),
]

COLOURS = (
    "red", "green", "blue", "black", "white", "gold", "purple", "orange", "brown", "grey", "teal", "pink",
)  # fmt: skip


def foreign(words: str) -> set[str]:
    """Latin words on a Russian page, except names that stay Latin."""
    return set(re.findall(r"[A-Za-z]{3,}", words)) - {"Ann", "Emberhall"}


def test_language_changes_at_any_time(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("wardens", "solo")
    expect(ann.see("#prompt")).to_contain_text("What do you do?")
    ann.see(".language").click()
    expect(ann.page.locator("#prompt")).not_to_contain_text("What do you do?")
    assert ann.page.locator("html").get_attribute("lang") == "ru"
    expect(ann.page.locator("h1")).not_to_contain_text("Wardens")
    assert "the keep" not in (ann.page.locator(".labels").text_content() or "")
    assert foreign(ann.words()) == set()
    ann.see('[data-key="tool house"]').click()
    expect(ann.see("h2:has-text('Игры')")).to_be_visible()
    assert foreign(ann.words()) == set()
    ann.see(".language").click()
    expect(ann.see("h2:has-text('Games')")).to_be_visible()


def test_the_browser_language_is_the_first_guess(visitor: Callable[..., Visitor]) -> None:
    ivan = visitor("Иван", locale="ru-RU")
    ivan.enter()
    expect(ivan.see(".game-card .primary")).to_have_text("Играть")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390)])
def test_phone(visitor: Callable[..., Visitor], width: int, height: int) -> None:
    """Upright or sideways, nothing runs off the screen, the hand is in view, and every part is one tap away."""
    ann = visitor(**{**PHONE, "viewport": {"width": width, "height": height}})
    ann.start("wardens", "bots")
    whole = "document.documentElement"
    fits = f"{whole}.scrollWidth <= innerWidth && {whole}.scrollHeight <= innerHeight"
    assert ann.page.evaluate(fits)
    for selector in (".hand .card", "#prompt", ".bar-own", "svg.board"):
        box = ann.see(selector).bounding_box()
        assert box is not None
        assert 0 <= box["x"] < width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    board = ann.see("svg.board").bounding_box()
    assert board == {"x": 0, "y": 0, "width": width, "height": height}
    for entry, part in ((0, ".panels"), (1, ".log-lines"), (2, ".chat input")):
        ann.see('[data-key="tool settings"]').tap()
        ann.page.locator(".menu button").nth(entry).tap()
        ann.see(part)
        assert ann.page.evaluate(fits)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(part)).to_be_hidden()
    ann.see(".hand .card")


def test_hover_shows_a_card_large(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("wardens", "bots")
    card = ann.see(".hand .card")
    name = card.inner_text()
    card.hover()
    expect(ann.see(".inspector .card.large")).to_contain_text(name)


class Fingers:
    """Fingers on a screen, as the browser itself reports them."""

    def __init__(self, someone: Visitor) -> None:
        self.session = someone.context.new_cdp_session(someone.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def test_long_press_shows_a_card_large_and_chooses_nothing(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(**PHONE)
    ann.start("wardens", "bots")
    box = ann.see(".hand .card.lit").bounding_box()
    assert box is not None
    fingers = Fingers(ann)
    fingers.touch("touchStart", (box["x"] + 20, box["y"] + 20))
    ann.see(".inspector .card.large")
    fingers.touch("touchEnd")
    ann.settle()
    assert ann.decisions() == 0
    assert ann.page.locator(".menu").count() == 0


def test_pinch_wheel_and_buttons_zoom(visitor: Callable[..., Visitor]) -> None:
    def scale() -> float:
        return float(ann.see("svg.board").evaluate("(board) => board.style.getPropertyValue('--k')"))

    ann = visitor(**PHONE)
    ann.start("skirmish", "bots")
    box = ann.see("svg.board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    whole = scale()
    fingers = Fingers(ann)
    fingers.touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 45, 60):
        fingers.touch("touchMove", (x - apart, y), (x + apart, y))
    fingers.touch("touchEnd")
    assert scale() > 2 * whole
    assert ann.decisions() == 0
    ann.see('[data-key="tool maximize"]').click()
    assert scale() < whole, "all of it, however small"
    ann.see('[data-key="tool maximize"]').click()
    assert scale() == pytest.approx(whole), "and again as it opened: wide enough for a finger"
    ann.page.mouse.move(x, y)
    ann.page.mouse.wheel(0, -300)
    ann.page.wait_for_function(
        "(k) => document.querySelector('svg.board').style.getPropertyValue('--k') > k", arg=whole
    )


def test_keyboard_alone(visitor: Callable[..., Visitor]) -> None:
    """From the hall to a decision and back, without a mouse."""
    ann = visitor()
    ann.enter()
    keys = ann.page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if ann.page.evaluate("document.activeElement.dataset.play") == "wardens":
            break
    keys.press("Enter")
    ann.see("dialog .primary")
    expect(ann.page.locator("dialog .primary")).to_be_focused()
    keys.press("Enter")
    ann.see(".ask .option")

    keys.press("m")  # the board: arrows walk among what can be chosen
    assert ann.page.evaluate("document.activeElement.matches('svg.board .lit[data-id]')")
    outline = "getComputedStyle(document.activeElement.querySelector('.halo')).strokeWidth"
    assert ann.page.evaluate(outline) == "6px"
    seen = set()
    for arrow in ("ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowDown"):
        keys.press(arrow)
        seen.add(ann.page.evaluate("document.activeElement.dataset.id"))
    assert len(seen) > 1
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        if ann.page.evaluate("document.activeElement.dataset.id").startswith("place:"):
            break
        keys.press(arrow)
    keys.press("Enter")
    if ann.page.locator(".menu").count():
        keys.press("Enter")
    ann.page.wait_for_function("() => window.emberhall.decisions() === 1")
    keys.press("u")
    ann.page.wait_for_function("() => window.emberhall.decisions() === 0")
    keys.press("o")
    assert ann.page.evaluate("document.activeElement.matches('.option')")
    keys.press("Enter")
    ann.page.wait_for_function("() => window.emberhall.decisions() === 1")
    assert ann.page.evaluate("document.activeElement.matches('.option')")  # the focus stays with the options
    expect(ann.page.locator(".unseen")).to_contain_text("What do you do?")
    keys.press("?")
    ann.see("dialog .shortcuts")
    keys.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)


def test_screen_readers_get_names(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("wardens", "bots")
    assert ann.page.get_by_role("button", name="the ford, Village").count() == 1
    nameless = ann.page.evaluate(
        """[...document.querySelectorAll('button, [role="button"], input, select')]
             .filter((e) => !(e.ariaLabel || e.textContent.trim() || e.labels?.length)).map((e) => e.outerHTML)"""
    )
    assert nameless == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast(visitor: Callable[..., Visitor], scheme: str) -> None:
    ann = visitor(color_scheme=scheme)
    ann.enter()
    for game in ("", "mage_knight", "gloomhaven", "runewars", "defenders", "sword_sorcery"):
        ann.page.evaluate("(game) => (document.documentElement.dataset.game = game)", game)
        enough(ann, PAIRS, game)
        for colour in COLOURS:
            ann.page.evaluate("(name) => (document.documentElement.className = `c-${name}`)", colour)
            enough(ann, CARDS, f"{game} {colour}")


def enough(someone: Visitor, pairs: list[tuple[str, str, float]], where: str) -> None:
    found = someone.page.evaluate(CONTRASTS, [[text, ground] for text, ground, _ in pairs])
    low = [(*pair, round(is_, 2)) for pair, is_ in zip(pairs, found, strict=True) if is_ < pair[2]]
    assert low == [], where


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures(visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None], scheme: str) -> None:
    """The hall and a table of each game, for people to look at: phone, tablet, desktop."""
    ann = visitor(color_scheme=scheme)

    def pictures(name: str) -> None:
        ann.page.wait_for_load_state("networkidle")
        for width, height in ((360, 740), (820, 1180), (1440, 900)):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
            photograph(ann, f"{name}-{width}-{scheme}")

    ann.enter()
    pictures("hall")
    for game in ("defenders", "skirmish"):
        ann.start(game, "bots")
        pictures(game)
