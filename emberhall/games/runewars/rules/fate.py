"""Fate cards outside of battles: draw several, choose one for its destiny."""

from emberhall.games.runewars.choices import PickFate
from emberhall.games.runewars.content import FATE
from emberhall.games.runewars.rules.tactics import offer_tactics
from emberhall.games.runewars.state import FateId, Table
from emberhall.games.runewars.terms import Destiny
from emberhall.kernel import Flow, Hand, Pile, choose, msg


def draw_fate(t: Table, to: Pile[FateId] | Hand[FateId], n: int) -> None:
    """Draw Fate cards; when the deck runs out, the discard pile is shuffled (RW-FATE-07, RW-FATE-09, RW-FATE-10)."""
    state = t.state
    for _ in range(n):
        if not state.fate:
            state.fate.cards, state.fate_discard.cards = state.fate_discard.cards, []
            t.shuffle(state.fate)
        if state.fate:
            t.draw(state.fate, to)


def discard_fate(t: Table) -> None:
    """Discard the Fate cards that were drawn."""
    t.state.fate_discard.cards += t.state.drawn.cards
    t.state.drawn.cards = []


def choose_destiny(t: Table, seat: int, n: int, ask: str, rule: str) -> Flow[Destiny | None]:
    """Draw Fate cards and choose one of them; the others are discarded.

    RW-DIPLO-04, RW-DIPLO-05, RW-TEST-01, RW-TEST-02.
    """
    state = t.state
    draw_fate(t, state.drawn, n)
    t.beat()
    yield from offer_tactics(t, "ask-fate-drawn", "fate", {seat: ("fate_drawn",)})
    options = {FATE[card].destiny: PickFate(card, FATE[card].destiny) for card in state.drawn}
    chosen = (yield from choose(seat, msg(ask), list(options.values()), rule)) if options else None
    discard_fate(t)
    if chosen is None:
        return None
    found: Destiny = chosen.destiny
    t.say(msg("say-destiny", n=n, destiny=msg(f"destiny-{found}")))
    return found
