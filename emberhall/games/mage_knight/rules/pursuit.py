"""Pursuit: enemies follow the hero whose Shield they bear, and attack when they have come near."""

from collections.abc import Callable
from typing import Any

from emberhall.effects import lasts
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.ground import adjacent, distance, ground
from emberhall.games.mage_knight.names import declined, enemy_name
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.combat_start import challenges, fight_rampaging, gather_rampaging, join_combat
from emberhall.games.mage_knight.rules.common import card_of
from emberhall.games.mage_knight.rules.foes import combat_of
from emberhall.games.mage_knight.state import EnemyToken, Modifier, Place, Player, State, Table
from emberhall.games.mage_knight.terms import MOVING, Change
from emberhall.kernel import Flow, Option, Pile, Word, choose, msg

#: What ends the movement phase, apart from steps that lead to a combat.
_ENDS: tuple[object, ...] = (
    ch.Enter,
    ch.ALTAR,
    ch.INTERACT,
    ch.BURN,
    ch.CALL_FAMILIARS,
    ch.END_TURN,
    ch.INCANT,
    ch.EndUnhealed,
    ch.Challenge,
    ch.AttackHero,
    ch.Hunt,
)


def _ends(option: Option) -> bool:
    """Whether the movement phase is over: also with cards and Skills used for the action of the turn."""
    kind: object = option if option.__class__ is Word else option.__class__
    ends = _MAY_END.get(kind)
    return kind in _ENDS if ends is None else ends(option)


#: Whether one of these ends it depends on what it is.
_MAY_END: dict[object, Callable[[Any], bool]] = {
    ch.Play: lambda option: "action" in card_of(option.card).types,
    ch.TurnBack: lambda option: option.skill == "shamanic_ritual",
}


def pursuers(state: State) -> list[str]:
    """Those who pursue the hero whose turn it is, and have not moved yet this turn."""
    if state.factions is None or not state.factions.pursuits or state.waiting or lasts(state.turn.mods, Change.PURSUED):
        return []
    pursuits = state.factions.pursuits.items()
    return [token for token, pursuit in pursuits if pursuit.seat == state.turn.seat and not pursuit.fresh]


def movement_ends(t: Table, player: Player, option: Option) -> Flow[bool]:
    """Move the pursuers before the movement phase ends; return whether they attack instead.

    MKX-PURSUIT-02, MKX-PURSUIT-07.
    """
    state = t.state
    if not _ends(option) or not pursuers(state):
        return False
    challenged = [other.at for other in challenges.options(state, Acting(player, MOVING)) if other == option]
    attackers = yield from _pursue(t, player, [token for at in challenged for token in state.places[at].enemies])
    if not attackers or _sheltered(state, player):
        return False
    attackers += challenged
    fight_rampaging(t, player, attackers, "say-pursuers-attack")
    return True


def pursuers_join(t: Table) -> Flow[None]:
    """A combat has begun: pursuers beside the hero join it, others move, before all else.

    MKX-PURSUIT-08, MKX-PURSUIT-09.
    """
    state = t.state
    if pursuers(state):
        player, combat = state.players[state.turn.seat], combat_of(t.state)
        joining = yield from _pursue(t, player, [foe.token for foe in combat.foes])
        stormed = combat.kind in SITE and SITE[combat.kind].place == "fortified"
        if joining and (stormed or not _sheltered(state, player)):
            join_combat(t, player, joining, "say-pursuers-attack")
            combat.near = [at for at in combat.near if at not in joining]
        combat.near = [at for at in combat.near if at in state.rampaging]
    yield from gather_rampaging(t)


def _pursue(t: Table, player: Player, fighting: list[EnemyToken]) -> Flow[list[int]]:
    """Move the pursuers: each turns face up, attacks from where it is, or moves. Return where the attackers are.

    Enemies that have been provoked or challenged fight where they are.
    """
    state, turn = t.state, t.state.turn
    tokens = [token for token in pursuers(state) if token not in fighting]
    turn.mods.append(Modifier(Change.PURSUED))
    attackers: list[int] = []
    if lasts(turn.mods, Change.CONCEALED):
        return attackers
    for token in tokens:
        pursuit = factions_of(state).pursuits[token]
        at = next(at for at in state.rampaging if token in state.places[at].enemies)
        if pursuit.turned:
            pursuit.turned = False  # MKX-PURSUIT-13
        elif adjacent(at, player.at) and (at, player.at) not in ground(state).walls:  # MKX-WALL-11
            attackers.append(at)
        else:
            yield from _follow(t, player, token, at)
    return attackers


def _follow(t: Table, player: Player, token: str, at: int) -> Flow[None]:
    """One space nearer, or round what is in the way; the player chooses among the nearest.

    MKX-PURSUIT-03, MKX-PURSUIT-04, MKX-PURSUIT-05, MKX-PURSUIT-06.
    """
    state = t.state
    far = distance(at, player.at)
    free = [to for to in ground(state).near[at] if _open(state, to) and distance(to, player.at) <= far]
    if not free:
        return
    nearest = min(distance(to, player.at) for to in free)
    picks = [ch.pick_space(state, to) for to in free if distance(to, player.at) == nearest]
    prompt = msg("ask-pursuer", enemy=enemy_name(token))
    pick: ch.PickSpace = yield from choose(state.turn.seat, prompt, picks, "MKX-PURSUIT-06")
    old, enemy = state.places[at], next(card for card in state.places[at].enemies if card == token)
    old.enemies.remove(enemy)
    if not old.enemies:
        state.rampaging.remove(at)
    if pick.at not in state.places:
        state.places[pick.at] = Place("", enemies=Pile())
    state.places[pick.at].enemies.add(enemy)
    state.rampaging.append(pick.at)
    if at in factions_of(state).ambushing:
        factions_of(state).ambushing.remove(at)
        factions_of(state).ambushing.append(pick.at)
    t.say(msg("say-pursuer-moves", enemy=enemy_name(token), hero=declined("hero", player.hero, "whom")))


def _open(state: State, at: int) -> bool:
    """No hero, no fortified site, and nobody else's enemies there."""
    if any(player.at == at for player in state.players):
        return False
    if state.volkare is not None and state.volkare.at == at:
        return False
    place = state.places.get(at)
    if place is None:
        return True
    if place.enemies or place.garrison or place.lurking:
        return False
    return not place.site or SITE[place.site].place != "fortified"


def _sheltered(state: State, player: Player) -> bool:
    """In a fortified site that is not assaulted, or where interaction is possible (MKX-PURSUIT-10, MKX-PURSUIT-11)."""
    place = state.places.get(player.at)
    if place is None or not place.site:
        return False
    kind = SITE[place.site].place
    return kind == "fortified" or (kind == "inhabited" and not (place.site == "monastery" and place.conquered))
