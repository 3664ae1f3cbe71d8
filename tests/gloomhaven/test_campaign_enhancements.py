"""Enhancements: where each may be put, what it costs, and what it changes in play."""

import pytest

from emberhall.games.gloomhaven.campaign.city import city
from emberhall.games.gloomhaven.campaign.enhancing import base_price, price_of
from emberhall.games.gloomhaven.campaign.world import Placed, World
from emberhall.games.gloomhaven.content import CARDS, CLASSES
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import half_text
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.enhancements import enhanced, fits, parts_of
from emberhall.rulebook import rule

from .worlds import does, offers, session_of, table, world


def spot(line: str, part: type, *, several: bool | None = None) -> tuple[str, str, int]:
    """A spot on this line of an ability of this kind: card, half, number."""
    for card in CARDS.values():
        for name in ("top", "bottom"):
            half = card.half(name)
            for n, (place, at, _) in enumerate(half.spots):
                parts = parts_of(half.effect)
                if at != line or not isinstance(parts[place], part) or not card.level.isdecimal():
                    continue
                if several is not None and (getattr(parts[place], "targets", 1) > 1) is not several:
                    continue
                if several is False and (getattr(parts[place], "area", None) or getattr(parts[place], "who", None)):
                    continue
                return str(card.id), name, n
    raise LookupError(line, part)


#: By line and ability: what +1 costs on a level 1 card, for a single target.
PLUS = [
    ("", fx.Move, 30), ("", fx.Attack, 50), ("range", fx.Attack, 30), ("", fx.Shield, 100), ("push", fx.Attack, 30),
    ("pull", fx.Attack, 30), ("pierce", fx.Attack, 30), ("", fx.Retaliate, 100), ("", fx.Heal, 30),
    ("move", fx.Summon, 100), ("attack", fx.Summon, 100), ("range", fx.Summon, 50), ("hp", fx.Summon, 50),
]  # fmt: skip


@rule("GH-ENH-05", "GH-ENH-13", "GH-DATA-15")
@pytest.mark.parametrize(("line", "part", "price"), PLUS)
def test_plus_one_costs_what_the_table_says(line: str, part: type, price: int) -> None:
    several = None if part in (fx.Move, fx.Summon, fx.Shield, fx.Retaliate) else False
    card, half, n = spot(line, part, several=several)
    assert base_price(CARDS[card].half(half), n, "plus_one") == price


#: Other effects, on an attack with one target or a move.
OTHERS = [("poison", 75), ("wound", 75), ("muddle", 50), ("immobilize", 100), ("disarm", 150), ("curse", 75),
          ("fire", 100), ("ice", 100), ("air", 100), ("earth", 100), ("light", 100), ("dark", 100),
          ("any", 150)]  # fmt: skip


@rule("GH-ENH-06", "GH-ENH-10", "GH-ENH-13", "GH-DATA-15")
@pytest.mark.parametrize(("kind", "price"), OTHERS)
def test_other_effects_cost_what_the_table_says(kind: str, price: int) -> None:
    assert base_price(CARDS["1"].top, 0, kind) == price  # Attack 3


@rule("GH-ENH-07", "GH-ENH-09", "GH-DATA-15")
def test_strengthen_bless_and_jump() -> None:
    assert [base_price(CARDS["2"].bottom, 0, kind) for kind in ("strengthen", "bless")] == [50, 50]  # Heal 2, range 1
    card, half, n = spot("", fx.Move)
    assert base_price(CARDS[card].half(half), n, "jump") == 50


@rule("GH-ENH-12", "GH-ENH-14", "GH-ENH-18")
def test_an_attack_hex_is_divided_by_the_hexes_and_never_doubled() -> None:
    assert base_price(CARDS["3"].top, 1, "hex") == 66  # three hexes
    assert base_price(CARDS["3"].top, 0, "plus_one") == 100  # the attack itself has several targets
    assert base_price(CARDS["3"].top, 0, "poison") == 150


@rule("GH-ENH-15", "GH-ENH-16", "GH-ENH-17", "GH-ENH-22", "GH-DATA-16", "GH-DATA-17")
def test_surcharges_for_the_level_and_earlier_enhancements_are_not_doubled() -> None:
    d = world("brute", "tinkerer")
    assert price_of(d, "3", "top", 0, "plus_one") == 100
    levels = {"1": 0, "X": 0, "2": 25, "3": 50, "4": 75, "5": 100, "6": 125, "7": 150, "8": 175, "9": 200}
    for card in CLASSES["brute"].cards:
        for name in ("top", "bottom"):
            for n, (_, _, shape) in enumerate(card.half(name).spots):
                if shape == "diamond":
                    base = base_price(card.half(name), n, "wound")
                    assert price_of(d, str(card.id), name, n, "wound") == base + levels[card.level]
    for earlier, more in ((1, 75), (2, 150), (3, 225)):
        d.stickers.append(Placed("brute", "3", "top", 8 + earlier, "plus_one"))
        assert price_of(d, "3", "top", 0, "plus_one") == 100 + more
    assert price_of(d, "3", "bottom", 0, "plus_one") == base_price(CARDS["3"].bottom, 0, "plus_one")


