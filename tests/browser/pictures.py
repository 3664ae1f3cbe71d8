"""Pictures of real tables for the README: `make pictures` writes them to docs/pictures.

Each shows a position of a kept game, drawn by the real client in a real browser.
"""

from __future__ import annotations

import shutil
import sys
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import sync_playwright

from emberhall.server.settings import Settings
from tests.server.served import Served

from .conftest import ARGUMENTS, BROWSERS
from .test_pictures import play_to
from .visitors import ALL_DRAWN, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"

#: The situation that each picture shows, and in which light.
PICTURES: dict[str, tuple[str, Literal["light", "dark"]]] = {
    "table": ("mage-knight-offer", "dark"),
    "mage-knight": ("mage-knight-fight", "light"),
    "gloomhaven": ("gloomhaven-move", "light"),
    "runewars": ("runewars-season", "light"),
    "defenders": ("defenders-battle", "light"),
    "sword-sorcery": ("sword-sorcery-turn", "light"),
}

WIDTH, HEIGHT = 1440, 900
QUALITY = 84
LARGEST = 300_000  # bytes


def take(someone: Visitor, name: str, situation: str, light: Literal["light", "dark"]) -> Path:
    """Bring a situation about and save its picture."""
    page = someone.page
    page.emulate_media(color_scheme=light, reduced_motion="no-preference")  # boards are painted
    play_to(someone, situation)
    someone.see(".ask #prompt, .curtain button")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
        someone.see(".ask #prompt")
    for close in page.locator('[data-key="notice since close"]').all():
        close.click()
    page.mouse.move(3, HEIGHT - 260)  # nothing is looked at
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_function(ALL_DRAWN)
    page.wait_for_selector("svg.board.painted")
    page.wait_for_timeout(1500)  # the painting fades in
    someone.settle()
    how = {"format": "webp", "quality": QUALITY}
    shot = someone.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    file = FOLDER / f"{name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b64decode(shot["data"]))
    return file


def main(wanted: list[str]) -> int:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        print("No Chromium here: scripts/ensure-chromium installs it where it can.", file=sys.stderr)
        return 1
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/hall.sqlite"
        settings = Settings(database_url=database, bot_processes=0, bot_pause=0.0, limits=False)
        served = Served(settings)
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        try:
            for name in wanted or PICTURES:
                visitor = Visitor(browser, served.address, "Ann", viewport={"width": WIDTH, "height": HEIGHT})
                file = take(visitor, name, *PICTURES[name])
                visitor.leave()
                size = file.stat().st_size
                print(f"{file.name}: {size:,} bytes")
                if size > LARGEST:
                    print(f"{file.name} is larger than {LARGEST:,} bytes.", file=sys.stderr)
                    return 1
        finally:
            browser.close()
            served.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
