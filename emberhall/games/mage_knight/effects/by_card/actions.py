"""Advanced Actions that no node expresses."""

from emberhall.effects import each_of, end_all, lasts, sum_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.effects.book import named, playable, resolve
from emberhall.games.mage_knight.effects.does.cards import lendable, spare_cards, thrown_for
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.offers import grants, spends
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import (
    card_of,
    discard,
    gain_crystal,
    refill_advanced,
    refill_spells,
    throw_away,
)
from emberhall.games.mage_knight.rules.deeds import play_card
from emberhall.games.mage_knight.rules.foes import add_attack, add_block, combat_of
from emberhall.games.mage_knight.rules.mana import can_pay, more_dice, pay
from emberhall.games.mage_knight.rules.ways import offered_spell
from emberhall.games.mage_knight.state import Deed, Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import (
    BASIC,
    BLOCKING,
    COLOURS,
    COMBAT,
    FIRE,
    ICE,
    KINDS,
    MELEE,
    MELEE_ATTACK,
    PEACE,
    PHYSICAL,
    RANGED,
    RANGED_ATTACK,
    RANGED_IDLE,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Message, Pile, choose, msg


def _pick(t: Table, cards: list[Deed], prompt: str, rule: str | None = None) -> Flow[Deed]:
    picks = [ch.pick_card(card) for card in cards]
    pick: ch.PickCard = yield from choose(t.state.turn.seat, msg(prompt), picks, rule)
    return next(card for card in cards if card == pick.card)


def _throw_away(t: Table, play: Playing, cards: list[Deed]) -> Flow[Deed | None]:
    """Throw away one of these cards from the hand; none is left if a Mana Curse has knocked the hero out."""
    if not cards:
        return None
    card = yield from _pick(t, cards, "ask-throw-away", "MK-DEED-18")
    throw_away(t, card, play.player.hand)
    t.say(msg("say-throws-away", hero=name("hero", play.player.hero), card=card_name(card)))
    return card


def _gain(t: Table, play: Playing, card: Deed, offer: Pile[Deed], *, to_hand: bool) -> None:
    """Take a card of an offer into the hand or the discard pile."""
    player = play.player
    t.move(card, offer, player.hand if to_hand else player.discard)
    t.say(msg("say-gains-card", hero=name("hero", player.hero), card=card_name(card)))


# Into the Heat


def _nothing_done(state: State, play: Playing) -> bool:
    return state.combat is not None and state.combat.fresh


@named("into_the_heat", timings=RANGED_IDLE, needs=_nothing_done)
def _into_the_heat(t: Table, play: Playing, n: int) -> None:
    mods = t.state.turn.mods
    mods.append(Modifier(Change.UNITS_STRONGER, n, source=play.source, colour=play.colour))
    mods.append(Modifier(Change.UNITS_SPARED, source=play.source, colour=play.colour))


@waits(Moment.POINTS, Change.UNITS_STRONGER)
def _units_stronger(t: Table, play: Playing, change: Modifier) -> None:
    if play.origin == "unit" and play.points in ("attack", "block"):
        play.n += change.n


# Decompose, Maximal Effect, Training: a card is thrown away


def _has_action(state: State, play: Playing) -> bool:
    return bool(thrown_for(play))


@named("decompose", needs=_has_action)
def _decompose(t: Table, play: Playing, n: int) -> Flow[None]:
    card = yield from _throw_away(t, play, thrown_for(play))
    if card is None:
        return
    for _ in range(n):
        gain_crystal(t, play.player, card_of(card).colour)


@named("decompose_others", needs=_has_action)
def _decompose_others(t: Table, play: Playing, n: int) -> Flow[None]:
    card = yield from _throw_away(t, play, thrown_for(play))
    if card is None:
        return
    for colour in BASIC:
        if colour != card_of(card).colour:
            gain_crystal(t, play.player, colour)


def _maximal_effect(t: Table, play: Playing, times: int, *, strong: bool) -> Flow[None]:
    """One compound effect: the card keeps its colour and limits, further costs are paid each time (MK-EFFECT-04)."""
    card = yield from _throw_away(t, play, lendable(t.state, play, strong=strong))
    if card is None:
        return
    kind = card_of(card)
    effect = kind.strong if strong else kind.basic
    assert effect is not None
    t.say(msg("say-lent", hero=name("hero", play.player.hero), card=card_name(card), source=card_name(play.source)))
    lent = play.lent(card, kind.colour)
    lent.bonus, play.bonus = play.bonus, 0
    for _ in range(times):
        if playable(t.state, lent, effect):
            yield from resolve(t, lent, effect)


@named("maximal_basic", needs=lambda state, play: bool(lendable(state, play, strong=False)))
def _maximal_basic(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _maximal_effect(t, play, n, strong=False)


@named("maximal_strong", needs=lambda state, play: bool(lendable(state, play, strong=True)))
def _maximal_strong(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _maximal_effect(t, play, n, strong=True)


def _in_offer(state: State, colour: int) -> list[Deed]:
    return [card for card in state.advanced_offer if card_of(card).colour == colour]


def _trainable(state: State, play: Playing) -> list[Deed]:
    return [card for card in thrown_for(play) if _in_offer(state, card_of(card).colour)]


def _train(t: Table, play: Playing, *, to_hand: bool) -> Flow[None]:
    state = t.state
    card = yield from _throw_away(t, play, _trainable(state, play))
    if card is None:
        return
    taken = yield from _pick(t, _in_offer(state, card_of(card).colour), "ask-advanced")
    _gain(t, play, taken, state.advanced_offer, to_hand=to_hand)
    refill_advanced(t)


@named("training", needs=lambda state, play: bool(_trainable(state, play)))
def _training(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _train(t, play, to_hand=False)


@named("training_hand", needs=lambda state, play: bool(_trainable(state, play)))
def _training_hand(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _train(t, play, to_hand=True)


# Magic Talent


def _coloured(play: Playing) -> list[Deed]:
    return [card for card in spare_cards(play) if card_of(card).colour >= 0]


@named("magic_talent", needs=lambda state, play: bool(_coloured(play)))
def _magic_talent(t: Table, play: Playing, n: int) -> Flow[None]:
    card = yield from _pick(t, _coloured(play), "ask-discard", "MK-DEED-18")
    discard(t, play.player, card)
    lends = Modifier(Change.MAGIC_TALENT, arg=card_of(card).colour, source=play.vessel, colour=play.colour)
    t.state.turn.mods.append(lends)


@grants(Change.MAGIC_TALENT, ch.Play)
def _offered_spells(state: State, who: Acting) -> list[ch.Play]:
    colours = [one.arg for one in each_of(state.turn.mods, Change.MAGIC_TALENT)]
    spells = [spell for spell in state.spell_offer.cards if card_of(spell).colour in colours]
    return [option for spell in spells for option in offered_spell(state, who.player, spell, who.timing)]


_offered_spells.does(play_card)


def _spell_colours(state: State, play: Playing) -> int:
    """The colours (bits) of Spells in the offer whose extra mana can be paid too."""
    found = 0
    for spell in state.spell_offer.cards:
        colour = card_of(spell).colour
        if can_pay(state, play.player, (*play.cost, colour)):
            found |= 1 << colour
    return found


@named("learn_spell", needs=lambda state, play: _spell_colours(state, play) != 0)
def _learn_spell(t: Table, play: Playing, n: int) -> Flow[None]:
    state = t.state
    colour = yield from pay(t, play.player, _spell_colours(state, play))
    spells = [spell for spell in state.spell_offer if card_of(spell).colour == colour]
    spell = yield from _pick(t, spells, "ask-spell")
    _gain(t, play, spell, state.spell_offer, to_hand=False)
    refill_spells(t)


# Ambush


@waits(Moment.POINTS, Change.AMBUSH)
def _ambush(t: Table, play: Playing, change: Modifier) -> None:
    """The first Attack card gets the bonus, or the first Block card double: whichever is played first."""
    if play.points in ("attack", "block") and play.origin in ("card", "sideways"):
        t.state.turn.mods.remove(change)
        play.n += change.n if play.points == "attack" else 2 * change.n


# Agility: Move points as Attack, those left over too


class SpendLeft(ch.Choice, frozen=True, gc=False):
    """Turn Move points left over from the movement into an attack: one each, or two for a ranged one."""

    kind: str

    def label(self) -> Message:
        return msg(f"option-spend-left-{self.kind}")


def _add_attack(state: State, source: str, kind: int) -> None:
    combat = combat_of(state)
    add_attack(combat, source, 4 * kind, 1)
    combat.retarget = True


@spends(Change.AGILITY, "move", MELEE_ATTACK)
def _move_as_attack(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    _add_attack(t.state, play.source, MELEE)
    yield from ()


@spends(Change.AGILITY_RANGED, "move", RANGED_ATTACK, price=2)
def _move_as_ranged_attack(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    _add_attack(t.state, play.source, RANGED)
    yield from ()


@grants(Change.AGILITY, SpendLeft)
def _left_over(state: State, who: Acting) -> list[SpendLeft]:
    timing, mods = who.timing, state.turn.mods
    found = []
    left = sum_of(mods, Change.AGILITY)
    if left and timing & MELEE_ATTACK:
        found.append(_LEFT_MELEE)
    ranged = timing & RANGED_ATTACK and lasts(mods, Change.AGILITY_RANGED)
    if ranged and left and left + state.turn.move > 1:
        found.append(_LEFT_RANGED)
    return found


_LEFT_MELEE, _LEFT_RANGED = SpendLeft("melee"), SpendLeft("ranged")


@_left_over.does
def _spend_left(t: Table, who: Acting, option: SpendLeft) -> Flow[None]:
    turn = t.state.turn
    left = each_of(turn.mods, Change.AGILITY)[0]
    price = 1 if option is _LEFT_MELEE else 2
    turn.move -= max(0, price - left.n)  # a point made since, to go with the last one left over
    left.n = max(0, left.n - price)
    _add_attack(t.state, left.source, KINDS.index(option.kind))
    yield from ()


# Diplomacy: Influence points as Block


@spends(Change.DIPLOMACY, "influence", BLOCKING)
def _influence_as_block(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    add_block(combat_of(t.state), play.source, PHYSICAL, 1)
    yield from ()


@spends(Change.DIPLOMACY_ICE, "influence", BLOCKING)
def _influence_as_ice_block(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    add_block(combat_of(t.state), play.source, ICE, 1)
    yield from ()


@spends(Change.DIPLOMACY_FIRE, "influence", BLOCKING)
def _influence_as_fire_block(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    add_block(combat_of(t.state), play.source, FIRE, 1)
    yield from ()


# Mana Storm


@named("mana_storm", needs=lambda state, play: any(die < 4 for die in state.source))
def _mana_storm(t: Table, play: Playing, n: int) -> Flow[None]:
    source = t.state.source
    dice = [ch.PICK_DIE[colour] for colour in BASIC if colour in source]
    pick: ch.PickDie = yield from choose(t.state.turn.seat, msg("ask-take-die"), dice)
    colour = COLOURS.index(pick.colour)
    gain_crystal(t, play.player, colour)
    source.remove(colour)
    source.append(t.below(6))


@named("mana_tempest")
def _mana_tempest(t: Table, play: Playing, n: int) -> None:
    state = t.state
    state.source = [t.below(6) for _ in state.source]
    more_dice(state.turn, n)
    state.turn.storm = True


# Learning


def _lesson(state: State, player: Player, modifier: Modifier) -> int:
    return modifier.n if state.advanced_offer else 0


def _learn(t: Table, play: Playing, modifier: Modifier, *, to_hand: bool) -> Flow[None]:
    state = t.state
    end_all(state.turn.mods, modifier.what)
    card = yield from _pick(t, state.advanced_offer.cards, "ask-advanced")
    _gain(t, play, card, state.advanced_offer, to_hand=to_hand)
    refill_advanced(t)


@spends(Change.LEARNING, "influence", PEACE | COMBAT, price=_lesson)
def _learning(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    yield from _learn(t, play, modifier, to_hand=False)


@spends(Change.LEARNING_HAND, "influence", PEACE | COMBAT, price=_lesson)
def _learning_hand(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    yield from _learn(t, play, modifier, to_hand=True)
