"""Every tactics card: when it may be played, and what it does."""

import pytest

from emberhall.games.runewars.choices import PickArea, PickPlayer
from emberhall.games.runewars.content import TACTICS
from emberhall.games.runewars.content.kinds import TacticsWindow
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.battle import fight_out, go_on, strengths
from emberhall.games.runewars.rules.control import reach
from emberhall.games.runewars.rules.fate import choose_destiny
from emberhall.games.runewars.rules.movement import free_to_leave
from emberhall.games.runewars.rules.tactics import draw_tactics, play_tactics, playable_tactics
from emberhall.games.runewars.rules.turn import before_order
from emberhall.games.runewars.state import (
    Fighter,
    HeroFigure,
    HeroId,
    OrderId,
    RuneId,
    State,
    Table,
    TacticsId,
    fight_of,
)
from emberhall.kernel import NOBODY, PASS, Anyone, Ask, Hand
from emberhall.rulebook import rule

from .positions import answer, army, clash, give, hold, land, side, stack, units_in, war, with_hero, without_heroes


def hero(state: State, area: str, id: str = "ronan", seat: int = 0) -> HeroFigure:
    """The player's only hero is there."""
    figure = HeroFigure(HeroId(id), area, Hand([], owner=seat))
    state.players[seat].heroes = [figure]
    return figure


def play(state: State, card: str, *answers: str) -> list[str]:
    """Seat 0 plays a card during its turn; returns what was asked."""
    give(state, 0, card)
    assert offered(state, TACTICS[card].when) == [f"play_tactics:{card}.1"]
    asked = answer(play_tactics(Table(state, len(state.players)), 0, f"{card}.1"), *answers)
    assert state.tactics_discard.cards[-1] == f"{card}.1"
    assert state.players[0].tactics.cards == []
    return asked


def offered(state: State, *windows: TacticsWindow, seat: int = 0) -> list[str]:
    return [option.key() for option in playable_tactics(state, seat, *windows)]


def idle(state: State, card: str) -> bool:
    """Whether the card could do nothing now."""
    give(state, 0, card)
    return offered(state, TACTICS[card].when) == []


def test_lost_city() -> None:
    state = land()
    state.players[0].heroes, state.players[0].strongholds = [], 2
    assert idle(state, "lost_city")
    hold(state, "6A", NOBODY, "beastman", "razorwing")
    hero(state, "6A")
    rune(state, "6A", "dragon.1")
    state.players[0].tactics.cards.clear()
    assert play(state, "lost_city", "1/pick_area:7A") == ["1 ask-retreat"]
    assert state.places["6A"].rune.seen_by(RuneId("dragon.1")) == 0b01
    assert units_in(state, "7A") == "-1: 1 beastman!, 1 razorwing!"
    assert (state.places["6A"].stronghold, state.places["6A"].damaged) == (0, True)
    assert state.players[0].strongholds == 1


@rule("RW-BATTLE-10", "RW-TACT-03")
def test_tactical_retreat() -> None:
    t = clash("footman", "archer archer", routed="knight")
    state = t.state
    hold(state, "6B", 1, "bowman")
    state.places["6A"].stronghold, state.players[1].strongholds, state.players[0].strongholds = 1, 3, 2
    give(state, 1, "tactical_retreat")
    asked = answer(fight_out(t), "pass", "1/play_tactics:tactical_retreat.1", "0/pick_area:6A")
    assert asked == ["anyone 1 ask-muster", "anyone 1 ask-battle-start", "0 ask-replace"]
    assert units_in(state, "6B") == "1: 1 bowman, 2 archer, 1 knight!"
    assert units_in(state, "6A") == "0: 1 footman"
    assert (state.places["6A"].stronghold, state.places["6A"].damaged) == (0, False)
    assert (state.players[0].strongholds, state.players[1].strongholds) == (1, 4)
    assert (state.fight, state.turn.battles, state.turn.walls_destroyed) == (None, 1, 0)
    assert state.fate_discard.cards == []


def test_a_stronghold_left_behind_may_be_razed() -> None:
    t = clash("footman", "archer")
    t.state.places["6A"].stronghold, t.state.players[1].strongholds = 1, 3
    give(t.state, 1, "tactical_retreat")
    answer(fight_out(t), "pass", "1/play_tactics:tactical_retreat.1", "1/pick_area:6B", "0/done")
    assert (t.state.places["6A"].stronghold, t.state.turn.walls_destroyed) == (NOBODY, 1)


