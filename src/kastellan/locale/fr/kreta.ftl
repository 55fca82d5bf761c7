# Noms employés dans d’autres messages

kreta-the-card = { $card ->
    [king] le Roi
    [architect] l’Architecte
    [admiral] l’Amiral
    [commander] le Commandant
    [castellan] le Gardien de fort
    [abbot] l’Abbé
   *[farmer] le Fermier
}
kreta-of-the-card = { $card ->
    [king] du Roi
    [architect] de l’Architecte
    [admiral] de l’Amiral
    [commander] du Commandant
    [castellan] du Gardien de fort
    [abbot] de l’Abbé
   *[farmer] du Fermier
}
kreta-a-tile = { $tile ->
    [wheat] du blé
    [olive] des olives
    [wine] du vin
    [thyme] du thym
   *[cheese] du fromage
}
kreta-tile = { $tile ->
    [wheat] blé
    [olive] olives
    [wine] vin
    [thyme] thym
   *[cheese] fromage
}

# Mise en place d’une partie

kreta-option-first_player = Premier joueur
kreta-option-first_player-help = Qui joue le premier tour. Sans choix, il est tiré au sort.
kreta-option-full_transit = Traversée des provinces pleines
kreta-option-full_transit-help = Une province de 7 pièces est pleine et nul ne peut s’y arrêter. Choisissez qui peut encore la traverser.
kreta-option-full_transit-abbots_only = Les abbés seulement
kreta-option-full_transit-all = Les abbés et les villageois

kreta-players = Kreta se joue de 2 à 4 joueurs, et il y en a { $seats }. Ajoutez ou retirez des joueurs.
kreta-first-player = Cette place n’existe pas : les places vont de 1 à { $last }. Désignez-en une, ou laissez le sort choisir le premier joueur.

# Pourquoi un coup est refusé

kreta-over = La partie est terminée : le onzième décompte a eu lieu. Commencez-en une autre pour continuer à jouer.
kreta-setup = La mise en place de l’île n’est pas achevée. Attendez que deux cartes Fort soient visibles.
kreta-turning-up = La carte Fort suivante est en train d’être retournée. Patientez un instant.
kreta-not-your-turn = C’est { SEAT($seat, after: "à") } de jouer. Attendez que votre tour vienne.
kreta-no-such-card = Ce personnage n’existe pas. Choisissez l’un de vos sept personnages.
kreta-no-such-province = Cette province n’existe pas. Choisissez-en une sur la carte.
kreta-no-such-site = Cet emplacement de fort n’existe pas. Choisissez l’un de ceux numérotés de 1 à 26.
kreta-one-card = On joue une seule carte par tour, et l’action { kreta-of-the-card } n’est pas terminée. Achevez-la ou reprenez-la.
kreta-on-the-table = Vous avez déjà joué { kreta-the-card }. La carte reviendra en main après le prochain décompte ; jouez-en une autre.
kreta-on-the-table-for-good = Vous avez déjà joué { kreta-the-card }, et le prochain décompte met fin à la partie : la carte ne reviendra plus en main. Jouez-en une autre.
kreta-no-passing = Il n’est pas permis de passer. Jouez l’une de vos cartes ; le Gardien de fort est toujours jouable.
kreta-card-first = C’est là le travail { kreta-of-the-card }. Jouez d’abord cette carte.
kreta-other-card = Vous exécutez l’action { kreta-of-the-card }, qui ne permet pas cela. Achevez-la ou reprenez-la.
kreta-not-carried-out = L’action { kreta-of-the-card } n’est pas encore exécutée. Placez, déplacez, construisez ou récoltez quelque chose, ou reprenez la carte.
kreta-no-mixing = Vous avez commencé un déplacement avec { kreta-the-card } ; vous ne pouvez plus ajouter de pièce. Continuez, ou dites que vous avez fini.
kreta-full = { NAME($province, kind: "province") } est une province pleine : elle contient 7 pièces. Choisissez-en une qui a de la place, ou attendez qu’une pièce la quitte.
kreta-closed = L’abbé { SEAT($seat, after: "de") } garde la paix à { NAME($province, kind: "province") }, et le vôtre n’y est pas. Choisissez une autre province, ou amenez-y d’abord votre abbé.
kreta-same-province = Cette pièce se trouve déjà à { NAME($province, kind: "province") }. Choisissez une autre province.

