"""The world: how it begins, what it remembers, what it gives free."""

import pytest

from emberhall.games.gloomhaven.campaign.founding import joins, leaves
from emberhall.games.gloomhaven.campaign.names import party_name
from emberhall.games.gloomhaven.campaign.parties import parties
from emberhall.games.gloomhaven.campaign.sheets import price, prosperity_level
from emberhall.games.gloomhaven.campaign.travel import ahead, can_play, meets, road_event
from emberhall.games.gloomhaven.campaign.unlocking import (
    achieve,
    add_event,
    design,
    find,
    forget,
    open_class,
    open_envelope,
    prosper,
    random_design,
    random_side_scenario,
    read_records,
    repute,
)
from emberhall.games.gloomhaven.campaign.world import Design, EventCard, Party, SideCard
from emberhall.games.gloomhaven.content.campaign import faults_of_pages
from emberhall.games.gloomhaven.game import GAME
from emberhall.kernel import NOBODY
from emberhall.rulebook import rule

from .worlds import add_hero, keys, played, plays, seek, session_of, table, told, world


@rule("GH-EVENT-01", "GH-EVENT-08", "GH-SHOP-05", "GH-REP-01", "GH-CAMP-08")
def test_a_new_world_has_thirty_events_in_each_deck_one_place_and_six_classes() -> None:
    d = world("brute", "tinkerer")
    assert sorted(d.city, key=lambda card: int(card[5:])) == [f"city-{n}" for n in range(1, 31)]
    assert sorted(d.road, key=lambda card: int(card[5:])) == [f"road-{n}" for n in range(1, 31)]
    assert list(d.city) != [f"city-{n}" for n in range(1, 31)]  # shuffled
    assert (d.found, d.done, d.achievements) == ([1], [], {"city-rule-militaristic": 1})
    assert sorted(d.classes) == ["brute", "cragheart", "mindthief", "scoundrel", "spellweaver", "tinkerer"]
    assert (len(d.sealed), len(d.quests), len(d.designs), len(d.sides)) == (11, 24, 25, 9)
    assert (d.sheet.reputation, d.prosperity, prosperity_level(d)) == (0, 0, 1)
    copies = {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 4, 13: 4, 14: 4}
    assert d.copies == copies


# places


@rule("GH-BOARD-02", "GH-DONE-03", "GH-DONE-04", "GH-PAGE-05")
def test_a_place_is_found_once_and_for_all_parties() -> None:
    d = world("brute", "tinkerer")
    t = table(d)
    find(t, 8)
    find(t, 8)
    assert d.found == [1, 8]
    assert told(t) == ["say-found"]


@rule("GH-CAMP-01", "GH-CAMP-02", "GH-PAGE-02")
def test_requirements_decide_what_can_be_played_in_campaign_mode() -> None:
    d = world("brute", "tinkerer")
    d.found = [1, 2, 8]
    assert [can_play(d, number) for number in (1, 2, 8, 3)] == [True, False, False, False]
    d.sheet.achievements = ["first-steps", "jekserahs-plans"]
    assert [can_play(d, number) for number in (1, 2, 8)] == [True, True, True]
    d.achievements["the-dead-invade"] = 1
    assert not can_play(d, 8)


@rule("GH-CAMP-03", "GH-BOARD-03")
def test_a_completed_scenario_is_never_played_again_in_campaign_mode() -> None:
    d = world("brute", "tinkerer")
    played(d, 1)
    assert d.done == [1]
    assert not can_play(d, 1)
    d.parties.append(type(d.sheet)())
    d.current = 1
    assert not can_play(d, 1)


@rule("GH-CAMP-04", "GH-CAMP-07", "GH-TRAVEL-05")
def test_in_casual_mode_every_place_found_can_be_played_whatever_was_achieved() -> None:
    d = world("brute", "tinkerer")
    d.found, d.done = [1, 2, 8], [1]
    assert [key for key in keys(ahead(d)) if key.startswith("casual")] == ["casual:1", "casual:2", "casual:8"]


