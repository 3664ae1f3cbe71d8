"""Battle rounds: draw, abilities, routs and damage, type by type in order of initiative."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from emberhall.games.runewars.choices import DiscardFate, PickType
from emberhall.games.runewars.content import FATE, UNITS
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import fate_name, unit_name
from emberhall.games.runewars.rules.armies import banner
from emberhall.games.runewars.rules.damage import side_at, suffer_damage, suffer_routs
from emberhall.games.runewars.rules.fate import draw_fate
from emberhall.games.runewars.rules.support import extra_cards
from emberhall.games.runewars.rules.tactics import Windows, offer_tactics, taking_part
from emberhall.games.runewars.state import Draw, FateId, Fight, Side, Table, decider, fight_of, sides_of
from emberhall.games.runewars.terms import Shape, Symbol
from emberhall.kernel import ALL, Flow, Hand, ask, choose, msg

ATTACKER, DEFENDER = 0, 1


def rounds(t: Table) -> Flow[None]:
    """Initiative 1 to 5, with one pass for each pair of types that draw (RW-BATTLE-12, RW-ROUND-09, RW-ROUND-11)."""
    while next_initiative(fight_of(t.state)):
        yield from one_pass(t)


def one_pass(t: Table) -> Flow[None]:
    """Each side draws for one type, then resolves abilities, routs and damage, the attacker first.

    RW-ROUND-01 to RW-ROUND-08.
    """
    yield from draw_both(t)
    yield from specials(t)
    yield from routs(t)
    yield from damages(t)


# The parts of a pass. Each continues where it was interrupted.


def draw_both(t: Table) -> Flow[None]:
    """The attacker draws for a type, then the defender (RW-ROUND-01, RW-ROUND-02, RW-ROUND-04)."""
    fight = fight_of(t.state)
    if not fight.draws:
        yield from before_draw(t)
    for side in (ATTACKER, DEFENDER):
        if not any(draw.side == side for draw in fight.draws):
            yield from draw_for_a_type(t, side)
        for draw in fight.draws:
            if draw.side == side:
                yield from cast_off(t, draw)


def specials(t: Table) -> Flow[None]:
    """Turn up cards with the special icon; the attacker uses abilities first (RW-ROUND-05)."""
    draws = fight_of(t.state).draws
    _turn_up(t)
    for draw in draws:
        reveal(t, draw, "special")
    for draw in draws:
        yield from abilities(t, draw)


def _turn_up(t: Table) -> None:
    """Seeing that no card is turned up tells something, too."""
    if any(draw.hidden for draw in fight_of(t.state).draws):
        t.revealed |= ALL


def routs(t: Table) -> Flow[None]:
    """Turn up the routs and resolve them (RW-ROUND-06)."""
    yield from _suffer(t, "rout", "say-routs", suffer_routs)


def damages(t: Table) -> Flow[None]:
    """Turn up the damage and resolve it, then discard all cards (RW-ROUND-07, RW-ROUND-08)."""
    yield from _suffer(t, "damage", "say-damages", suffer_damage)
    fight = fight_of(t.state)
    for draw in fight.draws:
        if draw.hidden and t.events is not None:
            missed = tuple(fate_name(card) for card in draw.hidden)
            t.say(msg("say-misses", unit=unit_name(draw.unit), cards=missed))
        for zone in (draw.cards, draw.hidden):
            t.move_all(zone, t.state.fate_discard)
    fight.draws.clear()


def _suffer(t: Table, symbol: Symbol, told: str, suffer: Callable[[Table, int, int], Flow[None]]) -> Flow[None]:
    draws = fight_of(t.state).draws
    _turn_up(t)
    for draw in draws:
        reveal(t, draw, symbol)
        if draw.left < 0:
            draw.left = getattr(tally(draw.cards, UNITS[draw.unit].shape), symbol)
    for draw in draws:
        if draw.left:
            t.say(msg(told, unit=unit_name(draw.unit), n=draw.left))
            while draw.left:
                draw.left -= 1
                yield from suffer(t, 1 - draw.side, 1)
            t.beat()
    for draw in draws:
        draw.left = -1


def before_draw(t: Table) -> Flow[None]:
    """Both sides may play cards before Fate cards are drawn, including cards that change a draw (RW-TACT-06)."""
    fight = fight_of(t.state)
    windows: Windows = {
        side.seat: ("battle", "drawing") if due(side, fight.initiative) else ("battle",)
        for side in sides_of(fight)
        if side.seat in taking_part(t.state)
    }
    yield from offer_tactics(t, "ask-before-draw", f"draw {fight.area} {fight.initiative}", windows)


def draw_for_a_type(t: Table, side: int) -> Flow[None]:
    """A side chooses a type of this initiative and draws for its standing units.

    RW-ROUND-01, RW-ROUND-02, RW-ROUND-04.
    """
    fight, mine = fight_of(t.state), side_at(t, side)
    types = due(mine, fight.initiative)
    if not types:
        return
    by = decider(t.state, mine)
    chosen = yield from choose(by, msg("ask-type"), [PickType(unit) for unit in types], "RW-ROUND-01")
    unit: str = chosen.unit
    mine.drawn.append(unit)
    units = cards_for(mine, unit)
    more = yield from extra_cards(t, mine, unit)
    draw = Draw(side, unit, units, Hand([], owner=by))
    fight.draws.append(draw)
    draw_fate(t, draw.hidden, units + more)
    if t.events is not None:
        t.say(msg("say-draws", who=banner(t.state, mine.seat), unit=unit_name(unit), n=units + more))
    t.beat()


def cast_off(t: Table, draw: Draw) -> Flow[None]:
    """Discard Fate cards drawn in excess of the number of units (RW-SUPPORT-03, RW-SUPPORT-11, RW-SUPPORT-12)."""
    while len(draw.hidden) > draw.units:
        shape = UNITS[draw.unit].shape
        options = [DiscardFate(card, *FATE[card].zone(shape)) for card in draw.hidden]
        prompt = msg("ask-discard-fate", unit=unit_name(draw.unit))
        gone = yield from ask(draw.hidden.owner, prompt, options, "RW-SUPPORT-03")
        t.move(FateId(gone.fate), draw.hidden, t.state.fate_discard)


def reveal(t: Table, draw: Draw, symbol: Symbol) -> None:
    """Turn up the cards with a symbol (RW-ROUND-05, RW-ROUND-06, RW-ROUND-07, RW-INFO-07)."""
    shape = UNITS[draw.unit].shape
    for card in tuple(draw.hidden):
        found, n = FATE[card].zone(shape)
        if found == symbol:
            t.move(card, draw.hidden, draw.cards)
            if t.events is not None:
                t.say(msg("say-fate", card=fate_name(card), unit=unit_name(draw.unit), symbol=symbol, n=n))


def abilities(t: Table, draw: Draw) -> Flow[None]:
    """Use a type's ability once per special icon; an ability may add cards (RW-ROUND-05)."""
    kind = UNITS[draw.unit]
    while draw.used < tally(draw.cards, kind.shape).special:
        draw.used += 1
        t.say(msg("say-ability", unit=unit_name(draw.unit), ability=BOOK.text(kind.ability)))
        yield from BOOK.do(t, Playing(decider(t.state, side_at(t, draw.side)), draw.side), kind.ability)
        t.beat()
        reveal(t, draw, "special")


