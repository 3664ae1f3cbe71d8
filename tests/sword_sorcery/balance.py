"""`python -m tests.sword_sorcery.balance`: whole campaigns of bots for each size of the party.

Nearly all numbers of this game are designed by us. With heroes who have grown through the campaign the companion should
win each quest in 25 to 75 % of the games, the first quest with two heroes in 35 to 75 %. A quest counts at the first
try and at every try: a lost one is tried again with a shard more for each hero. `--keep FILE` writes every campaign
down as soon as it has ended, and goes on from what the file holds.
"""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from emberhall.arena.campaigns import Figures, Travelled, figures, travel
from emberhall.arena.statistics import Rate
from emberhall.games.sword_sorcery.campaign import Agreement
from emberhall.games.sword_sorcery.game import GAME


def known(file: Path | None) -> list[Travelled]:
    """The campaigns that a file holds."""
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Travelled) for line in file.read_bytes().splitlines()]


def _share(rate: Rate) -> str:
    return f"{rate.count:.0f} of {rate.of}: {rate.rate:.0%} ({rate.low:.0%} to {rate.high:.0%})"


def row(one: Figures) -> str:
    """A line of the table: a quest with this many heroes."""
    quest = one.chapter.rpartition(":")[2]
    return f"| {quest} | {one.chairs} | {_share(one.first)} | {_share(one.all)} | {one.decisions:.0f} |"


def main() -> None:
    """Print how often each quest is won, by the number of heroes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int, default=200, help="for each size of the party")
    parser.add_argument("--heroes", type=int, nargs="+", default=[1, 2, 3, 4, 5], choices=range(1, 6))
    parser.add_argument("--keep", type=Path, help="a file for the campaigns that have ended")
    args = parser.parse_args()
    console = Console(highlight=False)
    played = {(one.chairs, one.seed): one for one in known(args.keep)}
    wanted = [(heroes, seed) for seed in range(args.campaigns) for heroes in args.heroes]
    with Progress(*Progress.get_default_columns(), console=console) as progress:
        for heroes, seed in progress.track([at for at in wanted if at not in played], description="campaigns"):
            one = played[heroes, seed] = travel(GAME, Agreement("one"), heroes, "companion", seed)
            if args.keep is not None:
                with args.keep.open("ab") as file:
                    file.write(msgspec.json.encode(one) + b"\n")
    found = [played[at] for at in wanted]
    for broken in [one for one in found if one.fault]:
        console.print(f"{broken.chairs} heroes, seed {broken.seed}: {broken.fault}")
    console.print("| quest | heroes | won at the first try | won at any try | decisions |")
    console.print("| --- " * 5 + "|")
    console.print("\n".join(map(row, figures(found))))
    games, seconds = sum(len(one.attempts) for one in found), sum(one.seconds for one in found)
    ended = sum(one.finished for one in found)
    each = seconds / max(1, games)
    console.print(f"{ended} of {len(found)} campaigns ended; {games} games, {each:.3f} s of CPU each.")


if __name__ == "__main__":
    main()
