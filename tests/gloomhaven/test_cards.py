"""Cards, items and decks as data: everything decodes, with the right figures."""

from pathlib import Path

import pytest

from emberhall.effects import BadContent, Lasts, Then
from emberhall.games.gloomhaven.content import (
    ABILITY,
    BATTLE_GOALS,
    CARDS,
    CLASSES,
    DECKS,
    ITEMS,
    MODIFIER,
    MODIFIERS,
    MONSTERS,
    STARTING,
    SUMMONS,
)
from emberhall.games.gloomhaven.content.kinds import CharacterClass
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.kernel import texts
from emberhall.rulebook import rule

TEXTS = texts(Path(FILES).parent / "locale")


def test_the_six_starting_classes() -> None:
    sheets = {id: (CLASSES[id].hand, CLASSES[id].hp[0], CLASSES[id].hp[8], len(CLASSES[id].cards)) for id in STARTING}
    assert sheets == {
        "brute": (10, 10, 26, 29),
        "cragheart": (11, 10, 26, 30),
        "mindthief": (10, 6, 14, 29),
        "scoundrel": (9, 8, 20, 28),
        "spellweaver": (8, 6, 14, 27),
        "tinkerer": (12, 8, 20, 31),
    }


def test_all_classes_have_their_cards() -> None:
    assert len(CLASSES) == 17
    assert len(CARDS) == 495 + 6 + 3  # further copies of the Medical Packs
    for sheet in CLASSES.values():
        levels = [card.level for card in sheet.cards]
        assert levels.count("1") == sheet.hand, sheet.id
        assert levels.count("X") == 3, sheet.id
        assert all(levels.count(str(level)) == 2 for level in range(2, 10)), sheet.id
        assert len(sheet.hp) == 9
        assert sum(perk.times for perk in sheet.perks) == 15, sheet.id
        assert all(1 <= card.initiative <= 99 for card in sheet.cards)


def test_a_card_as_it_is_printed() -> None:
    trample = CARDS["1"]
    assert (trample.initiative, trample.level) == (72, "1")
    assert trample.top.effect == fx.Attack(3, pierce=2)
    assert trample.bottom.effect == Then((fx.Move(4, jump=True), fx.Attack(2, who=fx.Figures("enemies", near="path"))))
    assert (trample.bottom.lost, trample.bottom.xp, trample.top.lost) == (True, 2, False)


def test_a_card_with_charges() -> None:
    armor = CARDS["66"].bottom
    assert armor.effect == Then((Lasts("damage_to_you", fx.Negate(), charges=(1, 1)), fx.Infuse(("ice",))))
    assert (armor.lost, armor.stays) == (True, "persistent")


def test_what_consuming_when_played_changes() -> None:
    air = CARDS["69"].top.effect
    assert isinstance(air, fx.Consume)
    assert air.more.effect == Lasts("your_attack", fx.Add("attack", 2), charges=(0, 1, 0, 1))
    assert air.otherwise == Lasts("your_attack", fx.Add("attack", 1), charges=(0, 1, 0, 1))


@rule("GH-AMD-02")
def test_a_modifier_deck() -> None:
    assert MODIFIERS.standard == {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "x0": 1, "x2": 1}
    assert (MODIFIER["x2"].times, MODIFIER["x0"].times, MODIFIER["x0"].shuffle) == (2, 0, True)
    assert MODIFIER["+0r-push1"].rolling
    assert MODIFIER["+0r-push1"].effects == (fx.Add("push", 1),)
    kinds = {kind for sheet in CLASSES.values() for perk in sheet.perks for kind in (*perk.add, *perk.remove)}
    assert kinds <= set(MODIFIER)


def test_perks_take_away_what_is_there() -> None:
    for sheet in CLASSES.values():
        for perk in sheet.perks:
            assert perk.add or perk.remove or perk.ignore, sheet.id
            own = {kind for other in sheet.perks for kind in other.add}
            assert set(perk.remove) <= {*MODIFIERS.standard, *own}, sheet.id


@rule("GH-MABIL-01")
def test_monster_decks_have_eight_cards() -> None:
    assert len(DECKS) == 29
    assert all(len(cards) == 8 for cards in DECKS.values())
    assert len(ABILITY) == 232
    assert {monster.deck for monster in MONSTERS.values()} <= set(DECKS)
    assert all(any(card.reshuffle for card in cards) for cards in DECKS.values())
    archer = ABILITY[532]
    assert archer.initiative == 16
    assert archer.effect == Then((fx.Move(1, own=True), fx.Attack(-1, own=True, own_range=True)))


def test_items() -> None:
    assert list(ITEMS) == list(range(1, 152))
    boots = ITEMS[1]
    assert (boots.slot, boots.use, boots.cost, boots.prosperity) == ("legs", "spent", 20, 1)
    assert (boots.when, boots.effect) == ("during_your_move", fx.Add("move", 2))
    assert (ITEMS[3].uses, ITEMS[3].penalties, ITEMS[3].effect) == (2, 2, fx.Guard(1))
    assert sum(item.prosperity in (1, 2, 3, 4) for item in ITEMS.values()) == 35


def test_battle_goals() -> None:
    assert len(BATTLE_GOALS) == 24
    assert all((goal.least is None) != (goal.most is None) for goal in BATTLE_GOALS.values())


def test_everything_has_a_name_in_both_languages() -> None:
    ids = (
        [f"card-{card.id}" for card in CARDS.values()]
        + [f"item-{item}" for item in ITEMS]
        + [f"class-{id}" for id in CLASSES]
    )
    ids += [f"goal-{goal}" for goal in BATTLE_GOALS] + [f"summon-{name}" for name in SUMMONS]
    for language in ("en", "ru"):
        assert [id for id in ids if not TEXTS.has(id, language)] == []


def test_a_fault_in_a_card_is_told_with_its_place() -> None:
    data = read(FILES / "classes" / "brute.json")
    data["cards"][0]["top"]["effect"]["pierce"] = "two"
    with pytest.raises(BadContent, match=r"^brute\.json: cards\[0\]\.top\.effect\.pierce: Expected int, got str$"):
        NODES.decode(data, CharacterClass, "brute.json")
