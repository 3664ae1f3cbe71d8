"""Effects of season cards: bids, weather, loyalty, tournaments, losses."""

from emberhall.games.runewars.choices import LoseUnit, PickHero
from emberhall.games.runewars.content import FACTIONS, FATE, HEROES, UNITS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes.heroes import NoDesertion
from emberhall.games.runewars.effects.nodes.tests import EachPlayer
from emberhall.games.runewars.names import hero_name
from emberhall.games.runewars.rules.armies import add_units, destroy_unit, remove_units, settle, unit_kinds
from emberhall.games.runewars.rules.bids import bid_influence, highest_bidder, lowest_bidder
from emberhall.games.runewars.rules.control import board, controller
from emberhall.games.runewars.rules.dials import gain_influence
from emberhall.games.runewars.rules.fate import discard_fate, draw_fate
from emberhall.games.runewars.rules.heroes import attribute_level, desert, receive_reward
from emberhall.games.runewars.rules.objectives import exchange_objective
from emberhall.games.runewars.rules.orders import in_order
from emberhall.games.runewars.rules.rally_support import cities_of
from emberhall.games.runewars.rules.tactics import Windows, offer_tactics
from emberhall.games.runewars.rules.titles import title_traits
from emberhall.games.runewars.state import HeroFigure, State, Table
from emberhall.kernel import NOBODY, Flow, choose, confirm, msg, pick


@BOOK.does(fx.GainByCities)
def gain_by_cities(t: Table, playing: Playing, effect: fx.GainByCities) -> None:
    gain_influence(t, playing.seat, effect.n * len(cities_of(t.state, playing.seat)))


# Bids


@BOOK.does(fx.Bid)
def bid(t: Table, playing: Playing, effect: fx.Bid) -> Flow[None]:
    """Reveal bids, let cards raise them, and give what the card says (RW-BID-01 to RW-BID-12)."""
    state = t.state
    state.bids = yield from bid_influence(t)
    windows: Windows = dict.fromkeys(state.bids, ("bids_shown",))
    yield from offer_tactics(t, "ask-bids-shown", "bids", windows)
    given = state.bids
    if effect.leaders is not None:
        best = [seat for seat, n in given.items() if n and n == max(given.values())]
        for seat in best or [NOBODY]:
            yield from BOOK.do(t, Playing(seat), effect.leaders)
    first = NOBODY
    if effect.winner is not None or effect.second is not None:
        first = yield from highest_bidder(t, given)
        if effect.winner is not None:
            yield from BOOK.do(t, Playing(first), effect.winner)
        rest = {seat: n for seat, n in given.items() if seat != first}
        if effect.second is not None and rest:
            yield from BOOK.do(t, Playing((yield from highest_bidder(t, rest))), effect.second)
    if effect.lowest is not None or effect.others is not None:
        rest = {seat: n for seat, n in given.items() if seat != first}  # not the winner of a tie (RW-BID-07)
        last = yield from lowest_bidder(t, rest or given)
        if effect.lowest is not None:
            yield from BOOK.do(t, Playing(last), effect.lowest)
        if effect.others is not None:
            for seat in in_order(state):
                if seat in given and seat != last:
                    yield from BOOK.do(t, Playing(seat, other=last), effect.others)
    state.bids = {}


@BOOK.does(fx.OnlyTheseMarch)
def only_these_march(t: Table, playing: Playing, effect: fx.OnlyTheseMarch) -> None:
    weather = t.state.weather
    weather.marchers = max(0, weather.marchers) | (1 << playing.seat if playing.seat != NOBODY else 0)


# Weather


@BOOK.does(fx.TakeBackOrders)
def take_back_orders(t: Table, playing: Playing, effect: fx.TakeBackOrders) -> None:
    t.state.weather.orders_back = effect.n


@BOOK.does(fx.Truce)
def truce(t: Table, playing: Playing, effect: fx.Truce) -> None:
    t.state.weather.truce = True


@BOOK.does(fx.FoodCheckLower)
def food_check_lower(t: Table, playing: Playing, effect: fx.FoodCheckLower) -> None:
    t.state.weather.food_lower = effect.n


@BOOK.does(fx.NoFoodCheck)
def no_food_check(t: Table, playing: Playing, effect: fx.NoFoodCheck) -> None:
    t.state.weather.no_check = True


@BOOK.does(fx.MarchFarther)
def march_farther(t: Table, playing: Playing, effect: fx.MarchFarther) -> None:
    t.state.weather.march = effect.n


# Objectives and heroes


@BOOK.does(fx.ExchangeObjective)
def do_exchange_objective(t: Table, playing: Playing, effect: fx.ExchangeObjective) -> None:
    exchange_objective(t, playing.seat)


