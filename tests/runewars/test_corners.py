"""Cards and abilities at their limits: nothing to do, just enough, another seat than the first."""

from typing import Any

import msgspec
import pytest

from emberhall.games.runewars import content
from emberhall.games.runewars.content import OBJECTIVES, REWARDS, SEASON_CARDS, TACTICS, UNITS
from emberhall.games.runewars.content.files import FILES
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.armies import trim
from emberhall.games.runewars.rules.battle import fight_out, go_on
from emberhall.games.runewars.rules.fate import draw_fate
from emberhall.games.runewars.rules.heroes import desert, receive_reward
from emberhall.games.runewars.rules.objectives import claim_objective
from emberhall.games.runewars.rules.quest_phase import quest_move
from emberhall.games.runewars.rules.quests import draw_quests
from emberhall.games.runewars.rules.rally_support import hire_hero
from emberhall.games.runewars.rules.seasons import fall_instructions
from emberhall.games.runewars.rules.strongholds import remove_stronghold, replace_stronghold
from emberhall.games.runewars.rules.tactics import draw_tactics, play_tactics, playable_tactics
from emberhall.games.runewars.state import (
    HeroFigure,
    HeroId,
    ObjectiveId,
    OrderId,
    RewardId,
    RuneId,
    State,
    Table,
    fight_of,
)
from emberhall.kernel import NOBODY, Ask, Deck, Hand, Pile, texts
from emberhall.rulebook import rule

from .positions import answer, army, clash, give, hold, land, side, stack, units_in, war

TEXTS = texts(FILES.parent / "locale")


def playable(state: State, seat: int, card: str) -> bool:
    state.players[seat].tactics.cards.clear()
    give(state, seat, card)
    return bool(playable_tactics(state, seat, TACTICS[card].when))


def hero(state: State, seat: int, id: str, *cards: str, area: str = "6A") -> HeroFigure:
    figure = HeroFigure(HeroId(id), area, Hand([RewardId(f"{card}.1") for card in cards], owner=seat))
    state.players[seat].heroes.append(figure)
    return figure


@rule("RW-FATE-09", "RW-TACT-09", "RW-REWARD-03")
def test_what_was_discarded_is_shuffled_before_it_is_drawn() -> None:
    """Fate cards, tactics cards, rewards and quests: one is drawn, the others do not lie as they were discarded."""
    state = land()
    t = Table(state, 2)
    state.players[0].quests.cards.clear()
    piles: list[tuple[Deck[Any], Pile[Any]]] = [
        (state.fate, state.fate_discard), (state.tactics, state.tactics_discard),
        (state.rewards, state.rewards_discard), (state.quests, state.quests_discard),
    ]  # fmt: skip
    before = []
    for deck, discard in piles:
        discard.cards, deck.cards = deck.cards, []
        before.append(list(discard.cards))
    draw_fate(t, state.drawn, 1)
    answer(draw_tactics(t, 0, 1))
    answer(receive_reward(t, 0, hero(state, 0, "ronan")))
    answer(draw_quests(t, 0, 1))
    for (deck, discard), cards in zip(piles, before, strict=True):
        assert (len(deck), len(discard)) == (len(cards) - 1, 0)
        assert deck.cards != [card for card in cards if card in deck]


@rule("RW-AUTUMN-01")
def test_fall_shuffles_the_fate_cards() -> None:
    state = land()
    cards = list(state.fate.cards)
    state.fate_discard.cards = [state.fate.cards.pop() for _ in range(5)][::-1]
    answer(fall_instructions(Table(state, 2), []))
    assert sorted(state.fate.cards) == sorted(cards)
    assert state.fate.cards != cards


@rule("RW-DESERT-04", "RW-RALLY-08")
def test_heroes_who_go_are_shuffled_into_their_deck() -> None:
    state = land()
    t = Table(state, 2)
    deck = list(state.heroes.cards)
    figure = hero(state, 0, "ronan")
    desert(t, 0, figure)
    assert sorted(state.heroes.cards) == sorted([*deck, "ronan"])
    assert state.heroes.cards != [*deck, "ronan"]
    deck = list(state.heroes.cards)
    state.places["6A"].stronghold, state.players[0].influence = 0, 2
    answer(hire_hero(t, 0, 2), "0/spend_influence:2", "0/done")
    assert sorted(state.heroes.cards) == sorted(deck)
    assert state.heroes.cards not in (deck, [*deck[:-2], deck[-1], deck[-2]])


