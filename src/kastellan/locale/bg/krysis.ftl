# Стоки, използвани в други съобщения

krysis-red = { $red ->
    [one] { $red } червен
   *[other] { $red } червени
}
krysis-blue = { $blue ->
    [one] { $blue } син
   *[other] { $blue } сини
}
krysis-white = { $white ->
    [one] { $white } бял
   *[other] { $white } бели
}
krysis-artefacts = { $artefacts ->
    [one] { $artefacts } артефакт
   *[other] { $artefacts } артефакта
}
krysis-crystals = { $red ->
    [0] { krysis-blue-white }
   *[other] { krysis-red }{ $blue ->
        [0] { $white ->
            [0] { "" }
           *[other] , { krysis-white }
        }
       *[other] , { krysis-blue-white }
    }
}
krysis-blue-white = { $blue ->
    [0] { $white ->
        [0] нищо
       *[other] { krysis-white }
    }
   *[other] { krysis-blue }{ $white ->
        [0] { "" }
       *[other] , { krysis-white }
    }
}
krysis-goods = { $artefacts ->
    [0] { krysis-crystals }
   *[other] { krysis-artefacts }{ krysis-and-crystals }
}
krysis-and-crystals = { $red ->
    [0] { $blue ->
        [0] { $white ->
            [0] { "" }
           *[other] , { krysis-white }
        }
       *[other] , { krysis-blue-white }
    }
   *[other] , { krysis-crystals }
}

# Подготовка на играта

krysis-option-advanced = Специални агенти
krysis-option-advanced-help = Всяка компания добавя шест специални агенти и преди играта всеки тайно отстранява шест от своите 24 карти.
krysis-option-tactical = Избрана начална ръка
krysis-option-tactical-help = Всеки избира девет агенти за началната си ръка, вместо да тегли трима носачи и трима воини.
krysis-option-missions = Тайни мисии
krysis-option-missions-help = Всеки получава тайна мисия, която носи 10 точки накрая.
krysis-option-extra_agents = Допълнителни агенти
krysis-option-extra_agents-help = Наш модул: преди да състави тестето си, всеки получава един от седемте допълнителни агенти. Изисква специалните агенти.
krysis-option-bank = Кристали в банката
krysis-option-bank-help = Или има само 125-те кристала от кутията, или банката никога не се изчерпва.
krysis-option-bank-finite = 125 кристала
krysis-option-bank-unlimited = Неизчерпаеми
krysis-option-reveal_loaded_artefacts = Показване на натоварените артефакти
krysis-option-reveal_loaded_artefacts-help = Артефактите, които играч товари от собствения си лагер, се показват на всички.
krysis-option-open_hq = Открити щабове
krysis-option-open_hq-help = Всички виждат кристалите и броя на артефактите във всеки щаб. Видовете им остават тайна.
krysis-option-companies = Компании
krysis-option-companies-help = Компанията на всяко място с нейния номер: 1 РубиКо, 2 Кризтал, 3 Айон, 4 Умбра; ако е празно, в този ред. Тя има значение само със специалните агенти, трима от които са само нейни.
krysis-players = Krysis се играе от 2 до 4 души, а сега { $seats ->
    [one] има { $seats } играч
   *[other] има { $seats } играчи
}. Добавете или махнете играчи.
krysis-companies = Посочете { $seats } различни компании, по една за всяко място, с номера от 1 до 4.
krysis-extra-agents = Допълнителните агенти изискват специалните. Включете и тях или се откажете от допълнителните.

# Защо ход се отказва

