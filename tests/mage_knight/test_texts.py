"""Every name and every generated text exists in English and Russian."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import emberhall.games.mage_knight
from emberhall.games.mage_knight.content import DEEDS, ENEMY, HERO, SITE, SKILL, TACTIC, UNIT
from emberhall.games.mage_knight.effects.describe import describe, skill_text
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.terms import ABILITIES
from emberhall.kernel import Message

LANGUAGES = ["en", "ru"]


def _names() -> list[Message]:
    of: dict[str, Iterable[str]] = {
        "card": DEEDS,
        "unit": UNIT,
        "enemy": ENEMY,
        "skill": SKILL,
        "tactic": TACTIC,
        "hero": HERO,
        "site": SITE,
    }
    found = [name(kind, id) for kind, ids in of.items() for id in ids]
    found += [name("tactic-text", id) for id in TACTIC]
    found += [name("ability", id) for id in ABILITIES]
    return found


def _effects() -> list[Message]:
    found = [describe(effect) for card in DEEDS.values() for effect in (card.basic, card.strong)]
    found += [describe(ability.effect, ability.mana) for unit in UNIT.values() for ability in unit.abilities]
    found += [skill_text(skill) for skill in SKILL.values()]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_text(language: str) -> None:
    for message in _names():
        assert GAME.texts.say(message, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_text(language: str) -> None:
    for message in _effects():
        assert GAME.texts.say(message, language)


def test_texts_say_what_the_effects_do() -> None:
    def both(id: str, language: str) -> tuple[str, str]:
        card = DEEDS[id]
        return GAME.texts.say(describe(card.basic), language), GAME.texts.say(describe(card.strong), language)

    assert both("rage", "en") == ("Attack 2 or Block 2", "Attack 4")
    assert both("threaten", "en") == ("Influence 2", "Influence 5; Reputation −1")
    assert both("tranquility", "ru") == (
        "вне битвы: лечение 1 или возьмите 1 карту",
        "вне битвы: лечение 2 или возьмите 2 карты",
    )
    assert both("ruthless_coercion", "en")[0] == (
        "Influence 2; the cost of one Unit is 2 lower, and recruiting it costs a point of Reputation"
    )
    assert both("charm", "en")[0].endswith("the cost of one Unit is 3 lower")
    assert both("ice_shield", "en")[1] == (
        "Ice Block 3; if the block succeeds, the blocked enemy: Armor −3 (minimum 1)"
    )


@pytest.mark.parametrize(
    ("skill", "text"),
    [
        ("battle_frenzy", "Attack 2 or turn this Skill over: Attack 4; turns back when you rest"),
        ("shamanic_ritual", "turn this Skill over: gain a mana token: any colour; turns back for the action of a turn"),
        (
            "arcane_disguise",
            "Influence 2 or turn this Skill over: your Reputation does not count this turn; turns back for green mana",
        ),
        (
            "feral_allies",
            "Attack 1 or one enemy attack is 1 lower this combat; always: exploring costs 1 Move point less",
        ),
        (
            "curse",
            "one enemy attack is 2 lower this combat"
            " or in the Block or Attack phase: one enemy: Armor −1 (minimum 1)"
            " or in the Ranged and Siege phase: one enemy that is not fortified: Armor −1 (minimum 1)",
        ),
    ],
)
def test_skills_say_what_holds_besides(skill: str, text: str) -> None:
    assert GAME.texts.say(skill_text(SKILL[skill]), "en") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_in_the_code_has_a_text(language: str) -> None:
    folder = Path(emberhall.games.mage_knight.__file__).parent
    known = set(GAME.texts.ids(language))
    missing = set()
    for path in folder.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        ids = re.findall(r'msg\(\s*"([a-z0-9-]+)"', code)
        ids += [f"word-{word}" for word in re.findall(r'Word\("(\w+)"\)', code)]
        ids += re.findall(r'"(prompt-[a-z-]+)"', code)
        missing |= {id for id in ids if id not in known}
    assert not missing
