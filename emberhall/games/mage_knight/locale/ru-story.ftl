# Ход игры и её исход.

say-hero = В игру вступает { $hero }.
say-dummy-hero = Виртуальный игрок: { $hero }.
say-tactic = { $hero } берёт тактику «{ $tactic }».
say-turn = Ходит { $hero }.
say-uses-tactic = { $hero } использует тактику «{ $tactic }».
say-plays-basic = { $hero } разыгрывает карту «{ $card }».
say-plays-strong = { $hero } разыгрывает карту «{ $card }» с усиленным эффектом.
say-sideways = { $hero } разыгрывает карту «{ $card }» боком: { $points }.
say-activates = { $hero } активирует отряд: { $unit }.
say-uses-skill = { $hero } использует навык «{ $skill }».
say-explores = { $hero } открывает землю ({ $tile }).
say-plunders = { $hero } грабит деревню.
say-interacts = { $hero } общается с местными жителями ({ $site }).
say-recruits = { $hero } вербует отряд: { $unit }.
say-gains-card = { $hero } получает карту «{ $card }».
say-gains-skill = { $hero } получает навык «{ $skill }».
say-level = { $hero }: уровень { $level }.
say-fame = { $hero }: слава +{ $n }.
say-assaults = { $hero } штурмует { $site }.
say-provokes = { $hero } провоцирует врага: { $enemies }.
say-challenges = { $hero } бросает вызов: { $enemies }.
say-enters = { $hero } входит { $site }.
say-burns = { $hero } сжигает монастырь.
say-conquers = { $hero } захватывает { $site }.
say-blocked = Атака заблокирована: { $enemy }.
say-beaten = { $hero } побеждает: { $enemy }.
say-hits = { $enemy } наносит урон: { $n }.
say-buys-healing = { $hero } покупает 1 очко лечения за { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[other] { $n } очков влияния
}.
say-heals = { $hero } лечит рану.
say-unit-healed = Отряд вылечен: { $unit }.
say-unit-readied = Отряд снова боеспособен: { $unit }.
say-unit-wounded = Отряд ранен: { $unit }.
say-hero-wounded = { $hero } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
}.
say-knocked-out = { $hero } теряет сознание.
say-withdraws = { $hero } отступает.
say-announces = { $hero } объявляет конец раунда.
say-dummy = { $hero } (виртуальный игрок) открывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
say-day = Раунд { $round }: день.
say-night = Раунд { $round }: ночь.
say-goal-reached = Цель достигнута: у каждого ещё один ход.
end-found = Город найден.
end-not-found = Город не найден.
end-fame = Побеждает герой с наибольшей славой.
end-conquered = Все города захвачены.
end-not-conquered = Города устояли.
say-throws-away = { $hero } удаляет из игры карту «{ $card }».
say-spell-wounds = { $hero } получает рану.
say-loses-crystal = { $hero } теряет { $colour } кристалл.
say-shows-hand = { $hero } показывает руку: таких карт нет.
say-discards = { $hero } сбрасывает карту «{ $card }».
say-banner = { $hero } прикрепляет знамя «{ $card }» к отряду «{ $unit }».
say-uses-banner = { $hero } применяет знамя «{ $card }».
say-skill-returns = Навык «{ $skill }» возвращается к владельцу: { $hero }.
say-joint-refused = { $hero } отказывается от совместного штурма.
say-joint-assault = { $hero } возглавляет совместный штурм города; { $n ->
    [one] в нём { $n } герой
    [few] в нём { $n } героя
    [many] в нём { $n } героев
   *[other] в нём { $n } героя
}.
say-stays-out = { $hero } не входит в город.
say-city-conquered = Город захвачен!
say-duel = { $hero } нападает на { $rival }.
say-duel-draw = Ничья: { $hero } отступает.
say-driven-off = { $hero } вытесняет { $rival }.
say-steals = { $hero } крадёт карту «{ $card }».
about-first-reconnaissance = Обучение: исследуйте край и найдите город.
about-full-conquest = Полная игра: найдите города и захватите их.
about-blitz-conquest = Короткое завоевание: Совет помогает на старте.
about-solo-conquest = Завоевание для одного игрока.
about-full-cooperation = Захватите все города вместе. Серьёзное испытание.
about-blitz-cooperation = Кооперативная игра короче и легче.
about-mines-liberation = Короткая игра: сражайтесь в туннелях и освободите шахты.
about-druid-nights = Короткая игра о полянах, обелисках и призванных монстрах.
about-dungeon-lords = Короткая игра о подземельях, гробницах и тайных ходах.
about-conquer-and-hold = Ожесточённая борьба за крепости и башни магов.
about-one-to-return = Выживание: через портал вернётся только один герой.
say-scenario = { $scenario }. { $about }
say-auction = { $n ->
        [one] { $hero } уходит за { $n } очко славы.
        [few] { $hero } уходит за { $n } очка славы.
       *[other] { $hero } уходит за { $n } очков славы.
    }
