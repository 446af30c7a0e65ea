/** The order of players at the end; a shared place counts for all who share it. */
export interface Row {
  seat: number;
  points: number | null;
  place: number;
  won: boolean;
}

export function ranked(scores: (number | null)[], winners: number[]): Row[] {
  const worth = (row: { points: number | null; won: boolean }) => (row.won ? 1e6 : 0) + (row.points ?? -1e6);
  const rows = scores.map((points, seat) => ({ seat, points, place: 0, won: winners.includes(seat) }));
  rows.sort((a, b) => worth(b) - worth(a));
  rows.forEach((row, i) => {
    const before = rows[i - 1];
    row.place = before && before.points === row.points && before.won === row.won ? before.place : i + 1;
  });
  return rows;
}
