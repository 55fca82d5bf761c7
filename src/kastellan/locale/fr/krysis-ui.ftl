# Le plateau de Krysis

krysis-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
krysis-ui-agent = { NAME($agent, kind: "agent") }
krysis-ui-artefact = { NAME($artefact, kind: "artefact") }
krysis-ui-company = { NAME($company, kind: "company") }
krysis-ui-times-artefact = { $count } × { NAME($artefact, kind: "artefact") }
krysis-ui-you = vous
krysis-ui-your-turn = À vous.
krysis-ui-over = La partie est terminée.
krysis-ui-setting-up = La partie se met en place.
krysis-ui-sealed = scellé
krysis-ui-ready = prêt
krysis-ui-choosing = réfléchit
krysis-ui-has-acted = a joué
krysis-ui-initiative-is = initiative { $initiative }
krysis-ui-round = Manche { $round } sur 5
krysis-ui-phases = Étapes de la manche
krysis-ui-part-bid = Mises
krysis-ui-part-dig = Mine
krysis-ui-part-team = Équipe
krysis-ui-part-act = Action
krysis-ui-part-refill = Recrues
krysis-ui-or = ou
krysis-ui-artefact-place = Place pour un artefact joué.
krysis-ui-none = aucun
krysis-ui-empty = vide

# La mine et la réserve

krysis-ui-mine = La mine
krysis-ui-mine-all = Toute la mine
krysis-ui-mine-less = Ce niveau seulement
krysis-ui-level = Niveau { $level }
krysis-ui-space = Case { $space } :
krysis-ui-miner = Mineur { SEAT($seat, after: "de") }
krysis-ui-dig-here = Case { $space } : { $goods }
krysis-ui-endless = Cristaux { $kind ->
    [red] rouges
    [blue] bleus
   *[white] blancs
} inépuisables
krysis-ui-pile = { $count ->
    [one] { $count } { $kind ->
        [red] rouge
        [blue] bleu
        [white] blanc
       *[artefact] artefact face cachée
    }
   *[other] { $count } { $kind ->
        [red] rouges
        [blue] bleus
        [white] blancs
       *[artefact] artefacts face cachée
    }
}
krysis-ui-to-draw = à piocher
krysis-ui-scrap = Défausse :

# Agents et artefacts

krysis-ui-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
krysis-ui-stars-help = Étoiles : la force d’un agent, de 1 à 3. Elles ne servent qu’à composer son paquet.
krysis-ui-speed = vitesse
krysis-ui-combat = force
krysis-ui-times = { $times } par cristal { NAME($crystal, kind: "crystal") } au campement
krysis-ui-carries = emplacements :
krysis-ui-skill = { $skill ->
    [thief] Voleur : { $value }
    [spy] Espion
    [master_miner] Rapporte
    [alchemist] Alchimiste
   *[defence] Défense +{ $value }
}
krysis-ui-plus-combat = force +{ $combat }
krysis-ui-slots = { $count ->
    [one] { $count } emplacement { $colour ->
        [red] rouge
        [blue] bleu
       *[white] blanc
    }
   *[other] { $count } emplacements { $colour ->
        [red] rouges
        [blue] bleus
       *[white] blancs
    }
}
krysis-ui-slot = Emplacement { $colour ->
    [red] rouge
    [blue] bleu
   *[white] blanc
} : { $what }
krysis-ui-unknown-artefact = un artefact
krysis-ui-of-slots = { $slots ->
    [one] { $filled } sur { $slots } emplacement
   *[other] { $filled } sur { $slots } emplacements
}
krysis-ui-undo = Annuler

# Les joueurs

