language-name = Български