def test_as_many_as_may_stand_up_do_so_unasked() -> None:
    t = clash("archer", "footman", routed="knight bowman footman siege_engine")
    give(t.state, 1, "rally_cry")
    assert answer(go_on(t), "1/play_tactics:rally_cry.1") == ["anyone 1 ask-muster"]
    assert len(fight_of(t.state).defender.fighters) == 5


def test_silhouette_sees_no_rewards_of_heroes_elsewhere() -> None:
    state = land()
    state.players[0].heroes = state.players[1].heroes = []
    state.players[1].heroes = []
    mine = hero(state, 0, "silhouette", area="6B")
    hero(state, 1, "varikas")
    hero(state, 1, "zyla", "ice_storm", area="1A")
    assert answer(quest_move(Table(state, 2), 0, mine, "6A"), "0/done") == ["0 ask-errand"]


def test_mercenaries_need_a_stronghold_and_figures() -> None:
    state = land()
    state.players[0].influence = 2
    assert not playable(state, 0, "mercenaries")
    state.places["6B"].stronghold = 0
    assert playable(state, 0, "mercenaries")
    state.neutrals = dict.fromkeys(state.neutrals, 0)
    assert not playable(state, 0, "mercenaries")


def test_an_area_that_all_allies_left_is_held_by_nobody() -> None:
    state = land()
    state.players[0].heroes = []
    hero(state, 0, "ronan")
    hold(state, "6A", 1, "giant")
    state.places["6A"].stronghold = 1
    answer(BOOK.do(Table(state, 2), Playing(0, hero="ronan"), REWARDS["flute_of_possession"].effect), "0/pick_area:7A")
    assert state.places["6A"].holder == NOBODY
    assert units_in(state, "7A") == "-1: 1 giant"


def test_charmed_units_retreat_each_once() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman beastman")
    hold(state, "6B", 0, "berserker")
    stack(state, "3", "6", "8")
    give(state, 0, "charm")
    answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f3", "1/pick_area:7A")
    assert units_in(state, "7A") == "-1: 2 beastman!"


def test_the_last_unit_may_go_to_those_it_charmed() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman")
    hold(state, "6B", 0, "berserker")
    stack(state, "5", "6", "8")
    give(state, 0, "charm")
    answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f5")
    assert units_in(state, "6A") == "0: 1 beastman, 1 berserker"
    assert units_in(state, "6B") == "-1: "


@rule("RW-LIMIT-05")
def test_charmed_and_teleported_units_do_not_crowd_an_area() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman " * 8)
    hold(state, "6B", 0, "berserker")
    stack(state, "5", "6", "8")
    give(state, 0, "charm")
    asked = answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f5", "0/lose_unit:6A:beastman:False")
    assert asked[-1] == "0 ask-trim"
    assert units_in(state, "6A") == "0: 7 beastman, 1 berserker"
    state.players[0].heroes = []
    hero(state, 0, "ronan", area="7A")
    hold(state, "7A", 0, "knight knight")
    hold(state, "1A", 0, "footman " * 7)
    asked = answer(
        BOOK.do(Table(state, 2), Playing(0, hero="ronan"), REWARDS["rune_of_teleportation"].effect),
        "0/pick_area:1A", "0/move_unit:7A:knight", "0/move_unit:7A:knight", "0/lose_unit:1A:footman:False",
    )  # fmt: skip
    assert asked[-1] == "0 ask-trim"
    assert units_in(state, "1A") == "0: 6 footman, 2 knight"


def test_one_influence_raises_a_bid_by_one() -> None:
    state = land()
    state.bids, state.players[0].influence = {0: 0, 1: 0}, 1
    assert playable(state, 0, "council_intrigue")
    assert answer(play_tactics(Table(state, 2), 0, "council_intrigue.1")) == []
    assert (state.bids[0], state.players[0].influence) == (1, 0)


def test_one_slayer_is_enough() -> None:
    state = land()
    state.players[0].heroes = []
    hero(state, 0, "ronan")
    hero(state, 0, "mok", "rage_blade", "soulbiter").has_defeated = True
    assert BOOK.is_true(state, Playing(0), OBJECTIVES["slayer_of_heroes"].test)


