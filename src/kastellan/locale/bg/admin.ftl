# Страниците на хората, които поддържат дома

client-admin = Грижа за дома
client-admin-parts = Части на страницата
client-admin-reports = Сигнали
client-admin-tables = Маси
client-admin-people = Хора
client-admin-acts = Дневник
client-admin-search = Търси
client-admin-search-reports = Име, номер на човек или на маса
client-admin-search-tables = Маса, играч или номер
client-admin-search-people = Име, профил или номер
client-admin-search-acts = Кой, за какво или кое действие
client-admin-status = Кои
client-admin-status-all = Всички
client-admin-status-unsettled = За преглед
client-admin-status-settled = Приключени
client-admin-status-open = Чакащи
client-admin-status-playing = В игра
client-admin-status-over = Завършени
client-admin-status-banned = Със забрана
client-admin-none-reports = Тук няма сигнали.
client-admin-none-tables = Няма такива маси.
client-admin-none-people = Няма такива хора.
client-admin-none-acts = Още нищо не е направено.
client-admin-most = Това са първите { $count }. Потърсете, за да намерите и други.
client-admin-done = Готово. Записано е в дневника.
client-admin-why = Защо? Остава записано в дневника.

client-admin-report-message = { $name } написа
client-admin-report-person = За { $name }
client-admin-report-by = Сигнал от { $name }:
client-admin-report-by-nobody = Сигнал от човек, чиито данни са заличени:
client-admin-report-at = На маса за { $game }
client-admin-report-at-gone = На маса, която е изтрита
client-admin-report-context = Какво е казано преди това
client-admin-report-withheld = Казаното вътре в отбор се показва тук, когато играта свърши.
client-admin-report-open-person = Към { $name }
client-admin-report-settled = Приключен на { $day }
client-admin-report-dismissed = Неоснователен, { $day }
client-admin-settle = Уредено
client-admin-settle-title = Да се приключи ли сигналът като уреден?
client-admin-settle-text = Никой не бива известен. Сигналът остава сред приключените.
client-admin-settle-why = Какво е направено? Остава записано в дневника.
client-admin-dismiss = Неоснователен
client-admin-dismiss-title = Да се приключи ли сигналът като неоснователен?
client-admin-dismiss-text = Никой не бива известен. Сигналът остава сред приключените.

client-admin-table-seats = Кой седи там
client-admin-table-changed = Последна промяна: { $day }
client-admin-table-moves = { $moves ->
    [one] един ход
   *[other] { $moves } хода
}
client-admin-table-is = { $status ->
    [open] Чака играчи
    [playing] В игра
   *[over] Завършена
}
client-admin-table-public = отворена за всички
client-admin-table-private = с покана
client-admin-seat-bot = компютър
client-admin-seat-free = свободно
client-admin-seat-left = напусна; компютърът пази мястото
client-admin-close = Затвори
client-admin-close-title = Да се затвори ли масата { $name } ({ $id })?
client-admin-close-text = Играта свършва сега, без резултат, и на масата повече не може да се играе. Изиграното остава запазено, а играчите узнават, че домът я е затворил.
client-admin-delete = Изтрий
client-admin-delete-title = Да се изтрие ли масата { $name } ({ $id })?
client-admin-delete-text = Ходовете, местата, разговорите и резултатите изчезват завинаги. Никой не може да ги върне.

client-admin-person-since = Тук от { $day }
client-admin-nameless = някой без име
client-admin-person-guest = гост
client-admin-person-account = профил { $account }
client-admin-person-tables = { $count ->
    [0] няма маси
    [one] една маса
   *[other] { $count } маси
}
client-admin-person-reports = { $count ->
    [one] един неразгледан сигнал
   *[other] { $count } неразгледани сигнала
}
client-admin-banned = Забрана завинаги
client-admin-banned-until = Забрана до { $day }
client-admin-ban = Забрани достъпа
client-admin-ban-title = Да се забрани ли достъпът на { $name }?
client-admin-ban-text = Докато трае забраната, { $name } не влиза никъде. Отворените страници се затварят, а започнатите игри се смятат за напуснати.
client-admin-ban-days = За колко време?
client-admin-ban-for = { $days ->
    [one] един ден
    [7] една седмица
    [30] 30 дни
    [365] една година
   *[other] { $days } дни
}
client-admin-ban-for-good = завинаги
client-admin-unban = Пусни отново
client-admin-unban-title = Да се пусне ли { $name } отново?
client-admin-unban-text = Забраната свършва веднага.
client-admin-sign-out = Прекрати влизанията
client-admin-sign-out-title = Да се прекратят ли всички влизания на { $name }?
client-admin-sign-out-text = { $account ->
    [true] Всички устройства и програми губят достъп. Който знае паролата, може да влезе отново.
   *[other] Този човек няма профил: повече не може да се върне като { $name }.
}
client-admin-export = Свали данните
client-admin-export-title = Да се свалят ли данните за { $name }?
client-admin-export-text = Получавате файл, който да предадете. В него не пише кой е подал сигнал за този човек, нито какво се говори вътре в отбор, чиято игра още върви.
client-admin-erase = Заличи
client-admin-erase-title = Да се заличи ли { $name }?
client-admin-erase-text = Име, профил, резултати, класирания и съобщения изчезват завинаги. Изиграните ходове остават, но вече ничии.
client-admin-erase-export = Първо свали във файл данните за този човек

client-admin-act-line = { $what ->
    [close] { $who } затвори маса
    [delete] { $who } изтри маса
    [ban] { $who } забрани нечий достъп
    [unban] { $who } пусна някого отново
    [sign-out] { $who } прекрати нечии влизания
    [export] { $who } свали нечии данни
    [erase] { $who } заличи нечии данни
    [settle] { $who } уреди сигнал
    [dismiss] { $who } отхвърли сигнал като неоснователен
   *[other] { $who }: { $what }
}
