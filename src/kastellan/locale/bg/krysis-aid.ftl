# Числата до съвета

krysis-aid-load = Колко струва този товар
krysis-aid-camp = Колко струва лагерът ви
krysis-aid-good = Стока
krysis-aid-goods = { $number ->
    [one] { $number } { $good ->
        [red] червен
        [blue] син
        [white] бял
       *[artefact] артефакт
    }
   *[other] { $number } { $good ->
        [red] червени
        [blue] сини
        [white] бели
       *[artefact] артефакта
    }
}
krysis-aid-kept = Щаб
krysis-aid-sold = Банка
krysis-aid-total = Общо
krysis-aid-nothing = Още няма нищо.
