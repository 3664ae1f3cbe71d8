"""A monster's turn (and a summon's): its focus first, then the abilities of its card in their order."""

from msgspec.structs import replace

from emberhall.effects import Effect, Group, Then, sum_of
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import COMPANIONS, MONSTERS, SUMMONS, plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.random_dungeon import PAGES
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Ability, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.ambiguity import players_decide
from emberhall.games.gloomhaven.rules.board import cells, enemies, ground, hostile, side_of, targetable, within
from emberhall.games.gloomhaven.rules.consuming import costs, payable
from emberhall.games.gloomhaven.rules.items import worn
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_cards import card_of
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_ways import Field, Move, Rival, path
from emberhall.games.gloomhaven.rules.movement import enter, landed, stopped
from emberhall.games.gloomhaven.rules.notes import ally_of, happened, word
from emberhall.games.gloomhaven.rules.scenarios import SCENARIOS, hooks_of
from emberhall.games.gloomhaven.rules.values import can_attack, flies, hindrance, own_move, own_range, printed
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import APART, DISARM, IMMOBILIZE, LATE, MUDDLE, STUN
from emberhall.kernel import NOBODY, NOWHERE, Flow, msg

#: What a summon does on its turn (GH-SUMMON-09).
_LAST = fx.LastInFocus()
PLAINLY: Effect = Then((fx.Move(0, own=True), fx.Attack(0, own=True, own_range=True)))


def take_turn(t: Table, figure: Figure, *, stays: bool = False) -> Flow[None]:
    """Choose a focus and perform the abilities of the card as far as possible (GH-MABIL-06, GH-FOCUS-01).

    `stays`: all but the moves.
    """
    state = t.state
    parts = what_it_does(state, figure)
    if stays:
        parts = tuple(part for part in parts if not isinstance(part, fx.Move))
    if figure.puppet and not figure.conditions & STUN:
        yield from _led(t, figure, parts)
        return
    play = Playing(figure, f"boss.{figure.name}", figure.owner, by_rules=True)
    flying = flies(state, figure)
    moves = [part for part in parts if isinstance(part, fx.Move)]
    points = (yield from points_now(t, play, moves[0])) if moves else 0
    going = Move(points, moves[0].jump, flying) if moves else Move(flying=flying)
    mind = Mind(field_of(state, figure), going, attack_of(state, play, parts))
    if not figure.conditions & STUN:
        play.focus = yield from focus(t, play, mind)
    for n, part in enumerate(parts):
        if isinstance(part, fx.Infuse):
            yield from BOOK.do(t, play, part)  # whatever else it does (GH-ELEM-13)
            continue
        if figure.at == NOWHERE or figure.conditions & STUN:
            continue  # GH-COND-19
        if play.focus != NOBODY and play.focus not in state.figures:
            mind = Mind(field_of(state, figure), Move(flying=flying), attack_of(state, play, parts[n:]))
            play.focus = yield from focus(t, play, mind)
        if isinstance(part, fx.Move):
            if play.focus != NOBODY:
                if n:  # nothing has happened since it looked for its focus if it moves first
                    going = Move((yield from points_now(t, play, part)), part.jump, flying)
                    mind = Mind(field_of(state, figure), going, attack_of(state, play, parts[n + 1 :]))
                yield from move_towards(t, play, mind)
        elif BOOK.possible(state, play, part):
            yield from BOOK.do(t, play, part)
    if figure.kind == "summon" and figure.at != NOWHERE and not figure.conditions & STUN:
        last = SUMMONS[figure.name].turn_end
        if last is not None and BOOK.possible(state, play, last):
            yield from BOOK.do(t, play, last)


def dies_first(t: Table, figure: Figure) -> Flow[None]:
    """Infuse for a monster that dies as its turn begins (GH-ELEM-13)."""
    play = Playing(figure, by_rules=True)
    for part in what_it_does(t.state, figure):
        if isinstance(part, fx.Infuse):
            yield from BOOK.do(t, play, part)


