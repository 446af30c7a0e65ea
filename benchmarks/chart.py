"""Draws the last run: `python -m benchmarks.chart` turns `build/bench.json` into `docs/benchmarks.svg`."""

import json
from html import escape
from pathlib import Path

RESULTS = Path("build/bench.json")
CHART = Path("docs/benchmarks.svg")
PEERS = ("OpenSpiel", "Catanatron")
LABELS, BARS, NUMBERS, LINE = 400, 420, 90, 30
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #222 }
  .ours { fill: #2f6f8f } .peer { fill: #b08a4a }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .ours { fill: #6fb3d2 } .peer { fill: #d6b274 } }
"""


def bar(line: int, name: str, value: float, most: float) -> str:
    """A name, a bar to scale and its number; peers differ in colour and, in their names, in words."""
    top = LINE * line + 40
    width = max(1.0, value / most * BARS)
    sort = "peer" if name.startswith(PEERS) else "ours"
    return (
        f'<text x="{LABELS - 10}" y="{top + 15}" text-anchor="end">{escape(name)}</text>\n'
        f'<rect class="{sort}" x="{LABELS}" y="{top}" width="{width:.1f}" height="20"/>\n'
        f'<text x="{LABELS + width + 6:.1f}" y="{top + 15}">{value:,.0f}</text>\n'
    )


def chart(rates: dict[str, float]) -> str:
    """The whole drawing, the fastest on top."""
    ranked = sorted(rates.items(), key=lambda item: -item[1])
    most = ranked[0][1]
    width, height = LABELS + BARS + NUMBERS, LINE * len(ranked) + 50
    title = "Decisions a second on one core, random play"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">\n'
        f"<style>{STYLE}</style>\n"
        f'<text x="{LABELS}" y="22" font-weight="bold">{title}</text>\n'
        + "".join(bar(line, name, value, most) for line, (name, value) in enumerate(ranked))
        + "</svg>\n"
    )


def main() -> None:
    rows = json.loads(RESULTS.read_text(encoding="utf-8"))["rows"]
    rates = {name: row["best"] for name, row in rows.items() if row["unit"] == "decisions/s"}
    CHART.write_text(chart(rates), encoding="utf-8")
    print(f"{CHART} drawn")


if __name__ == "__main__":
    main()
