"""Hit points lost and won, death, and what the dead leave behind."""

from emberhall.games.sword_sorcery.choices import SetAside
from emberhall.games.sword_sorcery.content import CARDS, POWERS, card_of
from emberhall.games.sword_sorcery.effects.book import BOOK, announce
from emberhall.games.sword_sorcery.effects.nodes import Teleport
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.names import card_name, figure_name, hero_name
from emberhall.games.sword_sorcery.rules.goods import draw_treasure, gain_crowns, hand_over, heap
from emberhall.games.sword_sorcery.rules.quests import fire, settle
from emberhall.games.sword_sorcery.rules.sight import apart
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.rules.targets import nearest
from emberhall.games.sword_sorcery.state import Companion, Enemy, Figure, Hero, PowerCardId, State, Table
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Flow, ask, msg


def heal(t: Table, figure: Figure, n: int) -> None:
    """Restore hit points, never above the maximum (SS-FULL-FX-05); ghosts have none."""
    won = min(n, max_hp(t.state, figure) - figure.hp)
    if won > 0 and not (type(figure) is Hero and figure.ghost):
        figure.hp += won
        if t.events is not None:
            t.say(msg("say-heals", who=figure_name(figure), n=won))


def spend_shields(figure: Figure, n: int) -> int:
    """Spend shield tokens, which is mandatory (SS-DEF-05); return how many of n hits are left."""
    if not n:
        return 0
    if type(figure) is Hero:
        used = min(figure.ward, n)
        figure.ward -= used
        n -= used
    used = min(figure.shields, n)
    figure.shields -= used
    return n - used


def take_damage(t: Table, figure: Figure, n: int, by: Figure | None = None) -> Flow[None]:
    """Damage outside of attacks: shield tokens alone help (SS-FULL-DEF-09)."""
    yield from lose_hp(t, figure, spend_shields(figure, n), by)


def lose_hp(t: Table, figure: Figure, n: int, by: Figure | None = None) -> Flow[None]:
    """A loss that nothing stops; at 0 the figure dies (SS-GOLD-07)."""
    if n <= 0 or figure.hp <= 0:
        return
    figure.hp = max(0, figure.hp - n)
    if t.events is not None:
        t.say(msg("say-loses", who=figure_name(figure), n=n))
    if not figure.hp:
        yield from _die(t, figure, by)
    elif type(figure) is Enemy and not figure.halved and 2 * figure.hp <= max_hp(t.state, figure):
        figure.halved = True  # SS-FULL-MASTER-04
        yield from announce(t, Moment.HP_HALF, figure)


def _die(t: Table, figure: Figure, by: Figure | None) -> Flow[None]:
    if type(figure) is Hero:
        yield from _hero_dies(t, figure, by)
    elif type(figure) is Companion:
        t.state.companions.remove(figure)
        t.say(msg("say-dies", who=figure_name(figure)))
    elif type(figure) is Enemy:
        yield from _enemy_dies(t, figure, by)


def _hero_dies(t: Table, hero: Hero, by: Figure | None) -> Flow[None]:
    state = t.state
    play = Playing(hero.id)
    yield from announce(t, Moment.WOULD_DIE, hero, play)
    if play.survived:
        hero.hp = min(play.survived, max_hp(state, hero))
        return
    if len(state.heroes) == 1 and not hero.warded:
        hero.warded = True  # SS-FULL-PARTY-03
        hero.conditions, hero.burning, hero.wounds = {}, [], []
        hero.hp = (max_hp(state, hero) + 1) // 2
        t.say(msg("say-soul-ward", who=hero_name(hero)))
        yield from BOOK.do(t, play, Teleport("shrine"))
        return
    hero.ghost, hero.died = True, state.round
    hero.deaths += 1
    hero.conditions, hero.burning, hero.wounds, hero.mods = {}, [], [], []
    hero.shields = hero.ward = hero.owed = 0
    here = heap(t, hero.area)
    for item in list(hero.bag):
        hand_over(hero, here, item)
    here.crowns += hero.crowns
    hero.crowns = 0
    for one in [own for own in state.companions if own.owner == hero.id]:
        one.hp = 0  # it is gone, also for the attack under way
        state.companions.remove(one)
    t.say(msg("say-dies", who=hero_name(hero)))
    t.beat()
    yield from lose_rank(t, hero)
    if type(by) is Enemy and by.hp > 0:
        yield from _draw_power(t, by)


