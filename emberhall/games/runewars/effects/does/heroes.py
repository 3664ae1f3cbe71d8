"""Effects of quests, exploration and rewards on heroes, in duels and elsewhere."""

from emberhall.games.runewars.choices import PickArea, PickHero, PickReward
from emberhall.games.runewars.content import TILES
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import hero_name
from emberhall.games.runewars.rules.control import board, controller, home_of
from emberhall.games.runewars.rules.heroes import (
    attribute_level,
    discard_reward,
    find_hero,
    go_to,
    hurt_hero,
    receive_reward,
    train_hero,
    trainable,
    weaken,
)
from emberhall.games.runewars.rules.quests import attribute_test
from emberhall.games.runewars.rules.rewards import held_rewards
from emberhall.games.runewars.rules.runes import look_at
from emberhall.games.runewars.state import Duelist, State, Table, duelists_of, figure
from emberhall.kernel import NOBODY, Flow, choose, msg


def _duelist(t: Table, playing: Playing) -> Duelist:
    assert t.state.duel is not None
    return duelists_of(t.state.duel)[playing.side]


# In duels


@BOOK.does(fx.DuelDamage)
def duel_damage(t: Table, playing: Playing, effect: fx.DuelDamage) -> None:
    _duelist(t, playing).other += effect.n


@BOOK.does(fx.DuelDamageBy)
def duel_damage_by(t: Table, playing: Playing, effect: fx.DuelDamageBy) -> None:
    n = attribute_level(figure(t.state, playing.hero), effect.attribute)
    _duelist(t, playing).other += min(n, effect.most) if effect.most else n


@BOOK.does(fx.HealIfDefeated)
def heal_if_defeated(t: Table, playing: Playing, effect: fx.HealIfDefeated) -> None:
    _duelist(t, playing).thirsty = True


@BOOK.does(fx.TestForHurt)
def test_for_hurt(t: Table, playing: Playing, effect: fx.TestForHurt) -> Flow[None]:
    """In a duel, a hero's damage to themselves lands together with the opponent's."""
    assert t.state.duel is not None
    found = yield from attribute_test(t, playing.seat, figure(t.state, playing.hero), effect.attribute)
    if found in ("red", None):
        duelists_of(t.state.duel)[1 - playing.side].other += effect.n


# Outside of duels


@BOOK.does(fx.ReceiveReward)
def do_receive_reward(t: Table, playing: Playing, effect: fx.ReceiveReward) -> Flow[None]:
    t.state.kept = False  # a quest that ends like this is completed (RW-QUEST-09)
    hero = next((one for one in t.state.players[playing.seat].heroes if one.id == playing.hero), None)
    if hero is not None:
        yield from receive_reward(t, playing.seat, hero, effect.of)


@BOOK.does(fx.DiscardReward)
def do_discard_reward(t: Table, playing: Playing, effect: fx.DiscardReward) -> Flow[None]:
    hero = figure(t.state, playing.hero)
    options = [PickReward(card) for card in held_rewards(hero)]
    if options:
        picked = yield from choose(playing.seat, msg("ask-discard-reward"), options)
        discard_reward(t, hero, picked.card)
        weaken(t, hero)


@BOOK.can(fx.DiscardReward)
def can_discard_reward(state: State, playing: Playing, effect: fx.DiscardReward) -> bool:
    return any(held_rewards(hero) for hero in state.players[playing.seat].heroes if hero.id == playing.hero)


@BOOK.does(fx.HurtHero)
def do_hurt_hero(t: Table, playing: Playing, effect: fx.HurtHero) -> Flow[None]:
    for hero in t.state.players[playing.seat].heroes:
        if hero.id == playing.hero:
            yield from hurt_hero(t, playing.seat, hero, effect.n)
            return


@BOOK.does(fx.RoutHero)
def rout_hero(t: Table, playing: Playing, effect: fx.RoutHero) -> None:
    for hero in t.state.players[playing.seat].heroes:
        if hero.id == playing.hero:
            hero.routed = True


@BOOK.does(fx.HealDamage)
def heal_damage(t: Table, playing: Playing, effect: fx.HealDamage) -> None:
    hero = figure(t.state, playing.hero)
    hero.damage = max(0, hero.damage - effect.n)


@BOOK.can(fx.HealDamage)
def can_heal_damage(state: State, playing: Playing, effect: fx.HealDamage) -> bool:
    return figure(state, playing.hero).damage > 0


