"""What concerns everyone: the round, the elements and the order of turns."""

from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.names import card_name, class_name, element_name, monster_name
from emberhall.games.gloomhaven.rules.monster_cards import card_of, types_on_map
from emberhall.games.gloomhaven.scene.emblems import CLASS_EMBLEMS, MONSTER_EMBLEMS, SUMMON_EMBLEM
from emberhall.games.gloomhaven.scene.monsters import said
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.games.gloomhaven.state import Slot, State
from emberhall.games.gloomhaven.terms import ELEMENTS, INERT, STRONG
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Colour, Figure, Order, Panel, Turn, part

SHADES: dict[str, Colour] = {
    "fire": "red", "ice": "blue", "air": "white", "earth": "green", "light": "gold", "dark": "purple"
}  # fmt: skip
STRENGTH = ("strength-inert", "strength-waning", "strength-strong")
#: The names of the columns of the element board.
CHARGE = ("charge-inert", "charge-waning", "charge-strong")
#: The same as a sign, if there is little room.
MARKS = ("", "◐", "●")


@part("elements", "level", "monster_level", "round", "setup")
def status(state: State) -> tuple[Figure, ...]:
    """The round, the elements that are there, the level, and which scenario it is."""
    found = [Figure(Message("figure-round"), state.round, id="round")] if state.round else []
    for element, strength in zip(ELEMENTS, state.elements, strict=True):
        if strength != INERT:
            name = msg("element-now", element=element_name(element), strength=Message(STRENGTH[strength]))
            found.append(Figure(name, MARKS[strength], id=element, emblem=element))
    level = Figure(_level(state), state.level, id="level", emblem="level")
    title = Message(f"scenario-{state.setup.scenario}")
    return (*found, level, Figure(Message("figure-scenario"), title, id="scenario", emblem="quest"))


def _level(state: State) -> Message:
    return msg("figure-level", more=state.monster_level - state.level, monsters=state.monster_level)


@part("elements", "round")
def elements(state: State) -> Panel:
    """The six elements and how strong each is."""
    figures = tuple(
        Figure(
            element_name(element),
            msg(CHARGE[strength], element=element),
            emblem=element,
            colour=SHADES[element],
            part=strength / STRONG,
        )
        for element, strength in zip(ELEMENTS, state.elements, strict=True)
    )
    return Panel("elements", Message("panel-elements"), figures=figures, aside=state.round > 0)


@part("characters", "figures", "level", "monster_level", "monsters", "notes", "order", "round", "scenario", "turn")
def order(state: State) -> Order | None:
    """Who acts now and who comes after."""
    turns = []
    if state.turn is not None:
        turns.append(_turn(state, state.turn.slot, acts=True))
    turns += [_turn(state, slot, acts=False) for slot in _ahead(state)]
    return Order(tuple(turns), Figure(Message("figure-round"), state.round)) if turns else None


def _ahead(state: State) -> list[Slot]:
    """Everyone still to act, including types of a room just opened, which join the order after this turn, but not
    a type with nobody left."""
    turn = state.turn
    there = types_on_map(state)
    waiting = {slot.monsters for slot in state.order}
    types = dict.fromkeys(turn.sudden if turn is not None else ())
    new = [type for type in types if type not in waiting and state.monsters[type].card]
    came = [Slot(card_of(state, type).initiative, monsters=type) for type in new]
    due = [slot for slot in came if turn is not None and slot.initiative < turn.slot.initiative]  # GH-DOOR-08
    later = [*state.order, *(slot for slot in came if slot not in due)]
    if len(later) > len(state.order):
        later.sort(key=lambda slot: slot.initiative)
    ahead = [*sorted(due, key=lambda slot: slot.initiative), *later]
    return [slot for slot in ahead if not slot.monsters or slot.monsters in there]


def _turn(state: State, slot: Slot, *, acts: bool) -> Turn:
    if slot.monsters:
        emblem = MONSTER_EMBLEMS[slot.monsters]
        return Turn(
            f"turn:{slot.monsters}:{int(acts)}",
            monster_name(slot.monsters),
            emblem,
            "white",
            str(slot.initiative),
            acts=acts,
            card=_monsters(state, slot.monsters),
        )
    if slot.ally:
        name = Message(f"npc-{slot.ally}")
        return Turn(f"turn:{slot.ally}", name, SUMMON_EMBLEM, "white", str(slot.initiative), True, acts)
    character = state.characters[slot.character]
    cls, emblem = character.cls, CLASS_EMBLEMS[character.cls]
    cards = [card for card in character.played if card != HIDDEN]
    text = [msg("order-card", card=card_name(card), n=CARDS[card].initiative) for card in cards]
    if character.resting:
        text = [msg("order-rests")]
    near = Card(f"order:{cls}", class_name(cls), tuple(text)) if text else None
    colour, initiative = COLOURS[slot.character], str(slot.initiative)
    return Turn(f"turn:{cls}", class_name(cls), emblem, colour, initiative, True, acts, card=near)


def _monsters(state: State, type: str) -> Card | None:
    """A type's card of the round and its statistics."""
    text = said(state, type)
    return Card(f"order:{type}", monster_name(type), tuple(text)) if text else None