krysis-over = Играта свърши: петте рунда са изиграни. Започнете нова, за да играете още.
krysis-dealing = В момента се теглят карти. Изчакайте малко.
krysis-sealed = Изборът ви е окончателен. Играта ще продължи, щом всички изберат.
krysis-drawn-all = Нямате повече агенти за теглене. Следващият рунд ще започне, щом всички изтеглят своите.
krysis-not-your-turn = На ход е { SEAT($seat) }. Изчакайте своя ред.
krysis-now-deck = Сега се съставят тестетата: отстранявайте агенти, докато вашето стане готово, и потвърдете.
krysis-now-tactical = Сега се избират началните ръце: вземете девет агенти и потвърдете.
krysis-now-bid = Сега всички залагат: добавете кристали от щаба си или никакви и потвърдете.
krysis-now-place = Сега поставете миньора си на свободно място на това ниво.
krysis-now-keep = Изтеглихте два артефакта. Първо запазете единия.
krysis-now-team = Сега се съставят екипите: изберете един агент от ръката си.
krysis-now-act = Време е за действия: натоварете стоки, нападнете или работете извънредно.
krysis-now-destination = Плячката е у вас. Първо изберете къде отива цялата: в щаба, в банката или в лагера.
krysis-now-refill = Сега се допълват ръцете: теглете от носачите или от воините си.
krysis-nothing-chosen = Няма какво да върнете: още нищо не сте избрали.
krysis-bid-hq = Залогът се прави с кристали от собствения ви щаб, а от този цвят там не остават повече. Изберете друг цвят или потвърдете.
krysis-no-such-space = Няма такова място: всяко ниво има четири. Изберете едно от тях.
krysis-space-taken = На място { $space } вече има миньор. Изберете свободно.
krysis-alternative = { $choices ->
    [1] Това място предлага само една награда. Вземете я такава, каквато е.
   *[other] Това място предлага две награди. Вземете първата или втората.
}
krysis-not-drawn = Не сте изтеглили този артефакт. Запазете единия от двата в ръката си.
krysis-not-in-hand = { $agent ->
    [none] Няма такъв агент. Изберете един от ръката си.
   *[other] „{ NAME($agent, kind: "agent") }“ не е в ръката ви. Изберете агент, който е там.
}
krysis-empty-pile = Купчината ви с { $kind ->
    [carrier] носачи
   *[warrior] воини
} е празна. Теглете от другата.
krysis-not-in-deck = { $agent ->
    [none] Няма такъв агент. Изберете един от тестето си.
   *[other] „{ NAME($agent, kind: "agent") }“ не е в тестето ви или вече е избран. Изберете друг агент.
}
krysis-star-level = Вече отстранихте { $number } агенти с { $stars ->
    [one] { $stars } звезда
   *[other] { $stars } звезди
}. { $left ->
    [0] Тестето ви е готово. Потвърдете го или започнете отначало.
   *[other] Изберете агенти от другите нива или започнете отначало.
}
krysis-deck-incomplete = Тестето ви не е готово: отстранете още { $number ->
    [one] { $number } агент
   *[other] { $number } агенти
} и потвърдете.
krysis-hand-full = Избрахте девет агенти. Потвърдете ги или започнете отначало.
krysis-hand-incomplete = Началната ръка има девет агенти: изберете още { $number } и потвърдете.
krysis-finish-first = Започнали сте друго. Довършете го или го върнете.
krysis-already-acted = Вече извършихте действието си за този рунд. Използвайте специален агент или завършете хода си.
krysis-begin-first = Първо започнете действие: { $special ->
    [yes] товарене, нападение, извънреден труд или специален агент.
   *[no] товарене, нападение или извънреден труд.
}
krysis-nothing-fits = Никоя от тези стоки не се побира в местата на екипа ви, дори с транспорт от лагера ви. Изберете друго действие.
krysis-transport-useless = И с този транспорт никоя от тези стоки не се побира. Изиграйте друг транспорт или започнете отначало.
krysis-only-good = Този транспорт е единствената стока в лагера ви: ако го изиграете, няма какво да натоварите. Натоварете него или започнете отначало.
krysis-rest-unfit = Ако изиграете този транспорт, никоя от другите ви стоки не се побира. Натоварете самия транспорт или започнете отначало.
krysis-camp-empty = В лагера ви няма какво да натоварите. Изберете друго действие.
krysis-no-such-target = Изберете друг играч за цел.
krysis-too-weak = { $weapon ->
    [none] Бойната ви сила { $force } не надвишава защитата { $defence }. { $others ->
        [0] Изберете друго действие.
       *[other] Нападнете по-слаб или незащитен лагер или изберете друго действие.
    }
    [best] Дори с най-доброто ви оръжие бойната ви сила { $force } не надвишава защитата { $defence }. { $others ->
        [0] Изберете друго действие.
       *[other] Нападнете по-слаб или незащитен лагер или изберете друго действие.
    }
   *[this] С това оръжие бойната ви сила { $force } не надвишава защитата { $defence }. Изиграйте по-силно или започнете отначало.
}
krysis-nothing-to-steal = В този лагер няма какво да откраднете. { $others ->
    [0] Изберете друго действие.
   *[other] Изберете друг лагер или друго действие.
}
krysis-no-such-crystal = Кристалите са червени, сини или бели. Изберете един от тези цветове.
krysis-no-room = За това не остава място. { $transport ->
    [yes] Откажете се, изиграйте транспорт или започнете отначало.
   *[no] Откажете се или започнете отначало.
}
krysis-not-in-camp = От тези в лагера ви няма повече. Изберете други стоки.
krysis-not-there = От тези в онзи лагер няма повече. Изберете нещо друго.
krysis-weapon-needed = Бойната ви сила { $force } не надвишава защитата { $defence }. Първо изиграйте достатъчно силно оръжие.
krysis-announce-only = При нападение не товарите свои артефакти: обявете колко вземате от жертвата.
krysis-played-loaded = Играете този артефакт, затова не можете и да го натоварите. Натоварете други стоки или започнете отначало.
krysis-loaded-played = Този артефакт е в товара ви, затова не можете и да го изиграете. За да го изиграете, започнете отначало.
krysis-already-seen = Шпионинът ви вече е погледнал. Вземете един от артефактите или никой.
krysis-name-destination = Посочете къде отива товарът: в щаба или в банката.
krysis-name-pay = Посочете кои кристали вземате като заплащане.
krysis-take-or-leave = Вземете един от артефактите, които шпионинът ви вижда, или никой.
krysis-spied = Шпионинът ви вече избра: един артефакт от този лагер или никой. Продължете хода си.
krysis-steal-something = Трябва да откраднете поне една стока. Изберете една или върнете действието.
krysis-no-artefacts-in-special = При специално действие не се играят артефакти. Първо го довършете.
krysis-not-face-down = Такъв артефакт не лежи закрит в лагера ви. Изиграйте някой, който е там.
krysis-one-of-each = В един рунд можете да изиграете едно оръжие и един транспорт, а от този вид вече избрахте. Продължете без друг.
krysis-play-with-action = Артефактите се играят заедно с действие. Първо започнете действието.
krysis-wrong-kind = Оръжията са за нападение и извънреден труд, транспортът – за товарене и нападение. Изиграйте другия вид или нищо.
krysis-steal-first = Първо обявете и потвърдете какво крадете, после изберете къде отива.
krysis-load-something = Товарът трябва да има поне една стока. Добавете една или върнете действието.
krysis-load-where = Натоварените стоки напускат лагера: откарайте всички в щаба или в банката.
krysis-pay = Заплащането трябва да струва точно { $worth }: 3 за червен, 2 за син и 1 за бял кристал. Изберете една от предложените комбинации.
krysis-bank-short = Банката няма достатъчно кристали за това заплащане. Изберете една от предложените комбинации.
krysis-alchemist-short = Банката няма толкова кристали от новия цвят. Превърнете по-малко или изберете другото превръщане.
krysis-must-act = Трябва да действате: натоварете стоки, нападнете или работете извънредно. Пропускане няма.
krysis-not-in-team = Този агент не е в екипа ви. Използвайте някой от екипа.
krysis-special-used = „{ NAME($agent, kind: "agent") }“ вече беше използван в този рунд. Всеки специален агент действа веднъж.
krysis-no-skill = „{ NAME($agent, kind: "agent") }“ няма специално умение. Използвайте специален агент.
krysis-only-defends = „{ NAME($agent, kind: "agent") }“ защитава лагера ви постоянно и няма специално действие. Използвайте друг специален агент.
krysis-other-skill = „{ NAME($agent, kind: "agent") }“ има друго умение. Използвайте го за каквото може.
krysis-no-crystals = В лагера на { SEAT($seat) } няма кристали. { $others ->
    [0] Направете нещо друго.
   *[other] Изберете друга цел или направете нещо друго.
}
krysis-thief-full = Този крадец не носи повече от { $number ->
    [one] { $number } кристал
   *[other] { $number } кристала
}. Потвърдете или започнете отначало.
krysis-no-artefacts = В лагера на { SEAT($seat) } няма закрити артефакти. { $others ->
    [0] Направете нещо друго.
   *[other] Изберете друга цел или направете нещо друго.
}
krysis-brings-nothing = Този майстор миньор сега не би донесъл нищо: нито банката, нито купчината имат каквото показва. Изберете нещо друго.
krysis-transmute-colour = Алхимикът превръща бели в сини или сини в червени и нищо друго. Изберете едно от тези превръщания.
krysis-transmute-number = { $most ->
    [0] В лагера ви няма кристали от този цвят. Изберете другото превръщане или никое.
    [one] В лагера ви има само един кристал от този цвят: превърнете него.
   *[other] Превърнете поне един кристал и най-много тези { $most } от този цвят в лагера ви.
}