def test_a_rune_that_lies_open_stays_so() -> None:
    state = land()
    state.places["home_daqan_A"].revealed.cards = [RuneId("dragon.1")]
    effect = SEASON_CARDS["threatened_home_realms"].effect
    answer(BOOK.do(Table(state, 2), Playing(0), effect), "0/pick_area:6A")
    assert state.places["6A"].revealed.cards == ["dragon.1"]
    assert not state.places["home_daqan_A"].revealed


def test_the_order_before_the_last_comes_back() -> None:
    state = land()
    me = state.players[0]
    me.played.cards = [OrderId("daqan.harvest"), OrderId("daqan.recruit")]
    me.orders.cards = []
    assert playable(state, 0, "spy_guild")
    assert answer(play_tactics(Table(state, 2), 0, "spy_guild.1")) == []
    assert (me.played.cards, me.orders.cards) == (["daqan.recruit"], ["daqan.harvest"])


def test_a_forced_march_from_ones_own_activation() -> None:
    state = land()
    state.current = 1
    hold(state, "6A", 1, "berserker")
    state.places["6A"].activated = 0b01
    assert not playable(state, 1, "forced_march")
    state.places["6A"].activated = 0b10
    assert playable(state, 1, "forced_march")


def test_a_sabotage_by_the_second_seat() -> None:
    state = land()
    state.players[1].heroes = []
    hero(state, 1, "zyla")
    state.places["4A"].stronghold, state.places["6A"].stronghold = 0, 1
    assert playable(state, 1, "sabotage")
    state.places["4A"].damaged = True
    assert not playable(state, 1, "sabotage")


def test_what_cards_tell() -> None:
    state = land(3)
    state.players[0].influence = 8
    t = Table(state, 3, [])
    assert t.events == []
    give(state, 0, "horrific_rumors")
    answer(play_tactics(t, 0, "horrific_rumors.1"), "0/pick_player:2", "0/pick_area:1A")
    hold(state, "1A", NOBODY, "giant")
    answer(BOOK.do(t, Playing(0), fx.MoveNeutrals()), "0/pick_area:1B")
    state.places["home_daqan_A"].revealed.cards = [RuneId("dragon.1")]
    answer(BOOK.do(t, Playing(0), fx.RuneFromHome()), "0/pick_area:1C")
    for player in state.players:
        player.heroes = []
    hero(state, 0, "ronan", area="1A")
    stack(state, "5", "3")
    answer(BOOK.do(t, Playing(0), fx.Tournament()), "0/pick_hero:ronan")
    state.places["1C"].city = "tamalir"
    hold(state, "1C", 0, "footman")
    answer(BOOK.do(t, Playing(0), fx.DestroyCity(own=True)))
    state.places["2A"].stronghold = 1
    hero(state, 0, "mok", area="2A")
    answer(BOOK.do(t, Playing(0), fx.DamageStronghold(2)))
    said = [TEXTS.say(event.message, "en") for event in t.events]
    assert said[1:4] == [
        "Latari Elves: activation token placed in 1A.",
        "Neutral units move from 1A to 1B.",
        "A rune token moves from Daqan Lords, A to 1C.",
    ]
    assert "Ronan of the Wild: 1 gold, 1 silver." in said
    assert said[-2:] == ["Tamalir is destroyed.", "2A: the stronghold is damaged."]


def test_cards_that_are_drawn_are_told() -> None:
    state = land()
    t = Table(state, 2, [])
    answer(draw_tactics(t, 1, 2))
    assert t.events is not None
    assert [TEXTS.say(event.message, "en") for event in t.events] == ["Uthuk Y'llan: 2 Tactics cards drawn."]


def test_the_dragon_rune_of_another_is_named_in_the_question() -> None:
    state = land()
    flow = BOOK.do(Table(state, 2), Playing(1, other=0), fx.RunePlacedByLowest())
    question = next(flow)
    assert question.seat == 0  # type: ignore[union-attr]
    assert TEXTS.say(question.prompt, "en") == "Uthuk Y'llan: place their dragon rune"  # type: ignore[union-attr]


