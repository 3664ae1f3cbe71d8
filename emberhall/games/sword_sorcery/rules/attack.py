"""Attack and defence, in their order (SS-FULL-ATK-01 to SS-FULL-ATK-05, SS-FULL-DEF-01 to SS-FULL-DEF-10)."""

from dataclasses import dataclass, field
from typing import Literal

from msgspec.structs import replace as changed

from emberhall.games.sword_sorcery.choices import ENOUGH, FOCUS, Enough, Into
from emberhall.games.sword_sorcery.content import BLUE, CARDS, RED
from emberhall.games.sword_sorcery.effects.book import BOOK, announce, hears
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.nodes import Blow
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike
from emberhall.games.sword_sorcery.effects.reactions import LEAVE, Use
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.cards import has_any, usable, use_card
from emberhall.games.sword_sorcery.rules.conditions import hampered
from emberhall.games.sword_sorcery.rules.death import lose_hp, mourn, spend_shields
from emberhall.games.sword_sorcery.rules.sight import apart, dominates
from emberhall.games.sword_sorcery.rules.stats import armor, bonus, defence, flies
from emberhall.games.sword_sorcery.rules.targets import pick_figure
from emberhall.games.sword_sorcery.state import Bout, Enemy, Figure, Hero, State, Table, is_hero_side
from emberhall.games.sword_sorcery.terms import Moment, named
from emberhall.kernel import NOBODY, Flow, Menu, Word, ask, choose, msg, offer, pick

#: What is asked when cards may be used.
_PROMPTS = {"attack": "ask-before-roll", "attack_after": "ask-attack-after", "defence": "ask-defence"}


def attack(
    t: Table, attacker: Figure | None, target: Figure, blow: Blow, source: str, *, item: str = "", hits: int = 0,
    aoe: int = -1, first: bool = True,
) -> Flow[None]:  # fmt: skip
    """One whole attack; without an attacker it is a trap's (SS-FULL-TRAP-04). Of several, Focus is for the first."""
    state = t.state
    if aoe >= 0:
        blow = changed(blow, aoe=aoe)
    who = attacker.id if attacker is not None else NOBODY
    distance = apart(state, attacker.area, target.area) if attacker is not None else 0
    state.bout = Bout(
        who, target.id, blow.dice.red, blow.dice.blue, type=blow.type, fatal=blow.lethal, added=hits, aoe=blow.aoe,
        around=target.area,
    )  # fmt: skip
    strike = Strike(who, target.id, blow, source, distance, item=item, hits=hits, bout=state.bout)
    yield from _attacked(t, attacker, target, strike, first)
    state.bout = None
    yield from mourn(t)


def _attacked(t: Table, attacker: Figure | None, target: Figure, strike: Strike, first: bool) -> Flow[None]:
    state, who, item = t.state, strike.attacker, strike.item
    play = Playing(who, item, target.id, strike=strike)
    if attacker is not None:
        if t.events is not None:
            t.say(msg("say-attacks", who=figure_name(attacker), target=figure_name(target)))
        here = attacker.area
        yield from _declare(t, attacker, target, play, first)
        if attacker.hp <= 0 or attacker.area != here:  # dead, or on the shrine (SS-FULL-PARTY-03)
            return
    _roll(t, attacker, strike)
    strike.bout.step, strike.bout.dice = "rolled", [(colour, face) for colour, face, _ in strike.faces]
    if attacker is not None:
        yield from announce(t, Moment.ATTACK_ROLLED, attacker, play)
        if type(attacker) is Hero:
            yield from _cards(t, attacker, "attack_after", play)
    aimed = state.figure(strike.target)
    if aimed is None or aimed.hp <= 0:
        return
    strike.bout.around = aimed.area  # someone may have stepped between
    counted = count(state, attacker, aimed, strike)
    if t.events is not None:
        faces = tuple(named(f"face-{colour}", str(face)) for colour, face, _ in strike.faces)
        t.say(msg("say-rolled", faces=faces or "none", hits=counted, bolts=strike.bolts))
    _show(t, strike, "rolled")
    if attacker is not None and attacker.mods:
        attacker.mods[:] = [mod for mod in attacker.mods if mod.until != "next_attack"]
    others = _others(state, strike, aimed)
    yield from _defend(t, attacker, aimed, strike, counted)
    while others := [left for left in others if left.hp > 0]:  # in the order that the players like (SS-FULL-DEF-01)
        seat = attacker.seat if type(attacker) is Hero else speaker(state)
        one = yield from pick_figure(t, seat, others, msg("ask-next-target"), "SS-FULL-DEF-01")
        yield from _defend(t, attacker, one, strike, counted)
        others.remove(one)


