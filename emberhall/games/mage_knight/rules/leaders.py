"""The leaders of the factions: their Levels in combat, how they lose them, attacks on them, alone and together."""

from emberhall.effects import each_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content.kinds import Strike
from emberhall.games.mage_knight.content.tezla import FAME_PER_LEVEL, LEADER_LEVELS, retinue
from emberhall.games.mage_knight.ground import adjacent
from emberhall.games.mage_knight.names import enemy_name, name
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.combat_outcome import withdraw
from emberhall.games.mage_knight.rules.combat_start import begin_combat, provoke
from emberhall.games.mage_knight.rules.common import gain_fame
from emberhall.games.mage_knight.rules.foes import (
    armor,
    draw_enemy,
    in_stock,
    make_foe,
    of_faction,
    token_left,
)
from emberhall.games.mage_knight.rules.joint_assault import agrees, from_seat, turn_of
from emberhall.games.mage_knight.state import (
    LEADER,
    Assault,
    EnemyToken,
    Foe,
    Joint,
    Leader,
    Modifier,
    Player,
    State,
    Stormer,
    Table,
)
from emberhall.games.mage_knight.terms import ELUSIVE, FACTIONS, Change
from emberhall.kernel import Flow, Option, Word, msg, offer, pick

#: A battle with a leader and its retinue, as a kind of combat.
ATTACKED = "leader"


def leader_at(state: State, at: int) -> Leader | None:
    """The leader on a space."""
    if state.factions is None:
        return None
    return next((leader for leader in state.factions.leaders if leader.at == at and leader.level), None)


def leader_of(state: State, foe: Foe) -> Leader:
    """The leader that a foe is."""
    return next(leader for leader in factions_of(state).leaders if token_of(leader) == foe.token)


def token_of(leader: Leader) -> EnemyToken:
    """The name of the leader as a foe."""
    return EnemyToken(f"{FACTIONS[leader.faction]}_leader")


def leader_appears(t: Table, faction: int, at: int) -> None:
    """The leader is found, with its retinue face up (MKX-LIFE-21, MKX-LEADER-05, MKX-LEADER-18)."""
    state = t.state
    leader = next(leader for leader in factions_of(state).leaders if leader.faction == faction)
    leader.at = at
    for pile in retinue(faction, leader.start):
        stock = in_stock(t, of_faction(state, faction, pile))
        if token_left(t, stock):
            state.places[at].enemies.add(draw_enemy(t, stock))
    t.say(msg("say-leader-appears", enemy=enemy_name(token_of(leader)), level=leader.level))
    t.beat()


# in combat


def make_leader(leader: Leader) -> Foe:
    """The leader at the Level marked (MKX-LEADER-03, MKX-LEADER-14); an Elusive one has twice its lower Armor."""
    level = LEADER_LEVELS[leader.faction][leader.level - 1]
    elusive = level.abilities & ELUSIVE
    attacks = [Assault(strike.value, strike.element) for strike in level.attacks]
    high = 2 * level.armor if elusive else level.armor
    token = token_of(leader)
    return Foe(token, LEADER, high, level.armor, level.abilities, level.resistances, attacks, FAME_PER_LEVEL)


def strikes_of(state: State, foe: Foe) -> tuple[Strike, ...]:
    """The attacks of a leader as printed at its Level."""
    leader = leader_of(state, foe)
    return LEADER_LEVELS[leader.faction][leader.level - 1].attacks


def levels_left(leader: Leader) -> int:
    """How many Levels are not marked with a Shield yet."""
    return leader.start - len(leader.shields)


def may_be_struck(state: State) -> bool:
    """All attacks on a leader in one phase are one attack (MKX-LEADER-11)."""
    return not any(one.source == state.phase for one in each_of(state.turn.mods, Change.LEADER_STRUCK))


