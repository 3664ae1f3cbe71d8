"""Interaction with locals: recruiting, healing, learning, buying."""

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import SITE, UNIT, kind_of
from emberhall.games.mage_knight.content.tracks import REPUTATION
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules import tactics
from emberhall.games.mage_knight.rules.cities import whole
from emberhall.games.mage_knight.rules.common import (
    card_of,
    deed_on_top,
    disband,
    level_of,
    refill_advanced,
    refill_spells,
)
from emberhall.games.mage_knight.rules.deeds import plays, take
from emberhall.games.mage_knight.rules.healing import heal_options
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.rules.teams import friendly, owned
from emberhall.games.mage_knight.state import MK, Deed, MageKnightState, Place, Player, Unit, UnitCard
from emberhall.kernel import Ask, Flow, Option, choose, msg

#: How much cheaper a Unit is under Bonds of Loyalty.
LOYALTY = 5

SPELL_PRICE, ARTIFACT_PRICE, ADVANCED_PRICE, ELITE_PRICE = 7, 12, 6, 2  # MK-DATA-08

_PROMPT = msg("ask-interact")


def can_interact(state: MageKnightState, player: Player) -> bool:
    """Whether the locals of the site where the hero stands talk to it (MK-INTER-01, -06)."""
    place = state.places[player.at]
    if REPUTATION[player.reputation] is None:
        return False
    match place.site:
        case "village":
            return True
        case "monastery":
            return not place.conquered
        case "keep":
            return place.conquered and friendly(state, place, state.turn.seat)
        case "mage_tower":
            return place.conquered and (not owned(state, place) or friendly(state, place, state.turn.seat))
        case "city" | "quarter":
            return place.conquered
    return False


@ch.taken(ch.INTERACT)
def start(t: MK, player: Player, option: Option = ch.INTERACT, moment: int = mk.MOVING) -> None:
    """The action of the turn: Reputation and own Shields on a city count once (MK-INTER-04, -10, -28)."""
    state, turn = t.state, t.state.turn
    turn.acted = True
    turn.move = 0  # MK-TURN-43
    turn.influence = REPUTATION[player.reputation] or 0
    _, place = whole(state, player.at)
    if place.site == "city":
        turn.influence += place.shields.count(turn.seat)
    state.phase = "interact"
    t.say(msg("say-interacts", hero=name("hero", player.hero), site=name("site", place.site)))


def interact(t: MK) -> Flow[None]:
    """One decision of an interaction."""
    state = t.state
    player = state.players[state.turn.seat]
    options: list[Option] = []
    services(state, player, options)
    plays(state, player, mk.INTERACTING, options)
    heal_options(state, player, options)
    tactics.during_turn(state, player, options)
    options.append(ch.END_TURN)
    option = yield Ask(state.turn.seat, _PROMPT, options, "MK-INTER-12")
    yield from take(t, player, option, mk.INTERACTING)


def recruitable(state: MageKnightState, place: Place, unit: UnitCard) -> bool:
    """Whether a Unit of the offer can be recruited at the site (MK-INTER-13, -24)."""
    if mk.WHITE in place.colours:  # the white city
        return True
    where = UNIT[kind_of(unit)].where
    if place.site in where:
        return True
    also = {"mage_tower": "monastery", "keep": "village"}.get(place.site)  # MKS-HOLD-14, -15
    return also in where and scenario_of(state).special == "hold"


def services(state: MageKnightState, player: Player, out: list[Option]) -> None:
    """Add what the site sells and the hero can pay for."""
    influence = state.turn.influence
    _, place = whole(state, player.at)
    less = LOYALTY if unbound(player) else 0
    for unit in state.unit_offer.cards:
        cost = UNIT[kind_of(unit)].cost
        least = max(0, cost - less)
        if least > influence or not recruitable(state, place, unit):
            continue
        if cost <= influence:
            out.append(ch.Recruit(unit, cost))
        if less:
            out.append(ch.RecruitLoyal(unit, least))
    heal_price = SITE[place.site].heal
    if heal_price and influence >= heal_price:
        out.append(ch.BUY_HEALING)
    city = place.colours if place.site == "city" else ()
    if place.site == "monastery" and influence >= ADVANCED_PRICE:
        out.extend(ch.Buy(card, ADVANCED_PRICE) for card in state.monastery_offer.cards)
    if (place.site == "mage_tower" or mk.BLUE in city) and influence >= SPELL_PRICE:
        mana = usable(state, player)
        out.extend(ch.Buy(card, SPELL_PRICE) for card in state.spell_offer.cards if mana >> card_of(card).colour & 1)
    if mk.RED in city and influence >= ARTIFACT_PRICE:
        out.append(ch.BUY_ARTIFACT)
    if mk.GREEN in city and influence >= ADVANCED_PRICE:
        out.extend(ch.Buy(card, ADVANCED_PRICE) for card in state.advanced_offer.cards)
        if state.advanced_deck:
            out.append(ch.BUY_UNSEEN)
    if mk.WHITE in city and influence >= ELITE_PRICE and state.elite_deck:
        out.append(ch.BUY_ELITE)


