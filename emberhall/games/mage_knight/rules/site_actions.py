"""What the site on a hero's space allows as the action of the turn: entering, interacting, burning."""

from functools import partial

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import RUIN, SITE
from emberhall.games.mage_knight.rules.combat_outcome import conquer_adventure, remove_ruin
from emberhall.games.mage_knight.rules.combat_start import burn, enter_site
from emberhall.games.mage_knight.rules.interaction import (
    call_familiars,
    can_interact,
    familiars_here,
    interact_here,
    talks_here,
)
from emberhall.games.mage_knight.rules.mana import can_pay, pay
from emberhall.games.mage_knight.rules.mazes import enter_maze, may_enter_maze
from emberhall.games.mage_knight.rules.scenario import scenario_of, works
from emberhall.games.mage_knight.state import Place, Player, State, Table
from emberhall.kernel import (
    Flow,
    Option,
    offer,
)


@offer(ch.Enter, ch.ALTAR, ch.INTERACT, ch.BURN, ch.CALL_FAMILIARS)
def site_actions(state: State, who: Acting) -> list[Option]:
    """What the site on the space allows (MK-TURN-36, MK-TURN-37, MK-TURN-38, MK-TURN-39)."""
    player = who.player
    place = state.places.get(player.at)
    if place is None or not place.site:
        return []
    if SITE[place.site].place == "adventure":
        return _adventure(state, player, place)
    if talks_here(state, player) and can_interact(state, player):
        return [ch.INTERACT, ch.BURN] if place.site == "monastery" else [ch.INTERACT]
    if place.site == "monastery":
        return [] if place.conquered else [ch.BURN]
    glade = place.site in ("magical_glade", "hidden_valley") and state.setup.expansions and works(place)
    return [ch.CALL_FAMILIARS] if glade and familiars_here(state) else []


def _adventure(state: State, player: Player, place: Place) -> list[Option]:
    """Enter an adventure site, or pay at an altar."""
    site = SITE[place.site]
    if place.site == "ancient_ruins":
        if not place.ruin.cards:
            return []
        ruin = RUIN[place.ruin.cards[0]]
        if ruin.enemies:
            return [ch.Enter(place.site)]
        return [ch.ALTAR] if can_pay(state, player, ruin.cost) else []
    if site.paths:
        return [ch.Enter(place.site)] if may_enter_maze(state, place) else []
    return [ch.Enter(place.site)] if not place.conquered or (site.again and scenario_of(state).again) else []


site_actions.does(ch.INTERACT)(interact_here)
site_actions.does(ch.BURN)(burn)
site_actions.does(ch.CALL_FAMILIARS)(call_familiars)


@site_actions.does(ch.Enter)
def enter(t: Table, who: Acting, option: ch.Enter) -> Flow[None]:
    """Enter the adventure site the hero stands on."""
    player = who.player
    if SITE[t.state.places[player.at].site].paths:
        yield from enter_maze(t, player)
    else:
        enter_site(t, player)


@site_actions.does(ch.ALTAR)
def _altar(t: Table, who: Acting, option: Option) -> Flow[None]:
    """Pay the mana of an ancient altar for its Fame (MKW-RUIN-04, MKW-RUIN-10)."""
    player = who.player
    state, turn = t.state, t.state.turn
    turn.acted = True
    turn.move = turn.influence = 0
    place = state.places[player.at]
    ruin = RUIN[place.ruin.cards[0]]
    for i, colour in enumerate(ruin.cost):
        yield from pay(t, player, 1 << colour, partial(can_pay, state, player, ruin.cost[i + 1 :]))
    conquer_adventure(t, place)
    turn.rewards.extend(ruin.reward)
    remove_ruin(t, place)
    state.phase = "after"
