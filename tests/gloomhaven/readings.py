"""How everything reads, line by line; `python -m tests.gloomhaven.readings` rewrites golden/*.txt."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from emberhall.effects import Book, Listening, plain
from emberhall.games.gloomhaven.content import (
    ABILITY,
    BATTLE_GOALS,
    CARDS,
    CLASSES,
    DECKS,
    ITEMS,
    MODIFIER,
    MONSTERS,
    scenario,
)
from emberhall.games.gloomhaven.content.nodes import FILES
from emberhall.games.gloomhaven.content.pages import Place, Room
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.describe import SAYS, describe
from emberhall.games.gloomhaven.effects.moments import ENDS, LIMITS, Moment
from emberhall.games.gloomhaven.effects.nodes import MODULES
from emberhall.games.gloomhaven.effects.printed import (
    ability_text,
    goal_text,
    half_text,
    item_text,
    modifier_text,
    perk_text,
)
from emberhall.games.gloomhaven.terms import HALVES
from emberhall.kernel import Message, texts

TEXTS = texts(FILES.parent / "locale")
GOLDEN = Path(__file__).parent / "golden"


class Words(Listening[Any, Any]):
    moments, ends, limits = Moment, ENDS, LIMITS


def book() -> Book[Any, Any]:
    """A book that knows nodes only by their words."""
    found: Book[Any, Any] = Book(*MODULES, asks=lambda state, play: 0, says=SAYS, listening=Words())
    describe(found)
    return found


def printed(part: str) -> Iterator[tuple[str, Message]]:
    """What is printed on a class, the monsters' decks, the items or the rest."""
    words = book()
    if part in CLASSES:
        for card in CLASSES[part].cards:
            head = f"{card.id} level {card.level} initiative {card.initiative}"
            yield f"{head} top", half_text(words, card.top)
            yield f"{head} bottom", half_text(words, card.bottom)
        for n, perk in enumerate(CLASSES[part].perks, 1):
            yield f"perk {n} × {perk.times}", perk_text(words, perk)
    elif part == "monsters":
        for deck, cards in DECKS.items():
            for ability in cards:
                shuffle = " shuffle" if ability.reshuffle else ""
                yield f"{deck} {ability.id} initiative {ability.initiative}{shuffle}", ability_text(words, ability)
    elif part == "bosses":
        for monster in MONSTERS.values():
            for n, effect in enumerate(monster.specials, 1):
                yield f"{monster.id} special {n}", words.text(effect)
    elif part == "items":
        for item in ITEMS.values():
            head = f"{item.id} {item.slot} {item.cost} gold × {item.count} prosperity {item.prosperity}"
            yield head, item_text(words, item)
    else:
        for goal in BATTLE_GOALS.values():
            yield f"goal {goal.id} checks {goal.checks}", goal_text(goal)
        for kind in MODIFIER.values():
            yield f"modifier {kind.name}", modifier_text(words, kind)


PARTS = (*CLASSES, "monsters", "bosses", "items", "rest")


def readings(part: str) -> list[str]:
    """A line each: what it is, then its English and Russian text."""
    return [f"{name} | {TEXTS.say(text, 'en')} | {TEXTS.say(text, 'ru')}" for name, text in printed(part)]


