"""What a scenario leaves behind: for its characters, for the world, and in its treasures."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from emberhall.games.gloomhaven.campaign.city import city
from emberhall.games.gloomhaven.campaign.retiring import retire
from emberhall.games.gloomhaven.campaign.rewards import complete, loot, rewards
from emberhall.games.gloomhaven.campaign.travel import ahead, meets
from emberhall.games.gloomhaven.campaign.unlocking import open_class
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content import BATTLE_GOALS, NUMBERS, scenario
from emberhall.games.gloomhaven.state import Goal, State
from emberhall.rulebook import rule

from .worlds import keys, played, plays, seek, session_of, table, told, world

FACTS = Path(__file__).parent / "facts"


def sheet(name: str) -> dict[int, list[str]]:
    """A fact sheet: what it says of each number."""
    rows = (FACTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (row.partition(" | ") for row in rows if not row.startswith("#"))
    return {int(number): [part for part in parts.split(", ") if part] for number, _, parts in pairs}


REWARDS, TREASURES = sheet("rewards"), sheet("treasures")


def changes(before: World, d: World) -> Iterator[str]:
    """What is different in a world, in the words of the facts."""
    one, two = before.heroes[0], d.heroes[0]
    for word, n in (
        ("gold", two.gold - one.gold), ("xp", two.xp - one.xp), ("checks", two.checks - one.checks),
        ("bound", two.bound - one.bound),
    ):  # fmt: skip
        if n:
            yield f"{word} {n}"
    if n := d.sheet.reputation - before.sheet.reputation:
        yield f"reputation {n:+}"
    if n := d.prosperity - before.prosperity:
        yield f"prosperity {n:+}"
    yield from (f"global {id}" for id, n in d.achievements.items() if n > before.achievements.get(id, 0))
    yield from (f"party {id}" for id in d.sheet.achievements if id not in before.sheet.achievements)
    yield from (f"loses {id}" for id in before.sheet.achievements if id not in d.sheet.achievements)
    yield from (f"finds {n}" for n in d.found if n not in before.found)
    yield from (f"design {item}" for item in d.copies if item not in before.copies and item not in two.items)
    yield from (f"item {item}" for item in two.items)
    cards = [card for deck in (d.city, d.road) for card in deck if card not in (*before.city, *before.road)]
    opened = [cls for cls in d.classes if cls not in before.classes]
    yield from (f"opens {cls}" for cls in opened)
    yield from (f"adds {card}" for card in cards if not opened or card.partition("-")[2] not in ("35", "38", "34"))
    yield from (f"envelope {letter}" for letter in d.envelopes)
    for claim in d.claims:
        where = {"item": f"item {claim.n}", "gold": f"gold together {claim.n}"}
        yield where.get(claim.kind) or f"one of {' '.join(map(str, claim.of))}"


def start(number: int) -> World:
    d = world("brute", "tinkerer", gold=40, level=1)
    d.prosperity, d.achievements = 24, {}
    d.found, d.sheet.place = [number], 1
    d.marks = ["reputation:10", "reputation:-10", "reputation:20", "reputation:-20", "pact:the-drake-aided"]
    d.sheet.achievements = ["the-drakes-command", "a-demons-errand", "the-voices-command"]
    lost = [part.partition(" ")[2] for part in REWARDS[number] if part.startswith("party ")]
    d.sheet.achievements = [id for id in d.sheet.achievements if id not in lost]
    if quest := {52: 510, 53: 510, 54: 510}.get(number):
        seek(d, d.heroes[0], quest)
    return d


def gains(number: int) -> list[str]:
    before, d = start(number), start(number)
    complete(table(d), number, SimpleNamespace(notes={}))  # type: ignore[arg-type]
    return sorted(changes(before, d))


@rule(
    "GH-DONE-01", "GH-DONE-03", "GH-DONE-06", "GH-OVER-15", "GH-PAGE-05", "GH-PAGE-06", "GH-DATA-18", "GH-PROSP-01",
    "GH-REP-03", "GH-ACH-06", "GH-EVENT-11",
)  # fmt: skip
@pytest.mark.parametrize("number", NUMBERS)
def test_a_scenario_gives_what_its_page_says(number: int) -> None:
    assert gains(number) == REWARDS[number]


@rule("GH-DONE-01")
def test_scenario_82_ends_in_one_of_two_ways() -> None:
    d = start(82)
    complete(table(d), 82, SimpleNamespace(notes={"conclusion_b": 1}))  # type: ignore[arg-type]
    assert (d.sheet.reputation, d.prosperity) == (-1, 22)


@rule("GH-ACH-04")
def test_scenario_21_finds_the_artifact_again_if_it_was_lost() -> None:
    d = start(21)
    d.achievements["artifact-lost"] = 1
    d.sheet.achievements = []
    played(d, 21)
    assert "artifact-recovered" in d.achievements
    assert "artifact-lost" not in d.achievements


# requirements


def alternatives() -> Iterator[tuple[int, str]]:
    for number, parts in sheet("requirements").items():
        for one in ", ".join(parts).split(" or "):
            yield number, one


def holding(d: World, wanted: list[str]) -> None:
    """Let the party have what is wanted, and not what must not be."""
    for part in wanted:
        if part.startswith("global "):
            id, _, times = part[7:].partition(" x")
            d.achievements[id] = int(times or 1)
        elif part.startswith("party "):
            d.sheet.achievements.append(part[6:])


@rule("GH-CAMP-02", "GH-PAGE-02")
@pytest.mark.parametrize(("number", "wanted"), alternatives())
def test_a_scenario_needs_each_of_its_requirements(number: int, wanted: str) -> None:
    parts = wanted.split(" and ")
    d = world("brute", "tinkerer")
    holding(d, parts)
    assert meets(d, number)
    for part in parts:
        d = world("brute", "tinkerer")
        holding(d, [other for other in parts if other != part])
        if part.startswith("not global "):
            d.achievements[part[11:]] = 1
        elif " x" in part:
            d.achievements[part[7:].partition(" x")[0]] = int(part.partition(" x")[2]) - 1
        assert not meets(d, number), part


def test_the_other_scenarios_need_nothing() -> None:
    needy = set(sheet("requirements"))
    d = world("brute", "tinkerer")
    free = [number for number in NUMBERS if meets(d, number)]
    quests = {*range(52, 63)}
    assert set(free) == {n for n in NUMBERS if n not in needy and n not in quests} | {3, 9, 10, 11, 12, 21}


# characters


@rule("GH-OVER-03", "GH-OVER-04", "GH-OVER-05", "GH-OVER-13", "GH-OVER-14", "GH-OVER-08", "GH-MAT-05")
@pytest.mark.parametrize("won", [True, False])
def test_experience_and_coins_are_kept_whoever_was_exhausted(won: bool) -> None:
    d = world("brute", "tinkerer", level=5)
    for hero in d.heroes:
        hero.cards, hero.perks = [], []

    def change(state: State) -> None:
        state.characters[0].xp, state.characters[0].coins = 7, 4
        state.characters[0].exhausted = True

    played(d, 4, won=won, change=change)
    bonus = 10 if won else 0  # 4 + 2 x 3
    assert (d.heroes[0].xp, d.heroes[0].gold) == (210 + 7 + bonus, 30 + 4 * 3)
    assert d.heroes[1].xp == 210 + bonus


@rule("GH-OVER-11", "GH-PERK-01", "GH-GOAL-02", "GH-GOAL-03")
@pytest.mark.parametrize("won", [True, False])
def test_a_fulfilled_battle_goal_gives_its_check_marks(won: bool) -> None:
    d = world("brute", "tinkerer")
    goal = next(id for id, kind in BATTLE_GOALS.items() if kind.what == "kills" and kind.least)

    def change(state: State) -> None:
        state.characters[0].goals.cards = [Goal(goal)]
        state.characters[0].deeds.kills = BATTLE_GOALS[goal].least or 0

    played(d, 4, won=won, change=change)
    assert d.heroes[0].checks == (BATTLE_GOALS[goal].checks if won else 0)
    assert d.heroes[1].checks == 0


@rule("GH-GOAL-06", "GH-OVER-06", "GH-OVER-07", "GH-OVER-09", "GH-OVER-10", "GH-ITEM-12", "GH-ITEM-13", "GH-RECOVER-06")
def test_the_next_scenario_begins_fresh() -> None:
    d = world("brute", "tinkerer")
    d.heroes[0].items = [12]

    def change(state: State) -> None:
        one = state.characters[0]
        one.lost.cards, one.box.cards = one.box.cards[:3], one.box.cards[3:]
        state.notes["poisoned"] = 1

    played(d, 1, won=False, change=change)
    after = session_of(d, 1)
    assert (len(after.goals), len(after.characters[0].box), after.characters[0].lost.cards) == (24, 13, [])
    assert [len(deck.modifiers) for deck in after.characters] == [20, 20]
    assert (len(after.blessings), len(after.curses), after.notes) == (10, 10, {})
    assert d.heroes[0].items == [12]


@rule("GH-DONE-02")
def test_nobody_loses_more_than_there_is() -> None:
    d = world("brute", "tinkerer")
    d.sheet.achievements = []
    played(d, 34)  # takes an achievement that the party does not hold
    assert d.sheet.achievements == []


# treasures


def treasure_cases() -> list[tuple[int, int]]:
    return [(page, treasure.number) for page in NUMBERS for treasure in scenario(page).treasures if treasure.number]


@rule("GH-TILE-37", "GH-TILE-38", "GH-TILE-39", "GH-TILE-40", "GH-PAGE-13", "GH-LOOT-05", "GH-ITEM-01")
@pytest.mark.parametrize(("page", "number"), treasure_cases())
def test_a_treasure_gives_what_the_list_says_once(page: int, number: int) -> None:
    d = world("brute", "tinkerer")
    hero, before = d.heroes[0], world("brute", "tinkerer")
    d.found = before.found = [1]
    loot(table(d), hero, page, number)
    again = (hero.gold, hero.xp, hero.checks, list(hero.items), dict(d.copies), list(d.found), len(d.designs))
    loot(table(d), hero, page, number)
    assert again == (hero.gold, hero.xp, hero.checks, hero.items, d.copies, d.found, len(d.designs))
    found = []
    found += [f"gold {hero.gold - 30}"] if hero.gold != 30 else []
    found += [f"xp {hero.xp}"] if hero.xp else []
    found += [f"checks {hero.checks}"] if hero.checks else []
    found += [f"items {' '.join(map(str, hero.items))}"] if hero.items else []
    designs = [item for item in d.copies if item not in before.copies and item not in hero.items]
    drawn = len(before.designs) - len(d.designs)
    found += [f"random_item_design {drawn}"] if drawn else [f"item_design {item}" for item in designs]
    sides = len(before.sides) - len(d.sides)
    found += [f"random_side_scenario {sides}"] if sides else [f"unlock_scenario {n}" for n in d.found if n != 1]
    found += ["cryptogram True"] if d.clues else []
    wanted = [part for part in TREASURES[number] if not part.startswith(("damage", "conditions"))]
    assert found == wanted


def test_every_treasure_lies_somewhere() -> None:
    assert {number for _, number in treasure_cases()} == set(TREASURES) == set(range(1, 76))


# dividing


@rule("GH-DONE-05", "GH-ROADEV-08")
def test_the_party_divides_what_it_has_won() -> None:
    d = world("brute", "tinkerer")
    d.found = [83, 68]
    played(d, 83)
    assert keys(ahead(d)) == ["rewards"]
    plays(rewards(table(d)), "portion:1:5", "evenly")
    assert [hero.gold for hero in d.heroes] == [30 + 18, 30 + 5 + 17]
    played(d, 68)
    plays(rewards(table(d)), "to_hero:1", "to_hero:0")
    assert [hero.items for hero in d.heroes] == [[27], [27]]
    assert d.claims == []


@rule("GH-DONE-03")
def test_scenario_13_shows_the_way_to_one_of_three_places() -> None:
    d = world("brute", "tinkerer")
    d.found = [1, 13, 20]
    played(d, 13)
    plays(rewards(table(d)), "location:17")
    assert d.found == [1, 13, 20, 17]


@rule("GH-RETIRE-08")
def test_the_seeker_of_xorn_retires_in_the_palace_without_the_events_of_its_class() -> None:
    d = world("brute", "tinkerer")
    d.found, d.done = [54], [52, 53]
    hero = d.heroes[0]
    seek(d, hero, 510)
    hero.deeds, hero.items = {"scenario:4": 3}, [114]
    t = played(d, 54)
    assert (hero.retired, "squidface" in d.classes, d.prosperity) == (True, True, 1)
    assert ("city-59" in d.city, "road-59" in d.road, "city-42" in d.city) == (True, True, False)
    assert told(t).count("say-class-opened") == 1
    assert len(d.designs) == 25


@rule("GH-RETIRE-08")
def test_a_quest_whose_box_is_open_ends_with_a_design_and_a_side_scenario_once() -> None:
    d = world("brute", "tinkerer")
    d.found, d.done = [56], [55]
    hero = d.heroes[0]
    seek(d, hero, 521)
    hero.deeds = {"scenario:3": 3}
    open_class(table(d), "angry-face")
    played(d, 56)
    assert (hero.fulfilled, len(d.designs), len(d.sides)) == (True, 24, 8)
    retire(table(d), hero)
    assert (len(d.designs), len(d.sides)) == (24, 8)


def test_after_the_last_scenario_the_world_goes_on() -> None:
    d = world("brute", "tinkerer")
    d.found = [1, 51]
    t = played(d, 51)
    assert "say-the-end" in told(t)
    assert d.outcome is None
    assert "road:1" in keys(ahead(d))


def test_gold_of_the_rift_is_for_enhancements_and_gone_after_the_visit() -> None:
    d = world("brute", "tinkerer")
    d.found = [27]
    played(d, 27)
    assert [(hero.gold, hero.bound) for hero in d.heroes] == [(30, 100), (30, 100)]
    plays(city(table(d)), "leave_city", "leave_city")
    assert [hero.bound for hero in d.heroes] == [0, 0]


def test_what_nobody_is_there_to_take_waits() -> None:
    d = world("brute", "tinkerer")
    d.found = [83]
    played(d, 83)
    d.party = [2]
    assert keys(ahead(d)) == ["city"]


@rule("GH-PERK-02", "GH-OVER-12")
def test_a_perk_for_check_marks_is_chosen_at_once_wherever_the_party_is() -> None:
    d = world("brute", "tinkerer")
    d.sheet.place = 1
    d.heroes[1].checks = 6
    assert keys(ahead(d)) == ["rewards"]
    plays(rewards(table(d)), "pick_perk:0", "pick_perk:2")
    assert d.heroes[1].perks == [0, 2]
    assert "scenario:1" in keys(ahead(d))


@rule("GH-LVLUP-01", "GH-RETIRE-01")
def test_nobody_leaves_the_city_with_a_level_or_a_retirement_due() -> None:
    d = world("brute", "tinkerer")
    assert "road:1" in keys(ahead(d))
    d.heroes[0].level = 2
    assert keys(ahead(d)) == ["city"]
    d.heroes[0].level, d.heroes[1].fulfilled = 1, True
    assert keys(ahead(d)) == ["city"]


def turned(state: State) -> None:
    state.notes["story-turn"] = 1


def test_the_chronicle_tells_how_a_scenario_began_turned_and_ended_once() -> None:
    d = world("brute", "tinkerer")
    assert told(played(d, 1, won=False))[:2] == ["story-scenario-1-intro", "say-scenario"]
    assert told(played(d, 1, won=False, change=turned))[:2] == ["story-scenario-1-turn", "say-scenario"]
    lines = told(played(d, 1, change=turned))
    assert [line for line in lines if line.startswith("story-scenario")] == ["story-scenario-1-end"]


def test_a_casual_scenario_leaves_no_story_behind() -> None:
    d = world("brute", "tinkerer")
    assert told(played(d, 1, casual=True, change=turned))[0] == "say-scenario"


@pytest.mark.parametrize(("second", "letter"), [(0, "a"), (1, "b")])
def test_how_a_scenario_came_out_is_told_before_what_followed(second: int, letter: str) -> None:
    def ends(state: State) -> None:
        state.notes["conclusion_b"] = second

    d = world("brute", "tinkerer")
    d.found.append(82)
    lines = [line for line in told(played(d, 82, change=ends)) if "-end" in line]
    assert lines == [f"story-scenario-82-end-{letter}", "story-scenario-82-end"]
