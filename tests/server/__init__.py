"""The game server: real processes over loopback, on SQLite and on PostgreSQL."""
