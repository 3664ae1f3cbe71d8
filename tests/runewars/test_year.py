"""Seasons, orders and bids."""

from typing import Any

from emberhall.games.runewars.choices import BidInfluence, LoseUnit, PickPlayer, PlayOrder
from emberhall.games.runewars.rules.bids import bid_influence, highest_bidder
from emberhall.games.runewars.rules.orders import choose_orders, supreme
from emberhall.games.runewars.rules.seasons import fall_instructions, spring_instructions, winter_instructions
from emberhall.games.runewars.state import Table
from emberhall.kernel import LANGUAGES, Flow
from emberhall.rulebook import rule

from .positions import TEXTS, answer, game


def result(flow: Flow[Any], *answers: str) -> tuple[Any, list[str]]:
    """The result of a rule, and the questions it asked."""
    found: list[Any] = []

    def kept() -> Flow[None]:
        found.append((yield from flow))

    asked = answer(kept(), *answers)
    return found[0], asked


def order(state: Any, seat: int, name: str) -> str:
    return f"{seat}/play_order:{state.players[seat].faction}.{name}"


@rule("RW-ORDER-01", "RW-ORDER-02", "RW-ORDER-03", "RW-ORDER-04", "RW-ORDER-05", "RW-ORDER-14")
def test_orders_are_chosen_together() -> None:
    state = game(3)
    t = Table(state, 3)
    given = [order(state, 0, "recruit"), order(state, 1, "fortify"), order(state, 2, "mobilize")]
    turns, asked = result(choose_orders(t), *given)
    assert asked == ["together ask-order"]
    assert turns == [2, 0, 1]
    for player in state.players:
        assert [len(player.orders), len(player.active), len(player.played)] == [7, 0, 1]


@rule("RW-ORDER-08", "RW-ORDER-10", "RW-ORDER-11", "RW-ORDER-13")
def test_supremacy_depends_on_the_players_own_orders() -> None:
    state = game()
    t = Table(state, 2)
    result(choose_orders(t), order(state, 0, "conquer"), order(state, 1, "fortify"))
    assert [supreme(player) for player in state.players] == [True, True]
    result(choose_orders(t), order(state, 0, "harvest"), order(state, 1, "acquire_power"))
    assert [supreme(player) for player in state.players] == [True, False]


@rule("RW-SPRING-01", "RW-SPRING-02", "RW-SPRING-03", "RW-ORDER-15", "RW-ROUT-06")
def test_spring() -> None:
    state = game()
    t = Table(state, 2)
    result(choose_orders(t), order(state, 0, "conquer"), order(state, 1, "fortify"))
    place = state.places["1A"]
    place.activated, place.standing, place.routed = 0b11, {"razorwing": 1}, {"razorwing": 1, "giant": 1}
    state.players[0].heroes[0].routed = True
    assert answer(spring_instructions(t, [0, 1])) == []
    assert (place.activated, place.standing, place.routed) == (0, {"razorwing": 2, "giant": 1}, {})
    assert [len(player.orders) for player in state.players] == [8, 8]
    assert not state.players[0].heroes[0].routed


@rule("RW-AUTUMN-01", "RW-AUTUMN-02", "RW-FATE-11")
def test_fall() -> None:
    state = game()
    t = Table(state, 2)
    state.fate_discard.cards = [state.fate.cards.pop() for _ in range(12)]
    had = [player.influence for player in state.players]
    asked = answer(fall_instructions(t, [1, 0]), "1/take_influence", "0/take_tactics")
    assert asked == ["1 ask-fall", "0 ask-fall"]
    assert [len(state.fate), len(state.fate_discard)] == [30, 0]
    assert [player.influence for player in state.players] == [had[0], had[1] + 2]
    assert [len(player.fresh) for player in state.players] == [1, 0]


@rule("RW-WINTER-01", "RW-WINTER-02", "RW-WINTER-03", "RW-WINTER-05", "RW-WINTER-10")
def test_winter() -> None:
    state = game()
    t = Table(state, 2)
    mine = next(iter(state.players[0].unused))
    state.players[0].dials["food"] = 2
    for area in ("1A", "1B"):
        state.places[area].holder = 0
    state.places["1A"].standing, state.places["1A"].routed = {mine: 2}, {"giant": 1}
    state.places["1B"].standing = {mine: 4}
    giants, figures = state.neutrals["giant"], state.players[0].unused[mine]
    asked = answer(winter_instructions(t, [0, 1]), "0/lose_unit:1A:giant:True")
    assert asked == ["0 ask-starve"]  # in 1B there is nothing to choose
    assert [state.places["1A"].units(), state.places["1B"].units()] == [2, 2]
    assert [state.neutrals["giant"], state.players[0].unused[mine]] == [giants + 1, figures + 2]


@rule("RW-BID-04", "RW-BID-05", "RW-BID-06")
def test_every_bid_is_spent() -> None:
    state = game(3)
    t = Table(state, 3)
    for player in state.players:
        player.influence = 4
    found, asked = result(bid_influence(t), "0/bid_influence:0", "1/bid_influence:4", "2/bid_influence:3")
    assert found == {0: 0, 1: 4, 2: 3}
    assert asked == ["together ask-bid"]
    assert [player.influence for player in state.players] == [4, 0, 1]
    assert result(highest_bidder(t, found)) == (1, [])


@rule("RW-BID-07", "RW-BID-08", "RW-BID-09", "RW-BID-10", "RW-BID-11", "RW-BID-12")
def test_ties() -> None:
    state = game(4)
    t = Table(state, 4)
    for player, left in zip(state.players, (1, 3, 3, 9), strict=True):
        player.influence = left
    state.players[1].faction, state.players[2].faction = "uthuk", "latari"
    equal = {0: 2, 1: 2, 2: 2, 3: 1}
    assert result(highest_bidder(t, equal), "2/pick_player:0") == (0, ["2 ask-tie"])
    state.players[1].influence = 4
    assert result(highest_bidder(t, equal), "1/pick_player:1") == (1, ["1 ask-tie"])
    state.titles["primarch"].owner = 3
    assert result(highest_bidder(t, dict.fromkeys(range(3), 0)), "3/pick_player:2") == (2, ["3 ask-tie"])


def test_options_have_words() -> None:
    options = (
        PlayOrder("daqan.harvest"),
        BidInfluence(2),
        PickPlayer(1, "uthuk"),
        LoseUnit("1A", "giant", routed=True),
    )
    assert [TEXTS.say(option.label(), "ru") for option in options] == [
        "Сбор урожая (4)", "Поставить 2", "Утуки Иллан", "1A: Гигант, юнит повержен",
    ]  # fmt: skip
    for language in LANGUAGES:
        for ask in ("order", "bid", "tie", "fall", "starve", "rout", "damage", "destroy", "terrify", "type"):
            assert TEXTS.has(f"ask-{ask}", language)