say-rampage = { $n ->
    [one] Яростный враг вернулся.
    [few] На одну клетку вернулись { $n } яростных врага.
   *[other] На одну клетку вернулось { $n } яростных врагов.
}
say-activates-glade = { $hero } активирует поляну.
say-incants = { $n ->
    [one] { $hero } проводит ритуал силой { $n } поляны.
   *[other] { $hero } проводит ритуал силой { $n } полян.
}
say-portal-closes = Портал закрывается.
say-gone = { $hero } возвращается через портал и выбывает из игры.
say-not-colour = Цвет на кубике — не { $colour }.
say-colour = На кубике выпал цвет: { $colour }.
say-improves = { $hero } изучает карту «{ $new }» и забывает карту «{ $old }».
end-fame-mission = Задание выполнено. Побеждает герой с наибольшей славой.
end-mission = Задание выполнено.
end-no-mission = Задание провалено.
end-points = Побеждает сторона, удержавшая лучшие места.
end-points-tie = Ничья: победителя нет.
end-conceded = Одна из сторон признала поражение.
end-returned = Один герой возвращается через портал.
end-nobody-returned = На портале никого нет: все проиграли.
end-not-chosen = На портале стоит не избранный: победителя нет.
say-reckoning = { $hero }: слава { $fame }{ $knowledge ->
    [0] {""}
   *[other] , знания { $knowledge }
}{ $leader ->
    [0] {""}
   *[other] , отряды { $leader }
}{ $adventurer ->
    [0] {""}
   *[other] , приключения { $adventurer }
}{ $loot ->
    [0] {""}
   *[other] , добыча { $loot }
}{ $conqueror ->
    [0] {""}
   *[other] , завоевания { $conqueror }
}{ $beating ->
    [0] {""}
   *[other] , раны −{ $beating }
}{ $rest ->
    [0] {""}
    [-1] , титулы и сценарий −1
    [-2] , титулы и сценарий −2
   *[other] , титулы и сценарий { $rest }
}.

say-points = { $hero }: { $points }.
say-walks = { $hero } переходит { $over } (движение { $n }).
say-relocates = { $hero } перемещается { $over }.
say-crystal = { $hero } получает { $colour } кристалл.
say-mana = { $hero } получает жетон маны: { $n ->
    [one] { $mana }
   *[other] { $mana } ({ $n })
}.
say-reputation = { $hero }: репутация { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}.
say-pays-token = { $hero } тратит { $colour } жетон маны.
say-pays-crystal = { $hero } тратит { $colour } кристалл.
say-pays-die = { $hero } использует { $colour } кубик источника.
say-pays-supply = { $hero } использует неисчерпаемую ману, цвет: { $colour }.
say-pays-tactic-die = { $hero } использует { $colour } кубик с тактики.
say-lent = { $hero } применяет карту «{ $card }» через карту «{ $source }».
say-draws = { $hero } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.

