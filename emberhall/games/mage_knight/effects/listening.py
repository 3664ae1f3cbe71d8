"""What waits for moments: changes that last in a turn or a combat, and a few rules that always wait."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from emberhall.effects import ByRule, Lasts, Listener, Listening
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.state import Modifier, State, Table
from emberhall.games.mage_knight.terms import Change, Moment
from emberhall.kernel import Flow

#: What a lasting change does when its moment comes; a flow if that asks anything.
Waits: TypeAlias = Callable[[Table, Playing, Modifier], Flow[None] | None]
#: What a rule does when a moment comes.
Rule: TypeAlias = Callable[[Table, Playing], Flow[None] | None]

#: The rules, Banners and Skills that always wait, in their order; they come before what lasts.
ALWAYS: dict[str, tuple[str, ...]] = {
    Moment.POINTS: ("banner", "wolfs_howl"),
    Moment.ENEMY_DEFEATED: ("secret_colour", "puppet_master", "faction_token"),
}
#: Moments of an attack or a block: what was played into it waits for them, not what lasts in the turn.
OF_RIDERS = (Moment.ATTACK_SUCCEEDS, Moment.BLOCK_SUCCEEDS)

CHANGES: dict[tuple[str, Change], Lasts] = {}
RULES: dict[tuple[str, str], Lasts] = {}


def waits(moment: Moment, *changes: Change) -> Callable[[Waits], Waits]:
    """Register what changes with these names do when the moment comes."""

    def register(function: Waits) -> Waits:
        def its_moment(t: Table, play: Playing) -> Flow[None] | None:
            assert play.change is not None
            return function(t, play, play.change)

        CHANGES.update({(moment, change): Lasts(moment, ByRule(its_moment)) for change in changes})
        return function

    return register


def always_waits(moment: Moment, name: str) -> Callable[[Rule], Rule]:
    """Register what a rule does when the moment comes, at its place among those that always wait."""
    if name not in ALWAYS[moment]:
        raise ValueError(f"{name} has no place among what always waits for {moment}")

    def register(function: Rule) -> Rule:
        RULES[moment, name] = Lasts(moment, ByRule(function))
        return function

    return register


class Waiting(Listening[State, Playing]):
    """The rules that always wait, then what lasts, in the order in which it began."""

    moments = Moment

    def listeners(self, state: State, moment: str, play: Playing) -> Iterator[Listener[Playing]]:
        for name in ALWAYS.get(moment, ()):
            yield Listener(RULES[moment, name], play, name)
        for change in _in_force(state, moment):
            lasts = CHANGES.get((moment, change.what))
            if lasts is not None:
                play.change = change
                yield Listener(lasts, play, change.source)


def _in_force(state: State, moment: str) -> Iterable[Modifier]:
    """The changes that may wait for the moment; each may end while they are gone through."""
    if moment not in OF_RIDERS:
        return tuple(state.turn.mods)
    return () if state.combat is None else tuple(state.combat.riders)
