"""Units that ask for Influence in battle: Thugs for taking damage, Heroes for an assault.

MKX-UNIT-06, MKX-UNIT-07, MKX-UNIT-08, MKX-UNIT-09.
"""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.names import name, unit_name
from emberhall.games.mage_knight.rules.acting import deeds
from emberhall.games.mage_knight.rules.common import unit_of
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.state import Combat, Player, State, Table, Unit
from emberhall.games.mage_knight.terms import INFLUENCE_USE
from emberhall.kernel import msg

PRICE = 2


def storming(state: State, combat: Combat) -> bool:
    """Whether the combat is an assault on a fortified site, another hero or Volkare (MKX-UNIT-07, MKX-VASSAULT-03)."""
    if combat.kind == "heroes":
        return state.duel is not None and state.duel.aggressor == state.turn.seat
    return combat.kind == "volkare" or (combat.kind in SITE and SITE[combat.kind].place == "fortified")


def holds_back(state: State, combat: Combat, unit: Unit, *, damage: bool) -> bool:
    """Whether the Unit does not fight (or, `damage`, take damage) before it is paid for."""
    special = unit_of(unit).special
    if not special or unit.card in combat.paid:
        return False
    return damage if special == "thugs" else special == "heroes" and not damage and storming(state, combat)


def bribery(state: State, player: Player, combat: Combat) -> int:
    """The use (bits) that Influence points have in this combat."""
    if not state.setup.expansions or not player.units:
        return 0
    return INFLUENCE_USE if _unpaid(state, player, combat) else 0


def _unpaid(state: State, player: Player, combat: Combat) -> list[Unit]:
    return [
        unit
        for unit in player.units
        if not unit.wounds
        and combat.escort in ("*", unit.card)
        and (combat.units or unit.bonded)
        and (holds_back(state, combat, unit, damage=True) or holds_back(state, combat, unit, damage=False))
    ]


@deeds(ch.Bribe)
def bribes(state: State, who: Acting) -> list[ch.Bribe]:
    """The Units that can be paid for with the Influence at hand."""
    if not who.timing & INFLUENCE_USE or state.turn.influence < PRICE:
        return []
    return [ch.Bribe(unit.card) for unit in _unpaid(state, who.player, combat_of(state))]


@bribes.does
def _bribe(t: Table, who: Acting, option: ch.Bribe) -> None:
    """Two points, once in a combat for each Unit (MKX-UNIT-09)."""
    player = who.player
    t.state.turn.influence -= PRICE
    combat_of(t.state).paid.append(option.unit)
    t.say(msg("say-bribes", hero=name("hero", player.hero), unit=unit_name(option.unit)))
