"""The attack under way as a scene: both sides, the dice, what each modifier did, the odds before the roll."""

from emberhall.games.sword_sorcery.content import BLUE, RED
from emberhall.games.sword_sorcery.content.kinds import Face
from emberhall.games.sword_sorcery.effects.book import dice_text
from emberhall.games.sword_sorcery.effects.nodes import Blow, Dice
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.rules.odds import at_least, damage_odds, mean
from emberhall.games.sword_sorcery.rules.stats import armor, defence, max_hp
from emberhall.games.sword_sorcery.scene.emblems import CLASSES, COMPANIONS, ENEMIES, HEROES
from emberhall.games.sword_sorcery.state import Bout, Companion, Enemy, Figure, Hero, State
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import msg
from emberhall.scene import Die, Fight, Fighter, Ledger, Line, Odds, Result
from emberhall.scene import Figure as Stat
from emberhall.scene.elements import Colour

_STEPS = ("declared", "rolled", "defended", "done")
_COLOURS: dict[str, Colour] = {"red": "red", "blue": "blue"}
COLOURS: dict[str, Colour] = {"green": "green", "blue": "blue", "red": "red", "master": "purple"}


def figure_colour(figure: Figure) -> Colour:
    """An enemy's rank, or the hero (with their companion)."""
    if isinstance(figure, Enemy):
        return COLOURS[figure.rank]
    return HEROES[(figure.owner if isinstance(figure, Companion) else figure.id) % len(HEROES)]


def figure_emblem(figure: Figure) -> str:
    """What a figure is drawn as."""
    if isinstance(figure, Hero):
        return CLASSES[figure.cls]
    if isinstance(figure, Companion):
        return COMPANIONS[figure.kind]
    assert isinstance(figure, Enemy)
    return ENEMIES[figure.kind]


def fight(state: State) -> Fight | None:
    """The attack under way, before and after the roll."""
    bout = state.bout
    target = state.figure(bout.target) if bout is not None else None
    if bout is None or target is None:
        return None
    attacker = state.figure(bout.attacker)
    sides = [_fighter(state, one, one is target) for one in (attacker, target) if one is not None]
    heroes = [side for side, one in zip(sides, (attacker, target), strict=False) if not isinstance(one, Enemy)]
    name = msg("fight-trap", target=figure_name(target))
    if attacker is not None:
        name = msg("fight-name", who=figure_name(attacker), target=figure_name(target))
    return Fight(
        "fight",
        name,
        ours=tuple(heroes),
        foes=tuple(side for side in sides if side not in heroes),
        steps=tuple(named("fight-step", step) for step in _STEPS),
        step=_STEPS.index(bout.step),
        ledger=_ledger(bout, target) if bout.step != "declared" else None,
        odds=_odds(state, attacker, target, bout) if bout.step == "declared" else None,
        figures=(
            Stat(msg("fight-bolts"), sum(face.bolt for face in _faces(bout)), emblem="action"),
            Stat(msg("fight-damage"), bout.damage if bout.step == "done" else "-", emblem="wound"),
        ),
        dice=tuple(_dice(bout)),
        rule="SS-FULL-ATK-01",
        at=f"area:{state.ground.ids[target.area]}",
    )


def _fighter(state: State, figure: Figure, defends: bool) -> Fighter:
    colour = figure_colour(figure)
    ward = figure.ward if isinstance(figure, Hero) else 0
    tokens = Stat(msg("figure-shields"), figure.shields + ward, emblem="shield")
    dice = Stat(msg("figure-defence"), dice_text(Dice(*defence(state, figure))))
    protection = Stat(msg("figure-armor"), armor(state, figure), emblem="armor")
    figures = (protection, *((tokens,) if figure.shields + ward else ()), dice) if defends else ()
    return Fighter(
        f"fighter:{figure.id}", figure_name(figure), f"figure:{figure.id}", figure_emblem(figure), colour,
        filled=not isinstance(figure, Enemy), figures=figures, life=figure.hp, of=max_hp(state, figure),
    )  # fmt: skip


def _face(colour: str, number: int) -> Face:
    return (RED if colour == "red" else BLUE)[number - 1]


def _faces(bout: Bout) -> list[Face]:
    return [_face(colour, number) for colour, number in bout.dice]


def _signs(face: Face) -> tuple[str, ...]:
    return ("attack",) * face.hit + ("shield",) * face.shield + ("action",) * face.bolt


def _hits(bout: Bout) -> list[tuple[str, int]]:
    """What makes up the hits; while dice may be rerolled, what they show plus what cards have added."""
    if bout.hits or bout.step != "rolled":
        return bout.hits
    known = (("rolled", sum(face.hit for face in _faces(bout))), ("cards", bout.added))
    return [(word, n) for word, n in known if n]


def _ledger(bout: Bout, target: Figure) -> Ledger:
    counted = _hits(bout)
    have = [Line(named("bout", word), amount=f"{n:+d}") for word, n in counted]
    if lethal := bout.lethal or (bout.fatal if bout.step == "rolled" else 0):
        have.append(Line(msg("fight-lethal"), amount=lethal, rule="SS-FULL-FX-03"))
    stopped = [(word, n) for word, n in bout.stopped if bout.step == "done"]
    life = bout.damage if bout.step == "done" and target.hp <= 0 else target.hp  # for the dead, all that was taken
    need = [Line(named("bout", word), amount=f"+{n}") for word, n in stopped]
    if need:
        need.insert(0, Line(msg("figure-hp"), amount=life))
    hits = max(0, sum(n for _, n in counted))
    return Ledger(
        msg("fight-ledger"),
        life + sum(n for _, n in stopped),
        hits,
        need=tuple(need),
        have=tuple(have),
        rule="SS-FULL-DEF-02",
    )


def _dice(bout: Bout) -> list[Die]:
    """The dice of the attack, then those of the defence."""
    fallen = [*(("attack", die) for die in bout.dice), *(("defence", die) for die in bout.defence)]
    return [
        Die(
            f"die:{of}.{n}",
            named(f"face-{colour}", str(face)),
            _COLOURS[colour],
            _signs(_face(colour, face)),
            spent=of == "defence",
        )
        for n, (of, (colour, face)) in enumerate(fallen)
    ]


def _odds(state: State, attacker: Figure | None, target: Figure, bout: Bout) -> Odds | None:
    """The chance of each damage before the roll, and that an enemy falls or a hero survives."""
    if attacker is None:
        return None
    blow = Blow(Dice(bout.red, bout.blue), bout.type, lethal=bout.fatal)  # type: ignore[arg-type]
    if isinstance(attacker, Enemy):  # its own attack: the horde counts
        own = attacker.card.attacks.values()
        blow = next((one for one in own if one.dice == blow.dice and one.type == blow.type), blow)
    chances = damage_odds(state, attacker, target, blow, hits=bout.added)
    falls = at_least(chances, target.hp)
    ours = isinstance(target, Enemy)
    results = tuple(
        Result(str(n), chance, (n >= target.hp) == ours) for n, chance in enumerate(chances) if chance >= 0.0005
    )
    note = msg("fight-dice", dice=dice_text(Dice(bout.red, bout.blue)), mean=round(mean(chances, 99), 1))
    name = msg("fight-falls" if ours else "fight-stands", who=figure_name(target))
    return Odds(falls if ours else 1 - falls, name, note, results)
