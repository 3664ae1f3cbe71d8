"""Defenders of the Realm as the kernel sees it."""

from collections.abc import Iterable
from pathlib import Path

from emberhall.games.defenders.answers import why_not
from emberhall.games.defenders.bots.judgement import evaluate
from emberhall.games.defenders.components import components
from emberhall.games.defenders.effects import does  # noqa: F401 - writes the book of acts
from emberhall.games.defenders.glossary import GLOSSARY, aim
from emberhall.games.defenders.lessons import GUIDE
from emberhall.games.defenders.rules.day import dawn, day, end_of_turn
from emberhall.games.defenders.rules.night import night
from emberhall.games.defenders.rules.preparation import choose_heroes, choose_specials
from emberhall.games.defenders.rules.scenarios.onslaught import choose_quests
from emberhall.games.defenders.scene import scene
from emberhall.games.defenders.scene.emblems import GREATS
from emberhall.games.defenders.setup import idle, set_up, unfit
from emberhall.games.defenders.state import Setup, State, Table
from emberhall.kernel import Flow, Game, in_phases


def nightfall(t: Table) -> Flow[None]:
    """A card of the Night; after the last one the turn ends, and the next begins."""
    yield from night(t)
    if t.state.phase == "end":
        yield from end_of_turn(t)


#: What goes on in each phase that play can be entered in.
PHASES = {
    "heroes": choose_heroes,
    "specials": choose_specials,
    "quests": choose_quests,
    "dawn": dawn,
    "day": day,
    "night": nightfall,
}


def variants() -> Iterable[tuple[Setup, int]]:
    """The set-ups that are examined: every scenario and number of heroes, and every option somewhere."""
    for seats in (1, 2, 3, 4):
        yield Setup(), seats
    for scenario in ("dragons_rampage", "realm_on_fire", "onslaught", "land_is_dying", "lands_on_fire"):
        for seats in range(1, 7):
            yield Setup(scenario=scenario), seats
    yield Setup(hands="secret", heroes="chosen"), 3
    yield Setup(fewer_minions=True, no_penalties=True, third_card=True, life=1, defeat_heals=True), 2
    yield Setup(overrun_in_setup=True, specials_removed=6, quiet=0, smaller_supply=True, life=-1), 4
    yield Setup(overrun_taints=True, overrun_each=True), 4
    yield Setup(scenario="onslaught", red="brimstone", agent="agent_onyx", hands="secret", honors=True), 4
    yield Setup(scenario="onslaught", green="hemlock", agent="agent_brimstone", blessing=4, heroes="chosen"), 2
    yield Setup(scenario="dragons_rampage", blessing=-1, positive_effects=4, negative_effects=1, honors=True), 3
    yield (
        Setup(scenario="onslaught", agent="agent_hemlock", green="gorgutt", choose_removed_specials=True, quiet=4),
        2,
    )


GAME: Game[State, Setup] = Game(
    name="defenders",
    options=Setup,
    state=State,
    seats=range(1, 7),
    setup=set_up,
    play=in_phases(PHASES),
    scene=scene,
    evaluate=evaluate,
    why_not=why_not,
    aim=aim,
    glossary=GLOSSARY,
    greats=GREATS,
    guide=GUIDE,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    unfit=unfit,
    sides=lambda options, seats: [range(seats)],
    idle=idle,
    rules=("defenders_of_the_realm",),
    bots={"heuristic": "emberhall.games.defenders.bots.heuristic:HeuristicAgent"},
    features="emberhall.games.defenders.features:FEATURES",
    longest=60_000,
    version=6,
)
