"""Secrets of battles and cards: the examination finds no leak, and does find a question that leaks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from emberhall.conformance.game import examine_game
from emberhall.games.runewars.choices import BidInfluence, PickArea, PlayOrder
from emberhall.games.runewars.game import GAME
from emberhall.games.runewars.rules.battle import begin_battle, go_on
from emberhall.games.runewars.rules.bids import bid_influence
from emberhall.games.runewars.rules.heroes import receive_reward
from emberhall.games.runewars.rules.orders import choose_orders
from emberhall.games.runewars.rules.runes import receive_rune
from emberhall.games.runewars.rules.tactics import Windows, draw_tactics, playable_tactics
from emberhall.games.runewars.setup import set_up
from emberhall.games.runewars.state import Setup, State, Table
from emberhall.kernel import CHECKPOINT, DONE, PASS, Anyone, Ask, Flow, Game, Outcome, Rng, Session, msg
from emberhall.rulebook import rule


def battle(options: Setup, seats: int, rng: Rng) -> State:
    """Seat 0 attacks seat 1, which has routed units; both hold secret cards."""
    state = set_up(options, seats, rng)
    state.current = 0
    place = state.places["6A"]
    place.holder, place.standing, place.routed = 1, {}, {"footman": 2}
    for unit in ("footman", "footman", "bowman"):
        place.standing[unit] = place.standing.get(unit, 0) + 1
    for seat, player in enumerate(state.players):
        player.tactics.cards = []
        for _ in range(4):
            player.tactics.cards.append(state.tactics.cards.pop())
        for hero in player.heroes:
            hero.area = "6A" if seat == 0 else "6B"
        player.unused = {**dict.fromkeys(("footman", "bowman", "archer", "knight"), 8), **player.unused}
    begin_battle(Table(state, seats), 0, "6A", {"archer": 2, "knight": 1})
    return state


def play(t: Table) -> Flow[Outcome]:
    while t.state.fight is not None:
        yield CHECKPOINT
        yield from go_on(t)
    t.state.outcome = Outcome((0,), msg("end-alone", who=1, runes=0))
    return t.state.outcome


BATTLE: Game[State, Setup] = replace(GAME, setup=battle, play=play)


def test_a_battle_leaks_no_secrets() -> None:
    examined = examine_game(BATTLE, Setup(), 2, 0, thorough=1.0)
    assert not examined.failures, "\n".join(map(str, examined.failures))
    assert examined.decisions > 5


def test_asking_only_players_who_could_play_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def window(t: Table, ask: str, this: str, windows: Windows) -> Flow[None]:
        asks = tuple(
            Ask(seat, msg(ask), options, "RW-TACT-03")
            for seat, when in windows.items()
            if (options := playable_tactics(t.state, seat, *when))
        )
        if asks:
            yield Anyone(asks, this=this)

    for chapter in ("battle", "rounds"):
        monkeypatch.setattr(f"emberhall.games.runewars.rules.{chapter}.offer_tactics", window)
    examined = examine_game(BATTLE, Setup(), 2, 0, thorough=0.5, whole=False)
    assert {failure.check for failure in examined.failures} & {"anyone", "hints"}


# Mutants of single rules: each leaks a secret and is caught; the real rule is not.

Rule: TypeAlias = Callable[[Table], Flow[None]]


def only(*rules: Rule, seats: int = 2) -> Game[State, Setup]:
    """A game that is nothing but these rules, one after the other; tactics and rewards are in hand."""

    def setup(options: Setup, seats: int, rng: Rng) -> State:
        state = set_up(options, seats, rng)
        state.phase, state.queue = "orders", list(range(len(rules)))
        for player in state.players:
            player.influence = 3
        return state

    def play(t: Table) -> Flow[Outcome]:
        while t.state.queue:
            yield CHECKPOINT
            step = rules[t.state.queue.pop(0)]
            yield from step(t)
            yield Ask(0, msg("ask-after", more=0), (DONE,))  # so that the log can be examined
        t.state.outcome = Outcome((0,), msg("end-alone", who=1, runes=0))
        return t.state.outcome

    return replace(GAME, setup=setup, play=play)


def found(*rules: Rule, seeds: int = 2) -> set[str]:
    """The failed checks of the first of these games to fail any."""
    for seed in range(seeds):
        examined = examine_game(only(*rules), Setup(), 2, seed, thorough=1.0, whole=False)
        if examined.failures:
            return {failure.check for failure in examined.failures}
    return set()


def orders_chosen(t: Table) -> Flow[None]:
    yield from choose_orders(t)


def orders_one_by_one(t: Table) -> Flow[None]:
    """The second player to choose is told the face-down order of the first."""
    told: dict[str, Any] = {}
    for seat, player in enumerate(t.state.players):
        options = [PlayOrder(card) for card in player.orders]
        picked = yield Ask(seat, msg("ask-order", **told), options, "RW-ORDER-01")
        t.move(picked.order, player.orders, player.active, secretly_by=seat)
        told = {"first": picked.order}


def bid(t: Table) -> Flow[None]:
    yield from bid_influence(t)


def bids_paid_at_once(t: Table) -> Flow[None]:
    """The first bid is paid at once, so the second bidder sees how much influence is gone."""
    answers: dict[int, int] = {}
    for seat, player in enumerate(t.state.players):
        picked = yield Ask(seat, msg("ask-bid"), [BidInfluence(n) for n in range(player.influence + 1)], "RW-BID-04")
        answers[seat] = picked.n
        player.influence -= picked.n


def tactics_drawn(t: Table) -> Flow[None]:
    yield from draw_tactics(t, 0, 2)


def tactics_told(t: Table) -> Flow[None]:
    yield from draw_tactics(t, 0, 2)
    for card in t.state.players[0].fresh:
        t.say(msg("say-plays", who=1, card=msg(f"card-{card.partition('.')[0]}"), id=card))


def reward(t: Table) -> Flow[None]:
    hero = t.state.players[0].heroes[0]
    yield from receive_reward(t, 0, hero)


def reward_told(t: Table) -> Flow[None]:
    yield from reward(t)
    hero = t.state.players[0].heroes[0]
    t.say(msg("say-receives", hero=msg(f"hero-{hero.id}"), card=hero.rewards.cards[-1]))


def reward_guessed(t: Table) -> Flow[None]:
    """What one player may do depends on what the other's hero keeps face down."""
    hero = t.state.players[0].heroes[0]
    yield Ask(1, msg("ask-after", more=0), (DONE, PASS) if hero.rewards.cards[-1] < "r" else (DONE,))


