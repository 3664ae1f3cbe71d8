"""The hall: setting up tables, invitations, rows of tables; sounds and animation speed."""

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Route, expect

from .conftest import SCREENSHOTS
from .test_everybody import PHONE
from .test_pictures import PLAYS, SIZES
from .test_several import POST
from .visitors import Visitor

pytestmark = pytest.mark.browser

#: The rows of one's own tables: others may have listed theirs in the same hall.
OWN = '.table-row:has([data-key^="away "])'

#: The scenarios of Mage Knight in the order of its rulebooks.
MAGE_KNIGHT = [
    "first_reconnaissance", "full_conquest", "blitz_conquest", "solo_conquest", "full_cooperation", "blitz_cooperation",
    "mines_liberation", "druid_nights", "dungeon_lords", "conquer_and_hold", "one_to_return", "volkares_return",
    "volkares_return_blitz", "volkares_quest", "life_and_death", "life_and_death_together", "realm_of_the_dead",
    "realm_of_the_dead_together", "hidden_valley", "hidden_valley_together", "lost_relic", "lost_relic_together",
]  # fmt: skip


#: What is read in each row of scenarios.
READS = """
(rows) => rows.map((row) => ({
  value: row.querySelector("input").value,
  about: row.querySelector("small").innerText,
  facts: [...row.querySelectorAll(".scenario-facts > span")].map((fact) => fact.innerText),
  many: row.querySelector(".for-many").innerText,
  below: row.parentElement.querySelector(".scenario-level") !== null,
  level: [...row.parentElement.children].slice(0, [...row.parentElement.children].indexOf(row))
    .filter((one) => one.matches(".scenario-level")).at(-1)?.innerText ?? "",
}))
"""


def set_up(someone: Visitor, game: str) -> None:
    someone.enter()
    someone.see(f'[data-play="{game}"]').click()
    someone.see("dialog .setup")


def pick(someone: Visitor, scenario: str) -> None:
    someone.page.locator(f'.scenario input[value="{scenario}"]').click()
    expect(someone.page.locator(f'.scenario.chosen input[value="{scenario}"]')).to_have_count(1)


@pytest.mark.parametrize("game", ["mage_knight", "defenders", "gloomhaven", "sword_sorcery"])
@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_every_scenario_shows_its_objective_length_difficulty_and_players(
    visitor: Callable[..., Visitor], game: str, locale: str
) -> None:
    ann = visitor(locale=locale)
    set_up(ann, game)
    rows = ann.page.locator(".scenario").evaluate_all(READS)
    letters = "[а-я]" if locale == "ru-RU" else "[a-z]"
    assert len(rows) > 1
    for row in rows:
        assert re.search(letters, row["about"])
        assert len(row["facts"]) + row["below"] == 2, row  # where there are many, difficulty is their heading
        assert all(re.search(letters, fact) for fact in row["facts"])
        assert re.fullmatch(r"\d(–\d)?", row["many"].strip())
    if game == "mage_knight":
        levels = list(dict.fromkeys(row["level"] for row in rows))
        place = {row["value"]: levels.index(row["level"]) for row in rows}
        assert [row["value"] for row in rows] == sorted(MAGE_KNIGHT, key=place.__getitem__)


