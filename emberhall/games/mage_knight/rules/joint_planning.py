"""How several heroes share Volkare's troops, in his camp or wherever he is."""

from typing import TypeAlias

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content.volkare import ELITE
from emberhall.games.mage_knight.ground import adjacent
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.joint_assault import agrees, from_seat
from emberhall.games.mage_knight.state import EnemyToken, Joint, State, Stormer, Table
from emberhall.games.mage_knight.terms import PILES
from emberhall.kernel import FaceDown, Flow, Message, choose, msg

Zones: TypeAlias = list[FaceDown[EnemyToken]]
#: The questions to those invited to take part.
ATTACK, DEFEND = "ask-volkare-agree", "ask-volkare-defend"
#: By seat: how many elite (True) and regular tokens it faces.
Shares: TypeAlias = dict[int, dict[bool, int]]


def companions(state: State, at: int) -> list[int]:
    """The other heroes beside a space who could take part in an attack, in Round Order (MKX-VCOOP-04, MKX-VCOOP-08)."""
    return [
        seat
        for seat in from_seat(state, state.turn.seat)[1:]
        if adjacent(state.players[seat].at, at) and not state.players[seat].skips
    ]


def groups(zones: Zones) -> dict[bool, Zones]:
    """Elite troops apart from regular ones (MKX-VCOOP-05)."""
    found: dict[bool, Zones] = {True: [], False: []}
    for zone in zones:
        found[zone.pool in (PILES[pile] for pile in ELITE)].append(zone)
    return found


def share_out(t: Table, zones: Zones, seat: int, others: list[int], agree: str) -> Flow[Shares | None]:
    """One hero proposes who faces how many; everyone who gets some must agree.

    MKX-VCOOP-02, MKX-VCOOP-06, MKX-VDEF-02, MKX-VDEF-04, MKX-VDEF-05.

    A hero who gets none takes no part. None: someone refuses, or nobody else gets any.
    """
    left = {elite: len(group) for elite, group in groups(zones).items()}
    shares: Shares = {seat: left}
    for other in others:
        hero = t.state.players[other].hero
        share: dict[bool, int] = {}
        for elite, kind in ((True, ch.Elite), (False, ch.Regular)):
            most = min(left[elite], sum(left.values()) - 1)  # one at least for the hero who began
            prompt = msg("ask-volkare-share", hero=name("hero", hero))
            pick: ch.Share = yield from choose(seat, prompt, [kind(hero, n) for n in range(most + 1)], "MKX-VCOOP-06")
            share[elite] = pick.n
            left[elite] -= pick.n
        if sum(share.values()):
            shares[other] = share
    leader = _hero(t, seat)
    for other, share in list(shares.items())[1:]:
        prompt = msg(agree, hero=leader, elite=share[True], regular=share[False])
        if not (yield from agrees(t, other, prompt, wounded=agree == DEFEND)):
            t.say(msg("say-defence-refused" if agree == DEFEND else "say-joint-refused", hero=_hero(t, other)))
            return None
    return shares if len(shares) > 1 else None


def _hero(t: Table, seat: int) -> Message:
    return name("hero", t.state.players[seat].hero)


def deal_army(t: Table, zones: Zones, shares: Shares) -> list[Stormer]:
    """Each group is shuffled and dealt; then his die is rolled, once for all.

    MKX-VCOOP-07, MKX-VCOOP-11, MKX-VPLAN-01.
    """
    state = t.state
    dealt = groups(zones)
    for group in dealt.values():
        state.rng.shuffle(group)
        for zone in group:
            zone.known.clear()
    zones.clear()
    for share in shares.values():
        for elite, n in share.items():
            zones += dealt[elite][:n]
            del dealt[elite][:n]
    state.volkare_die = t.below(6)
    return [Stormer(seat, sum(share.values()), state.players[seat].at) for seat, share in shares.items()]


def propose_attack(t: Table, at: int, zones: Zones) -> Flow[None]:
    """The hero whose turn it is proposes to attack together; the others lose their next turn.

    MKX-VCOOP-01 to MKX-VCOOP-08.
    """
    state, turn = t.state, t.state.turn
    shares = yield from share_out(t, zones, turn.seat, companions(state, at), ATTACK)
    if shares is None:
        turn.refused.append((at,))
        return
    stormers = deal_army(t, zones, shares)
    for stormer in stormers[1:]:
        state.players[stormer.seat].skips = True
    state.joint = Joint(at, stormers)
    state.phase = "storm"
    t.say(msg("say-attacks-volkare", hero=name("hero", state.players[turn.seat].hero)))


def share_of(joint: Joint, zones: Zones) -> Zones:
    """The tokens for the hero who fights now: they lie in the order of the fights, those already fought first."""
    to_come = sum(stormer.share for stormer in joint.stormers[joint.now :])
    first = len(zones) - to_come
    return zones[first : first + joint.stormers[joint.now].share]
