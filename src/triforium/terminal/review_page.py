"""A review as one page of HTML that needs nothing else: the plot as SVG, tables, light and dark."""

from collections.abc import Iterable, Sequence
from html import escape

from triforium.kernel.registry import game
from triforium.review import Decision, Review
from triforium.terminal.review_tables import Point, account, cost, curve, grades, moment_told
from triforium.terminal.words import Words

WIDTH, HEIGHT, LEFT, TOP, BELOW = 900, 320, 52, 10, 26
"""The plot: its field, and the room beside, above and below."""
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
DASHES = ("", "10 4", "3 3", "14 4 3 4", "6 3", "2 6")
"""A line is told by its dashes as well as by its colour."""
STYLE = """
:root { color-scheme: light dark; --paper: #F5ECD8; --vellum: #FCF7EA; --ink: #2B2118; --ink2: #5A4A36; --line: #D3C19B;
  --link: #1F5A8A; --bad: #A3301F; --s0: #B8361F; --s1: #1B5498; --s2: #A87400; --s3: #1F7A55; --s4: #37312C;
  --s5: #8B5289 }
@media (prefers-color-scheme: dark) { :root { --paper: #1D1A17; --vellum: #2B2621; --ink: #F1E7D2; --ink2: #CBBDA3;
  --line: #4A4136; --link: #8FC3EC; --bad: #F2937F; --s0: #F0806A; --s1: #7FB2EE; --s2: #EDBB4A; --s3: #63C79C;
  --s4: #CFC6BC; --s5: #D6A6D4 } }
body { background: var(--paper); color: var(--ink); font: 16px/1.4 Georgia, serif; margin: 0 auto; max-width: 62rem;
  padding: 1rem 1rem 3rem }
h1 { font-size: 1.8rem; margin: .5rem 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
a { color: var(--link) } p { color: var(--ink2) } svg { width: 100%; height: auto; background: var(--vellum) }
svg text { fill: var(--ink2); font-size: 14px } svg .grid { stroke: var(--line) }
svg polyline { fill: none; stroke-width: 2.2; stroke-linejoin: round }
@media (max-width: 40rem) { .plot { margin: 0 0 .5rem .7rem; overflow: visible; width: calc(100% - .7rem) }
  .plot text { font-size: 26px } .plot [text-anchor=middle] { transform: translateY(18px) }
  .plot polyline { stroke-width: 4 } }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; padding: 0 }
.legend svg { width: 36px; height: 8px; background: none }
svg circle { fill: var(--bad); stroke: var(--vellum) }
.scroll { overflow-x: auto; margin-top: 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
.number { text-align: right; white-space: nowrap } :target { background: var(--vellum) } .bad { color: var(--bad) }
""" + "\n".join(f".s{seat} {{ stroke: var(--s{seat}) }}" for seat in range(6))  # fmt: skip
NUMBER = ' class="number"'


def page(review: Review, names: Sequence[str], words: Words) -> str:
    """The whole page."""
    title = game(review.record.game)
    head = escape(words("review-of", title=title.title(words.lang), moves=len(review.record.moves)))
    told = "".join(
        f'<li><a href="#move-{review.steps[moment.step].decisions[0].number + 1}">'
        f"{escape(moment_told(review, moment, title, names, words))}</a></li>"
        for moment in review.moments
    )
    return f"""<!doctype html>
<html lang="{words.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{head}</title>
<style>{STYLE}</style>
<h1>{head}</h1>
<h2>{escape(words("review-chances"))}</h2>
{drawing(review, names, words)}
{table(grades(review, names, words), "")}
{table(account(review, names, words), escape(words("review-account")))}
<h2>{escape(words("review-moments"))}</h2>
<ol>{told}</ol>
<h2>{escape(words("review-every"))}</h2>
{every_decision(review, names, words)}
</html>
"""


