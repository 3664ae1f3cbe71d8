"""Unpredictable combats: another player chooses in secret how a single enemy is stronger."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects.listening import always_waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import gain_fame
from emberhall.games.mage_knight.rules.foes import combat_of, lower_armor
from emberhall.games.mage_knight.state import DUMMY, Face, State, Table
from emberhall.games.mage_knight.terms import BLACK, BLUE, COLOURS, RED, WHITE, Moment
from emberhall.kernel import ALL, FaceDown, Flow, ask, msg

#: The colours that can be chosen: the last one does nothing (MK-UNPR-07).
DIE_COLOURS = (WHITE, RED, BLUE, BLACK)


def lay_out_die(state: State) -> None:
    """The die, as the colours it can be set to."""
    if state.setup.unpredictable_combats:
        state.colours = FaceDown([Face(f"face.{COLOURS[colour]}") for colour in DIE_COLOURS], pool="face")
        state.secret_colour = FaceDown(pool="face")
        _show(state.colours)


def _show(zone: FaceDown[Face]) -> None:
    zone.known = dict.fromkeys(zone.cards, ALL)


def chooser(state: State) -> int | None:
    """The player who took the previous turn (MK-UNPR-02)."""
    seats = state.order[: state.turn_of][::-1] + state.order[state.turn_of :][::-1]
    return next((seat for seat in seats if seat not in (DUMMY, state.turn.seat)), None)


def choose_die(state: State) -> bool:
    """A combat starts: against a single enemy, another player chooses a colour first (MK-UNPR-01)."""
    if not state.setup.unpredictable_combats or len(combat_of(state).foes) != 1 or chooser(state) is None:
        return False
    state.phase = "secret_colour"
    return True


def secret_colour(t: Table) -> Flow[None]:
    """The colour is chosen in secret; a white one is shown at once (MK-UNPR-02, MK-UNPR-08)."""
    state = t.state
    seat = chooser(state)
    assert seat is not None
    options = [ch.PICK_COLOUR[colour] for colour in DIE_COLOURS]
    pick = yield from ask(seat, msg("ask-secret-colour"), options, "MK-UNPR-02")
    for zone in (state.colours, state.secret_colour):
        zone.lookers = 1 << seat
    t.move(Face(f"face.{pick.colour}"), state.colours, state.secret_colour, secretly_by=seat)
    state.phase = "ranged"
    show_die(t, "ranged")


def _shown(state: State) -> bool:
    return bool(state.secret_colour) and state.secret_colour.known.get(state.secret_colour.cards[0]) == ALL


def _colour(state: State) -> int:
    return COLOURS.index(state.secret_colour.cards[0].partition(".")[2])


_PHASES = {"ranged": WHITE, "block": RED, "attack": BLUE}


def show_die(t: Table, phase: str) -> None:
    """A phase starts: the die is shown if it works now, or if nothing is left to hide.

    MK-UNPR-08, MK-UNPR-09, MK-UNPR-10.
    """
    state = t.state
    if not state.secret_colour:
        return
    foe = combat_of(state).foes[0]
    colour = _colour(state)
    if _shown(state):
        if colour == WHITE and phase == "block":
            lower_armor(foe, 1)  # never below 1, whatever lowered it meanwhile
        return
    if colour != _PHASES[phase] and phase != "attack":
        t.say(msg("say-not-colour", colour=name("colour", COLOURS[_PHASES[phase]])))
        return
    _reveal(t)
    if colour != _PHASES[phase]:
        return
    if colour == RED:
        for attack in foe.attacks:
            attack.value += attack.value > 0  # MK-UNPR-04
    else:  # MK-UNPR-03, MK-UNPR-05
        foe.armor += 1
        foe.lower += 1


def _reveal(t: Table) -> None:
    state = t.state
    t.show(state.secret_colour.cards[0], state.secret_colour)
    t.say(msg("say-colour", colour=name("colour", COLOURS[_colour(state)])))


@always_waits(Moment.ENEMY_DEFEATED, "secret_colour")
def _beaten(t: Table, play: Playing) -> None:
    """One more Fame, unless the die is black (MK-UNPR-06, MK-UNPR-07)."""
    state = t.state
    if state.secret_colour and play.foe is combat_of(state).foes[0] and _colour(state) != BLACK:
        gain_fame(t, play.player, 1)


def lay_die_open(t: Table) -> None:
    """The combat is over: the die lies open again."""
    state = t.state
    if state.secret_colour:
        if not _shown(state):
            _reveal(t)
        t.move(state.secret_colour.cards[0], state.secret_colour, state.colours)
        for face in state.colours.cards:
            t.show(face, state.colours)
