"""The order in which options are offered, in every listed game."""

from random import Random

import pytest

from emberhall.kernel import Session, find_game, game_names

ENDS = {"end_turn", "end_phase", "end_day"}


@pytest.mark.parametrize("name", game_names())
def test_ending_comes_last(name: str) -> None:
    game, ended = find_game(name), 0
    for seed in range(3):
        session, random = Session(game, seed=seed, keep=False), Random(seed)
        for _ in range(400):
            if not session.asks:
                break
            keys = session.asks[0].keys()
            assert (ENDS | {"pass"}).isdisjoint(keys[:-1]), keys
            ended += keys[-1] in ENDS
            session.take(random.randrange(len(keys)), session.asks[0].seat)
    assert ended > 50 or name not in ("defenders", "mage_knight")
