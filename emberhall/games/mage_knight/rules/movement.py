"""Movement: where a hero may go, and what a step leads to."""

from collections.abc import Iterator

from emberhall.effects import each_of, lasts, use_up
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import ADJACENT, STEPS, Ground, Walk, centre, distance, ground, towards
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.rules.ambush import ambushed, lurkers, pounces
from emberhall.games.mage_knight.rules.combat_start import assault_site, fight_rampaging
from emberhall.games.mage_knight.rules.common import card_of, discard, gain_crystal, others_in
from emberhall.games.mage_knight.rules.exploring import look_around, open_slots, reveal
from emberhall.games.mage_knight.rules.hero_combat import attack_hero
from emberhall.games.mage_knight.rules.mana import pick_colour, sky
from emberhall.games.mage_knight.rules.safe_spaces import closed, embattled, is_fortress, near_foes, reach, shared
from emberhall.games.mage_knight.rules.scenario import scenario_of, special_of
from emberhall.games.mage_knight.rules.teams import may_fight, owned
from emberhall.games.mage_knight.state import Place, Player, State, Table, Turn
from emberhall.games.mage_knight.terms import ALL_BASIC, CITY, EXPLORE_COST, INFLUENCE_USE, Change
from emberhall.geometry.paths import cheapest
from emberhall.kernel import Flow, Message, msg, offer, pick


@offer(ch.Walk, ch.Explore)
def steps(state: State, who: Acting) -> list[ch.Choice]:
    """The spaces the hero can move to and the tiles it can reveal with its Move points."""
    turn, player = state.turn, who.player
    out: list[ch.Choice] = []
    if turn.still:
        return out
    at, land = player.at, ground(state)
    bent = eased = far = False
    if turn.mods:
        bent, eased = lasts(turn.mods, Change.SPACE_BENDING), lasts(turn.mods, Change.DRUIDIC_PATH)
        far = bent or lasts(turn.mods, Change.FAR_EXPLORING)
    if turn.move + eased >= min(turn.costs):
        _walks(state, at, turn.move, out, bent=bent, eased=eased)
    if at in land.slots or far:
        move = turn.move
        if special_of(state).uses & INFLUENCE_USE:
            move += turn.influence  # MKX-VALLEY-07
        if move >= explore_cost(state):
            slots = open_slots(state, at, far=far)
            out.extend(ch.explore(slot.a, slot.b, towards(at, centre(slot.a, slot.b))) for slot in slots)
    return out


def _walks(
    state: State, at: int, move: int, out: list[ch.Choice] | list[ch.Walk], *, bent: bool = False, eased: bool = False
) -> None:
    """Add the spaces that a hero there can move to, with Space Bending, or with one made cheaper by a Skill."""
    turn, land, rampaging = state.turn, ground(state), state.rampaging
    costs = turn.costs
    if bent:  # nobody is provoked
        walks = tuple(
            Walk(to, land.terrain[to], False, bend, bend, 0)
            for to in reach(state, at, 2)
            for bend in (ch.Walk(to, towards(at, to), ch.seen(land.hexes[to]), far=distance(at, to)),)
        )
    else:
        walks = land.walks.get(at) or walks_from(land, at)
    foes = near_foes(state, at) if rampaging else ()
    walls = land.walls
    held = state.volkare is not None or state.factions is not None
    hidden: list[int] = []
    if state.factions is not None and not bent:
        hidden = lurkers(state, at)
        if foes and lasts(turn.mods, Change.CONCEALED):
            foes = ()
    crowded: list[int] = []
    if len(state.players) > 1 and (foes or hidden) and not bent:
        crowded = [other.at for other in state.players if other.at - at in ADJACENT and not shared(state, other.at)]
    for to, terrain, fortified, option, fight, wall in walks:
        if (
            costs[terrain] + wall - (eased and costs[terrain] > 2) <= move
            and to not in rampaging
            and (terrain != CITY or not closed(state))
        ):
            provoked = foes and any(foe - to in ADJACENT and (foe, to) not in walls for foe in foes)
            if hidden and not provoked:
                provoked = any(pounces(land, foe, to) for foe in hidden)
            if provoked and to in crowded:
                continue  # no stop on another hero's space, with those whom the step provokes (MK-PVP-05)
            taken = (fortified and _assaulted(state, to)) or (held and embattled(state, to))
            out.append(fight if provoked or taken else option)


