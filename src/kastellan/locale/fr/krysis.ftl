# Les biens, repris dans d’autres messages

krysis-red = { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
krysis-blue = { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}
krysis-white = { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}
krysis-artefacts = { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}
krysis-crystals = { $red ->
    [0] { krysis-blue-white }
   *[other] { krysis-red }{ $blue ->
        [0] { $white ->
            [0] { "" }
           *[other] , { krysis-white }
        }
       *[other] , { krysis-blue-white }
    }
}
krysis-blue-white = { $blue ->
    [0] { $white ->
        [0] rien
       *[other] { krysis-white }
    }
   *[other] { krysis-blue }{ $white ->
        [0] { "" }
       *[other] , { krysis-white }
    }
}
krysis-goods = { $artefacts ->
    [0] { krysis-crystals }
   *[other] { krysis-artefacts }{ krysis-and-crystals }
}
krysis-and-crystals = { $red ->
    [0] { $blue ->
        [0] { $white ->
            [0] { "" }
           *[other] , { krysis-white }
        }
       *[other] , { krysis-blue-white }
    }
   *[other] , { krysis-crystals }
}

# Préparer une partie

krysis-option-advanced = Agents spéciaux
krysis-option-advanced-help = Chaque compagnie ajoute six agents spéciaux, puis chacun retire en secret six de ses 24 cartes avant la partie.
krysis-option-tactical = Main de départ choisie
krysis-option-tactical-help = Chacun choisit neuf agents pour sa main de départ au lieu de piocher trois convoyeurs et trois guerriers.
krysis-option-missions = Missions secrètes
krysis-option-missions-help = Chacun reçoit une mission secrète qui rapporte 10 points à la fin.
krysis-option-extra_agents = Agents supplémentaires
krysis-option-extra_agents-help = Un module maison : chacun reçoit l’un des sept agents supplémentaires avant de composer son paquet. Exige les agents spéciaux.
krysis-option-bank = Cristaux de la banque
krysis-option-bank-help = Soit les 125 cristaux de la boîte sont les seuls, soit la banque n’en manque jamais.
krysis-option-bank-finite = 125 cristaux
krysis-option-bank-unlimited = Inépuisable
krysis-option-reveal_loaded_artefacts = Montrer les artefacts chargés
krysis-option-reveal_loaded_artefacts-help = Les artefacts qu’un joueur charge depuis son propre campement sont montrés à tous.
krysis-option-open_hq = Quartiers généraux ouverts
krysis-option-open_hq-help = Tout le monde voit les cristaux et le nombre d’artefacts de chaque quartier général. Leurs types restent secrets.
krysis-option-companies = Compagnies
krysis-option-companies-help = La compagnie de chaque place par son numéro : 1 RubyCo, 2 Kryztal, 3 Aion, 4 Umbra ; sans indication, dans cet ordre. Elle ne compte qu’avec les agents spéciaux, dont trois lui sont propres.
krysis-players = Krysis se joue de 2 à 4 joueurs, et il y en a { $seats }. Ajoutez ou retirez des joueurs.
krysis-companies = Indiquez { $seats } compagnies différentes, une par place, numérotées de 1 à 4.
krysis-extra-agents = Les agents supplémentaires exigent les agents spéciaux. Activez-les aussi, ou renoncez aux agents supplémentaires.

# Pourquoi un coup est refusé

krysis-over = La partie est terminée : les cinq manches ont été jouées. Commencez-en une autre pour continuer à jouer.
krysis-dealing = Des cartes sont en train d’être tirées. Patientez un instant.
krysis-sealed = Votre choix est définitif. La partie continuera dès que chacun aura choisi.
krysis-drawn-all = Vous n’avez plus d’agent à piocher. La manche suivante commencera dès que chacun aura pioché.
krysis-not-your-turn = C’est { SEAT($seat, after: "à") } de jouer. Attendez votre tour.
krysis-now-deck = C’est le moment de composer les paquets : retirez des agents jusqu’à ce que le vôtre soit complet, puis confirmez.
krysis-now-tactical = C’est le moment de choisir les mains de départ : prenez neuf agents, puis confirmez.
krysis-now-bid = Chacun mise maintenant : ajoutez des cristaux de votre quartier général, ou aucun, et confirmez.
krysis-now-place = Placez maintenant votre mineur sur une case libre de ce niveau.
krysis-now-keep = Vous avez pioché deux artefacts. Gardez d’abord l’un des deux.
krysis-now-team = Les équipes se forment maintenant : choisissez un agent de votre main.
krysis-now-act = C’est l’heure des actions : chargez des biens, attaquez ou faites des heures supplémentaires.
krysis-now-destination = Le butin est entre vos mains. Choisissez d’abord où il va tout entier : quartier général, banque ou campement.
krysis-now-refill = Les mains se complètent maintenant : piochez parmi vos convoyeurs ou vos guerriers.
krysis-nothing-chosen = Il n’y a rien à reprendre : vous n’avez encore rien choisi.
krysis-bid-hq = Une mise se compose de cristaux de votre propre quartier général, et il n’y en reste plus de cette couleur. Choisissez-en une autre, ou confirmez.
krysis-no-such-space = Cette case n’existe pas : chaque niveau en a quatre. Choisissez l’une d’elles.
krysis-space-taken = Un mineur occupe déjà la case { $space }. Choisissez-en une libre.
krysis-alternative = { $choices ->
    [1] Cette case n’offre qu’une récompense. Prenez-la telle quelle.
   *[other] Cette case offre deux récompenses. Prenez la première ou la seconde.
}
krysis-not-drawn = Vous n’avez pas pioché cet artefact. Gardez l’un des deux que vous tenez.
krysis-not-in-hand = { $agent ->
    [none] Cet agent n’existe pas. Choisissez-en un de votre main.
   *[other] « { NAME($agent, kind: "agent") } » n’est pas dans votre main. Choisissez un agent qui s’y trouve.
}
krysis-empty-pile = Votre pile de { $kind ->
    [carrier] convoyeurs
   *[warrior] guerriers
} est vide. Piochez dans l’autre.
krysis-not-in-deck = { $agent ->
    [none] Cet agent n’existe pas. Choisissez-en un de votre paquet.
   *[other] « { NAME($agent, kind: "agent") } » n’est pas dans votre paquet, ou est déjà choisi. Choisissez un autre agent.
}
krysis-star-level = Vous avez déjà retiré { $number } agents à { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}. { $left ->
    [0] Votre paquet est complet. Confirmez-le, ou recommencez.
   *[other] Choisissez des agents des autres niveaux, ou recommencez.
}
krysis-deck-incomplete = Votre paquet n’est pas complet : retirez encore { $number ->
    [one] { $number } agent
   *[other] { $number } agents
}, puis confirmez.
krysis-hand-full = Vous avez choisi neuf agents. Confirmez-les, ou recommencez.
krysis-hand-incomplete = Une main de départ compte neuf agents : choisissez-en encore { $number }, puis confirmez.
krysis-finish-first = Vous avez commencé autre chose. Terminez, ou annulez.
krysis-already-acted = Vous avez déjà fait votre action de cette manche. Utilisez un agent spécial, ou terminez votre tour.
krysis-begin-first = Commencez d’abord une action : { $special ->
    [yes] charger des biens, attaquer, faire des heures supplémentaires ou utiliser un agent spécial.
   *[no] charger des biens, attaquer ou faire des heures supplémentaires.
}
krysis-nothing-fits = Aucun de ces biens ne tient dans les emplacements de votre équipe, même avec un transport de votre campement. Choisissez une autre action.
krysis-transport-useless = Même avec ce transport, aucun de ces biens ne tient. Jouez un autre transport, ou recommencez.
krysis-only-good = Ce transport est le seul bien de votre campement : une fois joué, il ne laisse rien à charger. Chargez-le, ou recommencez.
krysis-rest-unfit = Une fois ce transport joué, aucun de vos autres biens ne tient. Chargez le transport lui-même, ou recommencez.
krysis-camp-empty = Il n’y a rien à charger dans votre campement. Choisissez une autre action.
krysis-no-such-target = Choisissez un autre joueur pour cible.
krysis-too-weak = { $weapon ->
    [none] Votre force de { $force } ne dépasse pas la défense de { $defence }. { $others ->
        [0] Choisissez une autre action.
       *[other] Attaquez un campement plus faible ou sans défense, ou choisissez une autre action.
    }
    [best] Même avec votre meilleure arme, votre force de { $force } ne dépasse pas la défense de { $defence }. { $others ->
        [0] Choisissez une autre action.
       *[other] Attaquez un campement plus faible ou sans défense, ou choisissez une autre action.
    }
   *[this] Avec cette arme, votre force de { $force } ne dépasse pas la défense de { $defence }. Jouez-en une plus puissante, ou recommencez.
}
krysis-nothing-to-steal = Il n’y a rien à voler dans ce campement. { $others ->
    [0] Choisissez une autre action.
   *[other] Choisissez un autre campement ou une autre action.
}
krysis-no-such-crystal = Les cristaux sont rouges, bleus ou blancs. Choisissez l’une de ces couleurs.
krysis-no-room = Il ne reste pas d’emplacement pour cela. { $transport ->
    [yes] Renoncez-y, jouez un transport ou recommencez.
   *[no] Renoncez-y, ou recommencez.
}
krysis-not-in-camp = Il n’en reste plus dans votre campement. Choisissez d’autres biens.
krysis-not-there = Il n’en reste plus dans ce campement. Choisissez autre chose.
krysis-weapon-needed = Votre force de { $force } ne dépasse pas la défense de { $defence }. Jouez d’abord une arme assez puissante.
krysis-announce-only = Lors d’une attaque, on ne charge pas ses propres artefacts : annoncez combien vous en prenez à la victime.
krysis-played-loaded = Vous jouez cet artefact, il ne peut donc pas être chargé aussi. Chargez d’autres biens, ou recommencez.
krysis-loaded-played = Cet artefact fait partie de votre chargement, il ne peut donc pas être joué aussi. Recommencez pour le jouer.
krysis-already-seen = Votre espion a déjà regardé. Prenez l’un des artefacts, ou aucun.
krysis-name-destination = Dites où va le chargement : au quartier général ou à la banque.
krysis-name-pay = Dites quels cristaux vous prenez en paie.
krysis-take-or-leave = Prenez l’un des artefacts que voit votre espion, ou aucun.
krysis-spied = Votre espion a déjà choisi : un artefact de ce campement, ou aucun. Poursuivez votre tour.
krysis-steal-something = Vous devez voler au moins un bien. Choisissez-en un, ou annulez l’action.
krysis-no-artefacts-in-special = Aucun artefact ne peut être joué pendant une action spéciale. Terminez-la d’abord.
krysis-not-face-down = Aucun artefact de ce type n’est face cachée dans votre campement. Jouez-en un qui s’y trouve.
krysis-one-of-each = Vous pouvez jouer une arme et un transport par manche, et vous en avez déjà choisi un de cette sorte. Continuez sans en jouer d’autre.
krysis-play-with-action = Les artefacts se jouent avec une action. Commencez d’abord l’action.
krysis-wrong-kind = Les armes accompagnent l’attaque et les heures supplémentaires, les transports le chargement et l’attaque. Jouez l’autre sorte, ou rien.
krysis-steal-first = Annoncez et confirmez d’abord ce que vous volez ; choisissez ensuite où cela va.
krysis-load-something = Un chargement compte au moins un bien. Ajoutez-en un, ou annulez l’action.
krysis-load-where = Les biens chargés quittent le campement : portez-les tous au quartier général ou à la banque.
krysis-pay = La paie doit valoir exactement { $worth }, en comptant 3 par rouge, 2 par bleu et 1 par blanc. Choisissez l’une des combinaisons proposées.
krysis-bank-short = La banque n’a pas assez de cristaux pour cette paie. Choisissez l’une des combinaisons proposées.
krysis-alchemist-short = La banque n’a pas autant de cristaux de la nouvelle couleur. Changez-en moins, ou choisissez l’autre changement.
krysis-must-act = Vous devez agir : chargez des biens, attaquez ou faites des heures supplémentaires. On ne passe pas son tour.
krysis-not-in-team = Cet agent n’est pas dans votre équipe. Utilisez-en un qui en fait partie.
krysis-special-used = « { NAME($agent, kind: "agent") } » a déjà servi cette manche. Chaque agent spécial agit une seule fois.
krysis-no-skill = « { NAME($agent, kind: "agent") } » n’a pas de talent particulier. Utilisez un agent spécial.
krysis-only-defends = « { NAME($agent, kind: "agent") } » défend d’office votre campement et n’a pas d’action spéciale. Utilisez un autre agent spécial.
krysis-other-skill = « { NAME($agent, kind: "agent") } » a un autre talent. Utilisez-le pour ce qu’il sait faire.
krysis-no-crystals = Il n’y a pas de cristaux dans le campement { SEAT($seat, after: "de") }. { $others ->
    [0] Faites autre chose.
   *[other] Choisissez une autre cible, ou faites autre chose.
}
krysis-thief-full = Ce voleur n’emporte pas plus de { $number ->
    [one] { $number } cristal
   *[other] { $number } cristaux
}. Confirmez, ou recommencez.
krysis-no-artefacts = Il n’y a pas d’artefacts face cachée dans le campement { SEAT($seat, after: "de") }. { $others ->
    [0] Faites autre chose.
   *[other] Choisissez une autre cible, ou faites autre chose.
}
krysis-brings-nothing = Ce mineur émérite ne rapporterait rien : ni la banque ni la pioche n’ont ce qu’il montre. Choisissez autre chose.
krysis-transmute-colour = Un alchimiste change du blanc en bleu ou du bleu en rouge, rien d’autre. Choisissez l’un de ces changements.
krysis-transmute-number = { $most ->
    [0] Vous n’avez dans votre campement aucun cristal de cette couleur. Choisissez l’autre changement, ou aucun.
    [one] Vous n’avez dans votre campement qu’un cristal de cette couleur : changez celui-là.
   *[other] Changez au moins un cristal, et au plus les { $most } de cette couleur dans votre campement.
}

# Le récit

krysis-story-mission = Votre mission : { NAME($mission, kind: "mission") } au quartier général.
krysis-story-extra = Votre agent supplémentaire : { NAME($agent, kind: "agent") }.
krysis-story-hands = Chacun a pioché une main de départ de six agents.
krysis-story-recruit = Vous piochez un agent : { NAME($agent, kind: "agent") }.
krysis-story-recruits = { SEAT($seat) } pioche un { $kind ->
    [carrier] convoyeur
   *[warrior] guerrier
}.
krysis-story-first-artefact = Votre premier artefact : { NAME($artefact, kind: "artefact") }.
krysis-story-drawn = Vous piochez un artefact : { NAME($artefact, kind: "artefact") }.
krysis-story-reshuffle = La pioche d’artefacts est vide : la défausse est mélangée pour en faire une nouvelle.
krysis-story-no-artefact = Il ne reste aucun artefact à piocher pour { SEAT($seat) }.
krysis-story-kept-alone = { SEAT($seat) } garde le seul artefact qui restait à piocher.
krysis-story-stolen = { SEAT($seat) } prend au hasard { SEAT($target, after: "à") } : { NAME($artefact, kind: "artefact") }.
krysis-story-enter = Le mineur { SEAT($seat, after: "de") } part de la case d’entrée { $space } : { krysis-crystals }.
krysis-story-deck = { SEAT($seat) } a composé son paquet.
krysis-story-tactical = { SEAT($seat) } a choisi sa main de départ.
krysis-story-has-bid = { SEAT($seat) } a misé.
krysis-story-bid = { $value ->
    [0] { SEAT($seat) } ne mise { krysis-crystals }.
   *[other] { SEAT($seat) } mise { $value } : { krysis-crystals }.
}
krysis-story-dig = { SEAT($seat) } creuse sur la case { $space } : { krysis-goods }.
krysis-story-keep = { SEAT($seat) } garde un artefact et défausse l’autre : { NAME($discarded, kind: "artefact") }.
krysis-story-keep-own = { SEAT($seat) } garde « { NAME($kept, kind: "artefact") } » et défausse « { NAME($discarded, kind: "artefact") } ».
krysis-story-has-chosen = { SEAT($seat) } a choisi un agent.
krysis-story-agent = { SEAT($seat) } révèle un agent : { NAME($agent, kind: "agent") }.
krysis-story-initiative = { SEAT($seat) } agira avec une initiative de { $initiative }.
krysis-story-plays = { SEAT($seat) } joue un artefact : { NAME($artefact, kind: "artefact") }.
krysis-story-load-hq = { SEAT($seat) } rapporte au quartier général : { krysis-goods }.
krysis-story-load-bank = { SEAT($seat) } vend pour { $points } points : { krysis-goods }.
krysis-story-loot-hq = { SEAT($seat) } emporte le butin au quartier général : { krysis-goods }.
krysis-story-loot-bank = { SEAT($seat) } vend le butin pour { $points } points : { krysis-goods }.
krysis-story-loot-camp = { SEAT($seat) } garde le butin dans son propre campement, et l’équipe reste : { krysis-goods }.
krysis-story-shows = { SEAT($seat) } montre : { NAME($artefact, kind: "artefact") }.
krysis-story-attack = { SEAT($seat) } attaque { SEAT($target) }, { $force } contre { $defence }, et prend { krysis-goods }.
krysis-story-attack-open = { SEAT($seat) } attaque le campement sans défense { SEAT($target, after: "de") } et prend { krysis-goods }.
krysis-story-overtime = { SEAT($seat) } fait des heures supplémentaires : { krysis-crystals }.
krysis-story-rob = { SEAT($seat) } vole { SEAT($target, after: "à") } ({ NAME($agent, kind: "agent") }) : { krysis-crystals }.
krysis-story-spy = { SEAT($seat) } espionne les artefacts { SEAT($target, after: "de") } ({ NAME($agent, kind: "agent") }).
krysis-story-spy-saw = Dans le campement { SEAT($target, after: "de") }, vous voyez : { NAME($artefact, kind: "artefact") }.
krysis-story-snatch = L’espion { SEAT($seat, after: "de") } prend un artefact { SEAT($target, after: "à") }.
krysis-story-snatch-own = L’espion { SEAT($seat, after: "de") } prend { SEAT($target, after: "à") } : { NAME($artefact, kind: "artefact") }.
krysis-story-snatch-none = L’espion { SEAT($seat, after: "de") } ne prend rien { SEAT($target, after: "à") }.
krysis-story-mine = { SEAT($seat) } reçoit ({ NAME($agent, kind: "agent") }) : { krysis-goods }.
krysis-story-transmute = { SEAT($seat) } change { $colour ->
    [white] { $number ->
        [one] { $number } blanc en bleu
       *[other] { $number } blancs en bleus
    }
   *[blue] { $number ->
        [one] { $number } bleu en rouge
       *[other] { $number } bleus en rouges
    }
} ({ NAME($agent, kind: "agent") }).
krysis-story-round-over = La manche { $round } s’achève : équipes et artefacts joués sont défaussés.
krysis-story-round = La manche { $round } commence.
krysis-story-over = La partie est terminée.
krysis-story-mission-shown = Mission { SEAT($seat, after: "de") } ({ NAME($mission, kind: "mission") }) : { $points ->
    [0] non remplie.
   *[other] { $points } points.
}
