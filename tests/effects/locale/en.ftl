effect-wood = take { $n } wood
effect-burn = burn a piece of wood
effect-guess = guess ({ $colour })
effect-bigger = +{ $n } to the gift
test-burning = the fire burns
test-owns = you have { $n } wood
amount-stock = { $half ->
    [true] half your wood
   *[other] your wood
}
group-others = all others
colour-red = red
moment-gift = when you get a gift
moment-evening = in the evening
until-night = until the night
effect-quench = all that lasts until the night ends
limit-day = once a day
