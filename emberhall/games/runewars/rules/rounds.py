"""Battle rounds: draw, abilities, routs, damage, type by type in the order of initiative."""

from collections.abc import Callable

from emberhall.games.runewars.choices import DiscardFate, PickType
from emberhall.games.runewars.content import FATE, UNITS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.names import fate_name, unit_name
from emberhall.games.runewars.rules import battle, fate, tactics
from emberhall.games.runewars.rules.armies import banner
from emberhall.games.runewars.rules.hits import side_at, suffer_damage, suffer_routs
from emberhall.games.runewars.rules.support import extra_cards
from emberhall.games.runewars.state import Draw, Land, decider, fight_of, sides_of
from emberhall.games.runewars.terms import Symbol
from emberhall.kernel import ALL, Ask, Flow, Hand, choose, msg

ATTACKER, DEFENDER = 0, 1


def rounds(t: Land) -> Flow[None]:
    """Initiative 1 to 5: as many passes as there are types that have not drawn (RW-BATTLE-12, RW-ROUND-09, -11)."""
    while battle.advance(fight_of(t.state)):
        yield from one_pass(t)


def one_pass(t: Land) -> Flow[None]:
    """Each side draws for one type; abilities, routs, damage follow, the attacker's first (RW-ROUND-01 to -08)."""
    yield from draw_both(t)
    yield from specials(t)
    yield from routs(t)
    yield from damages(t)


# The parts of a pass: each goes on where it was left.


def draw_both(t: Land) -> Flow[None]:
    """The attacker draws for a type, then the defender (RW-ROUND-01, -02, -04)."""
    fight = fight_of(t.state)
    if not fight.draws:
        yield from before_draw(t)
    for side in (ATTACKER, DEFENDER):
        if not any(draw.side == side for draw in fight.draws):
            yield from draw_for_a_type(t, side)
        for draw in fight.draws:
            if draw.side == side:
                yield from cast_off(t, draw)


def specials(t: Land) -> Flow[None]:
    """Cards with the ability are turned up; the attacker uses his first (RW-ROUND-05)."""
    draws = fight_of(t.state).draws
    _turn_up(t)
    for draw in draws:
        reveal(t, draw, "special")
    for draw in draws:
        yield from abilities(t, draw)


def _turn_up(t: Land) -> None:
    """Who sees that no card of a symbol is turned up learns something as well."""
    if any(draw.hidden for draw in fight_of(t.state).draws):
        t.revealed |= ALL


def routs(t: Land) -> Flow[None]:
    """Routs are turned up and suffered (RW-ROUND-06)."""
    yield from _suffer(t, "rout", suffer_routs)


def damages(t: Land) -> Flow[None]:
    """Damage is turned up and suffered; then all cards are discarded (RW-ROUND-07, -08)."""
    yield from _suffer(t, "damage", suffer_damage)
    fight = fight_of(t.state)
    for draw in fight.draws:
        if draw.hidden and t.events is not None:
            missed = tuple(fate_name(card) for card in draw.hidden)
            t.say(msg("say-misses", unit=unit_name(draw.unit), cards=missed))
        for zone in (draw.cards, draw.hidden):
            t.move_all(zone, t.state.fate_discard)
    fight.draws.clear()


def _suffer(t: Land, symbol: Symbol, suffer: Callable[[Land, int, int], Flow[None]]) -> Flow[None]:
    draws = fight_of(t.state).draws
    _turn_up(t)
    for draw in draws:
        reveal(t, draw, symbol)
        if draw.left < 0:
            draw.left = getattr(battle.tally(draw.cards, UNITS[draw.unit].shape), symbol)
    for draw in draws:
        if draw.left:
            t.say(msg(f"say-{symbol}s", unit=unit_name(draw.unit), n=draw.left))
            while draw.left:
                draw.left -= 1
                yield from suffer(t, 1 - draw.side, 1)
            t.beat()
    for draw in draws:
        draw.left = -1


def before_draw(t: Land) -> Flow[None]:
    """Before fate cards are drawn both sides may play cards: who draws also such as change a draw (RW-TACT-06)."""
    fight = fight_of(t.state)
    windows: tactics.Windows = {
        side.seat: ("battle", "drawing") if battle.due(side, fight.initiative) else ("battle",)
        for side in sides_of(fight)
        if side.seat in tactics.taking_part(t.state)
    }
    yield from tactics.window(t, "ask-before-draw", f"draw {fight.area} {fight.initiative}", windows)


def draw_for_a_type(t: Land, side: int) -> Flow[None]:
    """A side picks a type of this initiative, if it can, and draws for its standing units (RW-ROUND-01, -02, -04)."""
    fight, mine = fight_of(t.state), side_at(t, side)
    types = battle.due(mine, fight.initiative)
    if not types:
        return
    by = decider(t.state, mine)
    chosen = yield from choose(by, msg("ask-type"), [PickType(unit) for unit in types], "RW-ROUND-01")
    unit: str = chosen.unit
    mine.drawn.append(unit)
    units = battle.cards_for(mine, unit)
    more = yield from extra_cards(t, mine, unit)
    draw = Draw(side, unit, units, Hand([], owner=by))
    fight.draws.append(draw)
    fate.draw(t, draw.hidden, units + more)
    if t.events is not None:
        t.say(msg("say-draws", who=banner(t.state, mine.seat), unit=unit_name(unit), n=units + more))
    t.beat()


def cast_off(t: Land, draw: Draw) -> Flow[None]:
    """Of more cards than units some are discarded without effect (RW-SUPPORT-03, -11, -12)."""
    while len(draw.hidden) > draw.units:
        shape = UNITS[draw.unit].shape
        options = [DiscardFate(card, *FATE[card].zone(shape)) for card in draw.hidden]
        prompt = msg("ask-discard-fate", unit=unit_name(draw.unit))
        gone = yield Ask(draw.hidden.owner, prompt, options, "RW-SUPPORT-03")
        t.move(gone.fate, draw.hidden, t.state.fate_discard)


def reveal(t: Land, draw: Draw, symbol: Symbol) -> None:
    """The cards with a symbol are turned up (RW-ROUND-05 to -07, RW-INFO-07)."""
    shape = UNITS[draw.unit].shape
    for card in tuple(draw.hidden):
        found, n = FATE[card].zone(shape)
        if found == symbol:
            t.move(card, draw.hidden, draw.cards)
            if t.events is not None:
                t.say(msg("say-fate", card=fate_name(card), unit=unit_name(draw.unit), symbol=symbol, n=n))


def abilities(t: Land, draw: Draw) -> Flow[None]:
    """The ability of a type for each of its symbols; an ability may add cards (RW-ROUND-05)."""
    kind = UNITS[draw.unit]
    while draw.used < battle.tally(draw.cards, kind.shape).special:
        draw.used += 1
        t.say(msg("say-ability", unit=unit_name(draw.unit), ability=BOOK.text(kind.ability)))
        yield from BOOK.do(t, Play(decider(t.state, side_at(t, draw.side)), draw.side), kind.ability)
        t.beat()
        reveal(t, draw, "special")
