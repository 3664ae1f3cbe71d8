"""The kernel: a game is a function of its decisions. It knows no game."""

from .answers import Aim, Reason
from .ask import (
    CHECKPOINT,
    DONE,
    ENDED,
    NO,
    PASS,
    YES,
    Anyone,
    Ask,
    Checkpoint,
    Flow,
    Option,
    Seat,
    Together,
    Word,
    ask,
    ask_anyone,
    ask_together,
    choose,
    confirm,
    pick,
)
from .campaign import Past
from .document import Campaign, Chapter, Document, NoAgreement, Played
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
from .foresight import Foreseen
from .game import Game, Great
from .history import Change, Changed, History, WentBack, Withdrawn
from .interludes import interlude
from .journey import Journey
from .judgement import Judgement
from .log import Log, load, log_of, replay, save
from .menu import Menu, Offer, always, offer
from .messages import LANGUAGES, Message, MissingText, Texts, msg, named, texts
from .phases import Over, in_phases
from .prepare import prepare
from .registry import find_game, game_names, place_of
from .rng import Rng, Seed, new_seed
from .seams import Kept, kept_of
from .secrecy import Viewer, determinize, eyes, has_secrets, hidden_from, may_know, redact, secret_zones
from .sentinels import NOBODY, NOWHERE
from .session import SeenBeat, Session, View
from .steps import Decision, Retracted, Undo
from .table import Beat, Event, Outcome, State, Table
from .zones import ALL, HIDDEN, SPECTATOR, Deck, FaceDown, Hand, Pile, SecretZone, Zone

__all__ = [
    "ALL",
    "CHECKPOINT",
    "DONE",
    "ENDED",
    "HIDDEN",
    "LANGUAGES",
    "NO",
    "NOBODY",
    "NOWHERE",
    "PASS",
    "SPECTATOR",
    "YES",
    "Aim",
    "Anyone",
    "Ask",
    "BadSetup",
    "Beat",
    "Campaign",
    "CampaignError",
    "CannotUndo",
    "Change",
    "Changed",
    "Chapter",
    "Checkpoint",
    "Decision",
    "Deck",
    "Document",
    "EmberhallError",
    "Event",
    "FaceDown",
    "Flow",
    "Foreseen",
    "Game",
    "Great",
    "Hand",
    "History",
    "IllegalChoice",
    "Journey",
    "Judgement",
    "Kept",
    "Log",
    "Menu",
    "Message",
    "MissingText",
    "NoAgreement",
    "Offer",
    "Option",
    "Outcome",
    "Over",
    "Past",
    "Pile",
    "Played",
    "Reason",
    "Retracted",
    "Rng",
    "RulesFault",
    "SaveError",
    "Seat",
    "SecretZone",
    "Seed",
    "SeenBeat",
    "Session",
    "State",
    "Table",
    "Texts",
    "Together",
    "Undo",
    "UnknownGame",
    "View",
    "Viewer",
    "WentBack",
    "Withdrawn",
    "Word",
    "Zone",
    "always",
    "ask",
    "ask_anyone",
    "ask_together",
    "choose",
    "confirm",
    "determinize",
    "eyes",
    "find_game",
    "game_names",
    "has_secrets",
    "hidden_from",
    "in_phases",
    "interlude",
    "kept_of",
    "load",
    "log_of",
    "may_know",
    "msg",
    "named",
    "new_seed",
    "offer",
    "pick",
    "place_of",
    "prepare",
    "redact",
    "replay",
    "save",
    "secret_zones",
    "texts",
]
