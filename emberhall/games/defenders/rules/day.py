"""The turn: dawn, the actions of the Day, dusk, the Evening, and the end of the turn."""

from collections.abc import Callable
from typing import Any

from emberhall.games.defenders.choices import (
    ATTACK,
    CONFER,
    END,
    HEAL,
    AttackWith,
    Attempt,
    Bless,
    Build,
    Challenge,
    ChallengeAgent,
    Extinguish,
    HealLand,
    Play,
    Rumors,
    Shoot,
    ShootWith,
    Slay,
    Style,
    ThrowFireball,
    Use,
)
from emberhall.games.defenders.content import CITY, COLOUR, INN, PLACES
from emberhall.games.defenders.effects.nodes import (
    AttackStyle,
    FreshMount,
    LoreOfLand,
    MoreActions,
    MoreEveningCards,
    ShapeShifter,
)
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.actions import (
    CARDS_OF,
    build_gate,
    card_options,
    heal_land,
    heal_options,
    heal_wounds,
    rumors,
    rumors_options,
    spend_action,
)
from emberhall.games.defenders.rules.agent_battle import agent_options, challenge_agent
from emberhall.games.defenders.rules.blessing import bless_land, blessing_options
from emberhall.games.defenders.rules.cards import discard_some, draw_hero_cards
from emberhall.games.defenders.rules.combat import (
    ARCHERS,
    attack,
    attack_with,
    fight_options,
    shoot,
    slay,
    throw_fireball,
)
from emberhall.games.defenders.rules.extinguish import extinguish, fire_options
from emberhall.games.defenders.rules.fire import returns
from emberhall.games.defenders.rules.generals import battle_options, challenge, generals_heal
from emberhall.games.defenders.rules.movement import KINDS, move, movement_options
from emberhall.games.defenders.rules.quests import IN_PASSING, SPOTS, attempt, quest_options, visit
from emberhall.games.defenders.rules.special_cards import ON_OWN_DAY, confer, may_confer, play_special, plays
from emberhall.games.defenders.rules.ways import in_shape
from emberhall.games.defenders.rules.wounds import release_shape, suffer_wounds
from emberhall.games.defenders.state import GROUND, SKY, UNDECIDED, State, Table, traits_of
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import Ask, Flow, Option, choose, msg

_ASK_ACTION, _ASK_STYLE, _ASK_SHAPE = msg("ask-action"), msg("ask-style"), msg("ask-shape")
_STYLES = (Style("ground"), Style("sky"))
_SHAPES = (*(Style(colour) for colour in COLOURS[:4]), Style("none"))


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
    release_shape(t, seat)
    for more in traits_of(state, seat, MoreActions):
        hero.bonus += more.count
    for lore in traits_of(state, seat, LoreOfLand):
        hero.bonus += COLOUR[hero.at] == lore.colour
    if hero.has(AttackStyle):
        chosen = yield from choose(seat, _ASK_STYLE, _STYLES, "DR-SKILL-02")
        hero.style = SKY if chosen is _STYLES[1] else GROUND
    elif hero.has(ShapeShifter):
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


def legal_actions(state: State, seat: int) -> list[Option]:
    """Everything the hero may do now, the end last; whoever has no actions left may still play cards that need none."""
    options: list[Option] = []
    hero = state.heroes[seat]
    hand = hero.hand.cards
    if hero.life - hero.spent + hero.bonus > 0:
        at = hero.at
        movement_options(state, seat, options)
        minions = state.crowd[at]
        if minions or hero.hero in ARCHERS:
            fight_options(state, seat, options)
        if not minions:
            battle_options(state, seat, options)
        if state.crystals[at] or not CARDS_OF[at].isdisjoint(hand):
            card_options(state, seat, options)
        if INN[at]:
            rumors_options(state, seat, options)
        if hero.life < hero.most:
            heal_options(state, seat, options)
        if at in SPOTS[hero.quest]:
            quest_options(state, seat, options)
        if state.fires:
            fire_options(state, seat, options)
        if state.agent is not None:
            agent_options(state, seat, options)
    if state.blessing:
        blessing_options(state, options)
    if hero.kept or not ON_OWN_DAY.isdisjoint(hand):
        options += plays(state, seat, ON_OWN_DAY)
    if not state.conferred and may_confer(state):
        options.append(CONFER)
    options.append(END)
    return options


def day(t: Table) -> Flow[None]:
    """One action, or the end of the Day, which never comes by itself (DR-TURN-04, DR-TURN-10)."""
    state = t.state
    seat = state.active
    hero = state.heroes[seat]
    who = hero.hero
    chosen = yield Ask(seat, _ASK_ACTION, legal_actions(state, seat), "DR-TURN-05")
    if chosen is END:
        yield from dusk(t)
    elif chosen is CONFER:
        yield from confer(t)
    else:
        asking = _DEEDS[chosen.__class__](t, seat, chosen)
        if asking is not None:
            yield from asking
        state.conferred = False
        if hero.hero != who or not hero.life:
            evening(t)  # DR-WOUND-09: who takes the place of the dead has no Day


def _word(t: Table, seat: int, chosen: Option) -> Flow[None] | None:
    if chosen is ATTACK:
        return attack(t, seat)
    heal_wounds(t, seat)
    return None


def _attempt(t: Table, seat: int, chosen: Option) -> Flow[None]:
    spend_action(t, seat)
    return attempt(t, seat)


#: What each choice does, at once or with questions.
_DEEDS: dict[type, Callable[[Table, int, Any], Flow[None] | None]] = {
    **dict.fromkeys(KINDS, move),
    type(HEAL): _word,
    Build: build_gate,
    Rumors: rumors,
    HealLand: heal_land,
    AttackWith: attack_with,
    Shoot: shoot,
    ShootWith: shoot,
    ThrowFireball: throw_fireball,
    Slay: slay,
    Challenge: challenge,
    ChallengeAgent: challenge_agent,
    Extinguish: extinguish,
    Bless: bless_land,
    Attempt: _attempt,
    Play: play_special,
    Use: play_special,
}


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
