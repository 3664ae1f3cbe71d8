"""Any game as a PettingZoo environment in which all agents act at once; whoever is not asked has nothing to choose."""

from typing import Any

from pettingzoo import ParallelEnv

from emberhall.kernel import Ask, Game

from .errors import BadEnvironment
from .table import TableEnv, reward


class GameParallel(TableEnv, ParallelEnv):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1`...; an agent whose mask is all zeros is not asked, and its action is ignored.

    Where several decide at once and in secret, a step takes all their answers. Where the first answer counts, it is the
    one of the lowest seat that does not pass. An illegal action changes nothing, and the agent's info says so
    (`illegal`).
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
        self.metadata = {"render_modes": ["ansi"], "name": f"emberhall_{self.game.name}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._observed, self._acted = self.reader.observation_space(), self.reader.action_space()
        self._seed, self._wasted = -1, 0

    def observation_space(self, agent: str) -> Any:
        """The position, the question, the options, and the mask of legal actions."""
        return self._observed

    def action_space(self, agent: str) -> Any:
        """Indices of options."""
        return self._acted

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; without a seed, the next one after the last is used. `options` change the set-up for it."""
        self._seed = self._seed + 1 if seed is None else seed
        self._begin(self._seed, options)
        self._wasted = 0  # steps in which nobody did anything legal
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        session = self._playing
        return {agent: self.reader.observe(session, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Take an option for each agent that is asked."""
        session = self._playing
        before = len(session.choices)
        illegal = [self.possible_agents[ask.seat] for ask in session.asks if not self._take(ask, actions)]
        self._wasted += len(session.choices) == before
        ended = session.outcome is not None
        cut = not ended and len(session.choices) + self._wasted >= self.game.longest
        agents = list(self.agents)
        scores = session.outcome.scores if session.outcome is not None else ()
        infos: dict[str, dict[str, Any]] = {agent: {"illegal": agent in illegal} for agent in agents}
        for seat, agent in enumerate(agents) if scores else ():
            infos[agent]["score"] = scores[seat]
        if ended or cut:
            self.agents = []
        return (
            self._seen(),
            {agent: reward(session, seat) for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _take(self, ask: Ask, actions: dict[str, Any]) -> bool:
        """Take an agent's option, unless an answer before it has settled the question; whether it was legal."""
        agent = self.possible_agents[ask.seat]
        if agent not in actions:
            raise BadEnvironment("no-action", agent=agent)
        if self._playing.asked(ask.seat) is not ask:
            return True
        index = int(actions[agent])
        legal = 0 <= index < len(ask.options)
        if legal:
            self._playing.take(index, ask.seat)
        return legal

    def render(self) -> str | None:
        """The table as text, as the seat that is asked first sees it."""
        asks = self._playing.asks
        return self._drawn(asks[0].seat if asks else 0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""
