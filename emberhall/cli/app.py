"""The commands and their arguments; each does its work in a module of its own."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from .words import Misused, Words

UsageError: type[Any] = typer.BadParameter.__bases__[0]

#: What typer itself says in help pages, and our words for it.
HELP_WORDS = {
    "Usage: ": "help-usage",
    "\nArguments:\n": "help-arguments",
    "\nOptions:\n": "help-options",
    "\nCommands:\n": "help-commands",
    "Show this message and exit.": "help-help",
    "[required]": "help-required",
    "[default:": "help-default",
    "[OPTIONS]": "help-some-options",
    " COMMAND ": "help-some-command",
    "[ARGS]...": "help-some-arguments",
}


class Command(TyperCommand):
    """A command whose help page is in the language of the person at the terminal."""

    def get_help(self, ctx: Any) -> str:
        return _translated(super().get_help(ctx), ctx.obj)


class Group(TyperGroup):
    """Commands in the order in which they are defined here; an unknown one is answered in words."""

    def get_help(self, ctx: Any) -> str:
        return _translated(super().get_help(ctx), ctx.obj)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise Misused("no-such-command", name=args[0], known=tuple(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)


# Help is given as ids of texts; `run` puts the words of a language in their place.
app = typer.Typer(
    cls=Group,
    help="help-emberhall",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
road = typer.Typer(cls=Group, help="help-campaign", rich_markup_mode=None, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-arg-game", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--options", "-o", metavar="NAME=VALUE", help="help-arg-options")]
Seed = Annotated[int, typer.Option(help="help-arg-seed")]

SavedCampaign = Annotated[Path, typer.Argument(metavar="FILE", help="help-arg-campaign", show_default=False)]
Place = Annotated[str | None, typer.Option("--game", help="help-arg-replay-game", show_default=False)]
Chair = Annotated[int, typer.Argument(metavar="CHAIR", min=1, help="help-arg-chair", show_default=False)]
Plain = Annotated[bool, typer.Option("--plain", help="help-arg-plain")]


def run(language: str, arguments: list[str]) -> int:
    """Run a command; returns the exit code."""
    say = Words(language)
    command: Any = typer.main.get_command(app)
    _in_words(command, say)
    try:
        code = command(arguments or ["--help"], prog_name="emberhall", standalone_mode=False, obj=say)
    except typer.Abort:
        return 130
    except typer.Exit as end:
        return end.exit_code
    except UsageError as error:
        raise _misused(error) from None
    return code if isinstance(code, int) else 0


def _in_words(command: Any, say: Words) -> None:
    """Put the words of a language in place of the ids of texts: of this command, its arguments, and those under it."""
    for described in (command, *command.params):
        if described.help and described.help.startswith("help-"):
            described.help = say(described.help)
    for below in getattr(command, "commands", {}).values():
        _in_words(below, say)


def _translated(page: str, say: Words) -> str:
    """A help page with our words for what typer says."""
    for english, id in HELP_WORDS.items():
        words = f"\n{say(id)}:\n" if english.startswith("\n") else say(id)
        page = page.replace(english, words)
    return page


def _misused(error: Any) -> Misused:
    """An error from typer, in our words and the user's language."""
    parameter: Any = getattr(error, "param", None)
    name = "" if parameter is None else parameter.metavar or parameter.opts[0]
    if name and parameter.param_type_name == "option":
        name = max(parameter.opts, key=len)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Misused("no-such-option", name=error.option_name)
    if kind == "MissingParameter" and name:
        return Misused("missing-argument", name=name)
    if name:
        return Misused("bad-argument", name=name, why=error.message)
    return Misused("misused", why=error.format_message())


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"emberhall {version('emberhall')}")
        raise typer.Exit


