# Клиентът в браузъра: всички страници без дъските
# Към читателя се говори на „вие“; бутонът е заповед към играта и е на „ти“: „Запази“, „Продължи“.

client-title = Четири игри, една тиха маса.
client-subtitle = Без регистрация. Изпратете връзка или седнете срещу достоен противник.
client-language = Език
client-pages = Страници
client-puzzle = Задача
client-puzzle-today = Задачата на деня
client-rules = Правила
client-me = Вие
client-home = Начало
client-menu = Меню
client-help = Какво е това?
client-retry = Изиграй грешките си отново
client-loading = Един момент…
client-again = Опитай отново
client-cannot-show = Тази страница не може да се покаже
client-cannot-enter = Тук не можете да влезете
client-lost = На този адрес няма нищо
client-lost-help = Връзката може да е стара или непълна. Всичко започва от началната страница.
client-unreachable = Няма връзка със сървъра. Проверете мрежата и опитайте отново.
client-broken = Тук нещо се обърка. Презаредете страницата и опитайте отново.
client-http = Сървърът отговори със статус { $status }. Опитайте отново след малко.
client-skips = Бързи връзки
client-skip-main = Към страницата
client-skip-bar = Към това, което можете да направите
client-skip-board = Към дъската
client-skip-panel = Към дневника, разговора и правилата
client-keys = Клавиши на тази страница
client-games = Игри
client-players = { $low }–{ $high } играчи
client-players-count = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
client-length = { $game ->
    [kryptos] 30 мин
    [decrypto] 45 мин
    [kreta] 60 мин
    [krysis] 90 мин
   *[other] без определено време
}
client-about = { $game ->
    [kryptos] Подредени карти, скрити числа. Разгадайте чуждите, преди да прочетат вашите.
    [decrypto] Подсказки, които вашият отбор разбира, а другият не бива.
    [kreta] Абати, кораби и крепости: бъдете първи в провинциите, които ще носят точки.
    [krysis] Залагайте тайно, пратете хората си пет нива надолу, донесете кристали.
   *[other] Игра със скрита информация.
}
client-two-minutes = Как се играе за две минути
client-how-to = { $game ->
    [kryptos] { $step ->
        [1] Всеки държи карти, подредени по големина. Другите виждат само гърбовете им, реда и броя по цветове.
        [2] Когато сте на ход, назовете стойността на една закрита карта. Вече известните числа са отбелязани на пистата.
        [3] Вярно: картата се обръща и получавате до 3 точки. Грешно: можете да платите 1 точка и да опитате още веднъж.
       *[other] Щом някой стигне 15 точки, обиколката се доиграва. Печели най-големият сбор.
    }
    [decrypto] { $step ->
        [1] Всеки отбор има четири тайни думи с номера от 1 до 4.
        [2] Един играч от отбора дава три подсказки за таен код от три цифри. Съотборниците му трябва да отгатнат кода.
        [3] И другият отбор слуша и от втория рунд се опитва да прихване кода.
       *[other] Две прихващания носят победа, две неразбирателства – загуба.
    }
    [kreta] { $step ->
        [1] Изиграйте карта с персонаж и направете каквото позволява: движение, строеж, плаване, реколта. Или оставете Кастелана да точкува място за крепост.
        [2] Следващите две места за крепост са известни предварително: провинциите около тях ще носят точки първи.
        [3] Който има най-голямо влияние в провинцията, взема точките ѝ; при 3 или 4 играчи вторият получава половината.
       *[other] След единайсетото точкуване печели най-големият сбор.
    }
    [krysis] { $step ->
        [1] Залагайте кристали тайно. Най-високият залог пръв поставя миньора си; всяко място в мината носи стоки в лагера ви.
        [2] Съставете екип от трима агенти: скоростите решават кой действа пръв, а бойната сила и вместимостта – какво може екипът.
        [3] После натоварете стоки за щаба или за банката, ограбете по-слаб лагер или работете извънредно.
       *[other] След петия рунд се броят продажбите и всичко в щаба; останалото в лагера не струва нищо.
    }
   *[other] { $step ->
        [1] Отворете маса и седнете.
        [2] Изречението долу казва какво можете да направите.
        [3] Изберете; забраненото от правилата се обяснява.
       *[other] В правилника са всички подробности.
    }
}
client-example-0 = Ана
client-example-1 = Боян
client-example-2 = Клое
client-example-3 = Димо
client-whole-rules = Целият правилник
client-play-computer = Игра срещу компютъра
client-learn-first = Първо се научи
client-learn-on = Продължи урока
client-learn-more = Още уроци
client-solo-level = Колко добре играят компютрите
client-solo-seats = Колко играят
client-invite-friends = Покани приятели
client-more-options = Още настройки
client-option-list = Разделени със запетаи
client-open-tables = Отворени маси
client-running-tables = Започнали игри
client-no-open-tables = В момента никой не чака. Отворете маса и други ще дойдат при вас.
client-no-running-tables = В момента няма игра за гледане.
client-all = Всички ({ $count })
client-fewer = По-малко
client-seats-taken = Заети места: { $taken } от { $seats }
client-sit-down = Сядам
client-watch = Гледам
client-resume = Продължи
client-computer = компютър
client-others-turn = На ход са другите.
client-open = Отвори
client-invitation = Имам покана
client-invitation-link = Поставете връзката тук
client-invitation-wrong = Това не е връзка към маса тук.
client-how-fair = Защо е честно
client-fair-deals = Раздаване, което се проверява
client-fair-deals-text = Първо сървърът запечатва своя ключ, после всеки браузър добавя случайни цифри. Накрая вашият проверява, че нищо не е сменено.
client-fair-secrets = Тайните остават тайни
client-fair-secrets-text = Екранът ви получава само онова, което мястото ви може да знае. За всяка игра това се доказва с тест.
client-fair-saved = Нищо не се губи
client-fair-saved-text = Ходът се записва, преди някой да го види, и оцелява дори при спиране на тока.
client-legal = Kastellan е неофициална реализация. Правилата са на авторите на игрите; рисунките и текстовете са наши.

