"""The game server: tables, people, sockets and the move log, for any game."""
