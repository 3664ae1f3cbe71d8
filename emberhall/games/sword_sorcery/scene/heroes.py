"""The heroes with their numbers and cards, and the aims of the quest."""

from functools import lru_cache
from typing import get_args

from emberhall.games.sword_sorcery.content import CARDS, kinds
from emberhall.games.sword_sorcery.effects.book import BOOK, blow_text, card_texts, dice_text, hook_text, static_text
from emberhall.games.sword_sorcery.effects.nodes import Dice
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import card_name, hero_name
from emberhall.games.sword_sorcery.rules.ghost import STEPS
from emberhall.games.sword_sorcery.rules.movement import points
from emberhall.games.sword_sorcery.rules.stats import armor, max_hp, movement
from emberhall.games.sword_sorcery.scene.emblems import ART_DEEDS, ART_POWERS, ITEMS, POWERS, WEAPON_ART
from emberhall.games.sword_sorcery.scene.emblems import CLASSES as CLASS_EMBLEMS
from emberhall.games.sword_sorcery.scene.fight import figure_colour
from emberhall.games.sword_sorcery.scene.figures import afflictions
from emberhall.games.sword_sorcery.state import Hero, State
from emberhall.games.sword_sorcery.terms import SLOTS, Style, named
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Colour, Figure, Group, Line, Order, Panel, Row, Turn, part
from emberhall.scene.builders import picture, words_in


@lru_cache(maxsize=4096)
def card_of(id: str, *, spent: bool = False, element: str = "", corner: str = "") -> Card:
    """A power or item with everything it does."""
    kind = CARDS[id]
    lines = card_texts(kind)
    if isinstance(kind, kinds.Item) and kind.blow is not None:
        lines.insert(0, blow_text(kind.blow))
    if isinstance(kind, kinds.Item):
        lines += _numbers(kind) + _awake(kind)
    elif isinstance(kind, kinds.Power) and kind.cooldown >= 0:
        lines.append(msg("power-cooldown", n=kind.cooldown))
    emblem = ITEMS[kind.kind] if isinstance(kind, kinds.Item) else POWERS[kind.use]
    name = card_name(id)
    sort = _sort(kind) if isinstance(kind, kinds.Item) else None
    return Card(
        element or f"card:{id}",
        name,
        tuple(lines),
        "grey" if sort is not None else _USES.get(kind.use, "teal"),
        kind=sort,
        spent=spent,
        emblem=emblem,
        corner=corner,
        frame="item" if sort is not None else "power",
        art=_art(kind, emblem),
    )


#: The colour of a power by its use.
_USES: dict[str, Colour] = {
    "combat": "red", "attack": "red", "attack_after": "red", "defence": "blue", "reaction": "blue", "action": "pink",
    "free": "pink",
}  # fmt: skip


def _art(kind: kinds.Card, otherwise: str) -> tuple[str, ...]:
    """The picture of what a card does; of a weapon, what it is."""
    if isinstance(kind, kinds.Item) and kind.kind == "weapon":
        return picture(words_in(kind.blow), {}, ART_POWERS, WEAPON_ART.get(kind.category, otherwise))
    deeds = {} if isinstance(kind, kinds.Item) else ART_DEEDS
    return picture(words_in((kind.effect, kind.hooks, kind.statics)), deeds, ART_POWERS, otherwise)


def _sort(item: kinds.Item) -> Message:
    """Where an item is carried, and by whom (SS-FULL-ITEM-01, SS-FULL-ITEM-03)."""
    styles = tuple(named("style", style) for style in item.styles) if len(item.styles) < len(get_args(Style)) else ()
    slot = item.hands if item.kind == "weapon" else item.kind
    return msg("kind-item", slot=slot, styles=styles or "none")


def _numbers(item: kinds.Item) -> list[Message]:
    """What an item gives in addition to its effects."""
    lines = []
    if item.armor or item.defence != Dice():
        lines.append(msg("item-armor", armor=item.armor, dice=dice_text(item.defence)))
    if item.shields:
        lines.append(msg("item-shields", n=item.shields))
    if item.charges:
        lines.append(msg("item-charges", n=item.charges))
    said = (
        ("reload", item.reload), ("break-free", item.break_free), ("while-stunned", item.while_stunned),
        ("key", item.id == "q_magic_key"),
    )  # fmt: skip
    lines += [msg(f"item-{word}") for word, so in said if so]
    if item.nature:
        lines.append(msg("item-nature", nature=named("nature", item.nature)))
    if item.rank > 1:
        lines.append(msg("item-rank", rank=item.rank))
    return lines


def _awake(item: kinds.Item) -> list[Message]:
    """What a soul weapon is once its soul is awake (SS-FULL-ITEM-07)."""
    if item.flipped is None:
        return []
    first = msg("item-awake", n=item.flip_cost, blow=blow_text(item.flipped))
    return [first, *map(hook_text, item.flipped_hooks), *map(static_text, item.flipped_statics)]


