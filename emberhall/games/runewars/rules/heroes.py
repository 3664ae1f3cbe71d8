"""Heroes: how they are hired, trained, hurt and defeated, and how they desert."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from emberhall.effects.nodes import nodes_of
from emberhall.games.runewars.choices import PickArea, PickAttribute, PickHero, PickReward, UseReward
from emberhall.games.runewars.content import FATE, HEROES, REWARDS
from emberhall.games.runewars.content.kinds import Reward
from emberhall.games.runewars.effects.nodes import MoreAttribute, MoreHealth, Prevent, WardByFate
from emberhall.games.runewars.names import area_name, faction_name, hero_name
from emberhall.games.runewars.rules.control import board, sees_far
from emberhall.games.runewars.rules.fate import draw_fate
from emberhall.games.runewars.rules.runes import look
from emberhall.games.runewars.state import Fallen, HeroFigure, HeroId, RewardId, State, Table
from emberhall.games.runewars.terms import ATTRIBUTES, HEROES_OF_A_PLAYER, Attribute
from emberhall.kernel import HIDDEN, Flow, Hand, Message, choose, msg, pick

N = TypeVar("N")


def find_hero(state: State, id: str) -> tuple[int, HeroFigure]:
    """A hero, and the player it belongs to."""
    return next((seat, hero) for seat, p in enumerate(state.players) for hero in p.heroes if hero.id == id)


def kind_of_reward(card: str) -> Reward:
    """The kind of a reward card, from the id of its copy."""
    return REWARDS[card.partition(".")[0]]


def hero_traits(hero: HeroFigure, kind: type[N], counts: Callable[[str], bool] | None = None) -> Iterator[N]:
    """Traits of one kind from a hero's ability and permanent rewards; with `counts`, only from these rewards."""
    yield from [node for node in nodes_of(HEROES[hero.id].ability) if isinstance(node, kind)]
    for card in (*hero.rewards, *hero.shown):
        if card != HIDDEN and kind_of_reward(card).when == "always" and (counts is None or counts(card)):
            yield from [node for node in nodes_of(kind_of_reward(card).effect) if isinstance(node, kind)]


def attribute_level(hero: HeroFigure, which: Attribute) -> int:
    """A hero's level in an attribute, with training and rewards (RW-TEST-03)."""
    more = sum(node.n for node in hero_traits(hero, MoreAttribute) if node.attribute == which)
    return int(getattr(HEROES[hero.id], which)) + hero.trained.get(which, 0) + more


def hero_health(hero: HeroFigure, counts: Callable[[str], bool] | None = None) -> int:
    """The damage that defeats a hero; with `counts`, only these rewards help (RW-DEFEAT-01)."""
    return HEROES[hero.id].health + sum(node.n for node in hero_traits(hero, MoreHealth, counts))


def bring_out(t: Table, hero: HeroFigure, helps: Callable[[object], bool]) -> None:
    """Turn up rewards that have just helped a hero, so that everyone sees them (RW-REWARD-02)."""
    for card in helping(hero, helps):
        show_reward(t, hero, card)


def helping(hero: HeroFigure, helps: Callable[[object], bool]) -> list[str]:
    """The permanent rewards of a hero that have an effect like this."""
    held = [card for card in (*hero.rewards, *hero.shown) if kind_of_reward(card).when == "always"]
    return [card for card in held if any(helps(node) for node in nodes_of(kind_of_reward(card).effect))]


def endure(t: Table, hero: HeroFigure) -> bool:
    """Whether a hero survives the damage; armour that saves them is turned up (RW-DEFEAT-01)."""
    if hero.damage >= HEROES[hero.id].health:
        bring_out(t, hero, lambda node: isinstance(node, MoreHealth))
    return hero.damage < hero_health(hero)


def go_to(t: Table, hero: HeroFigure, to: str) -> None:
    """A hero enters an area and looks at its rune (RW-RUNE-10)."""
    hero.area = to
    look(t, to)
    if sees_far(hero.id):
        for near in board(t.state).beside[to]:
            look(t, near)


def trainable(hero: HeroFigure) -> list[Attribute]:
    """The attributes in which a hero can still be trained: each has one token, of 1 or 2.

    RW-QPHASE-15, RW-QPHASE-16.
    """
    return [one for one in ATTRIBUTES if hero.trained.get(one, 0) < 2]


def train_hero(t: Table, seat: int, hero: HeroFigure, which: Attribute | None = None) -> Flow[None]:
    """Raise an attribute by 1: this one, or one the player chooses (RW-QPHASE-14, RW-QPHASE-17)."""
    able = [one for one in trainable(hero) if which in (None, one)]
    if able:
        options = [PickAttribute(one) for one in able]
        picked = (yield from choose(seat, msg("ask-train"), options, "RW-QPHASE-14")).attribute
        hero.trained[picked] = hero.trained.get(picked, 0) + 1
        now = attribute_level(hero, picked)
        t.say(msg("say-trains", hero=hero_name(hero.id), attribute=Message(f"attribute-{picked}"), n=now))


def hire(t: Table, seat: int, id: HeroId) -> Flow[None]:
    """A new hero joins in an area with a stronghold of the player, who keeps at most three heroes.

    RW-HERO-05 to RW-HERO-10.
    """
    state, player = t.state, t.state.players[seat]
    areas = [PickArea(area) for area, place in state.places.items() if place.stronghold == seat]
    to = (yield from choose(seat, msg("ask-hero-area", hero=hero_name(id)), areas, "RW-HERO-05")).area
    t.take(id, player.applicants)
    player.heroes.append(HeroFigure(id, to, Hand([], owner=seat)))
    t.say(msg("say-joins", faction=faction_name(player.faction), hero=hero_name(id), area=area_name(to)))
    go_to(t, player.heroes[-1], to)
    if len(player.heroes) > HEROES_OF_A_PLAYER:
        options = [PickHero(one.id) for one in player.heroes]
        gone = yield from choose(seat, msg("ask-desert"), options, "RW-HERO-07")
        desert(t, seat, find_hero(state, gone.hero)[1])


