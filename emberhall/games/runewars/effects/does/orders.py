"""What the orders do."""

from emberhall.effects import PickEffect
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts
from emberhall.games.runewars.rules import building, court, march, muster, runes
from emberhall.games.runewars.rules.resources import turn_dial
from emberhall.games.runewars.state import Land, Runewars
from emberhall.kernel import DONE, Ask, Flow, msg


@BOOK.does(acts.Strategize)
def strategize(t: Land, play: Play, effect: acts.Strategize) -> Flow[None]:
    yield from march.strategize(t, play.seat)


@BOOK.does(acts.March, acts.MarchAgain)
def march_there(t: Land, play: Play, effect: acts.March) -> Flow[None]:
    yield from march.march(t, play.seat)


@BOOK.does(acts.Recruit)
def recruit(t: Land, play: Play, effect: acts.Recruit) -> Flow[None]:
    yield from muster.recruit(t, play.seat, other=effect.another)


@BOOK.does(acts.CollectDevelopments)
def collect(t: Land, play: Play, effect: acts.CollectDevelopments) -> Flow[None]:
    yield from building.collect(t, play.seat)


@BOOK.does(acts.RaiseYield)
def raise_yield(t: Land, play: Play, effect: acts.RaiseYield) -> Flow[None]:
    yield from building.raise_yield(t, play.seat, play.area, effect.n)


@BOOK.does(acts.PayWood)
def pay_wood(t: Land, play: Play, effect: acts.PayWood) -> Flow[None]:
    turn_dial(t.state.players[play.seat], "wood", -effect.n)
    yield from BOOK.do(t, play, effect.effect)


@BOOK.can(acts.PayWood)
def can_pay_wood(state: Runewars, play: Play, effect: acts.PayWood) -> bool:
    return state.players[play.seat].dials["wood"] >= effect.n and BOOK.possible(state, play, effect.effect)


@BOOK.does(acts.BuildDevelopment)
def develop(t: Land, play: Play, effect: acts.BuildDevelopment) -> Flow[None]:
    yield from building.develop(t, play.seat)


@BOOK.can(acts.BuildDevelopment)
def can_develop(state: Runewars, play: Play, effect: acts.BuildDevelopment) -> bool:
    return building.can_develop(state, play.seat)


@BOOK.does(acts.CityOffers)
def city_offers(t: Land, play: Play, effect: acts.CityOffers) -> Flow[None]:
    yield from court.city_offers(t, play.seat)


@BOOK.does(acts.HireHero)
def hire_hero(t: Land, play: Play, effect: acts.HireHero) -> Flow[None]:
    yield from court.hire_hero(t, play.seat, effect.n, paid=effect.paid)


@BOOK.can(acts.HireHero)
def can_hire(state: Runewars, play: Play, effect: acts.HireHero) -> bool:
    return court.can_hire(state, play.seat, paid=effect.paid)


@BOOK.does(acts.BuyTitle)
def buy_title(t: Land, play: Play, effect: acts.BuyTitle) -> Flow[None]:
    yield from court.buy_title(t, play.seat)


@BOOK.can(acts.BuyTitle)
def can_buy_title(state: Runewars, play: Play, effect: acts.BuyTitle) -> bool:
    return bool(court.for_sale(state, play.seat))


@BOOK.does(acts.EachOnce)
def each_once(t: Land, play: Play, effect: acts.EachOnce) -> Flow[None]:
    """Any of them, each once, in any order (RW-FORTIFY-01)."""
    left = [PickEffect(n, part, BOOK) for n, part in enumerate(effect.parts)]
    while options := [one for one in left if BOOK.possible(t.state, play, one.effect)]:
        picked = yield Ask(play.seat, msg("ask-each-once"), [DONE, *options], "RW-FORTIFY-01")
        if picked is DONE:
            return
        left.remove(picked)
        yield from BOOK.do(t, play, picked.effect)


@BOOK.can(acts.BuildStronghold)
def can_build(state: Runewars, play: Play, effect: acts.BuildStronghold) -> bool:
    return building.can_build(state, play.seat)


@BOOK.can(acts.RepairStronghold)
def can_repair(state: Runewars, play: Play, effect: acts.RepairStronghold) -> bool:
    return building.can_repair(state, play.seat)


@BOOK.can(acts.MoveRunes)
def can_move_runes(state: Runewars, play: Play, effect: acts.MoveRunes) -> bool:
    return building.can_move_runes(state, play.seat)


@BOOK.does(acts.BuildStronghold)
def build(t: Land, play: Play, effect: acts.BuildStronghold) -> Flow[None]:
    yield from building.build(t, play.seat)


@BOOK.does(acts.RepairStronghold)
def repair(t: Land, play: Play, effect: acts.RepairStronghold) -> Flow[None]:
    yield from building.repair(t, play.seat)


@BOOK.does(acts.MoveRunes)
def move_runes(t: Land, play: Play, effect: acts.MoveRunes) -> Flow[None]:
    yield from building.move_runes(t, play.seat)


@BOOK.does(acts.ReceiveRune)
def receive_rune(t: Land, play: Play, effect: acts.ReceiveRune) -> Flow[None]:
    yield from runes.receive(t, play.seat)


@BOOK.does(acts.DrawQuests)
def draw_quests(t: Land, play: Play, effect: acts.DrawQuests) -> Flow[None]:
    yield from court.draw_quests(t, play.seat, effect.n)