@rule("GH-CAMP-05", "GH-CAMP-06")
def test_casual_mode_pays_experience_and_gold_but_no_reward_and_tells_no_story() -> None:
    d = world("brute", "tinkerer")

    def change(state) -> None:  # type: ignore[no-untyped-def]
        state.characters[0].xp, state.characters[0].coins = 5, 3

    t = played(d, 2, casual=True, change=change)
    assert (d.done, d.heroes[0].gold, d.prosperity) == ([], 30 + 3 * 2, 0)
    assert (d.heroes[0].xp, d.heroes[1].xp) == (5 + 6, 6)
    assert d.heroes[0].deeds["scenario:2"] == 1
    assert "say-prosperity" not in told(t)
    assert session_of(d, 2, casual=True).company.casual  # type: ignore[union-attr]


# travel


@rule("GH-TRAVEL-01", "GH-TRAVEL-02", "GH-TRAVEL-06")
def test_a_road_event_comes_before_a_scenario_unless_it_is_linked_to_gloomhaven() -> None:
    d = world("brute", "tinkerer")
    d.found, d.sheet.achievements = [1, 8], ["jekserahs-plans"]
    assert (road_event(d, 1), road_event(d, 8)) == (True, False)
    assert keys(ahead(d)) == ["scenario:8", "road:1", "city", "casual:1", "casual:8", "random_dungeon", "parties"]


@rule("GH-TRAVEL-03", "GH-TRAVEL-04", "GH-TRAVEL-07", "GH-PARTY-05", "GH-PAGE-07")
def test_no_road_event_to_the_same_or_a_linked_scenario() -> None:
    d = world("brute", "tinkerer")
    d.found, d.sheet.achievements = [1, 2, 3, 4], ["first-steps"]
    d.sheet.place = 1
    assert [road_event(d, number) for number in (1, 2, 3, 4)] == [False, False, True, True]
    d.sheet.place = 2
    assert [road_event(d, number) for number in (1, 4)] == [False, True]


@rule("GH-TRAVEL-02")
def test_after_the_road_event_the_party_has_arrived() -> None:
    d = world("brute", "tinkerer")
    d.sheet.heading = 1
    assert keys(ahead(d)) == ["scenario:1"]


# achievements


@rule("GH-ACH-01", "GH-ACH-02", "GH-ACH-06", "GH-PARTY-06", "GH-BOARD-05")
def test_party_achievements_belong_to_one_party_global_ones_to_the_world() -> None:
    d = world("brute", "tinkerer")
    t = table(d)
    achieve(t, "first-steps")
    achieve(t, "the-power-of-enhancement")
    assert (d.sheet.achievements, d.achievements["the-power-of-enhancement"]) == (["first-steps"], 1)
    d.parties.append(type(d.sheet)())
    d.current = 1
    assert d.sheet.achievements == []
    assert d.achievements["the-power-of-enhancement"] == 1


@rule("GH-ACH-03", "GH-ACH-04")
def test_of_one_type_only_the_newest_achievement_is_held() -> None:
    d = world("brute", "tinkerer")
    achieve(table(d), "city-rule-economic")
    assert d.achievements == {"city-rule-economic": 1}
    achieve(table(d), "artifact-lost")
    achieve(table(d), "artifact-recovered")
    assert d.achievements == {"city-rule-economic": 1, "artifact-recovered": 1}


@rule("GH-ACH-05", "GH-UNLOCK-01", "GH-SEAL-01", "GH-SEAL-03")
def test_the_fifth_ancient_technology_opens_envelope_a() -> None:
    d = world("brute", "tinkerer")
    for n in range(1, 5):
        achieve(table(d), "ancient-technology")
        assert (d.achievements["ancient-technology"], d.envelopes) == (n, [])
    achieve(table(d), "ancient-technology")
    assert (d.achievements["ancient-technology"], d.envelopes, 76 in d.found) == (5, ["A"], True)


