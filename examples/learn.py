"""A small policy that learns Runewars through the environment, in minutes, with numpy alone.

    python examples/learn.py --games 1600 --seed 1 --evaluate 100

It plays against random choice and learns by policy gradient (REINFORCE; Williams 1992) which options to favour: each
option has a few weights, picked by the question, by the kind of the option and by what it names, as `options` and
`question` of the observation tell. Then it plays against random choice and against the greedy agent in the arena.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from emberhall.arena import Simulation, simulate
from emberhall.envs.reader import Reader
from emberhall.envs.single import GameEnv
from emberhall.kernel import View, find_game

GAME = "runewars"
SIZE = 1 << 18
#: Some large primes, which spread what is hashed.
_A, _B, _C = 104_729, 1_299_709, 15_485_863

Weights = NDArray[np.float32]
Places = NDArray[np.int64]


class Step(NamedTuple):
    """A decision: the weights that each option has, the option taken, and how likely each was."""

    places: Places
    taken: int
    chances: NDArray[np.float32]


class Policy:
    """Favours options by what they are and what was asked."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = np.zeros(SIZE, np.float32) if weights is None else weights

    @staticmethod
    def places(seen: dict[str, Any]) -> Places:
        """Where the weights of each option are: for its kind, for each thing it names, and for both together."""
        count = int(seen["action_mask"].sum())
        rows = seen["options"][:count].astype(np.int64)
        kind = int(seen["question"][0]) * 1009 + rows[:, 0]
        first, second, third = (kind * 1013 + rows[:, column] for column in (1, 2, 3))
        both = first * 1019 + rows[:, 2]
        hashed = (kind, first * _A + 1, second * _B + 2, both * _C + 3, (both * 1021 + third) * _A + 4)
        return np.stack(hashed, axis=1) % SIZE

    def chances(self, places: Places) -> NDArray[np.float32]:
        """How likely each option is to be taken."""
        urges = self.weights[places].sum(axis=1)
        odds = np.exp(urges - urges.max())
        return odds / odds.sum()

    def save(self, file: Path) -> None:
        """Keep the weights."""
        np.savez_compressed(file, weights=self.weights)

    @classmethod
    def load(cls, file: Path) -> "Policy":
        """The policy whose weights were kept."""
        return cls(np.load(file)["weights"])


class Learned:
    """The policy as an agent: it takes the likeliest option."""

    looks_ahead = False

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.reader = Reader(find_game(GAME), 256)

    def choose(self, view: View[Any]) -> int:
        return int(self.policy.chances(self.policy.places(self.reader.look(view))).argmax())


def episode(env: GameEnv, policy: Policy, seed: int, random: np.random.Generator) -> tuple[list[Step], float, bool]:
    """A game of the learner: its decisions, what it was worth, and whether it won."""
    seen, _ = env.reset(seed=seed)
    steps: list[Step] = []
    done = False
    won = False
    while not done:
        places = policy.places(seen)
        chances = policy.chances(places)
        taken = min(int(np.searchsorted(np.cumsum(chances), random.random())), len(chances) - 1)
        if len(chances) > 1:
            steps.append(Step(places, taken, chances))
        seen, reward, terminated, truncated, _ = env.step(taken)
        done, won = terminated or truncated, reward > 0
    outcome = env.session.outcome if env.session else None
    runes = outcome.scores if outcome else (0.0, 0.0)
    return steps, (1.0 if won else -1.0) + 0.5 * (runes[env.seat] - runes[1 - env.seat]), won


def learn(policy: Policy, batch: Sequence[tuple[list[Step], float, bool]], rate: float) -> None:
    """Make what was done in the better games of a batch likelier, and in the worse ones less likely."""
    worths = np.array([worth for _, worth, _ in batch])
    advantages = (worths - worths.mean()) / (worths.std() + 1e-6)
    change = np.zeros(SIZE, np.float32)
    for (steps, _, _), advantage in zip(batch, advantages, strict=True):
        for places, taken, chances in steps:
            np.add.at(change, places[taken], advantage)
            np.add.at(change, places, -advantage * chances[:, None])
    policy.weights += rate * change / np.sqrt(len(batch))


def train(policy: Policy, games: int, seed: int, *, rate: float = 0.06, batch: int = 20) -> Iterator[float]:
    """Learn from this many games, in turns from either seat; yields the share won of each batch."""
    random = np.random.default_rng(seed)
    envs = [GameEnv(GAME, seats=2, seat=seat, others="random") for seat in (0, 1)]
    for first in range(0, games, batch):
        played = [
            episode(envs[n % 2], policy, seed * 1_000_003 + n, random) for n in range(first, min(first + batch, games))
        ]
        learn(policy, played, rate)
        yield sum(won for _, _, won in played) / len(played)


def against(policy: Policy, other: str, games: int, seed: int) -> Simulation:
    """Games of the learned policy against another agent, from both seats on equal seeds."""
    return simulate(GAME, [Learned(policy), other], games=games, seats=2, seed=seed)


def main() -> None:
    """Learn, and show what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1600, help="games to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluate", type=int, default=200, help="games against each of the others afterwards")
    parser.add_argument("--save", type=Path, help="keep the weights in this file (.npz)")
    chosen = parser.parse_args()
    policy, began = Policy(), process_time()
    shares: list[float] = []
    for share in train(policy, chosen.games, chosen.seed):
        shares.append(share)
        if len(shares) % 10 == 0:
            print(f"{20 * len(shares):5} games: {sum(shares[-10:]) / 10:.0%} of the last 200 won", flush=True)
    print(f"learnt in {process_time() - began:.0f} s of processor time")
    for other in ("random", "greedy:guesses=1") if chosen.evaluate else ():
        standing, pair = told(against(policy, other, chosen.evaluate, 1_000_000))
        print(f"against {other}: {standing}; {pair}")
    if chosen.save:
        policy.save(chosen.save)


def told(simulation: Simulation) -> tuple[str, str]:
    """The share of wins of the policy, and the difference to the other agent, each with its 95 % interval."""
    wins = next(one.wins for one in simulation.summary.standings if one.agent == "Learned")
    (pair,) = simulation.summary.pairs
    sign = 1 if pair.first == "Learned" else -1
    low, high = sorted((sign * pair.wins.low, sign * pair.wins.high))
    assert wins is not None
    share = f"{wins.rate:.1%} of {wins.of} games won ({wins.low:.1%} to {wins.high:.1%})"
    return share, f"ahead by {100 * sign * pair.wins.mean:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"


if __name__ == "__main__":
    main()
