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
