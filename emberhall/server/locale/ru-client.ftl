# Что клиент в браузере говорит сам.

motto = Тёплый стол, сложные игры и движок, который знает правила.
fan-note = Неофициальный любительский проект без текстов и иллюстраций издателей. Названия игр принадлежат их владельцам. Нравится игра — купите её.
games = Игры
no-games = Ни одна игра не установлена.
my-tables = Мои столы
open-tables = Столы в зале
replays = Завершённые партии
play = Играть
resume = Продолжить
spectate = Смотреть
watch-replay = Смотреть запись
over = Завершена
players = { $range } { $count ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}

# создание стола
setup-options = Партия
setup-seats = Кто играет
setup-more = Другие настройки
setup-listed = Показать в зале
setup-listed-why = Любой может смотреть и занять свободное место. Иначе — только те, у кого есть ссылка.
setup-seed = Зерно случайности
setup-seed-why = С тем же зерном раскладка повторится. Оставьте пустым, чтобы решил случай.
start = Начать игру
start-invite = Открыть стол и пригласить
number-between = Целое число от { $low } до { $high }.
cancel = Отмена
close = Закрыть
preset-bots = С ботами
preset-friends = С друзьями
preset-hotseat = За одним экраном
preset-solo = В одиночку
seat-me = Я
seat-open = Свободное место
seat-number = Место { $seat }
seat-who = Кто на месте { $seat }
seat-add = Добавить место
seat-remove = Убрать место { $seat }
bot = Бот
bot-named = Бот: { $name }
your-name = Ваше имя
your-name-why = Его увидят другие за столом.
sit-down = Сесть за стол
stand-up = Освободить место

# люди
people = Игроки и приглашения
invite-link = Приглашение: по этой ссылке можно занять свободное место или смотреть
watch-link = Ссылка для зрителей
watch-with-hand = Ссылка для зрителей, которые видят мою руку
table-listed = Этот стол виден в зале.
table-private = Закрытый стол: его найдут только те, у кого есть ссылка.
copy = Копировать
copied = Скопировано.
you = вы
offline = Нет связи

# настройки
settings = Настройки
menu = Меню
pace-slow = События: медленно
pace-normal = События: по шагам
pace-fast = События: быстро
pace-none = События: сразу все
theme-auto = Оформление как в системе
theme-light = Светлое
theme-dark = Тёмное
sound-on = Включить звук
sound-off = Выключить звук
notify-on = Уведомлять о моём ходе
notify-off = Не уведомлять
account = Учётная запись
account-why = С учётной записью ваши столы видны на любом устройстве. Для игры она не нужна.
account-in = Вы вошли как { $login }.
account-login = Логин
account-password = Пароль (не короче 8 знаков)
account-register = Создать запись
account-enter = Войти
account-out = Выйти

