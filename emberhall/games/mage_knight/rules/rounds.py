"""One Round: whose turn it is, and how it ends."""

from emberhall.effects import lasts
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.scenarios.goals import check_goal, end_game
from emberhall.games.mage_knight.rules.tactics import give_turn
from emberhall.games.mage_knight.state import DUMMY, Player, Table
from emberhall.games.mage_knight.terms import Change
from emberhall.kernel import msg


def announce_end_of_round(t: Table, seat: int) -> None:
    """End of the Round: the turn is forfeited, everybody else has one more (MK-ROUND-33)."""
    state = t.state
    state.announced = seat
    state.round_turns = len(state.order) - 1
    if state.game_turns > 0 and seat != DUMMY:
        state.game_turns -= 1  # the last turn is forfeited (MK-ROUND-36)
    hero = state.dummy.hero if seat == DUMMY and state.dummy else state.players[seat].hero
    t.say(msg("say-announces", hero=name("hero", hero)))
    if seat != DUMMY:
        leave_turn(state.players[seat])
    if state.game_turns == 0:
        end_game(t)
    elif not state.round_turns:
        state.phase = "prepare"
    else:
        next_turn(t)


def skip_turn(t: Table) -> None:
    """The turn is skipped or forfeited without announcing anything."""
    leave_turn(t.state.players[t.state.turn.seat])
    turn_over(t)


def leave_turn(player: Player) -> None:
    """A turn is over, taken or not: mana is lost (MK-MANA-02), and effects used once between turns are back."""
    player.mana = [0] * 6
    player.plundered = False
    player.motivated = max(0, player.motivated - 1)
    if player.wheel >= 0:
        player.wheel_rests = "master_of_chaos" in player.skills and not player.wheel_used
        player.wheel_used = False


def turn_over(t: Table) -> None:
    """A turn is over: count the last turns of the Round and of the game, and go on.

    MK-ROUND-34, MK-ROUND-35, MK-ROUND-36.
    """
    state = t.state
    seat = state.turn.seat
    mods = state.turn.mods
    if mods and lasts(mods, Change.TIME_BENDING):  # the turn that follows at once is the one that counts
        again = state.turn.again
        give_turn(state, state.turn_of)
        state.turn.again = again
        return
    if state.game_turns > 0 and seat != DUMMY:
        state.game_turns -= 1
    elif state.game_turns < 0:
        check_goal(t)
    if state.round_turns > 0:
        state.round_turns -= 1
    if state.game_turns == 0:
        end_game(t)
    elif state.round_turns == 0:
        state.phase = "prepare"
    elif state.turn.again and state.round_turns < 0:
        give_turn(state, state.turn_of)
    else:
        next_turn(t)


def next_turn(t: Table) -> None:
    """The next in Round Order; after the goal is reached the dummy player has no more turns (MKS-SOLO-14)."""
    state = t.state
    place = (state.turn_of + 1) % len(state.order)
    over = state.game_turns >= 0 or (state.volkare is not None and state.round_turns >= 0)  # MKX-RETURN-69
    if state.order[place] == DUMMY and over and len(state.order) > 1:
        if state.round_turns > 0:
            state.round_turns -= 1
            if not state.round_turns:
                state.phase = "prepare"
                return
        place = (place + 1) % len(state.order)
    give_turn(state, place)
