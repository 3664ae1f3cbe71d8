# Questions.
ask-action = What do you do?
ask-style = Do you fight from the sky or on the ground this turn?
ask-shape = Which shape do you take this turn? Its kind does not wound you; the city and the inns are closed.
ask-hero = Choose a hero{ $of ->
    [1] { "" }
   *[other] : { $n } of { $of }
}
ask-discard = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards
}{ $limit ->
    [0] { "" }
   *[other] : at most { $limit } stay in hand
}
ask-recall = The supply is empty: whose Quest card gives a minion back?
ask-turn-undead = Turn Undead: do you drive one of them away? Where to?
ask-gate-place = Where does the Magic Gate stand?
ask-send-who = Which hero is moved?
ask-send-where = { $hero }: to which location?
ask-purify = Which location is cleansed?
ask-quench = Which fire is put out?
ask-clear = Which location is cleared? ({ $left } left)
ask-guard = Which minion do the guards remove? ({ $left } left)
ask-raid = Which minion is removed? ({ $left } left)
ask-strike = Which minion do the gryphons strike? ({ $left } left)
ask-sweep = Where does the cavalry ride, whom does it strike? ({ $left } left)
ask-push-back = Which General is pushed back a step?
ask-spy = Which General does not heal this turn?
ask-immobilise = Which General cannot move for a round?
ask-cancel-placement = Which placement is cancelled?
ask-foresee-discard = Discard any of the cards you see
ask-foresee-order = Which card comes at place { $place }?
ask-rumors = Name a colour
ask-exchange-first = Who exchanges cards?
ask-exchange-second = With whom?
ask-give = Which cards do you give?
ask-special = { $hero } asks for help. Do you play a Special card?
ask-special-night = The Night begins. Do you play a card?
ask-special-shown = A Darkness card is shown. Do you play a card?
ask-reroll = You rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}. Roll again?
ask-reroll-other = { $hero } rolled { $dice }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}. A new roll by your card?
ask-wisdom = Exchange the card “{ $card }” for the next one?
ask-enter-city = From where does a minion enter Monarch City?
ask-commit = Which cards do you use against { $general }? ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} so far)
ask-acid = Which prepared card is lost?
ask-next-attacker = Who attacks now? (hits: { $hits } of { $life })
ask-honor = Grand Ball: which honor do you take?
ask-ward = A Global Effect harms the realm. Do you ward it off?
ask-bless-night = Turn “{ $card }” away with the King's Blessing?
ask-council = Which dragon moves?
ask-prey = Whom does the Agent hunt?
ask-hunt = Where does the Agent go?
ask-keep-quest = Which Quest do you keep?
ask-remove-special = { $count ->
    [one] Which Special card is removed from the game? (one more)
   *[other] Which Special card is removed from the game? ({ $count } more)
}
