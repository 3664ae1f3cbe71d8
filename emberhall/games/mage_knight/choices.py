"""What a player may choose. Choices that recur are made once and kept; most labels follow from the fields."""

from functools import cache
from typing import ClassVar

import msgspec

from emberhall.games.mage_knight.content import DEEDS, FACTION_TOKEN, SKILL, TACTIC, UNIT, kind_of
from emberhall.games.mage_knight.content.kinds import Hex
from emberhall.games.mage_knight.effects.describe import describe, skill_text
from emberhall.games.mage_knight.ground import distance, ground, towards, word
from emberhall.games.mage_knight.names import card_name, declined, enemy_name, half_name, name, unit_name
from emberhall.games.mage_knight.state import Player, State
from emberhall.games.mage_knight.terms import COLOURS, ELEMENTS, TERRAINS, Change
from emberhall.kernel import Message, Option, Word, msg


class Acting(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The player who chooses now, and the timing (bits): what every offer is made with."""

    player: Player
    timing: int


class Choice(Option, frozen=True, gc=False):
    """What the fields of choices mean."""

    SAID: ClassVar = {
        "at": word,
        "banner": card_name,
        "card": card_name,
        "colour": lambda colour: name("colour", colour),
        "element": lambda element: name("element", ELEMENTS[element]),
        "enemy": enemy_name,
        "hero": lambda hero: name("hero", hero),
        "on": lambda on: name("spend", on),
        "reward": lambda reward: name("reward", reward),
        "seat": lambda seat: seat + 1,
        "site": lambda site: declined("site", site, "to"),
        "skill": lambda skill: name("skill", skill),
        "tactic": lambda tactic: name("tactic", tactic),
        "unit": unit_name,
        "use": lambda use: name("use", use),
        "way": lambda way: msg(f"way-{way}"),
    }
    ELEMENTS: ClassVar = {
        "at": "space",
        "card": "card",
        "enemy": "enemy",
        "rival": "hero",
        "skill": "skill",
        "tactic": "tactic",
        "unit": "unit",
    }
    WRITTEN: ClassVar = {
        "at": word,
        **dict.fromkeys(
            ("banner", "cost", "element", "enemy", "far", "fight", "over", "rival", "site", "vain", "value", "way")
        ),
    }


# before the first turn


class PickHero(Choice, frozen=True, gc=False):
    """Take this hero."""

    hero: str


class TakeHero(PickHero, frozen=True, gc=False):
    """Play this hero."""

    def key(self) -> str:
        return f"pick_hero:{self.hero}"

    def label(self) -> Message:
        return name("hero", self.hero)

    def touches(self) -> tuple[str, ...]:
        return (f"hero-card:{self.hero}",)


class Forfeit(Choice, frozen=True, gc=False):
    """Forfeit a turn that begins with no cards in hand or deck."""

    def key(self) -> str:
        return BEGIN_TURN.key()


class PickTactic(Choice, frozen=True, gc=False):
    """Take this Tactic for the Round."""

    tactic: str

    def label(self) -> Message:
        known = TACTIC[self.tactic]
        text = name("tactic-text", self.tactic)
        return msg("option-pick-tactic", tactic=name("tactic", self.tactic), number=known.number, text=text)


class Bid(Choice, frozen=True, gc=False):
    """Bid Fame for a hero."""

    n: int


# cards, Units, Skills


class Play(Choice, frozen=True, gc=False):
    """Play a card for its basic or its strong effect."""

    card: str
    how: str

    def label(self) -> Message:
        half = half_name(self.card, self.how)
        return msg("option-cast", card=half) if half else msg(f"option-play-{self.how}", card=card_name(self.card))


class Sideways(Choice, frozen=True, gc=False):
    """Play a card sideways for one point."""

    card: str
    use: str


class Activate(Choice, frozen=True, gc=False):
    """Activate a Unit for one of its abilities."""

    unit: str
    ability: int

    def label(self) -> Message:
        ability = UNIT[kind_of(self.unit)].abilities[self.ability]
        return msg("option-activate", unit=unit_name(self.unit), text=describe(ability.effect, ability.mana))


class UseSkill(Choice, frozen=True, gc=False):
    """Use a Skill."""

    skill: str


class UseToken(Choice, frozen=True, gc=False):
    """Use a faction token."""

    token: str

    def label(self) -> Message:
        return msg("option-use-token", token=name("token", self.token), text=describe(FACTION_TOKEN[self.token].effect))

    def touches(self) -> tuple[str, ...]:
        return (f"token:{self.token}",)


class TradeToken(Choice, frozen=True, gc=False):
    """Give a faction token away in an interaction, for Fame or Influence."""

    token: str
    use: str

    def label(self) -> Message:
        return msg(f"option-trade-token-{self.use}", token=name("token", self.token))

    def touches(self) -> tuple[str, ...]:
        return (f"token:{self.token}",)


class ReturnSkill(Choice, frozen=True, gc=False):
    """Return another hero's Skill from the middle of the table, for what it gives."""

    skill: str

    def label(self) -> Message:
        return msg(f"option-return-{self.skill.replace('_', '-')}", skill=name("skill", self.skill))

    def touches(self) -> tuple[str, ...]:
        return (f"middle:{self.skill}",)


class Spend(Choice, frozen=True, gc=False):
    """Spend points on what a lasting effect offers."""

    on: Change


class UseBanner(Choice, frozen=True, gc=False):
    """Use the Banner that a Unit carries."""

    unit: str
    banner: str


class PickNumber(Choice, frozen=True, gc=False):
    """A number."""

    n: int


class UseTactic(Choice, frozen=True, gc=False):
    """Use the Tactic of the Round."""

    tactic: str


class Pay(Choice, frozen=True, gc=False):
    """Pay with mana of this form and colour."""

    form: str
    colour: str

    def label(self) -> Message:
        return msg(f"option-pay-{self.form.replace('_', '-')}", colour=name("colour", self.colour))

    def touches(self) -> tuple[str, ...]:
        return (f"{self.form}:{self.colour}",)


class PickColour(Choice, frozen=True, gc=False):
    """This colour."""

    colour: str


class PickDie(Choice, frozen=True, gc=False):
    """A die of the Source with this colour."""

    colour: str

    def touches(self) -> tuple[str, ...]:
        return (f"die:{self.colour}",)


class PickCard(Choice, frozen=True, gc=False):
    """This card."""

    card: str


class PickUnit(Choice, frozen=True, gc=False):
    """This Unit."""

    unit: str


class PickSkill(Choice, frozen=True, gc=False):
    """This Skill."""

    skill: str

    def label(self) -> Message:
        entry = SKILL[kind_of(self.skill)]
        use = msg(f"skill-use-{entry.use.replace('_', '-')}")
        return msg("option-pick-skill", skill=name("skill", self.skill), use=use, text=skill_text(entry))


class PickReward(Choice, frozen=True, gc=False):
    """This kind of reward first."""

    reward: str


# the map


class Walk(Choice, frozen=True, gc=False):
    """Move to a space: one step in a direction (the index of `STEPS`), or farther by an effect."""

    at: int
    way: int
    #: The name of the site there, or else of the terrain.
    over: str
    #: Whether it leads into a fight: an assault, or rampaging enemies are provoked.
    fight: bool = False
    #: How far it is, if farther than a step.
    far: int = 1

    def label(self) -> Message:
        if self.far > 1:
            return msg("option-walk-far", way=msg(f"way-{self.way}"), over=msg(self.over), n=self.far)
        label = "option-walk-fight" if self.fight else "option-walk-way"
        return msg(label, way=msg(f"way-{self.way}"), over=msg(self.over))


class Explore(Choice, frozen=True, gc=False):
    """Reveal a tile at a position, which lies in a direction (the index of `STEPS`)."""

    a: int
    b: int
    way: int

    def label(self) -> Message:
        return msg("option-explore", way=msg(f"way-{self.way}.there"))

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.a},{self.b}",)


