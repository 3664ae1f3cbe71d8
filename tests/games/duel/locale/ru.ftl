game-title = Маски в полночь
seat = Игрок { $number }
mask = Маска { $strength }
gold = золотой
silver = серебряный
prize = { $metal } приз ({ $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
   *[other] { $worth } очков
})
coins = Монеты
round = Раунд
row-bid = Ставка
row-won = Добытые призы
row-hand = Рука
row-prize = Приз
row-lost = Пропавшие призы
stack-masks = Маски
stack-spent = Сыгранные маски

ask-scout = Разведать перед ставкой? (осталось { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
})
ask-bury = Убрать одну из этих масок под низ колоды?
ask-bid = Какую маску вы наденете?
ask-spy = Заплатить монету, чтобы взглянуть на маску? Её держит { $who }.
option-bid = Надеть: { $card }
option-peek = Взглянуть на приз
option-fortune = Взглянуть на верхние маски ({ $count })
option-bury = Спрятать вниз: { $card }

say-prize = Раунд { $round } из { $rounds }: на столе { $metal } приз.
say-you-see = Вы видите: { $what }.
say-peeks = { $who } смотрит на приз.
say-fortune = { $who } смотрит { $count ->
    [one] { $count } верхнюю маску
    [few] { $count } верхние маски
   *[other] { $count } верхних масок
}.
say-bid = { $who } надевает: { $card }.
say-won = { $who } забирает приз.
say-lost = Приз никому не достаётся: { $what }.
outcome = { $who } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

lesson-coins = За монеты можно подсмотреть скрытое. Новых не будет.
lesson-peek = Теперь можно взглянуть на приз. Больше никто его не увидит.
lesson-bid = Все одновременно выбирают маску. Побеждает старшая из тех, что не повторились.
lesson-reveal = Маски открыты, начинается новый раунд.
