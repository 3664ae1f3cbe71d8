"""Personal quests: what each asks for, to the last bit, and how a scenario counts towards it."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.campaign.quests import add, check, progress, quest_of
from emberhall.games.gloomhaven.content.campaign import QUESTS
from emberhall.games.gloomhaven.state import State
from emberhall.kernel import redact
from emberhall.rulebook import rule

from .worlds import does, offers, played, seek, table, told, world

#: By quest: what is not quite enough, the last bit, and what it opens. Deeds as on the sheet, besides gold and items.
ASKED: dict[int, tuple[dict[str, Any], dict[str, Any], str]] = {
    510: ({"scenario:4": 1, "scenario:53": 1, "scenario:1": 9}, {"scenario:19": 1}, "squidface"),
    511: ({"items": [6, 7, 3, 4, 1, 2, 9, 10, 12, 13, 14, 27]}, {"items": [11]}, "three-spears"),
    512: ({"gold": 199}, {"gold": 200}, "three-spears"),
    513: ({"kill:forest-imp": 7, "kill:black-imp": 5}, {"kill:forest-imp": 1}, "X"),
    514: ({"others-exhausted": 14, "exhausted": 5}, {"others-exhausted": 1}, "saw"),
    515: (
        {"kill:bandit-guard": 9, "kill:bandit-archer": 5, "kill:cultist": 4, "kill:city-guard": 9,
         "kill:bandit-commander": 1},
        {"kill:cultist": 1}, "sun",
    ),
    516: ({"kill:vermling-scout": 10, "kill:vermling-shaman": 4}, {"kill:vermling-shaman": 1}, "lightning"),
    517: ({f"kill:{n}": 5 for n in range(19)}, {"kill:ooze": 1}, "two-mini"),
    518: ({f"scenario:{n}": 2 for n in range(1, 15)}, {"scenario:60": 1}, "circles"),
    519: ({"battle-checks": 14}, {"battle-checks": 1}, "music-note"),
    520: (
        {"items": [113], "with:113:living-bones": 3, "with:113:living-corpse": 2, "with:113:living-spirit": 1,
         "with:113:ooze": 4, "kill:living-bones": 9},
        {"with:113:living-bones": 1}, "sun",
    ),
    521: ({"scenario:3": 1, "scenario:28": 1, "scenario:1": 4}, {"scenario:44": 1}, "angry-face"),
    522: ({f"scenario:{n}": 1 for n in (51, 52, 60, 63, 71, 90)}, {"scenario:95": 1}, "eclipse"),
    523: (
        {"kill:flame-demon": 4, "kill:frost-demon": 1, "kill:wind-demon": 1, "kill:earth-demon": 1,
         "kill:night-demon": 1},
        {"kill:sun-demon": 1}, "triangles",
    ),
    524: ({"elites": 19, "kill:ooze": 30}, {"elites": 1}, "two-mini"),
    525: ({"donated": 110}, {"donated": 10}, "saw"),
    526: ({"scenario:8": 1, "scenario:11": 1, "scenario:18": 1, "scenario:1": 1}, {"scenario:23": 1}, "X"),
    527: ({"exhausted": 11, "others-exhausted": 20}, {"exhausted": 1}, "lightning"),
    528: ({"scenario:2": 1, "scenario:8": 1, "scenario:20": 1, "scenario:3": 5}, {"scenario:9": 1}, "angry-face"),
    529: ({"scenario:19": 1, "scenario:7": 3}, {"scenario:32": 1}, "eclipse"),
    530: ({"enhancements": 3}, {"enhancements": 1}, "circles"),
    531: (
        {"scenario:8": 2, "scenario:3": 1, "scenario:19": 1, "scenario:9": 1, "scenario:7": 1},
        {"scenario:17": 1}, "triangles",
    ),
    532: ({"friends-retired": 1}, {"friends-retired": 1}, "music-note"),
    533: ({"kill:ooze": 3, "kill:lurker": 9, "kill:spitting-drake": 2}, {"kill:spitting-drake": 1}, "squidface"),
}  # fmt: skip

#: The scenarios that a quest goes on with.
CHAINS = {510: (52, 53, 54), 513: (59, 60), 521: (55, 56), 526: (57, 58), 529: (61, 62)}


def counted(d: Any, what: dict[str, Any]) -> None:
    hero = d.heroes[0]
    for deed, n in what.items():
        if deed == "gold":
            hero.gold = n
        elif deed == "items":
            hero.items += n
        else:
            add(hero, deed, n)
    check(table(d), d.heroes)


@rule("GH-QUEST-02", "GH-QUEST-03", "GH-QUEST-04", "GH-QUEST-05", "GH-RETIRE-07")
@pytest.mark.parametrize("quest", ASKED)
def test_a_quest_is_fulfilled_by_the_last_bit_and_not_before(quest: int) -> None:
    d = world("brute", "tinkerer")
    hero = d.heroes[0]
    seek(d, hero, quest)
    almost, rest, opens = ASKED[quest]
    counted(d, almost)
    chain = CHAINS.get(quest, ())
    assert (hero.fulfilled, [number for number in chain if number in d.found]) == (False, [])
    counted(d, rest)
    if chain:
        assert (hero.fulfilled, [number for number in chain if number in d.found]) == (False, [chain[0]])
        d.done.append(chain[-1])
        check(table(d), d.heroes)
    assert hero.fulfilled
    does(d, "retire")
    assert hero.retired
    assert (opens in d.classes) if opens != "X" else (d.envelopes == ["X"])


def test_every_quest_is_asked_for() -> None:
    assert set(ASKED) == set(QUESTS) == set(range(510, 534))
    assert {quest.id: quest.chain for quest in QUESTS.values() if quest.chain} == CHAINS


@rule("GH-QUEST-05", "GH-CAMP-05")
def test_a_scenario_counts_kills_checks_and_exhaustion_for_each_hero() -> None:
    d = world("brute", "tinkerer")

    def change(state: State) -> None:
        brute, tinkerer = state.characters
        state.notes |= {"slain:0:bandit-guard": 3, "slain:0:living-bones": 1, "slain-with.113:0:living-bones": 1}
        state.notes["slain:1:bandit-guard"] = 2
        brute.deeds.elite_kills = 2
        tinkerer.exhausted = True

    played(d, 1, change=change)
    assert d.heroes[0].deeds == {
        "others-exhausted": 1, "elites": 2, "kill:bandit-guard": 3, "kill:living-bones": 1, "with:113:living-bones": 1,
        "scenario:1": 1,
    }  # fmt: skip
    assert d.heroes[1].deeds == {"exhausted": 1, "kill:bandit-guard": 2, "scenario:1": 1}


def test_a_lost_scenario_completes_nothing_but_its_kills_count() -> None:
    d = world("brute", "tinkerer")
    played(d, 1, won=False, change=lambda state: state.notes.update({"slain:0:bandit-guard": 1}))
    assert d.heroes[0].deeds == {"kill:bandit-guard": 1}


def test_who_leaves_the_map_alive_is_not_exhausted() -> None:
    d = world("brute", "tinkerer")

    def change(state: State) -> None:
        state.characters[0].exhausted = True
        state.notes["left:0"] = 1

    played(d, 1, change=change)
    assert "exhausted" not in d.heroes[0].deeds
    assert "others-exhausted" not in d.heroes[1].deeds


@rule("GH-QUEST-01", "GH-CREATE-03")
def test_two_quests_are_dealt_and_the_other_goes_back() -> None:
    d = world("brute", "tinkerer")
    d.heroes.clear()
    top = d.quests.cards[-2:]
    does(d, "create:brute")
    hero = d.heroes[0]
    assert sorted(hero.offered) == sorted(top)
    assert [key for key in offers(d) if key.startswith("keep_quest")] == [f"keep_quest:{card}" for card in hero.offered]
    kept, other = hero.offered
    order = list(d.quests)
    does(d, f"keep_quest:{kept}")
    assert (list(hero.quest), other in d.quests, len(d.quests), hero.offered.cards) == ([kept], True, 23, [])
    assert [card for card in d.quests if card != other] != order  # shuffled


@rule("GH-QUEST-01")
def test_only_its_owner_sees_the_quest_that_was_not_kept() -> None:

    d = world("brute", "tinkerer")
    d.heroes.clear()
    does(d, "create:brute")
    assert "?" not in redact(d, 0).heroes[0].offered
    assert list(redact(d, 1).heroes[0].offered) == ["?", "?"]
    assert set(redact(d, 0).quests) == {"?"}


@rule("GH-QUEST-06")
def test_without_a_quest_card_a_hero_has_none_and_another_can_take_its_place() -> None:
    d = world("brute", "tinkerer")
    d.heroes.clear()
    d.quests.cards.clear()
    does(d, "create:brute")
    hero = d.heroes[0]
    assert (quest_of(hero), hero.offered.cards) == (None, [])
    assert "retire" not in offers(d)
    assert "another_hero" in offers(d)


def test_friends_see_a_quest_fulfilled() -> None:
    d = world("brute", "tinkerer", "scoundrel")
    seek(d, d.heroes[0], 512)
    seek(d, d.heroes[1], 532)
    d.heroes[2].sits_out = True
    d.heroes[0].gold = 200
    t = table(d)
    check(t, d.heroes)
    assert [hero.deeds for hero in d.heroes] == [{}, {"friends-retired": 1}, {}]
    assert told(t) == ["say-quest-fulfilled"]


def test_progress_is_told_part_by_part() -> None:
    d = world("brute", "tinkerer")
    hero = d.heroes[0]
    seek(d, hero, 533)
    hero.deeds = {"kill:ooze": 5, "kill:lurker": 1}
    assert progress(hero, QUESTS[533].goals[0]) == [(3, 3), (1, 3), (0, 3)]
