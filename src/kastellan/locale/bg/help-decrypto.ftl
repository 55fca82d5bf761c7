# Какво е това? в Decrypto

help-decrypto-seat = { SEAT($seat) }
help-decrypto-team = { $team ->
    [0] Белите
   *[1] Черните
}
help-decrypto-of-team = { $team ->
    [0] на белите
   *[1] на черните
}

# Заглавия

help-decrypto-came = Откъде са
help-decrypto-may-decide = Какво могат да решат
help-decrypto-tie = Ако се стигне до равенство
help-decrypto-tie-note = прихващания минус неразбирателства
help-decrypto-balance = Общо
help-decrypto-change = Какво би го променило
help-decrypto-clues-so-far = Подсказки досега
help-decrypto-guess = Предположения досега
help-decrypto-clues = Подсказка по подсказка
help-decrypto-came-of-it = Какво излезе
help-decrypto-here = Тук и сега

# Жетони

help-decrypto-intercepted = прихващания
help-decrypto-misread = неразбирателства
help-decrypto-intercepted-title = Прихващания { help-decrypto-of-team }
help-decrypto-misread-title = Неразбирателства { help-decrypto-of-team }
help-decrypto-intercepted-what = Отборът получава жетон, когато открие кода на другия. Има { $count }.
help-decrypto-misread-what = Отборът получава жетон, когато не открие своя код. Има { $count }.
help-decrypto-intercepted-in = Рунд { $round }: кодът беше { $code }.
help-decrypto-misread-in = Рунд { $round }: кодът беше { $code }.
help-decrypto-came-not = Още няма даден жетон.
help-decrypto-intercepted-more = { $count ->
    [one] Още един и отборът печели в края на рунда, освен ако не се стигне до равенство.
   *[other] С { $count } жетона отборът печели в края на рунда.
}
help-decrypto-misread-more = { $count ->
    [one] Още един и отборът губи в края на рунда, освен ако не се стигне до равенство.
   *[other] С { $count } жетона отборът губи в края на рунда.
}
help-decrypto-decided = С { $count } жетона играта свършва с този рунд.

# Прозорци, подсказки, листове

help-decrypto-window = Прозорец { $n } { help-decrypto-of-team }
help-decrypto-word = Ключовата дума е „{ $word }“.
help-decrypto-word-secret = Ключова дума, която не можете да видите: в кода стои номерът ѝ, а подсказките сочат смисъла ѝ.
help-decrypto-given = { $count ->
    [one] Една подсказка сочеше тук: { $clues }.
   *[other] { $count } подсказки сочеха тук: { $clues }.
}
help-decrypto-given-none = В завършен рунд никоя подсказка не е сочила тук.
help-decrypto-keyword-change = Ключовите думи остават за цялата игра; всеки рунд код от три цифри казва кои три получават подсказка и в какъв ред.
help-decrypto-clue = Подсказка { $n }
help-decrypto-clue-what = „{ $text }“ сочи една ключова дума чрез смисъла си.
help-decrypto-clue-none = няма подсказка
help-decrypto-struck = Зачеркната е: възражението беше прието.
help-decrypto-guessed = { help-decrypto-team } предполагат ключова дума { $digit }.
help-decrypto-guessed-not = { help-decrypto-team } още не са избрали.
help-decrypto-guess-hidden = Предположенията на другите остават скрити, докато кодът не бъде разкрит.
help-decrypto-clue-change = Докато предположението не е потвърдено, всеки от отбора може да го промени; трите цифри са различни.
help-decrypto-round = Рунд { $round } { help-decrypto-of-team }
help-decrypto-round-what = Три подсказки, предположението на отбора с този лист и верният код, щом бъде разкрит.
help-decrypto-digit = Ключова дума { $digit }
help-decrypto-line = Подсказка { $n }
help-decrypto-text = { $text }
help-decrypto-our-guess = Предположение
help-decrypto-code = { $code }
help-decrypto-round-open = Кодът още не е разкрит.
help-decrypto-was-decoded = Отборът откри своя код.
help-decrypto-was-misread = Отборът не разбра своите подсказки: неразбирателство.
help-decrypto-was-caught = Другият отбор откри кода: прихващане.
help-decrypto-was-safe = Другият отбор не го откри.
help-decrypto-list = Колона { $n } { help-decrypto-of-team }
help-decrypto-list-what = Всички подсказки за тази ключова дума, която остава тайна.
help-decrypto-list-change = Щом кодът бъде разкрит, подсказките му се записват под ключовите си думи: подсказките за една дума си приличат.

# Играчи

help-decrypto-seat-what = Играе в отбора { help-decrypto-of-team }.
help-decrypto-encrypts = Шифрова този рунд: вижда кода и пише трите подсказки.
help-decrypto-decodes = Разшифрова подсказките на своя отбор и прихваща чуждите.
help-decrypto-of-two = { $count } от 2
