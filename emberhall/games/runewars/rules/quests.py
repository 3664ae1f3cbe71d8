"""The quest phase of summer: each hero moves, heals or trains; who has moved may duel or try a quest."""

from math import inf

from emberhall.games.runewars.choices import (
    Challenge,
    DiscardQuest,
    HealHero,
    PlayTactics,
    ShiftHero,
    TrainHero,
    TryQuest,
    UseReward,
)
from emberhall.games.runewars.content import HEROES, QUESTS
from emberhall.games.runewars.effects import nodes as fx
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.names import area_name, hero_name, quest_name
from emberhall.games.runewars.rules.control import controller, may_open, passable
from emberhall.games.runewars.rules.duels import begin_duel, duel_with_unit, fight_duel
from emberhall.games.runewars.rules.exploration import explore, offer_ambush, rest_at_location, stops_heroes
from emberhall.games.runewars.rules.fate import choose_destiny
from emberhall.games.runewars.rules.heroes import (
    attribute_level,
    bring_out,
    find_hero,
    go_to,
    hero_traits,
    train_hero,
    trainable,
)
from emberhall.games.runewars.rules.moments import for_hero
from emberhall.games.runewars.rules.rewards import (
    exchange_rewards,
    give_reward,
    held_rewards,
    kind_of_reward,
    possible_gifts,
    turn_up_reward,
    usable_rewards,
    use_reward,
)
from emberhall.games.runewars.rules.tactics import play_tactics, playable_tactics
from emberhall.games.runewars.state import HeroFigure, QuestId, State, Table
from emberhall.games.runewars.terms import QUESTS_IN_HAND, Attribute, Destiny
from emberhall.geometry.paths import distances_from
from emberhall.kernel import DONE, Ask, Flow, Option, choose, msg

#: How far a hero moves in the quest phase (RW-HMOVE-01).
STEPS = 2


def quest_phase(t: Table) -> Flow[None]:
    """A player acts with one of his heroes after the other, then the next player (RW-QPHASE-01 to RW-QPHASE-06)."""
    state = t.state
    if not state.queue:
        state.phase = "orders"
        return
    seat = state.queue[0]
    player = state.players[seat]
    if not player.heroes:
        state.turn.gifts = 0
        state.queue.pop(0)
        return
    options: list[Option] = []
    for hero in player.heroes:
        if hero.id not in state.acted:
            options += hero_actions(state, seat, hero)
        options += usable_rewards(state, seat, hero, "quests_or_duel_start")
    options += possible_gifts(state, seat)
    options += playable_tactics(state, seat, "turn_or_quests")
    picked = yield Ask(seat, msg("ask-quests"), [DONE, *options], "RW-QPHASE-03")
    if picked is DONE:
        yield from end_quest_phase(t, seat)
        state.turn.gifts = 0
        state.queue.pop(0)
    elif isinstance(picked, PlayTactics):
        yield from play_tactics(t, seat, picked.card)
    elif isinstance(picked, UseReward):
        yield from use_reward(t, seat, picked)
    elif isinstance(picked, ShiftHero | HealHero | TrainHero):
        yield from act(t, seat, picked)
    else:
        give_reward(t, picked)


def end_quest_phase(t: Table, seat: int) -> Flow[None]:
    """Heroes that end their quest phase in some places gain something (RW-EXPLORE-16, RW-EXPLORE-17)."""
    for hero in tuple(t.state.players[seat].heroes):
        yield from rest_at_location(t, seat, hero)


def act(t: Table, seat: int, picked: ShiftHero | HealHero | TrainHero) -> Flow[None]:
    """A hero's one action of this phase."""
    hero = find_hero(t.state, picked.hero)[1]
    t.state.acted.append(hero.id)
    if isinstance(picked, HealHero):
        yield from heal_in_quest_phase(t, seat, hero)
    elif isinstance(picked, TrainHero):
        for _ in range(2):  # two attributes by 1, or one by 2
            yield from train_hero(t, seat, hero)
    else:
        yield from quest_move(t, seat, hero, picked.to)


