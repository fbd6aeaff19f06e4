import { addDays, isoDate } from '@vigia/domain';
import type { PublishedDegreeDays } from '@vigia/domain/published';

const START = isoDate('2026-09-10');

/** A season that is not over: 72 days from the biofix with three days without data, captures and a control. */
export function publishedSeason(over: Partial<PublishedDegreeDays> = {}): PublishedDegreeDays {
  let sum = 0;
  const values = Array.from({ length: 72 }, (_, i) => {
    if (i >= 30 && i < 33) return null;
    sum += 2 + i * 0.08;
    return Math.round(sum * 10) / 10;
  });
  return {
    sectorName: 'Los Maitenes',
    pestId: 1,
    pestName: 'Lobesia botrana',
    seasonName: '2026–27',
    season: { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') },
    today: isoDate('2026-11-21'),
    metric: 'dd_single_sine_10_30_horizontal',
    start: { date: START, reason: 'biofix' },
    degreeDays: { start: START, step: 'day', values },
    missingDays: 3,
    captures: [0, 3, 11, 24, 9, 2, 1, 6, 14].map((value, i) => ({ date: addDays(START, 3 + i * 7), value })),
    markers: [
      { id: 'biofix-1', date: START, kind: 'biofix', label: 'Biofix' },
      { id: 'control-1', date: isoDate('2026-10-20'), kind: 'control', label: 'Control' },
    ],
    ...over,
  };
}
