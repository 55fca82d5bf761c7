# Подготовка на игра

decrypto-option-language = Език на думите
decrypto-option-language-help = Ключовите думи и подсказките са на този език, независимо на какъв език всеки чете екрана.
decrypto-option-language-en = английски
decrypto-option-language-fr = френски
decrypto-option-language-bg = български
decrypto-option-timer = Пясъчен часовник
decrypto-option-timer-help = Секунди за втория шифровчик, след като първият е предал трите си подсказки. 0 изключва часовника.
decrypto-option-first_clue_limit = Време за първите подсказки
decrypto-option-first_clue_limit-help = След толкова секунди подсказките се вземат, дори никой да не ги е предал. 0 – без ограничение.
decrypto-option-guess_limit = Време за отговор
decrypto-option-guess_limit-help = Секунди за двата отговора в един полурунд. После пълната чернова важи, а непълната се брои за грешна. 0 – без ограничение.
decrypto-option-names_limit = Време за назоваване на думите
decrypto-option-names_limit-help = Секунди, за да назовете чуждите ключови думи при равенство. 0 – без ограничение.
decrypto-option-root_rule = Правило за корена
decrypto-option-root_rule-help = В подсказка не може да има дума със същия корен като някоя от собствените ключови думи.
decrypto-option-performed_clues = Изпълнени подсказки
decrypto-option-performed_clues-help = Подсказка може да се тананика, да се покаже с жестове или с танц по време на разговор; написан надпис пак е нужен.
decrypto-option-guess_lock = Потвърждаване на отговор
decrypto-option-guess_lock-help = Или го потвърждава кой да е от отгатващите в отбора, или трябва да са съгласни всички.
decrypto-option-guess_lock-any = Стига един
decrypto-option-guess_lock-all = Всички заедно
decrypto-option-objections = Възражения
decrypto-option-objections-help = Играчите могат да възразят срещу подсказка; ако авторът признае или гласуването реши, тя се зачерква.
decrypto-option-white = Отбор на белите
decrypto-option-white-help = Местата на белите. Без избор местата се редуват; при трима първите двама са отборът.
decrypto-option-encryptor_order = Ред на шифровчиците
decrypto-option-encryptor_order-help = В какъв ред членовете на всеки отбор дават подсказки. Без избор – по реда на местата.
decrypto-option-used = Вече играни думи
decrypto-option-used-help = Тези ключови думи не се раздават отново, докато не останат твърде малко други.

decrypto-players = Decrypto се играе от 3 до 8 души, а сега { $seats ->
    [one] има { $seats } играч
   *[other] има { $seats } играчи
}. Добавете или махнете играчи.
decrypto-white-seats = Белите трябва да са на различни места от 1 до { $last }. Изберете отново или оставете местата да се редуват.
decrypto-white-of-three = При трима играчи двама са отборът, а третият прихваща; сега броят на белите е { $white }. Изберете двама.
decrypto-uneven = Отборите се различават с повече от един играч: { $white } срещу { $black }. Изравнете ги.
decrypto-encryptor-order = Редът на шифровчиците трябва да съдържа всяко от тези места по веднъж: { $seats }. Допълнете го или го оставете празен.
decrypto-limits = Ограничението е брой секунди или 0, ако няма такова. Изберете 0 или повече.

# Защо ходът е отказан

