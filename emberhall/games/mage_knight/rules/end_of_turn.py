"""The end of the turn, step by step (MK-END-01); each step that asks is a decision of its own."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from emberhall.effects import first_of, lasts, sum_of, use_up
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import (
    discard,
    gain_crystal,
    gain_fame,
    gain_reputation,
    hand_tells,
    others_in,
    take_wound,
    throw_away,
    wounds_in,
)
from emberhall.games.mage_knight.rules.drawing import draw_at_once, draw_cards
from emberhall.games.mage_knight.rules.hand import hand_limit
from emberhall.games.mage_knight.rules.hero_combat import defender_done
from emberhall.games.mage_knight.rules.joint_assault import all_ended
from emberhall.games.mage_knight.rules.level_up import due, level_up
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.rules.phantoms import phantoms_appear, turn_ended
from emberhall.games.mage_knight.rules.rewards import take_reward
from emberhall.games.mage_knight.rules.rounds import leave_turn, turn_over
from emberhall.games.mage_knight.rules.safe_spaces import is_safe
from emberhall.games.mage_knight.rules.scenario import special_of, works
from emberhall.games.mage_knight.rules.scenarios.mines_liberation import occupied
from emberhall.games.mage_knight.state import Deed, Player, Table
from emberhall.games.mage_knight.terms import BASIC, HILLS, MOUNTAIN, Change
from emberhall.kernel import NOWHERE, Flow, Option, ask, choose, confirm, msg, pick

#: A step finishes at once (True), or asks and then says whether it is finished. The last one asks nothing.
Doing: TypeAlias = Callable[[Table, Player], Flow[bool] | Literal[True]]


class Step(NamedTuple):
    """A step of the end of a turn, and the condition it is skipped without."""

    do: Doing
    due: Callable[[Table, Player], object] | None = None


def end_turn(t: Table) -> Flow[None] | None:
    """Take steps up to one that asks; a step returns whether it is finished or must be taken again."""
    state = t.state
    turn = state.turn
    player = state.players[turn.seat]
    if not turn.steps:
        turn.steps = list(STEPS)
    steps = turn.steps
    hand_tells(t, turn.seat)  # which steps ask depends on the cards left
    for done, step in enumerate(steps):
        do, due_now = STEPS[step]
        asking = do(t, player) if due_now is None or due_now(t, player) else True
        if asking is not True:
            del steps[:done]
            return _ask_in(steps, asking)
    steps.clear()
    if state.duel is not None:
        if lasts(turn.mods, Change.TIME_BENDING):  # the turn that it gives is the one that would be skipped
            player.skips = False
        defender_done(state)
    elif (state.joint is None or all_ended(t)) and not special_of(state).turn_ended(t) and not turn_ended(state):
        turn_over(t)
    return None


def _ask_in(steps: list[str], asking: Flow[bool]) -> Flow[None]:
    """Take the first of the steps, which asks."""
    if (yield from asking):
        del steps[0]


def _dice(t: Table, player: Player) -> Literal[True]:
    """Used dice are rerolled and go back to the Source (MK-END-03); dice that were set stay as they lie."""
    turn = t.state.turn
    t.state.source.extend(t.below(6) for _ in turn.dice)
    t.state.source.extend(turn.dice_set)
    turn.dice, turn.dice_set = [], []
    return True


def _withdraw(t: Table, player: Player) -> Literal[True]:
    """Forced withdrawal: back along the way, a Wound for each space (MK-END-04, MK-END-05, MK-END-06)."""
    state, turn = t.state, t.state.turn
    while turn.path and not is_safe(state, turn.seat, player.at):
        player.at = turn.path.pop()
        take_wound(t, player)
        t.say(msg("say-withdraws", hero=name("hero", player.hero)))
    return True


def _effects(t: Table, player: Player) -> Literal[True]:
    """Give what played effects promise for the end of the turn."""
    turn = t.state.turn
    if not turn.mods:
        return True
    mods, units = turn.mods, turn.recruited
    fame = sum_of(mods, Change.FAME_AT_END) + units * sum_of(mods, Change.RECRUIT_FAME)
    if fame:
        gain_fame(t, player, fame)
    reputation = sum_of(mods, Change.REPUTATION_AT_END) + units * sum_of(mods, Change.RECRUIT_REPUTATION)
    gain_reputation(t, player, reputation)
    terrain = ground(t.state).terrain.get(player.at)
    if terrain == HILLS:
        player.next_draw += sum_of(mods, Change.HILLS_DRAW)
    elif terrain == MOUNTAIN:
        player.next_draw += sum_of(mods, Change.MOUNTAINS_DRAW)
    if lasts(mods, Change.CRYSTALS_RETURN):
        for colour in BASIC:
            player.crystals[colour] = min(3, player.crystals[colour] + turn.crystals_spent[colour])
    return True


def _wounds(t: Table, player: Player) -> Flow[bool]:
    """All Wounds received this turn may be thrown away, from the hand and the discard pile."""
    turn = t.state.turn
    received = [
        (card, zone) for zone in (player.hand, player.discard) for card in wounds_in(zone.cards) if card in turn.wounds
    ]
    if received and (yield from confirm(turn.seat, msg("ask-throw-wounds", n=len(received)))):
        for card, zone in received:
            throw_away(t, card, zone)
    return True


def _reclaim(t: Table, player: Player) -> Flow[bool]:
    """Cards that may be taken back into the hand for another card."""
    turn = t.state.turn
    reclaim = use_up(turn.mods, Change.RECLAIM)
    if reclaim is None:
        return True
    if reclaim.source not in player.play:
        return False  # its effect was lent to another card, and it was thrown away
    cards = player.hand.cards if reclaim.arg else others_in(player.hand.cards)
    prompt = msg("ask-reclaim", card=name("card", reclaim.source))
    picks = [ch.pick_card(card) for card in cards]
    chosen = (yield from pick(turn.seat, prompt, picks, stop=ch.SKIP)) if picks else None
    if chosen is not None:
        discard(t, player, next(card for card in player.hand.cards if card == chosen.card))
        t.move(Deed(reclaim.source), player.play, player.hand)
    return False


def _tempo(t: Table, player: Player) -> Flow[bool]:
    """A card that may go to the top or the bottom of the Deed deck instead of the discard pile."""
    turn = t.state.turn
    tempo = use_up(turn.mods, Change.TEMPO_TOP, Change.TEMPO_BOTTOM)
    if tempo is None:
        return True
    top = tempo.what == Change.TEMPO_TOP
    card = Deed(tempo.source)
    if card in player.play and (top or player.deck):
        word = ch.ON_TOP if top else ch.AT_BOTTOM
        prompt = msg("ask-tempo", card=name("card", card))
        if (yield from ask(turn.seat, prompt, (word, ch.SKIP))) is not ch.SKIP:
            t.move(card, player.play, player.deck, bottom=not top)
    return False


def _clear(t: Table, player: Player) -> Literal[True]:
    """Mana tokens are gone, played cards go to the discard pile (MK-END-07, MK-END-08), or back with Time Bending."""
    player.mana = [0] * 6
    bending = first_of(t.state.turn.mods, Change.TIME_BENDING)
    if bending is not None:
        if bending.source in player.play:
            t.move(Deed(bending.source), player.play, player.aside)  # MK-EFFECT-08, MK-EFFECT-09
        t.move_all(player.play, player.hand)
        return True
    t.move_all(player.play, player.discard)
    return True


def _site(t: Table, player: Player) -> Flow[bool]:
    """A mine gives a crystal, a glade takes a Wound away (MK-END-10, MK-END-11, MK-END-12)."""
    state = t.state
    place = state.places.get(player.at)
    if place is None:
        return True
    if place.site == "mine" and not occupied(place):  # MKS-MINES-25
        gain_crystal(t, player, place.colours[0], reward=True)
    elif place.site == "deep_mine":  # MKX-MINE-01, MKX-MINE-05
        colours = sum(1 << colour for colour in place.colours)
        gain_crystal(t, player, (yield from pick_colour(t, colours, "ask-crystal")), reward=True)
    elif place.site in ("magical_glade", "hidden_valley") and works(place):
        in_hand, discarded = wounds_in(player.hand.cards), wounds_in(player.discard.cards)
        options: list[Option] = []
        if in_hand:
            options.append(ch.FROM_HAND)
        if discarded:
            options.append(ch.FROM_DISCARD)
        if options:
            options.append(ch.SKIP)
            pick = yield from ask(state.turn.seat, msg("ask-glade"), options, "MK-END-10")
            if pick is ch.FROM_HAND:
                throw_away(t, in_hand[0], player.hand)
            elif pick is ch.FROM_DISCARD:
                throw_away(t, discarded[0], player.discard)
    return True


def _rewards(t: Table, player: Player) -> Flow[bool]:
    """Rewards in the order the player likes (MK-END-13)."""
    yield from take_reward(t, player)
    return not t.state.turn.rewards


def _levels(t: Table, player: Player) -> Flow[bool]:
    """Level-ups, one after the other (MK-LEVEL-02)."""
    yield from level_up(t, player)
    return not due(player)


def _discards(t: Table, player: Player) -> Flow[bool]:
    """Discard any number of cards; at least one if none was played (MK-DRAW-01, MK-DRAW-02)."""
    turn = t.state.turn
    cards = others_in(player.hand.cards)
    if not cards or lasts(turn.mods, Change.TIME_BENDING):
        return True
    picks = [ch.pick_card(card) for card in cards]
    if turn.played or turn.free:
        chosen = yield from pick(turn.seat, _PROMPT_DISCARD, picks, "MK-DRAW-01")
        if chosen is None:
            return True
    else:
        chosen = yield from choose(turn.seat, _PROMPT_AT_LEAST_ONE, picks, "MK-DRAW-01")
    discard(t, player, next(card for card in cards if card == chosen.card))
    return False


_PROMPT_DISCARD, _PROMPT_AT_LEAST_ONE = msg("ask-end-discard", least=0), msg("ask-end-discard", least=1)


def _draw(t: Table, player: Player) -> Flow[bool] | Literal[True]:
    """Draw up to the Hand limit (MK-DRAW-03)."""
    turn = t.state.turn
    if turn.mods and lasts(turn.mods, Change.TIME_BENDING):
        return True
    if player.tactic == "long_night":
        return _draw_on(t, player)
    draw_at_once(t, player, _missing(t, player))
    return True


def _missing(t: Table, player: Player) -> int:
    """How many cards are missing from the hand; what raises the limit for the next draw is used up."""
    limit = hand_limit(t.state, player)
    if t.state.round_turns < 0:  # after the last turn of the Round the bonus is kept for the next (MK-ROUND-39)
        limit += player.next_draw
        player.next_draw = 0
    if player.tactic == "planning" and len(player.hand) >= 2:
        limit += 1  # MK-DRAW-09
    return limit - len(player.hand)


def _draw_on(t: Table, player: Player) -> Flow[bool]:
    """The same with a Tactic that may fill an empty deck again."""
    yield from draw_cards(t, player, _missing(t, player))
    return True


def _leave(t: Table, player: Player) -> Literal[True]:
    """A hero on the portal leaves the map until its next turn (MK-HEROES-07)."""
    for unit in player.units:
        unit.used = []
    place = t.state.places.get(player.at)
    if place is not None and place.site == "portal":
        player.at = NOWHERE
    leave_turn(player)
    if player.haunted:
        phantoms_appear(t, player)
    return True


STEPS: dict[str, Step] = {
    "dice": Step(_dice),
    "withdraw": Step(_withdraw),
    "effects": Step(_effects),
    "wounds": Step(_wounds, lambda t, player: t.state.turn.mods and lasts(t.state.turn.mods, Change.WOUNDS_THROWN)),
    "reclaim": Step(_reclaim, lambda t, player: t.state.turn.mods),
    "tempo": Step(_tempo, lambda t, player: t.state.turn.mods),
    "clear": Step(_clear),
    "site": Step(_site, lambda t, player: player.at in t.state.places),
    "rewards": Step(_rewards, lambda t, player: t.state.turn.rewards),
    "levels": Step(_levels, lambda t, player: due(player)),
    "discard": Step(_discards, lambda t, player: player.hand.cards),
    "draw": Step(_draw),
    "leave": Step(_leave),
}
