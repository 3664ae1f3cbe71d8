# Что сервер говорит людям и программам.
error-no-hint = Сейчас подсказки нет.
error-look-again = Кто-то успел раньше: посмотрите ещё раз.
error-rules-fault-here = Правила этой игры дали сбой на этом выборе. Выбор не сделан, ошибка записана.
error-no-such-table = Такого стола нет.
error-table-unplayable = Этот стол не открыть с играми, которые здесь установлены.
error-branch-seats = В этой игре { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}.
error-no-such-page = Здесь ничего нет.
error-no-such-rule = Правила «{ $rule }» нет.
error-no-such-bot = Для этой игры нет бота по имени «{ $bot }».
error-bad-seat-wish = Место — это «me», «open» или «bot:» с именем, а не «{ $seat }».
error-bad-request = Запрос не понят: { $why }
error-bad-message = Сообщение не понято: { $why }
error-not-allowed = Этот адрес не принимает запросы { $method }.
error-not-your-seat = Это не ваше место.
error-not-at-table = Вы не сидите за этим столом.
error-not-your-table = Это может сделать только тот, кто открыл стол.
error-seat-taken = Это место уже занято.
error-no-open-seat = За этим столом нет свободных мест.
error-unknown-seat = За этим столом нет места { $seat }.
error-table-other-rules = С тех пор как за этим столом играли, правила изменились, и продолжить с этой позиции по ним нельзя.
error-table-newer-rules = За этим столом играли по более новым правилам, чем установленные здесь.
error-undo-before-rules = С тех пор изменились правила: вернуться к более раннему ходу нельзя.
error-branch-before-rules = С тех пор изменились правила: продолжить можно только с более поздней позиции.
error-undo-sure = С тех пор решал случай или открылось скрытое: подтвердите отмену.
error-undo-waiting = Одна отмена уже ждёт согласия остальных.
error-no-request = Никто не просил об отмене.
error-no-pass = Сейчас нечего пропускать заранее.
error-change-answer = Отменять не нужно: пока другие думают, просто выберите другой ответ.
error-not-asked = Ваше согласие не требуется.
error-not-your-redo = Вернуть это решение может только игрок, который его принял.
error-no-such-moment = Игра ещё не зашла так далеко: в ней { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}.
error-branch-later = В этой игре участвуют другие: продолжить с этого места можно, когда она закончится.
error-save-later = В этой игре участвуют другие: сохранить её в файл можно, когда она закончится.
error-chat-empty = В этой реплике ничего нет.
error-chat-long = В реплике не больше { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
error-name-bad = В имени от 1 до { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
error-login-bad = Логин — это от 3 до 40 букв, цифр, точек, дефисов или подчёркиваний.
error-login-taken = Этот логин занят.
error-login-wrong = Неверный логин или пароль.
error-password-short = В пароле не меньше { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
}.
error-have-account = У вас уже есть учётная запись.
error-too-many = Слишком много сразу: попробуйте через мгновение.
error-too-long = Сообщение слишком длинное.
error-foreign-origin = Запросы с других сайтов не принимаются.
error-not-json = Присылайте JSON (Content-Type: application/json).
error-sorry = На сервере что-то пошло не так; ошибка записана.
error-closing = Сервер останавливается: попробуйте через мгновение.
error-bad-watch = Эта ссылка для зрителя недействительна.

bot-random = Случайный
bot-greedy = Жадный
bot-rollout = Пробующий
bot-search = Вдумчивый

serve-open = Зал открыт по адресу { $address }
serve-port-taken = Порт { $port } занят: открываю { $next }.
error-serve-no-port = Порт { $port } на { $host } занят. Выберите другой с помощью --port.
error-serve-no-database = База данных не открывается: { $why }
serve-closing = Зал закрывается. Все решения сохранены.
error-serve-no-address = Сервер не может слушать на { $host }: { $why }
error-serve-failed = Сервер не запустился; почему — сказано в журнале.
error-no-such-campaign = Такой кампании нет.
error-too-many-chairs = В кампании этой игры мест: { $most }.
error-nobody-plays = Кто-то должен участвовать.
error-not-in-campaign = Вы не участвуете в этой кампании.
error-not-your-campaign = Это может сделать только тот, кто начал кампанию.
error-seats-of-campaign = Этот стол принадлежит кампании: места передаются на её странице.
error-table-closed = Этот стол закрыт: кампания пошла дальше.
error-branch-in-campaign = Кампания продолжается, и в ней играют другие: её прошлое можно смотреть, но не переигрывать.
error-save-in-campaign = Кампания продолжается, и в ней играют другие: сохранить её со всеми тайнами нельзя.
error-name-taken-here = За вашим столом есть похожее имя.
error-no-such-phrase = В этой игре нет такой фразы.
error-chat-not-invited = Здесь говорят только те, кто сидит за столом или получил ссылку от сидящего.
error-looked-into = В эту партию заглядывали (сохраняли, копировали или начали с известным зерном): кто-то может знать скрытое. Чтобы сесть, подтвердите, что знаете об этом.
error-seat-beside-others = Здесь играют и другие: место бота можно открыть для кого-нибудь, но играющий не может заглянуть в его руку.
error-not-invited = По этому адресу можно только смотреть. Попросите приглашение у кого-нибудь за столом.
error-too-many-links = У вас уже { $most ->
    [one] { $most } ссылка
    [few] { $most } ссылки
   *[other] { $most } ссылок
} на этот стол. Сначала отзовите одну из них.
error-no-such-link = У вас нет такой ссылки.
error-no-such-session = У вас нет такого сеанса.
error-table-others = За этим столом сидят и другие: пока они здесь, удалить его нельзя.
error-table-of-campaign = Этот стол относится к кампании.
error-foreign-host = У этого зала другое имя.
error-history-elsewhere = Что было раньше, видно за тем столом, с которого скопирован этот.
error-too-slow = Запрос шёл слишком долго.
error-cannot-write = Зал не может записывать ходы: диск или база данных отказывает.

say-undone-what = { $name }: отменено { $what }.
undone-quoted = «{ $label }»
undone-by = { $quoted } ({ $name })
undone-more = ещё { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
say-undone = { $name }: { $count ->
    [one] отменено { $count } решение
    [few] отменено { $count } решения
   *[other] отменено { $count } решений
}.