# Разказът

krysis-story-mission = Мисията ви: { NAME($mission, kind: "mission") } в щаба.
krysis-story-extra = Допълнителният ви агент: { NAME($agent, kind: "agent") }.
krysis-story-hands = Всеки изтегли начална ръка от шест агенти.
krysis-story-recruit = Теглите агент: { NAME($agent, kind: "agent") }.
krysis-story-recruits = { SEAT($seat) } тегли { $kind ->
    [carrier] носач
   *[warrior] воин
}.
krysis-story-first-artefact = Първият ви артефакт: { NAME($artefact, kind: "artefact") }.
krysis-story-drawn = Теглите артефакт: { NAME($artefact, kind: "artefact") }.
krysis-story-reshuffle = Купчината с артефакти е празна: изхвърлените се разбъркват в нова.
krysis-story-no-artefact = За { SEAT($seat) } не остава артефакт за теглене.
krysis-story-kept-alone = { SEAT($seat) } запазва единствения останал за теглене артефакт.
krysis-story-stolen = { SEAT($seat) } взема наслуки от { SEAT($target) }: { NAME($artefact, kind: "artefact") }.
krysis-story-enter = Миньорът на { SEAT($seat) } тръгва от място { $space } на входа: { krysis-crystals }.
krysis-story-deck = { SEAT($seat) } състави тестето си.
krysis-story-tactical = { SEAT($seat) } избра началната си ръка.
krysis-story-has-bid = { SEAT($seat) } заложи.
krysis-story-bid = { $value ->
    [0] { SEAT($seat) } не залага { krysis-crystals }.
   *[other] { SEAT($seat) } залага { $value }: { krysis-crystals }.
}
krysis-story-dig = { SEAT($seat) } копае на място { $space }: { krysis-goods }.
krysis-story-keep = { SEAT($seat) } запазва един артефакт и изхвърля другия: { NAME($discarded, kind: "artefact") }.
krysis-story-keep-own = { SEAT($seat) } запазва „{ NAME($kept, kind: "artefact") }“ и изхвърля „{ NAME($discarded, kind: "artefact") }“.
krysis-story-has-chosen = { SEAT($seat) } избра агент.
krysis-story-agent = { SEAT($seat) } разкрива агент: { NAME($agent, kind: "agent") }.
krysis-story-initiative = { SEAT($seat) } действа с инициатива { $initiative }.
krysis-story-plays = { SEAT($seat) } изиграва артефакт: { NAME($artefact, kind: "artefact") }.
krysis-story-load-hq = { SEAT($seat) } отнася в щаба: { krysis-goods }.
krysis-story-load-bank = { SEAT($seat) } продава за { $points } точки: { krysis-goods }.
krysis-story-loot-hq = { SEAT($seat) } отнася плячката в щаба: { krysis-goods }.
krysis-story-loot-bank = { SEAT($seat) } продава плячката за { $points } точки: { krysis-goods }.
krysis-story-loot-camp = { SEAT($seat) } отнася плячката в собствения си лагер и екипът остава: { krysis-goods }.
krysis-story-shows = { SEAT($seat) } показва: { NAME($artefact, kind: "artefact") }.
krysis-story-attack = { SEAT($seat) } напада { SEAT($target) }, { $force } срещу { $defence }, и взема { krysis-goods }.
krysis-story-attack-open = { SEAT($seat) } напада незащитения лагер на { SEAT($target) } и взема { krysis-goods }.
krysis-story-overtime = { SEAT($seat) } работи извънредно: { krysis-crystals }.
krysis-story-rob = { SEAT($seat) } ограбва { SEAT($target) } ({ NAME($agent, kind: "agent") }): { krysis-crystals }.
krysis-story-spy = { SEAT($seat) } разглежда артефактите на { SEAT($target) } ({ NAME($agent, kind: "agent") }).
krysis-story-spy-saw = В лагера на { SEAT($target) } виждате: { NAME($artefact, kind: "artefact") }.
krysis-story-snatch = Шпионинът на { SEAT($seat) } взема един артефакт от { SEAT($target) }.
krysis-story-snatch-own = Шпионинът на { SEAT($seat) } взема от { SEAT($target) }: { NAME($artefact, kind: "artefact") }.
krysis-story-snatch-none = Шпионинът на { SEAT($seat) } не взема нищо от { SEAT($target) }.
krysis-story-mine = { SEAT($seat) } получава ({ NAME($agent, kind: "agent") }): { krysis-goods }.
krysis-story-transmute = { SEAT($seat) } превръща { $colour ->
    [white] { $number ->
        [one] { $number } бял в син
       *[other] { $number } бели в сини
    }
   *[blue] { $number ->
        [one] { $number } син в червен
       *[other] { $number } сини в червени
    }
} ({ NAME($agent, kind: "agent") }).
krysis-story-round-over = Рунд { $round } завършва: екипите и изиграните артефакти се изхвърлят.
krysis-story-round = Започва рунд { $round }.
krysis-story-over = Играта свърши.
krysis-story-mission-shown = Мисията на { SEAT($seat) } ({ NAME($mission, kind: "mission") }): { $points ->
    [0] не е изпълнена.
   *[other] { $points } точки.
}
