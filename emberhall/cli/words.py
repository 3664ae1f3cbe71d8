"""The texts of the command line, in the user's language."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from emberhall.kernel import LANGUAGES, EmberhallError, msg, texts
from emberhall.kernel.messages import Value

LOCALE = Path(__file__).parent / "locale"


class Misused(EmberhallError):
    """The command line cannot be understood."""

    locale = LOCALE


class Words:
    """Texts of the command line, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, id: str, /, **args: Value) -> str:
        return texts(LOCALE).say(msg(id, **args), self.language)


def language_of_terminal(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if there are texts in it; else English."""
    for name in ("EMBERHALL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for by `--language` anywhere among the arguments, and the other arguments."""
    language = language_of_terminal(os.environ)
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return language, [*rest, word, *words]
        name, equals, value = word.partition("=")
        if name != "--language":
            rest.append(word)
            continue
        language = value if equals else next(words, "")
        if language not in LANGUAGES:
            raise Misused("no-such-language", language=language, known=LANGUAGES)
    return language, rest
