"""What a host can watch: counts and times in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
REQUESTS = Counter("triforium_requests", "Answered requests", ["method", "route", "status"], registry=REGISTRY)
SECONDS = Histogram("triforium_request_seconds", "Time to answer", ["route"], registry=REGISTRY)
MOVES = Counter("triforium_moves", "Entries made in ledgers", ["by"], registry=REGISTRY)
THOUGHTS = Counter("triforium_bot_thoughts", "Moves that bots were asked for", registry=REGISTRY)
OVERTAKEN = Counter("triforium_overtaken", "Changes that another process overtook", registry=REGISTRY)
TABLES = Gauge("triforium_tables_in_memory", "Tables in memory", registry=REGISTRY)
STREAMS = Gauge("triforium_streams", "Open event streams", registry=REGISTRY)


def page() -> bytes:
    return generate_latest(REGISTRY)
