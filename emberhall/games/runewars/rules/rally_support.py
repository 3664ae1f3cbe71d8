"""Rally Support: the benefits of cities, and heroes for hire."""

from emberhall.effects import PickEffect
from emberhall.games.runewars.choices import PickHero, SpendInfluence
from emberhall.games.runewars.content import CITIES
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import area_name, faction_name
from emberhall.games.runewars.rules.control import friendly
from emberhall.games.runewars.rules.heroes import hire
from emberhall.games.runewars.rules.strongholds import strongholds_of
from emberhall.games.runewars.state import HeroId, State, Table
from emberhall.kernel import Flow, choose, msg, pick


def cities_of(state: State, seat: int) -> list[str]:
    """The areas with a city that a player controls."""
    return [area for area in friendly(state, seat) if state.places[area].city]


def city_offers(t: Table, seat: int) -> Flow[None]:
    """Take one benefit, or none, of each city the player controls (RW-RALLY-01, RW-RALLY-13)."""
    state = t.state
    for area in cities_of(state, seat):
        playing = Playing(seat, area=area)
        offers = CITIES[state.places[area].city].offers
        options = [PickEffect(n, e, BOOK) for n, e in enumerate(offers) if BOOK.possible(state, playing, e)]
        if options:
            prompt = msg("ask-city", city=msg(f"city-{state.places[area].city}"), area=area_name(area))
            picked = yield from pick(seat, prompt, options, "RW-RALLY-01", stop_first=True)
            if picked is None:
                continue
            banner = faction_name(state.players[seat].faction)
            t.say(msg("say-city", faction=banner, area=area_name(area), effect=BOOK.text(picked.effect)))
            yield from BOOK.do(t, playing, picked.effect)


def can_hire(state: State, seat: int, *, paid: bool) -> bool:
    """Whether a player can hire heroes: with influence, and a stronghold for them (RW-RALLY-10, RW-HERO-10)."""
    return bool((paid or state.players[seat].influence) and state.heroes and strongholds_of(state, seat))


def hire_hero(t: Table, seat: int, most: int, *, paid: bool = False) -> Flow[None]:
    """Spend influence, draw that many heroes, and keep one or none.

    RW-RALLY-08, RW-RALLY-09, RW-RALLY-10, RW-RALLY-11.
    """
    state, player = t.state, t.state.players[seat]
    n = most
    if not paid:
        able = min(most, player.influence)
        prices = [SpendInfluence(k) for k in range(1, able + 1)]
        n = (yield from choose(seat, msg("ask-hire"), prices, "RW-RALLY-08")).n
        player.influence -= n
    n = min(n, len(state.heroes))
    for _ in range(n):
        t.draw(state.heroes, player.applicants)
    options = [PickHero(id) for id in player.applicants]
    picked = yield from pick(seat, msg("ask-keep-hero"), options, "RW-RALLY-08", stop_first=True)
    for id in tuple(player.applicants):
        if picked is None or id != picked.hero:
            t.move(id, player.applicants, state.heroes)
    t.shuffle(state.heroes)
    if picked is not None:
        yield from hire(t, seat, HeroId(picked.hero))