kreta-admiral-idle = Aucun port n’a de place pour l’un de vos navires. Choisissez une autre carte.
kreta-no-ship-left = Vos deux navires sont sur le plateau. Déplacez-les plutôt.
kreta-no-ship-there = Vous n’avez pas de navire dans ce port. Choisissez un port où mouille l’un des vôtres.
kreta-ship-moved = Votre navire à { NAME($port, kind: "port") } a déjà navigué ce tour-ci. Déplacez l’autre, ou dites que vous avez fini.
kreta-same-port = Votre navire mouille déjà à { NAME($port, kind: "port") }. Choisissez un autre port.
kreta-no-port = { NAME($province, kind: "province") } n’a pas de port. Choisissez une province marquée d’une roue de gouvernail.
kreta-own-ship-there = L’un de vos navires mouille à { NAME($port, kind: "port") }, et vos deux navires ne partagent jamais un port. Choisissez un autre port.
kreta-port-taken = Un navire mouille à { NAME($port, kind: "port") }, et à deux joueurs un port n’en accueille qu’un. Choisissez un autre port.
kreta-port-full = Deux navires mouillent à { NAME($port, kind: "port") }, et il n’y a plus de place. Choisissez un autre port.

kreta-commander-idle = Vous ne pouvez ni ajouter ni déplacer de villageois. Choisissez une autre carte.
kreta-no-villager-left = Vos cinq villageois sont sur le plateau. Déplacez-les plutôt.
kreta-no-villager-there = Vous n’avez pas de villageois dans cette province. Choisissez-en une où se trouve l’un des vôtres.
kreta-too-far = { NAME($province, kind: "province") } est à { $cost } pas, et { $points ->
    [one] il ne reste qu’un point
   *[other] il ne reste que { $points } points
}. Choisissez une province plus proche.
kreta-way-blocked = Des provinces pleines barrent la route vers { NAME($province, kind: "province") } : les villageois ne peuvent pas les traverser, et le détour coûte plus que { $points ->
    [one] le point restant
   *[other] les { $points } points restants
}. Choisissez une autre province.

kreta-abbot-no-room = Toutes les provinces sont pleines : votre abbé n’a de place nulle part. Choisissez une autre carte.
kreta-abbot-stuck = Toutes les provinces à { $steps } pas ou moins de votre abbé sont pleines. Choisissez une autre carte.
kreta-abbot-on-board = Votre abbé est déjà à { NAME($province, kind: "province") }. Faites-le plutôt marcher.
kreta-abbot-in-reserve = Votre abbé est encore dans votre réserve. Placez-le d’abord dans une province.
kreta-abbot-too-far = { NAME($province, kind: "province") } est à { $steps } pas, et un abbé en fait { $most } au plus. Choisissez une province plus proche.

kreta-farmer-no-link = Aucun de vos villageois n’est relié à l’un de vos navires. Réunissez d’abord un villageois et un navire dans une province portuaire.
kreta-farmer-no-tile = Aucune province reliée à vos navires n’a encore de tuile. Menez vos villageois vers une province qui en a une.
kreta-farmer-all-harvested = Toutes les tuiles de l’île ont été récoltées. Choisissez une autre carte.
kreta-harvest-no-villager = Vous n’avez pas de villageois à { NAME($province, kind: "province") }. Récoltez là où se trouve l’un des vôtres.
kreta-not-connected = Aucune chaîne continue de vos villageois ne relie { NAME($province, kind: "province") } à l’un de vos navires. Deux provinces qui ne se touchent qu’à un emplacement de fort ne sont pas voisines. Choisissez une province reliée.
kreta-harvested = À { NAME($province, kind: "province") }, la tuile a été récoltée et n’est pas remplacée. Choisissez une province qui a encore la sienne.

