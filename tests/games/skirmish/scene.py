"""What lies on the table in the skirmish."""

from emberhall.geometry.drawing import centre
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import HIDDEN, msg
from emberhall.scene import Board, Card, Die, Figure, Panel, Piece, Row, Scene, Space

from .state import SkirmishState, fighter_name, seat_name, worth

COLOURS = ("red", "blue", "green", "gold")


def scene(s: SkirmishState, eyes: int) -> Scene:
    spaces = []
    for cell in s.cells:
        x, y = centre((cell.q, cell.r))
        icons = ("flame",) if cell.burnt else ()
        spaces.append(Space(f"hex:{cell.q},{cell.r}", x, y, cell.terrain, icons=icons))
    pieces = [
        Piece(
            fighter.id,
            f"hex:{format_hex(fighter.at)}",
            fighter_name(fighter),
            "shield" if fighter.kind == "swordsman" else "triangle",
            COLOURS[fighter.seat],
            seat=fighter.seat,
            badge=str(fighter.life),
            faint=not fighter.ready,
        )
        for fighter in s.fighters
        if fighter.life > 0
    ]
    for key, zone in s.buried.items():
        for chest in zone:
            name = msg("chest-closed") if chest == HIDDEN else msg("chest", gold=worth(chest))
            pieces.append(Piece(f"chest:{key}", f"hex:{key}", name, "square", "brown"))
    panels = tuple(
        Panel(
            f"seat:{seat}",
            seat_name(seat),
            seat,
            COLOURS[seat],
            rows=(
                Row(
                    f"gold:{seat}",
                    msg("row-gold"),
                    tuple(Card(f"card:{chest}", msg("chest", gold=worth(chest))) for chest in gold.open),
                ),
            ),
            active=seat == s.seat,
        )
        for seat, gold in enumerate(s.gold)
    )
    return Scene(
        boards=(Board("field", "hexes", tuple(spaces), pieces=tuple(pieces), layout="pointy"),),
        panels=panels,
        dice=tuple(Die(f"die:{i}", face) for i, face in enumerate(s.rolled)),
        status=(Figure(msg("round"), min(s.round, s.rounds), of=s.rounds),),
    )
