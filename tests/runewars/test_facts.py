"""What the rulebook tells of components and of heroes, beside the flow of play."""

import pytest

from emberhall.games.runewars.components import components
from emberhall.games.runewars.content import (
    AREAS,
    EXPLORATION,
    FACTIONS,
    FATE,
    HEROES,
    OBJECTIVES,
    ORDERS,
    REWARDS,
    SEASON_CARDS,
    TITLES,
    UNITS,
)
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import DamageChosen, DestroyChosen, DrawByDials
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.bids import bid_influence
from emberhall.games.runewars.rules.control import board, is_neutral
from emberhall.games.runewars.rules.duels import beaten, begin_duel, fight_duel, one_round
from emberhall.games.runewars.rules.heroes import go_to, receive_reward
from emberhall.games.runewars.rules.quest_phase import hero_actions, rivals
from emberhall.games.runewars.rules.quests import attempt_quest, attribute_test, draw_quests
from emberhall.games.runewars.rules.retreat import heroes_retreat
from emberhall.games.runewars.rules.rewards import kind_of_reward
from emberhall.games.runewars.state import (
    Duel,
    Duelist,
    ExplorationId,
    HeroFigure,
    HeroId,
    QuestId,
    RewardId,
    State,
    Table,
)
from emberhall.kernel import NOBODY, Hand
from emberhall.kernel.secrecy import redact
from emberhall.rulebook import rule

from .positions import answer, clash, game, hold, land, stack, units_in


@rule("RW-DATA-12", "RW-CLASS-01", "RW-CLASS-02", "RW-CLASS-04", "RW-CLASS-08")
def test_what_the_text_tells_of_units() -> None:
    counts = {
        "archer": 16, "pegasus_rider": 4, "sorceress": 8, "warrior": 8, "bowman": 8, "footman": 16, "knight": 8,
        "siege_engine": 4, "dark_knight": 4, "necromancer": 8, "reanimate": 16, "skeleton_archer": 8, "berserker": 16,
        "chaos_lord": 4, "flesh_ripper": 8, "warlock": 8, "beastman": 8, "dragon": 4, "giant": 4, "hell_hound": 8,
        "razorwing": 8, "sorcerer": 8,
    }  # fmt: skip
    assert {id: unit.count for id, unit in UNITS.items()} == counts
    told = {"archer": 1, "flesh_ripper": 1, "pegasus_rider": 2, "berserker": 2, "beastman": 2}
    assert {id: UNITS[id].initiative for id in told} == told
    health = {"pegasus_rider": 3, "berserker": 1, "flesh_ripper": 1, "beastman": 1}
    assert {id: UNITS[id].health for id in health} == health
    assert UNITS["warrior"].health >= 2
    assert (UNITS["archer"].shape, UNITS["flesh_ripper"].shape) == ("triangle", "rectangle")
    assert UNITS["archer"].ability == DamageChosen(1)
    assert UNITS["dragon"].ability == DestroyChosen(3, ("triangle",))
    assert {unit.shape for unit in UNITS.values()} == {"triangle", "circle", "rectangle", "hexagon"}
    assert min(unit.health for unit in UNITS.values() if unit.shape == "hexagon") == 3


@rule("RW-DATA-13", "RW-SHEET-01", "RW-SHEET-02")
def test_what_the_text_tells_of_sheets() -> None:
    daqan = FACTIONS["daqan"]
    assert [daqan.dials["wood"].spaces[n - 1] for n in (1, 3)] == ["bowman", "bowman"]
    assert [daqan.dials["ore"].spaces[n - 1] for n in (2, 4)] == ["knight", "siege_engine"]
    assert daqan.dials["wood"].spaces[1] not in UNITS
    assert not {daqan.dials["ore"].spaces[n] for n in (0, 2)} & set(UNITS)
    assert [faction.alignment for faction in FACTIONS.values()] == ["good", "good", "evil", "evil"]
    state = game(4)
    for player in state.players:
        deck = {"good", "evil"} - {FACTIONS[player.faction].alignment}
        (card,) = player.objective
        assert OBJECTIVES[card].alignment not in deck
        assert sum(dial.shows(dial.start, "tactics") for dial in FACTIONS["daqan"].dials.values()) >= 1


