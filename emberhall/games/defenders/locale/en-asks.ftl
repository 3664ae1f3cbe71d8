# Questions.
ask-action = Your turn: choose an action
ask-style = Fight from the sky or on the ground this turn?
ask-shape = Choose a shape for this turn. Minions of its kind don't wound you, but you can't enter Monarch City or an inn.
ask-hero = Choose a hero{ $of ->
    [1] { "" }
   *[other] : { $n } of { $of }
}
ask-discard = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards
}{ $limit ->
    [0] { "" }
   *[other] {" "}(hand limit: { $limit })
}
ask-recall = The supply is empty: whose Quest card gives a minion back?
ask-turn-undead = Turn Undead: move one of them to an adjacent location?
ask-gate-place = Place the Magic Gate
ask-send-who = Choose a hero to move
ask-send-where = { $hero }: choose a location
ask-purify = Choose a location to cleanse
ask-quench = Choose a fire to put out
ask-clear = Choose a location to clear ({ $left } left)
ask-guard = Choose a minion for the guards to remove ({ $left } left)
ask-raid = Choose a minion to remove ({ $left } left)
ask-strike = Choose a minion for the gryphons to remove ({ $left } left)
ask-sweep = Cavalry: ride on or remove a minion ({ $left } left)
ask-push-back = Choose a General to push back one step
ask-spy = Choose a General who doesn't heal this turn
ask-immobilise = Choose a General who can't move for a round
ask-cancel-placement = Choose a placement to cancel
ask-foresee-discard = Discard any of these cards
ask-foresee-order = Put the cards back: choose card { $place } from the top
ask-rumors = Choose a colour
ask-exchange-first = Choose the first hero to exchange cards
ask-exchange-second = Choose the other hero
ask-give = Choose a card to give
ask-special = { $hero } asks for help: play a Special card?
ask-special-night = Night falls: play a card?
ask-special-shown = A Darkness card is shown: play a card?
ask-reroll = You rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}. Roll again?
ask-reroll-other = { $hero } rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}. Use your reroll?
ask-wisdom = Exchange “{ $card }” for the next card?
ask-enter-city = Choose a minion to enter Monarch City
ask-commit = Choose cards to use against { $general } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} so far)
ask-acid = Choose a prepared card to lose
ask-next-attacker = Choose who attacks next (hits: { $hits } of { $life })
ask-honor = Grand Ball: choose an honor
ask-ward = A negative Global Effect is drawn: ward it off?
ask-bless-night = Use the King's Blessing to discard “{ $card }”?
ask-council = Choose the dragon that moves
ask-prey = Choose the hero the Agent hunts
ask-hunt = Choose where the Agent goes
ask-keep-quest = Choose a Quest to keep
ask-remove-special = Choose a Special card to remove from the game ({ $count } left)
