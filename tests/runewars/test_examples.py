"""The worked examples of the rulebook that no chapter's test plays in full, figure by figure."""

from contextlib import suppress

import pytest

from emberhall.games.runewars.content import FATE, QUESTS
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.bids import bid_influence, highest_bidder
from emberhall.games.runewars.rules.dials import production
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.orders import supreme
from emberhall.games.runewars.rules.quests import attempt_quest
from emberhall.games.runewars.rules.runes import receive_rune
from emberhall.games.runewars.rules.seasons import winter_instructions
from emberhall.games.runewars.rules.tactics import draw_tactics, playable_tactics, season_ends
from emberhall.games.runewars.rules.titles import buy_title, titles_for_sale
from emberhall.games.runewars.rules.turn import before_order, next_turn, resolve_bonus
from emberhall.games.runewars.rules.winning import claim_victory, may_claim_victory
from emberhall.games.runewars.rules.year import draw_season_card, order_phase, resolve_instructions
from emberhall.games.runewars.state import (
    HeroFigure,
    HeroId,
    OrderId,
    QuestId,
    RuneId,
    SeasonId,
    State,
    Table,
    TacticsId,
    TitleCard,
)
from emberhall.kernel import NOBODY, Hand, Outcome, msg
from emberhall.rulebook import rule

from .positions import (
    answer,
    build_walls,
    clash,
    daqan_to_play,
    hold,
    land,
    put_rune,
    reveal_order,
    rich_in_runes,
    seat_of,
    set_dials,
    stack,
    units_in,
)


def played(state: State, seat: int, *names: str) -> None:
    """The orders a player has played this year, the last one this season."""
    player = state.players[seat]
    for name in names:
        id = OrderId(f"{player.faction}.{name}")
        player.orders.remove(id)
        player.played.cards.append(id)


@rule("RW-WINTER-02", "RW-WINTER-03")
def test_seven_units_and_five_food() -> None:
    """Two of seven units starve in each area that has more than five; their player chooses which."""
    state = land()
    demons = seat_of(state, "uthuk")
    state.players[demons].dials["food"] = 5
    hold(state, "1A", demons, "berserker berserker berserker warlock flesh_ripper", "chaos_lord beastman")
    hold(state, "1B", demons, "berserker " * 5)
    hold(state, "6A", demons, "flesh_ripper " * 6)
    asked = answer(
        winter_instructions(Table(state, 2), [demons]),
        f"{demons}/lose_unit:1A:beastman:True",
        f"{demons}/lose_unit:1A:berserker:False",
    )
    assert asked == [f"{demons} ask-starve"] * 2  # of six that are alike one goes unasked
    assert units_in(state, "1A") == f"{demons}: 2 berserker, 1 warlock, 1 flesh_ripper, 1 chaos_lord!"
    assert units_in(state, "1B") == f"{demons}: 5 berserker"
    assert units_in(state, "6A") == f"{demons}: 5 flesh_ripper"


@rule("RW-ORDER-08", "RW-ORDER-10")
def test_recruit_after_fortify_has_no_bonus() -> None:
    """5 in summer after 8 in spring: no bonus for Recruit, and no question."""
    t = daqan_to_play()
    reveal_order(t, "recruit", "fortify")
    build_walls(t, "home_daqan_A")
    set_dials(t, 1, 1, 1)
    assert not supreme(t.state.players[0])
    answer(before_order(t), "0/resolve", "0/pick_dial:food")
    assert answer(resolve_bonus(t)) == []
    assert t.state.phase == "after"


