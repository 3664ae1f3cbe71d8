"""City and road events: every option of every card, in every situation that makes a difference to it."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from emberhall.games.gloomhaven.campaign.events import gain_experience, play_event
from emberhall.games.gloomhaven.campaign.travel import ahead
from emberhall.games.gloomhaven.campaign.under_way import city_event, road
from emberhall.games.gloomhaven.campaign.world import Hero, World
from emberhall.games.gloomhaven.content.campaign import EVENTS
from emberhall.rulebook import rule

from .worlds import on_top, plays, table, told, world

FACTS = Path(__file__).parent / "facts" / "events.txt"


class Case(NamedTuple):
    """An option of an event in a situation, and what comes of it."""

    deck: str
    number: int
    option: str
    classes: list[str]
    reputation: int
    gold: int
    item: bool
    outcome: str


def cases() -> Iterator[Case]:
    for line in FACTS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            situation, _, outcome = line.partition(" -> ")
            card, classes, reputation, gold, *item = situation.split(" | ")
            deck, number, option = card.split()
            yield Case(
                deck, int(number), option, classes.split(), int(reputation.split()[1]), int(gold.split()[1]),
                bool(item), outcome,
            )  # fmt: skip


CASES = list(cases())


def situation(case: Case) -> World:
    d = world(*case.classes, gold=case.gold)
    for hero in d.heroes:
        hero.level, hero.xp, hero.checks, hero.items = 2, 50, 4, [12]
    if case.item:
        d.heroes[1].items.append(13)
    d.sheet.reputation, d.prosperity = case.reputation, 5
    d.marks = ["reputation:10", "reputation:-10", "reputation:20", "reputation:-20"]
    on_top(d, case.deck, case.number)
    return d


def outcome(before: World, d: World, case: Case) -> str:
    """What has changed, in the words of the facts."""
    heroes = d.heroes[:2]
    row = [f"{what} {getattr(heroes[0], field)} {getattr(heroes[1], field)}" for what, field in FIGURES.items()]
    more = [f"item {item}" for hero in heroes for item in hero.items if item not in (12, 13)]
    more += [f"found {number}" for number in d.found if number not in before.found]
    more += [f"party {id}" for id in d.sheet.achievements]
    more += [f"global {id}" for id in d.achievements if id not in before.achievements]
    more += [f"adds {card}" for deck in (d.city, d.road) for card in deck if card not in (*before.city, *before.road)]
    more += [f"design {item}" for item in d.copies if item not in before.copies and item > 95]
    more += ["random design"] * (len(before.designs) - len(d.designs)) + ["clue"] * d.clues
    gives = ["gives 13"] if case.item and not any(13 in hero.items for hero in heroes) else []
    row += [f"reputation {d.sheet.reputation}", f"prosperity {d.prosperity}", *gives, *sorted(_bought(more))]
    assert heroes[0].next.conditions == heroes[1].next.conditions
    starts = [*heroes[0].next.conditions]
    starts += [f"damage {heroes[0].next.damage}"] if heroes[0].next.damage else []
    starts += [f"discards {heroes[0].next.discards}"] if heroes[0].next.discards else []
    row += [f"starts with {' '.join(starts)}"] if starts else []
    row += [f"-1 cards {heroes[0].next.minus_ones}"] if heroes[0].next.minus_ones else []
    used = sum(len(hero.next.used) for hero in heroes)
    row += [f"uses up {used}"] if used else []
    deck = d.city if case.deck == "city" else d.road
    card = f"{case.deck}-{case.number}"
    return f"{', '.join(row)}; {'under the deck' if deck.cards[0] == card else 'removed'}"


#: What the facts call the figures of a hero.
FIGURES = {"gold": "gold", "xp": "xp", "checks": "checks"}


def _bought(more: list[str]) -> list[str]:
    """An item that somebody got is no design."""
    items = {one.partition(" ")[2] for one in more if one.startswith("item ")}
    return [one for one in more if not (one.startswith("design ") and one.partition(" ")[2] in items)]


def name(case: Case) -> str:
    return f"{case.deck}-{case.number}{case.option}-{case.classes[0]}-{case.reputation}-{case.gold}"


@rule(
    "GH-EVENT-06", "GH-EVENT-07", "GH-ROADEV-02", "GH-ROADEV-03", "GH-ROADEV-04", "GH-ROADEV-05", "GH-ROADEV-06",
    "GH-ROADEV-07", "GH-ROADEV-11", "GH-ROADEV-12", "GH-ROADEV-14", "GH-REP-04", "GH-CITYEV-02",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=name)
def test_an_option_does_what_its_card_says(case: Case) -> None:
    d, before = situation(case), situation(case)
    t = table(d)
    plays(play_event(t, case.deck), f"event_option:{case.deck}:{case.number}:{case.option}")  # type: ignore[arg-type]
    assert outcome(before, d, case) == case.outcome
    assert d.card is None
    assert not d.drawn


def test_every_option_of_every_event_is_there() -> None:
    wanted = {
        (deck, n, letter) for deck, most in (("city", 81), ("road", 69)) for n in range(1, most + 1) for letter in "ab"
    }
    assert {(case.deck, case.number, case.option) for case in CASES} == wanted
    assert {(deck, number) for deck, cards in EVENTS.items() for number in cards} == {one[:2] for one in wanted}


def hero(d: World) -> Hero:
    return d.heroes[0]


@rule("GH-EVENT-02", "GH-EVENT-03", "GH-EVENT-04", "GH-EVENT-05", "GH-ROADEV-01")
def test_the_option_is_chosen_before_its_result_is_known_and_only_that_is_read() -> None:
    d = world("brute", "tinkerer")
    on_top(d, "city", 18)
    flow = play_event(table(d), "city")
    question = next(flow)
    assert [ask.keys() for ask in question.asks] == [["event_option:city:18:a", "event_option:city:18:b", "pass"]] * 2  # type: ignore[union-attr]
    assert d.card is not None
    assert (d.card.option, d.card.tales, d.sheet.reputation) == ("", [], 0)
    flow.send((1, question.asks[1].options[1]))  # type: ignore[union-attr]
    assert (d.card.option, d.card.tales, hero(d).gold) == ("b", ["event-city-18-b"], 32)


@rule("GH-EVENT-10")
def test_a_card_that_goes_under_its_deck_does_not_shuffle_it() -> None:
    d = world("brute", "tinkerer")
    on_top(d, "city", 18)
    others = list(d.city)[:-1]
    plays(play_event(table(d), "city"), "event_option:city:18:a")
    assert list(d.city) == ["city-18", *others]


@rule("GH-ROADEV-08", "GH-ROADEV-09")
def test_the_players_divide_what_the_party_gains_and_pays_together() -> None:
    d = world("brute", "tinkerer")
    on_top(d, "city", 17)
    plays(play_event(table(d), "city"), "event_option:city:17:a", "portion:1:5", "portion:1:5")
    assert [one.gold for one in d.heroes] == [30, 40]
    on_top(d, "city", 2)
    plays(play_event(table(d), "city"), "event_option:city:2:a", "portion:1:5", "evenly")
    assert [one.gold for one in d.heroes] == [27, 33]


@rule("GH-ROADEV-05", "GH-ROADEV-09")
def test_who_has_less_pays_no_more_than_that() -> None:
    d = world("brute", "tinkerer")
    d.heroes[0].gold, d.heroes[1].gold = 2, 30
    on_top(d, "city", 2)
    plays(play_event(table(d), "city"), "event_option:city:2:a", "portion:0:2", "portion:1:5", "portion:1:3")
    assert [one.gold for one in d.heroes] == [0, 22]


@rule("GH-ROADEV-10", "GH-LOOT-06")
def test_the_players_choose_who_gets_an_item_and_a_second_copy_is_sold_at_once() -> None:
    d = world("brute", "tinkerer")
    d.heroes[1].items = [106]
    on_top(d, "road", 5)
    plays(play_event(table(d), "road"), "event_option:road:5:a", "to_hero:1")
    assert (d.heroes[1].items, d.heroes[1].gold) == ([106], 30 + 20)


@rule("GH-ROADEV-13")
@pytest.mark.parametrize(("checks", "left"), [(0, 0), (1, 0), (3, 3), (5, 4), (6, 6), (18, 18)])
def test_a_check_mark_that_would_cost_a_perk_is_never_lost(checks: int, left: int) -> None:
    d = world("brute", "tinkerer")
    hero(d).checks = checks
    on_top(d, "road", 6)
    plays(play_event(table(d), "road"), "event_option:road:6:a")
    assert hero(d).checks == left


@rule("GH-ROADEV-15")
def test_experience_never_falls_below_the_level() -> None:
    d = world("brute", "tinkerer", level=3)
    hero(d).xp = 97
    gain_experience(table(d), hero(d), -5)
    assert hero(d).xp == 95


@rule("GH-CITYEV-01", "GH-CITY-01")
def test_one_city_event_is_played_in_a_visit() -> None:
    d = world("brute", "tinkerer")
    d.sheet.event_due = True
    assert ahead(d)[0].key() == "city_event"
    on_top(d, "city", 2)
    t = table(d)
    plays(city_event(t), "event_option:city:2:b")
    assert d.sheet.event_due is False
    assert "city_event" not in [chapter.key() for chapter in ahead(d)]
    assert "say-event-option" in told(t)


@rule("GH-TRAVEL-02", "GH-ROADEV-01")
def test_the_road_event_leads_to_the_scenario() -> None:
    d = world("brute", "tinkerer")
    on_top(d, "road", 2)
    plays(road(1, table(d)), "event_option:road:2:a")
    assert (d.sheet.heading, hero(d).next.conditions) == (1, ["bless"])


def test_if_everybody_passes_the_first_option_is_taken() -> None:
    d = world("brute", "tinkerer")
    on_top(d, "city", 18)
    plays(play_event(table(d), "city"), "pass")
    assert d.sheet.reputation == -1
