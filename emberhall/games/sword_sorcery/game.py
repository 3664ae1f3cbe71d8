"""Sword & Sorcery as the kernel sees it."""

from collections.abc import Iterable
from pathlib import Path

from emberhall.games.sword_sorcery.answers import why_not
from emberhall.games.sword_sorcery.bots.judgement import evaluate
from emberhall.games.sword_sorcery.campaign import HOLLOW_CROWN
from emberhall.games.sword_sorcery.components import components
from emberhall.games.sword_sorcery.effects import does  # noqa: F401 - writes the book
from emberhall.games.sword_sorcery.glossary import GLOSSARY, aim
from emberhall.games.sword_sorcery.lessons import GUIDE
from emberhall.games.sword_sorcery.rules.preparation import party, shop, start
from emberhall.games.sword_sorcery.rules.rounds import battle, events, souls, time_phase
from emberhall.games.sword_sorcery.scene import scene
from emberhall.games.sword_sorcery.scene.emblems import GREATS
from emberhall.games.sword_sorcery.setup import set_up, unfit
from emberhall.games.sword_sorcery.state import Setup, State
from emberhall.kernel import Game, in_phases

#: The rules of each phase that play can be entered in.
PHASES = {
    "party": party,
    "shop": shop,
    "start": start,
    "time": time_phase,
    "souls": souls,
    "battle": battle,
    "event": events,
}


def variants() -> Iterable[tuple[Setup, int]]:
    """The set-ups that are examined: every quest, every number of heroes, every option somewhere."""
    for quest in ("q1", "q2", "q3", "q4", "q5", "q6"):
        for heroes in range(1, 6):
            yield Setup(quest=quest, heroes=heroes), min(heroes, 1 + int(quest[1]) % 5)
    yield Setup(difficulty="story", party="random"), 2
    yield Setup(difficulty="hard", quest="q2"), 3
    yield Setup(difficulty="legend", soul_storm=True, heroes=4), 2


GAME: Game[State, Setup] = Game(
    name="sword_sorcery",
    options=Setup,
    state=State,
    seats=range(1, 6),
    setup=set_up,
    play=in_phases(PHASES),
    scene=scene,
    evaluate=evaluate,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    unfit=unfit,
    sides=lambda options, seats: [range(seats)],
    why_not=why_not,
    aim=aim,
    glossary=GLOSSARY,
    greats=GREATS,
    guide=GUIDE,
    rules=("sword_and_sorcery",),
    bots={"companion": "emberhall.games.sword_sorcery.bots.companion:CompanionAgent"},
    campaign=HOLLOW_CROWN,
    features="emberhall.games.sword_sorcery.features:FEATURES",
    longest=20_000,
    version=10,
)
