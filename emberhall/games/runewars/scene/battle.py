"""Battles and duels: both sides, their Fate cards and results, the strength."""

from emberhall.games.runewars.content import UNITS
from emberhall.games.runewars.names import area_name, hero_name, unit_name
from emberhall.games.runewars.rules.battle import strengths, walls
from emberhall.games.runewars.rules.duels import duel_health, shape_of
from emberhall.games.runewars.rules.odds import odds
from emberhall.games.runewars.scene.board import faction_colour, stronghold
from emberhall.games.runewars.scene.cards import fate_card, unit_card
from emberhall.games.runewars.scene.emblems import HERO_EMBLEMS, UNIT_EMBLEMS
from emberhall.games.runewars.scene.players import name_of
from emberhall.games.runewars.state import Draw, Duelist, Side, State, duelists_of, fight_of, figure, sides_of
from emberhall.kernel import HIDDEN, NOBODY, Message, msg
from emberhall.scene import Card, Fight, Fighter, Figure, Ledger, Line, Odds, Row

_STEPS = ("muster", "support", "start", "rounds", "strength", "resolution")
#: How many trial battles the displayed odds are based on; they are shown until strength is counted.
_DECIDED, _TRIALS = ("strength", "resolution"), 30
#: The last initiative.
_LAST = 5


def fight(state: State, looking: int) -> Fight | None:
    """The battle or duel in progress."""
    if state.duel is not None:
        return _duel(state, looking)
    if state.fight is None:
        return None
    here = state.fight
    attack, defence = strengths(state)
    sides = sides_of(here)
    mine = next((n for n, side in enumerate(sides) if side.seat != NOBODY and looking >> side.seat & 1), 0)
    rows = tuple(_drawn(draw) for draw in here.draws)
    placed = bool(here.defender.fighters) or here.step != "muster"
    ledger = Ledger(
        msg("battle-strength"),
        needed=defence + 1 if mine == 0 else attack,  # a tie is the defender's
        assembled=attack if mine == 0 else defence,
        rule="RW-BATTLE-19",
    )
    return Fight(
        "battle",
        msg("battle-in", area=area_name(here.area)),
        ours=_side(state, sides[mine], mine),
        foes=_side(state, sides[1 - mine], 1 - mine),
        ours_name=_owner(state, sides[mine]),
        foes_name=_owner(state, sides[1 - mine]),
        steps=tuple(msg(f"battle-step-{step}", n=min(here.initiative, _LAST)) for step in _STEPS),
        step=_STEPS.index(here.step if here.step in _STEPS else "rounds"),
        ledger=ledger if placed and here.step != "resolution" else None,  # then units are leaving
        odds=_odds(state, mine, looking) if here.step not in _DECIDED else None,
        rows=rows,
        rule="RW-BATTLE-12",
        ahead=here.step == "resolution",  # what follows happens on the map, except choosing which units retreat
        during=("RW-LIMIT-08",),
        at=f"area:{here.area}",
    )


def _odds(state: State, mine: int, looking: int) -> Odds:
    """The odds of the viewer's side, or of the attacker for spectators, with cards nobody has seen."""
    found = odds(state, _TRIALS)
    side = sides_of(fight_of(state))[mine]
    own = side.seat != NOBODY and looking >> side.seat & 1
    losses = [max(0, round(n)) for n in (found.attacker_losses, found.defender_losses)]  # some battles bring units
    note = msg("battle-losses" if own else "battle-losses-of", own=losses[mine], other=losses[1 - mine])
    label = msg("battle-to-win") if own else msg("battle-wins", side=_owner(state, side))
    return Odds(found.win if mine == 0 else 1 - found.win, label, note)


