"""Characters: their panels, hands, items and battle goals."""

from functools import cache

from emberhall.effects import Effect, Then, walk
from emberhall.games.gloomhaven.content import CARDS, CLASSES, ITEMS, battle_goal
from emberhall.games.gloomhaven.content.kinds import Half, ItemKind
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.nodes import Attack, Infuse
from emberhall.games.gloomhaven.effects.printed import goal_text, half_text, item_text
from emberhall.games.gloomhaven.names import card_name, class_name, condition_name, goal_name, item_name
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.enhancements import Stickers, halves_of, placed
from emberhall.games.gloomhaven.rules.notes import has_left
from emberhall.games.gloomhaven.rules.preparation import classes_of, gold_left
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.scene.emblems import ABILITY_EMBLEMS, ART_DEEDS, ART_POWERS, CLASS_EMBLEMS, SLOT_ART
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.kernel import HIDDEN, NOBODY, Message, msg
from emberhall.scene import Card, Colour, Group, Panel, Row, Way, part
from emberhall.scene import Figure as Shown
from emberhall.scene.builders import picture, words_in

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "purple")


@cache
def ability(card: str, colour: Colour, stickers: Stickers = ()) -> Card:
    """An ability card with both halves, each a button, with its default action."""
    printed, (top, bottom) = CARDS[card], halves_of(card, stickers)
    ways = (
        _way(card, "top", top),
        _way(card, "bottom", bottom),
        Way(f"use_default:{card}:top", msg("way-default-top"), msg("way-instead-top"), "attack", quiet=True),
        Way(f"use_default:{card}:bottom", msg("way-default-bottom"), msg("way-instead-bottom"), "move", quiet=True),
    )
    text = (msg("note-top", text=ways[0].name), msg("note-bottom", text=ways[1].name))
    return Card(
        f"card:{card}",
        card_name(card),
        text,
        colour,
        ways=ways,
        corner=str(printed.initiative),
        pattern=_pattern(top) or _pattern(bottom),
        halves=True,
        frame="ability",
        art=picture(words_in((top.effect, bottom.effect)), ART_DEEDS, ART_POWERS, "broadsword"),
    )


def _pattern(half: Half) -> tuple[tuple[int, int, bool], ...]:
    """The target area of a half: the hexes around the figure, or around the first of them."""
    area = next((node.area for node in walk(half.effect) if isinstance(node, Attack) and node.area is not None), None)
    if area is None:
        return ()
    here = ((0, 0, False),) if area.origin == "self" and (0, 0) not in area.hexes else ()
    return (*here, *((q, r, True) for q, r in area.hexes))


def _way(card: str, word: str, half: Half) -> Way:
    rest, infused = _apart(half.effect)
    return Way(
        f"use_half:{card}:{word}",
        half_text(BOOK, half),
        Message(f"way-{word}"),
        _emblem(half),
        short=BOOK.text(rest),
        signs=(*infused, *_signs(half)),
    )


def _apart(effect: Effect) -> tuple[Effect, tuple[Shown, ...]]:
    """An effect without the elements it infuses at last, which a card shows as signs."""
    parts = effect.parts if isinstance(effect, Then) else ()
    last = parts[-1] if len(parts) > 1 else None
    if not isinstance(last, Infuse) or "any" in last.elements:
        return effect, ()
    rest = Then(parts[:-1]) if len(parts) > 2 else parts[0]
    signs = (
        Shown(msg("effect-infuse", elements=(Message(f"element-{one}"),)), "+", emblem=one) for one in last.elements
    )
    return rest, tuple(signs)


def _signs(half: Half) -> tuple[Shown, ...]:
    """Experience, and what becomes of the card."""
    found = []
    if half.xp:
        found.append(Shown(Message("figure-xp"), half.xp, emblem="experience"))
    if half.stays:
        emblem = "hourglass" if half.stays == "round" else "anchor"
        found.append(Shown(Message(f"half-{half.stays}"), "", emblem=emblem))
    if half.lost:
        found.append(
            Shown(Message("half-unrecoverable" if half.unrecoverable else "half-lost"), "", emblem="burning-embers")
        )
    return tuple(found)


