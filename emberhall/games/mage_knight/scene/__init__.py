"""What lies on the table: the map, the heroes with their cards, the Source, the offers, and the fight under way."""

from emberhall.games.mage_knight.scene import board, fight, general, players, table
from emberhall.games.mage_knight.state import State
from emberhall.scene import Scene
from emberhall.scene.builders import offers

__all__ = ["scene"]


def scene(state: State, eyes: int) -> Scene:
    """The table as the viewer of this redacted state sees it."""
    seats = range(len(state.players))
    sold = table.market(state)
    here = tuple(card.id for row in sold.rows for card in row.cards) if sold else ()
    return Scene(
        boards=(board.land(state),) if state.ground else (),
        panels=(
            *(players.panel(state, seat) for seat in seats),
            table.source(state),
            *players.dummy_player(state),
            *general.volkare(state),
            *players.leaders(state),
            *table.fame_track(state),
        ),
        rows=(
            *(players.hand(state, seat) for seat in seats if eyes >> seat & 1),
            *offers(*table.turned_up(state), *table.offers(state, here)),
        ),
        stacks=table.stacks(state),
        status=table.status(state),
        focus=sold or table.heroes_to_choose(state),
        fight=fight.fight(state, state.combat) if state.combat and state.phase != "maze" else None,
        light="night" if state.night else "day",
    )
