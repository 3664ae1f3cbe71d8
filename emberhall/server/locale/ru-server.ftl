# Что сервер говорит людям и программам.
error-no-hint = Сейчас подсказки нет.
error-look-again = Кто-то сходил раньше: положение на столе изменилось.
error-rules-fault-here = На этом выборе правила дали сбой. Выбор отменён, ошибка записана.
error-no-such-table = Такого стола нет.
error-table-unplayable = Этот стол не открыть: его игры здесь нет, или она больше не может его прочитать.
error-option-of-campaign = Параметр «{ $option }» задаёт только кампания.
error-interlude-of-campaign = Это часть кампании: в неё играют со страницы кампании.
error-set-up-fails = С такими параметрами игру не подготовить. Ошибка записана.
error-branch-seats = В этой игре { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}.
error-no-such-page = По этому адресу ничего нет.
error-no-such-rule = Правила «{ $rule }» нет.
error-no-such-bot = В этой игре нет бота «{ $bot }».
error-bad-seat-wish = Место — это «me», «open» или «bot:» и имя, а не «{ $seat }».
error-bad-request = Неверный запрос: { $why }
error-bad-message = Неверное сообщение: { $why }
error-not-allowed = Этот адрес не принимает запросы { $method }.
error-not-your-seat = Это не ваше место.
error-not-at-table = У вас нет места за этим столом.
error-not-your-table = Это может сделать только игрок, открывший стол.
error-seat-taken = Это место уже занято.
error-no-open-seat = За этим столом нет свободных мест.
error-unknown-seat = За этим столом нет места { $seat }.
error-table-other-rules = С тех пор правила изменились, и по новым эту партию не продолжить.
error-table-newer-rules = За этим столом играли по более новым правилам, чем установленные здесь.
error-undo-before-rules = С тех пор правила изменились: так далеко отменить нельзя.
error-branch-before-rules = С тех пор правила изменились. Выберите более поздний момент.
error-undo-sure = С тех пор сработала случайность или открылось скрытое. Подтвердите отмену.
error-undo-waiting = Одна отмена уже ждёт согласия игроков.
error-no-request = Никто не просил отменить ход.
error-no-pass = Сейчас спасовать заранее нельзя.
error-change-answer = Пока другие решают, ответ можно изменить.
error-not-asked = Ваше согласие не требуется.
error-not-your-redo = Повторить это решение может только тот, кто его принял.
error-no-such-moment = Партия ещё не дошла до этого момента: в ней { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}.
error-branch-later = В этой партии играют другие. Продолжить отсюда можно будет, когда она закончится.
error-save-later = В этой партии играют другие. Сохранить её в файл можно будет, когда она закончится.
error-chat-empty = Сначала напишите сообщение.
error-chat-long = В сообщении может быть не больше { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
error-name-bad = В имени должно быть от 1 до { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
error-login-bad = В логине должно быть от 3 до 40 букв, цифр, точек, дефисов или подчёркиваний.
error-login-taken = Этот логин занят.
error-login-wrong = Неверный логин или пароль.
error-password-short = В пароле должно быть не меньше { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
}.
error-have-account = У вас уже есть учётная запись.
error-too-many = Слишком много запросов. Попробуйте чуть позже.
error-too-long = Сообщение слишком длинное.
error-foreign-origin = Запросы с других сайтов не принимаются.
error-not-json = Отправляйте JSON (Content-Type: application/json).
error-sorry = На сервере произошла ошибка. Она записана.
error-closing = Сервер останавливается. Попробуйте чуть позже.
error-bad-watch = Эта ссылка для зрителей недействительна.

bot-random = Случайный
bot-greedy = Жадный
bot-rollout = Просчитывает ходы
bot-search = Вдумчивый

serve-open = Зал открыт по адресу { $address }
serve-port-taken = Порт { $port } занят, открываем { $next }.
error-serve-no-port = Порт { $port } на { $host } занят. Выберите другой с помощью --port.
error-serve-no-database = Не удалось открыть базу данных: { $why }
serve-worker = Рабочий процесс { $number } из { $count }: { $process }.
error-serve-workers-database = Для нескольких рабочих процессов нужен PostgreSQL: задайте EMBERHALL_DATABASE_URL.
serve-closing = Зал закрывается. Все ходы сохранены.
error-serve-no-address = Сервер не может слушать на { $host }: { $why }
error-serve-failed = Сервер не запустился. Причина указана в журнале.
error-no-such-campaign = Такой кампании нет.
error-too-many-chairs = В кампании этой игры мест: { $most }.
error-nobody-plays = Нужен хотя бы один участник.
error-not-in-campaign = Вы не участвуете в этой кампании.
error-not-your-campaign = Это может сделать только игрок, начавший кампанию.
error-seats-of-campaign = Этот стол относится к кампании: места меняются на её странице.
error-table-closed = Этот стол закрыт: кампания ушла дальше.
error-branch-in-campaign = Кампания продолжается, и в ней играют другие: прошлое можно смотреть, но не переигрывать.
error-save-in-campaign = Кампания продолжается, и в ней играют другие: в сохранении были бы её тайны.
error-name-taken-here = За этим столом уже есть похожее имя.
error-no-such-phrase = В этой игре нет такой фразы.
error-chat-not-invited = Чтобы писать в чат, нужно место за столом или ссылка от игрока.
error-looked-into = Эту партию сохраняли, копировали или начали с известным зерном: кто-то может знать, что скрыто. Подтвердите, что хотите сесть за стол.
error-seat-beside-others = За столом играют другие. Место бота можно открыть для нового игрока, но занять его и увидеть его руку сидящий за столом не может.
error-not-invited = Эта ссылка — для зрителей. Попросите приглашение у игрока за столом.
error-campaign-not-invited = Чтобы вступить в эту кампанию, нужно приглашение от её участника.
error-save-marks = После сохранения все за этим столом всегда будут видеть: кто-то может знать, что скрыто. Просто по ссылке этого не сделать.
error-too-many-links = У вас уже { $most ->
    [one] { $most } ссылка
    [few] { $most } ссылки
   *[other] { $most } ссылок
} на этот стол. Сначала отзовите одну из них.
error-no-such-link = У вас нет такой ссылки.
error-no-such-session = У вас нет такого сеанса.
error-table-others = За столом сидят другие игроки, поэтому удалить его нельзя.
error-table-of-campaign = Этот стол относится к кампании.
error-foreign-host = Этот зал не отвечает по такому имени хоста.
error-history-elsewhere = Прошлое смотрите за столом, с которого скопирован этот.
error-too-slow = Запрос шёл слишком долго.
error-no-lesson = За этим столом уроков нет.
error-cannot-write = Не удалось сохранить ход: диск или база данных не принимает запись.

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

# Что наставник говорит о самом столе.
lesson-table-choose = Всё подсвеченное можно выбрать. Нажмите на него на поле или на руке или найдите в этом списке.
lesson-table-undo = Передумали? Решение можно отменить, пока не брошен кубик и не открылось ничего скрытого.
lesson-table-why = Если что-то выбрать нельзя, нажмите на него — и узнаете почему. «Почему?» показывает правило, стоящее за вопросом.
lesson-table-hint = Не знаете, как быть? «Подсказка» покажет, как пошёл бы бот. Ходить за вас она не будет.
lesson-table-rules = Правила всегда под рукой, а подчёркнутые слова объясняют себя сами: просто наведите на них.
