"""Effects marked "before your turn" or "in another player's turn": plundering, Motivation, two Tactics (MK-TURN-01)."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import gain_reputation
from emberhall.games.mage_knight.rules.deeds import skills_before_turn, take
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.tactics import tactic_before_turn
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import BEFORE
from emberhall.kernel import Ask, Flow, Message, Option, msg


def effects_before_turn(state: State, player: Player, out: list[Option], *, own: bool = True) -> None:
    """Add what the player may use before the own turn; if it is not the own, only what is so marked (MK-TURN-10)."""
    if _can_plunder(state, player):
        out.append(ch.PLUNDER)
    tactic_before_turn(player, out, own=own)
    if player.skills:
        skills_before_turn(player, out)
        if own and player.wheel_rests:
            out.append(ch.TURN_WHEEL)


def use_before_turn(t: Table, player: Player, option: Option) -> Flow[None] | tuple[()]:
    """Use one of these effects."""
    return take(t, player, option, BEFORE)


def _can_plunder(state: State, player: Player) -> bool:
    """Once between two own turns, on a village (MKW-PLUND-01 to MKW-PLUND-05)."""
    place = state.places.get(player.at)
    return place is not None and place.site == "village" and not player.plundered


@ch.taken(ch.PLUNDER)
def _plunder(t: Table, player: Player, option: Option, moment: int) -> Flow[None]:
    """Reputation -1, draw 2 cards."""
    player.plundered = True
    gain_reputation(t, player, -1)
    t.say(msg("say-plunders", hero=name("hero", player.hero)))
    yield from draw_cards(t, player, 2)


@ch.taken(ch.TURN_WHEEL)
def _turn_wheel(t: Table, player: Player, option: Option, moment: int) -> None:
    """Master of Chaos: the Shield of who did not use it goes one step on, without effect (MKX-KRANG-17)."""
    player.wheel = (player.wheel + 1) % 6
    player.wheel_rests = False


# in another player's turn


def answers(t: Table, prompt: Message) -> Flow[None]:
    """An effect that touches hands is announced: the others may use theirs first, in Round Order (MK-TURN-05)."""
    state = t.state
    for seat in state.order:
        if seat == state.turn.seat:
            continue
        while options := answers_of(state, seat):
            option = yield Ask(seat, prompt, [*options, ch.SKIP], "MK-TURN-05")
            if option is ch.SKIP:
                break
            yield from use_before_turn(t, state.players[seat], option)


def answers_of(state: State, seat: int) -> list[Option]:
    """What this seat may use now that another player acts."""
    options: list[Option] = []
    if seat >= 0 and not in_own_turn(state, seat) and _has_turns_left(state, seat):
        effects_before_turn(state, state.players[seat], options, own=False)
    return options


def in_own_turn(state: State, seat: int) -> bool:
    """Whether the seat's turn has begun and is not over; a quick preparation is no turn (MK-PVP-21)."""
    if state.joint is not None and state.joint.ends:
        return seat in state.joint.ends
    if state.duel is not None and seat == state.duel.defender and not state.duel.long:
        return False
    return any(turn.seat == seat for turn in (state.turn, *state.waiting))


def _has_turns_left(state: State, seat: int) -> bool:
    """Whether the seat has a turn to come in this Round (MK-TURN-09); one that will be skipped is none."""
    if state.round_turns < 0 and state.game_turns < 0:
        return True
    order = state.order
    to_come = [order[(state.turn_of + i) % len(order)] for i in range(1, len(order))]  # the running turn counts as left
    if state.round_turns >= 0:
        to_come = to_come[: max(0, state.round_turns - 1)]
    if state.game_turns >= 0:
        to_come = [other for other in to_come if other >= 0][: max(0, state.game_turns - 1)]
    return seat in to_come and not state.players[seat].skips
