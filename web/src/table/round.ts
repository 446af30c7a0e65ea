/** "Round 4 of 6", as far as the view says it. */
import { t } from '../i18n/i18n.svelte.ts';
import type { Table } from './store.svelte.ts';

export function roundOf(table: Table): string {
  const view = table.picture?.view as { round?: number; rounds?: number } | undefined;
  if (!view?.round) return '';
  return view.rounds
    ? t('round-of', { round: view.round, rounds: view.rounds })
    : t('round', { round: view.round });
}
