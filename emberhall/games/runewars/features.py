"""What programs that learn see of a war: every area, every player from the viewer's seat on, battles, the tracks."""

from collections.abc import Sequence
from typing import get_args

from emberhall.games.runewars.content import (
    AREAS,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    FATE,
    HEROES,
    NEUTRALS,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TILES,
    TITLES,
    UNITS,
)
from emberhall.games.runewars.rules.runes import is_dragon
from emberhall.games.runewars.state import BattleStep, Draw, Fight, Phase, Place, Player, State
from emberhall.games.runewars.terms import ATTRIBUTES, RESOURCES, SEASONS, SHAPES
from emberhall.kernel import (
    HIDDEN,
    NOBODY,
    Block,
    Features,
    Kinds,
    Layout,
    columns,
    count,
    low,
    packed,
    seats_from,
    seen,
)

_SEATS = 4
_PHASES, _STEPS, _SEASONS = Kinds(get_args(Phase)), Kinds(get_args(BattleStep)), Kinds(SEASONS)
_AREAS, _UNITS, _HEROES, _TITLES = Kinds(AREAS), Kinds(UNITS), Kinds(HEROES), Kinds(TITLES)
_ORDERS, _TACTICS, _QUESTS, _REWARDS = Kinds(ORDERS), Kinds(TACTICS), Kinds(QUESTS), Kinds(REWARDS)
_FACTIONS, _OBJECTIVES = Kinds(FACTIONS), Kinds(OBJECTIVES)
_SHAPE = {id: SHAPES.index(unit.shape) for id, unit in UNITS.items()}

_PLACE: dict[str, int] = {
    "held by the viewer": 1, "held by another": 1, "neutral units": 1, **dict.fromkeys(SHAPES, 4), "routed units": 4,
    "the viewer's stronghold": 1, "another's stronghold": 1, "stronghold damaged": 1, "a development": 1, "a city": 1,
    "runes not seen": 2, "dragon runes seen": 2, "false runes seen": 2, "activated by the viewer": 1,
    "activated by others": 3, "the viewer's heroes": 3, "others' heroes": 3, "an exploration token": 1,
}  # fmt: skip
_PLAYER: dict[str, int] = {
    "plays": 1, "influence": 30, **dict.fromkeys(RESOURCES, 8), "orders in hand": 8, "tactics": 10, "quests": 3,
    "heroes": 3, "rewards of heroes": 6, "strongholds left": 4, "dragon runes seen": 8, "areas": 15, "units": 40,
    "is first": 1, "is playing": 1, "out": 1,
}  # fmt: skip
_SIDE: dict[str, int] = {
    "is the viewer": 1, "is neutral": 1, **dict.fromkeys(SHAPES, 4), "damage": 6, "routed": 6, "lost": 6, "bonus": 6,
    "fate cards seen": 6,
}  # fmt: skip
_TRACKS = {
    "year": 7, "fate cards": 30, "tactics cards": 50, "quests left": 20, "rewards left": 20, "heroes left": 12,
    "units on the march": 8, "battles this turn": 4, "in battle": 1, "in a duel": 1, "initiative": 5, "weakened": 5,
    "units adrift": 8, "fate cards drawn": 6,
}  # fmt: skip

