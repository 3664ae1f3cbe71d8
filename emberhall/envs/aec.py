"""Any game as a PettingZoo environment: seats act one at a time, and an action is the index of an option."""

from typing import Any

from pettingzoo import AECEnv

from emberhall.kernel import Game

from .errors import BadEnvironment
from .table import TableEnv, legal_index, reward


class GameAEC(TableEnv, AECEnv):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1`...; what they observe is described in docs/environments.md.

    >>> env = GameAEC("defenders", seats=2)
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.keys(0)[:2]
    ('seat_0', ['walk:father_oak_forest', 'walk:wolf_pass'])
    """

    def __init__(
        self,
        game: Game[Any, Any] | str,
        options: Any = None,
        seats: int | None = None,
        *,
        most_options: int = 256,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._set_up(game, options, seats, most_options)
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": f"emberhall_{self.game.name}", "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._observed, self._acted = self.reader.observation_space(), self.reader.action_space()
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._seed = -1

    def observation_space(self, agent: str) -> Any:
        """The position, the question, the options, and the mask of legal actions."""
        return self._observed

    def action_space(self, agent: str) -> Any:
        """Indices of options."""
        return self._acted

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one after the last is used. `options` change the set-up for it."""
        self._seed = self._seed + 1 if seed is None else seed
        session = self._begin(self._seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[session.asks[0].seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now."""
        return self.reader.observe(self._playing, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Take an option for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self._playing
        seat = self._seat_of[agent]
        if action is None:
            raise BadEnvironment("no-action", agent=agent)
        ask = session.ask
        if ask is not None:
            session.take(legal_index(ask, action))
        else:
            several = session.asked(seat)
            assert several is not None
            session.take(legal_index(several, action), seat)
        ask = session.ask
        if ask is not None and len(session.choices) < self.game.longest:
            self.agent_selection = self.possible_agents[ask.seat]
            return  # nobody is rewarded before the end
        asks = session.asks
        if asks and len(session.choices) < self.game.longest:
            self.agent_selection = self.possible_agents[asks[0].seat]
            return
        self._end()

    def _end(self) -> None:
        session = self._playing
        self.rewards = {name: reward(session, self._seat_of[name]) for name in self.agents}
        if session.outcome is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = session.outcome.scores
            self.infos = {name: {"score": scores[self._seat_of[name]]} if scores else {} for name in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text, as the acting seat sees it."""
        return self._drawn(self._seat_of[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""
