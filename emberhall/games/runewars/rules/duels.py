"""Duels of heroes, and of a hero with the neutral unit of a quest."""

from emberhall.effects.nodes import walk
from emberhall.games.runewars.choices import HIT, PickFate, PickHero, UseReward
from emberhall.games.runewars.content import FATE, HEROES, UNITS
from emberhall.games.runewars.content.kinds import RewardWindow
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import Moment
from emberhall.games.runewars.names import card_name, fate_name, hero_name, unit_name
from emberhall.games.runewars.rules.fate import draw_fate
from emberhall.games.runewars.rules.heroes import (
    defeat,
    discard_reward,
    find_hero,
    good_fate,
    helping,
    hero_health,
    hero_traits,
    kind_of_reward,
    show_reward,
)
from emberhall.games.runewars.rules.rewards import held_rewards, usable_rewards
from emberhall.games.runewars.state import Duel, Duelist, HeroFigure, State, Table, duelists_of, figure, left_of
from emberhall.games.runewars.terms import Shape
from emberhall.kernel import Flow, Message, ask, choose, msg, pick

ROUNDS = 4

ATTACKER, DEFENDER = 0, 1


def begin_duel(t: Table, seat: int, hero: HeroFigure, enemy: HeroFigure) -> None:
    """A hero challenges another in the same area, who cannot refuse (RW-DUEL-01, RW-DUEL-02, RW-DUEL-20)."""
    other, _ = find_hero(t.state, enemy.id)
    t.state.duel = Duel(hero.area, Duelist(seat, hero.id), Duelist(other, enemy.id))
    t.say(msg("say-duel", hero=hero_name(hero.id), enemy=hero_name(enemy.id)))
    t.beat()


def duel_with_unit(t: Table, seat: int, hero: HeroFigure, unit: str, damage: int) -> Flow[bool]:
    """A hero fights a neutral unit for a quest; returns whether the hero wins (RW-DUELQ-01 to RW-DUELQ-10)."""
    foe = Duelist(left_of(t.state, seat), unit=unit, health=damage or UNITS[unit].health)
    t.state.duel = Duel(hero.area, Duelist(seat, hero.id), foe)
    yield from start_duel(t)
    while not finished(t.state):
        yield from one_round(t)
    won, fallen = beaten(t.state, foe), beaten(t.state, t.state.duel.attacker)
    t.state.duel = None
    if fallen:
        defeat(t, seat, hero)
    return won and not fallen


def fight_duel(t: Table) -> Flow[None]:
    """A duel between heroes, to its end (RW-DUEL-03 to RW-DUEL-27)."""
    yield from start_duel(t)
    while not finished(t.state):
        yield from one_round(t)
    yield from resolve(t)


def _duel(state: State) -> Duel:
    assert state.duel is not None
    return state.duel


def beaten(state: State, one: Duelist) -> bool:
    """Whether a duelist has taken enough damage to be defeated (RW-DEFEAT-01)."""
    if one.unit:
        return one.damage >= one.health
    return figure(state, one.hero).damage >= duel_health(state, one)


def duel_health(state: State, one: Duelist) -> int:
    """The damage that defeats a hero in this duel, where only the armour in use helps (RW-REWARD-08)."""
    return hero_health(figure(state, one.hero), lambda card: _counts(one, card))


def finished(state: State) -> bool:
    """Whether the duel is over: four rounds, or someone is defeated (RW-DUEL-12, RW-DUEL-21)."""
    duel = _duel(state)
    return duel.round >= ROUNDS or any(beaten(state, one) for one in duelists_of(duel))