@rule("RW-SEASON-05", "RW-AUTUMN-01", "RW-AUTUMN-02", "RW-ORDER-05", "RW-ORDER-06", "RW-ORDER-08", "RW-YEAR-02")
def test_the_season_of_three_players() -> None:
    """Autumn: dials by harvest with one more food, fate shuffled, influence or a card; then 1, and two 3s by influence.

    On the map for three the undead stand where the rulebook has demons.
    """
    state = land(3)
    elves, demons, humans = (seat_of(state, faction) for faction in ("latari", "waiqar", "daqan"))
    played(state, elves, "recruit", "conquer")  # 5 and 3 this year
    played(state, demons, "recruit")
    played(state, humans, "mobilize")
    for seat, influence in ((elves, 1), (demons, 4), (humans, 3)):
        state.players[seat].influence = influence
    state.season, state.phase, state.year = "fall", "season", 2
    state.seasons["fall"].cards.append(SeasonId("bountiful_harvest"))
    state.fate_discard.cards = [state.fate.cards.pop() for _ in range(9)]
    t = Table(state, 3)
    answer(draw_season_card(t))
    for seat in range(3):
        made = production(state, seat)
        assert state.players[seat].dials == {"food": made["food"] + 1, "wood": made["wood"], "ore": made["ore"]}
    asked = answer(
        resolve_instructions(t), f"{humans}/take_tactics", f"{elves}/take_tactics", f"{demons}/take_influence"
    )
    assert asked == [f"{humans} ask-fall", f"{elves} ask-fall", f"{demons} ask-fall"]  # by 2, 3 and 5 of summer
    assert [len(state.fate), len(state.fate_discard)] == [30, 0]
    assert [state.players[seat].influence for seat in (elves, demons, humans)] == [1, 6, 3]
    chosen = {elves: "latari.strategize", demons: "waiqar.conquer", humans: "daqan.conquer"}
    answer(order_phase(t), *(f"{seat}/play_order:{chosen[seat]}" for seat in range(3)))
    assert state.queue == [elves, demons, humans]
    assert [supreme(state.players[seat]) for seat in (elves, demons, humans)] == [False, False, True]
    state.queue = []
    next_turn(t)
    assert (state.season, state.phase) == ("winter", "season")


@rule("RW-STRAT-01", "RW-STRATEGIZE-02", "RW-TACT-05", "RW-ORDER-09")
def test_strategize_in_spring() -> None:
    """Two footmen and a knight move; the bonus draws one card, for the tactics icon of one dial, playable in summer."""
    t = daqan_to_play()
    reveal_order(t, "strategize")
    hold(t.state, "home_daqan_A", 0, "footman footman")
    hold(t.state, "4A", 0, "knight")
    set_dials(t, 0, 0, 1)
    answer(
        before_order(t),
        "0/resolve",
        "0/shift_unit:home_daqan_A:footman:home_daqan_B",
        "0/shift_unit:home_daqan_A:footman:home_daqan_B",
        "0/shift_unit:4A:knight:home_daqan_C",
    )
    assert units_in(t.state, "home_daqan_B") == "0: 2 footman"
    assert units_in(t.state, "home_daqan_C") == "0: 1 knight"
    answer(resolve_bonus(t), "0/use_bonus")
    fresh = list(t.state.players[0].fresh)
    assert len(fresh) == 1
    assert not playable_tactics(t.state, 0, "turn")
    season_ends(t)
    assert t.state.players[0].tactics.cards == fresh


@rule("RW-TACT-05")
def test_two_cards_of_spring_wait_for_summer() -> None:
    t = daqan_to_play()
    t.state.tactics.cards += [TacticsId("supply_convoy.1"), TacticsId("mercenaries.1")]
    answer(draw_tactics(t, 0, 2))
    player = t.state.players[0]
    assert [len(player.fresh), len(player.tactics)] == [2, 0]
    assert playable_tactics(t.state, 0, "turn") == []
    t.state.queue, t.state.season = [], "spring"
    next_turn(t)  # summer begins
    assert sorted(player.tactics) == ["mercenaries.1", "supply_convoy.1"]


