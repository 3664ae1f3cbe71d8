"""What a figure has in use, worked out once per outfit: cards by use, effects by moment, changed stats."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias, TypeVar

from emberhall.effects import Lasts
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
from emberhall.games.sword_sorcery.effects.nodes import Dice, Static
from emberhall.games.sword_sorcery.state import Enemy, Figure, Hero
from emberhall.games.sword_sorcery.terms import SLOTS

T = TypeVar("T")

#: Powers, slots, what is flipped and what is forged.
Outfit: TypeAlias = tuple[list[str], dict[str, str], list[str], dict[str, str]]


class Kit:
    """The cards in use and what they change; immutable."""

    def __init__(
        self,
        cards: Iterable[kinds.Card],
        hooks: Iterable[tuple[str, Lasts]],
        statics: Iterable[Static],
        immune: Iterable[str] = (),
    ) -> None:
        self.cards = tuple(cards)
        self.items = tuple([card for card in self.cards if isinstance(card, kinds.Item)])
        self.uses: dict[str, list[kinds.Card]] = _sorted([(card.use, card) for card in self.cards if card.use])
        self.reactions = frozenset([card.moment for card in self.uses.get("reaction", ()) if card.moment])
        self.weapons = tuple([item for item in self.items if item.kind == "weapon"])
        self.turnable = tuple([item for item in self.items if item.flipped])
        self.break_free = True in [item.break_free for item in self.items]
        self.hooks: dict[str, list[tuple[str, Lasts]]] = _sorted([(one[1].when, one) for one in hooks])
        self.moments: frozenset[str] = self.reactions | self.hooks.keys()
        self.statics: dict[str, list[Static]] = _sorted([(static.stat, static) for static in statics])
        self.immune = frozenset([*immune, *[id for card in self.cards for id in card.immune]])
        self.armor = sum([item.armor for item in self.items])
        worn = [item.defence for item in self.items if item.kind == "armor"]
        #: Without armor a hero has one blue die (SS-FULL-DICE-05).
        self.defence = worn[0] if worn else Dice(blue=1)


def _sorted(pairs: Iterable[tuple[str, T]]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for word, thing in pairs:
        found.setdefault(word, []).append(thing)
    return found


_NOTHING = Kit((), (), ())


#: The last outfit of each class with its kit, as it seldom changes; at first nobody has any.
_last: dict[str, tuple[Outfit, Kit]] = {id: (([""], {}, [], {}), _NOTHING) for id in CLASSES}


def kit(figure: Figure) -> Kit:
    """What works for a figure; the cards of a ghost do not (SS-FULL-POW-06)."""
    if type(figure) is Hero:
        if figure.ghost:
            return _NOTHING
        outfit, known = _last[figure.cls]
        if (figure.powers, figure.slots, figure.flipped, figure.forged) == outfit:
            return known
        known = _worn_by(figure)
        outfit = figure.powers[:], figure.slots.copy(), figure.flipped[:], figure.forged.copy()
        _last[figure.cls] = outfit, known
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
    own, items = [CLASSES[cls].innate, *[CARDS[id] for id in powers]], [ITEMS[id] for id in worn]
    hooks = [(card.id, hook) for card in own for hook in card.hooks]
    statics = [static for card in own for static in card.statics]
    for item in items:
        turned = item.id in flipped
        hooks += [(item.id, hook) for hook in (item.flipped_hooks if turned else item.hooks)]
        statics += item.flipped_statics if turned else item.statics
    for id, made in forged:
        if id in worn:
            hooks += [(id, hook) for hook in ANVIL[made].hooks]
    return Kit([*own, *items], hooks, statics)


#: The name under which a master's own effects are known.
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