def within_reach(state: State, player: Player) -> dict[int, tuple[int, int]]:
    """The Move points it takes to reach each space the hero can afford, and the space before it on the way.

    Only the last step may lead to a fight. Empty while an effect changes the cost of single steps.
    """
    turn, land = state.turn, ground(state)
    if turn.still or player.at not in land.hexes or turn.move < min(turn.costs):
        return {}
    if turn.mods and (lasts(turn.mods, Change.SPACE_BENDING) or lasts(turn.mods, Change.DRUIDIC_PATH)):
        return {}
    fights: list[tuple[int, int, int]] = []

    def steps_on(at: int) -> Iterator[tuple[int, int]]:
        found: list[ch.Walk] = []
        _walks(state, at, turn.move, found)
        for step in found:
            price = turn.costs[land.terrain[step.at]] + ((at, step.at) in land.walls)
            if step.fight:
                fights.append((at, step.at, price))
            else:
                yield step.at, price

    spent = cheapest(player.at, turn.move, steps_on)
    before = {at: cost for at, (cost, _) in spent.items()}
    for at, to, price in fights:
        cost = before[at] + price
        if cost <= turn.move and (to not in spent or cost < spent[to][0]):
            spent[to] = cost, at
    del spent[player.at]
    return spent


def explore_cost(state: State) -> int:
    """The Move points that revealing a tile costs now."""
    turn = state.turn
    cost = EXPLORE_COST - (1 if turn.mods and state.night and lasts(turn.mods, Change.HAWK_EYES) else 0)
    if state.factions is not None:
        cost -= "feral_allies" in state.players[turn.seat].skills
    return cost * scenario_of(state).explore_factor


def walks_from(land: Ground, at: int) -> tuple[Walk[ch.Walk], ...]:
    """The steps from a space."""
    found = []
    for way, step in enumerate(STEPS):
        if shown := land.hexes.get(at + step):
            fortified = bool(shown.site) and SITE[shown.site].place == "fortified"
            peace, fight = (ch.Walk(at + step, way, ch.seen(shown), fight=fight) for fight in (False, True))
            wall = (at, at + step) in land.walls
            found.append(Walk(at + step, shown.terrain, fortified, peace, fight, int(wall)))
    land.walks[at] = tuple(found)
    return tuple(found)


def _assaulted(state: State, at: int) -> bool:
    """Whether the step to a fortified site is an assault."""
    place = state.places.get(at)
    return place is not None and is_fortress(state, place, state.turn.seat)


def _seen_at(state: State, at: int) -> Message:
    return msg(f"{ch.seen(ground(state).hexes[at])}.to")


@steps.does(ch.Walk)
def take_step(t: Table, who: Acting, option: ch.Walk) -> Flow[None] | None:
    """A step; a card may be discarded for a crystal before anything there is seen (MKX-KRANG-10)."""
    mods = t.state.turn.mods
    if mods and each_of(mods, *_HARVESTING) and others_in(who.player.hand.cards):
        return _harvest(t, who.player, option)
    walk(t, who.player, option)
    return None


_HARVESTING = (Change.HARVESTING, Change.HARVESTING_ON)


def _harvest(t: Table, player: Player, option: ch.Walk) -> Flow[None]:
    """Savage Harvesting: a crystal of the colour of a card discarded, of any for an Artifact."""
    turn = t.state.turn
    picks = [ch.pick_card(card) for card in others_in(player.hand.cards)]
    chosen = yield from pick(turn.seat, msg("ask-harvest"), picks, "MKX-KRANG-10", stop=ch.SKIP)
    if chosen is not None:
        card = next(card for card in player.hand.cards if card == chosen.card)
        discard(t, player, card)
        colour = card_of(card).colour
        if colour < 0:
            colour = yield from pick_colour(t, ALL_BASIC, "ask-crystal")
        gain_crystal(t, player, colour)
        if not lasts(turn.mods, Change.HARVESTING_ON):
            use_up(turn.mods, Change.HARVESTING)
    walk(t, player, option)


