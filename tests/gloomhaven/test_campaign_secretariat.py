"""Moving a world to Gloomhaven Secretariat and back: what the file says, what is lost, and what is wrong with it."""

import json
from typing import Any

import pytest

from emberhall.games.gloomhaven.campaign.secretariat.file import spot_index
from emberhall.games.gloomhaven.campaign.secretariat.reading import read
from emberhall.games.gloomhaven.campaign.secretariat.writing import write
from emberhall.games.gloomhaven.campaign.sheets import prosperity_level
from emberhall.games.gloomhaven.campaign.unlocking import open_class, prosper, random_side_scenario
from emberhall.games.gloomhaven.campaign.world import Agreement, Placed, World
from emberhall.games.gloomhaven.content import CARDS, CLASSES
from emberhall.games.gloomhaven.content.campaign import ACHIEVEMENTS, QUESTS
from emberhall.games.gloomhaven.game import GAME
from emberhall.kernel import LANGUAGES, BadSetup, CampaignError, Rng
from emberhall.kernel import campaign as pen

from .lives import Life
from .worlds import add_hero, keys, offers, seek, table, world


def progress(**more: Any) -> dict[str, Any]:
    return {"experience": 50, "gold": 33, "items": [], "personalQuest": "", "battleGoals": 4, "perks": [], **more}


def person(cls: str, level: int = 2, title: str = "", **more: Any) -> dict[str, Any]:
    return {"name": cls, "edition": "gh", "title": title, "level": level, "progress": progress(**more)}


def party(**more: Any) -> dict[str, Any]:
    return {"id": 0, "name": "The Ravens", "edition": "gh", "scenarios": [], "achievementsList": [], **more}


def file(*people: dict[str, Any], **more: Any) -> bytes:
    return json.dumps({"edition": "gh", "characters": list(people), "party": party(**more)}).encode()


def place(n: int, edition: str = "gh") -> dict[str, str]:
    return {"index": str(n), "edition": edition}


def brought(data: bytes, *chairs: int) -> tuple[World, list[str]]:
    d, lost = read(data, Agreement(), chairs or (0, 1), Rng(3))
    d.party = list(chairs or (0, 1))
    return d, [message.id for message in lost]


TWO = (person("brute", title="Grunda"), person("spellweaver", 1))


def test_a_world_is_read_from_the_file() -> None:
    d, lost = brought(
        file(
            *TWO,
            scenarios=[place(1), place(2)],
            manualScenarios=[place(63)],
            achievementsList=["First Steps"],
            globalAchievementsList=["City Rule: Economic", "Ancient Technology", "Ancient Technology"],
            reputation=-4,
            prosperity=8,
            treasures=[{"name": "07", "edition": "gh"}],
            unlockedItems=[{"name": "71", "edition": "gh", "count": 1}],
            unlockedCharacters=["sun"],
            eventDecks={"city": ["01", "05"], "road": ["02"]},
        )
    )
    assert lost == []
    assert (d.sheet.name, d.sheet.reputation, d.sheet.achievements) == ("The Ravens", -4, ["first-steps"])
    assert d.achievements == {"city-rule-economic": 1, "ancient-technology": 2}
    assert (d.done, d.found, d.looted) == ([1, 2], [1, 2, 3, 4, 63], [7])
    assert (d.prosperity, prosperity_level(d)) == (8, 2)
    assert {1, 15, 71} <= set(d.copies)
    assert d.copies[71] == 1
    assert "design-71" not in d.designs
    assert list(d.sides).count("side-482") == 0
    assert "sun" in d.classes
    assert sorted(d.city) == ["city-1", "city-5"]
    assert list(d.road) == ["road-2"]


def test_the_characters_sit_on_the_chairs_and_can_go_on() -> None:
    d, _ = brought(file(*TWO, scenarios=[place(1)], eventDecks={"city": ["01"], "road": ["01"]}))
    brute = d.heroes[0]
    assert [(hero.cls, hero.chair, hero.sits_out) for hero in d.heroes] == [
        ("brute", 0, False), ("spellweaver", 1, False),
    ]  # fmt: skip
    assert (brute.level, brute.xp, brute.gold, brute.checks, brute.called) == (2, 50, 33, 4, "Grunda")
    assert all(len(hero.offered) == 2 for hero in d.heroes)
    d.visiting = True
    assert [key.partition(":")[0] for key in offers(d, 0)] == ["keep_quest"] * 2
    assert keys(pen.ahead(GAME, d)) == ["city"]
    assert "Grunda (Brute)" in json.dumps([GAME.texts.say(panel.name, "en") for panel in pen.scene(GAME, d, 0).panels])


