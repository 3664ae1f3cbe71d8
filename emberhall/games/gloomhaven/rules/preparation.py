"""Before the first round: classes, perks, battle goals, items, cards, and where the characters start."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import CARDS, CLASSES, ITEMS, PLAYABLE, STARTING, plan_of
from emberhall.games.gloomhaven.content.aims import (
    AddCurse,
    AddMinus1,
    DiscardCards,
    FirstRoom,
    GiveToken,
    MovePenalty,
    QuestCharacter,
    RemoveOverlays,
    SplitStart,
    Start,
    StartCondition,
    StartRestriction,
    Tokens,
)
from emberhall.games.gloomhaven.content.kinds import ItemKind
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.effects.nodes import FewerModifiers, SmallSlots
from emberhall.games.gloomhaven.effects.printed import perk_text
from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.beasts import bring_beasts
from emberhall.games.gloomhaven.rules.board import ground, nearest_empty, on_map, taken
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.items import worn
from emberhall.games.gloomhaven.rules.modifiers import kind_of
from emberhall.games.gloomhaven.rules.notes import QUEST, marked, starting_hexes
from emberhall.games.gloomhaven.rules.recruits import begin_as_told, discard_some, equip, seekers
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.scenarios.hooks import Cost
from emberhall.games.gloomhaven.rules.sheets import become, of_kind, take_perk
from emberhall.games.gloomhaven.rules.special_rules import carry_out
from emberhall.games.gloomhaven.rules.story import introduce
from emberhall.games.gloomhaven.rules.tokens import TOKEN
from emberhall.games.gloomhaven.state import Ability, Character, Figure, Item, Setup, State, Table
from emberhall.games.gloomhaven.terms import HEROES
from emberhall.kernel import Flow, Menu, Word, ask, choose, msg, offer, pick


def making(state: State) -> Character:
    """The character being created."""
    return state.characters[state.making]


def go_on(state: State, phase: str, then: str) -> None:
    """Go on to the next character, and after the last one to the next step."""
    state.making += 1
    if state.making == len(state.characters):
        state.making = 0
        phase = then
    state.phase = phase  # type: ignore[assignment]


def classes_of(setup: Setup) -> tuple[str, ...]:
    """The classes that a table offers: those that a party starts with, or all."""
    return PLAYABLE if setup.all_classes else STARTING


def pick_class(t: Table) -> Flow[None]:
    """Choose a class for the next character. Each can be chosen once (GH-MAT-03)."""
    state = t.state
    character = making(state)
    taken_already = [other.cls for other in state.characters]
    options = [ch.PickClass(cls) for cls in classes_of(state.setup) if cls not in taken_already]
    own = [other for other in state.characters if other.seat == character.seat]
    prompt = msg("ask-class", n=own.index(character) + 1, of=len(own))
    chosen = yield from ask(character.seat, prompt, options, "GH-MAT-03")
    _become(t, character, chosen.cls)
    go_on(state, "classes", "perks")


def _become(t: Table, character: Character, cls: str) -> None:
    level = character.level
    pool = [card for card in CLASSES[cls].cards if card.level.isdecimal() and 2 <= int(card.level) <= level]
    become(t, character, cls, [str(card.id) for card in pool])
    t.say(msg("say-class", who=class_name(cls)))


# perks


def pick_perks(t: Table) -> Flow[None]:
    """Choose a perk for each level after the first (GH-CREATE-05)."""
    state = t.state
    character = making(state)
    while len(character.perks) < character.level - 1:
        options = [
            ch.PickPerk(n, perk_text(BOOK, perk))
            for n, perk in enumerate(CLASSES[character.cls].perks)
            if character.perks.count(n) < perk.times and _can_remove(character, perk.remove)
        ]
        chosen = yield from ask(character.seat, msg("ask-perk", who=class_name(character.cls)), options, "GH-PERK-05")
        take_perk(state, character, chosen.perk)
    go_on(state, "perks", "goals")


def _can_remove(character: Character, remove: dict[str, int]) -> bool:
    return all(len(of_kind(character, name)) >= count for name, count in remove.items())


# items

HANDS = {"one-hand": 1, "two-hands": 2}


def gold_left(character: Character) -> int:
    """What is left of the starting gold of the level (GH-CREATE-06)."""
    return 15 * (character.level + 1) - sum(ITEMS[item.id].cost for item in character.items)


def pick_items(t: Table) -> Flow[None]:
    """Buy items with the starting gold of the level, as far as they can be equipped (GH-CREATE-06)."""
    state = t.state
    character = making(state)
    if state.company is not None:
        yield from equip(t, character, fits)
        _penalties(state, character)
        go_on(state, "items", "cards")
        return
    while True:
        left = gold_left(character)
        options = [
            ch.PickItem(kind.id)
            for kind in _sold(state.setup.prosperity)
            if kind.cost <= left and fits(character, kind) and _copies(state, kind) < kind.count
        ]
        if not options:
            break
        prompt = msg("ask-items", who=class_name(character.cls), gold=left)
        chosen = yield from pick(character.seat, prompt, options, "GH-ITEM-05")
        if chosen is None:
            break
        character.items.append(Item(chosen.item))
    _penalties(state, character)
    go_on(state, "items", "cards")


@cache
def _sold(prosperity: int) -> tuple[ItemKind, ...]:
    """The items that a town of this prosperity sells."""
    return tuple(kind for kind in ITEMS.values() if 1 <= kind.prosperity <= prosperity)


def _copies(state: State, kind: ItemKind) -> int:
    return sum(item.id == kind.id for character in state.characters for item in character.items)


def fits(character: Character, kind: ItemKind) -> bool:
    """Whether there is a slot for one more item of its kind, and no second copy (GH-DATA-03)."""
    worn = [ITEMS[item.id] for item in character.items]
    if kind in worn:
        return False
    if kind.slot in HANDS:
        return sum(HANDS.get(item.slot, 0) for item in worn) + HANDS[kind.slot] <= 2
    if kind.slot == "small":
        more = sum(item.effect.n for item in worn if isinstance(item.effect, SmallSlots))
        return sum(item.slot == "small" for item in worn) < (character.level + 1) // 2 + more
    return all(item.slot != kind.slot for item in worn)


def _penalties(state: State, character: Character) -> None:
    """-1 cards for heavy items, unless a perk lets the character ignore them (GH-SETUP-04); some take cards away."""
    for effect in worn(character, Moment.ALWAYS):
        if isinstance(effect, FewerModifiers):
            weak = [card for card in character.modifiers.cards if kind_of(card).name == "-1"]
            for card in weak[: effect.n]:
                character.modifiers.remove(card)
    if any(CLASSES[character.cls].perks[perk].ignore == "item" for perk in character.perks):
        return
    for item in character.items:
        for _ in range(min(ITEMS[item.id].penalties, len(state.penalties))):
            character.modifiers.add(state.penalties.cards.pop())


# cards


def pick_cards(t: Table) -> Flow[None]:
    """Choose a hand of ability cards (GH-HAND-03). Beginners take all level 1 cards (GH-HAND-01)."""
    state = t.state
    character = making(state)
    limit = CLASSES[character.cls].hand
    while len(character.hand) < limit:
        prompt = msg("ask-bring", who=class_name(character.cls), n=limit - len(character.hand))
        yield from BRING.ask(t, character, character.seat, prompt, "GH-HAND-03")
    go_on(state, "cards", "place")


@offer(ch.BEGINNERS)
def all_of_level_1(state: State, character: Character) -> Sequence[Word]:
    return () if character.hand else (ch.BEGINNERS,)


@all_of_level_1.does
def _all_of_level_1(t: Table, character: Character, chosen: Word) -> None:
    for card in [card for card in character.box if CARDS[card].level == "1"]:
        t.move(card, character.box, character.hand)


@offer(ch.BringCard)
def one_card(state: State, character: Character) -> list[ch.BringCard]:
    return [ch.bring_card(card) for card in character.box if _level(card) < 2 or allowed(character, card)]


@one_card.does
def _one_card(t: Table, character: Character, chosen: ch.BringCard) -> None:
    t.move(Ability(chosen.card), character.box, character.hand)


#: Which cards to bring.
BRING = Menu(all_of_level_1, one_card)


def allowed(character: Character, card: str) -> bool:
    """Whether a card may be brought: each level gave one card of that level or lower (GH-CREATE-05)."""
    level = _level(card)
    if level < 2:
        return True
    levels = [_level(other) for other in character.hand] + [level]
    return all(sum(other >= least for other in levels) <= character.level - least + 1 for least in range(2, level + 1))


@cache
def _level(card: str) -> int:
    level = CARDS[card].level
    return int(level) if level.isdecimal() else 1


# battle goals and places


def pick_goal(t: Table) -> Flow[None]:
    """Deal two battle goals in secret and keep one (GH-GOAL-01)."""
    state = t.state
    character = making(state)
    if state.making == 0:
        introduce(t)
    dealt = [t.draw(state.goals, character.goals) for _ in range(2)]
    options = [ch.KeepGoal(goal) for goal in dealt]
    chosen = yield from ask(character.seat, msg("ask-goal", who=class_name(character.cls)), options, "GH-GOAL-01")
    for goal in dealt:
        if goal != chosen.goal:
            t.move(goal, character.goals, state.goals)
            t.shuffle(state.goals)
    go_on(state, "goals", "items")


def place(t: Table) -> Flow[None]:
    """Place a character on an empty starting hex and shuffle their modifier deck (GH-SETUP-09)."""
    state = t.state
    character = making(state)
    if state.making == 0:
        yield from carry_out(t, hooks_of(state).arrives(t))
    plan = plan_of(state.scenario)
    hexes = [plan.hexes[at] for at in free_starts(state)]
    prompt = msg("ask-start", who=class_name(character.cls))
    chosen = yield from choose(character.seat, prompt, [ch.StartAt(cell) for cell in hexes], "GH-SETUP-09")
    most = CLASSES[character.cls].hp[character.level - 1]
    figure = Figure(
        id=state.next_id,
        kind="character",
        name=character.cls,
        side=HEROES,
        at=plan.index[chosen.to],
        hp=most,
        most=most,
        owner=state.making,
    )
    state.next_id += 1
    state.figures[figure.id] = figure
    character.figure = figure.id
    t.shuffle(character.modifiers)
    go_on(state, "place", "select")
    if state.phase == "select":
        yield from bring_beasts(t)
        yield from scenario_effects(t)
        yield from begin_as_told(t)


def free_starts(state: State) -> list[int]:
    """The empty starting hexes that the scenario allows the next character."""
    page = plan_of(state.scenario).scenario
    full = taken(state)
    found = [at for at in starting_hexes(state) if at not in full]
    for entry in page.setup:
        if isinstance(entry, SplitStart):
            found = [at for at in found if not _crowded(state, at)]
        elif isinstance(entry, StartRestriction):
            found = [at for at in found if _faces_monsters(state, at)]
    return found or nearest_empty(state, starting_hexes(state)[0])  # monsters may crowd a random room


def _crowded(state: State, at: int) -> bool:
    """Whether half of the characters, rounded up, start in the room of a hex already."""
    room_of = plan_of(state.scenario).room_of
    there = [figure for figure in on_map(state) if figure.kind == "character" and room_of[figure.at] == room_of[at]]
    return len(there) >= (len(state.characters) + 1) // 2


def _faces_monsters(state: State, at: int) -> bool:
    """Whether a monster stands in the same section of the room, between the same walls."""
    floor = ground(state)
    return any(figure.kind == "monster" and floor.apart(at)[figure.at] < FAR for figure in on_map(state))


def scenario_effects(t: Table) -> Flow[None]:
    """Apply the scenario effects to every character, unless a perk ignores them (GH-SETUP-02)."""
    state = t.state
    affected = [
        character
        for character in state.characters
        if not any(CLASSES[character.cls].perks[perk].ignore == "scenario" for perk in character.perks)
    ]
    for effect in plan_of(state.scenario).scenario.setup:
        yield from STARTS[type(effect)](t, effect, affected)


def _add_curses(t: Table, effect: AddCurse, affected: list[Character]) -> Flow[None]:
    for _ in range(effect.per_character):
        yield from _curse_all(t, affected)


def _add_penalties(t: Table, effect: AddMinus1, affected: list[Character]) -> Flow[None]:
    penalties = t.state.penalties
    for character in affected:
        for _ in range(min(effect.per_character, len(penalties))):
            character.modifiers.add(penalties.cards.pop())
        t.shuffle(character.modifiers)
    yield from ()


def _begin_with(t: Table, effect: StartCondition, affected: list[Character]) -> Flow[None]:
    for character in affected:
        gain(t, t.state.figures[character.figure], effect.condition)
    yield from ()


def _nothing(t: Table, effect: Start, affected: list[Character]) -> Flow[None]:
    """What is settled elsewhere: where characters start, how far they move, what they draw."""
    yield from ()


def _discard(t: Table, effect: DiscardCards, affected: list[Character]) -> Flow[None]:
    for character in affected:
        yield from discard_some(t, character, effect.per_character)


def _give_token(t: Table, effect: GiveToken, affected: list[Character]) -> Flow[None]:
    """The players choose who carries the token."""
    state = t.state
    options = [ch.target(state.figures[character.figure]) for character in state.characters]
    chosen = yield from players_decide(t, msg("ask-token"), options)
    state.characters[state.figures[chosen.figure].owner].treasures.append(TOKEN)


def _remove_overlays(t: Table, effect: RemoveOverlays, affected: list[Character]) -> Flow[None]:
    """Take water off the map where there are that many characters."""
    state = t.state
    if len(state.characters) in effect.characters:
        gone = marked(state, effect.marker)
        state.map.difficult = [at for at in state.map.difficult if at not in gone]
    yield from ()


def _whose_quest(t: Table, effect: QuestCharacter, affected: list[Character]) -> Flow[None]:
    """The one whose personal quest leads here; if nobody's is known to, the players say whose it is."""
    state = t.state
    options = [ch.target(state.figures[character.figure]) for character in seekers(state) or state.characters]
    chosen = yield from players_decide(t, msg("ask-quest"), options)
    state.notes[QUEST] = state.figures[chosen.figure].owner