@rule("GH-UNLOCK-02", "GH-UNLOCK-09")
def test_both_promises_to_the_drake_make_a_global_achievement_once() -> None:
    d = world("brute", "tinkerer")
    achieve(table(d), "the-drakes-command")
    assert "the-drake-aided" not in d.achievements
    achieve(table(d), "the-drakes-treasure")
    assert d.achievements["the-drake-aided"] == 1
    assert ("city-75" in d.city, "road-66" in d.road) == (True, True)
    d.city.cards.remove(EventCard("city-75"))
    forget(table(d), "the-drakes-command")
    achieve(table(d), "the-drakes-command")
    assert d.achievements["the-drake-aided"] == 1
    assert "city-75" not in d.city


# prosperity


#: Check marks on the printed track, and the level they make.
LEVELS = [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6), (38, 6),
          (39, 7), (49, 7), (50, 8), (63, 8), (64, 9)]  # fmt: skip


@rule("GH-PROSP-01", "GH-PROSP-02", "GH-BOARD-06")
@pytest.mark.parametrize(("marks", "level"), LEVELS)
def test_prosperity_rises_with_the_shaded_boxes(marks: int, level: int) -> None:
    d = world("brute", "tinkerer")
    prosper(table(d), marks)
    assert (d.prosperity, prosperity_level(d)) == (marks, level)


#: By prosperity level: the items it adds.
ADDED = {2: (15, 21), 3: (22, 28), 4: (29, 35), 5: (36, 42), 6: (43, 49), 7: (50, 56), 8: (57, 63), 9: (64, 70)}


@rule("GH-SHOP-07", "GH-PROSP-03", "GH-DATA-14")
@pytest.mark.parametrize("level", ADDED)
def test_a_prosperity_level_adds_its_items_to_the_shop(level: int) -> None:
    d = world("brute", "tinkerer")
    marks = {level: marks for marks, level in reversed(LEVELS)}
    prosper(table(d), marks[level] - 1)
    before = set(d.copies)
    t = table(d)
    prosper(t, 1)
    first, last = ADDED[level]
    assert set(d.copies) - before == set(range(first, last + 1))
    assert told(t) == ["say-prosperity", "say-prosperity-level"]


@rule("GH-BOARD-07", "GH-BOARD-08", "GH-ROADEV-16")
def test_a_loss_of_prosperity_cancels_the_next_gain_and_never_costs_a_level() -> None:
    d = world("brute", "tinkerer")
    prosper(table(d), 6)
    prosper(table(d), -1)
    prosper(table(d), 1)
    assert d.prosperity == 6
    prosper(table(d), -9)
    assert (d.prosperity, prosperity_level(d)) == (4, 2)


# reputation


#: What each reputation adds to a price (the printed table).
PRICES = {20: -5, 19: -5, 18: -4, 15: -4, 14: -3, 11: -3, 10: -2, 7: -2, 6: -1, 3: -1, 2: 0, 0: 0, -2: 0, -3: 1, -6: 1,
          -7: 2, -10: 2, -11: 3, -14: 3, -15: 4, -18: 4, -19: 5, -20: 5}  # fmt: skip


@rule("GH-REP-05", "GH-DATA-11", "GH-PARTY-04")
@pytest.mark.parametrize(("reputation", "more"), PRICES.items())
def test_reputation_changes_prices(reputation: int, more: int) -> None:
    d = world("brute", "tinkerer")
    d.sheet.reputation = reputation
    assert price(d, 1) == 20 + more


@rule("GH-REP-02", "GH-REP-03")
def test_reputation_stays_between_minus_twenty_and_twenty() -> None:
    d = world("brute", "tinkerer")
    repute(table(d), 25)
    assert d.sheet.reputation == 20
    repute(table(d), -50)
    assert d.sheet.reputation == -20


@rule("GH-REP-06", "GH-UNLOCK-04", "GH-UNLOCK-05", "GH-UNLOCK-06", "GH-UNLOCK-07", "GH-DATA-19")
@pytest.mark.parametrize(
    ("sign", "cls", "number", "city", "road"), [(1, "sun", 31, 76, 67), (-1, "eclipse", 34, 77, 68)]
)
def test_reputation_opens_a_box_at_ten_and_adds_events_at_twenty(
    sign: int, cls: str, number: int, city: int, road: int
) -> None:
    d = world("brute", "tinkerer")
    repute(table(d), 9 * sign)
    assert cls not in d.classes
    repute(table(d), sign)
    assert cls in d.classes
    assert f"city-{number}" in d.city
    assert f"road-{number}" in d.road
    repute(table(d), 9 * sign)
    assert f"city-{city}" not in d.city
    repute(table(d), sign)
    assert (f"city-{city}" in d.city, f"road-{road}" in d.road) == (True, True)