@BOOK.can(fx.ExchangeObjective)
def can_exchange_objective(state: State, playing: Playing, effect: fx.ExchangeObjective) -> bool:
    return bool(state.players[playing.seat].objective)


@BOOK.does(fx.TestLoyalty)
def test_loyalty(t: Table, playing: Playing, effect: fx.TestLoyalty) -> Flow[None]:
    """Heroes of the other alignment desert unless paid for; neutral ones only if a Fate card is red (RW-DESERT-01)."""
    player = t.state.players[playing.seat]
    if any(title_traits(t.state, playing.seat, NoDesertion)):  # RW-TITLE-05
        return
    mine = FACTIONS[player.faction].alignment
    for hero in tuple(player.heroes):
        alignment = HEROES[hero.id].alignment
        if alignment == mine:
            continue
        price = effect.opposed
        if alignment == "neutral":
            price = effect.neutral
            draw_fate(t, t.state.drawn, 1)
            red = any(FATE[card].destiny == "red" for card in t.state.drawn)
            discard_fate(t)
            if not red:
                continue
        prompt = msg("ask-keep", hero=hero_name(hero.id), n=price)
        if player.influence >= price and (yield from confirm(playing.seat, prompt, "RW-DESERT-01")):
            player.influence -= price
        else:
            desert(t, playing.seat, hero)


@BOOK.does(fx.Tournament)
def tournament(t: Table, playing: Playing, effect: fx.Tournament) -> Flow[None]:
    """The hero with the most gold, then silver symbols wins; a tie at the top wins nothing."""
    scores: list[tuple[int, int, int, HeroFigure]] = []
    for seat in (one.seat for one in BOOK.each(t.state, playing, EachPlayer())):
        standing = [hero for hero in t.state.players[seat].heroes if not hero.routed]
        if not standing:
            continue
        picked = yield from pick(seat, msg("ask-tournament"), [PickHero(hero.id) for hero in standing], stop_first=True)
        if picked is None:
            continue
        hero = next(hero for hero in standing if hero.id == picked.hero)
        draw_fate(t, t.state.drawn, attribute_level(hero, "strength"))
        destinies = [FATE[card].destiny for card in t.state.drawn]
        t.beat()
        discard_fate(t)
        score = destinies.count("gold"), destinies.count("silver")
        t.say(msg("say-tournament", hero=hero_name(hero.id), gold=score[0], silver=score[1]))
        scores.append((*score, seat, hero))
    first = [one for one in scores if one[:2] == max(other[:2] for other in scores)]
    if len(first) == 1:
        yield from receive_reward(t, *first[0][2:])


# Losses


@BOOK.does(fx.DestroyInCrowds)
def destroy_in_crowds(t: Table, playing: Playing, effect: fx.DestroyInCrowds) -> Flow[None]:
    for area, place in t.state.places.items():
        if place.holder == playing.seat and place.units() > effect.n:
            options = [LoseUnit(area, unit, routed) for unit, routed in unit_kinds(place)]
            lost = yield from choose(playing.seat, msg("ask-plague"), options)
            destroy_unit(t, place, lost.unit, routed=lost.routed)
            settle(t, area)


@BOOK.does(fx.RoutInCrowds)
def rout_in_crowds(t: Table, playing: Playing, effect: fx.RoutInCrowds) -> Flow[None]:
    for area, place in t.state.places.items():
        if place.holder == playing.seat and sum(place.standing.values()) >= effect.n:
            options = [LoseUnit(area, unit, False) for unit in place.standing]
            picked = yield from choose(playing.seat, msg("ask-rout"), options)
            remove_units(place.standing, picked.unit)
            add_units(place.routed, {picked.unit: 1})


@BOOK.does(fx.Raid)
def raid(t: Table, playing: Playing, effect: fx.Raid) -> Flow[None]:
    """Deal damage to a unit next to one of the player's areas; damage that does not destroy it is not kept."""
    options = _raided(t.state, playing.seat)
    if options:
        picked = yield from choose(playing.seat, msg("ask-raid"), options)
        if UNITS[picked.unit].health <= effect.n:
            destroy_unit(t, t.state.places[picked.area], picked.unit, routed=picked.routed)
            settle(t, picked.area)


def _raided(state: State, seat: int) -> list[LoseUnit]:
    beside = board(state).beside
    return [
        LoseUnit(area, unit, routed)
        for area, place in state.places.items()
        if place.units() and place.holder != seat and any(controller(state, near) == seat for near in beside[area])
        for unit, routed in unit_kinds(place)
    ]
