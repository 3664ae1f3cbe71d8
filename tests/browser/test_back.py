"""Ways back: undo and redo, consent, the timeline, and a lost connection."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.served import WARDENS, wait_for

from .visitors import PATIENCE, Visitor

pytestmark = pytest.mark.browser


def test_undo_and_redo_at_once(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("wardens", "solo")
    warden = ann.page.locator('.piece[data-id="warden:0"]')
    ann.see('.space[data-id="place:ford"] .ground').click()
    expect(warden).to_have_attribute("data-at", "place:ford")
    ann.see('[data-key="tool undo"]').click()
    expect(warden).to_have_attribute("data-at", "place:keep")
    ann.see('[data-key="tool redo"]').click()
    expect(warden).to_have_attribute("data-at", "place:ford")
    ann.see('[data-key="tool reset"]').click()
    expect(warden).to_have_attribute("data-at", "place:keep")


def test_undo_by_consent(visitor: Callable[..., Visitor]) -> None:
    """What another player has seen is undone only if they agree."""
    ann, bob = visitor("Ann"), visitor("Bob")
    bob.sit(ann.start("wardens", "friends"))
    ann.choose("watch")
    ann.see('[data-key="tool undo"]').click()
    ann.see('[data-key="notice consent withdraw"]')
    assert ann.decisions() == 1

    bob.see('[data-key="notice consent no"]').click()
    expect(ann.page.locator('[data-notice="consent"]')).to_have_count(0)
    assert ann.decisions() == 1

    ann.see('[data-key="tool undo"]').click()
    bob.see('[data-key="notice consent yes"]').click()
    for someone in (ann, bob):
        someone.page.wait_for_function("() => window.emberhall.decisions() === 0")
    expect(bob.page.locator(".notes")).to_contain_text("Ann undid “Watch")
    bob.unfold("log")
    expect(bob.page.locator(".log-lines .undone")).to_have_text(re.compile("^Ann undid “Watch.*”\\.$"))


def test_undo_to_here_from_the_log(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.start("wardens", "solo")
    ann.see('.space[data-id="place:ford"] .ground').click()
    ann.page.wait_for_function("() => window.emberhall.decisions() === 1")
    ann.see('.space[data-id="place:wood"] .ground').click()
    ann.page.wait_for_function("() => window.emberhall.decisions() > 1")
    ann.unfold("log")
    line = ann.page.locator(".log-lines li.first", has_text="the ford").first
    line.hover()
    line.locator('[data-key="back 1"]').click()
    sure = ann.page.locator("dialog .primary")
    if ann.decisions() != 1:
        sure.click()
    ann.page.wait_for_function("() => window.emberhall.decisions() === 1")


#: A key that follows the closing of a window at once still comes to the field in it: it is meant for the table.
CLOSES_AND_PRESSES = """
(key) => {
  const field = document.querySelector("dialog input");
  field.closest("dialog").close();
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  if (document.querySelector(".timeline").hidden) throw new Error("nobody heard it");
}
"""


def test_timeline_and_playing_on_from_there(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    first = ann.start("wardens", "solo")
    ann.see('.space[data-id="place:ford"] .ground').click()
    warden = ann.page.locator('.piece[data-id="warden:0"]')
    expect(warden).to_have_attribute("data-at", "place:ford")
    ann.page.keyboard.press("/")
    ann.see(".rules-found")
    ann.page.evaluate(CLOSES_AND_PRESSES, "t")
    ann.page.keyboard.press(",")
    expect(warden).to_have_attribute("data-at", "place:keep")
    assert ann.page.locator(".ask .option").count() == 0
    ann.see('[data-key="time branch"]').click()
    ann.see("dialog .primary").click()
    ann.page.wait_for_url(lambda url: url != first)
    ann.see(".ask #prompt")
    assert ann.decisions() == 0


def test_what_you_missed_is_told(visitor: Callable[..., Visitor]) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    address = ann.start("wardens", "friends")
    bob.sit(address)
    ann.choose("rest")
    ann.choose("rest")
    ann.page.goto("/")
    ann.see(".table-row")
    bob.choose("ride:ford:-")
    ann.page.goto(address)
    expect(ann.see('[data-notice="since"]')).to_contain_text("the ford")
    ann.see('[data-key="notice since close"]').click()
    expect(ann.page.locator('[data-notice="since"]')).to_have_count(0)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "EMBERHALL_DATABASE_URL": f"sqlite:///{folder}/hall.sqlite",
            "EMBERHALL_GAMES": WARDENS,
            "EMBERHALL_INSTALLED": "false",
            "EMBERHALL_LIMITS": "false",
        }
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "emberhall.server", f"127.0.0.1:{self.port}"]
        self.process = subprocess.Popen(
            command, env=self.environment, cwd=Path(__file__).parents[2], stdout=subprocess.DEVNULL
        )
        wait_for(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    server = Process(tmp_path)
    yield server
    server.kill()


def test_a_reconnected_page_is_where_it_was(visitor: Callable[..., Visitor], mortal: Process) -> None:
    ann = visitor(address=mortal.address)
    ann.start("wardens", "solo")
    ann.see('.space[data-id="place:ford"] .ground').click()
    warden = ann.page.locator('.piece[data-id="warden:0"]')
    expect(warden).to_have_attribute("data-at", "place:ford")

    ann.forgiven = True  # the browser itself complains of a net that is gone
    mortal.kill()
    ann.see('[data-notice="offline"]')
    mortal.start()
    expect(ann.page.locator('[data-notice="offline"]')).to_have_count(0, timeout=2 * PATIENCE)
    ann.forgiven = False
    expect(warden).to_have_attribute("data-at", "place:ford")
    before = ann.decisions()
    ann.choose(ann.options()[0])
    assert ann.decisions() == before + 1
