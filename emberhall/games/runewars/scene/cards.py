"""Cards on the table: names, figures, and texts generated from their effects."""

from functools import cache
from typing import Any

import msgspec

from emberhall.games.runewars.content import (
    DEVELOPMENTS,
    EXPLORATION,
    FATE,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    UNITS,
)
from emberhall.games.runewars.content.kinds import Entry
from emberhall.games.runewars.effects.book import BOOK
from emberhall.games.runewars.names import (
    area_name,
    card_name,
    development_name,
    faction_name,
    fate_name,
    hero_name,
    quest_name,
    title_name,
    unit_name,
)
from emberhall.games.runewars.scene.emblems import (
    ART_DEEDS,
    ART_POWERS,
    ATTRIBUTE_EMBLEMS,
    COLOURS,
    EXPLORATION_EMBLEMS,
    HERO_EMBLEMS,
    SEASON_COLOURS,
    SEASON_EMBLEMS,
    UNIT_EMBLEMS,
)
from emberhall.games.runewars.state import HeroFigure, TitleCard
from emberhall.games.runewars.terms import ATTRIBUTES, SHAPES, Shape
from emberhall.kernel import Message, msg
from emberhall.scene import Card, Figure
from emberhall.scene.builders import picture, words_in


def designed(entry: Entry) -> tuple[Message, ...]:
    """A note on what we designed ourselves: the whole card, or single figures."""
    if entry.sure == "designed":
        return (msg("note-designed"),)
    parts = tuple(Message(f"part-{part}") for part in entry.designed if part in PARTS)
    return (msg("note-designed-parts", parts=parts),) if parts else ()


#: The fields of a card that may be our own design.
PARTS = ("initiative", "health", "traits", "season")


def _art(effect: Any, otherwise: str, season: str = "") -> tuple[str, ...]:
    """The picture of what a card does."""
    return picture((*words_in(effect), season), ART_DEEDS, ART_POWERS, otherwise)


@cache
def order_card(id: str) -> Card:
    """An order card."""
    faction, _, name = id.partition(".")
    order = ORDERS[name]
    text = [msg("text-primary", effect=BOOK.text(order.primary))]
    if order.bonus is not None:
        text.append(msg("text-supremacy", effect=BOOK.text(order.bonus)))
    colour = COLOURS[faction]
    label, kind = Message(f"order-{name}"), msg("kind-order")
    art, number = _art((order.primary, order.bonus), "castle-flag"), str(order.number)
    return Card(f"card:{id}", label, tuple(text), colour, "card", kind, corner=number, frame="order", art=art)


@cache
def tactics_card(id: str) -> Card:
    """A tactics card."""
    kind = TACTICS[id.partition(".")[0]]
    when = msg("text-when", when=msg(f"when-{kind.when.replace('_', '-')}"))
    text = (when, BOOK.text(kind.effect), *designed(kind))
    what, art = msg("kind-tactics"), _art(kind.effect, "chessboard")
    return Card(f"card:{id}", card_name(id), text, "teal", "card", what, emblem="chessboard", frame="tactic", art=art)


@cache
def quest_card(id: str) -> Card:
    """A quest."""
    quest = QUESTS[id]
    text: list[Message] = []
    if quest.area:
        text.append(msg("text-quest-area", area=area_name(quest.area)))
    elif quest.where is not None:
        text.append(msg("text-quest-where", where=BOOK.text(quest.where)))
    if quest.attribute is not None:
        text.append(msg("text-test", attribute=Message(f"attribute-{quest.attribute}")))
    if quest.opponent:
        n = quest.damage or UNITS[quest.opponent].health
        text.append(msg("text-quest-duel", unit=unit_name(quest.opponent), n=n))
    for destiny in ("gold", "silver", "red"):
        effect = getattr(quest, destiny)
        if effect is not None:
            text.append(msg("text-destiny", destiny=Message(f"destiny-{destiny}"), effect=BOOK.text(effect)))
    if quest.win is not None:
        text.append(msg("text-win", effect=BOOK.text(quest.win)))
    text += designed(quest)
    what = msg("kind-quest")
    return Card(
        f"card:{id}", quest_name(id), tuple(text), "gold", "card", what, emblem="scroll-unfurled", frame="spell"
    )


@cache
def reward_card(id: str) -> Card:
    """A reward."""
    kind = REWARDS[id.partition(".")[0]]
    text = [msg(f"text-reward-{kind.when.replace('_', '-')}"), BOOK.text(kind.effect)]
    if kind.discard:
        text.append(msg("text-discard"))
    text += designed(kind)
    what = msg(f"kind-{kind.kind}")
    art = _art(kind.effect, "gem-pendant")
    return Card(
        f"card:{id}", card_name(id), tuple(text), "orange", "card", what, emblem="gem-pendant", frame="item", art=art
    )


@cache
def objective_card(id: str) -> Card:
    """An objective."""
    kind = OBJECTIVES[id]
    text = (BOOK.text(kind.test), msg("text-objective"), *designed(kind))
    name, what = Message(f"objective-{id}"), msg("kind-objective")
    return Card(f"card:{id}", name, text, "white", "card", what, emblem="on-target", frame="power")


