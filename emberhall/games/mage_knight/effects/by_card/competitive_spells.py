"""Competitive Spells: Mana Meltdown, Mana Claim, Mind Read, Energy Flow."""

from collections.abc import Iterator

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named
from emberhall.games.mage_knight.effects.does.gains import to_ready
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import card_name, colour_name, declined, half_name, name
from emberhall.games.mage_knight.rules.common import card_of, gain_crystal, take_wound, unit_of
from emberhall.games.mage_knight.rules.mana import pick_colour
from emberhall.games.mage_knight.rules.outside_turn import answers
from emberhall.games.mage_knight.state import Claim, Deed, Player, State, Table
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BASIC,
    COLOURS,
    PEACE,
)
from emberhall.kernel import ALL, Flow, ask, choose, msg, pick


def _others(state: State, player: Player) -> Iterator[tuple[int, Player]]:
    """The other players with their seats, in Round Order."""
    for seat in state.order:
        if seat >= 0 and state.players[seat] is not player:
            yield seat, state.players[seat]


def _wound(t: Table, player: Player) -> None:
    """A Wound into the hand of a player who is not fighting now."""
    take_wound(t, player)
    t.say(msg("say-spell-wounds", hero=name("hero", player.hero)))


@named("mana_meltdown")
def _mana_meltdown(t: Table, play: Playing, n: int) -> Flow[None]:
    lost = []
    for _, other in _others(t.state, play.player):
        crystals = [colour for colour in BASIC for _ in range(other.crystals[colour])]
        if not crystals:
            _wound(t, other)
            continue
        colour = t.pick(crystals)
        other.crystals[colour] -= 1
        lost.append(colour)
        t.say(msg("say-loses-crystal", hero=name("hero", other.hero), colour=colour_name(colour)))
    if lost:
        picks = [ch.PICK_COLOUR[colour] for colour in BASIC if colour in lost]
        chosen = yield from pick(t.state.turn.seat, msg("ask-meltdown"), picks, stop=ch.SKIP)
        if chosen is not None:
            gain_crystal(t, play.player, COLOURS.index(chosen.colour))


@named("mana_radiance")
def _mana_radiance(t: Table, play: Playing, n: int) -> Flow[None]:
    colour = yield from pick_colour(t, ALL_BASIC, "ask-radiance")
    for _ in range(play.player.crystals[colour]):
        take_wound(t, play.player)
    for _, other in _others(t.state, play.player):
        for _ in range(other.crystals[colour]):
            _wound(t, other)
    for _ in range(n):
        gain_crystal(t, play.player, colour)


def _claim(t: Table, play: Playing, tokens: int, *, curse: bool) -> Flow[None]:
    """Keep a die until the end of the Round: mana now, or on each of your later turns."""
    state, player = t.state, play.player
    dice = [ch.PICK_DIE[colour] for colour in BASIC if colour in state.source]
    if not dice:
        return  # the last one was spent on the card itself
    pick: ch.PickDie = yield from choose(state.turn.seat, msg("ask-take-die"), dice)
    colour = COLOURS.index(pick.colour)
    how = yield from ask(state.turn.seat, msg("ask-claim"), (ch.MANA_NOW, ch.MANA_LATER))
    state.source.remove(colour)
    player.claims.append(Claim(colour, how is ch.MANA_LATER, curse))
    if how is ch.MANA_NOW:
        player.mana[colour] += tokens


def _basic_die(state: State, play: Playing) -> bool:
    return any(die < 4 for die in state.source)


@named("mana_claim", needs=_basic_die)
def _mana_claim(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _claim(t, play, n, curse=False)


@named("mana_curse", needs=_basic_die)
def _mana_curse(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _claim(t, play, n, curse=True)


def _read_minds(t: Table, play: Playing, half: str) -> Flow[list[tuple[Player, Deed]]]:
    """A crystal; the others discard a card of its colour, or show that they have none.

    No other effect of these sets does anything to another player that drawing cards first could change.
    """
    hero, spell = name("hero", play.player.hero), half_name(play.source, half) or card_name(play.source)
    yield from answers(t, msg("ask-answer", hero=hero, spell=spell))
    colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
    gain_crystal(t, play.player, colour)
    taken = []
    for seat, other in _others(t.state, play.player):
        cards = [card for card in other.hand.cards if card_of(card).colour == colour]
        if not cards:
            for card in other.hand.cards:
                t.show(card, other.hand, ALL)
            t.say(msg("say-shows-hand", hero=name("hero", other.hero)))
            continue
        picks = [ch.pick_card(card) for card in cards]
        prompt = msg("ask-mind-read", card=declined("colour", COLOURS[colour], "card"))
        pick: ch.PickCard = yield from choose(seat, prompt, picks)
        card = next(card for card in cards if card == pick.card)
        t.move(card, other.hand, other.discard)
        t.say(msg("say-discards", hero=name("hero", other.hero), card=card_name(card)))
        taken.append((other, card))
    return taken


@named("mind_read")
def _mind_read(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _read_minds(t, play, "basic")


@named("mind_steal")
def _mind_steal(t: Table, play: Playing, n: int) -> Flow[None]:
    """One of the Action cards so discarded may be kept for good."""
    taken = yield from _read_minds(t, play, "strong")
    actions = {card: owner for owner, card in taken if card_of(card).action}
    if actions:
        picks = [ch.pick_card(card) for card in actions]
        chosen = yield from pick(t.state.turn.seat, msg("ask-mind-steal"), picks, stop=ch.SKIP)
        if chosen is not None:
            card = Deed(chosen.card)
            t.move(card, actions[card].discard, play.player.hand)


def _spend_theirs(t: Table, play: Playing, level: int) -> Flow[None]:
    """One Unit of each other player, up to a Level, may be made spent."""
    for _, other in _others(t.state, play.player):
        units = [unit for unit in other.units if unit.ready and unit_of(unit).level <= level]
        if units:
            picks = [ch.pick_unit(unit.card) for unit in units]
            prompt = msg("ask-energy-flow", hero=name("hero", other.hero))
            chosen = yield from pick(t.state.turn.seat, prompt, picks, stop=ch.SKIP)
            if chosen is not None:
                next(unit for unit in units if unit.card == chosen.unit).ready = False


_ANY_UNIT = fx.Ready()


def _spent_unit(state: State, play: Playing) -> bool:
    return bool(to_ready(play, _ANY_UNIT))


def _energy(t: Table, play: Playing, level: int, *, heal: bool) -> Flow[None]:
    units = to_ready(play, _ANY_UNIT)
    picks = [ch.pick_unit(unit.card) for unit in units]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-ready"), picks)
    unit = next(unit for unit in units if unit.card == pick.unit)
    unit.ready = True
    if heal and unit.wounds:
        unit.wounds -= 1
    yield from _spend_theirs(t, play, level)


@named("energy_flow", timings=PEACE, needs=_spent_unit)
def _energy_flow(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _energy(t, play, n, heal=False)


@named("energy_steal", timings=PEACE, needs=_spent_unit)
def _energy_steal(t: Table, play: Playing, n: int) -> Flow[None]:
    yield from _energy(t, play, n, heal=True)
