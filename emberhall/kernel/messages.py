"""Texts as values: rules speak in message ids, and the words are looked up when a text is shown."""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, Union

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: How an entry of a locale file begins, and what its other lines begin with.
_ENTRY = re.compile(r"(-?[A-Za-z][\w-]*) *=")
_CONTINUES = (" ", "}", "[", "*")

LANGUAGES = ("en", "ru")

#: What a message may speak of: a figure, a literal text (a player's name), another message, or several of these.
Value: TypeAlias = Union[bool, int, float, str, "Message", "tuple[bool | int | float | str | Message, ...]"]


class Message(msgspec.Struct, frozen=True, gc=False):
    """A text to be shown: its id in the locale files, and its arguments."""

    id: str
    args: dict[str, Value] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items()))) if self.args else hash(self.id)

    def __str__(self) -> str:
        return self.id if not self.args else f"{self.id}{dict(self.args)}"


def msg(id: str, /, **args: Value) -> Message:
    """A message with this id and these arguments.

    >>> str(msg("say-hits", hits=2))
    "say-hits{'hits': 2}"
    """
    return Message(id, args)


@cache
def named(kind: str, id: str) -> Message:
    """The name of a thing by its kind and id; copies share the name of the thing.

    >>> named("card", "march.2").id
    'card-march'
    """
    return Message(f"{kind}-{id.partition('.')[0]}")


#: What needs no words.
_PLAIN = frozenset((int, float, str))


class MissingText(Exception):
    """A language lacks the text of a message."""


class Texts:
    """The words of one game in every language: its own locale files over the common ones."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._loading = threading.Lock()
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: Message | str, language: str) -> str:
        """The message in words; raises MissingText if the language lacks it."""
        if isinstance(message, str):
            return message
        if message.args:
            args = {
                name: value if type(value) in _PLAIN else self._value(value, language)
                for name, value in message.args.items()
            }
            known: tuple[object, ...] = (language, message.id, *args.items())
        else:
            args, known = {}, (language, message.id)
        said = self._said.get(known)
        if said is None:
            said = self._format(message.id, args, language)
            if len(self._said) > 20_000:
                self._said.clear()
            self._said[known] = said
        return said

    def recall(self, message: Message | str, language: str) -> str:
        """A message kept from older rules, as far as it can still be said; an ellipsis where it cannot."""
        try:
            return self.say(message, language)
        except MissingText:
            return "…"

    def has(self, id: str, language: str) -> bool:
        """Whether the language has a text for this id."""
        return self._find(id, language) is not None

    def ids(self, language: str) -> Iterable[str]:
        """Every message id that the language has."""
        entries: Any = self._bundle(language)._messages
        written: dict[str, Any] = entries.written
        return written.keys()

    def _find(self, id: str, language: str) -> Any:
        name, _, attribute = id.partition(".")
        bundle = self._bundle(language)
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, id: str, args: dict[str, Any], language: str) -> str:
        pattern = self._find(id, language)
        if pattern is None:
            raise MissingText(f"{id!r} has no text in {language!r} ({', '.join(map(str, self.folders))})")
        text, errors = self._bundle(language).format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{id!r} in {language!r}: {errors[0]}; given {sorted(args)}")
        return str(text)

    def _value(self, value: Value, language: str) -> int | float | str:
        if isinstance(value, Message):
            return self.say(value, language)
        if isinstance(value, tuple | list):
            return self._listed([str(self._value(v, language)) for v in value], language)
        return value

    def _listed(self, words: list[str], language: str) -> str:
        if len(words) < 2:
            return words[0] if words else self.say(Message("list-empty"), language)
        return ", ".join(words[:-1]) + self.say(Message("list-and"), language) + words[-1]

    def _bundle(self, language: str) -> FluentBundle:
        bundle = self._bundles.get(language)
        if bundle is None:
            with self._loading:
                bundle = self._bundles.get(language)
                if bundle is None:
                    bundle = self._bundles[language] = self._loaded(language)
        return bundle

    def _loaded(self, language: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle: Any = FluentBundle([language], use_isolating=False)
        written: dict[str, tuple[Path, str]] = {}
        for folder in self.folders:
            for path in sorted(folder.glob(f"{language}*.ftl")):
                written |= entries(path)
        bundle._messages = _Entries({id: entry for id, entry in written.items() if id[0] != "-"})
        bundle._terms = _Entries({id[1:]: entry for id, entry in written.items() if id[0] == "-"})
        return bundle  # type: ignore[no-any-return]


class _Entries(dict[str, Any]):
    """Entries of locale files, each parsed on first use: a hall that starts needs few of them."""

    def __init__(self, written: dict[str, tuple[Path, str]]) -> None:
        super().__init__()
        self.written = written
        self._parsing = threading.Lock()

    def __contains__(self, id: object) -> bool:
        return id in self.written

    def __missing__(self, id: str) -> Any:
        with self._parsing:
            entry = self.get(id)
            if entry is None:
                (entry,) = parsed(*self.written[id])
                self[id] = entry
        return entry


def resource(path: Path) -> list[Any]:
    """Every entry of a locale file, parsed."""
    return [entry for written in entries(path).values() for entry in parsed(*written)]


@lru_cache(maxsize=20_000)
def parsed(path: Path, text: str) -> list[Any]:
    """One entry of a locale file, parsed."""
    from fluent.runtime import FluentResource

    body: list[Any] = FluentResource(text).body
    for entry in body:
        if type(entry).__name__ == "Junk":
            raise MissingText(f"{path.name}: cannot read {entry.content.strip()[:80]!r}")
    return body


def entries(path: Path) -> dict[str, tuple[Path, str]]:
    """The unparsed entries of a locale file by id; the file is read again only if it changed."""
    stat = path.stat()
    return _entries(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=200)
def _entries(path: Path, changed: int, size: int) -> dict[str, tuple[Path, str]]:
    lines: dict[str, list[str]] = {}
    entry: list[str] | None = None
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if begins := _ENTRY.match(line):
            entry = lines[begins[1]] = [line]
        elif line.startswith("#"):
            entry = None
        elif line.strip():
            if entry is None or not line.startswith(_CONTINUES):
                raise MissingText(f"{path.name}: cannot read {line.strip()[:80]!r}")
            entry.append(line)
        elif entry is not None:
            entry.append(line)
    return {id: (path, "".join(entry)) for id, entry in lines.items()}


COMMON = Path(__file__).parent / "locale"


@cache
def texts(*folders: Path) -> Texts:
    """The texts of these locale folders over the common ones, loaded once."""
    logging.getLogger("fluent").setLevel(logging.ERROR)
    return Texts(COMMON, *folders)
