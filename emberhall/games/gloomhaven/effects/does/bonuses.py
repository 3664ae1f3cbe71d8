"""What is done to something under way: to an attack, an ability, damage."""

from emberhall.effects import Lasts
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, KEPT, Ability, Playing, Strike, gain_xp
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.names import class_name
from emberhall.games.gloomhaven.rules.board import adjacent, allies, character_of, hidden, on_map
from emberhall.games.gloomhaven.rules.conditions import cleanse, gain
from emberhall.games.gloomhaven.rules.damage import leave_active, suffer
from emberhall.games.gloomhaven.rules.movement import move
from emberhall.games.gloomhaven.rules.notes import note
from emberhall.games.gloomhaven.rules.values import exposed, protected
from emberhall.games.gloomhaven.state import Active, Bonus, Character, State, Table
from emberhall.games.gloomhaven.terms import DISARM
from emberhall.kernel import NO, Flow, choose, confirm, msg, pick


def struck(play: Playing) -> Strike:
    """The attack under way."""
    assert play.strike is not None, "no attack is under way"
    return play.strike


def under_way(play: Playing) -> Ability:
    """The ability under way."""
    assert play.ability is not None, "no ability is under way"
    return play.ability


@BOOK.does(fx.Add)
def add(t: Table, play: Playing, effect: fx.Add) -> Flow[None]:
    n = BOOK.count(t.state, play, effect.n)
    match effect.what:
        case "attack" if play.strike is not None:
            play.strike.value += n
        case "pierce":
            (play.strike or under_way(play)).pierce += n
        case "push":
            (play.strike or under_way(play)).push.append(n)
        case "pull":
            (play.strike or under_way(play)).pull.append(n)
        case "target" if play.strike is not None:
            play.strike.more_targets += n
        case "target":
            under_way(play).targets += n
        case "range":
            under_way(play).range += n
        case "shield":
            play.actor.bonuses.append(Bonus("shield", n, source=play.source))
        case "move" if play.ability is None:
            yield from move(t, play, n, jump=False)
        case _:
            under_way(play).n += n


@BOOK.does(fx.Advantage)
def advantage(t: Table, play: Playing, effect: fx.Advantage) -> None:
    (play.strike or under_way(play)).advantage = True


@BOOK.does(fx.Disadvantage)
def disadvantage(t: Table, play: Playing, effect: fx.Disadvantage) -> None:
    struck(play).disadvantage = True


@BOOK.does(fx.DoubleAttack)
def double_attack(t: Table, play: Playing, effect: fx.DoubleAttack) -> None:
    (play.strike or under_way(play)).doubled = True


@BOOK.does(fx.DoubleHeal)
def double_heal(t: Table, play: Playing, effect: fx.DoubleHeal) -> None:
    under_way(play).doubled = True


@BOOK.does(fx.Backlash)
def backlash(t: Table, play: Playing, effect: fx.Backlash) -> None:
    under_way(play).backlash += effect.n


@BOOK.does(fx.Reach)
def reach(t: Table, play: Playing, effect: fx.Reach) -> None:
    under_way(play).reach = effect.n


@BOOK.does(fx.DoubleMove)
def double_move(t: Table, play: Playing, effect: fx.DoubleMove) -> None:
    under_way(play).n *= 2


@BOOK.does(fx.PerformLast)
def perform_last(t: Table, play: Playing, effect: fx.PerformLast) -> None:
    play.trail.last.append((play.source, effect.effect))


@BOOK.does(fx.Inflict)
def inflict(t: Table, play: Playing, effect: fx.Inflict) -> None:
    (play.strike or under_way(play)).conditions.extend(effect.conditions)


@BOOK.does(fx.IgnoreShield)
def ignore_shield(t: Table, play: Playing, effect: fx.IgnoreShield) -> None:
    (play.strike or under_way(play)).ignore_shield = True


@BOOK.does(fx.Blunt)
def blunt(t: Table, play: Playing, effect: fx.Blunt) -> None:
    struck(play).blunted = True


@BOOK.does(fx.Guard)
def guard(t: Table, play: Playing, effect: fx.Guard) -> None:
    struck(play).shield += effect.n


