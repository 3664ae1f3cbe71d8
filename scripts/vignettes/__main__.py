"""Draw the vignettes in Chromium, and lay them side by side on two sheets: tall for screens, wide for phones."""

from __future__ import annotations

import json
import sys
from base64 import b64decode
from shutil import which

from playwright.sync_api import Page, Playwright, sync_playwright

from emberhall.server.bundle import STATIC

from . import defenders, gloomhaven, mage_knight, runewars, sword_sorcery

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FOLDER = STATIC / "pages"
GAMES = {
    "mage_knight": mage_knight,
    "gloomhaven": gloomhaven,
    "runewars": runewars,
    "defenders": defenders,
    "sword_sorcery": sword_sorcery,
}

#: The part of a picture (600 by 600) that each sheet shows: left, top, width, height; and how large it is drawn.
CROPS = {"tall": ((62, 0, 476, 560), 0.74), "wide": ((0, 60, 600, 382), 0.72)}
QUALITY = 52


def taken(page: Page, kind: str, clip: tuple[float, float, float, float], scale: float) -> str:
    """A part of a page as a picture, in base 64."""
    box = dict(zip(("x", "y", "width", "height"), clip, strict=True)) | {"scale": scale}
    how = {"format": kind, "clip": box} | ({"quality": QUALITY} if kind == "webp" else {})
    data: str = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)["data"]
    return data


def drawn(playwright: Playwright, browser: str, markup: str, *shots: tuple[str, tuple[float, ...], float]) -> list[str]:
    """Pictures of a page, in a browser of its own: the filters of a drawing need much memory."""
    with playwright.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"]) as opened:
        page = opened.new_page(viewport={"width": 3000, "height": 600})
        page.set_content(f"<style>body {{ margin: 0; white-space: nowrap; font-size: 0 }}</style>{markup}")
        page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        return [taken(page, kind, clip, scale) for kind, clip, scale in shots]  # type: ignore[arg-type]


def main() -> int:
    found = next(filter(None, map(which, BROWSERS)), None)
    if found is None:
        print("No Chromium here: scripts/ensure-chromium installs it where it can.", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        shots = [("png", clip, scale) for clip, scale in CROPS.values()]
        boxed = '<div style="width: 600px; height: 600px">{}</div>'
        parts = [drawn(playwright, found, boxed.format(game.picture()), *shots) for game in GAMES.values()]
        for n, (name, ((_, _, width, height), scale)) in enumerate(CROPS.items()):
            wide, high = round(width * scale), round(height * scale)
            size = f'width="{wide}" height="{high}"'
            sheet = "".join(f'<img src="data:image/png;base64,{pictures[n]}" {size}>' for pictures in parts)
            (data,) = drawn(playwright, found, sheet, ("webp", (0, 0, wide * len(parts), high), 1))
            file = FOLDER / f"vignettes-{name}.webp"
            file.write_bytes(b64decode(data))
            print(f"{file.name}: {file.stat().st_size:,} bytes")
    (FOLDER / "vignettes.json").write_text(json.dumps(list(GAMES)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