LAYOUT = Layout(
    columns(
        "areas", len(AREAS), _PLACE, f"each area of the tiles ({', '.join(AREAS)}), zeros where it is not on the map"
    ),
    columns("players", _SEATS, _PLAYER, "each player, the viewer first"),
    Block("factions", (_SEATS, len(FACTIONS)), 1, "whose faction is which: " + ", ".join(FACTIONS)),
    Block("orders", (2, len(ORDERS)), 1, "the viewer's orders in hand, and those played this year"),
    Block("played", (_SEATS, len(ORDERS)), 1, "orders that each player has played this year"),
    Block("tactics", (len(TACTICS),), 3, "the viewer's Tactics cards"),
    Block("quests", (len(QUESTS),), 1, "the viewer's quests"),
    Block("objective", (len(OBJECTIVES),), 1, "the viewer's objective"),
    Block("heroes", (len(HEROES),), 1, "the viewer's heroes"),
    Block("rewards", (len(REWARDS),), 1, "the rewards that the viewer's heroes carry"),
    Block("unused", (len(UNITS),), 10, "figures that the viewer can still recruit"),
    Block("titles", (2, len(TITLES)), 1, "titles of the viewer, and of others"),
    columns("battle", 2, _SIDE, "the sides of the battle under way: attacker, defender"),
    Block("step", (len(_STEPS.names),), 1, "the step of the battle: " + ", ".join(_STEPS.names)),
    columns("tracks", None, _TRACKS, ""),
    Block("season", (4,), 1, ", ".join(SEASONS)),
    Block("phase", (len(_PHASES.names),), 1, "the phase: " + ", ".join(_PHASES.names)),
)
_STARTS = {block.name: LAYOUT.at(block.name) for block in LAYOUT.blocks}
_WIDE = len(_PLACE)


def _read(state: State, seat: int, row: bytearray) -> None:
    at = _STARTS
    held, units, runes = [0] * _SEATS, [0] * _SEATS, [0] * _SEATS
    for area, place in state.places.items():
        dragons = _read_place(place, seat, row, _AREAS[area] * _WIDE)
        if place.holder >= 0:
            held[place.holder] += 1
            units[place.holder] += place.units()
        owner = place.holder if place.holder != NOBODY else place.stronghold
        if owner >= 0:
            runes[owner] += dragons
    for n, other in enumerate(seats_from(seat, len(state.players))):
        player = state.players[other]
        start = at["players"] + n * len(_PLAYER)
        row[start : start + len(_PLAYER)] = _of_player(state, player, other, (runes[other], held[other], units[other]))
        if player.faction:
            row[at["factions"] + n * len(FACTIONS) + _FACTIONS[player.faction]] = 1
        _orders(row, at["played"] + n * len(ORDERS), player.played.cards)
        for hero in player.heroes:
            if hero.area in state.places:
                row[_AREAS[hero.area] * _WIDE + (18 if n == 0 else 19)] += 1
    if state.players:
        _read_own(state, state.players[seat], seat, row)
    if state.fight is not None:
        _read_fight(state.fight, seat, row)
    row[at["season"] + _SEASONS[state.season]] = 1
    row[at["phase"] + _PHASES[state.phase]] = 1
    row[LAYOUT["tracks"]] = _of_tracks(state)


def _read_place(place: Place, seat: int, row: bytearray, start: int) -> int:
    """The figures of an area; returns how many dragon runes are seen there."""
    if place.holder != NOBODY:
        row[start + (0 if place.holder == seat else 1)] = 1
    elif place.standing:
        row[start + 2] = 1
    for unit, n in place.standing.items():
        row[start + 3 + _SHAPE[unit]] += n
    if place.routed:
        row[start + 7] = sum(place.routed.values())
    if place.stronghold != NOBODY:
        row[start + (8 if place.stronghold == seat else 9)] = 1
        row[start + 10] = place.damaged
    row[start + 11] = place.development != ""
    row[start + 12] = place.city != ""
    dragons = 0
    if place.rune.cards or place.revealed.cards:
        known = [*seen(place.rune, seat), *place.revealed.cards]
        dragons = sum(map(is_dragon, known))
        row[start + 13] = len(place.rune.cards) + len(place.revealed.cards) - len(known)
        row[start + 14] = dragons
        row[start + 15] = len(known) - dragons
    if place.activated:
        mine = place.activated >> seat & 1
        row[start + 16] = mine
        row[start + 17] = place.activated.bit_count() - mine
    row[start + 20] = bool(place.unexplored.cards)
    return dragons


