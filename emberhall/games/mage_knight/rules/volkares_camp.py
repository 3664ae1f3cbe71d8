"""Volkare's camp in place of a city: the assault together, and what can be done around it once it is conquered.

The assault itself is that of a city (combat_start.py), its outcome too (combat_outcome.py).
"""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.ground import adjacent
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.cities import camp_beside
from emberhall.games.mage_knight.rules.combat_start import begin_combat, drawn_foe
from emberhall.games.mage_knight.rules.foes import HUNT
from emberhall.games.mage_knight.rules.interaction import can_interact, interact_here, talks_here
from emberhall.games.mage_knight.rules.joint_planning import companions, propose_attack
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import GREEN_PILE, RED_PILE
from emberhall.kernel import NOWHERE, Flow, Option, msg, offer

#: What may be hunted (MKX-CAMP-25).
PREY: dict[str, tuple[int, ...]] = {
    "green": (GREEN_PILE,),
    "red": (RED_PILE,),
    "both": (GREEN_PILE, RED_PILE),
}


@offer(ch.INTERACT, ch.Hunt, ch.STORM_CAMP)
def camp_actions(state: State, who: Acting) -> list[Option]:
    """What the camp allows on this space: assaulting it together, interacting from beside it, hunting."""
    player = who.player
    if state.camp == NOWHERE:
        return []
    if camp_beside(state, player.at) is None:
        return [ch.STORM_CAMP] if _assaulted_together(state, player) else []
    found: list[Option] = []
    if not talks_here(state, player) and can_interact(state, player):
        found.append(ch.INTERACT)  # MKX-CAMP-22
    if player.at not in state.hunts:
        found.extend(ch.Hunt(prey) for prey in PREY)
    return found


camp_actions.does(ch.INTERACT)(interact_here)


def _assaulted_together(state: State, player: Player) -> bool:
    """Whether other heroes beside the camp could join an assault (MKX-CAMP-09)."""
    if state.round_turns >= 0 or state.game_turns >= 0 or not adjacent(player.at, state.camp):
        return False
    camp = state.places[state.camp]
    open_ = len(camp.garrison) > 1 and not camp.conquered and (state.camp,) not in state.turn.refused
    return open_ and bool(companions(state, state.camp))


@camp_actions.does(ch.STORM_CAMP)
def _storm(t: Table, who: Acting, option: Option) -> Flow[None]:
    yield from propose_attack(t, t.state.camp, t.state.places[t.state.camp].garrison)


@camp_actions.does(ch.Hunt)
def _hunt(t: Table, who: Acting, option: ch.Hunt) -> None:
    """Enemies are drawn and fought, for nothing but their Fame (MKX-CAMP-25, MKX-CAMP-26)."""
    player = who.player
    combat = begin_combat(t, player.at, HUNT)
    t.say(msg("say-hunts", hero=name("hero", player.hero)))
    for pile in PREY[option.prey]:
        drawn_foe(t, combat, pile)
