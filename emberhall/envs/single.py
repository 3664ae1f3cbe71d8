"""Any game as a Gymnasium environment: the learner holds one seat, agents hold the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from emberhall.agents import Agent, make_agent
from emberhall.kernel import Game, Rng, Session, find_game
from emberhall.scene.text import plain_text

from .spaces import observation, reward, seen_state, spaces


class GameEnv(gymnasium.Env):
    """One step is one decision of the learner; the reward comes at the end: 1 for a win, -1 for a loss.

    An illegal action changes nothing, and the info says so (`illegal`). The legal ones are in its
    `action_mask`: `env.action_space.sample(mask=info["action_mask"])`.
    """

    def __init__(
        self,
        game: Game[Any, Any] | str,
        options: Any = None,
        seats: int | None = None,
        *,
        seat: int = 0,
        others: Sequence[str] = ("random",),
        most_options: int = 256,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = options
        self.seats = self.game.seats[0] if seats is None else seats
        self.seat = seat
        self.others = others
        self.most_options = most_options
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self.game, self.seats, options, most_options)
        self.session: Session[Any] | None = None
        self._agents: dict[int, Agent] = {}
        self._wasted = 0  # illegal actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, played up to the learner's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        rng = Rng(f"{number} others")
        elsewhere = [seat for seat in range(self.seats) if seat != self.seat]
        self._agents = {
            seat: make_agent(self.others[i % len(self.others)], self.game, rng.split())
            for i, seat in enumerate(elsewhere)
        }
        keep = any(getattr(agent, "looks_ahead", True) for agent in self._agents.values())
        self.session = Session(self.game, self.options, self.seats, number, keep=keep)
        self._wasted = 0
        self._others_play()
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

    @property
    def _playing(self) -> Session[Any]:
        assert self.session is not None, "reset() begins a game"
        return self.session

    def _seen(self) -> dict[str, Any]:
        return observation(self._playing, self.seat, self.most_options)

    def state_seen(self) -> Any:
        """Everything the learner may see, as plain data for JSON."""
        return seen_state(self._playing, self.seat)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an option for the learner, and let the others play until its next decision."""
        session = self._playing
        ask = session.asked(self.seat)
        assert ask is not None, "the game is over: reset() begins a new one"
        legal = 0 <= action < len(ask.options)
        if legal:
            session.take(int(action), self.seat)
            self._others_play()
        else:
            self._wasted += 1
        outcome = session.outcome
        truncated = outcome is None and len(session.choices) + self._wasted >= self.game.longest
        seen = self._seen()
        info: dict[str, Any] = {"action_mask": seen["action_mask"], "illegal": not legal}
        if outcome and outcome.scores:
            info["score"] = outcome.scores[self.seat]
        return seen, reward(session, self.seat), outcome is not None, truncated, info

    def _others_play(self) -> None:
        session = self._playing
        while (asks := session.asks) and (seat := asks[0].seat) != self.seat:
            session.take(self._agents[seat].choose(session.view(seat)), seat)

    def render(self) -> str | None:
        """The table as text, as the learner sees it."""
        if self.render_mode != "ansi":
            return None
        return plain_text(self._playing.view(self.seat).scene(), self.game.texts, "en")
