"""Mage Knight as the kernel sees it."""

from collections.abc import Callable, Iterable
from pathlib import Path

from emberhall.games.mage_knight.bots import evaluate
from emberhall.games.mage_knight.components import components
from emberhall.games.mage_knight.content import SCENARIO
from emberhall.games.mage_knight.rules import block, combat_start, damage, dummy, end_of_turn, rounds, tactics, turn
from emberhall.games.mage_knight.rules.attacks import attacks
from emberhall.games.mage_knight.rules.common import MK
from emberhall.games.mage_knight.rules.interaction import interact
from emberhall.games.mage_knight.rules.setup import heroes, setup
from emberhall.games.mage_knight.scene import scene
from emberhall.games.mage_knight.state import MageKnightState, Options
from emberhall.kernel import CHECKPOINT, Flow, Game, Message, Outcome, msg

#: What is done in each phase: one decision, or what follows without one.
PHASES: dict[str, Callable[[MK], Flow[None]]] = {
    "heroes": heroes,
    "tactics": tactics.tactics,
    "tactic_effects": tactics.tactic_effects,
    "before_turn": turn.before_turn,
    "move": turn.move,
    "interact": interact,
    "rest": turn.rest,
    "gather": combat_start.gather,
    "ranged": attacks,
    "block": block.block,
    "damage": damage.damage,
    "attack": attacks,
    "after": turn.after,
    "end_turn": end_of_turn.end_turn,
    "dummy": dummy.dummy_turn,
    "prepare": rounds.prepare,
}


def play(t: MK) -> Flow[Outcome]:
    """Decision after decision, each from the state alone."""
    state = t.state
    while state.outcome is None:
        yield CHECKPOINT
        yield from PHASES[state.phase](t)
    return state.outcome


def unfit(options: Options, seats: int) -> Message | None:
    """Why the scenario is not for so many players."""
    players = SCENARIO[options.scenario].players
    if seats in players:
        return None
    return msg("unfit-players", players=tuple(players))


def variants() -> Iterable[tuple[Options, int]]:
    """Every scenario with every number of players."""
    for scenario in SCENARIO.values():
        for seats in scenario.players:
            yield Options(scenario=scenario.id), seats  # type: ignore[arg-type]


GAME = Game(
    name="mage_knight",
    options=Options,
    state=MageKnightState,
    seats=range(1, 5),
    setup=setup,
    play=play,
    scene=scene,
    evaluate=evaluate,
    components=components,
    locale=Path(__file__).parent / "locale",
    variants=variants,
    unfit=unfit,
    rules=("mage_knight_base", "mage_knight_scenarios"),
    longest=20_000,
)
