"""Recruiting: which Units are on offer where and at what price, and how a Unit joins a hero."""

from emberhall.effects import lasts
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import UNIT, kind_of
from emberhall.games.mage_knight.content.kinds import UnitKind
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules.banners import carry
from emberhall.games.mage_knight.rules.cities import camp_beside
from emberhall.games.mage_knight.rules.common import (
    COMMAND,
    commanded,
    disband,
    level_of,
)
from emberhall.games.mage_knight.rules.scenario import scenario_of
from emberhall.games.mage_knight.state import Deed, Place, Player, State, Table, Unit, UnitCard
from emberhall.games.mage_knight.terms import (
    WHITE,
    Change,
)
from emberhall.kernel import NOWHERE, Flow, Option, choose, msg, pick


def recruitable(state: State, place: Place, unit: UnitCard) -> bool:
    """Whether a Unit of the offer can be recruited at the site (MK-INTER-13, MK-INTER-24)."""
    kind = UNIT[kind_of(unit)]
    if kind.special and state.turn.kin and {kind.special, state.turn.kin} == {"thugs", "heroes"}:
        return False  # MKX-UNIT-04
    if WHITE in place.colours or place.site == "refugee_camp":  # MKX-REFUGEE-01
        return True
    where = kind.where
    if (place.site if place.site != "hidden_valley" else "magical_glade") in where:  # MKX-SITE-01
        return True
    if state.camp != NOWHERE and _of_camp(state, kind):
        return True
    also = {"mage_tower": "monastery", "keep": "village"}.get(place.site)  # MKS-HOLD-14, MKS-HOLD-15
    return also in where and scenario_of(state).special == "hold"


def _of_camp(state: State, kind: UnitKind) -> bool:
    """Whether it can be recruited in or beside Volkare's camp: all of keeps and villages (MKX-CAMP-21, MKX-CAMP-22)."""
    beside = camp_beside(state, state.players[state.turn.seat].at) is not None
    return beside and ("keep" in kind.where or "village" in kind.where)


def price(state: State, place: Place, unit: UnitCard) -> int:
    """The Influence that a Unit costs at a site: more in a refugee camp, and with its effect on the Reputation bonus.

    MKX-UNIT-01, MKX-UNIT-02, MKX-UNIT-03, MKX-REFUGEE-02, MKX-REFUGEE-03, MKX-REFUGEE-04.
    """
    kind = UNIT[kind_of(unit)]
    cost = kind.cost
    if place.site == "refugee_camp" and "village" not in kind.where and not _of_camp(state, kind):
        cost += 3 if kind.where == ("city",) else 1
    return cost + swing(state, kind)


def swing(state: State, kind: UnitKind) -> int:
    """How recruiting the first Thugs or Heroes changes what Reputation counts for in this interaction."""
    if not kind.special or state.turn.kin:
        return 0
    return {"thugs": 2, "heroes": -1}.get(kind.special, 0) * state.turn.regard


def gain_unit(t: Table, player: Player, card: UnitCard) -> Flow[None]:
    """Add a Unit of the offer to the hero's, ready and unwounded; another is disbanded if need be.

    MK-UNIT-07, MK-UNIT-08.
    """
    ordinary = commanded(player)
    loyal = False
    banner = Deed(COMMAND) if t.state.turn.mods and at_hand(t.state, player) else None
    if len(ordinary) >= level_of(player).command:
        if unbound(player):
            loyal = True
        else:
            picks: list[Option] = [ch.pick_unit(unit.card) for unit in ordinary]
            if banner is not None:  # MKX-BANNER-01
                picks.append(ch.pick_card(banner))
            chosen = yield from choose(t.state.turn.seat, msg("ask-disband"), picks, "MK-UNIT-08")
            gone = [unit for unit in ordinary if ch.pick_unit(unit.card) == chosen]
            if gone:
                disband(t, player, gone[0])
                banner = None
    elif banner is not None:  # the Command token may be kept for another Unit
        options = (ch.pick_unit(card),)
        if (yield from pick(t.state.turn.seat, msg("ask-banner"), options, "MKX-BANNER-01", stop=ch.SKIP)) is None:
            banner = None
    join(t, player, card, loyal=loyal)
    if banner is not None and not loyal:
        carry(t, player, player.units[-1], banner)


def at_hand(state: State, player: Player) -> bool:
    """Whether a Banner of Command was played this turn and is not carried yet."""
    return lasts(state.turn.mods, Change.BANNER_OF_COMMAND) and COMMAND in player.play


def unbound(player: Player) -> bool:
    """Whether the hero has Bonds of Loyalty and no Unit under it."""
    return "bonds_of_loyalty" in player.skills and not any(unit.bonded for unit in player.units)


def join(t: Table, player: Player, card: UnitCard, *, loyal: bool) -> None:
    """The Unit joins the hero under a Command token, or under Bonds of Loyalty."""
    t.state.unit_offer.remove(card)
    player.units.append(Unit(card, bonded=loyal))
    t.say(msg("say-recruits", hero=name("hero", player.hero), unit=unit_name(card)))