def start_duel(t: Table) -> Flow[None]:
    """Abilities and rewards for the start of a duel, the attacker's first; a hero who is already defeated uses none.

    RW-DUEL-03, RW-DUEL-21.
    """
    state = t.state
    for one in duelists_of(_duel(state)):
        if one.hero:
            _endure(t, one)
    for side, one in enumerate(duelists_of(_duel(state))):
        if not one.hero:
            continue
        hero = figure(state, one.hero)
        yield from BOOK.trigger(t, Moment.DUEL_START, Playing(one.seat, side, hero=hero.id, area=hero.area))
        whens: tuple[RewardWindow, ...] = ("duel_start", "quests_or_duel_start")
        while hero.rewards or hero.shown:  # ask whatever the cards are, so that the question tells nothing
            options = [use for use in usable_rewards(state, one.seat, hero, *whens) if _free(one, side, use.card)]
            picked = yield from pick(one.seat, msg("ask-duel-start"), options, "RW-DUEL-03", stop_first=True)
            if picked is None:
                break
            _wield(one, picked.card)
            one.used.append(picked.card)
            yield from _use(t, side, picked)
        yield from land_damage(t)
        if finished(state):
            return


def _free(one: Duelist, side: int, card: str) -> bool:
    """Whether a reward can be used now."""
    if kind_of_reward(card).when == "duel_start" and (side != ATTACKER or card in one.used):
        return False  # only at the start of a duel this hero begins
    return _counts(one, card)


def _counts(one: Duelist, card: str) -> bool:
    """Whether a reward helps in this duel: a hero uses at most one weapon and one armour.

    RW-REWARD-08, RW-REWARD-09.
    """
    kind = kind_of_reward(card)
    if kind.kind == "weapon":
        return one.weapon in ("", card)
    if kind.kind == "armor":
        return one.armor in ("", card)
    return True


def _wield(one: Duelist, card: str) -> None:
    kind = kind_of_reward(card)
    if kind.kind == "weapon":
        one.weapon = card
    elif kind.kind == "armor":
        one.armor = card


def _use(t: Table, side: int, picked: UseReward) -> Flow[None]:
    hero = figure(t.state, picked.hero)
    kind = kind_of_reward(picked.card)
    show_reward(t, hero, picked.card)
    if kind.discard:
        discard_reward(t, hero, picked.card)
    seat = duelists_of(_duel(t.state))[side].seat
    yield from BOOK.do(t, Playing(seat, side, hero=hero.id, card=picked.card), kind.effect)


def one_round(t: Table) -> Flow[None]:
    """Both draw a card and resolve it; all damage lands at the same time (RW-DUEL-05 to RW-DUEL-11)."""
    state = t.state
    duel = _duel(state)
    duel.round += 1
    for side, one in enumerate(duelists_of(duel)):
        yield from draw_duel_card(t, side, one)
        for card in one.fate if t.events is not None else ():
            symbol, n = FATE[card].zone(shape_of(one))
            t.say(msg("say-fate", card=fate_name(card), unit=_name(one), symbol=symbol, n=n))
    t.beat()
    for side, one in enumerate(duelists_of(duel)):
        for card in one.fate.cards:  # more cards may join it meanwhile
            yield from resolve_card(t, side, one, card)
    yield from land_damage(t)
    for one in duelists_of(duel):
        state.fate_discard.cards += one.fate.cards
        one.fate.cards = []


def draw_duel_card(t: Table, side: int, one: Duelist) -> Flow[None]:
    """Draw a Fate card; some attackers choose one of several in the first round (RW-DUEL-05)."""
    n = 1
    if one.hero and side == ATTACKER and _duel(t.state).round == 1:
        n = max([1, *(trait.n for trait in hero_traits(figure(t.state, one.hero), fx.FirstRoundChoice))])
    draw_fate(t, one.fate, n)
    if len(one.fate) > 1:
        options = [PickFate(card, FATE[card].destiny) for card in one.fate]
        kept = yield from choose(one.seat, msg("ask-duel-card"), options, "RW-DUEL-05")
        t.state.fate_discard.cards += [card for card in one.fate if card != kept.fate]
        one.fate.cards = [card for card in one.fate if card == kept.fate]


def shape_of(one: Duelist) -> Shape:
    """The zone a duelist reads: the circle for heroes, its own shape for a unit (RW-CLASS-06, RW-DUELQ-05)."""
    return UNITS[one.unit].shape if one.unit else "circle"


