error-unknown-agent = Нет программы-игрока «{ $name }». Известные: { $known }; или модуль:Класс.
error-agent-settings = Программу-игрока «{ $name }» нельзя создать с такими настройками: { $why }
error-not-an-agent = { $what } — не программа-игрок: укажите имя, класс с методом choose(), функцию или объект.
error-agent-not-there = Не удалось загрузить программу-игрока «{ $name }»: { $why }