@rule("RW-RUNE-18")
def test_without_a_dragon_rune_none_is_placed_for_another() -> None:
    state = land()
    state.runes.cards = [rune for rune in state.runes if rune.startswith("false")]
    assert answer(BOOK.do(Table(state, 2), Playing(1, other=0), fx.RunePlacedByLowest())) == []


@pytest.mark.parametrize("n", [8, 9])
def test_eight_may_stay(n: int) -> None:
    state = land()
    hold(state, "6A", 0, "footman " * n)
    answer(trim(Table(state, 2), "6A"))
    assert state.places["6A"].units() == 8


def test_damage_may_meet_the_weak() -> None:
    t = clash("archer", "footman knight", "17", "1", "5")
    asked = answer(fight_out(t), "1/pick_unit:0", "0/pick_area:6B")
    assert asked[0] == "1 ask-damage"
    assert units_in(t.state, "6A") == "1: 1 knight"


def test_two_supporters_of_nobody_go_to_one_area() -> None:
    """Their units are gone: one choice for both, and both look at what lies there."""
    t = clash("archer bowman", "siege_engine siege_engine", "1", "2", "8", "9")
    state = t.state
    state.players[0].heroes = []
    both = [hero(state, 0, "ronan"), hero(state, 0, "mok")]
    state.places["7A"].rune.cards = [RuneId("dragon.1")]
    asked = answer(
        fight_out(t),
        "0/support:ronan:archer", "0/support:mok:bowman", "0/pick_type:archer", "0/no", "0/no",
        "0/pick_unit:0", "0/pick_area:7A",
    )  # fmt: skip
    assert asked[-1] == "0 ask-hero-retreat"
    assert [(one.area, one.routed) for one in both] == [("7A", True), ("7A", True)]
    assert state.places["7A"].rune.seen_by(RuneId("dragon.1")) == 0b01


def test_units_that_retreat_look_at_the_rune() -> None:
    t = clash("archer", "footman footman footman", "1", "2", "3", "4")
    t.state.places["7A"].rune.cards = [RuneId("false.1")]
    answer(fight_out(t), "0/pick_area:7A")
    assert t.state.places["7A"].rune.seen_by(RuneId("false.1")) == 0b01


def test_an_objective_is_told_with_its_player() -> None:
    state = land()
    state.players[1].objective.cards = [ObjectiveId("horde")]
    t = Table(state, 2, [])
    answer(claim_objective(t, 1), "1/done", "1/pick_area:6A", "1/pick_area:6B")
    assert t.events is not None
    assert TEXTS.say(t.events[0].message, "en").startswith("Uthuk")


def test_plans_are_shared_with_who_still_plays() -> None:
    state = land(3)
    state.players[1].out = True
    give(state, 0, "shared_plans")
    effect = TACTICS["shared_plans"].effect
    assert answer(BOOK.do(Table(state, 3), Playing(0), effect), "0/how_many:4") == ["0 ask-how-many"]
    assert [len(player.fresh) for player in state.players] == [4, 0, 4]


def test_rage_of_a_giant_that_is_gone() -> None:
    """The card was drawn for it; without wounds of its own it deals nothing."""
    t = war(side("footman"), side("chaos_lord"))
    assert answer(BOOK.do(t, Playing(0, 0), UNITS["giant"].ability)) == []
    assert army(fight_of(t.state).defender) == ["chaos_lord"]


@rule("RW-BATTLE-21", "RW-BATTLE-22")
def test_a_conquered_stronghold_is_damaged_and_may_be_left() -> None:
    t = clash("footman " * 7, "berserker")
    t.state.places["6A"].stronghold, t.state.players[1].strongholds, t.state.players[0].strongholds = 1, 3, 2
    t.state.places["6A"].holder = 1
    remove_stronghold(t.state, "6A")
    flow = replace_stronghold(t, 0, "6A")
    question = next(flow)
    assert isinstance(question, Ask)
    assert question.keys() == ["pick_area:6A", "done"]
    assert answer(replace_stronghold(t, 0, "6A"), "0/pick_area:6A") == ["0 ask-replace"]
    assert (t.state.places["6A"].stronghold, t.state.places["6A"].damaged) == (0, True)
    assert (t.state.players[0].strongholds, t.state.players[1].strongholds) == (1, 4)