def _emblem(half: Half) -> str:
    """The emblem of the first ability of a half."""
    kinds = [type(node).__name__ for node in walk(half.effect)]
    return next((ABILITY_EMBLEMS[kind] for kind in kinds if kind in ABILITY_EMBLEMS), "special")


@part("characters", "deciding", "making", "phase", "setup", "turn")
def hands(state: State, looking: int) -> tuple[Row, ...]:
    """The viewer's hand and the cards on the table. Cards to choose from are shown in the hand.

    A hand, and what a hand is chosen from, is shown to its player alone (GH-SELECT-03), unless information is open.
    """
    found = []
    chooses = bool(looking >> state.characters[min(state.making, len(state.characters) - 1)].seat & 1)
    for n, character in enumerate(state.characters):
        if not character.cls:
            continue
        who, own = class_name(character.cls), bool(looking >> character.seat & 1)
        for name, cards in _piles(state, n):
            secret = name in ("hand", "box") and not own and not state.setup.open_information
            if cards and not secret:
                held = own and (name == "box" or _in_view(state, n, name))
                found.append(
                    Row(
                        f"{name}:{n}",
                        msg(f"row-{name}", who=who),
                        _faces(cards, COLOURS[n], placed(state)),
                        character.seat,
                        held,
                    )
                )
        goals = [goal for goal in character.goals if goal != HIDDEN]
        if goals:
            shown = tuple(map(_goal, goals))
            held = own and state.phase == "goals" and state.making == n
            found.append(Row(f"goals:{n}", msg("row-goals", who=who), shown, character.seat, held))
    if state.phase == "items":
        sold = [item for item in ITEMS.values() if 1 <= item.prosperity <= state.setup.prosperity]
        bought = {item.id for item in state.characters[state.making].items}
        shown = tuple(_ware(item.id, item.id in bought) for item in sold)
        found.append(Row("shop", msg("row-shop"), shown, hand=chooses))
    return tuple(found)


@cache
def _goal(goal: str) -> Card:
    return Card(f"goal:{goal}", goal_name(goal), (goal_text(battle_goal(goal)),), frame="tactic", art=("on-target",))


def _piles(state: State, n: int) -> list[tuple[str, list[str]]]:
    """Where the cards of a character lie."""
    character = state.characters[n]
    choosing = state.phase == "cards" and state.making == n
    return [
        ("played", list(character.played)),
        ("hand", [card for card in character.hand if card != HIDDEN]),
        ("active", [active.card for active in character.active]),
        ("discard", list(character.discard)),
        ("lost", list(character.lost)),
        ("box", [card for card in character.box if card != HIDDEN] if choosing else []),
    ]


def _asked(state: State) -> int:
    """Whose cards are chosen, who is asked about damage or items, or who may rest: by then the next is noted."""
    if state.deciding != NOBODY:
        return state.deciding
    return state.making - (state.phase == "rest")


def _in_view(state: State, n: int, name: str) -> bool:
    """Whether cards are shown in the hand: on a turn the two of the round, otherwise those to choose from."""
    acts = state.turn.slot.character if state.turn is not None else NOBODY
    rests = acts == n and state.characters[n].resting and bool(state.characters[n].discard) and state.deciding == NOBODY
    if rests or name == "discard":
        return rests and name == "discard"  # one of them is lost
    if name not in ("played", "hand"):
        return False
    if state.deciding != NOBODY and state.characters[state.deciding].seat == state.characters[n].seat:
        return state.deciding == n and name == "hand"
    if name == "played":
        return acts == n
    if acts == n and state.characters[n].played:
        return False
    own = [number for number, c in enumerate(state.characters) if c.seat == state.characters[n].seat]
    if state.turn is not None and acts == NOBODY:
        return n == own[0]  # while monsters act, the cards of the character in the viewer's bar
    return len(own) == 1 or (acts == n if acts != NOBODY else _asked(state) == n)


def _faces(cards: list[str], colour: Colour, stickers: Stickers) -> tuple[Card, ...]:
    return tuple(ability(card, colour, stickers) for card in cards)


@cache
def _ware(id: int, bought: bool) -> Card:
    """An item for sale, with its price and slot."""
    item = ITEMS[id]
    bought_text = (msg("note-bought"),) if bought else ()
    return Card(
        f"item:{item.id}",
        item_name(item.id),
        (*bought_text, item_text(BOOK, item)),
        kind=msg(f"slot-{item.slot}"),
        corner=str(item.cost),
        spent=bought,
        frame="item",
        art=_item_art(item),
    )


