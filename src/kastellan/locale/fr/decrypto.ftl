# Mise en place d’une partie

decrypto-option-language = Langue des mots
decrypto-option-language-help = Les mots-clés et les indices sont dans cette langue, quelle que soit celle dans laquelle chacun lit l’écran.
decrypto-option-language-en = anglais
decrypto-option-language-fr = français
decrypto-option-language-bg = bulgare
decrypto-option-timer = Sablier
decrypto-option-timer-help = Secondes laissées au second encrypteur une fois que le premier a remis ses trois indices. 0 : sans sablier.
decrypto-option-first_clue_limit = Limite pour les premiers indices
decrypto-option-first_clue_limit-help = Secondes au bout desquelles les indices sont relevés même si personne ne les a remis. 0 : sans limite.
decrypto-option-guess_limit = Limite pour les réponses
decrypto-option-guess_limit-help = Secondes pour les deux réponses d’une demi-manche. Ensuite, un brouillon complet compte ; un brouillon incomplet est faux. 0 : sans limite.
decrypto-option-names_limit = Limite pour nommer les mots-clés
decrypto-option-names_limit-help = Secondes pour nommer les mots-clés adverses lors d’un départage. 0 : sans limite.
decrypto-option-root_rule = Règle de la racine
decrypto-option-root_rule-help = Un indice ne contient aucun mot de la même racine qu’un mot-clé de sa propre équipe. La règle est imprimée dans le livret bulgare ; le livret français n’interdit que les mots-clés et leurs traductions.
decrypto-option-performed_clues = Indices joués
decrypto-option-performed_clues-help = On peut fredonner, mimer ou danser un indice lors d’un appel ; une légende écrite reste obligatoire.
decrypto-option-guess_lock = Validation d’une réponse
decrypto-option-guess_lock-help = Soit n’importe quel membre qui devine la valide, soit tous doivent être d’accord.
decrypto-option-guess_lock-any = Un seul suffit
decrypto-option-guess_lock-all = Tous ensemble
decrypto-option-objections = Objections
decrypto-option-objections-help = On peut contester un indice ; s’il est retiré par son auteur ou rejeté par un vote, il est barré.
decrypto-option-white = Équipe blanche
decrypto-option-white-help = Les places des Blancs. Sans choix, les places alternent ; à trois, les deux premières forment l’équipe.
decrypto-option-encryptor_order = Encrypteurs
decrypto-option-encryptor_order-help = Les membres d’une équipe se relaient, dans l’ordre des places ou dans celui que vous écrivez. Ou bien chaque équipe désigne son encrypteur au début de la manche, personne ne revenant avant que tous les autres l’aient été.
decrypto-option-encryptor_order-list = À tour de rôle
decrypto-option-encryptor_order-chosen = Désignés à chaque manche
decrypto-option-silent_encryptor = Encrypteurs muets
decrypto-option-silent_encryptor-help = L’encrypteur ne parle pas non plus avec son équipe des indices adverses, jusqu’à la révélation de son code.
decrypto-option-uneven_teams = Deux contre quatre
decrypto-option-uneven_teams-help = Permet une équipe de deux et une de quatre : la flèche d’une chaise libre la fait passer de l’autre côté. Les deux livrets le déconseillent et veulent des équipes aussi égales que possible.
decrypto-option-used = Mots déjà joués
decrypto-option-used-help = Ces mots-clés ne reviennent que lorsqu’il n’en reste plus assez d’autres.
decrypto-option-used-count = { $count ->
    [one] { $count } mot déjà joué est laissé de côté
   *[other] { $count } mots déjà joués sont laissés de côté
}

decrypto-players = Decrypto se joue de 3 à 8 joueurs, et il y en a { $seats }. Ajoutez ou retirez des joueurs.
decrypto-white-seats = Les Blancs doivent occuper des places différentes, de 1 à { $last }. Choisissez de nouveau, ou laissez les places alterner.
decrypto-white-of-three = À trois, deux joueurs forment l’équipe et le troisième intercepte, mais vous avez donné { $white } places aux Blancs. Choisissez-en deux.
decrypto-uneven = Les équipes diffèrent de plus d’un joueur : { $white } contre { $black }. Équilibrez-les.
decrypto-two-against-four = Les équipes diffèrent de deux joueurs : { $white } contre { $black }. Équilibrez-les, ou autorisez deux contre quatre.
decrypto-encryptor-order = L’ordre des encrypteurs doit nommer une fois chacune de ces places : { $seats }. Complétez-le, ou laissez-le libre.
decrypto-limits = Une limite est un nombre de secondes, ou 0 pour aucune. Choisissez un nombre de 0 à { $most }.

