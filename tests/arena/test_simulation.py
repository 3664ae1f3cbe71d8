"""A series as programs and notebooks show it."""

from emberhall import simulate

DUEL = "tests.games.duel:GAME"


def test_a_simulation_says_who_won() -> None:
    told = repr(simulate(DUEL, ["random", "greedy:guesses=1"], games=8, seats=2, seed=1))
    assert told.startswith(f"<8 games of {DUEL}, 2 seats, seed 1: greedy:guesses=1 ")
    assert "greedy:guesses=1 ahead of random by +" in told
    assert repr(simulate(DUEL, games=1, seats=2)).startswith(f"<1 game of {DUEL}, 2 seats, seed 0: random")


def test_a_notebook_shows_tables_and_plots() -> None:
    shown = simulate(DUEL, ["random", "greedy:guesses=1"], games=8, seats=2, seed=1)._repr_html_()
    assert shown.startswith("<h1>")
    assert shown.count("<svg") == 4
    assert "<html" not in shown
