"""Interaction with locals: recruiting, healing, learning, buying."""

from functools import cache

from emberhall.effects import each_of, lasts
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE, UNIT, kind_of
from emberhall.games.mage_knight.content.tracks import REPUTATION
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.cities import camp_beside, whole
from emberhall.games.mage_knight.rules.common import (
    card_of,
    deed_on_top,
    gain_fame,
    gain_reputation,
    refill_advanced,
    refill_spells,
    unit_of,
)
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.healing import healing
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.rules.recruiting import gain_unit, join, price, recruitable, swing, unbound
from emberhall.games.mage_knight.rules.skills import drop_token
from emberhall.games.mage_knight.rules.tactics import tactic_in_turn
from emberhall.games.mage_knight.rules.teams import friendly, owned
from emberhall.games.mage_knight.state import Deed, Modifier, Place, Player, State, Table, UnitCard
from emberhall.games.mage_knight.terms import (
    AFTER,
    ALL_BASIC,
    BLUE,
    GREEN,
    INFLUENCE_USE,
    INTERACTING,
    RED,
    WHITE,
    Change,
)
from emberhall.kernel import NOWHERE, Flow, Menu, Option, always, msg, offer

#: How much cheaper a Unit is under Bonds of Loyalty.
LOYALTY = 5

SPELL_PRICE, ARTIFACT_PRICE, ADVANCED_PRICE, ELITE_PRICE = 7, 12, 6, 2  # MK-DATA-08
REGULAR_PRICE = 1  # MKX-CAMP-23


_PROMPT = msg("ask-interact")


def can_interact(state: State, player: Player) -> bool:
    """Whether the locals where the hero stands talk to it, or those of a camp beside it (MK-INTER-01, MK-INTER-06)."""
    disguised = bool(state.turn.mods) and lasts(state.turn.mods, Change.DISGUISED)
    if REPUTATION[player.reputation] is None and not disguised:
        return False
    return talks_here(state, player) or (state.camp != NOWHERE and camp_beside(state, player.at) is not None)


def talks_here(state: State, player: Player) -> bool:
    """Whether there are locals on the hero's own space who talk to heroes."""
    place = state.places.get(player.at)
    if place is None:
        return False
    match place.site:
        case "village" | "refugee_camp":
            return True
        case "monastery":
            return not place.conquered
        case "keep":
            return place.conquered and friendly(state, place, state.turn.seat)
        case "mage_tower":
            return place.conquered and (not owned(state, place) or friendly(state, place, state.turn.seat))
        case "city" | "quarter":
            return place.conquered and not (state.volkare is not None and state.volkare.plundered)  # MKX-RETURN-58
    return False


def host(state: State, player: Player) -> Place:
    """The site the hero interacts with: the one it stands on, or the camp beside it (MKX-CAMP-22)."""
    if state.camp != NOWHERE and not talks_here(state, player):
        return state.places[state.camp]
    return whole(state, player.at)[1]


def start_interaction(t: Table, player: Player) -> None:
    """Interact as the action of the turn; Reputation and your Shields on a city count once.

    MK-INTER-04, MK-INTER-10, MK-INTER-28.
    """
    state, turn = t.state, t.state.turn
    turn.acted = True
    turn.move = 0  # MK-TURN-43
    turn.influence = turn.regard = REPUTATION[player.reputation] or 0
    if turn.mods and lasts(turn.mods, Change.DISGUISED):  # MKX-KRANG-08
        turn.influence = turn.regard = 0
    place = host(state, player)
    if place.site == "city":
        turn.influence += place.shields.count(turn.seat)
    camp = camp_beside(state, player.at)
    if camp is not None:  # MKX-CAMP-24
        turn.influence += camp.shields.count(turn.seat)
    state.phase = "interact"
    t.say(msg("say-interacts", hero=name("hero", player.hero), site=name("site", place.site)))


def interact_here(t: Table, who: Acting, option: Option) -> None:
    """Interact with the locals as the action of the turn."""
    start_interaction(t, who.player)


@offer(ch.TradeToken)
def _trades(state: State, who: Acting) -> list[ch.TradeToken]:
    """Faction tokens may be traded in."""
    if state.factions is None:
        return []
    kinds = dict.fromkeys(kind_of(token) for token in state.factions.items[state.turn.seat])
    return [ch.TradeToken(kind, use) for kind in kinds for use in ("fame", "influence")]


@_trades.does
def _trade(t: Table, who: Acting, option: ch.TradeToken) -> None:
    """A faction token for 1 Fame or 3 Influence (MKX-FTOKEN-08)."""
    player = who.player
    drop_token(t.state, t.state.turn.seat, option.token)
    if option.use == "fame":
        gain_fame(t, player, 1)
    else:
        t.state.turn.influence += 3


