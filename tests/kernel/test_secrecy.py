"""What a viewer may know: redaction, guesses, and what is known of cards that move."""

from typing import Any, NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberhall.kernel import (
    ALL,
    HIDDEN,
    Deck,
    FaceDown,
    Hand,
    Option,
    Pile,
    Rng,
    SecretZone,
    State,
    Table,
    determinize,
    eyes,
    has_secrets,
    hidden_from,
    may_know,
    redact,
    secret_zones,
)

Red = NewType("Red", str)
Blue = NewType("Blue", str)


class Corner(msgspec.Struct, array_like=True):
    """A struct in a struct."""

    hand: Hand[Red]
    score: int = 0


class Alcove(msgspec.Struct, array_like=True, tag=True):
    """One of two kinds of place."""

    down: FaceDown[Red]


class Shelf(msgspec.Struct, array_like=True, tag=True):
    """The other kind: nothing secret in it."""

    books: int


class House(State, kw_only=True):
    """Zones in every kind of container."""

    deck: Deck[Red]
    blues: Deck[Blue]
    corners: list[Corner]
    by_name: dict[str, FaceDown[Red]]
    pair: tuple[int, Deck[Blue], Pile[Red]]
    many: tuple[FaceDown[Red], ...]
    place: Alcove | Shelf | None = None
    rooms: list[int] = msgspec.field(default_factory=lambda: [1, 2, 3])


SEATS = 3

known = st.integers(-1, 2**SEATS - 1).filter(bool)


@st.composite
def houses(draw: st.DrawFn) -> House:
    reds = [Red(f"red.{n}") for n in range(18)]
    blues = [Blue(f"blue.{n}") for n in range(6)]
    order = Rng(draw(st.integers(0, 99)))
    order.shuffle(reds)
    order.shuffle(blues)

    def some(cards: list[Any]) -> list[Any]:
        count = draw(st.integers(0, min(4, len(cards))))
        return [cards.pop() for _ in range(count)]

    def secret(zone: Any) -> Any:
        for card in zone.cards:
            if draw(st.booleans()):
                zone.known[card] = draw(known)
        return zone

    return House(
        rng=Rng(draw(st.integers(1, 9))),
        corners=[Corner(secret(Hand(some(reds), owner=seat)), seat) for seat in range(SEATS)],
        by_name={name: secret(FaceDown(some(reds), lookers=draw(st.integers(0, 7)))) for name in "ab"},
        pair=(7, secret(Deck(some(blues))), Pile(some(reds))),
        many=tuple(secret(FaceDown(some(reds))) for _ in range(draw(st.integers(0, 2)))),
        place=draw(st.sampled_from([None, Shelf(3), Alcove(secret(FaceDown(some(reds))))])),
        deck=secret(Deck(reds)),
        blues=secret(Deck(blues)),
    )


viewers = st.one_of(st.none(), st.integers(0, SEATS - 1), st.sets(st.integers(0, SEATS - 1)))


