"""How the generations of a training did, as a drawing."""

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 300, 60, 40, 40
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #222 } line { stroke: #999 }
  .hand { fill: none; stroke: #2f6f8f; stroke-width: 2 } .par { stroke-dasharray: 4 4 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .hand { stroke: #6fb3d2 } }
"""


def plot(game: str, seats: int, generations: Sequence[tuple[float, float, float, str]]) -> str:
    """The share of wins against the hand-written estimate by generation, beside par."""
    across = (WIDTH - LEFT - 20) / max(len(generations) - 1, 1)
    points = [(LEFT + across * number, height(one[0])) for number, one in enumerate(generations)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    numbers = "".join(
        f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{number}</text>'
        f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">{100 * one[0]:.0f} %</text>'
        for number, ((x, y), one) in enumerate(zip(points, generations, strict=True))
    )
    par = height(1 / seats)
    title = escape(f"{game}, {seats} players: wins of the learned estimate among hand-written ones, by generation")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">\n'
        f'<style>{STYLE}</style>\n<text x="10" y="20" font-weight="bold">{title}</text>\n'
        f'<line class="par" x1="{LEFT}" x2="{WIDTH - 20}" y1="{par:.1f}" y2="{par:.1f}"/>'
        f'<text x="10" y="{par + 5:.1f}">{100 / seats:.0f} %</text>\n'
        f'<polyline class="hand" points="{line}"/>\n{numbers}\n</svg>\n'
    )


def height(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)
