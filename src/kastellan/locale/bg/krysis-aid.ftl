# Числата до съвета

krysis-aid-load = Колко струва този товар
krysis-aid-camp = Колко струва лагерът ви
krysis-aid-good = Стока
krysis-aid-crystal = { $crystal ->
    [red] Червени кристали
    [blue] Сини кристали
   *[white] Бели кристали
}
krysis-aid-artefacts = Артефакти
krysis-aid-kept = Щаб
krysis-aid-sold = Банка
krysis-aid-total = Общо
krysis-aid-nothing = Още няма нищо.