@rule("RW-NEUT-23", "RW-DIPLO-05", "RW-FATE-02")
@pytest.mark.parametrize(("destiny", "allied"), [("gold", True), ("silver", False)])
def test_two_beastmen_and_a_dragon_answer_as_one(destiny: str, allied: bool) -> None:
    """One attempt for all of them; every card is drawn, though the first would be enough."""
    t = daqan_to_play()
    t.state.players[0].influence = 4
    hold(t.state, "4A", 0, "footman")
    hold(t.state, "7B", NOBODY, "beastman beastman dragon")
    first = next(int(id[1:]) for id, card in FATE.items() if card.destiny == destiny)
    others = [int(id[1:]) for id, card in FATE.items() if card.destiny == "red"][:2]
    stack(t.state, *map(str, (first, *others)))
    answers = [
        "0/pick_area:7B",
        "0/move_unit:4A:footman",
        "0/done",
        "0/parley",
        "0/spend_influence:3",
        f"0/pick_fate:f{first}",
    ]
    answer(march(t, 0), *answers, *([] if allied else ["1/pick_area:7A"]))
    assert len(t.state.fate_discard) == 3
    assert t.state.players[0].influence == 1
    assert t.state.turn.march is None
    if allied:
        assert units_in(t.state, "7B") == "0: 2 beastman, 1 dragon, 1 footman"
    else:
        assert units_in(t.state, "7A") == "-1: 2 beastman!, 1 dragon!"
        assert units_in(t.state, "7B") == "0: 1 footman"


@rule("RW-CLASS-03")
def test_triangles_miss_twelve_times_in_thirty() -> None:
    found = [card.triangle for card in FATE.values()]
    assert sum(symbol == "miss" for symbol, _ in found) == 12
    assert max(n for symbol, n in found if symbol == "damage") == 1


@rule("RW-SUPPORT-05", "RW-SUPPORT-07", "RW-SUPPORT-11", "RW-SUPPORT-12")
def test_two_archers_a_rider_and_their_hero_flee() -> None:
    """As the rulebook counts them: an archer and a pegasus rider fall, the hero of the archers flees with the rest."""
    t = clash(
        "archer archer archer pegasus_rider pegasus_rider", "footman giant giant giant giant",
        "1", "2", "9", "3",  # four cards for three archers; the ability is discarded
        "5", "6",  # pegasus riders: nothing
        "11",  # footman: nothing
        "8", "4", "24", "12",  # giants: damage 3 and 1
    )  # fmt: skip
    hold(t.state, "6B", 0, "warrior")
    t.state.players[0].heroes = [HeroFigure(HeroId(id), "6A", Hand([], owner=0)) for id in ("silhouette", "ronan")]
    asked = answer(
        fight_out(t),
        "0/support:silhouette:archer", "0/done", "0/yes", "0/discard_fate:f9",
        "0/pick_unit:3", "0/pick_unit:0",  # three of the damage for a pegasus rider, one for an archer
    )  # fmt: skip
    assert asked[-2:] == ["0 ask-damage", "0 ask-damage"]
    assert units_in(t.state, "6A") == "1: 1 footman, 4 giant"
    assert units_in(t.state, "6B") == "0: 1 warrior, 2 archer!, 1 pegasus_rider!"
    helper, idle = t.state.players[0].heroes
    assert (helper.area, helper.routed, idle.area, idle.routed) == ("6B", True, "6A", False)


@rule("RW-VCARD-08", "RW-VCARD-10", "RW-VCARD-14", "RW-WIN-01")
def test_tom_loses_a_rune_in_spring() -> None:
    """Six runes in the summer of year 6, five in that of year 7: the card comes back, and no other can be played."""
    t = rich_in_runes()
    t.state.year, t.state.season, t.state.current = 6, "summer", 0
    assert may_claim_victory(t.state, 0)
    areas = [area for area, place in t.state.places.items() if place.rune and place.holder == 0]
    answer(claim_victory(t, 0), *(f"0/pick_area:{area}" for area in areas[:5]))  # the sixth is the last
    assert t.state.players[0].claims == "summer"
    t.state.year, t.state.season, t.state.phase = 7, "spring", "season"
    t.state.seasons["spring"].cards.append(SeasonId("spring_growth"))
    with suppress(StopIteration):
        next(draw_season_card(t))  # whatever the spring card asks: the Victory card lies on the summer deck
    assert t.state.players[0].claims == "summer"
    hold(t.state, areas[-1], 1, "berserker")
    t.state.season, t.state.phase = "summer", "season"
    t.state.seasons["summer"].cards.append(SeasonId("drought"))
    answer(draw_season_card(t))
    assert t.state.outcome is None
    assert t.state.players[0].claims == ""
    hold(t.state, areas[-1], 0, "footman")
    assert not may_claim_victory(t.state, 0)
    t.state.season, t.state.queue = "winter", []
    next_turn(t)
    assert t.state.outcome == Outcome((0,), msg("end-runes", who=1, runes=6), (6.0, 0.0))


