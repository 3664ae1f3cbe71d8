"""Battle rounds: draw, abilities, routs, damage, type by type in the order of initiative."""

from emberhall.games.runewars.choices import PickType
from emberhall.games.runewars.content import FATE, UNITS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.rules import battle
from emberhall.games.runewars.rules.hits import side_at, suffer_damage, suffer_routs
from emberhall.games.runewars.state import Draw, Land, decider, fight_of
from emberhall.kernel import Flow, choose, msg

ATTACKER, DEFENDER = 0, 1


def draw_fate(t: Land, draw: Draw, n: int) -> None:
    """Fate cards for a draw; where they run out the discard pile is shuffled (RW-FATE-09, -10)."""
    state = t.state
    for _ in range(n):
        if not state.fate:
            state.fate.cards, state.fate_discard.cards = state.fate_discard.cards, []
            t.shuffle(state.fate)
        if state.fate:
            t.draw(state.fate, draw.cards)


def rounds(t: Land) -> Flow[None]:
    """Initiative 1 to 5: as many passes as there are types that have not drawn (RW-BATTLE-12, RW-ROUND-09, -11)."""
    while battle.advance(fight_of(t.state)):
        yield from one_pass(t)


def one_pass(t: Land) -> Flow[None]:
    """Each side draws for one type; abilities, routs, damage follow, the attacker's first (RW-ROUND-01 to -08)."""
    fight = fight_of(t.state)
    for side in (ATTACKER, DEFENDER):
        mine = side_at(t, side)
        types = battle.due(mine, fight.initiative)
        if types:
            options = [PickType(unit) for unit in types]
            chosen = yield from choose(decider(t.state, mine), msg("ask-type"), options, "RW-ROUND-01")
            mine.drawn.append(chosen.unit)
            draw = Draw(side, chosen.unit, battle.cards_for(mine, chosen.unit))
            fight.draws.append(draw)
            draw_fate(t, draw, draw.units)
    for draw in fight.draws:
        kind = UNITS[draw.unit]
        for card in draw.cards.cards:  # it may grow meanwhile
            if FATE[card].zone(kind.shape)[0] == "special":
                yield from BOOK.do(t, Play(decider(t.state, side_at(t, draw.side)), draw.side), kind.ability)
    for draw in fight.draws:
        yield from suffer_routs(t, 1 - draw.side, battle.tally(draw.cards, UNITS[draw.unit].shape).rout)
    for draw in fight.draws:
        yield from suffer_damage(t, 1 - draw.side, battle.tally(draw.cards, UNITS[draw.unit].shape).damage)
    for draw in fight.draws:
        t.state.fate_discard.cards += draw.cards.cards
    fight.draws.clear()
