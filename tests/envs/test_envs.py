"""Games as environments for learning programs: the small ones closely, and every game on the shelf."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from emberhall.envs.aec import GameAEC
from emberhall.envs.errors import BadEnvironment
from emberhall.envs.hashing import HASHED, hashed
from emberhall.envs.parallel import GameParallel
from emberhall.envs.single import GameEnv
from emberhall.kernel import BadSetup, IllegalChoice, Session, find_game, game_names
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
    state = env.state_seen(0)
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
    """Gymnasium's and PettingZoo's tests accept every game."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the constraints.*|.*unwrapped.*|.*spec.*")
        check_env(GameEnv(name, render_mode="ansi"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(GameAEC(name), num_cycles=40)
        seed_test(lambda: GameAEC(name), num_cycles=20)
        parallel_api_test(GameParallel(name), num_cycles=40)
        parallel_seed_test(lambda: GameParallel(name), num_cycles=20)


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


def test_all_who_decide_at_once_answer_in_one_step() -> None:
    env = GameParallel("runewars", seats=3)
    seen, _ = env.reset(seed=1)
    while len(env.session.asks) < 3:
        seen, *_ = env.step(dict.fromkeys(env.agents, 0))
    assert [bool(one["action_mask"].any()) for one in seen.values()] == [True] * 3
    before = len(env.session.choices)
    env.step(dict.fromkeys(env.agents, 0))
    assert len(env.session.choices) == before + 3


def test_an_answer_counts_for_the_question_that_was_asked() -> None:
    """Where the first answer counts, the others' answers are not taken for what is asked next."""
    env = GameParallel(GAMES[1], WardensOptions(help=True), seats=3, most_options=64)
    env.reset(seed=2)
    windows = 0
    while env.agents:
        asks, before = env.session.asks, len(env.session.choices)
        env.step(dict.fromkeys(env.agents, 0))
        if env.session.anyone is not None or len(asks) > 1:
            windows += 1
        assert len(env.session.choices) - before <= len(asks)
        assert all(option in ask.options for (_, option), ask in zip(env.session.choices[before:], asks, strict=False))
    assert windows > 0


def test_an_illegal_action_of_one_agent_changes_nothing() -> None:
    env = GameParallel("runewars", seats=2)
    env.reset(seed=1)
    *_, infos = env.step({"seat_0": 255, "seat_1": 255})
    assert [info["illegal"] for info in infos.values()].count(True) == 1
    assert env.session.choices == []


def test_all_agents_leave_at_the_end() -> None:
    env = GameParallel(GAMES[0], seats=2, most_options=64)
    env.reset(seed=1)
    while env.agents:
        _, rewards, ended, cut, _ = env.step(dict.fromkeys(env.agents, 0))
    assert ended == {"seat_0": True, "seat_1": True}
    assert not any(cut.values())
    winners = env.session.outcome.winners
    assert rewards == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in (0, 1)}


def test_an_agent_that_is_asked_must_act() -> None:
    env = GameParallel(GAMES[0], seats=2, most_options=64)
    env.reset(seed=1)
    with pytest.raises(BadEnvironment, match="seat_0's decision"):
        env.step({"seat_1": 0})
    turns = GameAEC("defenders")
    turns.reset(seed=1)
    with pytest.raises(BadEnvironment, match="seat_0's decision"):
        turns.step(None)
    with pytest.raises(IllegalChoice, match="no option 200"):
        turns.step(200)


def test_a_game_is_set_up_by_words_and_anew_with_each_reset() -> None:
    env = GameEnv("runewars", {"exploration": True})
    env.reset(seed=1)
    assert env.session.options.exploration is True
    assert env.session.options.map == "ready"
    env.reset(seed=1, options={"map": "built"})
    assert (env.session.options.map, env.session.options.exploration) == ("built", True)
    env.reset(seed=1)
    assert env.session.options.map == "ready"
    with pytest.raises(BadSetup, match="has no option “nope”"):
        env.reset(options={"nope": 1})


@pytest.mark.parametrize("name", game_names())
def test_two_sit_down_where_two_can(name: str) -> None:
    assert len(GameAEC(name).possible_agents) == 2


def test_what_cannot_be_is_refused_when_the_environment_is_made() -> None:
    with pytest.raises(BadEnvironment, match="2 seats: the learner cannot hold seat 5"):
        GameEnv("runewars", seat=5)
    with pytest.raises(BadSetup, match="2 to 4"):
        GameAEC("runewars", seats=7)
    with pytest.raises(BadEnvironment, match=r"Begin a game first: reset\(\)"):
        GameAEC("runewars").observe("seat_0")


def test_gymnasium_makes_every_game() -> None:
    for name in game_names():
        env = gymnasium.make(f"emberhall.envs:emberhall/{name}-v0", seats=2)
        assert env.unwrapped.game.name == name


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_games_are_one_vector_of_environments(mode: str) -> None:
    envs = gymnasium.make_vec("emberhall.envs:emberhall/defenders-v0", num_envs=2, vectorization_mode=mode)
    try:
        seen, _ = envs.reset(seed=3)
        for _ in range(5):
            masks = envs.call("action_masks")
            assert [list(mask) for mask in masks] == [list(mask) for mask in seen["action_mask"].astype(bool)]
            seen, rewards, *_ = envs.step(np.array([mask.argmax() for mask in masks]))
        assert seen["options"].shape == (2, 256, 6)
        assert rewards.shape == (2,)
    finally:
        envs.close()
