"""What season cards do: bids, weather, loyalty, tournaments, losses."""

from emberhall.games.runewars.choices import LoseUnit, PickHero
from emberhall.games.runewars.content import FACTIONS, FATE, HEROES, UNITS
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import acts
from emberhall.games.runewars.effects.nodes.heroes import NoDesertion
from emberhall.games.runewars.effects.nodes.tests import EachPlayer
from emberhall.games.runewars.names import hero_name
from emberhall.games.runewars.rules import bids, fate, heroes, objectives, tactics, titles
from emberhall.games.runewars.rules.armies import add, kinds, lose, remove, settle
from emberhall.games.runewars.rules.control import board, controller
from emberhall.games.runewars.rules.court import cities_of
from emberhall.games.runewars.rules.orders import in_order
from emberhall.games.runewars.rules.resources import gain
from emberhall.games.runewars.state import HeroFigure, Land, Runewars
from emberhall.games.runewars.terms import NOBODY
from emberhall.kernel import DONE, Ask, Flow, choose, confirm, msg


@BOOK.does(acts.GainByCities)
def gain_by_cities(t: Land, play: Play, effect: acts.GainByCities) -> None:
    gain(t, play.seat, effect.n * len(cities_of(t.state, play.seat)))


# Bids


@BOOK.does(acts.Bid)
def bid(t: Land, play: Play, effect: acts.Bid) -> Flow[None]:
    """Bids are shown, may be raised by cards, and give what the card says (RW-BID-01 to -12)."""
    state = t.state
    state.bids = yield from bids.bid(t)
    windows: tactics.Windows = dict.fromkeys(state.bids, ("bids_shown",))
    yield from tactics.window(t, "ask-bids-shown", "bids", windows)
    given = state.bids
    if effect.leaders is not None:
        best = [seat for seat, n in given.items() if n and n == max(given.values())]
        for seat in best or [NOBODY]:
            yield from BOOK.do(t, Play(seat), effect.leaders)
    first = NOBODY
    if effect.winner is not None or effect.second is not None:
        first = yield from bids.winner(t, given)
        if effect.winner is not None:
            yield from BOOK.do(t, Play(first), effect.winner)
        rest = {seat: n for seat, n in given.items() if seat != first}
        if effect.second is not None and rest:
            yield from BOOK.do(t, Play((yield from bids.winner(t, rest))), effect.second)
    if effect.lowest is not None or effect.others is not None:
        rest = {seat: n for seat, n in given.items() if seat != first}  # who wins a tie does not lose it (RW-BID-07)
        last = yield from bids.lowest(t, rest or given)
        if effect.lowest is not None:
            yield from BOOK.do(t, Play(last), effect.lowest)
        if effect.others is not None:
            for seat in in_order(state):
                if seat in given and seat != last:
                    yield from BOOK.do(t, Play(seat, other=last), effect.others)
    state.bids = {}


@BOOK.does(acts.OnlyTheseMarch)
def only_these_march(t: Land, play: Play, effect: acts.OnlyTheseMarch) -> None:
    weather = t.state.weather
    weather.marchers = max(0, weather.marchers) | (1 << play.seat if play.seat != NOBODY else 0)


# Weather


@BOOK.does(acts.TakeBackOrders)
def take_back_orders(t: Land, play: Play, effect: acts.TakeBackOrders) -> None:
    t.state.weather.orders_back = effect.n


@BOOK.does(acts.Truce)
def truce(t: Land, play: Play, effect: acts.Truce) -> None:
    t.state.weather.truce = True


@BOOK.does(acts.FoodCheckLower)
def food_check_lower(t: Land, play: Play, effect: acts.FoodCheckLower) -> None:
    t.state.weather.food_lower = effect.n


@BOOK.does(acts.NoFoodCheck)
def no_food_check(t: Land, play: Play, effect: acts.NoFoodCheck) -> None:
    t.state.weather.no_check = True


@BOOK.does(acts.MarchFarther)
def march_farther(t: Land, play: Play, effect: acts.MarchFarther) -> None:
    t.state.weather.march = effect.n


# Objectives and heroes


@BOOK.does(acts.ExchangeObjective)
def exchange_objective(t: Land, play: Play, effect: acts.ExchangeObjective) -> None:
    objectives.exchange(t, play.seat)


