"""Positions in few lines, drawn on the first room of the first scenario.

    room('''
        . . . . .
         . B g .
    ''', B="brute", g="bandit-guard")

A letter stands for a class, a monster (`bandit-guard elite`) or a summon; `#` obstacle, `^` trap, `*` hazardous and `~`
difficult terrain, `o` coin. The first character acts with two cards, or a round begins (`phase="select"`). All modifier
cards are +0 unless a test says which lie on top.
"""

from typing import Any

from emberhall.games.gloomhaven.content import CLASSES, MONSTERS, plan_of
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.preparation import _become
from emberhall.games.gloomhaven.rules.rooms import put_monster, remove, reveal
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.special_rules import carry_out
from emberhall.games.gloomhaven.setup import set_up
from emberhall.games.gloomhaven.state import (
    Ability,
    Character,
    Figure,
    Item,
    Modifier,
    MonsterCard,
    Obstacle,
    Setup,
    Slot,
    Standee,
    State,
    Table,
    Trap,
    Turn,
)
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS, HEROES
from emberhall.geometry.drawing import from_ascii
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import Flow
from emberhall.testing import LoadedDice, Position

PLAIN = ("+0",) * 12


class Scene(Position[State]):
    """A scenario under way, with short words for what tests look at."""

    drawn: dict[str, Figure]
    #: Where figures stood, how strong the elements were and how many obstacles there were before a play.
    stood: dict[str, int]
    strong: int
    obstacles: int

    def who(self, letter: str) -> Figure:
        """The figure that was drawn with a letter; it may have left the map."""
        return self.drawn[letter]

    def at(self, letter: str) -> str:
        """Where a figure stands."""
        return format_hex(plan_of(self.state.scenario).hexes[self.who(letter).at])

    def there(self, letter: str) -> bool:
        """Whether a figure is still on the map."""
        return self.who(letter).id in self.state.figures

    def hp(self, letter: str) -> int:
        return self.who(letter).hp

    def has(self, letter: str, condition: str) -> bool:
        return bool(self.who(letter).conditions & CONDITION[condition])

    def character(self, n: int = 0) -> Character:
        return self.state.characters[n]

    def wanted(self, key: str) -> str:
        """`on:g` is the figure drawn as g."""
        word, _, rest = key.partition(":")
        return f"target:{self.who(rest).id}" if word == "on" else key

    @property
    def moves(self) -> set[str]:
        """The hexes that may be moved to."""
        return {key.partition(":")[2] for key in self.offers("move_to:")}

    @property
    def targets(self) -> str:
        """The letters of the figures that may be chosen."""
        ids = {key.partition(":")[2] for key in self.offers("target:")}
        return "".join(sorted(letter for letter, figure in self.drawn.items() if str(figure.id) in ids))


def table(game: Scene) -> Table:
    """The table of a position, on which to run parts of the rules."""
    return Table(game.state, 2)


def happens(flow: Flow[Any], *answers: str) -> Any:
    """Run a rule with these answers, then always the first option; returns its result."""
    left = list(answers)
    try:
        question: Any = next(flow)
        while True:
            several = hasattr(question, "asks")
            ask = question.asks[0] if several else question
            keys = ask.keys()
            chosen = ask.options[keys.index(left.pop(0)) if left else 0]
            question = flow.send((ask.seat, chosen) if several else chosen)
    except StopIteration as end:
        return end.value


def enters(game: Scene, figure: Figure, at: int) -> None:
    """What the scenario does when a figure enters a hex."""
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).entered(t, figure, at)))


def room(
    drawing: str,
    *,
    cards: str = "1 2",
    hand: str = "",
    second_hand: str = "",
    discard: str = "",
    phase: str = "act",
    mods: str = "",
    monster_mods: str = "",
    monster_cards: dict[str, int] | None = None,
    elements: str = "",
    items: tuple[int, ...] = (),
    setup: Setup | None = None,
    **legend: str,
) -> Scene:
    """The position of a drawing: the first class of the legend acts with its cards."""
    cells = from_ascii(drawing)
    classes = [name for name in legend.values() if name in CLASSES]
    setup = setup or Setup()
    seats = max(2, len(classes))
    state = set_up(setup, seats, LoadedDice(1))
    table: Table = Table(state, seats)
    state.figures.clear()
    for type, monsters in state.monsters.items():
        all_of_them = [Standee(f"{type}.{n}") for n in range(1, MONSTERS[type].standees + 1)]
        monsters.standees.cards = all_of_them[::-1]
    state.characters = state.characters[: len(classes)]
    plan = plan_of(state.scenario)
    drawn: dict[str, Figure] = {}
    for cell, char in cells.items():
        at = plan.index[cell]
        match char:
            case ".":
                continue
            case "#":
                state.map.obstacles.append(Obstacle("table", (at,)))
            case "^":
                state.map.traps[at] = Trap("spike", state.trap_damage)
            case "*":
                state.map.hazards.append(at)
            case "~":
                state.map.difficult.append(at)
            case "o":
                state.map.coins[at] = 1
            case _:
                drawn[char] = _stand(table, legend[char], at, classes)
    for n, cls in enumerate(classes):
        character = state.characters[n]
        _become(table, character, cls)
        character.figure = next(f.id for f in drawn.values() if f.kind == "character" and f.owner == n)
        character.modifiers.cards = _deck(str(n), mods if n == 0 else "")
    state.modifiers.cards = _deck("m", monster_mods)
    state.goals.cards = []
    first = state.characters[0]
    _deal(first, first.hand, hand)
    _deal(first, first.discard, discard)
    if second_hand:
        _deal(state.characters[1], state.characters[1].hand, second_hand)
    for element in elements.split():
        state.elements[ELEMENTS.index(element)] = 2
    first.items = [Item(id) for id in items]
    for type, card in (monster_cards or {}).items():
        monsters = state.monsters[type]
        top = MonsterCard(f"{type}:{card}")
        monsters.deck.cards.remove(top)
        monsters.deck.cards.append(top)
    state.round = 1 if phase != "select" else 0
    state.phase = phase  # type: ignore[assignment]
    if phase == "act":
        _deal(first, first.played, cards)
        first.initiative, first.second = 50, 60
        state.turn = Turn(Slot(50, character=0), [], first.figure)
        state.figures[first.figure].acted = 1
    scene = Scene(GAME, state, seats, setup)
    scene.drawn = drawn
    return scene


