"""The bot: a partner that goes where it is needed. It sees what its seat may see."""

from typing import Any

from emberhall.games.defenders.bots.answers import ANSWERS
from emberhall.games.defenders.bots.council import Council
from emberhall.games.defenders.bots.judgement import Outlook
from emberhall.kernel import Rng, View


class HeuristicAgent:
    """Weighs every option by what it brings the heroes, and takes the heaviest."""

    looks_ahead = False

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View[Any]) -> int:
        """The place of the heaviest option."""
        ask = view.ask
        assert ask is not None
        if len(ask.options) == 1:
            return 0
        weigh = ANSWERS.get(ask.prompt.id)
        if weigh is None:
            return self._rng.below(len(ask.options))
        weights = weigh(Council(Outlook(view.state)), ask)
        return weights.index(max(weights))
