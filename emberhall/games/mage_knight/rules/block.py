"""The Block phase."""

from functools import cache

from emberhall.effects import use_up
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.effects.book import BOOK
from emberhall.games.mage_knight.effects.playing import about
from emberhall.games.mage_knight.rules.damage import abilities, start_damage
from emberhall.games.mage_knight.rules.deeds import plays
from emberhall.games.mage_knight.rules.elements import block_worth
from emberhall.games.mage_knight.rules.foes import (
    beat,
    block_attack,
    blocked,
    combat_of,
    draw_enemy,
    in_stock,
    lower_attack,
    make_foe,
    of_faction,
    present,
    threats,
    token_left,
)
from emberhall.games.mage_knight.rules.influence_in_battle import bribery, bribes
from emberhall.games.mage_knight.rules.interactive_skills import avenged
from emberhall.games.mage_knight.rules.leaders import leader_of, strikes_of
from emberhall.games.mage_knight.rules.seals import seal
from emberhall.games.mage_knight.rules.unpredictable_combats import show_die
from emberhall.games.mage_knight.state import LEADER, THREATENS, Combat, Foe, Modifier, Player, State, Table
from emberhall.games.mage_knight.terms import (
    BLOCK_IDLE,
    BLOCKING,
    CUMBERSOME,
    FACTIONS,
    INFLUENCE_USE,
    MOVE_USE,
    SUMMON,
    SWIFT,
    Change,
    Moment,
)
from emberhall.kernel import NOWHERE, Flow, Menu, Offer, Option, Word, always, gathered, msg, offer

_PROMPT = msg("ask-block")
_PROMPT_ASSEMBLE = msg("ask-assemble-block")


def start_block(t: Table) -> None:
    """Summoners draw their monsters, which stand in for them until the Attack phase (MK-BLOCK-03, MK-BLOCK-04)."""
    state, combat = t.state, combat_of(t.state)
    state.phase = "block"
    combat.felled = []
    show_die(t, "block")
    for i in present(combat):
        _summon(t, combat, i)
    if state.lasting and avenged(state):
        _rise(t, combat, 1)
        state.turn.mods.append(Modifier(Change.VENGEANCE))


def _rise(t: Table, combat: Combat, n: int) -> None:
    """Nature's Vengeance: in the Block phase the attacks on other heroes are 1 higher."""
    for i, j in threats(combat):
        combat.foes[i].attacks[j].value += n


def end_block(t: Table) -> None:
    """The Block phase is over."""
    if use_up(t.state.turn.mods, Change.VENGEANCE) is not None:
        _rise(t, combat_of(t.state), -1)
    start_damage(t)


def _summon(t: Table, combat: Combat, index: int) -> None:
    foe = combat.foes[index]
    if not foe.abilities & SUMMON:
        return
    kind = ENEMY[kind_of(foe.token)]
    strikes, faction = kind.attacks, FACTIONS.index(kind.faction) if kind.faction else -1
    if foe.at == LEADER:
        strikes, faction = strikes_of(t.state, foe), leader_of(t.state, foe).faction
    for strike, attack in zip(strikes, foe.attacks, strict=True):
        pile = strike.summon
        if pile >= 0 and faction >= 0:  # those of its own faction (MKX-FACTION-04)
            pile = in_stock(t, of_faction(t.state, faction, pile))
        if pile >= 0 and attack.state == THREATENS and token_left(t, pile):
            token = draw_enemy(t, pile)
            combat.drawn.add(token)
            monster = make_foe(token, NOWHERE, defender=foe.defender)
            monster.summoner = index
            monster.fame = 0
            combat.foes.append(monster)
            foe.away = True


def block_value(combat: Combat, element: int) -> int:
    """What the assembled Block is worth against an attack of an element (MK-BLOCK-16)."""
    return block_worth(combat.block, (element,))


def block_needed(foe: Foe, index: int) -> int:
    """The Block that stops an attack; a Swift one needs twice its value (MK-BLOCK-17, MK-BLOCK-18)."""
    value = foe.attacks[index].value
    return 2 * value if foe.abilities & SWIFT else value


def block_phase(t: Table) -> Flow[None]:
    """One decision of the Block phase."""
    state, combat = t.state, combat_of(t.state)
    player = state.players[state.turn.seat]
    idle = combat.blocking[0] < 0
    if idle and not threats(combat):
        end_block(t)
        return
    move_use = 0
    for k in present(combat):
        if _cumbersome(combat.foes[k]):
            move_use = MOVE_USE
    who = Acting(player, (BLOCK_IDLE if idle else BLOCKING) | move_use | bribery(state, player, combat))
    menu, prompt = (_idle(), _PROMPT) if idle else (_blocking(), _PROMPT_ASSEMBLE)
    yield from menu.ask(t, who, state.turn.seat, prompt, "MK-BLOCK-01")
    i, j = combat.blocking
    if i >= 0 and combat.foes[i].attacks[j].state != THREATENS:
        _clear(combat)
    if combat.doomed:
        destroy_doomed(t, player)