@offer(ch.Recruit, ch.RecruitLoyal, ch.RecruitCheaper)
def recruits(state: State, who: Acting) -> list[ch.Choice]:
    """The Units that you can recruit."""
    if state.turn.mods and lasts(state.turn.mods, Change.NO_RECRUITING):
        return []
    return _recruits(state, who.player, host(state, who.player))


@offer(ch.BuyHealing, ch.Buy, ch.BUY_ARTIFACT, ch.BUY_UNSEEN, ch.BUY_ELITE, ch.BUY_REGULAR)
def purchases(state: State, who: Acting) -> list[Option]:
    """What the site sells and you can pay for."""
    player, influence = who.player, state.turn.influence
    return [
        option
        for option, cost in wares(state, player, host(state, player))
        if cost <= influence and _has_its_mana(state, player, option)
    ]


def _has_its_mana(state: State, player: Player, option: Option) -> bool:
    """Whether there is mana of a Spell's colour, which it costs in addition to Influence."""
    spell = next((card for card in state.spell_offer if option == ch.Buy(card, SPELL_PRICE)), None)
    return spell is None or bool(usable(state, player) >> card_of(spell).colour & 1)


def wares(state: State, player: Player, place: Place) -> list[tuple[Option, int]]:
    """What a site sells besides Units, and for how much Influence (MK-DATA-08)."""
    found: list[tuple[Option, int]] = []
    heal_price = SITE[place.site].heal
    if heal_price:
        found.append((ch.BuyHealing(heal_price), heal_price))
    city = place.colours if place.site == "city" else ()
    if place.site == "monastery":
        found.extend((ch.Buy(card, ADVANCED_PRICE), ADVANCED_PRICE) for card in state.monastery_offer.cards)
    if place.site == "mage_tower" or BLUE in city:
        found.extend((ch.Buy(card, SPELL_PRICE), SPELL_PRICE) for card in state.spell_offer.cards)
    if RED in city:
        found.append((ch.BUY_ARTIFACT, ARTIFACT_PRICE))
    if GREEN in city:
        found.extend((ch.Buy(card, ADVANCED_PRICE), ADVANCED_PRICE) for card in state.advanced_offer.cards)
        if state.advanced_deck:
            found.append((ch.BUY_UNSEEN, ADVANCED_PRICE))
    if WHITE in city and state.elite_deck:
        found.append((ch.BUY_ELITE, ELITE_PRICE))
    if state.camp != NOWHERE and state.regular_deck and camp_beside(state, player.at) is not None:
        found.append((ch.BUY_REGULAR, REGULAR_PRICE))  # MKX-CAMP-23
    return found


def _recruits(state: State, player: Player, place: Place) -> list[ch.Choice]:
    out: list[ch.Choice] = []
    influence = state.turn.influence
    less = LOYALTY if unbound(player) else 0
    cheaper = _discount(state)
    discount = cheaper.n if cheaper is not None else 0
    mana = bool(usable(state, player) & ALL_BASIC) if state.setup.expansions else True
    for unit in state.unit_offer.cards:
        cost, regard = price(state, place, unit), swing(state, UNIT[kind_of(unit)])
        least = max(regard, cost - less)  # the effect of Reputation is not part of the price
        if min(least, cost - discount) > influence or not recruitable(state, place, unit):
            continue
        if not mana and UNIT[kind_of(unit)].special == "familiars":  # MKX-UNIT-25
            continue
        if cost <= influence:
            out.append(ch.Recruit(unit, cost))
        if less and least <= influence:
            out.append(ch.RecruitLoyal(unit, least))
        if cheaper is not None and max(regard, cost - discount) <= influence:
            out.append(ch.RecruitCheaper(unit, max(regard, cost - discount), cheaper.arg))
    return out


def _discount(state: State) -> Modifier | None:
    """The greatest discount for a Unit this turn."""
    return max(each_of(state.turn.mods, Change.DISCOUNT), key=lambda modifier: modifier.n, default=None)


@recruits.does(ch.Recruit)
def _recruit(t: Table, who: Acting, option: ch.Recruit) -> Flow[None]:
    player = who.player
    t.state.turn.influence -= option.cost
    yield from gain_unit(t, player, UnitCard(option.unit))
    yield from hired(t, player)


@recruits.does(ch.RecruitLoyal)
def _recruit_loyal(t: Table, who: Acting, option: ch.RecruitLoyal) -> Flow[None]:
    player = who.player
    t.state.turn.influence -= option.cost
    join(t, player, UnitCard(option.unit), loyal=True)
    yield from hired(t, player)


