"""The names at the top of the package: what a program that uses Emberhall begins with."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import emberhall
from emberhall.agents import UnknownAgent
from emberhall.arena import BadMatch
from emberhall.kernel import BadSetup, IllegalChoice, SaveError, Session, UnknownGame, find_game

REAL = ("defenders", "gloomhaven", "mage_knight", "runewars", "sword_sorcery")


def test_every_public_name_is_there() -> None:
    assert [name for name in emberhall.__all__ if not hasattr(emberhall, name)] == []
    assert emberhall.__version__.count(".") == 2
    with pytest.raises(AttributeError, match="no attribute 'nope'"):
        _ = emberhall.nope


def test_a_game_is_named_and_its_options_are_given_as_words() -> None:
    session = emberhall.play("mage_knight", seats=1, seed=7, scenario="solo_conquest")
    assert session.options.scenario == "solo_conquest"
    assert session.seats == 1
    plain = Session("mage_knight", {"scenario": "solo_conquest"}, 1, 7)
    assert plain.options == session.options
    assert plain.state == session.state


@pytest.mark.parametrize("game", REAL)
def test_an_unknown_option_is_refused_by_every_game(game: str) -> None:
    with pytest.raises(BadSetup, match="has no option “nope”"):
        emberhall.play(game, nope=1)
    with pytest.raises(BadSetup, match="Its options: "):
        find_game(game).parse_options({"nope": 1})


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game called “chess”"):
        emberhall.play("chess")


@pytest.mark.parametrize("index", [-1, 9999])
@pytest.mark.parametrize("keep", [True, False])
def test_an_option_that_is_not_there_cannot_be_taken(index: int, keep: bool) -> None:
    session = emberhall.play("defenders", seed=1, keep=keep)
    last = len(session.ask.options) - 1
    with pytest.raises(IllegalChoice, match=f"are numbered 0 to {last}"):
        session.take(index)
    assert session.choices == []


def test_a_session_says_where_it_is() -> None:
    session = emberhall.play("defenders", seats=2, seed=1)
    assert repr(session) == "<defenders, 2 seats, seed 1, after 0 decisions: seat 0: Your turn: choose an action>"
    assert repr(session.view(1)) == f"<what seat 1 sees of {session!r}>"
    assert repr(session.view()) == f"<what a spectator sees of {session!r}>"
    while session.ask:
        session.choose(session.ask.keys()[-1])
    assert repr(session) == "<defenders, 2 seats, seed 1, after 21 decisions: The last Tainted Crystal was placed.>"


@pytest.mark.parametrize("game", REAL)
def test_a_session_is_pickled_as_its_decisions(game: str) -> None:
    session = emberhall.play(game, seed=3, keep=False)
    session.play_out(iter(lambda: 0.4, None).__next__, 40)
    again = pickle.loads(pickle.dumps(session))
    assert type(again) is emberhall.Session
    assert again.choices == session.choices
    assert again.state == session.state
    assert again.keep is False


def test_a_guess_cannot_be_pickled() -> None:
    world = emberhall.play("runewars", seed=3).view(0).guess(emberhall.Rng(1))
    with pytest.raises(TypeError, match="pickle the one it was guessed from"):
        pickle.dumps(world)


def test_a_path_may_be_a_string(tmp_path: Path) -> None:
    session = emberhall.play("defenders", seats=2, seed=1)
    session.take(0)
    file = str(tmp_path / "game.json")
    emberhall.save(session, file)
    again = emberhall.load(file)
    assert isinstance(again, emberhall.Session)
    assert again.choices == session.choices


@pytest.mark.parametrize("game", REAL)
def test_a_notebook_shows_the_board(game: str) -> None:
    drawn = emberhall.play(game, seed=1)._repr_html_()
    assert drawn.startswith("<svg")
    assert drawn.endswith("</svg>")


def test_importing_the_package_loads_no_heavy_one() -> None:
    code = (
        "import sys, emberhall; emberhall.play('defenders'); print(sorted(m for m in sys.modules if m.count('.') == 0))"
    )
    heavy = {"numpy", "fastapi", "starlette", "sqlalchemy", "typer", "rich", "pydantic", "fluent", "uvicorn", "babel"}
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert [name for name in heavy if f"'{name}'" in loaded] == []


@pytest.mark.parametrize("game", REAL)
def test_a_position_is_judged_by_what_a_seat_sees(game: str) -> None:
    """Hidden cards in a redacted state do not trouble `evaluate`."""
    rules = find_game(game)
    for seed, (options, seats) in enumerate(list(rules.variants())[::9]):
        session = Session(rules, options, seats, seed, keep=False)
        while session.asks and len(session.choices) < 200:
            for seat in range(seats):
                assert 0 <= rules.evaluate(session.view(seat).state, seat) <= 1
            session.play_out(iter(lambda: 0.4, None).__next__, 23)


@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        (lambda: emberhall.play("defenders", seats=9), BadSetup, "1 to 6 players, not 9"),
        (lambda: emberhall.play("defenders", seats="3"), BadSetup, "not '3'"),
        (lambda: emberhall.play("defenders", seed=object()), BadSetup, "A seed is a number or up to"),
        (
            lambda: emberhall.Session("defenders", {"scenario": 2}),
            BadSetup,
            r"Expected `str`, got `int` - at `\$\.scenario`",
        ),
        (lambda: emberhall.Session(3), UnknownGame, "3 is not a game: give its name"),
        (lambda: emberhall.play("defenders").take("x"), IllegalChoice, "There is no option x"),
        (lambda: emberhall.play("defenders").choose("pass", seat="x"), IllegalChoice, "There is no seat x"),
        (lambda: emberhall.play("defenders").view(9), IllegalChoice, "There is no seat 9"),
        (lambda: emberhall.play("defenders").view("x"), IllegalChoice, "There is no seat x"),
        (lambda: emberhall.simulate("defenders", games=0), BadMatch, "at least one game, not 0"),
        (lambda: emberhall.simulate("defenders", [3]), UnknownAgent, "3 is no agent"),
        (lambda: emberhall.load("none.json"), SaveError, "Cannot read none.json"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(call: Callable[[], object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call()


def test_agents_may_be_named_in_one_line() -> None:
    line = "random, greedy:guesses=1"
    names = [one.agent for one in emberhall.simulate("tests.games.duel:GAME", line, games=2, seats=2).summary.standings]
    assert names == ["greedy:guesses=1", "random"]
