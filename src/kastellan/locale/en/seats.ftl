# Where no names are known at all.
seat-unnamed = Player { $number }
# The same after a word, where a language joins the two.
seat-unnamed-after = { $after } Player { $number }

# Guests who gave no name are called by birds that come and go.
seat-guest = { $seat ->
    [0] Swallow
    [1] Stork
    [2] Jay
    [3] Lark
    [4] Finch
    [5] Wren
    [6] Oriole
   *[other] Robin
}

# Computer players have names by their level: neighbours, heroes, gods.
seat-easy = { $seat ->
    [0] Mikis
    [1] Lina
    [2] Petros
    [3] Eleni
    [4] Yannis
    [5] Zoe
    [6] Nikos
   *[other] Maria
}
seat-normal = { $seat ->
    [0] Theseus
    [1] Ariadne
    [2] Daedalus
    [3] Phaedra
    [4] Icarus
    [5] Europa
    [6] Minos
   *[other] Rhea
}
seat-hard = { $seat ->
    [0] Athena
    [1] Hermes
    [2] Artemis
    [3] Apollo
    [4] Themis
    [5] Prometheus
    [6] Hera
   *[other] Hephaestus
}
