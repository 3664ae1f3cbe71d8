"""What faction tokens and Braevalar's cards and Skills do, where no node expresses it."""

from collections.abc import Iterator

from msgspec.structs import replace

from emberhall.effects import each_of, sum_of
from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SITE
from emberhall.games.mage_knight.effects import nodes as fx
from emberhall.games.mage_knight.effects.book import named, playable, resolve
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.effects.does.combinations import is_night
from emberhall.games.mage_knight.effects.does.enemies import pick_attack
from emberhall.games.mage_knight.effects.listening import waits
from emberhall.games.mage_knight.effects.offers import grants
from emberhall.games.mage_knight.effects.playing import Playing
from emberhall.games.mage_knight.ground import centre, distance, ground, towards
from emberhall.games.mage_knight.names import card_name, name
from emberhall.games.mage_knight.rules.common import throw_away, wounds_in
from emberhall.games.mage_knight.rules.deeds import play_card
from emberhall.games.mage_knight.rules.exploring import all_slots, reveal
from emberhall.games.mage_knight.rules.foes import add_attack, combat_of, lower_attack, threats
from emberhall.games.mage_knight.rules.interactive_skills import RETURNABLE, put_in_the_middle
from emberhall.games.mage_knight.rules.level_up import gain_skill
from emberhall.games.mage_knight.rules.mana import pay, usable
from emberhall.games.mage_knight.rules.ways import Way, affordable, deed_sheet, met, sheet_of
from emberhall.games.mage_knight.state import Modifier, Player, SkillToken, State, Table
from emberhall.games.mage_knight.terms import (
    AFTER,
    ANY_TIME,
    ATTACKING,
    BLACK,
    BLOCK_PHASE,
    BLOCKING,
    BLUE,
    COLD_FIRE,
    COLOURS,
    CUMBERSOME,
    DAY_COSTS,
    FIRE,
    GOLD,
    ICE,
    INFLUENCE_USE,
    INTERACTING,
    LAKE,
    MELEE_ATTACK,
    MOUNTAIN,
    MOVE_USE,
    MOVING,
    NEVER,
    NIGHT_COSTS,
    OPPOSITE,
    PEACE,
    PHYSICAL,
    RANGED,
    RANGED_ATTACK,
    Change,
    Moment,
)
from emberhall.kernel import Flow, Message, Word, choose, confirm, msg

# faction tokens of the Elementalists


@named("herbs", timings=ANY_TIME, needs=lambda state, play: bool(wounds_in(play.player.discard.cards)))
def _herbs(t: Table, play: Playing, n: int) -> None:
    """A Wound of the discard pile is thrown away."""
    throw_away(t, wounds_in(play.player.discard.cards)[0], play.player.discard)


def _can_relearn(state: State, play: Playing) -> bool:
    return bool(state.common_skills) and bool(_own_skills(state, play.player))


def _own_skills(state: State, player: Player) -> list[SkillToken]:
    """The hero's Skills, but not those in the middle of the table."""
    return [skill for skill in player.skills if all(lasting.skill != skill for lasting in state.lasting)]


@named("relearning", timings=PEACE, needs=_can_relearn)
def _relearning(t: Table, play: Playing, n: int) -> Flow[None]:
    """Exchange one of your Skills for a common one."""
    state, player = t.state, play.player
    own = [ch.PickSkill(skill) for skill in _own_skills(state, player)]
    given: ch.PickSkill = yield from choose(state.turn.seat, msg("ask-unlearn"), own)
    common = [ch.PickSkill(skill) for skill in state.common_skills]
    taken: ch.PickSkill = yield from choose(state.turn.seat, msg("ask-relearn"), common)
    old, new = SkillToken(given.skill), SkillToken(taken.skill)
    player.skills.remove(old)
    if old in player.skills_down:
        player.skills_down.remove(old)
    state.common_skills.remove(new)
    state.common_skills.add(old)
    yield from gain_skill(t, player, new)


@named("gem", timings=ATTACKING | BLOCKING)
def _gem(t: Table, play: Playing, n: int) -> None:
    """The next Attack or Block of an Action card has this element too (effects/does/points.py)."""
    t.state.turn.mods.append(Modifier(Change.GEM, arg=n, source=play.source))


