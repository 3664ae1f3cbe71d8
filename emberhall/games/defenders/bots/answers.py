"""What the bot answers to each kind of question: a weight for every option."""

from collections.abc import Callable
from typing import Any

from emberhall.games.defenders.bots.actions import playing, using, weigh
from emberhall.games.defenders.bots.council import Council, night_weight, placement_weight, push_back, send_weight
from emberhall.games.defenders.bots.errands import Day
from emberhall.games.defenders.bots.judgement import MARCH, hit_chance
from emberhall.games.defenders.choices import All, Commit, Play, Reroll, Style, Use, Whence
from emberhall.games.defenders.content import (
    ADJACENT,
    CITY,
    DARKNESS_CARDS,
    DISTANCE,
    GENERALS,
    GLOBAL_EFFECTS,
    HERO_CARDS,
    PLACE,
)
from emberhall.games.defenders.rules.march import destination, would_move
from emberhall.games.defenders.rules.night import used_fully
from emberhall.games.defenders.terms import COLOURS
from emberhall.kernel import DONE, PASS, YES, Ask, Option

Answer = Callable[[Council, Ask], list[float]]


def _day(council: Council, ask: Ask) -> list[float]:
    return weigh(Day(council, ask.seat), ask.options)


# the turn


def _style(council: Council, ask: Ask) -> list[float]:
    hero = council.state.heroes[ask.seat]
    sky = 1.0 if hero.life <= 2 else -1.0
    return [sky if option == Style("sky") else 0.0 for option in ask.options]


def _shape(council: Council, ask: Ask) -> list[float]:
    """The shape of the minions the Sorceress may fight today; none if resting in an inn is better."""
    state, outlook = council.state, council.outlook
    hero = state.heroes[ask.seat]
    near = [0.0] * 4
    for place, count in enumerate(outlook.totals):
        if count:
            for colour in range(4):
                if outlook.minions[4 * place + colour]:
                    near[colour] += outlook.menace(place) / (1 + DISTANCE[hero.at][place]) ** 1.5
    if ask.seat in council.team:
        near[council.target] += 4.0
    rest = 0.8 if hero.life >= hero.most - 1 else 2.5
    weights = []
    for option in ask.options:
        assert isinstance(option, Style)
        weights.append(rest if option.style == "none" else near[COLOURS.index(option.style)])
    return weights


#: How welcome each hero is as a newcomer.
_WELCOME = ("rogue", "eagle_rider", "paladin", "wizard", "cleric", "ranger", "dwarf", "sorceress")


def _hero(council: Council, ask: Ask) -> list[float]:
    return [-float(_WELCOME.index(option.hero)) for option in ask.options]  # type: ignore[attr-defined]


def _quest(council: Council, ask: Ask) -> list[float]:
    return [council.reward(ask.seat, option.quest) for option in ask.options]  # type: ignore[attr-defined]


def _discard(council: Council, ask: Ask) -> list[float]:
    return [-council.price(option.card) for option in ask.options]  # type: ignore[attr-defined]


def _turn_undead(council: Council, ask: Ask) -> list[float]:
    """Send them where they do least harm."""
    return [0.0 if option is PASS else 2.0 - _one_more(council, PLACE[option.place])  # type: ignore[attr-defined]
            for option in ask.options]  # fmt: skip


def _one_more(council: Council, place: int) -> float:
    return placement_weight(council, place, 1)


def _enter_city(council: Council, ask: Ask) -> list[float]:
    outlook = council.outlook
    return [outlook.menace(PLACE[option.place]) for option in ask.options]  # type: ignore[attr-defined]


# battles


def _commit(council: Council, ask: Ask) -> list[float]:
    """Always commit cards without another purpose; add Special cards and rewards until victory is all but sure."""
    state = council.state
    at = state.heroes[ask.seat].at
    battles = [c for c, general in enumerate(state.generals[:4]) if general.alive and general.at == at]
    if not battles:
        return [
            1.0 if isinstance(option, All) else 0.5 if isinstance(option, Commit) else 0.0 for option in ask.options
        ]
    colour = battles[0]
    general = state.generals[colour]
    sheet = GENERALS[general.card]
    prepared = sum(HERO_CARDS[card].dice for card in state.table.cards)
    plain = sum(
        HERO_CARDS[card].dice
        for hero in state.heroes
        if hero.at == at
        for card in hero.hand.cards
        if card in HERO_CARDS and HERO_CARDS[card].portrait == sheet.id
    )
    hit = hit_chance(sheet.hit) * (0.8 if sheet.skill in ("corruption", "parry") else 1.0)
    dice = prepared + plain
    enough = dice * hit - 1.1 * (dice * hit * (1 - hit)) ** 0.5 >= general.life
    specials = [option for option in ask.options if isinstance(option, Commit) and not HERO_CARDS[option.card].portrait]
    weights = []
    for option in ask.options:
        if isinstance(option, All):
            weights.append(-1.0 if enough and specials else 3.0)
        elif isinstance(option, Commit):
            weights.append((-1.0 if enough else 1.0) if option in specials else 2.0)
        elif isinstance(option, Play | Use):
            weights.append(-1.0 if enough else 4.0)
        else:
            weights.append(0.0)
    return weights


