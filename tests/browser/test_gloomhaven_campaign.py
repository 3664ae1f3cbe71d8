"""A Gloomhaven world in the browser: scenarios and the city between, for two people, one on a phone in Russian."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .visitors import OUTCOME, Visitor

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "ru-RU", "has_touch": True}


def begin(ann: Visitor, *chairs: str, brought: Path | None = None) -> str:
    """Begin a world with these chairs, perhaps from an export file; returns the invitation to it."""
    ann.enter()
    ann.see('[data-campaign="gloomhaven"]').click()
    for number, kind in enumerate(chairs):
        ann.see(f'select[name="chair-{number}"]').select_option(kind)
    ann.see('input[name="name"]').fill(ann.name)
    if brought is not None:
        ann.see('input[name="file"]').set_input_files(brought)
    ann.see("dialog .primary").click()
    ann.see(".chronicle .entry.begin")
    return ann.see(".link-row input").input_value()


def joins(boris: Visitor, address: str) -> None:
    """Boris follows the invitation and sits down."""
    boris.page.goto(address)
    boris.see('[data-chair="1"] [data-key="join 1"]').click()
    boris.see('dialog input[name="name"]').fill(boris.name)
    boris.see("dialog .primary").click()
    expect(boris.page.locator('[data-chair="1"] .you')).to_be_visible()


def unfold(someone: Visitor) -> None:
    """List what can be pressed on the table, too."""
    for folded in ("unfold", "list all"):  # the second is there once the first is open
        button = someone.page.locator(f'[data-key="{folded}"][aria-expanded="false"]')
        if button.count():
            button.first.evaluate("(one) => one.click()")


def press(someone: Visitor, key: str) -> None:
    """Press the first option that begins so, wherever it is shown, and wait for what follows."""
    before = someone.decisions()
    unfold(someone)
    either = someone.page.locator(f'[data-option^="{key}"], [data-key^="group {key}"]')
    either.first.wait_for(state="attached")
    button, group = (someone.page.locator(f'[data-{one}{key}"]').first for one in ('option^="', 'key^="group '))
    if not button.count():
        group.evaluate("(one) => one.click()")
    button.wait_for(state="attached")
    button.evaluate("(one) => one.click()")
    someone.page.wait_for_function("(n) => window.emberhall.decisions() > n", arg=before)


def waits(someone: Visitor, key: str) -> None:
    """Wait until an option that begins so is there."""
    someone.page.locator(f'[data-option^="{key}"]').first.wait_for(state="attached")


def carry(someone: Visitor) -> None:
    someone.see(OUTCOME)
    someone.see('[data-key="notice outcome home"], [data-key^="notice outcome"][data-key$="home"]').click()
    someone.see('[data-key="carry"]').click()
    someone.see(".ahead, .ending")


def agree(one: Visitor, other: Visitor, address: str, key: str) -> None:
    """Both want to play this next; then both are at the table."""
    for someone in (one, other):
        someone.page.goto(address)
        someone.page.locator(f'[data-key="wish {key}"]').first.wait_for(state="attached")
        if not someone.page.locator(f'[data-key="wish {key}"]').first.is_visible():
            someone.see('[data-key="aside"]').click()
    one.see(f'[data-key="wish {key}"]').click()
    expect(one.page.locator(f'[data-key="wish {key}"]')).to_have_attribute("aria-pressed", "true")
    other.see(f'[data-key="wish {key}"]').click()
    other.page.locator(".ask").first.wait_for(state="attached")
    one.page.goto(address)
    one.see('[data-key="enter"]').click()
    one.page.locator(".ask").first.wait_for(state="attached")


def person(cls: str, level: int, **sheet: Any) -> dict[str, Any]:
    progress = {"experience": 0, "gold": 30, "items": [], "battleGoals": 0, "perks": [], **sheet}
    return {"name": cls, "edition": "gh", "title": "", "level": level, "progress": progress}


def export(folder: Path) -> Path:
    """A world some evenings old: the Brute has the gold that his quest asks for, the Spellweaver is about to rise."""
    heroes = [
        person("brute", 1, gold=340, personalQuest="512"),
        person("spellweaver", 1, experience=47, gold=60, personalQuest="518", personalQuestProgress=[1]),
    ]
    party = {
        "id": 0, "name": "The Ravens", "edition": "gh", "reputation": 4, "prosperity": 2,
        "scenarios": [{"index": "1", "edition": "gh"}, {"index": "2", "edition": "gh"}],
        "achievementsList": ["First Steps"],
        "globalAchievementsList": ["City Rule: Militaristic", "The Power of Enhancement"],
        "eventDecks": {"city": ["18", "07"], "road": ["02", "05", "14"]},
    }  # fmt: skip
    file = folder / "export.json"
    file.write_text(json.dumps({"edition": "gh", "characters": heroes, "party": party}))
    return file


def fight(*people: Visitor) -> None:
    """Play a scenario by pressing at random."""
    for seed, someone in enumerate(people):
        someone.play_to_the_end(5 + seed)
    people[0].page.locator(OUTCOME).first.wait_for(timeout=240_000)


def test_two_people_play_three_scenarios_and_live_in_the_city_between(
    visitor: Callable[..., Visitor], photograph: Callable[[Visitor, str], None], tmp_path: Path
) -> None:
    ann, boris = visitor("Ann"), visitor("Борис", **PHONE)
    address = begin(ann, "me", "open", "empty", "empty", brought=export(tmp_path))
    assert "Brought over from Gloomhaven Secretariat." in ann.words()
    photograph(ann, "world-begins")
    joins(boris, address)
    photograph(boris, "world-begins-ru")

    # the first visit: he rises and shops, she enhances a card and retires
    agree(ann, boris, address, "city")
    photograph(ann, "city-shop")
    photograph(boris, "city-level-ru")
    press(boris, "gain_card")
    photograph(boris, "city-perk-ru")
    press(boris, "pick_perk")
    photograph(boris, "city-shop-ru")
    press(boris, "buy:")
    press(ann, "enhance_card:")
    photograph(ann, "city-enhance")
    press(ann, "enhance:")
    press(ann, "retire")
    photograph(ann, "city-retired")
    photograph(boris, "city-retired-ru")
    press(ann, "create:tinkerer")
    photograph(ann, "city-quests")
    press(ann, "keep_quest")
    press(ann, "pick_perk")  # for the one who has retired
    press(boris, "leave_city")
    press(ann, "leave_city")
    carry(ann)
    photograph(ann, "world-after-city")
    assert "retires" in ann.words()

    # the map is a board to play from
    boris.page.goto(address)
    boris.see('.document .spaces [data-id="place:4"].lit').click()
    photograph(boris, "world-place-ru")
    boris.page.keyboard.press("Escape")
    agree(boris, ann, address, "road:4")
    photograph(ann, "road-event")
    photograph(boris, "road-event-ru")
    press(boris, "event_option")
    ann.page.locator('[data-option="go_on"]').first.wait_for(state="attached")
    photograph(ann, "road-event-back")
    photograph(boris, "road-event-back-ru")
    press(ann, "go_on")
    if not ann.page.locator(OUTCOME).count():
        for someone in (ann, boris):
            someone.play_to_the_end(3)
    carry(ann)

    agree(ann, boris, address, "scenario:4")
    photograph(ann, "world-scenario")
    fight(ann, boris)
    photograph(ann, "world-scenario-ends")
    carry(ann)

    for number in (2, 3):
        agree(ann, boris, address, "city")
        for someone in (boris, ann):
            someone.page.goto(address)
            someone.see('[data-key="enter"]').click()
            settle(someone)
        carry(ann)
        agree(ann, boris, address, "casual:1")
        fight(ann, boris)
        carry(ann)
        expect(ann.page.locator(".chronicle .entry.scenario")).to_have_count(number)
    photograph(ann, "world-chronicle")
    boris.page.goto(address)
    boris.see(".chronicle .entry.scenario")
    photograph(boris, "world-chronicle-ru")


def settle(someone: Visitor) -> None:
    """Choose whatever a sheet still has to choose, and leave the city."""
    for _ in range(8):
        someone.page.locator("[data-option]").first.wait_for(state="attached")
        unfold(someone)
        keys = someone.page.locator("[data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
        due = next((key for key in keys if key.startswith(("gain_card", "pick_perk", "keep_quest"))), None)
        press(someone, due or "leave_city")
        if due is None:
            return


def test_a_bad_file_starts_nothing(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    ann = visitor("Ann")
    ann.forgiven = True  # the browser complains of the refused request
    ann.enter()
    ann.see('[data-campaign="gloomhaven"]').click()
    file = tmp_path / "export.json"
    file.write_text("no export")
    ann.see('input[name="file"]').set_input_files(file)
    expect(ann.page.locator("dialog .problem")).to_contain_text("it is not JSON")
    file.write_text(json.dumps({"party": {"edition": "fh"}}))
    ann.see('input[name="file"]').set_input_files(file)
    ann.see("dialog .primary").click()
    expect(ann.page.locator("body")).to_contain_text("This is a campaign of another game")
    expect(ann.page.locator("dialog .setup")).to_be_visible()


def test_a_world_is_saved_for_another_program(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    begin(ann, "me", "open")
    with ann.page.expect_download() as waiting:
        ann.see('[data-key="export secretariat"]').click()
    written = json.loads(Path(waiting.value.path()).read_text())
    assert written["party"]["edition"] == "gh"
    expect(ann.page.locator("dialog")).to_contain_text("The chronicle and the replays stay here.")
