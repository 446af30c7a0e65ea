/** The levels of bots: their names and sentences come from the hall, their faces from here. */
import { ICONS, type IconName } from './icon-names.ts';

export interface Level {
  name: string;
  title: string;
  text: string;
}
/** Whom one plays against who has not said anything. */
export const USUAL = 'journeyman';
const KEPT = 'triforium.level';

/** The face of a bot; those that programs and old tables name have the face of their level, or none in particular. */
export function faceOf(bot: string): IconName {
  const face = `face-${bot === 'greedy' ? USUAL : bot}`;
  return ICONS.find((icon) => icon === face) ?? 'bot';
}

/** The level that was chosen last on this device, if the hall has it. */
export function lastLevel(levels: readonly Level[], kept = localStorage.getItem(KEPT)): string {
  return levels.some((level) => level.name === kept) ? kept! : USUAL;
}
export const keepLevel = (level: string) => localStorage.setItem(KEPT, level);
