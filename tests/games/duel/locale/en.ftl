game-title = Masks at Midnight
seat = Player { $number }
mask = Mask { $strength }
gold = golden
silver = silver
prize = { $metal } prize ({ $worth ->
    [one] { $worth } point
   *[other] { $worth } points
})
coins = Coins
round = Round
row-bid = Bid
row-won = Prizes won
row-hand = Hand
row-prize = Prize
row-lost = Lost prizes
stack-masks = Masks
stack-spent = Masks played

ask-scout = Scout before you bid? ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} left)
ask-bury = Put one of these masks under the deck?
ask-bid = Which mask do you wear?
ask-spy = Pay a coin to look at a mask of { $who }?
option-bid = Wear { $card }
option-peek = Look at the prize
option-fortune = Look at the top { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}
option-bury = Bury { $card }

say-prize = Round { $round } of { $rounds }: a { $metal } prize is laid out.
say-you-see = You see: { $what }.
say-peeks = { $who } looks at the prize.
say-fortune = { $who } looks at the top { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}.
say-bid = { $who } wears { $card }.
say-won = { $who } takes the prize.
say-lost = Nobody takes the prize: { $what }.
outcome = { $who } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

lesson-coins = Coins buy a look at what is hidden. You get no new ones.
lesson-peek = You can look at the prize now. Nobody else learns what it is.
lesson-bid = Everyone bids a mask at once. The highest one that nobody else wears wins.
lesson-reveal = The masks are turned over, and a new round begins.
