# Редакторът на собствени цветове за Kryptos

kryptos-count-numbers = { $found } от { $wanted } числа

colours-title = Ваши цветове
colours-help = Дайте имена на четирите цвята и кажете кои числа са от тях. Всеки има по дванайсет.
colours-name = Име на цветовете
colours-name-example = Четирите годишни времена
colours-unnamed = Моите цветове
colours-open = Отвори маса с тях
colours-mine = Вашите цветове
colours-new = Нови, от цветовете на Kastellan
colours-delete = Изтрий ги
colours-delete-text = Цветовете „{ $name }“ се изтриват. Игрите, играни или започнати с тях, ги запазват.
colours-kept = Цветовете се пазят по отпечатъка си. Игра, започнала с тях, ги запазва, каквото и да промените после.
colours-not-yours = Тези цветове са на друг. Като ги запазите, правите свое копие.
colours-who-me-help = На маси, които отварям. Който седи там, получава цветовете с играта, след като тя свърши.
colours-who-link-help = Може да разгледа цветовете и да играе с тях
colours-who-all-help = Показва се при Kryptos с вашето име
colours-paint = Изберете цвят, после натиснете числата, които да са от него.
colours-brush = Цвят { $number }
colours-numbers = Числа
colours-number = { $number }: { $colour }
colours-shapes = Боите и фигурите остават същите: всеки цвят има своя фигура, за да не се налага никой да различава боите.
