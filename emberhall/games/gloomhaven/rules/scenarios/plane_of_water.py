"""Scenario 88, Plane of Water: a current, and the claw of a king."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import ABILITY, plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.board import ground, obstacles
from emberhall.games.gloomhaven.rules.notes import room_with
from emberhall.games.gloomhaven.rules.scenarios.hooks import Drift, Happening, Hooks
from emberhall.games.gloomhaven.rules.tokens import TOKEN, drop
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.geometry.hexes import Hex
from emberhall.kernel import Message, msg

LURKER, KING, TILE = "lurker", "lurker-king", "n1a"
#: Up to the left if the initiative of the Lurkers is even, up to the right if it is odd.
EVEN, ODD = (0, -1), (1, -1)
#: The damage of those that the current cannot move, and how much less the bearer of the claw moves.
CRUSHED, HEAVY = 3, 2


def direction(state: State) -> Hex | None:
    """Where the current goes in this round; None if no card was turned over for Lurkers."""
    cards = [state.monsters[type].card for type in (LURKER, KING) if state.monsters[type].card]
    return (ODD if ABILITY[int(cards[0].rpartition(":")[2])].initiative % 2 else EVEN) if cards else None


class PlaneOfWater(Hooks):
    """The Lurker King leaves his claw, which slows its bearer. At the end of each round the water moves the party."""

    named = ("current_flows",)

    def placed(self, state: State, figure: Figure) -> None:
        if figure.name == KING:
            figure.coin = False

    def killed(self, t: Table, figure: Figure, at: int) -> tuple[()]:
        if figure.name == KING:
            drop(t.state, at)
        return ()

    def slower(self, state: State, figure: Figure) -> int:
        carries = figure.kind == "character" and TOKEN in state.characters[figure.owner].treasures
        return HEAVY if carries else 0

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        flow = direction(state)
        if rule.name != "current_flows" or flow is None:
            return
        plan, room = plan_of(state.scenario), room_with(state, TILE)
        party = [f for f in state.figures.values() if f.kind in ("character", "summon")]
        party = [figure for figure in party if plan.room_of.get(figure.at) == room]
        for figure in sorted(party, key=lambda figure: plan.hexes[figure.at][::-1]):
            q, r = plan.hexes[figure.at]
            if not self._sheltered(state, (q - flow[0], r - flow[1])):
                to = plan.index.get((q + flow[0], r + flow[1]))
                yield Drift(figure, () if to is None else (to,), CRUSHED)

    def _sheltered(self, state: State, behind: Hex) -> bool:
        """Whether an obstacle or a wall keeps the current off."""
        at = plan_of(state.scenario).index.get(behind)
        floor = ground(state)
        return at is None or at in obstacles(state) or not floor.bits[at] & floor.inside

    def remarks(self, state: State, number: int) -> list[Message]:
        return [msg("note-claw")] if TOKEN in state.characters[number].treasures else []
