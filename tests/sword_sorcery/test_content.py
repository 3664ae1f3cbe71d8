"""The content: everything is there, decodes, has a name and reads in both languages."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from emberhall.effects import BadContent, Lasts, announced, silent, trees, walk
from emberhall.games import sword_sorcery
from emberhall.games.sword_sorcery import content, terms
from emberhall.games.sword_sorcery.content import (
    BEHAVIOURS,
    BLUE,
    CARDS,
    CLASSES,
    COMPANIONS,
    DIFFICULTIES,
    ENCOUNTERS,
    ENEMIES,
    EVENTS,
    HEROES,
    ITEMS,
    POWERS,
    QUESTS,
    RED,
    SHADOWS,
    TEMPLE,
    TILES,
    TRAPS,
    TREASURES,
    WOUNDS,
    copies,
    kinds,
)  # fmt: skip
from emberhall.games.sword_sorcery.effects.book import BOOK, card_texts, effect_text
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import LANGUAGES, Message
from emberhall.kernel.messages import texts
from emberhall.rulebook import rule

TEXTS = texts(Path(sword_sorcery.__file__).parent / "locale")


def test_the_content_is_complete() -> None:
    assert len(HEROES) == 5
    assert len(CLASSES) == 10
    assert len(POWERS) == 50
    assert len(ITEMS) == 76
    assert len(copies(TREASURES)) == 51
    assert len(copies(TRAPS)) == 24
    assert len(copies(ENCOUNTERS)) == 30
    assert len(TILES) == 24
    assert sum(len(tile.areas) for tile in TILES.values()) == 139
    assert len(QUESTS) == 6
    assert len(EVENTS) == 32
    assert len(WOUNDS) == 6
    assert sum(len(kind.ranks) for kind in ENEMIES.values()) == 36


@rule("SS-FULL-DICE-01", "SS-FULL-DICE-02")
def test_dice_have_ten_faces_and_red_ones_are_stronger() -> None:
    assert [face.number for face in RED] == [face.number for face in BLUE] == list(range(1, 11))
    assert sum(face.hit for face in RED) == 9
    assert sum(face.hit for face in BLUE) == 5
    assert sum(face.shield for face in RED) == 6
    assert sum(face.shield for face in BLUE) == 4
    assert sum(face.bolt for face in RED) == sum(face.bolt for face in BLUE) == 2


def named_things() -> Iterator[Message]:
    for kind, ids in {
        "hero": HEROES, "class": CLASSES, "item": ITEMS, "enemy": ENEMIES, "event": EVENTS, "trap": TRAPS,
        "wound": WOUNDS, "tile": TILES, "quest": QUESTS, "companion": COMPANIONS, "shadow": SHADOWS,
        "temple": TEMPLE, "anvil": content.ANVIL, "setup-difficulty": DIFFICULTIES,
    }.items():  # fmt: skip
        yield from (named(kind, id) for id in ids)
    yield from (named("power", id) for id in CARDS if id not in ITEMS)
    for quest in QUESTS.values():
        yield from (named("objective", objective.id) for objective in quest.objectives)
        yield from (named("questaction", action.id) for action in quest.actions)
        yield from (named("door", door.id) for door in quest.doors)
        yield from (named("token", token.kind) for token in quest.tokens)
        yield from (named("token", token.id.split("_")[0]) for token in quest.tokens if token.kind != "shadow")
    yield from (named("moment", moment) for moment in terms.Moment)
    for kind, literal in {"stat": terms.Stat, "filter": terms.Filter, "use": terms.Use}.items():
        yield from (named(kind, id) for id in literal.__args__)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    assert [str(name) for name in named_things() if not TEXTS.has(name.id, language)] == []


def entries() -> dict[str, object]:
    tables: dict[str, Mapping[str, object]] = {
        "powers": POWERS, "classes": CLASSES, "companions": COMPANIONS, "items": ITEMS, "traps": TRAPS,
        "enemies": ENEMIES, "cards": CARDS, "encounters": ENCOUNTERS, "events": EVENTS, "wounds": WOUNDS,
        "quests": QUESTS, "shadows": SHADOWS, "anvil": content.ANVIL,
    }  # fmt: skip
    found = {f"{file}: {id}": entry for file, table in tables.items() for id, entry in table.items()}
    return {**found, "campaign": content.CAMPAIGN}


def test_every_effect_reads_in_both_languages() -> None:
    assert trees(BOOK, TEXTS, entries()) == []


def test_moments_are_announced_and_something_listens_for_each() -> None:
    hooks = [node.when for node in walk(entries()) if isinstance(node, Lasts)]
    reactions = [card.moment for card in CARDS.values() if card.moment is not None]
    package = Path(sword_sorcery.__file__).parent
    found = announced(package / "rules", package / "effects" / "does", by=("announce",))
    assert silent(terms.Moment, found, [*hooks, *reactions]) == []


def test_readings() -> None:
    def said(id: str, language: str) -> list[str]:
        return [TEXTS.say(line, language) for line in card_texts(CARDS[id])]

    assert said("b_cleave", "en") == ["Combat: make an attack in your area with any weapon, area of effect 0"]
    assert said("mending_touch", "en") == [
        "Action: one hero within range 1 heals HP equal to half your soul rank (rounded up)"
    ]
    assert said("r_band_of_resolve", "ru") == ["−2 к числу спасброска"]
    assert said("i_frost_lance", "ru") == [
        "Бой: атака: 2 кр., мороз, дальность 0–3; критический эффект: цель получает состояние «Замедление»"
    ]
    assert TEXTS.say(effect_text(TRAPS["tr_false_wire"].effect), "en") == "nothing happens"


def test_what_is_wrong_is_told_with_file_and_entry() -> None:
    with pytest.raises(BadContent, match="file: x: effect: there is no Effect 'heel'"):
        content.WORDS.entries([{"id": "x", "effect": {"do": "heel"}}], kinds.Encounter, "file")


@rule("SS-FULL-POW-01", "SS-FULL-HERO-01", "SS-FULL-RANK-01")
def test_every_quest_has_an_open_shrine_and_two_open_gates() -> None:
    for plan in QUESTS.values():
        opened = [token.kind for token in plan.tokens if token.open]
        assert opened.count("shrine") == 1
        assert opened.count("gate") >= 2


def test_every_class_has_seven_ranks_and_powers_for_each() -> None:
    for kind in CLASSES.values():
        for rank in range(1, 8):
            fitting = [p for p in POWERS.values() if p.hero == kind.hero and p.of in ("", kind.id) and p.rank <= rank]
            assert len(fitting) >= kind.powers[rank - 1]
        assert len(kind.hp) == len(kind.combats) == len(kind.actions) == len(kind.powers) == 7


def test_what_names_something_names_what_there_is() -> None:
    for treasure in TREASURES.values():
        assert not treasure.item or treasure.item in ITEMS
    for kind in CLASSES.values():
        assert all(item in ITEMS for item in kind.start)
    for enemy in ENEMIES.values():
        assert enemy.id in BEHAVIOURS
        assert all(power in content.ENEMY_POWERS for card in enemy.ranks.values() for power in card.powers)
    for quest in QUESTS.values():
        areas = {f"{tile}.{area.id}" for tile, _, _ in quest.map for area in TILES[tile].areas}
        placed = {*quest.start, *(t.area for t in quest.tokens), *(e.at for e in quest.enemies)}
        assert placed | {area for door in quest.doors for area in door.between} <= areas
        assert all(card == "random" or card in EVENTS for card in quest.events)
        assert all(kind in ENEMIES for pool in quest.pool.values() for kind in pool)


@rule("SS-FULL-AI-01")
def test_behaviours_answer_every_distance_and_no_sight() -> None:
    for behaviour in BEHAVIOURS.values():
        assert len(behaviour.levels) == (3 if "master" in ENEMIES[behaviour.id].ranks else 1)
        for level in behaviour.levels:
            bands = [algorithm.band for algorithm in level]
            assert bands[-1] is None
            covered = {n for band in bands if band for n in range(band[0], band[1] + 1)}
            assert covered == {0, 1, 2, 3, 4, 5}
