"""The judgement of positions, and the bot that tries its choices out."""

from dataclasses import replace

from emberhall.agents import make_agent
from emberhall.games.runewars.bots import foresight
from emberhall.games.runewars.bots.judgement import bid_value, dares, evaluate, quest_areas
from emberhall.games.runewars.bots.warlord import SEARCHED, WarlordAgent
from emberhall.games.runewars.choices import TryQuest
from emberhall.games.runewars.game import GAME
from emberhall.games.runewars.state import HeroFigure, HeroId, OrderId, QuestId, SeasonId, Setup, State
from emberhall.kernel import DONE, Ask, Hand, Outcome, Rng, Session, msg

from .positions import daqan_to_play, hold, land, put_rune


def at(state: State) -> Session[State]:
    """A game that goes on from a position."""
    return Session(replace(GAME, setup=lambda options, seats, rng: _with(state, rng)), Setup(), len(state.players))


def _with(state: State, rng: Rng) -> State:
    state.rng = rng
    return state


def test_what_makes_a_position_good() -> None:
    def judged(dragons: int = 0, footmen: int = 1, influence: int = 0) -> float:
        t = daqan_to_play()
        hold(t.state, "7B", 0, "footman " * footmen)
        for n in range(dragons):
            put_rune(t, f"home_daqan_{'ABC'[n]}", f"dragon.{n + 1}")
        t.state.players[0].influence = influence
        return evaluate(t.state, 0)

    assert judged() < judged(footmen=4) < judged(dragons=1) < judged(dragons=2)
    assert judged() < judged(influence=3)
    assert 0 < judged(dragons=3, footmen=8, influence=9) < 1


def test_a_win_is_a_win() -> None:
    state = land()
    state.outcome = Outcome((1,), msg("end-alone", who=2, runes=0))
    assert [evaluate(state, seat) for seat in (0, 1)] == [0.0, 1.0]


def test_a_bid_for_a_rune_is_as_high_as_it_must_be() -> None:
    """With 5 influence against 3, four settle it; for a card without a rune one is enough."""
    state = land()
    state.players[0].influence, state.players[1].influence = 5, 3
    state.seasons_discard.cards = [SeasonId("favor_of_the_council")]
    assert max(range(6), key=lambda n: bid_value(state, 0, n)) == 4
    state.seasons_discard.cards = [SeasonId("doomed_city")]
    assert max(range(6), key=lambda n: bid_value(state, 0, n)) == 1


def late(*orders: str) -> State:
    """Winter of the last year: seat 0 has these orders; a dragon rune lies unguarded next to three of its footmen."""
    t = daqan_to_play()
    state = t.state
    state.year, state.season, state.phase = 7, "winter", "orders"
    hold(state, "4A", 0, "footman footman footman")
    hold(state, "home_uthuk_A", 1, "berserker")
    put_rune(t, "7B", "dragon.1")
    state.places["7B"].revealed.cards, state.places["7B"].rune.cards = state.places["7B"].rune.cards, []
    state.players[0].orders.cards = [OrderId(f"daqan.{name}") for name in orders]
    state.players[1].orders.cards = [OrderId("uthuk.strategize")]
    return state


def test_it_sees_a_rune_ahead_at_the_end_of_the_year() -> None:
    """Whatever its judgement of orders: marching to the last rune wins, recruiting does not."""
    for worlds in (1, 2):
        session = at(late("recruit", "harvest", "conquer"))
        agent = make_agent(f"warlord:worlds={worlds}", GAME, Rng(3))
        view = session.view(0)
        assert view.ask is not None
        assert view.ask.options[agent.choose(view)].key() == "play_order:daqan.conquer"


def test_trials_change_nothing_and_stop_at_the_horizon() -> None:
    session = at(late("recruit", "conquer"))
    before = session.view(0).state
    over = foresight.after_seasons(1)(session.state)
    assert not over(session.state)
    world = session.view(0).guess(Rng(1))
    ask = world.asked(0)
    assert ask is not None
    tried: list[int] = []

    def pick(state: State, asked: Ask) -> int:
        tried.append(asked.seat)
        return 0

    assert foresight.best([world, world], ask, [0, 1], pick, over) in (0, 1)
    assert {0, 1} <= set(tried)  # both seats play on
    assert session.view(0).state == before
    assert foresight.moment(session.state) == 31
    session.state.year, session.state.season = 8, "spring"
    assert over(session.state)
    assert foresight.after_battle(session.state)(session.state)


def test_judgement_alone_uses_only_the_view() -> None:
    """Positions that look the same to a seat get the same answer, whatever is hidden in them."""
    session = Session(GAME, Setup(), 3, 5)
    for n in range(120):
        asks = session.asks
        ask = asks[0]
        choice = WarlordAgent(Rng(n), worlds=0).choose(session.view(ask.seat))
        if n % 12 == 0 and ask.prompt.id != "ask-place-rune":
            other = session.view(ask.seat).guess(Rng(n))
            again = other.asked(ask.seat)
            if again is not None and again.keys() == ask.keys():
                assert WarlordAgent(Rng(n), worlds=0).choose(other.view(ask.seat)) == choice
        session.take(choice, ask.seat)


def test_which_questions_are_searched() -> None:
    assert set(SEARCHED) == {"ask-order", "ask-activate", "ask-meet", "ask-refused", "ask-bid"}
    assert WarlordAgent(Rng(1)).looks_ahead
    assert not WarlordAgent(Rng(1), worlds=0).looks_ahead


def test_heroes_attempt_only_quests_they_dare() -> None:
    """A dragon is for a hero who can take four damage, a razorwing for one who can take two."""
    state = land()
    silhouette = HeroFigure(HeroId("silhouette"), "5D", Hand([], owner=0))
    ronan = HeroFigure(HeroId("ronan"), "5D", Hand([], owner=0))
    assert [dares(silhouette, quest) for quest in ("q05", "q19", "q11", "q01")] == [False, True, True, True]
    assert [dares(ronan, quest) for quest in ("q05", "q19", "q11", "q01")] == [True, True, True, True]
    silhouette.damage = 2
    assert [dares(silhouette, quest) for quest in ("q05", "q19", "q11", "q06")] == [False, False, False, True]
    state.players[0].quests.cards = [QuestId("q05"), QuestId("q19")]
    state.players[0].heroes = [silhouette, ronan]
    assert quest_areas(state, 0, ronan) == {"5D", "6C"}
    assert not quest_areas(state, 0, silhouette)
    state.acted = [silhouette.id]
    ask = Ask(0, msg("ask-errand"), [DONE, TryQuest(QuestId("q05"))])
    agent = WarlordAgent(Rng(1), worlds=0)
    assert agent._pick(state, ask) == 0
    state.acted.append(ronan.id)
    assert agent._pick(state, ask) == 1
