"""Objectives: when they are met, what they give, and when they can be exchanged."""

from emberhall.games.runewars.choices import CLAIM_OBJECTIVE
from emberhall.games.runewars.content import FACTIONS, OBJECTIVES
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes.tests import HasAllied
from emberhall.games.runewars.names import faction_name
from emberhall.games.runewars.rules.runes import receive_rune
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import NO, NOBODY, Flow, msg, pick


def objective_met(state: State, seat: int) -> bool:
    """Whether the condition of a player's objective is met (RW-OBJ-03)."""
    cards = state.players[seat].objective
    return bool(cards.cards) and BOOK.is_true(state, Playing(seat), OBJECTIVES[cards.cards[0]].test)


def claim_objective(t: Table, seat: int) -> Flow[None]:
    """A player reveals their objective and receives a dragon rune; they draw no other (RW-OBJ-03, RW-OBJ-04)."""
    (card,) = t.state.players[seat].objective
    t.move(card, t.state.players[seat].objective, t.state.objectives_done)
    t.say(msg("say-objective", faction=faction_name(t.state.players[seat].faction), objective=msg(f"objective-{card}")))
    yield from receive_rune(t, seat)


def after_battle(t: Table) -> Flow[None]:
    """A defender who has won may claim an objective at once, outside of their turn; everyone who might is asked."""
    state, seat = t.state, t.state.turn.held
    if seat == NOBODY or not _may_be_asked(state, seat):
        return
    card = state.players[seat].objective.cards[0]
    claims = [CLAIM_OBJECTIVE] if OBJECTIVES[card].after_battle and objective_met(state, seat) else []
    claimed = yield from pick(seat, msg("ask-objective"), claims, "RW-OBJ-03", stop=NO, stop_first=True)
    if claimed is not None:
        yield from claim_objective(t, seat)


def _may_be_asked(state: State, seat: int) -> bool:
    """Whether, for all the others know, this objective could be one that is claimed after battles."""
    alignment = FACTIONS[state.players[seat].faction].alignment
    some = any(one.after_battle and one.alignment == alignment for one in OBJECTIVES.values())
    return some and bool(state.players[seat].objective)


def objective_is_hopeless(state: State, seat: int) -> bool:
    """Whether a player's objective asks for allies that are no longer in play; it can then be exchanged."""
    cards = state.players[seat].objective
    test = OBJECTIVES[cards.cards[0]].test if cards.cards else None
    return isinstance(test, HasAllied) and not any(
        unit in test.units for place in state.places.values() for unit in {**place.standing, **place.routed}
    )


def exchange_objective(t: Table, seat: int) -> None:
    """Put the objective under its deck and draw another."""
    player = t.state.players[seat]
    deck = t.state.objectives[FACTIONS[player.faction].alignment]
    t.move(player.objective.cards[0], player.objective, deck, bottom=True)
    t.draw(deck, player.objective)
