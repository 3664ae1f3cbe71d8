"""What counts for a figure: its numbers with all that changes them."""

from collections.abc import Iterator

from emberhall.games.sword_sorcery.content import (
    ANVIL,
    CARDS,
    ENEMY_POWERS,
    EVENTS,
    ITEMS,
    POWER_CARDS,
    WOUNDS,
    card_of,
    kinds,
)
from emberhall.games.sword_sorcery.effects.book import BOOK, Playing
from emberhall.games.sword_sorcery.effects.nodes import Dice, Hook, Static
from emberhall.games.sword_sorcery.state import Companion, Enemy, Figure, Hero, Sword
from emberhall.games.sword_sorcery.terms import SIGHT, SLOTS

#: The save of enemies by rank (SS-FULL-SAVE-01).
_SAVES = {"green": 8, "blue": 7, "red": 6, "master": 5}


def items_in_use(hero: Hero) -> list[kinds.Item]:
    """The items in the slots of a hero."""
    return [ITEMS[hero.slots[slot]] for slot in SLOTS if slot in hero.slots]


def in_use(figure: Figure) -> Iterator[kinds.Card]:
    """The cards that work for a figure; those of a ghost do not (SS-FULL-POW-06)."""
    if isinstance(figure, Hero):
        if not figure.ghost:
            yield figure.kind.innate
            for power in figure.powers:
                yield CARDS[power]
            yield from items_in_use(figure)
    elif isinstance(figure, Enemy):
        for power in figure.card.powers:
            yield ENEMY_POWERS[power]
        for card in figure.powers:
            yield POWER_CARDS[card_of(card)]


def hooks(figure: Figure) -> Iterator[tuple[str, Hook]]:
    """What waits for moments, with the card it is on."""
    for card in in_use(figure):
        if isinstance(card, kinds.Item) and isinstance(figure, Hero) and card.id in figure.flipped:
            yield from ((card.id, hook) for hook in card.flipped_hooks)
        else:
            yield from ((card.id, hook) for hook in card.hooks)
    if isinstance(figure, Enemy):
        yield from ((figure.kind, hook) for hook in figure.sort.hooks)
    elif isinstance(figure, Hero) and not figure.ghost:
        for item, forged in figure.forged.items():
            if item in figure.slots.values():
                yield from ((item, hook) for hook in ANVIL[forged].hooks)


def _statics(figure: Figure) -> Iterator[Static]:
    for card in in_use(figure):
        if isinstance(card, kinds.Item) and isinstance(figure, Hero) and card.id in figure.flipped:
            yield from card.flipped_statics
        else:
            yield from card.statics
    for wound in figure.wounds:
        yield from WOUNDS[wound].statics


def _ongoing(state: Sword, figure: Figure, stat: str) -> int:
    """What the event on top and the time of day change (SS-FULL-EVENT-02, SS-FULL-EVENT-04)."""
    total = -1 if stat == "hits" and state.time == "night" and isinstance(figure, Hero) else 0
    for card in (*state.face_up.cards[-1:], *state.time_card.cards[-1:]):
        for change in EVENTS[card_of(card)].ongoing:
            if change.stat == stat:
                enemy = isinstance(figure, Enemy)
                beast = isinstance(figure, Enemy) and "beast" in figure.sort.tags
                if {"heroes": not enemy, "enemies": enemy, "all": True, "beasts": beast}[change.of]:
                    total += change.n
    return total


def bonus(state: Sword, figure: Figure, stat: str) -> int:
    """How much higher a stat is than what is printed."""
    total = _ongoing(state, figure, stat) + sum(mod.n for mod in figure.mods if mod.stat == stat)
    for static in _statics(figure):
        if static.stat == stat and (static.test is None or BOOK.so(state, Playing(figure.id), static.test)):
            total += static.n
    return total


def marked_with(figure: Figure, what: str) -> bool:
    """Whether something that is no number holds for a figure: no_reaction, untargetable."""
    return any(mod.stat == what for mod in figure.mods)


def max_hp(state: Sword, figure: Figure) -> int:
    """The hit points of an unhurt figure."""
    if isinstance(figure, Hero):
        base = figure.kind.hp[figure.rank - 1] + figure.bonus_hp
    elif isinstance(figure, Companion):
        strong = state.heroes[figure.owner].rank >= figure.card.from_rank
        base = figure.card.strong_hp if strong else figure.card.hp
    else:
        assert isinstance(figure, Enemy)
        base = figure.card.hp + figure.bonus_hp
    return max(1, base + bonus(state, figure, "max_hp"))


def armor(state: Sword, figure: Figure) -> int:
    """Armor; a knocked down figure has none (SS-KD-01)."""
    if "knocked_down" in figure.conditions:
        return 0
    if isinstance(figure, Hero):
        base = sum(item.armor for item in items_in_use(figure))
    else:
        assert isinstance(figure, Companion | Enemy)
        base = figure.card.armor
    return max(0, base + bonus(state, figure, "armor"))


def defence(state: Sword, figure: Figure) -> tuple[int, int]:
    """The red and blue defence dice; without armor a hero has one blue die (SS-FULL-DICE-05)."""
    if isinstance(figure, Hero):
        worn = figure.slots.get("armor")
        dice = ITEMS[worn].defence if worn else Dice(blue=1)
    else:
        assert isinstance(figure, Companion | Enemy)
        dice = figure.card.defence
    red = dice.red + bonus(state, figure, "defence_red")
    blue = dice.blue + bonus(state, figure, "defence_blue")
    if blue < 0:  # a split shield arm without a blue die costs a red one
        red, blue = red + blue, 0
    return max(0, red), blue


def movement(state: Sword, figure: Figure) -> int:
    """Movement points, never below one."""
    if isinstance(figure, Hero):
        base = figure.kind.movement
    else:
        assert isinstance(figure, Companion | Enemy)
        base = figure.card.movement
    return max(1, base + bonus(state, figure, "movement"))


def save_number(state: Sword, figure: Figure) -> int:
    """What a save must show; companions have that of their owner."""
    if isinstance(figure, Companion):
        return save_number(state, state.heroes[figure.owner])
    if isinstance(figure, Hero):
        base = figure.kind.save + state.setup.soul_storm
    else:
        assert isinstance(figure, Enemy)
        base = _SAVES[figure.rank]
    return base + bonus(state, figure, "save")


def reach(state: Sword, figure: Figure, most: int) -> int:
    """The greatest range of an attack that goes beyond the own area."""
    return max(0, most + bonus(state, figure, "range")) if most else 0


def sight(state: Sword, figure: Figure) -> int:
    """How many areas it sees."""
    return max(0, SIGHT + bonus(state, figure, "sight"))


def immune(figure: Figure) -> set[str]:
    """The conditions it cannot get; who flies is never knocked down (SS-KD-06)."""
    found = {id for card in in_use(figure) for id in card.immune}
    if isinstance(figure, Enemy):
        found |= set(figure.sort.immune)
        if figure.sort.flying:
            found.add("knocked_down")
    return found


def flies(figure: Figure) -> bool:
    """Whether it ignores hindrances."""
    return isinstance(figure, Enemy) and figure.sort.flying


def tags(figure: Figure) -> tuple[str, ...]:
    """What an enemy is: orc, undead."""
    return figure.sort.tags if isinstance(figure, Enemy) else ()
