"""What programs that learn see: the same from the true state as from what the seat may see, and all of it named."""

import doctest
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy")

import numpy as np

from emberhall.envs.described import described
from emberhall.envs.reader import Reader, features_of
from emberhall.games.gloomhaven.features import ALLIES
from emberhall.kernel import Block, Kinds, Layout, Rng, Session, find_game, game_names, redact
from emberhall.kernel.features import count, kind, packed

ROOT = Path(__file__).parents[2]
_GAMES = 5
_EVERY = 17


def positions(name: str) -> Iterator[Session[object]]:
    """Some positions of random games of variants spread over all of them."""
    game = find_game(name)
    variants = list(game.variants())
    for seed, (options, seats) in enumerate(variants[:: max(1, len(variants) // _GAMES)]):
        session = Session(game, options, seats, seed, keep=False)
        random = Random(seed).random
        while session.asks and len(session.choices) < 400:
            yield session
            session.play_out(random, _EVERY)


@pytest.mark.parametrize("name", game_names())
def test_figures_are_what_the_seat_may_see(name: str) -> None:
    """Every seat reads the same from the true state, from its view, and from any world that it cannot tell from it."""
    own = features_of(find_game(name))
    assert own is not None

    def figures(state: object, seat: int) -> bytearray:
        row = bytearray(own.layout.size)
        own.read(state, seat, row)
        return row

    seen = 0
    for session in positions(name):
        for seat in range(session.seats):
            row = figures(session.state, seat)
            assert row == figures(redact(session.state, seat), seat)
            if len(session.choices) % (8 * _EVERY) == 0:  # a guess replays the game since the last checkpoint
                assert row == figures(session.view(seat).guess(Rng(1)).state, seat)
            assert any(row)
            seen += 1
    assert seen > 40


@pytest.mark.parametrize("name", game_names())
def test_everything_that_options_say_has_a_code(name: str) -> None:
    reader = Reader(find_game(name), 512)
    kinds, questions = set(), set()
    for session in positions(name):
        for ask in session.asks:
            rows = reader.options(ask)
            told = [reader.tell(row) for row in rows[: len(ask.options)]]
            assert not [one for one in told if "?" in one]
            assert not rows[len(ask.options) :].any()
            kinds.update(one[0] for one in told)
            questions.add(reader.questions[ask.prompt.id])
    assert len(kinds) > 10
    assert min(questions) > 1, "a question without a code"
    assert len(questions) > 5


@pytest.mark.parametrize("name", game_names())
def test_options_that_differ_have_different_rows(name: str) -> None:
    """But for a few that differ in what is no part of a row: which of several copies, a long list of targets."""
    reader = Reader(find_game(name), 512)
    options = rows = 0
    for session in positions(name):
        for ask in session.asks:
            options += len(ask.options)
            rows += len({row.tobytes() for row in reader.options(ask)[: len(ask.options)]})
    assert rows > 0.9 * options


@pytest.mark.parametrize("name", game_names())
def test_figures_have_names(name: str) -> None:
    game = find_game(name)
    reader = Reader(game, 256)
    session = Session(game, seats=2, seed=1, keep=False)
    seen = reader.observe(session, session.asks[0].seat)
    named = reader.named(seen["observation"])
    assert sum(array.size for array in named.values()) == seen["observation"].size
    assert np.concatenate([array.ravel() for array in named.values()]).tolist() == seen["observation"].tolist()
    assert named["phase"].sum() == 1
    assert reader.observation_space().contains(seen)


def test_defenders_counts_its_minions_where_they_are() -> None:
    reader = Reader(find_game("defenders"), 256)
    session = Session("defenders", seats=3, seed=2)
    named = reader.named(reader.position(session, 1))
    assert (named["minions"] * 4).ravel().tolist() == session.state.minions
    at = [hero.at for hero in session.state.heroes]
    assert named["heroes_at"][:3].argmax(axis=1).tolist() == [at[1], at[2], at[0]]


def test_the_hand_of_another_is_not_counted() -> None:
    reader = Reader(find_game("mage_knight"), 256)
    session = Session("mage_knight", seats=2, seed=2)
    session.play_out(Random(1).random, 60)
    for seat in (0, 1):
        hand = reader.named(reader.position(session, seat))["hand"]
        assert round(float(hand.sum()) * 4) == len(session.state.players[seat].hand.cards)


def test_every_ally_of_a_scenario_has_a_word() -> None:
    game = find_game("gloomhaven")
    named = {id.removeprefix("npc-") for id in game.texts.ids("en") if id.startswith("npc-")}
    assert named == set(ALLIES)


def test_copies_share_the_number_of_the_thing() -> None:
    kinds = Kinds(["march", "rage"])
    row = bytearray(3)
    count(row, 1, kinds, ["rage.2", "march.tovak.1", "rage.1", "?"])
    assert list(row) == [0, 1, 2]
    assert kind("march.tovak.1") == "march.tovak"
    assert list(packed([300, -4, True])) == [255, 0, 1]


@pytest.mark.parametrize(
    ("blocks", "said"),
    [
        ((Block("a", (2,), 1, ""), Block("a", (), 1, "")), "two blocks are called a"),
        ((Block("a", (2,), 0, ""),), "from 1 to 255"),
        ((Block("a", (2,), (1, 300), ""),), "from 1 to 255"),
    ],
)
def test_blocks_that_do_not_fit_are_refused(blocks: tuple[Block, ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Layout(*blocks)


@pytest.mark.parametrize("name", game_names())
def test_the_documentation_lists_the_figures(name: str) -> None:
    assert described(find_game(name)) in (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_what_the_documentation_shows_is_what_happens() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0