def desert(t: Table, seat: int, hero: HeroFigure) -> None:
    """A hero deserts: the card is shuffled into the deck, the rewards are discarded.

    RW-DESERT-02, RW-DESERT-03, RW-DESERT-04.
    """
    state = t.state
    for zone in (hero.rewards, hero.shown):
        t.move_all(zone, state.rewards_discard)
    state.players[seat].heroes.remove(hero)
    state.heroes.cards.append(hero.id)
    t.shuffle(state.heroes)
    t.say(msg("say-deserts", hero=msg(f"hero-{hero.id}")))


def receive_reward(t: Table, seat: int, hero: HeroFigure, of: int = 1) -> Flow[None]:
    """A hero gains a reward face down; if several are drawn, one is kept (RW-REWARD-01)."""
    state = t.state
    hand = state.players[seat].found
    for _ in range(of):
        if not state.rewards:
            state.rewards.cards, state.rewards_discard.cards = state.rewards_discard.cards, []
            t.shuffle(state.rewards)
        if state.rewards:
            t.draw(state.rewards, hand)
    if not hand:
        return
    kept = (yield from choose(seat, msg("ask-reward"), [PickReward(card) for card in hand], "RW-REWARD-01")).card
    t.move(RewardId(kept), hand, hero.rewards)
    t.move_all(hand, state.rewards_discard)
    t.say(msg("say-receives", hero=msg(f"hero-{hero.id}")))


def show_reward(t: Table, hero: HeroFigure, card: str) -> None:
    """Turn up a reward that is used; it stays face up (RW-REWARD-02)."""
    if card in hero.rewards:
        t.move(RewardId(card), hero.rewards, hero.shown)


def discard_reward(t: Table, hero: HeroFigure, card: str) -> None:
    """Discard a reward."""
    zone = hero.shown if card in hero.shown else hero.rewards
    t.move(RewardId(card), zone, t.state.rewards_discard)


def weaken(t: Table, hero: HeroFigure) -> None:
    """Check a hero who has given a reward away: without it, their damage may defeat them.

    RW-DEFEAT-01, RW-DEFEAT-05.
    """
    if not endure(t, hero):
        defeat(t, find_hero(t.state, hero.id)[0], hero)


def hurt_hero(t: Table, seat: int, hero: HeroFigure, n: int) -> Flow[None]:
    """A hero takes damage outside of a duel, unless a reward prevents it (RW-DEFEAT-01, RW-DEFEAT-05)."""
    n = yield from ward_off(t, seat, hero, n)
    if n:
        t.say(msg("say-hero-hurt", hero=hero_name(hero.id), n=n))
    hero.damage += n
    if not endure(t, hero):
        defeat(t, seat, hero)


def ward_off(t: Table, seat: int, hero: HeroFigure, n: int) -> Flow[int]:
    """Let a hero turn up rewards that prevent damage; returns the damage that is left."""
    tried: list[str] = []
    while (n and hero.rewards) or (n and _wards(hero, tried)):
        options = _wards(hero, tried)
        picked = yield from pick(seat, msg("ask-ward", n=n), options, "RW-DUEL-26", stop_first=True)
        if picked is None:
            break
        tried.append(picked.card)
        show_reward(t, hero, picked.card)
        effect = kind_of_reward(picked.card).effect
        if isinstance(effect, Prevent) or (isinstance(effect, WardByFate) and good_fate(t)):
            n = max(0, n - effect.n)
    return n


def _wards(hero: HeroFigure, tried: list[str]) -> list[UseReward]:
    """The rewards that prevent damage from any source."""
    held = [card for card in (*hero.rewards, *hero.shown) if card not in tried]
    return [UseReward(hero.id, card) for card in held if kind_of_reward(card).when == "hurt"]


def good_fate(t: Table) -> bool:
    """Draw a Fate card; returns whether it is gold or silver."""
    state = t.state
    draw_fate(t, state.drawn, 1)
    t.beat()
    good = any(FATE[card].destiny != "red" for card in state.drawn)
    state.fate_discard.cards += state.drawn.cards
    state.drawn.cards = []
    return good


def defeat(t: Table, seat: int, hero: HeroFigure) -> None:
    """A defeated hero leaves the game; the rewards stay in the area.

    RW-DEFEAT-02, RW-DEFEAT-05, RW-DEFEAT-06, RW-DEFEAT-10.
    """
    state = t.state
    state.players[seat].heroes.remove(hero)
    state.graves.cards.append(hero.id)
    if hero.rewards or hero.shown:
        left = Fallen(hero.area)
        t.move_all(hero.rewards, left.rewards)
        left.shown.cards = hero.shown.cards
        state.fallen.append(left)
    t.say(msg("say-hero-falls", hero=msg(f"hero-{hero.id}")))


def take_fallen(t: Table, id: str) -> None:
    """A hero takes all rewards that lie in the area (RW-DEFEAT-07, RW-DEFEAT-09)."""
    state = t.state
    _, hero = find_hero(state, id)
    for left in [one for one in state.fallen if one.area == hero.area]:
        t.move_all(left.rewards, hero.rewards)
        hero.shown.cards += left.shown.cards
        state.fallen.remove(left)
