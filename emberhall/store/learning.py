"""What people have learnt in guided games."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from sqlalchemy import Connection, Engine, delete, exists, insert, select

from . import schema
from .writer import Writer

_LESSONS = schema.lessons.c


class Learning:
    """The lessons that people know, by game."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    def known(self, person: str, games: Sequence[str]) -> frozenset[str]:
        """The lessons of these games that a person knows."""
        query = select(_LESSONS.lesson).where(_LESSONS.person == person, _LESSONS.game.in_(games))
        with self._engine.connect() as connection:
            return frozenset(connection.execute(query).scalars())

    def learn(self, person: str, game: str, lesson: str) -> Future[None]:
        """A person knows a lesson from now on."""

        def work(connection: Connection) -> None:
            row = {"person": person, "game": game, "lesson": lesson}
            same = (_LESSONS.person == person, _LESSONS.game == game, _LESSONS.lesson == lesson)
            if not connection.execute(select(exists().where(*same))).scalar_one():
                connection.execute(insert(schema.lessons), row)

        return self._writer.submit(work)

    def forget(self, person: str, game: str) -> Future[None]:
        """A person starts a game's lessons again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.lessons).where(_LESSONS.person == person, _LESSONS.game == game))

        return self._writer.submit(work)


def hand_over_lessons(connection: Connection, guest: str, account: str) -> None:
    """An account knows what a guest has learnt, within a transaction."""
    known = _all_of(connection, account)
    if new := _all_of(connection, guest) - known:
        rows = [{"person": account, "game": game, "lesson": lesson} for game, lesson in new]
        connection.execute(insert(schema.lessons), rows)
    connection.execute(delete(schema.lessons).where(_LESSONS.person == guest))


def _all_of(connection: Connection, person: str) -> set[tuple[str, str]]:
    rows = connection.execute(select(_LESSONS.game, _LESSONS.lesson).where(_LESSONS.person == person))
    return {(game, lesson) for game, lesson in rows}
