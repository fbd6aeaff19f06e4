import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import {
  type PublishedDegreeDays,
  publishedCaptures,
  publishedDataRange,
  publishedWindow,
} from './degree-days.ts';

const published = (over: Partial<PublishedDegreeDays> = {}): PublishedDegreeDays => ({
  sectorName: 'Los Maitenes',
  pestId: 1,
  pestName: 'Lobesia botrana',
  seasonName: '2026–27',
  season: { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') },
  today: isoDate('2026-11-21'),
  metric: 'dd_single_sine_10_30_horizontal',
  start: { date: isoDate('2026-09-10'), reason: 'biofix' },
  degreeDays: { start: isoDate('2026-09-10'), step: 'day', values: [null, 1, null, 3, null] },
  missingDays: 1,
  captures: [],
  markers: [],
  ...over,
});

describe('published degree-days', () => {
  it('spans the first to the last value of curve and captures, holes left out', () => {
    expect(publishedDataRange(published())).toEqual({ start: '2026-09-11', end: '2026-09-13' });
    const captures = [
      { date: isoDate('2026-09-20'), value: 4 },
      { date: isoDate('2026-09-02'), value: 0 },
      { date: isoDate('2026-10-01'), value: null },
    ];
    expect(publishedDataRange(published({ captures }))).toEqual({ start: '2026-09-02', end: '2026-09-20' });
    const nothing = { start: isoDate('2026-09-10'), step: 'day', values: [null, null] } as const;
    expect(publishedDataRange(published({ degreeDays: nothing }))).toBeNull();
  });

  it('shows a running season until 15 days from today and a past one until 10 days after its data', () => {
    expect(publishedWindow(published(), 'allSeason')).toEqual({ start: '2026-09-01', end: '2026-12-06' });
    expect(publishedWindow(published(), '30days')).toEqual({ start: '2026-10-22', end: '2026-12-06' });
    const past = published({ today: isoDate('2027-06-01') });
    expect(publishedWindow(past, 'allSeason')).toEqual({ start: '2026-09-01', end: '2026-09-23' });
  });

  it('adds captures up by week, labelled with its Sunday (4 October 2026 is one); the sum stays on days without a photo, between the first and the last', () => {
    const captures = [
      { date: isoDate('2026-10-04'), value: 2 },
      { date: isoDate('2026-10-01'), value: 5 },
      { date: isoDate('2026-10-05'), value: null },
    ];
    expect(publishedCaptures({ captures })).toEqual({
      incremental: { start: '2026-10-04', step: 'day', values: [7, ...Array(7).fill(null)] },
      accumulated: { start: '2026-10-01', step: 'day', values: [5, 5, 5, 7, null] },
    });
    expect(publishedCaptures({ captures: [] })).toBeNull();
  });
});
