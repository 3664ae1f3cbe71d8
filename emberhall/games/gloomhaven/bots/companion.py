"""The companion: plays two cards for what they do together, keeps its strength for the room ahead, rests in time.

It sees what its seat may see, and never looks at chance.
"""

from collections import Counter
from typing import Any

from emberhall.games.gloomhaven.bots.answers import answer
from emberhall.games.gloomhaven.bots.foresight import played_on, standing
from emberhall.games.gloomhaven.bots.outlook import Outlook
from emberhall.games.gloomhaven.bots.plans import Mind, Plan, Use, moves, number_of, plans
from emberhall.games.gloomhaven.state import State
from emberhall.kernel import NOWHERE, Ask, Rng, Session, View


class CompanionAgent:
    """Weighs every option and takes the heaviest; the first if several tie.

    `tries`: how many promising plans for a turn are tried out to the end of the round before one is followed.
    """

    def __init__(self, rng: Rng, tries: int = 6) -> None:
        self._rng = rng
        self._tries = tries
        self.looks_ahead = tries > 1
        self.mind = Mind()

    def choose(self, view: View[Any]) -> int:
        """The place of the heaviest option."""
        ask = view.ask
        assert ask is not None
        if len(ask.options) == 1:
            return 0
        state = view.state
        if ask.prompt.id == "ask-act" or (ask.prompt.id == "ask-move" and not self._planned(state, ask)):
            self.mind.plan = self._best(view, state, ask)
        return answer(self.mind, state, ask)

    def _planned(self, state: State, ask: Ask) -> bool:
        """Whether there is a plan for this turn already. A bot created for each question has none."""
        return self.mind.plan is not None and self.mind.plan[:2] == (state.round, number_of(state, ask))

    def _best(self, view: View[Any], state: State, ask: Ask) -> Plan | None:
        """The plan that leads to the best end of the round, as far as one can tell."""
        number = number_of(state, ask)
        me = state.figures.get(state.characters[number].figure)
        if me is None or me.at == NOWHERE:
            return None
        look = Outlook(state, number)
        found = plans(look, number) if ask.prompt.id == "ask-act" else moves(look, number, ask)
        if not found or self._tries < 2 or not look.foes or state.won:
            return found[0][1] if found else None
        chosen = _various(found, self._tries)
        world = view.guess(self._rng)
        worths = [self._tried(world, plan) for plan in chosen]
        return chosen[worths.index(max(worths))]

    def _tried(self, world: Session[Any], plan: Plan) -> float:
        mind = Mind(plan)
        return standing(played_on(world, lambda state, ask: answer(mind, state, ask)))


def _various(found: list[tuple[float, Plan]], count: int) -> list[Plan]:
    """The best plans, this many of them, and not all with the same cards."""
    chosen: list[Plan] = []
    uses: Counter[tuple[Use | None, Use | None]] = Counter()
    for _, plan in found:
        if uses[plan.first, plan.second] < 3:
            uses[plan.first, plan.second] += 1
            chosen.append(plan)
            if len(chosen) == count:
                break
    return chosen