class Reveal(Explore, frozen=True, gc=False):
    """Reveal a tile without spending Move points."""


class PickSpace(Choice, frozen=True, gc=False):
    """This space: what is seen there, in which direction from the hero whose turn it is, and how far."""

    at: int
    way: int
    over: str
    far: int

    def key(self) -> str:
        return f"space:{word(self.at)}"

    def label(self) -> Message:
        return msg("option-pick-space", way=msg(f"way-{self.way}"), over=msg(self.over), n=self.far)


class Tunnel(Choice, frozen=True, gc=False):
    """Move under the ground to another conquered dungeon or tomb."""

    at: int
    cost: int
    over: str

    def label(self) -> Message:
        return msg("option-tunnel", over=msg(self.over), cost=self.cost)


class ReplaceShield(Choice, frozen=True, gc=False):
    """Activate a glade by replacing another hero's Shield."""

    seat: int


class Challenge(Choice, frozen=True, gc=False):
    """Fight the rampaging enemy on an adjacent space."""

    at: int
    enemy: str


class Enter(Choice, frozen=True, gc=False):
    """Enter the site the hero stands on, and fight those within."""

    site: str


class JointAssault(Choice, frozen=True, gc=False):
    """Propose to assault a city together."""

    at: int


class Share(Choice, frozen=True, gc=False):
    """How many defenders of the city a hero faces; with none it is not invited."""

    hero: str
    n: int


