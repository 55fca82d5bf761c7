# Les coups en mots, pour les conseils et les bilans

krysis-do-add_crystal = Ajouter un cristal : { NAME($crystal, kind: "crystal") }
krysis-do-add_artefact = Charger un artefact : { NAME($artefact, kind: "artefact") }
krysis-do-announce = Annoncer un artefact de plus à voler
krysis-do-add_agent = Choisir un agent : { NAME($agent, kind: "agent") }
krysis-do-take_back = Recommencer ce choix
krysis-do-confirm = Confirmer ce choix
krysis-do-confirm-bid = Sceller la mise
krysis-do-confirm-nothing = Ne rien miser
krysis-do-confirm-attack = Mener l’attaque
krysis-do-confirm-rob = Commettre le vol
krysis-do-dig = Creuser sur la case { $space }{ $alternative ->
    [0] { "" }
   *[other] , seconde offre
}
krysis-do-keep = Garder l’artefact : { NAME($artefact, kind: "artefact") }
krysis-do-choose = Placer un agent dans l’équipe : { NAME($agent, kind: "agent") }
krysis-do-load = Charger des biens
krysis-do-attack = Attaquer le campement { SEAT($target, after: "de") }
krysis-do-overtime = Faire des heures supplémentaires
krysis-do-play = Utiliser un artefact : { NAME($artefact, kind: "artefact") }
krysis-do-deliver = { $place ->
    [hq] Tout rapporter au quartier général
    [bank] Tout vendre à la banque
   *[camp] Tout déposer dans son propre campement
}
krysis-do-take_pay = Prendre pour les heures supplémentaires : { krysis-crystals }
krysis-do-rob = Voler des cristaux { SEAT($target, after: "à") } ({ NAME($agent, kind: "agent") })
krysis-do-spy = Espionner les artefacts { SEAT($target, after: "de") } ({ NAME($agent, kind: "agent") })
krysis-do-snatch = Faire prendre un artefact par l’espion : { NAME($artefact, kind: "artefact") }
krysis-do-snatch-none = Ne rien faire prendre par l’espion
krysis-do-mine = Faire creuser : { NAME($agent, kind: "agent") }
krysis-do-transmute = Changer des cristaux ({ NAME($agent, kind: "agent") }) : { $colour ->
    [blue] { $number ->
        [one] { $number } bleu en rouge
       *[other] { $number } bleus en rouges
    }
   *[white] { $number ->
        [one] { $number } blanc en bleu
       *[other] { $number } blancs en bleus
    }
}
krysis-do-end_turn = Terminer le tour
krysis-do-recruit = { $kind ->
    [carrier] Piocher un convoyeur
   *[warrior] Piocher un guerrier
}