def test_one_player_has_them_all_and_others_can_be_taken_over() -> None:
    d, _ = brought(file(*TWO, person("tinkerer"), availableCharacters=[person("mindthief")]), 2)
    assert [(hero.chair, hero.line, hero.sits_out) for hero in d.heroes] == [
        (2, 0, False), (2, 1, False), (2, 2, False), (-1, 0, True),
    ]  # fmt: skip
    d, _ = brought(file(*TWO, person("tinkerer")), 0, 1)
    assert [hero.chair for hero in d.heroes] == [0, 1, -1]


def test_a_sheet_is_read_with_items_perks_cards_and_quest() -> None:
    sheet = person(
        "brute", 3, items=[{"name": "1", "edition": "gh"}, {"name": "12", "edition": "gh"}], perks=[1, 0, 2],
        deck=[1, 2, 14, 99], personalQuest="515", personalQuestProgress=[7], retirements=2, extraPerks=1,
    )  # fmt: skip
    d, lost = brought(file(sheet, TWO[1], eventDecks={"city": ["1"], "road": ["1"]}))
    brute = d.heroes[0]
    assert lost == []
    assert (brute.items, brute.perks, brute.cards, brute.veteran) == ([1, 12], [0, 2, 2], ["14"], 3)
    assert (list(brute.quest), counted(brute)) == (["quest-515"], [7])
    assert "quest-515" not in d.quests
    assert d.lines[0] == [3, 3, 3, 3]
    assert d.copies[1] >= 1


def counted(hero: Any) -> list[int]:
    from emberhall.games.gloomhaven.campaign.secretariat.counting import figures

    return figures(hero, ())


@pytest.mark.parametrize("id", QUESTS)
def test_each_quest_keeps_how_far_it_has_come(id: int) -> None:
    given = [1] * 8
    d, _ = brought(file(person("brute", personalQuest=str(id), personalQuestProgress=given, items=[]), TWO[1],
                        scenarios=[place(1), place(2)]))  # fmt: skip
    brute = d.heroes[0]
    seen = {511: [0, 0, 0, 0, 0], 512: [33], 520: [0, 1]}.get(id)
    chain = [0] if QUESTS[id].chain else []
    expected = (seen or [1] * (len(counted(brute)) - len(chain))) + chain
    assert counted(brute) == expected
    # and back again
    again, _ = read(write(d)[0], Agreement(), (0, 1), Rng(4))
    assert counted(again.heroes[0]) == expected


def test_enhancements_keep_their_spots() -> None:
    given = [
        {"cardId": 1, "actionIndex": "0", "index": 0, "action": "poison"},
        {"cardId": 1, "actionIndex": "0-0", "index": 0, "action": "plus1"},
        {"cardId": 1, "actionIndex": "bottom-1", "index": 1, "action": "wild"},
        {"cardId": 1, "actionIndex": "bottom-7", "index": 0, "action": "jump"},
        {"cardId": 1, "actionIndex": "0", "index": 0, "action": "regenerate"},
        {"cardId": 5000, "actionIndex": "0", "index": 0, "action": "poison"},
    ]
    d, lost = brought(file(person("brute", enhancements=given), TWO[1]))
    assert d.stickers == [
        Placed("brute", "1", "top", 0, "poison"),
        Placed("brute", "1", "top", 1, "plus_one"),
        Placed("brute", "1", "bottom", 2, "any"),
    ]
    assert lost.count("lost-enhancement") == 3


def test_a_spot_that_the_file_counts_otherwise_is_named() -> None:
    given = [{"cardId": 1, "actionIndex": "bottom-4", "index": 0, "action": "wound"}]
    d, lost = brought(file(person("brute", enhancements=given), TWO[1]))
    assert d.stickers == [Placed("brute", "1", "bottom", 1, "wound")]
    assert "moved-enhancement" in lost


def test_every_spot_of_every_card_has_an_index_of_its_own() -> None:
    for card in CARDS.values():
        for half in ("top", "bottom"):
            sheet = card.half(half)
            found = [spot_index(half, sheet, spot) for spot in range(len(sheet.spots))]
            assert len(set(found)) == len(found), card.id