@rule("RW-BID-04", "RW-BID-06", "RW-BID-08", "RW-BID-09")
def test_the_bid_of_the_elves_and_the_demons() -> None:
    """Both bid two; the elves have two left, the demons none: the elves decide, for themselves."""
    state = land(4)
    elves, demons = seat_of(state, "latari"), seat_of(state, "uthuk")
    for seat, player in enumerate(state.players):
        player.influence = {elves: 4, demons: 2}.get(seat, 3)
    t = Table(state, 4)
    found: list[int | None] = []

    def auction() -> object:
        made = yield from bid_influence(t)
        found.append((yield from highest_bidder(t, made)))

    offers = [f"{seat}/bid_influence:{2 if seat in (elves, demons) else 1}" for seat in range(4)]
    asked = answer(auction(), *offers, f"{elves}/pick_player:{elves}")  # type: ignore[arg-type]
    assert asked == ["together ask-bid", f"{elves} ask-tie"]
    assert found == [elves]
    assert [player.influence for player in state.players] == [{elves: 2, demons: 0}.get(seat, 2) for seat in range(4)]


@rule("RW-RUNE-02", "RW-RUNE-03", "RW-RUNE-04")
def test_the_rune_of_the_elves() -> None:
    """One of up to two false runes is discarded; a dragon rune and a false one are placed where there is no rune."""
    t = daqan_to_play()
    for area, token in (("home_daqan_A", "false.9"), ("home_daqan_B", "false.8"), ("home_daqan_C", "dragon.9")):
        put_rune(t, area, token)
    asked = answer(
        receive_rune(t, 0), "0/pick_area:home_daqan_B", "0/done", "0/pick_area:home_daqan_B", "0/pick_area:7B"
    )
    assert asked == ["0 ask-discard-rune", "0 ask-discard-rune", "0 ask-place-rune", "0 ask-place-rune"]
    lying = {area: place.rune.cards for area, place in t.state.places.items() if place.rune}
    assert {area: cards[0].partition(".")[0] for area, cards in lying.items()} == {
        "home_daqan_A": "false", "home_daqan_B": "dragon", "home_daqan_C": "dragon", "7B": "false",
    }  # fmt: skip
    assert RuneId("false.8") in t.state.runes
    assert not any(place.revealed for place in t.state.places.values())


@rule("RW-HARVEST-01", "RW-HARVEST-02", "RW-HARVEST-05", "RW-HARVEST-07", "RW-HARVEST-08", "RW-HARVEST-11")
def test_the_harvest_of_the_humans() -> None:
    """Three areas of the home realm and 1B: food 2 to 4, wood 4 to 3, ore 2 as before; 2 influence; wood 3 to 2."""
    t = daqan_to_play()
    reveal_order(t, "harvest")
    set_dials(t, 2, 4, 2)
    build_walls(t, "home_daqan_A", "1B")
    hold(t.state, "1B", 0, "knight")
    t.state.places["home_daqan_A"].development = "diplomat"
    player = t.state.players[0]
    player.influence = 1
    answer(before_order(t), "0/resolve")
    assert player.dials == {"food": 4, "wood": 3, "ore": 2}
    asked = answer(resolve_bonus(t), "0/use_bonus", "0/yes", "0/pick_development:reinforced_walls")
    assert asked == ["0 ask-bonus", "0 prompt-may", "0 ask-development"]  # one stronghold has none: no question where
    assert player.influence == 3
    assert player.dials == {"food": 4, "wood": 2, "ore": 2}
    assert t.state.places["1B"].development == "reinforced_walls"


