import type { EmbedDegreeDays } from '@vigia/api/contract';
import { addDays, isoDate } from '@vigia/domain';

const START = isoDate('2026-09-10');
const GAP = { from: 30, to: 33 };

/** What the service answers for a running season: a biofix, three days without data, two flights, a control. */
export function degreeDaysAnswer(over: Partial<EmbedDegreeDays> = {}): EmbedDegreeDays {
  let sum = 0;
  const values = Array.from({ length: 72 }, (_, i) => {
    if (i >= GAP.from && i < GAP.to) return null;
    sum += 2.2 + i * 0.09 + Math.sin(i * 1.7) * 0.8;
    return Math.round(sum * 10) / 10;
  });
  return {
    sector_name: 'Los Maitenes',
    pest_id: 1,
    pest_name: 'Lobesia botrana',
    season_name: '2026–27',
    season_start: '2026-05-01',
    season_end: '2027-04-30',
    today: '2026-11-21',
    metric: 'dd_single_sine_10_30_horizontal',
    start_date: START,
    start_reason: 'biofix',
    degree_days: { start: START, step: 'day', values },
    missing_days: GAP.to - GAP.from,
    captures: [0, 3, 11, 24, 9, 2, 1, 6, 14, 21].map((value, i) => ({
      date: addDays(START, 3 + i * 7),
      value,
    })),
    markers: [
      { id: 'biofix-1', date: START, kind: 'biofix', label: 'Biofix' },
      { id: 'phenology-1', date: '2026-10-28', kind: 'phenology', label: 'Floración Plena' },
      { id: 'control-1', date: '2026-10-20', kind: 'control', label: 'Control' },
    ],
    ...over,
  };
}
