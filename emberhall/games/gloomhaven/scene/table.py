"""What concerns everybody: the round, the elements, and who acts when."""

from emberhall.games.gloomhaven.names import class_name, element_name, monster_name
from emberhall.games.gloomhaven.scene import emblems
from emberhall.games.gloomhaven.scene.players import COLOURS
from emberhall.games.gloomhaven.state import Gloomhaven, Play
from emberhall.games.gloomhaven.terms import ELEMENTS, INERT
from emberhall.kernel import Message, msg
from emberhall.scene import Figure, Order, Panel, Turn

STRENGTH = ("strength-inert", "strength-waning", "strength-strong")
#: The same as a sign, where there is little room.
MARKS = ("", "◐", "●")


def status(state: Gloomhaven) -> tuple[Figure, ...]:
    """The round, the level and the elements that are there."""
    found = [
        Figure(Message("figure-round"), state.round, id="round"),
        Figure(Message("figure-level"), state.level, id="level", emblem="level"),
    ]
    for element, strength in zip(ELEMENTS, state.elements, strict=True):
        if strength != INERT:
            name = msg("element-now", element=element_name(element), strength=Message(STRENGTH[strength]))
            found.append(Figure(name, MARKS[strength], id=element, emblem=element))
    return tuple(found)


def elements(state: Gloomhaven) -> Panel:
    """The six elements and how strong each is."""
    figures = tuple(
        Figure(element_name(element), Message(STRENGTH[strength]), emblem=element)
        for element, strength in zip(ELEMENTS, state.elements, strict=True)
    )
    return Panel("elements", Message("panel-elements"), figures=figures)


def order(state: Gloomhaven) -> Order | None:
    """Who acts now and who comes after."""
    turns = []
    if state.turn is not None:
        turns.append(_turn(state, state.turn.play, acts=True))
    turns += [_turn(state, play, acts=False) for play in state.order]
    return Order(tuple(turns), Figure(Message("figure-round"), state.round)) if turns else None


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
        )
    if play.ally:
        name = Message(f"npc-{play.ally}")
        return Turn(f"turn:{play.ally}", name, emblems.SUMMON, "white", str(play.initiative), True, acts)
    cls = state.characters[play.character].cls
    return Turn(
        f"turn:{cls}", class_name(cls), emblems.CLASSES[cls], COLOURS[play.character], str(play.initiative), True, acts
    )
