# Figures beside a hint

krysis-aid-load = What this load is worth
krysis-aid-camp = What your camp is worth
krysis-aid-good = Good
krysis-aid-goods = { $good ->
    [red] { $number } red
    [blue] { $number } blue
    [white] { $number } white
   *[artefact] { $number ->
        [one] { $number } artefact
       *[other] { $number } artefacts
    }
}
krysis-aid-kept = Headquarters
krysis-aid-sold = Bank
krysis-aid-total = Together
krysis-aid-nothing = Nothing is there yet.
