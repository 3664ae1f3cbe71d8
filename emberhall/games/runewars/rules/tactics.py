"""Tactics cards: how they are drawn, held and played."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from emberhall.games.runewars.choices import DiscardTactics, PlayTactics
from emberhall.games.runewars.content import TACTICS
from emberhall.games.runewars.content.kinds import Tactics, TacticsWindow
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import card_name, faction_name
from emberhall.games.runewars.state import State, Table, TacticsId, fight_of, sides_of
from emberhall.games.runewars.terms import TACTICS_IN_HAND
from emberhall.kernel import NOBODY, Flow, Offer, ask, ask_anyone, msg, offer

#: The kinds of cards each player may play now.
Windows: TypeAlias = Mapping[int, tuple[TacticsWindow, ...]]


def draw_tactics(t: Table, seat: int, n: int) -> Flow[None]:
    """Draw tactics cards, which cannot be played this season; a player with more than ten discards.

    RW-TACT-05, RW-TACT-07, RW-TACT-09.
    """
    state = t.state
    player = state.players[seat]
    for _ in range(n):
        if not state.tactics:
            state.tactics.cards, state.tactics_discard.cards = state.tactics_discard.cards, []
            t.shuffle(state.tactics)
        if state.tactics:
            t.draw(state.tactics, player.fresh)
    t.say(msg("say-draws-tactics", faction=faction_name(player.faction), n=n))
    while len(player.tactics) + len(player.fresh) > TACTICS_IN_HAND:
        options = [DiscardTactics(card) for card in (*player.tactics, *player.fresh)]
        picked = yield from ask(seat, msg("ask-discard-tactics"), options, "RW-TACT-07")
        hand = player.tactics if picked.card in player.tactics else player.fresh
        t.move(TacticsId(picked.card), hand, state.tactics_discard)


def season_ends(t: Table) -> None:
    """Cards drawn this season can be played from the next one on (RW-TACT-05)."""
    for player in t.state.players:
        t.move_all(player.fresh, player.tactics)


@cache
def kind_of_tactics(card: str) -> Tactics:
    """The kind of a tactics card."""
    return TACTICS[card.partition(".")[0]]


def stake(state: State, seat: int) -> Playing:
    """What a player's card is played with: in one of their battles, from their side."""
    if state.fight is not None:
        for side, there in enumerate(sides_of(state.fight)):
            if there.seat == seat:
                return Playing(seat, side)
    return Playing(seat)


def taking_part(state: State) -> list[int]:
    """The players with units or heroes in the battle; before units are placed, with any in the area (RW-TACT-06)."""
    fight = fight_of(state)
    seats = [side.seat for side in sides_of(fight) if side.fighters or side.support]
    if fight.step == "muster" and state.places[fight.area].units():
        seats.append(fight.defender.seat)
    return [seat for seat in seats if seat != NOBODY]  # RW-NEUT-21, RW-TACT-08


def playable_tactics(state: State, seat: int, *windows: TacticsWindow) -> list[PlayTactics]:
    """The cards that a player may play now (RW-TACT-03, RW-TACT-05)."""
    playing = stake(state, seat)
    found = []
    for card in state.players[seat].tactics.cards:
        of = kind_of_tactics(card)
        if of.when in windows and BOOK.possible(state, playing, of.effect):
            found.append(PlayTactics(card))
    return found


def tactics_cards(*windows: TacticsWindow) -> Offer[State, int, PlayTactics]:
    """An offer for menus: the tactics cards that a player may play at such a moment."""

    @offer(PlayTactics)
    def cards(state: State, seat: int) -> Iterable[PlayTactics]:
        return playable_tactics(state, seat, *windows)

    @cards.does
    def _(t: Table, seat: int, chosen: PlayTactics) -> Flow[None]:
        yield from play_tactics(t, seat, chosen.card)

    return cards


def play_tactics(t: Table, seat: int, card: str) -> Flow[None]:
    """A player plays a tactics card: it is discarded, and everyone sees what it does."""
    state = t.state
    t.move(
        next(c for c in state.players[seat].tactics if c == card), state.players[seat].tactics, state.tactics_discard
    )
    t.say(
        msg(
            "say-tactics",
            faction=faction_name(t.state.players[seat].faction),
            card=card_name(card),
            effect=BOOK.text(kind_of_tactics(card).effect),
        )
    )
    t.beat()
    yield from BOOK.do(t, stake(state, seat), kind_of_tactics(card).effect)


def offer_tactics(t: Table, prompt: str, this: str, windows: Windows) -> Flow[None]:
    """Let these players play cards, one after the other, until all pass.

    Everyone who holds cards is asked, even if none of them fits, so that the question tells nothing (RW-INFO-06).
    """
    state = t.state
    fight = state.fight
    while state.fight is fight:  # a card may call the battle off
        questions = {
            seat: (msg(prompt), playable_tactics(state, seat, *when))
            for seat, when in windows.items()
            if state.players[seat].tactics
        }
        if not questions:
            return
        answer = yield from ask_anyone(questions, "RW-TACT-03", this=this, turn=f"{state.year} {state.season}")
        if answer is None:
            return
        seat, chosen = answer
        yield from play_tactics(t, seat, chosen.card)
