"""What concerns everybody: the round, the elements, and who acts when."""

from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.names import card_name, class_name, element_name, monster_name
from emberhall.games.gloomhaven.rules.monster_cards import card_of, types_on_map
from emberhall.games.gloomhaven.scene import emblems
from emberhall.games.gloomhaven.scene.monsters import said
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.games.gloomhaven.state import Gloomhaven, Play
from emberhall.games.gloomhaven.terms import ELEMENTS, INERT, STRONG
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Card, Colour, Figure, Order, Panel, Turn

SHADES: dict[str, Colour] = {
    "fire": "red", "ice": "blue", "air": "white", "earth": "green", "light": "gold", "dark": "purple"
}  # fmt: skip
STRENGTH = ("strength-inert", "strength-waning", "strength-strong")
#: As the columns of their board are called.
CHARGE = ("charge-inert", "charge-waning", "charge-strong")
#: The same as a sign, where there is little room.
MARKS = ("", "◐", "●")


def status(state: Gloomhaven) -> tuple[Figure, ...]:
    """The round, the elements that are there, the level, and which scenario it is."""
    found = [Figure(Message("figure-round"), state.round, id="round")] if state.round else []
    for element, strength in zip(ELEMENTS, state.elements, strict=True):
        if strength != INERT:
            name = msg("element-now", element=element_name(element), strength=Message(STRENGTH[strength]))
            found.append(Figure(name, MARKS[strength], id=element, emblem=element))
    level = Figure(_level(state), state.level, id="level", emblem="level")
    title = Message(f"scenario-{state.setup.scenario}")
    return (*found, level, Figure(Message("figure-scenario"), title, id="scenario", emblem="quest"))


def _level(state: Gloomhaven) -> Message:
    return msg("figure-level", more=state.monster_level - state.level, monsters=state.monster_level)


def elements(state: Gloomhaven) -> Panel:
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


def order(state: Gloomhaven) -> Order | None:
    """Who acts now and who comes after."""
    turns = []
    if state.turn is not None:
        turns.append(_turn(state, state.turn.play, acts=True))
    turns += [_turn(state, play, acts=False) for play in _ahead(state)]
    return Order(tuple(turns), Figure(Message("figure-round"), state.round)) if turns else None


def _ahead(state: Gloomhaven) -> list[Play]:
    """Those who are still to act: also types of a room just opened, which come into the order after this turn; a type
    of which nobody is left is none of them."""
    turn = state.turn
    there = types_on_map(state)
    waiting = {play.monsters for play in state.order}
    types = dict.fromkeys(turn.sudden if turn is not None else ())
    new = [type for type in types if type not in waiting and state.monsters[type].card]
    came = [Play(card_of(state, type).initiative, monsters=type) for type in new]
    due = [play for play in came if turn is not None and play.initiative < turn.play.initiative]  # GH-DOOR-08
    later = [*state.order, *(play for play in came if play not in due)]
    if len(later) > len(state.order):
        later.sort(key=lambda play: play.initiative)
    ahead = [*sorted(due, key=lambda play: play.initiative), *later]
    return [play for play in ahead if not play.monsters or play.monsters in there]


def _turn(state: Gloomhaven, play: Play, *, acts: bool) -> Turn:
    if play.monsters:
        emblem = emblems.MONSTERS[play.monsters]
        return Turn(
            f"turn:{play.monsters}:{int(acts)}",
            monster_name(play.monsters),
            emblem,
            "white",
            str(play.initiative),
            acts=acts,
            card=_monsters(state, play.monsters),
        )
    if play.ally:
        name = Message(f"npc-{play.ally}")
        return Turn(f"turn:{play.ally}", name, emblems.SUMMON, "white", str(play.initiative), True, acts)
    character = state.characters[play.character]
    cls, emblem = character.cls, emblems.CLASSES[character.cls]
    cards = [card for card in character.played if card != HIDDEN]
    text = [msg("order-card", card=card_name(card), n=CARDS[card].initiative) for card in cards]
    if character.resting:
        text = [msg("order-rests")]
    near = Card(f"order:{cls}", class_name(cls), tuple(text)) if text else None
    colour, initiative = COLOURS[play.character], str(play.initiative)
    return Turn(f"turn:{cls}", class_name(cls), emblem, colour, initiative, True, acts, card=near)


def _monsters(state: Gloomhaven, type: str) -> Card | None:
    """What a type does this round, and what it is worth."""
    text = said(state, type)
    return Card(f"order:{type}", monster_name(type), tuple(text)) if text else None