def test_tactical_retreat_with_no_way_out() -> None:
    t = clash("footman", "archer archer", routed="knight")
    for area in ("6B", "6C", "6D", "7A"):
        hold(t.state, area, 0, "footman")
    archers = t.state.players[1].unused["archer"]
    give(t.state, 1, "tactical_retreat")
    answer(fight_out(t), "pass", "1/play_tactics:tactical_retreat.1")
    assert t.state.players[1].unused["archer"] == archers + 2
    assert units_in(t.state, "6A") == "0: 1 footman"


@rule("RW-TACT-06", "RW-BATTLE-34")
def test_summon_lightning() -> None:
    t = clash("footman footman footman footman footman footman", "giant archer", routed="knight")
    give(t.state, 1, "summon_lightning")
    give(t.state, 0, "hold_the_line")  # asked because of the card, although it does not fit
    answer(go_on(t), "pass")
    answer(go_on(t))
    asked = answer(go_on(t), "pass", "1/play_tactics:summon_lightning.1", "1/pick_unit:1")
    assert asked == ["anyone 0 ask-battle-start", "anyone 1 ask-battle-start", "1 ask-damage"]
    fight = fight_of(t.state)
    assert len(fight.attacker.fighters) == 2
    assert [(f.unit, f.damage) for f in fight.defender.fighters] == [("giant", 3)]
    assert t.state.places["6A"].routed == {"knight": 1}


@rule("RW-TACT-05")
def test_rally_cry() -> None:
    """Before units are placed: units that stand up take part."""
    t = clash("archer", "footman", routed="knight knight knight bowman bowman")
    give(t.state, 1, "rally_cry")
    stand = ("1/stand_unit:bowman:0:False", "1/stand_unit:knight:0:False") * 2
    asked = answer(go_on(t), "1/play_tactics:rally_cry.1", *stand[:3])  # the fourth is a knight
    assert asked == ["anyone 1 ask-muster", *["1 ask-stand"] * 3]
    assert t.state.places["6A"].routed == {"knight": 1}
    assert len(fight_of(t.state).defender.fighters) == 5


def test_rally_cry_in_a_round() -> None:
    """The footmen flee in the first round, stand up before the third, and draw in it."""
    t = clash("archer archer warlock", "footman footman", "5", "7", "7", "5", "1", "2")
    stack(t.state, "5", "7", "8", "1", "2")  # routs; then the warlock misses, and so do the footmen
    give(t.state, 1, "rally_cry")
    asked = answer(fight_out(t), "pass", "pass", "pass", "1/play_tactics:rally_cry.1", "1/pick_area:6B")
    assert asked == [
        "anyone 1 ask-muster", "anyone 1 ask-battle-start", "anyone 1 ask-before-draw", "anyone 1 ask-before-draw",
        "1 ask-retreat",
    ]  # fmt: skip
    assert len(t.state.fate_discard) == 5
    assert units_in(t.state, "6B") == "1: 2 footman!"


def test_horrific_rumors() -> None:
    state = land(3)
    hold(state, "1A", 1, "footman")
    state.places["1C"].activated = 0b10
    give(state, 0, "horrific_rumors")
    flow = play_tactics(Table(state, 3), 0, "horrific_rumors.1")
    assert next(flow).keys() == ["pick_player:1", "pick_player:2"]  # type: ignore[union-attr]
    question = flow.send(PickPlayer(1, "uthuk"))
    assert isinstance(question, Ask)
    assert "pick_area:1B" in question.keys()  # noqa: SIM118
    assert "pick_area:1A" not in question.keys()  # noqa: SIM118 - he controls it
    assert "pick_area:1C" not in question.keys()  # noqa: SIM118 - he has activated it
    with pytest.raises(StopIteration):
        flow.send(PickArea("1B"))
    assert state.places["1B"].activated == 0b10


def test_raze_a_city() -> None:
    state = land()
    for place in state.places.values():
        place.city = ""
    state.places["4C"].city = "tamalir"
    assert idle(state, "raze_a_city")
    state.players[0].tactics.cards.clear()
    hold(state, "4C", 0, "berserker")
    assert play(state, "raze_a_city") == []
    assert state.places["4C"].city == ""


