# Why something cannot be chosen, and what is missing
why-no-actions = No actions are left today.
why-here = You are here.
why-far = { $place } cannot be reached with one action: on foot it is one location, a horse goes two, an eagle four, and a gate leads to its own location or to a Magic Gate.
why-not-your-card = This card is not in your hand.
why-special-card = { $window ->
    [night] This Special card is played before the cards of the Night are drawn.
    [shown] This Special card is played when a Darkness Spreads card is shown.
    [rolled] This Special card is played after a roll.
    [battle] This Special card is played in a battle.
    [global] This Special card is played when a Global Effect is drawn.
   *[other] This Special card would do nothing now.
}
why-card = The card travels, builds a gate at its own location, heals tainted land of its colour and attacks its General: nothing of that is possible here and now.
why-general-elsewhere = The General is in { $place }; he is attacked where he stands.
why-general-guarded = The minions of this location must be defeated first.
why-no-attack-card = You have no card with which this General can be attacked.
why-minions-elsewhere = The minions are in { $place }; they are attacked where they stand.
why-land-elsewhere = The tainted land is in { $place }; it is healed there.
why-no-land-card = The land is healed with a card of its colour.
why-not-at-a-gate = One walks from gate to gate only from a location with a Magic Gate.
why-not-your-quest = This is not your Quest.
why-quest-elsewhere = The Quest is attempted at the location it names.
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
