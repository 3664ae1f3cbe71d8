"""Rules that single scenarios add, by the number of the scenario."""

from emberhall.games.gloomhaven.rules.scenarios.ancient_cistern import AncientCistern
from emberhall.games.gloomhaven.rules.scenarios.battlements import BattlementsA, BattlementsB
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.rules.scenarios.infernal_throne import InfernalThrone
from emberhall.games.gloomhaven.rules.scenarios.temple_of_the_elements import TempleOfTheElements
from emberhall.games.gloomhaven.state import State

SCENARIOS: dict[int, Hooks] = {
    21: InfernalThrone(),
    22: TempleOfTheElements(),
    26: AncientCistern(),
    35: BattlementsA(),
    36: BattlementsB(),
}
PLAIN = Hooks()


def hooks_of(state: State) -> Hooks:
    """What the scenario changes."""
    return SCENARIOS.get(state.scenario, PLAIN)