def what_it_does(state: State, figure: Figure) -> tuple[Effect, ...]:
    """The abilities of a figure's turn, in order. A boss has its specials (GH-BOSS-03)."""
    if figure.kind == "summon":
        return abilities(PLAINLY)
    if (kind := COMPANIONS.get(figure.name)) is not None:
        return (fx.Move(kind.move), fx.Attack(worth(kind.attack, len(state.characters), state.level)))
    if figure.kind == "npc" and (entry := ally_of(state, figure)) is not None:
        more = happened(state, f"freed:{word(entry.freed)}") if entry.freed else 0
        n = worth(entry.attack, len(state.characters), state.level) + more
        if entry.returns:
            return (fx.Attack(n, who=fx.Figures("enemies", within=1)),)
        return (fx.Move(entry.move or 0), fx.Attack(n, range=entry.range))
    effect = card_of(state, figure.name).effect
    if isinstance(effect, fx.Special):
        if hooks_of(state).plain_bosses:
            return abilities(PLAINLY)
        effect = MONSTERS[figure.name].specials[effect.n - 1]
    return abilities(effect)


def _led(t: Table, figure: Figure, parts: tuple[Effect, ...]) -> Flow[None]:
    """Play the turn of a controlled monster as its player decides."""
    state = t.state
    play = Playing(figure, owner=figure.thrall, seat=state.characters[figure.thrall].seat)
    for part in parts:
        if isinstance(part, fx.Infuse):
            play.trail.performed = True  # it infuses whatever else it does (GH-ELEM-13)
        elif figure.at == NOWHERE or figure.conditions & STUN:
            continue  # GH-COND-19
        if BOOK.possible(state, play, part):
            yield from BOOK.do(t, play, part)


def abilities(effect: Effect) -> tuple[Effect, ...]:
    """The abilities of a card, in order."""
    return effect.parts if isinstance(effect, Then) else (effect,)


def points_of(state: State, play: Playing, node: fx.Move) -> int:
    """The movement points a figure has by its card (GH-MMOVE-01)."""
    own = own_move(state, play.actor)
    if own is None or play.actor.conditions & IMMOBILIZE:
        return 0
    return max(0, BOOK.count(state, play, node.n) + (own if node.own else 0) - hindrance(state, play.actor))


def points_now(t: Table, play: Playing, node: fx.Move) -> Flow[int]:
    """The same, for a summon with what active cards add to the moves of allies."""
    points = points_of(t.state, play, node)
    if points and play.actor.kind == "summon":
        play.ability = Ability(points + sum_of(play.actor.bonuses, "faster"))
        yield from BOOK.trigger(t, Moment.MOVE_OF_ANY_ALLY, play)
        yield from BOOK.trigger(t, Moment.YOUR_MOVE_ACTION_OR_THAT_OF_YOUR_SUMMON, play)
        points, play.ability = play.ability.n, None
    return points


def attack_of(state: State, play: Playing, parts: tuple[Effect, ...]) -> Attack:
    """The attack that focus and movement look at
    (GH-FOCUS-02, GH-FOCUS-03, GH-FOCUS-04): the next one of the card; where the figure does
    not move, the one of its attacks that gets furthest."""
    figure = play.actor
    nodes = _attacks(state, play, parts)
    if not nodes or figure.conditions & DISARM or not can_attack(state, figure):
        return Attack(targets=0)
    if len(nodes) == 1 or any(isinstance(part, fx.Move) for part in parts):
        return _looked_at(state, play, nodes[0])
    return max([_looked_at(state, play, node) for node in nodes], key=lambda attack: attack.range)


def _attacks(state: State, play: Playing, parts: tuple[Effect, ...]) -> list[fx.Attack]:
    """The attacks of the card, including those it makes by consuming available elements."""
    found = []
    for part in parts:
        effect = part.more.effect if isinstance(part, fx.Consume) and payable(state, play, part.more) else part
        if isinstance(effect, fx.Attack):
            found.append(effect)
    return found


def _looked_at(state: State, play: Playing, node: fx.Attack) -> Attack:
    reach = reach_of(state, play, node, [more for more in node.more if costs(more) and payable(state, play, more)])
    return replace(reach, targets=1) if all_on_one(node) else reach


def all_on_one(node: fx.Attack) -> bool:
    """Whether it attacks one target again and again."""
    return bool(node.riders) and any(isinstance(rider, fx.AllOnOne) for rider in node.riders)


