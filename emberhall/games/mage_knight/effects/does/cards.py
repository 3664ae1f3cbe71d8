"""Effects that take other cards or mana: played along, discarded, paid."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import Needs, both, does, needing, needs, playable, resolve
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import card_of, discard, is_wound, others_in, throw_away, wounds_in
from emberhall.games.mage_knight.rules.mana import can_pay, pay
from emberhall.games.mage_knight.state import Deed, State, Table
from emberhall.games.mage_knight.terms import BASIC
from emberhall.kernel import Flow, choose, msg, pick


@does(fx.Boost)
def _boost(t: Table, play: Playing, effect: fx.Boost) -> Flow[None]:
    cards = boostable(t.state, play)
    if not cards:
        return
    picks = [ch.pick_card(card) for card in cards]
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg("ask-boost"), picks, "MK-EFFECT-04")
    card = next(card for card in play.player.hand.cards if card == pick.card)
    t.move(card, play.player.hand, play.player.play)
    t.state.turn.played += 1
    kind = card_of(card)
    assert kind.strong is not None
    t.say(msg("say-plays-strong", hero=name("hero", play.player.hero), card=card_name(card)))
    boosted = Playing(play.player, play.timing, card, kind.colour)
    boosted.bonus = effect.n
    yield from resolve(t, boosted, kind.strong)


@does(fx.Discarding)
def _discarding(t: Table, play: Playing, effect: fx.Discarding) -> Flow[None]:
    picks = [ch.pick_card(card) for card in spare_cards(play)]
    if not picks:
        return
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg("ask-discard"), picks, "MK-DEED-18")
    card = next(card for card in play.player.hand.cards if card == pick.card)
    discard(t, play.player, card)
    t.say(msg("say-discards", hero=name("hero", play.player.hero), card=card_name(card)))
    yield from resolve(t, play, effect.effect)


@does(fx.PayingMana)
def _paying_mana(t: Table, play: Playing, effect: fx.PayingMana) -> Flow[None]:
    yield from pay(t, play.player, effect.colours)
    yield from resolve(t, play, effect.effect)


@does(fx.ByMana)
def _by_mana(t: Table, play: Playing, effect: fx.ByMana) -> Flow[None]:
    colours = payable_colours(t.state, play, effect)
    if colours:
        colour = yield from pay(t, play.player, colours)
        yield from resolve(t, play, effect.of(colour))


@does(fx.ByCard)
def _by_card(t: Table, play: Playing, effect: fx.ByCard) -> Flow[None]:
    cards = coloured(t.state, play, effect)
    if not cards:
        return
    picks = [ch.pick_card(card) for card in cards]
    prompt = msg("ask-throw-away" if effect.thrown else "ask-discard")
    pick: ch.PickCard = yield from choose(t.state.turn.seat, prompt, picks, "MK-DEED-18")
    card = next(card for card in cards if card == pick.card)
    if effect.thrown:
        throw_away(t, card, play.player.hand)
        t.say(msg("say-throws-away", hero=name("hero", play.player.hero), card=card_name(card)))
    else:
        discard(t, play.player, card)
        t.say(msg("say-discards", hero=name("hero", play.player.hero), card=card_name(card)))
    yield from resolve(t, play, effect.of(card_of(card).colour))


@does(fx.Raised)
def _raised(t: Table, play: Playing, effect: fx.Raised) -> Flow[None]:
    """Cards are discarded before the use of the effect is chosen; one Wound at most."""
    player = play.player
    wound = False
    while True:
        cards = spare_cards(play) if effect.others else []
        if not wound:
            cards += wounds_in(player.hand.cards)[:1]
        if not cards or (not effect.others and play.bonus):
            break
        picks = [ch.pick_card(card) for card in cards]
        chosen = yield from pick(t.state.turn.seat, msg("ask-discard-raise", n=effect.n), picks, "MK-DEED-18")
        if chosen is None:
            break
        card = next(card for card in cards if card == chosen.card)
        wound |= is_wound(card)
        discard(t, player, card)
        t.say(msg("say-discards", hero=name("hero", player.hero), card=card_name(card)))
        play.bonus += effect.n
    yield from resolve(t, play, effect.effect)


# what they need


@needing(fx.ByCard)
def _card_with_an_effect(effect: fx.ByCard) -> Needs:
    return lambda state, play: bool(coloured(state, play, effect))


@needing(fx.Raised)
def _what_is_raised(effect: fx.Raised) -> Needs | None:
    return needs(effect.effect)


def coloured(state: State, play: Playing, effect: fx.ByCard) -> list[Deed]:
    """The cards that can be given up for an effect that can be used now; Artifacts have no colour."""
    return [
        card
        for card in (thrown_for(play) if effect.thrown else spare_cards(play))
        if card_of(card).colour >= 0 and playable(state, play, effect.of(card_of(card).colour))
    ]


@needing(fx.Boost)
def _card_to_boost(effect: fx.Boost) -> Needs:
    return lambda state, play: bool(boostable(state, play))


@needing(fx.Discarding)
def _card_to_discard(effect: fx.Discarding) -> Needs | None:
    return both(lambda state, play: bool(spare_cards(play)), needs(effect.effect))


@needing(fx.PayingMana)
def _mana_to_pay(effect: fx.PayingMana) -> Needs | None:
    return both(lambda state, play: _can_add(state, play, effect.colours), needs(effect.effect))


@needing(fx.ByMana)
def _mana_with_an_effect(effect: fx.ByMana) -> Needs:
    return lambda state, play: bool(payable_colours(state, play, effect))


def boostable(state: State, play: Playing) -> list[Deed]:
    """The other Action cards in hand whose strong effect can be used now."""
    return [card for card in lendable(state, play, strong=True) if not isinstance(card_of(card).strong, fx.Boost)]


def lendable(state: State, play: Playing, *, strong: bool) -> list[Deed]:
    """The other Action cards in hand whose basic or strong effect can be used now as a part of this one."""
    found = []
    for card in play.player.hand.cards:
        kind = card_of(card)
        effect = kind.strong if strong else kind.basic
        if not kind.action or effect is None or card == play.source or card in play.chain:
            continue
        if playable(state, play.lent(card, kind.colour), effect):
            found.append(card)
    return found


def thrown_for(play: Playing) -> list[Deed]:
    """The Action cards in hand that may be thrown away as a price (MK-DEED-18, MKW-TERM-01)."""
    return [card for card in spare_cards(play) if card_of(card).action]


def spare_cards(play: Playing) -> list[Deed]:
    """The cards in hand that may be discarded as a price: no Wound, not the card itself (MK-DEED-19)."""
    return [card for card in others_in(play.player.hand.cards) if card != play.source and card not in play.chain]


def _can_add(state: State, play: Playing, colours: int) -> bool:
    return any(colours >> colour & 1 and can_pay(state, play.player, (*play.cost, colour)) for colour in range(6))


def payable_colours(state: State, play: Playing, effect: fx.ByMana) -> int:
    """The colours (bits) that can be paid on top of the rest of the price and have an effect that can be used."""
    found = 0
    for colour in BASIC:
        if playable(state, play, effect.of(colour)) and can_pay(state, play.player, (*play.cost, colour)):
            found |= 1 << colour
    return found
