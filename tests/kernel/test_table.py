"""What rules do with cards goes through the table."""

from emberhall.kernel import ALL, Deck, Hand, Pile, Rng, State, Table


def a_table() -> Table[State]:
    return Table(State(rng=Rng(1)), 2)


def test_all_cards_of_a_pile_go_to_another_in_their_order() -> None:
    t, played, discard = a_table(), Pile(["a", "b"]), Pile(["c"])
    t.move_all(played, discard)
    assert (played.cards, discard.cards) == ([], ["c", "a", "b"])
    assert t.revealed == 0


def test_all_cards_that_were_seen_are_known_where_they_lie_hidden() -> None:
    t, discard = a_table(), Pile(["a", "b"])
    deck: Deck[str] = Deck(["c"])
    t.move_all(discard, deck)
    assert deck.cards == ["c", "a", "b"]
    assert deck.known == {"a": ALL, "b": ALL}


def test_all_cards_of_a_hand_laid_open_are_shown_to_the_others() -> None:
    t, hand = a_table(), Hand(["a", "b"], owner=0)
    offer: Pile[str] = Pile()
    t.move_all(hand, offer)
    assert (hand.cards, offer.cards) == ([], ["a", "b"])
    assert t.revealed == ~1, "everybody but the owner has learnt something"


def test_all_cards_can_go_to_the_bottom_one_after_the_other() -> None:
    t, offer, pile = a_table(), Pile(["a", "b"]), Pile(["c"])
    t.move_all(offer, pile, bottom=True)
    assert (offer.cards, pile.cards) == ([], ["b", "a", "c"])


def test_cards_are_dealt_as_if_they_were_drawn_one_by_one() -> None:
    for known in ({}, {"c": 1}):
        one, other = a_table(), a_table()
        decks: list[Deck[str]] = [Deck(["a", "b", "c"], known=dict(known)) for _ in range(2)]
        hands: list[Hand[str]] = [Hand(owner=1) for _ in range(2)]
        one.deal(decks[0], hands[0], 2)
        for _ in range(2):
            other.draw(decks[1], hands[1])
        assert (decks[0], hands[0], one.revealed) == (decks[1], hands[1], other.revealed)
        assert hands[0].cards == ["c", "b"]


def test_what_one_seat_could_see_stays_known_to_it_when_it_is_dealt() -> None:
    t, piles = a_table(), [Hand(["a", "b"], owner=0), Hand(owner=1)]
    t.deal(piles[0], piles[1], 2)
    assert piles[1] == Hand(["b", "a"], known={"a": 1, "b": 1}, owner=1)


def test_no_more_cards_are_dealt_than_there_are() -> None:
    t, deck = a_table(), Deck(["a"])
    discard: Pile[str] = Pile()
    t.deal(deck, discard, 0)
    t.deal(deck, discard, -1)
    assert (discard.cards, t.revealed) == ([], 0)
    t.deal(deck, discard, 3)
    t.deal(deck, discard, 3)
    assert (deck.cards, discard.cards, t.revealed) == ([], ["a"], ALL)