def reach_of(state: State, play: Playing, node: fx.Attack, mores: list[fx.More]) -> Attack:
    """The range, targets and area of an attack by the rules for monsters."""
    card = printed(state, play.actor)
    range = BOOK.count(state, play, node.range)
    if node.own_range:
        own = own_range(state, play.actor)
        range = max(0, range + own) if own else 0
    own_targets = getattr(card, "targets", 1)
    count = BOOK.count(state, play, node.targets)
    targets = count if count > 1 else own_targets
    area = node.area
    who: Group | None = None
    for more in mores:
        range += more.range
        targets = max(targets, more.targets)
        area = more.area or area
        who = who or more.who
    who = who or node.who
    group = who if isinstance(who, fx.Figures) else None
    if group is not None or getattr(card, "all_adjacent", False):  # all enemies around it, or within range
        targets = len(enemies(state, play.actor)) or 1
        if group is None or group.near == "you":
            range = 0 if group is None or group.within <= 1 else group.within
    if area is not None and area.origin == "self":
        range = 0  # GH-AOE-03
    return Attack(range, targets, area.hexes if area is not None else (), bool(play.actor.conditions & MUDDLE))


def order_of(state: State, figure: Figure) -> int:
    """When a figure acts this round, to break ties for focus: players before monsters
    (GH-FOCUS-09, GH-FOCUS-10, GH-FOCUS-11)."""
    if figure.kind in ("character", "summon"):
        character = state.characters[figure.owner]
        place = _place(state, figure.owner) * 100 + _turn_in_party(state, figure)
        if figure.kind == "character" and _LAST in worn(character, Moment.ENEMY_FOCUS):
            return LATE * 100_000 + LATE * 500 + place
        return character.initiative * 100_000 + character.second * 500 + place
    if figure.kind == "objective" and (other := hooks_of(state).partner(state, figure)) is not None:
        figure = other  # an object has the initiative of the monster whose hit points it has
    if figure.kind == "monster" and state.monsters[figure.name].card:
        return card_of(state, figure.name).initiative * 100_000 + 90_000 + _turn_in_type(state, figure)
    entry = ally_of(state, figure)
    return (entry.initiative if entry is not None else LATE) * 100_000 + 99_999  # GH-SPEC-13


def _place(state: State, character: int) -> int:
    """The place of a character among those still to act, or 0 if they have acted. If two rest, the players have said
    who comes first (GH-INIT-06, GH-INIT-09)."""
    left = [play.character for play in state.order if play.character != NOBODY]
    return left.index(character) + 1 if character in left else 0


def _turn_in_party(state: State, figure: Figure) -> int:
    """Summons in the order in which they were summoned, then their summoner (GH-SUMMON-11)."""
    if figure.kind == "character":
        return 99
    return sum(
        other.kind == "summon" and other.owner == figure.owner
        for other in state.figures.values()
        if other.id < figure.id
    )


def _turn_in_type(state: State, figure: Figure) -> int:
    """Of types with the same initiative the one that comes first this round; of one type elites, then by number
    (GH-INIT-04, GH-INIT-08)."""
    left = [play.monsters for play in state.order]
    place = left.index(figure.name) + 1 if figure.name in left else 0
    return place * 30 + (15 if figure.rank == "normal" else 0) + figure.number


def rivals_of(state: State, figure: Figure) -> list[Figure]:
    """The enemies that it may focus on (GH-FOCUS-16)."""
    return [foe for foe in enemies(state, figure) if targetable(state, foe)]


def field_of(state: State, figure: Figure) -> Field:
    """The board as seen by a figure that acts by the monster rules."""
    floor, lying, side = ground(state), state.map, side_of(figure)
    bits, bitmap = floor.bits, floor.bitmap
    rivals: list[Rival] = []
    hooks = SCENARIOS.get(state.scenario % PAGES)
    friends = unseen = 0
    for other in state.figures.values():
        if other.at == NOWHERE:
            continue
        if hooks is not None and figure.kind == "summon" and hooks.ignored(state, other):
            unseen |= bitmap(cells(other))
        elif side_of(other) == side or other.conditions & APART:
            if other is not figure and other.kind != "objective":
                friends |= bitmap(cells(other)) if other.also else bits[other.at]
        elif targetable(state, other):
            rivals.append(Rival(other.at, order_of(state, other), other.also, other.id))
        else:
            unseen |= bitmap(cells(other))
    barred = 0 if hooks is None else bitmap(hooks.barred(state, figure))
    perils = () if hooks is None else hooks.perils(state, figure)
    return Field(
        floor,
        figure.at,
        tuple(rivals),
        friends,
        unseen | barred,
        bitmap([at for obstacle in lying.obstacles for at in obstacle.hexes]) if lying.obstacles else 0,
        bitmap((*lying.traps, *lying.hazards, *perils)) if lying.traps or lying.hazards or perils else 0,
        bitmap(lying.difficult) if lying.difficult else 0,
        cells(figure) if figure.also else (),
    )


