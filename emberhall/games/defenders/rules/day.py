"""The turn: dawn, the actions of the Day, dusk, the Evening, and the end of the turn."""

from emberhall.games.defenders.choices import CONFER, END, Style
from emberhall.games.defenders.content import CITY, COLOUR, INN, PLACES
from emberhall.games.defenders.effects.nodes.traits import (
    AttackStyle,
    FreshMount,
    LoreOfLand,
    MoreActions,
    MoreEveningCards,
    ShapeShifter,
)
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.actions import CARDS_OF, healing, land_actions, rumors_heard
from emberhall.games.defenders.rules.agent_battle import agents
from emberhall.games.defenders.rules.battle import challenges
from emberhall.games.defenders.rules.blessing import blessed_lands
from emberhall.games.defenders.rules.cards import discard_some, draw_hero_cards
from emberhall.games.defenders.rules.combat import ARCHERS, fights
from emberhall.games.defenders.rules.extinguish import fire_fighting
from emberhall.games.defenders.rules.fire import returns
from emberhall.games.defenders.rules.healing_of_generals import generals_heal
from emberhall.games.defenders.rules.movement import moves
from emberhall.games.defenders.rules.quests import IN_PASSING, SPOTS, quest_attempts, visit
from emberhall.games.defenders.rules.special_cards import ON_OWN_DAY, conferences, plays_on_own_day
from emberhall.games.defenders.rules.ways import in_shape
from emberhall.games.defenders.rules.wounds import release_shape, suffer_wounds
from emberhall.games.defenders.state import GROUND, SKY, UNDECIDED, State, Table, heroes_with, traits_of
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import CHECKPOINT, Flow, Menu, Option, Word, always, choose, msg

_ASK_ACTION, _ASK_STYLE, _ASK_SHAPE = msg("ask-action"), msg("ask-style"), msg("ask-shape")
_STYLES = (Style("ground"), Style("sky"))
_SHAPES = (*(Style(colour) for colour in COLOURS[:4]), Style("none"))

_EARLY = frozenset(heroes_with(MoreActions) + heroes_with(LoreOfLand))
_STYLISTS, _SHIFTERS = heroes_with(AttackStyle), heroes_with(ShapeShifter)


def dawn(t: Table) -> Flow[None]:
    """Life tokens are turned face up; skills add actions; shapes and styles are chosen (DR-TURN-02, DR-TURN-03)."""
    state = t.state
    seat = state.active
    hero = state.heroes[seat]
    state.phase = "dawn"
    if t.events is not None:
        t.say(msg("say-turn-begins", hero=hero_name(state, seat)))
    hero.spent = hero.rumors = 0
    hero.bonus, hero.next_bonus = hero.next_bonus, 0
    hero.teleported = hero.attacked = False
    if hero.style != UNDECIDED:
        release_shape(t, seat)
    if hero.completed or state.global_effect or hero.hero in _EARLY:
        for more in traits_of(state, seat, MoreActions):
            hero.bonus += more.count
        for lore in traits_of(state, seat, LoreOfLand):
            hero.bonus += COLOUR[hero.at] == lore.colour
    if hero.hero in _STYLISTS:
        chosen = yield from choose(seat, _ASK_STYLE, _STYLES, "DR-SKILL-02")
        hero.style = SKY if chosen is _STYLES[1] else GROUND
    elif hero.hero in _SHIFTERS:
        shapes = [shape for colour, shape in enumerate(_SHAPES) if colour == 4 or state.supply[colour]]
        chosen = yield from choose(seat, _ASK_SHAPE, shapes, "DR-SKILL-02")
        hero.style = UNDECIDED if chosen is _SHAPES[4] else _SHAPES.index(chosen)
        if hero.style != UNDECIDED:
            state.supply[hero.style] -= 1
    state.conferred = False
    state.phase = "day"
    if hero.quest in IN_PASSING:
        yield from visit(t, seat)


# the Day


