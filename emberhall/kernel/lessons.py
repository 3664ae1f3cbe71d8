"""Lessons: one idea at a time, at the moment it first matters.

A lesson is data. It says when its idea comes up (a question, an option, an event, something on the table), what it
points at, which rules it teaches, and which lessons come first; `lesson-<id>` are its words. A `Guide` is a first game
to learn by: a set-up, company, and the lessons. Nothing here needs more than the learner may see.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from .ask import Ask, Option
from .messages import Message


class Lesson(msgspec.Struct, frozen=True):
    """One idea. It comes up when everything that is given of `asks`, `offers`, `told` and `shows` applies.

    Keys and ids of elements are patterns (`minion:*`); in ids, `{seat}` stands for the learner's seat.
    """

    id: str
    #: What it points at: ids of scene elements, `option:<key>` for what these options touch, or `part:<name>` for a
    #: part of the table itself.
    points: tuple[str, ...]
    #: The rules behind it.
    rules: tuple[str, ...]
    #: The ids of the questions at which it comes up.
    asks: tuple[str, ...] = ()
    #: Keys of options, of which one must be offered.
    offers: tuple[str, ...] = ()
    #: Ids of lines of the story, of which one was told since the learner's last decision.
    told: tuple[str, ...] = ()
    #: Ids of scene elements, of which one must lie on the table.
    shows: tuple[str, ...] = ()
    #: The lessons that must be known first.
    after: tuple[str, ...] = ()

    def words(self) -> Message:
        """What the coach says."""
        return Message(f"lesson-{self.id}")


class Guide(msgspec.Struct, frozen=True):
    """A game to learn by, until a line of the story in `ends` has been told that often, or the game is over."""

    options: Mapping[str, Any]
    #: Who sits where: `me`, or the name of a bot.
    seats: tuple[str, ...]
    seed: str
    lessons: tuple[Lesson, ...]
    ends: Mapping[str, int] = {}


class Scenery(msgspec.Struct, frozen=True):
    """What a learner has before them: the question, the elements of the scene, and what was just told."""

    ask: Ask
    elements: frozenset[str]
    #: Ids of the lines of the story since their last decision.
    told: frozenset[str]


def comes_up(lesson: Lesson, now: Scenery) -> bool:
    """Whether this is a moment for a lesson: everything it waits for is there, and something it can point at."""
    ask = now.ask
    return (
        (not lesson.asks or ask.prompt.id in lesson.asks)
        and (not lesson.offers or bool(_offered(lesson.offers, ask)))
        and (not lesson.told or not now.told.isdisjoint(lesson.told))
        and (not lesson.shows or bool(_shown(lesson.shows, now)))
        and bool(pointed(lesson, now))
    )


def due(lessons: Sequence[Lesson], known: Collection[str], now: Scenery) -> Lesson | None:
    """The first lesson to give at this moment, to someone who knows these."""
    return next(
        (
            lesson
            for lesson in lessons
            if lesson.id not in known and all(id in known for id in lesson.after) and comes_up(lesson, now)
        ),
        None,
    )


def pointed(lesson: Lesson, now: Scenery) -> list[str]:
    """The ids of the elements that a lesson points at; an option that touches none is pointed at as `option:<key>`."""
    found: list[str] = []
    for pattern in lesson.points:
        kind, _, key = pattern.partition(":")
        if kind == "option":
            for option in _offered((key,), now.ask):
                found += [id for id in option.touches() if id in now.elements] or [f"option:{option.key()}"]
        elif kind == "part":
            found.append(pattern)
        else:
            found += _shown((pattern,), now)
    return list(dict.fromkeys(found))


def in_order(lessons: Iterable[Lesson]) -> list[str]:
    """The ids in an order in which they can be given; fewer than there are lessons if some wait in a circle."""
    left, order = list(lessons), list[str]()
    while ready := [lesson for lesson in left if all(id in order for id in lesson.after)]:
        order += [lesson.id for lesson in ready]
        left = [lesson for lesson in left if lesson not in ready]
    return order


def _offered(patterns: Sequence[str], ask: Ask) -> list[Option]:
    return [option for option in ask.options if any(fnmatchcase(option.key(), pattern) for pattern in patterns)]


def _shown(patterns: Sequence[str], now: Scenery) -> list[str]:
    wanted = [pattern.replace("{seat}", str(now.ask.seat)) for pattern in patterns]
    return [id for id in sorted(now.elements) if any(fnmatchcase(id, pattern) for pattern in wanted)]