def rune_told(t: Table) -> Flow[None]:
    """The other player may march only where a rune they have not seen is a dragon rune."""
    dragons = [area for area, place in t.state.places.items() if place.rune and "dragon" in place.rune.cards[0]]
    yield Ask(1, msg("ask-activate"), [DONE, *(PickArea(area) for area in dragons)])


def lay_runes(t: Table) -> Flow[None]:
    yield from receive_rune(t, 0)


def objective_told(t: Table) -> Flow[None]:
    """What one player may do depends on what the other is after."""
    after = t.state.players[0].objective.cards[0]
    yield Ask(1, msg("ask-after", more=0), (DONE, PASS) if after < "l" else (DONE,))


@rule("RW-INFO-01", "RW-INFO-02", "RW-REWARD-03", "RW-TACT-01", "RW-ORDER-01", "RW-BID-04")
def test_rules_with_secrets_leak_nothing() -> None:
    assert found(orders_chosen, bid, tactics_drawn, reward, lay_runes, seeds=1) == set()


@pytest.mark.parametrize(
    ("rules", "checks"),
    [
        ((orders_one_by_one,), {"leak"}),
        ((tactics_told,), {"leak"}),
        ((reward_told,), {"leak"}),
        ((reward, reward_guessed), {"hints", "foresight"}),
        ((lay_runes, rune_told), {"hints", "foresight"}),
        ((objective_told,), {"hints", "foresight"}),
    ],
)
def test_rules_that_leak_secrets_are_caught(rules: tuple[Rule, ...], checks: set[str]) -> None:
    assert found(*rules, seeds=8) & checks


def sees(rule: Rule, first: int) -> tuple[object, ...]:
    """Everything seat 1 notices once seat 0 has taken this option."""
    session = Session(only(rule), Setup(), 2, 0)
    session.take(first, 0)
    view = session.view(1)
    return view.state, view.scene(), list(view.events()), view.waiting


@pytest.mark.parametrize("together", [bid, orders_chosen])
def test_nobody_sees_a_secret_answer(together: Rule) -> None:
    assert sees(together, 0) == sees(together, 2)


def test_bids_paid_at_once_would_be_seen() -> None:
    assert sees(bids_paid_at_once, 0) != sees(bids_paid_at_once, 2)
