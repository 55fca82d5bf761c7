# Какво е това? в Krysis

help-krysis-seat = { SEAT($seat) }
help-krysis-agent = { NAME($agent, kind: "agent") }
help-krysis-artefact = { NAME($artefact, kind: "artefact") }
help-krysis-points = { $points ->
    [one] { $points } точка дотук.
   *[other] { $points } точки дотук.
}

# Заглавия

help-krysis-does = Какво дава този рунд
help-krysis-in-team = В сборовете на екипа
help-krysis-sums = Колко прави
help-krysis-change = Какво би го променило
help-krysis-worth = Колко струва сега
help-krysis-lies = Какво лежи тук
help-krysis-here = Тук и сега
help-krysis-at-end = Накрая
help-krysis-at-end-note = по това, което лежи тук сега
help-krysis-goods = Стоки
help-krysis-crystals = Кристали
help-krysis-points-end = Точки
help-krysis-speed = Скорост
help-krysis-combat = Бойна сила
help-krysis-slots = Места за товар
help-krysis-defence = Защита
help-krysis-team-speed = Инициатива на екипа
help-krysis-team-combat = Бойна сила на екипа

# Агенти и екипи

help-krysis-agent-what = { $kind ->
    [carrier] Носач
   *[warrior] Воин
}{ $stars ->
    [0] { "" }
    [one] , { $stars } звезда
   *[other] , { $stars } звезди
}.
help-krysis-fixed = винаги еднаква
help-krysis-multiplied = по { $each } за всеки { $colour ->
    [red] червен
    [blue] син
   *[white] бял
} кристал в лагера
help-krysis-in-camp = { $colour ->
    [red] червени
    [blue] сини
   *[white] бели
} кристали в лагера
help-krysis-for-each = за всеки
help-krysis-printed = отпечатано
help-krysis-slots-none = не носи нищо
help-krysis-slots-are = { $red } червени, { $blue } сини, { $white } бели: червено място побира 1 червен, до 3 бели или артефакт, синьо 1 син, до 2 бели или артефакт, бяло 1 бял
help-krysis-defends = Добавя { $points } към защитата на лагера.
help-krysis-agent-change = Ако агентът има „×“: кристалите, които идват в лагера или го напускат. Щом екипите са открити, редът за рунда не се променя.
help-krysis-hand-change = В ръката не се брои: трима агенти правят екипа за рунда и стойностите им се събират.
help-krysis-order-fixed = редът е определен с { $speed } и остава за този рунд
help-krysis-order-open = редът се определя, когато всички екипи са открити
help-krysis-team = Екип на { SEAT($seat) }
help-krysis-team-what = Трима агенти: инициативата определя реда, бойната сила напада и защитава, местата за товар отнасят стоките.
help-krysis-team-change = Изиграно оръжие добавя бойна сила, изигран транспорт добавя места; кристалите в лагера променят умноженото.
help-krysis-to-exceed = нападението трябва да надхвърли { $defence }

# Лагер, щаб, банка, мина

help-krysis-camp = Лагер на { SEAT($seat) }
help-krysis-camp-what = Изкопаното лежи тук, докато не бъде отнесено. Другите могат да го откраднат.
help-krysis-crystal = { $colour ->
    [red] червени
    [blue] сини
   *[white] бели
}
help-krysis-artefacts = артефакти
help-krysis-camp-worth = В края на играта останалото в лагера не струва нищо.
help-krysis-guarded = Екип го защитава: нападението трябва да надхвърли { $defence }.
help-krysis-unguarded = Никой екип не го защитава: всеки екип може да го нападне.
help-krysis-camp-change = Товаренето отнася стоките в щаба или в банката; нападението ги отнема.
help-krysis-hq = Вашият щаб
help-krysis-hq-what = В безопасност от нападения. Каквото е тук, плаща залозите и се брои накрая.
help-krysis-crystals-at = { $count } { $colour ->
    [red] червени
    [blue] сини
   *[white] бели
} по { $each }
help-krysis-hoard = { $count ->
    [one] { $count } артефакт в най-добрата си група
   *[other] { $count } артефакта в най-добрите им групи
}
help-krysis-mission = Мисията ви се добавя, ако е изпълнена.
help-krysis-hq-change = Всеки товар, донесен тук; а артефактите струват повече в групи от различни или от еднакви видове.
help-krysis-space = Ниво { $level }, място { $number }
help-krysis-space-what = Място за копаене. Който заложи най-много, избира пръв; място { $number } решава и равенствата: по-малките номера са напред.
help-krysis-brings = Дава
help-krysis-either = Избор { $n }
help-krysis-stands = Тук стои миньорът на { SEAT($seat) }.
help-krysis-level-of = На това ниво се копае в рунд { $round }.
help-krysis-bank = Банката
help-krysis-bank-what = Кристалите идват оттук и се връщат тук; всяка продадена стока носи веднага 2 точки.

