# Why something cannot be chosen

why-card-of-another = This card belongs to { $who }.
why-card-lost = This card is lost for the scenario unless an ability recovers it.
why-card-discarded = This card is discarded. Rest to get it back.
why-card-active = This card is active until its effect ends.
why-card-in-hand = You did not choose this card for the round.
why-two-cards = You need two cards in hand for a round. Take a long rest.
why-not-your-turn = You use the halves of your cards on your turn. Choose two cards for the round now.
why-half-used = { $half ->
    [top] You have used a top half this turn. Use the bottom half of the other card.
   *[other] You have used a bottom half this turn. Use the top half of the other card.
}
why-friend = { $name } is an ally.
why-invisible = { $name } is invisible.
why-unseen = A wall blocks your line of sight to { $name }.
why-out-of-range = { $name } is out of range{ $n ->
    [0] { "" }
    [one] : { $n } hex away
   *[other] : { $n } hexes away
}.
why-monster = { $name } acts at initiative { $n }.
why-no-start = Not a starting hex.
why-taken = { $name } is there.
why-no-summon = A summon needs an empty adjacent hex, without figures, coins or tokens.
why-here = You are here already.
why-occupied = { $name } is there; you cannot end your move on another figure.
why-obstacle = An obstacle is in the way.
why-locked = This door is locked. It counts as a wall until the scenario opens it.
why-over-trap = The way there crosses a trap or hazardous terrain. Move onto that hex first, then on.
why-no-way = Enemies, obstacles or walls block the way there.
why-too-far = You need { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
} to get there.
why-item-of-another = This item belongs to { $who }.
why-item-consumed = This item is consumed for the scenario.
why-item-spent = This item is spent. Take a long rest to refresh it.
why-item-later = You cannot use this item now. It is used: { $when }.
why-item-dear = Not enough gold: it costs { $n }.
why-item-slot = No free slot for it ({ $slot }).
why-item-chosen = You already have it. Undo to give it back.
why-item-gone = Sold out.
missing-gold = { $n } gold
missing-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
missing-points = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
