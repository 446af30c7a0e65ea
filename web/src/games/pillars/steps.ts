/** The steps of a round in their order, as the tracker shows them. */

import type { IconName } from '../../lib/icon-names.ts';

export interface Step {
  no: string;
  label: string;
  icon: IconName;
}

const step = (no: string, label: string, icon: IconName): Step => ({ no, label, icon });

const BEFORE = [
  step('1', 'event', 'event'), step('2', 'bishop', 'bishop'), step('3', 'mill', 'mill'), step('4', 'kingsbridge', 'bridge'),
  step('5', 'priory', 'priory'), step('6', 'forest', 'forest'), step('7', 'quarry', 'quarry'), step('8', 'pit', 'pit'), step('9', 'court', 'crown'),
];
const NEW_BOARD = [
  step('9a', 'tax-collector', 'die'), step('9b', 'crusades', 'worker'), step('9c', 'france', 'c-glass'), step('9d', 'coast', 'gold'), step('9e', 'new-shiring', 'privilege'),
];
const AFTER = [
  step('10', 'shiring', 'town'), step('11', 'castle', 'castle'), step('12', 'market', 'market'), step('13', 'cathedral', 'cathedral'), step('14', 'start', 'banner'),
];

export const stepsOf = (newBoard: boolean): Step[] => [...BEFORE, ...(newBoard ? NEW_BOARD : []), ...AFTER];
