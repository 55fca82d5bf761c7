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