def _item_art(item: ItemKind) -> tuple[str, ...]:
    return picture(words_in(item.effect), {}, ART_POWERS, SLOT_ART[item.slot])


@part("characters", "phase", "setup")
def classes_to_choose(state: State) -> Panel | None:
    """The classes while a player chooses one: what each is like, and what is on its mat."""
    if state.phase != "classes":
        return None
    taken = [character.cls for character in state.characters]
    row = Row("classes", msg("row-classes"), tuple(_class(cls, cls in taken) for cls in classes_of(state.setup)))
    return Panel("choose-class", msg("panel-classes"), rows=(row,))


@cache
def _class(cls: str, taken: bool) -> Card:
    sheet = CLASSES[cls]
    figures = (
        Shown(Message("figure-life"), sheet.hp[0], emblem="life"),
        Shown(Message("figure-hand-limit"), sheet.hand, icon="card"),
    )
    text = (Message(f"class-like-{cls}"), msg("class-strong", what=Message(f"class-strong-{cls}")))
    note = (msg("note-taken"),) if taken else ()
    emblem = CLASS_EMBLEMS[cls]
    lines = (*note, *text)
    return Card(f"class:{cls}", class_name(cls), lines, figures=figures, emblem=emblem, spent=taken, frame="hero")


@cache
def _item(n: int, id: int, used: bool) -> Card:
    """An item that a character has equipped."""
    item = ITEMS[id]
    text, kind = (item_text(BOOK, item),), msg(f"slot-{item.slot}")
    return Card(f"item:{n}.{id}", item_name(id), text, kind=kind, spent=used, frame="item", art=_item_art(item))


def _states(figure: Figure | None) -> tuple[Group, ...]:
    """The conditions of a character, for the player bar."""
    found = names_of(figure) if figure is not None else ()
    shown = tuple(Shown(condition_name(condition), "", emblem=condition) for condition in found)
    return (Group(shown),) if shown else ()


@part("characters", "deciding", "figures", "level", "making", "notes", "phase", "round", "scenario", "setup", "turn")
def panel(state: State, n: int) -> Panel:
    """A character: hit points, cards, experience, coins, conditions, items."""
    character = state.characters[n]
    figure = state.figures.get(character.figure)
    figures = [
        Shown(Message("figure-hand"), len(character.hand), icon="card"),
        Shown(Message("figure-discard"), len(character.discard), emblem="cycle"),
        Shown(Message("figure-lost"), len(character.lost), emblem="burning-embers"),
        Shown(Message("figure-xp"), character.xp, emblem="experience"),
        Shown(msg("figure-gold-left"), gold_left(character), emblem="gold")
        if state.phase == "items" and state.making == n and state.company is None
        else Shown(Message("figure-coins"), character.coins, emblem="gold"),
    ]
    notes: tuple[Message, ...] = ()
    if figure is not None:
        figures.insert(0, Shown(Message("figure-life"), max(0, figure.hp), of=figure.most, emblem="life"))
        notes = tuple(condition_name(condition) for condition in names_of(figure))
        notes += tuple(hooks_of(state).remarks(state, n)) if state.round else ()
    elif character.exhausted:
        notes = (msg("note-left" if has_left(state, n) else "note-exhausted"),)
    items = tuple(_item(n, item.id, item.spent or item.consumed) for item in character.items)
    several = len({c.seat for c in state.characters}) == 1
    if state.turn is None or (several and state.deciding != NOBODY):
        acts = several and _asked(state) == n
    else:
        acts = state.turn.slot.character == n
    # beside the two cards of a turn there is room for them
    rows = (Row(f"items:{n}", msg("row-items"), items, character.seat, near=acts),) if items else ()
    return Panel(
        f"character:{n}",
        class_name(character.cls),
        character.seat,
        COLOURS[n],
        rows=rows,
        notes=notes,
        active=acts,
        emblem=CLASS_EMBLEMS[character.cls],
        motto=msg("motto-level", n=character.level),
        bar=(Group(tuple(figures)), *_states(figure)),
    )