@rule("RW-BATTLE-09", "RW-BATTLE-11")
def test_to_the_winner() -> None:
    t = clash("archer archer", "footman", "1", "2", "3")
    give(t.state, 0, "to_the_winner")
    t.state.players[0].influence = 1
    asked = answer(fight_out(t), "pass", "0/play_tactics:to_the_winner.1", "1/pick_area:6B")
    assert asked == ["anyone 0 ask-muster", "anyone 0 ask-battle-start", "1 ask-retreat"]
    assert t.state.players[0].influence == 4


def test_to_the_winner_pays_a_winning_defender() -> None:
    t = clash("archer", "footman footman", "1", "2", "3")
    give(t.state, 0, "to_the_winner")
    t.state.players[1].influence = 0
    answer(fight_out(t), "pass", "0/play_tactics:to_the_winner.1", "0/pick_area:6B")
    assert t.state.players[1].influence == 3


@rule("RW-BATTLE-09", "RW-TACT-03")
def test_two_cards_of_the_same_name_are_played_at_the_start_of_a_battle() -> None:
    t = clash("archer archer", "footman", "1", "2", "3")
    t.state.players[0].influence = 0
    t.state.players[0].tactics.cards = [TacticsId("to_the_winner.1"), TacticsId("to_the_winner.2")]
    answer(fight_out(t), "pass", "0/play_tactics:to_the_winner.1", "0/play_tactics:to_the_winner.2", "1/pick_area:6B")
    assert t.state.players[0].influence == 6


@rule("RW-BATTLE-10")
def test_the_defender_plays_any_number_of_cards_at_the_start_of_a_battle() -> None:
    t = clash("archer archer archer", "giant giant giant giant")
    t.state.players[1].tactics.cards = [TacticsId("summon_lightning.1"), TacticsId("summon_lightning.2")]
    answer(go_on(t), "pass")
    answer(go_on(t))
    answer(go_on(t), "1/play_tactics:summon_lightning.1", "1/play_tactics:summon_lightning.2")
    assert army(fight_of(t.state).attacker) == []
    assert army(fight_of(t.state).defender) == ["giant***", "giant", "giant"]


@rule("RW-TACT-03", "RW-BATTLE-13")
def test_two_cards_of_the_same_name_count_for_strength() -> None:
    t = clash("knight knight", "footman")
    fight = fight_of(t.state)
    fight.defender.fighters, t.state.places["6A"].standing, fight.step = [Fighter("footman")], {}, "strength"
    t.state.players[1].tactics.cards = [TacticsId("hold_the_line.1"), TacticsId("hold_the_line.2")]
    answer(go_on(t), "1/play_tactics:hold_the_line.1", "1/play_tactics:hold_the_line.2")
    assert fight.defender.bonus == 4


@rule("RW-TERM-04", "RW-TACT-04")
def test_after_a_card_the_order_is_still_to_be_resolved() -> None:
    state = land()
    give(state, 0, "supply_convoy")
    state.phase, state.players[0].played.cards = "before", [OrderId("daqan.strategize")]
    asked = answer(before_order(Table(state, 2)), "0/play_tactics:supply_convoy.1", "0/pick_dial:food")
    assert asked == ["0 ask-before", "0 ask-raise"]
    assert state.phase == "before"


def test_spy_guild() -> None:
    state = land()
    me = state.players[0]
    for order in ("strategize", "mobilize", "harvest"):
        card = OrderId(f"{me.faction}.{order}")
        me.orders.remove(card)
        me.played.add(card)
    assert play(state, "spy_guild", f"0/pick_order:{me.faction}.strategize") == ["0 ask-take-back"]
    assert f"{me.faction}.strategize" in me.orders
    assert [order.partition(".")[2] for order in me.played] == ["mobilize", "harvest"]
    me.played.cards = me.played.cards[1:]
    assert idle(state, "spy_guild")  # the current order stays


def test_ambush() -> None:
    state = land()
    mine = hero(state, "6A", "mad_carthos")
    other = hero(state, "6A", "ronan", 1)
    assert idle(state, "ambush")
    state.players[0].tactics.cards.clear()
    state.came = other.id
    stack(state, "4", "1", "2", "3", "11", "12", "13", "14")
    # at the start Carthos deals 1 and the ambush 1; then four rounds of abilities, 1 damage each
    assert play(state, "ambush") == []
    assert state.duel is None
    assert [one.id for one in state.players[1].heroes] == []  # Ronan had 4: 2 at the start, 2 rounds
    assert mine.damage == 2
    assert state.graves.cards == ["ronan"]


