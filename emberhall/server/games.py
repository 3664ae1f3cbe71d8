"""What the lobby shows of a game: its words, its set-up options, its bots, a picture."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec

from emberhall import rulebook
from emberhall.agents import agent_names
from emberhall.kernel import LANGUAGES, Campaign, Game, Message, Session, find_game, game_names, prepare
from emberhall.scene import plain
from emberhall.store import TableRow

from .bundle import STATIC
from .errors import Refused
from .texts import TEXTS

_SCENARIO = ("scenario", "quest")  # the option that names the scenario
_PICTURE_SEED, _PICTURE_AT = 33, 60  # a random game, and the decisions after which there is something to see


class Shelf:
    """The games a hall offers: the installed ones, unless the settings leave them out, and those the settings name."""

    def __init__(self, extra: tuple[str, ...] = (), *, installed: bool = True) -> None:
        self._places = {name: name for name in game_names()} if installed else {}
        self._places.update({find_game(place).name: place for place in extra})
        self._games: dict[str, Game[Any, Any]] = {}

    def names(self) -> list[str]:
        """The names of all games."""
        return list(self._places)

    def has(self, name: str) -> bool:
        """Whether a game, or the game that an interlude belongs to, is here."""
        return name.partition("/")[0] in self._places

    def place(self, name: str) -> str:
        """The place of a game, for another process to import."""
        if not self.has(name):
            raise Refused("unknown-game", 404, name=name, known=tuple(self.names()))
        game, slash, interlude = name.partition("/")
        return self._places[game] + slash + interlude

    def game(self, name: str) -> Game[Any, Any]:
        """The game with this name."""
        if name not in self._games:
            self._games[name] = prepare(find_game(self.place(name)))
        return self._games[name]

    def open(self) -> None:
        """Prepare every game, before anybody comes in."""
        for name in self._places:
            self.game(name)


def told(game: Game[Any, Any], id: str, language: str) -> str | None:
    """A text of the game, or None."""
    return game.texts.say(Message(id), language) if game.texts.has(id, language) else None


def title(game: Game[Any, Any], language: str) -> str:
    """The title of the game."""
    return told(game, "game-title", language) or game.name


def bot_title(game: Game[Any, Any], bot: str, language: str) -> str:
    """The title of a bot."""
    own = told(game, f"bot-{bot}", language)
    if own is None and TEXTS.has(f"bot-{bot}", language):
        return TEXTS.say(Message(f"bot-{bot}"), language)
    return own or bot.replace("_", " ").capitalize()


def words_of(game: Game[Any, Any], row: TableRow, seats: int, language: str) -> dict[str, Any]:
    """The terms that are explained where they appear, and the objective of the scenario."""
    texts = game.texts
    aim = None
    if row.campaign is None:
        aim = game.aim(game.parse_options(msgspec.json.decode(row.options)), seats)
    return {
        "terms": _terms(game, language),
        "names": _names(game, language),
        "phrases": [{"id": id, "text": texts.say(Message(id), language)} for id in game.phrases],
        "aim": aim
        and {
            "goal": texts.say(aim.goal, language),
            "end": [texts.say(line, language) for line in aim.end],
            "special": [texts.say(line, language) for line in aim.special],
        },
    }


@lru_cache(maxsize=64)
def _terms(game: Game[Any, Any], language: str) -> list[dict[str, Any]]:
    say = game.texts.say
    return [
        {
            "id": term,
            "name": say(Message(f"term-{term}"), language),
            "forms": [form.strip() for form in say(Message(f"term-{term}.forms"), language).split(",")],
            "rule": rules[0],
            "text": [found.text for rule in rules if (found := rulebook.find(rule, language))],
        }
        for term, rules in game.glossary.items()
    ]


#: Kinds of things that texts name although they may not be on the table.
_NAMED = ("card-", "event-", "item-", "power-", "quest-", "skill-", "strong-")


@lru_cache(maxsize=64)
def _names(game: Game[Any, Any], language: str) -> list[str]:
    """The names that contain a term: it is not explained inside them."""
    forms = [re.escape(form).replace(r"\*", r"\w*") for term in _terms(game, language) for form in term["forms"]]
    if not forms:
        return []
    word = re.compile(rf"\b(?:{'|'.join(forms)})\b", re.IGNORECASE)
    names = {game.texts.recall(Message(id), language) for id in game.texts.ids(language) if id.startswith(_NAMED)}
    return sorted(name for name in names if word.search(name) and not word.fullmatch(name))


@lru_cache(maxsize=64)
def described(game: Game[Any, Any], language: str) -> dict[str, Any]:
    """A game, as the lobby shows it."""
    return {
        "name": game.name,
        "title": title(game, language),
        "description": told(game, "game-description", language),
        "players": {"fewest": game.seats[0], "most": game.seats[-1]},
        "length": told(game, "game-length", language),
        "difficulty": told(game, "game-difficulty", language),
        "rules": bool(game.rules),
        "bots": [{"name": bot, "title": bot_title(game, bot, language)} for bot in agent_names(game)],
        "options": options_of(game, language),
        "campaign": _campaign(game, language),
        "learn": game.guide is not None,
        "picture": f"/api/games/{game.name}/picture",
        "vignette": _vignette(game.name),
    }


@cache
def _vignette(game: str) -> tuple[int, int] | None:
    """Where a game is on the sheet of vignettes (`make vignettes`), if it is there."""
    drawn: list[str] = msgspec.json.decode((STATIC / "pages" / "vignettes.json").read_bytes())
    return (drawn.index(game), len(drawn)) if game in drawn else None


@lru_cache(maxsize=64)
def picture(game: Game[Any, Any], language: str) -> bytes:
    """A picture of the game: a scene of a random game, as a spectator sees it, as JSON."""
    session = Session(game, seed=_PICTURE_SEED, keep=False)
    session.play_out(Random(_PICTURE_SEED).random, _PICTURE_AT)
    return msgspec.json.encode({"scene": plain(session.view(None).scene(), game.texts, language) or {}})


def _campaign(game: Game[Any, Any], language: str) -> dict[str, Any] | None:
    """How many chairs a game's campaign has, and what players agree on."""
    if game.campaign is None:
        return None
    return {
        "chairs": game.seats[-1],
        "options": options_of(game, language, game.campaign.agreement),
        "exchanges": programs(game.campaign),
    }


