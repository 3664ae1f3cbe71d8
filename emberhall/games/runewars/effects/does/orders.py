"""Effects of orders."""

from emberhall.effects import PickEffect
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.rules.developments import (
    build_development,
    can_build_development,
    collect_developments,
    raise_yielded_dial,
)
from emberhall.games.runewars.rules.dials import turn_dial
from emberhall.games.runewars.rules.fortify import (
    build_stronghold,
    can_build_stronghold,
    can_move_runes,
    can_repair_stronghold,
    move_runes,
    repair_stronghold,
)
from emberhall.games.runewars.rules.mobilize import march
from emberhall.games.runewars.rules.quests import draw_quests
from emberhall.games.runewars.rules.rally_support import can_hire, city_offers, hire_hero
from emberhall.games.runewars.rules.recruit import recruit
from emberhall.games.runewars.rules.runes import receive_rune
from emberhall.games.runewars.rules.strategize import strategize
from emberhall.games.runewars.rules.titles import buy_title, titles_for_sale
from emberhall.games.runewars.state import State, Table
from emberhall.kernel import Flow, msg, pick


@BOOK.does(fx.Strategize)
def do_strategize(t: Table, playing: Playing, effect: fx.Strategize) -> Flow[None]:
    yield from strategize(t, playing.seat)


@BOOK.does(fx.March, fx.MarchAgain)
def march_there(t: Table, playing: Playing, effect: fx.March) -> Flow[None]:
    yield from march(t, playing.seat)


@BOOK.does(fx.Recruit)
def do_recruit(t: Table, playing: Playing, effect: fx.Recruit) -> Flow[None]:
    yield from recruit(t, playing.seat, other=effect.another)


@BOOK.does(fx.CollectDevelopments)
def collect(t: Table, playing: Playing, effect: fx.CollectDevelopments) -> Flow[None]:
    yield from collect_developments(t, playing.seat)


@BOOK.does(fx.RaiseYield)
def raise_yield(t: Table, playing: Playing, effect: fx.RaiseYield) -> Flow[None]:
    yield from raise_yielded_dial(t, playing.seat, playing.area, effect.n)


@BOOK.does(fx.PayWood)
def pay_wood(t: Table, playing: Playing, effect: fx.PayWood) -> Flow[None]:
    turn_dial(t.state.players[playing.seat], "wood", -effect.n)
    yield from BOOK.do(t, playing, effect.effect)


@BOOK.can(fx.PayWood)
def can_pay_wood(state: State, playing: Playing, effect: fx.PayWood) -> bool:
    return state.players[playing.seat].dials["wood"] >= effect.n and BOOK.possible(state, playing, effect.effect)


@BOOK.does(fx.BuildDevelopment)
def develop(t: Table, playing: Playing, effect: fx.BuildDevelopment) -> Flow[None]:
    yield from build_development(t, playing.seat)


@BOOK.can(fx.BuildDevelopment)
def can_develop(state: State, playing: Playing, effect: fx.BuildDevelopment) -> bool:
    return can_build_development(state, playing.seat)


@BOOK.does(fx.CityOffers)
def do_city_offers(t: Table, playing: Playing, effect: fx.CityOffers) -> Flow[None]:
    yield from city_offers(t, playing.seat)


@BOOK.does(fx.HireHero)
def do_hire_hero(t: Table, playing: Playing, effect: fx.HireHero) -> Flow[None]:
    yield from hire_hero(t, playing.seat, effect.n, paid=effect.paid)


@BOOK.can(fx.HireHero)
def can_hire_now(state: State, playing: Playing, effect: fx.HireHero) -> bool:
    return can_hire(state, playing.seat, paid=effect.paid)


@BOOK.does(fx.BuyTitle)
def do_buy_title(t: Table, playing: Playing, effect: fx.BuyTitle) -> Flow[None]:
    yield from buy_title(t, playing.seat)


@BOOK.can(fx.BuyTitle)
def can_buy_title(state: State, playing: Playing, effect: fx.BuyTitle) -> bool:
    return bool(titles_for_sale(state, playing.seat))


@BOOK.does(fx.EachOnce)
def each_once(t: Table, playing: Playing, effect: fx.EachOnce) -> Flow[None]:
    """Carry out any of the parts, each at most once, in any order (RW-FORTIFY-01)."""
    left = [PickEffect(n, part, BOOK) for n, part in enumerate(effect.parts)]
    while options := [one for one in left if BOOK.possible(t.state, playing, one.effect)]:
        picked = yield from pick(playing.seat, msg("ask-each-once"), options, "RW-FORTIFY-01", stop_first=True)
        if picked is None:
            return
        left.remove(picked)
        yield from BOOK.do(t, playing, picked.effect)


@BOOK.can(fx.BuildStronghold)
def can_build(state: State, playing: Playing, effect: fx.BuildStronghold) -> bool:
    return can_build_stronghold(state, playing.seat)


@BOOK.can(fx.RepairStronghold)
def can_repair(state: State, playing: Playing, effect: fx.RepairStronghold) -> bool:
    return can_repair_stronghold(state, playing.seat)


@BOOK.can(fx.MoveRunes)
def can_move_runes_now(state: State, playing: Playing, effect: fx.MoveRunes) -> bool:
    return can_move_runes(state, playing.seat)


@BOOK.does(fx.BuildStronghold)
def build(t: Table, playing: Playing, effect: fx.BuildStronghold) -> Flow[None]:
    yield from build_stronghold(t, playing.seat)


@BOOK.does(fx.RepairStronghold)
def repair(t: Table, playing: Playing, effect: fx.RepairStronghold) -> Flow[None]:
    yield from repair_stronghold(t, playing.seat)


@BOOK.does(fx.MoveRunes)
def do_move_runes(t: Table, playing: Playing, effect: fx.MoveRunes) -> Flow[None]:
    yield from move_runes(t, playing.seat)


@BOOK.does(fx.ReceiveRune)
def do_receive_rune(t: Table, playing: Playing, effect: fx.ReceiveRune) -> Flow[None]:
    yield from receive_rune(t, playing.seat)


@BOOK.does(fx.DrawQuests)
def do_draw_quests(t: Table, playing: Playing, effect: fx.DrawQuests) -> Flow[None]:
    yield from draw_quests(t, playing.seat, effect.n)