def resolve_card(t: Table, side: int, one: Duelist, card: str) -> Flow[None]:
    """What a card gives in a duel (RW-DUEL-06 to RW-DUEL-10)."""
    symbol, n = FATE[card].zone(shape_of(one))
    if symbol == "damage":
        one.icons += n
        hero = figure(t.state, one.hero) if one.hero else None
        for trait in hero_traits(hero, fx.HarderHits) if hero else ():
            if "harder_hits" not in one.used:
                one.used.append("harder_hits")
                one.icons += trait.n
    elif symbol == "rout":
        one.guard += n
    elif symbol == "special":
        if one.unit:
            _unit_ability(t, one)
        else:
            yield from special(t, side, one)


def _unit_ability(t: Table, one: Duelist) -> None:
    """What a neutral unit's ability does to a lone hero: damage, more health, further cards.

    RW-DUELQ-06, RW-DUELQ-11.
    """
    for node in walk(UNITS[one.unit].ability):
        if isinstance(node, fx.DealDamage):
            one.other += node.n
        elif isinstance(node, fx.OpponentDamages):
            one.other += 1
        elif isinstance(node, fx.DamageByWounds):
            one.other += one.damage
        elif isinstance(node, fx.HealthInBattle):
            one.health = max(one.health, node.n)
        elif isinstance(node, fx.AnotherCard) and "another" not in one.used:
            one.used.append("another")
            draw_fate(t, one.fate, 1)


def special(t: Table, side: int, one: Duelist) -> Flow[None]:
    """A special icon: the hero deals 1 damage or uses a reward (RW-DUEL-07, RW-REWARD-11, RW-HERO-04)."""
    hero = figure(t.state, one.hero)
    uses = [use for use in usable_rewards(t.state, one.seat, hero, "duel_icon") if _free(one, side, use.card)]
    picked = None
    if hero.rewards or uses:
        picked = yield from pick(one.seat, msg("ask-special"), uses, "RW-DUEL-07", stop=HIT, stop_first=True)
    if picked is None:
        one.other += 1
    else:
        _wield(one, picked.card)
        yield from _use(t, side, picked)


def _name(one: Duelist) -> Message:
    return unit_name(one.unit) if one.unit else hero_name(one.hero)


def land_damage(t: Table) -> Flow[None]:
    """The damage of both sides lands at the same time, less what is prevented (RW-DUEL-08, RW-DUEL-11, RW-DUEL-24)."""
    state = t.state
    duel = _duel(state)
    both = duelists_of(duel)
    taken = []
    for side, one in enumerate(both):
        foe = both[1 - side]
        taken.append((yield from _ward(t, one, foe.icons, foe.other)))
    if duel.round or any(taken):
        names = {"hero": _name(both[0]), "enemy": _name(both[1])}
        t.say(msg("say-duel-round", round=duel.round, mine=taken[0], theirs=taken[1], **names))
    for one, n in zip(both, taken, strict=True):
        if one.unit:
            one.damage += n
        else:
            figure(state, one.hero).damage += n
            _endure(t, one)
    for side, one in enumerate(both):
        if one.thirsty and beaten(state, both[1 - side]) and one.hero:
            figure(state, one.hero).damage = 0
        one.icons = one.other = one.guard = 0
        one.thirsty = False
    t.beat()


def _endure(t: Table, one: Duelist) -> None:
    """Turn up the armour without which the hero would fall; it is then the armour of this duel.

    RW-REWARD-02, RW-REWARD-08.
    """
    hero = figure(t.state, one.hero)
    if hero.damage >= HEROES[hero.id].health:
        for card in helping(hero, lambda node: isinstance(node, fx.MoreHealth)):
            if _counts(one, card):
                _wield(one, card)
                show_reward(t, hero, card)


