"""The start of a turn."""

from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import PORTAL
from emberhall.games.mage_knight.rules.ambush import begins
from emberhall.games.mage_knight.rules.common import hand_tells, others_in
from emberhall.games.mage_knight.rules.exploring import look_around
from emberhall.games.mage_knight.rules.interactive_skills import frozen
from emberhall.games.mage_knight.rules.mana import sky, start_of_turn
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.scenario import special_of, works
from emberhall.games.mage_knight.state import Player, Table
from emberhall.games.mage_knight.terms import BLACK, GOLD
from emberhall.kernel import NOWHERE

#: Sites that give mana to a hero who starts the turn there.
_GIVING = ("magical_glade", "hidden_valley", "graveyard", "necropolis")


def begin_turn(t: Table, player: Player) -> None:
    """The turn begins; a hero off the map stands on the portal again, a glade gives mana."""
    state = t.state
    turn = state.turn
    start_of_turn(state, turn)
    if state.lasting and frozen(state):
        turn.dice_left = 0
    set_costs(state)
    hand = player.hand.cards
    turn.free = not hand  # MK-TURN-25
    player.spared = False
    hand_tells(t, turn.seat)  # whether there is anything but Wounds in it
    turn.exhausted = bool(hand) and not others_in(hand)
    if player.at == NOWHERE:
        player.at = PORTAL
    place = state.places.get(player.at)
    if place is not None and place.site in _GIVING and works(place) and (state.night or not SITE[place.site].dark):
        player.mana[BLACK if state.night else GOLD] += 1  # MKW-GLADE-03, MKX-SITE-01, MKX-SITE-04
    if state.factions is not None:
        sky(state, player.at)
        begins(state, turn.seat)
    for claim in player.claims:
        if claim.income:
            player.mana[claim.colour] += 1
    look_around(t, player.at)
    special_of(state).turn_begins(t, player)
    state.phase = "rest" if turn.exhausted else "move"
