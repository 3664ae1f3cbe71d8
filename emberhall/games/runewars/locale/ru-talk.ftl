# Быстрые фразы для чата. Договорённости ни к чему не обязывают.
phrase-announce-high = Я поставлю много.
phrase-announce-low = Я почти ничего не поставлю.
phrase-announce-all = Я ставлю всё, что есть.
phrase-leave-me = Уступите мне сейчас, и следующее — ваше.
phrase-together = Если вы поставите много, я не поставлю ничего.
phrase-peace = Давайте в этом году жить мирно.
phrase-border = Не трогайте мои земли, и я не трону ваши.
phrase-leader = Все против того, у кого больше рун!
phrase-rune-true = Там драконья руна, точно вам говорю.
phrase-rune-false = Там фальшивая руна, точно вам говорю.
phrase-agreed = По рукам.
phrase-refused = Нет, не пойдёт.