# Нова маса

client-new-title = Нова маса: { $game }
client-new-help = Два отговора и имате връзка за изпращане. Всичко може да се промени и на масата.
client-new-seats = Колко души ще играят?
client-new-who = Кой играе?
client-new-who-help = Оставете места за приятели или ги дайте на компютъра. После пак можете да промените.
client-new-all = Всички останали:
client-seat-number = Място { $number }
client-seat-who = Кой играе на място { $number }?
client-seat-free = Място { $number } е свободно
client-seat-for-friend = Приятел
client-seat-for-bot = Компютър, { $level }
client-level-easy = лесен
client-level-normal = среден
client-level-hard = труден
client-you-mark = вие
client-options = Настройки
client-options-usual = Обикновена игра.
client-option-is = { $label }: { $value }
client-unit-seconds = секунди
client-option-open = Нека реши случаят
client-off = не
client-table-name = Име на масата
client-table-name-example = Синият час
client-per-move = Време за всяко решение
client-per-game = Време за цялата игра на играч
client-seconds = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}
client-minutes = { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}
client-no-limit = Без ограничение
client-public = Всеки може да влезе и да гледа
client-public-help = Масата се показва на началната страница. Иначе влизат само хората с вашата връзка.
client-hints = Съвети и помощ при мисленето
client-hints-help = Всеки може да попита какво би направил силен играч, а дъските пресмятат какво вече следва от видяното.
client-cancel = Отказ
client-open-table = Отвори масата

# Преди играта

