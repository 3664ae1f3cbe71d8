"""The story of a scenario of a campaign: told in campaign mode, as far as it is written (GH-PAGE-04, GH-CAMP-06)."""

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.campaign import TALES
from emberhall.games.gloomhaven.rules.notes import happened, note
from emberhall.games.gloomhaven.state import State, Table
from emberhall.kernel import Message


def introduce(t: Table) -> None:
    """Tell how the scenario begins."""
    _tell(t, "intro")


def turn(t: Table) -> None:
    """Tell the turning point: once, when a room of the second half is revealed, or else when the goal is reached."""
    state = t.state
    if state.company is not None and state.round and not happened(state, "story-turn"):
        rooms = len(plan_of(state.scenario).rooms)
        if state.won or 2 * state.map.rooms.bit_count() > rooms:
            note(state, "story-turn")
            _tell(t, "turn")


def _tell(t: Table, part: str) -> None:
    tale = f"story-scenario-{t.state.scenario}-{part}"
    if _told(t.state) and tale in TALES:
        t.say(Message(tale))


def _told(state: State) -> bool:
    return state.company is not None and not state.company.casual
