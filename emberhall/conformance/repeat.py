"""The same log gives the same bytes in another process, whatever its hash order.

`python -m emberhall.conformance.repeat MODULE:GAME` reads logs, one line of JSON each, and prints the digests of all
positions of each.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from emberhall.kernel import Game, Log, Session, find_game

from .report import Failure
from .sample import ENCODER

#: Hash seeds to try; the examining process has its own.
HASH_SEEDS = ("1", "2", "77")


def digests(game: Game[Any, Any], log: Log) -> list[str] | str:
    """A short digest of every position of a game, or why it cannot be replayed."""
    try:
        return _digests(game, log)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _digests(game: Game[Any, Any], log: Log) -> list[str]:
    session = Session(game, game.parse_options(log.options), log.seats, log.seed)
    found = [_digest(session)]
    for seat, key in log.choices:
        session.choose(key, seat)
        found.append(_digest(session))
    return found


def _digest(session: Session[Any]) -> str:
    """A short digest of the state, the questions, the story and what a spectator sees."""
    digest = hashlib.sha256(ENCODER.encode(session.state))
    for ask in session.asks:
        digest.update(repr((ask.seat, str(ask.prompt), ask.keys())).encode())
    at = len(session.choices)
    digest.update(repr([(e.to, str(e.message)) for e in session.events if e.at == at]).encode())
    digest.update(ENCODER.encode(session.view().scene()))
    return digest.hexdigest()[:16]


def repeat(game: Game[Any, Any], logs: Sequence[Log], place: str | None = None) -> Iterator[Failure]:
    """Replay the logs in other processes, and report the first position that differs there."""
    place = place or _place(game)
    if place is None:
        yield Failure("repeat", "the game is not in a module, so other processes cannot import it", game.name)
        return
    here = [digests(game, log) for log in logs]
    lines = b"\n".join(msgspec.json.encode(log) for log in logs)
    for hash_seed in HASH_SEEDS:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-m", "emberhall.conformance.repeat", place]
        done = subprocess.run(command, input=lines, capture_output=True, env=env, check=False)
        if done.returncode:
            last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
            yield Failure("repeat", f"cannot be repeated in another process: {' '.join(last)}", game.name)
            return
        there = msgspec.json.decode(done.stdout, type=list[list[str] | str])
        for log, mine, other in zip(logs, here, there, strict=True):
            if isinstance(mine, str) or isinstance(other, str):
                why = mine if isinstance(mine, str) else other
                yield Failure("repeat", f"cannot be repeated: {why}", game.name, None, log)
            elif mine == other:
                continue
            else:
                at = next(i for i, pair in enumerate(zip(mine, other, strict=True)) if pair[0] != pair[1])
                what = "another process, with another hash order, reaches another position"
                yield Failure("repeat", what, game.name, at, log)
            return


def _place(game: Game[Any, Any]) -> str | None:
    """The place of the game for another process to import, as `module:NAME`."""
    for module in list(sys.modules.values()):
        for name, value in list(vars(module).items()) if module is not None and hasattr(module, "__dict__") else ():
            if value is game and module.__name__ != "__main__":
                return f"{module.__name__}:{name}"
    return None


def main() -> None:
    game = find_game(sys.argv[1])
    lines = sys.stdin.buffer.read().splitlines()
    found = [digests(game, msgspec.json.decode(line, type=Log)) for line in lines]
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