@BOOK.does(fx.Train)
def train(t: Table, playing: Playing, effect: fx.Train) -> Flow[None]:
    """Train this hero, or one of the player's choice (RW-QPHASE-17, RW-EXPLORE-22)."""
    mine = [hero for hero in t.state.players[playing.seat].heroes if playing.hero in ("", hero.id)]
    able = [PickHero(hero.id) for hero in mine if trainable(hero)]
    if able:
        picked = yield from choose(playing.seat, msg("ask-train-hero"), able)
        yield from train_hero(t, playing.seat, figure(t.state, picked.hero), effect.attribute)


@BOOK.can(fx.Train)
def can_train(state: State, playing: Playing, effect: fx.Train) -> bool:
    mine = [hero for hero in state.players[playing.seat].heroes if playing.hero in ("", hero.id)]
    return any(effect.attribute in (None, one) for hero in mine for one in trainable(hero))


@BOOK.does(fx.LookAtArea)
def look_at_area(t: Table, playing: Playing, effect: fx.LookAtArea) -> Flow[None]:
    """Look at all face-down tokens of one area, anywhere (RW-EXPLORE-20, RW-EXPLORE-21)."""
    hidden = [area for area, place in t.state.places.items() if place.rune or place.unexplored]
    if hidden:
        picked = yield from choose(playing.seat, msg("ask-look"), [PickArea(area) for area in hidden], "RW-EXPLORE-20")
        place = t.state.places[picked.area]
        look_at(t, picked.area, 1 << playing.seat)
        for token in place.unexplored:
            t.show(token, place.unexplored, 1 << playing.seat)


@BOOK.does(fx.LookAtHomeRunes)
def look_at_home_runes(t: Table, playing: Playing, effect: fx.LookAtHomeRunes) -> None:
    for area in board(t.state).homes().get(board(t.state).spots[playing.area].tile.faction, ()):
        look_at(t, area, 1 << playing.seat)


@BOOK.does(fx.LookAtRewards)
def look_at_rewards(t: Table, playing: Playing, effect: fx.LookAtRewards) -> Flow[None]:
    area = figure(t.state, playing.hero).area
    there = [h.id for s, p in enumerate(t.state.players) if s != playing.seat for h in p.heroes if h.area == area]
    if there:
        picked = yield from choose(playing.seat, msg("ask-look-rewards"), [PickHero(id) for id in there])
        hand = figure(t.state, picked.hero).rewards
        for card in hand:
            t.show(card, hand, 1 << playing.seat)


@BOOK.can(fx.LookAtRewards)
def can_look_at_rewards(state: State, playing: Playing, effect: fx.LookAtRewards) -> bool:
    area = figure(state, playing.hero).area
    others = (p for s, p in enumerate(state.players) if s != playing.seat)
    return any(hero.area == area and hero.rewards for p in others for hero in p.heroes)


@BOOK.does(fx.HeroToTile)
def hero_to_tile(t: Table, playing: Playing, effect: fx.HeroToTile) -> Flow[None]:
    areas = [area.id for area in TILES[effect.tile].areas if area.id in t.state.places]
    if areas:
        prompt = msg("ask-hero-area", hero=hero_name(playing.hero))
        picked = yield from choose(playing.seat, prompt, [PickArea(area) for area in areas])
        go_to(t, figure(t.state, playing.hero), picked.area)


# Where heroes are


@BOOK.holds(fx.EnemiesHere)
def enemies_here(state: State, playing: Playing, test: fx.EnemiesHere) -> bool:
    place = state.places[playing.area]
    return bool(place.units()) and place.holder != playing.seat


@BOOK.holds(fx.HeroAmongFriends)
def hero_among_friends(state: State, playing: Playing, test: fx.HeroAmongFriends) -> bool:
    return controller(state, find_hero(state, playing.hero)[1].area) == playing.seat


@BOOK.holds(fx.CityOfNobodyElse)
def city_of_nobody_else(state: State, playing: Playing, test: fx.CityOfNobodyElse) -> bool:
    return bool(state.places[playing.area].city) and controller(state, playing.area) in (NOBODY, playing.seat)


@BOOK.holds(fx.ForeignHome)
def foreign_home(state: State, playing: Playing, test: fx.ForeignHome) -> bool:
    return home_of(state, playing.area) not in (NOBODY, playing.seat)
