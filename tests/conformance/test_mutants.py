"""A game with a fault fails the examination, by the check made to find it."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from emberhall.conformance import Failure, check, examine
from emberhall.kernel import Game
from tests.conformance import mutants
from tests.games.duel import GAME as DUEL

CAUGHT = {
    "LEAKS_A_CARD": "leak",
    "LEAKS_A_STRENGTH": "hints",
    "HINTS": "hints",
    "TELLS_TOO_MUCH": "story",
    "NAMES_A_CARD_TAKEN_BACK": "retracted",
    "TELLS_A_SECRET_TAKEN_BACK": "retracted",
    "GIVES_AWAY_WHO_COULD": "anyone",
    "ASKS_WHO_HOLDS_ONE": "who is asked",
    "SHOWS_A_CHANGED_ANSWER": "changed answers",
    "BEATS_SHOW_A_SECRET": "beats",
    "ITERATES_A_SET": "repeat",
    "LOSES_A_CARD": "components",
    "DOUBLES_A_CARD": "zones",
    "SHOWS_BEHIND_THE_TABLE": "free undo",
    "KEEPS_A_LOCAL": "re-entry",
    "REMEMBERS_OTHER_GAMES": "undo and redo",
    "OFFERS_AN_ILLEGAL_OPTION": "legal",
    "SAME_KEY_TWICE": "options",
    "NEVER_ENDS": "ends",
    "DEAD_END": "ends",
    "STANDS_STILL": "circles",
    "LOOKS_AND_LEAVES": "ways round",
    "WRONG_WINNER": "outcome",
    "LONELY_WINNER": "outcome",
    "OVERRATES": "evaluation",
    "JUDGES_HIDDEN_CARDS": "evaluation",
    "UNKNOWN_RULE": "rules",
    "FORGETS_PIECES": "scene",
    "READS_WHAT_IT_DOES_NOT_DECLARE": "parts",
    "DRAWS_FROM_ELSEWHERE": "parts",
    "NOT_WRITABLE": "round trip",
}

#: What is wrong with a campaign.
CAUGHT_BETWEEN = {
    "CARRIES_TO_THE_WRONG_CHAIR": "wrong chair",
    "CARRIES_SECRETS_INTO_THE_OPEN": "carried secrets",
    "OPENS_THE_WRONG_CHEST": "wrong chair",
    "OFFERS_BY_WHAT_IS_HIDDEN": "secrecy",
    "LEAVES_TOO_MUCH": "wrong chair",
    "STOPS_SHORT": "chapters",
    "TELLS_WHAT_IS_LOCKED": "scene",
}

#: Checks of a whole game, after it was played.
WHOLE = ("repeat", "re-entry")


#: How closely the games are examined.
CLOSELY: dict[str, Any] = {"games": 4, "seeds": range(3), "thorough": 0.5}


def examined(game: Game[Any, Any], **how: Any) -> list[Failure]:
    return check(game, **CLOSELY, **how)


def catches(by: str, mutant: str, **how: Any) -> None:
    """Examine a mutant until this check finds something wrong."""
    failures: list[Failure] = []
    for part in examine(getattr(mutants, mutant), **how):
        failures += part.failures
        if by in {failure.check for failure in part.failures}:
            return
    pytest.fail("not caught, but:\n" + "\n".join(map(str, failures)))


@pytest.mark.parametrize(("mutant", "by"), CAUGHT.items())
def test_a_mutant_is_caught(mutant: str, by: str) -> None:
    catches(by, mutant, whole=by in WHOLE, place=f"tests.conformance.mutants:{mutant}", **CLOSELY)


@pytest.mark.parametrize(("mutant", "by"), CAUGHT_BETWEEN.items())
def test_a_broken_campaign_is_caught(mutant: str, by: str) -> None:
    catches(by, mutant, games=0, thorough=0.1, campaigns=12)


def locale_without(tmp_path: Path, language: str, line: str) -> Path:
    """The duel's texts without one line of one language."""
    folder = tmp_path / "locale"
    shutil.copytree(DUEL.locale, folder)
    file = folder / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    assert line in text
    file.write_text(text.replace(line, ""), encoding="utf-8")
    return folder


def test_a_missing_russian_text_is_caught(tmp_path: Path) -> None:
    locale = locale_without(tmp_path, "ru", "option-peek = Взглянуть на приз\n")
    failures = examined(replace(DUEL, locale=locale), whole=False)
    found = [failure.what for failure in failures if failure.check == "texts"]
    assert "'option-peek' has no text in 'ru'" in found
    assert any(failure.at is not None for failure in failures if failure.check == "texts"), "found when needed"


def test_a_text_with_other_arguments_is_caught(tmp_path: Path) -> None:
    locale = locale_without(tmp_path, "ru", " ({ $count })")
    failures = examined(replace(DUEL, locale=locale), whole=False)
    assert [failure.what for failure in failures] == ["'option-fortune' has the arguments count in 'en', none in 'ru'"]


def test_a_message_that_only_the_code_knows_is_caught(tmp_path: Path) -> None:
    shutil.copytree(DUEL.locale, tmp_path / "locale")
    (tmp_path / "rules.py").write_text('from emberhall.kernel import msg\nNEW = msg("a-new-one")\n', encoding="utf-8")
    failures = examined(replace(DUEL, locale=tmp_path / "locale"), whole=False)
    assert [failure.what for failure in failures] == [
        "rules.py:2 says 'a-new-one', which has no text in 'en'",
        "rules.py:2 says 'a-new-one', which has no text in 'ru'",
    ]


def test_a_failure_says_where_it_was_found() -> None:
    failure = next(f for f in examined(mutants.LOSES_A_CARD, whole=False) if f.check == "components")
    assert failure.log is not None
    assert failure.at == len(failure.log.choices)
    assert str(failure).startswith("[components] lost: mask-")
    assert f"(duel with {failure.log.seats} seats, seed 0, rounds=4" in str(failure)
    assert str(failure).endswith(f"after {failure.at} decisions)")
