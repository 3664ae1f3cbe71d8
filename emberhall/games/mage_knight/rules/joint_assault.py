"""Joint city assault: inviting, sharing out the defenders, how it ends. The fights: joint_assault_turns.py."""

from itertools import product

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.ground import ground
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.cities import beside, conquer, parts, whole
from emberhall.games.mage_knight.rules.combat_outcome import withdraw
from emberhall.games.mage_knight.rules.common import others_in
from emberhall.games.mage_knight.rules.outside_turn import answers_of, use_before_turn
from emberhall.games.mage_knight.rules.scenario import special_of
from emberhall.games.mage_knight.state import DUMMY, Joint, State, Stormer, Table, Turn
from emberhall.kernel import NO, YES, Flow, Message, Option, ask, choose, msg, offer


@offer(ch.JointAssault)
def joint_actions(state: State, who: Acting) -> list[ch.JointAssault]:
    """The cities that the hero may propose to assault together with others.

    MK-JOINT-02, MK-JOINT-03, MK-JOINT-04, MK-JOINT-05.
    """
    if len(state.players) == 1:
        return []
    player = who.player
    near = ground(state).cities.get(player.at)
    if near is None or any(other.at == player.at for other in state.players if other is not player):
        return []
    cities = dict.fromkeys(whole(state, at)[0] for at in near if at in state.places)
    return [ch.JointAssault(at) for at in cities if proposals(state, at)]


def _invitable(state: State, at: int) -> list[int]:
    """The seats that could take part, as far as all can see, in Round Order after the initiator.

    MK-JOINT-07, MK-JOINT-08.
    """
    initiator = state.turn.seat
    city = state.places[at]
    found = []
    for seat in from_seat(state, initiator):
        if seat == initiator:
            continue
        player = state.players[seat]
        if beside(at, city, player.at) and not player.skips:
            found.append(seat)
    return found


def from_seat(state: State, seat: int) -> list[int]:
    """The seats in Round Order, beginning with this one (MK-JOINT-16)."""
    first = state.order.index(seat)
    return [other for other in state.order[first:] + state.order[:first] if other >= 0]


def proposals(state: State, at: int) -> list[tuple[int, ...]]:
    """The ways to share out the defenders, as numbers by seat; a refused one is not proposed again.

    One at least for the initiator and for each of those invited (MK-JOINT-10, MK-JOINT-11).
    """
    if state.round_turns >= 0 or state.game_turns >= 0 or state.joint is not None:  # MK-JOINT-03
        return []
    city = state.places[at]
    n = len(city.garrison)
    if n < 2 or city.conquered or city.site == "camp":  # MKX-CAMP-09
        return []
    initiator, invitable = state.turn.seat, _invitable(state, at)
    found = []
    for shares in product(range(n), repeat=len(invitable)):
        if 0 < sum(shares) < n:
            proposal = [0] * len(state.players)
            for seat, share in zip(invitable, shares, strict=True):
                proposal[seat] = share
            proposal[initiator] = n - sum(shares)
            if (at, *proposal) not in state.turn.refused:
                found.append(tuple(proposal))
    return found


@joint_actions.does
def _propose(t: Table, who: Acting, option: ch.JointAssault) -> Flow[None]:
    yield from propose(t, option.at)


def propose(t: Table, at: int) -> Flow[bool]:
    """Invite others, say how many defenders each would fight, and hear whether all agree.

    MK-JOINT-10, MK-JOINT-11, MK-JOINT-12, MK-JOINT-13.
    """
    state = t.state
    initiator = state.turn.seat
    left = proposals(state, at)
    for seat in _invitable(state, at):
        hero = state.players[seat].hero
        shares = [ch.Share(hero, n) for n in sorted({proposal[seat] for proposal in left})]
        prompt = msg("ask-joint-share", hero=name("hero", hero))
        share: ch.Share = yield from choose(initiator, prompt, shares, "MK-JOINT-11")
        left = [proposal for proposal in left if proposal[seat] == share.n]
    proposal = left[0]
    hero = state.players[initiator].hero
    for seat in from_seat(state, initiator)[1:]:
        if proposal[seat]:
            prompt = msg("ask-joint-agree", hero=name("hero", hero), n=proposal[seat], of=sum(proposal))
            if not (yield from agrees(t, seat, prompt)):
                state.turn.refused.append((at, *proposal))
                t.say(msg("say-joint-refused", hero=name("hero", state.players[seat].hero)))
                return False
    _agreed(t, at, proposal)
    return True


