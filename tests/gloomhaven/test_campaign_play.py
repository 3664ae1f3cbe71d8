"""A scenario of a campaign: what comes into it from the sheets, and what a campaign changes in play."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.campaign.travel import ahead
from emberhall.games.gloomhaven.campaign.world import World
from emberhall.games.gloomhaven.content import CARDS, plan_of
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import exhaust, suffer
from emberhall.games.gloomhaven.rules.enhancements import half_of, parts_of
from emberhall.games.gloomhaven.rules.looting import loot_hex
from emberhall.games.gloomhaven.rules.recruits import begin_as_told, equip
from emberhall.games.gloomhaven.rules.rooms import reveal
from emberhall.games.gloomhaven.rules.treasures import looted
from emberhall.games.gloomhaven.rules.values import own_attack, own_move
from emberhall.games.gloomhaven.state import Company, Recruit, Setup, Sticker, Table
from emberhall.kernel import Session
from emberhall.rulebook import rule

from .positions import Scene, happens, room, table
from .worlds import keys, played, seek, session_of, world

BESIDE = """
    . . . . .
     . B g .
    . . T . .
"""


def company(*stickers: Sticker, classes: tuple[str, ...] = ("brute", "tinkerer"), **more: Any) -> Setup:
    recruits = tuple(Recruit(hero=n, seat=n, cls=cls, level=1) for n, cls in enumerate(classes))
    return Setup(company=Company(recruits=recruits, stickers=stickers, **more))


def beside(setup: Setup, **more: Any) -> Scene:
    game = room(BESIDE, B="brute", T="tinkerer", g="bandit-guard", setup=setup, **more)
    game.who("g").hp = game.who("g").most = 20
    return game


# set-up


@rule("GH-CHAR-02", "GH-ITEM-04", "GH-HAND-03", "GH-AREA-06", "GH-LVLUP-04", "GH-LVLUP-05", "GH-AMD-18")
def test_the_sheets_come_into_the_scenario() -> None:
    d = world("brute", "tinkerer", level=3)
    d.heroes[0].perks, d.heroes[0].cards, d.heroes[0].items = [0, 2], ["16", "14"], [1, 7]
    d.heroes[1].perks, d.heroes[1].cards = [], ["45", "46"]
    state = session_of(d, 1)
    brute = state.characters[0]
    assert (brute.cls, brute.level, brute.seat, state.phase) == ("brute", 3, 0, "goals")
    assert {"16", "14"} <= set(brute.box)
    assert len(brute.box) == 15
    names = sorted(card.partition(":")[2].rpartition(".")[0] for card in brute.modifiers)
    assert names == sorted(["+0"] * 6 + ["+1"] * 7 + ["-1"] * 3 + ["+2", "-2", "x0", "x2"])
    assert state.level == 2


@rule("GH-ITEM-04", "GH-DATA-03")
def test_only_what_a_hero_owns_can_be_equipped() -> None:
    d = world("brute", "tinkerer")
    d.heroes[0].items = [1, 12, 13]
    d.heroes[0].next.used = [12]
    session = Session(GAME, options_of(d), 2, seed=1)
    while session.ask.prompt.id != "ask-equip":
        session.take(0, session.asks[0].seat)
    assert session.ask.keys() == ["pick_item:1", "pick_item:12", "pick_item:13", "done"]
    session.choose("pick_item:12")
    assert session.ask.keys() == ["pick_item:1", "done"]  # one small item at level 1
    session.choose("done")
    assert [(item.id, item.consumed) for item in session.state.characters[0].items] == [(12, True)]


def options_of(d: World) -> Setup:
    return session_of(d, 1).setup


@rule("GH-SETUP-06", "GH-DONATE-02", "GH-DONATE-03")
def test_donations_and_events_are_felt_at_the_start_once() -> None:
    d = world("brute", "tinkerer")
    ahead = d.heroes[0].next
    ahead.blessings, ahead.minus_ones, ahead.damage, ahead.discards = 2, 3, 3, 2
    ahead.conditions = ["poison", "curse"]
    game = beside(options_of(d), hand="3 4 5 6")
    game.who("B").hp = game.who("B").most = 10
    game.character().modifiers.cards = []
    happens(begin_as_told(table(game)))
    kinds = sorted(card.partition(".")[0] for card in game.character().modifiers)
    assert kinds == ["bless", "bless", "curse", "penalty", "penalty", "penalty"]
    assert (game.hp("B"), game.has("B", "poison"), game.has("T", "poison")) == (7, True, False)
    assert (len(game.character().hand), len(game.character().discard)) == (2, 2)
    played(d, 1, won=False)
    assert d.heroes[0].next.blessings == 0


@rule("GH-TILE-40")
def test_a_treasure_that_was_looted_is_not_placed_again() -> None:
    d = world("brute", "tinkerer")
    for found, there in (([], True), ([7], False)):
        d.looted = found
        state = session_of(d, 1)

        reveal(Table(state, 2), 2)
        assert (7 in state.map.treasures.values()) is there


@rule("GH-TILE-37", "GH-LOOT-05")
def test_a_harmful_treasure_hurts_its_looter_at_once_in_a_campaign() -> None:
    for setup, hp, poisoned in ((company(), 7, True), (Setup(), 10, False)):
        game = beside(setup)
        game.state.scenario = 4
        game.who("B").hp = game.who("B").most = 10
        at = game.who("B").at
        game.state.map.treasures[at] = 46
        loot_hex(table(game), game.character(), at)
        happens(looted(table(game), game.character()))
        assert (game.hp("B"), game.has("B", "poison"), game.character().treasures) == (hp, poisoned, [46])


# kills for personal quests


@rule("GH-QUEST-02")
def test_a_kill_is_counted_for_whom_it_belongs_to_and_only_in_a_campaign() -> None:
    for setup, notes in ((company(), {"slain:0:bandit-guard": 1}), (Setup(), {})):
        game = beside(setup)
        game.who("g").hp = 1
        game.do("use_half:1:top", "on:g")
        assert {note: n for note, n in game.state.notes.items() if note.startswith("slain")} == notes


# enhancements


@rule("GH-ENH-02", "GH-ENH-05", "GH-ENH-06")
def test_an_enhanced_attack_hits_harder_and_poisons() -> None:
    plain = beside(company())
    plain.do("use_half:1:top", "on:g")
    assert (plain.hp("g"), plain.has("g", "poison")) == (17, False)
    game = beside(company(Sticker("1", "top", 0, "plus_one")))
    game.do("use_half:1:top", "on:g")
    assert game.hp("g") == 16
    game = beside(company(Sticker("1", "top", 0, "poison")))
    game.do("use_half:1:top", "on:g")
    assert game.has("g", "poison")


@rule("GH-ENH-09", "GH-ENH-10", "GH-ENH-11")
def test_an_element_is_infused_and_any_element_is_chosen_on_each_use() -> None:
    game = beside(company(Sticker("1", "top", 0, "fire")))
    game.do("use_half:1:top", "on:g")
    assert game.state.turn is not None
    assert game.state.turn.infused == 1
    game = beside(company(Sticker("1", "top", 0, "any")))
    game.do("use_half:1:top", "on:g")
    assert len(game.offers("pick_element:")) == 6


@rule("GH-ENH-07")
def test_an_enhanced_shield_blesses_its_owner() -> None:
    game = beside(company(Sticker("2", "top", 0, "bless")))
    game.do("use_half:2:top")
    assert any(card.startswith("bless") for card in game.character().modifiers)


@rule("GH-ENH-12")
def test_an_attack_hex_adds_a_target() -> None:

    game = beside(company(Sticker("3", "top", 1, "hex")))
    (attack,) = parts_of(half_of(game.state, "3", "top").effect)
    assert len(attack.area.hexes) == 4  # type: ignore[attr-defined]


@rule("GH-ENH-05")
def test_an_enhanced_summon_has_more_hit_points_and_moves_further() -> None:
    card = next(id for id, one in CARDS.items() if one.top.spots and one.top.spots[0][1] == "hp" and int(id) < 60)
    lines = [line for _, line, _ in CARDS[card].top.spots]
    stickers = tuple(Sticker(card, "top", n, "plus_one") for n in range(len(lines)))
    found = []
    for setup in (company(classes=("tinkerer", "brute")), company(*stickers, classes=("tinkerer", "brute"))):
        game = room(BESIDE, B="tinkerer", T="brute", g="bandit-guard", setup=setup, cards=f"{card} 32")
        game.do(f"use_half:{card}:top")
        game.do(game.offers("at:")[0])
        (summon,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
        found.append((summon.most, own_move(game.state, summon) or 0, own_attack(game.state, summon) or 0))
    more = [int(line in lines) for line in ("hp", "move", "attack")]
    assert [b - a for a, b in zip(*found, strict=True)] == more  # type: ignore[operator]


# permanent death


@rule("GH-PERMA-01", "GH-PERMA-06", "GH-PERMA-07")
def test_without_hit_points_a_character_dies_for_good() -> None:
    game = beside(company(permanent_death=True))
    figure = game.who("B")
    happens(suffer(table(game), figure, 50))
    assert (game.there("B"), game.state.notes["dead:0"], game.character().exhausted) == (False, 1, True)
    d = world("brute", "tinkerer", gold=80)
    d.heroes[0].items = [1]

    seek(d, d.heroes[0], 512)
    played(d, 1, change=lambda state: state.notes.update({"dead:0": 1}))
    hero = d.heroes[0]
    assert (hero.dead, hero.items, hero.gold, hero.quest.cards, "quest-512" in d.quests) == (True, [], 0, [], True)
    assert [one.cls for one in d.travellers()] == ["tinkerer"]

    assert keys(ahead(d)) == ["city"]


@rule("GH-PERMA-02", "GH-PERMA-03", "GH-PERMA-04")
def test_the_exhausted_stay_on_the_map_where_death_is_permanent() -> None:
    game = beside(company(permanent_death=True))
    exhaust(table(game), game.character(1))
    tinkerer = game.character(1)
    assert (game.there("T"), tinkerer.exhausted, tinkerer.initiative, game.state.notes.get("dead:1")) == (
        True, True, 99, None,
    )  # fmt: skip
    from emberhall.games.gloomhaven.rules.healing import heal

    game.who("T").hp = 3
    assert gain(table(game), game.who("T"), "muddle")
    heal(table(game), game.who("T"), 2)
    assert (game.hp("T"), game.has("T", "muddle")) == (5, True)
    happens(suffer(table(game), game.who("T"), 9))
    assert (game.there("T"), game.state.notes["dead:1"]) == (False, 1)


@rule("GH-PERMA-02")
def test_without_the_variant_the_exhausted_leave_the_map() -> None:
    game = beside(company())
    exhaust(table(game), game.character(1))
    assert not game.there("T")
    assert "dead:1" not in game.state.notes


@rule("GH-PERMA-05")
def test_who_lives_at_the_end_of_a_lost_scenario_goes_on() -> None:
    d = world("brute", "tinkerer", permanent_death=True)

    def change(state: Any) -> None:
        for character in state.characters:
            character.exhausted = True
        state.notes["dead:1"] = 1

    played(d, 1, won=False, change=change)
    assert [(hero.cls, hero.gone) for hero in d.heroes] == [("brute", False), ("tinkerer", True)]


# solo


@rule("GH-SOLO-01", "GH-SOLO-02")
def test_a_solo_party_meets_monsters_of_a_higher_level() -> None:
    d = world("brute", "tinkerer", "scoundrel", solo=True)
    state = session_of(d, 1)
    assert ([one.seat for one in state.characters], state.level, state.monster_level) == ([0, 0, 0], 1, 2)


@pytest.mark.parametrize("number", [1, 3])
def test_the_map_is_that_of_the_scenario(number: int) -> None:
    d = world("brute", "tinkerer")
    assert session_of(d, number).scenario == number
    assert plan_of(number).scenario.number == number


@rule("GH-ITEM-04", "GH-PAGE-02")
def test_the_item_that_a_scenario_asks_for_is_equipped_by_its_seeker() -> None:
    recruits = (
        Recruit(hero=0, seat=0, cls="brute", level=1, items=(1, 114), seeks=True),
        Recruit(hero=1, seat=1, cls="tinkerer", level=1, items=(114,)),
    )
    game = beside(Setup(company=Company(recruits=recruits)))
    game.state.scenario = 54
    for n, worn in ((0, [114]), (1, [])):
        happens(equip(table(game), game.character(n), lambda character, kind: False))
        assert [item.id for item in game.character(n).items] == worn


@rule("GH-SOLO-03")
@pytest.mark.parametrize(
    ("agreed", "solo", "level"), [("very_hard", True, 6), ("very_hard", False, 7), ("hard", True, 6)]
)
def test_a_solo_party_plays_no_scenario_above_level_six(agreed: str, solo: bool, level: int) -> None:
    d = world("brute", "tinkerer", level=9, solo=solo, difficulty=agreed)
    for hero in d.heroes:
        hero.cards, hero.perks = [], []
    assert session_of(d, 1).level == level
