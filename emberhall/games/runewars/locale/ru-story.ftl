# Что рассказывается об игре, и чем она кончилась.
say-season = Год { $year }, { $season }: { $card }.
say-bid = { $faction }: ставка влияния — { $n }.
say-order = { $faction }: { $order }.
say-activates = { $faction }: активирована локация { $area }.
say-marches = { $faction }: { $n ->
    [one] { $n } юнит входит
    [few] { $n } юнита входят
   *[many] { $n } юнитов входят
} в локацию { $area }.
say-develops = { $faction }: построено улучшение «{ $development }» в локации { $area }.
say-builds = { $faction }: построена крепость в локации { $area }.
say-repairs = { $faction }: починена крепость в локации { $area }.
say-recruits = { $faction }: набор юнитов по диску «{ $resource }»: { $units }.
say-city = { $faction }, { $area }: { $effect }.
say-title = { $faction }: титул «{ $title }», влияние — { $n }.
say-joins = { $faction }: новый герой в локации { $area } — { $hero }.
say-influence = { $faction }: получено влияния — { $n }.
say-dials = { $faction }: еда { $food }, древесина { $wood }, руда { $ore }.
say-draws-tactics = { $faction }: { $n ->
    [one] взята { $n } тактическая карта
    [few] взяты { $n } тактические карты
   *[many] взято { $n } тактических карт
}.
say-rune-placed = { $faction }: драконья руна положена в локацию { $area }.
say-rune = { $faction }: получена драконья руна.
say-objective = { $faction }: цель «{ $objective }» достигнута.
say-claims = { $faction }: показаны шесть драконьих рун, карта победы выложена. Время решения через год: { $season }.
say-claim-fails = { $faction }: шести драконьих рун больше нет, карта победы возвращается.
say-out = { $faction }: локаций больше нет, игрок выбывает.
say-parley-gold = { $faction }: нейтральные юниты становятся союзниками.
say-parley-silver = { $faction }: нейтральные юниты уступают место.
say-parley-red = { $faction }: нейтральные юниты отказывают.
say-deserts = { $hero } дезертирует.
say-receives = { $hero } получает карту награды.
say-destiny = Карт судьбы: { $n }. Итог — { $destiny }.
say-hero-hurt = { $hero } получает урон: { $n }.
say-hero-falls = Герой побеждён: { $hero }.
say-hero-moves = { $hero } идёт в локацию { $area }.
say-quest = { $hero } пытается выполнить квест «{ $quest }».
say-trains = { $hero }, тренировка: { $attribute } { $n }.
say-duel = { $hero } вызывает на дуэль: { $enemy }.
say-duel-round = { $round ->
    [0] Перед первым раундом
   *[other] Раунд { $round }
}. Урон: { $hero } — { $mine }, { $enemy } — { $theirs }.
say-explores = { $hero }, находка: { $what }.
end-runes = Драконьи руны победителя через семь лет: { $runes }.
end-claim = Драконьи руны, удержанные целый год: { $runes }.
end-alone = Ни у кого больше не осталось локаций. Драконьи руны победителя: { $runes }.
