"""What lies on the table at Masks at Midnight."""

from emberhall.kernel import HIDDEN, msg
from emberhall.scene import Card, Figure, Panel, Row, Scene, Stack

from .state import DuelState, Mask, Prize, mask_name, prize_name, seat_name


def scene(s: DuelState, eyes: int) -> Scene:
    def mask(place: str, card: str) -> Card:
        return Card(place, back=True) if card == HIDDEN else Card(f"card:{card}", mask_name(Mask(card)))

    def treasure(place: str, card: str) -> Card:
        return Card(place, back=True) if card == HIDDEN else Card(f"card:{card}", prize_name(Prize(card)))

    panels = []
    for seat, player in enumerate(s.players):
        rows = [Row(f"bid:{seat}", msg("row-bid"), tuple(mask(f"bid:{seat}.{i}", c) for i, c in enumerate(player.bid)))]
        rows.append(
            Row(f"won:{seat}", msg("row-won"), tuple(treasure(f"won:{seat}.{i}", c) for i, c in enumerate(player.won)))
        )
        cards = tuple(mask(f"hand:{seat}.{i}", card) for i, card in enumerate(player.hand))
        rows.append(Row(f"hand:{seat}", msg("row-hand"), cards, seat, hand=bool(eyes >> seat & 1)))
        panels.append(
            Panel(
                f"seat:{seat}",
                seat_name(seat),
                seat,
                figures=(Figure(msg("coins"), player.coins),),
                rows=tuple(rows),
                active=seat == s.seat,
            )
        )
    top = s.masks.cards[-1] if s.masks else HIDDEN
    stacks = [
        Stack("masks", msg("stack-masks"), len(s.masks), None if top == HIDDEN else mask("", top)),
        Stack("spent", msg("stack-spent"), len(s.spent)),
    ]
    prizes = [treasure("prize", card) for card in s.prize]
    if prizes and prizes[0].id != "prize":
        prizes = [Card("prize", prizes[0].name)]
    return Scene(
        panels=tuple(panels),
        stacks=tuple(stacks),
        rows=(
            Row("prizes", msg("row-prize"), tuple(prizes)),
            Row("lost", msg("row-lost"), tuple(treasure(f"lost.{i}", c) for i, c in enumerate(s.lost))),
        ),
        status=(Figure(msg("round"), min(s.round + 1, s.rounds), of=s.rounds),),
    )