def _ward(t: Table, one: Duelist, icons: int, other: int) -> Flow[int]:
    """The damage that gets through: routs prevent any, some armour only damage from icons (RW-DUEL-26)."""
    guard = one.guard
    if one.unit or not icons + other:
        return max(0, icons + other - guard)
    hero = figure(t.state, one.hero)
    off = min(guard, other)  # leave the icons to the armour
    other, guard = other - off, guard - off
    icons -= min(guard, icons)
    for trait in hero_traits(hero, fx.Prevent):
        if trait.how == "first" and "first" not in one.used and icons + other:
            one.used.append("first")
            icons, other = _prevented(icons, other, trait.n)
    tried: list[str] = []
    while icons + other and (hero.rewards or _wards(t.state, one, hero, tried, icons)):
        options = _wards(t.state, one, hero, tried, icons)
        picked = yield from pick(one.seat, msg("ask-ward", n=icons + other), options, "RW-DUEL-26", stop_first=True)
        if picked is None:
            break
        tried.append(picked.card)
        _wield(one, picked.card)
        show_reward(t, hero, picked.card)
        node = kind_of_reward(picked.card).effect
        if isinstance(node, fx.Prevent) and node.how == "icons":
            icons -= min(node.n, icons)
        elif isinstance(node, fx.Prevent):
            one.used.append(picked.card)
            icons, other = _prevented(icons, other, node.n)
        elif isinstance(node, fx.WardByFate) and good_fate(t):
            icons, other = _prevented(icons, other, node.n)
    return icons + other


def _prevented(icons: int, other: int, n: int) -> tuple[int, int]:
    """The damage by icons and by other means that is left when n is prevented, icons first."""
    off = min(n, icons)
    return icons - off, max(0, other - (n - off))


def _wards(state: State, one: Duelist, hero: HeroFigure, tried: list[str], icons: int) -> list[UseReward]:
    """The rewards that prevent damage now."""
    found = []
    for card in held_rewards(hero):
        kind = kind_of_reward(card)
        only_icons = isinstance(kind.effect, fx.Prevent) and kind.effect.how == "icons"
        spent = card in tried or card in one.used or (only_icons and not icons)
        if kind.when in ("duel_hurt", "hurt") and not spent and _free(one, DEFENDER, card):
            found.append(UseReward(hero.id, card))
    return found


def resolve(t: Table) -> Flow[None]:
    """A defeated hero leaves the game; the survivor takes the rewards, or they stay where both fell.

    RW-DUEL-13, RW-DUEL-14, RW-DUEL-15, RW-DUEL-16, RW-DUEL-27.
    """
    state = t.state
    duel = _duel(state)
    both = duelists_of(duel)
    lost = [beaten(state, one) for one in both]
    figures = [figure(state, one.hero) for one in both]
    state.duel = None
    if all(lost):
        for one, hero in zip(both, figures, strict=True):
            defeat(t, one.seat, hero)
    elif any(lost):
        winner = 1 if lost[0] else 0
        loser = 1 - winner
        figures[winner].has_defeated = True
        yield from inherit(t, both[winner].seat, figures[winner], figures[loser])
        defeat(t, both[loser].seat, figures[loser])


def inherit(t: Table, seat: int, hero: HeroFigure, fallen: HeroFigure) -> Flow[None]:
    """The survivor's player shares out the rewards among their heroes in the area.

    RW-DUEL-16, RW-DEFEAT-03, RW-DEFEAT-04.
    """
    team = [one for one in t.state.players[seat].heroes if one.area == hero.area]
    for card in (*fallen.rewards, *fallen.shown):
        to = hero
        if len(team) > 1:
            if card in fallen.rewards:
                t.show(card, fallen.rewards, 1 << seat)
            prompt = msg("ask-inherit", card=card_name(card))
            heir = yield from ask(seat, prompt, [PickHero(one.id) for one in team], "RW-DEFEAT-03")
            to = figure(t.state, heir.hero)
        if card in fallen.rewards:
            t.move(card, fallen.rewards, to.rewards)
        else:
            t.move(card, fallen.shown, to.shown)
