"""What quests, exploration and rewards do to heroes, in duels and out of them."""

from emberhall.games.runewars.choices import PickArea, PickHero, PickReward
from emberhall.games.runewars.content import TILES
from emberhall.games.runewars.effects.book import BOOK, Play
from emberhall.games.runewars.effects.nodes import heroes as nodes
from emberhall.games.runewars.effects.nodes import tests
from emberhall.games.runewars.names import hero_name
from emberhall.games.runewars.rules import heroes, quests, rewards
from emberhall.games.runewars.rules.control import board, controller, home_of
from emberhall.games.runewars.rules.heroes import find
from emberhall.games.runewars.rules.runes import look_at
from emberhall.games.runewars.state import Duelist, Land, Runewars, duelists_of, figure
from emberhall.games.runewars.terms import NOBODY
from emberhall.kernel import Flow, choose, msg


def _duelist(t: Land, play: Play) -> Duelist:
    assert t.state.duel is not None
    return duelists_of(t.state.duel)[play.side]


# In duels


@BOOK.does(nodes.DuelDamage)
def duel_damage(t: Land, play: Play, effect: nodes.DuelDamage) -> None:
    _duelist(t, play).other += effect.n


@BOOK.does(nodes.DuelDamageBy)
def duel_damage_by(t: Land, play: Play, effect: nodes.DuelDamageBy) -> None:
    n = heroes.attribute(figure(t.state, play.hero), effect.attribute)
    _duelist(t, play).other += min(n, effect.most) if effect.most else n


@BOOK.does(nodes.HealIfDefeated)
def heal_if_defeated(t: Land, play: Play, effect: nodes.HealIfDefeated) -> None:
    _duelist(t, play).thirsty = True


@BOOK.does(nodes.TestForHurt)
def test_for_hurt(t: Land, play: Play, effect: nodes.TestForHurt) -> Flow[None]:
    """In a duel what he does to himself lands with all the rest: the other's dealings carry it."""
    assert t.state.duel is not None
    found = yield from quests.test(t, play.seat, figure(t.state, play.hero), effect.attribute)
    if found in ("red", None):
        duelists_of(t.state.duel)[1 - play.side].other += effect.n


# Out of them


@BOOK.does(nodes.ReceiveReward)
def receive_reward(t: Land, play: Play, effect: nodes.ReceiveReward) -> Flow[None]:
    t.state.kept = False  # a quest that ends so is done (RW-QUEST-09)
    hero = next((one for one in t.state.players[play.seat].heroes if one.id == play.hero), None)
    if hero is not None:
        yield from heroes.receive_reward(t, play.seat, hero, effect.of)


@BOOK.does(nodes.DiscardReward)
def discard_reward(t: Land, play: Play, effect: nodes.DiscardReward) -> Flow[None]:
    hero = figure(t.state, play.hero)
    options = [PickReward(card) for card in rewards.held(hero)]
    if options:
        picked = yield from choose(play.seat, msg("ask-discard-reward"), options)
        heroes.discard_reward(t, hero, picked.card)
        heroes.weaken(t, hero)


@BOOK.can(nodes.DiscardReward)
def can_discard_reward(state: Runewars, play: Play, effect: nodes.DiscardReward) -> bool:
    return any(rewards.held(hero) for hero in state.players[play.seat].heroes if hero.id == play.hero)


@BOOK.does(nodes.HurtHero)
def hurt_hero(t: Land, play: Play, effect: nodes.HurtHero) -> Flow[None]:
    for hero in t.state.players[play.seat].heroes:
        if hero.id == play.hero:
            yield from heroes.suffer(t, play.seat, hero, effect.n)
            return


@BOOK.does(nodes.RoutHero)
def rout_hero(t: Land, play: Play, effect: nodes.RoutHero) -> None:
    for hero in t.state.players[play.seat].heroes:
        if hero.id == play.hero:
            hero.routed = True


@BOOK.does(nodes.HealDamage)
def heal_damage(t: Land, play: Play, effect: nodes.HealDamage) -> None:
    hero = figure(t.state, play.hero)
    hero.damage = max(0, hero.damage - effect.n)


@BOOK.can(nodes.HealDamage)
def can_heal_damage(state: Runewars, play: Play, effect: nodes.HealDamage) -> bool:
    return figure(state, play.hero).damage > 0


