# Какво не е наред в карта на Kreta

content-map-number = { $place }: тук е { $found }, а трябва да е { $wanted }. Напишете { $wanted }.
content-map-size = { $place }: листът трябва да е широк { $wide } и висок { $high }, както го показват дъските. Начертайте картата на такъв.
content-map-terrain-missing = { $place }: този терен липсва. Вземете го от картата на Kastellan.
content-map-tiles = { $place }: това не са плочките на играта. Напишете { $wanted }.
content-map-provinces = { $place }: { $found ->
    [one] има една провинция
   *[other] провинциите са { $found }
}, а в играта са { $wanted }. Разделете или обединете някои.
content-map-terrains = { $place }: { $found ->
    [0] няма провинция с терен
    [one] само една провинция е с терен
   *[other] { $found } провинции са с терен
} { $terrain ->
    [field] поле
    [hill] хълмове
   *[mountain] планина
}, а трябва да са { $wanted }. Сменете терена на някои.
content-map-id = { $place }: „{ $value }“ не се различава от число. Използвайте букви.
content-map-corners = { $place }: очертанията имат { $found } върха, а може най-много { $limit }. Махнете някои.
content-map-ring = { $place }: очертанието има поне три върха и никой не се повтаря. Начертайте го отново.
content-map-outside = { $place }: един връх е извън листа, на { $x }, { $y }. Върнете го.
content-map-overlap = { $place }: { $others } се застъпват около { $x }, { $y }. Дайте им обща граница.
content-map-crossing = { $place }: линии на { $others } се пресичат около { $x }, { $y }. Раздалечете върховете им.
content-map-gap = { $place }: { $others } оставя дупка в сушата около { $x }, { $y } или е отделена от нея. Нека границите се срещат връх с връх.
content-map-euler = { $place }: провинциите оставят дупка или се застъпват. Нека границите се срещат връх с връх.
content-map-small = { $place }: провинцията е твърде малка за седем фигури ({ $found }; най-малкото е { $wanted }). Направете я по-голяма.
content-map-tile = { $place }: плочката не е в провинцията си. Върнете я.
content-map-inland = { $place }: пристанището иска море, а провинцията няма бряг. Махнете пристанището.
content-map-berth = { $place }: тук корабите няма да са в морето. Преместете пристанището там, където има вода.
content-map-stranger = { $place }: „{ $value }“ не е провинция. Напишете някоя от горните.
content-map-border-unlisted = { $place }: { $others } имат обща граница, но не са записани като съседи. Добавете двойката.
content-map-border-none = { $place }: { $others } нямат обща граница. Махнете двойката.
content-map-cut-off = { $place }: до { $others } не се стига по суша. Нека има граница, която води натам.
content-map-site-number = { $place }: място { $site }; местата са с номера от 1 до { $last }. Напишете свободен номер.
content-map-site-twice = { $place }: място { $site } се среща два пъти. Дайте на едното свободен номер.
content-map-site-nowhere = { $place }: при място { $site } не се срещат провинции. Сложете го, където се събират граници или граница стига до брега.
content-map-site-provinces = { $place }: място { $site } докосва { $others }. Напишете тях.
content-map-site-coast = { $place }: място { $site } { $coast ->
    [true] е на брега. Напишете true.
   *[false] не е на брега. Напишете false.
}
content-map-sites = { $place }: { $found ->
    [0] няма места за крепости
    [one] има едно място за крепост
   *[other] местата за крепости са { $found }
}, а в играта са { $wanted }, по едно за всяка карта. Сложете или махнете някои.
content-map-card-stray = { $place }: карта { $card } няма място. Махнете я.
content-map-card-none = { $place }: място { $site } няма карта. Добавете я.

# Където се чертае карта

