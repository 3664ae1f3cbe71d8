"""The campaign passes the examination, and shows nobody what is still locked."""

import json
from typing import Any

import pytest

from emberhall.agents import make_agent
from emberhall.arena.campaigns import travel
from emberhall.arena.fuzz import fuzz_campaigns
from emberhall.conformance.campaign import examine_campaign
from emberhall.games.gloomhaven.campaign.spoilers import locked
from emberhall.games.gloomhaven.campaign.unlocking import find, open_class, open_envelope, random_design
from emberhall.games.gloomhaven.campaign.world import Agreement, Card, World
from emberhall.games.gloomhaven.content import NUMBERS
from emberhall.games.gloomhaven.content.campaign import EVENTS, LOCKED
from emberhall.games.gloomhaven.game import GAME
from emberhall.kernel import LANGUAGES, Message, Rng, redact
from emberhall.kernel import campaign as pen
from emberhall.rulebook import rule
from emberhall.scene import plain

from .lives import Life
from .worlds import seek, table, world


@pytest.mark.parametrize("seed", range(12))
def test_a_campaign_passes_the_examination(seed: int) -> None:
    examined = examine_campaign(GAME, seed, thorough=0.02)
    assert not examined.failures, "\n".join(map(str, examined.failures))


def shown(d: World, viewer: int | None, language: str) -> str:
    """Everything that leaves the hall for a viewer."""
    scene = plain(pen.scene(GAME, d, viewer), GAME.texts, language)
    return json.dumps(scene, ensure_ascii=False) + json.dumps(
        [GAME.texts.say(chapter.label(), language) for chapter in pen.ahead(GAME, d)], ensure_ascii=False
    )


def lived(seed: int) -> World:
    """A world somewhere on its way."""
    rng = Rng(seed)
    d = world("brute", "tinkerer", "scoundrel", gold=rng.below(200), spoilers=False)
    for quest, hero in zip(rng.shuffled([511, 514, 520, 523, 528, 533]), d.heroes, strict=False):
        seek(d, hero, quest)
    for cls in rng.shuffled(LOCKED)[: rng.below(5)]:
        open_class(table(d), cls)
    d.found = sorted({1, *(1 + rng.below(95) for _ in range(rng.below(30)))})
    for _ in range(rng.below(6)):
        random_design(table(d))
    d.visiting = bool(rng.below(2))
    return d


def names(prefix: str, ids: Any, language: str) -> set[str]:
    return {GAME.texts.say(_message(f"{prefix}-{id}"), language) for id in ids}


def _message(id: str) -> Any:
    return Message(id)


@rule("GH-SEAL-01", "GH-EVENT-04", "GH-PAGE-13")
def test_a_new_world_keeps_everything_to_itself() -> None:
    """What the examination looks for in every view: names and tales of all that is locked."""
    ids = {message.id for message in locked(world("brute", "tinkerer"))}
    assert len([id for id in ids if id.startswith("class-")]) == 11
    assert len([id for id in ids if id.startswith("scenario-")]) == 94
    assert len([id for id in ids if id.startswith("option-event-")]) == 300
    assert {"story-class-sun", "story-scenario-2-intro", "event-city-05-a", "story-envelope-a"} <= ids
    assert "scenario-1" not in ids
    assert "item-1" not in ids
    assert "item-15" in ids


@rule("GH-SEAL-01")
def test_what_is_opened_found_or_drawn_is_locked_no_longer() -> None:
    d = world("brute", "tinkerer")
    before = {message.id for message in locked(d)}
    open_class(table(d), "sun")
    find(table(d), 2)
    open_envelope(table(d), "A")
    d.card = Card("city", 5, "a", ["event-city-05-a"])
    after = {message.id for message in locked(d)}
    gone = before - after
    assert {"class-sun", "story-class-sun", "scenario-2", "story-scenario-2-intro", "story-envelope-a"} <= gone
    assert {"event-city-05", "event-city-05-a", "option-event-city-05-a", "option-event-city-05-b"} <= gone
    assert "event-city-05-b" in after
    assert "class-sun" not in {message.id for message in locked(world("brute", "tinkerer", spoilers=True))}


