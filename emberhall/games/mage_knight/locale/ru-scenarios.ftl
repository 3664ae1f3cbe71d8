# Mage Knight: сценарии, опциональные правила, конец игры.
unfit-epic = эпическая версия есть только у «Ночей друидов» и «Вернётся только один»
unfit-teams = команды — для четырёх игроков в «Завоевании» (полный сценарий), «Вернётся только один» и «Захвате и удержании»
unfit-team-cities = два города — для командного «Завоевания»
unfit-shape = у сценария «Захват и удержание» своё поле
unfit-dummy = отказаться от виртуального игрока можно только в «Первой вылазке» для одного

# what the scenarios are about
about-first-reconnaissance = Учимся игре: разведайте неизвестный край и найдите город.
about-full-conquest = Долгая игра со всеми возможностями: найдите и захватите города.
about-blitz-conquest = Завоевание покороче; Совет помогает на старте.
about-solo-conquest = Завоевание для одного игрока.
about-full-cooperation = Захватите все города вместе; серьёзный вызов.
about-blitz-cooperation = Кооперативная игра покороче и полегче.
about-mines-liberation = Короткая игра: сражайтесь в туннелях и освобождайте шахты.
about-druid-nights = Короткая игра о полянах, обелисках и призванных монстрах.
about-dungeon-lords = Короткая игра о подземельях, гробницах и тайных ходах.
about-conquer-and-hold = Жёсткая борьба за крепости и башни магов.
about-one-to-return = Выживание: домой через портал попадёт лишь один герой.

# options
option-bid = { $n ->
        [one] Ставка: { $n } очко славы
        [few] Ставка: { $n } очка славы
       *[other] Ставка: { $n } очков славы
    }
option-tunnel = { $cost ->
        [one] Под землёй до { $to } за { $cost } очко движения
        [few] Под землёй до { $to } за { $cost } очка движения
       *[other] Под землёй до { $to } за { $cost } очков движения
    }
option-replace-shield = Активировать поляну, заменив щит игрока { $seat }
word-pass = Больше не надо
word-activate_glade = Активировать поляну
word-incant = Прочесть заклинание друидов
word-play_on = Играть дальше
word-concede = Признать поражение

# questions
prompt-auction = { $n ->
        [one] { $hero } за { $n } очко славы?
        [few] { $hero } за { $n } очка славы?
       *[other] { $hero } за { $n } очков славы?
    }
prompt-draft = Какую карту оставить? Остальные уйдут дальше
prompt-plan = Какую из отложенных карт замешать в колоду деяний?
prompt-improve = Взять одну из открытых карт вместо одного из своих действий?
prompt-improve-for = { $card } вместо какого действия?
prompt-tactic-leaves = Какая тактика покинет игру?
prompt-entrance = Где тайный вход (рядом: { $site })?
prompt-secret-colour = Загадайте цвет: белый — броня на расстоянии, красный — атака, синий — броня в ближнем бою, чёрный — ничего
prompt-concede = Ваша сторона отстаёт. Играть дальше?

# the story
story-scenario = { $scenario }. { $about }
story-auction = { $n ->
        [one] { $hero } уходит за { $n } очко славы.
        [few] { $hero } уходит за { $n } очка славы.
       *[other] { $hero } уходит за { $n } очков славы.
    }
story-rampage =
    { $n ->
        [one] Яростный враг вернулся.
        [few] На одну клетку вернулись { $n } яростных врага.
       *[other] На одну клетку вернулись { $n } яростных врагов.
    }
story-activates-glade = { $hero } активирует поляну.
story-incants =
    { $n ->
        [one] { $hero } читает заклинание силой { $n } поляны.
        [few] { $hero } читает заклинание силой { $n } полян.
       *[other] { $hero } читает заклинание силой { $n } полян.
    }
story-portal-closes = Портал закрывается.
story-gone = { $hero }: ушёл обратно через портал и выбывает из игры.
story-not-colour = На кубике другой цвет, не { $colour }.
story-colour = На кубике: { $colour }.
story-improves = { $hero } изучает «{ $new }» и забывает «{ $old }».

# the end
end-fame-mission = Задание выполнено. Побеждает герой с наибольшей славой.
end-mission = Задание выполнено.
end-no-mission = Задание провалено.
end-points = Решают удержанные места.
end-points-tie = Никто не удержал больше других: победителя нет.
end-conceded = Одна из сторон признала поражение.
end-returned = Один герой возвращается через портал.
end-nobody-returned = На портале никого: проиграли все.
end-not-chosen = На портале не избранный: победителя нет.

# the scene
fight-secret-colour = Тайно загадывается цвет

# подсчёт; что ничего не дало, не упомянуто
story-reckoning = { $hero }: слава { $fame }{ $knowledge ->
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
   *[other] , раны { $beating }
}{ $rest ->
    [0] {""}
   *[other] , титулы и сценарий { $rest }
}.
