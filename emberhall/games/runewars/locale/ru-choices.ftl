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
word-take_influence = 2 влияния
word-take_tactics = 1 карта тактики
option-play-order = { $order }
option-bid-influence = Поставить { $n }
option-pick-player = Игрок { $seat }
option-lose-unit = { $area }: { $unit }{ $routed ->
    [true] , в бегстве
   *[false] {""}
}
option-pick-dial = { $resource }
