"""What a player may choose. Choices that recur are made once and kept."""

from functools import cache

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content import SKILL, UNIT, kind_of
from emberhall.games.mage_knight.effects.describe import describe
from emberhall.games.mage_knight.effects.nodes import Effect
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.names import card_name, enemy_name, half_name, name, unit_name
from emberhall.kernel import Message, Option, Word, msg

# before the first turn


class PickHero(Option, frozen=True, gc=False):
    """Take this hero."""

    hero: str

    def label(self) -> Message:
        return name("hero", self.hero)


class PickTactic(Option, frozen=True, gc=False):
    """Take this Tactic for the Round."""

    tactic: str

    def label(self) -> Message:
        return msg("option-pick-tactic", tactic=name("tactic", self.tactic), text=name("tactic-text", self.tactic))

    def touches(self) -> tuple[str, ...]:
        return (f"tactic:{self.tactic}",)


class Bid(Option, frozen=True, gc=False):
    """Bid Fame for a hero."""

    n: int

    def label(self) -> Message:
        return msg("option-bid", n=self.n)


# cards, Units, Skills


class Play(Option, frozen=True, gc=False):
    """Play a card for its basic or its strong effect."""

    card: str
    how: str

    def label(self) -> Message:
        half = half_name(self.card, self.how)
        return msg("option-cast", card=half) if half else msg(f"option-play-{self.how}", card=card_name(self.card))

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Sideways(Option, frozen=True, gc=False):
    """Play a card sideways for one point."""

    card: str
    use: str

    def label(self) -> Message:
        return msg("option-sideways", card=card_name(self.card), use=name("use", self.use))

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Activate(Option, frozen=True, gc=False):
    """Activate a Unit for one of its abilities."""

    unit: str
    ability: int

    def label(self) -> Message:
        ability = UNIT[kind_of(self.unit)].abilities[self.ability]
        return msg("option-activate", unit=unit_name(self.unit), text=describe(ability.effect, ability.mana))

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


class UseSkill(Option, frozen=True, gc=False):
    """Use a Skill."""

    skill: str

    def label(self) -> Message:
        return msg("option-use-skill", skill=name("skill", self.skill))

    def touches(self) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


class ReturnSkill(Option, frozen=True, gc=False):
    """Return another hero's Skill from the middle of the table, for what it gives."""

    skill: str

    def label(self) -> Message:
        return msg(f"option-return-{self.skill.replace('_', '-')}", skill=name("skill", self.skill))

    def touches(self) -> tuple[str, ...]:
        return (f"middle:{self.skill}",)


class Spend(Option, frozen=True, gc=False):
    """Spend points on what a lasting effect (the word of its `Modify`) offers."""

    on: str

    def label(self) -> Message:
        return name("spend", self.on)


class SpendLeft(Option, frozen=True, gc=False):
    """Turn Move points left over from the movement into an attack: one each, or two for a ranged one."""

    kind: str

    def label(self) -> Message:
        return msg(f"option-spend-left-{self.kind}")


class UseShield(Option, frozen=True, gc=False):
    """Attack with the shield that has blocked."""

    n: int

    def label(self) -> Message:
        return msg("option-use-shield", n=self.n)


class UseBanner(Option, frozen=True, gc=False):
    """Use the Banner that a Unit carries."""

    unit: str
    banner: str

    def key(self) -> str:
        return f"use_banner:{self.unit}"

    def label(self) -> Message:
        return msg("option-use-banner", unit=unit_name(self.unit), card=card_name(self.banner))

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


class PickNumber(Option, frozen=True, gc=False):
    """So much."""

    n: int

    def label(self) -> Message:
        return msg("option-number", n=self.n)


class UseTactic(Option, frozen=True, gc=False):
    """Use the Tactic of the Round."""

    tactic: str

    def label(self) -> Message:
        return msg("option-use-tactic", tactic=name("tactic", self.tactic))

    def touches(self) -> tuple[str, ...]:
        return (f"tactic:{self.tactic}",)


class Pay(Option, frozen=True, gc=False):
    """Pay with mana of this form and colour."""

    form: str
    colour: str

    def label(self) -> Message:
        return msg(f"option-pay-{self.form.replace('_', '-')}", colour=name("colour", self.colour))

    def touches(self) -> tuple[str, ...]:
        return (f"{self.form}:{self.colour}",)


class PickColour(Option, frozen=True, gc=False):
    """This colour."""

    colour: str

    def label(self) -> Message:
        return name("colour", self.colour)


class PickDie(Option, frozen=True, gc=False):
    """A die of the Source with this colour."""

    colour: str

    def label(self) -> Message:
        return msg("option-pick-die", colour=name("colour", self.colour))

    def touches(self) -> tuple[str, ...]:
        return (f"die:{self.colour}",)


