"""Visitors: people who play in a browser, what they see and what they press."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PATIENCE = 15_000

#: Presses random options of the bar, as a person would, until the game is over. Groups of options open a menu first.
PLAY_AT_RANDOM = """
(seed) => {
  let state = seed;
  const random = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const any = (list) => list[random(list.length)];
  window.presses = 0;
  window.playing = setInterval(() => {
    if (document.querySelector('[data-notice^="outcome"]')) return clearInterval(window.playing);
    const curtain = document.querySelector(".curtain button");
    if (curtain) return curtain.click();
    if (document.querySelector('.ask[aria-busy="true"]')) return;
    const items = [...document.querySelectorAll(".menu [data-option]")];
    const options = [...document.querySelectorAll(".ask .option, .bar .option")];
    const button = items.length ? any(items) : options.length ? any(options) : null;
    if (!button) return;
    window.presses += 1;
    button.click();
  }, 5);
}
"""


#: Whether every icon and emblem has come.
ALL_DRAWN = """
() => [...document.querySelectorAll("use")].every((use) => document.querySelector(use.getAttribute("href")))
"""

#: Waits until a frame has been painted: what is fitted to its room is fitted by then.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

#: What is seen when the game is over.
OUTCOME = '[data-notice^="outcome"]'


class Visitor:
    """A person with a browser of their own (cookies, preferences, size)."""

    def __init__(self, browser: Browser, address: str, name: str, **how: Any) -> None:
        how.setdefault("viewport", {"width": 1440, "height": 900})
        how.setdefault("reduced_motion", "reduce")
        how.setdefault("locale", "en-US")
        self.address, self.name = address, name
        self.context = browser.new_context(base_url=address, **how)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.forgiven = False
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.forgiven:
            self.complaints.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def see(self, selector: str) -> Locator:
        """The first element like this, once it is in sight."""
        found = self.page.locator(selector).first
        found.wait_for(timeout=PATIENCE)
        return found

    def enter(self) -> None:
        """Go to the hall."""
        self.page.goto("/")
        self.see(".game-card")

    def start(self, game: str, who: str = "bots", seed: int = 1, *, listed: bool = False) -> str:
        """Sit down at a new table, alone, with bots or friends or all on one screen; its address, or the invitation.

        It asks as the set-up in the hall does, without drawing that page for each table.
        """
        ask = self.context.request
        info = next(one for one in ask.get("/api/games").json()["games"] if one["name"] == game)
        many = 1 if who == "solo" else min(max(info["players"]["fewest"], 2), info["players"]["most"])
        own = (bot["name"] for bot in info["bots"] if bot["name"] not in {"random", "rollout", "greedy"})
        other = {"bots": f"bot:{next(own, 'greedy')}", "friends": "open", "hotseat": "me", "solo": "me"}[who]
        wish = {"game": game, "seats": ["me", *[other] * (many - 1)], "seed": str(seed), "listed": listed}
        made = ask.post("/api/tables", data={**wish, "name": self.name})
        assert made.ok, made.text()
        self.page.goto(f"/table/{made.json()['table']['id']}" + ("?invite=1" if who == "friends" else ""))
        self.see(".ask #prompt, .curtain button, .ask.idle")
        if who == "friends":  # the invitation comes at once
            invitation = self.see("dialog .link-row input").input_value()
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog")).to_have_count(0)
            return invitation
        return self.page.url

    def sit(self, address: str) -> None:
        """Follow an invitation and take the free seat; the seed was chosen, so that has to be accepted first."""
        self.page.goto(address)
        self.see('[data-key="notice watching sit"]').click()
        self.see('dialog input[name="name"]').fill(self.name)
        self.forgiven = True  # the browser itself complains that the first wish is refused
        self.see("dialog .primary").click()
        expect(self.page.locator('dialog input[name="name"]')).to_have_count(0)
        self.see("dialog .primary").click()  # yes, though the seed was named
        expect(self.page.locator('[data-notice="watching"]')).to_have_count(0)
        self.forgiven = False

    def play_to_the_end(self, seed: int) -> None:
        """Start pressing at random, beside others who do."""
        self.page.evaluate(PLAY_AT_RANDOM, seed)

    def see_the_end(self) -> None:
        """Wait for the end of the game."""
        # asked rarely: each time Playwright expects something, it looks at the whole page
        self.page.wait_for_function("(end) => document.querySelector(end)", arg=OUTCOME, timeout=240_000, polling=200)
        self.see(OUTCOME)

    def options(self) -> list[str]:
        """The keys of all options."""
        self.see(".ask #prompt")
        keys: list[str] = self.page.locator(".ask [data-option], .bar [data-option]").evaluate_all(
            "(buttons) => buttons.map((button) => button.dataset.option)"
        )
        return keys

    def choose(self, key: str) -> None:
        """Press an option of the question and wait for what follows."""
        before = self.decisions()
        self.list_all()
        self.see(f'.ask [data-option="{key}"], .bar [data-option="{key}"]').click()
        self.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)

    def list_all(self) -> None:
        """Show the list of what lies on the table, too."""
        more = self.page.locator('[data-key="list all"][aria-expanded="false"]')
        if more.count() and more.first.is_visible():  # on a phone it is unfolded with the question
            more.first.click()

    def unfold(self, part: str) -> None:
        """Unfold the players, the log or the chat."""
        self.see(f'[data-key="rail {part}"]').click()

    def decisions(self) -> int:
        """The number of decisions in the view shown."""
        count: int = self.page.evaluate("window.emberhall.decisions()")
        return count

    def picture(self, file: Path) -> None:
        """Save what is seen to a file, packed in haste: packing it well would take longer than drawing it."""
        self.page.evaluate("() => document.fonts.ready.then(() => true)")
        self.page.wait_for_function(ALL_DRAWN)
        how = {"format": "png", "optimizeForSpeed": True}
        taken = self.context.new_cdp_session(self.page).send("Page.captureScreenshot", how)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b64decode(taken["data"]))

    def settle(self) -> None:
        """Wait until the last change is laid out and painted, no message is under way and nothing moves."""
        self.page.evaluate(PAINTED)
        self.page.wait_for_function("() => window.emberhall.settled()")

    def words(self) -> str:
        """All the text on the page."""
        text: str = self.page.locator("body").inner_text()
        return text
