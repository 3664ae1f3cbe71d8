"""The exploration variant: what heroes find in the quest phase."""

from emberhall.games.runewars.content import EXPLORATION
from emberhall.games.runewars.content.kinds import Exploration, TacticsWindow
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes.heroes import HeroStops
from emberhall.games.runewars.names import hero_name
from emberhall.games.runewars.rules.tactics import offer_tactics
from emberhall.games.runewars.state import HeroFigure, HeroId, State, Table
from emberhall.kernel import Flow, msg


def kind_of_token(token: str) -> Exploration:
    """The kind of a token."""
    return EXPLORATION[token.partition(".")[0]]


def stops_heroes(state: State, area: str) -> bool:
    """Whether heroes who enter this area in the quest phase must stop (RW-EXPLORE-15)."""
    explored = state.places[area].explored.cards
    return bool(explored) and any(isinstance(kind_of_token(token).effect, HeroStops) for token in explored)


def explore(t: Table, seat: int, hero: HeroFigure) -> Flow[None]:
    """A hero who has moved turns up the token in the area where the move ends.

    RW-EXPLORE-04 to RW-EXPLORE-08, RW-EXPLORE-10, RW-EXPLORE-11.
    """
    state = t.state
    place = state.places[hero.area]
    if not place.unexplored:
        return
    token = place.unexplored.cards[0]
    t.move(token, place.unexplored, place.explored)
    t.say(msg("say-explores", hero=hero_name(hero.id), what=msg(f"exploration-{token.partition('.')[0]}")))
    t.beat()
    if kind_of_token(token).kind == "event":
        playing = Playing(seat, hero=hero.id, area=hero.area, card=token)
        if BOOK.possible(state, playing, kind_of_token(token).effect):
            yield from BOOK.do(t, playing, kind_of_token(token).effect)
        t.move(token, place.explored, state.exploration_discard)


def rest_at_location(t: Table, seat: int, hero: HeroFigure) -> Flow[None]:
    """What a location gives to a hero who ends the quest phase there (RW-EXPLORE-16, RW-EXPLORE-17)."""
    for token in t.state.places[hero.area].explored:
        if kind_of_token(token).kind == "location" and not isinstance(kind_of_token(token).effect, HeroStops):
            yield from BOOK.do(t, Playing(seat, hero=hero.id, area=hero.area), kind_of_token(token).effect)


def offer_ambush(t: Table, seat: int, hero: HeroFigure) -> Flow[None]:
    """Players with a hero in the area may ambush the hero who has come."""
    state = t.state
    lurking: dict[int, tuple[TacticsWindow, ...]] = {
        other: ("enemy_hero_moved",)
        for other, player in enumerate(state.players)
        if other != seat and any(one.area == hero.area and not one.routed for one in player.heroes)
    }
    if lurking:
        state.came = hero.id
        yield from offer_tactics(t, "ask-ambush", f"ambush {hero.id}", lurking)
        state.came = HeroId("")
