# Mage Knight: сценарии, опциональные правила, конец игры.
unfit-epic = эпическая версия есть только у «Ночей друидов» и «Вернётся только один»
unfit-teams = команды — для четырёх игроков в «Завоевании» (полный сценарий), «Вернётся только один» и «Захвате и удержании»
unfit-team-cities = два города — для командного «Завоевания»
unfit-shape = у сценария «Захват и удержание» своё поле
unfit-dummy = отказаться от виртуального игрока можно только в «Первой вылазке» для одного

# set-up
setup-scenario = Сценарий
setup-scenario-first-reconnaissance = Первая вылазка
    .hint = Учимся игре: разведайте неизвестный край и найдите город.
setup-scenario-full-conquest = Завоевание — полный сценарий
    .hint = Долгая игра со всеми возможностями: найдите и захватите города.
setup-scenario-blitz-conquest = Завоевание — сокращённый сценарий
    .hint = Завоевание покороче; Совет помогает на старте.
setup-scenario-solo-conquest = Завоевание — одиночный сценарий
    .hint = Завоевание для одного игрока.
setup-scenario-full-cooperation = Кооперация — полный сценарий
    .hint = Захватите все города вместе; серьёзный вызов.
setup-scenario-blitz-cooperation = Кооперация — сокращённый сценарий
    .hint = Кооперативная игра покороче и полегче.
setup-scenario-mines-liberation = Освобождение шахт
    .hint = Короткая игра: сражайтесь в туннелях и освобождайте шахты.
setup-scenario-druid-nights = Ночи друидов
    .hint = Короткая игра о полянах, обелисках и призванных монстрах.
setup-scenario-dungeon-lords = Владыки подземелий
    .hint = Короткая игра о подземельях, гробницах и тайных ходах.
setup-scenario-conquer-and-hold = Захват и удержание
    .hint = Жёсткая борьба за крепости и башни магов.
setup-scenario-one-to-return = Вернётся только один
    .hint = Выживание: домой через портал попадёт лишь один герой.
setup-heroes = Герои
setup-heroes-choose = по выбору
setup-heroes-random = случайные
setup-heroes-auction = через аукцион: другие могут предложить славу
setup-dummy-player = Виртуальный игрок
    .hint = Осваивая «Первую вылазку» в одиночку, от него можно отказаться.
setup-epic = Эпическая версия
    .hint = «Ночи друидов» и «Вернётся только один» на три дня и три ночи.
setup-teams = Команды
    .hint = Вчетвером две на две: «Завоевание», «Вернётся только один», «Захват и удержание».
setup-teams-no = как в сценарии
setup-teams-seats = игроки 1 и 3 против 2 и 4
setup-teams-random = случайные
setup-team-cities = Города в командной игре
setup-team-cities-four = четыре
setup-team-cities-two = два 10-го уровня
setup-map-shape = Форма поля
setup-map-shape-scenario = как в сценарии
setup-map-shape-wedge = клиновидное
setup-map-shape-open = полностью открытое
setup-map-shape-open-4 = открытое, 4 ряда
setup-map-shape-open-3 = открытое, 3 ряда
setup-city-levels = Уровни городов
    .hint = Прибавляется к уровням городов из сценария.
setup-hero-combat = Битвы между героями
setup-hero-combat-scenario = как в сценарии
setup-hero-combat-allowed = разрешены
setup-hero-combat-forbidden = запрещены
setup-council-help = Помощь Совета
    .hint = Сокращённая «Кооперация» с преимуществами сокращённого «Завоевания».
setup-lowest-counts = Считается слабейший
    .hint = «Кооперация»: в каждой категории учитывается наименьший результат.
setup-crowded-glades = Тесные поляны
    .hint = «Ночи друидов»: на поляне мало места для щитов, чужие вытесняются.
setup-open-tiles = Открытое поле
    .hint = «Захват и удержание»: все земли открыты с самого начала.
setup-day-and-night = День и ночь
setup-day-and-night-normal = сменяют друг друга
setup-day-and-night-arrival-at-night = ночное прибытие
setup-day-and-night-darkness-is-coming = надвигается тьма
setup-interactive-spells = Заклинания против других героев
setup-competitive-skills = Соревновательные навыки
setup-friendly-mana = Дружественная мана
    .hint = Днём золотой кубик не заменяет цвет, пока свободен кубик этого цвета.
setup-rampage = Ярость!
setup-rampage-no = нет
setup-rampage-rampage = Ярость!
setup-rampage-more-rampage = Больше ярости!
setup-unpredictable-combats = Непредсказуемые битвы
    .hint = Другой игрок тайно решает, чем усилен одиночный враг.
setup-improving-actions = Улучшение действий
    .hint = После каждой ночи карты можно менять на особые действия.
setup-starting-cards = Выбор начальных карт
    .hint = До игры выбираются три особых действия; после каждого дня приходит одно.

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
story-activates = { $hero } активирует поляну.
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
