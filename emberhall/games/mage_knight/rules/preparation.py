"""A battle comes to a hero in another's turn, or before its own: quick or long preparation."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import FACTION_TOKEN, SKILL
from emberhall.games.mage_knight.rules.common import others_in
from emberhall.games.mage_knight.rules.mana import start_of_turn
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.turn_start import begin_turn
from emberhall.games.mage_knight.state import Phase, Player, State, Table, Turn
from emberhall.kernel import Offer, Option


def call(state: State, seat: int, phase: Phase) -> None:
    """Suspend the running turn: this seat acts now."""
    state.waiting.append(state.turn)
    state.turn = Turn(seat)
    state.phase = phase


def preparing() -> Offer[State, Acting, Option]:
    """Quick or long preparation, the long one only with the token face up and not with Wounds alone in hand.

    MKX-VATTACK-12, MKX-VDEF-07. The menus that list it say what each choice does.
    """
    return Offer((ch.QUICK_PREPARATION, ch.LONG_PREPARATION), _preparations)


def _preparations(state: State, who: Acting) -> list[Option]:
    player = who.player
    able = not player.skips and (others_in(player.hand.cards) or not player.hand)
    return [ch.QUICK_PREPARATION, ch.LONG_PREPARATION] if able else [ch.QUICK_PREPARATION]


def quickly(t: Table, player: Player) -> None:
    """No die of the Source, no Skills of each turn, no end of the turn.

    MKX-VATTACK-08, MKX-VATTACK-09, MKX-VATTACK-10.
    """
    state, turn = t.state, t.state.turn
    start_of_turn(state, turn)
    set_costs(state)
    turn.dice_left = 0
    turn.skills = [skill for skill in player.skills if SKILL[skill].once_a_turn] + out_of_turn(state)


def out_of_turn(state: State) -> list[str]:
    """The faction tokens, which can be used only in a turn of one's own (MKX-FTOKEN-04)."""
    return list(FACTION_TOKEN) if state.factions is not None else []


def for_long(t: Table, player: Player) -> None:
    """The next turn is taken early (MKX-VATTACK-06, MKX-VATTACK-07)."""
    player.skips = True
    begin_turn(t, player)
    t.state.turn.free = True


def dice_back(t: Table, turn: Turn) -> None:
    """Return dice that effects have used outside a turn: they are rerolled, or stay as they were set."""
    t.state.source.extend(t.below(6) for _ in turn.dice)
    t.state.source.extend(turn.dice_set)
    turn.dice, turn.dice_set = [], []
