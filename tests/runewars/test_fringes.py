"""Fringes: what the middle of a battle, the last coin, a card given away change."""

from typing import Any

from emberhall.games.runewars.choices import GiveReward, PickArea
from emberhall.games.runewars.content import SEASON_CARDS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes.heroes import DiscardReward
from emberhall.games.runewars.rules.battle import go_on
from emberhall.games.runewars.rules.bids import tie_breaker
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.heroes import endure, hire
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.quest_phase import heroes_met, quest_move, quest_phase, quest_reach
from emberhall.games.runewars.rules.retreat import heroes_retreat, refuges
from emberhall.games.runewars.rules.rewards import gift, turn_up_reward, usable_rewards, use_reward
from emberhall.games.runewars.rules.tactics import play_tactics, playable_tactics
from emberhall.games.runewars.rules.titles import trade_rewards_for_rune
from emberhall.games.runewars.state import (
    ExplorationId,
    HeroFigure,
    HeroId,
    RewardId,
    RuneId,
    State,
    Table,
    TitleCard,
    fight_of,
)
from emberhall.kernel import NOBODY, Hand
from emberhall.rulebook import rule

from .positions import answer, clash, game, give, hold, land, stack, units_in


def hero(state: State, seat: int, id: str, area: str, *cards: str) -> HeroFigure:
    """A hero in an area, with these rewards face down."""
    for player in state.players:
        player.heroes = [one for one in player.heroes if one.id != id]
    for zone in (state.heroes, state.graves):
        zone.cards = [one for one in zone.cards if one != id]
    state.rewards.cards = [card for card in state.rewards if card not in cards]
    found = HeroFigure(HeroId(id), area, Hand([RewardId(card) for card in cards], owner=seat))
    state.players[seat].heroes.append(found)
    return found


def lonely(state: State) -> State:
    """Nobody has heroes."""
    for player in state.players:
        player.heroes = []
    return state


@rule("RW-TACT-06", "RW-BATTLE-34")
def test_who_has_nobody_in_the_battle_plays_no_cards() -> None:
    t = clash("footman footman", area="6A")
    state = t.state
    state.places["6A"].stronghold, state.places["6A"].holder = 1, NOBODY
    fight = fight_of(state)
    fight.lord = fight.defender.seat = 1
    give(state, 1, "summon_lightning", "hold_the_line", "rally_cry")
    give(state, 0, "supply_convoy")
    asked = []
    while fight.step != "resolution":
        asked += answer(go_on(t), *(["pass"] if fight.step in ("muster", "start", "draw", "strength") else []))
    assert asked == [
        "anyone 0 ask-muster",
        "anyone 0 ask-battle-start",
        "anyone 0 ask-before-draw",
        "anyone 0 ask-strength",
    ]


@rule("RW-TACT-06", "RW-TACT-04")
def test_routed_units_may_still_be_rallied_before_all_are_placed() -> None:
    t = clash("footman", "", routed="knight", area="6A")
    give(t.state, 1, "rally_cry")
    assert answer(go_on(t), "1/play_tactics:rally_cry.1") == ["anyone 1 ask-muster"]
    assert [one.unit for one in fight_of(t.state).defender.fighters] == ["knight"]


@rule("RW-SUPPORT-05", "RW-SUPPORT-03")
def test_a_hero_who_goes_away_supports_no_longer() -> None:
    t = clash("footman footman", "beastman", area="6A", lord=NOBODY)
    ronan = hero(lonely(t.state), 0, "ronan", "6A")
    give(t.state, 0, "hidden_path")
    answer(go_on(t), "pass")
    answer(go_on(t), "0/support:ronan:footman")
    answer(go_on(t), "0/play_tactics:hidden_path.1", "0/pick_area:7A")
    assert fight_of(t.state).attacker.support == {}
    assert ronan.area == "7A"


@rule("RW-TERM-17", "RW-BATTLE-09")
def test_cards_about_neutral_units_leave_those_in_battle_alone() -> None:
    t = clash("footman footman", "beastman", area="6A", lord=NOBODY, routed="giant")
    hero(lonely(t.state), 0, "ronan", "6A")
    hold(t.state, "6B", 0, "knight")
    give(t.state, 0, "lost_city", "charm", "stampede")
    answer(go_on(t), "pass")
    answer(go_on(t), "0/done")
    assert playable_tactics(t.state, 0, "turn") == []


