"""How quickly programs play whole games: the small games of the tests, by random choice and by looking ahead."""

from _table import Row, run

from emberhall.arena import simulate

SERIES = (
    ("duel", "random", 400),
    ("skirmish", "random", 60),
    ("wardens", "random", 300),
    ("skirmish", "greedy:guesses=1", 2),
    ("wardens", "rollout:budget=30", 2),
)


def measure() -> list[Row]:
    rows = []
    for name, agent, games in SERIES:
        summary = simulate(f"tests.games.{name}:GAME", [agent], games=games, seats=2).summary
        rows.append(Row(f"{name}, {agent}", summary.decisions_per_second, "decisions/s"))
    return rows


if __name__ == "__main__":
    run(measure)