decrypto-no-seat = На тази маса няма такова място. Играйте от някое от заетите места.
decrypto-over = Играта свърши. Започнете нова, за да играете още.
decrypto-dealing = Ключовите думи и кодовете се теглят. Изчакайте малко.
decrypto-clues-known = Подсказки се пишат само в началото на рунда, а предадените вече не се променят. Продължете рунда.
decrypto-interceptor-writes = Прихващачът няма ключови думи и не дава подсказки. Вие четете тези, които отборът оповестява.
decrypto-not-encryptor = В този рунд подсказките на отбора ви дава { SEAT($seat) }. Изчакайте ги; и вашият ред ще дойде.
decrypto-submitted = Подсказките ви са предадени окончателно. Изчакайте да бъдат оповестени.
decrypto-no-line = Редовете са три, с номера от 1 до 3. Изберете един от тях.
decrypto-clue-long = Подсказката има най-много { $most } знака. Съкратете я.
decrypto-not-performed = На тази маса подсказките не се изпълняват. Напишете подсказката без тази отметка.
decrypto-clue-empty = Ред { $line } е празен. Напишете подсказка за всяка от трите цифри и тогава ги предайте.
decrypto-clue-keyword = Ред { $line }: „{ $part }“ е ключовата дума „{ $keyword }“ на вашия отбор. Собствена ключова дума не може да влиза в подсказка, дори за друга дума. Напишете нещо друго.
decrypto-clue-translation = Ред { $line }: „{ $part }“ е превод на ключовата дума „{ $keyword }“ на вашия отбор. Напишете нещо друго.
decrypto-clue-root = Ред { $line }: „{ $part }“ има същия корен като ключовата дума „{ $keyword }“ на вашия отбор. Изберете дума с друг корен.
decrypto-clue-reuse = Ред { $line }: отборът ви вече е дал подсказката „{ $earlier }“. Всяка подсказка се използва веднъж в играта; намерете нова.
decrypto-clue-twice = Ред { $line } повтаря друг ред – „{ $earlier }“. Нужни са три различни подсказки; намерете нова.
decrypto-clue-code = Ред { $line } издава кода. Вместо това дайте подсказки за смисъла на ключовите думи.
decrypto-warning-several = Ред { $line }: „{ $part }“ изглежда сякаш редът съдържа няколко подсказки. Потвърдете, ако подсказката е една, или пренапишете реда.
decrypto-warning-spelling = Ред { $line }: „{ $part }“ като че ли се отнася до букви. Подсказката е за смисъла, никога за изписването. Потвърдете, ако тази е за смисъла, или я пренапишете.
decrypto-warning-count = Ред { $line }: „{ $part }“ може да се разбере като брой на буквите в „{ $keyword }“. Потвърдете, ако става дума за смисъла, или пренапишете подсказката.
decrypto-warning-position = Ред { $line }: „{ $part }“ може да се разбере като номер на ключова дума. Потвърдете, ако става дума за смисъла, или пренапишете подсказката.
decrypto-warning-sound = Ред { $line }: „{ $part }“ звучи подобно на ключовата дума „{ $keyword }“ на вашия отбор. Потвърдете, ако става дума за смисъла, или пренапишете подсказката.
decrypto-warning-root = Ред { $line }: „{ $part }“ съдържа корен на ключовата дума „{ $keyword }“ на вашия отбор. Потвърдете, ако е случайно, или пренапишете подсказката.
decrypto-warning-reuse = Ред { $line } много прилича на подсказката „{ $earlier }“ на вашия отбор. Всяка подсказка се използва веднъж в играта. Потвърдете, ако е нова, или я пренапишете.
decrypto-not-guessing = Сега не се отгатва код. Отговаря се, след като бъдат оповестени подсказки.
decrypto-own-clues = Тези подсказки са ваши: не участвате в обсъждането и не показвате реакция. Изчакайте кодът ви да бъде разкрит.
decrypto-no-interception = В рунд 1 не се прихваща. Запишете подсказките; ще прихващате от рунд 2 нататък.
decrypto-fixed = Отговорът е потвърден и не се променя. Изчакайте другата страна.
decrypto-objection-open = Разглежда се възражение срещу подсказка. Отгатването продължава след това.
decrypto-agreed = Вие се съгласихте с този отговор. Сега съотборниците ви решават дали също да се съгласят, или да го отворят отново.
decrypto-nothing-to-reopen = Отговорът още е отворен и няма какво да се отваря отново. Вместо това променете черновата.
decrypto-digits = { $guess } не може да е код: кодът има три различни цифри от 1 до 4. Поправете го.
decrypto-incomplete = Отговорът не е пълен. Изберете три цифри и тогава го потвърдете.
decrypto-agree-or-reopen = Ваш съотборник иска да потвърди { $guess }. Съгласете се или отворете отговора отново, за да го промените.
decrypto-same-draft = Черновата вече е точно такава. Променете я или я потвърдете.
decrypto-no-objections = Възраженията са изключени на тази маса. Приемете подсказката такава, каквато е.
decrypto-too-late-to-object = Възразява се само докато подсказките се обсъждат. Откритото по-късно не променя нищо.
decrypto-object-empty = Ред { $line } е празен и няма срещу какво да се възрази. Изберете друг ред.
decrypto-objected-before = Срещу ред { $line } вече имаше възражение, а повече от едно не може. Възразете срещу друг ред или продължете да отгатвате.
decrypto-no-grounds = Възражението посочва нарушеното правило за подсказки. Изберете някое от тези правила.
decrypto-root-rule-off = Правилото за корена е изключено на тази маса. Посочете друго правило.
decrypto-no-objection = Няма възражение за разглеждане. Продължете играта.
decrypto-not-your-clue = Подсказката е на { SEAT($seat) } и отговорът се чака оттам. Изчакайте.
decrypto-contested = Вие оспорихте възражението. Изчакайте другите да гласуват.
decrypto-no-vote-yet = Още се чака { SEAT($seat) } да отговори на възражението. Гласува се само ако то бъде оспорено; изчакайте отговора.
decrypto-author-votes = Подсказката е ваша и вие не гласувате. Изчакайте другите.
decrypto-voted = Вие гласувахте. Изчакайте другите.
decrypto-no-naming = Ключови думи се назовават само при равенство в края на играта. Запазете идеите си в бележките.
decrypto-no-tie-break = При трима играчи няма допълнителен показател и никой не назовава ключови думи. Запазете идеите си в бележките.
decrypto-named = Отборът ви е предал думите си. Изчакайте другия отбор.
decrypto-four-names = Назовават се четири думи, с номера от 1 до 4. Изберете едно от тези места.
decrypto-name-long = Думата има тук най-много { $most } знака. Съкратете я.
decrypto-muted = Вие държите таен код: докато не бъде разкрит, не можете да пишете нищо освен подсказките си.
decrypto-notes-long = Бележките имат най-много { $most } знака. Съкратете ги.
decrypto-named-team = Името се избира в рунд 1 и остава до края. Продължете със сегашното.
decrypto-team-name = Името има от 1 до { $most } знака. Променете дължината му.