def hero_actions(state: State, seat: int, hero: HeroFigure) -> list[Option]:
    """What a hero may do: move, heal in a friendly area, train.

    RW-QPHASE-07, RW-QPHASE-08, RW-QPHASE-11 to RW-QPHASE-16.
    """
    found: list[Option] = []
    if not hero.routed:
        far = quest_reach(state, hero, portal=may_open(state, seat))
        found += [ShiftHero(hero.id, hero.area), *(ShiftHero(hero.id, to) for to in far)]
    anywhere = any(hero_traits(hero, fx.HealsOthers))
    if hero.damage and (anywhere or controller(state, hero.area) == seat):
        found.append(HealHero(hero.id))
    if trainable(hero):
        found.append(TrainHero(hero.id))
    return found


def heal_in_quest_phase(t: Table, seat: int, hero: HeroFigure) -> Flow[None]:
    """All damage leaves a hero; some heal another beside them as well (RW-QPHASE-13)."""
    hero.damage = 0
    for trait in hero_traits(hero, fx.HealsOthers):
        for _ in range(trait.n):
            hurt = [one for one in t.state.players[seat].heroes if one.area == hero.area and one.damage]
            if hurt:
                options = [HealHero(one.id) for one in hurt]
                picked = yield from choose(seat, msg("ask-heal-other"), options)
                find_hero(t.state, picked.hero)[1].damage = 0


def quest_steps(hero: HeroFigure) -> int:
    """How far a hero moves in the quest phase."""
    return max([STEPS, *(trait.n for trait in hero_traits(hero, fx.QuestMove))])


def quest_reach(state: State, hero: HeroFigure, *, portal: bool = False) -> list[str]:
    """The areas that a hero reaches in the quest phase, through any others (RW-HMOVE-01, RW-HMOVE-03, RW-QPHASE-19)."""
    return list(_far(state, hero, hero.area, portal=portal))[1:]


def _far(state: State, hero: HeroFigure, start: str, *, portal: bool) -> dict[str, int]:
    """How many steps it is for a hero from an area to those that he can reach."""
    flying = HEROES[hero.id].flying

    def onward(area: str) -> tuple[str, ...]:
        stops = area != start and stops_heroes(state, area)
        return () if stops else passable(state, area, flying=flying, portal=portal)

    return distances_from(start, onward, quest_steps(hero))


def heroes_met(state: State, seat: int, hero: HeroFigure, to: str) -> list[HeroFigure]:
    """The own heroes in areas that a hero can pass on his way (RW-REWARD-06)."""
    far = _far(state, hero, hero.area, portal=False)
    between = [one for one in state.players[seat].heroes if one is not hero and one.area not in (hero.area, to)]
    found = []
    for one in between:
        if one.area in far and not stops_heroes(state, one.area) and (held_rewards(one) or held_rewards(hero)):
            on = _far(state, hero, one.area, portal=False).get(to, inf)
            if far[one.area] + on <= quest_steps(hero):
                found.append(one)
    return found


def quest_move(t: Table, seat: int, hero: HeroFigure, to: str) -> Flow[None]:
    """A hero moves, explores; then he may begin a duel or try a quest, not both (RW-QPHASE-07, RW-QPHASE-09)."""
    state = t.state
    moved = to != hero.area
    if moved and to not in quest_reach(state, hero):
        state.players[seat].influence -= 1  # through a portal (RW-EXPLORE-14)
    for friend in heroes_met(state, seat, hero, to) if moved else ():
        yield from exchange_rewards(t, seat, hero, friend)
        if hero not in state.players[seat].heroes:
            return
    go_to(t, hero, to)
    if moved:
        t.say(msg("say-hero-moves", hero=hero_name(hero.id), area=area_name(to)))
        yield from explore(t, seat, hero)
        if hero not in state.players[seat].heroes:
            return
        yield from for_hero(t, seat, hero, "quest_moved")
    yield from offer_ambush(t, seat, hero)
    if hero not in state.players[seat].heroes or hero.routed:
        return
    found: list[Option] = [TryQuest(quest) for quest in state.players[seat].quests if fits(state, seat, hero, quest)]
    found += [Challenge(enemy.id) for enemy in rivals(state, seat, hero)]
    picked = yield Ask(seat, msg("ask-errand", hero=hero_name(hero.id)), [DONE, *found], "RW-QPHASE-09")
    if isinstance(picked, TryQuest):
        yield from attempt_quest(t, seat, hero, QuestId(picked.quest))
    elif isinstance(picked, Challenge):
        enemy = find_hero(state, picked.enemy)[1]
        if not (yield from evades(t, seat, hero, enemy)):
            begin_duel(t, seat, hero, enemy)
            yield from fight_duel(t)


