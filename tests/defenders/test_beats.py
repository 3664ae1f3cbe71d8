"""What a Night and a battle show, moment by moment."""

from emberhall import testing
from emberhall.games.defenders.content import IDS
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.state import State
from tests.defenders.positions import BASE, Position, realm


def watched(play: Position) -> testing.Position[State]:
    """The same position at a table people watch; its dice are not loaded."""
    return testing.Position(GAME, play.state, len(play.state.heroes), BASE, keep=True)


def moments(table: testing.Position[State], since: int = 0) -> list[State]:
    session = table.session
    return [session.state_at(beat) for beat in session.beats if beat.at >= since]


def test_a_night_moment_by_moment() -> None:
    """The cards of the Evening, the card, one Dragonkin, two Undead, Balazarg's march, the Demon that he brings."""
    table = watched(realm(darkness=["d13"])).do("end_day")
    seen = moments(table)
    assert [state.phase for state in seen] == ["evening"] + ["night"] * 5
    assert len(seen[0].heroes[0].hand) == 2
    assert [state.shown for state in seen[1:]] == ["d13"] * 5
    assert [sum(state.minions) for state in seen] == [0, 0, 1, 3, 3, 4]
    assert [IDS[state.generals[0].at] for state in seen] == ["scorpion_canyon"] * 4 + ["raven_forest"] * 2


def test_an_overrun_moment_by_moment() -> None:
    """The card, a crystal instead of the fourth, then one location after the other; the other placement; the march."""
    full = {"wolf_pass": "blue blue blue"}
    seen = moments(watched(realm(darkness=["d41"], minions=full)).do("end_day"))[1:]
    assert [sum(state.crystals) for state in seen[:3]] == [0, 1, 1]
    assert [sum(state.minions) for state in seen] == [3, 3, 4, 5, 6, 7, 8, 9, 9, 10]


def test_the_dice_of_a_fight_are_seen_before_what_they_do() -> None:
    fight = realm("paladin", at={"paladin": "bounty_bay"}, minions={"bounty_bay": "green green green"})
    seen = moments(watched(fight).do("attack"))
    assert [(len(state.dice), sum(state.minions)) for state in seen] == [(3, 3)]
