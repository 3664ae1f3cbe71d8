"""Runewars as the kernel sees it."""

from collections.abc import Iterable
from pathlib import Path

from emberhall.kernel import CHECKPOINT, Flow, Game, Outcome

from .answers import why_not
from .bots.judgement import evaluate
from .components import components
from .effects import does  # noqa: F401 - writes the book of acts
from .glossary import GLOSSARY, PHRASES, aim
from .rules import mapping, preparation, quests, turn, year
from .rules.fight import go_on
from .scene import scene
from .scene.emblems import GREATS
from .setup import set_up
from .state import Land, Runewars, Setup

#: What goes on in each phase that play can be entered in.
PHASES = {
    "factions": mapping.factions,
    "tiles": mapping.tiles,
    "markers": mapping.markers,
    "homes": mapping.homes,
    "runes": preparation.runes,
    "strongholds": preparation.strongholds,
    "heroes": preparation.heroes,
    "season": year.season,
    "instructions": year.instructions,
    "quests": quests.quests,
    "orders": year.orders,
    "turn": turn.next_turn,
    "before": turn.before,
    "bonus": turn.between,
    "after": turn.after,
}


def play(t: Land) -> Flow[Outcome]:
    """The game from whatever phase it is in to its end; a battle under way goes on first."""
    state = t.state
    while state.outcome is None:
        yield CHECKPOINT
        if state.fight is not None:
            yield from go_on(t)
        else:
            yield from PHASES[state.phase](t)
    return state.outcome


def variants() -> Iterable[tuple[Setup, int]]:
    """The set-ups that are examined."""
    for seats in (2, 3, 4):
        yield Setup(), seats
        yield Setup(map="built"), seats
        yield Setup(exploration=True), seats
    yield Setup(map="built", exploration=True), 3


GAME: Game[Runewars, Setup] = Game(
    name="runewars",
    options=Setup,
    state=Runewars,
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
    longest=20_000,
    version=8,
)
