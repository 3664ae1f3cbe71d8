"""The whole graph of what unlocks what, walked by search: everything can be reached, and only as the facts say."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

from emberhall.games.gloomhaven.campaign.deciding import claim
from emberhall.games.gloomhaven.campaign.events import resolve
from emberhall.games.gloomhaven.campaign.quests import check
from emberhall.games.gloomhaven.campaign.retiring import retire
from emberhall.games.gloomhaven.campaign.rewards import complete, loot
from emberhall.games.gloomhaven.campaign.travel import meets
from emberhall.games.gloomhaven.campaign.unlocking import open_class, random_side_scenario, repute
from emberhall.games.gloomhaven.campaign.world import Card, World
from emberhall.games.gloomhaven.content import NUMBERS, scenario
from emberhall.games.gloomhaven.content.campaign import ACHIEVEMENTS, EVENTS
from emberhall.kernel import Rng
from emberhall.rulebook import rule

from .test_campaign_quests import ASKED
from .worlds import add_hero, plays, seek, table, world

FACTS = Path(__file__).parent / "facts" / "unlocks.txt"
WALKS, STEPS = 60, 1000


def wanted() -> dict[int, set[str]]:
    found = {}
    for row in FACTS.read_text(encoding="utf-8").splitlines():
        if not row.startswith("#"):
            number, _, sources = row.partition(" | ")
            found[int(number)] = set(sources.split(", "))
    return found


class Walk:
    """One life of a world, lived at random; it notes what put each scenario on the map."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.d = world("brute", "tinkerer", "scoundrel", "cragheart", gold=500)
        self.sources: dict[int, set[str]] = defaultdict(set)
        self.sources[1].add("start")
        self.achieved: set[str] = set(self.d.achievements)
        #: What was found in treasures.
        self.lay: set[int] = set()
        self.quests = self.rng.shuffled([510, 513, 521, 526, 529])

    def live(self) -> None:
        often = (self.play, self.event, self.event, self.leave)
        deeds = (*often, *often, self.fame, self.find, self.quest, self.box)
        for _ in range(STEPS):
            deed = self.rng.pick(deeds)
            known = set(self.d.found)
            what = deed()
            for hero in self.d.members():
                hero.gold = 500
            for number in self.d.found:
                if number not in known and number not in self.lay:
                    self.sources[number].add(self.source(number, what))
            self.achieved |= {*self.d.achievements, *self.d.sheet.achievements}

    def source(self, number: int, what: str) -> str:
        if number == 76:
            return "envelope A"
        if number in (72, 73, 77):
            return "Town Records"
        return "random side" if 63 <= number <= 71 else what

    def play(self) -> str:
        d = self.d
        ready = [n for n in d.found if n not in d.done and meets(d, n)]
        if not ready:
            return ""
        number = self.rng.pick(ready)
        complete(table(d), number, SimpleNamespace(notes={}))  # type: ignore[arg-type]
        for treasure in scenario(number).treasures:
            if treasure.number:
                known = set(d.found)
                loot(table(d), d.members()[0], number, treasure.number)
                for new in set(d.found) - known:
                    self.lay.add(new)
                    self.sources[new].add(self.source(new, f"treasure {treasure.number}"))
        while d.claims:
            one = d.claims.pop()
            first = f"location:{self.rng.pick(one.of)}" if one.kind == "location" else ""
            plays(claim(table(d), one), *([first] if first and len(one.of) > 1 else []))
        check(table(d), d.members())
        return f"scenario {number}"

    def event(self) -> str:
        d = self.d
        deck = self.rng.pick(("city", "road"))
        cards = d.city if deck == "city" else d.road
        if not cards:
            return ""
        card = self.rng.pick(list(cards))
        letter = self.rng.pick("ab")
        event = EVENTS[deck][int(card.partition("-")[2])]
        d.card = Card(deck, event.number)
        back = plays(resolve(table(d), event, letter))
        told = [tale for tale in d.card.tales if tale.startswith(event.tale)]
        d.card = None
        if not back:
            cards.cards.remove(card)
        return f"{deck} event {event.number}{told[-1][len(event.tale) + 1].upper()}" if told else ""

    def fame(self) -> str:
        repute(table(self.d), self.rng.pick((-7, -3, 3, 7)))
        return "reputation"

    def leave(self) -> str:
        """Somebody retires, and another class comes."""
        d = self.d
        hero = self.rng.pick(d.members())
        if hero.quest:
            return ""
        retire(table(d), hero)
        free = [cls for cls in d.classes if cls not in [one.cls for one in d.members()]]
        add_hero(d, self.rng.pick(free), hero.chair, gold=500)
        return "retirement"

    def find(self) -> str:
        random_side_scenario(table(self.d))
        return "random side"

    def box(self) -> str:
        """Another personal quest opens a box."""
        if self.d.sealed:
            open_class(table(self.d), self.rng.pick(list(self.d.sealed)))
        return "box"

    def quest(self) -> str:
        """Somebody follows a quest to its first scenario, or has finished it and lets go."""
        d = self.d
        for hero in d.members():
            if hero.fulfilled:
                retire(table(d), hero)
                add_hero(d, hero.cls, hero.chair, gold=500)
                return "retirement"
        free = [hero for hero in d.members() if not hero.quest]
        if not self.quests or len(free) < 3:  # the others come and go
            return ""
        number, hero = self.quests.pop(), self.rng.pick(free)
        seek(d, hero, number)
        for part in ASKED[number][:2]:
            hero.deeds |= {deed: n + hero.deeds.get(deed, 0) for deed, n in part.items()}
        check(table(d), [hero])
        return f"quest {number}"