def _stand(t: Table, name: str, at: int, classes: list[str]) -> Figure:
    state = t.state
    if name in CLASSES:
        most = CLASSES[name].hp[state.setup.level - 1]
        owner = classes.index(name)
        figure = Figure(
            id=state.next_id, kind="character", name=name, side=HEROES, at=at, hp=most, most=most, owner=owner
        )
        state.next_id += 1
        state.figures[figure.id] = figure
        return figure
    type, _, rank = name.partition(" ")
    placed = put_monster(t, type, rank or "normal", at, coin=True)  # type: ignore[arg-type]
    assert placed is not None
    return placed


def _deck(owner: str, top: str) -> list[Modifier]:
    """A deck of +0 cards with these on top, the first to be drawn first."""
    names = [*PLAIN, *reversed(top.split())]
    return [Modifier(name if "." in name else f"{owner}:{name}.{n}") for n, name in enumerate(names)]


def _deal(character: Character, zone: Any, cards: str) -> None:
    for card in cards.split():
        if card in character.box.cards:
            character.box.remove(Ability(card))
        zone.cards.append(Ability(card))


def stage(
    number: int,
    *places: str,
    classes: tuple[str, ...] = ("brute", "tinkerer", "scoundrel", "cragheart"),
    hand: str = "3 4 5 6",
    second_hand: str = "",
    level: int = 1,
    rooms: tuple[int, ...] = (),
    monsters: bool = True,
    opened: tuple[str, ...] = (),
    phase: str = "act",
) -> Scene:
    """A scenario with as many characters as places, called B, T, S, C; the first acts with the cards 1 and 2.

    Further rooms may be revealed and doors be open; without `monsters` nobody else stands there but bosses and objects.
    """
    setup = Setup(scenario=number, level=level)
    state = set_up(setup, len(places), LoadedDice(1))
    table: Table = Table(state, len(places))
    plan = plan_of(number)
    for n, (_, joined) in enumerate(plan.doors):
        if plan.door(n).id in opened:
            state.map.doors |= 1 << n
            state.map.rooms |= joined
    for room in rooms:
        reveal(table, room - 1)
    if not monsters:
        for figure in [f for f in state.figures.values() if f.kind == "monster" and f.rank != "boss"]:
            remove(table, figure)
    drawn: dict[str, Figure] = {}
    for n, place in enumerate(places):
        q, r = map(int, place.split(","))
        drawn["BTSC"[n]] = figure = _stand(table, classes[n], plan.index[q, r], list(classes))
        character = state.characters[n]
        _become(table, character, classes[n])
        character.figure = figure.id
        character.modifiers.cards = _deck(str(n), "")
    for figure in state.figures.values():
        if figure.kind != "character":
            drawn.setdefault(figure.name, figure)
    state.modifiers.cards = _deck("m", "")
    state.goals.cards = []
    first = state.characters[0]
    _deal(first, first.hand, hand)
    _deal(state.characters[1], state.characters[1].hand, second_hand)
    state.round = 1
    state.phase = phase  # type: ignore[assignment]
    if phase == "act":
        _deal(first, first.played, "1 2")
        first.initiative, first.second = 50, 60
        state.turn = Turn(Slot(50, character=0), [], first.figure)
        state.figures[first.figure].acted = 1
    scene = Scene(GAME, state, len(places), setup)
    scene.drawn = drawn
    return scene


def spot(game: Scene, q: int, r: int) -> int:
    """The number of a hex."""
    return plan_of(game.state.scenario).index[q, r]


def hex_of(game: Scene, figure: Figure) -> tuple[int, int]:
    return plan_of(game.state.scenario).hexes[figure.at]


def count(game: Scene, name: str, rank: str = "") -> int:
    found = [f for f in game.state.figures.values() if f.name == name and rank in ("", f.rank)]
    return len(found)


def close(**more: Any) -> Scene:
    """The Brute and the Tinkerer next to two guards with 20 hit points; they themselves have 5 left."""
    game = room(
        """
        . . . . .
         . B g h
        . . T . .
        """,
        **{"B": "brute", "T": "tinkerer", "g": "bandit-guard", "h": "bandit-guard", **more},
    )
    for letter in "gh":
        game.who(letter).hp = game.who(letter).most = 20
    game.who("T").hp = game.who("B").hp = 5
    return game


def line(**more: Any) -> Scene:
    """The Brute and two guards in a row, with obstacles on the row below."""
    return room("B g h . .\n # # # #", B="brute", g="bandit-guard", h="bandit-guard", **more)
