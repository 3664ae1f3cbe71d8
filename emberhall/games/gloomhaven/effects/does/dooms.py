"""Dooms: one enemy is marked, until it dies or another Doom is played."""

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Playing
from emberhall.games.gloomhaven.effects.does.amounts import target_of
from emberhall.games.gloomhaven.effects.does.bonuses import make_room
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import enemies, ground, within
from emberhall.games.gloomhaven.rules.damage import kill, leave_active
from emberhall.games.gloomhaven.rules.dooms import doomed_by, dooms_of, go_on
from emberhall.games.gloomhaven.rules.targets import pick_figure
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.kernel import Flow, choose, msg


@BOOK.does(fx.Doom)
def doom(t: Table, play: Playing, effect: fx.Doom) -> Flow[None]:
    """Choose an enemy anywhere; Dooms on others end, and one of those on it if there are too many."""
    state = t.state
    foes = [foe for foe in enemies(state, play.actor) if foe.kind == "monster"]
    foes = [foe for foe in foes if not effect.ranks or foe.rank in effect.ranks]
    chosen = yield from pick_figure(t, play, msg("ask-doom"), foes)
    if chosen is None:
        play.trail.ended = True
        return
    character = state.characters[play.owner]
    for active in dooms_of(character):
        if doomed_by(state, active.card) != chosen.id:
            leave_active(t, character, active)
    yield from make_room(t, play, "doom", fx.MoreDooms)
    play.trail.doomed = chosen.id
    play.trail.performed = True


@BOOK.holds(fx.Doomed)
def doomed(state: State, play: Playing, test: fx.Doomed) -> bool:
    target = target_of(state, play)
    return target is not None and target.id in KEPT.doomed(state, play.owner)


def _next(state: State, play: Playing, effect: fx.MoveDooms) -> list[Figure]:
    """The enemies that Dooms can go on to: near the one that has died, or near the character."""
    old = [play.about] if play.about >= 0 else KEPT.doomed(state, play.owner)
    foes = [foe for foe in enemies(state, play.actor) if foe.kind == "monster" and foe.id not in old]
    if effect.within:
        return [foe for foe in foes if within(state, play.actor, foe, effect.within)]
    floor = ground(state)
    return [foe for foe in foes for at in play.trail.spots.get("doomed", ()) if floor.apart(at)[foe.at] <= 2]


@BOOK.can(fx.MoveDooms)
def can_move_dooms(state: State, play: Playing, effect: fx.MoveDooms) -> bool:
    return bool(dooms_of(state.characters[play.owner]) and _next(state, play, effect))


@BOOK.does(fx.MoveDooms)
def move_dooms(t: Table, play: Playing, effect: fx.MoveDooms) -> Flow[None]:
    """Let Dooms go on to another enemy: all of them, or one that the player chooses."""
    state = t.state
    character = state.characters[play.owner]
    target = yield from pick_figure(t, play, msg("ask-doom"), _next(state, play, effect))
    if target is None:
        return
    cards: list[str] = [active.card for active in dooms_of(character)]
    if effect.count and len(cards) > effect.count:
        prompt = msg("ask-which-doom", who=class_name(character.cls))
        cards = [(yield from choose(character.seat, prompt, [ch.pick_card(card) for card in cards])).card]
    for card in cards:
        go_on(state, card, target)
    play.trail.performed = True


@BOOK.does(fx.TickDoom)
def tick_doom(t: Table, play: Playing, effect: fx.TickDoom) -> Flow[None]:
    """After the last slot the doomed enemy is killed."""
    state = t.state
    one = next(one for one in KEPT.lasting(state, Moment.YOUR_TURN_START) if one.source == play.source)
    if one.used == len(KEPT.node(one).charges) - 1 and one.about in state.figures:
        yield from kill(t, state.figures[one.about], play.actor)