def test_a_long_campaign_by_bots_passes_the_examination() -> None:
    """`emberhall fuzz gloomhaven --campaigns 100 --scenarios 25 --agents companion` plays many of these."""
    (found,) = fuzz_campaigns(GAME, 1, 5, scenarios=3, closely=0.01, agents=("companion",), agreement=Agreement())
    assert not found.failures, "\n".join(map(str, found.failures))
    assert found.tally["scenarios"] == 3
    assert found.views > 40


@rule("GH-SEAL-01", "GH-EVENT-04", "GH-PAGE-13")
@pytest.mark.parametrize("seed", range(50))
def test_nothing_locked_is_shown(seed: int) -> None:
    """No sealed class, no place that was not found, no event, no design leaves the hall."""
    d = lived(seed)
    for language in LANGUAGES:
        sealed = names("class", d.sealed, language)
        hidden = names("scenario", [n for n in NUMBERS if n not in d.found], language)
        known = names("scenario", d.found, language) | names("class", d.classes, language)
        items = names("item", [int(card.partition("-")[2]) for card in d.designs], language)
        for viewer in (0, 1, 2, 3, None):
            told = shown(d, viewer, language)
            for word in (sealed | hidden | items) - known:
                assert f'"{word}"' not in told, (word, viewer)
                assert f". {word}" not in told, (word, viewer)
            for deck, cards in EVENTS.items():
                for number in cards:
                    assert f"event-{deck}-{number:02}" not in told


@rule("GH-SEAL-01")
def test_the_order_of_decks_and_the_contents_of_boxes_are_hidden_from_everybody() -> None:
    d = lived(3)
    for viewer in (0, 1, 2, 3, None):
        seen = redact(d, viewer)
        for deck in (seen.city, seen.road, seen.quests, seen.designs, seen.sides, seen.sealed):
            assert set(deck) <= {"?"}
        assert seen.rng.state == redact(world("brute", "tinkerer"), viewer).rng.state


def test_with_spoilers_the_sealed_classes_have_names() -> None:
    d = world("brute", "tinkerer", spoilers=True)
    told = shown(d, 0, "en")
    for name in names("class", LOCKED, "en"):
        assert name in told
    assert "Sunkeeper" not in shown(world("brute", "tinkerer"), 0, "en")


def test_a_quest_hides_what_its_box_holds_until_that_is_open() -> None:
    d = world("brute", "tinkerer")
    seek(d, d.heroes[0], 515)
    assert "Opens a sealed box" in shown(d, 1, "en")
    open_class(table(d), "sun")
    assert "Opens the box of the Sunkeeper" in shown(d, 1, "en")


@pytest.mark.parametrize(("chairs", "seed"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_a_campaign_of_twenty_scenarios_is_played_by_bots(chairs: int, seed: int) -> None:
    """Scenarios at random; the road goes on whatever happens."""
    travelled = travel(GAME, None, chairs, "random", seed, scenarios=20)
    assert travelled.fault == ""
    assert len(travelled.attempts) == 20


def test_the_companion_shops_and_learns() -> None:
    d = world("brute", "tinkerer", gold=60)
    d.heroes[0].xp, d.sheet.place = 50, 1
    session = pen.opening(GAME, d, "city").session(1)
    players = {chair: make_agent("companion", session.game, Rng(chair)) for chair in (0, 1)}
    while session.asks:
        seat = session.asks[0].seat
        session.take(players[seat].choose(session.view(seat)), seat)
    brute = session.state.heroes[0]
    assert (brute.level, len(brute.cards), len(brute.perks)) == (2, 1, 1)
    assert brute.items
    assert brute.gold < 30


@pytest.mark.parametrize("seed", range(8))
def test_a_world_stays_sound_over_forty_scenarios(seed: int) -> None:
    life = Life(seed)
    life.live(40)
    assert life.d.played == 40
    assert life.d.won > 15


def test_over_some_lives_people_retire_and_classes_are_opened() -> None:
    lives = [Life(seed, short=True) for seed in range(20, 23)]
    for life in lives:
        life.live(20)
    assert all(sum(hero.retired for hero in life.d.heroes) >= 3 for life in lives)
    assert all(len(life.d.classes) > 6 for life in lives)
    assert all(life.d.records for life in lives)
