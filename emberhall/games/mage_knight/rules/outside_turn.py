"""Effects marked "before your turn" or "in another player's turn": plundering, Motivation, two Tactics (MK-TURN-01)."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import gain_reputation
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.skills import play_skill, skills_before_turn
from emberhall.games.mage_knight.rules.tactics import tactic_before_turn, use_tactic
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import BEFORE
from emberhall.kernel import Flow, Menu, Message, Option, msg, offer, pick


@offer(ch.PLUNDER, ch.UseTactic, ch.UseSkill, ch.TURN_WHEEL)
def effects_before_turn(state: State, who: Acting) -> list[Option]:
    """What the player may use before their own turn."""
    return _effects(state, who.player, own=True)


def _effects(state: State, player: Player, *, own: bool) -> list[Option]:
    """In another player's turn only what is marked so (MK-TURN-10)."""
    found: list[Option] = [ch.PLUNDER] if _can_plunder(state, player) else []
    found += tactic_before_turn(player, own=own)
    if player.skills:
        found += skills_before_turn(player)
        if own and player.wheel_rests:
            found.append(ch.TURN_WHEEL)
    return found


effects_before_turn.does(ch.UseTactic)(use_tactic)
effects_before_turn.does(ch.UseSkill)(play_skill)


def _can_plunder(state: State, player: Player) -> bool:
    """Whether the player can plunder: in a village, once between two of their turns (MKW-PLUND-01 to MKW-PLUND-05)."""
    place = state.places.get(player.at)
    return place is not None and place.site == "village" and not player.plundered


@effects_before_turn.does(ch.PLUNDER)
def _plunder(t: Table, who: Acting, option: Option) -> Flow[None]:
    """Reputation -1, draw 2 cards."""
    player = who.player
    player.plundered = True
    gain_reputation(t, player, -1)
    t.say(msg("say-plunders", hero=name("hero", player.hero)))
    yield from draw_cards(t, player, 2)


@effects_before_turn.does(ch.TURN_WHEEL)
def _turn_wheel(t: Table, who: Acting, option: Option) -> None:
    """Master of Chaos: a Shield that was not used goes one step on, without effect (MKX-KRANG-17)."""
    player = who.player
    player.wheel = (player.wheel + 1) % 6
    player.wheel_rests = False


OUTSIDE: Menu[State, Acting] = Menu(effects_before_turn)


def use_before_turn(t: Table, player: Player, option: Option) -> Flow[None] | tuple[()]:
    """Use one of these effects."""
    return OUTSIDE.take(t, Acting(player, BEFORE), option)


# in another player's turn


def answers(t: Table, prompt: Message) -> Flow[None]:
    """Before an effect on hands takes place, the others may use theirs, in Round Order (MK-TURN-05)."""
    state = t.state
    for seat in state.order:
        if seat == state.turn.seat:
            continue
        while options := answers_of(state, seat):
            option = yield from pick(seat, prompt, options, "MK-TURN-05", stop=ch.SKIP)
            if option is None:
                break
            yield from use_before_turn(t, state.players[seat], option)


def answers_of(state: State, seat: int) -> list[Option]:
    """What this seat may use now that another player acts."""
    if seat >= 0 and not in_own_turn(state, seat) and _has_turns_left(state, seat):
        return _effects(state, state.players[seat], own=False)
    return []


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