def programs(campaign: Campaign[Any]) -> list[dict[str, str]]:
    """The programs that campaigns can be moved to and from."""
    return [{"name": name, "title": one.title} for name, one in campaign.exchanges.items()]


def options_of(
    game: Game[Any, Any], language: str, options: type[msgspec.Struct] | None = None
) -> list[dict[str, Any]]:
    """The set-up options (or those of a campaign) with their labels, for a form. Options that only a
    campaign sets are left out.
    """
    options = options or game.options
    told = (_option(game, options, field, language) for field in _fields(options))
    return [option for option in told if option["kind"] != "campaign"]


def _fields(options: type[msgspec.Struct]) -> tuple[Any, ...]:
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


@lru_cache(maxsize=64)
def _of_campaign(game: Game[Any, Any]) -> tuple[str, ...]:
    """The options that only the game's campaign sets."""
    return tuple(
        option.name
        for option in _fields(game.options)
        if _option(game, game.options, option, LANGUAGES[0])["kind"] == "campaign"
    )


def agreed(game: Game[Any, Any], given: object) -> Any:
    """The set-up options as requested; refused if they set what only a campaign may."""
    options, usual = game.parse_options(given), game.options()
    for name in _of_campaign(game):
        if getattr(options, name) != getattr(usual, name):
            raise Refused("option-of-campaign", 422, option=name)
    return options