def walk(t: Table, player: Player, option: ch.Walk) -> None:
    """One step (MK-MOVE-07), and the assault or fight it may lead to (MK-MOVE-12, MK-MOVE-14)."""
    state, turn = t.state, t.state.turn
    before, at = player.at, option.at
    land = ground(state)
    bent = bool(turn.mods) and lasts(turn.mods, Change.SPACE_BENDING)
    cost = turn.costs[land.terrain[at]]
    if land.walls and not bent:
        cost += (before, at) in land.walls  # MKX-WALL-02, MKX-WALL-03
    if turn.mods and turn.costs[land.terrain[at]] > 2:
        cost -= _eased(turn)
    turn.move -= cost
    turn.moved = True
    turn.path.append(before)
    player.at = at
    if t.events is not None:
        hero, over = name("hero", player.hero), _seen_at(state, at)
        t.say(msg("say-walks", hero=hero, over=over, n=cost))
    look_around(t, at)
    provoked = [
        foe
        for foe in state.rampaging
        if foe - before in ADJACENT and foe - at in ADJACENT and (foe, at) not in land.walls  # MKX-WALL-12, MKX-WALL-13
    ]
    if state.factions is not None:
        provoked += [foe for foe in ambushed(state, before, at) if foe not in provoked]
        sky(state, at)
    if bent or (turn.mods and lasts(turn.mods, Change.CONCEALED)):
        provoked = []
    if state.volkare_die >= 0 and state.joint is not None:  # the first of them fights it (MKX-VCOOP-14)
        provoked = [foe for foe in provoked if foe not in state.joint.provoked]
        state.joint.provoked += provoked
    place = state.places.get(at)
    if special_of(state).entered(t, player, before, provoked):
        pass
    elif place is not None and _owner_in(state, place, at):
        turn.still = True
        rival = place.shields[-1]
        if may_fight(state, turn.seat, rival):  # MK-HEROES-04
            attack_hero(t, player, rival)
    elif place is not None and is_fortress(state, place, turn.seat):
        assault_site(t, player, before, provoked)
    elif provoked:
        fight_rampaging(t, player, provoked, "say-provokes")


def _eased(turn: Turn) -> int:
    """Druidic Paths: one space entered takes a Move point less."""
    path = use_up(turn.mods, Change.DRUIDIC_PATH)
    return 0 if path is None else path.n


def _owner_in(state: State, place: Place, at: int) -> bool:
    """Whether it is another hero's site, even a team-mate's, with its owner inside (MK-HEROES-01, MK-TEAM-10)."""
    return (
        place.conquered
        and bool(place.shields)
        and owned(state, place)
        and place.shields[-1] != state.turn.seat
        and state.players[place.shields[-1]].at == at
    )


def relocate(t: Table, player: Player, at: int) -> None:
    """Direct movement: no Move points, nobody is provoked (MK-MOVE-28, MK-MOVE-29)."""
    turn = t.state.turn
    turn.moved = True
    turn.path.append(player.at)
    player.at = at
    if t.state.factions is not None:
        sky(t.state, at)
    if t.events is not None:
        t.say(msg("say-relocates", hero=name("hero", player.hero), over=_seen_at(t.state, at)))
    look_around(t, at)


@steps.does(ch.Explore)
def explore(t: Table, who: Acting, option: ch.Explore) -> None:
    """Reveal a tile for 2 Move points (MK-EXPLORE-04)."""
    player = who.player
    turn, cost = t.state.turn, explore_cost(t.state)
    if special_of(t.state).uses & INFLUENCE_USE:
        spent = min(turn.influence, cost)
        turn.influence -= spent
        cost -= spent
    turn.move -= cost
    turn.moved = True
    reveal(t, player, option.a, option.b)
