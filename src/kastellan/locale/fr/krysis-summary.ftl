# La carte récapitulative : valeurs des agents, exemplaires des artefacts et ce qui a été joué

krysis-ui-summary = Carte récapitulative
krysis-ui-summary-note = Un agent de chaque par compagnie. Plein : déjà joué.
krysis-ui-summary-signs = Étoiles : la force d’un agent, de 1 à 3, qui ne sert qu’à composer un paquet. Une valeur avec un cristal et × 3 vaut 3 par cristal de cette couleur au campement.
krysis-ui-summary-carriers = Convoyeurs
krysis-ui-summary-warriors = Guerriers
krysis-ui-summary-specials = Agents spéciaux
krysis-ui-summary-artefacts = Artefacts
krysis-ui-summary-agents-head = { $kind ->
    [carrier] vitesse · emplacements · joués
    [warrior] vitesse · force · joués
   *[special] valeurs · talent · joués
}
krysis-ui-summary-artefacts-head = exemplaires · foncé : défaussé
krysis-ui-summary-played = { $names ->
    [none] Pas encore joué.
   *[some] Joué par { $names }.
}
krysis-ui-summary-copies = { $copies } exemplaires, dont { $gone } à la défausse.
krysis-ui-summary-groups = Artefacts du groupe
krysis-ui-summary-same = tous identiques
krysis-ui-summary-different = tous différents
krysis-ui-summary-home = Quartier général, à la fin :
krysis-ui-summary-sold = Banque : 2 points par bien, tout de suite.
krysis-ui-summary-holds = { $colour ->
    [red] Emplacement rouge :
   *[blue] Emplacement bleu :
}
krysis-ui-summary-or = ou
krysis-ui-summary-one-of = { $white ->
    [3] un cristal rouge, jusqu’à trois blancs, ou un artefact
   *[2] un cristal bleu, jusqu’à deux blancs, ou un artefact
}
krysis-ui-summary-points = rouge 3, bleu 2, blanc 1
