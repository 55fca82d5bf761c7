"""Figures for Prometheus, without names or secrets."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MOVE_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What a server counts; a registry of its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("kastellan_moves", "Rows committed to the move log", registry=self.registry)
        self.refusals = Counter(
            "kastellan_refusals", "Moves that a rule forbade", ["rule"], registry=self.registry
        )
        self.seconds = Histogram(
            "kastellan_move_seconds",
            "From a move's arrival to its commit and telling",
            buckets=MOVE_SECONDS,
            registry=self.registry,
        )
        self.connections = Gauge("kastellan_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("kastellan_tables", "Tables awake in this process", registry=self.registry)
        self.bot_moves = Counter("kastellan_bot_moves", "Moves of computer players", registry=self.registry)
        self.requests = Counter(
            "kastellan_requests", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.troubles = Counter("kastellan_troubles", "Unexpected errors", ["where"], registry=self.registry)

    def text(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        return generate_latest(self.registry)
