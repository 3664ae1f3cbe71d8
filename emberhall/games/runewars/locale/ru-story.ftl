# Журнал и окончание игры.
say-season = Год { $year }, { $season }: { $card }.
say-bid = { $faction }: ставка влияния — { $n }.
say-order = { $faction }: { $order }.
say-activates = { $faction }: активирована локация { $area }.
say-marches = { $faction }: { $n ->
    [one] { $n } юнит входит
    [few] { $n } юнита входят
   *[many] { $n } юнитов входят
} в локацию { $area }.
say-develops = { $faction }: улучшение «{ $development }» построено в локации { $area }.
say-builds = { $faction }: крепость построена в локации { $area }.
say-repairs = { $faction }: крепость починена в локации { $area }.
say-recruits = { $faction }: набраны юниты по диску «{ $resource }»: { $units }.
say-city = { $faction }, город в локации { $area }: { $effect }.
say-title = { $faction }: титул «{ $title }», влияние — { $n }.
say-joins = { $faction }: { $hero } приходит в локацию { $area }.
say-influence = { $faction }: получено { $n } влияния.
say-dials = { $faction }: еда { $food }, древесина { $wood }, руда { $ore }.
say-draws-tactics = { $faction }: { $n ->
    [one] взята { $n } тактическая карта
    [few] взяты { $n } тактические карты
   *[many] взято { $n } тактических карт
}.
say-rune-placed = { $faction }: драконья руна получена и лежит в локации { $area }.
say-rune = { $faction }: получена драконья руна.
say-objective = { $faction }: цель «{ $objective }» достигнута.
say-claims = { $faction }: шесть драконьих рун открыты, карта победы выложена. Шесть рун через год ({ $season }) принесут победу.
say-claim-fails = { $faction }: драконьих рун меньше шести, карта победы возвращается.
say-out = { $faction }: не осталось ни одной локации, игрок выбывает.
say-parley-gold = { $faction }: нейтральные юниты становятся союзниками.
say-parley-silver = { $faction }: нейтральные юниты отступают.
say-parley-red = { $faction }: дипломатия не удалась.
say-deserts = { $hero } дезертирует.
say-receives = { $hero } получает карту награды.
say-destiny = { $n ->
    [one] { $n } карта судьбы
    [few] { $n } карты судьбы
   *[many] { $n } карт судьбы
}: { $destiny }.
say-hero-hurt = { $hero } получает { $n } { $n ->
    [one] урон
   *[other] урона
}.
say-hero-falls = { $hero }: поражение, герой выбывает.
say-hero-moves = { $hero } переходит в локацию { $area }.
say-quest = { $hero } пытается выполнить квест «{ $quest }».
say-trains = { $hero } тренируется: { $attribute } теперь { $n }.
say-duel = { $hero } вызывает на дуэль: { $enemy }.
say-duel-round = { $round ->
    [0] Перед первым раундом
   *[other] Раунд { $round }
}. Урон: { $hero } — { $mine }, { $enemy } — { $theirs }.
say-explores = { $hero } находит: { $what }.
end-runes = Прошло семь лет. У победителя больше всех драконьих рун: { $runes }.
end-claim = Победитель удержал шесть драконьих рун целый год; теперь их { $runes }.
end-alone = Победитель остался последним. Драконьи руны: { $runes }.
