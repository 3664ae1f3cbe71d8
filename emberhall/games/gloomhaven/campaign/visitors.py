"""A visitor to the city: a player, and the hero they look after at the moment."""

from typing import NamedTuple

from emberhall.games.gloomhaven.campaign.sheets import cards_due, perks_due
from emberhall.games.gloomhaven.campaign.world import Desk, Hero, World


class Visitor(NamedTuple):
    """A player in the city."""

    chair: int

    def desk(self, d: World) -> Desk:
        """What the player looks at."""
        return d.desks[self.chair]

    def hero(self, d: World) -> Hero | None:
        """The hero they look after; none while they create one."""
        desk = d.desks[self.chair]
        if desk.creating:
            return None
        return next((hero for hero in d.of_chair(self.chair) if hero.id not in desk.ready), None)

    def at_leisure(self, d: World) -> Hero | None:
        """Their hero, if nothing has to be chosen for it first."""
        hero = self.hero(d)
        return hero if hero is not None and settled(hero) and not d.desks[self.chair].card else None


def settled(hero: Hero) -> bool:
    """Whether everything that a sheet has to choose is chosen."""
    return hero.level > 0 and not hero.offered and not cards_due(hero) and perks_due(hero) <= 0
