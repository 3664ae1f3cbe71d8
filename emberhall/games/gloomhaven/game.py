"""Gloomhaven as the kernel sees it: one scenario."""

from collections.abc import Callable, Iterable
from pathlib import Path

from emberhall.games.gloomhaven.answers import why_not
from emberhall.games.gloomhaven.campaign import GLOOMHAVEN
from emberhall.games.gloomhaven.components import components
from emberhall.games.gloomhaven.effects import does  # noqa: F401 - writes the book
from emberhall.games.gloomhaven.glossary import GLOSSARY, aim
from emberhall.games.gloomhaven.lessons import GUIDE
from emberhall.games.gloomhaven.rules.ending import chances
from emberhall.games.gloomhaven.rules.preparation import (
    pick_cards,
    pick_class,
    pick_goal,
    pick_items,
    pick_perks,
    place,
)
from emberhall.games.gloomhaven.rules.resting import short_rests
from emberhall.games.gloomhaven.rules.rounds import round_end, select
from emberhall.games.gloomhaven.rules.turns import act, end_turn, next_turn, others_act
from emberhall.games.gloomhaven.scene import scene
from emberhall.games.gloomhaven.scene.emblems import GREATS
from emberhall.games.gloomhaven.setup import OFFERED, idle, opens, set_up, unfit
from emberhall.games.gloomhaven.state import Setup, State, Table
from emberhall.kernel import Flow, Game, in_phases

#: The phases; play can be entered in any of them.
PHASES: dict[str, Callable[[Table], Flow[None]]] = {
    "classes": pick_class,
    "perks": pick_perks,
    "items": pick_items,
    "cards": pick_cards,
    "goals": pick_goal,
    "place": place,
    "select": select,
    "turn": next_turn,
    "act": act,
    "monster": others_act,
    "end_turn": end_turn,
    "round_end": round_end,
    "rest": short_rests,
}


def variants() -> Iterable[tuple[Setup, int]]:
    """The set-ups to examine: every scenario, every number of characters, every option."""
    for seats in (1, 2, 3, 4):
        yield Setup(), seats
    for scenario in OFFERED:
        n = scenario - 1
        yield Setup(scenario=scenario, level=1 + n % 9), 2 + n % 3
    yield Setup(characters=4, level=5, prosperity=4, difficulty="hard"), 1
    yield Setup(open_information=True, reduced_randomness=True, level=3, prosperity=2, difficulty="easy"), 3
    yield Setup(every_choice=True, level=4), 4
    for seats in (1, 2, 3, 4):
        yield Setup(all_classes=True, level=2 * seats + 1, prosperity=seats), seats


def combinations() -> Iterable[tuple[Setup, int]]:
    """Every scenario at every level, with two to four characters of any class, alone or with others."""
    for scenario in OFFERED:
        for level in range(1, 10):
            for seats, characters in ((1, 2), (1, 3), (1, 4), (2, 2), (3, 2), (4, 2)):
                prosperity = 1 + (scenario + level + characters) % 4
                options = Setup(
                    scenario=scenario, level=level, characters=characters, prosperity=prosperity, all_classes=True
                )
                if unfit(options, seats) is None:
                    yield options, seats


GAME: Game[State, Setup] = Game(
    name="gloomhaven",
    options=Setup,
    state=State,
    seats=range(1, 5),
    setup=set_up,
    play=in_phases(PHASES),
    scene=scene,
    evaluate=chances,
    why_not=why_not,
    aim=aim,
    opens=opens,
    glossary=GLOSSARY,
    greats=GREATS,
    guide=GUIDE,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    combinations=combinations,
    unfit=unfit,
    idle=idle,
    sides=lambda options, seats: [range(seats)],
    rules=("gloomhaven",),
    bots={"companion": "emberhall.games.gloomhaven.bots.companion:CompanionAgent"},
    features="emberhall.games.gloomhaven.features:FEATURES",
    longest=20_000,
    version=13,
    campaign=GLOOMHAVEN,
)
