"""Scenario 75, Overgrown Graveyard: graves that characters dig up on their way."""

from collections.abc import Callable, Iterator

from emberhall.games.gloomhaven.content.aims import Dig, Goal
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import beside
from emberhall.games.gloomhaven.rules.notes import happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Spawn
from emberhall.games.gloomhaven.state import Figure, Rank, State, Table
from emberhall.kernel import msg

CORPSE, REGENT = "living-corpse", "bloated-regent"
#: Who rises from the graves with a letter, with two, three and four characters.
RISES: dict[str, tuple[str, tuple[Rank, Rank, Rank]]] = {
    "a": (CORPSE, ("normal", "normal", "elite")),
    "b": (CORPSE, ("normal", "elite", "elite")),
    "c": (REGENT, ("boss", "boss", "boss")),
}


def cost(state: State) -> int:
    """The points of movement that a grave takes."""
    return 1 + len(state.characters)


def closed(state: State) -> list[int]:
    """The graves that are not dug up yet."""
    return [at for at in marked(state, *RISES) if happened(state, f"dug:{at}") < cost(state)]


class OvergrownGraveyard(Hooks):
    """A character next to a grave may dig for points of movement; who lies in it rises."""

    brings = (CORPSE, REGENT)

    def goals(self) -> dict[type[Goal], Callable[[State], bool]]:
        return {Dig: lambda state: not closed(state)}

    def sites(self, state: State, figure: Figure) -> list[int]:
        if figure.kind != "character":
            return []
        return [at for at in closed(state) if at in beside(state, figure.at)]

    def dug(self, t: Table, figure: Figure, at: int) -> Iterator[Happening]:
        state = t.state
        note(state, f"dug:{at}")
        t.say(msg("say-digs", who=figure_name(figure), n=cost(state) - happened(state, f"dug:{at}")))
        if at not in closed(state):
            letter = next(letter for letter in RISES if at in marked(state, letter))
            monster, ranks = RISES[letter]
            yield Spawn(monster, ranks[len(state.characters) - 2], at)
