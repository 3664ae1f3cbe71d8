"""Skills that no node expresses."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from emberhall.effects import walk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import RUIN, UNIT, kind_of
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, timings
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.ground import PORTAL, distance
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.common import (
    card_of,
    discard,
    others_in,
    throw_away,
    unit_of,
    wounds_in,
)
from emberhall.games.mage_knight.rules.deeds import activate, of_units, plays
from emberhall.games.mage_knight.rules.foes import combat_of, immune, lower_armor, present
from emberhall.games.mage_knight.rules.healing import restore
from emberhall.games.mage_knight.rules.hero_values import rival_here
from emberhall.games.mage_knight.rules.interaction import SERVICES, SPELL_PRICE
from emberhall.games.mage_knight.rules.mana import pick_colour, spend
from emberhall.games.mage_knight.rules.movement import relocate
from emberhall.games.mage_knight.rules.safe_spaces import havens, reach
from emberhall.games.mage_knight.rules.teams import allied
from emberhall.games.mage_knight.rules.turn import ACTIONS
from emberhall.games.mage_knight.rules.ways import way_of
from emberhall.games.mage_knight.state import Deed, Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import (
    BASIC,
    BLACK,
    BLOCKING,
    BLUE,
    COLOURS,
    COMBAT,
    DAMAGE,
    GOLD,
    GREEN,
    MELEE_ATTACK,
    MOVING,
    OPPOSITE,
    PEACE,
    RANGED,
    RANGED_ATTACK,
    RED,
    SIEGE,
    WHITE,
    Change,
    Moment,
)
from emberhall.kernel import ALL, NOBODY, NOWHERE, Flow, Menu, Option, choose, msg, pick

# Wounds


@named("discard_wound", timings=PEACE, needs=lambda state, play: bool(wounds_in(play.player.hand.cards)))
def _discard_wound(t: Table, play: Playing, n: int) -> None:
    discard(t, play.player, wounds_in(play.player.hand.cards)[0])


@named("throw_wounds", timings=PEACE)
def _throw_wounds(t: Table, play: Playing, n: int) -> Flow[None]:
    """Throw away up to n Wounds from the hand."""
    for _ in range(n):
        wounds = wounds_in(play.player.hand.cards)
        if not wounds:
            return
        if (yield from pick(t.state.turn.seat, msg("ask-throw-wound"), (ch.pick_card(wounds[0]),))) is None:
            return
        throw_away(t, wounds[0], play.player.hand)


def _nearest(state: State, player: Player) -> list[int]:
    """The nearest other heroes, as seats; those off the map are reckoned to be on the portal."""
    seat = state.turn.seat
    away = {
        other: distance(player.at, PORTAL if rival.at == NOWHERE else rival.at)
        for other, rival in enumerate(state.players)
        if other != seat and not rival.gone and not allied(state, seat, other)
    }
    return [other for other, far in away.items() if far == min(away.values())]


@named("healing_ritual", timings=PEACE, needs=lambda state, play: bool(wounds_in(play.player.hand.cards)))
def _healing_ritual(t: Table, play: Playing, n: int) -> Flow[None]:
    """One of the Wounds goes to the nearest hero, the other is thrown away."""
    state, player = t.state, play.player
    nearest = _nearest(state, player)
    if nearest:
        picks = [ch.PickHero(state.players[seat].hero) for seat in nearest]
        pick: ch.PickHero = yield from choose(state.turn.seat, msg("ask-whom-to-wound"), picks)
        victim = next(other for other in state.players if other.hero == pick.hero)
        wound = wounds_in(player.hand.cards)[0]
        t.move(wound, player.hand, victim.hand)
        victim.hand.known[wound] = ALL
        t.say(msg("say-spell-wounds", hero=name("hero", victim.hero)))
        n -= 1
    yield from _throw_wounds(t, play, n)


# Invocation

_FOR_WOUND, _FOR_OTHER = (RED, BLACK), (WHITE, GREEN)

#: Named effects that take mana themselves, and its colours.
_PRICES: dict[str, Callable[[State], Iterable[int]]] = {
    "universal_power": lambda state: BASIC,
    "cold_fire": lambda state: (RED, BLUE),
    "learn_spell": lambda state: (card_of(spell).colour for spell in state.spell_offer),
    "call_to_arms": lambda state: (
        ability.mana for unit in state.unit_offer for ability in UNIT[kind_of(unit)].abilities
    ),
}


def _accepts(state: State, effect: fx.Effect, colour: int) -> bool:
    """Whether the effect itself takes mana of the colour as a price."""
    return any(
        (isinstance(part, (fx.Crystallize, fx.ByMana)) and colour in BASIC)
        or (isinstance(part, fx.Named) and part.name in _PRICES and colour in _PRICES[part.name](state))
        for part in walk(effect)
    )


def _takes(state: State, option: Option, colour: int) -> bool:
    """Whether mana of the colour can be spent on the option."""
    way = way_of(option)
    if way is not None:
        return colour in way.cost or _accepts(state, way.effect, colour)
    if option is ch.ALTAR:
        return colour in RUIN[state.places[state.players[state.turn.seat].at].ruin.cards[0]].cost
    return any(option == ch.Buy(card, SPELL_PRICE) and card_of(card).colour == colour for card in state.spell_offer)


def _spending(state: State) -> Menu[State, Acting]:
    """What mana could be spent on now."""
    player = state.players[state.turn.seat]
    if state.phase == "interact":
        return _in_an_interaction()
    return _moving() if state.phase == "move" and rival_here(state, player) == NOBODY else _otherwise()


@cache
def _in_an_interaction() -> Menu[State, Acting]:
    return Menu(plays(), SERVICES)


@cache
def _otherwise() -> Menu[State, Acting]:
    return Menu(plays())


@cache
def _moving() -> Menu[State, Acting]:
    return Menu(plays(), ACTIONS)


def _spendable(state: State, play: Playing, colour: int, without: str = "") -> list[Option]:
    """What a mana token of the colour could be spent on at once, if the player had it instead of this card."""
    player, used = play.player, state.turn.skills
    hand = player.hand.cards
    player.hand.cards = [card for card in hand if card != without]
    player.mana[colour] += 1
    used.append(play.source)  # not on this Skill again
    found = _spending(state).options(state, Acting(player, play.timing))
    used.pop()
    player.mana[colour] -= 1
    player.hand.cards = hand
    return [option for option in found if _takes(state, option, colour)]


def _invocations(state: State, play: Playing) -> Iterator[tuple[Deed, int]]:
    """The cards that can be discarded, each with a colour that could then be spent at once."""
    cards = play.player.hand.cards
    for among, colours in ((wounds_in(cards)[:1], _FOR_WOUND), (others_in(cards), _FOR_OTHER)):
        for colour in colours if among else ():
            if _spendable(state, play, colour):
                yield from ((card, colour) for card in among if _spendable(state, play, colour, card))


@named("invocation", needs=lambda state, play: any(_invocations(state, play)))
def _invocation(t: Table, play: Playing, n: int) -> Flow[None]:
    """The token is spent at once, or not taken at all."""
    state, player = t.state, play.player
    found = list(_invocations(state, play))
    picks = [ch.pick_card(card) for card in dict.fromkeys(card for card, _ in found)]
    pick: ch.PickCard = yield from choose(state.turn.seat, msg("ask-discard"), picks, "MK-DEED-18")
    card = Deed(pick.card)
    colours = sum(1 << colour for other, colour in found if other == card)
    colour = yield from pick_colour(t, colours, "ask-mana")
    spendable = _spendable(state, play, colour, card)
    on: Option = yield from choose(state.turn.seat, msg("ask-spend-at-once"), spendable)
    discard(t, player, card)
    player.mana[colour] += 1
    invoked = Modifier(Change.INVOKED, arg=colour, source=play.source)
    state.turn.mods.append(invoked)
    yield from _spending(state).take(t, Acting(player, play.timing), on)
    if invoked in state.turn.mods:  # in the end it was not spent
        state.turn.mods.remove(invoked)
        player.mana[colour] -= 1


# Polarization


def _poles(state: State, player: Player) -> list[ch.Pay]:
    """The mana at hand that can stand for another colour: gold where black can be used, black where gold can."""
    turn = state.turn
    colours = [*BASIC, *[GOLD] * turn.black, *[BLACK] * turn.gold]
    found = [ch.PAY_TOKEN[colour] for colour in colours if player.mana[colour]]
    found += [ch.PAY_CRYSTAL[colour] for colour in BASIC if player.crystals[colour]]
    if turn.dice_left:
        found += [ch.PAY_DIE[colour] for colour in colours if colour in state.source]
    if player.tactic_die >= 0:
        found.append(ch.PAY_TACTIC_DIE[player.tactic_die])
    return found


@named("polarization", needs=lambda state, play: bool(_poles(state, play.player)))
def _polarization(t: Table, play: Playing, n: int) -> Flow[None]:
    """Black by Day becomes gold, which stands for any basic colour."""
    way: ch.Pay = yield from choose(t.state.turn.seat, msg("ask-polarize"), _poles(t.state, play.player))
    colour = COLOURS.index(way.colour)
    spend(t, play.player, way, 1 << colour)
    play.player.mana[OPPOSITE[colour]] += 1


# Resistance Break


def _resisting(state: State, play: Playing) -> list[int]:
    combat = combat_of(state)
    foes = combat.foes
    return [i for i in present(combat) if foes[i].resistances and not immune(foes[i], play.colour)]


@named("resistance_break", timings=COMBAT & ~DAMAGE, needs=lambda state, play: bool(_resisting(state, play)))
def _resistance_break(t: Table, play: Playing, n: int) -> Flow[None]:
    foes = combat_of(t.state).foes
    picks = [ch.pick_foe(i, foes[i].token) for i in _resisting(t.state, play)]
    pick: ch.PickFoe = yield from choose(t.state.turn.seat, msg("ask-which-enemy"), picks)
    lower_armor(foes[pick.foe], n * foes[pick.foe].resistances.bit_count())


# Flight


def _landings(state: State, play: Playing) -> dict[int, int]:
    """The safe spaces one step away for nothing, and two steps away for 2 Move points."""
    found = reach(state, play.player.at, 2 if state.turn.move >= 2 else 1)
    return {at: 2 * (found[at] - 1) for at in havens(state, state.turn.seat, found)}


@named("flight", timings=MOVING, needs=lambda state, play: bool(_landings(state, play)))
def _flight(t: Table, play: Playing, n: int) -> Flow[None]:
    landings = _landings(t.state, play)
    pick: ch.PickSpace = yield from choose(
        t.state.turn.seat, msg("ask-fly"), [ch.pick_space(t.state, at) for at in landings]
    )
    t.state.turn.move -= landings[pick.at]
    relocate(t, play.player, pick.at)


# Units


@named("heal_unit", timings=PEACE, needs=lambda state, play: any(unit.wounds for unit in play.player.units))
def _heal_unit(t: Table, play: Playing, n: int) -> Flow[None]:
    wounded = [unit for unit in play.player.units if unit.wounds]
    picks = [ch.pick_unit(unit.card) for unit in wounded]
    pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-heal-unit"), picks)
    unit = next(unit for unit in wounded if unit.card == pick.unit)
    unit.wounds -= n
    restore(t.state, unit)


_COLD_FIRE = "cold_fire"  # the one named ability that gives an Attack or a Block


@cache
def _led(effect: fx.Effect) -> int:
    """The timings at which the ability gives something that Leadership raises."""
    found = 0
    for part in walk(effect):
        if (
            isinstance(part, fx.Block)
            or (isinstance(part, fx.Attack) and part.kind != SIEGE)
            or (isinstance(part, fx.Named) and part.name == _COLD_FIRE)
        ):
            found |= timings(part)
    return found


def _orders(state: State, play: Playing) -> list[ch.Activate]:
    """The abilities of the hero's Units that could be used now and would be raised."""
    timing = of_units(state, play.timing)
    used = state.turn.skills
    used.append(play.source)
    found = plays().options(state, Acting(play.player, play.timing))
    used.pop()
    return [
        order
        for unit in play.player.units
        for n, ability in enumerate(unit_of(unit).abilities)
        if ability.effect is not None
        and _led(ability.effect) & timing
        and (order := ch.activate(unit.card, n)) in found
    ]