# Артефакти, места за товар, мисии

help-krysis-in-camp-end = В лагера
help-krysis-in-hq = В щаба
help-krysis-at-bank = В банката
help-krysis-if-played = Ако го изиграете
help-krysis-adds = Добавя
help-krysis-card-what = { $kind ->
    [weapon] Оръжие. В лагера лежи закрито.
   *[vehicle] Транспорт. В лагера лежи закрит.
}
help-krysis-card-when = { $kind ->
    [weapon] На ваш ред, при нападение или извънреден труд; най-много едно оръжие на рунд.
   *[vehicle] На ваш ред, при товарене или нападение; най-много един транспорт на рунд.
}
help-krysis-card-combat = { $combat } към бойната сила на екипа, при нападение и защита
help-krysis-card-nothing = нищо накрая, а и може да ви го откраднат
help-krysis-card-home = { $points ->
    [one] { $points } точка повече накрая, с артефактите, които са там сега
   *[other] { $points } точки повече накрая, с артефактите, които са там сега
}
help-krysis-card-sold = { $points } точки веднага
help-krysis-card-change = Изиграе ли се, се изхвърля най-късно в края на рунда; отнесе ли се в щаба, вече не се играе.
help-krysis-played-what = { $kind ->
    [weapon] Изиграно оръжие: брои се, докато лежи тук.
   *[vehicle] Изигран транспорт: носи в действието, за което е изигран.
}
help-krysis-played-change = Не може да бъде откраднато, натоварено или продадено и се изхвърля заедно с екипа.
help-krysis-kept-what = Артефакт във вашия щаб: в безопасност е, вече не се играе и се брои накрая.
help-krysis-groups = Групи артефакти
help-krysis-groups-are = Все еднакви или все различни: 1 карта е { $of1 }, 2 са { $of2 }, 3 са { $of3 }, 4 са { $of4 }, 5 са { $of5 }; шестте вида заедно са { $of6 }. Всяка карта е в една група и се брои най-доброто разпределение.
help-krysis-slot = { $colour ->
    [red] Червено място
    [blue] Синьо място
   *[white] Бяло място
}
help-krysis-slot-what = { $colour ->
    [red] Побира 1 червен кристал, или до 3 бели, или 1 артефакт.
    [blue] Побира 1 син кристал, или до 2 бели, или 1 артефакт.
   *[white] Побира 1 бял кристал.
}
help-krysis-slot-change = В едно място стоките не се смесват и то може да остане празно. Транспорт, изигран при товарене или нападение, добавя места.
help-krysis-mission-is = Мисия: { NAME($mission, kind: "mission") }
help-krysis-mission-what = { $points } точки накрая, ако имате повече от тях в щаба от всички други, и поне една бройка.
help-krysis-mission-goods = В щаба сега
help-krysis-mission-hidden = Какво има в другите щабове, остава скрито докрай.
help-krysis-mission-leads = Както е сега, мисията е изпълнена.
help-krysis-mission-behind = Както е сега, мисията не е изпълнена.
help-krysis-mission-change = Каквото донесете в щаба и кристалите, които заложите. При равенство се смята, че има повече този, чийто миньор е по-напред.

# Играчи

help-krysis-score-open = Точките на пистата идват от стоки, продадени на банката. Каквото е в щаба, се брои накрая.
help-krysis-score-part = { $part ->
    [track] на пистата
    [crystals] кристали
    [artefacts] артефакти
   *[mission] мисия
}
