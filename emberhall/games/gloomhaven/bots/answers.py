"""What a companion answers to each question, as it weighs the options."""

from collections.abc import Callable, Sequence

from emberhall.effects import walk
from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.bots.errands import wanted_treasures
from emberhall.games.gloomhaven.bots.outlook import Outlook
from emberhall.games.gloomhaven.bots.plans import Mind, Use, number_of, of_use, turns_of
from emberhall.games.gloomhaven.bots.profile import NOTHING, Blow, keep
from emberhall.games.gloomhaven.bots.stamina import joins_rest, party_rests, spare
from emberhall.games.gloomhaven.bots.weights import BOLD, FEAR, WEIGHTS
from emberhall.games.gloomhaven.content import CARDS, ITEMS, plan_of
from emberhall.games.gloomhaven.effects.nodes import Recover
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import figure_at, on_map, taken, targetable
from emberhall.games.gloomhaven.rules.damage import discards
from emberhall.games.gloomhaven.state import Character, Figure, State
from emberhall.games.gloomhaven.terms import FOES, HEROES, POISON, WOUND
from emberhall.kernel import DONE, NO, NOBODY, NOWHERE, YES, Ask, Message

#: The order in which classes are taken: a front-liner first, then a healer.
CLASSES = (
    "brute", "cragheart", "tinkerer", "spellweaver", "scoundrel", "mindthief", "sun", "three-spears", "saw", "eclipse",
    "lightning", "squidface", "triangles", "music-note", "circles", "angry-face", "two-mini",
)  # fmt: skip

#: Items that are worth their price from the start, the best first.
ITEMS_WANTED = (13, 4, 8, 1, 12, 3, 7)

#: What a card is worth in points of damage, and what being left with a single hit point costs.
CARD, BRINK = 6.5, 8.0

# before the first round


def _class(mind: Mind, state: State, ask: Ask) -> list[float]:
    return [-float(CLASSES.index(option.cls)) for option in ask.options]  # type: ignore[attr-defined]


def _items(mind: Mind, state: State, ask: Ask) -> list[float]:
    worth = {item: 1.0 - n / 10 for n, item in enumerate(ITEMS_WANTED)}
    return [0.05 if option is DONE else worth.get(getattr(option, "item", 0), 0.0) for option in ask.options]


def _bring(mind: Mind, state: State, ask: Ask) -> list[float]:
    return [99.0 if option is ch.BEGINNERS else keep(option.card) for option in ask.options]  # type: ignore[attr-defined]