client-lobby = Масата е готова
client-lobby-free = { $count ->
    [one] Едно място е свободно.
   *[other] { $count } места са свободни.
}
client-lobby-full = Всички са тук.
client-lobby-taken = Всички места са заети.
client-name-ask = Как да ви наричат другите?
client-name-guest = Гост
client-name-save = Това съм аз
client-name-help = За да знаят кой е играл. Без име играете с името на птица. Можете да го смените по всяко време.
client-invite-send = Изпратете тази връзка
client-invite-share = Изпрати…
client-invite-words = Игра на { $game } в Кастелан
client-links-more = Връзка за гледане, нови връзки
client-links-watch = Връзка за гледане
client-two-teams = Два отбора
client-team-name = { $game ->
    [decrypto] { $team ->
        [0] Белите
       *[other] Черните
    }
   *[other] { $team ->
        [0] Първи отбор
       *[other] Втори отбор
    }
}
client-team-seated = { $taken } от { $seats }
client-side-change = { $name }: при { $team }
client-side-swap = { $name }: размяна с { $other } и при { $team }
client-lacks = { $count ->
    [one] Още едно място е свободно.
   *[other] Още { $count } места са свободни.
}
client-lacks-teams = Свободни места: { $where }.
client-lacks-help = Изпратете връзката или оставете да седнат компютри.
client-fill = { $count ->
    [one] Запълни мястото
   *[other] Запълни местата
}
client-may-begin = Всички са тук: можете да започнете.
client-may-begin-absent = Всички места са заети: можете да започнете, макар че не всички гледат.
client-your-name = Вашето име
client-host = домакин
client-offline = отсъства
client-kick = Отпрати
client-start = Започни играта
client-wait-host = Седнахте. Домакинът ще започне, когато всички са тук.
client-choose-seat = Изберете място, за да играете.
client-no-seat-left = Всички места са заети. Щом някое се освободи, ще можете да седнете на него.
client-invitation-over = Тази покана вече не отваря масата: играта вероятно е започнала или домакинът е направил нова връзка. Поискайте връзка от някого, който седи на нея.
client-lobby-teams = { $game ->
    [decrypto] { $seats ->
        [3] Двама са отборът, третият прихваща сам.
       *[other] Стрелките сменят отбора. От двама до четирима в отбор, с разлика най-много един играч.
    }
   *[other] { "" }
}
client-invite-help = Който отвори тази връзка, може да заеме свободно място. Не е нужна регистрация.
client-invite-link = Връзка за игра
client-watch-link = Връзка само за гледане
client-new-links = Направи нови връзки
client-new-links-help = Връзките по-горе веднага спират да действат, също и за тези, които само гледат. Който има място, го запазва.
client-new-links-made = Това са новите връзки. Старите вече не действат.
client-copy = Копирай
client-copied = Копирано
client-copy-invite = Копирай поканата
client-copy-watch = Копирай връзката за гледане
client-qr = QR код на връзката
client-scan = Или нека приятелите сканират кода с телефон.

# Масата

client-table-called = Маса „{ $name }“
client-round = рунд { $round }
client-round-title = Рунд { $round }
client-seal = Запечатано раздаване
client-seal-open = Разпечатано раздаване
client-seal-before = Раздаването е запечатано предварително:
client-seal-opened = Печатът на раздаването е отворен:
client-log-chat = Ходове
client-unread = непрочетени съобщения
client-seats-rail = Местата по реда на ходовете
client-seat = { SEAT($seat) }
client-to-act = Сега е на ход.
client-sealed = Отговори тайно.
client-rank = { $rank ->
    [1] 1-ви
    [2] 2-ри
    [7] 7-ми
    [8] 8-ми
   *[other] { $rank }-ти
}
client-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
client-away = отсъства { $time }
client-on-holiday = в отпуск до { $until }
client-for-absent = играе компютър
client-now = Какво можете да направите
client-your-turn = Вие сте на ход
client-waiting = Другите избират.
client-reconnecting = Връзката се възстановява. Последният ви ход е записан.
client-sending = Изпраща се …
client-step-kept = Връзката прекъсна. Изборът ви е запазен тук и ще тръгне, щом връзката се възстанови.
client-step-overtaken = Връзката беше прекъсната и играта продължи, преди ходът ви да може да тръгне. Нищо не е изпратено вместо вас.
client-line-lost = Връзката прекъсна. Свързваме се отново.
client-table-closed = Тази маса не е отворена за вас или вече не съществува.
client-read-rule = Прочетете правилото
client-dismiss = Затвори съобщението
client-close = Затвори
client-panel = Ходове, разговор и правила
client-tab-log = Ходове
client-tab-chat = Разговор
client-tab-rules = Правила
client-log = Какво се случи
client-log-empty = Още нищо не се е случило.
client-channel = До кого
client-channel-table = Маса
client-channel-team = Отбор
client-channel-watch = Зрители
client-chat-empty = Още никой нищо не е казал.
client-chat-write = Напишете нещо
client-send = Изпрати
client-reactions = Реакции
client-reaction-bravo = Браво!
client-reaction-thanks = Благодаря!
client-reaction-laugh = Ха-ха!
client-reaction-surprise = О!
client-reaction-doubt = Хм…
client-reaction-oops = Опа!
client-muted = Сега не можете да говорите: правилата искат тишина.
client-muted-table = Сега може да ви чува само вашият отбор: пред останалите правилата искат тишина.
client-over = Играта свърши.
client-you-win = Побеждавате: { $best } на { $next }.
client-wins = { $count ->
    [one] Победител: { $names }, { $best } на { $next }.
   *[other] Победата делят { $names }: { $best }.
}
client-place = Завършвате на { $place ->
    [2] второ
    [3] трето
    [4] четвърто
    [5] пето
   *[other] шесто
} място от { $count }.
client-you-share = Вие сте сред победителите.
client-team-wins = Вашият отбор победи.
client-team-loses = Вашият отбор загуби.
client-tie-kryptos = При равни точки е по-напред { $names }: редът се брои от първия играч (KRP-37).
client-tie-krysis = При равни точки е по-напред { $names }: миньорът на последното ниво е пред другия (KRY-68).
client-tie-kreta = При равни точки победата се дели (KRE-90).
client-rematch = Реванш
client-rematch-join = Към реванша
client-take-back = Върни хода
client-take-back-now = Последната ви стъпка може да се върне веднага.
client-take-back-ask = Ще попитаме останалите, ако са я видели.
client-take-back-none = В момента няма ваша стъпка за връщане.
client-take-back-mine = { $what ->
    [all] Поискахте да върнете всички стъпки от хода си.
   *[last] Поискахте да върнете последната си стъпка.
  } Ако играете нататък, искането отпада.