def focus(t: Table, play: Playing, mind: Mind) -> Flow[int]:
    """Choose its focus (an id); NOBODY if there is none (GH-FOCUS-01, GH-FOCUS-14)."""
    state, figure = t.state, play.actor
    if not mind.field.rivals:
        return NOBODY
    foci = [mind.field.rivals[i].id for i in mind.foci(_first(state, figure, mind.field))]
    if len(foci) < 2:
        return foci[0] if foci else NOBODY
    options = [ch.Target(id, figure_name(state.figures[id])) for id in foci]
    chosen = yield from players_decide(t, msg("ask-focus", who=figure_name(figure)), options)
    found: int = chosen.figure
    return found


def _first(state: State, figure: Figure, field: Field) -> int | None:
    """What it would rather attack than anything else."""
    first = hooks_of(state).first_focus(state, figure)
    return field.number(first.id) if first is not None else None


def move_towards(t: Table, play: Playing, mind: Mind) -> Flow[None]:
    """Move to the best hex to attack the focus from, or as close as it can get (GH-MMOVE)."""
    state, figure, move = t.state, play.actor, mind.move
    at = mind.field.number(play.focus)
    if at is None or not move.points:
        return
    found = mind.destinations(at)
    if not found:
        return
    ends = list(found)
    to = ends[0]
    if len(ends) > 1:
        plan = plan_of(state.scenario)
        options = [ch.at(plan.hexes[end]) for end in ends]
        chosen = yield from players_decide(t, msg("ask-monster-move", who=figure_name(figure)), options)
        to = plan.index[chosen.to]
    over = move.jump or move.flying
    for step in path(mind.field, to, move):
        play.trail.way.append(step)
        if state.turn is not None and state.turn.figure == figure.id:
            state.turn.moved += 1
        if not (yield from enter(t, figure, step, over=over)) or stopped(figure):
            return
    play.meant = [mind.field.ids(hits) for hits in found[to]]
    if move.jump and not move.flying and play.trail.way:
        yield from landed(t, figure)
    t.beat()


def hits_from_here(t: Table, play: Playing, attack: Attack) -> Flow[list[Figure]]:
    """Choose its targets: the focus and as many others as possible
    (GH-MATK-02, GH-MATK-03, GH-MATK-04)."""
    state, figure = t.state, play.actor
    meant, play.meant = play.meant, []
    foe = state.figures.get(play.focus)
    if foe is None or not hostile(figure, foe) or not targetable(state, foe):
        return []
    if attack.targets == 1 and not attack.area:
        return [foe] if within(state, figure, foe, attack.range or 1) else []
    field = field_of(state, figure)
    at = field.number(foe.id)
    assert at is not None
    mind = Mind(field, Move(0, flying=flies(state, figure)), attack)
    if not mind.reach.gets_at(at, field.ground.bitmap(cells(figure))):
        return []
    meant = [ids for ids in meant if mind.can_attack(ids)]  # as it saw things before it moved (GH-MAXEFF-04)
    if not meant:
        found = mind.destinations(at)
        meant = [field.ids(hits) for here in cells(figure) for hits in found.get(here, [])]
    options = [ch.Targets(ids, tuple(figure_name(state.figures[id]) for id in ids)) for ids in dict.fromkeys(meant)]
    chosen = yield from players_decide(t, msg("ask-targets", who=figure_name(figure)), options)
    hit = [state.figures[id] for id in chosen.figures]
    return sorted(hit, key=lambda foe: foe.id != play.focus)