@rule("RW-DATA-14", "RW-DATA-15", "RW-OBJ-06", "RW-TITLE-02")
def test_what_the_text_tells_of_cards() -> None:
    assert (HEROES["mad_carthos"].strength, HEROES["silhouette"].health) == (2, 3)
    assert SEASON_CARDS["bountiful_harvest"].season == "fall"
    assert SEASON_CARDS["favor_of_the_council"].season == "winter"
    assert set(TITLES) == {"primarch", "captain", "lord_commander"}
    assert BOOK.is_true(land(), Playing(0), OBJECTIVES["bound_by_honor"].test)
    assert REWARDS["rage_blade"].kind == "weapon"


@rule("RW-FATE-12", "RW-FATE-04", "RW-DATA-08")
def test_what_the_text_tells_of_fate() -> None:
    assert len(FATE) == 30
    zones = [card.triangle for card in FATE.values()]
    assert zones.count(("miss", 0)) == 12
    assert max(n for symbol, n in zones if symbol == "damage") == 1
    special = {
        shape: sum(card.zone(shape)[0] == "special" for card in FATE.values()) for shape in ("triangle", "circle")
    }
    assert special == {"triangle": 6, "circle": 12}


@rule("RW-NEUT-01", "RW-NEUT-02")
def test_neutral_units_live_where_they_are_printed() -> None:
    state = game()
    for area, place in state.places.items():
        lives = AREAS[area]
        assert place.standing == ({lives.neutral: lives.neutrals} if lives.neutral else {})
        assert is_neutral(state, area) == bool(lives.neutral)


@rule("RW-TACT-01", "RW-TACT-02")
def test_tactics_cards_at_the_start_and_their_sources() -> None:
    state = game(4)
    start = {"daqan": 2, "latari": 1, "waiqar": 3, "uthuk": 4}
    assert {player.faction: len(player.tactics) for player in state.players} == start
    assert isinstance(ORDERS["strategize"].bonus, DrawByDials)


@rule("RW-INFO-04", "RW-BID-13", "RW-BID-01", "RW-POWER-06")
def test_influence_lies_open_and_titles_keep_theirs() -> None:
    state = land()
    state.titles["captain"].owner, state.titles["captain"].influence = 0, 5
    state.players[0].influence, state.players[1].influence = 2, 1
    assert redact(state, 1).players[0].influence == 2
    question = next(bid_influence(Table(state, 2)))
    assert [len(ask.options) for ask in question.asks] == [3, 2]  # type: ignore[union-attr]
    assert sum("bid" in str(type(card.effect)).lower() for card in SEASON_CARDS.values()) == 8


@rule("RW-BATTLE-32", "RW-ROUT-01", "RW-DAMAGE-01", "RW-SHEET-06")
def test_damage_one_at_a_time_and_an_end() -> None:
    t = clash("siege_engine", "knight archer archer", "2", "3", "5", "8")
    asked = answer(fight_out(t), "1/pick_unit:1", "1/pick_unit:1", "0/pick_area:6B")
    # the siege engine deals 3: to an archer, to the other one, and then to the knight, who is left
    assert asked == ["1 ask-damage", "1 ask-damage", "0 ask-retreat"]
    assert units_in(t.state, "6A") == "1: 1 knight"
    assert t.state.fight is None


@rule("RW-NEUT-18")
def test_allies_driven_off_are_allies_no_more() -> None:
    state = land()
    hold(state, "6A", 1, "berserker giant")
    state.players[0].heroes = [HeroFigure(HeroId("ronan"), "6A", Hand([], owner=0))]
    effect = REWARDS["flute_of_possession"].effect
    answer(BOOK.do(Table(state, 2), Playing(0, hero="ronan"), effect), "0/pick_area:6B")
    assert units_in(state, "6A") == "1: 1 berserker"
    assert units_in(state, "6B") == "-1: 1 giant"


def hero(state: State, seat: int, id: str, *cards: str, area: str = "6A") -> HeroFigure:
    figure = HeroFigure(HeroId(id), area, Hand([RewardId(f"{card}.1") for card in cards], owner=seat))
    state.players[seat].heroes.append(figure)
    return figure


