# Что говорит командная строка.

## справка
help-usage = { "Использование: " }
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-help = Показать эту страницу и выйти.
help-required = [обязательно]
help-default = [по умолчанию:
help-some-options = [ПАРАМЕТРЫ]
help-some-command = { " КОМАНДА " }
help-some-arguments = [АРГУМЕНТЫ]...
help-emberhall = Пять больших фэнтезийных настольных игр по полным правилам: в браузере, в терминале и для программ.
help-language = en или ru; может стоять где угодно. По умолчанию: EMBERHALL_LANGUAGE или язык терминала.
help-version = Показать версию и выйти.
help-games = Перечислить игры.
help-play = Играть в терминале.
help-sim = Дать ботам сыграть много партий и узнать, кто выигрывает.
help-fuzz = Играть с полной проверкой, случайно или ботами, пока что-нибудь не сломается.
help-golden = Воспроизвести записанные партии и показать расхождения либо записать партии заново.
help-report = Сделать из результатов серии страницу с графиками, а из одной партии — сохранённую игру.
help-mcp = Дать ассистентам место за столом и судью по протоколу Model Context Protocol.
help-replay = Просмотреть сохранённую партию по шагам.
help-rules = Искать в пронумерованных правилах. «rules coverage» покажет, какие из них проверяют тесты, «rules where» — где правило упоминается.
help-serve = Открыть зал для браузеров.
help-arg-game = Имя игры (см. «games») или пакет.модуль:GAME.
help-arg-options = Настройка партии; можно указать несколько.
help-arg-seed = Зерно первой партии.
help-arg-players = Кто на каких местах: me (вы) или программа: random, greedy, rollout:budget=200. Число: столько людей за одним экраном.
help-arg-play-seed = Зерно партии; по умолчанию случайное.
help-arg-load = Продолжить сохранённую партию.
help-arg-pace = Сколько секунд показывать каждый момент между решениями (0: только итог).
help-arg-plain = Без цветов и очистки экрана.
help-arg-games = Число партий.
help-arg-agents = Программы-игроки; места меняются по кругу.
help-arg-seats = Число мест.
help-arg-jobs = Число процессов.
help-arg-fixed = Программы остаются на своих местах.
help-arg-ray = Играть на кластере Ray.
help-arg-json = Записать всё в этот файл.
help-arg-results = Записывать партии в этот файл по мере окончания, по одной в строке.
help-arg-resume = Продолжить файл результатов прошлого запуска.
help-arg-report = Файл результатов.
help-arg-report-game = Вместо отчёта сохранить эту партию: её откроет «emberhall replay».
help-arg-report-save = Куда сохранить партию.
help-arg-report-hall = Перенести партию в зал, чтобы просмотреть её в браузере ход за ходом.
report-in-hall = В зале: { $address }
help-arg-mcp-save = Сохранять сюда партию после каждого решения ассистента.
help-arg-mcp-referee = Предложить не место, а роль судьи: видит то же, что и все, и ищет правила.
help-arg-mcp-http = Работать не через stdio, а по HTTP на этом порту: у каждого места свой секретный адрес.
mcp-seat = Место { $seat }
mcp-referee = Судья
help-arg-fuzz-game = Имя игры; по умолчанию все игры.
help-arg-fuzz-games = Число партий.
help-arg-fuzz-closely = Доля решений, на которых проверяется всё.
help-arg-fuzz-quick = Проверять только варианты и компоненты на каждом десятом решении и конец каждой партии.
help-arg-fuzz-wide = Сыграть все сочетания сценариев, мест и дополнений, перечисленные игрой.
help-arg-fuzz-campaigns = Сколько длинных кампаний сыграть вместо отдельных партий.
help-arg-fuzz-scenarios = Сколько сценариев в каждой такой кампании.
help-arg-golden = Файл с записанными партиями, по одной на строке.
help-arg-golden-write = Записать партии заново: каждый вариант один раз наугад и несколько — ботом игры.
help-arg-golden-bots = Сколько из них играет бот игры.
help-arg-golden-by = Другой бот для них или тот же с настройками: tactician:turns=6,worlds=1.
help-arg-file = Сохранённая партия.
help-arg-replay-game = Игра, если имени в файле недостаточно: пакет.модуль:GAME.
help-arg-seat = Смотреть с этого места; по умолчанию — с места того, кто решает.
help-arg-rules = Имя игры, «coverage» или «where».
help-arg-words = Слова или начала слов из правила либо его номер; после «coverage»: игры; после «where»: номера правил.
help-arg-strict = Завершиться с кодом 1, если у какого-то правила нет теста.
help-arg-host = Адрес для подключений.
help-arg-port = Порт для подключений; по умолчанию 8321 или следующий свободный.
help-arg-workers = Сколько процессов обслуживают зал; для нескольких нужен PostgreSQL.

## ошибки
error-no-such-language = Нет языка «{ $language }». Известные языки: { $known }.
error-no-such-command = Нет команды «{ $name }». Команды: { $known }.
error-no-such-option = Нет параметра { $name }.
error-missing-argument = Не указано: { $name }.
error-bad-argument = { $name }: неверное значение ({ $why })
error-misused = Команду не удалось разобрать: { $why }
error-option-needs-value = Для «{ $option }» нужно значение: имя=значение.
error-no-such-game-option = У игры { $game } нет настройки «{ $name }». Её настройки: { $known }.
error-no-rules = Для «{ $game }» нет пронумерованных правил. Есть: { $known }.
error-no-such-rule = Правила { $id } нет.
error-coverage-needs-checkout = Для «rules coverage» нужны тесты: запустите его в рабочей копии проекта.

## таблицы
column-name = Имя
column-game = Игра
column-seats = Игроки
column-agents = Программы
column-player = Программа
column-games = Партии
column-wins = Победы
column-rate = Доля побед
column-interval = 95 %
column-score = Очки
column-thinking = мс/решение
column-rules = Правила
column-tested = Проверено
column-untestable = Непроверяемые
column-missing = Не хватает

no-games = Ни одной игры не установлено.

sim-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, зерно { $seed }
sim-seat = Место { $seat }
sim-length = Длина в решениях: в среднем { $mean }, медиана { $median }, от { $shortest } до { $longest }
sim-reason = { $reason } ({ $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
})
sim-reason-others = Прочие исходы
sim-fault = Сломалось ({ $what }): { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, первая — зерно { $seed }, после { $at ->
    [one] { $at } решения
   *[other] { $at } решений
}.
sim-fault-seat = Решало место { $seat }.
sim-pair = { $first } против { $second }: { $mean } п. п. (95 %: от { $low } до { $high }; { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
} с одинаковым зерном)
sim-stopped = Остановлено: сыграно партий: { $played } из { $games }. Сыгранное учтено.
report-written = Записано: { $file }
report-saved = Сохранено: { $file }. Файл откроют зал и «emberhall replay».
sim-unfinished = Не окончено за { $most ->
    [one] { $most } решение
    [few] { $most } решения
   *[other] { $most } решений
}: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
sim-speed = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
} за { $seconds } с: { $speed ->
    [one] { $speed } решение
    [few] { $speed } решения
   *[other] { $speed } решений
} в секунду

rules-none = Ни в одном правиле нет всех этих слов: { $words }
status-derived = следует из других правил
status-reconstructed = восстановлено
status-uncertain = так мы прочли неясное правило
status-designed = придумано нами
rules-missing = { $rules }: { $count ->
    [one] { $count } правило без теста
    [few] { $count } правила без теста
   *[other] { $count } правил без теста
}
where-code = { $count ->
    [0] В коде не упоминается
    [one] Код: { $count } место
    [few] Код: { $count } места
   *[other] Код: { $count } мест
}
where-tests = { $count ->
    [0] В тестах не упоминается
    [one] Тесты: { $count } место
    [few] Тесты: { $count } места
   *[other] Тесты: { $count } мест
}
where-needs-checkout = Тесты не установлены: чтобы увидеть, какие из них упоминают правило, запустите команду в рабочей копии проекта.
rules-unknown = Номера в тестах, которых нет в правилах: { $ids }

## за столом
play-prompt = Место { $seat } (h: справка):
play-help = Введите номер варианта или букву:
    u  отменить последнее решение
    r  повторить его
    w  почему: правило, стоящее за вопросом (w MK-MOVE-03: любое правило)
    c  прочитать карты (c поход: те, в названии которых есть эти буквы)
    t  журнал партии
    s  сохранить (s файл: в этот файл)
    l  сменить язык
    q  выйти (партия сохранится)
pass-on = Передайте экран игроку на месте { $seat } и нажмите Enter.
undo-consent = Отменятся также броски, открытая информация или чужие решения. Отменить? (д/н)
saved = Сохранено: { $file }
no-rule = За этим вопросом правило не указано.
error-seats-of-save = В сохранённой партии { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, а не { $given }.
error-cannot-write = Не удалось записать { $file }: { $why }

replay-prompt = Enter: дальше, b: назад, e: в конец, число: к этому решению, q: выйти:
replay-at = После решения { $at } из { $total }
replay-decision = { $at }. Место { $seat }: { $what }

## случайная проверка
fuzz-done = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, { $faults ->
    [0] ничего не сломалось
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[other] { $faults } ошибок
}
fuzz-campaign = Зерно { $seed }: { $counts }
fuzz-campaigns = { $game }: { $campaigns ->
    [one] { $campaigns } кампания
    [few] { $campaigns } кампании
   *[other] { $campaigns } кампаний
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}, { $faults ->
    [0] ничего не сломалось
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[other] { $faults } ошибок
}. Всего: { $counts }
fuzz-kept = Посмотреть: emberhall replay { $file } --game { $game }
error-fuzz-not-wide = { $game } не перечисляет сочетаний. Без --wide все варианты играются по очереди.
error-fuzz-which-campaign = Укажите игру, кампании которой нужно сыграть.

## кампании
help-campaign = Играть кампанию: связанные сценарии в одном файле.
help-campaign-new = Начать кампанию в новом файле.
help-campaign-export = Записать кампанию в файл другой программы, например Gloomhaven Secretariat.
help-campaign-show = Показать состояние кампании.
help-campaign-play = Играть дальше, сценарий за сценарием.
help-campaign-join = Занять свободное место или заменить игрока.
help-campaign-leave = Выйти из кампании.
help-campaign-abandon = Прервать текущий сценарий; его можно начать заново.
help-arg-import = Продолжить кампанию из этого файла экспорта другой программы.
help-arg-export = Файл, который нужно записать.
help-arg-campaign = Файл кампании.
help-arg-chair = Номер места, с 1.
help-arg-look = Смотреть с этого места.
help-arg-chapter = Что сыграть дальше: ключ из show; по умолчанию вас спросят.
error-file-there = Файл { $file } уже существует.
error-too-many-chairs = В кампании игры { $game } мест: { $most }.
campaign-title = { $game }: кампания
campaign-abandoned = прервано
campaign-chair = Место { $chair }: { $who }
campaign-nobody = свободно
campaign-running = Текущий сценарий: { $chapter }
campaign-ahead = Что сыграть дальше:
campaign-prompt = Что играем? (номер; q: выйти)

## образцовые партии
golden-checked = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $differences ->
    [0] без расхождений
    [one] { $differences } расхождение
    [few] { $differences } расхождения
   *[other] { $differences } расхождений
}
golden-written = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}: записано в { $file }
golden-same-version = Партии { $game } расходятся с записанными, а версия правил всё ещё { $version }. Сначала поднимите её.