say-bribes = { $hero } платит отряду за участие в битве: { $unit }.

say-volkare-level = Генерал Волкар прибывает с армией уровня { $level }.
say-reward-die = Кубик награды: { $colour }.
say-volkare-tactic = Тактика Волкара: «{ $tactic }».
say-volkare-card = Карта Волкара: { $card }.
say-volkare-nobody = Волкару некого атаковать поблизости.
say-volkare-explores = Волкар открывает землю ({ $tile }).
say-volkare-die = Волкар перебрасывает кубик источника: { $colour }.
say-volkare-rests = Волкар отдыхает; на его кубике { $colour } цвет.
say-volkare-recruits = Колеблющийся отряд уходит к Волкару: { $unit }.
say-why-volkare-explores = цвет его карты — { $colour }
say-why-volkare-city = к городу, цвет его карты — { $colour }
say-why-volkare-red = к городу; его красная карта считается синей
say-why-volkare-portal = к порталу, цвет его карты — { $colour }
say-volkare-moves = Волкар идёт { $way }: { $why }.
say-volkare-slowed = Волкар собирает войска и остаётся на месте.
say-volkare-rage = Ярость Волкара продолжается.
say-volkare-attacks = Волкар атакует { $hero }!
say-volkare-plunders = Город никто не защищает: Волкар грабит его.
say-volkare-takes-city = Волкар берёт город!
say-volkare-leaves = Волкар уходит через портал!
say-volkare-repelled = Волкар отброшен от города.
say-volkare-beaten = Армия Волкара уничтожена!
say-attacks-volkare = { $hero } нападает на Волкара!
say-displaced = { $hero } отступает от Волкара.
end-volkare-beaten = Армия Волкара уничтожена: герои победили.
end-volkare-won = Волкар достиг цели: герои проиграли.
end-volkare-left = Время вышло, а армия Волкара не разбита: герои проиграли.

say-envy = У героя ({ $hero }) больше всего славы: рана уходит в его колоду.

# Тени Тезлы
say-pursuers-attack = { $hero }: преследователи догнали героя. Враги: { $enemies }.
say-pursuer-moves = { $hero } преследуют: { $enemy }.
say-leader-appears = { $enemy }: появляется лидер, уровень { $level }.
say-attacks-leader = { $hero } нападает на лидера фракции!
say-leader-struck = { $hero } наносит удар: { $enemy }, { $n ->
    [one] потерян { $n } уровень
    [few] потеряно { $n } уровня
   *[other] потеряно { $n } уровней
}.
say-leader-beaten = { $enemy }: лидер повержен!
say-site-freed = { $hero } освобождает { $site }.
say-sealed = { $hero } запечатывает кладбище.
say-relic-found = { $hero } находит часть реликвии!
say-gains-token = { $hero } получает жетон фракции «{ $token }».
say-uses-token = { $hero } использует жетон «{ $token }».
say-shapes = { $hero } разыгрывает карту «{ $card }» с другим эффектом: { $effect }.
say-starts-with = { $hero } начинает с уровня { $level }.
end-leaders-beaten = Лидеры фракций повержены: герои победили.
end-leaders-stand = Время вышло, а лидер не повержен: герои проиграли.
end-realm-sealed = Кладбища запечатаны, некромант повержен: герои победили.
end-realm-open = Время вышло, а Царство мёртвых не закрыто: герои проиграли.
end-relic-whole = Все части реликвии найдены: герои победили.
end-relic-lost = Время вышло, а реликвия не собрана: герои проиграли.

say-defence-refused = { $hero } отказывается от совместной защиты.
say-hunts = { $hero } охотится у лагеря Волкара.
say-breaks-seal = { $hero } снимает печать со шкалы славы: { $mana }.
say-phantom = На { $hero } нападает призрак: { $enemy }.
