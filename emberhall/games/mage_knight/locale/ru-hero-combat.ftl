# Битва между героями.
option-attack-hero = Напасть на героя: { $hero }
option-steal = Украсть карту «{ $card }» (5 урона)
option-drive-off = Вытеснить соперника на { $to } ({ $cost } урона)
word-long_preparation = Долгая подготовка: следующий ход тратится сейчас
word-quick_preparation = Быстрая подготовка: без кубика, без навыков, без завершения хода
word-wound_hero = Ранить героя соперника

prompt-duel-called = На вас напали. Как подготовиться?
prompt-duel-attack = Ваша атака на другого героя
prompt-duel-block = Заблокируйте атаку или её часть
prompt-duel-damage = Распределите урон

fight-duel-called = На героя напали
fight-duel-attack = Битва героев: атака
fight-duel-block = Битва героев: блок
fight-duel-damage = Битва героев: урон

story-duel = { $hero } нападает на соперника: { $rival }.
story-duel-draw = Ничья: { $hero } отходит назад.
story-driven-off = { $hero } вытесняет соперника: { $rival }.
story-steals = { $hero } крадёт карту «{ $card }».