@rule("RW-MOVE-10")
def test_mountain_pass() -> None:
    state = land()
    assert play(state, "mountain_pass") == []
    assert state.turn.mountains
    four = land(4)
    walled = [a for a in four.places if reach(four, 0, a, 1) != reach(four, 0, a, 1, mountains=True)]
    assert walled  # some areas have mountains


def test_shared_plans() -> None:
    state = land(3)
    asked = play(state, "shared_plans", "0/pick_player:2", "0/how_many:3")
    assert asked == ["0 ask-friend", "0 ask-how-many"]
    assert [len(player.fresh) for player in state.players] == [3, 0, 3]
    give(state, 0, "shared_plans")
    flow = play_tactics(Table(state, 3), 0, "shared_plans.1")
    next(flow)
    question = flow.send(PickPlayer(1, "uthuk"))
    assert isinstance(question, Ask)
    assert question.keys() == ["how_many:1", "how_many:2", "how_many:3", "how_many:4"]


@pytest.mark.parametrize(
    ("card", "answers", "there"),
    [
        ("5", ("0/move_unit:6B:berserker",), "0: 2 beastman, 1 berserker"),  # gold
        ("3", ("1/pick_area:7A",), "-1: "),  # silver
        ("1", (), "-1: 2 beastman"),  # red
    ],
)
def test_charm(card: str, answers: tuple[str, ...], there: str) -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman beastman")
    assert idle(state, "charm")  # no friendly area is adjacent
    state.players[0].tactics.cards.clear()
    hold(state, "6B", 0, "berserker warlock")
    stack(state, card, "6", "8")
    picks = ["0/pick_fate:f" + card] if card != "1" else []
    asked = play(state, "charm", *picks, *answers)
    assert ("0 ask-destiny" in asked) == (card != "1")  # three of a kind are no choice
    assert units_in(state, "6A") == there
    assert state.fate_discard.cards == [f"f{card}", "f6", "f8"]


def test_mercenaries() -> None:
    state = land()
    state.players[0].influence = 1
    state.places["6B"].stronghold = 0
    assert idle(state, "mercenaries")
    state.players[0].tactics.cards.clear()
    state.players[0].influence = 3
    asked = play(state, "mercenaries", "0/effect:0", "0/place_unit:beastman:6B", "0/place_unit:razorwing:6B")
    assert asked == ["0 prompt-choose-effect", "0 ask-place-unit", "0 ask-place-unit"]
    assert units_in(state, "6B") == "0: 1 beastman, 1 razorwing"
    assert state.players[0].influence == 1
    state.players[0].influence = 2
    play(state, "mercenaries", "0/effect:1", "0/place_unit:hell_hound:6B")
    assert units_in(state, "6B") == "0: 1 beastman, 1 razorwing, 1 hell_hound"
    assert state.neutrals["hell_hound"] == 7


@rule("RW-NEUT-17")
def test_stampede() -> None:
    state = land()
    assert idle(state, "stampede")
    state.players[0].tactics.cards.clear()
    hold(state, "6A", NOBODY, "beastman", "beastman")
    hold(state, "6B", 0, "berserker")
    hold(state, "6C", 1, "footman")
    asked = play(state, "stampede", "0/pick_area:6B")
    assert asked == ["0 ask-neutrals-to"]
    assert units_in(state, "6B") == "0: 1 berserker, 1 beastman, 1 beastman!"
    assert units_in(state, "6A") == "-1: "


@rule("RW-LIMIT-05")
def test_a_stampede_does_not_crowd_an_area() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman beastman")
    hold(state, "6B", 0, "berserker " * 7)
    asked = play(state, "stampede", "0/pick_area:6B", "0/lose_unit:6B:berserker:False")
    assert asked == ["0 ask-neutrals-to", "0 ask-trim"]
    assert units_in(state, "6B") == "0: 6 berserker, 2 beastman"


def test_forced_march() -> None:
    state = land()
    hold(state, "6A", 0, "berserker")
    assert idle(state, "forced_march")
    state.players[0].tactics.cards.clear()
    state.places["6A"].activated = 0b01
    assert not free_to_leave(state, 0, "6A")
    assert play(state, "forced_march") == []
    assert free_to_leave(state, 0, "6A")
    assert state.turn.leaving == "6A"


