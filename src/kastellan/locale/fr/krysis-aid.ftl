# Les chiffres à côté d’un conseil

krysis-aid-load = Ce que vaut ce chargement
krysis-aid-camp = Ce que vaut votre camp
krysis-aid-good = Bien
krysis-aid-crystal = { $crystal ->
    [red] Cristaux rouges
    [blue] Cristaux bleus
   *[white] Cristaux blancs
}
krysis-aid-artefacts = Artefacts
krysis-aid-kept = Quartier général
krysis-aid-sold = Banque
krysis-aid-total = Ensemble
krysis-aid-nothing = Il n’y a rien encore.
