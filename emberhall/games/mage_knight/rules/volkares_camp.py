"""Volkare's camp in place of a city: the assault together, and what can be done around it once it is conquered.

The assault itself is that of a city (combat_start.py), its outcome too (combat_outcome.py).
"""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.ground import adjacent
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.cities import camp_beside
from emberhall.games.mage_knight.rules.combat_start import begin_combat, drawn_foe
from emberhall.games.mage_knight.rules.foes import HUNT
from emberhall.games.mage_knight.rules.interaction import can_interact, talks_here
from emberhall.games.mage_knight.rules.joint_planning import companions, propose_attack
from emberhall.games.mage_knight.state import Player, State, Table
from emberhall.games.mage_knight.terms import GREEN_PILE, RED_PILE
from emberhall.kernel import Flow, Option, msg

#: What may be hunted (MKX-CAMP-25).
PREY: dict[str, tuple[int, ...]] = {
    "green": (GREEN_PILE,),
    "red": (RED_PILE,),
    "both": (GREEN_PILE, RED_PILE),
}


def camp_actions(state: State, player: Player, out: list[Option]) -> None:
    """Add what the camp allows on this space: to assault it together, to talk to those around it, to hunt."""
    if camp_beside(state, player.at) is not None:
        if not talks_here(state, player) and can_interact(state, player):
            out.append(ch.INTERACT)  # MKX-CAMP-22
        if player.at not in state.hunts:
            out.extend(ch.Hunt(prey) for prey in PREY)
    elif _assaulted_together(state, player):
        out.append(ch.STORM_CAMP)


def _assaulted_together(state: State, player: Player) -> bool:
    """Whether other heroes beside the camp could join an assault (MKX-CAMP-09)."""
    if state.round_turns >= 0 or state.game_turns >= 0 or not adjacent(player.at, state.camp):
        return False
    camp = state.places[state.camp]
    open_ = len(camp.garrison) > 1 and not camp.conquered and (state.camp,) not in state.turn.refused
    return open_ and bool(companions(state, state.camp))


@ch.taken(ch.STORM_CAMP)
def _storm(t: Table, player: Player, option: Option, moment: int) -> Flow[None]:
    yield from propose_attack(t, t.state.camp, t.state.places[t.state.camp].garrison)


@ch.taken(ch.Hunt)
def _hunt(t: Table, player: Player, option: ch.Hunt, moment: int) -> None:
    """Enemies are drawn and fought, for nothing but their Fame (MKX-CAMP-25, MKX-CAMP-26)."""
    combat = begin_combat(t, player.at, HUNT)
    t.say(msg("say-hunts", hero=name("hero", player.hero)))
    for pile in PREY[option.prey]:
        drawn_foe(t, combat, pile)
