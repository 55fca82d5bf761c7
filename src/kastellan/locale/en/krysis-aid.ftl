# Figures beside a hint

krysis-aid-load = What this load is worth
krysis-aid-camp = What your camp is worth
krysis-aid-good = Good
krysis-aid-crystal = Crystals, { NAME($crystal, kind: "crystal") }
krysis-aid-artefacts = Artefacts
krysis-aid-kept = Headquarters
krysis-aid-sold = Bank
krysis-aid-total = Together
krysis-aid-nothing = Nothing is there yet.
