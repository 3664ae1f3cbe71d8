"""What programs that learn see of a quest: its areas as nodes, heroes and enemies as rows, the viewer's cards."""

from typing import get_args

from emberhall.effects.nodes import walk
from emberhall.games.sword_sorcery.content import (
    ANVIL,
    CARDS,
    CLASSES,
    COMPANIONS,
    ENCOUNTERS,
    ENEMIES,
    EVENTS,
    QUESTS,
    SHADOWS,
    TEMPLE,
    TILES,
    TRAPS,
    TREASURES,
)
from emberhall.games.sword_sorcery.effects.nodes import Decide
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.state import Bout, Enemy, Figure, Hero, Phase, State
from emberhall.games.sword_sorcery.terms import SLOTS, ConditionId, DamageType, Rank
from emberhall.kernel import Block, Features, Kinds, Layout, columns, count, low, packed

_AREAS, _HEROES, _COMPANIONS, _ENEMIES = 64, 5, 4, 16
_PHASES, _CONDITIONS, _RANKS = Kinds(get_args(Phase)), Kinds(get_args(ConditionId)), Kinds(get_args(Rank))
_CARDS, _CLASSES, _KINDS, _QUESTS = Kinds(CARDS), Kinds(CLASSES), Kinds(ENEMIES), Kinds(QUESTS)
_STEPS = Kinds(("declared", "rolled", "defended", "done"))

_AREA = {
    "on the map": 1, "difficult or hazardous": 1, "the active hero": 1, "the viewer's heroes": 3, "heroes": 5,
    "companions": 3, "enemies": 4, "their hit points": 20, "fire": 3, "items lying": 5, "sealed": 1,
}  # fmt: skip
_FIGURE = {
    "there": 1, "area": _AREAS, "hit points": 15, "the most hit points": 15, "shields": 4, "wounds": 4, "burning": 3,
    **dict.fromkeys(_CONDITIONS.names, 3),
}  # fmt: skip
_HERO = {
    **_FIGURE, "is the viewer's": 1, "is active": 1, "rank": 4, "crowns": 60, "ghost": 1, "acted": 1, "steps left": 6,
    "combats": 3, "actions": 4, "extra": 3, "ward": 3, "cards used": 6, "items in the bag": 8, "deaths": 4,
}  # fmt: skip
_ENEMY = {**_FIGURE, **dict.fromkeys(_RANKS.names, 1), "halved": 1, "acted this round": 1, "powers": 3}
_BOUT = {
    "attacks": 1, "attacker": 40, "target": 40, "red dice": 6, "blue dice": 6, "hits": 12, "bolts": 6, "stopped": 12,
    "lethal": 4, "damage": 12, "fatal": 3,
}  # fmt: skip
_TRACKS = {
    "round": 20, "night": 1, "menace": 4, "shards": 20, "kills": 30, "closed doors": 10, "tokens": 20, "flags": 10,
    "events left": 40, "shadows left": 10, "soul storm": 1, "enemies": 16, "locks": 6,
}  # fmt: skip

LAYOUT = Layout(
    columns("areas", _AREAS, _AREA, "each area of the quest's map, in the order of its plan"),
    columns("heroes", _HEROES, _HERO, "each hero, those of the viewer first"),
    Block("classes", (_HEROES, len(CLASSES)), 1, "of which classes they are: " + ", ".join(CLASSES)),
    columns("companions", _COMPANIONS, _FIGURE, "each companion"),
    columns("enemies", _ENEMIES, _ENEMY, "each enemy, in the order of appearance"),
    Block("kinds", (_ENEMIES, len(ENEMIES)), 1, "of which kinds they are: " + ", ".join(ENEMIES)),
    Block("cards", (2, len(CARDS)), 1, "cards of the hero who plays, or of the viewer's first: all, those used"),
    columns("bout", None, _BOUT, "the attack under way"),
    Block("step", (4,), 1, "its step: " + ", ".join(_STEPS.names)),
    columns("tracks", None, _TRACKS, ""),
    Block("quest", (len(QUESTS),), 1, "the quest"),
    Block("phase", (len(_PHASES.names),), 1, "the phase: " + ", ".join(_PHASES.names)),
)
_STARTS = {block.name: LAYOUT.at(block.name) for block in LAYOUT.blocks}
_WIDE = len(_AREA)
_GROUNDS: dict[str, bytes] = {}


def _ground(state: State) -> bytes:
    """The areas of the map, without what is on them."""
    known = _GROUNDS.get(state.quest)
    if known is None:
        row = bytearray(_AREAS * _WIDE)
        for area, terrain in enumerate(state.ground.terrain[:_AREAS]):
            row[area * _WIDE] = 1
            row[area * _WIDE + 1] = terrain != "normal"
        known = _GROUNDS[state.quest] = bytes(row)
    return known