# стол
board = Поле
space = Клетка
hand = Рука
log = Журнал
chat = Чат
talk = Журнал и чат
parts = Части стола
tools = Инструменты
tab-board = Поле
tab-panels = Стол
tab-log = Журнал
tab-chat = Чат
to-hall = В зал
zoom = Масштаб
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Показать всё
hint = Подсказка
hint-thinking = Думаю…
hint-says = Подсказка: { $option }
why = Почему?
who-decides = Кто решает
all-options = Все варианты
choose-one = Выбрать
choose-this = Выбрать
fold = Свернуть или развернуть
your-turn = Ваш ход
waiting-for = Ждём: { $name }
skip = Пропустить
your-answer = Ваш ответ: { $answer }.
change-answer = Изменить ответ
keep-answer = Оставить так
pass-this = Не в этот раз
pass-turn = Не в этот ход
passing-this = На этот раз вы пасуете.
passing-turn = В этот ход вы пасуете.
pass-no-more = Снова спрашивать
figure-of = { $value } из { $of }
dice = Кубики
die = Кубик
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
card = Карта
card-back = Карта рубашкой вверх
card-spent = использована
stack-count = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
undo = Отменить
undo-ask = Попросить об отмене
undo-yes = Да, отменить
undo-sent = Остальным отправлена просьба об отмене.
undo-to-here = Вернуться сюда
undo-asked = Ждём согласия на отмену: { $names }
undo-withdraw = Отозвать
undo-wish = { $name } просит отменить { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}.
undo-allow = Разрешить
undo-refuse = Отказать
redo = Вернуть
reset-turn = Начать мой ход заново
log-look = Посмотреть на этот момент
log-older = Более ранние записи
log-empty = Пока ничего не произошло.
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать
chat-send = Отправить
chat-phrases = Быстрые фразы
since-title = С прошлого раза: { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
watching = Вы смотрите как зритель.
watching-free = Вы смотрите как зритель. Есть свободное место.
you-won = Победа!
you-lost = Поражение
winners = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
game-over = Игра окончена
points = Очки: { $scores }
play-again = Сыграть ещё
play-next = Играть: { $name }
curtain = Передайте экран
curtain-pass = Передайте экран: { $name }
curtain-why = То, что на руке, — только для одной пары глаз.
curtain-open = Это я: { $name }
curtain-draw = Спрятать руку

# прошлое
timeline = Ход партии
time-first = К началу
time-back = На шаг назад
time-on = На шаг вперёд
time-play = Воспроизвести
time-pause = Пауза
time-at = { $at } / { $of }
time-branch = Играть отсюда
time-now = К настоящему
time-next = Дальше: { $label }
looking-back = Вы смотрите в прошлое: решение { $at } из { $of }.
branch-sure = Новый стол начнётся с решения { $at } этой партии. Этот стол останется как есть.

# правила
rules = Правила
rules-search = Искать в правилах
rules-words = Поиск по правилам: слова или номер
rules-none = Нет правила с такими словами.
rule-behind = Правило, по которому задан вопрос

# сеть
net-none = Сервер недоступен.
net-lost = Связь потеряна.
net-fault = На сервере что-то пошло не так.
net-reconnecting = Связь потеряна. Восстанавливаем…
no-table = Такого стола нет.
bad-link = Эта ссылка не открывает стол.

# клавиши
shortcuts = Клавиши
key-option = Выбрать вариант
key-options = К вариантам
key-board = К полю
key-walk = К соседнему из того, что можно выбрать
key-walk-all = К соседнему любого вида
key-press = Выбрать то, что в фокусе
key-turn-area = Повернуть область под указателем
key-hand = К руке
key-panels = К панелям
key-log = К журналу
key-chat = К чату
key-undo = Отменить
key-redo = Вернуть
key-timeline = Ход партии
key-step = Шаг назад или вперёд по ходу партии
key-zoom = Ближе, дальше, показать всё
key-rules = Поиск по правилам
key-why = Правило, по которому задан вопрос
key-escape = Закрыть, отпустить
key-help = Этот список

# местность
terrain-plains = Равнина
terrain-hills = Холмы
terrain-forest = Лес
terrain-wasteland = Пустошь
terrain-desert = Пустыня
terrain-swamp = Болото
terrain-lake = Озеро
terrain-sea = Море
terrain-mountain = Горы
terrain-city = Город
terrain-village = Деревня
terrain-castle = Замок
terrain-road = Дорога
terrain-floor = Пол
terrain-wall = Стена
terrain-fire = Огонь
terrain-ice = Лёд
terrain-water = Вода
terrain-lava = Лава
terrain-unknown = Не исследовано

# the stage
own-bar = Что у меня есть
why-not = Почему нельзя?
why-not-that = Почему нельзя: { $name }?
choose-or = { $what ->
    [cards] Выберите карту или:
    [spaces] Выберите подсвеченное место или:
   *[both] Выберите подсвеченное место, карту или:
}
choose-lit = { $what ->
    [cards] Выберите карту.
    [spaces] Выберите подсвеченное место.
   *[both] Выберите подсвеченное место или карту.
}
choose-on-map = { $count } { $count ->
    [one] место
    [few] места
   *[other] мест
}: выберите на карте
aim-area = Наведите на клетку: область встанет туда. Нажмите, чтобы её положить.
aim-area-touch = Нажмите на клетку: область встанет туда. Нажмите ещё раз, чтобы её положить.
turn-area = Повернуть (способов: { $count })
turn-area-keys = Правая кнопка мыши или Q
options-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
list-all = Показать все варианты: { $count }
list-more = Показать ещё: { $count }
list-fewer = Свернуть
fight-needed = нужно
fight-assembled = набрано
fight-needed-lines = Нужно
fight-assembled-lines = Набрано
fight-nothing-yet = Пока ничего.
fight-helpers = Кто может помочь
odds-now = сейчас { $chance }

# what would happen, and why not
foresee = Что будет: { $option }
legend-now = доступно сейчас
legend-then = будет доступно тогда
legend-cost = чего стоит туда попасть
legend-risk = на вас нападут
foresee-asked = {""}
foresee-others = Потом решает кто-то другой.
foresee-over = Потом игра окончена.
foresee-chance = Потом решает случай.
foresee-hidden = Потом откроется то, что сейчас скрыто.
foresee-secret = Остальные решают в то же время.
missing = Не хватает

# about
about = Об Emberhall
about-what = Сложные фэнтезийные настольные игры по полным правилам, на русском и английском, для людей и программ.
about-fan = Неофициальный проект любителей: он не связан с издателями и не одобрен ими. В нём нет текстов и рисунков издателей. Названия игр и всего, что в них есть, принадлежат их владельцам. Если игра вам нравится, купите её.
about-emblems = Эмблемы
about-emblems-who = Эмблемы — знаки набора RPG Awesome, который сделали Daniela Howe и Ivan Montiel; они взяты из пакета tkinter-icons-rpga (Israel Dryer). Пакет отдаёт шрифт под лицензией MIT, сам проект называет SIL Open Font License 1.1. Кто нарисовал какой знак, не сказано ни там, ни там. Рисунки восходят к game-icons.net (Creative Commons CC BY 3.0); его лицензия называет художников: Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer и HeavenlyDog. Здесь они показаны одним цветом, контуром.
about-icons = Значки интерфейса
about-icons-who = Lucide (лицензия ISC; часть значков из набора Feather, Cole Bemis, лицензия MIT).
about-code = Код
about-code-who = Код Emberhall открыт под лицензией MIT.

# the end
score-parts = Из чего сложилось
last-told = Что случилось под конец
chart-of = { $name } по ходу игры
looked-title = В эту партию заглядывали
looked = В эту партию заглядывали: её сохраняли, копировали или начали с известным зерном. Кто-то может знать скрытое.
sit-down-anyway = Всё равно сесть
logged-out = Вы вышли, или этот сеанс завершён в другом месте.
understood = Понятно

# tables of mine
table-away = Убрать в архив
table-back = Достать из архива
table-delete = Удалить
table-delete-sure = { $name }: стол и вся его запись будут удалены. Вернуть их нельзя.
tables-away = Столы в архиве: { $count }
tables-hide = Скрыть столы из архива

aim = Цель игры
aim-end = Когда игра закончится
aim-special = Особые правила
scenario-length = Сколько длится
scenario-difficulty = Насколько сложен
sessions = Где вас знают
session-here = этот
session-used = в последний раз: { $ago }
session-end = Завершить
session-ended = Там придётся войти заново.
session-unknown = Неизвестный браузер
links-made = Ссылки, которые вы создали
link-revoke = Отозвать
link-revoked = Ссылка больше не действует.
