# Вашата страница

client-played-with = с { $others }
client-played-teams = с { $mates } срещу { $others }
client-scan-device = Или сканирайте кода с другото устройство.
client-me-title = Вие
client-save = Запази
client-saved = Запазено.
client-played = Изиграни игри
client-none-played = Още няма завършена игра. Щом завършите някоя тук, ще я намерите на това място заедно с прегледа ѝ.
client-history-empty = Историята ви е празна: извадили сте всички игри от нея.
client-history-game = Игра
client-history-any-game = Всички игри
client-history-result = Резултат
client-history-any-result = Всеки резултат
client-history-won = Спечелени
client-history-lost = Неспечелени
client-history-left = Напуснати преди края
client-history-company = С кого
client-history-anybody = С когото и да е
client-history-people = С хора
client-history-computers = Само с компютри
client-history-count = { $count ->
    [0] Няма такава игра.
    [one] { $count } игра
   *[other] { $count } игри
}
client-history-more = Покажи още
client-history-out = Извади от историята ми
client-history-out-ask = Да се извади ли тази игра на { $game } от историята ви?
client-history-out-help = Играта от { $day } вече няма да се показва и брои на страниците ви; това е завинаги. Другите я запазват в своята история. Масата и прегледът остават, рейтингът ви също.
client-history-out-yes = Извади
client-result = { $game ->
    [decrypto] { $rank ->
        [1] победа
       *[other] загуба
    }
   *[other] { $place }, { $points }
}
client-rating = { $game }: { $rating } ({ $games ->
    [one] { $games } игра
   *[other] { $games } игри
})
client-account = Профил
client-account-help = По желание. С профил игрите и рейтингът ви са с вас и на други устройства.
client-account-of = Влезли сте като { $name }. Другите ви виждат като { $shown }; можете да смените това име по-горе.
client-account-name = Име на профила
client-password = Парола
client-password-change = Смени паролата
client-password-help = Всички други устройства ще излязат от профила.
client-password-old = Досегашна парола
client-password-new = Нова парола
client-password-changed = Паролата е сменена.
client-logout = Изход
client-device-help = Продължете игрите си на друго устройство: отворете там връзка, която важи веднъж.
client-device-make = Направи връзка
client-device-link = Важи веднъж и за кратко
client-import-help = Файл, запазен от преглед. Играта се изиграва отново; това не доказва раздаването.
client-import-wrong = Този файл не е запазена игра.
client-result-left = напусната преди края
client-account-create = Създай профил
client-account-login = Вход
client-data = Вашите данни
client-data-help = Всичко, което този сървър пази за вас, в един файл: име, места, резултати, разговори, ваши списъци с думи и файлове, известия.
client-data-save = Изтегли данните ми
client-erase = Изтрий всичко
client-erase-ask = Да се изтрие ли всичко за вас?
client-erase-help = Името, профилът, резултатите, рейтингите, вашите списъци с думи и файлове, известията и казаното от вас се изтриват завинаги. В започнатите игри се води, че сте напуснали. Изиграните от вас ходове остават в игрите на другите, без име. Каквото е в този браузър, остава, докато не го изтриете оттук.
client-erase-name = За потвърждение напишете „{ $name }“
client-erase-yes = Изтрий завинаги

# Results and ratings over time

client-course = Вашият път
client-course-weeks = Резултати по седмици
client-course-weeks-help = От { $games ->
    [one] { $games } игра
   *[other] { $games } игри
} през последните дванайсет седмици спечелени: { $won }.
client-course-ratings = Рейтинги
client-course-ratings-help = Всеки започва с 25. Рейтингът се променя след всяка игра между профили.
client-course-unrated = Още няма какво да се начертае: за рейтинг се броят само игрите с други, които имат профил.
client-course-guest = За рейтинг са само игрите между профили; вие играете без профил.
client-course-figures = В числа
client-course-week = Седмица от
client-course-won = спечелени
client-course-other = неспечелени
client-course-rating = Рейтинг
client-course-sure = Точност

# Game by game

client-games-title = Игра по игра
client-games-played = Изиграни
client-games-won = Спечелени
client-games-best = Рекорд
client-games-best-of = { $game ->
    [decrypto] –
   *[other] { $points }
}
client-games-last = Последните десет
client-games-last-won = Спечелени { $won } от последните { $games }
client-games-sources = Откъде идват точките: средно { $points } на игра
client-games-source = { $source }: { $points }
client-games-right = Познати числа: { $well } от { $of } ({ $share }). Наслуки сред възможните числа щяха да са { $chance }.
client-games-understood = Разбрани кодове на вашия отбор: { $well } от { $of } ({ $share })
client-games-intercepted = Прихванати кодове: { $well } от { $of } ({ $share })
client-games-clear = Кодове, разбрани по вашите подсказки: { $well } от { $of } ({ $share })