def _mapped(state: State, play: Playing, n: int = 3) -> list[ch.Explore]:
    at = play.player.at
    land = ground(state)
    return [
        ch.explore(slot.a, slot.b, towards(at, centre(slot.a, slot.b)))
        for slot in all_slots(state)
        if any(distance(at, space) < n for space, slots in land.slots.items() if slot in slots)
    ]


@named("mystical_map", timings=MOVING, needs=lambda state, play: bool(_mapped(state, play)))
def _mystical_map(t: Table, play: Playing, n: int) -> Flow[None]:
    """A tile up to three spaces away, without Move points."""
    pick: ch.Explore = yield from choose(t.state.turn.seat, msg("ask-map"), _mapped(t.state, play, n))
    t.state.turn.moved = True
    reveal(t, play.player, pick.a, pick.b)


# faction tokens of the Dark Crusaders


def _drinks(state: State, play: Playing) -> bool:
    return bool(sum_of(state.turn.mods, Change.SLAIN)) and bool(wounds_in(play.player.hand.cards))


@named("chalice", timings=AFTER, needs=_drinks)
def _chalice(t: Table, play: Playing, n: int) -> None:
    """A Wound is discarded for each enemy defeated in the combat, up to four."""
    for wound in wounds_in(play.player.hand.cards)[: min(n, sum_of(t.state.turn.mods, Change.SLAIN))]:
        t.move(wound, play.player.hand, play.player.discard)


@named("reawakening", needs=lambda state, play: bool(play.player.discard))
def _reawakening(t: Table, play: Playing, n: int) -> None:
    """A random card of the discard pile goes under the Deed deck; a card more is drawn at the end of the turn."""
    player = play.player
    t.move(t.pick(player.discard.cards), player.discard, player.deck, bottom=True)
    player.next_draw += 1


@waits(Moment.POINTS, Change.TOXIN)
def _toxin(t: Table, play: Playing, change: Modifier) -> None:
    """One physical attack, whatever it comes from."""
    if play.points == "attack" and play.element == PHYSICAL:
        t.state.turn.mods.remove(change)
        play.n += (3, 2, 1)[play.kind]


def _spirits(state: State, play: Playing) -> list[ch.Play]:
    """The Action cards in hand with an Attack that could become a Ranged one."""
    mana = usable(state, play.player)
    found: list[ch.Play] = []
    for card in play.player.hand.cards:
        sheet = sheet_of(card)
        if sheet is not None and sheet.card.action:
            found += [
                ch.Play(card, how)
                for how, way in sheet.halves()
                if way.timings & MELEE_ATTACK
                and not way.timings & RANGED_ATTACK
                and affordable(state, play.player, way, mana)
                and met(state, play.player, MELEE_ATTACK, card, way)
            ]
    return found


@named("ghostly_elixir", timings=RANGED_ATTACK, needs=lambda state, play: bool(_spirits(state, play)))
def _ghostly_elixir(t: Table, play: Playing, n: int) -> Flow[None]:
    """The card is played now, as if this were the Attack phase."""
    pick: ch.Play = yield from choose(t.state.turn.seat, msg("ask-ghostly"), _spirits(t.state, play))
    spirit = Modifier(Change.GHOSTLY, source=play.source)
    t.state.turn.mods.append(spirit)
    yield from play_card(t, Acting(play.player, MELEE_ATTACK), pick)
    t.state.turn.mods.remove(spirit)


@named("twilight", needs=lambda state, play: GOLD in state.source or BLACK in state.source)
def _twilight(t: Table, play: Playing, n: int) -> Flow[None]:
    """A black die becomes gold, or a gold one black."""
    source = t.state.source
    dice = [ch.PICK_DIE[colour] for colour in (GOLD, BLACK) if colour in source]
    pick: ch.PickDie = yield from choose(t.state.turn.seat, msg("ask-twilight"), dice)
    colour = COLOURS.index(pick.colour)
    source[source.index(colour)] = OPPOSITE[colour]


# Braevalar's cards


