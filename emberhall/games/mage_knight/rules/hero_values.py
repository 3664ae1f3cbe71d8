"""Combat between heroes: what an attack is worth, what a Block leaves of it, what damage buys."""

from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.rules.attacks import attack_value
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.elements import MATCHING, block_worth
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.rules.safe_spaces import is_open, is_safe
from emberhall.games.mage_knight.state import THREATENS, Duel, Foe, Player, State
from emberhall.games.mage_knight.terms import DAY_COSTS, NIGHT_COSTS


def duel_of(state: State) -> Duel:
    """The hero combat under way."""
    assert state.duel is not None
    return state.duel


def opponent(duel: Duel, seat: int) -> int:
    """The other one of the two."""
    return duel.defender if seat == duel.aggressor else duel.aggressor


def _parts(state: State) -> list[Foe]:
    """The attacking player's Units."""
    duel = duel_of(state)
    return duel.foes if state.turn.seat == duel.attacker else combat_of(state).foes


def attack_total(state: State) -> int:
    """The value of the attack, without what was prevented or lowered (MK-PVP-85)."""
    units = sum(part.value for foe in _parts(state) for part in foe.attacks if part.state == THREATENS)
    return attack_value(state, combat_of(state)) + units


def attack_elements(state: State) -> list[int]:
    """The elements that the attack is made of."""
    combat = combat_of(state)
    found = [i & 3 for points in (combat.points, combat.unit_points) for i, n in enumerate(points) if n]
    found += [part.element for foe in _parts(state) for part in foe.attacks if part.state == THREATENS and part.value]
    return sorted(set(found))


def block_points(state: State) -> int:
    """The worth of the Block: efficient if it is so against one element of the attack (MK-PVP-38, MK-PVP-39)."""
    return block_worth(combat_of(state).block, attack_elements(state))


def attack_left(state: State) -> int:
    """What the Block leaves of the attack; Ranged and Siege Attacks are like Swift ones (MK-PVP-41, MK-PVP-59)."""
    block = block_points(state)
    return max(0, attack_total(state) - (block if duel_of(state).melee else block // 2))


def price_of(state: State, foe: Foe) -> int:
    """The damage that wounds a Unit: its Armor, twice if it resists an element of the attack.

    MK-PVP-45, MK-PVP-46, MK-PVP-47.
    """
    resists = any(foe.resistances & MATCHING[element] == MATCHING[element] for element in attack_elements(state))
    return 2 * foe.armor if resists else foe.armor


def loot(rival: Player) -> list[str]:
    """The Artifacts that can be stolen: those played, and Banners of wounded Units (MK-PVP-65)."""
    played_ones: list[str] = [card for card in rival.play.cards if card_of(card).kind == "artifact"]
    return played_ones + [unit.banner for unit in rival.units if unit.wounds and unit.banner]


def ways_out(state: State) -> dict[int, int]:
    """The safe spaces that the opponent can be driven to, with their unmodified Move costs (MK-PVP-61, MK-PVP-62)."""
    duel = duel_of(state)
    seat = opponent(duel, state.turn.seat)
    land = ground(state)
    costs = NIGHT_COSTS if state.night else DAY_COSTS
    return {at: costs[land.terrain[at]] for at in land.near[duel.at] if is_safe(state, seat, at) and is_open(state, at)}


def fame_for(winner: Player, loser: Player) -> int:
    """Fame for a winner who was the weaker one (MK-PVP-69, MK-PVP-70, MK-PVP-71)."""
    if winner.level < loser.level:
        return 1 + 2 * (loser.level - winner.level)
    return int(winner.level == loser.level and winner.fame < loser.fame)


def rival_here(state: State, player: Player) -> int:
    """The seat of another hero on the hero's space, where figures may not stand together; -1 if there is none."""
    return rival_at(state, player, player.at)


def rival_at(state: State, player: Player, at: int) -> int:
    """The same for any space."""
    place = state.places.get(at)
    if place is not None and place.site and SITE[place.site].shared:  # MK-HEROES-06
        return -1
    for seat, other in enumerate(state.players):
        if other.at == at and other is not player:
            return seat
    return -1