@ch.taken(ch.Recruit)
def _recruit(t: MK, player: Player, option: ch.Recruit, moment: int) -> Flow[None]:
    t.state.turn.influence -= option.cost
    yield from gain_unit(t, player, UnitCard(option.unit))
    t.state.turn.recruited += 1


@ch.taken(ch.RecruitLoyal)
def _recruit_loyal(t: MK, player: Player, option: ch.RecruitLoyal, moment: int) -> None:
    t.state.turn.influence -= option.cost
    join(t, player, UnitCard(option.unit), loyal=True)
    t.state.turn.recruited += 1


@ch.taken(ch.Buy)
def _buy(t: MK, player: Player, option: ch.Buy, moment: int) -> Flow[None]:
    """An Advanced Action, or a Spell for mana of its colour besides."""
    state = t.state
    state.turn.influence -= option.cost
    card = Deed(option.card)
    if card in state.monastery_offer:
        deed_on_top(t, player, card, state.monastery_offer)
    elif card in state.advanced_offer:
        deed_on_top(t, player, card, state.advanced_offer)
        refill_advanced(t)
    else:
        yield from pay(t, player, 1 << card_of(card).colour)
        deed_on_top(t, player, card, state.spell_offer)
        refill_spells(t)


@ch.taken(ch.BUY_HEALING)
def _buy_healing(t: MK, player: Player, option: Option, moment: int) -> None:
    t.state.turn.influence -= SITE[t.state.places[player.at].site].heal
    t.state.turn.heal += 1


@ch.taken(ch.BUY_ARTIFACT)
def _buy_artifact(t: MK, player: Player, option: Option, moment: int) -> None:
    t.state.turn.influence -= ARTIFACT_PRICE
    t.state.turn.rewards.append(("artifact", 1))


@ch.taken(ch.BUY_ELITE)
def _buy_elite(t: MK, player: Player, option: Option, moment: int) -> None:
    t.state.turn.influence -= ELITE_PRICE
    t.draw(t.state.elite_deck, t.state.unit_offer)


@ch.taken(ch.BUY_UNSEEN)
def _buy_unseen(t: MK, player: Player, option: Option, moment: int) -> None:
    t.state.turn.influence -= ADVANCED_PRICE
    deed_on_top(t, player, t.state.advanced_deck.cards[-1], t.state.advanced_deck)


def gain_unit(t: MK, player: Player, card: UnitCard) -> Flow[None]:
    """A Unit of the offer joins the hero, ready and unwounded; another is disbanded if need be (MK-UNIT-07, -08)."""
    ordinary = [unit for unit in player.units if not unit.bonded]
    loyal = False
    if len(ordinary) >= level_of(player).command:
        if unbound(player):
            loyal = True
        else:
            picks = [ch.pick_unit(unit.card) for unit in ordinary]
            pick: ch.PickUnit = yield from choose(t.state.turn.seat, msg("ask-disband"), picks, "MK-UNIT-08")
            disband(t, player, next(unit for unit in ordinary if unit.card == pick.unit))
    join(t, player, card, loyal=loyal)


def unbound(player: Player) -> bool:
    """Whether the hero has Bonds of Loyalty and no Unit under it."""
    return "bonds_of_loyalty" in player.skills and not any(unit.bonded for unit in player.units)


def join(t: MK, player: Player, card: UnitCard, *, loyal: bool) -> None:
    """The Unit joins the hero under a Command token, or under Bonds of Loyalty."""
    t.state.unit_offer.remove(card)
    player.units.append(Unit(card, bonded=loyal))
    t.say(msg("say-recruits", hero=name("hero", player.hero), unit=unit_name(card)))