def destroy_doomed(t: Table, player: Player) -> None:
    """Destroy enemies that were doomed once all their attacks are blocked."""
    combat = combat_of(t.state)
    for i in tuple(combat.doomed):
        if blocked(combat.foes[i]):
            combat.doomed.remove(i)
            if not combat.foes[i].beaten:
                beat(t, player, combat.foes[i])


def _open(state: State, who: Acting) -> list[Option]:
    """The attacks that threaten, without those given up; what can be played; the end of the phase."""
    combat = combat_of(state)
    threatening = threats(combat)
    found: list[Option] = []
    for i, j in threatening:
        if 100 * i + j not in combat.passed:
            foe = combat.foes[i]
            attack = foe.attacks[j]
            found.append(ch.PickAttack(i, j, foe.token, attack.value, attack.element, "block"))
    if who.timing & INFLUENCE_USE:
        found += bribes.options(state, who)
    found += plays().options(state, who)
    if state.seals:
        found += seal.options(state, who)
    left = dict.fromkeys([combat.foes[i].token for i, _ in threatening])
    found.append(ch.EndPhase("block", tuple(left)))
    return found


_to_block: Offer[State, Acting, Option] = Offer((ch.PickAttack, ch.EndPhase), _open)


@offer(ch.PARRY, ch.SPEND_MOVE)
def _against_it(state: State, who: Acting) -> list[Word]:
    """Block the attack once the Block is high enough, or lower a Cumbersome one with a Move point."""
    combat = combat_of(state)
    i, j = combat.blocking
    foe = combat.foes[i]
    enough = block_value(combat, foe.attacks[j].element) >= block_needed(foe, j)
    found = [ch.PARRY] if enough else []
    if abilities(foe, j) & CUMBERSOME and state.turn.move:
        found.append(ch.SPEND_MOVE)
    return found


_giving_up = always(ch.GIVE_UP)


@_to_block.does(ch.PickAttack)
def _face(t: Table, who: Acting, option: ch.PickAttack) -> None:
    combat_of(t.state).blocking = (option.foe, option.attack)


@_against_it.does(ch.SPEND_MOVE)
def _spend_move(t: Table, who: Acting, option: Option) -> None:
    """A Cumbersome enemy's attack falls with each Move point (MK-ABIL-13)."""
    combat = combat_of(t.state)
    i, j = combat.blocking
    t.state.turn.move -= 1
    lower_attack(t, combat.foes[i], j, 1)


@_giving_up.does
def _give_up(t: Table, who: Acting, option: Option) -> None:
    """The points are lost (MK-BLOCK-22, MK-BLOCK-26)."""
    combat = combat_of(t.state)
    i, j = combat.blocking
    if not any(combat.block):
        combat.passed.append(100 * i + j)
    _clear(combat)


@_to_block.does(ch.EndPhase)
def _end_phase(t: Table, who: Acting, option: Option) -> None:
    end_block(t)


def _cumbersome(foe: Foe) -> bool:
    """Whether Move points lower an attack of the foe."""
    return any(abilities(foe, j) & CUMBERSOME for j in range(len(foe.attacks)))


@_against_it.does(ch.PARRY)
def _parry(t: Table, who: Acting, option: Option) -> None:
    """The block succeeds: no damage from this attack (MK-BLOCK-02)."""
    player = who.player
    combat = combat_of(t.state)
    i, j = combat.blocking
    foe = combat.foes[i]
    excess = block_value(combat, foe.attacks[j].element) - block_needed(foe, j)
    block_attack(t, foe, j)
    if combat.riders:
        play = about(player, [foe])
        play.n = excess
        BOOK.apply(t, Moment.BLOCK_SUCCEEDS, play)
    _clear(combat)


def _clear(combat: Combat) -> None:
    combat.blocking = (-1, -1)
    combat.block = [0] * 4
    combat.given = []
    combat.riders = []


@cache
def _idle() -> Menu[State, Acting]:
    return Menu(gathered(_open, _to_block, bribes, plays(), seal))


@cache
def _blocking() -> Menu[State, Acting]:
    return Menu(_against_it, bribes, plays(), _giving_up)