class Day(Menu[State, int]):
    """What the hero may do: everything a `Menu` would list, without asking offers that are empty where the hero is."""

    def options(self, state: State, who: int) -> list[Option]:
        """Everything the hero may do now, the end last; without actions there may still be cards to play."""
        hero = state.heroes[who]
        hand = hero.hand.cards
        if hero.life - hero.spent + hero.bonus > 0:
            at = hero.at
            found: list[Option] = list(moves.options(state, who))
            minions = state.crowd[at]
            if minions or hero.hero in ARCHERS:
                found += fights.options(state, who)
            if not minions:
                found += challenges.options(state, who)
            if state.crystals[at] or not CARDS_OF[at].isdisjoint(hand):
                found += land_actions.options(state, who)
            if INN[at]:
                found += rumors_heard.options(state, who)
            if hero.life < hero.most:
                found += healing.options(state, who)
            if at in SPOTS[hero.quest]:
                found += quest_attempts.options(state, who)
            if state.fires:
                found += fire_fighting.options(state, who)
            if state.agent is not None:
                found += agents.options(state, who)
        else:
            found = []
        if state.blessing:
            found += blessed_lands.options(state, who)
        if hero.kept or not ON_OWN_DAY.isdisjoint(hand):
            found += plays_on_own_day.options(state, who)
        if not state.conferred:
            found += conferences.options(state, who)
        found.append(END)
        return found


def has_actions(state: State, seat: int) -> bool:
    """Whether the hero has actions left."""
    return state.heroes[seat].actions > 0


end_of_day = always(END)


@end_of_day.does
def _end_day(t: Table, seat: int, chosen: Word) -> Flow[None]:
    return dusk(t)


ACTIONS = Menu(
    moves, fights, challenges, land_actions, rumors_heard, healing, quest_attempts, fire_fighting, agents,
    when=has_actions,
)  # fmt: skip
DAY = Day(ACTIONS, blessed_lands, plays_on_own_day, conferences, end_of_day)


def day(t: Table) -> Flow[None]:
    """Take one action after another until the Day is ended, which it never is by itself (DR-TURN-04, DR-TURN-10)."""
    state = t.state
    seat = state.active
    hero = state.heroes[seat]
    who = hero.hero
    while True:
        chosen = yield from DAY.ask(t, seat, seat, _ASK_ACTION, "DR-TURN-05")
        if chosen is END or state.outcome is not None:
            return
        if chosen is not CONFER:
            state.conferred = False
            if hero.hero != who or not hero.life:
                evening(t)  # DR-WOUND-09: a hero who takes the place of the dead has no Day
                return
        if t.marks:
            yield CHECKPOINT


def dusk(t: Table) -> Flow[None]:
    """The Day is over: wounds (DR-WOUND-06), then the Evening."""
    state = t.state
    seat = state.active
    hero = state.heroes[seat]
    state.phase = "dusk"
    hero.bonus = 0
    if hero.life and (hero.at in state.fires or state.crowd[hero.at]):
        yield from suffer_wounds(t, seat)
    if hero.style == GROUND and hero.has(FreshMount):
        for trait in hero.traits:
            if isinstance(trait, FreshMount) and (hero.at == CITY or COLOUR[hero.at] == trait.colour):
                hero.next_bonus += 1
    evening(t)


def evening(t: Table) -> None:
    """The active player draws two Hero cards (DR-EVENING-01); then it is Night."""
    state = t.state
    seat = state.active
    hero = state.heroes[seat]
    state.phase = "evening"
    if hero.life and not (hero.at in state.fires and returns(state)):  # DR-SCEN5-04
        count = state.setting.evening
        for trait in traits_of(state, seat, MoreEveningCards):
            if not trait.chest or PLACES[hero.at].chest:
                count += trait.cards
        draw_hero_cards(t, seat, count)
    t.beat()
    state.phase = "night"


def end_of_turn(t: Table) -> Flow[None]:
    """The hand limit (DR-EVENING-02), healing of the Generals, and on to the next player (DR-SETUP-31)."""
    state = t.state
    seat = state.active
    hero = state.heroes[seat]
    limit = state.setting.hand_limit
    over = len(hero.hand.cards) - limit
    if over > 0:
        yield from discard_some(t, seat, over, "DR-EVENING-02", limit)
    if in_shape(hero):
        release_shape(t, seat)  # the shape is for the turn
    generals_heal(t)
    state.turns += 1
    following = (seat + 1) % len(state.heroes)
    while not state.heroes[following].life:
        following = (following + 1) % len(state.heroes)
    state.active = following
    yield from dawn(t)
