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
help-sim = Дать программам сыграть много партий и узнать, кто выигрывает.
help-fuzz = Играть партии с проверкой, случайно или ботами, пока что-нибудь не сломается.
help-golden = Сыграть сохранённые партии снова и сказать, где они пошли иначе, или записать их заново.
help-replay = Просмотреть сохранённую партию по шагам.
help-rules = Искать в пронумерованных правилах; «rules coverage» покажет, какие из них проверяют тесты.
help-serve = Открыть зал для браузеров.
help-arg-game = Имя игры (см. «games») или пакет.модуль:GAME.
help-arg-options = Настройки партии; можно повторять.
help-arg-seed = Зерно (первой) партии.
help-arg-players = Кто где сидит: me (вы) или программа: random, greedy, rollout:budget=200. Число: столько людей за одним экраном.
help-arg-play-seed = Зерно партии; без него каждый раз новое.
help-arg-load = Продолжить сохранённую партию.
help-arg-pace = Сколько секунд показывать каждый момент того, что происходит между решениями (0: только итог).
help-arg-plain = Без цветов и без очистки экрана.
help-arg-games = Сколько партий.
help-arg-agents = Кто играет; места меняются по кругу.
help-arg-seats = Сколько мест.
help-arg-jobs = Сколько процессов.
help-arg-fixed = Программы остаются на своих местах.
help-arg-ray = Играть на кластере Ray.
help-arg-json = Записать всё в этот файл.
help-arg-fuzz-game = Имя игры; без него все игры.
help-arg-fuzz-games = Сколько партий.
help-arg-fuzz-closely = При какой доле решений проверяется всё.
help-arg-fuzz-quick = Проверять варианты и компоненты в каждом десятом решении и конец каждой партии, но ничего не рассматривать ближе.
help-arg-fuzz-wide = Все сочетания сценариев, мест и дополнений, которые называет игра, одно за другим.
help-arg-golden = Файл с сохранёнными партиями, по одной на строке.
help-arg-golden-write = Записать партии заново: каждый вариант раз наугад и некоторые собственным ботом игры.
help-arg-golden-bots = Сколько из них играет собственный бот игры.
help-arg-golden-by = Другой бот для них или тот же с настройками: tactician:turns=6,worlds=1.
help-arg-file = Сохранённая партия.
help-arg-replay-game = Игра, если имени в файле недостаточно: пакет.модуль:GAME.
help-arg-seat = Смотреть глазами этого места; иначе глазами того, кто решает.
help-arg-rules = Имя игры или «coverage».
help-arg-words = Слова или начала слов из правила либо его номер; после «coverage»: игры.
help-arg-strict = Выйти с кодом 1, если какое-то правило не проверяет ни один тест.
help-arg-host = Адрес, на котором слушать.
help-arg-port = Порт, на котором слушать; иначе 8321 или следующий свободный.

## ошибки
error-no-such-language = Языка «{ $language }» здесь нет. Известные языки: { $known }.
error-no-such-command = Нет команды «{ $name }». Команды: { $known }.
error-no-such-option = Параметра { $name } здесь нет.
error-missing-argument = Не указано: { $name }.
error-bad-argument = { $name }: неверное значение ({ $why })
error-misused = Команду не удалось разобрать: { $why }
error-option-needs-value = Для «{ $option }» нужно значение: имя=значение.
error-no-such-game-option = У игры { $game } нет настройки «{ $name }». Её настройки: { $known }.
error-no-rules = Пронумерованных правил «{ $game }» нет. Есть: { $known }.
error-coverage-needs-checkout = Тестов здесь нет: «rules coverage» работает в рабочей копии проекта.

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
column-rules = Правила
column-tested = Проверено
column-untestable = Не проверить
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
sim-reason-others = Прочие исходы.
sim-fault = Сломалось ({ $what }): { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, первая — зерно { $seed }
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

rules-none = Нет правила, в котором есть всё это: { $words }
status-derived = следует из других правил
status-reconstructed = восстановлено
status-uncertain = так мы прочли неясное правило
status-designed = придумано нами
rules-missing = { $rules }: { $count ->
    [one] { $count } правило, которого не называет ни один тест
    [few] { $count } правила, которых не называет ни один тест
   *[other] { $count } правил, которых не называет ни один тест
}
rules-unknown = Номера в тестах, которых нет в правилах: { $ids }

## за столом
play-prompt = Место { $seat } (h: справка):
play-help = Введите номер варианта или букву:
    u  отменить последнее решение
    r  вернуть его
    w  почему: правило, стоящее за вопросом (w MK-MOVE-03: любое правило)
    c  прочитать карты (c поход: те, в названии которых есть эти буквы)
    t  история партии
    s  сохранить (s файл: в этот файл)
    l  сменить язык
    q  уйти (партия сохранится)
pass-on = Передайте экран месту { $seat } и нажмите Enter.
undo-consent = Вместе с этим отменятся броски, открытое тайное или чужие решения. Отменить? (д/н)
saved = Сохранено: { $file }
no-rule = Здесь не названо правило.
error-seats-of-save = В сохранённой партии { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}, а не { $given }.
error-cannot-write = Не удалось записать { $file }: { $why }

replay-prompt = Enter: дальше, b: назад, e: в конец, число: к этому решению, q: уйти:
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
fuzz-kept = Посмотреть: emberhall replay { $file } --game { $game }
error-fuzz-not-wide = { $game }: игра не называет сочетаний. Без --wide по очереди играются все её варианты.

## campaigns
help-campaign = Играть кампанию: связанные сценарии в одном файле.
help-campaign-new = Начать кампанию в новом файле.
help-campaign-show = Показать, как обстоят дела в кампании.
help-campaign-play = Играть дальше, главу за главой.
help-campaign-join = Занять пустое место или сменить того, кто на нём играет.
help-campaign-leave = Уйти из кампании совсем.
help-campaign-abandon = Бросить то, во что играют; это можно начать заново.
help-arg-campaign = Файл кампании.
help-arg-chair = Номер места, с 1.
help-arg-look = Смотреть глазами этого места.
help-arg-chapter = Что играть дальше, как это называет show; иначе вас спросят.
error-file-there = { $file } уже есть.
error-too-many-chairs = В кампании игры { $game } мест: { $most }.
campaign-title = { $game }: кампания
campaign-abandoned = брошено
campaign-chair = Место { $chair }: { $who }
campaign-nobody = никто
campaign-running = Сейчас играется: { $chapter }
campaign-ahead = Что можно сыграть дальше:
campaign-prompt = Что играем? (номер; q — уйти)

## образцовые партии
golden-checked = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $differences ->
    [0] все идут как прежде
    [one] { $differences } идёт иначе
   *[other] { $differences } идут иначе
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
golden-same-version = Партии { $game } идут иначе, чем сохранённые, а версия правил всё ещё { $version }: сначала поднимите её.
