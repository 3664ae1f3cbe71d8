"""Skill tokens of the base heroes: nine ordinary ones each, a competitive and a cooperative interactive one."""

from functools import partial

import emberhall.games.mage_knight.terms as mk
from emberhall.games.mage_knight.content.kinds import Skill
from emberhall.games.mage_knight.effects import (
    Attack,
    Block,
    Crystal,
    DayNight,
    Heal,
    Influence,
    Mana,
    Move,
    Plus,
    When,
    all_of,
    one_of,
    ranged,
    siege,
)

_arythea = partial(Skill, hero="arythea")
_tovak = partial(Skill, hero="tovak")
_goldyx = partial(Skill, hero="goldyx")
_norowas = partial(Skill, hero="norowas")


SKILLS: tuple[Skill, ...] = (
    _arythea(id="dark_paths", use="turn", effect=DayNight(Move(1), Move(2))),
    _arythea(id="burning_power", use="turn", effect=one_of(siege(1), siege(1, mk.FIRE))),
    _arythea(id="hot_swordsmanship", use="turn", effect=one_of(Attack(2), Attack(2, element=mk.FIRE))),
    _arythea(id="dark_negotiation", use="turn", effect=DayNight(Influence(2), Influence(3))),
    _arythea(id="dark_fire_magic", use="round", effect=all_of(Crystal(1 << mk.RED), Mana(1 << mk.RED | mk.BLACK_BIT))),
    _arythea(id="power_of_pain", use="turn"),
    _arythea(id="invocation", use="turn"),
    _arythea(id="polarization", use="turn"),
    _arythea(id="motivation_arythea", use="round_any"),
    _arythea(id="healing_ritual", use="round", variant="competitive"),
    _arythea(id="ritual_of_pain", use="interactive", variant="cooperative"),
    _tovak(id="double_time", use="turn", effect=DayNight(Move(2), Move(1))),
    _tovak(id="night_sharpshooting", use="turn", effect=DayNight(ranged(1), ranged(2))),
    _tovak(id="cold_swordsmanship", use="turn", effect=one_of(Attack(2), Attack(2, element=mk.ICE))),
    _tovak(id="shield_mastery", use="turn", effect=one_of(Block(3), Block(2, mk.FIRE), Block(2, mk.ICE))),
    _tovak(id="resistance_break", use="turn"),
    _tovak(id="i_feel_no_pain", use="turn"),
    _tovak(id="i_dont_give_a_damn", use="turn"),
    _tovak(id="who_needs_magic", use="turn"),
    _tovak(id="motivation_tovak", use="round_any"),
    _tovak(id="mana_exploit", use="interactive", variant="competitive"),
    _tovak(id="mana_overload", use="interactive", variant="cooperative"),
    _goldyx(id="freezing_power", use="turn", effect=one_of(siege(1), siege(1, mk.ICE))),
    _goldyx(id="potion_making", use="round", effect=Heal(2)),
    _goldyx(id="white_crystal_craft", use="round", effect=all_of(Crystal(1 << mk.BLUE), Mana(1 << mk.WHITE))),
    _goldyx(id="green_crystal_craft", use="round", effect=all_of(Crystal(1 << mk.BLUE), Mana(1 << mk.GREEN))),
    _goldyx(id="red_crystal_craft", use="round", effect=all_of(Crystal(1 << mk.BLUE), Mana(1 << mk.RED))),
    _goldyx(
        id="glittering_fortune",
        use="turn",
        effect=When(mk.INTERACTING, Plus(Influence(0), 1, "crystal_colours")),
    ),
    _goldyx(id="flight", use="round"),
    _goldyx(id="universal_power", use="turn"),
    _goldyx(id="motivation_goldyx", use="round_any"),
    _goldyx(id="source_freeze", use="interactive", variant="competitive"),
    _goldyx(id="source_opening", use="interactive", variant="cooperative"),
    _norowas(id="forward_march", use="turn", effect=Plus(Move(0), 1, "ready_units", most=3)),
    _norowas(id="day_sharpshooting", use="turn", effect=DayNight(ranged(2), ranged(1))),
    _norowas(id="inspiration", use="round"),
    _norowas(id="bright_negotiation", use="turn", effect=DayNight(Influence(3), Influence(2))),
    _norowas(id="leaves_in_the_wind", use="round", effect=all_of(Crystal(1 << mk.GREEN), Mana(1 << mk.WHITE))),
    _norowas(id="whispers_in_the_treetops", use="round", effect=all_of(Crystal(1 << mk.WHITE), Mana(1 << mk.GREEN))),
    _norowas(id="leadership", use="turn"),
    _norowas(id="bonds_of_loyalty", use="passive"),
    _norowas(id="motivation_norowas", use="round_any"),
    _norowas(id="prayer_of_weather", use="interactive", variant="competitive"),
    _norowas(id="calming_the_weather", use="interactive", variant="cooperative"),
)