@BOOK.can(acts.ExchangeObjective)
def can_exchange_objective(state: Runewars, play: Play, effect: acts.ExchangeObjective) -> bool:
    return bool(state.players[play.seat].objective)


@BOOK.does(acts.TestLoyalty)
def test_loyalty(t: Land, play: Play, effect: acts.TestLoyalty) -> Flow[None]:
    """Heroes of the other alignment leave unless paid, neutral ones if fate is against it (RW-DESERT-01)."""
    player = t.state.players[play.seat]
    if any(titles.traits(t.state, play.seat, NoDesertion)):  # RW-TITLE-05
        return
    mine = FACTIONS[player.faction].alignment
    for hero in tuple(player.heroes):
        alignment = HEROES[hero.id].alignment
        if alignment == mine:
            continue
        price = effect.opposed
        if alignment == "neutral":
            price = effect.neutral
            fate.draw(t, t.state.drawn, 1)
            red = any(FATE[card].destiny == "red" for card in t.state.drawn)
            fate.discard(t)
            if not red:
                continue
        prompt = msg("ask-keep", hero=hero_name(hero.id), n=price)
        if player.influence >= price and (yield from confirm(play.seat, prompt, "RW-DESERT-01")):
            player.influence -= price
        else:
            heroes.desert(t, play.seat, hero)


@BOOK.does(acts.Tournament)
def tournament(t: Land, play: Play, effect: acts.Tournament) -> Flow[None]:
    """The most gold, then silver, of as many fate cards as the hero is strong; a tie at the top wins nothing."""
    scores: list[tuple[int, int, int, HeroFigure]] = []
    for seat in (one.seat for one in BOOK.each(t.state, play, EachPlayer())):
        standing = [hero for hero in t.state.players[seat].heroes if not hero.routed]
        if not standing:
            continue
        picked = yield Ask(seat, msg("ask-tournament"), [DONE, *(PickHero(hero.id) for hero in standing)])
        if picked is DONE:
            continue
        hero = next(hero for hero in standing if hero.id == picked.hero)
        fate.draw(t, t.state.drawn, heroes.attribute(hero, "strength"))
        destinies = [FATE[card].destiny for card in t.state.drawn]
        t.beat()
        fate.discard(t)
        score = destinies.count("gold"), destinies.count("silver")
        t.say(msg("say-tournament", hero=hero_name(hero.id), gold=score[0], silver=score[1]))
        scores.append((*score, seat, hero))
    first = [one for one in scores if one[:2] == max(other[:2] for other in scores)]
    if len(first) == 1:
        yield from heroes.receive_reward(t, *first[0][2:])


# Losses


@BOOK.does(acts.DestroyInCrowds)
def destroy_in_crowds(t: Land, play: Play, effect: acts.DestroyInCrowds) -> Flow[None]:
    for area, place in t.state.places.items():
        if place.holder == play.seat and place.units() > effect.n:
            options = [LoseUnit(area, unit, routed) for unit, routed in kinds(place)]
            lost = yield from choose(play.seat, msg("ask-plague"), options)
            lose(t, place, lost.unit, routed=lost.routed)
            settle(t, area)


@BOOK.does(acts.RoutInCrowds)
def rout_in_crowds(t: Land, play: Play, effect: acts.RoutInCrowds) -> Flow[None]:
    for area, place in t.state.places.items():
        if place.holder == play.seat and sum(place.standing.values()) >= effect.n:
            options = [LoseUnit(area, unit, False) for unit in place.standing]
            picked = yield from choose(play.seat, msg("ask-rout"), options)
            remove(place.standing, picked.unit)
            add(place.routed, {picked.unit: 1})


@BOOK.does(acts.Raid)
def raid(t: Land, play: Play, effect: acts.Raid) -> Flow[None]:
    """A unit of others in an area beside one's own takes damage; what does not destroy it leaves no trace."""
    options = _raided(t.state, play.seat)
    if options:
        picked = yield from choose(play.seat, msg("ask-raid"), options)
        if UNITS[picked.unit].health <= effect.n:
            lose(t, t.state.places[picked.area], picked.unit, routed=picked.routed)
            settle(t, picked.area)


def _raided(state: Runewars, seat: int) -> list[LoseUnit]:
    beside = board(state).beside
    return [
        LoseUnit(area, unit, routed)
        for area, place in state.places.items()
        if place.units() and place.holder != seat and any(controller(state, near) == seat for near in beside[area])
        for unit, routed in kinds(place)
    ]
