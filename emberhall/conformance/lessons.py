"""The first game of a game: its lessons can come up, point at something, and have words and rules behind them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from emberhall import rulebook
from emberhall.kernel import LANGUAGES, Ask, Game, Guide, Scenery, Session, View, comes_up, in_order
from emberhall.scene import element_ids

from .game import Player
from .position import few, unsaid

#: The most sentences in a lesson.
LONGEST = 3
_SENTENCE = re.compile(r"[.!?…](?=\s|$)")


def written(game: Game[Any, Any]) -> Iterator[str]:
    """Lessons have words in every language and rules that exist, and none waits for itself."""
    guide = game.guide
    if guide is None:
        return
    ids = [lesson.id for lesson in guide.lessons]
    if twice := {id for id in ids if ids.count(id) > 1}:
        yield f"several lessons are called {few(sorted(twice))}"
    if missing := sorted({id for lesson in guide.lessons for id in lesson.after} - set(ids)):
        yield f"lessons wait for {few(missing)}, which do not exist"
    elif stuck := sorted(set(ids) - set(in_order(guide.lessons))):
        yield f"the lessons {few(stuck)} wait for one another"
    for lesson in guide.lessons:
        missing_words = list(unsaid(game.texts, lesson.words()))
        yield from missing_words
        for language in LANGUAGES if not missing_words else ():
            words = game.texts.say(lesson.words(), language)
            if len(_SENTENCE.findall(words)) > LONGEST:
                yield f"the lesson {lesson.id!r} has more than {LONGEST} sentences in {language!r}"
            for rule in lesson.rules:
                if game.rules and not any(rule in rulebook.load(stem, language) for stem in game.rules):
                    yield f"the lesson {lesson.id!r} names rule {rule}, which is missing in {language!r}"


def never_given(
    game: Game[Any, Any], guide: Guide, players: Callable[[int], Sequence[Player]], seeds: Iterable[int]
) -> list[str]:
    """The lessons that never come up in games with the set-up of the guide, in which these players decide."""
    left = {lesson.id: lesson for lesson in guide.lessons}
    for seed in seeds:
        session = Session(game, guide.options, len(guide.seats), f"{guide.seed}{seed or ''}")
        deciding, seen_until = players(seed), 0
        while (asks := session.asks) and left:
            ask = asks[0]
            view = session.view(ask.seat)
            if guide.seats[ask.seat] == "me":
                now = scenery(view, ask, seen_until)
                left = {id: lesson for id, lesson in left.items() if not comes_up(lesson, now)}
                seen_until = len(session.choices)
            session.take(deciding[ask.seat].choose(view), ask.seat)
    return list(left)


def scenery(view: View[Any], ask: Ask, since: int) -> Scenery:
    """What a learner has before them: the story counts from the decision with this number on."""
    told = frozenset(event.message.id for event in view.events(since))
    return Scenery(ask, frozenset(element_ids(view.scene())), told)
