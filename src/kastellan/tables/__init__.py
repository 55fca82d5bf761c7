"""A table without a server: its log, what follows from it, and what each viewer is shown and told.

Nothing here waits, keeps or sends anything.
"""
