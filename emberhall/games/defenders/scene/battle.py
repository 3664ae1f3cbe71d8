"""A battle with a General as a scene of its own: who takes part, what is prepared, the odds, what a defeat costs."""

from emberhall.games.defenders.content import AGENT_SHEETS, AGENTS, COLOUR, GENERALS, HERO_CARDS, IDS
from emberhall.games.defenders.content.kinds import GeneralCard
from emberhall.games.defenders.names import hero_name
from emberhall.games.defenders.rules.agent_battle import fights_agent
from emberhall.games.defenders.rules.battle import card_dice, fights_general
from emberhall.games.defenders.rules.dice import general_bonus
from emberhall.games.defenders.scene.cards import COLOUR_WORDS, hero_card
from emberhall.games.defenders.scene.emblems import AGENT_EMBLEMS, GENERAL_EMBLEMS, HERO_EMBLEMS
from emberhall.games.defenders.scene.table import penalty
from emberhall.games.defenders.state import General, State, Struggle
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.scene import Fight, Fighter, Figure, Line, Odds, Result, Row
from emberhall.scene.builders import SEAT_COLOURS


def battle(state: State) -> Fight | None:
    """The battle under way, or the one that could begin here; None if no General can be attacked."""
    if state.active >= len(state.heroes) or not state.heroes[state.active].life:
        return None
    prepared: list[str] = [*state.table.cards] if state.phase != "specials" else []
    at = state.heroes[state.active].at
    found = _foes(state, at)
    if len(found) != 1 or (not prepared and (state.phase != "day" or state.crowd[at])):
        return None
    foe, sheet, emblem = found[0]
    here = [seat for seat, hero in enumerate(state.heroes) if hero.life and hero.at == at]
    here.sort(key=lambda seat: seat != state.active)  # the attacker stands first
    struggle = state.struggle
    shares = {one.seat for one in struggle.shares} if struggle is not None else set()
    # staying out of it is not a main button
    ready = all(seat in shares or not _own(state, seat, foe, sheet) for seat in here)
    lost = penalty(state, sheet.penalty)
    under_way = struggle is not None and (struggle.begun or bool(struggle.shares))
    if struggle is not None and under_way:
        dice = {share.seat: share.dice for share in struggle.shares}
    else:
        dice = {seat: groups for seat in here if (groups := _own(state, seat, foe, sheet))}
        if not dice:
            return None
    least = {seat: max(1, sheet.hit - _bonus(state, seat, sheet, at)) for seat in here}
    shade = COLOUR_WORDS[sheet.colour]
    lines = (*_needed(state, least), Line(Message(f"combat-{sheet.skill}"), rule="DR-BATTLE-08", emblem="special"))
    return Fight(
        "battle",
        msg("focus-battle-with", general=sheet.name()),
        ours=tuple(_hero(state, seat, sum(dice.get(seat, ())), under_way) for seat in here),
        foes=(Fighter(f"foe:{sheet.id}", sheet.name(), "", emblem, shade, life=foe.life, of=foe.most, lines=lines),),
        odds=_odds(sheet, dice, least, foe, struggle, all_of=not under_way) if dice else None,
        rows=(Row("prepared", Message("row-prepared"), tuple(map(hero_card, prepared))),) if prepared else (),
        stakes=tuple(Line(text, rule="DR-DEFEAT-01", emblem="wound", bad=True) for text in lost),
        stakes_name=msg("battle-if-he-lives"),
        rule="DR-BATTLE-04",
        at=f"place:{IDS[at]}",
        ahead=not under_way,
        during=("DR-GROUP-06",),
        main=("done",) if ready else (),
    )


def _own(state: State, seat: int, foe: General, sheet: GeneralCard) -> list[int]:
    """The dice of a hero's cards that count against a General or the Agent, as far as the viewer sees them."""
    cards = [HERO_CARDS[card] for card in state.heroes[seat].hand.cards if card != HIDDEN]
    fights = fights_agent if foe.card in AGENTS else fights_general
    return [card_dice(card.id, sheet.dragon) for card in cards if fights(card, sheet)]


def _needed(state: State, least: dict[int, int]) -> list[Line]:
    """The number a die must reach to hit, hero by hero if it is not the same for all."""
    if len(set(least.values())) == 1:
        return [Line(msg("battle-hits-on", n=n), emblem="die") for n in set(least.values())]
    return [
        Line(msg("battle-hits-on-for", hero=hero_name(state, seat), n=n), emblem="die") for seat, n in least.items()
    ]


