"""Runewars as the kernel sees it."""

from collections.abc import Callable, Iterable
from pathlib import Path

from emberhall.games.runewars.answers import why_not
from emberhall.games.runewars.bots.judgement import evaluate
from emberhall.games.runewars.components import components
from emberhall.games.runewars.effects import does  # noqa: F401 - writes the book of acts
from emberhall.games.runewars.glossary import GLOSSARY, PHRASES, aim
from emberhall.games.runewars.lessons import GUIDE
from emberhall.games.runewars.rules.battle import go_on
from emberhall.games.runewars.rules.map_building import choose_factions, lay_homes, lay_markers, lay_tiles
from emberhall.games.runewars.rules.quest_phase import quest_phase
from emberhall.games.runewars.rules.starting_positions import (
    place_first_heroes,
    place_first_runes,
    place_first_strongholds,
)
from emberhall.games.runewars.rules.turn import after_order, before_order, next_turn, resolve_bonus
from emberhall.games.runewars.rules.year import draw_season_card, order_phase, resolve_instructions
from emberhall.games.runewars.scene import scene
from emberhall.games.runewars.scene.emblems import GREATS
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Setup, State, Table
from emberhall.kernel import CHECKPOINT, Flow, Game, Outcome

#: The rule of each phase; play can be resumed at the start of any of them that asks.
PHASES: dict[str, Callable[[Table], Flow[None] | None]] = {
    "factions": choose_factions,
    "tiles": lay_tiles,
    "markers": lay_markers,
    "homes": lay_homes,
    "runes": place_first_runes,
    "strongholds": place_first_strongholds,
    "heroes": place_first_heroes,
    "season": draw_season_card,
    "instructions": resolve_instructions,
    "quests": quest_phase,
    "orders": order_phase,
    "turn": next_turn,
    "before": before_order,
    "bonus": resolve_bonus,
    "after": after_order,
}


def play(t: Table) -> Flow[Outcome]:
    """Play from the current phase to the end; a battle in progress is continued first."""
    state = t.state
    while state.outcome is None:
        flow = go_on(t) if state.fight is not None else PHASES[state.phase](t)
        if flow is not None:
            if t.marks:
                yield CHECKPOINT
            yield from flow
    return state.outcome


def variants() -> Iterable[tuple[Setup, int]]:
    """The set-ups that are examined."""
    for seats in (2, 3, 4):
        yield Setup(), seats
        yield Setup(map="built"), seats
        yield Setup(exploration=True), seats
    yield Setup(map="built", exploration=True), 3


GAME: Game[State, Setup] = Game(
    name="runewars",
    options=Setup,
    state=State,
    seats=range(2, 5),
    setup=set_up,
    play=play,
    scene=scene,
    evaluate=evaluate,
    why_not=why_not,
    aim=aim,
    glossary=GLOSSARY,
    phrases=PHRASES,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    rules=("runewars",),
    bots={"warlord": "emberhall.games.runewars.bots.warlord:WarlordAgent"},
    greats=GREATS,
    features="emberhall.games.runewars.features:FEATURES",
    guide=GUIDE,
    longest=20_000,
    version=8,
)
