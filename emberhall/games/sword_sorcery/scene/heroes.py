"""The heroes with their numbers and cards, and the aims of the quest."""

from emberhall.games.sword_sorcery.content import CARDS, CLASSES, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK, Playing, blow_text, card_texts
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.rules.stats import armor, max_hp
from emberhall.games.sword_sorcery.state import Hero, Sword
from emberhall.games.sword_sorcery.terms import SLOTS, named
from emberhall.kernel import msg
from emberhall.scene import Card, Figure, Line, Panel, Row

from .emblems import CLASSES as CLASS_EMBLEMS
from .emblems import ITEMS, POWERS


def card_of(id: str, *, spent: bool = False, element: str = "") -> Card:
    """A power or item with all that it does."""
    kind = CARDS[id]
    lines = card_texts(kind)
    if isinstance(kind, kinds.Item) and kind.blow is not None:
        lines.insert(0, blow_text(kind.blow))
    emblem = ITEMS[kind.kind] if isinstance(kind, kinds.Item) else POWERS[kind.use]
    return Card(element or f"card:{id}", card_name(id), tuple(lines), spent=spent, emblem=emblem)


def hero_panel(state: Sword, hero: Hero) -> Panel:
    """A hero: his soul gem, what is left of his turn, his cards."""
    kind = hero.kind
    figures = (
        Figure(msg("figure-hp"), hero.hp, of=max_hp(state, hero), emblem="life"),
        Figure(msg("figure-rank"), hero.rank, emblem="level"),
        Figure(msg("figure-armor"), armor(state, hero), emblem="armor"),
        Figure(msg("figure-shields"), hero.shields + hero.ward, emblem="shield"),
        Figure(msg("figure-crowns"), hero.crowns, emblem="gold"),
        Figure(msg("figure-combats"), hero.combats if state.active == hero.id else kind.combats[hero.rank - 1]),
        Figure(msg("figure-actions"), hero.actions if state.active == hero.id else kind.actions[hero.rank - 1]),
    )
    worn = [hero.slots[slot] for slot in SLOTS if slot in hero.slots]
    mine = f"{hero.id}"
    powers = tuple(_own(state, hero, id) for id in (kind.innate.id, *hero.powers))
    used = tuple(_own(state, hero, id, -1 - worn[:n].count(id)) for n, id in enumerate(worn))
    bag = tuple(_own(state, hero, id, n) for n, id in enumerate(hero.bag))
    rows = (
        Row(f"powers:{mine}", msg("row-powers"), powers, hero.seat),
        Row(f"worn:{mine}", msg("row-worn"), used, hero.seat),
        Row(f"bag:{mine}", msg("row-bag"), bag, hero.seat),
    )
    notes = tuple(named("wound" if id.startswith("w_") else "condition", id) for id in (*hero.conditions, *hero.wounds))
    if hero.ghost:
        notes = (*notes, msg("note-ghost"))
    name = msg("hero-and-class", hero=hero_name(hero), **{"class": named("class", hero.cls)})
    return Panel(
        f"hero:{mine}",
        name,
        hero.seat,
        figures=figures,
        rows=rows,
        notes=notes,
        active=hero.id == state.active,
        emblem=CLASS_EMBLEMS[hero.cls],
    )


def _own(state: Sword, hero: Hero, id: str, n: int = -1) -> Card:
    """Of equal cards the acting hero's first one is the card that options mean; others have ids of their own."""
    element = f"card:{id}" if _meant(state, id) == (hero.id, n) else f"card:{hero.id}.{n}.{id}"
    return card_of(id, spent=id in hero.turned or id in hero.unloaded, element=element)


def _meant(state: Sword, id: str) -> tuple[int, int]:
    """Whose card options mean, and where it lies: in use, or at a place in the bag."""
    for hero in sorted(state.heroes, key=lambda one: one.id != state.active):
        if id in hero.slots.values():
            return hero.id, -1
        if id in hero.bag:
            return hero.id, hero.bag.index(id)
        if id == hero.kind.innate.id or id in hero.powers:
            return hero.id, -1
    return -1, -1


def offered_classes(state: Sword) -> tuple[Row, ...]:
    """The classes, while the party is chosen."""
    if state.phase != "party":
        return ()
    cards = tuple(
        Card(
            f"class:{id}",
            named("class", id),
            tuple(card_texts(kind.innate)),
            kind=named("nature", kind.nature),
            emblem=CLASS_EMBLEMS[id],
        )
        for id, kind in CLASSES.items()
    )
    return (Row("classes", msg("row-classes"), cards),)


def aims(state: Sword) -> Panel:
    """What the quest asks for, and how far it has come."""
    lines = tuple(
        Line(named("objective", aim.id), amount="✓" if BOOK.so(state, Playing(-1), aim.done) else None)
        for aim in state.plan.objectives
    )
    return Panel("aims", named("quest", state.quest), lines=lines, notes=(msg("note-our-design"),))
