"""A hero's turn while it lasts: which Combats and Actions are left, and what the hero has at hand."""

from emberhall.games.sword_sorcery.content import kinds
from emberhall.games.sword_sorcery.content.ground import Ground
from emberhall.games.sword_sorcery.effects.kit import Kit, kit
from emberhall.games.sword_sorcery.rules.conditions import hampered
from emberhall.games.sword_sorcery.rules.sight import engaged
from emberhall.games.sword_sorcery.state import Hero, State, Table
from emberhall.kernel import Flow


class Acting:
    """Whose turn it is, with what their choices depend on: `look` before you list them."""

    __slots__ = ("doors", "fights", "ground", "has", "hero", "may_act", "may_combat", "over")

    def __init__(self, hero: Hero) -> None:
        self.hero = hero
        #: The player has ended the turn.
        self.over = False
        self.has: Kit
        self.fights: bool
        #: Whether a Combat is left, and an Action.
        self.may_combat: bool
        self.may_act: bool
        self.ground: Ground
        #: The closed doors of the hero's area without a magic lock (SS-TERR-06).
        self.doors: list[kinds.Door]

    def look(self, state: State) -> None:
        """Take in what the hero has in use, whether they are engaged, and the doors around them."""
        hero = self.hero
        self.has, self.fights, self.ground = kit(hero), engaged(state, hero), state.ground
        self.may_combat = may_combat(hero)
        self.may_act = may_act(hero)
        there = self.ground.doors_at[hero.area] if state.closed else ()
        self.doors = [door for bit, door in there if state.closed & bit and door.id not in state.locks] if there else []


def may_combat(hero: Hero) -> bool:
    """Whether a hero has a Combat left (SS-KD-04, SS-SLOW-01)."""
    if hero.combats < 1 or not hero.conditions:
        return hero.combats > 0
    return "knocked_down" not in hero.conditions and not ("slow" in hero.conditions and hero.spent)


def may_act(hero: Hero) -> bool:
    """Whether a hero has an Action left; an exhausted hero has none (SS-EXH-01)."""
    if hero.actions < 1 or not hero.conditions:
        return hero.actions > 0
    return "exhausted" not in hero.conditions and not ("slow" in hero.conditions and hero.spent)


def spend_combat(t: Table, hero: Hero) -> Flow[bool]:
    """Spend a Combat, which ends the Movement activity; False if it is wasted (SS-FULL-TURN-03)."""
    hero.combats -= 1
    hero.spent = True
    if hero.moved:
        hero.steps = 0
    return not (yield from hampered(t, hero))


def spend_action(t: Table, hero: Hero, once: str = "") -> Flow[bool]:
    """Spend an Action; False if it is wasted. `once` marks what may be done once a round (SS-QUICK-10)."""
    hero.actions -= 1
    hero.spent = True
    if once:
        hero.done.append(once)
    return not (yield from hampered(t, hero))
