"""Mines Liberation: enemies in the mines, and what liberated mines give."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import TILE
from emberhall.games.mage_knight.ground import ground, spaces
from emberhall.games.mage_knight.rules.common import gain_crystal, gain_reputation
from emberhall.games.mage_knight.rules.foes import draw_enemy, token_left
from emberhall.games.mage_knight.rules.scenario import Special
from emberhall.games.mage_knight.rules.site_actions import enter
from emberhall.games.mage_knight.state import Combat, Place, Placed, Player, State, Table
from emberhall.games.mage_knight.terms import BROWN_PILE, GREEN_PILE, PILES, RED_PILE
from emberhall.kernel import FaceDown, offer


def occupied(place: Place) -> bool:
    """Whether enemies are in the mine."""
    return bool(place.enemies or place.lurking or place.owed)


@offer(ch.Enter)
def _occupied_mine(state: State, who: Acting) -> list[ch.Enter]:
    """Enter a mine to liberate it."""
    place = state.places.get(who.player.at)
    return [ch.Enter(place.site)] if place is not None and place.site == "mine" and occupied(place) else []


_occupied_mine.does(enter)


class Mines(Special):
    """Mines with enemies to liberate (MKS-MINES-13 to MKS-MINES-28)."""

    actions = (_occupied_mine,)

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        """A green (red on a Core tile) enemy if there is one left, and a brown one face down."""
        state = t.state
        pile = GREEN_PILE if TILE[placed.tile].kind == "countryside" else RED_PILE
        for at, shown in spaces(placed):
            if shown.site != "mine":
                continue
            place = state.places[at]
            if token_left(t, pile):
                place.enemies.add(draw_enemy(t, pile))
            place.lurking = FaceDown(pool=PILES[BROWN_PILE])
            if token_left(t, BROWN_PILE):
                t.draw(state.enemies[BROWN_PILE], place.lurking)
            else:
                place.owed = True

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        """Defeating the last enemy liberates the mine: Reputation +1, on a Core tile +2."""
        if combat.kind == "mine" and t.state.places[combat.at].conquered:
            gain_reputation(t, player, 1 if ground(t.state).kinds[combat.at] == "countryside" else 2)

    def round_begins(self, t: Table) -> None:
        """A crystal for its liberator from each mine."""
        for place in t.state.places.values():
            if place.site == "mine" and place.conquered:
                gain_crystal(t, t.state.players[place.shields[-1]], place.colours[0], reward=True)