@named("land_block", timings=BLOCKING, needs=lambda state, play: _land(state, play) < NEVER)
def _land_block(t: Table, play: Playing, n: int) -> Flow[None]:
    """Block as high as the Move cost of the space, of fire by Day and of ice by Night."""
    element = ICE if is_night(t.state) else FIRE
    yield from resolve(t, play, fx.Block(_land(t.state, play), element))


def _land(state: State, play: Playing) -> int:
    return (NIGHT_COSTS if state.night else DAY_COSTS)[ground(state).terrain[play.player.at]]


# Braevalar's Skills


@named("beguile", timings=INTERACTING | INFLUENCE_USE)
def _beguile(t: Table, play: Playing, n: int) -> Flow[None]:
    """Influence 3; 2 in a fortified site, 4 on a magical glade."""
    place = t.state.places.get(play.player.at)
    site = place.site if place is not None else ""
    if site and SITE[site].place == "fortified":
        n -= 1
    elif site in ("magical_glade", "hidden_valley"):
        n += 1
    yield from resolve(t, play, fx.Influence(n))


FORK = Word("fork")


@named("forked_lightning", timings=RANGED_ATTACK | MELEE_ATTACK)
def _forked_lightning(t: Table, play: Playing, n: int) -> None:
    """A Ranged Cold Fire Attack for each of up to three enemies; what is left may strike in a later attack."""
    t.state.turn.mods.append(Modifier(Change.FORKED, n, source=play.source))
    _fork(t.state)


def _unstruck(state: State, modifier: Modifier) -> list[int]:
    targets = combat_of(state).targets or [0]  # another hero is one enemy
    return [i for i in targets if not modifier.arg >> i & 1]


@grants(Change.FORKED, FORK)
def _may_fork(state: State, who: Acting) -> list[Word]:
    if not who.timing & (RANGED_ATTACK | MELEE_ATTACK):
        return []
    forked = each_of(state.turn.mods, Change.FORKED)[0]
    return [FORK] if forked.n and _unstruck(state, forked) else []


@_may_fork.does
def _forks(t: Table, who: Acting, option: Word) -> None:
    _fork(t.state)


def _fork(state: State) -> None:
    """Each enemy attacked is struck once, as long as there are strikes left."""
    combat = combat_of(state)
    forked = each_of(state.turn.mods, Change.FORKED)[0]
    for i in _unstruck(state, forked)[: forked.n]:
        forked.arg |= 1 << i
        forked.n -= 1
        add_attack(combat, forked.source, 4 * RANGED + COLD_FIRE, 1)
    combat.retarget = bool(combat.targets)


class Shape(ch.Choice, frozen=True, gc=False):
    """Play a Basic Action for other points than it says."""

    card: str
    how: str
    index: int
    use: str
    n: int

    def key(self) -> str:
        return f"shape:{self.card}:{self.how}:{self.index}:{self.use}"

    def label(self) -> Message:
        return msg(
            f"option-shape-{self.how}", card=card_name(self.card), points=msg(f"effect-shape-{self.use}", n=self.n)
        )


def _leaves(effect: fx.Effect) -> Iterator[tuple[int, fx.Effect, fx.Effect]]:
    """Fixed Move, Attack or Block values of an effect: the place in it, the value, and what else the card does."""
    if isinstance(effect, fx.Move | fx.Attack | fx.Block):
        yield 0, effect, effect
    elif isinstance(effect, fx.Choose):
        for i, option in enumerate(effect.of):
            for _, leaf, whole in _leaves(option):
                yield i, leaf, whole
    elif isinstance(effect, fx.Then):
        values = [part for part in effect.parts if isinstance(part, fx.Move | fx.Attack | fx.Block)]
        if len(values) == 1:
            yield 0, values[0], effect


def _turned(leaf: fx.Effect, use: str) -> fx.Effect | None:
    """The same amount of something else; between Attack and Block the element stays."""
    assert isinstance(leaf, fx.Move | fx.Attack | fx.Block)
    element = PHYSICAL if isinstance(leaf, fx.Move) else leaf.element
    made: dict[str, fx.Effect] = {
        "move": fx.Move(leaf.n),
        "attack": fx.Attack(leaf.n, element=element),
        "block": fx.Block(leaf.n, element),
    }
    return None if type(made[use]) is type(leaf) else made[use]


