# The log, and how the game ended.
say-turn-begins = { $hero } begins the turn.
say-moved = { $hero } { $way ->
    [walk] walks
    [ride] rides
    [fly] flies
    [gate] takes a gate
    [mount] rides their own mount
    [sail] sails
   *[teleportto] teleports
} to { $place }.
say-drew-cards = { $count ->
    [0] { $hero } draws no card.
   *[other] { $hero } draws { $cards }.
}
say-drew-count = { $hero } draws { $count ->
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
say-recalled = { $hero } returns { $minions } from the Quest card.
say-gate-built = A Magic Gate stands in { $place }.
say-wounded = { $hero } suffers { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}; { $left } Life left.
say-healed = { $hero } heals { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}; { $left } Life now.
say-died = { $hero } dies.
say-listened = { $hero } listens for { $colour } and turns up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
say-land-rolled = { $hero } tries to heal the land in { $place }: { $dice }, needing { $on } or more.
say-quest-drawn = { $hero } has a new Quest: { $quest }.
say-quest-impossible = The Quest “{ $quest }” can no longer be completed and is discarded.
say-quest-completed = { $hero } completes the Quest “{ $quest }”.
say-quest-rolled = { $hero } rolls { $dice } for the Quest, needing { $on } or more.
say-quest-visited = { $hero } visits { $place } for the Quest.
say-slew = { $hero } slays { $count ->
    [one] { $count } minion
   *[other] { $count } minions
} in { $place }.
say-fought = { $hero } attacks in { $place }: { $dice }; { $count ->
    [0] no minions
    [one] { $count } minion
   *[other] { $count } minions
} defeated.
say-played = { $hero } plays { $card }.
say-darkness-drawn = Darkness spreads: { $card }.
say-general-moved = { $general } moves to { $place }.
say-pushed-back = { $general } is pushed back to { $place }.
say-general-healed = { $general } heals; life: { $life }.
say-battle-begins = { $hero } attacks { $general }.
say-prepared = { $hero } prepares { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
say-corrupted = { $hero } loses a card to corruption.
say-battle-rolled = { $hero } rolls { $dice }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
say-battle-lost = { $general } survives: the attack fails.
say-penalty = The defeat costs { $hero } { $wounds } Life and { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
say-general-slain = { $hero } slays { $general }.
say-reshuffled = Both discard piles are shuffled back into their decks.
say-score = { $hero }: Quests { $quests }, Generals { $generals }.
say-score-fame = { $hero }: Minor Fame { $minor }, Major Fame { $major }.
say-lost = The realm has fallen. { $reason }

end-city = Five minions are in Monarch City.
end-crystals = The last Tainted Crystal was placed.
end-minions = The minion supply ran out.
end-general = { $general } has reached Monarch City.
end-heroes = No heroes are left.
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
say-honored = { $hero } receives an honor: { $honor }.
say-blessed = { $hero } uses the King's Blessing; { $left ->
    [one] { $left } token
   *[other] { $left } tokens
} left.
say-global-in-vain = { $effect } follows another Global Effect and is discarded.
say-global-ends = { $effect } ends.
say-scattered = The Winds of Chaos sweep { $hero } away: { $card }.
say-agent-moved = { $general }, Agent of the Dark Lord, goes to { $place }.
say-agent-slain = { $hero } slays { $general }, the Agent of the Dark Lord.
say-dragon-returns = { $general } enters the game!

end-fire = { $general } burns Monarch City.
say-spent-card = { $hero } discards { $card }.
