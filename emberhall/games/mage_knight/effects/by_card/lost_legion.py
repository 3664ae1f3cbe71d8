"""Cards, Units and Skills of The Lost Legion that no node expresses, but those of combat."""

from collections.abc import Iterator
from typing import Any

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, playable, resolve
from emberhall.games.mage_knight.effects.does.cards import spare_cards
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.offers import spends
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.ground import distance, word
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import (
    card_of,
    discard,
    gain_crystal,
    gain_fame,
    refill_advanced,
    take_wound,
    unit_of,
)
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.hero_values import rival_here
from emberhall.games.mage_knight.rules.mana import can_pay, pay, pick_colour
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.safe_spaces import havens, reach
from emberhall.games.mage_knight.state import Deed, Modifier, Place, Player, State, Table, Unit
from emberhall.games.mage_knight.terms import (
    AFTER,
    ALL_BASIC,
    COMBAT,
    MOVING,
    PEACE,
    POOLS,
    Change,
    Moment,
)
from emberhall.kernel import FaceDown, Flow, Message, ask, choose, msg, pick


def choose_deed(t: Table, cards: list[Deed], prompt: str) -> Flow[Deed]:
    """Choose one of these cards."""
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg(prompt), [ch.pick_card(card) for card in cards])
    return next(card for card in cards if card == pick.card)


# effects in place of the action of the turn (MKX-EFFECT-01, MKX-EFFECT-02, MKX-EFFECT-03, MKX-EFFECT-04)


def _no_action_yet(state: State, play: Playing) -> bool:
    return state.phase == "move" and rival_here(state, play.player) < 0


def _as_action(t: Table) -> None:
    turn = t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    t.state.phase = "after"


@named("temporal_portal", timings=MOVING, needs=_no_action_yet)
def _temporal_portal(t: Table, play: Playing, n: int) -> Flow[None]:
    """The hero may move to a safe space; in any case the Hand limit is 1 higher at the next draw."""
    havens_near = havens(t.state, t.state.turn.seat, reach(t.state, play.player.at, n))
    if havens_near:
        picks = [ch.pick_space(t.state, at) for at in havens_near]
        chosen = yield from pick(t.state.turn.seat, msg("ask-portal"), picks, stop=ch.SKIP)
        if chosen is not None:
            relocate(t, play.player, chosen.at)
    play.player.next_draw += 1
    _as_action(t)


@named("temporal_rest", timings=MOVING, needs=_no_action_yet)
def _temporal_rest(t: Table, play: Playing, n: int) -> Flow[None]:
    """One space at most, and the Hand limit higher by n."""
    play.player.next_draw += n - 1
    yield from _temporal_portal(t, play, 1)


@named("peaceful_moment", timings=MOVING, needs=_no_action_yet)
def _peaceful_moment(t: Table, play: Playing, n: int) -> Flow[None]:
    """No interaction: Reputation does not count."""
    _as_action(t)
    yield from resolve(t, play, fx.Influence(n))


