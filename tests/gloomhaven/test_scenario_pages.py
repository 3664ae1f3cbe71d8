"""The pages of scenarios that can be played: aims, losses and special rules, in data and in both languages."""

import pytest

from emberhall.games.gloomhaven.content import MONSTERS, scenario
from emberhall.games.gloomhaven.content.pages import Spawn, Wave
from emberhall.games.gloomhaven.effects.printed import aims, beginnings, losses, special_rules
from emberhall.games.gloomhaven.setup import OFFERED
from emberhall.kernel import Message
from tests.gloomhaven.readings import TEXTS

NUMBERS = OFFERED


def said(messages: tuple[Message, ...], language: str = "en") -> list[str]:
    return [TEXTS.say(message, language) for message in messages]


@pytest.mark.parametrize("number", NUMBERS)
def test_what_a_page_says_exists_in_both_languages(number: int) -> None:
    page = scenario(number)
    for language in ("en", "ru"):
        assert said(aims(page), language)
        assert len(said(special_rules(page), language)) == len(page.special)
        assert len(said(losses(page), language)) == len(page.lose)
        assert len(said(beginnings(page), language)) == len(page.setup)


@pytest.mark.parametrize("number", NUMBERS)
def test_special_rules_speak_of_what_is_there(number: int) -> None:
    page = scenario(number)
    labels = {door.label for door in page.doors}
    for rule in page.special:
        assert {rule.door, rule.since, rule.until} - {""} <= labels
        pictures = {overlay.picture for room in page.rooms for overlay in room.overlays}
        assert set(rule.indestructible) <= pictures
        said_by = (rule.name, rule.waves, rule.elements, rule.level_bonus, rule.loot_by_ability, rule.indestructible)
        said_by += (rule.touch, rule.sway, rule.garrison, rule.exit, rule.walls, rule.spared)
        assert any(said_by), rule
        assert {rule.marker, rule.exit} - {""} <= set(page.markers)
        assert {rule.standing, rule.touch.near if rule.touch else ""} - {""} <= {entry.id for entry in page.objectives}
        assert {rule.garrison, rule.walls, rule.touch.tile if rule.touch else ""} - {""} <= {
            tile for room in page.rooms for tile in room.tiles
        }
        for spawn in (spawn for wave in rule.waves for spawn in wave.spawn):
            assert {spawn.monster, *spawn.by_marker.values()} - {""} <= set(MONSTERS)
            assert {spawn.marker, *spawn.by_marker} - {""} <= set(page.markers)
            assert bool(spawn.monster) != bool(spawn.by_marker)
            assert {rank for ranks in spawn.ranks for rank in ranks} <= {"normal", "elite", "boss"}


def test_pages_as_they_read() -> None:
    assert said(aims(scenario(2))) == ["Kill: Bandit Commander.", "Kill all revealed enemies."]
    assert said(aims(scenario(3)), "ru") == ["Убейте 5 × C врагов (C — число персонажей)."]
    assert said(aims(scenario(22))) == ["Destroy: Altar (× 4)."]
    assert said(losses(scenario(19)), "ru") == ["Поражение, если Вьюга гибнет."]
    assert said(beginnings(scenario(5))) == ["All characters begin with Disarm."]
    assert said(beginnings(scenario(2))) == ["3 Curses for the deck of each character."]
    assert len(special_rules(scenario(36))) == 7


def test_waves_come_in_their_rounds() -> None:
    assert [n for n in range(1, 10) if Wave((), every=2).comes(n)] == [1, 3, 5, 7, 9]
    assert [n for n in range(1, 10) if Wave((), first=2, every=4).comes(n)] == [2, 6]
    assert [n for n in range(1, 10) if Wave((), rounds=(3, 9)).comes(n)] == [3, 9]
    assert [n for n in range(1, 4) if Wave(()).comes(n)] == [1, 2, 3]


def test_monsters_that_appear() -> None:
    guards = scenario(3).special
    assert [(rule.on, rule.characters, rule.until) for rule in guards] == [
        ("round_end", (2,), "1"),
        ("round_start", (3, 4), "1"),
    ]
    assert guards[0].waves == (Wave((Spawn((("normal",), (), ()), "inox-guard", "a"),), every=2),)
    demons = scenario(36).special[6].waves
    assert [[wave.spawn[0].monster for wave in demons if wave.comes(n)] for n in (1, 2, 3, 4, 5)] == [
        ["flame-demon"],
        ["earth-demon"],
        ["frost-demon"],
        ["wind-demon"],
        ["flame-demon"],
    ]
    assert scenario(28).special[0].level_bonus == {"living-corpse": 2}
    assert scenario(31).special[0].elements == {"dark": "strong", "light": "inert"}
