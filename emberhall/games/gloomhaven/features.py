"""What programs that learn see of a scenario: the floor around the viewer's character, figures as rows, the cards."""

from functools import cache, lru_cache
from typing import get_args

from emberhall.games.gloomhaven.content import (
    BATTLE_GOALS,
    CARDS,
    CLASSES,
    COMPANIONS,
    ITEMS,
    MONSTERS,
    SUMMONS,
    plan_of,
)
from emberhall.games.gloomhaven.state import Character, Kind, Phase, State
from emberhall.games.gloomhaven.terms import CONDITIONS, ELEMENTS, FOES, HALVES, HEROES
from emberhall.kernel import NOBODY, Block, Features, Kinds, Layout, columns, count, low, packed, seats_from, seen

_AROUND = 5  # how many steps of the floor are seen around the character
_CHARACTERS, _FIGURES = 4, 24
_PHASES, _KINDS = Kinds(get_args(Phase)), Kinds(get_args(Kind))
_CARDS, _CLASSES, _GOALS = Kinds(CARDS), Kinds(CLASSES), Kinds(BATTLE_GOALS)
_MONSTERS = Kinds(MONSTERS)
_ITEMS = {id: n for n, id in enumerate(ITEMS)}

_HEX = {
    "floor": 1, "door": 1, "obstacle": 1, "trap": 1, "hazard": 1, "difficult": 1, "coins": 3, "treasure": 1,
    "friends": 1, "foes": 1, "hit points there": 20,
}  # fmt: skip
_FIGURE = {
    "there": 1, "q from the character + 16": 32, "r from the character + 16": 32, "hit points": 20,
    "the most hit points": 20, "a friend": 1, "a foe": 1, "elite or boss": 1, "has acted": 1, "initiative": 99,
    **dict.fromkeys(CONDITIONS, 1), **dict.fromkeys(_KINDS.names, 1),
}  # fmt: skip
_CHARACTER = {
    "there": 1, "is the viewer's": 1, "level": 9, "hit points": 20, "cards in hand": 12, "cards discarded": 12,
    "cards lost": 12, "active cards": 6, "experience": 30, "coins": 20, "initiative": 99, "resting": 1, "exhausted": 1,
    "cards played": 2, "modifiers left": 30, "items ready": 6, "is playing": 1,
}  # fmt: skip
_TRACKS = {
    "round": 30, "level": 7, "gold": 6, "trap damage": 9, "monster modifiers": 30, "rooms revealed": 8, "doors open": 8,
    "monsters": 20, "moved this turn": 10, "halves used": 2, "won": 1, "lost": 1,
}  # fmt: skip


@cache
def _window(q: int, r: int) -> dict[tuple[int, int], int]:
    """The hexes around one, by their place in the window."""
    steps = range(-_AROUND, _AROUND + 1)
    around = [(q + dq, r + dr) for dq in steps for dr in steps if abs(dq + dr) <= _AROUND]
    return {cell: n for n, cell in enumerate(around)}