def lonely() -> State:
    state = land()
    for player in state.players:
        player.heroes = []
    return state


@rule("RW-TEST-01", "RW-TEST-03", "RW-TEST-05")
@pytest.mark.parametrize(("trained", "cards"), [(0, 1), (2, 3)])
def test_as_many_cards_as_the_attribute(trained: int, cards: int) -> None:
    state = lonely()
    figure = hero(state, 0, "valadir")
    figure.trained = {"agility": trained}
    stack(state, "1", "2", "6", "8")
    assert answer(attribute_test(Table(state, 2), 0, figure, "agility")) == []
    assert len(state.fate_discard) == cards


@rule("RW-TEST-04")
def test_a_test_without_an_effect_for_its_destiny() -> None:
    state = lonely()
    figure = hero(state, 0, "valadir")
    stack(state, "1")
    state.players[0].quests.cards = [QuestId("q01")]
    answer(attempt_quest(Table(state, 2), 0, figure, QuestId("q01")))
    assert (figure.damage, len(figure.rewards), state.players[0].quests.cards) == (0, 0, ["q01"])


@rule("RW-REWARD-01", "RW-REWARD-04", "RW-REWARD-03", "RW-REWARD-13")
def test_rewards_come_face_down() -> None:
    state = lonely()
    figure = hero(state, 0, "ronan")
    for n in range(1, 8):
        answer(receive_reward(Table(state, 2), 0, figure))
        assert len(figure.rewards) == n
    assert redact(state, 1).players[0].heroes[0].rewards.cards == ["?"] * 7
    assert "?" not in redact(state, 0).players[0].heroes[0].rewards.cards
    state.rewards.cards.clear()
    assert answer(receive_reward(Table(state, 2), 0, figure)) == []
    assert len(figure.rewards) == 7  # there is none left


@rule("RW-REWARD-07", "RW-REWARD-12")
def test_kinds_of_rewards() -> None:
    kinds = [reward.kind for reward in REWARDS.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"artifact": 1, "weapon": 4, "armor": 3, "item": 12}
    assert sum(reward.count for reward in REWARDS.values()) == 25


@rule("RW-REWARD-09", "RW-REWARD-10")
def test_a_weapon_strikes_as_often_as_the_icon_comes() -> None:
    state = lonely()
    mine, other = hero(state, 0, "ronan", "rage_blade"), hero(state, 1, "buldar")
    stack(state, "1", "7", "2", "8", "9", "10", "17", "18")
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    strike = "0/use_reward:ronan:rage_blade.1"
    asked = answer(fight_duel(t), "0/done", strike, strike)
    assert asked == ["0 ask-duel-start", "0 ask-special", "0 ask-special"]
    assert other.damage == 4  # twice his strength of 2; without an icon it does nothing


@rule("RW-DUEL-17", "RW-DUEL-18", "RW-DUEL-19", "RW-DUEL-23", "RW-CLASS-06")
def test_a_routed_hero_can_be_challenged_again_and_again() -> None:
    state = lonely()
    first, second, lying = hero(state, 0, "ronan"), hero(state, 0, "mok"), hero(state, 1, "buldar")
    lying.routed = True
    assert [option.key() for option in hero_actions(state, 1, lying)] == ["train_hero:buldar"]
    for challenger in (first, second):
        assert rivals(state, 0, challenger) == [lying]
        stack(state, "5", "7", "8", "9", "10", "17", "18", "19")  # a damage in the circle, and misses
        t = Table(state, 2)
        begin_duel(t, 0, challenger, lying)
        assert answer(fight_duel(t)) == []
    assert (lying.damage, lying.routed) == (2, True)


@rule("RW-DUEL-21")
def test_who_falls_at_the_start_draws_nothing() -> None:
    state = lonely()
    mine, other = hero(state, 0, "mad_carthos"), hero(state, 1, "ronan")
    other.damage = 3
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    answer(fight_duel(t))
    assert state.players[1].heroes == []
    assert state.fate_discard.cards == []