# Pourquoi un coup est refusé

decrypto-no-seat = Cette place n’existe pas à cette table. Jouez depuis une des places occupées.
decrypto-over = La partie est terminée. Commencez-en une autre pour continuer à jouer.
decrypto-dealing = Les mots-clés et les codes sont en cours de tirage. Patientez un instant.
decrypto-clues-known = On n’écrit les indices qu’au début d’une manche, et ceux qui ont été remis ne changent plus. Poursuivez la manche.
decrypto-interceptor-writes = L’intercepteur n’a pas de mots-clés et ne donne pas d’indices. Vous lisez ceux que l’équipe dévoile.
decrypto-not-encryptor = C’est { SEAT($seat) } qui donne les indices de votre équipe cette manche. Attendez-les ; votre tour viendra.
decrypto-no-encryptor-yet = Les équipes désignent encore leurs encrypteurs. On écrit les indices une fois les deux désignés.
decrypto-encryptors-in-turn = À cette table, on est encrypteur à tour de rôle : personne n’est désigné. Poursuivez la manche.
decrypto-encryptor-chosen = L’encrypteur de votre équipe est { SEAT($seat) } pour cette manche : la première désignation compte. Vous en désignerez un autre à la prochaine.
decrypto-encryptor-of-others = Une équipe désigne l’un de ses membres. Choisissez parmi vos coéquipiers et vous-même.
decrypto-encryptor-again = { SEAT($seat) } a déjà été encrypteur ; c’est au tour de ceux qui ne l’ont pas été. Désignez l’un d’eux.
decrypto-submitted = Vos indices sont remis et définitifs. Attendez qu’ils soient dévoilés.
decrypto-no-line = Il y a trois lignes, numérotées de 1 à 3. Choisissez l’une d’elles.
decrypto-clue-long = Un indice compte au plus { $most } caractères. Raccourcissez-le.
decrypto-not-performed = On ne joue pas les indices à cette table. Écrivez l’indice sans cette mention.
decrypto-clue-empty = La ligne { $line } est vide. Écrivez un indice pour chacun des trois chiffres, puis remettez-les.
decrypto-clue-keyword = Ligne { $line } : « { $part } » est le mot-clé « { $keyword } » de votre équipe. Aucun de vos mots-clés ne peut figurer dans un indice, même pour un autre. Écrivez autre chose.
decrypto-clue-translation = Ligne { $line } : « { $part } » traduit le mot-clé « { $keyword } » de votre équipe. Écrivez autre chose.
decrypto-clue-root = Ligne { $line } : « { $part } » a la même racine que le mot-clé « { $keyword } » de votre équipe. Choisissez un mot d’une autre racine.
decrypto-clue-reuse = Ligne { $line } : votre équipe a déjà donné l’indice « { $earlier } ». Un indice ne sert qu’une fois par partie ; trouvez-en un nouveau.
decrypto-clue-twice = La ligne { $line } répète une autre ligne, « { $earlier } ». Il faut trois indices différents ; trouvez-en un nouveau.
decrypto-clue-code = La ligne { $line } énonce le code. Donnez plutôt des indices sur le sens des mots-clés.
decrypto-warning-several = Ligne { $line } : « { $part } » laisse croire que la ligne contient plusieurs indices. Confirmez s’il n’y en a qu’un, ou réécrivez la ligne.
decrypto-warning-spelling = Ligne { $line } : « { $part } » semble parler de lettres. Un indice porte sur le sens, jamais sur l’orthographe. Confirmez si celui-ci porte sur le sens, ou réécrivez-le.
decrypto-warning-count = Ligne { $line } : « { $part } » peut se lire comme le nombre de lettres du mot « { $keyword } ». Confirmez si l’indice porte sur le sens, ou réécrivez-le.
decrypto-warning-position = Ligne { $line } : « { $part } » peut se lire comme le numéro d’un mot-clé. Confirmez si l’indice porte sur le sens, ou réécrivez-le.
decrypto-warning-sound = Ligne { $line } : « { $part } » ressemble à l’oreille au mot-clé « { $keyword } » de votre équipe. Confirmez si l’indice porte sur le sens, ou réécrivez-le.
decrypto-warning-root = Ligne { $line } : « { $part } » contient une racine du mot-clé « { $keyword } » de votre équipe. Confirmez si c’est un hasard, ou réécrivez l’indice.
decrypto-warning-reuse = La ligne { $line } ressemble beaucoup à l’indice « { $earlier } » de votre équipe. Un indice ne sert qu’une fois par partie. Confirmez s’il est nouveau, ou réécrivez-le.
decrypto-not-guessing = On ne devine aucun code en ce moment. On répond une fois que des indices sont dévoilés.
decrypto-own-clues = Ces indices sont les vôtres : vous ne participez pas à la discussion et ne laissez rien paraître. Attendez que votre code soit révélé.
decrypto-no-interception = On n’intercepte pas à la manche 1. Notez les indices ; vous pourrez intercepter dès la manche 2.
decrypto-fixed = La réponse est validée et ne change plus. Attendez l’autre camp.
decrypto-objection-open = Une objection est en cours d’examen. On reprendra ensuite.
decrypto-agreed = Vous avez approuvé cette réponse. À vos coéquipiers de l’approuver aussi ou de la rouvrir.
decrypto-nothing-to-reopen = La réponse est encore ouverte : il n’y a rien à rouvrir. Modifiez plutôt le brouillon.
decrypto-digits = { $guess } ne peut pas être un code : un code a trois chiffres différents de 1 à 4. Corrigez-le.
decrypto-incomplete = La réponse est incomplète. Choisissez trois chiffres, puis validez-la.
decrypto-agree-or-reopen = Un coéquipier veut valider { $guess }. Approuvez, ou rouvrez la réponse pour la modifier.
decrypto-same-draft = C’est déjà le brouillon actuel. Modifiez-le ou validez-le.
decrypto-no-objections = Les objections sont désactivées à cette table. Prenez l’indice tel quel.
decrypto-too-late-to-object = On ne conteste un indice que pendant qu’on en discute. Ce qu’on découvre plus tard ne change rien.
decrypto-object-empty = La ligne { $line } est vide : il n’y a rien à contester. Choisissez une autre ligne.
decrypto-objected-before = La ligne { $line } a déjà fait l’objet d’une objection, et il n’y en a qu’une par ligne. Contestez une autre ligne, ou continuez à deviner.
decrypto-no-grounds = Une objection nomme la règle enfreinte. Choisissez une des règles sur les indices.
decrypto-root-rule-off = La règle de la racine est désactivée à cette table. Nommez une autre règle.
decrypto-no-objection = Aucune objection n’est en cours. Poursuivez la partie.
decrypto-not-your-clue = L’indice est { SEAT($seat, after: "de") }, à qui revient la réponse. Attendez-la.
decrypto-contested = Vous avez maintenu votre indice. Attendez que les autres aient voté.
decrypto-no-vote-yet = { SEAT($seat) } n’a pas encore répondu à l’objection. On ne vote que si l’indice est maintenu ; attendez la réponse.
decrypto-author-votes = L’indice est de vous : vous ne votez pas. Attendez les autres.
decrypto-voted = Vous avez voté. Attendez les autres.
decrypto-no-naming = On ne nomme les mots-clés que pour départager les équipes en fin de partie. Gardez vos idées dans les notes.
decrypto-no-tie-break = À trois, il n’y a pas de départage : personne ne nomme de mots-clés. Gardez vos idées dans les notes.
decrypto-named = Votre équipe a remis ses mots. Attendez l’autre équipe.
decrypto-four-names = Il y a quatre mots à nommer, numérotés de 1 à 4. Choisissez une de ces cases.
decrypto-name-long = Un mot compte ici au plus { $most } caractères. Raccourcissez-le.
decrypto-muted = Vous détenez un code secret : pour l’instant, vous n’écrivez rien d’autre que vos indices. Vos coéquipiers peuvent noter cela.
decrypto-muted-name = Vous détenez un code secret : rien de ce que vous écrivez ne doit parvenir à l’autre équipe avant sa révélation. Un coéquipier peut choisir le nom.
decrypto-notes-long = Les notes comptent au plus { $most } caractères. Raccourcissez-les.
decrypto-named-team = Un nom se choisit à la manche 1 et reste jusqu’à la fin. Continuez avec le vôtre.
decrypto-team-name = Un nom compte de 1 à { $most } caractères. Ajustez sa longueur.