@rule("RW-MOBILIZE-09", "RW-EXPLORE-14")
def test_the_influence_for_diplomacy_is_not_spent_on_portals() -> None:
    state = lonely(game(exploration=True))
    for place in state.places.values():
        place.standing = {}
    state.players[0].tactics.cards.clear()
    state.current, state.turn.battles = 0, 1
    hold(state, "6A", NOBODY, "beastman")
    hold(state, "6B", 0, "footman")
    for n, area in enumerate(("1A", "1B"), start=1):
        state.places[area].explored.cards = [ExplorationId(f"magic_portal.{n}")]
    for have, offered in ((1, False), (2, True)):
        state.players[0].influence = have
        state.places["6A"].activated = 0
        flow: Any = march(Table(state, 2), 0)
        next(flow)
        question = flow.send(PickArea("6A"))
        assert "open_portal" in question.keys()  # noqa: SIM118 - nobody has come yet
        question = flow.send(question.option("move_unit:6B:footman"))
        assert ("open_portal" in question.keys()) is offered  # noqa: SIM118
        hold(state, "6B", 0, "footman")


@rule("RW-BID-07")
def test_who_wins_a_tie_is_not_the_lowest_too() -> None:
    state = land()
    for player in state.players:
        player.influence = 3
    for place in state.places.values():
        place.rune.cards = []
    effect = SEASON_CARDS["council_of_summer"].effect
    asked = answer(
        BOOK.do(Table(state, 2), Playing(0), effect),
        *("0/bid_influence:1", "1/bid_influence:1"),
        *(f"{tie_breaker(state, [0, 1])}/pick_player:0", "1/pick_dial:food"),
    )
    assert asked[-1] == "1 ask-lower"


@rule("RW-RUNE-10")
def test_vyrah_sees_far_wherever_she_comes_from() -> None:
    state = lonely(land())
    for place in state.places.values():
        place.rune.cards, place.revealed.cards = [], []
    t = Table(state, 2)
    state.places["6A"].stronghold = 0
    state.places["6B"].rune.cards = [RuneId("dragon.1")]
    state.heroes.cards = [one for one in state.heroes if one != "vyrah"]
    state.players[0].applicants.cards = [HeroId("vyrah")]
    answer(hire(t, 0, HeroId("vyrah")))
    assert state.places["6B"].rune.seen_by(RuneId("dragon.1")) == 1
    (vyrah,) = state.players[0].heroes
    beyond = next(area for area in board(state).beside["7A"] if area not in ("6A", "6B", *board(state).beside["6A"]))
    state.places[beyond].rune.cards = [RuneId("dragon.2")]
    answer(heroes_retreat(t, 0, "6A", [vyrah], "7A"))
    assert vyrah.area == "7A"
    assert state.places[beyond].rune.seen_by(RuneId("dragon.2")) == 1


@rule("RW-MOVE-13", "RW-ACT-05")
def test_units_are_not_teleported_out_of_an_activated_area() -> None:
    for activated, there in ((1, "-1: "), (2, "0: 1 footman")):  # that of another does not matter
        state = lonely(land())
        ronan = hero(state, 0, "ronan", "6A", "rune_of_teleportation.1")
        hold(state, "6A", 0, "footman")
        state.places["6A"].activated = activated
        (use,) = usable_rewards(state, 0, ronan, "turn")
        picks = ["0/move_unit:6A:footman"] if activated == 2 else []
        answer(use_reward(Table(state, 2), 0, use), "0/pick_area:6B", *picks)
        assert (ronan.area, units_in(state, "6B")) == ("6B", there)


@rule("RW-MOVE-13")
def test_no_unit_of_an_activated_area_is_summoned_or_goes_to_those_it_charms() -> None:
    state = lonely(land())
    ronan = hero(state, 0, "ronan", "7A", "rune_of_summoning.1")
    hold(state, "6A", 0, "footman")
    state.places["6A"].activated = 1
    (use,) = usable_rewards(state, 0, ronan, "turn")
    assert answer(use_reward(Table(state, 2), 0, use)) == []
    hold(state, "6B", NOBODY, "giant")
    stack(state, "5", "3", "3")
    give(state, 0, "charm")
    answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f5")
    assert (units_in(state, "6A"), units_in(state, "6B")) == ("0: 1 footman", "-1: 1 giant")


@rule("RW-SEASON-02")
def test_in_a_truce_no_unit_is_summoned_into_an_enemy_area() -> None:
    state = lonely(land())
    home = next(area for area, place in state.places.items() if place.home == 1)
    ronan = hero(state, 0, "ronan", home, "rune_of_summoning.1")
    hold(state, "6A", 0, "footman")
    assert usable_rewards(state, 0, ronan, "turn")
    state.weather.truce = True
    assert usable_rewards(state, 0, ronan, "turn") == []


