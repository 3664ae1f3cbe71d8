# Что стоит рядом с фигурами

figure-monster = { $rank ->
    [elite] { $monster } { $number } (элита)
    [boss] { $monster }
   *[other] { $monster } { $number }
}
figure-life = Здоровье
figure-shield = Щит
figure-hand = Карты в руке
figure-xp = Опыт
figure-coins = Монеты
figure-round = Раунд
figure-level = Уровень сценария
strength-inert = отсутствует
strength-waning = убывает
strength-strong = в силе
board-map = Карта
note-hazard = опасная местность: урон { $n }
note-difficult = сложная местность: два очка
note-exhausted = изнеможение
note-top = Верх: { $text }
note-bottom = Низ: { $text }
motto-level = уровень { $n }
piece-obstacle = препятствие
piece-trap = ловушка: урон { $n }, { $conditions }
piece-no-condition = без состояний
piece-coins = монеты: { $n }
piece-treasure = сокровище
row-hand = { $who }: рука
row-played = { $who }: карты раунда
row-active = { $who }: активные
row-discard = { $who }: сброс
row-lost = { $who }: потеряно
row-box = { $who }: карты на выбор
row-goals = { $who }: боевая задача
row-shop = Предметы в продаже
row-items = Предметы
way-top = верх
way-bottom = низ
row-classes = Классы
figure-hand-limit = Карт в руке
