"""The Global Effects of the Dragon Expansion."""

from emberhall.games.defenders.content.kinds import GlobalEffect
from emberhall.games.defenders.effects.nodes.acts import Scatter
from emberhall.games.defenders.effects.nodes.traits import (
    DiceBonus,
    Dread,
    EagleSteps,
    GatesLocked,
    HorseSteps,
    InnsClosed,
    LandBonus,
    RumorCards,
    Sailing,
)

GLOBAL_EFFECTS: dict[str, GlobalEffect] = {
    effect.id: effect
    for effect in (
        GlobalEffect("healing_touch", True, (LandBonus(1),)),
        GlobalEffect(
            "fair_winds", True, (Sailing(("sea_bird_port", "mermaid_harbor", "bounty_bay", "seagaul_lagoon")),)
        ),
        GlobalEffect("kings_rally", True, (DiceBonus(1, generals=False),)),
        GlobalEffect("friendly_inns", True, (RumorCards(3),)),
        GlobalEffect("clear_roads", True, (HorseSteps(3),)),
        GlobalEffect("dark_skies", False, (EagleSteps(2),)),
        GlobalEffect("inns_closed", False, (InnsClosed(),)),
        GlobalEffect("gates_locked", False, (GatesLocked(),)),
        GlobalEffect("winds_of_chaos", False, act=Scatter()),
        GlobalEffect("creeping_dread", False, (Dread(),)),
    )
}
