import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfInstant, hourOfInstant } from '../calendar/day.ts';
import { addDays, eachDay, isoDate, isoDateOfDayNumber, weekdayOf } from '../calendar/iso-date.ts';
import { PERIODICITY_WORDS } from '../es/schedules.ts';
import { cronHasDay, parseCron } from './cron.ts';
import { periodicityText } from './draft.ts';
import { nextRuns } from './next-runs.ts';
import { CRON_TEMPLATES, cronOf, PERIODICITIES, periodicityOf } from './periodicities.ts';

const iso = (runs: number[]) => runs.map((run) => new Date(run).toISOString());
const AT = Date.UTC(2026, 10, 21, 15);

describe('periodicities', () => {
  it.each([
    ['weekly_monday', '0 8 * * 1', 'Semanal lunes'],
    ['first_of_month', '0 8 1 * *', 'Primer día del mes'],
    ['first_and_fifteenth', '0 8 1,15 * *', 'Primer día y quincena del mes'],
    ['twenty_sixth', '0 8 26 * *', 'día 26 de cada mes'],
  ] as const)('%s is %s, %s', (periodicity, cron, words) => {
    expect(cronOf(periodicity)).toBe(cron);
    expect(periodicityOf(cron)).toBe(periodicity);
    expect(periodicityText(cron)).toBe(words);
    expect(PERIODICITY_WORDS[periodicity]).toBe(words);
    expect(CRON_TEMPLATES[periodicity]).toContain('{month}');
    expect(periodicityOf(CRON_TEMPLATES[periodicity])).toBe(periodicity);
    const summer = cronOf(periodicity, '10-12');
    expect(parseCron(summer)?.months).toEqual([10, 11, 12]);
    expect(periodicityText(summer)).toBe(summer);
  });

  it.each(['30 6 1 * *', '  5   23 1 * ?  ', '0 0 1-1 1-12 0-7'])(
    'reads %j as the first of the month',
    (cron) => {
      expect(periodicityOf(cron)).toBe('first_of_month');
    },
  );

  it.each([
    '0 8 2 * *',
    '0 8 * * *',
    '0 8,9 1 * *',
    '0,30 8 1 * *',
    '0 8 1 * 1',
    'cada lunes',
    '',
    '0 8 1 *',
  ])('shows %j as it is', (cron) => {
    expect(periodicityText(cron)).toBe(cron);
  });

  it('have a word each', () => {
    expect(new Set(Object.values(PERIODICITY_WORDS)).size).toBe(PERIODICITIES.length);
  });
});

describe('expressions', () => {
  it('are read field by field', () => {
    expect(parseCron('5-20/5 */6 1,15,1 2-3 0,6')).toEqual({
      minutes: [5, 10, 15, 20],
      hours: [0, 6, 12, 18],
      daysOfMonth: [1, 15],
      months: [2, 3],
      weekdays: [6, 7],
      anyDayOfMonth: false,
      anyWeekday: false,
    });
    expect(parseCron('50/5 8 ? * 7')).toMatchObject({
      minutes: [50, 55],
      weekdays: [7],
      anyDayOfMonth: true,
    });
    expect(parseCron('*/15 10-22/12 9,10,1 12,2 *')).toMatchObject({
      minutes: [0, 15, 30, 45],
      hours: [10, 22],
      daysOfMonth: [1, 9, 10],
      months: [2, 12],
    });
    expect(parseCron('0 8 */2 * */2')).toMatchObject({ anyDayOfMonth: true, anyWeekday: true });
    expect(parseCron('* * * * *')).toMatchObject({
      minutes: Array.from({ length: 60 }, (_, i) => i),
      hours: Array.from({ length: 24 }, (_, i) => i),
      daysOfMonth: Array.from({ length: 31 }, (_, i) => i + 1),
      months: Array.from({ length: 12 }, (_, i) => i + 1),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      anyWeekday: true,
    });
  });

  it.each([
    '60 8 1 * *',
    '0 24 1 * *',
    '0 8 0 * *',
    '0 8 32 * *',
    '0 8 1 0 *',
    '0 8 1 13 *',
    '0 8 1 * 8',
    '0 8 15-1 * *',
    '0 8 */0 * *',
    '0 8 1, * *',
    '0 8 -1 * *',
    '0 8 1 * MON',
    '0 8 1 * * *',
    '? 8 1 * *',
    '0 8 1 ? *',
    '0 8 x1 * *',
    '0 8 1x * *',
    '0 8 1 {month}s *',
  ])('%j is none', (cron) => {
    expect(parseCron(cron)).toBeNull();
  });

  it('that name both days of the month and of the week mean either', () => {
    const cron = parseCron('0 8 26 * 1')!;
    const days = eachDay(isoDate('2026-11-20'), isoDate('2026-12-01')).filter((day) => cronHasDay(cron, day));
    expect(days).toEqual(['2026-11-23', '2026-11-26', '2026-11-30']);
    expect(cronHasDay(parseCron('0 8 26 12 *')!, isoDate('2026-11-26'))).toBe(false);
  });
});