@app.callback()
def everything(
    language: Annotated[str, typer.Option(help="help-language", show_default=False)] = "",
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """What every command understands."""


@app.command(cls=Command, help="help-games")
def games(ctx: typer.Context) -> None:
    from .listing import list_games

    list_games(ctx.obj)


@app.command(cls=Command, help="help-play")
def play(
    ctx: typer.Context,
    game: GameName,
    *,
    seats: Annotated[str, typer.Option(metavar="me,AGENT,...", help="help-arg-players")] = "",
    options: Options = None,
    seed: Annotated[str | None, typer.Option(help="help-arg-play-seed", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(help="help-arg-load", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-arg-plain")] = False,
    pace: Annotated[float, typer.Option(min=0, help="help-arg-pace")] = 0.7,
) -> None:
    from .play import play_in_terminal

    play_in_terminal(ctx.obj, game, seats, options or [], seed=seed, load=load, plain=plain, pace=pace)


@app.command(cls=Command, help="help-sim")
def sim(
    ctx: typer.Context,
    game: GameName,
    *,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="help-arg-games")] = 100,
    agents: Annotated[str, typer.Option(metavar="AGENT,...", help="help-arg-agents")] = "random",
    seats: Annotated[int | None, typer.Option(help="help-arg-seats", show_default=False)] = None,
    options: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="help-arg-jobs")] = 1,
    seed: Seed = 0,
    fixed: Annotated[bool, typer.Option("--fixed", help="help-arg-fixed")] = False,
    ray: Annotated[bool, typer.Option("--ray", help="help-arg-ray")] = False,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arg-json", show_default=False)] = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arg-results", show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-arg-resume")] = False,
) -> int:
    from .sim import sim_in_terminal

    return sim_in_terminal(
        ctx.obj,
        game,
        games=games,
        agents=agents,
        seats=seats,
        options=options or [],
        jobs=jobs,
        seed=seed,
        rotate=not fixed,
        ray=ray,
        json=json,
        results=results,
        resume=resume,
    )


@app.command(cls=Command, help="help-report")
def report(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-arg-report", show_default=False)],
    *,
    game: Annotated[int | None, typer.Option(metavar="NUMBER", help="help-arg-report-game", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arg-report-save", show_default=False)] = None,
    hall: Annotated[bool, typer.Option("--hall", help="help-arg-report-hall")] = False,
) -> None:
    from .report import game_into_hall, game_of_results, report_of_results

    if game is not None and hall:
        game_into_hall(ctx.obj, file, game)
    elif game is not None:
        game_of_results(ctx.obj, file, game, save)
    else:
        report_of_results(ctx.obj, file)


@app.command(cls=Command, help="help-fuzz")
def fuzz(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="help-arg-fuzz-game")] = None,
    *,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="help-arg-fuzz-games")] = 100,
    seed: Seed = 0,
    agents: Annotated[str, typer.Option(metavar="AGENT,...", help="help-arg-agents", show_default="random")] = "",
    closely: Annotated[float, typer.Option(min=0, max=1, help="help-arg-fuzz-closely")] = 0.1,
    quick: Annotated[bool, typer.Option("--quick", help="help-arg-fuzz-quick")] = False,
    wide: Annotated[bool, typer.Option("--wide", help="help-arg-fuzz-wide")] = False,
    campaigns: Annotated[int, typer.Option(min=0, help="help-arg-fuzz-campaigns")] = 0,
    scenarios: Annotated[int, typer.Option(min=1, help="help-arg-fuzz-scenarios")] = 20,
    options: Options = None,
) -> int:
    from .fuzz import fuzz_campaigns_in_terminal, fuzz_in_terminal

    if campaigns:
        many = (campaigns, scenarios, seed)
        return fuzz_campaigns_in_terminal(ctx.obj, game, many, closely=closely, agents=agents, options=options or [])

    return fuzz_in_terminal(ctx.obj, game, games, seed, closely=closely, quick=quick, wide=wide, agents=agents)


@app.command(cls=Command, help="help-golden")
def golden(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-arg-game", show_default=False)],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-arg-golden", show_default=False)],
    *,
    write: Annotated[bool, typer.Option("--write", help="help-arg-golden-write")] = False,
    bots: Annotated[int, typer.Option(min=0, help="help-arg-golden-bots")] = 8,
    by: Annotated[str | None, typer.Option(help="help-arg-golden-by", show_default=False)] = None,
) -> int:
    from .golden import golden_in_terminal

    return golden_in_terminal(ctx.obj, game, file, write, bots=bots, by=by)


