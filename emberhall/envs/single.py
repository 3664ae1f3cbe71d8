"""Any game as a Gymnasium environment: the learner holds one seat, agents hold the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from emberhall.agents import Agent, AgentLike, make_agent
from emberhall.kernel import Game, IllegalChoice, Rng

from .errors import BadEnvironment
from .reader import NOTHING
from .table import TableEnv, reward


class GameEnv(TableEnv, gymnasium.Env):
    """One step is one decision of the learner; the reward comes at the end: 1 for a win, -1 for a loss.

    An illegal action changes nothing, and the info says so (`illegal`). The legal ones are in its `action_mask`:
    `env.action_space.sample(mask=info["action_mask"])`. `gymnasium.make("emberhall.envs:emberhall/runewars-v0")` makes
    one too.
    """

    def __init__(
        self,
        game: Game[Any, Any] | str,
        options: Any = None,
        seats: int | None = None,
        *,
        seat: int = 0,
        others: AgentLike | Sequence[AgentLike] = "random",
        most_options: int = 256,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self._set_up(game, options, seats, most_options)
        if seat not in range(self.seats):
            raise BadEnvironment("seat-of-learner", game=self.game.name, seats=self.seats, seat=str(seat))
        self.seat = seat
        self.others = _listed(others)
        self.render_mode = render_mode
        self.observation_space, self.action_space = self.reader.observation_space(), self.reader.action_space()
        self._agents: dict[int, Agent] = {}
        self._wasted = 0  # illegal actions
        self._seat_agents(Rng(0))  # an unknown agent is refused now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, played up to the learner's first decision. `options` change the set-up for it."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._seat_agents(Rng(f"{number} others"))
        keep = any(getattr(agent, "looks_ahead", True) for agent in self._agents.values())
        self._begin(number, options, keep=keep)
        self._wasted = 0
        self._others_play()
        seen = self._seen()
        return seen, self._info(seen)

    def _seat_agents(self, rng: Rng) -> None:
        elsewhere = [seat for seat in range(self.seats) if seat != self.seat]
        self._agents = {
            seat: make_agent(self.others[i % len(self.others)], self.game, rng.split())
            for i, seat in enumerate(elsewhere)
        }

    def _seen(self) -> dict[str, Any]:
        return self.reader.observe(self._playing, self.seat)

    def _info(self, seen: dict[str, Any]) -> dict[str, Any]:
        asked = int(seen["question"][0])
        return {"action_mask": seen["action_mask"], "asked": asked != NOTHING}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as booleans, as sb3-contrib's MaskablePPO asks for them."""
        return self.reader.mask(self._playing.asked(self.seat)).astype(bool)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an option for the learner, and let the others play until its next decision."""
        session = self._playing
        ask = session.asked(self.seat)
        if ask is None:
            raise IllegalChoice("game-over")
        legal = 0 <= action < len(ask.options)
        if legal:
            session.take(int(action), self.seat)
            self._others_play()
        else:
            self._wasted += 1
        outcome = session.outcome
        truncated = outcome is None and len(session.choices) + self._wasted >= self.game.longest
        seen = self._seen()
        info = {**self._info(seen), "illegal": not legal}
        if outcome and outcome.scores:
            info["score"] = outcome.scores[self.seat]
        return seen, reward(session, self.seat), outcome is not None, truncated, info

    def _others_play(self) -> None:
        session = self._playing
        while (asks := session.asks) and (seat := asks[0].seat) != self.seat:
            session.take(self._agents[seat].choose(session.view(seat)), seat)

    def render(self) -> str | None:
        """The table as text, as the learner sees it."""
        return self._drawn(self.seat) if self.render_mode == "ansi" else None


def _listed(others: AgentLike | Sequence[AgentLike]) -> tuple[AgentLike, ...]:
    """One agent or several as several; random ones if there are none."""
    if isinstance(others, list | tuple):
        return tuple(others) or ("random",)
    return (others,)  # type: ignore[return-value]
