"""Every game in the frameworks of others; see ``docs/adapters``."""