@rule("RW-DUEL-21", "RW-DEFEAT-01")
def test_who_falls_at_the_start_is_past_healing() -> None:
    """The attacker's damage comes first: the salve of the defender comes too late."""
    state = lonely()
    mine, other = hero(state, 0, "mad_carthos"), hero(state, 1, "ronan")
    other.damage, other.rewards.cards = 3, [RewardId("healing_salve.1")]
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    assert answer(fight_duel(t), "1/done") == ["1 ask-ward"]
    assert state.graves.cards == ["ronan"]
    assert mine.rewards.cards == ["healing_salve.1"]


@rule("RW-DUELQ-02", "RW-DUELQ-04", "RW-DUELQ-06", "RW-DUELQ-10", "RW-DUELQ-11")
@pytest.mark.parametrize(
    ("unit", "fate", "damage", "taken"),
    [
        ("beastman", ("7", "9", "3"), 1, 0),  # deals 1, and draws another card, which misses
        ("beastman", ("7", "9", "10", "15"), 2, 0),  # the other card deals 1 as well, and brings no third
        ("hell_hound", ("7", "3"), 1, 0),
        ("sorcerer", ("5", "1"), 0, 1),  # its health is 2 now, so one damage does not defeat it
        ("razorwing", ("7", "9"), 0, 0),  # what routs units does nothing to a hero
        ("beastman", ("5", "7"), 0, 0),  # its rout turns the damage aside
    ],
)
def test_what_a_neutral_unit_does_to_a_hero(unit: str, fate: tuple[str, ...], damage: int, taken: int) -> None:
    state = lonely()
    figure = hero(state, 0, "mok")
    figures = sorted(components(state))
    stack(state, *fate)
    t = Table(state, 2)
    state.duel = Duel("6A", Duelist(0, figure.id), Duelist(1, unit=unit, health=UNITS[unit].health))
    answer(one_round(t))
    assert (figure.damage, state.duel.defender.damage) == (damage, taken)
    assert not beaten(state, state.duel.defender)
    state.duel = None
    assert sorted(components(state)) == figures


@rule("RW-EXPLORE-01", "RW-EXPLORE-02", "RW-EXPLORE-03", "RW-EXPLORE-23", "RW-DATA-11")
def test_tokens_lie_outside_of_home_realms() -> None:
    assert not any(place.unexplored for place in game().places.values())
    state = game(4, exploration=True)
    spots, beside = board(state).spots, board(state).beside
    for area, place in state.places.items():
        assert bool(place.unexplored) == (not spots[area].tile.faction)
        if place.unexplored and place.unexplored.pool == "near":
            assert any(spots[near].tile.faction for near in beside[area])
    assert sum(kind.near + kind.far for kind in EXPLORATION.values()) == 35


@rule("RW-EXPLORE-05", "RW-EXPLORE-06", "RW-EXPLORE-07")
def test_who_flees_explores_nothing() -> None:
    state = lonely()
    figure = hero(state, 0, "ronan")
    state.places["6B"].unexplored.cards = [ExplorationId("raiding_party.1")]
    answer(heroes_retreat(Table(state, 2), 0, "6A", [figure], "6B"))
    assert figure.area == "6B"
    assert state.places["6B"].unexplored.cards == ["raiding_party.1"]
    go_to(Table(state, 2), figure, "6B")  # nor does who comes by an order
    assert state.places["6B"].unexplored.cards == ["raiding_party.1"]


@rule("RW-REF-02")
def test_a_new_quest_for_one_that_is_done() -> None:
    state = lonely()
    state.quests.cards = [QuestId("q21")]
    state.players[0].quests.cards = []
    answer(draw_quests(Table(state, 2), 0, 1))
    assert state.players[0].quests.cards == ["q21"]
    assert kind_of_reward("rage_blade.1").id == "rage_blade"


@rule("RW-NEUT-03", "RW-NEUT-23")
def test_who_shares_an_area_is_an_ally() -> None:
    state = land()
    hold(state, "6A", 0, "footman giant")
    assert not is_neutral(state, "6A")
    hold(state, "6A", NOBODY, "giant")
    assert is_neutral(state, "6A")
