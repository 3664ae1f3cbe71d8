"""Terms of the games that are explained where they appear, and the aims of scenarios."""

import re
from functools import cache

import pytest

from emberhall import rulebook
from emberhall.games.gloomhaven.setup import OFFERED
from emberhall.kernel import LANGUAGES, Message, find_game, game_names

#: The games that explain themselves, and how many scenarios they have.
EXPLAINED = {"defenders": 6, "gloomhaven": len(OFFERED), "mage_knight": 22, "runewars": 1, "sword_sorcery": 6}


def forms(name: str, term: str, language: str) -> list[str]:
    return [form.strip() for form in find_game(name).texts.say(Message(f"term-{term}.forms"), language).split(",")]


def pattern(form: str) -> str:
    return r"(?<!\w)" + r"[^\W\d_]*".join(map(re.escape, form.split("*"))) + r"(?!\w)"


@cache
def texts_of(name: str, language: str) -> str:
    """Everything the game says, except its explanations."""
    files = sorted(find_game(name).locale.glob(f"{language}*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if "glossary" not in file.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_term_has_rules_and_is_in_a_text(name: str, language: str) -> None:
    game = find_game(name)
    for term, rules in game.glossary.items():
        for rule in rules:
            found = rulebook.find(rule, language)
            assert found, rule
            assert found in rulebook.load(next(s for s in game.rules if rule in rulebook.load(s)), language).values()
        assert game.texts.say(Message(f"term-{term}"), language)
        met = [form for form in forms(name, term, language) if re.search(pattern(form), texts_of(name, language), re.I)]
        assert met, f"{term}: no text has {forms(name, term, language)}"


@pytest.mark.parametrize("name", game_names())
def test_every_scenario_says_what_it_is_about(name: str) -> None:
    game, told = find_game(name), set()
    if name in EXPLAINED:
        assert game.glossary
    for options, seats in game.variants():
        aim = game.aim(options, seats)
        if aim is None and name not in EXPLAINED:
            return
        assert aim is not None
        assert aim.end
        for language in LANGUAGES:
            for line in (aim.goal, *aim.end, *aim.special):
                assert game.texts.say(line, language).endswith(".")
        told.add(
            (
                getattr(options, "scenario", getattr(options, "quest", "")),
                aim.goal.id,
                tuple(line.id for line in aim.special),
            )
        )
    assert len({scenario for scenario, _, _ in told}) == EXPLAINED.get(name, len(told))
