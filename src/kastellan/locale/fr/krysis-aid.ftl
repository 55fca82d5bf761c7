# Les chiffres à côté d’un conseil

krysis-aid-load = Ce que vaut ce chargement
krysis-aid-camp = Ce que vaut votre campement
krysis-aid-good = Bien
krysis-aid-goods = { $number ->
    [one] { $number } { $good ->
        [red] rouge
        [blue] bleu
        [white] blanc
       *[artefact] artefact
    }
   *[other] { $number } { $good ->
        [red] rouges
        [blue] bleus
        [white] blancs
       *[artefact] artefacts
    }
}
krysis-aid-kept = Quartier général
krysis-aid-sold = Banque
krysis-aid-total = Ensemble
krysis-aid-nothing = Il n’y a rien encore.
