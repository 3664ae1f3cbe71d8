"""Russian by its grammar: sentences with names, colours and numbers in them."""

import re

import pytest

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content import UNIT
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.setup import unfit
from emberhall.games.mage_knight.state import Setup
from emberhall.kernel import LANGUAGES, Message, find_game, msg
from emberhall.server.games import bot_title


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 мертвец"), (2, "2 мертвеца"), (5, "5 мертвецов"), (21, "21 мертвец")]
)
def test_the_undead_are_counted(count: int, said: str) -> None:
    texts = find_game("defenders").texts
    assert texts.say(msg("minions-undead", count=count), "ru") == said
    placed = msg("say-placed", place=msg("place-dark_woods"), minions=msg("minions-undead", count=count))
    assert texts.say(placed, "ru") == f"Тёмный лес: пополнение — {said}."


def test_mana_agrees_with_its_colour() -> None:
    texts = find_game("mage_knight").texts
    ability = next(a for unit in UNIT.values() for a in unit.abilities if a.mana == mk.GREEN)
    assert texts.say(describe(ability.effect, ability.mana), "ru").startswith("за зелёную ману: ")
    assert texts.say(msg("ask-pay", mana=msg("mana-red")), "ru") == "Нужна красная мана. Чем платите?"


def test_a_card_is_played_by_its_name() -> None:
    texts = find_game("mage_knight").texts
    said = texts.say(msg("say-plays-basic", hero=msg("hero-tovak"), card=msg("card-threaten")), "ru")
    assert said == "Товак разыгрывает карту «Угроза»."


def test_a_scenario_for_one() -> None:
    why = unfit(Setup(scenario="solo_conquest"), 3)
    assert why is not None
    texts = find_game("mage_knight").texts
    assert texts.say(why, "en") == "this scenario is for one player"
    assert texts.say(why, "ru") == "этот сценарий — для одного игрока"
    many = unfit(Setup(scenario="full_conquest"), 1)
    assert many is not None
    assert texts.say(many, "en") == "this scenario is for 2, 3 and 4 players"


@pytest.mark.parametrize("bot", ["random", "greedy", "rollout"])
def test_bots_have_names_in_every_language(bot: str) -> None:
    names = {bot_title(find_game("defenders"), bot, language) for language in LANGUAGES}
    assert len(names) == len(LANGUAGES)


@pytest.mark.parametrize("name", ["defenders", "mage_knight"])
def test_words_of_another_grammar_are_gone(name: str) -> None:
    game = find_game(name)
    for file in game.locale.glob("ru-*.ftl"):
        text = file.read_text(encoding="utf-8")
        for wrong in (
            r"рислужник",
            r"бродяч",
            r"\b[Оо]скверненн",
            r"ману \(\{",
            r"разыгрывает «",
            r"\bТемн",
            r"\b[Ее]ще\b",
        ):
            assert not re.search(wrong, text), f"{file.name}: {wrong}"
    if name == "defenders":
        assert game.texts.say(msg("say-overrun", place=Message("place-dark_woods")), "ru") == "Прорыв: Тёмный лес!"