@part("active", "face_up", "heroes", "phase", "setup", "time_card")
def hero_panel(state: State, id: int, held: bool) -> Panel:
    """A hero's panel: the soul gem, what is left of the turn, the cards."""
    hero = state.heroes[id]
    kind = hero.kind
    acts = state.active == hero.id
    whole = max_hp(state, hero)
    left = whole if state.phase in ("party", "shop", "start") else hero.hp  # until then it is not set
    body = (
        Figure(msg("figure-hp"), left, of=whole, emblem="life"),
        Figure(msg("figure-armor"), armor(state, hero), emblem="armor"),
        Figure(msg("figure-shields"), hero.shields + hero.ward, emblem="shield"),
    )
    one_of = "slow" in hero.conditions and not (acts and hero.spent)  # SS-SLOW-01
    purse = (Figure(msg("figure-crowns"), hero.crowns, emblem="gold"),)
    notes = afflictions(hero)
    if hero.ghost:
        notes = (*notes, msg("note-ghost"))
    name = msg("hero-and-class", hero=hero_name(hero), **{"class": named("class", hero.cls)})
    return Panel(
        f"hero:{hero.id}",
        name,
        hero.seat,
        figure_colour(hero),
        rows=_rows(state, hero, held),
        notes=notes,
        active=acts,
        motto=msg("motto-rank", rank=hero.rank, nature=named("nature", kind.nature)),
        bar=(
            Group(body),
            Group(_left(state, hero, acts), name=msg("bar-turn-slowed" if one_of else "bar-turn")),
            Group(purse, wide=True),
        ),
        emblem=CLASS_EMBLEMS[hero.cls],
    )


def _left(state: State, hero: Hero, acts: bool) -> tuple[Figure, ...]:
    """What is left of a hero's turn, or what the next one will hold."""
    if hero.ghost:
        steps = 0 if hero.spent else hero.steps if hero.moved else STEPS
        return (Figure(msg("figure-movement"), steps if acts else STEPS, emblem="move"),)
    kind = hero.kind
    combats, actions = (
        (hero.combats, hero.actions) if acts else (kind.combats[hero.rank - 1], kind.actions[hero.rank - 1])
    )
    if "slow" in hero.conditions and acts and hero.spent:  # SS-SLOW-01
        combats = actions = 0
    if "exhausted" in hero.conditions:  # SS-EXH-01
        actions = 0
    return (
        Figure(msg("figure-movement"), points(state, hero) if acts else movement(state, hero), emblem="move"),
        Figure(msg("figure-combats"), combats, emblem="attack"),
        Figure(msg("figure-actions"), actions, emblem="action"),
    )


def _rows(state: State, hero: Hero, held: bool) -> tuple[Row, ...]:
    """A hero's powers, gear and bag; the active hero's cards lie before their player."""
    mine, meant = f"{hero.id}", _meant(state)
    worn = [hero.slots[slot] for slot in SLOTS if slot in hero.slots]
    powers = tuple(_own(meant, hero, id) for id in (hero.kind.innate.id, *hero.powers))
    used = tuple(_own(meant, hero, id, -1 - worn[:n].count(id)) for n, id in enumerate(worn))
    bag = tuple(_own(meant, hero, id, n) for n, id in enumerate(hero.bag))
    if held:
        return (
            Row(f"held:{mine}", msg("row-held"), (*powers, *used), hero.seat, hand=True),
            Row(f"bag:{mine}", msg("row-bag"), bag, hero.seat, hand=True),
        )
    return (
        Row(f"powers:{mine}", msg("row-powers"), powers, hero.seat),
        Row(f"worn:{mine}", msg("row-worn"), used, hero.seat),
        Row(f"bag:{mine}", msg("row-bag"), bag, hero.seat),
    )


def _own(meant: dict[str, tuple[int, int]], hero: Hero, id: str, n: int = -1) -> Card:
    """Of identical cards, options refer to the acting hero's first; the others have ids of their own."""
    element = f"card:{id}" if meant[id] == (hero.id, n) else f"card:{hero.id}.{n}.{id}"
    return card_of(id, spent=id in hero.turned or id in hero.unloaded, element=element)


def _meant(state: State) -> dict[str, tuple[int, int]]:
    """Whose card options refer to, and where it lies: in use, or at a place in the bag."""
    found: dict[str, tuple[int, int]] = {}
    for hero in sorted(state.heroes, key=lambda one: one.id != state.active):
        for id in hero.slots.values():
            found.setdefault(id, (hero.id, -1))
        for n, id in enumerate(hero.bag):
            found.setdefault(id, (hero.id, n))
        for id in (hero.kind.innate.id, *hero.powers):
            found.setdefault(id, (hero.id, -1))
    return found


@part("active", "heroes", "round")
def order(state: State) -> Order | None:
    """The turn order: who has yet to act this round."""
    if not state.round:
        return None
    turns = tuple(
        Turn(
            f"turn:{one.id}", hero_name(one), CLASS_EMBLEMS[one.cls], figure_colour(one), filled=True,
            acts=one.id == state.active, done=one.acted,
        )
        for one in state.heroes
    )  # fmt: skip
    return Order(turns, Figure(msg("figure-round"), state.round))


@part("companions", "counters", "enemies", "flags", "heroes", "quest", "tokens")
def aims(state: State) -> Panel:
    """The aims of the quest, and the progress of each."""
    lines = tuple(
        Line(named("objective", aim.id), amount="✓" if BOOK.is_true(state, Playing(-1), aim.done) else None)
        for aim in state.plan.objectives
    )
    return Panel("aims", named("quest", state.quest), lines=lines, notes=(msg("note-our-design"),))