krysis-ui-players = Les joueurs
krysis-ui-others = Les autres joueurs
krysis-ui-camp = Campement
krysis-ui-hq = Quartier général
krysis-ui-defence-is = Défense { $defence }
krysis-ui-undefended = sans défense
krysis-ui-played = joué
krysis-ui-hand-of = { $count ->
    [one] { $count } agent en main
   *[other] { $count } agents en main
}
krysis-ui-drew = Pioche : { $carriers ->
    [one] { $carriers } convoyeur
   *[other] { $carriers } convoyeurs
}, { $warriors ->
    [one] { $warriors } guerrier
   *[other] { $warriors } guerriers
}
krysis-ui-gone = { $count ->
    [one] { $count } agent défaussé
   *[other] { $count } agents défaussés
}
krysis-ui-gone-short = { $count ->
    [one] { $count } défaussé
   *[other] { $count } défaussés
}
krysis-ui-kind = { $kind ->
    [carrier] Convoyeurs :
   *[warrior] Guerriers :
}
krysis-ui-your-camp = Votre campement
krysis-ui-camp-note = peut être pillé
krysis-ui-your-hq = Votre quartier général
krysis-ui-hq-note = vous seul le voyez
krysis-ui-hq-open = ouvert, types secrets
krysis-ui-mission = Mission :
krysis-ui-mission-is = { NAME($mission, kind: "mission") } (10 points)
krysis-ui-your-team = Votre équipe
krysis-ui-place-open = à venir
krysis-ui-no-team = Votre équipe est partie : le campement est sans défense.
krysis-ui-your-hand = Vos agents
krysis-ui-your-deck = Votre paquet
krysis-ui-deck-group = { $gone ->
    [one] { $gone } retiré sur { $of }
   *[other] { $gone } retirés sur { $of }
}
krysis-ui-removed = retiré
krysis-ui-in-hand = en main
krysis-ui-load-one = Charger un cristal { $kind ->
    [red] rouge
    [blue] bleu
   *[white] blanc
} ; { $count } au campement
krysis-ui-bid-one = Prendre en main un cristal { $kind ->
    [red] rouge
    [blue] bleu
   *[white] blanc
} ; reste { $count }
krysis-ui-steal-one = { $kind ->
    [red] Prendre un cristal rouge
    [blue] Prendre un cristal bleu
    [white] Prendre un cristal blanc
   *[artefact] Annoncer un artefact
} ; { $count } dans ce campement
krysis-ui-rob-one = Voler un cristal { $kind ->
    [red] rouge
    [blue] bleu
   *[white] blanc
} ; { $count } dans ce campement
krysis-ui-load-it = Charger
krysis-ui-load-artefact = Charger : { NAME($artefact, kind: "artefact") }
krysis-ui-play-it = Jouer
krysis-ui-play-artefact = Jouer : { NAME($artefact, kind: "artefact") }

# Les mises

krysis-ui-your-bid = Votre mise
krysis-ui-only-you = vous seul la voyez
krysis-ui-empty-hand = rien
krysis-ui-ahead = Qui passe d’abord à égalité
krysis-ui-bid-note = Toutes les mises sont payées, même les plus basses. À mise égale, le mineur dont la case porte le plus petit numéro choisit d’abord.
krysis-ui-bids = Mises
krysis-ui-turn = Ordre
krysis-ui-player = Joueur
krysis-ui-worth = Valeur
krysis-ui-state = État
krysis-ui-on-space = case { $space }
krysis-ui-bid-lead = Misez pour choisir plus tôt.
krysis-ui-bid-so-far = Votre main contient { krysis-crystals } : une mise de { $value }.
krysis-ui-bid-none = Prenez en main des cristaux de votre quartier général, ou ne misez rien.
krysis-ui-bid-final = Le rouge vaut 3, le bleu 2, le blanc 1. Une mise scellée est définitive.
krysis-ui-seal = Sceller la mise
krysis-ui-seal-empty = Ne rien miser

# Mise en place

krysis-ui-deck-lead = Composez votre paquet.
krysis-ui-deck-so-far = { $number ->
    [one] { $number } agent retiré sur { $of }.
   *[other] { $number } agents retirés sur { $of }.
}
krysis-ui-deck-note = Retirez deux agents d’une étoile, deux de deux et deux de trois, et un de plus du niveau de votre agent supplémentaire si vous en avez un.
krysis-ui-tactical-lead = Choisissez votre main de départ.
krysis-ui-tactical-so-far = { $number ->
    [one] { $number } agent choisi sur { $of }.
   *[other] { $number } agents choisis sur { $of }.
}
krysis-ui-tactical-note = Personne ne voit les agents que vous prenez.
krysis-ui-confirm = Confirmer
krysis-ui-anew = Recommencer