# Le récit d’une partie

decrypto-story-team = { $team ->
    [white] les Blancs
    [black] les Noirs
    [pair] l’équipe
    [interceptor] l’intercepteur
   *[named] { $called }
}
decrypto-story-dealt = Les mots-clés sont distribués.
decrypto-story-uneven = On joue à deux contre quatre. Les deux livrets conseillent des équipes aussi égales que possible.
decrypto-story-encryptor = { SEAT($seat) } désigne l’encrypteur pour { decrypto-story-team } : { SEAT($named) }.
decrypto-story-round = Manche { $round } : { $three ->
    [yes] { SEAT($white) } donne les indices.
   *[no] { SEAT($white) } et { SEAT($black) } donnent les indices.
}
decrypto-story-submitted = { SEAT($seat) } a remis trois indices.
decrypto-story-clues = { SEAT($seat) } dévoile ses indices pour { decrypto-story-team }.
decrypto-story-clue = { $line } : { $clue }
decrypto-story-clue-performed = { $line } : { $clue } (joué)
decrypto-story-no-clue = { $line } : pas d’indice
decrypto-story-fixed = { $team ->
    [white] Les Blancs ont validé leur réponse
    [black] Les Noirs ont validé leur réponse
    [pair] L’équipe a validé sa réponse
    [interceptor] L’intercepteur a validé sa réponse
   *[named] « { $called } » a validé sa réponse
}.
decrypto-story-agrees = { SEAT($seat) } veut valider la réponse de son équipe.
decrypto-story-reopened = { SEAT($seat) } rouvre la réponse de son équipe.
decrypto-story-objection = { SEAT($seat) } conteste l’indice { $line } au nom de { $rule }.
decrypto-story-contested = { SEAT($seat) } maintient son indice. Les autres votent.
decrypto-story-voted = { SEAT($seat) } a voté.
decrypto-story-conceded = { SEAT($seat) } en convient : l’indice { $line } est barré.
decrypto-story-struck = L’indice { $line } est barré, par { $uphold } voix contre { $reject }.
decrypto-story-stands = L’indice { $line } est maintenu : { $uphold } pour l’objection, { $reject } contre.
decrypto-story-guesses-open = Les réponses sont rouvertes.
decrypto-story-interception = { $team ->
    [white] Les Blancs tentent d’intercepter
    [black] Les Noirs tentent d’intercepter
    [pair] L’équipe tente d’intercepter
    [interceptor] L’intercepteur tente d’intercepter
   *[named] « { $called } » tente d’intercepter
} : { $guess }.
decrypto-story-decoding = { $team ->
    [white] Les Blancs tentent de décoder
    [black] Les Noirs tentent de décoder
    [pair] L’équipe tente de décoder
    [interceptor] L’intercepteur tente de décoder
   *[named] « { $called } » tente de décoder
} : { $guess }.
decrypto-story-code = { SEAT($seat) } révèle le code : { $code }.
decrypto-story-token = { $tokens ->
    [one] Un jeton d’interception
   *[other] { $tokens } jetons d’interception
} pour { decrypto-story-team }.
decrypto-story-miscommunication = Un jeton de malentendu pour { decrypto-story-team }.
decrypto-story-time-up = { $what ->
    [clues] Le temps est écoulé : les indices comptent tels quels.
    [answer] Pas de réponse à temps : l’indice est considéré comme maintenu.
    [vote] Le temps est écoulé : les voix manquantes sont des abstentions.
    [guess] Le temps est écoulé : les réponses comptent telles quelles.
   *[names] Le temps est écoulé : les mots comptent tels quels.
}
decrypto-story-names = Les équipes sont à égalité. Chacune nomme les mots-clés de l’autre.
decrypto-story-named = { $team ->
    [white] Les Blancs ont remis leurs mots
    [black] Les Noirs ont remis leurs mots
    [pair] L’équipe a remis ses mots
    [interceptor] L’intercepteur a remis ses mots
   *[named] « { $called } » a remis ses mots
}.
decrypto-story-found = { $team ->
    [white] Les Blancs ont trouvé
    [black] Les Noirs ont trouvé
    [pair] L’équipe a trouvé
    [interceptor] L’intercepteur a trouvé
   *[named] « { $called } » a trouvé
} { $found ->
    [one] { $found } mot-clé
   *[other] { $found } mots-clés
} sur 4.
decrypto-story-points = Départage aux points : { $points } pour { decrypto-story-team }.
decrypto-story-team-name = { $team ->
    [white] Les Blancs s’appellent désormais
    [black] Les Noirs s’appellent désormais
    [pair] L’équipe s’appelle désormais
    [interceptor] L’intercepteur s’appelle désormais
   *[named] « { $called } » s’appelle désormais
} « { $name } ».
decrypto-story-shared = Les deux équipes partagent la victoire.
decrypto-story-over = { $result ->
    [rounds] Cinq manches sont jouées sans deuxième jeton d’interception. Victoire pour { decrypto-story-team }.
   *[won] Victoire pour { decrypto-story-team }.
}
decrypto-list-language = Ces mots ne sont pas dans la langue de la table. Choisissez { $language ->
    [fr] le français
    [bg] le bulgare
   *[en] l’anglais
} comme langue de la table.
decrypto-list-few = { $words ->
    [one] { $words } mot sans racine commune est prêt
   *[other] { $words } mots sans racine commune sont prêts
}, et il en faut { $least }. Écrivez d’autres mots, ou jouez à moins.
