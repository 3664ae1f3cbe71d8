"""The small print of a visit: who is asked what and when, and what is told of it."""

from emberhall.games.gloomhaven.campaign.city import bring, city, prompt
from emberhall.games.gloomhaven.campaign.deciding import which
from emberhall.games.gloomhaven.campaign.enhancing import kind_text
from emberhall.games.gloomhaven.campaign.events import gain_experience, holds, play_event
from emberhall.games.gloomhaven.campaign.founding import begin
from emberhall.games.gloomhaven.campaign.sheets import level_up, perks_due
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.campaign.world import Agreement, Party
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.content.campaign.events import PayGoldEach
from emberhall.kernel import NOBODY, Message, Rng
from emberhall.rulebook import rule

from .worlds import add_hero, does, offers, on_top, played, plays, table, told, world


@rule("GH-PARTY-01")
def test_the_first_visit_founds_the_party() -> None:
    d = begin(Agreement(party="Six Feet"), Rng(2))
    d.party = [0, 1]
    t = table(d)
    next(city(t))
    assert ([party.name for party in d.parties], d.visiting, d.sheet.event_due) == (["Six Feet"], True, False)
    assert told(t)[0] == "say-party"


def test_the_quests_of_a_new_world_are_shuffled() -> None:
    d = begin(Agreement(), Rng(2))
    assert list(d.quests) != sorted(d.quests)
    assert list(d.sides) != sorted(d.sides)


def test_arriving_ends_the_way_to_a_scenario() -> None:
    d = world("brute", "tinkerer")
    d.sheet.place, d.sheet.heading, d.heroes[0].donated = 3, 4, True
    next(city(table(d)))
    assert (d.sheet.place, d.sheet.heading, d.sheet.event_due, d.heroes[0].donated) == (0, 0, True, False)


def test_a_player_is_asked_for_what_comes_next() -> None:
    d = world("brute", "tinkerer")
    d.heroes.clear()
    d.prosperity = 4
    who, asked = Visitor(0), []
    for key in ("create:brute", "start_level:2", "", "", ""):
        asked.append(prompt(d, who).id)
        does(d, key or offers(d)[0])
    asked.append(prompt(d, who).id)
    assert asked == [
        "ask-create", "ask-start-level", "ask-personal-quest", "ask-level", "ask-level", "ask-city",
    ]  # fmt: skip


def test_a_player_has_at_most_four_characters() -> None:
    d = world("brute", "tinkerer")
    for cls in ("scoundrel", "cragheart"):
        add_hero(d, cls, 0).sits_out = True
    assert "another_hero" in offers(d)
    add_hero(d, "mindthief", 0).sits_out = True
    assert "another_hero" not in offers(d)


def test_who_stayed_behind_comes_along_when_nobody_else_is_left() -> None:
    d = world("brute", "tinkerer")
    add_hero(d, "scoundrel", 0).sits_out = True
    d.heroes[0].fulfilled = True
    does(d, "retire")
    assert [hero.cls for hero in d.travellers()] == ["tinkerer", "scoundrel"] or not d.heroes[2].sits_out
    d.heroes[2].sits_out, d.heroes[2].cls = True, "tinkerer"
    bring(d, 0)
    assert d.heroes[2].sits_out  # the class is taken


@rule("GH-PARTY-02", "GH-PARTY-03")
def test_only_living_heroes_of_this_party_whose_class_is_free_can_be_taken_over() -> None:
    d = world("brute", "tinkerer")
    d.parties.append(Party())
    left = [add_hero(d, cls, 0) for cls in ("scoundrel", "cragheart", "mindthief", "tinkerer")]
    for hero in left:
        hero.chair, hero.sits_out = NOBODY, True
    left[1].dead, left[2].party = True, 1
    d.party = [1, 2]
    assert [key for key in offers(d, 2) if key.startswith("adopt")] == [f"adopt:{left[0].id}"]


def test_a_solo_player_decides_alone_whatever_the_chair() -> None:
    d = world("brute", "tinkerer", solo=True)
    d.party = [2]
    for hero in d.heroes:
        hero.chair = 2
    flow = which(table(d), Message("ask-lose-check"), d.heroes, "GH-ROADEV-09")
    question = next(flow)
    assert question.seat == 2  # type: ignore[union-attr]


@rule("GH-EVENT-05")
def test_the_result_stays_on_the_table_until_it_is_read() -> None:
    for solo in (True, False):
        d = world("brute", "tinkerer", solo=solo)
        on_top(d, "city", 18)
        flow = play_event(table(d), "city")
        question = next(flow)
        first = question if solo else question.asks[0]  # type: ignore[union-attr]
        question = flow.send(first.options[0] if solo else (0, first.options[0]))  # type: ignore[union-attr]
        ask = question if solo else question.asks[0]  # type: ignore[union-attr]
        assert ask.prompt.id == "ask-read"  # type: ignore[union-attr]
        assert d.card is not None


@rule("GH-ROADEV-05")
def test_everybody_must_have_what_each_pays() -> None:
    d = world("brute", "tinkerer")
    d.heroes[0].gold, d.heroes[1].gold = 5, 4
    assert not holds(d, PayGoldEach(5))
    d.heroes[1].gold = 5
    assert holds(d, PayGoldEach(5))


def test_the_story_tells_of_levels_clues_and_scenarios() -> None:
    d = world("brute", "tinkerer")
    t = table(d)
    gain_experience(t, d.heroes[0], 45)
    assert (told(t), d.heroes[0].level) == (["say-level"], 2)
    d.sheet.place = 1
    gain_experience(t, d.heroes[1], 45)
    assert d.heroes[1].level == 1  # levels are gained in the city
    assert told(played(d, 1))[:2] == ["story-scenario-1-intro", "say-scenario"]
    on_top(d, "road", 46)
    t = table(d)
    plays(play_event(t, "road"), "event_option:road:46:a")
    assert "say-clue" in told(t)


@rule("GH-SEAL-04")
def test_a_completed_scenario_lets_the_records_go_on() -> None:
    d = world("brute", "tinkerer")
    d.retired, d.records, d.found = ["brute"], 1, [1, 72]
    played(d, 72)
    assert d.found[:3] == [1, 72, 73]


def test_enhancements_cost_all_there_is_at_most() -> None:
    d = world("brute", "tinkerer")
    d.achievements["the-power-of-enhancement"] = 1
    d.heroes[0].gold = 75
    assert "enhance_card:1" in offers(d)
    does(d, "enhance_card:1")
    assert "enhance:1:top:0:poison" in offers(d)
    d.heroes[0].gold = 74
    assert "enhance:1:top:0:poison" not in offers(d)
    half = CARDS["1"].top
    assert [kind_text(half, 0, kind).id for kind in ("poison", "fire", "plus_one")] == [
        "enhance-condition", "enhance-element", "enhance-plus-attack",
    ]  # fmt: skip


def test_nobody_rises_above_level_nine_and_the_unfinished_have_nothing_due() -> None:
    d = world("brute", "tinkerer", level=9)
    d.prosperity = 64
    for hero in d.heroes:
        hero.perks, hero.cards = [0] * 8, [str(n) for n in range(8)]
    assert not [key for key in offers(d) if key.startswith("rise")]
    hero = d.heroes[0]
    hero.level, hero.xp, hero.perks = 0, 500, []
    assert (level_up(hero), hero.level, perks_due(hero)) == (0, 0, 0)