@pytest.mark.parametrize(
    ("mine", "asked"), [((), ["0 ask-replace-from"]), (("1A",), []), (("1A", "1B"), ["0 ask-replace-from"])]
)
def test_a_lost_city_takes_a_stronghold_of_the_board(mine: tuple[str, ...], asked: list[str]) -> None:
    """Where none is left: the one that stands elsewhere, one of several, or none at all."""
    state = land()
    state.players[0].strongholds = 0
    for area in mine:
        state.places[area].stronghold = 0
    answers = ["0/pick_area:1A"] if len(mine) == 2 else [] if mine else ["0/done"]
    assert answer(replace_stronghold(Table(state, 2), 0, "6A", may=False), *answers) == asked
    standing = [area for area, place in state.places.items() if place.stronghold == 0]
    assert standing == [*sorted([*mine[1:], *(["6A"] if mine else [])])]
    assert state.players[0].strongholds == 0


def _told(monkeypatch: pytest.MonkeyPatch, entries: dict[str, Any], id: str, **changed: Any) -> list[str]:
    """What is told of an entry that is otherwise."""
    monkeypatch.setitem(entries, id, msgspec.structs.replace(entries[id], **changed))
    found = content.faults()
    monkeypatch.undo()
    return found


def test_content_that_does_not_fit_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file, the entry, and what is wrong with it."""
    assert content.faults() == []
    daqan = content.FACTIONS["daqan"]
    told = "factions.json: daqan: food: a dial has 8 spaces and starts on one of them"
    food = daqan.dials["food"]
    for dial in (
        msgspec.structs.replace(food, spaces=food.spaces[:7]),
        msgspec.structs.replace(food, start=9),
        msgspec.structs.replace(food, start=-1),
    ):
        assert _told(monkeypatch, content.FACTIONS, "daqan", dials={**daqan.dials, "food": dial}) == [told]
    for start in (0, 8):
        dial = msgspec.structs.replace(food, start=start)
        assert _told(monkeypatch, content.FACTIONS, "daqan", dials={**daqan.dials, "food": dial}) == []
    dial = msgspec.structs.replace(food, spaces=("archer", *food.spaces[1:]))
    assert _told(monkeypatch, content.FACTIONS, "daqan", dials={**daqan.dials, "food": dial}) == [
        "factions.json: daqan: food: there is no 'archer'"
    ]
    assert _told(monkeypatch, content.FACTIONS, "daqan", home="moon") == [
        "factions.json: daqan: there is no tile 'moon'"
    ]
    assert _told(monkeypatch, content.FACTIONS, "daqan", defence="moat") == [
        "factions.json: daqan: there is no development 'moat'"
    ]
    assert _told(monkeypatch, content.AREAS, "1A", neutral="footman") == [
        "tiles.json: 1A: there is no neutral unit 'footman'"
    ]
    assert _told(monkeypatch, content.QUESTS, "q01", area="11A") == ["quests.json: q01: there is no area '11A'"]
    assert _told(monkeypatch, content.QUESTS, "q02", opponent="footman") == [
        "quests.json: q02: there is no neutral unit 'footman'"
    ]
    wrong = ["quests.json: {}: a test has an attribute, a duel an opponent"]
    assert _told(monkeypatch, content.QUESTS, "q01", attribute=None) == [wrong[0].format("q01")]
    assert _told(monkeypatch, content.QUESTS, "q02", attribute="wisdom") == [wrong[0].format("q02")]
    assert _told(monkeypatch, content.QUESTS, "q02", opponent="") == [wrong[0].format("q02")]
    assert _told(monkeypatch, content.QUESTS, "q01", opponent="giant") == [wrong[0].format("q01")]


@rule("RW-LIMIT-05", "RW-NEUT-05")
def test_who_destroys_the_last_of_his_own_leaves_the_allies_on_their_own() -> None:
    for lost, found in (("footman", "-1: 4 giant, 4 beastman"), ("giant", "0: 3 giant, 4 beastman, 1 footman")):
        state = land()
        hold(state, "6A", 0, "giant giant giant giant beastman beastman beastman beastman footman")
        answer(trim(Table(state, 2), "6A"), f"0/lose_unit:6A:{lost}:False")
        assert units_in(state, "6A") == found
