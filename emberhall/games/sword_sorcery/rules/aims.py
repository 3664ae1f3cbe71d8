"""The next aim of the quest, and where it is."""

from emberhall.games.sword_sorcery.content import kinds
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.state import State
from emberhall.kernel import NOBODY


def next_aim(state: State) -> kinds.Objective | None:
    """The first aim not yet reached whose place is known."""
    return next((aim for aim in state.plan.objectives if not _reached(state, aim) and places(state, aim)), None)


def _reached(state: State, aim: kinds.Objective) -> bool:
    return BOOK.is_true(state, Playing(NOBODY), aim.done)


def places(state: State, aim: kinds.Objective) -> list[int]:
    """The areas of an aim: where to be, what to open or use, whom to kill."""
    found = []
    for id in aim.at:
        if id in state.ground.index:
            found.append(state.ground.index[id])
        there = [token for token in state.plan.tokens if token.id == id and id in state.tokens]
        found += [state.ground.index[token.area] for token in there]
        for door in state.plan.doors:
            if door.id == id:
                found += [state.ground.index[area] for area in door.between]
        found += [enemy.area for enemy in state.enemies if id in (enemy.name, enemy.kind)]
    return found


def goals(state: State) -> list[int]:
    """Where the party has to go now: to the next aim, else to the enemies."""
    aim = next_aim(state)
    return places(state, aim) if aim is not None else [enemy.area for enemy in state.enemies]