client-take-back-asked = { $what ->
    [all] { SEAT($seat) } иска да върне целия си ход, доколкото още е възможно.
   *[last] { SEAT($seat) } иска да върне последната си стъпка.
  } Съгласни ли сте?
client-take-back-waiting = { $what ->
    [all] { SEAT($seat) } иска да върне целия си ход, доколкото още е възможно.
   *[last] { SEAT($seat) } иска да върне последната си стъпка.
  } Чакаме отговора на останалите.
client-take-back-all = Върни всичките { $count } стъпки
client-end-turn = Край на хода
client-end-turn-now = Ходът ви е изигран.
client-end-turn-help = Още нищо не е окончателно: компютърът чака най-много минута да приключите хода.
client-end-turn-asked = Приключвам хода с бутон
client-yes = Съгласие
client-no = Отказ
client-leave = Напусни масата
client-stand-in = Нека компютърът играе вместо { $name }
client-watching = Вие гледате.
client-absent = { $name } отсъства. Засега може да продължи компютър.
client-come-back = Връщам се на мястото си
client-come-back-help = Компютърен играч пази мястото ви. Който не се върне преди края, остава на последно място.
client-any-view = Какво виждате
client-any-legal = Какво можете да направите ({ $count })
client-any-write = Действие, изписано изцяло

# Преглед на игра

