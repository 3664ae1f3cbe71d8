# What is told of the game, and how it ended.
say-turn-begins = { $hero } begins the turn.
say-moved = { $hero } { $way ->
    [walk] walks
    [ride] rides
    [fly] flies
    [gate] goes through a gate
    [mount] goes by their own mount
    [sail] sails
   *[teleportto] teleports
} to { $place }.
say-drew-cards = { $count ->
    [0] { $hero } gets no card.
   *[other] { $hero } gets { $cards }.
}
say-drew-count = { $hero } gets { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
say-placed = { $place }: { $minions } placed.
say-overrun = Overrun in { $place }!
say-tainted = { $place } is tainted; { $left ->
    [one] { $left } crystal
   *[other] { $left } crystals
} left.
say-cleansed = { $place } is cleansed: { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
} removed.
say-struck-down = { $place }: { $minions } struck down.
say-cleared = { $place } is cleared of minions.
say-ignited = { $place } is On Fire; { $left ->
    [one] { $left } Fire token
   *[other] { $left } Fire tokens
} left.
say-quenched = The fire in { $place } is out.
say-recalled = { $hero } gives back { $minions } from the Quest card.
say-gate-built = A Magic Gate stands in { $place }.
say-wounded = { $hero } suffers { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}; { $left } Life left.
say-healed = { $hero } heals { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}; { $left } Life now.
say-died = { $hero } is dead.
say-listened = { $hero } asks for { $colour } and hears of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
say-land-rolled = { $hero } tries to heal the land in { $place } and rolls { $dice }; { $on } or more is needed.
say-quest-drawn = { $hero } has a new Quest: { $quest }.
say-quest-impossible = The Quest “{ $quest }” has become impossible and is discarded.
say-quest-completed = { $hero } completes the Quest “{ $quest }”.
say-quest-rolled = { $hero } rolls { $dice } for the Quest; { $on } or more is needed.
say-quest-visited = { $hero } does what the Quest asks for in { $place }.
say-slew = { $hero } slays { $count ->
    [one] { $count } minion
   *[other] { $count } minions
} in { $place }.
say-fought = { $hero } attacks in { $place }: { $dice }; { $count ->
    [0] nobody
    [one] { $count } minion
   *[other] { $count } minions
} defeated.
say-played = { $hero } plays { $card }.
say-darkness-drawn = Darkness spreads: { $card }.
say-general-moved = { $general } moves to { $place }.
say-pushed-back = { $general } is pushed back to { $place }.
say-general-healed = { $general } heals; life { $life }.
say-battle-begins = { $hero } attacks { $general }.
say-prepared = { $hero } prepares { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
say-corrupted = A card of { $hero } is corrupted.
say-battle-rolled = { $hero } rolls { $dice }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
say-battle-lost = { $general } stands: the attack has failed.
say-penalty = The defeat costs { $hero } { $wounds } Life and { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
say-general-slain = { $hero } slays { $general }.
say-reshuffled = The discards of both decks are shuffled back.
say-score = { $hero }: Quests { $quests }, Generals { $generals }.
say-score-fame = { $hero }: Minor Fame { $minor }, Major Fame { $major }.
say-lost = The realm has fallen. { $reason }

end-city = Five minions are in Monarch City.
end-crystals = The last Tainted Crystal was placed.
end-minions = A minion had to be placed and none of its kind was left.
end-general = { $general } has reached Monarch City.
end-heroes = No hero is left.
end-won = All Generals are defeated. { $count ->
    [one] King's Champion: { $champions }.
   *[other] King's Champions: { $champions }.
}
    .cause = All Generals are defeated.

say-fire-rolled = { $hero } fights the fire in { $place }: { $dice }.
say-minor-fame = { $hero } earns { $count ->
    [one] { $count } Minor Fame token
   *[other] { $count } Minor Fame tokens
}.
say-major-fame = { $hero } draws a Major Fame token worth { $value }.
say-honored = { $hero } is honored: { $honor }.
say-blessed = { $hero } calls on the King's Blessing; { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} left.
say-global-in-vain = { $effect } follows another Global Effect and is discarded.
say-global-ends = { $effect } has ended.
say-scattered = Winds of chaos carry { $hero }: { $card }.
say-agent-moved = { $general }, Agent of the Dark Lord, goes to { $place }.
say-agent-slain = { $hero } slays { $general }, the Agent of the Dark Lord.
say-dragon-returns = { $general } enters the game!

end-fire = { $general } burns Monarch City.
say-spent-card = { $hero } discards { $card } for it.