@pytest.mark.parametrize("id", ACHIEVEMENTS)
def test_each_achievement_is_known_by_its_name(id: str) -> None:
    d = world("brute", "tinkerer")
    held = d.sheet.achievements if ACHIEVEMENTS[id].kind == "party" else d.achievements
    if isinstance(held, dict):
        held.clear()
        held[id] = ACHIEVEMENTS[id].times
    else:
        held.append(id)
    again, lost = read(write(d)[0], Agreement(), (0, 1), Rng(4))
    assert again.sheet.achievements == d.sheet.achievements
    assert again.achievements == d.achievements
    assert "lost-achievement" not in [message.id for message in lost]


def test_what_cannot_be_carried_over_is_listed() -> None:
    _, lost = brought(
        file(
            person("brute", notes="owes me 5 gold", items=[{"name": "1", "edition": "jotl"}], personalQuest="999"),
            person("hatchet") | {"edition": "jotl"},
            TWO[1],
            scenarios=[place(1, "jotl"), place(400)],
            achievementsList=["Friends of Fish"],
            notes="remember the cat",
        )
    )
    assert sorted(lost) == [
        "lost-achievement", "lost-character", "lost-decks", "lost-item", "lost-notes", "lost-notes-of", "lost-quest",
        "lost-scenario", "lost-scenario",
    ]  # fmt: skip


def test_what_follows_from_the_file_is_there_too() -> None:
    d, lost = brought(
        file(
            *TWO,
            scenarios=[place(1), place(13), place(72)],
            retirements=[person("tinkerer", retired=True, personalQuest="513")],
            globalAchievementsList=["Ancient Technology"] * 5,
            donations=25,
            envelopeB=True,
            reputation=20,
            unlockedCharacters=["sun"],
        )
    )
    assert "lost-decks" in lost
    assert sorted(d.envelopes) == ["A", "B", "X"]
    assert {72, 73, 76} <= set(d.found)
    assert 77 not in d.found
    assert d.records == 2
    assert (d.donated, d.prosperity) == (250, 1 + 3)
    assert d.retired == ["tinkerer"]
    assert {"reputation:10", "reputation:20"} <= set(d.marks)
    assert {"city-31", "city-43", "city-76"} <= set(d.city)
    assert {"road-31", "road-43", "road-67"} <= set(d.road)
    assert [claim.of for claim in d.claims] == [(15, 17, 20)]


#: What is wrong with a file, and how it is said.
BAD = {
    b"\x00\xff": "This is not a JSON file.",
    b"[" * 4000: "This is not a JSON file.",
    b"[1, 2]": "This is not an export of Gloomhaven Secretariat: it has no party.",
    b'{"party": 3}': "This is not an export of Gloomhaven Secretariat: it has no party.",
    file(*TWO, edition="fh"): "This is a campaign of another game",
    file(*TWO, reputation=21): "The file is damaged: Expected `int` <= 20 - at `$.reputation`",
    file(*TWO, prosperity=-1): "The file is damaged: Expected `int` >= 0 - at `$.prosperity`",
    file(person("brute", 12)): "The file is damaged: Expected `int` <= 9 - at `$.level`",
    file(person("brute", gold="much")): "The file is damaged: Expected `int`, got `str` - at `$.progress.gold`",
    file(*TWO, scenarios=[7]): "The file is damaged: Expected `object`, got `int` - at `$.scenarios[0]`",
    file(*([TWO[0]] * 300)): "The file is damaged",
}


@pytest.mark.parametrize("data", BAD, ids=range(len(BAD)))
def test_a_bad_file_gets_a_clear_error(data: bytes) -> None:
    with pytest.raises(BadSetup) as error:
        read(data, Agreement(), (0, 1), Rng(3))
    assert error.value.say("en").startswith(BAD[data])
    assert error.value.say("ru") != error.value.say("en")


def test_the_file_of_a_party_alone_is_read_too() -> None:
    d, _ = brought(json.dumps(party(scenarios=[place(1)], characters=list(TWO))).encode())
    assert [hero.cls for hero in d.heroes] == ["brute", "spellweaver"]
    assert d.done == [1]


def rich() -> World:
    d = world("brute", "tinkerer", gold=71, level=3)
    d.sheet.name, d.sheet.reputation, d.sheet.achievements = "Ravens", 7, ["first-steps", "tremors"]
    d.achievements = {"city-rule-economic": 1, "end-of-corruption": 2}
    d.done, d.found, d.looted = [1, 2, 4], [1, 2, 3, 4, 5, 6, 93], [7, 11]
    open_class(table(d), "saw")
    prosper(table(d), 10)
    random_side_scenario(table(d))
    d.donated, d.envelopes = 150, ["B"]
    seek(d, d.heroes[0], 515)
    d.heroes[0].cards, d.heroes[1].cards = ["14", "16"], []
    d.heroes[0].deeds = {"kill:cultist": 5}
    d.heroes[1].items = [13, 96]
    d.copies[96] = 1
    d.stickers.append(Placed("brute", "1", "top", 0, "poison"))
    d.heroes.append(add_hero(d, "scoundrel", 1))
    d.heroes.pop().retired = True
    d.retired = ["scoundrel"]
    return d


