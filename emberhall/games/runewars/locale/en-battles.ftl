# Battles: prompts, options and log.
area = { $id }
area-home = { $faction } home { $letter }
fate = Fate card { $n }

word-done = Done
option-pick-area = { $area }
option-play-tactics = Play { $card }
option-use-reward = { $hero }: { $card }
option-discard-fate = Discard { $fate }: { $symbol ->
    [special] special
    [rout] rout { $n }
    [damage] damage { $n }
   *[miss] miss
}
fate-destiny = { $destiny ->
    [gold] Success
    [silver] Partial success
   *[red] Failure
}
fate-does = { $symbol ->
    [special] Special
    [rout] Rout { $n }
    [damage] Damage { $n }
   *[miss] Miss
}
option-support = { $hero } supports { $unit }
option-stand-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $fights ->
    [true] {""}
   *[false] , not in the battle
}

ask-retreat = { $whose ->
    [nobody] Choose where the neutral units retreat from { $area }
   *[mine] Choose where your units retreat from { $area }
}
ask-hero-retreat = Choose where the hero retreats
ask-excess = You have more than eight units left: choose one to retreat
ask-muster = A battle begins: play a card before units are placed?
ask-battle-start = Start of battle: play a card?
ask-before-draw = Play a card before Fate cards are drawn?
ask-strength = Play a card before strength is counted?
ask-support = Choose a hero to support your units
ask-extra-card = { $unit }: draw an extra Fate card for the hero, then discard one?
ask-discard-fate = { $unit }: choose a Fate card to discard
ask-defend = Use your development: { $effect }?
ask-replace = The stronghold has fallen: build one of yours here, damaged?
ask-replace-from = The stronghold has fallen: choose one of yours to move here, damaged
ask-send-away = Choose a unit to retreat
ask-stand = Choose a unit to stand up

say-battle = Battle for { $area }!
say-tactics = { $faction }: { $card } played: { $effect }.
say-reward = { $hero } uses { $card }: { $effect }.
say-support = { $hero } supports { $unit }.
say-draws = { $who }, { $unit }: { $n ->
    [one] { $n } Fate card
   *[other] { $n } Fate cards
} drawn.
say-fate = { $card }, { $unit }: { $symbol ->
    [special] special
    [rout] rout { $n }
    [damage] damage { $n }
   *[miss] miss
}.
say-misses = { $unit }: { $cards } missed.
say-ability = { $unit }: { $ability }.
say-routs = { $unit }: { $n ->
    [one] { $n } rout
   *[other] { $n } routs
} dealt.
say-damages = { $unit }: { $n } damage dealt.
say-falls = { $unit } destroyed ({ $who }).
say-defended = Development used: { $effect }.
say-strength = Strength: attacker { $attack }, defender { $defence }.
say-attacker-wins = { $area }: the attacker wins.
say-defender-wins = { $area }: the defender wins.
say-walls-damaged = { $area }: the stronghold is damaged.
say-walls-fall = { $area }: the stronghold falls.
say-retreat = { $who }: retreat from { $area } to { $to }.
say-no-retreat = { $area }: the units have nowhere to retreat and are destroyed.
