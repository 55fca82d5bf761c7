"""The engine in a web worker: tables in memory that speak the very messages of the socket.

Nothing here waits: time is handed in, and so are the answers of computer players.
"""
