"""The part of each hero in a joint assault: effects before it, the step into the city, then the combat."""

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules import between_turns, tactics
from emberhall.games.mage_knight.rules.cities import parts
from emberhall.games.mage_knight.rules.deeds import played, plays
from emberhall.games.mage_knight.rules.healing import heal, heal_options
from emberhall.games.mage_knight.rules.joint_assault import joint_of, next_stormer
from emberhall.games.mage_knight.rules.movement import walk, walks_from
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import MK
from emberhall.kernel import Ask, Flow, Option, msg

_PROMPT_CALLED = msg("prompt-called")
_PROMPT_STORM = msg("prompt-storm")


def called(t: MK) -> Flow[None]:
    """Effects that can be used before the own turn, and at its start (MK-JOINT-19)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    options: list[Option] = []
    between_turns.effects(state, player, options)
    if options:
        options.append(ch.BEGIN_TURN)
        option = yield Ask(turn.seat, _PROMPT_CALLED, options, "MK-JOINT-19")
        if option is not ch.BEGIN_TURN:
            yield from between_turns.use(t, player, option)
            return
    begin_turn(t, player)
    turn.exhausted = False
    state.phase = "storm"


def storm(t: MK) -> Flow[None]:
    """One decision before the step into the city; no other movement or action is allowed (MK-JOINT-20)."""
    state, turn = t.state, t.state.turn
    player = state.players[turn.seat]
    joint = joint_of(state)
    options: list[Option] = []
    if turn.costs[mk.CITY] <= turn.move:
        city = parts(joint.at, state.places[joint.at])
        options.extend(step.fight for step in walks_from(ground(state), player.at) if step.to in city)
    if not options:
        options.append(ch.STAY_OUT)
    plays(state, player, mk.MOVING, options)
    tactics.during_turn(state, player, options)
    if turn.heal:
        heal_options(state, player, options)
    option = yield Ask(turn.seat, _PROMPT_STORM, options, "MK-JOINT-20")
    if isinstance(option, ch.Walk):
        walk(t, player, option.at)
    elif option is ch.STAY_OUT:
        turn.acted = True
        turn.move = turn.influence = 0
        t.say(msg("story-stays-out", hero=name("hero", player.hero)))
        next_stormer(t)
    elif isinstance(option, ch.UseTactic):
        yield from tactics.use(t, player, option)
    elif not (yield from heal(t, player, option)):
        yield from played(t, player, option, mk.MOVING)


def stormed(t: MK) -> Flow[None]:
    """A combat of the assault is over."""
    next_stormer(t)
    yield from ()