class Tally(NamedTuple):
    """What the cards of one draw give: special icons, routs, damage."""

    special: int
    rout: int
    damage: int


def tally(cards: Iterable[str], shape: Shape) -> Tally:
    """What Fate cards give to units of a shape (RW-ROUND-03, RW-ROUND-05, RW-ROUND-06, RW-ROUND-07, RW-ROUND-16)."""
    found = {"special": 0, "rout": 0, "damage": 0, "miss": 0}
    for card in cards:
        symbol, n = FATE[card].zone(shape)
        found[symbol] += n
    return Tally(found["special"], found["rout"], found["damage"])


def due(side: Side, initiative: int) -> list[str]:
    """The types of an initiative that stand and have not drawn yet in this battle.

    RW-ROUND-01, RW-ROUND-02, RW-ROUND-14.
    """
    standing = dict.fromkeys(fighter.unit for fighter in side.fighters if not fighter.routed)
    return [unit for unit in standing if UNITS[unit].initiative == initiative and unit not in side.drawn]


def next_initiative(fight: Fight) -> bool:
    """Go on to the next initiative with a type that draws; False if the rounds are over (RW-ROUND-09, RW-ROUND-11)."""
    while fight.initiative <= 5:
        if due(fight.attacker, fight.initiative) or due(fight.defender, fight.initiative):
            return True
        fight.initiative += 1
    return False


def cards_for(side: Side, unit: str) -> int:
    """How many Fate cards a type draws: one per standing unit (RW-ROUND-02)."""
    return sum(fighter.unit == unit and not fighter.routed for fighter in side.fighters)
