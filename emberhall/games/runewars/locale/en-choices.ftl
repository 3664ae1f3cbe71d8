# Labels of what may be chosen.
option-discard-tactics = Discard: { $card }
option-pick-type = { $unit }
option-pick-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $routed ->
    [true] , routed
   *[false] {""}
}
word-take_influence = 2 influence
word-take_tactics = 1 Tactics card
option-play-order = { $order }
option-bid-influence = Bid { $n }
option-pick-player = Player { $seat }
option-lose-unit = { $area }: { $unit }{ $routed ->
    [true] , routed
   *[false] {""}
}
option-pick-dial = { $resource }