@BOOK.does(nodes.Train)
def train(t: Land, play: Play, effect: nodes.Train) -> Flow[None]:
    """This hero, or one of the player's choice (RW-QPHASE-17, RW-EXPLORE-22)."""
    mine = [hero for hero in t.state.players[play.seat].heroes if play.hero in ("", hero.id)]
    able = [PickHero(hero.id) for hero in mine if heroes.can_train(hero)]
    if able:
        picked = yield from choose(play.seat, msg("ask-train-hero"), able)
        yield from heroes.train(t, play.seat, figure(t.state, picked.hero), effect.attribute)


@BOOK.can(nodes.Train)
def can_train(state: Runewars, play: Play, effect: nodes.Train) -> bool:
    mine = [hero for hero in state.players[play.seat].heroes if play.hero in ("", hero.id)]
    return any(effect.attribute in (None, one) for hero in mine for one in heroes.can_train(hero))


@BOOK.does(nodes.LookAtArea)
def look_at_area(t: Land, play: Play, effect: nodes.LookAtArea) -> Flow[None]:
    """All facedown tokens of one area, wherever it is (RW-EXPLORE-20, -21)."""
    hidden = [area for area, place in t.state.places.items() if place.rune or place.unexplored]
    if hidden:
        picked = yield from choose(play.seat, msg("ask-look"), [PickArea(area) for area in hidden], "RW-EXPLORE-20")
        place = t.state.places[picked.area]
        look_at(t, picked.area, 1 << play.seat)
        for token in place.unexplored:
            t.show(token, place.unexplored, 1 << play.seat)


@BOOK.does(nodes.LookAtHomeRunes)
def look_at_home_runes(t: Land, play: Play, effect: nodes.LookAtHomeRunes) -> None:
    for area in board(t.state).homes().get(board(t.state).spots[play.area].tile.faction, ()):
        look_at(t, area, 1 << play.seat)


@BOOK.does(nodes.LookAtRewards)
def look_at_rewards(t: Land, play: Play, effect: nodes.LookAtRewards) -> Flow[None]:
    area = figure(t.state, play.hero).area
    there = [h.id for s, p in enumerate(t.state.players) if s != play.seat for h in p.heroes if h.area == area]
    if there:
        picked = yield from choose(play.seat, msg("ask-look-rewards"), [PickHero(id) for id in there])
        hand = figure(t.state, picked.hero).rewards
        for card in hand:
            t.show(card, hand, 1 << play.seat)


@BOOK.can(nodes.LookAtRewards)
def can_look_at_rewards(state: Runewars, play: Play, effect: nodes.LookAtRewards) -> bool:
    area = figure(state, play.hero).area
    others = (p for s, p in enumerate(state.players) if s != play.seat)
    return any(hero.area == area and hero.rewards for p in others for hero in p.heroes)


@BOOK.does(nodes.HeroToTile)
def hero_to_tile(t: Land, play: Play, effect: nodes.HeroToTile) -> Flow[None]:
    areas = [area.id for area in TILES[effect.tile].areas if area.id in t.state.places]
    if areas:
        prompt = msg("ask-hero-area", hero=hero_name(play.hero))
        picked = yield from choose(play.seat, prompt, [PickArea(area) for area in areas])
        heroes.go(t, figure(t.state, play.hero), picked.area)


# Where heroes are


@BOOK.holds(tests.EnemiesHere)
def enemies_here(state: Runewars, play: Play, test: tests.EnemiesHere) -> bool:
    place = state.places[play.area]
    return bool(place.units()) and place.holder != play.seat


@BOOK.holds(tests.HeroAmongFriends)
def hero_among_friends(state: Runewars, play: Play, test: tests.HeroAmongFriends) -> bool:
    return controller(state, find(state, play.hero)[1].area) == play.seat


@BOOK.holds(tests.CityOfNobodyElse)
def city_of_nobody_else(state: Runewars, play: Play, test: tests.CityOfNobodyElse) -> bool:
    return bool(state.places[play.area].city) and controller(state, play.area) in (NOBODY, play.seat)


@BOOK.holds(tests.ForeignHome)
def foreign_home(state: Runewars, play: Play, test: tests.ForeignHome) -> bool:
    return home_of(state, play.area) not in (NOBODY, play.seat)
