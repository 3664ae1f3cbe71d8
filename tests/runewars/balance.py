"""`python -m tests.runewars.balance`: games of bots for each pair of factions, on the map for two, sides changed.

No faction should win less than 35 % or more than 65 % of a pairing: much of the content is designed by us. The bots
go by judgement alone unless `--worlds` lets them look ahead, which takes some thirty times as long.
"""

import argparse
import dataclasses
from collections import Counter
from itertools import combinations

from rich.console import Console
from rich.progress import Progress

from emberhall.games.runewars.bots.warlord import WarlordAgent
from emberhall.games.runewars.content import FACTIONS, READY_MAPS
from emberhall.games.runewars.game import GAME
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.setting_up import choose_faction, deal, inhabit
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Place, Setup, State
from emberhall.kernel import Game, Rng, Session


def layout(first: str, second: str) -> str:
    """The map for two with these home realms."""
    homes = iter((first, second))
    tiles = READY_MAPS["two_players"].tiles
    names = [f"home_{next(homes)}" if lying.tile.startswith("home_") else lying.tile for lying in tiles]
    return " ".join(
        f"{name}:{lying.turn}:{lying.at[0]}:{lying.at[1]}" for name, lying in zip(names, tiles, strict=True)
    )


def pairing(factions: tuple[str, str], *, swapped: bool) -> Game[State, Setup]:
    """The game with these factions; if swapped, each has the other's home."""
    homes = factions[::-1] if swapped else factions

    def setup(options: Setup, seats: int, rng: Rng) -> State:
        state = set_up(Setup(map="built"), 2, rng)
        state.map = layout(*homes)
        state.places = {id: Place() for id in board(state).spots}
        for seat, faction in enumerate(factions):
            choose_faction(state, seat, faction)
        inhabit(state)
        deal(state)
        state.phase, state.queue = "runes", [(state.first - n) % 2 for n in range(2)]
        return state

    return dataclasses.replace(GAME, setup=setup)


def winner(game: Game[State, Setup], seed: int, worlds: int) -> int:
    """The winner of a game of two bots."""
    session = Session(game, Setup(), 2, seed, keep=worlds > 0)
    agents = [WarlordAgent(Rng(f"{seed}/{seat}"), worlds) for seat in range(2)]
    while session.outcome is None:
        ask = session.asks[0]
        session.take(agents[ask.seat].choose(session.view(ask.seat)), ask.seat)
    return session.outcome.winners[0]


def main() -> None:
    """Print the share of wins for each pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pair", nargs=2, choices=list(FACTIONS))
    parser.add_argument("--worlds", type=int, default=0, help="guessed worlds in which the bots try things out")
    args = parser.parse_args()
    pairs = [tuple(args.pair)] if args.pair else list(combinations(FACTIONS, 2))
    console = Console(highlight=False)
    with Progress(*Progress.get_default_columns(), console=console) as progress:
        for pair in pairs:
            games = [pairing(pair, swapped=swapped) for swapped in (False, True)]
            seeds = progress.track(range(args.games), description=" against ".join(pair))
            wins = Counter(pair[winner(games[seed % 2], seed, args.worlds)] for seed in seeds)
            shares = ", ".join(f"{faction} {wins[faction] / args.games:.1%}" for faction in pair)
            console.print(f"{shares}  ({args.games} games)")


if __name__ == "__main__":
    main()