def _read(state: State, seat: int, row: bytearray) -> None:
    at = _STARTS
    row[: _AREAS * _WIDE] = _ground(state)
    mine = [hero for hero in state.heroes if hero.seat == seat]
    others = [hero for hero in state.heroes if hero.seat != seat]
    for n, hero in enumerate([*mine, *others][:_HEROES]):
        start = at["heroes"] + n * len(_HERO)
        row[start : start + len(_HERO)] = _of_hero(state, hero, seat)
        row[at["classes"] + n * len(CLASSES) + _CLASSES[hero.cls]] = 1
        _on_map(row, hero.area, 4)
        if hero.seat == seat:
            _on_map(row, hero.area, 3)
    active = state.active
    if 0 <= active < len(state.heroes):
        _on_map(row, state.heroes[active].area, 2)
    for n, companion in enumerate(state.companions[:_COMPANIONS]):
        start = at["companions"] + n * len(_FIGURE)
        row[start : start + len(_FIGURE)] = _of_figure(companion, companion.hp)
        _on_map(row, companion.area, 5)
    for n, enemy in enumerate(state.enemies[:_ENEMIES]):
        _read_enemy(state, enemy, n, row)
    for fire in state.fires:
        _on_map(row, fire.area, 8, fire.level)
    for area, heap in state.heaps.items():
        _on_map(row, area, 9, len(heap.items))
    for area in state.sealed:
        _on_map(row, area, 10)
    own = state.heroes[active] if 0 <= active < len(state.heroes) else mine[0] if mine else None
    if own is not None:
        _read_cards(own, row)
    if state.bout is not None:
        row[LAYOUT["bout"]] = _of_bout(state.bout)
        row[at["step"] + _STEPS[state.bout.step]] = 1
    row[at["quest"] + _QUESTS[state.quest]] = 1
    row[at["phase"] + _PHASES[state.phase]] = 1
    row[LAYOUT["tracks"]] = packed((
        state.round, state.time == "night", state.menace, state.shards, state.kills,
        state.closed.bit_count(), len(state.tokens), len(state.flags), len(state.events.cards),
        len(state.shadows.cards), state.setup.soul_storm, len(state.enemies), len(state.locks),
    ))  # fmt: skip


def _on_map(row: bytearray, area: int, column: int, n: int = 1) -> None:
    if 0 <= area < _AREAS:
        row[area * _WIDE + column] += n


def _of_figure(figure: Figure, most: int) -> bytes:
    conditions = bytearray(len(_CONDITIONS.names))
    for condition, n in figure.conditions.items():
        conditions[_CONDITIONS[condition]] = low(n)
    return packed((
        1, figure.area, figure.hp, most, figure.shields, len(figure.wounds),
        sum(figure.burning),
    )) + conditions  # fmt: skip


def _of_hero(state: State, hero: Hero, seat: int) -> bytes:
    return _of_figure(hero, max_hp(state, hero)) + packed((
        hero.seat == seat, state.active == hero.id, hero.rank, hero.crowns, hero.ghost, hero.acted,
        hero.steps, hero.combats, hero.actions, hero.extra, hero.ward, len(hero.turned),
        len(hero.bag), hero.deaths,
    ))  # fmt: skip


def _read_enemy(state: State, enemy: Enemy, n: int, row: bytearray) -> None:
    start = _STARTS["enemies"] + n * len(_ENEMY)
    ranks = bytearray(len(_RANKS.names))
    ranks[_RANKS[enemy.rank]] = 1
    row[start : start + len(_ENEMY)] = (
        _of_figure(enemy, enemy.card.hp) + ranks + packed((enemy.halved, enemy.round == state.round, len(enemy.powers)))
    )
    row[_STARTS["kinds"] + n * len(ENEMIES) + _KINDS[enemy.kind]] = 1
    _on_map(row, enemy.area, 6)
    if 0 <= enemy.area < _AREAS:
        place = enemy.area * _WIDE + 7
        row[place] = low(row[place] + enemy.hp)


def _read_cards(hero: Hero, row: bytearray) -> None:
    start = _STARTS["cards"]
    count(row, start, _CARDS, hero.powers)
    count(row, start, _CARDS, hero.slots.values())
    count(row, start, _CARDS, hero.bag)
    row[start + _CARDS[hero.kind.innate.id]] = 1
    count(row, start + len(CARDS), _CARDS, hero.turned)


def _of_bout(bout: Bout) -> bytes:
    return packed((
        1, bout.attacker + 1, bout.target + 1, bout.red, bout.blue,
        sum([n for _, n in bout.hits]), bout.bolts, sum([n for _, n in bout.stopped]), bout.lethal,
        bout.damage, bout.fatal,
    ))  # fmt: skip


_WORDS = (
    *CARDS, *CLASSES, *COMPANIONS, *ENEMIES, *EVENTS, *QUESTS, *TREASURES, *TRAPS, *ENCOUNTERS, *SHADOWS, *ANVIL,
    *TEMPLE,
    *(f"{tile}.{area.id}" for tile, side in TILES.items() for area in side.areas), *SLOTS, *_CONDITIONS.names,
    *get_args(DamageType), "red", "blue", "action", "combat", "nothing", "roll", "as_rolled",
    *(token.id for quest in QUESTS.values() for token in quest.tokens),
    *(door.id for quest in QUESTS.values() for door in quest.doors),
    *(act.id for quest in QUESTS.values() for act in quest.actions),
    *(
        choice.id
        for card in (*EVENTS.values(), *ENCOUNTERS.values(), *QUESTS.values())
        for node in walk(card)
        if isinstance(node, Decide)
        for choice in node.options
    ),
)  # fmt: skip

FEATURES: Features[State] = Features(LAYOUT, _read, _WORDS)