@rule("RW-RECRUIT-01", "RW-RECRUIT-02", "RW-RECRUIT-04", "RW-RECRUIT-05", "RW-RECRUIT-06", "RW-LIMIT-01")
def test_the_recruits_of_the_humans() -> None:
    """Two bowmen at the one stronghold with five units; a knight and a siege engine make nine: a footman goes."""
    t = daqan_to_play()
    reveal_order(t, "recruit", "harvest")
    build_walls(t, "home_daqan_A")
    hold(t.state, "home_daqan_A", 0, "footman footman bowman bowman bowman")
    set_dials(t, 8, 3, 4)
    answer(before_order(t), "0/resolve", "0/pick_dial:wood")
    assert units_in(t.state, "home_daqan_A") == "0: 2 footman, 5 bowman"
    asked = answer(resolve_bonus(t), "0/use_bonus", "0/pick_dial:ore", "0/lose_unit:home_daqan_A:footman:False")
    assert asked == ["0 ask-bonus", "0 ask-recruit", "0 ask-trim"]
    assert units_in(t.state, "home_daqan_A") == "0: 1 footman, 5 bowman, 1 knight, 1 siege_engine"
    assert t.state.players[0].dials == {"food": 8, "wood": 3, "ore": 4}


@rule("RW-TEST-01", "RW-TEST-02", "RW-QUEST-08", "RW-QUEST-09", "RW-QUEST-10")
def test_the_quest_at_3a() -> None:
    """Agility two: two fate cards, one of them chosen; its destiny gives a reward, and another quest is drawn."""
    t = daqan_to_play()
    player = t.state.players[0]
    figure = HeroFigure(HeroId("varikas"), "3A", Hand([], owner=0))
    player.heroes = [figure]
    player.quests.cards, t.state.quests.cards = [QuestId("q03"), QuestId("q11")], [QuestId("q02"), QuestId("q05")]
    assert (QUESTS["q03"].area, QUESTS["q03"].attribute) == ("3A", "agility")
    stack(t.state, "1", "5")  # red, gold
    asked = answer(attempt_quest(t, 0, figure, QuestId("q03")), "0/pick_fate:f5")
    assert asked == ["0 ask-destiny"]
    assert t.state.fate_discard.cards == ["f1", "f5"]
    assert len(figure.rewards) == 1
    assert player.quests.cards == ["q11", "q05"]
    assert t.state.quests_discard.cards == ["q03"]


@rule("RW-POWER-02", "RW-POWER-03", "RW-POWER-04", "RW-POWER-09")
def test_three_influence_for_the_lord_commander() -> None:
    """One would be enough for a title with none on it; with three on it, another player needs four."""
    t = daqan_to_play()
    one, other = t.state.players
    one.influence, other.influence = 3, 4
    answer(buy_title(t, 0), "0/buy_title:lord_commander:3")
    assert t.state.titles["lord_commander"] == TitleCard(0, 3)
    assert one.influence == 0
    offers = [option.key() for option in titles_for_sale(t.state, 1) if "lord_commander" in option.key()]
    assert offers == ["buy_title:lord_commander:4"]


@rule("RW-MOBILIZE-02", "RW-MOBILIZE-05", "RW-MOBILIZE-07")
def test_mobilize_fights_once_and_talks() -> None:
    """A battle with the order; with its bonus diplomacy, after which a red destiny leaves nothing but retreat."""
    t = daqan_to_play()
    reveal_order(t, "mobilize")
    t.state.players[0].influence = 2
    hold(t.state, "home_daqan_A", 0, "knight knight")
    hold(t.state, "4A", 0, "footman")
    hold(t.state, "4B", 1, "berserker")
    hold(t.state, "7B", NOBODY, "giant")
    red = [str(int(id[1:])) for id, card in FATE.items() if card.destiny == "red"]
    t.state.turn.battles = 1
    stack(t.state, red[0])
    t.state.phase = "bonus"
    go = ("0/pick_area:7B", "0/move_unit:4A:footman", "0/done", "0/spend_influence:1")
    answer(resolve_bonus(t), "0/use_bonus", *go)
    assert t.state.fight is None
    assert units_in(t.state, "7B") == "-1: 1 giant"
    assert units_in(t.state, "home_daqan_B") == "0: 1 footman!"
