"""What lies on the table of the wardens."""

from emberhall.kernel import HIDDEN, msg
from emberhall.scene import Board, Card, Figure, Link, Panel, Piece, Row, Scene, Space, Stack, Track

from .state import SPOTS, VALLEY, WardensState, place_of, tool_name, warden_name


def scene(s: WardensState, eyes: int) -> Scene:
    spaces = tuple(
        Space(f"place:{place}", *SPOTS[place], "wasteland" if place in s.ruins else "village", name=msg(place))
        for place in VALLEY.areas
    )
    links = tuple(Link(f"place:{a}", f"place:{b}") for a in VALLEY.areas for b in VALLEY.neighbours(a) if a < b)
    pieces = [
        Piece(f"warden:{seat}", f"place:{warden.at}", warden_name(seat), "pawn", "blue", seat=seat)
        for seat, warden in enumerate(s.wardens)
    ]
    pieces += [
        Piece(f"fire:{place}", f"place:{place}", msg("fire"), "drop", "red", count=fires)
        for place, fires in s.fires.items()
        if fires
    ]
    panels = []
    for seat, warden in enumerate(s.wardens):
        cards = tuple(
            Card(f"tool:{seat}.{i}", back=True) if tool == HIDDEN else Card(f"card:{tool}", tool_name(tool))
            for i, tool in enumerate(warden.tools)
        )
        hand = Row(f"tools:{seat}", msg("row-tools"), cards, seat, hand=bool(eyes >> seat & 1))
        panels.append(Panel(f"panel:{seat}", warden_name(seat), seat, rows=(hand,), active=seat == s.seat))
    coming = s.embers.cards[-1] if s.embers else HIDDEN
    top = None if coming == HIDDEN else Card(f"card:{coming}", msg(place_of(coming)), colour="red")
    ruins = Track("ruins", msg("ruins"), len(s.ruins), high=3, steps=((3, msg("ruins-lost")),), colour="black")
    return Scene(
        boards=(Board("valley", "areas", spaces, links, tuple(pieces)),),
        panels=(*panels, Panel("war", msg("fire"), tracks=(ruins,))),
        stacks=(
            Stack("embers", msg("stack-embers"), len(s.embers), top),
            Stack("ashes", msg("stack-ashes"), len(s.ashes)),
            Stack("shed", msg("stack-shed"), len(s.shed[0])),
            Stack("used", msg("stack-used"), len(s.shed[1])),
        ),
        status=(Figure(msg("actions"), s.actions, of=2),),
    )
