"""Heroes: hired, hurt, trained, defeated."""

from typing import Any

from emberhall.games.runewars.choices import GiveReward
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import HealDamage
from emberhall.games.runewars.effects.nodes.heroes import DiscardReward
from emberhall.games.runewars.rules.control import board
from emberhall.games.runewars.rules.heroes import desert, endure, hire, hurt_hero, receive_reward
from emberhall.games.runewars.rules.quest_phase import heroes_met, quest_move, quest_reach
from emberhall.games.runewars.rules.quests import attribute_test
from emberhall.games.runewars.rules.rally_support import hire_hero
from emberhall.games.runewars.rules.retreat import heroes_retreat
from emberhall.games.runewars.rules.rewards import gift
from emberhall.games.runewars.rules.titles import trade_rewards_for_rune
from emberhall.games.runewars.state import HeroId, RuneId, Table, TitleCard
from emberhall.kernel import Ask
from emberhall.kernel.secrecy import redact
from emberhall.rulebook import rule

from .positions import answer, land, stack, with_hero, without_heroes


@rule("RW-DESERT-04", "RW-RALLY-08")
def test_deserting_and_rejected_heroes_are_shuffled_into_their_deck() -> None:
    state = land()
    t = Table(state, 2)
    figure = with_hero(state, 0, "ronan")
    deck = list(state.heroes.cards)
    desert(t, 0, figure)
    assert sorted(state.heroes.cards) == sorted([*deck, "ronan"])
    assert state.heroes.cards != [*deck, "ronan"]
    deck = list(state.heroes.cards)
    state.places["6A"].stronghold, state.players[0].influence = 0, 2
    answer(hire_hero(t, 0, 2), "0/spend_influence:2", "0/done")
    assert sorted(state.heroes.cards) == sorted(deck)
    assert state.heroes.cards not in (deck, [*deck[:-2], deck[-1], deck[-2]])


def test_silhouette_sees_no_rewards_of_heroes_elsewhere() -> None:
    state = land()
    state.players[0].heroes = state.players[1].heroes = []
    state.players[1].heroes = []
    mine = with_hero(state, 0, "silhouette", area="6B")
    with_hero(state, 1, "varikas")
    with_hero(state, 1, "zyla", "ice_storm", area="1A")
    assert answer(quest_move(Table(state, 2), 0, mine, "6A"), "0/done") == ["0 ask-errand"]


@rule("RW-RUNE-10")
def test_vyrah_sees_adjacent_runes_however_she_arrives() -> None:
    state = without_heroes(land())
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


@rule("RW-DEFEAT-01", "RW-DEFEAT-05")
def test_a_hero_who_gives_away_life_saving_mail_is_defeated() -> None:
    for way in range(3):
        state = without_heroes(land())
        t = Table(state, 2)
        ronan = with_hero(state, 0, "ronan", "dragonscale_mail", "storm_bow", "tome_of_lore", "rage_blade", area="6A")
        other = with_hero(state, 0, "astarra", area="6A")
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
def test_a_hero_defeated_on_the_way_goes_no_further() -> None:
    state = without_heroes(land())
    ronan = with_hero(state, 0, "ronan", "dragonscale_mail", area="6A")
    with_hero(state, 0, "astarra", area="6B")
    ronan.damage = 4
    far = next(to for to in quest_reach(state, ronan) if heroes_met(state, 0, ronan, to))
    asked = answer(quest_move(Table(state, 2), 0, ronan, far), "0/give_reward:ronan:dragonscale_mail.1:astarra")
    assert asked == ["0 ask-trade-on-the-way"]
    assert [one.id for one in state.players[0].heroes] == ["astarra"]


@rule("RW-DUEL-26")
def test_runeplate_helps_only_in_duels() -> None:
    state = land()
    state.players[0].heroes = []
    figure = with_hero(state, 0, "ronan", "runeplate")
    flow = hurt_hero(Table(state, 2), 0, figure, 1)
    question = next(flow)
    assert isinstance(question, Ask)
    assert question.keys() == ["done"]  # asked, so that nobody learns what the hero has


def test_nothing_to_heal() -> None:
    state = land()
    figure = with_hero(state, 1, "mok")
    play = Playing(1, hero="mok")
    assert not BOOK.possible(state, play, HealDamage(2))
    figure.damage = 1
    assert BOOK.possible(state, play, HealDamage(2))
    answer(BOOK.do(Table(state, 2), play, HealDamage(2)))
    assert figure.damage == 0


@rule("RW-REWARD-02", "RW-TEST-01")
def test_a_tome_that_helps_is_turned_up() -> None:
    """It adds to wisdom: it can be turned up after a test of wisdom, but not after one of strength."""
    state = land()
    state.players[0].heroes = []
    figure = with_hero(state, 0, "ronan", "tome_of_lore")
    stack(state, "1", "2", "6", "7")
    answer(attribute_test(Table(state, 2), 0, figure, "strength"))
    assert (figure.rewards.cards, figure.shown.cards) == (["tome_of_lore.1"], [])
    stack(state, "1", "2", "21", "22", "23", "24")  # all of one destiny: there is nothing to choose
    answer(attribute_test(Table(state, 2), 0, figure, "wisdom"))
    assert (figure.rewards.cards, figure.shown.cards) == ([], ["tome_of_lore.1"])


@rule("RW-REWARD-01", "RW-REWARD-04", "RW-REWARD-03", "RW-REWARD-13")
def test_rewards_are_gained_face_down() -> None:
    state = without_heroes(land())
    figure = with_hero(state, 0, "ronan")
    for n in range(1, 8):
        answer(receive_reward(Table(state, 2), 0, figure))
        assert len(figure.rewards) == n
    assert redact(state, 1).players[0].heroes[0].rewards.cards == ["?"] * 7
    assert "?" not in redact(state, 0).players[0].heroes[0].rewards.cards
    state.rewards.cards.clear()
    assert answer(receive_reward(Table(state, 2), 0, figure)) == []
    assert len(figure.rewards) == 7  # there is none left
