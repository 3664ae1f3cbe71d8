"""Deck building options: starting cards chosen before the game, actions improved between Rounds."""

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.scoring import achievements, deed_zones
from emberhall.games.mage_knight.state import Deed, Player, State, Table
from emberhall.kernel import Flow, Hand, Message, ask, ask_together, choose, msg, pick

# choosing starting cards


def deal_advanced(t: Table) -> None:
    """Deal four Advanced Actions to each player (MK-DECK-13)."""
    state = t.state
    for player in state.players:
        for _ in range(4):
            t.draw(state.advanced_deck, player.dealt)
    state.phase = "draft"


def draft(t: Table) -> Flow[None]:
    """Everyone keeps one card and passes the rest on, until each has three (MK-DECK-14, MK-DECK-15, MK-DECK-16)."""
    state = t.state
    players = state.players
    picks = yield from _all_pick(
        msg("ask-draft"), {seat: player.dealt for seat, player in enumerate(players)}, "MK-DECK-14"
    )
    for seat, player in enumerate(players):
        t.move(Deed(picks[seat].card), player.dealt, player.planned, secretly_by=seat)
    if len(players[0].planned) < 3:
        passed = [list(player.dealt.cards) for player in players]
        for seat, player in enumerate(players):
            for card in passed[seat]:
                t.move(card, player.dealt, players[(seat + 1) % len(players)].dealt)
        return
    for player in players:
        t.move_all(player.dealt, state.advanced_deck)
    t.shuffle(state.advanced_deck)
    state.phase = "table"


def _all_pick(prompt: Message, hands: dict[int, Hand[Deed]], rule: str) -> Flow[dict[int, ch.PickCard]]:
    """Each seat picks one of its cards, all at once and in secret."""
    questions = {seat: (prompt, [ch.pick_card(card) for card in hand.cards]) for seat, hand in hands.items()}
    if len(questions) > 1:
        return (yield from ask_together(questions, rule))
    ((seat, (prompt, options)),) = questions.items()
    return {seat: (yield from ask(seat, prompt, options, rule))}


def plan_deck(t: Table) -> Flow[bool]:
    """At the end of a Day each player shuffles one of the kept cards into the Deed deck (MK-DECK-17)."""
    state = t.state
    kept = {seat: player.planned for seat, player in enumerate(state.players) if player.planned and not player.gone}
    if not kept:
        return True
    picks = yield from _all_pick(msg("ask-plan"), kept, "MK-DECK-17")
    for seat, picked in picks.items():
        player = state.players[seat]
        t.move(Deed(picked.card), player.planned, player.deck, secretly_by=seat)
    return True


# improving actions


def strength(state: State, seat: int) -> int:
    """How strong a hero is compared with the others (MK-DECK-05, MK-DECK-06)."""
    won = achievements(state, seat)
    lowest = min(player.level for player in state.players)
    return won.knowledge + won.loot + won.leader + 3 * (state.players[seat].level - lowest)


def reveal_improvements(t: Table) -> None:
    """At the end of each Night but the last, reveal cards; the weakest hero chooses first.

    MK-DECK-04, MK-DECK-07, MK-DECK-08, MK-DECK-09.
    """
    state = t.state
    for _ in range(min(len(state.players) + 1, len(state.advanced_deck))):
        t.draw(state.advanced_deck, state.improvements)
    acted = {seat: place for place, seat in enumerate(state.order)}
    state.picking = sorted(
        acted.keys() & range(len(state.players)),
        key=lambda seat: (strength(state, seat), state.players[seat].fame, -acted[seat]),
    )


def improve_deck(t: Table) -> Flow[bool]:
    """One player may swap an Action for a revealed card that fits it (MK-DECK-07, MK-DECK-10, MK-DECK-11)."""
    state = t.state
    if not state.picking or not state.improvements:
        state.picking = []
        t.move_all(state.improvements, state.advanced_deck, bottom=True)
        return True
    seat = state.picking.pop(0)
    player = state.players[seat]
    for card in player.deck.cards:
        t.show(card, player.deck, 1 << seat)
    own = [card for zone in deed_zones(player) for card in zone.cards if card_of(card).action]
    able = [ch.pick_card(new) for new in state.improvements.cards if any(_fits(new, old) for old in own)]
    chosen = None
    if able:
        chosen = yield from pick(seat, msg("ask-improve"), able, "MK-DECK-07", stop=ch.SKIP, stop_first=True)
    if chosen is not None:
        new = Deed(chosen.card)
        fitting = sorted(card for card in own if _fits(new, card))
        given: ch.PickCard = yield from choose(
            seat,
            msg("ask-improve-for", card=card_name(new)),
            [ch.pick_card(card) for card in fitting],
            "MK-DECK-10",
        )
        _swap(t, player, new, Deed(given.card))
    return False


def _fits(new: str, old: str) -> bool:
    """The same colour, or a type in common (MK-DECK-10)."""
    a, b = card_of(new), card_of(old)
    return a.colour == b.colour or bool(set(a.types) & set(b.types))


def _swap(t: Table, player: Player, new: Deed, old: Deed) -> None:
    zone = next(zone for zone in deed_zones(player) if old in zone)
    t.move(old, zone, t.state.box)
    t.move(new, t.state.improvements, player.deck)
    t.say(msg("say-improves", hero=name("hero", player.hero), new=card_name(new), old=card_name(old)))