def _option(game: Game[Any, Any], options: type[msgspec.Struct], field: Any, language: str) -> dict[str, Any]:
    id = f"setup-{field.name.replace('_', '-')}"
    option: dict[str, Any] = {
        "name": field.name,
        "label": told(game, id, language) or _words(field.name),
        "default": msgspec.to_builtins(options()).get(field.name, False),  # an option that is absent is off
    }
    if hint := told(game, f"{id}.hint", language):
        option["hint"] = hint
    if group := told(game, f"{id}.group", language):
        option["group"] = group
    kind = field.type
    inspect = msgspec.inspect
    if isinstance(kind, inspect.UnionType):  # something or None: None is a choice like any other
        (inner,) = (t for t in kind.types if not isinstance(t, inspect.NoneType))
        option["may_be_empty"] = True
        kind = inner
    match kind:
        case inspect.BoolType():
            option["kind"] = "yes-no"
        case inspect.IntType() if field.name in _SCENARIO and kind.ge is not None and kind.le is not None:
            numbers = range(kind.ge, kind.le + 1)
            played = tuple(n for n in numbers if _seats(game, options, field.name, n))
            option |= {"kind": "choice", "choices": _choices(game, id, played, language)}
        case inspect.IntType():
            option |= {"kind": "number", "low": kind.ge, "high": kind.le}
        case inspect.LiteralType():
            values = _as_written(options, field.name, kind.values)
            option["default"] = option["default"] or values[0]  # of one that is absent, the first
            option |= {"kind": "choice", "choices": _choices(game, id, values, language)}
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) if isinstance(
            item, inspect.LiteralType
        ):
            option |= {"kind": "several", "choices": _choices(game, id, item.values, language)}
            option |= {"fewest": kind.min_length or 0, "most": kind.max_length}
        case inspect.ListType(item_type=inspect.StructType()) | inspect.VarTupleType(item_type=inspect.StructType()):
            option["kind"] = "campaign"
        case inspect.StructType() | inspect.DictType():
            option["kind"] = "campaign"
        case _:
            option["kind"] = "text"
    if field.name in _SCENARIO and options is game.options:
        option["scenario"] = True
        for choice in option["choices"]:
            choice["seats"] = _seats(game, options, field.name, choice["value"])
            aim = game.aim(options(**{field.name: choice["value"]}), (choice["seats"] or game.seats)[0])
            if aim is not None and "hint" not in choice:
                choice["hint"] = game.texts.say(aim.goal, language)
    return option


def _choices(game: Game[Any, Any], id: str, values: tuple[Any, ...], language: str) -> list[dict[str, Any]]:
    found = []
    for value in values:
        words = f"{id}-{str(value).replace('_', '-')}"
        choice = {"value": value, "label": told(game, words, language) or _words(str(value))}
        for fact in ("hint", "length", "difficulty"):
            if said := told(game, f"{words}.{fact}", language):
                choice[fact] = said
        found.append(choice)
    return found


def _as_written(options: type[msgspec.Struct], name: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The values of a choice, in the game's order."""
    written = get_args(get_type_hints(options)[name])
    each = next((get_args(part) for part in written if get_args(part)), written)  # of one that may be absent
    return each if set(each) == set(values) else values


def _seats(game: Game[Any, Any], options: type[msgspec.Struct], name: str, value: Any) -> list[int]:
    """The numbers of players a choice allows, with the defaults for everything else."""
    wanted = options(**{name: value})
    return [seats for seats in game.seats if game.unfit(wanted, seats) is None]


def fitting(game: Game[Any, Any], given: object, seats: int) -> dict[str, Any]:
    """An unfinished set-up: the options made to fit together, the values each may take, and the numbers of players."""
    options = _settled(game, agreed(game, given), seats)
    idle = set(game.idle(options, seats)) if game.unfit(options, seats) is None else set()
    fits = {
        option["name"]: [
            value
            for value, wish in _wishes(option, getattr(options, option["name"]))
            if option["name"] not in idle
            and game.unfit(msgspec.structs.replace(options, **{option["name"]: wish}), seats) is None
        ]
        for option in options_of(game, LANGUAGES[0])
        if not option.get("scenario")
    }
    may_sit = [n for n in game.seats if game.unfit(_settled(game, options, n), n) is None]
    return {"options": msgspec.to_builtins(options), "fits": fits, "seats": may_sit}


def _wishes(option: dict[str, Any], now: Any) -> list[tuple[Any, Any]]:
    """Every choice an option offers, and its value then; of several that may be ticked, one more or one less."""
    match option["kind"]:
        case "yes-no":
            return [(False, False), (True, True)]
        case "number":
            return [(n, n) for n in range(option["low"], option["high"] + 1)]
        case "choice":
            return [(choice["value"], choice["value"]) for choice in option["choices"]]
        case "several":
            values = [choice["value"] for choice in option["choices"]]
            return [(one, tuple(each for each in values if (each in now) != (each == one))) for one in values]
        case _:
            return []


def _settled(game: Game[Any, Any], options: Any, seats: int) -> Any:
    """Reset the options that do not fit the scenario and the seats, or make no difference."""
    usual = game.options()
    free = [f.name for f in _fields(game.options) if f.name not in _SCENARIO]
    while why := game.unfit(options, seats):
        for name in reversed(free):
            other = msgspec.structs.replace(options, **{name: getattr(usual, name)})
            if other != options and game.unfit(other, seats) != why:
                options = other
                break
        else:
            return options
    return msgspec.structs.replace(options, **{name: getattr(usual, name) for name in game.idle(options, seats)})


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()
