"""Resource dials: what areas produce, and what a dial's arrow has reached."""

from collections import Counter

from emberhall.games.runewars.content import AREAS, EXPLORATION, FACTIONS, UNITS
from emberhall.games.runewars.effects.nodes.heroes import Yields
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.control import friendly
from emberhall.games.runewars.state import Player, State, Table
from emberhall.games.runewars.terms import DIAL, RESOURCES, Resource
from emberhall.kernel import msg


def yields(state: State, area: str) -> dict[Resource, int]:
    """What an area produces, with its villages (RW-TILE-03, RW-EXPLORE-13)."""
    found = AREAS[area].yields
    for token in state.places[area].explored:
        effect = EXPLORATION[token.partition(".")[0]].effect
        if isinstance(effect, Yields):
            found = {**found, effect.resource: found.get(effect.resource, 0) + effect.n}
    return found


def production(state: State, seat: int) -> dict[Resource, int]:
    """What a player's areas produce, up to the end of each dial (RW-HARVEST-01)."""
    found: dict[Resource, int] = dict.fromkeys(RESOURCES, 0)
    for area in friendly(state, seat):
        for resource, n in yields(state, area).items():
            found[resource] += n
    return {resource: min(n, DIAL) for resource, n in found.items()}


def icons_shown(player: Player, what: str) -> int:
    """How many tactics or influence icons stand at or below the arrows of a player's dials (RW-DIAL-08)."""
    dials = FACTIONS[player.faction].dials
    return sum(dials[resource].shows(arrow, what) for resource, arrow in player.dials.items())


def recruits(player: Player, resource: Resource) -> dict[str, int]:
    """The units at or below the arrow of a resource; the arrow does not move.

    RW-RECRUIT-01, RW-DIAL-08, RW-DIAL-07.
    """
    return dict(Counter(units_at(player, resource)))


def units_at(player: Player, resource: Resource) -> list[str]:
    """The units at or below the arrow of a resource, in the order of the spaces."""
    return [what for what in FACTIONS[player.faction].dials[resource].spaces[: player.dials[resource]] if what in UNITS]


def coming(player: Player, resource: Resource, n: int) -> tuple[str, ...]:
    """What the next spaces of a dial show, up to its end."""
    arrow = player.dials[resource]
    return tuple(what for what in FACTIONS[player.faction].dials[resource].spaces[arrow : arrow + n] if what)


def gain_influence(t: Table, seat: int, n: int) -> None:
    """A player gains influence."""
    player = t.state.players[seat]
    player.influence += n
    t.say(msg("say-influence", faction=faction_name(player.faction), n=n))


def turn_dial(player: Player, resource: Resource, by: int) -> None:
    """Raise or lower a dial between 0 and its highest space (RW-DIAL-02)."""
    player.dials[resource] = max(0, min(DIAL, player.dials[resource] + by))


def play_order(state: State, numbers: dict[int, int]) -> list[int]:
    """The seats in play order: lowest order number, then most influence, then most starting influence.

    RW-PRIORITY-02, RW-PRIORITY-03, RW-PRIORITY-04.
    """
    seats = [seat for seat, player in enumerate(state.players) if not player.out]
    return sorted(
        seats,
        key=lambda seat: (
            numbers.get(seat, 0),
            -state.players[seat].influence,
            -FACTIONS[state.players[seat].faction].influence,
        ),
    )


def has_supremacy(number: int, played: list[int]) -> bool:
    """Whether an order is higher than every other order its player has played this year (RW-ORDER-08)."""
    return number > max(played, default=0)