# Разказът за играта

decrypto-story-team = { $team ->
    [white] белите
    [black] черните
    [pair] отбора
    [interceptor] прихващача
   *[named] { $called }
}
decrypto-story-dealt = Ключовите думи са раздадени.
decrypto-story-round = Рунд { $round }: { $three ->
    [yes] подсказките дава { SEAT($white) }.
   *[no] подсказките дават { SEAT($white) } и { SEAT($black) }.
}
decrypto-story-submitted = { SEAT($seat) } предаде три подсказки.
decrypto-story-clues = { SEAT($seat) } оповестява подсказките си за { decrypto-story-team }.
decrypto-story-clue = { $line }: { $clue }
decrypto-story-clue-performed = { $line }: { $clue } (изпълнена)
decrypto-story-no-clue = { $line }: без подсказка
decrypto-story-fixed = Отговорът е потвърден от { decrypto-story-team }.
decrypto-story-agrees = { SEAT($seat) } иска да потвърди отговора на отбора си.
decrypto-story-reopened = { SEAT($seat) } отваря отново отговора на отбора си.
decrypto-story-objection = { SEAT($seat) } възразява срещу подсказка { $line } по { $rule }.
decrypto-story-contested = { SEAT($seat) } оспорва възражението. Другите гласуват.
decrypto-story-voted = { SEAT($seat) } гласува.
decrypto-story-conceded = { SEAT($seat) } признава: подсказка { $line } е зачеркната.
decrypto-story-struck = Подсказка { $line } е зачеркната: { $uphold } за възражението, { $reject } против.
decrypto-story-stands = Подсказка { $line } остава: { $uphold } за възражението, { $reject } против.
decrypto-story-guesses-open = Отговорите са отворени отново.
decrypto-story-interception = Опит за прихващане от { decrypto-story-team }: { $guess }.
decrypto-story-decoding = Опит за разшифроване от { decrypto-story-team }: { $guess }.
decrypto-story-code = { SEAT($seat) } разкрива кода: { $code }.
decrypto-story-token = { $tokens ->
    [one] Един жетон за прихващане
   *[other] { $tokens } жетона за прихващане
} за { decrypto-story-team }.
decrypto-story-miscommunication = Жетон за неразбирателство за { decrypto-story-team }.
decrypto-story-time-up = { $what ->
    [clues] Времето изтече: подсказките важат, както са.
    [answer] Няма отговор навреме: възражението се смята за оспорено.
    [vote] Времето изтече: липсващите гласове се броят за въздържали се.
    [guess] Времето изтече: отговорите важат, както са.
   *[names] Времето изтече: думите важат, както са.
}
decrypto-story-names = Отборите са наравно. Всеки назовава ключовите думи на другия.
decrypto-story-named = Думите са предадени от { decrypto-story-team }.
decrypto-story-found = Ключови думи, открити от { decrypto-story-team }: { $found } от 4.
decrypto-story-points = При равенство решават точките: { $points } за { decrypto-story-team }.
decrypto-story-team-name = Ново име за { decrypto-story-team }: { $name }.
decrypto-story-shared = Двата отбора си поделят победата.
decrypto-story-over = { $result ->
    [rounds] Петте рунда минаха без втори жетон за прихващане. Победа за { decrypto-story-team }.
   *[won] Победа за { decrypto-story-team }.
}
