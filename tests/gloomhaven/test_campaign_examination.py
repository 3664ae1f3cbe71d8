"""The campaign passes the examination, and shows nobody what is still locked."""

import json
from typing import Any

import pytest

from emberhall.agents import make_agent
from emberhall.arena.campaigns import travel
from emberhall.conformance.campaign import examine_campaign
from emberhall.games.gloomhaven.campaign.unlocking import open_class, random_design
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content import NUMBERS
from emberhall.games.gloomhaven.content.campaign import EVENTS, LOCKED
from emberhall.games.gloomhaven.game import GAME
from emberhall.kernel import LANGUAGES, Rng, redact
from emberhall.kernel import campaign as pen
from emberhall.rulebook import rule
from emberhall.scene import plain

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
    from emberhall.kernel import Message

    return Message(id)


@rule("GH-SEAL-01", "GH-EVENT-04", "GH-PAGE-13")
@pytest.mark.parametrize("seed", range(50))
def test_nothing_locked_is_shown(seed: int) -> None:
    """No sealed class, no place that was not found, no event, no design leaves the hall."""
    d = lived(seed)
    for language in LANGUAGES:
        locked = names("class", d.sealed, language)
        hidden = names("scenario", [n for n in NUMBERS if n not in d.found], language)
        known = names("scenario", d.found, language) | names("class", d.classes, language)
        items = names("item", [int(card.partition("-")[2]) for card in d.designs], language)
        for viewer in (0, 1, 2, 3, None):
            told = shown(d, viewer, language)
            for word in (locked | hidden | items) - known:
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
