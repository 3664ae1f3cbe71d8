"""Characters: their panels, hands, items and battle goals."""

from emberhall.games.gloomhaven.content import BATTLE_GOALS, CARDS, CLASSES, ITEMS, STARTING
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import goal_text, half_text, item_text
from emberhall.games.gloomhaven.names import card_name, class_name, condition_name, goal_name, item_name
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.scene import emblems
from emberhall.games.gloomhaven.state import Gloomhaven
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Colour, Figure, Group, Panel, Row, Way

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "purple")


def ability(card: str) -> Card:
    """An ability card with both halves."""
    printed = CARDS[card]
    top, bottom = half_text(BOOK, printed.top), half_text(BOOK, printed.bottom)
    ways = (
        Way(f"use_half:{card}:top", msg("way-top"), quiet=True, emblem="attack"),
        Way(f"use_half:{card}:bottom", msg("way-bottom"), quiet=True, emblem="move"),
    )
    name = card_name(card)
    return Card(f"card:{card}", name, (msg("note-top", text=top), msg("note-bottom", text=bottom)), ways=ways,
                corner=str(printed.initiative))  # fmt: skip


def hands(state: Gloomhaven, looking: int) -> tuple[Row, ...]:
    """The cards that the viewer holds, and those on the table."""
    found = []
    for n, character in enumerate(state.characters):
        if not character.cls:
            continue
        who, own = class_name(character.cls), bool(looking >> character.seat & 1)
        held = [card for card in character.hand if card != HIDDEN]
        if held:
            found.append(Row(f"hand:{n}", msg("row-hand", who=who), tuple(map(ability, held)), character.seat, own))
        for name, cards in (
            ("played", list(character.played)),
            ("active", [active.card for active in character.active]),
            ("discard", list(character.discard)),
            ("lost", list(character.lost)),
            ("box", list(character.box) if state.phase == "cards" and state.making == n else []),
        ):
            if cards:
                found.append(
                    Row(f"{name}:{n}", msg(f"row-{name}", who=who), tuple(map(ability, cards)), character.seat)
                )
        goals = [goal for goal in character.goals if goal != HIDDEN]
        if goals:
            shown = tuple(Card(f"goal:{goal}", goal_name(goal), (goal_text(BATTLE_GOALS[goal]),)) for goal in goals)
            found.append(Row(f"goals:{n}", msg("row-goals", who=who), shown, character.seat))
    if state.phase == "classes":
        found.append(Row("classes", msg("row-classes"), tuple(map(_class, STARTING))))
    if state.phase == "items":
        sold = [item for item in ITEMS.values() if 1 <= item.prosperity <= state.setup.prosperity]
        shown = tuple(
            Card(f"item:{item.id}", item_name(item.id), (item_text(BOOK, item),), corner=str(item.cost))
            for item in sold
        )
        found.append(Row("shop", msg("row-shop"), shown))
    return tuple(found)


def _class(cls: str) -> Card:
    """A class to choose: what it has on its mat."""
    sheet = CLASSES[cls]
    figures = (
        Figure(Message("figure-life"), sheet.hp[0], emblem="life"),
        Figure(Message("figure-hand-limit"), sheet.hand, emblem="deed"),
    )
    return Card(f"class:{cls}", class_name(cls), figures=figures, emblem=emblems.CLASSES[cls])


def panel(state: Gloomhaven, n: int) -> Panel:
    """A character: hit points, cards, experience, coins, conditions, items."""
    character = state.characters[n]
    figure = state.figures.get(character.figure)
    figures = [
        Figure(Message("figure-hand"), len(character.hand), emblem="deed"),
        Figure(Message("figure-xp"), character.xp, emblem="experience"),
        Figure(Message("figure-coins"), character.coins, emblem="gold"),
    ]
    notes: tuple[Message, ...] = ()
    if figure is not None:
        figures.insert(0, Figure(Message("figure-life"), figure.hp, of=figure.most, emblem="life"))
        notes = tuple(condition_name(condition) for condition in names_of(figure))
    elif character.exhausted:
        notes = (msg("note-exhausted"),)
    items = tuple(
        Card(f"item:{n}.{item.id}", item_name(item.id), (item_text(BOOK, ITEMS[item.id]),), spent=used)
        for item in character.items
        for used in (item.spent or item.consumed,)
    )
    rows = (Row(f"items:{n}", msg("row-items"), items, character.seat),) if items else ()
    acts = state.turn is not None and state.turn.play.character == n
    return Panel(
        f"character:{n}",
        class_name(character.cls),
        character.seat,
        COLOURS[n],
        figures=tuple(figures),
        rows=rows,
        notes=notes,
        active=acts,
        emblem=emblems.CLASSES[character.cls],
        motto=msg("motto-level", n=character.level),
        bar=(Group(tuple(figures)),),
    )
