import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, isoDate, isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { PERIOD_LABELS } from '../es/periods.ts';
import {
  chartWindow,
  isPeriod,
  lastDayAhead,
  PERIODS,
  wallWindow,
  windowTickDays,
  windowTicks,
} from './periods.ts';

const today = isoDate('2026-11-21');
const running = { start: isoDate('2026-07-01'), end: isoDate('2027-06-30') };
const past = { start: isoDate('2025-07-01'), end: isoDate('2026-06-30') };
const data = { dataStart: isoDate('2026-07-05'), dataEnd: isoDate('2026-11-20') };
const pastData = { dataStart: isoDate('2025-07-05'), dataEnd: isoDate('2026-05-31') };

describe('chart window', () => {
  it('follows today while the season runs', () => {
    const at = (period: (typeof PERIODS)[number]) => chartWindow({ period, season: running, today, ...data });
    expect(at('30days')).toEqual({ start: '2026-10-22', end: '2026-12-06' });
    expect(at('90days')).toEqual({ start: '2026-08-23', end: '2026-12-06' });
    expect(at('allSeason')).toEqual({ start: '2026-06-25', end: '2026-12-06' });
  });

  it('follows the data of a past season', () => {
    const at = (period: (typeof PERIODS)[number]) =>
      chartWindow({ period, season: past, today, ...pastData });
    expect(at('30days')).toEqual({ start: '2026-05-01', end: '2026-06-10' });
    expect(at('90days')).toEqual({ start: '2026-03-02', end: '2026-06-10' });
    expect(at('allSeason')).toEqual({ start: '2025-06-25', end: '2026-06-10' });
  });

  it('stands on the season without data and on today without season', () => {
    const none = { dataStart: null, dataEnd: null, today, period: 'allSeason' as const };
    expect(chartWindow({ ...none, season: past })).toEqual({ start: '2025-06-21', end: '2026-07-10' });
    expect(chartWindow({ ...none, season: running })).toEqual({ start: '2026-06-21', end: '2026-12-06' });
    expect(chartWindow({ ...none, season: null })).toEqual({ start: '2026-08-13', end: '2026-12-06' });
    expect(chartWindow({ ...none, season: past, period: '30days' })).toEqual({
      start: '2026-05-31',
      end: '2026-07-10',
    });
    expect(chartWindow({ ...none, ...data, season: null }).start).toBe('2026-06-25');
  });

  it('is one of three words', () => {
    expect(['30days', '90days', 'allSeason', '7days', '', null].map(isPeriod)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });

  it('is chosen by buttons that say so', () => {
    expect(PERIODS.map((period) => PERIOD_LABELS[period].wide)).toEqual([
      'Últimos 30 días',
      'Últimos 90 días',
      'Temporada completa',
    ]);
    expect(PERIODS.map((period) => PERIOD_LABELS[period].narrow)).toEqual([
      '30 días',
      '90 días',
      'Temporada completa',
    ]);
  });
});

describe('the days to come', () => {
  const season = { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
  const today = isoDate('2026-11-21');
  const last = (dates: [string, string] | null) =>
    lastDayAhead({ season, dates: dates && { start: isoDate(dates[0]), end: isoDate(dates[1]) } }, today);

  it('are those of the window: 15, or as many as chosen dates reach ahead', () => {
    expect(last(null)).toBe('2026-12-06');
    expect(last(['2026-11-01', '2026-11-24'])).toBe('2026-11-24');
    expect(last(['2026-11-01', '2027-03-01'])).toBe('2026-12-06');
    expect(lastDayAhead({ season: null }, today)).toBe('2026-12-06');
  });

  it('are none of a past season, and of dates that are over', () => {
    expect(last(['2026-11-01', '2026-11-21'])).toBeNull();
    expect(lastDayAhead({ season }, isoDate('2027-05-20'))).toBeNull();
  });
});

describe('ticks', () => {
  it('come every 7 days, 15 days or month', () => {
    const window = { start: isoDate('2026-10-22'), end: isoDate('2026-12-06') };
    expect(windowTickDays(window, '30days').slice(0, 2)).toEqual(['2026-10-22', '2026-10-29']);
    expect(windowTickDays(window, '90days')).toEqual([
      '2026-10-22',
      '2026-11-06',
      '2026-11-21',
      '2026-12-06',
    ]);
    expect(windowTickDays(window, 'allSeason')).toEqual(['2026-11-01', '2026-12-01']);
    expect(wallWindow(window).end).toBe(windowTicks(window, '90days').at(-1));
    expect(wallWindow(window).start).toBe(windowTicks(window, '30days')[0]);
    const fromFirst = { start: isoDate('2026-11-01'), end: isoDate('2027-01-01') };
    expect(windowTickDays(fromFirst, 'allSeason')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  });

  it('stay inside the window, evenly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(...PERIODS),
        (first, length, period) => {
          const window = { start: isoDateOfDayNumber(first), end: isoDateOfDayNumber(first + length) };
          const days = windowTickDays(window, period);
          const steps = days.slice(1).map((day, i) => daysBetween(days[i]!, day));
          expect(days.every((day) => day >= window.start && day <= window.end)).toBe(true);
          const allowed = { '30days': [7], '90days': [15], allSeason: [28, 29, 30, 31] }[period];
          expect(steps.every((step) => allowed.includes(step))).toBe(true);
        },
      ),
    );
  });
});