@recruits.does(ch.RecruitCheaper)
def _recruit_cheaper(t: Table, who: Acting, option: ch.RecruitCheaper) -> Flow[None]:
    """Use up one discount; it may cost Reputation."""
    player = who.player
    discount = _discount(t.state)
    assert discount is not None
    t.state.turn.mods.remove(discount)
    t.state.turn.influence -= option.cost
    yield from gain_unit(t, player, UnitCard(option.unit))
    gain_reputation(t, player, discount.arg)
    yield from hired(t, player)


def hired(t: Table, player: Player) -> Flow[None]:
    """A Unit was recruited for Influence: Thugs and Heroes change what Reputation counts, Familiars take mana."""
    turn, unit = t.state.turn, player.units[-1]
    turn.recruited += 1
    special = unit_of(unit).special
    if special in ("thugs", "heroes"):
        turn.regard -= swing(t.state, unit_of(unit))
        turn.kin = special
    elif special == "familiars":  # MKX-UNIT-25
        unit.mana = yield from pay(t, player, ALL_BASIC)


def familiars_here(state: State) -> bool:
    """Whether there are Magic Familiars to be recruited on a glade (MKX-UNIT-21)."""
    return any(UNIT[kind_of(unit)].special == "familiars" for unit in state.unit_offer.cards)


def call_familiars(t: Table, who: Acting, option: Option) -> None:
    """An action, but no interaction: Reputation does not count (MKX-UNIT-21, MKX-UNIT-22, MKX-UNIT-23)."""
    turn = t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    t.state.phase = "glade"


def free_units(state: State) -> list[UnitCard]:
    """The Units of the offer that can be had without an interaction.

    MKX-UNIT-12, MKX-UNIT-13, MKX-UNIT-14, MKX-UNIT-15, MKX-UNIT-24.
    """
    return [unit for unit in state.unit_offer.cards if not UNIT[kind_of(unit)].hired]


@purchases.does(ch.Buy)
def _buy(t: Table, who: Acting, option: ch.Buy) -> Flow[None]:
    """An Advanced Action, or a Spell, which also costs mana of its colour."""
    player = who.player
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


@purchases.does(ch.BuyHealing)
def _buy_healing(t: Table, who: Acting, option: ch.BuyHealing) -> None:
    player = who.player
    t.state.turn.influence -= option.n
    t.state.turn.heal += 1
    t.say(msg("say-buys-healing", hero=name("hero", player.hero), n=option.n))


@purchases.does(ch.BUY_ARTIFACT)
def _buy_artifact(t: Table, who: Acting, option: Option) -> None:
    t.state.turn.influence -= ARTIFACT_PRICE
    t.state.turn.rewards.append(("artifact", 1))


@purchases.does(ch.BUY_ELITE)
def _buy_elite(t: Table, who: Acting, option: Option) -> None:
    t.state.turn.influence -= ELITE_PRICE
    t.draw(t.state.elite_deck, t.state.unit_offer)


@purchases.does(ch.BUY_REGULAR)
def _buy_regular(t: Table, who: Acting, option: Option) -> None:
    """Buy one more Regular Unit for the offer (MKX-CAMP-23)."""
    t.state.turn.influence -= REGULAR_PRICE
    t.draw(t.state.regular_deck, t.state.unit_offer)


@purchases.does(ch.BUY_UNSEEN)
def _buy_unseen(t: Table, who: Acting, option: Option) -> None:
    player = who.player
    t.state.turn.influence -= ADVANCED_PRICE
    deed_on_top(t, player, t.state.advanced_deck.cards[-1], t.state.advanced_deck)


_END = always(ch.END_TURN)


@_END.does
def _end_turn(t: Table, who: Acting, option: Option) -> None:
    t.state.phase = "end_turn"
    t.state.turn.steps = []


SERVICES: Menu[State, Acting] = Menu(recruits, purchases)


@cache
def _interaction() -> Menu[State, Acting]:
    return Menu(SERVICES, _trades, plays(), healing, tactic_in_turn, _END)


@cache
def _glade() -> Menu[State, Acting]:
    return Menu(recruits, plays(), healing, tactic_in_turn, _END)


def interact(t: Table) -> Flow[object]:
    """One decision of an interaction."""
    state = t.state
    who = Acting(state.players[state.turn.seat], INTERACTING)
    return _interaction().ask(t, who, state.turn.seat, _PROMPT, "MK-INTER-12")


def glade(t: Table) -> Flow[object]:
    """One decision while Familiars are called: Influence is gathered and spent."""
    turn = t.state.turn
    who = Acting(t.state.players[turn.seat], AFTER | INFLUENCE_USE)
    return _glade().ask(t, who, turn.seat, msg("ask-glade-recruit"), "MKX-UNIT-21")
