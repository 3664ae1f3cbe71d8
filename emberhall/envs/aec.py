"""Any game as a PettingZoo environment: seats act one at a time, and an action is the index of an option."""

from typing import Any

from pettingzoo import AECEnv

from emberhall.kernel import Game, Session, find_game
from emberhall.scene.text import plain_text

from .spaces import legal_index, observation, reward, seen_state, spaces


class GameAEC(AECEnv):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1`...; an observation is a vector and the mask of legal actions."""

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
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = options
        self.seats = self.game.seats[0] if seats is None else seats
        self.most_options = most_options
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": f"emberhall_{self.game.name}", "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._spaces = {name: spaces(self.game, self.seats, options, most_options) for name in self.possible_agents}
        self.session: Session[Any] | None = None
        self._seed = -1

    def observation_space(self, agent: str) -> Any:
        """A vector, and the mask of legal actions."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        """Indices of options."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one after the last is used."""
        self._seed = self._seed + 1 if seed is None else seed
        self.session = Session(self.game, self.options, self.seats, self._seed, keep=False)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self._playing.asks[0].seat}"

    @property
    def _playing(self) -> Session[Any]:
        assert self.session is not None, "reset() begins a game"
        return self.session

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now."""
        return observation(self._playing, _seat(agent), self.most_options)

    def state_seen_by(self, agent: str) -> Any:
        """Everything the agent may see, as plain data for JSON."""
        return seen_state(self._playing, _seat(agent))

    def step(self, action: int | None) -> None:
        """Take an option for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        session = self._playing
        seat = _seat(agent)
        ask = session.asked(seat)
        assert ask is not None
        assert action is not None, "an action is missing"
        self._cumulative_rewards[agent] = 0.0
        session.take(legal_index(ask, action), seat)
        asks = session.asks
        self.rewards = {name: reward(session, _seat(name)) for name in self.agents}
        if asks and len(session.choices) < self.game.longest:
            self.agent_selection = f"seat_{asks[0].seat}"
        elif asks:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = session.outcome.scores if session.outcome else ()
            self.infos = {name: {"score": scores[_seat(name)]} if scores else {} for name in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text, as the acting seat sees it."""
        if self.render_mode != "ansi":
            return None
        view = self._playing.view(_seat(self.agent_selection))
        return plain_text(view.scene(), self.game.texts, "en")

    def close(self) -> None:
        """Nothing to close."""


def _seat(agent: str) -> int:
    return int(agent.removeprefix("seat_"))