def test_sabotage() -> None:
    state = land()
    hero(state, "6A")
    state.places["4A"].stronghold = 1  # two steps away
    state.places["4B"].stronghold = 1  # three
    state.places["6B"].stronghold = 0
    assert play(state, "sabotage") == []
    assert state.places["4A"].damaged
    assert not state.places["4B"].damaged
    assert state.turn.walls_damaged == 1
    assert idle(state, "sabotage")


def test_supply_convoy() -> None:
    state = land()
    state.players[0].dials = {"food": 7, "wood": 0, "ore": 8}
    assert play(state, "supply_convoy", "0/pick_dial:food") == ["0 ask-raise"]
    assert state.players[0].dials == {"food": 8, "wood": 0, "ore": 8}


def test_divine_favor() -> None:
    t = clash("archer", "footman", "1", "2", "15", "11")
    give(t.state, 0, "divine_favor")
    asked = answer(
        fight_out(t), "pass", "pass", "0/play_tactics:divine_favor.1", "0/discard_fate:f1", "0/discard_fate:f2"
    )
    assert asked[2:] == ["anyone 0 ask-before-draw", "0 ask-discard-fate", "0 ask-discard-fate"]
    assert units_in(t.state, "6A") == "0: 1 archer"  # the third card is a damage
    assert t.state.fate_discard.cards == ["f1", "f2", "f15"]


def test_divine_favor_needs_a_draw_of_ones_own_side() -> None:
    t = clash("archer", "footman", "1", "2")
    give(t.state, 1, "divine_favor")
    flow = fight_out(t)
    next(flow)
    flow.send(None)
    question = flow.send(None)
    assert isinstance(question, Anyone)
    assert question.asks[0].options == (PASS,)  # asked, but only the archers draw now


def test_hold_the_line() -> None:
    t = clash("archer archer archer", "footman", "1", "2", "3", "4")
    give(t.state, 1, "hold_the_line")
    asked = answer(fight_out(t), "pass", "pass", "pass", "pass", "1/play_tactics:hold_the_line.1", "0/pick_area:6B")
    assert asked[-2:] == ["anyone 1 ask-strength", "0 ask-retreat"]
    assert units_in(t.state, "6A") == "1: 1 footman"  # 3 against 1 + 2


def test_siege_ladders() -> None:
    t = clash("footman footman footman footman", "", lord=1)
    state = t.state
    state.places["6A"].holder, state.places["6A"].stronghold = NOBODY, 1
    fight_of(state).lord = fight_of(state).defender.seat = 1
    state.players[1].strongholds = 3
    give(state, 0, "siege_ladders")
    asked = answer(fight_out(t), "pass", "pass", "pass", "0/play_tactics:siege_ladders.1", "0/done")
    assert asked[-2:] == ["anyone 0 ask-strength", "0 ask-replace"]  # 4 against 3
    assert state.places["6A"].stronghold == NOBODY


def test_siege_ladders_take_two_off() -> None:
    t = clash("footman footman footman", "", lord=1)
    state = t.state
    state.places["6A"].holder, state.places["6A"].stronghold = NOBODY, 1
    fight_of(state).lord = fight_of(state).defender.seat = 1
    give(state, 0, "siege_ladders")
    answer(fight_out(t), "pass", "pass", "pass", "0/play_tactics:siege_ladders.1", "0/pick_area:6B")
    assert state.places["6A"].stronghold == 1  # 3 against 3: the defender holds out


def test_siege_ladders_need_walls() -> None:
    t = clash("footman footman", "archer", "1", "2", "3")
    give(t.state, 0, "siege_ladders")
    asked = answer(fight_out(t), "pass", "pass", "pass", "pass", "1/pick_area:6B")
    assert "anyone 0 ask-strength" not in asked


def test_healing_prayer() -> None:
    state = land()
    figure = hero(state, "6A")
    assert idle(state, "healing_prayer")
    state.players[0].tactics.cards.clear()
    figure.damage, figure.routed = 2, True
    assert play(state, "healing_prayer") == []
    assert (figure.damage, figure.routed) == (0, False)


