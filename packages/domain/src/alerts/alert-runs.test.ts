import { describe, expect, it } from 'vitest';
import { NO_ALERT_FACTS } from '../../fixtures/builders/alerts.ts';
import { dayOfInstant, startOfDay } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { stageThresholds } from '../phenology/stages.ts';
import { type AlertRuleInput, alertRuleOf, EMPTY_ALERT_RULE } from './alert-rule.ts';
import { alertRuns } from './alert-runs.ts';

const HOLE = Number.NaN;
const MOTH = 1;
const rule = (more: Partial<AlertRuleInput>): AlertRuleInput =>
  alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: MOTH, ...more });
const span = (start: string, end: string) => ({
  ...{ start: isoDate(start), end: isoDate(end) },
  now: startOfDay(isoDate(end)) + 12 * HOUR_MS,
});
const daily = (start: string, ...values: number[]) => ({
  start: isoDate(start),
  values: Float64Array.from(values),
});
const STATION = { id: 1001, sectorId: 11, nodeSerial: 'VG-1' };
const text = (runs: ReturnType<typeof alertRuns>) =>
  runs.map(({ start, end, isStanding, found }) => `${start}…${end}${isStanding ? '+' : ''} ${found}`);

describe('captures', () => {
  const of = (more: Partial<AlertRuleInput>, ...values: number[]) =>
    alertRuns(
      rule({ captures: 5, days: 3, ...more }),
      {
        ...NO_ALERT_FACTS,
        traps: [{ station: STATION, pestId: MOTH, daily: daily('2026-11-01', ...values) }],
      },
      span('2026-11-01', '2026-11-08'),
    );

  it('begin on the day whose sum reaches the number, and end when it falls below', () => {
    expect(text(of({}, 2, 2, 1, 0, 0, 0, 5, 1))).toEqual([
      '2026-11-03…2026-11-03 5',
      '2026-11-07…2026-11-08+ 5',
    ]);
    expect(text(of({}, 2, 2, 0, 0, 0, 0, 0, 0))).toEqual([]);
    expect(text(of({ captures: 4 }, 2, 2, 0, 0, 0, 0, 0, 0))).toEqual(['2026-11-02…2026-11-03 4']);
  });

  it('are summed over days without a photo; a span without any says nothing', () => {
    expect(text(of({}, 3, HOLE, 2, HOLE, HOLE, HOLE, HOLE, HOLE))).toEqual(['2026-11-03…2026-11-03 5']);
    expect(of({}, HOLE, HOLE)).toEqual([]);
  });

  it('are of the rule’s pest and fields', () => {
    expect(of({ pestId: 2 }, 9)).toEqual([]);
    expect(of({ sectorIds: [12] }, 9)).toEqual([]);
    const [run] = of({ sectorIds: [12, 11] }, 9);
    const { sectorId, id: stationId, nodeSerial } = STATION;
    expect(run?.subject).toEqual({ sectorId, stationId, nodeSerial, pestId: MOTH, on: '2026-11-01' });
  });

  it('are of its months; a range may cross the turn of the year', () => {
    expect(of({ monthFrom: 12, monthTo: 10 }, 9, 9, 9)).toEqual([]);
    expect(of({ monthFrom: 11, monthTo: 2 }, 9)).toHaveLength(1);
    const [first] = alertRuns(
      rule({ captures: 5, days: 3, monthFrom: 12, monthTo: 2 }),
      {
        ...NO_ALERT_FACTS,
        traps: [{ station: STATION, pestId: MOTH, daily: daily('2026-11-29', 9, 0, 0, 0) }],
      },
      span('2026-11-29', '2026-12-02'),
    );
    expect(first?.start).toBe('2026-12-01'); // What had begun before is alerted of with the first month.
  });
});