@BOOK.does(fx.StrikeBack)
def strike_back(t: Table, play: Playing, effect: fx.StrikeBack) -> None:
    struck(play).retaliate.append((effect.n, effect.range))


@BOOK.does(fx.Negate)
def negate(t: Table, play: Playing, effect: fx.Negate) -> None:
    if play.hurt is not None:
        play.hurt.n = 0
    else:
        struck(play).negated = True


@BOOK.does(fx.Take)
def take(t: Table, play: Playing, effect: fx.Take) -> Flow[None]:
    """Suffer the damage in the place of whoever was about to."""
    hurt = play.hurt
    assert hurt is not None, "no damage is under way"
    damage, hurt.n = hurt.n, 0
    yield from suffer(t, play.actor, damage - effect.less, hurt.by)


@BOOK.does(fx.Redirect)
def redirect(t: Table, play: Playing, effect: fx.Redirect) -> None:
    struck(play).target = play.actor


@BOOK.does(fx.Slay)
def slay(t: Table, play: Playing, effect: fx.Slay) -> None:
    struck(play).slays = effect.ranks


@BOOK.does(fx.CrushObstacles)
def crush_obstacles(t: Table, play: Playing, effect: fx.CrushObstacles) -> None:
    struck(play).crushes = (effect.damage, effect.xp)


@BOOK.does(fx.BlockedPush)
def blocked_push(t: Table, play: Playing, effect: fx.BlockedPush) -> None:
    struck(play).blocked = (effect.damage, effect.xp)


@BOOK.does(
    fx.AlongThePath,
    fx.AllOnOne,
    fx.SmallSlots,
    fx.Immovable,
    fx.ImmuneTo,
    fx.SureFooted,
    fx.FewerModifiers,
    fx.LastInFocus,
    fx.FlyInHiding,
    fx.ReplaceCondition,
    fx.Default,
    fx.MoreAugments,
    fx.SeeInvisible,
    fx.Immune,
    fx.Overheal,
    fx.Chain,
    fx.MoreSongs,
    fx.MoreDooms,
    fx.NeverInvisible,
)
def looked_at(t: Table, play: Playing, effect: object) -> None:
    """Does nothing by itself: the rules that need it look at the card."""


@BOOK.does(fx.Widen)
def widen(t: Table, play: Playing, effect: fx.Widen) -> None:
    under_way(play).who = effect.who


@BOOK.does(fx.WoundAllAround)
def wound_all_around(t: Table, play: Playing, effect: fx.WoundAllAround) -> Flow[None]:
    """Pay with wounds of your own side for a stronger attack."""
    if (yield from confirm(BOOK.asks(t.state, play), msg("ask-wound-all-around"))):
        for figure in (
            play.actor,
            *[ally for ally in allies(t.state, play.actor) if adjacent(t.state, play.actor, ally)],
        ):
            gain(t, figure, "wound")
        struck(play).push.append(effect.push)
        struck(play).conditions += effect.conditions


@BOOK.does(fx.LongRestBenefits)
def long_rest_benefits(t: Table, play: Playing, effect: fx.LongRestBenefits) -> None:
    note(t.state, f"rests_well:{play.owner}")


@BOOK.does(fx.Fly)
def fly(t: Table, play: Playing, effect: fx.Fly) -> None:
    """The figure flies as long as the card is active."""
    play.trail.performed = True
    play.actor.bonuses.append(Bonus("flying", 1, source=play.source, round=False))


@BOOK.does(fx.OneMoreCurse)
def one_more_curse(t: Table, play: Playing, effect: fx.OneMoreCurse) -> None:
    for id in play.trail.targets[-1:]:
        gain(t, t.state.figures[id], "curse")


@BOOK.does(fx.Jump)
def jump(t: Table, play: Playing, effect: fx.Jump) -> None:
    under_way(play).jump = True


@BOOK.can(fx.Jump)
def can_jump(state: State, play: Playing, effect: fx.Jump) -> bool:
    return play.ability is None or not play.ability.jump


