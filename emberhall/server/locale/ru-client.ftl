# Слова браузера, кроме слов самой игры.

hall-what = Большие фэнтезийные игры:
hall-ready = садитесь и играйте.
motto = Полные правила, без расстановки и подсчётов. В одиночку, с друзьями или с ботами, прямо в браузере.
door-learn = Обучение
door-learn-why = Первая игра с подсказками
door-play = Играть
door-play-why = Выбрать игру
door-continue = Продолжить
door-yours = Ваш ход: { $title }
door-theirs = { $title }. Ждём: { $names }
fan-note = Неофициальный фанатский проект без текстов и иллюстраций издателей. Названия игр принадлежат правообладателям. Нравится игра — купите её.
games = Игры
no-games = Игры не установлены.
my-tables = Мои столы
open-tables = Открытые столы
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
just-now = только что
decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}

# создание стола
setup-options = Игра
find = Найти
setup-seats = Игроки
setup-more = Ещё настройки
setup-listed = Показать в зале
setup-listed-why = Любой сможет смотреть и занять свободное место. Иначе — только те, у кого есть ссылка.
setup-seed = Зерно случайности
setup-seed-why = С тем же зерном расклад повторится. Оставьте поле пустым, и расклад будет случайным.
start = Начать игру
start-invite = Открыть стол и пригласить
number-between = Введите целое число от { $low } до { $high }.
cancel = Отмена
close = Закрыть
preset-bots = С ботами
preset-friends = С друзьями
preset-hotseat = За одним экраном
preset-solo = Соло
seat-me = Я
seat-open = Свободное место
seat-number = Место { $seat }
seat-who = Игрок на месте { $seat }
seat-add = Добавить место
seat-remove = Убрать место { $seat }
bot = Бот
bot-named = Бот: { $name }
your-name = Ваше имя
your-name-why = Его увидят другие игроки.
sit-down = Сесть за стол
stand-up = Освободить место

# люди
people = Игроки и приглашения
invite-link = Приглашение: по ссылке можно занять место или смотреть
watch-link = Ссылка для зрителей
watch-with-hand = Ссылка для зрителей, которым видна моя рука
table-broken = Этот стол не показать: игра больше не может его прочитать.
table-listed = Этот стол виден в зале.
table-private = Закрытый стол: его найдут только те, у кого есть ссылка.
copy = Копировать
copied = Скопировано.
you = вы
offline = Не в сети

# настройки
settings = Настройки
menu = Меню
pace-slow = Анимация: медленная
pace-normal = Анимация: обычная
pace-fast = Анимация: быстрая
pace-none = Анимация: выключена
theme-auto = Тема: как в системе
theme-light = Светлая тема
theme-dark = Тёмная тема
sound-on = Включить звук
sound-off = Выключить звук
notify-on = Уведомлять о моём ходе
notify-off = Отключить уведомления
account = Учётная запись
account-why = С учётной записью ваши столы доступны на любом устройстве. Для игры она не обязательна.
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
parts = Разделы стола
tools = Управление столом
tab-panels = Стол
tab-log = Журнал
tab-chat = Чат
to-hall = Вернуться в зал
zoom = Масштаб
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё
hint = Подсказка
hint-thinking = Думаю…
hint-play = Сыграть так
hint-place = Выделенное место на поле
why = Почему?
who-decides = Кто выбирает
all-options = Снять выбор
choose-one = Выберите
choose-this = Выбрать
fold = Свернуть или развернуть
your-turn = Ваш ход
waiting-for = Ждём: { $name }
skip = Пропустить
your-answer = Ваш ответ: { $answer }.
change-answer = Изменить ответ
keep-answer = Оставить ответ
pass-this = Пас на этот раз
pass-turn = Пас до конца хода
passing-this = На этот раз вы пасуете.
passing-turn = Вы пасуете до конца хода.
pass-no-more = Спрашивать снова
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
undo-yes = Отменить
undo-sent = Ждём согласия остальных игроков.
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
undo-refuse = Отклонить
redo = Вернуть
reset-turn = Начать мой ход заново
log-look = Показать этот момент
log-older = Показать более ранние записи
log-empty = Пока ничего не произошло.
chat-empty = Сообщений пока нет.
chat-say = Напишите сообщение
chat-send = Отправить
chat-phrases = Быстрые фразы
since-title = Пока вас не было: { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}
watching = Вы смотрите партию.
watching-free = Вы смотрите партию. Есть свободное место.
you-won = Победа!
you-lost = Поражение
winners = { $count ->
    [one] Победитель: { $names }
   *[other] Победители: { $names }
}
game-over = Игра окончена
points = Очки: { $scores }
play-again = Сыграть ещё раз
play-next = Играть: { $name }
curtain = Передайте экран
curtain-pass = Передайте экран: { $name }
curtain-why = Сейчас смотрит только { $name }.
curtain-why-several = Сейчас смотрит только тот, кто взял экран.
curtain-open = Это я: { $name }
curtain-draw = Скрыть руку

