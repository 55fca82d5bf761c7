# Where a seat has no name yet.
seat-unnamed = Играч { $number }