def _areas(value: Any) -> Iterator[fx.Area]:
    if isinstance(value, fx.Area):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _areas(getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from _areas(part)


def _hexes(value: Any) -> list[str]:
    """The areas in something: `self [[1, -1], [1, 0], [0, 1]] + [[0, -1]]`."""
    return [f"{area.origin} {list(map(list, area.hexes))} + {list(map(list, area.extra))}" for area in _areas(value)]


def patterns() -> list[str]:
    """The areas of cards, monsters and items, and the places for enhancements."""
    found = []
    for card in CARDS.values():
        for name in HALVES:
            half = card.half(name)
            found += [f"{card.id} {name} {area}" for area in _hexes(half)]
            found.append(
                f"{card.id} {name} spots {' '.join(f'{n}{line}:{kind}' for n, line, kind in half.spots)}".strip()
            )
    others: list[Any] = [*ABILITY.values(), *MONSTERS.values(), *ITEMS.values()]
    return found + [f"{other.id} {area}" for other in others for area in _hexes(other)]


def figures() -> list[str]:
    """Hit points of classes and statistics of monsters, level by level."""
    found = [f"{sheet.id} hand {sheet.hand} hp {' '.join(map(str, sheet.hp))}" for sheet in CLASSES.values()]
    for monster in MONSTERS.values():
        found.append(
            f"{monster.id} {monster.deck} standees {monster.standees} immune {' '.join(monster.immune)}".strip()
        )
        for rank, levels in monster.levels.items():
            found += [f"{rank} {n}: {_told(plain(stats))}" for n, stats in enumerate(levels)]
    return found


def _told(values: dict[str, Any]) -> str:
    return " ".join(f"{name} {value}" for name, value in values.items())


def page(number: int) -> list[str]:
    """The map of a scenario as a drawing, its doors and its monsters."""
    plan = scenario(number)
    cells: dict[tuple[int, int], str] = {}
    for room in plan.rooms:
        cells.update(dict.fromkeys(room.hexes, str(room.number % 10)))
        cells.update(dict.fromkeys(room.start, "@"))
        for overlay in room.overlays:
            cells.update((cell, MARKS[overlay.kind]) for cell in overlay.hexes if cell in cells)
    cells.update({door.hex: "D" for door in plan.doors})
    found = [f"scenario {plan.number}, {plan.location}"]
    left = min((2 * q + r for q, r in cells), default=0)
    for r in sorted({r for _, r in cells}):
        row = {2 * q + r: mark for (q, at), mark in cells.items() if at == r}
        found.append(f"{r:4} | {''.join(row.get(x, ' ') for x in range(left, max(row) + 1))}")
    for door in plan.doors:
        opens = f" opens {_data(door.opens)}" if door.opens else ""
        look = f"{door.kind} {door.picture}"
        found.append(f"{door.id} {door.label} {door.hex} {door.rooms} {look}{' locked' * door.locked}{opens}")
    for room in plan.rooms:
        found.append(f"room {room.number}, {len(set(room.hexes))} hexes of {' '.join(room.tiles)}")
        found += [f"  start: {' '.join(map(str, room.start))}"] if room.start else []
        found += [f"  {_place(place)}" for place in room.monsters]
        found += [f"  {line}" for line in _lying(room)]
    found += [f"wall {' '.join(f'{a}-{b}' for a, b in plan.wall_edges)}"] if plan.wall_edges else []
    found += [f"marker {name} {hexes}" for name, hexes in plan.markers.items()]
    found += [f"treasure {treasure.number}: {tuple(_data(treasure.gives))}" for treasure in plan.treasures]
    found += [
        f"{name}: {_data(entry)}"
        for name in ("objectives", "npcs", "factions", "goal", "lose", "setup")
        for entry in getattr(plan, name)
    ]
    found += [f"special: {_told(plain(rule))}" for rule in plan.special]
    for name in ("dungeon", "rewards", "requirements"):
        if value := _data(getattr(plan, name)):
            found.append(f"{name}: {value}")
    for name in ("unlocks", "links", "blocks"):
        if value := getattr(plan, name):
            found.append(f"{name}: {value}")
    found += ["beside Gloomhaven"] if plan.linked_to_gloomhaven else []
    found += ["by road"] if plan.road_event else []
    return [line.rstrip() for line in found]


def _data(nodes: Any) -> Any:
    """Nodes as a file spells them."""
    return msgspec.json.decode(msgspec.json.encode(nodes))


def _place(place: Place) -> str:
    """A monster's place: `living-bones (3, 0) n/n/-`."""
    odd = {
        name: getattr(place, name)
        for name in ("late", "level_bonus", "asleep", "dormant", "marker")
        if getattr(place, name)
    }
    return f"{place.type} {place.hex} {'/'.join(rank[:1] or '-' for rank in place.ranks)} {_told(odd)}"


def _lying(room: Room) -> list[str]:
    """What lies in a room, by what it is: `trap spike damage (3, -3) (4, -3)`."""
    found: dict[str, list[str]] = {}
    for overlay in room.overlays:
        number = "" if overlay.number is None else f"{overlay.number} "
        head = f"{overlay.kind} {overlay.picture} {' '.join(overlay.effects)} {number}{overlay.marker}"
        found.setdefault(" ".join(head.split()), []).append("+".join(map(str, overlay.hexes)))
    return [f"{head}: {' '.join(hexes)}" for head, hexes in found.items()]


#: What lies on a hex, in a drawing.
MARKS = {
    "obstacle": "#", "trap": "^", "hazardous": "!", "difficult": "~", "treasure": "$", "coins": "c", "corridor": ":",
    "pressure-plate": "_",
}  # fmt: skip


def golden(part: str) -> list[str]:
    """The approved lines."""
    return (GOLDEN / f"{part}.txt").read_text(encoding="utf-8").splitlines()


def _write(part: str, lines: list[str]) -> None:
    (GOLDEN / f"{part}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for part in PARTS:
        _write(f"readings-{part}", readings(part))
    _write("patterns", patterns())
    _write("figures", figures())
    for first in range(1, 96, 10):
        _write(f"maps-{first:02}", [line for number in range(first, min(first + 10, 96)) for line in page(number)])
