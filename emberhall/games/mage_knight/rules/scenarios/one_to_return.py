"""One to Return: the portal closes after the first Day."""

from emberhall.games.mage_knight.ground import PORTAL
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.scenario import Special
from emberhall.games.mage_knight.state import State, Table
from emberhall.kernel import NOWHERE, msg


def on_portal(state: State) -> list[int]:
    """The heroes on the space of the portal."""
    return [seat for seat, player in enumerate(state.players) if player.at == PORTAL and not player.gone]


class Portal(Special):
    """A hero on the portal when it closes is out of the game (MKS-RETURN-09, MKS-RETURN-10)."""

    def round_ends(self, t: Table) -> None:
        state = t.state
        if state.night or state.portal_closed:
            return
        state.portal_closed = True
        del state.places[PORTAL]  # from now on an ordinary space
        t.say(msg("say-portal-closes"))
        for seat, player in enumerate(state.players):
            if player.at in (PORTAL, NOWHERE):
                player.gone, player.at = True, NOWHERE
                state.order.remove(seat)
                t.say(msg("say-gone", hero=name("hero", player.hero)))
