"""What Krang's cards and Skills do, where no node expresses it."""

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.content.kinds import Enemy, Strike
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import does, named, playable, resolve
from emberhall.games.mage_knight.effects.does.combinations import pick_effect
from emberhall.games.mage_knight.effects.listening import always_waits, waits
from emberhall.games.mage_knight.effects.offers import grants, spends
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.names import enemy_name, points_name
from emberhall.games.mage_knight.rules.common import gain_crystal, throw_away, unit_of, wounds_in
from emberhall.games.mage_knight.rules.drawing import draw_cards
from emberhall.games.mage_knight.rules.foes import draw_enemy, home, token_left
from emberhall.games.mage_knight.rules.interactive_skills import RETURNABLE, put_in_the_middle
from emberhall.games.mage_knight.rules.mana import pay, pick_colour, usable
from emberhall.games.mage_knight.state import EnemyToken, Modifier, Player, SkillToken, State, Table, Unit
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLACK_BIT,
    BLOCKING,
    COLD_FIRE,
    COMBAT,
    FIRE,
    FIRE_AND_ICE,
    ICE,
    INTERACTING,
    MELEE_ATTACK,
    MOVING,
    PEACE,
    PHYSICAL,
    RESIST_FIRE,
    RESIST_ICE,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Message, choose, msg


@does(fx.Flip)
def _flip(t: Table, play: Playing, effect: fx.Flip) -> Flow[None]:
    """The token lies face down until it is turned back (MKX-KRANG-02); one that was only lent stays as it is."""
    if play.source in play.player.skills:
        play.player.skills_down.append(SkillToken(play.source))
    yield from resolve(t, play, effect.effect)


@waits(Moment.POINTS, Change.GUIDED_BLOCK)
def _guided_block(t: Table, play: Playing, change: Modifier) -> None:
    """One Block, of a card, a Skill or a Unit (MKX-KRANG-19)."""
    if play.points == "block":
        t.state.turn.mods.remove(change)
        play.n += change.n


# Ruthless Coercion


def _coerced(player: Player, points: int) -> list[Unit]:
    levels = ((unit, unit_of(unit).level) for unit in player.units if not unit.ready)
    return [unit for unit, level in levels if level <= 2 and 2 * level <= points]


@spends(
    Change.COERCION,
    "influence",
    PEACE,
    price=lambda state, player, modifier: min(
        (2 * unit_of(unit).level for unit in _coerced(player, state.turn.influence)), default=0
    ),
)
def _coerce(t: Table, play: Playing, modifier: Modifier) -> Flow[None]:
    """A Unit of Level I or II for 2 points a Level; the price of the cheapest is paid already."""
    turn = t.state.turn
    least = min(2 * unit_of(unit).level for unit in play.player.units if not unit.ready)
    units = _coerced(play.player, turn.influence + least)
    pick: ch.PickUnit = yield from choose(turn.seat, msg("ask-ready"), [ch.pick_unit(unit.card) for unit in units])
    unit = next(unit for unit in units if unit.card == pick.unit)
    turn.influence -= 2 * unit_of(unit).level - least
    unit.ready = True


# Regenerate


def _can_regenerate(state: State, play: Playing) -> bool:
    return bool(wounds_in(play.player.hand.cards)) and usable(state, play.player) != 0


@named("regenerate", timings=PEACE, needs=_can_regenerate)
def _regenerate(t: Table, play: Playing, n: int) -> Flow[None]:
    """Pay a mana to throw away a Wound; draw a card if it has this colour or you have the least Fame (MKX-KRANG-18)."""
    player = play.player
    paid = yield from pay(t, player, ALL_BASIC | BLACK_BIT)
    throw_away(t, wounds_in(player.hand.cards)[0], player.hand)
    others = [other for other in t.state.players if other is not player and not other.gone]
    if paid == n or all(other.fame > player.fame for other in others):
        yield from draw_cards(t, player, 1)


# Arcane Disguise


@named("disguise", timings=MOVING | INTERACTING)
def _disguise(t: Table, play: Playing, n: int) -> None:
    """Reputation does not count this turn (MKX-KRANG-08)."""
    turn = t.state.turn
    turn.influence -= turn.regard
    turn.regard = 0
    turn.mods.append(Modifier(Change.DISGUISED, source=play.source))


# Puppet Master


@always_waits(Moment.ENEMY_DEFEATED, "puppet_master")
def _defeated(t: Table, play: Playing) -> None:
    foe = play.foe
    if foe.summoner < 0 and "puppet_master" in play.player.skills:
        t.state.turn.mods.append(Modifier(Change.DEFEATED, source=foe.token))