# история
timeline = История партии
time-first = К началу
time-back = Назад
time-on = Вперёд
time-play = Воспроизвести
time-pause = Пауза
time-at = { $at } / { $of }
time-branch = Продолжить отсюда
time-now = Вернуться к партии
time-next = Дальше: { $label }
looking-back = Просмотр прошлого: решение { $at } из { $of }.
branch-sure = Откроется новый стол с решения { $at }. Этот стол не изменится.

# правила
rules = Правила
rules-search = Искать в правилах
rules-words = Поиск по правилам: слова или номер
rules-about = К этому вопросу
rules-contents = Содержание
rules-none = Ничего не найдено.
rule-behind = Правило, стоящее за вопросом

# связь
net-none = Сервер недоступен.
net-lost = Связь потеряна.
net-fault = На сервере что-то пошло не так.
net-reconnecting = Связь потеряна. Переподключаемся…
no-table = Такого стола нет.
bad-link = По этой ссылке стол не открыть.

# клавиши
shortcuts = Горячие клавиши
key-option = Выбрать вариант
key-options = Перейти к вариантам
key-board = Перейти к полю
key-walk = Следующее, что можно выбрать
key-walk-all = Следующее любого вида
key-press = Выбрать то, что в фокусе
key-turn-area = Повернуть область
key-hand = Перейти к руке
key-panels = Перейти к игрокам
key-log = Перейти к журналу
key-chat = Перейти к чату
key-undo = Отменить
key-redo = Вернуть
key-timeline = История партии
key-step = Шаг назад или вперёд по истории
key-zoom = Приблизить, отдалить, показать всё
key-rules = Поиск по правилам
key-why = Правило, стоящее за вопросом
key-escape = Закрыть или отменить
key-help = Показать этот список

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

