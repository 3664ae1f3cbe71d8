"""Chromium, a hall, and people with browsers of their own. Screenshots go to build/screenshots."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from emberhall.kernel import game_names
from emberhall.server.settings import Settings
from tests.server.conftest import the_same_chance
from tests.server.served import GAMES, Served

from .visitors import Visitor

__all__ = ["the_same_chance"]

#: The game is offered here even where it is not installed as one yet.
DEFENDERS = () if "defenders" in game_names() else ("emberhall.games.defenders.game:GAME",)

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"

#: The first of these that is here. The headless shell is the same Chromium without windows of its own: half the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

#: What Chromium would do beside showing pages. The popups of its address bar cost more than most pages of ours; the
#: others are what Playwright leaves out by itself (the last list of features counts).
_LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
ARGUMENTS = (
    f"--disable-features={','.join(_LEFT_OUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; without it the tests that need it are skipped.

    It goes with its module: while Playwright is there, no other event loop can run in the process.
    """
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no Chromium here: scripts/ensure-chromium installs it where it can")
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        except Error as error:
            pytest.skip(f"Chromium does not start: {error.message.splitlines()[0]}")
        yield started
        started.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the real games and three small ones; bots answer at once."""
    url = f"sqlite:///{tmp_path_factory.mktemp('hall')}/hall.sqlite"
    settings = Settings(database_url=url, games=(*GAMES, *DEFENDERS), bot_processes=0, bot_pause=0.0, limits=False)
    served = Served(settings)
    yield served
    served.close()


@pytest.fixture
def visitor(browser: Browser, hall: Served) -> Iterator[Callable[..., Visitor]]:
    """A visitor with a browser of their own. At the end, no page may have reported an error."""
    people: list[Visitor] = []

    def arrive(name: str = "Ann", **how: object) -> Visitor:
        address = str(how.pop("address", hall.address))
        people.append(Visitor(browser, address, name, **how))
        return people[-1]

    yield arrive
    complaints = [complaint for someone in people for complaint in someone.complaints]
    for someone in people:
        someone.leave()
    assert not complaints


@pytest.fixture
def photograph() -> Callable[[Visitor, str], None]:
    """Write a screenshot to build/screenshots."""

    def take(someone: Visitor, name: str) -> None:
        someone.picture(SCREENSHOTS / f"{name}.png")

    return take