@named(
    "leadership",
    timings=RANGED_ATTACK | BLOCKING | MELEE_ATTACK,
    needs=lambda state, play: bool(play.player.units) and bool(_orders(state, play)),
)
def _leadership(t: Table, play: Playing, n: int) -> Flow[None]:
    order: ch.Activate = yield from choose(t.state.turn.seat, msg("ask-lead"), _orders(t.state, play))
    lead = Modifier(Change.LEADERSHIP, source=order.unit)
    t.state.turn.mods.append(lead)
    yield from activate(t, Acting(play.player, play.timing), order)
    t.state.turn.mods.remove(lead)


@waits(Moment.POINTS, Change.LEADERSHIP)
def _led_on(t: Table, play: Playing, change: Modifier) -> None:
    """Only while the Unit's ability is being used, which gives nothing but an Attack or a Block."""
    play.n += 3 if play.points == "block" else 1 if play.kind == RANGED else 2


@named("bonds_of_loyalty", timings=0)
def _bonds_of_loyalty(t: Table, play: Playing, n: int) -> None:
    """When it is gained, Regular Units come into the offer; what it does then is in interaction.py and deeds.py."""
    for _ in range(min(n, len(t.state.regular_deck))):
        t.draw(t.state.regular_deck, t.state.unit_offer)
