# Обобщаващата карта: стойности на агентите, бройки на артефактите и какво е изиграно

krysis-ui-summary = Обобщаваща карта
krysis-ui-summary-note = Всяка компания има по един от всеки агент. Запълнено: вече изигран.
krysis-ui-summary-signs = Звезди: колко силен е агентът, от 1 до 3; важат само при съставяне на тесте. Стойност с кристал и × 3 е по 3 за всеки такъв кристал в лагера.
krysis-ui-summary-carriers = Носачи
krysis-ui-summary-warriors = Воини
krysis-ui-summary-specials = Специални агенти
krysis-ui-summary-artefacts = Артефакти
krysis-ui-summary-agents-head = { $kind ->
    [carrier] скорост · места · изиграни
    [warrior] скорост · сила · изиграни
   *[special] стойности · умение · изиграни
}
krysis-ui-summary-artefacts-head = бройки · тъмно: изхвърлен
krysis-ui-summary-played = { $names ->
    [none] Още не е изигран.
   *[some] Изигран от { $names }.
}
krysis-ui-summary-copies = { $copies } бройки, от тях изхвърлени { $gone }.
krysis-ui-summary-groups = Артефакти в групата
krysis-ui-summary-same = всички еднакви
krysis-ui-summary-different = всички различни
krysis-ui-summary-home = В щаба накрая:
krysis-ui-summary-sold = Банката: 2 точки за всяка стока, веднага.
krysis-ui-summary-holds = { $colour ->
    [red] Червено място:
   *[blue] Синьо място:
}
krysis-ui-summary-or = или
krysis-ui-summary-one-of = { $white ->
    [3] един червен кристал, до три бели или един артефакт
   *[2] един син кристал, до два бели или един артефакт
}
krysis-ui-summary-points = червен 3, син 2, бял 1
