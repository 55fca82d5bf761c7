# Съвети и разбори

table-hints-off = Тази маса е отворена без съвети. Помислете сами или отворете маса, която ги позволява.
table-hints-turn = Съветът е за ваше собствено решение, а сега нямате какво да решавате. Попитайте пак, когато сте на ход.
server-too-many-hints = Това бяха много съвети за кратко време. Изчакайте минута и попитайте пак.
server-too-many-reviews = Поискахте разбор на много игри за кратко време. Изчакайте минута и опитайте пак.
server-no-hint = В момента няма съвет. Опитайте пак след малко.

client-hint = Съвет
client-hint-ask = Какво би направил силен играч?
client-hint-thinking = Силен играч гледа това, което виждате…
client-hint-do = Изиграй
client-hint-allowed = Със съвети
client-hint-forbidden = Без съвети
client-hint-others = Обмислени също
client-hint-fared = Успех във въображаеми игри
client-hint-scale = 100% е пръв във всяка въображаема игра, 0% – последен във всяка.
client-hint-surest = Най-горният ход е пробван най-често и неговата цифра е най-сигурна.

client-review = Разбор
client-review-help = Всяко число идва от това, което играчът е знаел в момента, а не от разкритото по-късно.
client-review-thinking = Всяко решение се преглежда отново.
client-review-progress = { $percent } %
client-review-failed = Разборът не стана. Опитайте пак след минута.
client-review-chart = Шансове за победа
client-review-chart-help = Всяка линия е шансът, както самият играч е можел да го прецени.
client-review-at = Ход { $move }
client-review-chance = { SEAT($seat) } { $percent } %
client-review-costly = Най-скъпи решения
client-review-whose = Чии
client-review-everybody = На всички
client-review-none = Нищо скъпо тук: добра игра.
client-review-played = Изиграно
client-review-better = По-добре
client-review-cost = −{ $percent } %
client-review-cost-said = струваше { $percent } % от шанса за победа
client-review-jump = Покажи ход { $move }
client-review-balance = Късмет и решения
client-review-balance-help = Колко от шанса за победа дойде или си отиде с късмета и с другите и колко струваха собствените решения.
client-review-player = Играч
client-review-luck = Късмет и другите
client-review-decisions = Решения
client-review-save = Запази разбора

client-analyses = Вашите анализи
client-go-on-here = Продължи оттук
