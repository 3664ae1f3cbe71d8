"""What an effect is played with, and the book of the game; `does` writes it, the rules read it."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, field
from msgspec.structs import replace

from emberhall.effects import Book, Effect, Group, Keeping, Lasting, Listener, Waiting
from emberhall.games.gloomhaven.content import CARDS, ITEMS, MONSTERS
from emberhall.games.gloomhaven.content.maps import ground_of
from emberhall.games.gloomhaven.effects.describe import SAYS, describe
from emberhall.games.gloomhaven.effects.moments import ENDS, LIMITS, OF_DOOMED, ON_DOOMED, Moment
from emberhall.games.gloomhaven.effects.nodes import MODULES, Area, Attack, Experience, Heal, Move, MoveDooms, Recover
from emberhall.games.gloomhaven.names import class_name, figure_name
from emberhall.games.gloomhaven.state import Active, Character, Figure, State, Table
from emberhall.games.gloomhaven.terms import HEROES
from emberhall.kernel import ENDED, NOBODY, NOWHERE, Flow, Message, Seat, confirm, msg


class Strike(msgspec.Struct):
    """One attack on one target while it is being resolved (GH-ATTACK-07 to GH-ATTACK-13)."""

    target: Figure
    value: int
    melee: bool
    pierce: int = 0
    #: Each is applied as a whole or not at all, by itself.
    push: list[int] = field(default_factory=list)
    pull: list[int] = field(default_factory=list)
    conditions: list[str] = field(default_factory=list)
    #: Each is there or not, however many sources it has (GH-ADV-16, GH-ADV-17).
    advantage: bool = False
    disadvantage: bool = False
    #: Shield against this attack alone, and Retaliate for it (value, range).
    shield: int = 0
    retaliate: list[tuple[int, int]] = field(default_factory=list)
    ignore_shield: bool = False
    doubled: bool = False
    #: The target takes no damage of it.
    negated: bool = False
    #: A 2x card counts as +0.
    blunted: bool = False
    #: Targets of these ranks die instead of being attacked.
    slays: tuple[str, ...] = ()
    #: What a push into an obstacle, or one that is blocked, does: damage and experience.
    crushes: tuple[int, int] = (0, 0)
    blocked: tuple[int, int] = (0, 0)
    dealt: int = 0
    killed: bool = False
    #: Another target that a modifier card adds.
    more_targets: int = 0
    #: Items that its attacker has used on it.
    items: list[int] = field(default_factory=list)


class Hurt(msgspec.Struct):
    """Damage that a figure is about to suffer."""

    figure: Figure
    n: int
    by: Figure | None = None


class Ability(msgspec.Struct):
    """The values of an ability under way, which lasting effects and items may change."""

    n: int = 0
    range: int = 0
    targets: int = 1
    jump: bool = False
    area: Area | None = None
    #: A move performed as an attack of the same value.
    as_attack: bool = False
    #: What is added to each attack of it: effects of items used for the whole action.
    advantage: bool = False
    ignore_shield: bool = False
    doubled: bool = False
    pierce: int = 0
    push: list[int] = field(default_factory=list)
    pull: list[int] = field(default_factory=list)
    conditions: list[str] = field(default_factory=list)
    #: An attack on one target, no area.
    single: bool = False
    #: What its attacker suffers after each attack; how far a melee attack reaches.
    backlash: int = 0
    reach: int = 0
    #: An attack that may be made on invisible enemies.
    sees: bool = False
    #: Whom it is for instead of what is printed.
    who: Group | None = None
    #: Performed as a Heal of this much more; below 0: it is not.
    as_heal: int = -1


class Trail(msgspec.Struct):
    """What has happened in the action so far."""

    #: The hexes entered by moves of the action; where the first began; whether it went straight.
    way: list[int] = field(default_factory=list)
    began: int = NOWHERE
    #: Hexes by what happened there: "killed", "created", "destroyed", "moved", "area", "chosen", "target".
    spots: dict[str, list[int]] = field(default_factory=dict)
    #: Figures (ids) that abilities of the action have been about, the latest last.
    targets: list[int] = field(default_factory=list)
    #: Whether any ability of the action has been performed (GH-TURN-13).
    performed: bool = False
    #: Experience for what was paid for, gained if any ability of the action is performed (GH-XP-02).
    owed: int = 0
    #: Damage that its player has chosen to suffer.
    suffered: int = 0
    #: The enemy (id) that the action has doomed.
    doomed: int = NOBODY
    #: How many allies have been damaged.
    harmed: int = 0
    #: Nothing that follows is performed.
    ended: bool = False
    #: Figures (ids) that the latest heal was about.
    healed: list[int] = field(default_factory=list)
    #: Damage dealt by the latest attack; all attacks of the latest ability: on whom (id), where, how much.
    dealt: int = 0
    struck: list[tuple[int, int, int]] = field(default_factory=list)
    #: What is added to every heal of the action; None: none has been performed yet.
    heal: int | None = None
    #: Items (numbers) used for the whole action: they help every attack ability of it.
    items: list[int] = field(default_factory=list)
    #: How many items its character had used when it began; below 0: it is no action.
    uses: int = -1
    #: A beast performs it on command.
    command: bool = False
    #: What kind of action it is: "augment", "song", "doom", "command".
    kind: str = ""
    #: What comes as the last part of it, with the card that it is printed on.
    last: list[tuple[str, Effect]] = field(default_factory=list)
    #: How many obstacles it creates beyond what is printed.
    more_obstacles: int = 0
    #: Elements that were paid for, infused if any ability of the action is performed.
    kindled: list[str] = field(default_factory=list)


class Playing(msgspec.Struct):
    """What an effect is played with: who acts, for which card or item, and what is going on."""

    #: The figure that acts.
    actor: Figure
    #: The card or item that the effect is printed on.
    source: str = ""
    #: Whose lasting effects and cards these are: a character's number.
    owner: int = NOBODY
    #: How long bonuses of the half last: "", "round" or "persistent".
    stays: str = "round"
    #: The player who decides, where it is not the one of the figure.
    seat: int = NOBODY
    strike: Strike | None = None
    hurt: Hurt | None = None
    ability: Ability | None = None
    trail: Trail = field(default_factory=Trail)
    #: It acts by the rules of monsters; with which focus.
    by_rules: bool = False
    focus: int = NOBODY
    #: Whose hex its attack is made from, if not its own.
    stand: Figure | None = None
    #: Whose deed the lasting effect has joined.
    by: Figure | None = None
    #: What the lasting effect remembers from when it began; below 0: nothing.
    about: int = -1
    #: Whom (ids) it meant to attack when it chose where to move: one of these sets.
    meant: list[tuple[int, ...]] = field(default_factory=list)


def place_of(play: Playing) -> Figure:
    """The figure from whose hex an attack is made."""
    return play.stand or play.actor


def new_action(state: State, figure: Figure) -> Trail:
    """The trail of an action that begins."""
    return Trail(uses=state.characters[figure.owner].deeds.item_uses if figure.kind == "character" else -1)


def with_item(state: State, play: Playing) -> bool:
    """Whether the character has used an item in the action under way."""
    if play.actor.kind != "character" or play.trail.uses < 0:
        return False
    return state.characters[play.actor.owner].deeds.item_uses > play.trail.uses


def last_parts(t: Table, play: Playing) -> Flow[None]:
    """Do what comes as the last part of an action."""
    for source, effect in play.trail.last:
        now = replace(play, source=source, ability=None, strike=None)
        if BOOK.possible(t.state, now, effect):
            yield from BOOK.do(t, now, effect)


def gain_xp(t: Table, character: Character, n: int) -> None:
    """Experience, counted during the scenario (GH-XP-06)."""
    if n:
        character.xp += n
        t.say(msg("say-xp", who=class_name(character.cls), n=n))


def put_aside(state: State, character: Character, active: Active) -> None:
    """A card leaves the active area for the pile that it belongs to (GH-ACTIVE-08)."""
    character.active.remove(active)
    home = character if active.home is UNSET else state.characters[active.home]
    (home.lost if active.lost or home.exhausted else home.discard).add(active.card)


#: When a lasting effect performs an ability by itself.
AT_TURNS = (
    Moment.YOUR_TURN_START, Moment.DURING_YOUR_TURN, Moment.YOUR_TURN_END, Moment.BEFORE_YOUR_ATTACK_ACTION,
    Moment.YOU_SUFFER_DAMAGE,
    Moment.YOU_CONSUME_AN_ELEMENT_DURING_AN_ACTION,
)  # fmt: skip


#: When damage concerns a character, theirs or an ally's.
DAMAGES = (
    Moment.DAMAGE_TO_YOU, Moment.DAMAGE_THAT_WOULD_BRING_YOU_BELOW_1_HP, Moment.DAMAGE_TO_YOU_OR_ADJACENT_ALLY,
    Moment.ANY_ALLY_SUFFERS_DAMAGE, Moment.ALLY_WITHIN_2_SUFFERS_DAMAGE, Moment.SUMMONED_ALLY_SUFFERS_DAMAGE,
)  # fmt: skip


def _performs(effect: Effect) -> bool:
    """Whether it is an ability that its player may leave out."""
    return isinstance(effect, (Attack, Heal, Move, MoveDooms, Recover))


def _is_doom(source: str) -> bool:
    return source in CARDS and CARDS[source].bottom.kind == "doom"


def _boss_joins(state: State, lasting: Lasting, play: Playing) -> Playing | None:
    """What a boss gives its allies: it applies to their attacks, not to its own."""
    name = lasting.source.partition(".")[2]
    boss = next((figure for figure in state.figures.values() if figure.name == name), None)
    return play if boss is not None and boss is not play.actor and boss.side == play.actor.side else None


def _concerns(state: State, figure: Figure, moment: str, play: Playing) -> bool:
    actor, hurt, target = play.actor, play.hurt, play.strike.target if play.strike is not None else None
    match moment:
        case Moment.ATTACK_DAMAGES_YOU | Moment.ATTACK_TARGETS_YOU | Moment.MELEE_ATTACK_TARGETS_YOU:
            return target is figure
        case Moment.ATTACK_TARGETS_YOU_OR_ALLY_WITHIN_4:
            return target is not None and (target is figure or _friend(state, figure, target, 4))
        case Moment.ATTACK_TARGETS_YOU_OR_SUMMONED_ALLY:
            return target is not None and (target is figure or _friend(state, figure, target, kind="summon"))
        case (
            Moment.YOUR_MOVE_ACTION_OR_THAT_OF_YOUR_SUMMON
            | Moment.AFTER_YOUR_BEAR_ATTACK
            | Moment.BEFORE_YOUR_BEAR_ACTS
            | Moment.YOUR_COMMAND_ATTACK
        ):
            return actor.owner == figure.owner
        case _ if moment in DAMAGES:
            return hurt is not None and _concerned_by_damage(state, figure, moment, hurt.figure)
        case Moment.SUMMONED_ALLY_ATTACK_ON_DOOMED:
            return _friend(state, figure, actor, kind="summon")
        case Moment.ATTACK_OF_YOU_OR_ALLY_ON_DOOMED:
            return actor is figure or _friend(state, figure, actor)
        case Moment.DOOMED_ENEMY_DIES_WITHIN_2_OF_ANOTHER_ENEMY:
            return any(_near(state, at, other) for at in play.trail.spots["doomed"] for other in state.figures.values())
        case Moment.DOOMED_ENEMY_DIES | Moment.DOOMED_ENEMY_SUFFERS_DAMAGE | Moment.DOOMED_ENEMY_TURN_START:
            return True
        case Moment.CURSE_MAKES_ENEMY_ATTACK_DEAL_NO_DAMAGE | Moment.ENEMY_ATTACK:
            return actor.side != HEROES
        case (
            Moment.ATTACK_OF_ANY_ALLY
            | Moment.MOVE_OF_ANY_ALLY
            | Moment.ALLY_TURN_START
            | Moment.BEFORE_ALLY_ATTACK_ACTION
            | Moment.BEFORE_RANGED_ATTACK_OF_ANY_ALLY
            | Moment.ALLY_ATTACK_ON_DOOMED
        ):
            return _friend(state, figure, actor)
        case Moment.ATTACK_OF_ALLY_ADJACENT_TO_YOU | Moment.RANGED_ATTACK_OF_ALLY_ADJACENT_TO_YOU:
            return _friend(state, figure, actor, 1)
        case Moment.ATTACK_OF_ALLY_WITHIN_2:
            return _friend(state, figure, actor, 2)
        case Moment.ENEMY_ATTACK_TARGETS_ALLY_ADJACENT_TO_YOU:
            return target is not None and actor.side != HEROES and _friend(state, figure, target, 1)
    return actor is figure


def _concerned_by_damage(state: State, figure: Figure, moment: str, hurt: Figure) -> bool:
    """Whether damage to one figure concerns a character who waits for this moment."""
    match moment:
        case Moment.SUMMONED_ALLY_SUFFERS_DAMAGE:
            return _friend(state, figure, hurt, kind="summon")
        case Moment.DAMAGE_TO_YOU_OR_ADJACENT_ALLY:
            return hurt is figure or _friend(state, figure, hurt, 1)
        case Moment.ANY_ALLY_SUFFERS_DAMAGE:
            return _friend(state, figure, hurt)
        case Moment.ALLY_WITHIN_2_SUFFERS_DAMAGE:
            return _friend(state, figure, hurt, 2)
    return hurt is figure


def _friend(state: State, figure: Figure, other: Figure, within: int = 1 << 23, kind: str = "") -> bool:
    """Whether the other is an ally of a character, within this many hexes, of this kind."""
    if kind not in ("", other.kind):
        return False
    if other is figure or other.side != HEROES or other.kind == "objective":
        return False
    return _apart(state, other, figure) <= within


def _near(state: State, at: int, other: Figure) -> bool:
    """Whether an enemy of the characters stands within two hexes of a place."""
    if other.side == HEROES or other.at == NOWHERE:
        return False
    return ground_of(state.scenario, state.map.rooms, state.map.doors | state.map.targets).apart(at)[other.at] <= 2


def _apart(state: State, a: Figure, b: Figure) -> int:
    if NOWHERE in (a.at, b.at):
        return 1 << 24
    return ground_of(state.scenario, state.map.rooms, state.map.doors | state.map.targets).apart(a.at)[b.at]


def _asks(state: State, play: Playing) -> int:
    if play.seat != NOBODY:
        return play.seat
    return state.characters[max(play.owner, 0)].seat


class _Keeping(Keeping[State, Playing]):
    """Active cards, items and what bosses give wait in the state; each is played by its owner."""

    moments = Moment
    ends = ENDS
    limits = LIMITS

    def waiting(self, state: State) -> Waiting:
        return state.waiting

    def lasting(self, state: State, moment: str) -> Sequence[Lasting]:
        return state.waiting.get(moment, ())

    def source(self, play: Playing) -> str:
        return play.source

    def owner(self, play: Playing) -> int:
        return play.owner

    def about(self, play: Playing) -> int:
        """The enemy that is doomed, or how many allies have been damaged for it."""
        return play.trail.doomed if play.trail.doomed != NOBODY else play.trail.harmed or -1

    def content(self, source: str) -> object:
        """The card, the item or the boss that something lasting is printed on."""
        kind, _, id = source.rpartition(".")
        return ITEMS[int(id)] if kind == "item" else MONSTERS[id] if kind == "boss" else CARDS[id]

    def joins(self, state: State, lasting: Lasting, play: Playing) -> Playing | None:
        """Its owner plays it, on what is going on, if the moment is one of the owner's."""
        if lasting.owner == NOBODY:
            return _boss_joins(state, lasting, play)
        character = state.characters[lasting.owner]
        figure = state.figures.get(character.figure)
        when = self.node(lasting).when
        if figure is None or not _concerns(state, figure, when, play):
            return None
        if (when in OF_DOOMED or when in ON_DOOMED) and not self._doomed_by(state, lasting, when, play):
            return None
        source, owner = lasting.source, lasting.owner
        mine = replace(play, actor=figure, source=source, owner=owner, seat=character.seat, by_rules=False)
        mine.about, mine.by = lasting.about, play.actor
        if when in AT_TURNS or when in OF_DOOMED:  # an action of its own
            there = (list(play.trail.targets), dict(play.trail.spots)) if when in OF_DOOMED else ([], {})
            performed = not _performs(self.node(lasting).effect)
            mine.trail = Trail(targets=there[0], spots=there[1], performed=performed)
        return mine

    def doomed(self, state: State, owner: int) -> list[int]:
        """The enemies (ids) that a character has doomed."""
        found = [
            one.about
            for waiting in state.waiting.values()
            for one in waiting
            if one.owner == owner and one.about >= 0 and _is_doom(one.source)
        ]
        return list(dict.fromkeys(found))

    def _doomed_by(self, state: State, lasting: Lasting, when: str, play: Playing) -> bool:
        """Whether it is about the enemy that its card has doomed, or that any Doom of its owner has."""
        foe = play.strike.target if when in ON_DOOMED and play.strike is not None else play.actor
        if lasting.about >= 0:
            return foe.id == lasting.about
        return foe.id in self.doomed(state, lasting.owner)

    def stretch(self, state: State, one: Listener[Playing]) -> int:
        """The turn of the round that is under way, or the action of it, by their numbers."""
        turn = state.turn
        if turn is None:
            return state.round << 16
        now = state.round << 16 | (turn.figure + 1) << 3
        return now | len(turn.used) if one.lasts.limit == "action" else now

    def ready(self, state: State, one: Listener[Playing]) -> bool:
        """Experience at the start of a turn is gained once, however many cards give it."""
        if not super().ready(state, one):
            return False
        effect, now = one.lasts.effect, self.stretch(state, one)
        if one.lasting is None or not isinstance(effect, Experience):
            return True
        others = [other for other in self.lasting(state, one.lasts.when) if other.owner == one.lasting.owner]
        return not any(other.last == now and self.node(other).effect == effect for other in others)

    def accepts(self, state: State, one: Listener[Playing], seat: Seat, effect: Message) -> Flow[bool]:
        hurt = one.play.hurt
        if hurt is None:
            return super().accepts(state, one, seat, effect)
        return confirm(seat, msg("ask-may-damage", who=figure_name(hurt.figure), n=hurt.n, effect=effect))

    def in_turn(self, state: State, play: Playing) -> list[Listener[Playing]]:
        """What may be used once in the turn of a character and has not been used yet."""
        if Moment.DURING_YOUR_TURN not in state.waiting:
            return []
        return [one for one in self.listeners(state, Moment.DURING_YOUR_TURN, play) if self.ready(state, one)]

    def spends(self, one: Listener[Playing]) -> bool:
        """Not for an ability that was not performed (GH-ACTIVE-03, GH-XP-04)."""
        if one.lasts.when not in AT_TURNS and one.lasts.when not in OF_DOOMED:
            return True
        return one.play.trail.performed

    def charge(self, t: Table, lasting: Lasting, worth: int) -> None:
        gain_xp(t, t.state.characters[lasting.owner], worth)

    def ended(self, t: Table, lasting: Lasting) -> None:
        """A card without effect leaves the active area (GH-ACTIVE-04, GH-ACTIVE-07)."""
        for character in t.state.characters:
            for active in character.active:
                if active.card == lasting.source:
                    put_aside(t.state, character, active)
                    return


KEPT = _Keeping()
BOOK: Book[State, Playing] = Book(*MODULES, asks=_asks, says=SAYS, listening=KEPT)
describe(BOOK)


def announce(t: Table, play: Playing, moment: Moment) -> Flow[None]:
    """Announce a moment for which nothing waits most of the time: that costs only a look."""
    return BOOK.trigger(t, moment, play) if moment in t.state.waiting else ENDED
