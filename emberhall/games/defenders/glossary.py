"""What the words of the game mean, and what each scenario is about."""

from emberhall.games.defenders.content.scenarios import SCENARIOS
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Aim, msg

#: Words that stand on cards, in questions and in battles, with the rules that explain them.
GLOSSARY: dict[str, tuple[str, ...]] = {
    "overrun": ("DR-OVER-02", "DR-OVER-03"),
    "taint": ("DR-OVER-02", "DR-LAND-01"),
    "fear": ("DR-WOUND-02",),
    "rumors": ("DR-RUMOR-02", "DR-RUMOR-03"),
    "magic-gate": ("DR-MOVE-05", "DR-MOVE-06"),
    "war-status": ("DR-WAR-01",),
    "major-wounds": ("DR-GHEAL-02", "DR-GHEAL-04"),
    "hit": ("DR-BATTLE-09", "DR-BATTLE-10"),
    "quest": ("DR-QUEST-01", "DR-QUEST-06"),
    "special-card": ("DR-HCARD-07", "DR-HCARD-08"),
    "global-effect": ("DR-GLOBAL-02", "DR-GLOBAL-05"),
    "on-fire": ("DR-FIRE-08", "DR-FIRE-13"),
    "agent": ("DR-AGENT-01", "DR-AGENT-06"),
    "champion": ("DR-CHAMP-01",),
    "life": ("DR-WOUND-03", "DR-WOUND-04"),
}

#: The scenarios that have rules of their own to be told, and how many.
_SPECIAL = {"realm_on_fire": 2, "onslaught": 2, "land_is_dying": 1, "lands_on_fire": 3}


def aim(setup: Setup, seats: int) -> Aim:
    """The goal, the ways to lose and the special rules of the scenario."""
    lost = ["city", "general", "crystals", "minions"]
    if "brimstone" in SCENARIOS[setup.scenario].generals or setup.red == "brimstone":
        lost.append("fire")
    word = setup.scenario.replace("_", "-")
    told = range(1, _SPECIAL.get(setup.scenario, 0) + 1)
    return Aim(
        msg("aim-goal"),
        tuple(msg(f"aim-lost-{how}") for how in lost),
        tuple(msg(f"aim-special-{word}-{n}") for n in told),
    )
