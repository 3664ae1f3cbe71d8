"""Every text of the content exists in English and Russian."""

import pytest

from emberhall.games.defenders.content import (
    DARKNESS_CARDS,
    GENERALS,
    GLOBAL_EFFECTS,
    HERO_CARDS,
    HEROES,
    IDS,
    MINION_KINDS,
    QUESTS,
)
from emberhall.games.defenders.effects.book import text
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.names import card_name, darkness_name, minions_name, place_name
from emberhall.games.defenders.scene.cards import darkness_text
from emberhall.kernel import Message

KINDS = ["demon", "orc", "dragonkin", "undead"]


def _all_texts() -> list[Message]:
    found = [place_name(id) for id in IDS]
    for hero in HEROES.values():
        found.append(hero.name())
        found += [skill.name() for skill in hero.skills]
        found += [trait.text() for trait in hero.traits]
    for card in HERO_CARDS.values():
        found.append(card_name(card.id))
        if card.act:
            found.append(text(card.act))
    for general in GENERALS.values():
        found += [general.name(), Message(f"combat-{general.skill}")]
    for kind in MINION_KINDS:
        found += [Message(f"minion-{kind}"), *(minions_name(kind, count) for count in (1, 2, 5))]
    for quest in QUESTS.values():
        found += [quest.name(), quest.task.text(), *(trait.text() for trait in quest.traits)]
        if quest.act:
            found.append(text(quest.act))
    for effect in GLOBAL_EFFECTS.values():
        found += [effect.name(), *(trait.text() for trait in effect.traits)]
        if effect.act:
            found.append(text(effect.act))
    for darkness in DARKNESS_CARDS.values():
        found += [darkness_name(darkness.id), *darkness_text(darkness, KINDS)]
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_and_skill_has_a_text(language: str) -> None:
    said = [GAME.texts.say(text, language) for text in _all_texts()]
    assert all(said)
    assert len(said) > 400


def test_russian_counts_minions_with_the_right_ending() -> None:
    say = GAME.texts.say
    assert [say(minions_name("orc", n), "ru") for n in (1, 3, 5, 21)] == ["1 орк", "3 орка", "5 орков", "21 орк"]


def test_the_same_ids_exist_in_both_languages() -> None:
    assert set(GAME.texts.ids("en")) == set(GAME.texts.ids("ru"))


def test_a_card_is_described_by_what_it_does() -> None:
    say = GAME.texts.say
    assert say(text(HERO_CARDS["hammer_of_valor"].act), "en") == "Move a hero to any location."
    assert say(QUESTS["orc_hunter"].task.text(), "en") == "Defeat minions and collect them here: Orcs, 6."
    assert say(HEROES["cleric"].traits[0].text(), "en") == "+1 to each die against Undead, Demons and Zealots."
