# Battles: questions, choices, and what is told of them.
area = { $id }
area-home = { $faction }, { $letter }
fate = Fate card { $n }

word-done = Done
option-pick-area = { $area }
option-play-tactics = Play: { $card }
option-use-reward = { $hero }: { $card }
option-discard-fate = Discard: { $symbol ->
    [special] the ability
    [rout] rout { $n }
    [damage] damage { $n }
   *[miss] nothing
} ({ $fate })
fate-destiny = { $destiny ->
    [gold] Success
    [silver] Partial success
   *[red] Failure
}
fate-does = { $symbol ->
    [special] The ability
    [rout] Rout { $n }
    [damage] Damage { $n }
   *[miss] Nothing
}
option-support = { $hero } supports: { $unit }
option-stand-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $fights ->
    [true] {""}
   *[false] , takes no part
}

ask-retreat = { $whose ->
    [nobody] The neutral units leave { $area }, and you choose where they go
   *[mine] Where do your units retreat to from { $area }?
}
ask-hero-retreat = Where does the hero retreat to?
ask-excess = You won with more than eight units: which one retreats?
ask-muster = A battle begins: do you play a card before the units are placed?
ask-battle-start = The battle starts: do you play a card?
ask-before-draw = Fate cards will be drawn: do you play a card before?
ask-strength = Strength will be counted: do you play a card before?
ask-support = Which of your heroes supports which units?
ask-extra-card = { $unit }: draw one card more thanks to the hero, and discard one?
ask-discard-fate = { $unit }: which Fate card do you discard?
ask-defend = Do you use the development: { $effect }?
ask-replace = The stronghold has fallen: do you put one of yours here, damaged?
ask-replace-from = The stronghold has fallen: which of yours do you move here, damaged?
ask-send-away = Which unit has to retreat?
ask-stand = Which unit stands up?

say-battle = Battle for { $area }!
say-tactics = { $faction }: { $card } is played. Its effect: { $effect }.
say-reward = { $hero } uses { $card }: { $effect }.
say-support = { $hero } supports: { $unit }.
say-draws = { $who }, { $unit }: { $n ->
    [one] { $n } Fate card
   *[other] { $n } Fate cards
}.
say-fate = { $card }, { $unit }: { $symbol ->
    [special] the ability
    [rout] rout { $n }
    [damage] damage { $n }
   *[miss] nothing
}.
say-misses = { $unit }: nothing from { $cards }.
say-ability = { $unit }: { $ability }.
say-routs = { $unit }: { $n ->
    [one] { $n } rout
   *[other] { $n } routs
} dealt.
say-damages = { $unit }: { $n } damage dealt.
say-falls = Destroyed: { $unit } ({ $who }).
say-defended = The development is used: { $effect }.
say-strength = The strength of the attacker is { $attack }, of the defender { $defence }.
say-attacker-wins = { $area }: the attacker wins.
say-defender-wins = { $area }: the defender wins.
say-walls-damaged = { $area }: the stronghold is damaged.
say-walls-fall = { $area }: the stronghold has fallen.
say-retreat = { $who }: units retreat from { $area } to { $to }.
say-no-retreat = { $area }: there is no way out, the units are destroyed.
