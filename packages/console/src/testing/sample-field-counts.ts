import type { ListedCount } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';

const at = (day: string) => Date.parse(`2026-11-${day}T15:20:00Z`);
const count = (day: string, found: number, more: Partial<ListedCount> = {}): ListedCount => ({
  ...{ stationId: 34, pestId: 1, date: isoDate(`2026-11-${day}`), found, note: null },
  ...{ createdBy: 'ana@aromos.cl', createdAt: at(day), sourceFile: null, isSummed: true, earlier: [] },
  ...more,
});

/** Field counts of a trap, oldest first. */
export const LISTED_COUNTS: readonly ListedCount[] = [
  count('03', 0),
  count('10', 4, { sourceFile: 'trampas.csv', isSummed: false }),
  count('17', 12, {
    note: 'Cebo seco: se cambió',
    createdBy: 'pedro@aromos.cl',
    createdAt: at('18'),
    earlier: [{ found: 21, createdBy: 'ana@aromos.cl', createdAt: at('17') }],
  }),
];