def rivals(state: State, seat: int, hero: HeroFigure) -> list[HeroFigure]:
    """The heroes of others in the same area that may be challenged, routed ones too (RW-DUEL-01, RW-DUEL-17)."""
    return [
        one
        for other, one in _others(state, seat, hero)
        if not (any(_hides(card) for card in one.shown) and sheltered(state, seat, hero, other))
    ]


def _others(state: State, seat: int, hero: HeroFigure) -> list[tuple[int, HeroFigure]]:
    rest = [(other, player) for other, player in enumerate(state.players) if other != seat]
    return [(other, one) for other, player in rest for one in player.heroes if one.area == hero.area]


def _hides(card: str) -> bool:
    return isinstance(kind_of_reward(card).effect, fx.HardToChallenge)


def sheltered(state: State, seat: int, hero: HeroFigure, other: int) -> bool:
    """Whether a cloak helps the hero of another here: he is not alone, or among friends."""
    return len(_others(state, seat, hero)) > 1 or controller(state, hero.area) == other


def evades(t: Table, seat: int, hero: HeroFigure, enemy: HeroFigure) -> Flow[bool]:
    """Who is challenged may turn up a cloak; whoever has a reward face down is asked, so that it tells nothing."""
    other, _ = find_hero(t.state, enemy.id)
    if not enemy.rewards or not sheltered(t.state, seat, hero, other):
        return False
    cloaks = [UseReward(enemy.id, card) for card in enemy.rewards if _hides(card)]
    picked = yield Ask(other, msg("ask-evade", hero=hero_name(hero.id)), [DONE, *cloaks], "RW-REWARD-02")
    if picked is DONE:
        return False
    turn_up_reward(t, enemy, picked.card)
    return True


def fits(state: State, seat: int, hero: HeroFigure, quest: str) -> bool:
    """Whether a hero is where the quest wants him (RW-QUEST-06, RW-QUEST-07)."""
    kind = QUESTS[quest]
    if kind.where is not None:
        return BOOK.is_true(state, Playing(seat, hero=hero.id, area=hero.area), kind.where)
    return kind.area == hero.area


def attempt_quest(t: Table, seat: int, hero: HeroFigure, quest: QuestId) -> Flow[None]:
    """A quest is shown and tried; done, it is discarded and another drawn.

    RW-QUEST-08, RW-QUEST-09, RW-QUEST-10, RW-QUEST-11.
    """
    state, player = t.state, t.state.players[seat]
    kind = QUESTS[quest]
    t.move(quest, player.quests, state.trying)
    state.kept = True
    t.say(msg("say-quest", hero=hero_name(hero.id), quest=quest_name(quest)))
    t.beat()
    effect = None
    if kind.kind == "duel":
        if (yield from duel_with_unit(t, seat, hero, kind.opponent, kind.damage)):
            effect = kind.win
    else:
        assert kind.attribute is not None
        found = yield from attribute_test(t, seat, hero, kind.attribute)
        effect = getattr(kind, found) if found else None
    if effect is not None:
        playing = Playing(seat, hero=hero.id, area=hero.area, card=quest)
        if BOOK.possible(state, playing, effect):
            yield from BOOK.do(t, playing, effect)
    if state.kept:
        t.move(quest, state.trying, player.quests)
    else:
        t.move(quest, state.trying, state.quests_discard)
        yield from draw_quests(t, seat, 1)
    state.kept = False


def attribute_test(t: Table, seat: int, hero: HeroFigure, attribute: Attribute) -> Flow[Destiny | None]:
    """A test of an attribute: as many fate cards, one of them chosen (RW-TEST-01 to RW-TEST-06)."""
    bring_out(t, hero, lambda node: isinstance(node, fx.MoreAttribute) and node.attribute == attribute)
    n = attribute_level(hero, attribute)
    for trait in hero_traits(hero, fx.ExtraTestCard):
        if trait.attribute == attribute:
            n += trait.n
    return (yield from choose_destiny(t, seat, n, "ask-destiny", "RW-TEST-02"))


def draw_quests(t: Table, seat: int, n: int) -> Flow[None]:
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