@cache
def walks() -> tuple[Walk, ...]:
    found = tuple(Walk(seed) for seed in range(WALKS))
    for walk in found:
        walk.live()
    return found


def sources() -> dict[int, set[str]]:
    found: dict[int, set[str]] = defaultdict(set)
    for walk in walks():
        for number, what in walk.sources.items():
            found[number] |= what
    return found


@rule("GH-DONE-03", "GH-BOARD-02", "GH-PAGE-05", "GH-SEAL-04")
def test_every_scenario_is_found_by_what_the_facts_name_and_by_nothing_else() -> None:
    facts, seen = wanted(), sources()
    assert set(seen) == set(NUMBERS)
    assert {number: what - facts[number] for number, what in seen.items() if what - facts[number]} == {}


def test_every_way_to_a_scenario_is_walked() -> None:
    """Two scenarios are only shown by another if that comes first; over many lives each way is taken."""
    facts, seen = wanted(), sources()
    assert {number: what - seen[number] for number, what in facts.items() if what - seen[number]} == HIDDEN


def test_every_scenario_can_be_completed_in_some_life() -> None:
    assert {number for walk in walks() for number in walk.d.done} == set(NUMBERS)


def test_every_achievement_is_gained_in_some_life() -> None:
    assert {id for walk in walks() for id in walk.achieved} == set(ACHIEVEMENTS)


#: Scenario 18 alone leads to scenario 23, and shows what that would show.
HIDDEN = {26: {"scenario 23"}}

#: Of two scenarios, the first makes the second impossible (for its party).
IMPOSSIBLE = {8: (3, 9), 9: (8,), 11: (12,), 12: (11,), 21: (10, 35, 36), 27: (10, 21, 35, 36), 35: (36,),
              36: (10, 21, 35), 41: (42,), 42: (30, 32, 40, 41), 49: (50,)}  # fmt: skip


def pairs() -> Iterator[tuple[int, int]]:
    return ((one, other) for one, others in IMPOSSIBLE.items() for other in others)


@rule("GH-CAMP-02", "GH-ACH-06")
def test_a_completed_scenario_makes_others_impossible() -> None:
    for one, other in pairs():
        d: World = world("brute", "tinkerer")
        d.achievements = dict.fromkeys(("the-power-of-enhancement", "city-rule-demonic"), 3)
        d.sheet.achievements = [
            "jekserahs-plans", "a-demons-errand", "the-voices-command", "the-scepter-and-the-voice",
            "the-voices-treasure",
        ]  # fmt: skip
        assert meets(d, other), (one, other)
        complete(table(d), one, SimpleNamespace(notes={}))  # type: ignore[arg-type]
        assert not meets(d, other), (one, other)


def test_no_event_is_lost_or_doubled() -> None:
    for walk in walks():
        for deck in (walk.d.city, walk.d.road):
            assert len(set(deck)) == len(deck)
