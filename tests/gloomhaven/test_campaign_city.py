"""The city: characters, shop, levels, perks, sanctuary, retirement."""

import pytest

from emberhall.games.gloomhaven.campaign.answers import why_not
from emberhall.games.gloomhaven.campaign.city import city
from emberhall.games.gloomhaven.campaign.sheets import for_sale, in_shop, level_up, perks_due, perks_left, pool
from emberhall.games.gloomhaven.campaign.travel import ahead, ready
from emberhall.games.gloomhaven.campaign.world import Placed, World
from emberhall.games.gloomhaven.content import CLASSES
from emberhall.kernel import Ask, Message
from emberhall.rulebook import rule

from .test_campaign_world import MATS
from .worlds import add_hero, does, keys, offers, plays, seek, session_of, table, told, world


def empty(solo: bool = False) -> World:
    d = world("brute", "tinkerer", solo=solo)
    d.heroes.clear()
    return d


def bought(d: World, chair: int = 0) -> list[str]:
    return [key for key in offers(d, chair) if key.startswith("buy")]


# creation


@rule("GH-CREATE-01", "GH-CREATE-02", "GH-CREATE-06", "GH-CREATE-07", "GH-CHAR-01", "GH-CHAR-02", "GH-MAT-02")
def test_a_new_character_has_gold_experience_and_the_cards_of_its_class() -> None:
    d = empty()
    assert offers(d) == [f"create:{cls}" for cls in sorted(d.classes)]
    does(d, "create:scoundrel")
    hero = d.heroes[0]
    assert (hero.cls, hero.level, hero.xp, hero.gold, hero.perks, hero.items, hero.checks) == (
        "scoundrel", 1, 0, 30, [], [], 0,
    )  # fmt: skip
    assert len(pool(hero)) == 12
    assert "create:scoundrel" not in offers(d, 1)


#: By level: the gold and the experience of a new character.
STARTS = {1: (30, 0), 2: (45, 45), 3: (60, 95), 4: (75, 150), 5: (90, 210), 6: (105, 275), 7: (120, 345), 8: (135, 420),
          9: (150, 500)}  # fmt: skip


@rule("GH-CREATE-04", "GH-CREATE-05", "GH-CREATE-06", "GH-CREATE-07", "GH-PROSP-04", "GH-DATA-13", "GH-CHAR-03")
@pytest.mark.parametrize("level", STARTS)
def test_a_new_character_may_start_at_any_level_up_to_the_prosperity(level: int) -> None:
    d = empty()
    d.prosperity = 64
    does(d, "create:brute")
    assert offers(d) == [f"start_level:{n}" for n in range(1, 10)]
    does(d, f"start_level:{level}")
    hero = d.heroes[0]
    assert (hero.level, hero.gold, hero.xp) == (level, *STARTS[level])
    does(d, offers(d)[0])
    for step in range(2, level + 1):  # in order, one card for each level
        cards = offers(d)
        assert {CLASSES["brute"].cards[0].level, "X"} != set(cards)
        assert all(int(_level(key)) <= step for key in cards)
        does(d, cards[-1])
    for _ in range(2, level + 1):
        does(d, next(key for key in offers(d) if key.startswith("pick_perk")))
    assert (len(hero.cards), len(hero.perks)) == (level - 1, level - 1)
    assert "leave_city" in offers(d)


def _level(key: str) -> str:
    number = int(key.partition(":")[2])
    return next(card.level for card in CLASSES["brute"].cards if card.id == number)


@rule("GH-CHAR-02")
def test_a_hero_gets_a_name_that_nobody_else_has() -> None:
    d = empty()
    does(d, "create:brute")
    does(d, offers(d)[0])
    names = [key for key in offers(d) if key.startswith("pick_name")]
    assert names == [f"pick_name:{n}" for n in range(1, 9)]
    does(d, "pick_name:3")
    assert d.heroes[0].name == 3
    assert not [key for key in offers(d) if key.startswith("pick_name")]


