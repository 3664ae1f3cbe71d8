"""Scenario 89, Syndicate Hideout: Cultists summon vipers."""

from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import State

BONES, VIPER = "living-bones", "giant-viper"


class SyndicateHideout(Hooks):
    """Cultists summon an elite Giant Viper instead of normal Living Bones."""

    brings = (VIPER,)

    def summoned_instead(self, state: State, type: str, rank: str) -> tuple[str, str]:
        return (VIPER, "elite") if type == BONES else (type, rank)