describe('next runs', () => {
  it('are at eight in Chile, in winter as in summer', () => {
    expect(iso(nextRuns(cronOf('weekly_monday'), { after: AT, count: 2 }))).toEqual([
      '2026-11-23T11:00:00.000Z',
      '2026-11-30T11:00:00.000Z',
    ]);
    expect(
      iso(nextRuns(cronOf('first_and_fifteenth'), { after: Date.UTC(2026, 5, 1, 12), count: 2 })),
    ).toEqual(['2026-06-15T12:00:00.000Z', '2026-07-01T12:00:00.000Z']);
  });

  it('lie after the instant and within the days', () => {
    const monday = Date.UTC(2026, 10, 23, 11);
    const at = (after: number) => iso(nextRuns(cronOf('weekly_monday'), { after, count: 1 }))[0];
    expect(at(monday - 1)).toBe('2026-11-23T11:00:00.000Z');
    expect(at(monday)).toBe('2026-11-30T11:00:00.000Z');
    const span = { start: isoDate('2027-01-01'), end: isoDate('2027-01-15') };
    expect(iso(nextRuns(cronOf('first_and_fifteenth'), { after: AT, count: 9, ...span }))).toEqual([
      '2027-01-01T11:00:00.000Z',
      '2027-01-15T11:00:00.000Z',
    ]);
    expect(nextRuns(cronOf('weekly_monday'), { after: AT, count: 0 })).toEqual([]);
    expect(nextRuns(cronOf('weekly_monday'), { after: AT, count: -1 })).toEqual([]);
    expect(nextRuns('0 8 31 2 *', { after: AT, count: 1 })).toEqual([]);
    expect(iso(nextRuns('0 0 29 2 *', { after: AT, count: 1 }))).toEqual(['2028-02-29T03:00:00.000Z']);
    expect(iso(nextRuns('0 0 29 2 *', { after: Date.UTC(2096, 2, 2), count: 1 }))).toEqual([
      '2104-02-29T03:00:00.000Z',
    ]);
    expect(() => nextRuns('0 8 * * *', { after: AT, count: Number.NaN })).toThrow(RangeError);
    expect(() => nextRuns('0 8 * * *', { after: Number.NaN, count: 1 })).toThrow(RangeError);
    expect(() => nextRuns('mañana', { after: AT, count: 1 })).toThrow('not a cron expression: mañana');
  });

  it('stay right on days of 23 and 25 hours', () => {
    const eve = Date.UTC(2024, 8, 7, 16);
    expect(iso(nextRuns('0,30 0 * * *', { after: eve, count: 2 }))).toEqual([
      '2024-09-08T04:00:00.000Z',
      '2024-09-09T03:00:00.000Z',
    ]);
    expect(iso(nextRuns('30 23 6 4 *', { after: Date.UTC(2024, 3, 6), count: 1 }))).toEqual([
      '2024-04-07T02:30:00.000Z',
    ]);
    expect(iso(nextRuns('0 23,22 6 4 *', { after: Date.UTC(2024, 3, 6), count: 2 }))).toEqual([
      '2024-04-07T01:00:00.000Z',
      '2024-04-07T02:00:00.000Z',
    ]);
  });

  it('of the four periodicities fall on their days at eight, none left out', () => {
    const named = {
      weekly_monday: (day: string) => weekdayOf(isoDate(day)) === 1,
      first_of_month: (day: string) => day.endsWith('-01'),
      first_and_fifteenth: (day: string) => /-(01|15)$/.test(day),
      twenty_sixth: (day: string) => day.endsWith('-26'),
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 15_000, max: 25_000 }).map(isoDateOfDayNumber),
        fc.constantFrom(...PERIODICITIES),
        (start, periodicity) => {
          const end = addDays(start, 70);
          const runs = nextRuns(cronOf(periodicity), { after: 0, count: 99, start, end });
          expect(runs.map(dayOfInstant)).toEqual(eachDay(start, end).filter(named[periodicity]));
          expect(runs.every((run) => hourOfInstant(run) === 8)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});