maps-title = Ваша собствена карта
maps-help = Местете върхове, разделяйте и обединявайте провинции, слагайте пристанища и места за крепости. Правилата проверяват всяка промяна.
maps-name = Име на картата
maps-name-example = Дългият остров
maps-unnamed = Моята карта
maps-open = Отвори маса с тази карта
maps-mine = Вашите карти
maps-new = Нова карта от тази на Kastellan
maps-delete = Изтрий картата
maps-delete-text = Картата „{ $name }“ се изтрива. Игрите, играни или започнати с нея, я запазват.
maps-kept = Картата се пази по отпечатъка си. Игра, започнала с нея, я запазва, каквото и да промените после.
maps-not-yours = Тази карта е на друг. Като я запазите, правите свое копие.
maps-who-me-help = На маси, които отварям. Който седи там, получава картата с играта, след като тя свърши.
maps-who-link-help = Може да разгледа картата и да играе с нея
maps-who-all-help = Показва се при Kreta с вашето име
maps-sheet = Картата за чертане
maps-keys = Клавиши върху картата: стрелките водят от провинция до провинция, Enter към върховете ѝ, Page Up и Page Down от връх до връх. Стрелките местят връх, с Shift по-далеч; Insert добавя връх, Delete го маха, S започва линия през провинцията, а Enter я чертае. Escape води назад.
maps-closer = По-близо
maps-farther = По-далеч
maps-reach = Когато се мести връх
maps-reach-is = { $reach ->
    [0] мести се само той
    [25] върховете наоколо го следват
   *[other] целият бряг наоколо го следва
}
maps-pieces = Покажи къде биха стояли седем фигури
maps-nothing = Нищо не е избрано
maps-begin = Натиснете провинция на картата или я изберете тук.
maps-whole = Картата
maps-province-name = Име на провинцията
maps-terrain = Терен
maps-terrain-field = Поле, стойност { $value }
maps-terrain-hill = Хълмове, стойност { $value }
maps-terrain-mountain = Планина, стойност { $value }
maps-worth = При точкуване дава { $value } точки.
maps-port-name = Име на пристанището
maps-port-add = Добави пристанище
maps-port-remove = Махни пристанището
maps-port-here = Сложи пристанището тук
maps-neighbours = { $count ->
    [0] Няма съседи
    [one] Един съсед
   *[other] { $count } съседни провинции
}
maps-join = Обедини с нея
maps-sites = { $count ->
    [0] Няма места за крепости
    [one] Едно място за крепост
   *[other] { $count } места за крепости
}
maps-site = Място { $site }
maps-site-number = Номер на мястото за крепост
maps-site-add = Сложи място за крепост тук
maps-site-remove = Махни мястото за крепост
maps-to-corners = Към върховете ѝ
maps-corner = Връх { $number } от { $count }, на { $x }, { $y }. Принадлежи на { $provinces }{ $coast ->
    [true] {" "}и е на брега.
   *[false] .
}
maps-corner-before = Предишен връх
maps-corner-next = Следващ връх
maps-corner-leave = Назад към провинцията
maps-corner-add = Добави връх след него
maps-corner-remove = Махни този връх
maps-corner-merge = Сложи го върху следващия връх
maps-split-begin = Раздели { $province } оттук
maps-split-help = Сега изберете върха, където линията свършва.
maps-split-here = Раздели по тази линия
maps-split-leave = Не разделяй
maps-chosen = { $province }, стойност { $value }.
maps-picked = Връх { $number } от { $count }, на { $x }, { $y }.
maps-moved = Сега е на { $x }, { $y }.
maps-done = Готово. Провинции: { $provinces }, места за крепости: { $sites }.
maps-no-split = Линията между тези два върха не лежи върху провинцията. Изберете други.
maps-no-join = Тези две нямат точно една обща граница, така че не могат да станат една.
maps-no-remove = Този връх остава: тук се срещат провинции или биха останали по-малко от три върха.
maps-no-corner = Между тези два няма място за връх.
maps-no-coast = Тази провинция няма бряг, така че не може да има пристанище.
maps-warnings = Добре е да се знае
maps-not-drawn = Тази карта не може да се начертае така. Прочетете какво да поправите във файла ѝ или започнете от картата на Kastellan.
