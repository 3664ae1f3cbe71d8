"""Games as environments for learning programs: the small ones closely, and every game on the shelf."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from emberhall.envs.aec import GameAEC
from emberhall.envs.features import HASHED, hashed
from emberhall.envs.single import GameEnv
from emberhall.kernel import Session, find_game, game_names
from tests.games.wardens.state import Options as WardensOptions

GAMES = ("tests.games.duel:GAME", "tests.games.wardens:GAME")


@pytest.mark.parametrize(
    ("place", "options"), [(GAMES[0], None), (GAMES[1], None), (GAMES[1], WardensOptions(help=True))]
)
def test_petting_zoo_accepts_the_game(place: str, options: object) -> None:
    env = GameAEC(place, options, seats=2, most_options=64)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(env, num_cycles=200)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        seed_test(lambda: GameAEC(GAMES[0], seats=3, most_options=64), num_cycles=50)


def test_winners_are_rewarded_at_the_end() -> None:
    env = GameAEC(GAMES[0], seats=2, most_options=64)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    outcome = env.session.outcome
    assert {agent for agent, reward in total.items() if reward == 1} == {f"seat_{w}" for w in outcome.winners}
    assert all(reward in (1.0, -1.0) for reward in total.values())


def test_the_mask_has_exactly_the_options() -> None:
    env = GameAEC(GAMES[0], seats=2, most_options=16)
    env.reset(seed=1)
    ask = env.session.asks[0]
    assert list(env.observe(env.agent_selection)["action_mask"]) == [1] * len(ask.options) + [0] * (
        16 - len(ask.options)
    )


def test_too_few_actions_are_refused_not_cut_off() -> None:
    env = GameAEC(GAMES[0], seats=2, most_options=1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="most_options"):
        env.observe(env.agent_selection)


def test_hidden_cards_are_not_in_the_observation() -> None:
    env = GameAEC(GAMES[0], seats=2)
    env.reset(seed=1)
    state = env.state_seen_by("seat_0")
    theirs = set(env.session.state.players[1].hand.cards)
    assert not any(card in repr(state) for card in theirs)


def test_one_learner_against_agents() -> None:
    env = GameEnv(GAMES[0], seats=3, seat=1, others=("random", "greedy:guesses=1"), most_options=64)
    seen, _ = env.reset(seed=7)
    done, steps, reward = False, 0, 0.0
    while not done:
        assert env.observation_space.contains(seen)
        seen, reward, terminated, truncated, _info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        done = terminated or truncated
        steps += 1
    assert steps >= 4  # a bid in each of four rounds
    assert reward == (1.0 if 1 in env.session.outcome.winners else -1.0)


def test_an_illegal_action_is_refused() -> None:
    env = GameEnv(GAMES[0], most_options=64)
    env.reset(seed=7)
    before = env.session.state
    _, reward, terminated, truncated, info = env.step(63)
    assert (reward, terminated, truncated, info["illegal"]) == (0.0, False, False, True)
    assert (env.session.state, env.session.choices) == (before, []), "an action that is no option changes nothing"


@pytest.mark.parametrize("place", GAMES)
def test_gymnasium_accepts_the_game(place: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the constraints.*|.*unwrapped.*|.*spec.*")
        check_env(GameEnv(place, seats=2, most_options=64, render_mode="ansi"))


@pytest.mark.parametrize("name", game_names())
def test_every_game_on_the_shelf_is_an_environment(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the constraints.*|.*unwrapped.*|.*spec.*")
        check_env(GameEnv(name, seats=2, render_mode="ansi"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(GameAEC(name, None, seats=2), num_cycles=60)


def test_wasted_actions_end_a_game_too() -> None:
    env = GameEnv(GAMES[0], seats=2, most_options=64)
    env.reset(seed=1)
    steps = 0
    truncated = False
    while not truncated:
        truncated = env.step(63)[3]
        steps += 1
    assert steps == env.game.longest


def test_seats_that_may_answer_are_asked_in_turn() -> None:
    env = GameEnv(GAMES[1], WardensOptions(help=True), seats=3, seat=1, most_options=64)
    _, info = env.reset(seed=2)
    windows = 0
    done = False
    while not done:
        windows += env.session.anyone is not None
        _, _, terminated, truncated, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        done = terminated or truncated
        assert done or env.session.asked(1) is not None
    assert windows > 0


def test_states_that_differ_have_different_figures() -> None:
    game = find_game(GAMES[0])
    session = Session(game, seed=1)
    before = hashed(session.view(0).state)
    session.take(1)
    after = hashed(session.view(0).state)
    assert before.shape == (HASHED,)
    assert (before != after).any()