class PickCard(Option, frozen=True, gc=False):
    """This card."""

    card: str

    def label(self) -> Message:
        return card_name(self.card)

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class PickUnit(Option, frozen=True, gc=False):
    """This Unit."""

    unit: str

    def label(self) -> Message:
        return unit_name(self.unit)

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


class PickSkill(Option, frozen=True, gc=False):
    """This Skill."""

    skill: str

    def label(self) -> Message:
        entry = SKILL[kind_of(self.skill)]
        use = msg(f"skill-use-{entry.use.replace('_', '-')}")
        text = describe(entry.effect) if entry.effect else ""
        return msg("option-pick-skill", skill=name("skill", self.skill), use=use, text=text)

    def touches(self) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


class PickEffect(Option, frozen=True, gc=False):
    """This part of an effect."""

    index: int
    effect: Effect

    def key(self) -> str:
        return f"effect:{self.index}"

    def label(self) -> Message:
        return describe(self.effect)


class PickReward(Option, frozen=True, gc=False):
    """This kind of reward first."""

    reward: str

    def label(self) -> Message:
        return name("reward", self.reward)


# the map


class Walk(Option, frozen=True, gc=False):
    """Move to a space: one step in a direction (the index of `STEPS`), or farther by an effect."""

    at: int
    way: int = -1
    #: The name of the site there, or else of the terrain.
    over: str = ""
    #: Whether it leads into a fight: an assault, or rampaging enemies are provoked.
    fight: bool = False

    def key(self) -> str:
        return f"walk:{word(self.at)}"

    def label(self) -> Message:
        if self.way < 0:
            return msg("option-walk", to=word(self.at))
        label = "option-walk-fight" if self.fight else "option-walk-way"
        return msg(label, way=msg(f"way-{self.way}"), over=msg(self.over))

    def touches(self) -> tuple[str, ...]:
        return (f"space:{word(self.at)}",)


class Explore(Option, frozen=True, gc=False):
    """Reveal a tile at a position, which lies in a direction (the index of `STEPS`)."""

    a: int
    b: int
    way: int

    def key(self) -> str:
        return f"explore:{self.a}:{self.b}"

    def label(self) -> Message:
        return msg("option-explore", way=msg(f"way-{self.way}"))

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.a},{self.b}",)


class PickSpace(Option, frozen=True, gc=False):
    """This space."""

    at: int

    def key(self) -> str:
        return f"space:{word(self.at)}"

    def label(self) -> Message:
        return msg("option-pick-space", to=word(self.at))

    def touches(self) -> tuple[str, ...]:
        return (f"space:{word(self.at)}",)


class Tunnel(Option, frozen=True, gc=False):
    """Move under the ground to another conquered dungeon or tomb."""

    at: int
    cost: int

    def key(self) -> str:
        return f"tunnel:{word(self.at)}"

    def label(self) -> Message:
        return msg("option-tunnel", to=word(self.at), cost=self.cost)

    def touches(self) -> tuple[str, ...]:
        return (f"space:{word(self.at)}",)


class ReplaceShield(Option, frozen=True, gc=False):
    """Activate a glade by replacing another hero's Shield."""

    seat: int

    def label(self) -> Message:
        return msg("option-replace-shield", seat=self.seat + 1)


class Challenge(Option, frozen=True, gc=False):
    """Fight the rampaging enemy on an adjacent space."""

    at: int
    token: str

    def key(self) -> str:
        return f"challenge:{word(self.at)}"

    def label(self) -> Message:
        return msg("option-challenge", enemy=enemy_name(self.token))

    def touches(self) -> tuple[str, ...]:
        return (f"space:{word(self.at)}", f"enemy:{self.token}")


class JointAssault(Option, frozen=True, gc=False):
    """Propose to assault a city together."""

    at: int

    def key(self) -> str:
        return f"joint_assault:{word(self.at)}"

    def label(self) -> Message:
        return msg("option-joint-assault")

    def touches(self) -> tuple[str, ...]:
        return (f"space:{word(self.at)}",)


class Share(Option, frozen=True, gc=False):
    """So many defenders of the city for a hero; none: it is not invited."""

    hero: str
    n: int

    def label(self) -> Message:
        return msg("option-share", hero=name("hero", self.hero), n=self.n)


class AttackHero(Option, frozen=True, gc=False):
    """Attack the hero on the same space."""

    hero: str
    seat: int

    def key(self) -> str:
        return f"attack_hero:{self.hero}"

    def label(self) -> Message:
        return msg("option-attack-hero", hero=name("hero", self.hero))

    def touches(self) -> tuple[str, ...]:
        return (f"hero:{self.seat}",)


class Steal(Option, frozen=True, gc=False):
    """Steal an Artifact."""

    card: str

    def label(self) -> Message:
        return msg("option-steal", card=card_name(self.card))

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class DriveOff(Option, frozen=True, gc=False):
    """Drive the opponent off to an adjacent space."""

    at: int
    cost: int

    def key(self) -> str:
        return f"drive_off:{word(self.at)}"

    def label(self) -> Message:
        return msg("option-drive-off", to=word(self.at), cost=self.cost)

    def touches(self) -> tuple[str, ...]:
        return (f"space:{word(self.at)}",)