def _declare(t: Table, attacker: Figure, target: Figure, play: Playing, first: bool) -> Flow[None]:
    """A1: redirection, hooks, cards and Focus (SS-FULL-ATK-01, SS-FULL-ATK-02)."""
    state = t.state
    if type(attacker) is Enemy:
        for hero in state.living():
            if hero is not target and hears(hero, Moment.ALLY_ATTACKED):
                yield from announce(t, Moment.ALLY_ATTACKED, hero, play, apart(state, hero.area, target.area))
        aimed = state.figure(play.strike.target) if play.strike else None
        if aimed is not None:
            play.target = aimed.id
            yield from announce(t, Moment.ATTACKED, aimed, play)
    elif type(target) is Enemy:
        target.last_attacker = attacker.id
    yield from announce(t, Moment.ATTACK_DECLARED, attacker, play)
    if type(attacker) is Hero:
        yield from _cards(t, attacker, "attack", play, focus=first)


@dataclass(slots=True)
class Improving:
    """A roll being improved: whose, when, and the cards used on it so far."""

    hero: Hero
    use: Literal["attack", "attack_after", "defence"]
    play: Playing
    strike: Strike
    #: Whether it may be Focused.
    focus: bool
    used: list[str] = field(default_factory=list)
    over: bool = False


@offer(Enough)
def enough(state: State, improving: Improving) -> tuple[Enough, ...]:
    """No more cards."""
    return (ENOUGH[improving.use],)


@enough.does
def _(t: Table, improving: Improving, chosen: Enough) -> None:
    improving.over = True


@offer(Use)
def improve(state: State, improving: Improving) -> list[Use]:
    """SS-FULL-POW-05: each card improves a roll once."""
    hero = improving.hero
    cards = usable(state, hero, kit(hero), improving.use, improving.play)
    return [Use(card.id) for card in cards if card.id not in improving.used]


@improve.does
def _(t: Table, improving: Improving, chosen: Use) -> Flow[None]:
    improving.used.append(chosen.card)
    return use_card(t, improving.hero, CARDS[chosen.card], improving.play)


@offer(FOCUS)
def focus(state: State, improving: Improving) -> tuple[Word, ...]:
    """SS-QUICK-02: an Action adds a hit, before the roll."""
    return (FOCUS,) if improving.focus and can_focus(state, improving.hero) else ()


@focus.does
def _(t: Table, improving: Improving, chosen: Word) -> Flow[None]:
    improving.hero.actions -= 1
    improving.hero.done.append("focus")
    if not (yield from hampered(t, improving.hero)):
        improving.strike.hits += 1


IMPROVEMENTS: Menu[State, Improving] = Menu(enough, improve, focus)


def _cards(
    t: Table, hero: Hero, use: Literal["attack", "attack_after", "defence"], play: Playing, *, focus: bool = False
) -> Flow[None]:
    """Let a hero improve a roll with cards, and with Focus before it (SS-FULL-POW-05)."""
    if not focus and not has_any(hero, use):
        return
    strike = play.strike
    assert strike is not None
    improving = Improving(hero, use, play, strike, focus)
    here = hero.area
    while not improving.over and hero.hp > 0 and hero.area == here:
        found = IMPROVEMENTS.options(t.state, improving)
        if len(found) < 2:
            return
        if use == "attack":
            dice = strike.blow.dice
            strike.bout.red, strike.bout.blue = dice.red + strike.red, dice.blue + strike.blue
            strike.bout.fatal = strike.blow.lethal + strike.lethal
        if use != "defence":
            strike.bout.added = strike.hits
        chosen = yield from ask(hero.seat, msg(_PROMPTS[use], who=figure_name(hero)), found, "SS-FULL-ATK-01")
        yield from IMPROVEMENTS.take(t, improving, chosen)


