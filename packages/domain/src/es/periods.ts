import type { Period } from '../periods/periods.ts';

/** What a period's button says, on a wide and on a narrow screen. */
export const PERIOD_LABELS: Readonly<Record<Period, { readonly wide: string; readonly narrow: string }>> = {
  '30days': { wide: 'Últimos 30 días', narrow: '30 días' },
  '90days': { wide: 'Últimos 90 días', narrow: '90 días' },
  allSeason: { wide: 'Temporada completa', narrow: 'Temporada completa' },
};
