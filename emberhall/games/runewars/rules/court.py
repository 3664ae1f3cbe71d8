"""Rally Support and Acquire Power: cities, heroes for hire, titles, quests in hand."""

from emberhall.effects import PickEffect
from emberhall.games.runewars.choices import BuyTitle, DiscardQuest, PickHero, SpendInfluence
from emberhall.games.runewars.content import CITIES
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.names import area_name, faction_name, title_name
from emberhall.games.runewars.rules.control import friendly
from emberhall.games.runewars.rules.heroes import hire
from emberhall.games.runewars.rules.muster import strongholds_of
from emberhall.games.runewars.state import HeroId, Land, Runewars, TitleCard
from emberhall.games.runewars.terms import QUESTS_IN_HAND
from emberhall.kernel import DONE, Ask, Flow, choose, msg


def cities_of(state: Runewars, seat: int) -> list[str]:
    """The areas with a city that a player controls."""
    return [area for area in friendly(state, seat) if state.places[area].city]


def city_offers(t: Land, seat: int) -> Flow[None]:
    """One benefit of each city that the player controls, as he chooses, or none (RW-RALLY-01, -13)."""
    state = t.state
    for area in cities_of(state, seat):
        play = Play(seat, area=area)
        offers = CITIES[state.places[area].city].offers
        options = [PickEffect(n, e, BOOK) for n, e in enumerate(offers) if BOOK.possible(state, play, e)]
        if options:
            prompt = msg("ask-city", city=msg(f"city-{state.places[area].city}"), area=area_name(area))
            picked = yield Ask(seat, prompt, [DONE, *options], "RW-RALLY-01")
            if picked is DONE:
                continue
            banner = faction_name(state.players[seat].faction)
            t.say(msg("say-city", faction=banner, area=area_name(area), effect=BOOK.text(picked.effect)))
            yield from BOOK.do(t, play, picked.effect)


def can_hire(state: Runewars, seat: int, *, paid: bool) -> bool:
    """Whether a player can draw heroes: he has influence for it, and a stronghold (RW-RALLY-10, RW-HERO-10)."""
    return bool((paid or state.players[seat].influence) and state.heroes and strongholds_of(state, seat))


def hire_hero(t: Land, seat: int, most: int, *, paid: bool = False) -> Flow[None]:
    """Spend influence, draw as many heroes, keep one if wanted (RW-RALLY-08 to -11)."""
    state, player = t.state, t.state.players[seat]
    n = most
    if not paid:
        able = min(most, player.influence)
        options = [SpendInfluence(k) for k in range(1, able + 1)]
        n = (yield from choose(seat, msg("ask-hire"), options, "RW-RALLY-08")).n
        player.influence -= n
    n = min(n, len(state.heroes))
    for _ in range(n):
        t.draw(state.heroes, player.applicants)
    picked = yield Ask(seat, msg("ask-keep-hero"), [DONE, *(PickHero(id) for id in player.applicants)], "RW-RALLY-08")
    for id in tuple(player.applicants):
        if picked is DONE or id != picked.hero:
            t.move(id, player.applicants, state.heroes)
    t.shuffle(state.heroes)
    if picked is not DONE:
        yield from hire(t, seat, HeroId(picked.hero))


def for_sale(state: Runewars, seat: int) -> list[BuyTitle]:
    """The titles that a player can take: for more influence than lies on them (RW-POWER-02, -03, -07, -10)."""
    have = state.players[seat].influence
    return [
        BuyTitle(id, n)
        for id, title in state.titles.items()
        if title.owner != seat
        for n in range(title.influence + 1, have + 1)
    ]


def buy_title(t: Land, seat: int) -> Flow[None]:
    """A title is taken: the influence spent lies on it, the old goes (RW-POWER-02 to -09)."""
    picked = yield from choose(seat, msg("ask-title"), for_sale(t.state, seat), "RW-POWER-02")
    t.state.players[seat].influence -= picked.n
    t.state.titles[picked.title] = TitleCard(seat, picked.n)
    banner, title = faction_name(t.state.players[seat].faction), title_name(picked.title)
    t.say(msg("say-title", faction=banner, title=title, n=picked.n))


def draw_quests(t: Land, seat: int, n: int) -> Flow[None]:
    """Draw quests; above three the player discards (RW-QUEST-03, RW-RALLY-06)."""
    state, player = t.state, t.state.players[seat]
    for _ in range(n):
        if not state.quests:
            state.quests.cards, state.quests_discard.cards = state.quests_discard.cards, []
            t.shuffle(state.quests)
        if state.quests:
            t.draw(state.quests, player.quests)
    while len(player.quests) > QUESTS_IN_HAND:
        options = [DiscardQuest(quest) for quest in player.quests]
        picked = yield Ask(seat, msg("ask-discard-quest"), options, "RW-QUEST-03")
        t.move(picked.quest, player.quests, state.quests_discard)