def can_focus(state: State, hero: Hero) -> bool:
    """Whether a hero can Focus: with an Action, in their own turn, once a round."""
    return (
        state.active == hero.id and hero.actions > 0 and "focus" not in hero.done
        and "exhausted" not in hero.conditions and "slow" not in hero.conditions
    )  # fmt: skip


def _roll(t: Table, attacker: Figure | None, strike: Strike) -> None:
    """A2: the dice of the attack and those added (SS-FULL-ATK-03)."""
    red, blue = strike.blow.dice.red + strike.red, strike.blow.dice.blue + strike.blue
    if attacker is not None:
        red += bonus(t.state, attacker, "attack_red")
        blue += bonus(t.state, attacker, "attack_blue")
    strike.bout.red, strike.bout.blue, strike.bout.added = red, blue, strike.hits
    strike.faces = [("red", face, False) for face in t.dice(red, 10)]
    strike.faces += [("blue", face, False) for face in t.dice(blue, 10)]


def _show(t: Table, strike: Strike, step: Literal["rolled", "defended", "done"]) -> None:
    """A moment of the attack to look at."""
    bout = strike.bout
    bout.step, bout.target, bout.bolts = step, strike.target, strike.bolts
    bout.dice = [(colour, face) for colour, face, _ in strike.faces]
    t.state.bout = bout
    t.beat()


def count(state: State, attacker: Figure | None, target: Figure, strike: Strike) -> int:
    """A3, A4: hits with supremacy, horde and night, and the bolts (SS-FULL-ATK-04, SS-FULL-ATK-05)."""
    rolled = bolts = 0
    for colour, number, _ in strike.faces:
        face = (RED if colour == "red" else BLUE)[number - 1]
        rolled += face.hit
        bolts += face.bolt
    counted = [("rolled", rolled), ("cards", strike.hits)]
    strike.hits, strike.bolts = 0, bolts
    if attacker is not None:
        counted.append(("bonus", bonus(state, attacker, "hits")))
        counted.append(("supremacy", int(dominates(state, is_hero_side(attacker), target.area))))
        counted.append(("horde", horde(state, attacker, strike.blow)))
    strike.bout.hits = [(word, n) for word, n in counted if n]
    return max(0, sum([n for _, n in counted]))


def horde(state: State, attacker: Figure, blow: Blow) -> int:
    """What others of its kind beside it add to the main attack of an enemy (SS-FULL-ENEMY-06)."""
    if type(attacker) is not Enemy or not attacker.sort.horde or blow != attacker.card.attacks["main"]:
        return 0
    return min(2, sum(one.kind == attacker.kind and one.area == attacker.area for one in state.enemies) - 1)


def hits_against(state: State, target: Figure, blow: Blow, counted: int) -> int:
    """The hits against this target: what it is weak to, resists, is immune to (SS-FULL-DEF-02)."""
    hits = counted + bonus(state, target, "hits_against")
    if type(target) is Enemy:
        sort = target.sort
        if hits >= 1 and blow.type in sort.weak:
            hits += 1
        if blow.type in sort.resist:
            hits -= 1
        if blow.type in sort.immune:
            hits = 0
    return max(0, hits)


def _others(state: State, strike: Strike, aimed: Figure) -> list[Figure]:
    """All others of the target's side within the area of effect (SS-FULL-FX-01)."""
    if strike.blow.aoe < 0:
        return []
    side = list(state.friends()) if is_hero_side(aimed) else list(state.enemies)
    return [one for one in side if one is not aimed and apart(state, aimed.area, one.area) <= strike.blow.aoe]