@spends(Change.PEACEFUL_HEAL, "influence", AFTER, price=2)
def _peaceful_heal(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    t.state.turn.heal += 1
    yield from ()


def _calmed(state: State, player: Player, points: int) -> list[Unit]:
    return [unit for unit in player.units if not unit.ready and 2 * unit_of(unit).level <= points]


@spends(
    Change.PEACEFUL_READY,
    "influence",
    AFTER,
    price=lambda state, player, modifier: min(
        (2 * unit_of(unit).level for unit in _calmed(state, player, state.turn.influence)), default=0
    ),
)
def _peaceful_ready(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    """One Unit, for 2 points for each of its Levels; the price of the cheapest is paid already."""
    turn = t.state.turn
    least = min(2 * unit_of(unit).level for unit in play.player.units if not unit.ready)
    turn.mods.remove(modifier)
    units = _calmed(t.state, play.player, turn.influence + least)
    picks = [ch.pick_unit(unit.card) for unit in units]
    pick: ch.PickUnit = yield from choose(turn.seat, msg("ask-ready"), picks)
    unit = next(unit for unit in units if unit.card == pick.unit)
    turn.influence -= 2 * unit_of(unit).level - least
    unit.ready = True


# Blood of Ancients, Spell Forge


def _learnable(state: State, play: Playing) -> int:
    """The colours (bits) of Advanced Actions in the offer that can be paid for besides."""
    colours = {card_of(card).colour for card in state.advanced_offer}
    return sum(1 << c for c in colours if can_pay(state, play.player, (*play.cost, c)))


@named("learn_by_blood", needs=lambda state, play: _learnable(state, play) != 0)
def _learn_by_blood(t: Table, play: Playing, n: int) -> Flow[None]:
    state = t.state
    colours = _learnable(state, play)
    if not colours:
        return  # the Wound has knocked the hero out
    colour = yield from pay(t, play.player, colours)
    cards = [card for card in state.advanced_offer if card_of(card).colour == colour]
    card = yield from choose_deed(t, cards, "ask-advanced")
    t.move(card, state.advanced_offer, play.player.hand)
    t.say(msg("say-gains-card", hero=name("hero", play.player.hero), card=card_name(card)))
    refill_advanced(t)


def _borrowed(state: State, play: Playing) -> list[Deed]:
    """The cards of the Advanced Action offer whose strong effect can be used now."""
    found = []
    for card in state.advanced_offer:
        kind = card_of(card)
        if card == play.source or card in play.chain or kind.strong is None:
            continue
        if playable(state, play.lent(card, kind.colour), kind.strong):
            found.append(card)
    return found


@named("blood_of_ancients", needs=lambda state, play: bool(_borrowed(state, play)))
def _blood_of_ancients(t: Table, play: Playing, n: int) -> Flow[None]:
    where = yield from ask(t.state.turn.seat, msg("ask-wound-where"), (ch.TO_HAND, ch.TO_DISCARD))
    take_wound(t, play.player, to_discard=where is ch.TO_DISCARD)
    cards = _borrowed(t.state, play)
    if not cards:
        return
    card = yield from choose_deed(t, cards, "ask-borrow")
    kind = card_of(card)
    assert kind.strong is not None
    t.say(msg("say-lent", hero=name("hero", play.player.hero), card=card_name(card), source=card_name(play.source)))
    lent = play.lent(card, kind.colour)
    lent.bonus, play.bonus = play.bonus, 0
    yield from resolve(t, lent, kind.strong)


@named("spell_forge", needs=lambda state, play: bool(state.spell_offer))
def _spell_forge(t: Table, play: Playing, n: int) -> Flow[None]:
    left = list(t.state.spell_offer)
    for _ in range(min(n, len(left))):
        card = yield from choose_deed(t, left, "ask-forge")
        left.remove(card)
        gain_crystal(t, play.player, card_of(card).colour)


# Offering, Cure


@named("offering")
def _offering(t: Table, play: Playing, n: int) -> Flow[None]:
    """Up to n cards, no Wounds: a crystal of the colour of each, of any for an Artifact."""
    for _ in range(n):
        cards = spare_cards(play)
        if not cards:
            return
        chosen = yield from pick(
            t.state.turn.seat, msg("ask-offering"), [ch.pick_card(card) for card in cards], "MK-DEED-18"
        )
        if chosen is None:
            return
        card = next(card for card in cards if card == chosen.card)
        discard(t, play.player, card)
        colour = card_of(card).colour
        if colour < 0:
            colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
        gain_crystal(t, play.player, colour)


@named("cure", timings=PEACE)
def _cure(t: Table, play: Playing, n: int) -> Flow[None]:
    """What was healed earlier in the turn counts too."""
    turn = t.state.turn
    turn.mods.append(Modifier(Change.CURE, 1, source=play.source, colour=play.colour))
    for unit in play.player.units:
        if unit.card in turn.restored:
            unit.ready = True
    if turn.healed:
        yield from draw_cards(t, play.player, turn.healed)


# Scouts


class Scout(ch.Choice, frozen=True, gc=False):
    """Look at a token that lies face down on a space."""

    at: int
    which: str
    space: ch.PickSpace

    def key(self) -> str:
        return f"scout:{word(self.at)}:{self.which}"

    def label(self) -> Message:
        return msg("option-scout", at=self.space.label())


class ScoutPile(ch.Choice, frozen=True, gc=False):
    """Look at the top token of a pile."""

    pile: str

    def label(self) -> Message:
        return msg("option-scout-pile", pile=name("pile", self.pile))


def _zones(place: Place) -> dict[str, FaceDown[Any]]:
    """What may lie face down at a place."""
    return {**{str(i): zone for i, zone in enumerate(place.garrison)}, "lurking": place.lurking, "ruin": place.ruin}


def _hidden(state: State, play: Playing, n: int) -> Iterator[Scout | ScoutPile]:
    """Tokens face down within n spaces that the player has not seen, and the piles."""
    bit = 1 << state.turn.seat
    for at, place in state.places.items():
        if play.player.at >= 0 and distance(play.player.at, at) <= n:
            for which, zone in _zones(place).items():
                if zone.cards and not any(seen & bit for seen in zone.known.values()):
                    yield Scout(at, which, ch.pick_space(state, at))
    for pile, deck in zip(POOLS, state.enemies, strict=False):
        if deck:
            yield ScoutPile(pile)


@named("scout", timings=PEACE | COMBAT)
def _scout(t: Table, play: Playing, n: int) -> Flow[None]:
    """What the player saw stays a secret; where it lies is remembered (rules/foes.py)."""
    state, seat = t.state, t.state.turn.seat
    pick: Scout | ScoutPile = yield from choose(seat, msg("ask-scout"), list(_hidden(state, play, n)))
    if isinstance(pick, ScoutPile):
        pile = POOLS.index(pick.pile)
        t.peek(state.enemies[pile], 1, seat)
        where = f"pile.{pile}"
    else:
        zone = _zones(state.places[pick.at])[pick.which]
        t.peek(zone, 1, seat)
        where = f"{pick.at}.{pick.which}"
    state.turn.mods.append(Modifier(Change.SCOUTED, 1, source=where))


@waits(Moment.ENEMY_DEFEATED, Change.SCOUTED)
def _scouted(t: Table, play: Playing, change: Modifier) -> None:
    """Fame for an enemy that Scouts have looked at."""
    foe = play.foe
    if foe.summoner < 0 and foe.token == change.source:
        gain_fame(t, play.player, change.n)