_HEXES = 3 * _AROUND * (_AROUND + 1) + 1
LAYOUT = Layout(
    columns("hexes", _HEXES, _HEX, "the hexes around the viewer's character, row by row"),
    columns("figures", _FIGURES, _FIGURE, "each figure, in the order of appearance"),
    Block("monsters", (_FIGURES, len(MONSTERS)), 1, "of which kinds the monsters are"),
    columns("characters", _CHARACTERS, _CHARACTER, "each character, the viewer's first"),
    Block("classes", (_CHARACTERS, len(CLASSES)), 1, "of which classes they are: " + ", ".join(CLASSES)),
    Block("hand", (len(CARDS),), 1, "ability cards in the hand of the viewer's character"),
    Block("played", (len(CARDS),), 1, "its cards of the round"),
    Block("discard", (len(CARDS),), 1, "its discarded cards"),
    Block("lost", (len(CARDS),), 1, "its lost cards"),
    Block("active", (len(CARDS),), 1, "its active cards"),
    Block("items", (2, len(ITEMS)), 1, "its items: ready, used"),
    Block("goals", (len(BATTLE_GOALS),), 1, "its battle goals"),
    Block("elements", (len(ELEMENTS),), 2, ", ".join(ELEMENTS)),
    columns("tracks", None, _TRACKS, ""),
    Block("phase", (len(_PHASES.names),), 1, "the phase: " + ", ".join(_PHASES.names)),
)
_STARTS = {block.name: LAYOUT.at(block.name) for block in LAYOUT.blocks}
_WIDE = len(_HEX)
_STRONG = ("elite", "boss")
#: The conditions of a figure by their bits, and its kind, as figures.
_CONDITION_ROWS = tuple(bytes(bits >> n & 1 for n in range(len(CONDITIONS))) for bits in range(256))
_KIND_ROWS = {kind: bytes(one == kind for one in _KINDS.names) for kind in _KINDS.names}


@lru_cache(4096)
def _floor(scenario: int, rooms: int, doors: int, q: int, r: int) -> bytes:
    """The revealed floor around a hex, without what lies on it."""
    row = bytearray(_HEXES * _WIDE)
    plan, window = plan_of(scenario), _window(q, r)
    for room, numbers in enumerate(plan.rooms):
        for number in numbers if rooms >> room & 1 else ():
            n = window.get(plan.hexes[number])
            if n is not None:
                row[n * _WIDE] = 1
    for door, (number, joined) in enumerate(plan.doors):
        n = window.get(plan.hexes[number])
        if n is not None and joined & rooms:
            row[n * _WIDE] = doors >> door & 1
            row[n * _WIDE + 1] = 1
    return bytes(row)


def _own(state: State, seat: int) -> Character | None:
    """The character that the viewer looks from: the one who plays, or the first of theirs."""
    mine = [one for one in state.characters if one.seat == seat]
    slot = state.turn.slot if state.turn is not None else None
    if slot is not None and slot.character != NOBODY and state.characters[slot.character].seat == seat:
        return state.characters[slot.character]
    return next((one for one in mine if not one.exhausted), mine[0] if mine else None)


def _read(state: State, seat: int, row: bytearray) -> None:
    at = _STARTS
    own = _own(state, seat)
    figure = state.figures.get(own.figure) if own is not None else None
    hexes = plan_of(state.scenario).hexes
    centre = hexes[figure.at] if figure is not None else hexes[0]
    _read_floor(state, centre, row)
    _read_figures(state, centre, row)
    first = state.characters.index(own) if own is not None else 0
    for n, other in enumerate(seats_from(first, len(state.characters))):
        one = state.characters[other]
        start = at["characters"] + n * len(_CHARACTER)
        row[start : start + len(_CHARACTER)] = _of_character(state, one, other, seat)
        if one.cls:
            row[at["classes"] + n * len(CLASSES) + _CLASSES[one.cls]] = 1
    if own is not None:
        _read_cards(own, seat, row)
    row[LAYOUT["elements"]] = packed(state.elements)
    row[at["phase"] + _PHASES[state.phase]] = 1
    turn = state.turn
    row[LAYOUT["tracks"]] = packed((
        state.round, state.level, state.gold, state.trap_damage, len(state.modifiers.cards),
        state.map.rooms.bit_count(), state.map.doors.bit_count(), len(state.figures),
        turn.moved if turn is not None else 0, len(turn.used) if turn is not None else 0, state.won, state.lost,
    ))  # fmt: skip


@lru_cache(4096)
def _places(scenario: int, q: int, r: int) -> dict[int, int]:
    """Where the figures of each hex of the floor begin that is in the window around one."""
    window = _window(q, r)
    return {n: window[cell] * _WIDE for n, cell in enumerate(plan_of(scenario).hexes) if cell in window}