def _defend(t: Table, attacker: Figure | None, target: Figure, strike: Strike, counted: int) -> Flow[None]:
    """D1 to D6 for one target, and what follows."""
    state = t.state
    blow, bout = strike.blow, strike.bout
    common = list(bout.hits)
    hits = hits_against(state, target, blow, counted)
    mine = Strike(
        strike.attacker, target.id, blow, strike.source, strike.distance, strike.item,
        lethal=blow.lethal + strike.lethal, ignore=strike.ignore, bolts=strike.bolts, faces=strike.faces,
        cancel=strike.cancel if target.id == strike.target else 0, bout=bout,
    )  # fmt: skip
    play = Playing(strike.attacker, strike.item, target.id, strike=mine)
    critical = strike.bolts > 0 and hits > 0
    if critical and blow.crit is not None:
        yield from BOOK.do(t, play, blow.crit)
        hits = max(0, hits + mine.hits)
        if target.hp <= 0:
            return
    lethal = min(mine.lethal, hits)
    ordinary = max(0, hits - lethal - mine.cancel)
    cancelled = hits - lethal - ordinary
    plate = min(ordinary, max(0, armor(state, target) - mine.ignore))
    ordinary -= plate
    left = spend_shields(target, lethal)
    rest = spend_shields(target, ordinary) if not left else ordinary
    tokens = lethal + ordinary - left - rest
    bout.hits = [*common, *([("target", hits - counted)] if hits != counted else [])]
    bout.lethal, bout.defence = lethal, []
    shields = (yield from _defence_roll(t, target, rest, play)) if rest else 0
    damage = left + max(0, rest - shields)
    stopped = (("cancelled", cancelled), ("armor", plate), ("tokens", tokens), ("dice", min(shields, rest)))
    bout.stopped, bout.damage = [(word, n) for word, n in stopped if n], damage
    if t.events is not None:
        t.say(
            msg(
                "say-damage", who=figure_name(target), hits=hits, damage=damage, armor=plate, tokens=tokens,
                shields=min(shields, rest),
            )
        )  # fmt: skip
    _show(t, mine, "done")
    if damage:
        yield from lose_hp(t, target, damage, attacker)
    t.beat()
    bout.hits = common
    if attacker is not None and damage:
        yield from announce(t, Moment.ATTACK_DAMAGE, attacker, play)
    if damage and target.hp > 0 and blow.on_damage is not None:
        yield from BOOK.do(t, play, blow.on_damage)
    if critical and blow.bash and attacker is not None and target.hp > 0:
        yield from _bash(t, attacker, target)


def _defence_roll(t: Table, target: Figure, ordinary: int, play: Playing) -> Flow[int]:
    """D4, D5: a die for each ordinary hit, red ones first, and cards (SS-FULL-DEF-06, SS-FULL-DEF-07)."""
    red, blue = defence(t.state, target)
    red = min(red, ordinary)
    blue = min(blue, ordinary - red)
    strike = play.strike
    assert strike is not None
    reds, blues = t.dice(red, 10), t.dice(blue, 10)
    shields = sum([RED[face - 1].shield for face in reds]) + sum([BLUE[face - 1].shield for face in blues])
    strike.bout.defence = [("red", face) for face in reds] + [("blue", face) for face in blues]
    _show(t, strike, "defended")
    if type(target) is Hero and shields < ordinary:
        defending = Playing(target.id, target=target.id, strike=strike)
        yield from _cards(t, target, "defence", defending)
    return shields + strike.shields


def _bash(t: Table, attacker: Figure, target: Figure) -> Flow[None]:
    """The target is pushed an area away; heroes need not (SS-FULL-FX-04, SS-FX-02)."""
    state = t.state
    if type(target) is Enemy and target.rank == "master":
        return
    now = apart(state, attacker.area, target.area)
    areas = [
        to
        for to, door, barrier in state.ground.ways[target.area]
        if not door & state.closed
        and (not barrier or flies(target))
        and (not now or apart(state, attacker.area, to) > now)
        if type(target) is not Enemy or not {target.area, to} & set(state.sealed)
    ]
    if not areas:
        return
    seat = attacker.seat if type(attacker) is Hero else speaker(state)
    offered = [Into(state.ground.ids[area]) for area in areas]
    prompt = msg("ask-bash", who=figure_name(target))
    way: Into | None
    if type(attacker) is Hero:
        way = yield from pick(seat, prompt, offered, "SS-FULL-FX-04", stop=LEAVE)
    else:
        way = yield from choose(seat, prompt, offered, "SS-FULL-FX-04")
    if way is not None:
        t.say(msg("say-pushed", who=figure_name(target)))
        yield from arrive(t, target, state.ground.index[way.area])


def speaker(state: State) -> int:
    """The seat that decides for all: that of the active hero, else of the first living one."""
    if state.active != NOBODY:
        return state.heroes[state.active].seat
    living = state.living()
    return living[0].seat if living else 0