def _of_player(state: State, player: Player, seat: int, counted: tuple[int, int, int]) -> bytes:
    return packed((
        1, player.influence, *[player.dials[resource] for resource in RESOURCES], len(player.orders.cards),
        len(player.tactics.cards) + len(player.fresh.cards), len(player.quests.cards), len(player.heroes),
        sum([len(hero.rewards.cards) + len(hero.shown.cards) for hero in player.heroes]), player.strongholds,
        *counted, state.first == seat, state.current == seat, player.out,
    ))  # fmt: skip


def _orders(row: bytearray, start: int, orders: Sequence[str]) -> None:
    """Count orders: `daqan.conquer` is one of each faction's eight."""
    for order in orders:
        if order != HIDDEN:
            row[start + _ORDERS[order.partition(".")[2]]] += 1


def _read_own(state: State, me: Player, seat: int, row: bytearray) -> None:
    at = _STARTS
    _orders(row, at["orders"], me.orders.cards)
    _orders(row, at["orders"] + len(ORDERS), [*me.played.cards, *seen(me.active, seat)])
    count(row, at["tactics"], _TACTICS, me.tactics.cards)
    count(row, at["tactics"], _TACTICS, me.fresh.cards)
    count(row, at["quests"], _QUESTS, me.quests.cards)
    count(row, at["objective"], _OBJECTIVES, me.objective.cards)
    for hero in me.heroes:
        row[at["heroes"] + _HEROES[hero.id]] = 1
        count(row, at["rewards"], _REWARDS, hero.rewards.cards)
        count(row, at["rewards"], _REWARDS, hero.shown.cards)
    for unit, n in me.unused.items():
        row[at["unused"] + _UNITS[unit]] = n
    for title, card in state.titles.items():
        if card.owner != NOBODY:
            row[at["titles"] + (card.owner != seat) * len(TITLES) + _TITLES[title]] = 1


def _read_fight(fight: Fight, seat: int, row: bytearray) -> None:
    row[_STARTS["step"] + _STEPS[fight.step]] = 1
    for n, side in enumerate((fight.attacker, fight.defender)):
        start = _STARTS["battle"] + n * len(_SIDE)
        row[start] = side.seat == seat
        row[start + 1] = side.seat == NOBODY
        for fighter in side.fighters:
            row[start + 2 + _SHAPE[fighter.unit]] += 1
            row[start + 6] += fighter.damage
            row[start + 7] += fighter.routed
        row[start + 8] = low(side.lost)
        row[start + 9] = low(side.bonus)
        row[start + 10] = sum([_known(draw, seat) for draw in fight.draws if draw.side == n])


def _known(draw: Draw, seat: int) -> int:
    return len(seen(draw.hidden, seat)) + len(draw.cards.cards)


def _of_tracks(state: State) -> bytes:
    turn, fight = state.turn, state.fight
    return packed((
        state.year, len(state.fate.cards), len(state.tactics.cards), len(state.quests.cards),
        len(state.rewards.cards), len(state.heroes.cards),
        sum(turn.march.units.values()) if turn.march is not None else 0, turn.battles, fight is not None,
        state.duel is not None, fight.initiative if fight is not None else 0,
        fight.weakened if fight is not None else 0, sum(state.adrift.values()), len(state.drawn.cards),
    ))  # fmt: skip


_WORDS = (
    *AREAS, *UNITS, *FACTIONS, *HEROES, *ORDERS, *(f"{faction}.{order}" for faction in FACTIONS for order in ORDERS),
    *TACTICS, *QUESTS, *REWARDS, *OBJECTIVES, *FATE, *TITLES, *DEVELOPMENTS, *CITIES, *SEASON_CARDS, *EXPLORATION,
    *TILES, *NEUTRALS, *RESOURCES, *ATTRIBUTES, *SHAPES, "gold", "silver", "red", "miss", "special", "rout", "damage",
    "tactics", "influence", "dragon", "false",
)  # fmt: skip

FEATURES: Features[State] = Features(LAYOUT, _read, _WORDS)