# Creuser et trouver

krysis-ui-choose-space = Choisissez une case libre du niveau { $level } pour votre mineur.
krysis-ui-dig-this = Creuser à la case { $space } : { krysis-goods }.
krysis-ui-dig-note = { $count ->
    [0] Tout va dans votre campement.
   *[other] Tout va dans votre campement. Pour chaque artefact, vous en piochez deux et en gardez un.
}
krysis-ui-short = Il n’en reste pas assez. Vous recevez : { krysis-goods }.
krysis-ui-dig = Creuser ici
krysis-ui-keep-title = Gardez l’un des deux artefacts
krysis-ui-keep-note = { $count ->
    [one] L’autre est défaussé, face visible.
   *[other] L’autre est défaussé, face visible. Puis vous piochez de nouveau.
}
krysis-ui-choose-keep = Vous avez pioché deux artefacts : choisissez celui que vous gardez.
krysis-ui-keep-this = Garder : { NAME($artefact, kind: "artefact") } ; l’autre est défaussé.
krysis-ui-keep = Garder

# Les équipes

krysis-ui-team-lead = Agent { $number } sur 3.
krysis-ui-choose-agent = Choisissez un agent de votre main ; tous sont révélés ensemble.
krysis-ui-choose-this = Vous choisissez : { NAME($agent, kind: "agent") }.
krysis-ui-choose-final = Ce choix est définitif.
krysis-ui-choose = Poser face cachée

# Les actions

krysis-ui-actions = Actions
krysis-ui-choose-act = { $may ->
    [load] Chargez des biens ou faites des heures supplémentaires ; aucun campement ne peut être attaqué.
    [attack] Attaquez un campement ou faites des heures supplémentaires ; rien ne peut être chargé.
    [overtime] Des trois actions, seules les heures supplémentaires sont possibles.
   *[all] Chargez des biens, attaquez un campement ou faites des heures supplémentaires.
}
krysis-ui-combat-is = Votre équipe a une force de { $combat }.
krysis-ui-act-load = Charger
krysis-ui-act-load-note = vers le quartier général ou la banque
krysis-ui-act-attack = Attaquer { SEAT($seat) }
krysis-ui-versus = { $force } contre { $defence }
krysis-ui-act-overtime = Heures supplé­mentaires
krysis-ui-act-overtime-note = une paie de la banque ; l’équipe reste
krysis-ui-act-rob = vole des cristaux { SEAT($target, after: "à") }
krysis-ui-act-spy = espionne { SEAT($target) }
krysis-ui-act-mine = rapporte au campement
krysis-ui-act-transmute = { NAME($agent, kind: "agent") } : { $colour ->
    [1] { $number ->
        [one] { $number } bleu en rouge
       *[other] { $number } bleus en rouges
    }
   *[2] { $number ->
        [one] { $number } blanc en bleu
       *[other] { $number } blancs en bleus
    }
}
krysis-ui-use-mine = { NAME($agent, kind: "agent") } : vous recevez ce que montre la carte.
krysis-ui-use-transmute = { NAME($agent, kind: "agent") } : { $colour ->
    [1] { $number ->
        [one] { $number } bleu en rouge
       *[other] { $number } bleus en rouges
    }
   *[2] { $number ->
        [one] { $number } blanc en bleu
       *[other] { $number } blancs en bleus
    }
}.
krysis-ui-use-spy = { NAME($agent, kind: "agent") } : regarder les artefacts { SEAT($target, after: "de") }, puis en prendre un si vous voulez.
krysis-ui-use = Utiliser
krysis-ui-specials-left = Vous pouvez encore utiliser des agents spéciaux, ou terminer votre tour.
krysis-ui-leaving = Votre équipe quittera le campement à la fin de votre tour.
krysis-ui-end-turn = Terminer le tour

