"""The part of each hero in a joint assault: effects before it, the step into the city, then the combat."""

from functools import cache

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.cities import parts
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.healing import healing
from emberhall.games.mage_knight.rules.joint_assault import joint_of, next_stormer
from emberhall.games.mage_knight.rules.movement import take_step, walks_from
from emberhall.games.mage_knight.rules.outside_turn import effects_before_turn, use_before_turn
from emberhall.games.mage_knight.rules.tactics import tactic_in_turn
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import State, Table
from emberhall.games.mage_knight.terms import BEFORE, MOVING
from emberhall.kernel import Flow, Menu, Option, msg, offer, pick

_PROMPT_CALLED = msg("ask-called")
_PROMPT_STORM = msg("ask-storm")


def called_to_storm(t: Table) -> Flow[None]:
    """Effects that can be used before your turn, and its start (MK-JOINT-19)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options = [*effects_before_turn.options(state, Acting(player, BEFORE))]
    if options:
        chosen = yield from pick(turn.seat, _PROMPT_CALLED, options, "MK-JOINT-19", stop=ch.BEGIN_TURN)
        if chosen is not None:
            yield from use_before_turn(t, player, chosen)
            return
    begin_turn(t, player)
    turn.exhausted = False
    state.phase = "storm"


def step_into_city(t: Table) -> Flow[None]:
    """One decision before the step into the city; no other movement or action is allowed (MK-JOINT-20)."""
    turn = t.state.turn
    who = Acting(t.state.players[turn.seat], MOVING)
    yield from _menu().ask(t, who, turn.seat, _PROMPT_STORM, "MK-JOINT-20")


@offer(ch.Walk, ch.STAY_OUT)
def _into_it(state: State, who: Acting) -> list[Option]:
    """The steps into the city; without any, stay out."""
    turn, joint = state.turn, joint_of(state)
    place = state.places.get(joint.at)
    goal = parts(joint.at, place) if place is not None and place.colours else (joint.at,)
    found: list[Option] = [
        step.fight
        for step in walks_from(ground(state), who.player.at)
        if step.to in goal and turn.costs[step.terrain] + step.wall <= turn.move
    ]
    return found or [ch.STAY_OUT]


_into_it.does(ch.Walk)(take_step)


@_into_it.does(ch.STAY_OUT)
def _stay_out(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    turn = t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    t.say(msg("say-stays-out", hero=name("hero", player.hero)))
    next_stormer(t)


@cache
def _menu() -> Menu[State, Acting]:
    return Menu(_into_it, plays(), tactic_in_turn, healing)


def assault_over(t: Table) -> Flow[None]:
    """A combat of the assault is over."""
    next_stormer(t)
    yield from ()
