"""The part of each hero in a joint assault: effects before it, the step into the city, then the combat."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.cities import parts
from emberhall.games.mage_knight.rules.deeds import plays, take
from emberhall.games.mage_knight.rules.healing import heal_options
from emberhall.games.mage_knight.rules.joint_assault import joint_of, next_stormer
from emberhall.games.mage_knight.rules.movement import walks_from
from emberhall.games.mage_knight.rules.outside_turn import effects_before_turn, use_before_turn
from emberhall.games.mage_knight.rules.tactics import tactic_in_turn
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import Player, Table
from emberhall.games.mage_knight.terms import MOVING
from emberhall.kernel import Ask, Flow, Option, msg

_PROMPT_CALLED = msg("ask-called")
_PROMPT_STORM = msg("ask-storm")


def called_to_storm(t: Table) -> Flow[None]:
    """Effects that can be used before the own turn, and at its start (MK-JOINT-19)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    effects_before_turn(state, player, options)
    if options:
        options.append(ch.BEGIN_TURN)
        option = yield Ask(turn.seat, _PROMPT_CALLED, options, "MK-JOINT-19")
        if option is not ch.BEGIN_TURN:
            yield from use_before_turn(t, player, option)
            return
    begin_turn(t, player)
    turn.exhausted = False
    state.phase = "storm"


def step_into_city(t: Table) -> Flow[None]:
    """One decision before the step into the city; no other movement or action is allowed (MK-JOINT-20)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    joint = joint_of(state)
    options: list[Option] = []
    place = state.places.get(joint.at)
    goal = parts(joint.at, place) if place is not None and place.colours else (joint.at,)
    options.extend(
        step.fight
        for step in walks_from(ground(state), player.at)
        if step.to in goal and turn.costs[step.terrain] + step.wall <= turn.move
    )
    if not options:
        options.append(ch.STAY_OUT)
    plays(state, player, MOVING, options)
    tactic_in_turn(state, player, options)
    if turn.heal:
        heal_options(state, player, options)
    option = yield Ask(turn.seat, _PROMPT_STORM, options, "MK-JOINT-20")
    yield from take(t, player, option, MOVING)


@ch.taken(ch.STAY_OUT)
def _stay_out(t: Table, player: Player, option: Option, moment: int) -> None:
    turn = t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    t.say(msg("say-stays-out", hero=name("hero", player.hero)))
    next_stormer(t)


def assault_over(t: Table) -> Flow[None]:
    """A combat of the assault is over."""
    next_stormer(t)
    yield from ()