@rule("GH-UNLOCK-09")
def test_a_condition_has_its_effect_once() -> None:
    d = world("brute", "tinkerer")
    repute(table(d), 20)
    d.city.cards.remove(EventCard("city-76"))
    repute(table(d), -1)
    repute(table(d), 1)
    assert "city-76" not in d.city


# boxes, envelopes, records


#: By class: the number of the events that its box adds, and of those that its first retirement adds.
MATS = {"sun": (31, 48), "three-spears": (32, 49), "circles": (33, 50), "eclipse": (34, 51), "squidface": (35, 52),
        "lightning": (36, 53), "music-note": (37, 54), "angry-face": (38, 55), "saw": (39, 56), "triangles": (40, 57),
        "two-mini": (41, 58), "brute": (0, 42), "tinkerer": (0, 43), "spellweaver": (0, 44), "scoundrel": (0, 45),
        "cragheart": (0, 46), "mindthief": (0, 47)}  # fmt: skip


@rule("GH-SEAL-02", "GH-RETIRE-13", "GH-RETIRE-14", "GH-MAT-08", "GH-EVENT-09", "GH-EVENT-12")
@pytest.mark.parametrize("cls", [cls for cls, (unlocked, _) in MATS.items() if unlocked])
def test_an_opened_box_frees_its_class_and_adds_two_events(cls: str) -> None:
    d = world("brute", "tinkerer")
    before = list(d.city)
    assert open_class(table(d), cls)
    assert (cls in d.classes, cls in d.sealed, len(d.sealed)) == (True, False, 10)
    number = MATS[cls][0]
    assert sorted(set(d.city) - set(before)) == [f"city-{number}"]
    assert f"road-{number}" in d.road
    assert [card for card in d.city if card in before] != before  # the deck was shuffled
    assert not open_class(table(d), cls)


@rule("GH-SEAL-01", "GH-SEAL-03")
def test_an_envelope_is_opened_once() -> None:
    d = world("brute", "tinkerer")
    assert open_envelope(table(d), "B")
    assert (d.envelopes, d.prosperity) == (["B"], 1)
    assert not open_envelope(table(d), "B")
    assert (d.envelopes, d.prosperity) == (["B"], 1)


@rule("GH-SEAL-04", "GH-UNLOCK-08")
def test_the_town_records_are_read_on_from_the_first_retirement() -> None:
    d = world("brute", "tinkerer")
    read_records(table(d))
    assert (d.records, d.found) == (0, [1])
    d.retired = ["brute"]
    read_records(table(d))
    assert (d.records, d.found) == (1, [1, 72])
    for done, found in ((72, 73), (73, 77)):
        d.done.append(done)
        read_records(table(d))
        assert d.found[-1] == found
    assert "city-80" not in d.city
    d.done.append(77)
    read_records(table(d))
    assert (d.records, "city-80" in d.city) == (4, True)


# designs and side scenarios


@rule("GH-DESIGN-01", "GH-DESIGN-02", "GH-COMP-10")
def test_a_random_design_brings_both_copies_into_the_shop() -> None:
    d = world("brute", "tinkerer")
    d.designs.cards.append(d.designs.cards.pop(d.designs.cards.index(Design("design-71"))))
    assert random_design(table(d)) == 71
    assert (d.copies[71], len(d.designs), "design-71" in d.designs) == (2, 24, False)


@rule("GH-DESIGN-03", "GH-SIDE-03")
def test_empty_decks_give_nothing() -> None:
    d = world("brute", "tinkerer")
    d.designs.cards.clear()
    d.sides.cards.clear()
    t = table(d)
    assert random_design(t) == 0
    random_side_scenario(t)
    assert (told(t), d.found) == (["say-none-left", "say-none-left"], [1])