def _next_attacker(council: Council, ask: Ask) -> list[float]:
    """The best fighters last: they finish the General."""
    state = council.state
    at = state.heroes[ask.seat].at
    colour = next((c for c, general in enumerate(state.generals[:4]) if general.alive and general.at == at), 0)
    return [-council.outlook.force(option.seat, colour).mean for option in ask.options]  # type: ignore[attr-defined]


def _reroll(council: Council, ask: Ask) -> list[float]:
    """Use a skill whenever it can only help; cards and blessings in battles with Generals that are going badly."""
    state = council.state
    battle = bool(state.table.cards)
    hits = sum(face >= _needed(council, colour, battle) for colour, face in state.dice)
    failed = len(state.dice) - hits
    weights = []
    for option in ask.options:
        if not isinstance(option, Reroll):
            weights.append(0.0)
        elif option.means in HERO_CARDS:
            weights.append(1.0 if battle and failed >= 3 else -1.0)
        elif option.means == "blessing":
            weights.append(0.5 if battle and hits * 3 < failed else -1.0)
        elif option.means == "attack_style":
            weights.append(2.0 if hits <= failed * 0.5 else -1.0)
        else:
            weights.append(3.0)
    return weights


def _needed(council: Council, colour: int, battle: bool) -> int:
    state = council.state
    if battle and colour < 4:
        return GENERALS[state.generals[colour].card].hit
    return 4


# the Night


def card_weight(council: Council, id: str) -> float:
    """What a Darkness Spreads card does to the realm now."""
    state = council.state
    card = DARKNESS_CARDS[id]
    value = 0.0
    if used_fully(state):
        for place, _, count in card.place:
            value += placement_weight(council, place, count)
        if card.act is not None and card.kind != "all_is_quiet":
            value += 4.0
    general = would_move(state, card)
    if general is not None:
        to = destination(state, general, card.to)
        step = 1 if GENERALS[general.card].flies else general.step
        value += 100.0 if to == CITY else MARCH[step + 1] - MARCH[step] + placement_weight(council, to, card.minions)
    if card.global_effect:
        value += -2.0 if GLOBAL_EFFECTS[card.global_effect].positive else 3.0
    return value


def _wisdom(council: Council, ask: Ask) -> list[float]:
    gain = card_weight(council, council.state.shown) - 1.2 * night_weight(council)
    return [gain if option is YES else 0.0 for option in ask.options]


def _special(council: Council, ask: Ask) -> list[float]:
    weights = []
    for option in ask.options:
        if isinstance(option, Play):
            weights.append(playing(council, ask.seat, option.card))
        elif isinstance(option, Use):
            weights.append(using(council, ask.seat, option.quest))
        else:
            weights.append(0.0)
    return weights


def _foresee_discard(council: Council, ask: Ask) -> list[float]:
    usual = night_weight(council)
    return [0.0 if option is DONE else card_weight(council, option.darkness) - 0.7 * usual  # type: ignore[attr-defined]
            for option in ask.options]  # fmt: skip


def _foresee_order(council: Council, ask: Ask) -> list[float]:
    return [-card_weight(council, option.darkness) for option in ask.options]  # type: ignore[attr-defined]


def _cancel(council: Council, ask: Ask) -> list[float]:
    counts = {place: count for place, _, count in DARKNESS_CARDS[council.state.shown].place}
    places = [PLACE[option.place] for option in ask.options]  # type: ignore[attr-defined]
    return [placement_weight(council, place, counts.get(place, 1)) for place in places]


# parts of acts


def _menace(council: Council, ask: Ask) -> list[float]:
    """The place that minions threaten most."""
    outlook = council.outlook
    return [0.01 if option is DONE else outlook.menace(PLACE[option.place])  # type: ignore[attr-defined]
            for option in ask.options]  # fmt: skip