def test_hidden_path() -> None:
    state = land()
    figure = hero(state, "1A")
    figure.routed = True
    assert idle(state, "hidden_path")
    state.players[0].tactics.cards.clear()
    figure.routed = False
    assert play(state, "hidden_path", "0/pick_area:4C") == ["0 ask-hero-to"]  # over the water
    assert figure.area == "4C"
    give(state, 0, "hidden_path")
    question = next(play_tactics(Table(state, 2), 0, "hidden_path.1"))
    assert isinstance(question, Ask)
    away = {"6A", "6B", "7A", "7C", "home_uthuk_B", "home_uthuk_C"}  # more than three areas from 4C
    assert set(question.keys()) == {f"pick_area:{area}" for area in state.places if area not in {*away, "4C"}}


def rune(state: State, area: str, token: str) -> None:
    state.runes.remove(RuneId(token))
    state.places[area].rune.cards = [RuneId(token)]


@rule("RW-RUNE-09")
def test_rune_ward() -> None:
    state = land()
    hold(state, "6A", 0, "berserker")
    assert idle(state, "rune_ward")
    state.players[0].tactics.cards.clear()
    rune(state, "6A", "dragon.3")
    assert play(state, "rune_ward", "0/pick_area:home_daqan_B") == ["0 ask-rune-to"]
    assert state.places["home_daqan_B"].rune.cards == ["dragon.3"]
    assert state.places["6A"].rune.cards == []
    assert state.places["home_daqan_B"].rune.seen_by(RuneId("dragon.3")) == 0b01


def test_council_intrigue() -> None:
    state = land()
    state.bids = {0: 2, 1: 3}
    state.players[0].influence = 5
    assert play(state, "council_intrigue", "0/spend_influence:2") == ["0 ask-raise-bid"]
    assert (state.bids[0], state.players[0].influence) == (4, 3)
    state.players[0].influence = 0
    assert idle(state, "council_intrigue")


def test_twist_of_fate() -> None:
    state = land()
    give(state, 0, "twist_of_fate")
    stack(state, "1", "2", "5", "7")
    t = Table(state, 2)
    asked = answer(choose_destiny(t, 0, 2, "ask-destiny", "RW-TEST-02"), "0/play_tactics:twist_of_fate.1")
    assert asked == ["anyone 0 ask-fate-drawn"]
    assert state.fate_discard.cards == ["f1", "f2", "f5", "f7"]


def test_every_tactics_card_has_its_test() -> None:
    assert {id for id in TACTICS if f"test_{id}" not in globals()} == set()


# Windows


@rule("RW-TACT-05", "RW-TACT-03", "RW-TACT-04")
def test_a_card_waits_for_its_moment() -> None:
    state = land()
    state.players[0].fresh.cards = [TacticsId("supply_convoy.1")]
    assert offered(state, "turn") == []
    give(state, 0, "supply_convoy")
    assert offered(state, "turn") == ["play_tactics:supply_convoy.1"]
    assert offered(state, "battle", "battle_start", "after_order") == []


@rule("RW-TACT-08", "RW-NEUT-21")
def test_the_player_of_neutral_units_plays_no_cards() -> None:
    t = clash("archer archer", "beastman", "1", "2", "3", lord=NOBODY)
    give(t.state, 1, "rally_cry", "hold_the_line")
    assert answer(fight_out(t), "1/pick_area:6B") == ["1 ask-retreat"]


@rule("RW-TACT-06", "RW-INFO-06")
def test_every_holder_of_cards_is_asked_whatever_they_are() -> None:
    t = clash("archer", "footman", area="1A", seats=3)
    give(t.state, 0, "supply_convoy")
    give(t.state, 1, "rune_ward")
    give(t.state, 2, "rally_cry")  # players who take no part are not asked
    question = next(go_on(t))
    assert isinstance(question, Anyone)
    assert [(ask.seat, ask.options) for ask in question.asks] == [(0, (PASS,)), (1, (PASS,))]


@rule("RW-TACT-03", "RW-TACT-04")
def test_two_rally_cries_may_follow_each_other() -> None:
    t = clash("archer", "footman", routed="knight knight knight knight knight")
    t.state.players[1].tactics.cards = [TacticsId("rally_cry.1"), TacticsId("rally_cry.2")]
    asked = answer(go_on(t), "1/play_tactics:rally_cry.1", "1/play_tactics:rally_cry.2")
    assert asked == ["anyone 1 ask-muster", "anyone 1 ask-muster"]
    assert t.state.players[1].tactics.cards == []
    assert strengths(t.state) == (1, 6)