@app.command(cls=Command, help="help-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-arg-file", show_default=False)],
    game: Annotated[str | None, typer.Option(help="help-arg-replay-game", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="help-arg-seat", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-arg-plain")] = False,
) -> None:
    from .replay import replay_in_terminal

    replay_in_terminal(ctx.obj, file, game, seat - 1 if seat else None, plain)


@road.command(cls=Command, help="help-campaign-new")
def new(
    ctx: typer.Context,
    game: GameName,
    file: SavedCampaign,
    *,
    players: Annotated[str, typer.Option(metavar="me,AGENT,...", help="help-arg-players")] = "me",
    options: Options = None,
    foreign: Annotated[
        Path | None, typer.Option("--import", metavar="FILE", help="help-arg-import", show_default=False)
    ] = None,
) -> None:
    from .campaign import begin

    begin(ctx.obj, game, file, players, options or [], foreign=foreign)


@road.command(cls=Command, help="help-campaign-export")
def export(
    ctx: typer.Context,
    file: SavedCampaign,
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="help-arg-export", show_default=False)],
    game: Place = None,
) -> None:
    from .campaign import export

    export(ctx.obj, file, game, target)


@road.command(cls=Command, help="help-campaign-show")
def show(
    ctx: typer.Context,
    file: SavedCampaign,
    game: Place = None,
    chair: Annotated[int | None, typer.Option(min=1, help="help-arg-look", show_default=False)] = None,
    plain: Plain = False,
) -> None:
    from .campaign import show

    show(ctx.obj, file, game, chair, plain)


@road.command("play", cls=Command, help="help-campaign-play")
def play_on(
    ctx: typer.Context,
    file: SavedCampaign,
    chapter: Annotated[
        str | None, typer.Argument(metavar="[CHAPTER]", help="help-arg-chapter", show_default=False)
    ] = None,
    game: Place = None,
    plain: Plain = False,
) -> None:
    from .campaign import play

    play(ctx.obj, file, game, chapter, plain)


@road.command(cls=Command, help="help-campaign-join")
def join(
    ctx: typer.Context,
    file: SavedCampaign,
    chair: Chair,
    player: Annotated[str, typer.Option(metavar="me|AGENT", help="help-arg-players")] = "me",
    game: Place = None,
) -> None:
    from .campaign import join

    join(ctx.obj, file, game, chair, player)


@road.command(cls=Command, help="help-campaign-leave")
def leave(ctx: typer.Context, file: SavedCampaign, chair: Chair, game: Place = None) -> None:
    from .campaign import leave

    leave(ctx.obj, file, game, chair)


@road.command(cls=Command, help="help-campaign-abandon")
def abandon(ctx: typer.Context, file: SavedCampaign, game: Place = None) -> None:
    from .campaign import abandon

    abandon(ctx.obj, file, game)


@app.command(cls=Command, help="help-rules")
def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME|coverage|where", help="help-arg-rules", show_default=False)],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORD]...", help="help-arg-words", show_default=False)
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="help-arg-strict")] = False,
) -> int:
    if game == "coverage":
        from .rules import cover

        return cover(ctx.obj, words or [], strict)
    if game == "where":
        from .where import show_places

        return show_places(ctx.obj, words or [])
    from .rules import search

    return search(ctx.obj, game, words or [])


@app.command(cls=Command, help="help-mcp")
def mcp(
    ctx: typer.Context,
    game: GameName,
    *,
    seats: Annotated[str, typer.Option(metavar="me,AGENT,...", help="help-arg-players")] = "",
    options: Options = None,
    seed: Annotated[str | None, typer.Option(help="help-arg-play-seed", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(help="help-arg-load", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arg-mcp-save", show_default=False)] = None,
    referee: Annotated[bool, typer.Option("--referee", help="help-arg-mcp-referee")] = False,
    http: Annotated[int | None, typer.Option(metavar="PORT", help="help-arg-mcp-http", show_default=False)] = None,
) -> None:
    from .assistants import offer_seats

    offer_seats(ctx.obj, game, seats, options or [], seed=seed, load=load, file=save, referee=referee, port=http)


@app.command(cls=Command, help="help-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="help-arg-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="help-arg-port", show_default=False)] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="help-arg-workers")] = 1,
) -> None:
    from .serve import serve_hall

    serve_hall(ctx.obj, host, port, workers)


app.add_typer(road, name="campaign", help="help-campaign")
