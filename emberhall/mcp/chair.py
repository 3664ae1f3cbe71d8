"""What an assistant can do at the table: look, choose, and ask why, why not and what if.

A chair knows nothing but its view: that of its seat, or, for the referee, what everybody sees.
"""

from collections.abc import Iterable, Iterator
from difflib import ndiff
from typing import Any

import msgspec

from emberhall import rulebook
from emberhall.kernel import Ask, Message, View, eyes
from emberhall.scene.text import plain_text

from .table import AssistedTable, NotYours

_MOST_RULES = 12
_MOST_FOUND = 40


class Chair:
    """A place at the table: a seat's, or the referee's (`seat` is None), who sees only what everybody sees."""

    def __init__(self, table: AssistedTable, seat: int | None, language: str = "en") -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self._heard = 0  # the decisions whose story has been told

    @property
    def view(self) -> View[Any]:
        """All that this chair may see."""
        return self.table.session.view(self.seat)

    def say(self, message: Message | str) -> str:
        """A text of the game in words."""
        return self.table.session.game.texts.say(message, self.language)

    # looking

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """The table as text, what is asked, and what has happened since the last look."""
        self._own(seat)
        view = self.view
        return {"scene": self._drawn(view.state), **self._asked(view), "story": self._story(view)}

    def options(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What the seat may choose now."""
        self._own(seat)
        ask = self._ask()
        return [self._option(option) for option in ask.options]

    def find(self, words: str) -> list[dict[str, str]]:
        """The elements on the table whose name or id contains these words."""
        wanted = words.casefold()
        found = {id: self.say(name) for id, name in _elements(self.view.scene())}
        named = [{"id": id, "name": name} for id, name in found.items() if wanted in f"{id} {name}".casefold()]
        return named[:_MOST_FOUND]

    # deciding

    def choose(self, key: str) -> dict[str, Any]:
        """Choose an option by its key; says what followed, and what is asked next."""
        self.table.choose(key, self._held())
        view = self.view
        return {**self._asked(view), "story": self._story(view)}

    # answers

    def why(self) -> dict[str, Any]:
        """The rule behind the question."""
        ask = self._ask()
        return {"question": self.say(ask.prompt), **self._rule(ask.rule)}

    def why_not(self, element: str) -> dict[str, Any]:
        """Why an element on the table cannot be chosen now."""
        view, seat = self.view, self._held()
        touching = [option for ask in view.asks for option in ask.options if element in option.touches()]
        if touching:
            return {"can_be_chosen": True, "options": [self._option(option) for option in touching]}
        if element not in dict(_elements(view.scene())):
            raise NotYours("nothing-there", element=element)
        reason = view.why_not(element, seat)
        if reason is None:
            return {"can_be_chosen": False, "why": "", **self._rule(None)}
        missing = self.say(reason.missing) if reason.missing else ""
        return {"can_be_chosen": False, "why": self.say(reason.why), "missing": missing, **self._rule(reason.rule)}

    def what_if(self, key: str, then: str = "") -> dict[str, Any]:
        """What an option would lead to, up to where chance or something hidden comes in."""
        view, ask = self.view, self._ask()
        if ask.option(key) is None:
            raise NotYours("not-offered", key=key)
        foreseen = view.foresee(key, self._held(), then)
        before, after = self._drawn(view.state), self._drawn(foreseen.state)
        lines = ndiff(before.splitlines(), after.splitlines())
        return {
            "stops_at": foreseen.stop,
            "changes": [line for line in lines if line.startswith(("+ ", "- "))],
            "next_question": self.say(foreseen.ask.prompt) if foreseen.ask else "",
            "next_options": [self._option(option) for option in foreseen.ask.options] if foreseen.ask else [],
        }

    def rules(self, words: str) -> list[dict[str, str]]:
        """The rules with these words, best first, or the rule with this id."""
        game = self.table.session.game
        by_id = rulebook.find(words.strip().upper(), self.language)
        found = [by_id] if by_id else rulebook.search(game.rules, words, self.language, game.explained(self.language))
        return [{"id": rule.id, "chapter": rule.chapter, "text": rule.text} for rule in found[:_MOST_RULES]]

    # what these are made of

    def _own(self, seat: int | None) -> None:
        """Refuse to look through other eyes."""
        if seat is not None and seat != self.seat:
            if self.seat is None:
                raise NotYours("referee-holds-none", seat=seat)
            raise NotYours("not-your-seat", seat=seat, own=self.seat)

    def _held(self) -> int:
        if self.seat is None:
            raise NotYours("referee-decides-nothing")
        return self.seat

    def _ask(self) -> Ask:
        self._held()
        ask = self.view.ask
        if ask is None:
            over = self.table.session.outcome is not None
            raise NotYours("game-is-over" if over else "not-asked", seats=self.view.waiting)
        return ask

    def _drawn(self, state: Any) -> str:
        game = self.table.session.game
        return plain_text(game.scene(state, eyes(self.seat)), game.texts, self.language)

    def _asked(self, view: View[Any]) -> dict[str, Any]:
        outcome = view.outcome
        if outcome is not None:
            return {
                "over": True,
                "reason": self.say(outcome.reason),
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
            }
        ask = view.ask if self.seat is not None else None
        options = [self._option(option) for option in ask.options] if ask else []
        return {
            "over": False,
            "asked": list(view.waiting),
            "question": self.say(ask.prompt) if ask else "",
            "rule": (ask.rule or "") if ask else "",
            "options": options,
        }

    def _option(self, option: Any) -> dict[str, Any]:
        return {"key": option.key(), "label": self.say(option.label()), "touches": list(option.touches())}

    def _story(self, view: View[Any]) -> list[str]:
        """What has been told since the last time."""
        told = [self.say(event.message) for event in view.events(self._heard)]
        self._heard = len(self.table.session.choices) + 1
        return told

    def _rule(self, id: str | None) -> dict[str, str]:
        rule = rulebook.find(id, self.language) if id else None
        return {"rule": id or "", "text": rule.text if rule else ""}


def _elements(value: Any) -> Iterator[tuple[str, Message | str]]:
    """Everything in a scene that has an id, with its name."""
    if isinstance(value, msgspec.Struct):
        if isinstance(value, Message):
            return
        id = getattr(value, "id", "")
        if isinstance(id, str) and id:
            name = getattr(value, "name", None) or getattr(value, "title", None) or id
            yield id, name
        for field in value.__struct_fields__:
            yield from _elements(getattr(value, field))
    elif isinstance(value, dict):
        yield from _inner(value.values())
    elif isinstance(value, list | tuple):
        yield from _inner(value)


def _inner(values: Iterable[Any]) -> Iterator[tuple[str, Message | str]]:
    for value in values:
        yield from _elements(value)
