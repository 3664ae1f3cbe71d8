# Labels of options

option-pick-class = { $cls }
option-pick-perk = { $text }
option-pick-item = { $item }
option-bring-card = { $card }
option-keep-goal = { $goal }
option-start-at = start at { $to }
option-play-cards = { $card } first (initiative { $n }), then { $other }
option-take-first = { $who } first
option-use-top = { $card }: top
option-use-bottom = { $card }: bottom
option-default-top = { $card }: Attack 2
option-default-bottom = { $card }: Move 2
option-move-to = move to { $to }
option-at = { $to }
option-area = { $n ->
    [one] this hex
   *[other] these { $n } hexes
}
option-targets = { $names }
option-lose-card = lose { $card }
option-play-more = play { $cards }
option-lose-discards = lose two discarded cards: { $card }, { $other }
option-pick-card = { $card }
option-pick-element = { $element }
option-take-back = recover { $card } (its effect ends)
option-pick-condition = { $condition }
option-use-active = use { $card }
option-suffer-this = suffer { $n } damage
option-end-bonus = discard { $card } (its effect ends)
option-use-item = { $item }
option-initiative = initiative { $n }
word-suffer = suffer the damage
word-long_rest = long rest
word-short_rest = short rest
word-redraw = suffer 1 damage and lose another random card
word-stay = stop here
word-skip = skip
word-end_turn = end the turn
word-ready = ready
word-beginners = all level 1 cards
word-instead = as an attack
option-cleanse = forgo the bottom action of { $card } to cleanse the pump at { $to }
option-dig = dig at { $to }
option-roll = row { $row }: { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
option-forgo-captive = forgo the { $half ->
    [top] top
   *[bottom] bottom
} action of { $card } to free the captive at { $to }
option-forgo-chest = forgo the bottom action of { $card } to take the chest at { $to }
deck-of-monsters = The monsters' deck