def _foes(state: State, at: int) -> list[tuple[General, GeneralCard, str]]:
    """The Generals in a location, and the dragon as Agent."""
    found = [
        (general, GENERALS[general.card], GENERAL_EMBLEMS[general.card])
        for general in state.generals
        if general.alive and general.at == at
    ]
    agent = state.agent
    if agent is not None and agent.alive and agent.at == at:
        found.append((agent, AGENT_SHEETS[agent.card], AGENT_EMBLEMS[agent.card]))
    return found


def _bonus(state: State, seat: int, sheet: GeneralCard, at: int) -> int:
    first = seat == state.active and not state.heroes[seat].attacked
    return general_bonus(state, seat, sheet.id, COLOUR[at], first=first)


def _hero(state: State, seat: int, dice: int, under_way: bool) -> Fighter:
    hero = state.heroes[seat]
    joins = "battle-joins" if under_way and dice else "battle-may-join"
    note = msg("battle-attacks" if seat == state.active else joins)
    life = Figure(Message("figure-life"), hero.life, "life", hero.most, emblem="life")
    figures = (life, Figure(Message("figure-dice"), dice, "die", emblem="die")) if dice else (life,)
    emblem, shade = HERO_EMBLEMS[hero.hero], SEAT_COLOURS[seat]
    name = hero_name(state, seat)
    return Fighter(f"attacker:{seat}", name, "", emblem, shade, filled=True, note=note, figures=figures)


def _odds(
    sheet: GeneralCard,
    dice: dict[int, list[int]],
    least: dict[int, int],
    foe: General,
    struggle: Struggle | None,
    *,
    all_of: bool,
) -> Odds:
    """The chance that these dice slay him, without rerolls and including any hits already dealt."""
    begun = struggle is not None and struggle.begun
    corrupted = sheet.skill == "corruption" and not begun  # it comes before the first roll
    dealt, life = struggle.hits if struggle else 0, foe.life
    groups = [(n, least[seat]) for seat, groups in dice.items() for n in groups]
    chances = hits(groups, dealt, parried=sheet.skill == "parry", corrupted=corrupted)
    results = tuple(Result(str(n), chance, n >= life) for n, chance in enumerate(chances))
    note = msg("battle-needed", hits=max(0, life - dealt), dice=sum(n for n, _ in groups))
    title = ("battle-with-all-here" if len(dice) > 1 else "battle-with-all") if all_of else "battle-to-slay"
    so_far = 0.0 if all_of and struggle is not None else None  # it has begun, and no card is chosen yet
    return Odds(sum(chances[life:]), msg(title), note, results, so_far)


def hits(
    groups: list[tuple[int, int]], dealt: int = 0, *, parried: bool = False, corrupted: bool = False
) -> list[float]:
    """How likely each number of hits is, from the dice by card, the number each must reach, and the hits dealt before.

    Parry: a natural 1 takes a hit away, but the total is never below 0 (DR-GSKILL-04, DR-GSKILL-07). Corruption: a card
    is lost with all its dice on a 1 (DR-GSKILL-01, DR-GSKILL-02).
    """
    total = {dealt: 1.0}
    for dice, least in groups:
        die = {1: 0.0, 0: 0.0, -1: 0.0}
        for face in range(1, 7):
            die[(face >= least) - (parried and face == 1)] += 1 / 6
        rolled = {0: 1.0}
        for _ in range(dice):
            rolled = _sum(rolled, die)
        if corrupted:
            rolled = {n: chance * 5 / 6 for n, chance in rolled.items()}
            rolled[0] = rolled.get(0, 0.0) + 1 / 6
        total = _sum(total, rolled)
    found = [0.0] * (max(0, dealt) + sum(dice for dice, _ in groups) + 1)
    for n, chance in total.items():
        found[max(0, n)] += chance
    return found


def _sum(a: dict[int, float], b: dict[int, float]) -> dict[int, float]:
    """The sum of two independent numbers."""
    found: dict[int, float] = {}
    for m, p in a.items():
        for n, q in b.items():
            found[m + n] = found.get(m + n, 0.0) + p * q
    return found