def _read_floor(state: State, centre: tuple[int, int], row: bytearray) -> None:
    ground, places = state.map, _places(state.scenario, *centre)
    row[: _HEXES * _WIDE] = _floor(state.scenario, ground.rooms, ground.doors, *centre)
    lying = (
        (2, [number for obstacle in ground.obstacles for number in obstacle.hexes]),
        (3, ground.traps), (4, ground.hazards), (5, ground.difficult), (7, ground.treasures),
    )  # fmt: skip
    for column, numbers in lying:
        for number in numbers:
            if number in places:
                row[places[number] + column] = 1
    for number, coins in ground.coins.items():
        if number in places:
            row[places[number] + 6] = low(coins)
    for figure in state.figures.values():
        if figure.at in places:
            start = places[figure.at]
            row[start + (8 if figure.side == HEROES else 9)] = 1
            row[start + 10] = low(figure.hp)


def _read_figures(state: State, centre: tuple[int, int], row: bytearray) -> None:
    hexes, wide, start = plan_of(state.scenario).hexes, len(_FIGURE), _STARTS["figures"]
    initiative = {slot.monsters: slot.initiative for slot in state.order if slot.monsters}
    kinds = _STARTS["monsters"]
    for n, figure in enumerate(state.figures.values()):
        if n == _FIGURES:
            break
        q, r = hexes[figure.at] if figure.at >= 0 else centre
        row[start + n * wide : start + (n + 1) * wide] = (
            packed((
                1, q - centre[0] + 16, r - centre[1] + 16, figure.hp, figure.most, figure.side == HEROES,
                figure.side == FOES, figure.rank in _STRONG, figure.acted == state.round,
                initiative.get(figure.name, 0),
            ))
            + _CONDITION_ROWS[figure.conditions & 255]
            + _KIND_ROWS[figure.kind]
        )  # fmt: skip
        monster = _MONSTERS[figure.name]
        if monster >= 0:
            row[kinds + n * len(MONSTERS) + monster] = 1


def _of_character(state: State, one: Character, number: int, seat: int) -> bytes:
    figure = state.figures.get(one.figure)
    turn = state.turn
    return packed((
        1, one.seat == seat, one.level, figure.hp if figure is not None else 0, len(one.hand.cards),
        len(one.discard.cards), len(one.lost.cards), len(one.active), one.xp, one.coins,
        one.initiative, one.resting, one.exhausted,
        len(one.played.cards), len(one.modifiers.cards),
        sum([not (item.spent or item.consumed) for item in one.items]),
        turn is not None and turn.slot.character == number,
    ))  # fmt: skip


def _read_cards(own: Character, seat: int, row: bytearray) -> None:
    at = _STARTS
    count(row, at["hand"], _CARDS, seen(own.hand, seat))
    count(row, at["played"], _CARDS, own.played.cards)
    count(row, at["discard"], _CARDS, own.discard.cards)
    count(row, at["lost"], _CARDS, own.lost.cards)
    count(row, at["active"], _CARDS, [active.card for active in own.active])
    count(row, at["goals"], _GOALS, seen(own.goals, seat))
    for item in own.items:
        row[at["items"] + (item.spent or item.consumed) * len(ITEMS) + _ITEMS[item.id]] = 1


#: The figures of scenarios that have a turn of their own.
ALLIES = ("hail", "orchid", "captive", "fish", "redthorn", "villager", "victim", "zephyr")

_WORDS = (
    *CARDS, *CLASSES, *MONSTERS, *SUMMONS, *COMPANIONS, *BATTLE_GOALS, *ELEMENTS, *CONDITIONS,
    "curse", "bless", *HALVES,
    *ALLIES, "chest",
)  # fmt: skip

#: Whose turn comes first: `class:brute`, `monster:bandit-guard`.
_NUMBERS = {"slot": lambda slot: slot.partition(":")[2]}

FEATURES: Features[State] = Features(LAYOUT, _read, _WORDS, _NUMBERS)
