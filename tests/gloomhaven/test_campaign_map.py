"""The map on the table, the chapters' names, and the story told at its time."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.campaign.chapters import Casual, City, CityEvent, Parties, Rewards, Road, Scenario
from emberhall.games.gloomhaven.campaign.city import CITY
from emberhall.games.gloomhaven.campaign.map import chart, grid
from emberhall.games.gloomhaven.campaign.scene import scene
from emberhall.games.gloomhaven.campaign.visitors import Visitor
from emberhall.games.gloomhaven.content import NUMBERS, scenario
from emberhall.games.gloomhaven.content import campaign as sheets
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules import story
from emberhall.games.gloomhaven.state import State
from emberhall.kernel import Session, eyes, redact
from emberhall.kernel import campaign as pen
from emberhall.rulebook import rule

from .worlds import does, played, session_of, told, world


@rule("GH-BOARD-04", "GH-DATA-05")
def test_places_lie_where_their_coordinates_say() -> None:
    x, y = grid("G-10")
    assert (x, y) == pytest.approx((9.6, 16.0))
    assert scenario(1).location == "G-10"
    assert scenario(2).location == "G-11"


@rule("GH-PAGE-01", "GH-BOARD-02", "GH-BOARD-03")
def test_the_map_shows_the_places_found_and_which_are_completed() -> None:
    d = world("brute", "tinkerer")
    d.found, d.done, d.sheet.place = [1, 2, 3], [1], 1
    board = chart(d)
    assert [space.id for space in board.spaces] == ["place:0", "place:1", "place:2", "place:3"]
    states = {space.id: space.notes[0].id for space in board.spaces if space.notes}
    assert states == {"place:1": "place-done", "place:2": "place-blocked", "place:3": "place-open"}
    assert GAME.texts.say(board.spaces[1].name, "en") == "1. Black Barrow"  # type: ignore[arg-type]
    assert [(link.a, link.b) for link in board.links] == [("place:1", "place:2")]
    assert board.pieces[0].at == "place:1"


def test_no_two_places_lie_on_the_same_spot() -> None:
    d = world("brute", "tinkerer")
    d.found = list(NUMBERS)
    spots = [(space.x, space.y) for space in chart(d).spaces]
    assert len(set(spots)) == len(spots) == 96


def test_chapters_have_keys_and_names() -> None:
    named = [GAME.texts.say(one.label(), "en") for one in (Scenario(1), Casual(1), Road(2), City(), CityEvent())]
    assert named == [
        "Play 1. Black Barrow", "Play 1. Black Barrow in casual mode", "Travel to 2. Barrow Lair", "Visit Gloomhaven",
        "Play the city event",
    ]  # fmt: skip
    assert [one.key() for one in (Road(2), Rewards(), Parties())] == ["road:2", "rewards", "parties"]
    assert [one.interlude for one in (Scenario(1), Road(2), Rewards())] == [None, "road-2", "rewards"]


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Pretend that these are written."""
    found = {f"story-scenario-1-{part}" for part in ("intro", "turn", "end")}
    for module in (story, sheets):
        monkeypatch.setattr(module, "TALES", found)
    monkeypatch.setattr("emberhall.games.gloomhaven.campaign.names.TALES", found)
    return found


def play(session: Session[State], until: str) -> None:
    while not session.ask.prompt.id.startswith(until):
        session.take(0, session.asks[0].seat)


@rule("GH-PAGE-04", "GH-OVER-15", "GH-CAMP-06")
@pytest.mark.parametrize("casual", [False, True])
def test_the_story_is_told_in_campaign_mode_alone(tales: set[str], casual: bool) -> None:
    d = world("brute", "tinkerer")
    session: Session[State] = Session(GAME, session_of(d, 1, casual=casual).setup, 2, seed=1)
    play(session, "ask-start")
    lines = [event.message.id for event in session.events]
    assert ("story-scenario-1-intro" in lines) is not casual
    session.state.round = 1
    for room in range(3):
        session.state.map.rooms |= 1 << room
    story.turn(session.table)
    story.turn(session.table)
    lines = [event.message.id for event in session.events]
    assert lines.count("story-scenario-1-turn") == (0 if casual else 1)
    assert ("story-scenario-1-end" in told(played(d, 1, casual=casual))) is not casual


@rule("GH-PAGE-04")
def test_outside_a_campaign_no_story_is_told(tales: set[str]) -> None:
    session: Session[State] = Session(GAME, seats=2, seed=1)
    play(session, "ask-start")
    assert not [event for event in session.events if event.message.id.startswith("story")]


@rule("GH-PARTY-04", "GH-CHAR-02")
def test_the_sheets_lie_on_the_table() -> None:
    d = world("brute", "tinkerer", gold=44)
    d.heroes[0].items, d.heroes[0].checks = [1], 5
    drawn: Any = scene(redact(d, 0), eyes(0))
    sheet = next(panel for panel in drawn.panels if panel.id == "hero:0")
    assert {figure.name.id: figure.value for figure in sheet.figures} == {
        "figure-hero-level": 1, "figure-xp": 0, "figure-gold": 44, "figure-checks": 5, "figure-life": 10,
    }  # fmt: skip
    assert [card.id for row in sheet.rows for card in row.cards] == ["item:0.1"]
    party = next(panel for panel in drawn.panels if panel.id == "party")
    assert GAME.texts.say(party.name, "en") == "Party 1"


@rule("GH-CITY-01")
def test_the_city_has_doors_and_shows_who_is_where() -> None:
    d = world("brute", "tinkerer", gold=300)
    d.visiting, d.heroes[0].fulfilled = True, True
    board = pen.scene(GAME, d, 0).boards[0]
    doors = {"square", "tavern", "shop", "sanctuary", "archive", "gate"}
    assert {space.id.partition(":")[2] for space in board.spaces} == doors, "the enchantress is not known yet"
    d.achievements["the-power-of-enhancement"] = 1
    board = pen.scene(GAME, d, 0).boards[0]
    assert {space.id.partition(":")[2] for space in board.spaces} == doors | {"enhancer"}
    assert {piece.at for piece in board.pieces} == {"door:square"}
    touched = {option.key().partition(":")[0]: option.touches() for option in CITY.options(d, Visitor(0))}
    assert touched["donate"] == touched["retire"] == (), "listed with the question"
    assert touched["buy"][-1] == "door:shop"
    assert touched["enhance_card"][-1] == "door:enhancer"
    does(d, "enhance_card:1")
    assert {piece.at for piece in pen.scene(GAME, d, 0).boards[0].pieces} == {"door:square", "door:enhancer"}
    d.desks[1].left = True
    assert "door:gate" in {piece.at for piece in pen.scene(GAME, d, 0).boards[0].pieces}
    d.visiting = False
    assert pen.scene(GAME, d, 0).boards[0].id == "map"