#: By card: the side scenario it unlocks.
SIDES = {482: 63, 483: 64, 484: 65, 485: 66, 486: 67, 487: 68, 488: 69, 489: 70, 490: 71}


@rule("GH-SIDE-01", "GH-SIDE-02")
@pytest.mark.parametrize(("card", "number"), SIDES.items())
def test_a_random_side_scenario_is_unlocked_and_its_card_leaves_the_game(card: int, number: int) -> None:
    d = world("brute", "tinkerer")
    top = SideCard(f"side-{card}")
    d.sides.cards.remove(top)
    d.sides.cards.append(top)
    random_side_scenario(table(d))
    assert (d.found, len(d.sides), top in d.sides) == ([1, number], 8, False)


@rule("GH-SHOP-06", "GH-DONE-06", "GH-TILE-39")
def test_a_design_adds_all_copies() -> None:
    d = world("brute", "tinkerer")
    design(table(d), 112)
    assert d.copies[112] == 2


@rule("GH-EVENT-09", "GH-EVENT-11")
def test_an_event_is_in_its_deck_only_once() -> None:
    d = world("brute", "tinkerer")
    add_event(table(d), "road", 65)
    add_event(table(d), "road", 65)
    assert list(d.road).count(EventCard("road-65")) == 1


# parties


@rule("GH-PARTY-01", "GH-PARTY-03", "GH-BOARD-01")
def test_another_party_begins_anew_in_the_same_world() -> None:
    d = world("brute", "tinkerer")
    d.sheet.reputation, d.found = 5, [1, 2]
    plays(parties(table(d)), "go_on_with:0")
    assert len(d.parties) == 1
    plays(parties(table(d)), "found_party")
    assert (d.current, d.sheet.reputation, d.sheet.achievements, d.found) == (1, 0, [], [1, 2])
    assert d.travellers() == []
    assert keys(ahead(d)) == ["city"]
    plays(parties(table(d)), "go_on_with:0")
    assert (d.current, d.sheet.reputation, len(d.travellers())) == (0, 5, 2)


def test_parties_without_names_go_by_their_numbers() -> None:
    d = world("brute", "tinkerer")
    d.parties.append(Party())
    assert [GAME.texts.say(party_name(d, party), "en") for party in d.parties] == ["Party 1", "Party 2"]
    d.parties[1].name = "Six Feet"
    assert GAME.texts.say(party_name(d, d.parties[1]), "en") == "Six Feet"


@rule("GH-PARTY-02")
def test_players_come_and_go_without_ending_the_party() -> None:
    d = world("brute", "tinkerer", "scoundrel")
    leaves(table(d), 2)
    d.party = [0, 1]
    assert (d.heroes[2].chair, d.heroes[2].sits_out, d.heroes[2].gone) == (NOBODY, True, False)
    assert [hero.cls for hero in d.travellers()] == ["brute", "tinkerer"]
    d.party = [0, 1, 3]
    joins(table(d), 3)
    assert keys(ahead(d)) == ["city"]


def test_a_solo_player_who_gets_company_brings_one_hero() -> None:
    d = world("brute", "tinkerer", solo=True)
    assert [hero.cls for hero in d.travellers()] == ["brute", "tinkerer"]
    d.party = [0, 1]
    joins(table(d), 1)
    add_hero(d, "scoundrel", 1)
    assert [hero.cls for hero in d.travellers()] == ["brute", "scoundrel"]


@rule("GH-QUEST-02")
def test_a_scenario_of_a_personal_quest_needs_its_owner_in_the_party() -> None:
    d = world("brute", "tinkerer")
    d.found = [52]
    assert not meets(d, 52)
    seek(d, d.heroes[0], 510)
    assert meets(d, 52)
    assert not meets(d, 54)  # its owner needs the item of scenario 53
    d.heroes[1].items = [114]
    assert not meets(d, 54)
    d.heroes[0].items = [114]
    assert meets(d, 54)


def test_the_pages_of_scenarios_name_achievements_that_exist() -> None:
    assert list(faults_of_pages()) == []