def _shaped(way: Way, index: int, use: str) -> fx.Effect | None:
    for i, leaf, whole in _leaves(way.effect):
        made = _turned(leaf, use)
        if i == index and made is not None:
            if isinstance(whole, fx.Then):
                return replace(whole, parts=tuple(made if part is leaf else part for part in whole.parts))
            return made
    return None


def _shapes(state: State, play: Playing) -> list[Shape]:
    mana = usable(state, play.player)
    found: list[Shape] = []
    for card in play.player.hand.cards:
        sheet = sheet_of(card)
        if sheet is None or sheet.card.kind != "basic":
            continue
        for how, way in sheet.halves():
            if not affordable(state, play.player, way, mana):
                continue
            for index, leaf, _ in _leaves(way.effect):
                for use in ("move", "attack", "block"):
                    made = _shaped(way, index, use)
                    if made is not None and playable(state, play, made):
                        found.append(Shape(card, how, index, use, leaf.n))  # type: ignore[attr-defined]
    return list(dict.fromkeys(found))


@named(
    "shapeshift",
    timings=MOVING | MOVE_USE | MELEE_ATTACK | BLOCKING,
    needs=lambda state, play: bool(_shapes(state, play)),
)
def _shapeshift(t: Table, play: Playing, n: int) -> Flow[None]:
    """The card is played now, for Move, Attack or Block instead of another of them."""
    player = play.player
    pick: Shape = yield from choose(t.state.turn.seat, msg("ask-shape"), _shapes(t.state, play))
    card = next(card for card in player.hand.cards if card == pick.card)
    sheet = deed_sheet(card)
    way = sheet.strong if pick.how == "strong" else sheet.basic
    assert way is not None
    made = _shaped(way, pick.index, pick.use)
    assert made is not None
    t.move(card, player.hand, player.play)
    t.state.turn.played += 1
    t.say(msg("say-shapes", hero=name("hero", player.hero), card=card_name(card), effect=describe(made)))
    for colour in way.cost:
        yield from pay(t, player, 1 << colour)
    yield from resolve(t, Playing(player, play.timing, card, way.colour), made)


@named("secret_ways", timings=MOVING)
def _secret_ways(t: Table, play: Playing, n: int) -> Flow[None]:
    """Mountains for 5 Move points, for blue mana lakes for 2 as well; they are safe this turn."""
    state, turn = t.state, t.state.turn
    yield from resolve(t, play, fx.Move(1))
    turn.mods.append(Modifier(Change.MOUNTAINS_SAFE, source=play.source))
    yield from resolve(t, play, fx.Terrain(1 << MOUNTAIN, to=5))
    blue = usable(state, play.player) >> BLUE & 1
    if blue and (yield from confirm(turn.seat, msg("ask-secret-ways"))):
        yield from pay(t, play.player, 1 << BLUE)
        turn.mods.append(Modifier(Change.LAKES_SAFE, source=play.source))
        yield from resolve(t, play, fx.Terrain(1 << LAKE, to=2))


def _has_threats(state: State, play: Playing) -> bool:
    return state.duel is None and bool(threats(combat_of(state)))


@named("natures_vengeance", timings=BLOCK_PHASE, needs=_has_threats)
def _natures_vengeance(t: Table, play: Playing, n: int) -> Flow[None]:
    """One attack is 1 lower and Cumbersome; in the middle the Skill works on others, or for them."""
    yield from vengeance(t)
    put_in_the_middle(t, play.source)


def vengeance(t: Table) -> Flow[None]:
    """An attack is 1 lower, and Move points lower it further."""
    combat = combat_of(t.state)
    i, j = yield from pick_attack(t, threats(combat), "lower")
    combat.foes[i].attacks[j].extra |= CUMBERSOME
    lower_attack(t, combat.foes[i], j, 1)


RETURNABLE["natures_vengeance_coop"] = lambda state, player, timing: (
    bool(timing & BLOCK_PHASE) and state.combat is not None and state.duel is None and bool(threats(state.combat))
)
