"""Skill tokens of the base heroes: nine ordinary ones each, a competitive and a cooperative interactive one."""

from functools import partial

from emberhall.games.mage_knight.content.kinds import Skill
from emberhall.games.mage_knight.effects.nodes import (
    Attack,
    Block,
    Crystal,
    DayNight,
    Draw,
    Effect,
    Heal,
    IfLeastFame,
    Influence,
    Mana,
    Move,
    Named,
    Plus,
    Ready,
    Terrain,
    When,
    all_of,
    one_of,
    ranged,
    siege,
)
from emberhall.games.mage_knight.terms import BLACK_BIT, BLUE, FIRE, GREEN, ICE, INTERACTING, RED, SEA, WHITE

_arythea = partial(Skill, hero="arythea")
_tovak = partial(Skill, hero="tovak")
_goldyx = partial(Skill, hero="goldyx")
_norowas = partial(Skill, hero="norowas")

#: Every terrain 2 cheaper.
_FAIR = Terrain((1 << SEA) - 1, less=2, least=1)


def _motivation(colour: int) -> Effect:
    return all_of(Draw(2), IfLeastFame(Mana(1 << colour)))


SKILLS: tuple[Skill, ...] = (
    _arythea(id="dark_paths", use="turn", effect=DayNight(Move(1), Move(2))),
    _arythea(id="burning_power", use="turn", effect=one_of(siege(1), siege(1, FIRE))),
    _arythea(id="hot_swordsmanship", use="turn", effect=one_of(Attack(2), Attack(2, element=FIRE))),
    _arythea(id="dark_negotiation", use="turn", effect=DayNight(Influence(2), Influence(3))),
    _arythea(id="dark_fire_magic", use="round", effect=all_of(Crystal(1 << RED), Mana(1 << RED | BLACK_BIT))),
    _arythea(id="power_of_pain", use="turn", effect=Named("wound_sideways", 2)),
    _arythea(id="invocation", use="turn", effect=Named("invocation")),
    _arythea(id="polarization", use="turn", effect=Named("polarization")),
    _arythea(id="motivation_arythea", use="round_any", effect=_motivation(RED)),
    _arythea(id="healing_ritual", use="round", effect=Named("healing_ritual", 2), variant="competitive"),
    _arythea(
        id="ritual_of_pain",
        use="interactive",
        effect=all_of(Named("throw_wounds", 2), Named("ritual_of_pain", 3)),
        variant="cooperative",
    ),
    _tovak(id="double_time", use="turn", effect=DayNight(Move(2), Move(1))),
    _tovak(id="night_sharpshooting", use="turn", effect=DayNight(ranged(1), ranged(2))),
    _tovak(id="cold_swordsmanship", use="turn", effect=one_of(Attack(2), Attack(2, element=ICE))),
    _tovak(id="shield_mastery", use="turn", effect=one_of(Block(3), Block(2, FIRE), Block(2, ICE))),
    _tovak(id="resistance_break", use="turn", effect=Named("resistance_break", 1)),
    _tovak(id="i_feel_no_pain", use="turn", effect=all_of(Named("discard_wound"), Draw(1))),
    _tovak(id="i_dont_give_a_damn", use="turn", effect=Named("i_dont_give_a_damn", 2)),
    _tovak(id="who_needs_magic", use="turn", effect=Named("who_needs_magic", 2)),
    _tovak(id="motivation_tovak", use="round_any", effect=_motivation(BLUE)),
    _tovak(id="mana_exploit", use="interactive", effect=Named("mana_exploit"), variant="competitive"),
    _tovak(id="mana_overload", use="interactive", effect=Named("mana_overload", 4), variant="cooperative"),
    _goldyx(id="freezing_power", use="turn", effect=one_of(siege(1), siege(1, ICE))),
    _goldyx(id="potion_making", use="round", effect=Heal(2)),
    _goldyx(id="white_crystal_craft", use="round", effect=all_of(Crystal(1 << BLUE), Mana(1 << WHITE))),
    _goldyx(id="green_crystal_craft", use="round", effect=all_of(Crystal(1 << BLUE), Mana(1 << GREEN))),
    _goldyx(id="red_crystal_craft", use="round", effect=all_of(Crystal(1 << BLUE), Mana(1 << RED))),
    _goldyx(
        id="glittering_fortune",
        use="turn",
        effect=When(INTERACTING, Plus(Influence(0), 1, "crystal_colours")),
    ),
    _goldyx(id="flight", use="round", effect=Named("flight")),
    _goldyx(id="universal_power", use="turn", effect=Named("universal_power", 3)),
    _goldyx(id="motivation_goldyx", use="round_any", effect=_motivation(GREEN)),
    _goldyx(id="source_freeze", use="interactive", effect=Named("source_freeze"), variant="competitive"),
    _goldyx(id="source_opening", use="interactive", effect=Named("source_opening"), variant="cooperative"),
    _norowas(id="forward_march", use="turn", effect=Plus(Move(0), 1, "ready_units", most=3)),
    _norowas(id="day_sharpshooting", use="turn", effect=DayNight(ranged(2), ranged(1))),
    _norowas(id="inspiration", use="round", effect=one_of(Ready(), Named("heal_unit", 1))),
    _norowas(id="bright_negotiation", use="turn", effect=DayNight(Influence(3), Influence(2))),
    _norowas(id="leaves_in_the_wind", use="round", effect=all_of(Crystal(1 << GREEN), Mana(1 << WHITE))),
    _norowas(id="whispers_in_the_treetops", use="round", effect=all_of(Crystal(1 << WHITE), Mana(1 << GREEN))),
    _norowas(id="leadership", use="turn", effect=Named("leadership")),
    _norowas(id="bonds_of_loyalty", use="passive", effect=Named("bonds_of_loyalty", 2)),
    _norowas(id="motivation_norowas", use="round_any", effect=_motivation(WHITE)),
    _norowas(
        id="prayer_of_weather",
        use="interactive",
        effect=all_of(_FAIR, Named("prayer_of_weather")),
        variant="competitive",
    ),
    _norowas(
        id="calming_the_weather",
        use="interactive",
        effect=all_of(_FAIR, Named("calming_the_weather")),
        variant="cooperative",
    ),
)