@cache
def season_card(id: str) -> Card:
    """A season card."""
    kind = SEASON_CARDS[id]
    text = (BOOK.text(kind.effect), msg(f"text-{kind.season}"), *designed(kind))
    colour, what = SEASON_COLOURS[kind.season], Message(f"season-{kind.season}")
    emblem, art = SEASON_EMBLEMS[kind.season], _art(kind.effect, SEASON_EMBLEMS[kind.season], kind.season)
    return Card(f"card:{id}", card_name(id), text, colour, "card", what, emblem=emblem, frame="order", art=art)


#: The colours of Fate cards in battle, by their result instead of their destiny.
_SYMBOLS = {"special": "gold", "rout": "blue", "damage": "red", "miss": "grey"}


@cache
def fate_card(id: str, drawn_for: Shape | None = None) -> Card:
    """A Fate card: its destiny, and what it gives to each shape; in a battle it is named after its result."""
    kind = FATE[id]
    text = tuple(
        msg("text-zone", shape=Message(f"shape-{shape}"), symbol=symbol, n=n)
        for shape in SHAPES
        for symbol, n in (kind.zone(shape),)
    )
    name, what = fate_name(id), Message(f"destiny-{kind.destiny}")
    colour = {"gold": "gold", "silver": "white", "red": "red"}[kind.destiny]
    if drawn_for:
        symbol, n = kind.zone(drawn_for)
        name, colour = msg("fate-does", symbol=symbol, n=n), _SYMBOLS[symbol]
    return Card(f"fate:{id}", name, text, colour, "card", what, corner=id[1:])  # type: ignore[arg-type]


@cache
def destiny_card(id: str) -> Card:
    """A Fate card drawn for its destiny, which is all it shows."""
    name = msg("fate-destiny", destiny=FATE[id].destiny)
    return msgspec.structs.replace(fate_card(id), name=name, text=(), icon="", kind=None)


def title_card(id: str, title: TitleCard, owner: str) -> Card:
    """A title, with its owner and the influence on it."""
    text = [BOOK.text(effect) for effect in TITLES[id].effects]
    if owner:
        text.append(msg("text-owner", faction=faction_name(owner)))
    on = (Figure(msg("figure-influence"), title.influence, emblem="speech-bubbles"),)
    name, what = title_name(id), msg("kind-title")
    return Card(f"title:{id}", name, tuple(text), "gold", "crown", what, figures=on, emblem="crown")


def hero_card(id: str, hero: HeroFigure | None = None) -> Card:
    """A hero: attributes with training, health and damage."""
    kind = HEROES[id]
    figures = [
        Figure(
            Message(f"attribute-{one}"),
            int(getattr(kind, one)) + (hero.trained.get(one, 0) if hero else 0),
            emblem=ATTRIBUTE_EMBLEMS[one],
        )
        for one in ATTRIBUTES
    ]
    figures.append(Figure(msg("figure-health"), kind.health, emblem="hearts"))
    if hero is not None and hero.damage:
        figures.append(Figure(msg("figure-damage"), hero.damage, emblem="bleeding-hearts"))
    text = (BOOK.text(kind.ability), *designed(kind))
    what = Message(f"alignment-{kind.alignment}")
    emblem = HERO_EMBLEMS[id]
    return Card(f"hero:{id}", hero_name(id), text, "gold", "hero", what, tuple(figures), emblem=emblem, frame="hero")


@cache
def token_card(id: str) -> Card:
    """An exploration token."""
    kind = EXPLORATION[id.partition(".")[0]]
    text = (msg(f"text-{kind.kind}"), BOOK.text(kind.effect))
    emblem = EXPLORATION_EMBLEMS[kind.id]
    return Card(f"token:{id}", Message(f"exploration-{kind.id}"), text, "brown", "card", emblem=emblem)


@cache
def development_card(kind: str, id: str) -> Card:
    """A development at a stronghold."""
    text, what = (BOOK.text(DEVELOPMENTS[kind].effect),), msg("kind-development")
    return Card(id, development_name(kind), text, "grey", "card", what, emblem="gear-hammer", frame="item")


@cache
def unit_card(unit: str, id: str) -> Card:
    """A type of unit: initiative, health, shape, ability."""
    kind = UNITS[unit]
    text = [msg("text-ability", name=Message(f"ability-{unit}"), effect=BOOK.text(kind.ability))]
    if kind.flying:
        text.append(msg("text-flying"))
    if kind.fast:
        text.append(msg("text-fast"))
    figures = (
        Figure(msg("figure-initiative"), kind.initiative, emblem="hourglass"),
        Figure(msg("figure-health"), kind.health, emblem="hearts"),
    )
    text += designed(kind)
    colour = COLOURS[kind.faction]
    what, emblem = Message(f"shape-{kind.shape}"), UNIT_EMBLEMS[unit]
    first = str(kind.initiative)
    return Card(
        id, unit_name(unit), tuple(text), colour, "card", what, figures, emblem=emblem, corner=first, frame="unit"
    )