def _start(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Front-liners start in front."""
    plan = plan_of(state.scenario)
    foes = [figure.at for figure in state.figures.values() if figure.side != HEROES]
    cls = state.characters[number_of(state, ask)].cls
    sign = -1.0 if FEAR[cls] < BOLD else 0.3
    weights = []
    for option in ask.options:
        at = plan.hexes[plan.index[option.to]]  # type: ignore[attr-defined]
        near = [abs(at[0] - plan.hexes[foe][0]) + abs(at[1] - plan.hexes[foe][1]) for foe in foes]
        weights.append(sign * min(near, default=0))
    return weights


# the round


def _cards(mind: Mind, state: State, ask: Ask) -> list[float]:
    """The two cards that do most together, acting early or late, whichever helps more; or a rest."""
    number = number_of(state, ask)
    early, late = Outlook(state, number), Outlook(state, number, late=True)
    suffered = early.pain(early.danger(early.me.at)) if early.foes else 0.0
    worths: dict[tuple[str, ...], tuple[float, float]] = {}
    firsts: dict[str, float] = {}
    weights = []
    for option in ask.options:
        if not isinstance(option, ch.PlayCards):
            weights.append(_rest(early))
            continue
        pair = tuple(sorted((option.card, option.other)))
        if pair not in worths:
            kept = WEIGHTS.keep * (keep(pair[0]) + keep(pair[1]))
            after = _pair(late, pair) - suffered - kept if early.foes else 0.0
            worths[pair] = (_pair(early, pair) - kept, after)
        before, after = worths[pair]
        lead = CARDS[option.card].initiative
        if early.foes:
            if option.card not in firsts:
                firsts[option.card] = early.first(lead)
            chance = firsts[option.card]
            weights.append(chance * before + (1 - chance) * after - 0.001 * lead)
        else:
            weights.append(before - 0.002 * lead)
    return weights


def _rest(look: Outlook) -> float:
    """What a whole turn of rest is worth: the hand comes back, wounds heal; nothing is done."""
    state, character, me = look.state, look.character, look.me
    if not look.foes:
        return 99.0 if party_rests(state) and joins_rest(state, character) else -99.0
    hand = len(character.hand)
    if hand > 3:
        return -99.0
    spent = len([item for item in character.items if item.spent and not item.consumed])
    gain = WEIGHTS.heal * min(2, me.most - me.hp) + 0.7 * spent + 1.5
    return look.place(me.at) + gain


def _pair(look: Outlook, pair: Sequence[str]) -> float:
    return max([look.turn(first, second)[0] for first, second in turns_of(*pair)])


def _act(mind: Mind, state: State, ask: Ask) -> list[float]:
    """The next half of the plan; none if it would only do harm."""
    if not any(isinstance(option, ch.UseHalf | ch.UseDefault | ch.UseItem) for option in ask.options):
        return [float(option is ch.END_TURN) for option in ask.options]
    number = number_of(state, ask)
    character = state.characters[number]
    plan, look = mind.plan, None
    if plan is None or plan[:2] != (state.round, number) or any(isinstance(o, ch.UseItem) for o in ask.options):
        look = Outlook(state, number)
        plan = mind.ahead(look, number)
    wanted: Use | None = None
    if plan is not None:
        first = plan.first is not None and plan.first[0] in character.played
        wanted = plan.first if first else plan.second
    worth = 1.0
    if wanted is not None and of_use(wanted).lost:  # things may have changed since it was planned
        look = look or Outlook(state, number)
        worth = look.turn(of_use(wanted), None)[0] - look.turn(NOTHING, None)[0]
        if plan is not None and wanted == plan.first and plan.second is not None:
            worth = look.turn(of_use(wanted), of_use(plan.second))[0] - look.turn(NOTHING, None)[0]
    weights = []
    for option in ask.options:
        if isinstance(option, ch.UseHalf | ch.UseDefault):
            use = (option.card, option.half, isinstance(option, ch.UseDefault))
            weights.append(worth if use == wanted else -9.0)
        elif isinstance(option, ch.UseItem):
            weights.append(_item_worth(look, option.item) if look is not None else -1.0)
        elif isinstance(option, ch.Cleanse | ch.Forgo):
            weights.append(_deed(state, character, option) - 0.05 * keep(option.card))
        else:
            weights.append(0.01 if option is ch.END_TURN else -5.0)
    return weights


#: What a deed that the scenario offers is worth: nearly everything, since it asks for it.
DEED = 20.0


def _deed(state: State, character: Character, option: ch.Cleanse | ch.Forgo) -> float:
    """What it is worth to forgo half of a card for a captive, a pump or a chest that the character still needs."""
    chest = isinstance(option, ch.Forgo) and option.what == "chest"
    return DEED if not chest or plan_of(state.scenario).index[option.to] in wanted_treasures(state, character) else -5.0


def _spare(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Lose a card only for an ally who would die."""
    damage = ask.prompt.args.get("n", 0)
    whom = ask.prompt.args.get("whom")
    lives = [figure.hp for figure in on_map(state) if figure_name(figure) == whom]
    dies = isinstance(damage, int) and min(lives, default=0) <= damage
    return [-keep(option.card) if hasattr(option, "card") else 0.0 if not dies else -99.0 for option in ask.options]


def _item_worth(look: Outlook, item: int) -> float:
    """Drink healing potions when hurt, others when there is an enemy to fight."""
    if ITEMS[item].use == "spent":
        return 30.0 if look.foes else -1.0
    if any(isinstance(node, Recover) for node in walk(ITEMS[item].effect)):
        return 30.0 if len(look.character.hand) <= 1 and len(discards(look.character)) >= 2 else -1.0
    hurt = look.me.most - look.me.hp
    return 30.0 if look.foes and (hurt >= 4 or look.state.round > 4) else -1.0


def _move(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Move to the hex of the plan, else to the one from which the rest of the turn does most; nearer ones first."""
    number = number_of(state, ask)
    index = plan_of(state.scenario).index
    if not _own(state, ask, number):
        traps = state.map.traps
        return [2.0 * (isinstance(o, ch.MoveTo) and index[o.to] in traps) + (o is ch.STAY) for o in ask.options]
    look = Outlook(state, number)
    hexes = [index[option.to] if isinstance(option, ch.MoveTo) else look.me.at for option in ask.options]
    if mind.plan is not None and not look.surprised and mind.plan[:2] == (state.round, number):
        goal = mind.plan.to
        if goal in hexes:
            return [float(at == goal) for at in hexes]
    after, apart = mind.after(look, number), look.ground.apart(look.me.at)
    full = taken(state) - {look.me.at}  # may be jumped over, not ended on
    return [
        look.at(after, at) - 0.02 * min(apart[at], 40) + 0.05 * (at == look.me.at) if at not in full else -99.0
        for at in hexes
    ]


def _own(state: State, ask: Ask, number: int) -> bool:
    """Whether it is the character itself that moves: enemies are made to move, too."""
    who = ask.prompt.args.get("who")
    return isinstance(who, Message) and who.id == f"class-{state.characters[number].cls}"


def _figure(state: State, number: int) -> Figure | None:
    return state.figures.get(state.characters[number].figure)


def _target(mind: Mind, state: State, ask: Ask) -> list[float]:
    """The enemy the attack is worth most against; the friend who needs it most."""
    number = number_of(state, ask)
    if state.characters[number].figure not in state.figures:
        return _others(mind, state, ask)
    look = Outlook(state, number)
    n = ask.prompt.args.get("n", 2)
    blow = Blow(n if isinstance(n, int) else 2)
    foes = {foe.figure.id: foe for foe in look.foes}
    weights = []
    for option in ask.options:
        if isinstance(option, ch.Target):
            figure = state.figures[option.figure]
            if option.figure in foes:
                weights.append(1.0 + look.hit(blow, foes[option.figure]))
            else:
                weights.append(0.5 + figure.most - figure.hp)
        else:
            weights.append(0.0)
    return weights


def _heal(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Heal whoever lacks most, or is poisoned or wounded."""
    weights = []
    for option in ask.options:
        worth = 0.0
        if isinstance(option, ch.Target):
            figure = state.figures[option.figure]
            ill = 2.0 * bool(figure.conditions & (POISON | WOUND))
            worth = figure.most - figure.hp + ill + 0.1 * (figure.kind == "character")
        weights.append(worth)
    return weights


def _area(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Place the area where it is worth most."""
    look = Outlook(state, number_of(state, ask))
    n = ask.prompt.args.get("n", 2)
    blow = Blow(n if isinstance(n, int) else 2)
    foes = {foe.figure.id: foe for foe in look.foes}
    index = plan_of(state.scenario).index
    weights = []
    for option in ask.options:
        worth = 0.0
        if isinstance(option, ch.Area):
            there = [figure_at(state, index[cell]) for cell in option.cells if cell in index]
            worth = sum([look.hit(blow, foes[one.id]) if one.id in foes else 0.0 for one in there if one is not None])
        weights.append(worth)
    return weights


def _hurt(state: State, ask: Ask) -> Figure | None:
    """The beast that is about to suffer damage; None if it is the character."""
    who = ask.prompt.args.get("who")
    name = who.id.removeprefix("summon-") if isinstance(who, Message) else ""
    return next((figure for figure in state.figures.values() if figure.kind == "summon" and figure.name == name), None)


def _damage(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Suffer the damage or lose a card, whichever costs less; a character who would die of it loses cards."""
    character = state.characters[number_of(state, ask)]
    figure = _hurt(state, ask) or state.figures[character.figure]
    n = ask.prompt.args.get("n", 0)
    damage = n if isinstance(n, int) else 0
    left = figure.hp - damage
    weights = []
    for option in ask.options:
        if option is ch.SUFFER:
            weights.append(-100.0 if left <= 0 else -damage - BRINK / left)
        elif isinstance(option, ch.LoseDiscards):
            weights.append(-1.8 * CARD - 0.05 * sum([keep(card) for card in option.cards]))
        else:
            weights.append(-CARD - 0.05 * keep(option.card) - (2.0 if len(character.hand) <= 2 else 0.0))  # type: ignore[attr-defined]
    return weights


def _lose(mind: Mind, state: State, ask: Ask) -> list[float]:
    return [-keep(option.card) if hasattr(option, "card") else -50.0 for option in ask.options]


def _recover(mind: Mind, state: State, ask: Ask) -> list[float]:
    return [keep(option.card) if hasattr(option, "card") else 0.0 for option in ask.options]


def _leave(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Keep every active card."""
    return [float(option in (NO, DONE)) for option in ask.options]


def _short_rest(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Rest when fewer than two cards are left, and before the next door rather than behind it."""
    character = state.characters[number_of(state, ask)]
    quiet = not any(foe.side == FOES and targetable(state, foe) for foe in on_map(state))
    few = len(character.hand) < 2 or (quiet and len(character.hand) <= 3 and len(discards(character)) >= 4)
    long = quiet and spare(state, character) >= 0 and party_rests(state) and joins_rest(state, character)
    return [float(few and not long) if option is ch.SHORT_REST else 0.5 for option in ask.options]


def _redraw(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Lose another card instead, for a hit point, if this one is much better than most."""
    said = ask.prompt.args.get("card")
    card = said.id.removeprefix("card-") if isinstance(said, Message) else ""
    character = next(one for one in state.characters if card in discards(one))
    figure = state.figures[character.figure]
    usual = sum([keep(other) for other in discards(character)]) / len(discards(character))
    again = figure.hp > 2 and keep(card) - usual > 2.0 + BRINK / figure.hp
    return [float(again == (option is ch.REDRAW)) for option in ask.options]


def _item(mind: Mind, state: State, ask: Ask) -> list[float]:
    number = number_of(state, ask)
    if state.characters[number].figure not in state.figures:
        return _others(mind, state, ask)
    look = Outlook(state, number)
    return [_item_worth(look, option.item) if isinstance(option, ch.UseItem) else 0.0 for option in ask.options]


def _suffer(mind: Mind, state: State, ask: Ask) -> list[float]:
    figure = _figure(state, number_of(state, ask))
    fit = figure is not None and figure.at != NOWHERE and figure.hp > 5
    return [1.0 if (option is YES) == fit else 0.0 for option in ask.options]


def _focus(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Where the rules leave it open, let the monsters attack whoever can bear most."""
    targets = [option.figure if isinstance(option, ch.Target) else NOBODY for option in ask.options]
    return [float(state.figures[id].hp) if id in state.figures else 0.0 for id in targets]


def _others(mind: Mind, state: State, ask: Ask) -> list[float]:
    """Do something rather than nothing."""
    return [0.0 if option in (NO, ch.SKIP, ch.STAY, DONE) else 1.0 for option in ask.options]


def _first(mind: Mind, state: State, ask: Ask) -> list[float]:
    return [0.0] * len(ask.options)


Answer = Callable[[Mind, State, Ask], list[float]]

ANSWERS: dict[str, Answer] = {
    "ask-class": _class,
    "ask-items": _items,
    "ask-bring": _bring,
    "ask-start": _start,
    "ask-cards": _cards,
    "ask-act": _act,
    "ask-move": _move,
    "ask-attack": _target,
    "ask-give": _target,
    "ask-kill": _target,
    "ask-heal": _heal,
    "ask-area": _area,
    "ask-damage": _damage,
    "ask-spare": _spare,
    "ask-long-rest": _lose,
    "ask-lose": _lose,
    "ask-recover": _recover,
    "ask-recover-active": _leave,
    "ask-put-away": _leave,
    "ask-short-rest": _short_rest,
    "ask-redraw": _redraw,
    "ask-item": _item,
    "ask-suffer": _suffer,
    "ask-focus": _focus,
    "ask-push": _first,
    "ask-pull": _first,
}


def answer(mind: Mind, state: State, ask: Ask) -> int:
    """The place of the heaviest option; of equals the first."""
    weights = ANSWERS.get(ask.prompt.id, _others)(mind, state, ask)
    return weights.index(max(weights))
