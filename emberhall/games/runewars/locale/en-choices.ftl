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
