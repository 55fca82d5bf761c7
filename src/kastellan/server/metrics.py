"""Figures for Prometheus, without names or secrets."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

MOVE_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class MoveFigures(Collector):
    """Moves and the seconds they took, as plain numbers: counting must not cost what a move costs."""

    def __init__(self) -> None:
        self.rows, self.seconds = 0, 0.0
        self._counts = [0] * (len(MOVE_SECONDS) + 1)

    def observe(self, seconds: float) -> None:
        """Count a move that took so long."""
        self.seconds += seconds
        self._counts[bisect_left(MOVE_SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Return the figures for Prometheus."""
        yield CounterMetricFamily("kastellan_moves", "Rows committed to the move log", self.rows)
        bounds = [*map(str, MOVE_SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "kastellan_move_seconds",
            "From a move's arrival to its commit and telling",
            list(zip(bounds, map(float, accumulate(self._counts)), strict=True)),
            self.seconds,
        )


class Metrics:
    """What a server counts; a registry of its own, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = MoveFigures()
        self.registry.register(self.moves)
        self.refusals = Counter(
            "kastellan_refusals", "Moves that a rule forbade", ["rule"], registry=self.registry
        )
        self.connections = Gauge("kastellan_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("kastellan_tables", "Tables awake in this process", registry=self.registry)
        self.bot_moves = Counter("kastellan_bot_moves", "Moves of computer players", registry=self.registry)
        self.requests = Counter(
            "kastellan_requests", "HTTP requests by status", ["status"], registry=self.registry
        )
        self.notices = Counter(
            "kastellan_notices",
            "Notices of turns, by what became of them",
            ["result", "way"],
            registry=self.registry,
        )
        self.troubles = Counter("kastellan_troubles", "Unexpected errors", ["where"], registry=self.registry)

    def text(self) -> bytes:
        """Return all figures in Prometheus' text format."""
        return generate_latest(self.registry)
