"""What both kinds of environment share: their spaces, and how a seat's view is turned into an observation."""

from typing import Any

import gymnasium
import msgspec
import numpy as np

from emberhall.kernel import Ask, Game, IllegalChoice, Session

from .features import observed


def spaces(game: Game[Any, Any], seats: int, options: Any, most_options: int) -> tuple[Any, Any]:
    """The observation space (a vector and a mask of legal actions) and the action space (indices of options)."""
    sample = observed(Session(game, options, seats, keep=False).view(0), 0)
    seen = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-1.0, 1.0, sample.shape, np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (most_options,), np.int8),
        }
    )
    return seen, gymnasium.spaces.Discrete(most_options)


def observation(session: Session[Any], seat: int, most_options: int) -> dict[str, Any]:
    """What the seat sees, and which actions are legal now."""
    mask = np.zeros(most_options, dtype=np.int8)
    ask = session.asked(seat)
    if ask is not None:
        check_room(ask, most_options)
        mask[: len(ask.options)] = 1
    return {"observation": observed(session.view(seat), seat), "action_mask": mask}


def check_room(ask: Ask, most_options: int) -> None:
    """Refuse a question with more options than there are actions, rather than hide some."""
    if len(ask.options) > most_options:
        raise ValueError(
            f"{ask.prompt} has {len(ask.options)} options: make the environment with most_options at least so"
        )


def legal_index(ask: Ask, action: int) -> int:
    """The action as the index of an option."""
    if not 0 <= action < len(ask.options):
        raise IllegalChoice("not-an-option", key=str(action))
    return int(action)


def reward(session: Session[Any], seat: int) -> float:
    """1 for a win, -1 for a loss, 0 while the game goes on."""
    outcome = session.outcome
    if outcome is None:
        return 0.0
    return 1.0 if seat in outcome.winners else -1.0


def seen_state(session: Session[Any], seat: int) -> Any:
    """Everything the seat may see, as plain data for JSON."""
    return msgspec.to_builtins(session.view(seat).state)
