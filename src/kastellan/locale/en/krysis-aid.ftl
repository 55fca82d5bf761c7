# Figures beside a hint

krysis-aid-load = What this load is worth
krysis-aid-camp = What your camp is worth
krysis-aid-good = Good
krysis-aid-crystal = { $crystal ->
    [red] Red crystals
    [blue] Blue crystals
   *[white] White crystals
}
krysis-aid-artefacts = Artefacts
krysis-aid-kept = Headquarters
krysis-aid-sold = Bank
krysis-aid-total = Together
krysis-aid-nothing = Nothing is there yet.