client-replay = Преглед на играта
client-back-to-table = Обратно към масата
client-eyes = През очите на
client-eyes-spectator = Зрител
client-replay-first = В началото
client-replay-previous = Стъпка назад
client-replay-next = Стъпка напред
client-replay-last = В края
client-replay-play = Пусни
client-replay-pause = Пауза
client-replay-scrub = Движение през играта
client-replay-step = { $at } от { $count }
client-fair = Честно раздаване
client-fair-sealed = Запечатано преди играта:
client-fair-later = Ключът се отваря, когато играта свърши. Тогава браузърът ви може да го провери.
client-fair-check = Провери
client-fair-export = Запази играта
client-fair-proven = Доказано за вас: никой не е избирал това раздаване.
client-fair-consistent = Няма противоречия, но за вас нищо не е доказано.
client-fair-consistent-help = Този браузър не е давал цифри за тази игра и не може да знае дали ключът е избран преди, или след като другите са дали своите.
client-fair-doubtful = Не е доказано: раздаването може да е избрано измежду няколко.
client-fair-fraud = ИЗМАМА: на това раздаване не може да се вярва.
client-fair-fraud-help = Запазете разписката си и играта: заедно те я показват на всекиго.
client-fair-imported = Играта е внесена от файл и тук не е доказана.
client-fair-pinned = Отвореният ключ е същият, който този браузър е видял запечатан, преди да даде вашите цифри.
client-fair-others = Цифрите на всички останали са тези, които са обещали, преди вашите да станат известни.
client-fair-opened = Отвореният ключ отговаря на печата, който се показва сега.
client-fair-broken-set-up = Масата има други настройки, други данни или други места, отколкото когато този браузър даде вашите цифри.
client-fair-broken-commitment = Сървърът е подменил запечатания ключ: беше { $then }…, когато този браузър даде вашите цифри, а сега е { $now }…. Който прави така, може да си избира картите.
client-fair-broken-seed = Отвореният ключ не отговаря на печата. Картите може да са от друг ключ.
client-fair-broken-mine = Вашите собствени цифри са пропуснати. Без тях сървърът може да изчисли раздаването предварително и да го избере.
client-fair-broken-others = Цифрите на { $name } не са онези, които бяха обещани, преди вашите да станат известни. Който ги е избрал по-късно, е можел да избере раздаването.
client-fair-broken-draws = Само { $fit } от { $all } случайни избора следват от ключа. Останалите са нагласени.
client-fair-broken-unsealed = Печатът липсва, макар че този браузър го видя, преди да даде вашите цифри. Без него никой не може да провери раздаването.
client-fair-broken-withheld = { $name }: обещани цифри, които не са дадени, може би заради прекъсната връзка. Сървърът е можел да избира между раздаването с тях и това без тях.
client-fair-broken-again = Преди играта цифрите ви бяха поискани от този браузър { $count } пъти и всеки път той даде други. Сървърът е можел да избира измежду толкова раздавания.
client-fair-receipt = Запази разписката
client-fair-receipt-help = Разписката е онова, което този браузър запомни, преди да даде вашите цифри. С нея „kastellan replay --verify“ проверява запазената игра без тази страница.
client-fair-mine = Вашите собствени цифри участват в раздаването.
client-fair-none = Тази игра не е раздадена с печат.

# Правила

client-rules-of = Правила на { $game }
client-search-rules = Търсене в правилата
client-found = { $count ->
    [one] { $count } параграф
   *[other] { $count } параграфа
}
client-nothing-found = Нищо не е намерено. Опитайте с друга дума.
client-contents = Съдържание
client-link-to-rule = Връзка към { $rule }
client-no-rulebook = Този правилник не може да се покаже в момента.
client-rules-table = На всяка маса

# Вие

client-appearance = Изглед
client-appearance-auto = Системен
client-appearance-light = Светъл
client-appearance-dark = Тъмен
client-my-tables = Вашите маси
client-no-tables = Не седите на никоя маса.
client-device = Друго устройство
client-device-title = Продължаване тук?
client-device-text = Тази връзка идва от друго устройство. С нея играете тук като човека, който я е направил; местата, заети по-рано от това устройство, няма да ви последват.
client-device-use = Продължете тук
client-import = Отвори запазена игра
client-choose-file = Избери файл
client-old = Тази игра не може да продължи: започната е по други правила или с други данни от днешните.
client-old-help = Затворете я, за да свърши без резултат. Изиграното остава запазено.
client-old-close = Затвори играта
client-old-closed = Тази игра беше затворена без резултат.
client-sound = Звуци на масата
client-mates-speak = Компютърните ми съотборници казват мнението си след време
client-sound-ask = Тихи звуци за карти, фигури и за вашия ход?
client-sound-yes = Да, моля
client-sound-no = Не, благодаря
client-volume = Сила на звука
client-pace = Сцени на случващото се
client-pace-slow = Бавно
client-pace-normal = Нормално
client-pace-quick = Бързо
client-pace-off = Без
client-skip = Прескочи
client-before-that = Преди това:
client-scene-runs = Ето какво става.
client-happened = Какво стана
client-happened-help = Показва отново какво стана след последния ви ход (R)
client-happened-count = { $count ->
    [one] { $count } събитие
   *[other] { $count } събития
}
client-see-again = Виж отново
client-slip-seen = Видях
client-thinks = { SEAT($seat) } мисли
client-think = { $count ->
    [one] Мисли { $count } играч
   *[other] Мислят { $count } играчи
}
client-fair-listed = Какво е можело да се изтегли всеки път, е по списъка на сървъра; „kastellan replay --verify“ го изчислява сам.
client-fair-chances = Всичките { $all } случайни избора следват от ключа.
client-send-away = Отпрати { $name }