def lose_rank(t: Table, hero: Hero) -> Flow[None]:
    """Lose a soul rank, not below I; powers above it are put aside (SS-FULL-DEATH-02, SS-FULL-POW-07)."""
    hero.rank = max(1, hero.rank - 1)
    settle(t)  # when all are dead nobody is asked for powers
    over = [id for id in hero.powers if POWERS[id].rank > hero.rank]
    for id in over:
        hero.powers.remove(id)
        hero.aside.append(id)
    while len(hero.powers) > hero.kind.powers[hero.rank - 1]:
        offered = [SetAside(id) for id in hero.powers]
        chosen = yield from ask(hero.seat, msg("ask-set-aside", who=figure_name(hero)), offered, "SS-FULL-POW-07")
        hero.powers.remove(chosen.card)
        hero.aside.append(chosen.card)


def nearest_shrine(state: State, area: int) -> int:
    """The area of the nearest open shrine (every quest has one); if several are equally near, the first listed."""
    areas = [
        state.ground.index[token.area]
        for token in state.plan.tokens
        if token.kind == "shrine" and token.id in state.opened
    ]
    return min(areas, key=lambda one: apart(state, area, one))


def _draw_power(t: Table, enemy: Enemy) -> Flow[None]:
    """An enemy that kills a hero draws an enemy power card and keeps it (SS-FULL-DEATH-04)."""
    state = t.state
    if not state.power_cards:
        state.power_cards.cards, state.power_cards_gone.cards = state.power_cards_gone.cards, []
        t.shuffle(state.power_cards)
    if state.power_cards:
        card: PowerCardId = t.flip(state.power_cards)
        enemy.powers.append(card)
        t.say(msg("say-power-card", who=figure_name(enemy), card=card_name(card)))
        kind = CARDS[card_of(card)]
        enemy.hp += sum(static.n for static in kind.statics if static.stat == "max_hp")
        if kind.effect is not None:
            yield from BOOK.do(t, Playing(enemy.id, kind.id), kind.effect)


def _enemy_dies(t: Table, enemy: Enemy, by: Figure | None) -> Flow[None]:
    """Shards for the party, the trophy for the killer (SS-FULL-ENEMY-07)."""
    state = t.state
    state.enemies.remove(enemy)
    state.kills += 1
    if t.events is not None:
        t.say(msg("say-dies", who=figure_name(enemy)))
    t.beat()
    shards = enemy.card.shards + enemy.card.shards_per_hero * len(state.heroes)
    if shards:
        state.shards += shards
        t.say(msg("say-shards", n=shards))
    if type(by) is Companion:
        by = state.heroes[by.owner]
    yield from _last_words(t, enemy, by)
    for card in enemy.powers:
        state.power_cards_gone.add(PowerCardId(card))
    winner = by if type(by) is Hero and not by.ghost else nearest(state, enemy.area, state.living())[0]
    if type(winner) is Hero:
        yield from gain_crowns(t, winner, enemy.card.crowns)
        for _ in range(enemy.card.treasure):
            yield from draw_treasure(t, winner)
    if enemy.name or enemy.rank == "master":
        state.slain.append(enemy.name or enemy.kind)
        if state.bout is None:
            yield from mourn(t)


def mourn(t: Table) -> Flow[None]:
    """Fire the triggers of deaths once the dice that have been rolled are resolved (SS-FULL-QUEST-03)."""
    while t.state.slain:
        yield from fire(t, killed=t.state.slain.pop(0))


def _last_words(t: Table, enemy: Enemy, by: Figure | None) -> Flow[None]:
    """What happens when it dies and what its killer gets; until then it is still there, without hit points."""
    t.state.enemies.append(enemy)
    yield from announce(t, Moment.DIED, enemy)
    if type(by) is Hero:
        yield from announce(t, Moment.KILL, by, Playing(by.id, target=enemy.id))
    t.state.enemies[:] = [one for one in t.state.enemies if one is not enemy]