class HealUnit(Option, frozen=True, gc=False):
    """Heal one Wound of a Unit."""

    unit: str

    def label(self) -> Message:
        return msg("option-heal-unit", unit=unit_name(self.unit))

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


# interaction


class Recruit(Option, frozen=True, gc=False):
    """Recruit a Unit of the offer."""

    unit: str
    cost: int

    def key(self) -> str:
        return f"recruit:{self.unit}"

    def label(self) -> Message:
        return msg("option-recruit", unit=unit_name(self.unit), cost=self.cost)

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


class RecruitLoyal(Option, frozen=True, gc=False):
    """Recruit a Unit of the offer under Bonds of Loyalty."""

    unit: str
    cost: int

    def key(self) -> str:
        return f"recruit_loyal:{self.unit}"

    def label(self) -> Message:
        return msg("option-recruit-loyal", unit=unit_name(self.unit), cost=self.cost)

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


class Buy(Option, frozen=True, gc=False):
    """Buy a card for Influence."""

    card: str
    cost: int

    def key(self) -> str:
        return f"buy:{self.card}"

    def label(self) -> Message:
        return msg("option-buy", card=card_name(self.card), cost=self.cost)

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


# combat


class Target(Option, frozen=True, gc=False):
    """Make a foe a target of the attack."""

    foe: int
    token: str

    def key(self) -> str:
        return f"target:{self.foe}"

    def label(self) -> Message:
        return msg("option-target", enemy=enemy_name(self.token))

    def touches(self) -> tuple[str, ...]:
        return (f"enemy:{self.token}",)


class PickFoe(Option, frozen=True, gc=False):
    """This foe."""

    foe: int
    token: str

    def key(self) -> str:
        return f"foe:{self.foe}"

    def label(self) -> Message:
        return enemy_name(self.token)

    def touches(self) -> tuple[str, ...]:
        return (f"enemy:{self.token}",)


class PickAttack(Option, frozen=True, gc=False):
    """An attack of a foe: to be blocked, or to be suffered now."""

    foe: int
    attack: int
    token: str
    value: int
    element: int
    how: str

    def key(self) -> str:
        return f"{self.how}:{self.foe}:{self.attack}"

    def label(self) -> Message:
        return msg(
            f"option-{self.how}-attack",
            enemy=enemy_name(self.token),
            value=self.value,
            element=name("element", mk.ELEMENTS[self.element]),
        )

    def touches(self) -> tuple[str, ...]:
        return (f"enemy:{self.token}",)


class Assign(Option, frozen=True, gc=False):
    """Assign the damage to a Unit."""

    unit: str

    def label(self) -> Message:
        return msg("option-assign", unit=unit_name(self.unit))

    def touches(self) -> tuple[str, ...]:
        return (f"unit:{self.unit}",)


# single words

BEGIN_TURN = Word("begin_turn")
ANNOUNCE = Word("announce_end_of_round")
REST = Word("rest")
END_TURN = Word("end_turn")
INTERACT = Word("interact")
ENTER = Word("enter")
ALTAR = Word("altar")
BURN = Word("burn")
PLUNDER = Word("plunder")
FIGHT = Word("fight")
STRIKE = Word("strike")
RETARGET = Word("other_targets")
GIVE_UP = Word("give_up")
PARRY = Word("parry")
SPEND_MOVE = Word("spend_move")
END_PHASE = Word("end_phase")
HERO_TAKES = Word("hero_takes")
HEAL_HAND = Word("heal_hand")
BUY_HEALING = Word("buy_healing")
BUY_ARTIFACT = Word("buy_artifact")
BUY_ELITE = Word("buy_elite")
BUY_UNSEEN = Word("buy_unseen")
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

# kept options

walk = cache(Walk)
explore = cache(Explore)
activate = cache(Activate)
use_skill = cache(UseSkill)
pick_card = cache(PickCard)
pick_unit = cache(PickUnit)
use_banner = cache(UseBanner)
target = cache(Target)
pick_foe = cache(PickFoe)
PICK_COLOUR = tuple(PickColour(colour) for colour in mk.COLOURS)
PICK_DIE = tuple(PickDie(colour) for colour in mk.COLOURS)
PAY_TOKEN = tuple(Pay("token", colour) for colour in mk.COLOURS)
PAY_CRYSTAL = tuple(Pay("crystal", colour) for colour in mk.COLOURS)
PAY_DIE = tuple(Pay("die", colour) for colour in mk.COLOURS)
PAY_SUPPLY = tuple(Pay("supply", colour) for colour in mk.COLOURS)
PAY_TACTIC_DIE = tuple(Pay("tactic_die", colour) for colour in mk.COLOURS)