class Elite(Share, frozen=True, gc=False):
    """How many elite troops of Volkare a hero faces."""


class Regular(Share, frozen=True, gc=False):
    """How many regular troops of Volkare a hero faces."""


class VolkareLevel(Choice, frozen=True, gc=False):
    """Set Volkare's Level."""

    n: int


class Hunt(Choice, frozen=True, gc=False):
    """Hunt around Volkare's camp: a green enemy, a red one, or both."""

    prey: str

    def label(self) -> Message:
        return msg(f"option-hunt-{self.prey}")


class BreakSeal(Choice, frozen=True, gc=False):
    """Break the next seal on the Fame track with mana of its colour."""

    colour: str

    def touches(self) -> tuple[str, ...]:
        return ("seal:next",)


class AttackHero(Choice, frozen=True, gc=False):
    """Attack the hero on the same space."""

    hero: str
    rival: int


class Steal(Choice, frozen=True, gc=False):
    """Steal an Artifact."""

    card: str


class DriveOff(Choice, frozen=True, gc=False):
    """Drive the opponent off to an adjacent space, in a direction from where it stands."""

    at: int
    cost: int
    way: int
    over: str

    def label(self) -> Message:
        return msg("option-drive-off", way=msg(f"way-{self.way}"), over=msg(self.over), cost=self.cost)


class HealUnit(Choice, frozen=True, gc=False):
    """Heal one Wound of a Unit."""

    unit: str


# interaction


class Recruit(Choice, frozen=True, gc=False):
    """Recruit a Unit of the offer."""

    unit: str
    cost: int

    def label(self) -> Message:
        if self.cost < 0:  # Thugs, for whom a bad Reputation is a good one (MKX-UNIT-01)
            return msg("option-recruit-paid", unit=unit_name(self.unit), n=-self.cost)
        return msg("option-recruit", unit=unit_name(self.unit), cost=self.cost)


class RecruitLoyal(Choice, frozen=True, gc=False):
    """Recruit a Unit of the offer under Bonds of Loyalty."""

    unit: str
    cost: int


class RecruitCheaper(Choice, frozen=True, gc=False):
    """Recruit a Unit of the offer with a discount, which may cost Reputation."""

    unit: str
    cost: int
    reputation: int = 0

    def key(self) -> str:
        return f"recruit_cheaper:{self.unit}"

    def label(self) -> Message:
        text = "option-recruit-coerced" if self.reputation else "option-recruit-cheaper"
        return msg(text, unit=unit_name(self.unit), cost=self.cost)