@rule("RW-TACT-03")
def test_a_hero_in_the_stronghold_can_sabotage_it() -> None:
    state = lonely(land())
    hero(state, 0, "ronan", "6A")
    state.places["6A"].stronghold = 1
    give(state, 0, "sabotage")
    answer(play_tactics(Table(state, 2), 0, "sabotage.1"))
    assert state.places["6A"].damaged


@rule("RW-DEFEAT-01", "RW-DEFEAT-05")
def test_who_gives_away_the_mail_that_keeps_him_alive_falls() -> None:
    for way in range(3):
        state = lonely(land())
        t = Table(state, 2)
        ronan = hero(state, 0, "ronan", "6A", "dragonscale_mail.1", "storm_bow.1", "tome_of_lore.1", "rage_blade.1")
        other = hero(state, 0, "astarra", "6A")
        ronan.damage = 4
        assert endure(t, ronan)
        if way == 0:
            gift.deeds[GiveReward](t, 0, GiveReward("ronan", "dragonscale_mail.1", "astarra"))
            assert other.shown.cards == ["dragonscale_mail.1"]
        elif way == 1:
            play = Playing(0, hero="ronan", area="6A")
            answer(BOOK.do(t, play, DiscardReward()), "0/pick_reward:dragonscale_mail.1")
        else:
            state.titles["captain"] = TitleCard(0, 1)
            flow: Any = trade_rewards_for_rune(t, 0)
            question = next(flow)
            for card in ("dragonscale_mail.1", "storm_bow.1", "rage_blade.1"):
                question = flow.send(question.option(f"use_reward:ronan:{card}"))
        assert [one.id for one in state.players[0].heroes] == ["astarra"]
        assert state.graves.cards[-1] == "ronan"
        assert [left.area for left in state.fallen] == ["6A"]


@rule("RW-REWARD-06", "RW-DEFEAT-01")
def test_who_falls_on_his_way_goes_no_further() -> None:
    state = lonely(land())
    ronan = hero(state, 0, "ronan", "6A", "dragonscale_mail.1")
    hero(state, 0, "astarra", "6B")
    ronan.damage = 4
    far = next(to for to in quest_reach(state, ronan) if heroes_met(state, 0, ronan, to))
    asked = answer(quest_move(Table(state, 2), 0, ronan, far), "0/give_reward:ronan:dragonscale_mail.1:astarra")
    assert asked == ["0 ask-trade-on-the-way"]
    assert [one.id for one in state.players[0].heroes] == ["astarra"]


@rule("RW-REWARD-05")
def test_what_a_fallen_heros_player_gave_does_not_count_for_the_next() -> None:
    state = lonely(land())
    state.phase, state.queue, state.turn.gifts = "quests", [0, 1], 4
    answer(quest_phase(Table(state, 2)))
    assert (state.queue, state.turn.gifts) == ([1], 0)


@rule("RW-REWARD-02", "RW-DUEL-20")
def test_a_cloak_helps_against_an_ambush() -> None:
    for open_ in (False, True):
        state = lonely(land())
        t = Table(state, 2)
        ronan = hero(state, 0, "ronan", "6A", "cloak_of_deception.1")
        hold(state, "6A", 0, "footman")
        hero(state, 1, "bogran", "6A")
        give(state, 1, "ambush")
        state.came = ronan.id
        if open_:
            turn_up_reward(t, ronan, "cloak_of_deception.1")
            assert playable_tactics(state, 1, "enemy_hero_moved") == []
            continue
        asked = answer(play_tactics(t, 1, "ambush.1"), "0/use_reward:ronan:cloak_of_deception.1")
        assert (asked, ronan.damage, state.duel) == (["0 ask-evade"], 0, None)


@rule("RW-MOVE-10", "RW-RETREAT-11")
def test_a_mountain_pass_leads_back_as_well() -> None:
    state = lonely(land(3))
    hold(state, "1B", 0, "footman")
    assert refuges(state, 0, "2A", ["footman"]) != ["1B"]
    state.turn.mountains = True
    assert refuges(state, 0, "2A", ["footman"]) == ["1B"]
    hold(state, "1B", 1, "footman")
    assert "1B" not in refuges(state, 1, "2A", ["footman"])  # it is not his turn
    ronan = hero(state, 0, "ronan", "2A")
    answer(heroes_retreat(Table(state, 3), 0, "2A", [ronan], "1B"))
    assert ronan.area == "1B"
