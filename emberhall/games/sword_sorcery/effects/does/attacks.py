"""Attack effects, and those that change the attack under way."""

from collections.abc import Iterator

from msgspec.structs import replace

from emberhall.games.sword_sorcery import choices as ch
from emberhall.games.sword_sorcery.content import ITEMS, POWERS
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, can, does
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike, asks
from emberhall.games.sword_sorcery.names import figure_name, told_apart
from emberhall.games.sword_sorcery.rules.attack import attack
from emberhall.games.sword_sorcery.rules.combats import targets
from emberhall.games.sword_sorcery.rules.targets import pick_figure
from emberhall.games.sword_sorcery.rules.weapons import FIST, blow_of, loaded
from emberhall.games.sword_sorcery.state import Figure, Hero, State, Table
from emberhall.kernel import Flow, ask, msg, named, pick


def _means(hero: Hero, node: fx.Attack) -> list[tuple[fx.Blow, str]]:
    """What the attack can be made with: the printed blow, or weapons."""
    if node.blow is not None:
        return [(node.blow, "")]
    found = [(blow_of(hero, item), item.id) for item in loaded(hero)]
    if node.means == "ranged":
        return [(blow, id) for blow, id in found if blow.range[1] > 0]
    return found if kit(hero).weapons else [(FIST, "")]


def _range(blow: fx.Blow, node: fx.Attack) -> tuple[int, int]:
    """How far it goes; a melee attack reaches no other area, whatever it is made with (SS-FULL-RANGE-02)."""
    return blow.range if node.blow is not None or node.means == "ranged" else (0, 0)


def _aims(state: State, play: Playing, node: fx.Attack) -> Iterator[Figure]:
    """Possible targets of an attack; a figure is listed once for each means that reaches it."""
    hero = state.figure(play.owner)
    if not isinstance(hero, Hero):
        return
    card = ITEMS.get(play.card) or POWERS.get(play.card)
    test = None if card is None else card.test
    for blow, _ in _means(hero, node):
        for one in targets(state, hero, _range(blow, node)):
            if test is None or BOOK.is_true(state, Playing(play.owner, play.card, one.id), test):
                yield one


@does(fx.Attack)
def _attack(t: Table, play: Playing, node: fx.Attack) -> Flow[None]:
    state = t.state
    if node.on_target:  # a trap
        target = state.figure(play.target)
        assert target is not None
        assert node.blow is not None
        yield from attack(t, None, target, node.blow, "trap")
        return
    for n in range(node.times):
        hero = state.figure(play.owner)
        if not isinstance(hero, Hero) or hero.ghost:
            return
        aims = list(_aims(state, play, node))
        leapt = state.figure(play.target)
        aims = [one for one in aims if one is leapt] or aims
        if not aims:
            return
        means = {i: replace(b, range=_range(b, node)) for b, i in _means(hero, node)}
        reached = {i: [one for one in targets(state, hero, b.range) if one in aims] for i, b in means.items()}
        target, item = yield from _chosen(t, hero, {i: there for i, there in reached.items() if there})
        blow = means[item]
        source = "weapon" if item else "item" if play.card in ITEMS else "power"
        if item and ITEMS[item].reload:
            hero.unloaded.append(item)
        yield from attack(t, hero, target, blow, source, item=item, hits=node.hits, aoe=node.aoe, first=not n)


def _chosen(t: Table, hero: Hero, reached: dict[str, list[Figure]]) -> Flow[tuple[Figure, str]]:
    """Choose the target, and the weapon if several reach (SS-FULL-ITEM-04)."""
    prompt = msg("ask-attack", who=figure_name(hero))
    item = next(iter(reached))
    if len(reached) == 1:
        return (yield from pick_figure(t, hero.seat, reached[item], prompt, "SS-FULL-ATK-01")), item
    offered = [ch.Strike(id, i, name) for i, there in reached.items() for id, name in told_apart(t.state, there)]
    chosen = yield from ask(hero.seat, prompt, offered, "SS-FULL-ITEM-04")
    return next(one for one in reached[chosen.card] if one.id == chosen.figure), chosen.card


@can(fx.Attack)
def _can_attack(state: State, play: Playing, node: fx.Attack) -> bool:
    return node.on_target or (bool(state.enemies) and next(_aims(state, play, node), None) is not None)


def _strike(play: Playing) -> Strike:
    assert play.strike is not None, f"{play.card}: no attack is under way"
    return play.strike


@can(fx.AddHits, fx.AddDice, fx.MakeLethal, fx.IgnoreArmor, fx.AddShields, fx.CancelHits, fx.Redirect)
def _under_way(state: State, play: Playing, node: object) -> bool:
    return play.strike is not None


@does(fx.AddHits)
def _add_hits(t: Table, play: Playing, node: fx.AddHits) -> None:
    _strike(play).hits += node.n


@does(fx.AddDice)
def _add_dice(t: Table, play: Playing, node: fx.AddDice) -> None:
    _strike(play).red += node.red
    _strike(play).blue += node.blue


@does(fx.MakeLethal)
def _make_lethal(t: Table, play: Playing, node: fx.MakeLethal) -> None:
    _strike(play).lethal += node.n


@does(fx.IgnoreArmor)
def _ignore_armor(t: Table, play: Playing, node: fx.IgnoreArmor) -> None:
    _strike(play).ignore += node.n


@does(fx.AddShields)
def _add_shields(t: Table, play: Playing, node: fx.AddShields) -> None:
    _strike(play).shields += node.n


@does(fx.CancelHits)
def _cancel_hits(t: Table, play: Playing, node: fx.CancelHits) -> None:
    _strike(play).cancel += node.n


@does(fx.Redirect)
def _redirect(t: Table, play: Playing, node: fx.Redirect) -> None:
    owner = t.state.figure(play.owner)
    assert owner is not None
    _strike(play).target = owner.id
    t.say(msg("say-redirects", who=figure_name(owner)))


@can(fx.Reroll)
def _dice_left(state: State, play: Playing, node: fx.Reroll) -> bool:
    return any(not again for _, _, again in _strike(play).faces)


@does(fx.Reroll)
def _reroll(t: Table, play: Playing, node: fx.Reroll) -> Flow[None]:
    """No die is rerolled more than once (SS-GOLD-02)."""
    strike = _strike(play)
    for _ in range(node.n):
        offered = [ch.Again(n, colour, face) for n, (colour, face, again) in enumerate(strike.faces) if not again]
        if not offered:
            return
        seat = asks(t.state, play)
        chosen = yield from pick(seat, msg("ask-reroll"), offered, "SS-FULL-DICE-03", stop_first=True)
        if chosen is None:
            t.say(msg("say-reroll-none"))
            return
        face = t.roll(10)
        strike.faces[chosen.die] = (chosen.colour, face, True)
        was, now = (named(f"face-{chosen.colour}", str(number)) for number in (chosen.face, face))
        t.say(msg("say-reroll", was=was, now=now))