class Buy(Choice, frozen=True, gc=False):
    """Buy a card for Influence; a Spell takes mana of its colour, too (MK-INTER-21)."""

    card: str
    cost: int

    def label(self) -> Message:
        bought = DEEDS[kind_of(self.card)]
        if bought.kind != "spell":
            return super().label()
        mana = name("mana", COLOURS[bought.colour])
        return msg("option-buy-spell", card=card_name(self.card), cost=self.cost, mana=mana)


# combat


class Target(Choice, frozen=True, gc=False):
    """Make a foe a target of the attack; `vain`: nothing at hand could attack it now."""

    foe: int
    enemy: str
    vain: bool = False

    def label(self) -> Message:
        return msg("option-target-vain" if self.vain else "option-target", enemy=enemy_name(self.enemy))

    def told(self) -> Message:
        return msg("option-target", enemy=enemy_name(self.enemy))  # what is at hand is a secret


class PickFoe(Choice, frozen=True, gc=False):
    """This foe."""

    foe: int
    enemy: str

    def key(self) -> str:
        return f"foe:{self.foe}"


class PickAttack(Choice, frozen=True, gc=False):
    """An attack of a foe: to be blocked, or to be suffered now."""

    foe: int
    attack: int
    enemy: str
    value: int
    element: int
    how: str

    def key(self) -> str:
        return f"{self.how}:{self.foe}:{self.attack}"

    def label(self) -> Message:
        return msg(
            f"option-{self.how}-attack",
            enemy=enemy_name(self.enemy),
            value=self.value,
            element=name("element", ELEMENTS[self.element]),
        )


class EndPhase(Choice, frozen=True, gc=False):
    """End a phase of a combat: with enemies left, or without an attack that could be made (`idle`)."""

    phase: str
    left: tuple[str, ...]
    idle: bool = False

    def key(self) -> str:
        return "end_phase"

    def label(self) -> Message:
        if self.phase == "ranged":
            return msg("option-end-ranged-idle" if self.idle else "option-end-ranged")
        if len(self.left) > 3:  # everybody can see them
            return msg(f"option-end-{self.phase}-many", n=len(self.left))
        return msg(f"option-end-{self.phase}", left=tuple(enemy_name(enemy) for enemy in self.left))

    def told(self) -> Message:
        return msg("option-end-ranged") if self.phase == "ranged" else self.label()  # what is at hand is a secret


class BuyHealing(Choice, frozen=True, gc=False):
    """A Healing point of the locals for its price."""

    n: int

    def key(self) -> str:
        return "buy_healing"


class EndUnhealed(Choice, frozen=True, gc=False):
    """End the turn with Healing points left that could heal something."""

    n: int

    def key(self) -> str:
        return "end_turn"

    def told(self) -> Message | None:
        return END_TURN.told()  # Wounds at hand are a secret


class Assign(Choice, frozen=True, gc=False):
    """Assign the damage to a Unit."""

    unit: str

    def label(self) -> Message:
        return msg("option-assign", unit=unit_name(self.unit), n=UNIT[kind_of(self.unit)].armor)


class Protect(Choice, frozen=True, gc=False):
    """Assign the damage to a Unit whose Banner keeps it from harm."""

    unit: str
    banner: str


class Bribe(Choice, frozen=True, gc=False):
    """Spend Influence for a Unit to fight, or to take damage, in this combat."""

    unit: str


class TurnBack(Choice, frozen=True, gc=False):
    """Turn a Skill face up again, on its condition."""

    skill: str


class Path(Choice, frozen=True, gc=False):
    """Take a path through a maze or labyrinth for its Move points."""

    n: int


# single words