kreta-architect-all-built = Tous vos forts et tous vos villages sont construits. Choisissez une autre carte.
kreta-architect-needs-tile = Vos trois forts sont construits, et votre récolte ne permet pas d’autre village : il faut une tuile pour chacun. Récoltez d’abord une tuile de plus, ou choisissez une autre carte.
kreta-no-fort-left = Vos trois forts sont construits. Construisez plutôt un village.
kreta-site-taken = L’emplacement { $site } porte déjà un fort { SEAT($seat, after: "de") } et n’en accueille qu’un. Choisissez un emplacement libre.
kreta-no-village-left = Vos quatre villages sont construits. Construisez plutôt un fort.
kreta-village-needs-tile = { $villages ->
    [0] Vous n’avez encore aucun village
    [one] Vous avez { $villages } village
   *[other] Vous avez { $villages } villages
} et { $tiles ->
    [0] aucune tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} : chaque village demande une tuile récoltée auparavant. Construisez plutôt un fort, ou récoltez d’abord une tuile de plus.

kreta-nothing-to-copy = Le Roi copie une carte posée devant vous, et il n’y en a pas encore. Jouez une autre carte.
kreta-nothing-copyable = Aucune des cartes posées devant vous ne pourrait être exécutée de nouveau maintenant. Jouez une autre carte.
kreta-no-king = Seul le Roi copie une carte. Jouez d’abord le Roi.
kreta-copy-first = Choisissez d’abord laquelle des cartes posées devant vous le Roi copie.
kreta-never-copied = Le Roi ne copie jamais { kreta-the-card }. Choisissez une autre carte posée devant vous.
kreta-copy-in-hand = Vous avez { kreta-the-card } en main, et le Roi ne copie que ce qui est posé devant vous. Choisissez l’une de ces cartes.
kreta-fort-card-first = Une carte Fort vient d’être retournée. Gardez-la ou remplacez-la d’abord.
kreta-no-fort-card = Il n’y a pas de carte Fort à garder ou à remplacer. Ce choix vient après un Gardien de fort, quand une nouvelle carte a été retournée.
kreta-no-fort-card-left = Les onze cartes Fort ont été retournées : il n’en reste aucune à garder ni à remplacer. Poursuivez votre tour.

# Le récit

kreta-story-first = { SEAT($seat) } joue le premier tour.
kreta-story-tiles = Les tuiles sont posées sur les provinces.
kreta-story-turn-up = La carte Fort { $site } est retournée en position { $position }.
kreta-story-replacement = La carte Fort { $site } prend sa place en position { $position }.
kreta-story-play = { SEAT($seat) } joue { kreta-the-card }.
kreta-story-copy = Le Roi copie { kreta-the-card }.
kreta-story-add-ship = { SEAT($seat) } place un navire à { NAME($port, kind: "port") }.
kreta-story-move-ship = Un navire { SEAT($seat, after: "de") } quitte { NAME($origin, kind: "port") } pour { NAME($port, kind: "port") }.
kreta-story-add-villager = { SEAT($seat) } installe un villageois à { NAME($province, kind: "province") }.
kreta-story-move-villager = Un villageois { SEAT($seat, after: "de") } quitte { NAME($origin, kind: "province") } pour { NAME($province, kind: "province") } ({ $points } pas).
kreta-story-add-abbot = { SEAT($seat) } envoie son abbé à { NAME($province, kind: "province") }.
kreta-story-move-abbot = L’abbé { SEAT($seat, after: "de") } quitte { NAME($origin, kind: "province") } pour { NAME($province, kind: "province") }.
kreta-story-harvest = { SEAT($seat) } récolte { kreta-a-tile } à { NAME($province, kind: "province") } : +{ $points }.
kreta-story-build-fort = { SEAT($seat) } construit un fort sur l’emplacement { $site }.
kreta-story-build-village = { SEAT($seat) } construit un village à { NAME($province, kind: "province") }.
kreta-story-done = { SEAT($seat) } a fini.
kreta-story-keep = { SEAT($seat) } garde la carte Fort { $site }.
kreta-story-replace = { SEAT($seat) } glisse la carte Fort { $site } sous la pioche.
kreta-story-scoring = Décompte { $number } sur 11 : emplacement { $site }.
kreta-story-award = { NAME($province, kind: "province") } : { SEAT($seat) } +{ $points }.
kreta-story-scored = { NAME($province, kind: "province") } : { SEAT($seat) } +{ $points } (influence { $influence }).
kreta-story-no-award = { NAME($province, kind: "province") } : personne n’a d’influence.
kreta-story-hands-return = Toutes les cartes reviennent en main.
kreta-story-over = Le onzième décompte met fin à la partie.
kreta-story-winner = { SEAT($seat) } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
kreta-story-shared = { SEAT($seat) } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