def strike_leader(t: Table, player: Player, foe: Foe, spare: int) -> None:
    """Take a Level each time the attack reaches the Armor, and mark it with a Shield.

    MKX-LEADER-07 to MKX-LEADER-10, MKX-LEADER-19.

    `spare` is what the attack was worth beyond the Armor of all its targets.
    """
    state = t.state
    leader = leader_of(state, foe)
    lost = min(levels_left(leader), 1 + spare // armor(state, foe))
    leader.shields += [state.turn.seat] * lost
    state.turn.mods.append(Modifier(Change.LEADER_STRUCK, source=state.phase))
    t.say(msg("say-leader-struck", hero=name("hero", player.hero), enemy=enemy_name(foe.token), n=lost))
    gain_fame(t, player, FAME_PER_LEVEL * lost)
    if not levels_left(leader):
        foe.beaten = True  # it attacks no more (MKX-LEADER-15)


def attack_leader(t: Table, player: Player, provoked: list[int]) -> None:
    """A hero comes to the leader: it fights, with its retinue or a share of it (MKX-LIFE-22, MKX-LCOOP-06)."""
    state = t.state
    combat = begin_combat(t, player.at, ATTACKED)
    leader = leader_at(state, player.at)
    t.say(msg("say-attacks-leader", hero=name("hero", player.hero)))
    combat.foes = [make_foe(token, player.at, defender=True) for token in _share(state, player.at)]
    if leader is not None and levels_left(leader):
        combat.foes.append(make_leader(leader))
    provoke(t, player, provoked)


def _share(state: State, at: int) -> list[EnemyToken]:
    """The tokens for the hero who fights now."""
    tokens, joint = state.places[at].enemies.cards, state.joint
    if joint is None:
        return tokens
    to_come = sum(stormer.share for stormer in joint.stormers[joint.now :])
    first = len(tokens) - to_come
    return tokens[first : first + joint.stormers[joint.now].share]


def leader_battle_over(t: Table, at: int) -> bool:
    """Move the marker; the leader may be defeated. Whether the site is free now (MKX-LEADER-16, MKX-LEADER-17)."""
    state = t.state
    leader = next(leader for leader in factions_of(state).leaders if leader.at == at)
    if leader.level:
        leader.level = levels_left(leader)
        if not leader.level:
            t.say(msg("say-leader-beaten", enemy=enemy_name(token_of(leader))))
            t.beat()
    return not leader.level and not state.places[at].enemies


# together


@offer(ch.STORM_LEADER)
def joint_attack(state: State, who: Acting) -> list[Word]:
    """Attack a leader with other heroes beside it (MKX-LCOOP-01, MKX-LCOOP-04)."""
    if state.round_turns >= 0 or state.game_turns >= 0 or state.joint is not None:
        return []
    player = who.player
    near = (leader.at for leader in factions_of(state).leaders if leader.level and adjacent(player.at, leader.at))
    able = any((at,) not in state.turn.refused and _companions(state, at) for at in near)
    return [ch.STORM_LEADER] if able else []


def _companions(state: State, at: int) -> list[int]:
    """The other heroes beside the leader who could take part, in Round Order."""
    return [
        seat
        for seat in from_seat(state, state.turn.seat)[1:]
        if adjacent(state.players[seat].at, at) and not state.players[seat].skips
    ]


@joint_attack.does
def _propose(t: Table, who: Acting, option: Option) -> Flow[None]:
    """Invite heroes and share out the retinue; all must agree (MKX-LCOOP-02, MKX-LCOOP-03)."""
    player = who.player
    state, turn = t.state, t.state.turn
    at = next(leader.at for leader in factions_of(state).leaders if leader.level and adjacent(player.at, leader.at))
    left = len(state.places[at].enemies)
    shares: dict[int, int] = {}
    for seat in _companions(state, at):
        hero = state.players[seat].hero
        picks = [ch.Share(hero, n) for n in range(left + 1)]
        prompt = msg("ask-leader-share", hero=name("hero", hero))
        share = yield from pick(turn.seat, prompt, picks, "MKX-LCOOP-02", stop=ch.SKIP, stop_first=True)
        if share is not None:
            shares[seat] = share.n
            left -= share.n
    for seat, n in shares.items():
        if not (yield from agrees(t, seat, msg("ask-leader-agree", hero=name("hero", player.hero), n=n))):
            t.say(msg("say-joint-refused", hero=name("hero", state.players[seat].hero)))
            shares = {}
            break
    if not shares:
        turn.refused.append((at,))
        return
    state.rng.shuffle(state.places[at].enemies.cards)
    seats = {turn.seat: left, **shares}
    stormers = [Stormer(seat, n, state.players[seat].at) for seat, n in seats.items()]
    for stormer in stormers[1:]:
        state.players[stormer.seat].skips = True
    state.joint = Joint(at, stormers)
    state.phase = "storm"
    t.say(msg("say-attacks-leader", hero=name("hero", player.hero)))


def attackers_return(state: State) -> None:
    """All heroes of a cooperative attack go back where they stood (MKX-LCOOP-09)."""
    assert state.joint is not None
    for stormer in state.joint.stormers:
        player = state.players[stormer.seat]
        if player.at == state.joint.at:
            withdraw(player, turn_of(state, stormer.seat), stormer.back)