@rule("GH-SOLO-01", "GH-CREATE-01")
def test_a_solo_player_needs_two_characters_and_may_have_four() -> None:
    d = empty(solo=True)
    assert keys(ahead(d)) == ["city"]
    does(d, "create:brute")
    does(d, offers(d)[0])
    assert "leave_city" not in offers(d)
    does(d, "next_hero", "create:tinkerer")
    does(d, offers(d)[0])
    assert ready(d)
    assert "leave_city" in offers(d)
    for cls in ("scoundrel", "cragheart"):
        does(d, "another_hero", f"create:{cls}")
        does(d, offers(d)[0])
        d.desks[0].ready.append(d.heroes[-1].id)
    assert [hero.line for hero in d.heroes] == [0, 1, 2, 3]
    assert len(session_of(d, 1).characters) == 4


@rule("GH-PARTY-02")
def test_a_hero_whose_player_left_can_be_taken_over() -> None:
    from emberhall.games.gloomhaven.campaign.founding import leaves

    d = world("brute", "tinkerer")
    leaves(table(d), 1)
    d.party = [0, 2]
    assert "adopt:1" in offers(d, 2)
    does(d, "adopt:1", chair=2)
    assert (d.heroes[1].chair, d.heroes[1].sits_out) == (2, False)
    assert [hero.cls for hero in d.travellers()] == ["brute", "tinkerer"]


@rule("GH-PARTY-02")
def test_a_player_may_bring_another_character() -> None:
    d = world("brute", "tinkerer")
    other = add_hero(d, "scoundrel", 0)
    other.sits_out = True
    does(d, "next_hero", "come_along")
    assert [hero.cls for hero in d.travellers()] == ["scoundrel", "tinkerer"]


# shop


@rule("GH-SHOP-01", "GH-ITEM-01", "GH-SHOP-10")
def test_an_item_is_bought_with_ones_own_gold_and_only_once() -> None:
    d = world("brute", "tinkerer", gold=45)
    does(d, "buy:1")
    assert (d.heroes[0].gold, d.heroes[0].items, d.heroes[1].gold) == (25, [1], 45)
    assert "buy:1" not in offers(d)
    does(d, "buy:2")
    assert bought(d) == []


@rule("GH-SHOP-02", "GH-SHOP-03", "GH-SHOP-12")
def test_an_item_is_sold_for_half_its_printed_price_whatever_the_reputation() -> None:
    d = world("brute", "tinkerer")
    d.sheet.reputation = -20
    d.heroes[0].items = [7, 15]
    d.copies[15] = 2
    assert in_shop(d, 7) == 1
    does(d, "sell:7")
    assert (d.heroes[0].gold, d.heroes[0].items, in_shop(d, 7)) == (35, [15], 2)


@rule("GH-SHOP-04")
def test_nobody_gives_anything_to_anybody() -> None:
    d = world("brute", "tinkerer", gold=100)
    d.heroes[0].items = [1, 12]
    kinds = {key.partition(":")[0] for key in offers(d)}
    assert kinds == {"donate", "buy", "sell", "another_hero", "leave_city"}


@rule("GH-SHOP-09")
def test_the_copies_are_limited() -> None:
    d = world("brute", "tinkerer", "scoundrel")
    does(d, "buy:1", chair=0)
    assert "buy:1" in offers(d, 1)
    does(d, "buy:1", chair=1)
    assert "buy:1" not in offers(d, 2)
    assert (in_shop(d, 1), 1 in for_sale(d)) == (0, False)


@rule("GH-SHOP-11")
def test_what_another_party_owns_counts_as_in_the_shop() -> None:
    d = world("brute", "tinkerer", "scoundrel")
    does(d, "buy:1", chair=0)
    does(d, "buy:1", chair=1)
    d.parties.append(type(d.sheet)())
    d.current = 1
    add_hero(d, "cragheart", 2)
    assert in_shop(d, 1) == 2
    assert "buy:1" in offers(d, 2)


@rule("GH-REP-05", "GH-SHOP-12")
def test_a_price_follows_the_reputation() -> None:
    d = world("brute", "tinkerer")
    d.sheet.reputation = 7
    does(d, "buy:1")
    assert d.heroes[0].gold == 30 - 18


# levels and perks


#: Experience, and the level it makes.
XP = [(0, 1), (44, 1), (45, 2), (94, 2), (95, 3), (149, 3), (150, 4), (209, 4), (210, 5), (274, 5), (275, 6), (344, 6),
      (345, 7), (419, 7), (420, 8), (499, 8), (500, 9), (999, 9)]  # fmt: skip


