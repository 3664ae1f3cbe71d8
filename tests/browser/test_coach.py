"""Learning a game: from the hall to the first lessons, and back another day."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitors import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "ru-RU"}


def says(someone: Visitor, lesson: str) -> None:
    someone.see(f'.coached [data-lesson="{lesson}"]')


def press(someone: Visitor, what: str) -> None:
    someone.page.locator(f'.coached [data-key="coach {what}"]').click()


def begin(someone: Visitor, game: str) -> None:
    someone.page.goto("/")
    someone.page.locator(f'[data-key="learn {game}"]').click()
    someone.see(".ask #prompt")


def test_someone_learns_a_game_from_the_hall(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    begin(ann, "defenders")
    says(ann, "table-choose")
    press(ann, "show")
    expect(ann.page.locator(".ask.flash")).to_be_visible()
    press(ann, "know")
    says(ann, "goal")
    press(ann, "know")
    expect(ann.page.locator(".coached")).to_be_hidden()  # two at a question are enough
    ann.list_all()
    ann.choose(next(key for key in ann.options() if key.startswith("gate:")))
    says(ann, "actions")
    press(ann, "later")
    expect(ann.page.locator(".coached")).to_be_hidden()
    ann.page.reload()
    says(ann, "actions")
    ann.page.goto("/")
    ann.page.locator('[data-key="learn defenders"]').click()
    says(ann, "actions")  # the game that was left open goes on


@pytest.mark.parametrize("game", ["gloomhaven", "runewars"])
def test_on_a_phone_the_coach_stands_above_the_question(visitor: Callable[..., Visitor], game: str) -> None:
    olya = visitor("Оля", **PHONE)
    begin(olya, game)
    says(olya, "table-choose")
    coach, ask = (olya.page.locator(name).bounding_box() for name in (".coached", ".ask"))
    assert coach is not None
    assert ask is not None
    assert coach["y"] + coach["height"] <= ask["y"]
    assert ask["y"] + ask["height"] <= 844
    olya.page.locator('.coached [data-key="coach know"]').tap()
    olya.see('.coached [data-lesson]:not([data-lesson="table-choose"])')
    expect(olya.page.locator(".coached h3")).to_contain_text("Наставник")
