"""The terms of the game, the phrases for its chat, and its aim."""

from emberhall.games.runewars.state import Setup
from emberhall.kernel import Aim, msg

#: Terms on cards, in prompts and in battles, with the rules that explain them.
GLOSSARY: dict[str, tuple[str, ...]] = {
    "supremacy": ("RW-ORDER-08", "RW-ORDER-10"),
    "activate": ("RW-ACT-01", "RW-ACT-05"),
    "friendly": ("RW-TERM-15", "RW-TERM-11"),
    "empty": ("RW-TERM-06", "RW-TERM-08"),
    "uncontrolled": ("RW-TERM-10",),
    "routed": ("RW-TERM-26", "RW-ROUT-06"),
    "retreat": ("RW-RETREAT-02", "RW-RETREAT-08"),
    "neutral": ("RW-NEUT-02", "RW-NEUT-03"),
    "allied": ("RW-NEUT-04", "RW-NEUT-05"),
    "diplomacy": ("RW-DIPLO-02", "RW-DIPLO-05"),
    "stronghold": ("RW-BATTLE-18", "RW-FORTIFY-02"),
    "development": ("RW-HARVEST-05", "RW-DEV-02"),
    "dragon-rune": ("RW-RUNE-03", "RW-RUNE-04"),
    "false-rune": ("RW-COMP-07", "RW-RUNE-02"),
    "influence": ("RW-COMP-28", "RW-BID-04"),
    "bid": ("RW-BID-04", "RW-BID-06", "RW-BID-09"),
    "initiative": ("RW-SHEET-07", "RW-BATTLE-12"),
    "home-realm": ("RW-TERM-28", "RW-TERM-12"),
    "flying": ("RW-TERM-25", "RW-MOVE-07"),
    "fast": ("RW-TERM-24",),
    "victory-card": ("RW-VCARD-02", "RW-VCARD-07"),
    "quest-phase": ("RW-QPHASE-03", "RW-QPHASE-07"),
    "duel": ("RW-DUEL-05", "RW-DUEL-07", "RW-DUEL-08"),
    "desert": ("RW-DESERT-02", "RW-HERO-07"),
    "dial": ("RW-DIAL-02", "RW-DIAL-08"),
}

#: What players say when they bid and bargain, true or not (RW-BID-03, RW-RUNE-11).
PHRASES = tuple(
    f"phrase-{what}"
    for what in (
        "announce-high", "announce-low", "announce-all", "leave-me", "together", "peace", "border", "leader",
        "rune-true", "rune-false", "agreed", "refused",
    )
)  # fmt: skip


def aim(setup: Setup, seats: int) -> Aim:
    """The goal, and how the game ends."""
    special = [msg("aim-exploration")] if setup.exploration else []
    if setup.map == "built":
        special.append(msg("aim-built"))
    return Aim(msg("aim-goal"), tuple(msg(f"aim-end-{how}") for how in ("years", "claim", "alone")), tuple(special))
