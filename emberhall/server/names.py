"""Names and lines that people write: no invisible characters, and no names that look like another player's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from .errors import Refused

LONGEST_NAME = 40
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
_MOST_MARKS = 2  # accents on one letter
_JOINERS = frozenset("\u200d\ufe0f")  # inside emoji made of several characters

#: Letters that look alike, and the one that stands for them.
_ALIKE = str.maketrans(
    "авекмнорстухіјѕԁгпԛԝ" + "αβεικνορτυχ" + "01|ıi5",
    "abekmhopctyxijsdrnqw" + "abeikvoptyx" + "ollll" + "s",
)


def tidy(text: str) -> str:
    """The text on one line, without invisible characters."""
    seen = "".join(c if _shows(c) or c in _JOINERS else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(_few_marks(seen).split())


def name_of(text: str) -> str:
    """The text as a name, or a refusal."""
    whole = unicodedata.normalize("NFKC", text)
    name = " ".join(_few_marks("".join(c if _shows(c) else "" if not c.isspace() else " " for c in whole)).split())
    if not 1 <= len(name) <= LONGEST_NAME or not any(c.isalnum() for c in name):
        raise Refused("name-bad", 422, most=LONGEST_NAME)
    return name


def alike(one: str | None, other: str | None) -> bool:
    """Whether two names could be mistaken for each other."""
    return bool(one and other) and _skeleton(one or "") == _skeleton(other or "")


def fits(name: str, beside: Iterable[str | None]) -> bool:
    """Whether a name could be mistaken for none of these."""
    return not any(alike(name, other) for other in beside)


def _shows(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN and char not in _BLANK


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) or unicodedata.category(char) == "Mn" else 0
        if marks <= _MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def _skeleton(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in plain if c.isalnum()).translate(_ALIKE)
    return letters.replace("rn", "m").replace("vv", "w")