#: What may be put on a spot, by the line it stands on.
ALLOWED = {
    ("1", "top", 0): "plus_one poison wound muddle immobilize disarm curse fire ice air earth light dark any",
    ("1", "top", 1): "plus_one",
    ("1", "bottom", 0): "plus_one fire ice air earth light dark any",  # it jumps already
    ("2", "top", 0): "plus_one strengthen bless fire ice air earth light dark any",
    ("3", "top", 1): "hex",
}


@rule("GH-ENH-04", "GH-ENH-05", "GH-ENH-06", "GH-ENH-07", "GH-ENH-08", "GH-ENH-09", "GH-ENH-10", "GH-ENH-12")
@pytest.mark.parametrize("at", ALLOWED)
def test_what_may_be_put_on_a_spot(at: tuple[str, str, int]) -> None:
    card, half, n = at
    assert fits(CARDS[card].half(half), n, ()) == ALLOWED[at].split()


@rule("GH-ENH-05", "GH-ENH-20")
def test_a_spot_takes_one_enhancement_and_a_line_no_effect_twice() -> None:
    half = CARDS["2"].bottom  # two spots on one Heal
    assert fits(half, 0, [(0, "bless")]) == []
    assert "bless" not in fits(half, 1, [(0, "bless")])
    assert "plus_one" in fits(half, 1, [(0, "plus_one")])


def rich(*done: str) -> World:
    d = world("brute", "tinkerer", gold=1000)
    d.achievements["the-power-of-enhancement"] = 1
    return d


@rule("GH-ENH-01", "GH-ENH-02", "GH-ENH-03")
def test_enhancing_needs_its_achievement_and_the_owner_pays() -> None:
    d = world("brute", "tinkerer", gold=1000)
    assert not [key for key in offers(d) if key.startswith("enhance")]
    d = rich()
    assert len([key for key in offers(d) if key.startswith("enhance_card")]) == 12  # one of 13 has no spot
    does(d, "enhance_card:1", "enhance:1:top:0:poison")
    assert (d.heroes[0].gold, d.heroes[1].gold) == (925, 1000)
    assert d.stickers == [Placed("brute", "1", "top", 0, "poison")]
    assert d.heroes[0].deeds == {"enhancements": 1}


@rule("GH-ENH-19")
def test_a_class_has_as_many_enhanced_cards_as_the_prosperity_level() -> None:
    d = rich()
    does(d, "enhance_card:1", "enhance:1:top:0:poison")
    assert [key for key in offers(d) if key.startswith("enhance_card")] == ["enhance_card:1"]
    assert len([key for key in offers(d, 1) if key.startswith("enhance_card")]) == 14
    d.prosperity = 4
    assert len([key for key in offers(d) if key.startswith("enhance_card")]) == 12


@rule("GH-ENH-20", "GH-ENH-21", "GH-RETIRE-16")
def test_enhancements_stay_for_later_characters_of_the_class() -> None:
    d = rich()
    does(d, "enhance_card:1", "enhance:1:top:0:poison")
    d.heroes[0].fulfilled = True
    does(d, "retire", "create:brute")
    does(d, offers(d)[0])
    company = session_of(d, 1).company
    assert company is not None
    assert [(one.card, one.half, one.spot, one.kind) for one in company.stickers] == [("1", "top", 0, "poison")]


def text(card: str, half: str, *placed: tuple[int, str]) -> str:
    return GAME.texts.say(half_text(BOOK, enhanced(CARDS[card].half(half), placed)), "en")


@rule("GH-ENH-05", "GH-ENH-06", "GH-ENH-10", "GH-ENH-12")
def test_the_card_says_what_was_put_on_it() -> None:
    assert text("1", "top") == "Attack 3, Pierce 2"
    assert text("1", "top", (0, "plus_one"), (1, "plus_one")) == "Attack 4, Pierce 3"
    assert "Poison" in text("1", "top", (0, "poison"))
    assert "infuse fire" in text("1", "top", (0, "fire")).lower()
    area = parts_of(enhanced(CARDS["3"].top, ((1, "hex"),)).effect)[0].area  # type: ignore[attr-defined]
    assert area.hexes == ((1, -1), (1, 0), (0, 1), (0, -1))


def every() -> list[tuple[str, str, int, str]]:
    return [
        (str(card.id), name, n, kind)
        for card in CARDS.values()
        for name in ("top", "bottom")
        for n in range(len(card.half(name).spots))
        for kind in fits(card.half(name), n, ())
    ]


@rule("GH-ENH-02", "GH-ENH-05", "GH-ENH-06", "GH-ENH-07", "GH-ENH-09", "GH-ENH-10", "GH-ENH-11", "GH-ENH-12")
def test_every_enhancement_of_every_spot_changes_its_ability_and_can_be_said() -> None:
    for card, name, n, kind in every():
        half = CARDS[card].half(name)
        after = enhanced(half, ((n, kind),))
        assert after.effect != half.effect, (card, name, n, kind)
        assert base_price(half, n, kind) > 0
        said = GAME.texts.say(half_text(BOOK, after), "en")
        assert said != GAME.texts.say(half_text(BOOK, half), "en"), (card, name, n, kind)
    assert len(every()) > 2000


def test_a_card_on_which_nothing_fits_any_more_is_laid_aside() -> None:
    d = rich()
    does(d, "enhance_card:1")
    d.heroes[0].gold = 10  # as if prices had risen
    d.visiting = True
    flow = city(table(d))
    next(flow)
    question = next(flow)
    assert question.asks[0].option("leave_city")  # type: ignore[union-attr]
    assert d.desks[0].card == ""