def agrees(t: Table, seat: int, prompt: Message, *, wounded: bool = False) -> Flow[bool]:
    """Hear whether this seat agrees; it may first use what can be used in another player's turn (MK-TURN-02).

    A player with only Wounds in hand cannot (MK-JOINT-09), unless `wounded`.
    """
    player = t.state.players[seat]
    while True:
        able = wounded or others_in(player.hand.cards)
        options: list[Option] = [YES, NO] if able else [NO]
        chosen = yield from ask(seat, prompt, options + answers_of(t.state, seat), "MK-JOINT-12")
        if chosen is YES or chosen is NO:
            return chosen is YES
        yield from use_before_turn(t, player, chosen)


def _agreed(t: Table, at: int, proposal: tuple[int, ...]) -> None:
    """Round Order tokens are turned down, the defenders dealt out unseen (MK-JOINT-14, MK-JOINT-15)."""
    state = t.state
    city = state.places[at]
    state.rng.shuffle(city.garrison)
    for zone in city.garrison:
        zone.known.clear()
    seats = [seat for seat in from_seat(state, state.turn.seat) if proposal[seat]]
    stormers = [Stormer(seat, proposal[seat], state.players[seat].at) for seat in seats]
    for seat in seats[1:]:
        state.players[seat].skips = True
    state.joint = Joint(at, stormers)
    state.phase = "storm"
    t.say(msg("say-joint-assault", hero=name("hero", state.players[seats[0]].hero), n=len(seats)))


def joint_of(state: State) -> Joint:
    """The joint assault under way."""
    assert state.joint is not None
    return state.joint


def next_stormer(t: Table) -> None:
    """The next one fights when all phases of a combat are over; after the last it is decided.

    MK-JOINT-16, MK-JOINT-17.
    """
    state, joint = t.state, joint_of(t.state)
    joint.now += 1
    if joint.now == len(joint.stormers):
        _decide(t)
        return
    state.waiting.append(state.turn)
    state.turn = Turn(joint.stormers[joint.now].seat)
    state.phase = "volkare_called" if joint.defence else "called"


def _decide(t: Table) -> None:
    """The city is conquered, or all heroes go back where they came from (MK-JOINT-24, MK-JOINT-25)."""
    state, joint = t.state, joint_of(t.state)
    seats = [stormer.seat for stormer in joint.stormers]
    if not special_of(state).stormed(t):
        _decide_city(t, joint)
    if joint.defence and state.volkare is not None:  # a hero who prepared quickly has no turn to end
        seats = state.volkare.long
    joint.ends = [seat for seat in state.order if seat in seats]
    state.waiting.append(state.turn)
    if joint.ends:
        _next_end(state)
    else:
        _over(state)
        special_of(state).turn_ended(t)


def _decide_city(t: Table, joint: Joint) -> None:
    state = t.state
    city = state.places[joint.at]
    back = joint.stormers
    if not city.garrison:
        conquer(state, joint.at)
        t.say(msg("say-city-conquered"))
        back = back[1:] if city.site == "camp" else []  # MKX-CAMP-16
    for stormer in back:
        player = state.players[stormer.seat]
        if player.at in parts(joint.at, city):
            withdraw(player, turn_of(state, stormer.seat), stormer.back)
    state.volkare_die = -1


def turn_of(state: State, seat: int) -> Turn:
    return next(turn for turn in (state.turn, *state.waiting) if turn.seat == seat)


def _next_end(state: State) -> None:
    """The next one may still play Healing and Special effects, and ends the turn (MK-JOINT-26, MK-JOINT-27)."""
    seat = joint_of(state).ends[0]
    state.turn = turn_of(state, seat)
    state.waiting.remove(state.turn)
    state.phase = "after"


def all_ended(t: Table) -> bool:
    """A turn is ended; True if it was the last one: the turn of the initiator is over with it."""
    state, joint = t.state, joint_of(t.state)
    joint.ends.pop(0)
    state.waiting.append(state.turn)
    if joint.ends:
        _next_end(state)
        return False
    _over(state)
    return True


def _over(state: State) -> None:
    """Back to the turn of the hero who began it; in a defence Volkare's turn waits."""
    state.turn = turn_of(state, joint_of(state).stormers[0].seat)
    state.waiting = [turn for turn in state.waiting if turn.seat == DUMMY]
    state.joint = None