krysis-ui-act-load-lead = Charger.
krysis-ui-load-what = { $transport ->
    [first] Votre équipe n’a pas d’emplacement pour ces biens : jouez d’abord un transport.
    [yes] Choisissez des biens de votre campement, ou jouez un transport pour plus de place.
   *[no] Choisissez des biens de votre campement.
}
krysis-ui-load-hq = { $count ->
    [one] { $count } bien va au quartier général : { krysis-ui-points } à la fin.
   *[other] { $count } biens vont au quartier général : { krysis-ui-points } à la fin.
}
krysis-ui-load-bank = { $count ->
    [one] { $count } bien est vendu : { krysis-ui-points } tout de suite.
   *[other] { $count } biens sont vendus : { krysis-ui-points } tout de suite.
}
krysis-ui-room-left = D’autres biens tiendraient encore. Votre équipe part avec le chargement : ensuite, le campement est sans défense.
krysis-ui-load-leaves = Votre équipe part avec le chargement : ensuite, le campement est sans défense.
krysis-ui-where = Où vont les biens
krysis-ui-place-hq = Quartier général
krysis-ui-place-hq-note = à l’abri des pillards
krysis-ui-place-bank = Banque
krysis-ui-place-bank-note = des points tout de suite
krysis-ui-place-camp = Votre campement
krysis-ui-place-camp-note = peut être volé à son tour
krysis-ui-goods-times = { $count ->
    [one] { $count } bien × 2
   *[other] { $count } biens × 2
}
krysis-ui-counts-end = compte à la fin
krysis-ui-with = avec { NAME($artefact, kind: "artefact") } { $points }
krysis-ui-team-stays = Votre équipe reste et défend le campement.
krysis-ui-deliver-hq = Emporter
krysis-ui-deliver-bank = Vendre
krysis-ui-deliver-camp = Porter au campement

krysis-ui-attack-lead = Attaque contre { SEAT($target) }.
krysis-ui-camp-of = Campement { SEAT($seat, after: "de") }
krysis-ui-against = contre
krysis-ui-strong = force suffisante
krysis-ui-weak = il manque { $missing } de force
krysis-ui-taken = Vous prenez
krysis-ui-taken-none = rien encore
krysis-ui-loot-worth = { $artefacts ->
    [0] Au quartier général : { $home } à la fin ; à la banque : { $bank } tout de suite.
   *[other] Au quartier général, les cristaux valent { $home } à la fin, les artefacts en plus ; à la banque, le tout vaut { $bank } tout de suite.
}
krysis-ui-attack-what = Choisissez les biens à prendre.
krysis-ui-may-play = { $cards ->
    [weapon] Vous pouvez aussi jouer une arme.
    [transport] Vous pouvez aussi jouer un transport.
   *[both] Vous pouvez aussi jouer une arme et un transport.
}
krysis-ui-weapon-first = Votre force ne suffit pas : jouez d’abord une arme.
krysis-ui-transport-first = Votre équipe n’a pas d’emplacement pour ce butin : jouez d’abord un transport.
krysis-ui-attack-takes = Vous prenez { SEAT($target, after: "à") } : { krysis-goods }.
krysis-ui-attack-random = Les artefacts sont tirés au hasard ; ensuite, vous choisissez où tout va.
krysis-ui-attack-then = Ensuite, vous choisissez où tout va.
krysis-ui-attack = Attaquer
krysis-ui-loot-lead = Votre butin : { krysis-goods }.
krysis-ui-loot-hq = Au quartier général, il vaut { krysis-ui-points } à la fin.
krysis-ui-loot-bank = La banque en donne { krysis-ui-points } tout de suite.
krysis-ui-loot-camp = Il va dans votre campement.
krysis-ui-last-round = C’est la dernière manche : ce qui reste dans les campements ne vaut rien à la fin.

