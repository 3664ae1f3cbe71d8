"""Skills that play a card sideways for more. Skill and card are one choice: two Skills never raise one card."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects.book import named
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.rules.common import (
    card_of,
    others_in,
    wounds_in,
)
from emberhall.games.mage_knight.rules.deeds import sideways
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.state import Deed, Modifier, State, Table
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLOCKING,
    INFLUENCE_USE,
    INTERACTING,
    MELEE_ATTACK,
    MOVE_USE,
    MOVING,
    SIDEWAYS_USES,
    Change,
    sideways_uses,
)
from emberhall.kernel import Flow, ask, choose, msg

_SIDEWAYS = MOVING | MOVE_USE | INTERACTING | INFLUENCE_USE | BLOCKING | MELEE_ATTACK


def _turnable(cards: list[Deed], timing: int) -> list[ch.Sideways]:
    uses_now = sideways_uses(timing)
    return [ch.Sideways(card, SIDEWAYS_USES[use]) for card in cards for use in uses_now]


def _cards_to_turn(state: State, play: Playing) -> bool:
    return bool(others_in(play.player.hand.cards))


def _pick_sideways(t: Table, play: Playing, cards: list[Deed]) -> Flow[ch.Sideways]:
    picks = _turnable(cards, play.timing)
    pick: ch.Sideways = yield from choose(t.state.turn.seat, msg("ask-sideways"), picks)
    return pick


def _turn(t: Table, play: Playing, pick: ch.Sideways, n: int) -> None:
    sideways(t, Acting(play.player, play.timing), pick, n)


def _wound_to_turn(state: State, play: Playing) -> bool:
    return bool(wounds_in(play.player.hand.cards))


@named("wound_sideways", timings=_SIDEWAYS, needs=_wound_to_turn)
def _wound_sideways(t: Table, play: Playing, n: int) -> Flow[None]:
    """A Wound is played sideways like another card; it is discarded with them at the end of the turn."""
    pick = yield from _pick_sideways(t, play, wounds_in(play.player.hand.cards)[:1])
    _turn(t, play, pick, n)


@named("i_dont_give_a_damn", timings=_SIDEWAYS, needs=_cards_to_turn)
def _i_dont_give_a_damn(t: Table, play: Playing, n: int) -> Flow[None]:
    pick = yield from _pick_sideways(t, play, others_in(play.player.hand.cards))
    _turn(t, play, pick, n if card_of(pick.card).kind == "basic" else n + 1)


@named("who_needs_magic", timings=_SIDEWAYS, needs=_cards_to_turn)
def _who_needs_magic(t: Table, play: Playing, n: int) -> Flow[None]:
    turn = t.state.turn
    pick = yield from _pick_sideways(t, play, others_in(play.player.hand.cards))
    if len(turn.dice) == turn.tactic_die and not turn.dice_set:
        how = yield from ask(turn.seat, msg("ask-forgo-dice"), (ch.FORGO_DICE, ch.KEEP_DICE))
        if how is ch.FORGO_DICE:
            turn.mods.append(Modifier(Change.NO_DICE, source=play.source))
            turn.dice_left = 0
            n += 1
    _turn(t, play, pick, n)


def _mana_and_card(state: State, play: Playing) -> bool:
    return _cards_to_turn(state, play) and usable(state, play.player) & ALL_BASIC != 0


@named("universal_power", timings=_SIDEWAYS, needs=_mana_and_card)
def _universal_power(t: Table, play: Playing, n: int) -> Flow[None]:
    pick = yield from _pick_sideways(t, play, others_in(play.player.hand.cards))
    colour = yield from pay(t, play.player, ALL_BASIC)
    if pick.card in play.player.hand:  # and not discarded, because a Mana Curse has knocked the hero out
        _turn(t, play, pick, n + 1 if card_of(pick.card).colour == colour else n)