@BOOK.does(fx.Spread)
def spread(t: Table, play: Playing, effect: fx.Spread) -> None:
    under_way(play).area = effect.area


@BOOK.can(fx.PerformAs)
def can_perform_as(state: State, play: Playing, effect: fx.PerformAs) -> bool:
    return effect.what != "attack" or not (play.actor.conditions & DISARM or hidden(state, play.actor))  # GH-COND-17


@BOOK.does(fx.PerformAs)
def perform_as(t: Table, play: Playing, effect: fx.PerformAs) -> Flow[None]:
    prompt = msg("ask-perform-as", what=effect.what)
    if (yield from pick(BOOK.asks(t.state, play), prompt, (ch.INSTEAD,), stop=NO, stop_first=True)) is None:
        return
    if effect.what == "attack":
        under_way(play).as_attack = True
    else:
        under_way(play).as_heal = effect.more


@BOOK.does(fx.Experience)
def experience(t: Table, play: Playing, effect: fx.Experience) -> None:
    character = character_of(t.state, play.actor)
    if character is not None:
        gain_xp(t, character, BOOK.count(t.state, play, effect.n))


@BOOK.does(Lasts)
def lasts(t: Table, play: Playing, effect: Lasts) -> None:
    """What lasts has been performed when it begins."""
    play.trail.performed = True
    KEPT.begin(t, play, effect)
    if isinstance(effect.effect, fx.NeverInvisible):
        for figure in on_map(t.state):
            if exposed(t.state, figure):
                cleanse(figure, "invisible")
    if isinstance(effect.effect, fx.Immune):  # what they have already is removed (GH-COND-04)
        for figure in on_map(t.state):
            if protected(t.state, figure):
                cleanse(figure)


# augments


@BOOK.does(fx.Augment)
def augment(t: Table, play: Playing, effect: fx.Augment) -> Flow[None]:
    """Begin a lasting effect on melee attacks; if there are too many, one of the others ends."""
    yield from make_room(t, play, "augment", fx.MoreAugments)
    play.trail.performed = True
    yield from BOOK.do(t, play, effect.lasts)


@BOOK.does(fx.Song)
def song(t: Table, play: Playing, effect: fx.Song) -> Flow[None]:
    """Begin a lasting effect on allies; if there are too many Songs, one of the others ends."""
    yield from make_room(t, play, "song", fx.MoreSongs)
    play.trail.performed = True
    yield from BOOK.do(t, play, effect.lasts)


#: What raises the number of active cards of a kind.
More = type[fx.MoreAugments | fx.MoreSongs | fx.MoreDooms]


def make_room(t: Table, play: Playing, kind: str, more: More) -> Flow[None]:
    """End active cards of a kind until there is room for one more."""
    character = t.state.characters[play.owner]
    while len(active := active_of(character, kind)) >= most_of(t.state, play.owner, more):
        options = [ch.EndBonus(one.card) for one in active]
        prompt = msg("ask-make-room", who=class_name(character.cls), kind=kind)
        chosen = yield from choose(character.seat, prompt, options)
        leave_active(t, character, next(one for one in active if one.card == chosen.card))


def active_of(character: Character, kind: str) -> list[Active]:
    """The active cards of a kind: Augments, Songs, Dooms."""
    return [active for active in character.active if CARDS[active.card].half(active.half).kind == kind]


def most_of(state: State, owner: int, more: More) -> int:
    """How many cards of a kind may be active."""
    return 1 + any(
        isinstance(KEPT.node(lasting).effect, more)
        for lasting in KEPT.lasting(state, Moment.ALWAYS)
        if lasting.owner == owner
    )


@BOOK.does(fx.ApplyAugments)
def apply_augments(t: Table, play: Playing, effect: fx.ApplyAugments) -> Flow[None]:
    """Apply the Augments of the card's owner to the attack."""
    for lasting in list(KEPT.lasting(t.state, Moment.YOUR_MELEE_ATTACK)):
        card = CARDS.get(lasting.source)
        if lasting.owner == play.owner and card is not None and card.top.kind == "augment":
            yield from BOOK.do(t, play, KEPT.node(lasting).effect)
