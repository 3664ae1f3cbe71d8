# Что можно выбрать.
option-discard-tactics = Сбросить: { $card }
option-pick-type = { $unit }
option-pick-unit = { $unit }{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}{ $routed ->
    [true] , в бегстве
   *[false] {""}
}