@rule("GH-LVLUP-01", "GH-DATA-13", "GH-LVLUP-09")
@pytest.mark.parametrize(("xp", "level"), XP)
def test_experience_makes_levels(xp: int, level: int) -> None:
    hero = world("brute", "tinkerer").heroes[0]
    hero.xp = xp
    level_up(hero)
    assert hero.level == level


@rule("GH-LVLUP-01", "GH-LVLUP-02", "GH-LVLUP-03", "GH-LVLUP-04", "GH-LVLUP-09", "GH-CARD-04")
def test_levels_are_gained_in_the_city_one_after_the_other() -> None:
    d = world("brute", "tinkerer")
    hero = d.heroes[0]
    hero.xp, d.sheet.place = 100, 1
    assert hero.level == 1
    next(city(table(d)))  # the party arrives
    assert hero.level == 3
    assert [_level(key) for key in offers(d)] == ["2", "2"]
    does(d, offers(d)[0])
    assert sorted(_level(key) for key in offers(d)) == ["2", "3", "3"]
    does(d, offers(d)[-1])
    assert perks_due(hero) == 2
    does(d, "pick_perk:0", "pick_perk:1")
    assert (hero.perks, perks_due(hero)) == ([0, 1], 0)


@rule("GH-LVLUP-06", "GH-CHAR-04", "GH-DATA-12", "GH-PERK-05")
def test_a_perk_can_be_taken_once_for_each_box() -> None:
    hero = world("brute", "tinkerer").heroes[0]
    boxes = [1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1]
    for n, times in enumerate(boxes):
        hero.perks = [n] * (times - 1)
        assert n in dict(perks_left(hero))
        hero.perks = [n] * times
        assert n not in dict(perks_left(hero))


@rule("GH-PERK-05")
def test_a_perk_needs_the_cards_that_it_removes() -> None:
    hero = world("brute", "tinkerer").heroes[1]
    hero.cls = "tinkerer"
    taken = [n for n, perk in enumerate(CLASSES["tinkerer"].perks) if perk.remove.get("-1")]
    hero.perks = []
    for n in taken:
        hero.perks += [n] * CLASSES["tinkerer"].perks[n].times
    gone = sum(CLASSES["tinkerer"].perks[n].remove["-1"] for n in hero.perks)
    assert gone <= 5


@rule("GH-PERK-02", "GH-PERK-03", "GH-PERK-04", "GH-OVER-12", "GH-CHAR-05")
@pytest.mark.parametrize(("checks", "perks"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5), (18, 6)])
def test_three_check_marks_make_a_perk(checks: int, perks: int) -> None:
    hero = world("brute", "tinkerer").heroes[0]
    hero.checks = checks
    assert perks_due(hero) == perks


@rule("GH-PERK-04", "GH-CHAR-05")
def test_there_are_eighteen_boxes_for_check_marks() -> None:
    from emberhall.games.gloomhaven.campaign.deciding import mark

    hero = world("brute", "tinkerer").heroes[0]
    mark(hero, 40)
    assert (hero.checks, perks_due(hero)) == (18, 6)


@rule("GH-PROSP-05", "GH-PROSP-06")
def test_a_character_below_the_prosperity_level_may_rise_to_it() -> None:
    d = world("brute", "tinkerer")
    assert "rise:2" not in offers(d)
    d.prosperity = 9
    does(d, "rise:2")
    hero = d.heroes[0]
    assert (hero.level, hero.xp) == (2, 45)
    does(d, offers(d)[0])
    does(d, offers(d)[0])
    does(d, "rise:3")
    assert (hero.level, hero.xp) == (3, 95)


@rule("GH-SCALE-01")
def test_higher_levels_raise_the_scenario_level() -> None:
    assert [session_of(world("brute", "tinkerer", level=n), 1).level for n in (1, 2, 3, 5, 9)] == [1, 1, 2, 3, 5]


# the sanctuary


@rule("GH-DONATE-01", "GH-DONATE-02")
def test_each_character_may_donate_once_in_a_visit() -> None:
    d = world("brute", "tinkerer")
    does(d, "donate")
    hero = d.heroes[0]
    assert (hero.gold, d.donated, hero.next.blessings) == (20, 10, 2)
    assert "donate" not in offers(d)
    assert "donate" in offers(d, 1)
    d.heroes[1].gold = 9
    assert "donate" not in offers(d, 1)
    d.sheet.place = 1
    next(city(table(d)))
    assert "donate" in offers(d)