def encoded(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


@given(houses(), viewers)
def test_a_redacted_state_shows_your_own_cards_and_those_you_were_shown(house: House, viewer: Any) -> None:
    before = encoded(house)
    seen = redact(house, viewer)
    assert encoded(house) == before, "the true state is as it was"
    assert seen.rng == Rng(0)
    for (true, _), (zone, _) in zip(secret_zones(house), secret_zones(seen), strict=True):
        assert len(zone) == len(true)
        for card, shown in zip(true, zone, strict=True):
            visible = bool(true.seen_by(card) & eyes(viewer))
            assert shown == (card if visible else HIDDEN)
        assert all(seats & ~eyes(viewer) == 0 for seats in zone.known.values()), "nobody learns who else knows"
    assert seen.pair[2] == house.pair[2]
    assert seen.pair[0] == 7
    assert seen.rooms is house.rooms, "what holds no secrets is shared"


@given(houses(), viewers)
def test_hidden_cards_are_nowhere_in_a_redacted_state(house: House, viewer: Any) -> None:
    text = msgspec.json.encode(redact(house, viewer)).decode()
    assert not [card for card in hidden_from(house, viewer) if f'"{card}"' in text]


@given(houses(), viewers, st.integers(0, 2**64 - 1))
def test_a_guess_cannot_be_told_from_the_truth(house: House, viewer: Any, seed: int) -> None:
    guess = msgspec.msgpack.decode(encoded(house), type=House)
    determinize(guess, viewer, Rng(seed))
    assert redact(guess, viewer) == redact(house, viewer)
    assert hidden_from(guess, viewer) == hidden_from(house, viewer)
    for back in ("red", "blue"):
        assert _cards(guess, back) == _cards(house, back), "a card stays among cards with its back"
    for (true, _), (zone, _) in zip(secret_zones(house), secret_zones(guess), strict=True):
        assert sorted(true.known.values()) == sorted(zone.known.values())
        assert set(zone.known) <= set(zone.cards)


def _cards(house: House, back: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for zone, (kind, _) in secret_zones(house):
        found.setdefault(kind, []).extend(card for card in zone.cards if card.startswith(back))
    return {kind: sorted(cards) for kind, cards in found.items()}


@given(houses(), viewers, st.integers(0, 99))
def test_a_guess_may_be_bound_to_some_cards(house: House, viewer: Any, seed: int) -> None:
    guess = msgspec.msgpack.decode(encoded(house), type=House)
    only = {"red.1", "red.2", "red.3"}
    determinize(guess, viewer, Rng(seed), only)
    for (true, _), (zone, _) in zip(secret_zones(house), secret_zones(guess), strict=True):
        for card, guessed in zip(true, zone, strict=True):
            assert card == guessed or {card, guessed} <= only


@given(houses(), viewers, st.integers(0, 99))
def test_a_guess_follows_from_what_is_seen_and_not_from_the_truth(house: House, viewer: Any, seed: int) -> None:
    other = msgspec.convert(msgspec.to_builtins(house), House)
    determinize(other, viewer, Rng(7))  # another truth that looks the same
    for state in (house, other):
        determinize(state, viewer, Rng(seed))
    assert [zone.cards for zone, _ in secret_zones(other)] == [zone.cards for zone, _ in secret_zones(house)]


def test_guesses_are_different_ones() -> None:
    house = House(
        rng=Rng(1),
        deck=Deck([Red(f"red.{n}") for n in range(5)]),
        blues=Deck(),
        corners=[Corner(Hand([Red("red.9")], owner=0))],
        by_name={},
        pair=(7, Deck(), Pile()),
        many=(),
    )
    guessed = set()
    for seed in range(50):
        guess = msgspec.msgpack.decode(encoded(house), type=House)
        determinize(guess, 1, Rng(seed))
        guessed.add(guess.corners[0].hand.cards[0])
    assert guessed == {"red.0", "red.1", "red.2", "red.3", "red.4", "red.9"}


def test_cards_of_different_pools_do_not_change_places() -> None:
    class Pools(State, kw_only=True):
        decks: list[Deck[str]]

    state = Pools(rng=Rng(1), decks=[Deck(["a.1", "a.2"], pool="a"), Deck(["b.1", "b.2"], pool="b")])
    for seed in range(20):
        determinize(state, None, Rng(seed))
        assert sorted(state.decks[0].cards) == ["a.1", "a.2"]


def test_a_state_without_secrets_is_itself() -> None:
    class Open(State, kw_only=True):
        pile: Pile[str]

    assert not has_secrets(Open)
    assert has_secrets(House)
    state = Open(rng=Rng(5), pile=Pile(["x"]))
    assert redact(state, 0).pile is state.pile
    assert redact(state, 0).rng == Rng(0)


def test_a_zone_in_a_set_or_a_key_is_refused() -> None:
    class Odd(State, kw_only=True):
        zones: frozenset[Deck[str]]

    with pytest.raises(TypeError, match="put zones into structs, lists, tuples or dict values"):
        redact(Odd(rng=Rng(0), zones=frozenset()), 0)


def test_a_viewer_without_a_seat_is_a_spectator() -> None:
    assert eyes(()) == eyes(None)
    assert eyes((0, 2)) == 0b101
    assert eyes(1) == 0b10


# what is known of cards that move


class Desk(State, kw_only=True):
    deck: Deck[str]
    hand: Hand[str]
    other: Hand[str]
    down: FaceDown[str]
    pile: Pile[str]


def a_desk() -> Table[Desk]:
    desk = Desk(
        rng=Rng(3),
        deck=Deck(["a", "b", "c", "d"]),
        hand=Hand(["h", "i"], owner=0),
        other=Hand(["o"], owner=1),
        down=FaceDown(),
        pile=Pile(["p"]),
    )
    return Table(desk, 2)


def seen(zone: SecretZone[str], card: str) -> tuple[bool, bool]:
    return bool(zone.seen_by(card) & 1), bool(zone.seen_by(card) & 2)


def test_whoever_draws_a_card_sees_it() -> None:
    t = a_desk()
    assert t.draw(t.state.deck, t.state.hand) == "d"
    assert t.state.hand.cards == ["h", "i", "d"]
    assert seen(t.state.hand, "d") == (True, False)
    assert t.revealed == 1


def test_an_open_card_put_into_the_deck_is_still_known_until_it_is_shuffled() -> None:
    t = a_desk()
    t.move("p", t.state.pile, t.state.deck, bottom=True)
    assert t.state.deck.cards == ["p", "a", "b", "c", "d"]
    assert t.state.deck.known == {"p": ALL}
    assert t.revealed == 0
    t.shuffle(t.state.deck)
    assert t.state.deck.known == {}


def test_a_seen_card_is_still_known_in_another_hand() -> None:
    t = a_desk()
    t.peek(t.state.deck, 1, 0)
    t.draw(t.state.deck, t.state.other)
    assert seen(t.state.other, "d") == (True, True)
    assert t.revealed == 0b11


def test_a_card_played_in_secret_could_be_any_of_the_hand() -> None:
    t = a_desk()
    t.show("h", t.state.hand)
    t.move("h", t.state.hand, t.state.down, secretly_by=0)
    assert seen(t.state.down, "h") == (True, False)
    assert t.state.hand.known == {}


def test_a_seat_that_moves_a_seen_card_in_secret_still_knows_it() -> None:
    t = a_desk()
    assert t.peek(t.state.deck, 2, 0) == ["d", "c"]
    t.show("d", t.state.deck)
    t.move("d", t.state.deck, t.state.deck, bottom=True, secretly_by=0)
    assert t.state.deck.cards == ["d", "a", "b", "c"]
    assert seen(t.state.deck, "d") == (True, False)
    assert seen(t.state.deck, "c") == (True, False)


def test_flipped_cards_are_in_no_zone() -> None:
    t = a_desk()
    assert t.flip(t.state.deck) == "d"
    assert t.state.deck.cards == ["a", "b", "c"]
    assert t.state.deck.known == {}
    assert t.revealed == ALL


class Throw(Option, frozen=True):
    """A card held by a seat."""

    card: str
    at: int


@pytest.mark.parametrize(
    ("option", "knowing"),
    [(Throw("red.1", 11), 0b1), (Throw("red.11", 1), ALL), (Throw("12", 11), 0b1), (Throw("", 12), ALL)],
)
def test_seats_that_see_every_card_an_option_names_may_know_it(option: Option, knowing: int) -> None:
    """A number is a card only by itself: 12 may be anything in `throw::12`."""
    assert may_know(Corner(Hand([Red("red.1"), Red("12")], owner=0)), option) == knowing