def _parry(kind: Enemy) -> tuple[int, int]:
    """The element and the value of a Block with a puppet: half its Armor, by its resistances."""
    both = kind.resistances & FIRE_AND_ICE
    element = {FIRE_AND_ICE: COLD_FIRE, RESIST_FIRE: ICE, RESIST_ICE: FIRE}.get(both, PHYSICAL)
    return element, -(-(kind.lower or kind.armor) // 2)


class Puppet(ch.Choice, frozen=True, gc=False):
    """Keep a token just defeated, or use one that was kept."""

    enemy: str
    use: str

    def key(self) -> str:
        return f"puppet:{self.use}:{self.enemy}"

    def touches(self) -> tuple[str, ...]:
        return () if self.use == "keep" else (f"puppet:{self.enemy}",)

    def label(self) -> Message:
        kind, enemy = ENEMY[kind_of(self.enemy)], enemy_name(self.enemy)
        points = [
            points_name("attack", strike.element, -(-strike.value // 2)) for strike in kind.attacks if strike.summon < 0
        ]
        if self.use == "block":
            points = [points_name("block", *_parry(kind))]
        elif self.use == "attack" and not points:
            return msg("option-puppet-summons", enemy=enemy)
        return msg(f"option-puppet-{self.use}", enemy=enemy, points=tuple(points))


def _puppets(state: State, play: Playing) -> list[Puppet]:
    found: list[Puppet] = []
    for defeated in each_of(state.turn.mods, Change.DEFEATED):
        token = EnemyToken(defeated.source)
        if token in state.enemies_out[home(state, token)]:
            found.append(Puppet(token, "keep"))
    use = "attack" if play.timing & MELEE_ATTACK else "block" if play.timing & BLOCKING else ""
    if use:
        found += [Puppet(token, use) for token in play.player.puppets]
    return found


@named("puppet_master", timings=PEACE | COMBAT, needs=lambda state, play: bool(_puppets(state, play)))
def _puppet_master(t: Table, play: Playing, n: int) -> Flow[None]:
    """Only Armor, attack values and elements count (MKX-KRANG-11 to MKX-KRANG-16)."""
    state, player = t.state, play.player
    pick: Puppet = yield from choose(state.turn.seat, msg("ask-puppet"), _puppets(state, play))
    token = EnemyToken(pick.enemy)
    kind = ENEMY[kind_of(token)]
    if pick.use == "keep":
        state.enemies_out[home(state, token)].remove(token)
        player.puppets.append(token)
        return
    player.puppets.remove(token)
    state.enemies_out[home(state, token)].add(token)
    if pick.use == "block":
        element, points = _parry(kind)
        yield from resolve(t, play, fx.Block(points, element))
        return
    for strike in kind.attacks:
        strikes: tuple[Strike, ...] = (strike,)
        if strike.summon >= 0:  # a token is drawn, and its attacks used (MKX-KRANG-14)
            if not token_left(t, strike.summon):
                continue
            drawn = draw_enemy(t, strike.summon)
            state.enemies_out[strike.summon].add(drawn)
            strikes = ENEMY[kind_of(drawn)].attacks
        for each in strikes:
            if each.summon < 0:
                pull = Modifier(Change.PUPPET_ATTACK, -(-each.value // 2), each.element, play.source)
                state.turn.mods.append(pull)


class PullStrings(ch.Choice, frozen=True, gc=False):
    """Attack with a puppet: all its attacks may go against one enemy or several (MKX-KRANG-16)."""

    n: int
    element: int

    def key(self) -> str:
        return f"pull_strings:{self.n}:{self.element}"


@grants(Change.PUPPET_ATTACK, PullStrings)
def _strings(state: State, who: Acting) -> list[PullStrings]:
    if not who.timing & MELEE_ATTACK:
        return []
    pulls = each_of(state.turn.mods, Change.PUPPET_ATTACK)
    return list(dict.fromkeys(PullStrings(pull.n, pull.arg) for pull in pulls))


@_strings.does
def _pull(t: Table, who: Acting, option: PullStrings) -> Flow[None]:
    player, timing = who.player, who.timing
    mods = t.state.turn.mods
    pull = next(m for m in each_of(mods, Change.PUPPET_ATTACK) if (m.n, m.arg) == (option.n, option.element))
    mods.remove(pull)
    play = Playing(player, timing, pull.source, origin="skill")
    yield from resolve(t, play, fx.Attack(option.n, element=option.element))


# Master of Chaos

#: The wheel, clockwise: blue, green, black, white, red, gold.
WHEEL: tuple[fx.Effect, ...] = (
    fx.Block(3),
    fx.Move(1),
    fx.ranged(1, COLD_FIRE),
    fx.Influence(2),
    fx.Attack(2),
)


def _next_effects(play: Playing) -> tuple[fx.Effect, ...]:
    at = (play.player.wheel + 1) % 6
    return WHEEL if at == 5 else (WHEEL[at],)


def _turns(state: State, play: Playing) -> bool:
    return any(playable(state, play, effect) for effect in _next_effects(play))


@named("master_of_chaos", needs=_turns)
def _master_of_chaos(t: Table, play: Playing, n: int) -> Flow[None]:
    """Move the Shield one step; the colour it reaches takes effect, gold as any colour."""
    effect = yield from pick_effect(t, play, _next_effects(play))
    play.player.wheel = (play.player.wheel + 1) % 6
    play.player.wheel_rests, play.player.wheel_used = False, True
    if effect is not None:
        yield from resolve(t, play, effect)


# interactive Skills


@named("mana_suppression")
def _mana_suppression(t: Table, play: Playing, n: int) -> None:
    put_in_the_middle(t, play.source)


def _basic_used(state: State, play: Playing) -> bool:
    return bool(state.turn.mana_used & ALL_BASIC)


@named("mana_enhancement", needs=_basic_used)
def _mana_enhancement(t: Table, play: Playing, n: int) -> Flow[None]:
    """A crystal of a colour of mana spent this turn; another hero may have a token of it."""
    colour = yield from pick_colour(t, t.state.turn.mana_used & ALL_BASIC, "ask-crystal")
    gain_crystal(t, play.player, colour)
    put_in_the_middle(t, play.source, colour)


RETURNABLE["mana_enhancement"] = lambda state, player, timing: True