describe('mildew', () => {
  const of = (risk: 'moderate' | 'high', ...values: number[]) =>
    alertRuns(
      rule({ kind: 'mildew', risk }),
      { ...NO_ALERT_FACTS, mildew: [{ sectorId: 11, index: daily('2026-11-01', ...values) }] },
      span('2026-11-01', '2026-11-06'),
    );

  it('is of the class from its first index on, and of a higher one', () => {
    expect(text(of('moderate', 30, 40, 60, 30, 0, 0))).toEqual(['2026-11-02…2026-11-03 null']);
    expect(of('high', 50, 60)[0]).toMatchObject({
      start: '2026-11-02',
      subject: { index: 60, sectorId: 11 },
    });
    expect(of('high', 50, 50, 50, 50, 50, 50)).toEqual([]);
  });

  it('holds over two days without an index, not over three', () => {
    expect(text(of('high', 60, HOLE, HOLE, 60, 0, 0))).toEqual(['2026-11-01…2026-11-04 null']);
    expect(text(of('high', 60, HOLE, HOLE, HOLE, HOLE, HOLE))).toEqual(['2026-11-01…2026-11-03 null']);
    expect(of('high', 0, 0, 0, 0, 60)[0]).toMatchObject({ isStanding: true, end: '2026-11-06' });
  });
});

describe('a stage', () => {
  const EGGS = stageThresholds(MOTH).find(({ stage, generation }) => stage === 'egg' && generation === 1)!;
  /** So many degree-days a day since the first of October. */
  const total = (pace: number, days: number) => ({
    ...{ sectorId: 11, pestId: MOTH, seasonId: 101 },
    accumulated: {
      start: isoDate('2026-10-01'),
      step: 'day' as const,
      values: Array.from({ length: days }, (_, i) => (i + 1) * pace),
    },
  });
  const due = (facts: ReturnType<typeof total>[], end: string, days = 5) =>
    alertRuns(
      rule({ kind: 'stage', stage: 'egg', days }),
      { ...NO_ALERT_FACTS, totals: facts },
      span('2026-10-01', end),
    );

  it('is alerted of so many days before it is expected, until it begins', () => {
    const pace = EGGS.dd / 30; // Eggs on 30 October.
    const [run, ...others] = due([total(pace, 60)], '2026-11-29').filter(({ found }) => found === 1);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      ...{ start: '2026-10-25', end: '2026-10-29', isStanding: false, isOnce: true, found: 1 },
      subject: { sectorId: 11, pestId: MOTH, on: '2026-10-30' },
    });
  });

  it('is judged by what was known on each day', () => {
    const pace = EGGS.dd / 30;
    const [run] = due([total(pace, 26)], '2026-10-26');
    expect(run).toMatchObject({ start: '2026-10-25', isStanding: true });
    expect(due([total(pace, 26)], '2026-11-10')[0]?.isStanding).toBe(false); // The record is too old.
    expect(due([total(pace, 20)], '2026-10-20')).toEqual([]);
  });
});

describe('a silent device', () => {
  const from = startOfDay(isoDate('2026-11-02')) + 6 * HOUR_MS;
  const of = (until: number | null, hours = 24, more: Partial<AlertRuleInput> = {}) =>
    alertRuns(
      rule({ kind: 'silence', hours, ...more }),
      { ...NO_ALERT_FACTS, devices: [{ station: STATION, silences: [{ from, until }] }] },
      span('2026-11-01', '2026-11-06'),
    );

  it('is one after so many hours, until it is heard again', () => {
    expect(of(from + 24 * HOUR_MS - 1)).toEqual([]);
    expect(text(of(from + 24 * HOUR_MS))).toEqual(['2026-11-03…2026-11-03 null']);
    expect(of(null)[0]).toMatchObject({
      isStanding: true,
      subject: { on: dayOfInstant(from), stationId: 1001 },
    });
    expect(of(null, 168)).toEqual([]);
  });

  it('is alerted of on the first day of the rule’s months', () => {
    expect(of(null, 24, { monthFrom: 12, monthTo: 12 })).toEqual([]);
    expect(of(from + 72 * HOUR_MS, 24, { monthFrom: 11, monthTo: 11 })).toHaveLength(1);
  });
});
