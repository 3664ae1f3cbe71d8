"""What a figure has in use, read once for every outfit: cards by use, hooks by moment, changes of stats."""

from collections.abc import Iterable, Iterator
from functools import cache

from emberhall.games.sword_sorcery.content import (
    ANVIL,
    CARDS,
    CLASSES,
    ENEMIES,
    ENEMY_POWERS,
    ITEMS,
    POWER_CARDS,
    card_of,
    kinds,
)
from emberhall.games.sword_sorcery.effects.nodes import Dice, Hook, Static
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero
from emberhall.games.sword_sorcery.terms import SLOTS


class Kit:
    """The cards in use and what they change; never altered."""

    def __init__(
        self,
        cards: Iterable[kinds.Card],
        hooks: Iterable[tuple[str, Hook]],
        statics: Iterable[Static],
        immune: Iterable[str] = (),
    ) -> None:
        self.cards = tuple(cards)
        self.items = tuple(card for card in self.cards if isinstance(card, kinds.Item))
        self.uses: dict[str, tuple[kinds.Card, ...]] = _sorted((card.use, card) for card in self.cards if card.use)
        self.reactions = frozenset(card.moment for card in self.uses.get("reaction", ()))
        self.weapons = tuple(item for item in self.items if item.kind == "weapon")
        self.turnable = tuple(item for item in self.items if item.flipped)
        self.break_free = any(item.break_free for item in self.items)
        self.hooks: dict[str, tuple[tuple[str, Hook], ...]] = _sorted(
            (hook.moment, (card, hook)) for card, hook in hooks
        )
        self.moments = self.reactions | self.hooks.keys()
        self.statics: dict[str, tuple[Static, ...]] = _sorted((static.stat, static) for static in statics)
        self.immune = frozenset(id for card in self.cards for id in card.immune) | frozenset(immune)
        self.armor = sum(item.armor for item in self.items)
        worn = [item.defence for item in self.items if item.kind == "armor"]
        #: Without armor a hero has one blue die (SS-FULL-DICE-05).
        self.defence = worn[0] if worn else Dice(blue=1)


def _sorted(pairs: Iterable[tuple[str, object]]) -> dict:  # type: ignore[type-arg]
    found: dict[str, list[object]] = {}
    for word, thing in pairs:
        found.setdefault(word, []).append(thing)
    return {word: tuple(things) for word, things in found.items()}


_NOTHING = Kit((), (), ())


#: By class: what a hero had in use when last asked for, with what was turned over and forged. It changes seldom.
_last: dict[str, tuple[list[str], dict[str, str], list[str], dict[str, str], Kit]] = {}


def kit(figure: Figure) -> Kit:
    """What works for a figure; the cards of a ghost do not (SS-FULL-POW-06)."""
    if type(figure) is Hero:
        if figure.ghost:
            return _NOTHING
        last = _last.get(figure.cls)
        if (
            last is not None and figure.powers == last[0] and figure.slots == last[1]
            and figure.flipped == last[2] and figure.forged == last[3]
        ):  # fmt: skip
            return last[4]
        known = _worn_by(figure)
        _last[figure.cls] = (
            figure.powers[:], figure.slots.copy(), figure.flipped[:], figure.forged.copy(), known,
        )  # fmt: skip
        return known
    if type(figure) is Enemy:
        if figure.powers:
            return _of_enemy(figure.kind, figure.rank, tuple(figure.powers))
        return _BARE[figure.kind][figure.rank]
    return _NOTHING


def _worn_by(hero: Hero) -> Kit:
    worn = tuple(hero.slots[slot] for slot in SLOTS if slot in hero.slots)
    return _of_hero(hero.cls, tuple(hero.powers), worn, tuple(hero.flipped), tuple(hero.forged.items()))


@cache
def _of_hero(
    cls: str,
    powers: tuple[str, ...],
    worn: tuple[str, ...],
    flipped: tuple[str, ...],
    forged: tuple[tuple[str, str], ...],
) -> Kit:
    cards: list[kinds.Card] = [CLASSES[cls].innate, *(CARDS[id] for id in powers), *(ITEMS[id] for id in worn)]

    def hooks() -> Iterator[tuple[str, Hook]]:
        for card in cards:
            turned = isinstance(card, kinds.Item) and card.id in flipped
            yield from ((card.id, hook) for hook in (card.flipped_hooks if turned else card.hooks))  # type: ignore[attr-defined]
        for item, made in forged:
            if item in worn:
                yield from ((item, hook) for hook in ANVIL[made].hooks)

    def statics() -> Iterator[Static]:
        for card in cards:
            turned = isinstance(card, kinds.Item) and card.id in flipped
            yield from card.flipped_statics if turned else card.statics  # type: ignore[attr-defined]

    return Kit(cards, hooks(), statics())


#: What a master does by itself has the name of a power.
RAGE = "rage"


@cache
def _of_enemy(kind: str, rank: str, powers: tuple[str, ...]) -> Kit:
    sort = ENEMIES[kind]
    cards = [ENEMY_POWERS[id] for id in sort.ranks[rank].powers]  # type: ignore[index]
    cards += [POWER_CARDS[card_of(id)] for id in powers]
    hooks = [(card.id, hook) for card in cards for hook in card.hooks] + [(RAGE, hook) for hook in sort.hooks]
    immune = (*sort.immune, *(("knocked_down",) if sort.flying else ()))  # SS-KD-06
    return Kit(cards, hooks, [static for card in cards for static in card.statics], immune)


#: Enemies without power cards.
_BARE = {id: {rank: _of_enemy(id, rank, ()) for rank in kind.ranks} for id, kind in ENEMIES.items()}
