"""What lies on the table of the wardens."""

from emberhall.kernel import HIDDEN, msg
from emberhall.scene import Board, Card, Figure, Link, Panel, Piece, Row, Scene, Space, Stack, Track

from .ledger import MOST_LOST, SUMMERS, Ledger, oath_name
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


def ledger(d: Ledger, eyes: int) -> Scene:
    """What is seen of the campaign: everybody's chest is their own."""
    panels = []
    for chair in d.party:
        chest = d.chests[chair]
        things = [*((tool, tool_name) for tool in chest.pack), *((oath, oath_name) for oath in chest.oath)]
        cards = tuple(
            Card(f"thing:{chair}.{i}", back=True) if card == HIDDEN else Card(f"card:{card}", name(card))
            for i, (card, name) in enumerate(things)
        )
        row = Row(f"chest:{chair}", msg("row-chest"), cards, chair, hand=bool(eyes >> chair & 1))
        panels.append(Panel(f"panel:{chair}", warden_name(chair), chair, rows=(row,)))
    losses = Track("losses", msg("losses"), d.lost, high=MOST_LOST, colour="black")
    return Scene(
        panels=(*panels, Panel("purse", msg("purse"), figures=(Figure(msg("coins"), d.coins),), tracks=(losses,))),
        stacks=(
            Stack("stock", msg("stack-shed"), len(d.stock)),
            Stack(
                "kept",
                msg("stack-kept"),
                len(d.kept),
                Card(f"card:{d.kept.cards[-1]}", oath_name(d.kept.cards[-1])) if d.kept else None,
            ),
        ),
        status=(Figure(msg("summer"), d.summer, of=SUMMERS),),
    )
