# Why something cannot be chosen

why-card-of-another = This is a card of another character ({ $who }).
why-card-lost = This card is lost until the scenario ends, unless an ability brings it back.
why-card-discarded = This card is discarded; a rest brings it back.
why-card-active = This card is active; it stays until its effect ends.
why-card-in-hand = This card was not chosen for the round.
why-two-cards = A round takes two cards, and you do not hold that many: only a long rest is left.
why-not-your-turn = Halves of cards are used in the turn of the character; now two cards are chosen.
why-half-used = { $half ->
    [top] A top half has been used this turn; the other card gives its bottom half.
   *[other] A bottom half has been used this turn; the other card gives its top half.
}
why-friend = Friends are not attacked ({ $name }).
why-invisible = { $name } is invisible.
why-unseen = Walls stand in the line of sight to { $name }.
why-out-of-range = { $name } is out of range{ $n ->
    [0] { "" }
    [one] : { $n } hex away
   *[other] : { $n } hexes away
}.
why-monster = { $name } acts at initiative { $n }.
why-no-start = Characters do not start there.
why-taken = { $name } stands there.
why-no-summon = A summon appears on an empty hex beside you: no figure, coin or token may be there.
why-here = You are here already.
why-occupied = { $name } stands there; a move cannot end on a figure.
why-obstacle = There is an obstacle.
why-locked = This door is locked: it counts as a wall until the scenario opens it.
why-over-trap = The way there leads over a trap or hazardous ground: go there first, then on.
why-no-way = No way leads there: enemies, obstacles or walls are between.
why-too-far = The way there takes { $n ->
    [one] { $n } point
   *[other] { $n } points
} of movement.
why-item-of-another = This item belongs to another character ({ $who }).
why-item-consumed = This item is used up for the scenario.
why-item-spent = This item is spent; a long rest makes it ready again.
why-item-later = This item is used at another moment: { $when }.
why-item-dear = It costs { $n } gold.
why-item-slot = There is no place left for it ({ $slot }).
why-item-chosen = You have it already; Undo gives it back.
why-item-gone = No copy of it is left.
missing-gold = { $n } gold
missing-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
missing-points = { $n ->
    [one] { $n } point of movement
   *[other] { $n } points of movement
}
