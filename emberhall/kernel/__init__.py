"""The kernel: a game is a function of its decisions. It knows no game."""

from .ask import (
    CHECKPOINT,
    DONE,
    NO,
    YES,
    Ask,
    Checkpoint,
    Flow,
    Option,
    Seat,
    Together,
    Word,
    choose,
    confirm,
)
from .campaign import Campaign, Chapter, Document, Past, Played, interlude
from .errors import (
    BadSetup,
    CampaignError,
    CannotUndo,
    EmberhallError,
    IllegalChoice,
    RulesFault,
    SaveError,
    UnknownGame,
)
from .game import Game
from .journey import Journey
from .log import Log, load, log_of, replay, save
from .messages import LANGUAGES, Message, MissingText, Texts, msg, texts
from .registry import find_game, game_names
from .rng import Rng
from .secrecy import Viewer, determinize, eyes, has_secrets, hidden_from, redact, secret_zones
from .session import Session
from .steps import Choice, Undo
from .table import Event, Outcome, State, Table
from .view import View
from .zones import ALL, HIDDEN, SPECTATOR, Deck, FaceDown, Hand, Pile, SecretZone, Zone

__all__ = [
    "ALL",
    "CHECKPOINT",
    "DONE",
    "HIDDEN",
    "LANGUAGES",
    "NO",
    "SPECTATOR",
    "YES",
    "Ask",
    "BadSetup",
    "Campaign",
    "CampaignError",
    "CannotUndo",
    "Chapter",
    "Checkpoint",
    "Choice",
    "Deck",
    "Document",
    "EmberhallError",
    "Event",
    "FaceDown",
    "Flow",
    "Game",
    "Hand",
    "IllegalChoice",
    "Journey",
    "Log",
    "Message",
    "MissingText",
    "Option",
    "Outcome",
    "Past",
    "Pile",
    "Played",
    "Rng",
    "RulesFault",
    "SaveError",
    "Seat",
    "SecretZone",
    "Session",
    "State",
    "Table",
    "Texts",
    "Together",
    "Undo",
    "UnknownGame",
    "View",
    "Viewer",
    "Word",
    "Zone",
    "choose",
    "confirm",
    "determinize",
    "eyes",
    "find_game",
    "game_names",
    "has_secrets",
    "hidden_from",
    "interlude",
    "load",
    "log_of",
    "msg",
    "redact",
    "replay",
    "save",
    "secret_zones",
    "texts",
]
