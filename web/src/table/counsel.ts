/** Reasons, made ready for reading. */
import type { Reasons } from '../api/types.ts';

type Reason = Reasons['reasons'][number];

/** The moves with their shares in whole hundredths. */
export const sharesOf = ({ reasons }: Reasons): (Reason & { percent: number })[] =>
  reasons.map((reason) => ({ ...reason, percent: Math.round(reason.share * 100) }));

/** The text that says how far ahead somebody expects to be: ahead, behind or level. */
export function leadOf(lead: number, number: (value: number) => string): [string, { points: string; count: number }] {
  const key = lead >= 0.05 ? 'reason-ahead' : lead <= -0.05 ? 'reason-behind' : 'reason-level';
  return [key, { points: number(Math.abs(lead)), count: Math.abs(lead) }];
}