def drawing(review: Review, names: Sequence[str], words: Words) -> str:
    """The win chances as lines, with a dot for each move that deserves a grade; the tables say the same in words."""
    found, length = curve(review), len(review.record.moves)
    lines = "".join(line(found, seat, name) for seat, name in enumerate(names))
    dots = "".join(
        f'<a href="#move-{one.number + 1}"><circle r="5" cx="{across(one.number / length)}" '
        f'cy="{height(one.best[one.seat])}"><title>{escape(said(one, review, names, words))}</title></circle></a>'
        for one in review.decisions
        if one.grade
    )
    label = escape(words("review-chances"))
    box = f"0 0 {LEFT + WIDTH + 20} {TOP + HEIGHT + BELOW}"
    opening = f'<svg class="plot" viewBox="{box}" role="group" aria-label="{label}">'
    return f"{opening}{axes(length, words)}{lines}{dots}</svg>{legend(names)}"


def axes(length: int, words: Words) -> str:
    """Win chances upwards, moves to the right."""
    shares = "".join(
        f'<line class="grid" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{height(share)}" y2="{height(share)}"/>'
        f'<text x="{LEFT - 6}" y="{height(share) + 5}" text-anchor="end">{words.percent(share)}</text>'
        for share in QUARTERS
    )
    moves = "".join(
        f'<text x="{across(part)}" y="{TOP + HEIGHT + BELOW - 7}" text-anchor="middle">'
        f"{escape(words('review-worst')) + ' ' if not part else ''}{words.number(max(1, part * length))}</text>"
        for part in QUARTERS
    )
    return shares + moves


def legend(names: Sequence[str]) -> str:
    """Which line is whose; names may be long, so they stand outside the drawing."""
    shown = "".join(
        f'<li><svg viewBox="0 0 36 8" aria-hidden="true"><line class="s{seat}" stroke-width="3" '
        f'stroke-dasharray="{DASHES[seat]}" x1="0" x2="36" y1="4" y2="4"/></svg> {escape(name)}</li>'
        for seat, name in enumerate(names)
    )
    return f'<ul class="legend">{shown}</ul>'


def line(found: Sequence[Point], seat: int, name: str) -> str:
    path = " ".join(f"{across(progress)},{height(chances[seat])}" for progress, chances in found)
    return (
        f'<polyline class="s{seat}" stroke-dasharray="{DASHES[seat]}" points="{path}">'
        f"<title>{escape(name)}</title></polyline>"
    )


def across(progress: float) -> float:
    return round(LEFT + WIDTH * progress, 1)


def height(chance: float) -> float:
    return round(TOP + HEIGHT * (1.0 - chance), 1)


def every_decision(review: Review, names: Sequence[str], words: Words) -> str:
    """What was played and what would have been better, move by move."""
    title = game(review.record.game)
    keys = ("review-worst", "player", "review-played", "review-better", "review-chances", "review-cost")
    head = "".join(f'<th scope="col">{escape(words(key))}</th>' for key in keys)
    rows = []
    for one in review.decisions:
        better = title.text(one.preferred, words.lang) if one.cost > 0 else ""
        cells = [names[one.seat], title.text(one.action, words.lang), better]
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        told += f"<td{NUMBER}>{words.percent(one.best[one.seat], 1)}</td>"
        paid = escape(cost(one, words)) if one.cost > 0 else ""
        told += f'<td class="number{" bad" if one.grade else ""}">{paid}</td>'
        rule = one.rule.removeprefix(title.name + ".")
        move = f'<th scope="row">{one.number + 1} <small>({escape(rule)})</small></th>'
        rows.append(f'<tr id="move-{one.number + 1}">{move}{told}</tr>')
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def said(one: Decision, review: Review, names: Sequence[str], words: Words) -> str:
    """A graded move in one line."""
    title = game(review.record.game)
    return f"{one.number + 1} {names[one.seat]}: {title.text(one.action, words.lang)} ({cost(one, words)})"


def table(rows: Iterable[Sequence[str]], below: str) -> str:
    """A table of figures."""
    head, *body = rows
    first = "".join(f'<th scope="col"{"" if i == 0 else NUMBER}>{escape(cell)}</th>' for i, cell in enumerate(head))
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td{NUMBER}>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in body
    )
    made = f'<div class="scroll"><table><thead><tr>{first}</tr></thead><tbody>{lines}</tbody></table></div>'
    return made + (f"<p>{below}</p>" if below else "")
