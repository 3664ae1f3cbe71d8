# Журнал и окончание игры.
say-turn-begins = Ходит { $hero }.
say-moved = { $hero } { $way ->
    [walk] идёт пешком
    [ride] скачет на лошади
    [fly] летит на орле
    [gate] проходит через врата
    [mount] едет на своём скакуне
    [sail] плывёт морем
   *[teleportto] телепортируется
}: { $place }.
say-drew-cards = { $count ->
    [0] { $hero } не берёт карт.
   *[other] { $hero } берёт карты: { $cards }.
}
say-drew-count = { $hero } { $count ->
    [0] не берёт карт
    [one] берёт { $count } карту
    [few] берёт { $count } карты
   *[many] берёт { $count } карт
}.
say-placed = { $place }: пополнение — { $minions }.
say-overrun = Прорыв: { $place }!
say-tainted = { $place }: земля осквернена; { $left ->
    [one] остался { $left } кристалл
    [few] осталось { $left } кристалла
   *[many] осталось { $left } кристаллов
}.
say-cleansed = { $place }: земля излечена; { $count ->
    [one] убран { $count } кристалл
    [few] убрано { $count } кристалла
   *[many] убрано { $count } кристаллов
}.
say-struck-down = { $place }: потери врага — { $minions }.
say-cleared = { $place }: все приспешники убраны.
say-ignited = { $place }: пожар; { $left ->
    [one] остался { $left } жетон Пожара
    [few] осталось { $left } жетона Пожара
   *[many] осталось { $left } жетонов Пожара
}.
say-quenched = { $place }: пожар потушен.
say-recalled = { $hero } возвращает с карты Задания: { $minions }.
say-gate-built = { $place }: возведены Магические врата.
say-wounded = { $hero } получает { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[many] { $count } ран
}; осталось жизней: { $left }.
say-healed = { $hero } лечит { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[many] { $count } ран
}; теперь жизней: { $left }.
say-died = { $hero } погибает.
say-listened = { $hero } слушает слухи (цвет: { $colour }) и открывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
say-land-rolled = { $hero } пытается излечить землю («{ $place }»): выпало { $dice }, нужно { $on } или больше.
say-quest-drawn = { $hero }: новое Задание — «{ $quest }».
say-quest-impossible = Задание «{ $quest }» больше нельзя выполнить; оно сброшено.
say-quest-completed = { $hero }: Задание «{ $quest }» выполнено.
say-quest-rolled = { $hero } бросает кубики для Задания: выпало { $dice }, нужно { $on } или больше.
say-quest-visited = { $hero } посещает локацию для Задания: { $place }.
say-slew = { $hero } побеждает { $count ->
    [one] { $count } приспешника
   *[other] { $count } приспешников
} («{ $place }»).
say-fought = { $hero } атакует («{ $place }»): выпало { $dice }; { $count ->
    [0] никто не побеждён
    [one] побеждён { $count } приспешник
    [few] побеждено { $count } приспешника
   *[many] побеждено { $count } приспешников
}.
say-played = { $hero } разыгрывает карту «{ $card }».
say-darkness-drawn = Тьма распространяется: «{ $card }».
say-general-moved = { $general } движется: { $place }.
say-pushed-back = { $general } отброшен: { $place }.
say-general-healed = { $general } лечится, жизней: { $life }.
say-battle-begins = { $hero } атакует. Противник: { $general }.
say-prepared = { $hero } готовит { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
say-corrupted = { $hero }: подготовленная карта испорчена.
say-battle-rolled = { $hero } бросает { $dice }: { $hits ->
    [0] ни одного попадания
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
say-battle-lost = { $general } выстоял: атака не удалась.
say-penalty = { $hero } теряет { $wounds ->
    [0] 0 жизней
    [one] { $wounds } жизнь
    [few] { $wounds } жизни
   *[many] { $wounds } жизней
} и { $cards ->
    [0] ни одной карты
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
say-general-slain = { $hero } побеждает. Пал Генерал: { $general }.
say-reshuffled = Сброс обеих колод замешан обратно в колоды.
say-score = { $hero }: Задания — { $quests }, Генералы — { $generals }.
say-score-fame = { $hero }: Малая Слава — { $minor }, Большая Слава — { $major }.
say-lost = Королевство пало. { $reason }

end-city = В Столице пять приспешников.
end-crystals = Выставлен последний Осквернённый кристалл.
end-minions = Запас приспешников закончился.
end-general = { $general } достигает Столицы.
end-heroes = Героев не осталось.
end-won = Все Генералы побеждены. { $count ->
    [one] Королевский поборник: { $champions }.
   *[other] Королевские поборники: { $champions }.
}
    .cause = Все Генералы побеждены.

say-fire-rolled = { $hero } тушит пожар («{ $place }»): выпало { $dice }.
say-minor-fame = { $hero } получает Малую Славу: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}.
say-major-fame = { $hero } вытягивает жетон Большой Славы: { $value }.
say-honored = { $hero } получает награду: { $honor }.
say-blessed = { $hero } взывает к Королевскому Благословению; { $left ->
    [0] жетонов больше нет
    [one] остался { $left } жетон
    [few] осталось { $left } жетона
   *[other] осталось { $left } жетонов
}.
say-global-in-vain = «{ $effect }»: второй Глобальный эффект подряд, карта сбрасывается.
say-global-ends = Глобальный эффект «{ $effect }» больше не действует.
say-scattered = Ветры хаоса уносят героя { $hero }: { $card }.
say-agent-moved = { $general }, Агент Тёмного Лорда: { $place }.
say-agent-slain = { $hero } побеждает Агента Тёмного Лорда: { $general }.
say-dragon-returns = { $general } вступает в игру!

end-fire = { $general } сжигает Королевскую Столицу.
say-spent-card = { $hero } сбрасывает карту «{ $card }».