def test_only_what_fits_can_be_chosen(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    set_up(ann, "mage_knight")
    page = ann.page
    epic, glades = page.locator('[name="option-epic"]'), page.locator('[name="option-crowded_glades"]')
    seats = page.locator(".setup .seat-list li")
    expect(seats).to_have_count(2)
    expect(epic).to_have_count(0)
    expect(page.locator('[name="option-dummy_player"]')).to_have_count(0)
    ann.see('[data-key="preset solo"]').click()
    expect(page.locator('[name="option-dummy_player"]')).to_have_count(1)

    pick(ann, "druid_nights")
    expect(epic).to_have_count(1)
    expect(glades).to_have_count(1)
    ann.see(".setup summary").click()
    epic.check()
    pick(ann, "solo_conquest")
    expect(epic).to_have_count(0)
    expect(seats).to_have_count(1)
    expect(page.locator('[data-key="add seat"]')).to_have_count(0)
    expect(page.locator(".preset")).to_have_count(1)
    pick(ann, "full_conquest")
    expect(seats).to_have_count(2)
    for _ in range(2):
        many = seats.count()
        ann.see('[data-key="add seat"]').click()
        expect(seats).to_have_count(many + 1)
    expect(page.locator('[data-key="add seat"]')).to_have_count(0)
    teams = page.locator('[name="option-teams"]')
    expect(teams).to_have_count(1)
    expect(page.locator('[name="option-team_cities"]')).to_have_count(0)
    teams.select_option(index=1)
    expect(page.locator('[name="option-team_cities"]')).to_have_count(1)
    ann.see("dialog footer .primary").click()
    ann.see(".ask #prompt")


def test_boxes_ticked_in_quick_succession_all_count(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    set_up(ann, "mage_knight")
    pick(ann, "volkares_return_blitz")
    ann.see('[data-key="preset solo"]').click()
    expect(ann.page.locator(".setup .seat-list li")).to_have_count(1)
    boxes = ann.page.locator('[name="option-expansions"]')
    expect(boxes).to_have_count(3)
    boxes.evaluate_all("(found) => found.filter((box) => !box.checked).forEach((box) => box.click())")
    ann.page.locator("dialog footer .primary").click()  # before anything is answered
    expect(ann.page.locator('[data-id^="hero-card:"]')).to_have_count(7)


def test_errors_are_shown_beside_their_field_in_your_language(visitor: Callable[..., Visitor]) -> None:
    ivan = visitor("Иван", locale="ru-RU")
    set_up(ivan, "mage_knight")
    ivan.see(".setup summary").click()
    levels = ivan.page.locator('[name="option-city_levels"]')
    levels.fill("40")
    levels.press("Tab")
    beside = ivan.page.locator('label:has([name="option-city_levels"]) .problem')
    expect(beside).to_have_text("Введите целое число от -4 до 10.")
    ivan.see("dialog footer .primary").click()
    expect(levels).to_be_focused()
    levels.fill("2")
    levels.press("Tab")
    expect(beside).to_be_hidden()
    ivan.see('input[name="seed"]').fill("зерно")
    ivan.forgiven = True  # the browser itself complains of what is refused
    ivan.see("dialog footer .primary").click()
    expect(ivan.page.locator('label:has(input[name="seed"]) .problem')).to_contain_text("латинских букв")
    ivan.forgiven = False
    ivan.see('input[name="seed"]').fill("5")
    ivan.see("dialog footer .primary").click()
    ivan.see(".ask #prompt")


def test_typing_is_not_disturbed_when_the_form_is_redrawn(visitor: Callable[..., Visitor]) -> None:
    """When the form is redrawn, the text stays and the next letter goes after the last one."""
    ann = visitor()
    set_up(ann, "mage_knight")
    ann.see(".setup summary").click()
    levels, seed = ann.page.locator('[name="option-city_levels"]'), ann.page.locator('input[name="seed"]')
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/fit?*", hold)
    levels.fill("2")
    with ann.page.expect_request("**/fit?*"):
        levels.press("Tab")
    old = levels.element_handle()
    seed.press_sequentially("ab")
    with ann.page.expect_response("**/fit?*"):
        held.pop().continue_()
    ann.page.wait_for_function("(box) => !box.isConnected", arg=old)
    ann.page.keyboard.type("c")
    expect(seed).to_have_value("abc")


def test_on_a_phone_the_set_up_keeps_its_scroll_position(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(**PHONE)
    set_up(ann, "gloomhaven")
    preset = ann.see('[data-key="preset hotseat"]')
    preset.scroll_into_view_if_needed()
    old = preset.element_handle()
    before = ann.page.evaluate("document.querySelector('.window-body').scrollTop")
    assert before > 100
    preset.tap()
    ann.page.wait_for_function("(button) => !button.isConnected", arg=old)
    assert ann.page.evaluate("document.querySelector('.window-body').scrollTop") == before


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_heroes_are_shown_with_emblem_strengths_and_skills(visitor: Callable[..., Visitor], locale: str) -> None:
    ann = visitor(locale=locale)
    ann.start("mage_knight", "solo", seed=3)
    words = ["Навыки", "Боевое мастерство"] if locale == "ru-RU" else ["Skills to learn", "Battle Versatility"]
    cards = ann.page.locator('.card:has([href^="#emblem-"])')
    expect(cards).to_have_count(4)
    arythea = cards.filter(has_text=words[1])
    expect(arythea).to_have_count(1)
    assert words[0] in arythea.inner_text()


def test_with_friends_opens_the_invitation_and_spectators_take_no_seat(visitor: Callable[..., Visitor]) -> None:
    ann, bob, carl = visitor("Ann"), visitor("Bob"), visitor("Carl")
    set_up(ann, "duel")
    primary = ann.page.locator("dialog footer .primary")
    expect(primary).to_have_text("Start game")
    ann.see('[data-key="preset friends"]').click()
    expect(primary).to_have_text("Open the table and invite players")
    ann.see('input[name="name"]').fill("Ann")
    primary.click()
    invitation = ann.see("dialog .link-row input").input_value()
    assert "?seat=" in invitation
    ann.see("dialog button:has-text('Spectator link')").click()
    expect(ann.page.locator("dialog .link-row input")).to_have_count(2)
    watch = ann.page.locator("dialog .link-row input").nth(1).input_value()
    ann.see("dialog button:has-text('that shows my hand')").click()
    expect(ann.page.locator("dialog .link-row input")).to_have_count(3)
    hand = ann.page.locator("dialog .link-row input").nth(2).input_value()
    for link in (watch, hand):
        carl.page.goto(link)
        carl.see('[data-notice="watching"]')
        expect(carl.page.locator('[data-key="notice watching sit"]')).to_have_count(0)
        carl.see('[data-key="tool people"]').click()
        expect(carl.page.locator("dialog .seat-list li")).to_have_count(2)
        expect(carl.page.locator("dialog .seat-list button")).to_have_count(0)
        carl.page.keyboard.press("Escape")
    bob.page.goto(invitation)
    bob.see('[data-key="notice watching sit"]').click()
    bob.see('dialog input[name="name"]').fill("Bob")
    bob.see("dialog .primary").click()
    expect(bob.page.locator('[data-notice="watching"]')).to_have_count(0)


def test_rows_show_the_game_players_progress_and_turn(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    made = [(0, key) for key in ("pick_hero:tovak", "pick_tactic:planning")]
    options = {"scenario": "first_reconnaissance"}
    ann.page.evaluate(PLAYS, ["mage_knight", options, 11, made, 1])
    ann.page.goto("/")
    row = ann.page.locator(OWN)
    for words in ("Mage Knight", "First Reconnaissance", "Tovak · Ann", "Your turn", "2 decisions"):
        expect(row).to_contain_text(words)
    expect(row.get_by_role("img", name="Round: 1 of 4")).to_have_count(1)
    expect(row.locator('[href^="#emblem-"]').first).to_be_attached()
    expect(row.locator("button.primary")).to_have_text("Resume")
    ann.see(".language").click()
    for words in ("Первая вылазка", "Товак · Ann", "Ваш ход", "Продолжить"):
        expect(row).to_contain_text(words)
    expect(row.get_by_role("img", name="Раунд: 1 из 4")).to_have_count(1)


def test_tables_are_archived_and_deleted(visitor: Callable[..., Visitor]) -> None:
    ann = visitor()
    ann.enter()
    for name in ("duel", "skirmish"):
        wish = {"game": name, "seats": ["me", "me"], "name": "Ann"}
        ann.page.evaluate(POST, ["/api/tables", wish])
    ann.page.goto("/")
    rows = ann.page.locator(OWN)
    expect(rows).to_have_count(2)
    for key in ("away ", "delete "):
        expect(rows.first.locator(f'[data-key^="{key}"] svg use')).to_have_count(1)
    rows.first.get_by_role("button", name="Archive").click()
    expect(rows).to_have_count(1)
    ann.page.reload()
    expect(rows).to_have_count(1)
    ann.see('[data-key="put away"]').click()
    expect(rows).to_have_count(2)
    ann.page.get_by_role("button", name="Restore from the archive").click()
    expect(ann.page.locator('[data-key="put away"]')).to_have_count(0)
    rows.first.get_by_role("button", name="Delete").click()
    ann.see("dialog .primary").click()
    expect(rows).to_have_count(1)
    ann.page.reload()
    ann.see(OWN)
    expect(rows).to_have_count(1)


def test_finished_games_name_the_winner_and_can_be_replayed(visitor: Callable[..., Visitor]) -> None:
    ann, carl = visitor("Ann"), visitor("Carl", locale="ru-RU")
    ann.start("skirmish", "bots", listed=True)
    table = ann.page.url.rpartition("/")[2]
    ann.play_to_the_end(3)
    ann.see_the_end()
    won = "Victory" in ann.see('[data-notice^="outcome"]').inner_text()
    ann.page.goto("/")
    row = ann.page.locator(f'.table-row:has([data-key="open {table}"])')
    expect(row.locator(".ending b")).to_have_text("Victory!" if won else re.compile("^Winner: "))
    expect(row.get_by_role("button", name="Watch replay")).to_have_count(1)
    carl.enter()
    theirs = carl.page.locator(f'.table-row:has([data-key="open {table}"])')
    expect(theirs.locator(".ending b")).to_have_text(re.compile("^Победитель: "))
    theirs.get_by_role("button", name="Смотреть запись").click()
    expect(carl.see(".time-at")).to_contain_text("0 /")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_pictures_of_the_hall(
    visitor: Callable[..., Visitor], scheme: Literal["light", "dark"], *, locale: Literal["en-US", "ru-RU"]
) -> None:
    """The hall with a table, the set-up and the choice of a hero, on every screen: nothing runs off it."""
    ann = visitor(color_scheme=scheme, locale=locale)
    ann.start("mage_knight", "friends", seed=3)

    def picture(name: str) -> None:
        for size, (width, height) in SIZES.items():
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
            wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
            assert ann.page.locator(".window-body, .scenario-list, .table-row").evaluate_all(wide) == []
            ann.picture(SCREENSHOTS / f"{name}-{size}-{scheme}-{locale[:2]}.png")
        ann.page.set_viewport_size({"width": 1440, "height": 900})

    picture("hall-heroes")
    set_up(ann, "mage_knight")
    picture("hall-set-up")
    ann.see(".setup summary").click()
    picture("hall-set-up-more")
    ann.page.keyboard.press("Escape")
    ann.see(".table-row")
    ann.page.wait_for_load_state("networkidle")
    picture("hall-rows")


#: Keeps what would be heard: every oscillator, with its pitch, when it starts and how long it sounds.
LISTENS = """
window.heard = [];
window.contexts = 0;
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
  constructor(...how) {
    super(...how);
    window.contexts += 1;
  }
  createOscillator() {
    const one = super.createOscillator();
    const [start, stop] = [one.start.bind(one), one.stop.bind(one)];
    const tone = { from: 0, to: 0 };
    one.start = (at) => (window.heard.push(tone), (tone.pitch = one.frequency.value), (tone.from = at), start(at));
    one.stop = (at) => ((tone.to = at), stop(at));
    return one;
  }
};
"""


def heard(someone: Visitor) -> list[dict[str, Any]]:
    tones: list[dict[str, Any]] = someone.page.evaluate("window.heard")
    return tones


def setting(someone: Visitor, name: str) -> None:
    someone.see('[data-key="tool settings"]').click()
    someone.page.get_by_text(name, exact=True).first.click()


def test_sound_is_off_until_turned_on(visitor: Callable[..., Visitor]) -> None:
    ann = visitor(reduced_motion="no-preference")
    ann.page.add_init_script(LISTENS)
    ann.start("wardens", "solo")

    def ride() -> None:
        ann.choose(next(key for key in ann.options() if key.startswith("ride:")))

    ride()
    assert (ann.page.evaluate("window.contexts"), heard(ann)) == (0, [])

    setting(ann, "Turn sound on")
    ann.page.wait_for_function("() => window.heard.length > 0")
    first = len(heard(ann))
    ride()
    ann.page.wait_for_function("(n) => window.heard.length > n", arg=first)
    assert ann.page.evaluate("window.contexts") == 1
    assert all(0 < tone["to"] - tone["from"] < 1 and 60 < tone["pitch"] < 2000 for tone in heard(ann)), "short"

    setting(ann, "Turn sound off")
    ann.settle()
    last = len(heard(ann))
    ride()
    ann.settle()
    assert len(heard(ann)) == last
    ann.page.reload()
    ann.see(".ask #prompt")
    assert heard(ann) == []


#: Shows three moments, with one, two and three lines, and tells how long each was seen.
BEATS = """
async (pace) => {
  const { Beats, PACES } = await import("/static/core/beats.js");
  const { prefer } = await import("/static/core/prefs.js");
  prefer("pace", pace);
  const seen = [];
  await new Promise((done) => {
    const beats = new Beats({
      show: () => seen.push(performance.now()),
      see: () => (seen.push(performance.now()), done()),
      away: () => false,
    });
    beats.take({ moments: [{}, {}, {}] });
  });
  return { pace: PACES[pace], waits: seen.slice(1).map((at, i) => at - seen[i]) };
}
"""


def test_the_animation_speed_can_be_chosen_and_reduced_motion_skips_animation(
    visitor: Callable[..., Visitor],
) -> None:
    ann = visitor(reduced_motion="no-preference")
    ann.enter()
    for pace, least in (("slow", 1600), ("normal", 900), ("fast", 400)):
        told = ann.page.evaluate(BEATS, pace)
        assert told["pace"] == least
        assert len(told["waits"]) == 3
        assert all(least * longer - 5 <= wait for wait, longer in zip(told["waits"], (1, 1.4, 1.8), strict=True)), pace
    assert ann.page.evaluate(BEATS, "none")["waits"] == []
    calm = visitor(reduced_motion="reduce")
    calm.enter()
    assert calm.page.evaluate(BEATS, "slow")["waits"] == []