def _first_room(t: Table, effect: FirstRoom, affected: list[Character]) -> Flow[None]:
    """The penalty of the room in which the party begins (GH-RDUNG-16)."""
    return carry_out(t, [Cost(None)])


def _curse_all(t: Table, affected: list[Character]) -> Flow[None]:
    """Give everyone a CURSE. If there are too few, the players decide who gets them (GH-COND-31)."""
    state = t.state
    left = list(affected)
    while left and state.curses:
        character = left[0]
        if len(left) > len(state.curses):
            options = [ch.target(state.figures[other.figure]) for other in left]
            chosen = yield from players_decide(t, msg("ask-curse"), options, "GH-COND-31")
            character = next(other for other in left if other.figure == chosen.figure)
        gain(t, state.figures[character.figure], "curse")
        left.remove(character)


#: What a scenario can do to every character at its start.
STARTS: dict[type[Start], Callable[[Table, Any, list[Character]], Flow[None]]] = {
    AddCurse: _add_curses,
    AddMinus1: _add_penalties,
    StartCondition: _begin_with,
    SplitStart: _nothing,
    StartRestriction: _nothing,
    QuestCharacter: _whose_quest,
    DiscardCards: _discard,
    GiveToken: _give_token,
    RemoveOverlays: _remove_overlays,
    MovePenalty: _nothing,
    FirstRoom: _first_room,
    Tokens: _nothing,
}
