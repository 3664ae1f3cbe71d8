"""The content fits together: counts as published, every id known, nothing silently missing."""

from collections import Counter
from collections.abc import Iterable, Iterator

from emberhall.effects import gaps, trees, walk
from emberhall.games.mage_knight.content import (
    ADVANCED_ACTIONS,
    ARTIFACTS,
    CITIES,
    DEEDS,
    ENEMIES,
    HERO,
    RUINS,
    SCENARIO,
    SITE,
    SKILLS,
    SPELLS,
    TACTICS,
    TILES,
    UNITS,
    deck_of,
    kind_of,
    of_sets,
)
from emberhall.games.mage_knight.content.kinds import DeedCard
from emberhall.games.mage_knight.content.tiles import SHAPES, STARTS
from emberhall.games.mage_knight.content.unwritten import UNWRITTEN
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import BOOK, NAMED
from emberhall.games.mage_knight.effects.counts import COUNTS
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.rewards import REWARDS
from emberhall.games.mage_knight.rules.scenarios.goals import GOALS, SCORES
from emberhall.games.mage_knight.terms import PILES, Change
from emberhall.rulebook import rule


def _effects() -> Iterator[tuple[str, fx.Effect | None]]:
    for card in DEEDS.values():
        if card.kind != "wound":
            yield card.id, card.basic
            yield card.id, card.strong
    for unit in UNITS:
        for ability in unit.abilities:
            yield unit.id, ability.effect
    for skill in SKILLS:
        yield skill.id, skill.effect


@rule("MK-COMP-21", "MKW-COMP-11", "MKW-COMP-09", "MKW-COMP-27")
def test_as_many_components_as_published() -> None:
    assert all(len(list(deck_of(hero))) == 16 for hero in HERO)
    assert len(of_sets(ADVANCED_ACTIONS, ())) == 28
    assert sum(card.number <= 80 for card in ADVANCED_ACTIONS) == 16
    assert len(of_sets(SPELLS, ())) == 20
    assert [card.number for card in SPELLS if card.competitive] == [109, 110, 112, 111]
    assert len(of_sets(ARTIFACTS, ())) == 16
    assert Counter(unit.elite for unit in of_sets(UNITS, ()) for _ in range(unit.copies)) == {False: 20, True: 20}
    assert Counter(skill.hero for skill in SKILLS) == dict.fromkeys(HERO, 11)
    assert Counter(tactic.night for tactic in TACTICS) == {False: 6, True: 6}
    tiles = Counter(tile.kind for tile in of_sets(TILES, ()))
    assert tiles == {"start": 2, "countryside": 11, "core": 4, "city": 4}
    assert sum(ruin.set == "base" for ruin in RUINS) == 12
    assert len(CITIES) == 4


@rule("MKX-COMP-03", "MKX-COMP-04", "MKX-COMP-05", "MKX-COMP-09", "MKX-COMP-10", "MKX-COMP-13", "MKX-COMP-14")
@rule("MKX-COMP-20", "MKX-COMP-21")
def test_as_many_components_of_the_lost_legion_as_published() -> None:
    def numbers(cards: Iterable[DeedCard]) -> list[int]:
        return sorted(card.number for card in cards if card.set == "lost_legion")

    assert numbers(ADVANCED_ACTIONS) == list(range(287, 299))
    assert numbers(SPELLS) == list(range(299, 303))
    assert numbers(ARTIFACTS) == list(range(303, 311))
    legion = [unit for unit in UNITS if unit.set == "lost_legion"]
    assert Counter(unit.elite for unit in legion for _ in range(unit.copies)) == {False: 8, True: 8}
    tiles = [tile for tile in TILES if tile.set == "lost_legion"]
    assert [(tile.kind, tile.number) for tile in tiles] == [
        ("countryside", 12),
        ("countryside", 13),
        ("countryside", 14),
        ("core", 9),
        ("core", 10),
        ("camp", 0),
    ]
    assert sum(ruin.set == "lost_legion" for ruin in RUINS) == 3


@rule("MKX-DATA-01", "MKX-COMP-19", "MKX-COMP-22")
def test_tokens_of_the_lost_legion_by_pile() -> None:
    tokens = Counter(PILES[e.pile] for e in ENEMIES if e.set == "lost_legion" for _ in range(e.count))
    assert tokens == {"green": 8, "gray": 8, "violet": 4, "brown": 6, "white": 6, "red": 6}


@rule("MK-COMP-26")
def test_tokens_of_the_base_game_by_pile() -> None:
    tokens = Counter(PILES[enemy.pile] for enemy in ENEMIES if enemy.set == "base" for _ in range(enemy.count))
    assert tokens == {"green": 12, "gray": 10, "violet": 10, "brown": 10, "white": 10, "red": 8}
    everything = Counter(PILES[enemy.pile] for enemy in ENEMIES for _ in range(enemy.count))
    assert everything == {"green": 36, "gray": 18, "violet": 14, "brown": 24, "white": 16, "red": 22}


@rule("MKW-COMP-10")
def test_two_cards_of_each_deck_are_the_heros_own() -> None:
    for hero in HERO:
        own = [card for card in deck_of(hero) if DEEDS[kind_of(card)].hero]
        assert [DEEDS[kind_of(card)].hero for card in own] == [hero, hero]


def test_what_is_not_written_is_listed() -> None:
    missing = {id for id, effect in _effects() if effect is None}
    assert missing == UNWRITTEN


def test_every_word_of_an_effect_is_known() -> None:
    for id, effect in _effects():
        if effect is None:
            continue
        for part in walk(effect):
            assert type(part) in BOOK.at_once or type(part) in BOOK.flows, f"{id}: {part}"
            if isinstance(part, fx.Modify):
                assert isinstance(part.what, Change), f"{id}: {part}"
            elif isinstance(part, fx.Plus):
                assert part.per in COUNTS, f"{id}: {part}"
            elif isinstance(part, fx.Named):
                assert part.name in NAMED, f"{id}: {part}"


def test_sites_rewards_and_scenarios_are_known() -> None:
    for tile in TILES:
        for shown in tile.hexes:
            assert not shown.site or shown.site in SITE, tile.id
    for site in SITE.values():
        assert all(kind in REWARDS for kind, _ in site.reward), site.id
    for ruin in RUINS:
        assert all(kind in REWARDS for kind, _ in ruin.reward), ruin.id
    for scenario in SCENARIO.values():
        assert scenario.goal in GOALS
        assert scenario.scoring in SCORES
        assert all(shape in SHAPES and shape in STARTS for shape in scenario.shape)
        lengths = {len(scenario.rounds), len(scenario.countryside), len(scenario.cities), len(scenario.core)}
        assert lengths == {max(scenario.players)}, scenario.id


def test_units_are_recruited_somewhere() -> None:
    for unit in UNITS:
        assert unit.where, unit.id
        assert all(place in SITE for place in unit.where), unit.id


def test_every_node_has_its_readings_and_every_entry_its_words() -> None:
    assert gaps(BOOK, GAME.texts) == []
    entries = {**{f"{card}": DEEDS[card] for card in DEEDS}, **{unit.id: unit for unit in UNITS}}
    entries |= {f"skill {skill.id}": skill for skill in SKILLS}
    assert trees(BOOK, GAME.texts, entries) == []