def test_there_and_back_again() -> None:
    d = rich()
    data, lost = write(d)
    again, missed = read(data, d.agreed, (0, 1), Rng(9))
    for what in (
        "achievements",
        "done",
        "looted",
        "donated",
        "envelopes",
        "copies",
        "stickers",
        "retired",
        "prosperity",
    ):
        assert getattr(again, what) == getattr(d, what), what
    assert sorted(again.found) == sorted({*d.found, 72})  # the first section of the Town Records
    for deck in ("city", "road", "designs", "sides", "sealed", "classes"):
        assert sorted(getattr(again, deck)) == sorted(getattr(d, deck)), deck
    assert (again.sheet.name, again.sheet.reputation, again.sheet.achievements) == ("Ravens", 7, d.sheet.achievements)
    for one, other in zip(d.heroes[:2], again.heroes, strict=True):
        for what in ("cls", "chair", "level", "xp", "gold", "checks", "perks", "items", "cards"):
            assert getattr(one, what) == getattr(other, what), what
    assert counted(again.heroes[0]) == [5]
    assert [message.id for message in lost] == ["lost-chronicle"]
    assert [message.id for message in missed] == []


@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_were_lived_in_survive_the_journey(seed: int) -> None:
    life = Life(seed, short=True)
    life.live(12)
    d = life.d
    written = pen.exported(GAME, d, "secretariat")
    again = pen.imported(GAME, None, d.party, 5, pen.Foreign("secretariat", written.data)).document
    assert again.done == d.done
    assert set(d.found) <= set(again.found)
    assert sorted(again.city) == sorted(d.city)
    assert sorted(again.classes) == sorted(d.classes)
    assert pen.restored(GAME, json.loads(json.dumps(pen.plain(again))), 1, "x") == again
    pen.examine(GAME, again, "x")
    life.d = again
    life.live(d.played + 3)


def test_several_parties_move_together() -> None:
    d = rich()
    d.parties.append(type(d.sheet)(name="Crows", reputation=-3, achievements=["dark-bounty"]))
    d.current = 1
    add_hero(d, "mindthief", 0)
    d.current = 0
    again, _ = read(write(d)[0], Agreement(), (0, 1), Rng(1))
    assert [(one.name, one.reputation, one.achievements) for one in again.parties][1] == ("Crows", -3, ["dark-bounty"])
    assert [(hero.cls, hero.party) for hero in again.heroes][-1] == ("mindthief", 1)


def test_the_file_says_nothing_of_what_is_hidden() -> None:
    """Neither the order of a deck nor quests that were only offered, nor what is in sealed boxes."""
    one = rich()
    other = rich()
    other.rng = Rng(77)
    t = table(other)
    for deck in (other.city, other.road, other.quests, other.designs, other.sides):
        t.shuffle(deck)
    one.heroes[1].offered.cards, other.heroes[1].offered.cards = list(one.quests)[:2], list(other.quests)[2:4]
    assert write(one)[0] == write(other)[0]
    assert b"sun" not in write(one)[0].replace(b"sunless", b"")


def test_what_the_file_has_no_place_for_is_listed() -> None:
    d = rich()
    d.heroes[0].next.blessings, d.heroes[0].bound = 2, 10
    d.heroes[1].offered.cards = list(d.quests)[:2]
    assert [message.id for message in write(d)[1]] == ["lost-chronicle", "lost-next", "lost-bound", "lost-offered"]
    for language in LANGUAGES:
        assert all(GAME.texts.say(message, language) for message in write(d)[1])


def test_other_programs_are_unknown() -> None:
    with pytest.raises(CampaignError, match=r"cannot be moved to or from “scribe”\. Known: secretariat"):
        pen.exported(GAME, world("brute", "tinkerer"), "scribe")


def test_perks_are_numbered_as_on_the_sheet() -> None:
    """The file counts boxes by the place of the perk on the character sheet."""
    assert [perk.times for perk in CLASSES["brute"].perks] == [1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1]