#: All donations together, and the check marks of prosperity they have made.
GIFTS = [(90, 0), (100, 1), (140, 1), (150, 2), (200, 3), (250, 4), (300, 5), (350, 6), (400, 7), (490, 7), (500, 8),
         (600, 9), (700, 10), (800, 11), (900, 12), (1000, 13), (1500, 13)]  # fmt: skip


@rule("GH-DONATE-04", "GH-UNLOCK-03")
@pytest.mark.parametrize(("gold", "marks"), GIFTS)
def test_donations_open_envelope_b_and_raise_prosperity(gold: int, marks: int) -> None:
    d = world("brute", "tinkerer", gold=2000)
    for _ in range(gold // 10):
        d.heroes[0].donated = False
        does(d, "donate")
    assert (d.donated, d.prosperity, d.envelopes) == (gold, marks, ["B"] if gold >= 100 else [])


# retirement


@rule("GH-RETIRE-01", "GH-RETIRE-02")
def test_who_has_fulfilled_the_quest_may_shop_but_not_leave() -> None:
    d = world("brute", "tinkerer")
    seek(d, d.heroes[0], 512)
    assert "retire" not in offers(d)
    d.heroes[0].fulfilled = True
    assert "leave_city" not in offers(d)
    assert "buy:1" in offers(d)
    assert "retire" in offers(d)


@rule("GH-RETIRE-03", "GH-RETIRE-04", "GH-RETIRE-05", "GH-RETIRE-06", "GH-RETIRE-09", "GH-SHOP-08", "GH-RETIRE-16")
def test_a_retired_hero_leaves_items_gold_and_the_quest_behind() -> None:
    d = world("brute", "tinkerer", gold=200)
    hero = d.heroes[0]
    seek(d, hero, 512)
    does(d, "buy:1")
    hero.gold, hero.fulfilled = 200, True
    t = does(d, "retire")
    assert (hero.retired, hero.items, hero.gold, list(hero.quest)) == (True, [], 0, [])
    assert (in_shop(d, 1), d.prosperity, "quest-512" in d.quests) == (2, 1, False)
    assert [one.cls for one in d.travellers()] == ["tinkerer"]
    assert "say-retired" in told(t)
    assert "create:brute" in offers(d)  # a class played before is free again


@rule("GH-RETIRE-07", "GH-RETIRE-08")
def test_the_quest_opens_its_box_or_gives_a_design_and_a_side_scenario() -> None:
    d = world("brute", "tinkerer")
    seek(d, d.heroes[0], 512)
    d.heroes[0].fulfilled = True
    does(d, "retire")
    assert ("three-spears" in d.classes, len(d.designs), len(d.sides)) == (True, 25, 9)
    seek(d, d.heroes[1], 511)
    d.heroes[1].fulfilled = True
    does(d, "retire", chair=1)
    assert (len(d.designs), len(d.sides), len(d.found)) == (
        24,
        8,
        3,
    )  # 1, 72 of the Town Records, and the side scenario


@rule("GH-RETIRE-10", "GH-RETIRE-15")
def test_later_characters_of_the_player_get_a_perk_for_each_retirement() -> None:
    d = world("brute", "tinkerer")
    for n, cls in enumerate(("scoundrel", "cragheart"), 1):
        hero = d.of_chair(0)[0]
        hero.fulfilled = True
        does(d, "retire")
        does(d, f"create:{cls}")
        does(d, offers(d)[0])
        if n == 1:
            does(d, offers(d)[0])
        assert (d.of_chair(0)[0].veteran, d.of_chair(0)[0].cls) == (n, cls)
    assert perks_due(d.of_chair(0)[0]) == 2
    assert d.heroes[1].veteran == 0


@rule("GH-RETIRE-11")
def test_a_solo_player_counts_retirements_for_each_line_of_characters() -> None:
    d = world("brute", "tinkerer", solo=True)
    d.heroes[1].fulfilled = True
    does(d, "next_hero", "retire")
    assert d.lines[0] == [0, 1, 0, 0]
    does(d, "create:scoundrel")
    new = d.heroes[-1]
    assert (new.line, new.veteran) == (1, 1)
    does(d, offers(d)[0])
    does(d, offers(d)[0], "another_hero", "create:cragheart")
    assert (d.heroes[-1].line, d.heroes[-1].veteran) == (2, 0)


@rule("GH-RETIRE-12", "GH-RETIRE-14", "GH-MAT-08")
@pytest.mark.parametrize("cls", MATS)
def test_the_first_retirement_of_a_class_adds_two_events(cls: str) -> None:
    from emberhall.games.gloomhaven.campaign.retiring import retire

    d = world(cls, "tinkerer" if cls != "tinkerer" else "brute")
    number = MATS[cls][1]
    before = set(d.city)
    retire(table(d), d.heroes[0])
    assert set(d.city) - before == {f"city-{number}"}
    assert f"road-{number}" in d.road
    d.city.cards.remove(f"city-{number}")  # type: ignore[arg-type]
    again = add_hero(d, cls, 0)
    retire(table(d), again)
    assert f"city-{number}" not in d.city


# the visit


@rule("GH-CITY-01", "GH-CITY-02", "GH-TRAVEL-01")
def test_after_any_attempt_the_party_may_return_and_a_visit_begins() -> None:
    d = world("brute", "tinkerer")
    d.sheet.place = 1
    assert "city" in keys(ahead(d))
    plays(city(table(d)), "leave_city", "leave_city")
    assert (d.sheet.place, d.sheet.event_due, d.visiting) == (0, True, False)
    d.sheet.event_due = False
    plays(city(table(d)), "leave_city", "leave_city")  # the same visit
    assert d.sheet.event_due is False


@rule("GH-CITY-01")
def test_everybody_shops_at_the_same_time_until_all_have_left() -> None:
    d = world("brute", "tinkerer")
    flow = city(table(d))
    next(flow)
    question = next(flow)
    assert [ask.seat for ask in question.asks] == [0, 1]  # type: ignore[union-attr]
    flow.send((1, question.asks[1].option("buy:1")))  # type: ignore[union-attr]
    question = flow.send(None)
    assert d.heroes[1].items == [1]
    flow.send((0, question.asks[0].option("leave_city")))  # type: ignore[union-attr]
    question = flow.send(None)
    assert question.seat == 1  # type: ignore[union-attr]
    assert question.option("leave_city")  # type: ignore[union-attr]


def test_when_everybody_passes_those_leave_who_can_and_the_others_are_asked_alone() -> None:
    d = world("brute", "tinkerer")
    d.heroes[1].fulfilled = True
    flow = city(table(d))
    next(flow)
    next(flow)
    question = flow.send(None)
    assert [desk.left for desk in d.desks[:2]] == [True, False]
    assert question.seat == 1  # type: ignore[union-attr]
    assert question.option("pass") is None  # type: ignore[union-attr]
    assert question.option("retire")  # type: ignore[union-attr]


@rule("GH-SHOP-01", "GH-SHOP-09", "GH-SHOP-10", "GH-ENH-01", "GH-ENH-19")
def test_the_city_says_why_something_cannot_be_had() -> None:
    d = world("brute", "tinkerer")
    d.visiting = True
    d.heroes[0].items, d.heroes[1].items = [1, 2], [2]

    def why(element: str) -> tuple[str, str | None] | None:
        reason = why_not(d, Ask(0, Message("ask-city"), ()), element)
        return (reason.why.id, reason.rule) if reason is not None else None

    assert why("item:1") == ("why-owned", "GH-SHOP-10")
    d.heroes[0].items = []
    d.heroes[1].items, d.copies[3] = [2, 3], 1
    assert why("item:3") == ("why-sold-out", "GH-SHOP-09")
    d.heroes[0].gold = 5
    assert why("item:1") == ("why-gold", "GH-SHOP-01")
    assert why("card:1") == ("why-no-enhancing", "GH-ENH-01")
    d.achievements["the-power-of-enhancement"] = 1
    assert why("card:1") == ("why-no-spot", "GH-ENH-02")
    d.stickers.append(Placed("brute", "2", "top", 0, "plus_one"))
    assert why("card:1") == ("why-enough-enhanced", "GH-ENH-19")
    assert why("place:1") is None


@rule("GH-SHOP-02")
def test_the_seeker_of_xorn_cannot_sell_what_it_was_given() -> None:
    d = world("brute", "tinkerer")
    d.heroes[0].items = [1, 114]
    assert [key for key in offers(d) if key.startswith("sell")] == ["sell:1"]