krysis-ui-overtime-lead = Heures supplémentaires.
krysis-ui-pay-title = Votre paie, d’une valeur de { $value }
krysis-ui-choose-pay = { $weapon ->
    [yes] Choisissez votre paie ; vous pouvez jouer une arme pour défendre le campement.
   *[no] Choisissez votre paie.
}
krysis-ui-overtime-note = L’équipe reste et défend le campement.
krysis-ui-overtime-armed = L’équipe reste et défend le campement avec cette arme : { NAME($artefact, kind: "artefact") }.
krysis-ui-pay-this = Prendre pour votre campement : { krysis-crystals }.
krysis-ui-take-pay = Prendre la paie

krysis-ui-rob-lead = { NAME($agent, kind: "agent") } chez { SEAT($target) }.
krysis-ui-rob-what = Choisissez les cristaux à voler.
krysis-ui-rob-takes = Voler pour votre campement : { krysis-crystals }.
krysis-ui-rob = Voler
krysis-ui-spy-lead = Votre espion est dans le campement { SEAT($target, after: "de") }.
krysis-ui-spy-title = Artefacts du campement { SEAT($target, after: "de") }
krysis-ui-choose-snatch = Prenez un des artefacts, ou aucun.
krysis-ui-snatch-this = Prendre dans votre campement : { NAME($artefact, kind: "artefact") }.
krysis-ui-snatch = Prendre
krysis-ui-snatch-none = Ne rien prendre

# Fin de manche et fin de partie

krysis-ui-refill = Nouveaux agents
krysis-ui-refill-lead = Nouvel agent { $number } sur 3.
krysis-ui-choose-pile = { $piles ->
    [carrier] Il ne reste que des convoyeurs dans vos piles : piochez-en un.
    [warrior] Il ne reste que des guerriers dans vos piles : piochez-en un.
   *[both] Piochez parmi vos convoyeurs ou vos guerriers.
}
krysis-ui-draw = { $kind ->
    [carrier] Piocher un convoyeur
   *[warrior] Piocher un guerrier
}
krysis-ui-may-be = Reste dans la pile :
krysis-ui-final = Décompte final
krysis-ui-sold = Ventes
krysis-ui-crystals = Cristaux
krysis-ui-artefacts = Artefacts
krysis-ui-mission-short = Mission
krysis-ui-total = Total

# Attendre

krysis-ui-done-deck = Votre paquet est composé.
krysis-ui-done-tactical = Votre main est choisie.
krysis-ui-done-bid = Votre mise est scellée.
krysis-ui-done-team = Votre agent est choisi.
krysis-ui-done-refill = Votre main est complète.
krysis-ui-waiting = { $count ->
    [one] On attend { $count } joueur.
   *[other] On attend { $count } joueurs.
}
krysis-ui-wait-place = { SEAT($seat) } choisit une case pour son mineur.
krysis-ui-wait-keep = { SEAT($seat) } choisit entre deux artefacts.
krysis-ui-wait-action = C’est { SEAT($seat, after: "à") } d’agir.
krysis-ui-wait-theft = { SEAT($seat) } pille le campement { SEAT($target, after: "de") }.
krysis-ui-wait-destination = { SEAT($seat) } a pillé { SEAT($target) } et choisit où va le butin.
krysis-ui-team-of = Équipe { SEAT($seat, after: "de") }

# Scènes

krysis-ui-scene-hush = Toutes les mises sont scellées.
krysis-ui-scene-open = On ouvre !
krysis-ui-scene-order = { SEAT($seat) } creuse en premier.
krysis-ui-scene-tie = { $value } chacun : le mineur sur la case au plus petit numéro passe d’abord.
krysis-ui-scene-pay = Toutes les mises vont à la banque.
krysis-ui-scene-nothing = rien
krysis-ui-slip-robbed = On vous a volé
krysis-ui-slip-spied = On a espionné votre camp

# D’où viennent les points

krysis-points-sold = Ventes à la banque
krysis-points-red = Cristaux rouges au QG
krysis-points-blue = Cristaux bleus au QG
krysis-points-white = Cristaux blancs au QG
krysis-points-artefacts = Groupes d’artefacts
krysis-points-mission = Mission
