# Что рассказывается об игре, и чем она кончилась.
say-season = Год { $year }, { $season }: { $card }.
say-bid = { $faction }: ставка влияния — { $n }.
say-order = { $faction }: { $order }.
say-activates = { $faction }: активирована область { $area }.
say-marches = { $faction }: { $n ->
    [one] { $n } отряд входит
    [few] { $n } отряда входят
   *[many] { $n } отрядов входят
} в область { $area }.
say-develops = { $faction }: построено улучшение «{ $development }», область { $area }.
say-builds = { $faction }: построена крепость, область { $area }.
say-repairs = { $faction }: починена крепость, область { $area }.
say-recruits = { $faction }: набор отрядов по счётчику «{ $resource }».
say-city = { $faction }, { $area }: { $effect }.
say-title = { $faction }: титул «{ $title }», влияние — { $n }.
say-joins = { $faction }: новый герой — { $hero }, область { $area }.
say-influence = { $faction }: получено влияния — { $n }.
say-dials = { $faction }: еда { $food }, дерево { $wood }, руда { $ore }.
say-draws-tactics = { $faction }: { $n ->
    [one] взята { $n } карта
    [few] взяты { $n } карты
   *[many] взято { $n } карт
} тактики.
say-rune = { $faction }: получена драконья руна.
say-objective = { $faction }: цель достигнута, { $objective }.
say-claims = { $faction }: показаны шесть драконьих рун, карта победы выложена. Время решения через год: { $season }.
say-claim-fails = { $faction }: шести драконьих рун больше нет, карта победы возвращается.
say-out = { $faction }: областей больше нет, игрок выбывает.
say-parley-gold = { $faction }: нейтральные отряды становятся союзниками.
say-parley-silver = { $faction }: нейтральные отряды уступают место.
say-parley-red = { $faction }: нейтральные отряды отказывают.
say-deserts = Дезертирство: { $hero }.
say-receives = Карта награды: { $hero }.
say-destiny = Карт судьбы: { $n }. Итог — { $destiny }.
say-hero-hurt = { $hero } получает урон: { $n }.
say-hero-falls = Герой побеждён: { $hero }.
say-hero-moves = { $hero } идёт в область { $area }.
say-quest = { $hero } пытается выполнить квест «{ $quest }».
say-duel = { $hero } вызывает на дуэль: { $enemy }.
say-duel-round = { $round ->
    [0] Перед первым раундом
   *[other] Раунд { $round }
}. Урон: { $hero } — { $mine }, { $enemy } — { $theirs }.
say-explores = { $hero }, находка: { $what }.
end-runes = Через семь лет больше всех драконьих рун у игрока { $who }: { $runes }.
end-claim = Игрок { $who } целый год удержал драконьи руны ({ $runes }) и побеждает.
end-alone = Остался только игрок { $who }.
