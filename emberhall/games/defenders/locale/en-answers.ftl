# Why something cannot be chosen, and what is missing
why-no-actions = You have no actions left today.
why-here = You are here.
why-far = You can't reach { $place } with one action: you walk one location, ride two and fly four, and a gate leads to its own location or to any Magic Gate.
why-not-your-card = This card is not in your hand.
why-special-card = { $moment ->
    [night] This Special card is played before the cards of the Night are drawn.
    [shown] This Special card is played when a Darkness Spreads card is shown.
    [rolled] This Special card is played after a roll.
    [battle] This Special card is played in a battle.
    [global] This Special card is played when a Global Effect is drawn.
   *[other] This Special card would do nothing now.
}
why-card = This card lets you travel, build a gate at its location, heal tainted land of its colour or attack its General. None of these is possible here and now.
why-general-elsewhere = The General is in { $place }: attack him there.
why-general-guarded = Defeat the minions in this location first.
why-no-attack-card = You have no card to attack this General with.
why-minions-elsewhere = The minions are in { $place }: attack them there.
why-land-elsewhere = The tainted land is in { $place }: heal it there.
why-no-land-card = You need a card of the land's colour to heal it.
why-not-at-a-gate = To walk through a gate, you must stand at a Magic Gate.
why-not-your-quest = This is not your Quest.
why-quest-elsewhere = Attempt the Quest at the location it names.
missing-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
missing-steps = { $n ->
    [one] { $n } location away
   *[other] { $n } locations away
}
missing-minions = { $n ->
    [one] { $n } minion
   *[other] { $n } minions
}
missing-card = a card: { $colour }