def _one_less(council: Council, ask: Ask) -> list[float]:
    """The minion whose loss helps most; the cavalry rides on to where there is most to do."""
    outlook = council.outlook
    weights = []
    for option in ask.options:
        if isinstance(option, Whence):
            place, count = PLACE[option.place], outlook.totals[PLACE[option.place]]
            gain = outlook.danger(place, count) - outlook.danger(place, count - 1)
            weights.append(5.0 + gain + outlook.scarcity(COLOURS.index(option.colour)))
        elif option is DONE:
            weights.append(0.05)
        else:
            place = PLACE[option.place]  # type: ignore[attr-defined]
            beside = max((outlook.menace(other) for other in ADJACENT[place]), default=0.0)
            weights.append(outlook.menace(place) + 0.3 * beside)
    return weights


def _purify(council: Council, ask: Ask) -> list[float]:
    return [float(council.state.crystals[PLACE[option.place]]) for option in ask.options]  # type: ignore[attr-defined]


def _gate_place(council: Council, ask: Ask) -> list[float]:
    """Far from the other gates, near what must be fought."""
    outlook, state = council.outlook, council.state
    weights = []
    for option in ask.options:
        place = PLACE[option.place]  # type: ignore[attr-defined]
        near = sum(1 / (1 + DISTANCE[place][general.at]) for general in state.generals if general.alive)
        weights.append(near + 0.1 * min(5, outlook.near_gate[place]))
    return weights


def _send_who(council: Council, ask: Ask) -> list[float]:
    return [0.01 if option is DONE else send_weight(council, option.seat)  # type: ignore[attr-defined]
            for option in ask.options]  # fmt: skip


def _send_where(council: Council, ask: Ask) -> list[float]:
    state, outlook = council.state, council.outlook
    goal = state.generals[council.target].at if council.target >= 0 else CITY
    weights = []
    for option in ask.options:
        place = PLACE[option.place]  # type: ignore[attr-defined]
        weights.append(10.0 if place == goal else outlook.menace(place))
    return weights


def _push_back(council: Council, ask: Ask) -> list[float]:
    return [push_back(council, _general(council, option)) for option in ask.options]


def _foremost(council: Council, ask: Ask) -> list[float]:
    return [council.outlook.march_weight(_general(council, option)) for option in ask.options]


def _hindmost(council: Council, ask: Ask) -> list[float]:
    return [-weight for weight in _foremost(council, ask)]


def _spy(council: Council, ask: Ask) -> list[float]:
    wounds = [_general(council, option) for option in ask.options]
    return [float(general.most - general.life) for general in wounds]


def _general(council: Council, option: Option) -> Any:
    name = option.general  # type: ignore[attr-defined]
    return next(general for general in council.state.generals if general.card == name)


def _rumors(council: Council, ask: Ask) -> list[float]:
    return [council.rumor(COLOURS.index(option.colour), 5) for option in ask.options]  # type: ignore[attr-defined]


def _done(council: Council, ask: Ask) -> list[float]:
    return [1.0 if option is DONE else 0.0 for option in ask.options]


def _bless_night(council: Council, ask: Ask) -> list[float]:
    gain = card_weight(council, council.state.shown) - 2.5 * night_weight(council)
    return [0.0 if option is PASS else gain for option in ask.options]


def _quench(council: Council, ask: Ask) -> list[float]:
    """Fires near the city first."""
    return [-9.0 if option is DONE else -float(DISTANCE[CITY][PLACE[option.place]])  # type: ignore[attr-defined]
            for option in ask.options]  # fmt: skip


ANSWERS: dict[str, Answer] = {
    "ask-action": _day,
    "ask-style": _style,
    "ask-shape": _shape,
    "ask-hero": _hero,
    "ask-keep-quest": _quest,
    "ask-discard": _discard,
    "ask-acid": _discard,
    "ask-turn-undead": _turn_undead,
    "ask-enter-city": _enter_city,
    "ask-commit": _commit,
    "ask-next-attacker": _next_attacker,
    "ask-reroll": _reroll,
    "ask-reroll-other": _reroll,
    "ask-wisdom": _wisdom,
    "ask-special": _special,
    "ask-special-night": _special,
    "ask-special-shown": _special,
    "ask-foresee-discard": _foresee_discard,
    "ask-foresee-order": _foresee_order,
    "ask-cancel-placement": _cancel,
    "ask-clear": _menace,
    "ask-guard": _one_less,
    "ask-raid": _one_less,
    "ask-strike": _one_less,
    "ask-sweep": _one_less,
    "ask-purify": _purify,
    "ask-gate-place": _gate_place,
    "ask-send-who": _send_who,
    "ask-send-where": _send_where,
    "ask-push-back": _push_back,
    "ask-immobilise": _foremost,
    "ask-spy": _spy,
    "ask-rumors": _rumors,
    "ask-give": _done,
    "ask-remove-special": _discard,
    "ask-ward": _special,
    "ask-bless-night": _bless_night,
    "ask-quench": _quench,
    "ask-council": _hindmost,
}