def _side(state: State, side: Side, n: int) -> tuple[Fighter, ...]:
    """The units of a side; identical ones are grouped."""
    alike: dict[tuple[str, int, bool], int] = {}
    for one in side.fighters:
        key = one.unit, one.damage, one.routed
        alike[key] = alike.get(key, 0) + 1
    here = state.fight
    if here is not None and here.step == "muster" and n == 1 and not alike:  # still where they live
        place = state.places[here.area]
        alike = {
            (unit, 0, routed): many
            for routed, group in ((False, place.standing), (True, place.routed))
            for unit, many in group.items()
        }
    found = []
    by_initiative = sorted(alike.items(), key=lambda one: UNITS[one[0][0]].initiative)
    for (unit, damage, routed), count in by_initiative:
        kind = UNITS[unit]
        health = side.health.get(unit, kind.health)
        figures = (Figure(msg("figure-initiative"), kind.initiative),)
        lines = [Line(text) for text in unit_card(unit, "").text[:1]]
        if unit in side.support:
            lines.append(Line(msg("battle-supported", hero=hero_name(side.support[unit]))))
        shade = faction_colour(state, side.seat) if kind.faction else "brown"
        found.append(
            Fighter(
                f"fighter:{n}:{unit}:{damage}:{int(routed)}",
                msg("units-routed" if routed else "units-standing", unit=unit_name(unit), n=count),
                "",
                UNIT_EMBLEMS[unit],
                shade,
                filled=True,
                note=Message(f"shape-{kind.shape}"),
                figures=figures,
                lines=tuple(lines),
                life=health - damage,
                of=health,
                chosen=any(draw.side == n and draw.unit == unit for draw in (state.fight.draws if state.fight else ())),
                spent=routed,
            )
        )
    if here is not None and n == 1 and (strong := walls(state)):
        found.append(_stronghold(state, here.area, side.seat, strong))
    return tuple(found)


def _stronghold(state: State, area: str, seat: int, strong: int) -> Fighter:
    """The defender's stronghold, with the strength it adds."""
    name, emblem = stronghold(state.places[area])
    figures = (Figure(msg("battle-strength"), strong),)
    return Fighter(f"walls:{area}", name, "", emblem, faction_colour(state, seat), filled=True, figures=figures)


def _owner(state: State, side: Side) -> Message:
    return name_of(state, side.seat) if side.seat != NOBODY else msg("neutral-side")


def _drawn(draw: Draw) -> Row:
    shape = UNITS[draw.unit].shape
    shown = [fate_card(card, shape) for card in draw.cards]
    for n, card in enumerate(draw.hidden):
        shown.append(Card(f"fate-back:{draw.side}.{n}", back=True) if card == HIDDEN else fate_card(card, shape))
    return Row(f"draw:{draw.side}", msg("row-draw", unit=unit_name(draw.unit)), tuple(shown))


def _duel(state: State, looking: int) -> Fight:
    duel = state.duel
    assert duel is not None
    both = duelists_of(duel)
    mine = next((n for n, one in enumerate(both) if one.hero and looking >> one.seat & 1), 0)
    rows = tuple(
        Row(f"duel-card:{n}", _who(one), tuple(fate_card(card, shape_of(one)) for card in one.fate))
        for n, one in enumerate(both)
        if one.fate
    )
    return Fight(
        "duel",
        msg("duel-in", area=area_name(duel.area)),
        ours=(_duelist(state, both[mine]),),
        foes=(_duelist(state, both[1 - mine]),),
        figures=(Figure(msg("figure-round"), duel.round, of=4),),
        rows=rows,
        rule="RW-DUEL-04",
        at=f"area:{duel.area}",
    )


def _who(one: Duelist) -> Message:
    return hero_name(one.hero) if one.hero else unit_name(one.unit)


def _duelist(state: State, one: Duelist) -> Fighter:
    if one.unit:
        left, most, emblem, shade = one.health - one.damage, one.health, UNIT_EMBLEMS[one.unit], "brown"
    else:
        hero = figure(state, one.hero)
        most = duel_health(state, one)
        left, emblem, shade = most - hero.damage, HERO_EMBLEMS[hero.id], faction_colour(state, one.seat)
    figures = (
        Figure(msg("duel-deals"), one.icons + one.other, emblem="crossed-swords"),
        Figure(msg("duel-guards"), one.guard, emblem="shield"),
    )
    name = _who(one)
    id = f"duelist:{one.hero or one.unit}"
    return Fighter(id, name, "", emblem, shade, filled=True, figures=figures, life=max(0, left), of=most)  # type: ignore[arg-type]