# сцена
own-bar = Ваше состояние
why-not = Почему нельзя?
why-not-that = Почему нельзя: { $name }?
choose-or = { $what ->
    [cards] Выберите карту или:
    [spaces] Выберите подсвеченную клетку или:
   *[both] Выберите подсвеченную клетку, карту или:
}
choose-more = { $what ->
    [cards] Теперь выберите ещё одну карту.
    [spaces] Теперь выберите ещё одну выделенную клетку.
   *[both] Теперь выберите ещё одну карту или выделенную клетку.
}
choose-lit = { $what ->
    [cards] Выберите карту.
    [spaces] Выберите подсвеченную клетку.
   *[both] Выберите подсвеченную клетку или карту.
}
choose-on-map = Выберите на карте: { $count } { $count ->
    [one] клетка
    [few] клетки
   *[other] клеток
}
aim-area = Наведите на клетку, чтобы разместить область; щёлкните, чтобы подтвердить.
aim-area-touch = Коснитесь клетки, чтобы разместить область; коснитесь ещё раз, чтобы подтвердить.
turn-area = Повернуть ({ $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[other] { $count } способов
})
turn-area-keys = Правая кнопка мыши или Q
options-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
list-all = { $count ->
    [1] Показать вариант
    [2] Показать оба варианта
   *[other] Показать все варианты: { $count }
}
list-more = Показать ещё { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
list-fewer = Свернуть
fight-needed = нужно
fight-assembled = набрано
fight-needed-lines = Нужно
fight-assembled-lines = Набрано
fight-nothing-yet = Пока ничего.
fight-helpers = Кто может помочь
odds-now = сейчас { $chance }

# что будет и почему нельзя
foresee = Если выбрать: { $option }
legend-now = доступно сейчас
legend-then = станет доступно
legend-cost = цена пути
legend-risk = спровоцирует врага
foresee-asked = {""}
foresee-others = Дальше решает другой игрок.
foresee-over = Игра закончится.
foresee-chance = Дальше решит случай.
foresee-hidden = Откроется скрытая информация.
foresee-secret = Остальные выбирают одновременно с вами.
missing = Не хватает

# об Emberhall
about = Об Emberhall
about-what = Сложные фэнтезийные настольные игры по полным правилам, на русском и английском, для людей и программ.
about-fan = Неофициальный фанатский проект: он не связан с издателями и не одобрен ими. В нём нет текстов и иллюстраций издателей. Названия игр и всё, что в них есть, принадлежат правообладателям. Нравится игра — купите её.
about-emblems = Эмблемы
about-emblems-who = Эмблемы — глифы набора RPG Awesome (авторы Daniela Howe и Ivan Montiel) из пакета tkinter-icons-rpga (автор Israel Dryer). В пакете шрифт распространяется по лицензии MIT, сам проект указывает SIL Open Font License 1.1. Авторы отдельных глифов нигде не названы. Рисунки взяты с game-icons.net (Creative Commons CC BY 3.0); в лицензии названы художники: Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer и HeavenlyDog. Здесь рисунки показаны контуром, в один цвет.
about-icons = Значки интерфейса
about-icons-who = Lucide (лицензия ISC; часть значков из набора Feather, Cole Bemis, лицензия MIT).
about-type = Шрифты
about-type-who = Source Serif и Source Sans, авторы Frank Grießhammer и Paul D. Hunt, Adobe (лицензия SIL Open Font License 1.1), из пакетов font-source-serif-pro и font-source-sans-pro (автор Philip Howard). Страницы получают только нужные им буквы.
about-code = Код
about-code-who = Код Emberhall распространяется по лицензии MIT.

# конец партии
score-parts = Подробный счёт
last-told = Последние события
chart-of = { $name } по ходу партии
looked-title = Скрытое могли увидеть
looked = Эту партию сохраняли, копировали или начали с известным зерном: кто-то может знать, что скрыто.
sit-down-anyway = Всё равно сесть
logged-out = Вы вышли, или этот сеанс завершили на другом устройстве.
understood = Понятно

# мои столы
table-away = Убрать в архив
table-back = Вернуть из архива
table-delete = Удалить
table-delete-sure = Удалить стол «{ $name }» и всю его историю? Восстановить их не получится.
tables-away = Столы в архиве: { $count }
tables-hide = Скрыть архив

aim = Цель игры
aim-end = Конец игры
aim-special = Особые правила
scenario-length = Длительность
scenario-difficulty = Сложность
sessions = Ваши устройства
session-here = это устройство
session-used = последний вход: { $ago }
session-end = Выйти
session-ended = Вы вышли на том устройстве.
session-unknown = Неизвестный браузер
links-made = Ваши ссылки
link-revoke = Отозвать
link-revoked = Ссылка больше не действует.

# наставник
learn = Научиться
learn-why = Первая партия с наставником: он объясняет каждую вещь, когда она понадобится
coach = Наставник
coach-of = { $known } из { $of }
coach-know = Понятно
coach-show = Покажите
coach-later = Не сейчас
coach-done-title = Отличное начало
coach-done = Теперь вы знаете, как устроена эта игра. Доиграйте партию, если хотите, или откройте в зале свою.