def test_units_stand_up_without_a_question_if_all_of_them_may() -> None:
    t = clash("archer", "footman", routed="knight bowman footman siege_engine")
    give(t.state, 1, "rally_cry")
    assert answer(go_on(t), "1/play_tactics:rally_cry.1") == ["anyone 1 ask-muster"]
    assert len(fight_of(t.state).defender.fighters) == 5


def playable(state: State, seat: int, card: str) -> bool:
    state.players[seat].tactics.cards.clear()
    give(state, seat, card)
    return bool(playable_tactics(state, seat, TACTICS[card].when))


def test_mercenaries_need_a_stronghold_and_figures() -> None:
    state = land()
    state.players[0].influence = 2
    assert not playable(state, 0, "mercenaries")
    state.places["6B"].stronghold = 0
    assert playable(state, 0, "mercenaries")
    state.neutrals = dict.fromkeys(state.neutrals, 0)
    assert not playable(state, 0, "mercenaries")


def test_charmed_units_retreat_each_once() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman beastman")
    hold(state, "6B", 0, "berserker")
    stack(state, "3", "6", "8")
    give(state, 0, "charm")
    answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f3", "1/pick_area:7A")
    assert units_in(state, "7A") == "-1: 2 beastman!"


def test_the_last_unit_of_an_area_may_join_the_charmed_ones() -> None:
    state = land()
    hold(state, "6A", NOBODY, "beastman")
    hold(state, "6B", 0, "berserker")
    stack(state, "5", "6", "8")
    give(state, 0, "charm")
    answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f5")
    assert units_in(state, "6A") == "0: 1 beastman, 1 berserker"
    assert units_in(state, "6B") == "-1: "


def test_one_influence_raises_a_bid_by_one() -> None:
    state = land()
    state.bids, state.players[0].influence = {0: 0, 1: 0}, 1
    assert playable(state, 0, "council_intrigue")
    assert answer(play_tactics(Table(state, 2), 0, "council_intrigue.1")) == []
    assert (state.bids[0], state.players[0].influence) == (1, 0)


def test_the_order_before_the_last_comes_back() -> None:
    state = land()
    me = state.players[0]
    me.played.cards = [OrderId("daqan.harvest"), OrderId("daqan.recruit")]
    me.orders.cards = []
    assert playable(state, 0, "spy_guild")
    assert answer(play_tactics(Table(state, 2), 0, "spy_guild.1")) == []
    assert (me.played.cards, me.orders.cards) == (["daqan.recruit"], ["daqan.harvest"])


def test_a_forced_march_leaves_an_activated_area() -> None:
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
    with_hero(state, 1, "zyla")
    state.places["4A"].stronghold, state.places["6A"].stronghold = 0, 1
    assert playable(state, 1, "sabotage")
    state.places["4A"].damaged = True
    assert not playable(state, 1, "sabotage")


def test_plans_are_shared_only_with_players_still_in_the_game() -> None:
    state = land(3)
    state.players[1].out = True
    give(state, 0, "shared_plans")
    effect = TACTICS["shared_plans"].effect
    assert answer(BOOK.do(Table(state, 3), Playing(0), effect), "0/how_many:4") == ["0 ask-how-many"]
    assert [len(player.fresh) for player in state.players] == [4, 0, 4]


@rule("RW-TACT-03")
def test_a_hero_in_the_stronghold_can_sabotage_it() -> None:
    state = without_heroes(land())
    with_hero(state, 0, "ronan", area="6A")
    state.places["6A"].stronghold = 1
    give(state, 0, "sabotage")
    answer(play_tactics(Table(state, 2), 0, "sabotage.1"))
    assert state.places["6A"].damaged


@rule("RW-TACT-07", "RW-TACT-09")
def test_ten_tactics_cards() -> None:
    t = war(side("knight"), side("giant"))
    player = t.state.players[0]
    n = 11 - len(player.tactics)
    last = t.state.tactics.cards[-1]
    assert answer(draw_tactics(t, 0, n), f"0/discard_tactics:{last}") == ["0 ask-discard-tactics"]
    assert t.state.tactics_discard.cards == [last]
    assert len(player.tactics) + len(player.fresh) == 10
    t.state.tactics.cards.clear()
    answer(draw_tactics(t, 1, 1))
    assert last in t.state.players[1].fresh
