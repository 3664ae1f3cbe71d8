"""Results in a file, a line for each game, written as they arrive: a series can be stopped and resumed.

The first line says which match it is; each other line has the number of a game and its result, with its decisions.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from emberhall.kernel import Session, find_game
from emberhall.kernel.log import bytes_of
from emberhall.kernel.reading import read_json

from .match import BadMatch, Match, Result

FORMAT = "emberhall-results"


class Heading(msgspec.Struct, frozen=True):
    """The first line: which match the results belong to."""

    match: Match
    format: str = FORMAT
    version: int = 1


class Line(msgspec.Struct, frozen=True):
    """A game of the match, and how it went."""

    number: int
    result: Result


class Results(msgspec.Struct, frozen=True):
    """The match in a file, and its results by the numbers of their games."""

    match: Match
    games: dict[int, Result]

    def session(self, number: int) -> Session[Any]:
        """A game as it was played, to step through or to save."""
        result = self.games.get(number)
        if result is None or result.record is None:
            raise BadMatch("no-such-game", number=number, known=len(self.games))
        game = find_game(self.match.game)
        session = Session(game, self.match.options, self.match.seats, result.seed)
        for seat, key in result.record.decisions():
            session.choose(key, seat)
        return session


class ResultsFile:
    """A file to which results are added; one that was begun is continued."""

    def __init__(self, path: Path, match: Match, *, resume: bool = False) -> None:
        self.match = msgspec.structs.replace(match, records=True)
        self.known: dict[int, Result] = {}
        begun = path.exists() and path.stat().st_size > 0
        if begun:
            if not resume:
                raise BadMatch("file-exists", file=path.name)
            self.known = self._begun(path)
            os.truncate(path, _whole(path.read_bytes()))  # the last line may have been cut off
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        if not begun:
            self._write(Heading(self.match))

    def _begun(self, path: Path) -> dict[int, Result]:
        found = read(path)
        if msgspec.structs.replace(found.match, games=0) != msgspec.structs.replace(self.match, games=0):
            raise BadMatch("another-match", file=path.name)
        return found.games

    def add(self, number: int, result: Result) -> None:
        """Write the result of a game."""
        self.known[number] = result
        self._write(Line(number, result))

    def close(self) -> None:
        """No more results come."""
        self._file.close()

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def read(path: Path) -> Results:
    """The results in a file. A last line that was cut off is left out."""
    data = bytes_of(path)
    lines = _lines(data[: _whole(data)], path.name)
    heading = next(lines, None)
    if heading is None:
        raise BadMatch("no-results", file=path.name)
    try:
        match = read_json(heading, Heading)
        if match.format != FORMAT:
            raise BadMatch("no-results", file=path.name)
        games = {line.number: line.result for line in (read_json(line, Line) for line in lines)}
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMatch("damaged-results", file=path.name, why=str(error)) from None
    return Results(match.match, games)


def _whole(data: bytes) -> int:
    """Where the last whole line ends."""
    return data.rfind(b"\n") + 1


def _lines(data: bytes, name: str) -> Iterator[bytes]:
    if not data.lstrip().startswith(b"{"):
        raise BadMatch("no-results", file=name)
    yield from data.splitlines()