BEGIN_TURN = Word("begin_turn")
ANNOUNCE = Word("announce_end_of_round")
REST = Word("rest")
END_TURN = Word("end_turn")
INTERACT = Word("interact")
ALTAR = Word("altar")
BURN = Word("burn")
PLUNDER = Word("plunder")
FIGHT = Word("fight")
STRIKE = Word("strike")
RETARGET = Word("other_targets")
GIVE_UP = Word("give_up")
PARRY = Word("parry")
SPEND_MOVE = Word("spend_move")
HERO_TAKES = Word("hero_takes")
HEAL_HAND = Word("heal_hand")
BUY_ARTIFACT = Word("buy_artifact")
BUY_ELITE = Word("buy_elite")
BUY_UNSEEN = Word("buy_unseen")
BUY_REGULAR = Word("buy_regular")
FROM_HAND = Word("from_hand")
FROM_DISCARD = Word("from_discard")
SKIP = Word("skip")
ON_TOP = Word("on_top")
AT_BOTTOM = Word("at_bottom")
MANA_NOW = Word("mana_now")
MANA_LATER = Word("mana_later")
PASS = Word("pass")
ACTIVATE_GLADE = Word("activate_glade")
INCANT = Word("incant")
PLAY_ON = Word("play_on")
CONCEDE = Word("concede")
KEEP_CARD = Word("keep_card")
STAY_OUT = Word("stay_out")
ALONE = Word("alone")
LEVEL_FIRST = Word("level_first")
TAKE_KEPT = Word("take_kept")
LONG_PREPARATION = Word("long_preparation")
QUICK_PREPARATION = Word("quick_preparation")
WOUND_HERO = Word("wound_hero")
FORGO_DICE = Word("forgo_dice")
KEEP_DICE = Word("keep_dice")
REROLL = Word("reroll")
AS_IT_LIES = Word("as_it_lies")
LEAVE = Word("leave")
TURN_WHEEL = Word("turn_wheel")
WITHDRAW = Word("withdraw")
ATTACK_TOGETHER = Word("attack_together")
DEFEND = Word("defend")
DEFEND_TOGETHER = Word("defend_together")
FACE_ALONE = Word("face_alone")
STORM_CAMP = Word("storm_camp")
STORM_LEADER = Word("storm_leader")
SEAL = Word("seal")
CALL_FAMILIARS = Word("call_familiars")
NO_UNIT = Word("no_unit")
DOUBLE = Word("double")
AS_SIEGE = Word("as_siege")
TO_HAND = Word("to_hand")
TO_DISCARD = Word("to_discard")

# kept options


def seen(shown: Hex) -> str:
    """The name of the site on a space, or else of its terrain."""
    return name("site", shown.site).id if shown.site else f"ground-{TERRAINS[shown.terrain]}"


def pick_space(state: State, at: int) -> PickSpace:
    """A space to be chosen, as it is seen by the hero whose turn it is."""
    here = state.players[state.turn.seat].at
    return PickSpace(at, towards(here, at), seen(ground(state).hexes[at]), distance(here, at))


FORFEIT = Forfeit()
explore = cache(Explore)
activate = cache(Activate)
use_skill = cache(UseSkill)
pick_card = cache(PickCard)
pick_unit = cache(PickUnit)
use_banner = cache(UseBanner)
target = cache(Target)
pick_foe = cache(PickFoe)
PICK_COLOUR = tuple(PickColour(colour) for colour in COLOURS)
PICK_DIE = tuple(PickDie(colour) for colour in COLOURS)
PAY_TOKEN = tuple(Pay("token", colour) for colour in COLOURS)
PAY_CRYSTAL = tuple(Pay("crystal", colour) for colour in COLOURS)
PAY_DIE = tuple(Pay("die", colour) for colour in COLOURS)
PAY_SUPPLY = tuple(Pay("supply", colour) for colour in COLOURS)
PAY_TACTIC_DIE = tuple(Pay("tactic_die", colour) for colour in COLOURS)
