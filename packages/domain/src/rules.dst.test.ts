/**
 * Captures, windows, schedules, health, notifications and dates over both clock changes in America/Santiago: 8
 * September 2024, a day of 23 hours that starts at 1:00, and 6 April 2024, of 25 hours, in which 23:00 occurs
 * twice.
 */
import { describe, expect, it } from 'vitest';
import { aDevice } from '../fixtures/builders/device.ts';
import { anEvent } from '../fixtures/builders/events.ts';
import { aStation } from '../fixtures/builders/station.ts';
import {
  AFTER_MIDNIGHT,
  AGAIN,
  AUTUMN,
  CHANGES,
  EVE,
  HALF_PAST_ELEVEN,
  NO_MIDNIGHT,
} from '../fixtures/clock-changes.ts';
import {
  accumulatedCaptures,
  capturesInPhoto,
  dailyIncrements,
  weeklyIncrements,
} from './captures/increments.ts';
import { stationHealth } from './health/station-health.ts';
import {
  addDays,
  chartArrays,
  chartWindow,
  DAY_MS,
  dateReached,
  dayOfInstant,
  daysBetween,
  type EpochMs,
  eachDay,
  HOUR_MS,
  hoursOfDay,
  type IsoDate,
  projectedDate,
  startOfDay,
  toColumnar,
  toItems,
  wallWindow,
  windowTickDays,
  windowTicks,
} from './index.ts';
import { maintenanceNotifications, mildewNotifications } from './notifications/conditions.ts';
import { lureNotifications, paperNotifications } from './notifications/expiry.ts';
import { recommendationNotifications } from './notifications/field.ts';
import { nextRuns } from './schedules/next-runs.ts';
import { cronOf } from './schedules/periodicities.ts';

describe.each(CHANGES)('$name', ({ day, length }) => {
  const range = { start: addDays(day, -1), end: addDays(day, 1) };

  it('captures, in every form', () => {
    const at =
      day === AUTUMN ? [HALF_PAST_ELEVEN, AGAIN, AFTER_MIDNIGHT] : [EVE, NO_MIDNIGHT, NO_MIDNIGHT + HOUR_MS];
    const expected = day === AUTUMN ? [Number.NaN, 5, 2] : [3, 4, Number.NaN];
    const photos = [3, 5, 7].map((inPhoto, i) => ({
      date: dayOfInstant(at[i]!),
      inPhoto,
      plateChanged: false,
    }));
    const increments = dailyIncrements(photos, range);
    expect([...increments.values]).toEqual(expected);
    const known = expected.filter((value) => !Number.isNaN(value));
    expect(accumulatedCaptures(increments).values.findLast((value) => !Number.isNaN(value))).toBe(7);
    expect(weeklyIncrements(increments).reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(
      known.reduce((sum, value) => sum + value, 0),
    );
    expect([...capturesInPhoto(photos, range).values].filter((value) => !Number.isNaN(value)).at(-1)).toBe(7);
  });

  it('windows and their ticks: days, not multiples of 24 hours', () => {
    const today = addDays(day, 3);
    const window = chartWindow({ period: '30days', season: null, today, dataStart: null, dataEnd: null });
    expect(daysBetween(window.start, window.end)).toBe(45);
    const tickDays = windowTickDays(window, '30days');
    expect(tickDays.slice(1).map((date, i) => daysBetween(tickDays[i]!, date))).toEqual([7, 7, 7, 7, 7, 7]);
    const ticks = windowTicks(window, '30days');
    // On the axis all days have the same width, and the point of a day is at noon.
    expect(new Set(ticks.slice(1).map((at, i) => at - ticks[i]!))).toEqual(new Set([7 * DAY_MS]));
    const { start, end } = wallWindow(window);
    expect([start % DAY_MS, end - start]).toEqual([DAY_MS / 2, 45 * DAY_MS]);
    const { x } = chartArrays({ start: range.start, values: Float64Array.of(1, 2, 3) });
    expect([...x]).toEqual(
      [0, 1, 2].map((i) => ticks[0]! + (daysBetween(window.start, range.start) + i) * DAY_MS),
    );
  });

  it('series from the wire', () => {
    const items = toItems(toColumnar({ start: range.start, values: Float64Array.of(1, 2, 3) }));
    expect(items.map(({ date }) => date)).toEqual([range.start, day, range.end]);
  });

  it('schedules: at eight by the clock, before and after', () => {
    const runs = nextRuns('0 8 * * *', { after: startOfDay(range.start), count: 3 });
    expect(runs.map((at) => dayOfInstant(at))).toEqual([range.start, day, range.end]);
    // Offsets before the change in the night of 6 April, and after the one at the start of 8 September.
    const offsets = day === AUTUMN ? [3, 3, 4] : [4, 3, 3];
    expect(runs.map((at) => new Date(at).getUTCHours() - 8)).toEqual(offsets);
    const monday = nextRuns(cronOf('weekly_monday'), { after: startOfDay(addDays(day, -7)), count: 2 });
    expect(daysBetween(dayOfInstant(monday[0]!), dayOfInstant(monday[1]!))).toBe(7);
  });

  it('health: the window opens with the first instant of its first day', () => {
    const now = startOfDay(addDays(day, 2)) + 12 * HOUR_MS;
    const battery = (t: number) =>
      stationHealth(
        aDevice({
          now,
          windowDays: 2,
          climate: { t: new Float64Array(), temperature: new Float64Array(), humidity: new Float64Array() },
          battery: { t: Float64Array.of(t), percentage: Float64Array.of(80) },
        }),
      ).energy;
    const first = startOfDay(day);
    expect([battery(first).lastDate, battery(first - 1).lastDate]).toEqual([first, null]);
  });

  it('health: a day of 23 or 25 hours counts as many hours of connection', () => {
    const now = startOfDay(addDays(day, 2)) + HOUR_MS;
    const t = eachDay(addDays(day, -1), addDays(day, 1)).flatMap((date) => [...hoursOfDay(date)]);
    const column = (value: number) => Float64Array.from(t, (_, i) => value + (i % 5));
    const { connection } = stationHealth({
      now,
      windowDays: 3,
      climate: { t: Float64Array.from(t), temperature: column(15), humidity: column(60) },
      battery: { t: new Float64Array(), percentage: new Float64Array() },
      images: [],
    });
    expect(connection.errors).toEqual([]);
    expect(connection.lastValue?.value).toBeCloseTo((length + 24) / 2, 10);
  });

  it('notifications: expiry counts days', () => {
    const station = aStation({ id: 1 });
    const visit = anEvent({
      stationId: 1,
      date: addDays(day, -10),
      lure: { installed: true, expirationDays: 20, changeNotificationDays: 5 },
    });
    const due = (find: typeof lureNotifications, today: IsoDate) =>
      find({ stations: [station], events: [visit], today }).map(({ date, subject }) => [date, subject.on]);
    const expectedDay = addDays(day, 5);
    expect(due(lureNotifications, addDays(expectedDay, -1))).toEqual([]);
    expect(due(lureNotifications, expectedDay)).toEqual([[expectedDay, addDays(day, 10)]]);
    // Paper lasts 30 days, and the notification is sent 5 days before.
    expect(due(paperNotifications, addDays(day, 15))).toEqual([[addDays(day, 15), addDays(day, 20)]]);
  });

  it('notifications of mildew, maintenance and recommendations arise on their day', () => {
    const values = Float64Array.of(0, 40, 60);
    expect(mildewNotifications(1, { start: range.start, values }, range.end).map(({ date }) => date)).toEqual(
      [day, range.end],
    );
    const history = { station: aStation(), start: range.start, states: ['error', 'error', 'error'] as const };
    expect(maintenanceNotifications(history, range.end).map(({ date }) => date)).toEqual([day]);
    const made = (createdAt: EpochMs) =>
      recommendationNotifications(
        [anEvent({ type: 'agrochemical_recommendation', createdAt })],
        range.end,
      )[0]!.date;
    const instants = day === AUTUMN ? [HALF_PAST_ELEVEN, AGAIN, AFTER_MIDNIGHT] : [EVE, NO_MIDNIGHT];
    expect(instants.map(made)).toEqual(day === AUTUMN ? [day, day, range.end] : [range.start, day]);
  });

  it('phenology: dates are reached and projected in days', () => {
    const values = Float64Array.of(10, 20, 30);
    expect(dateReached({ start: range.start, values }, 20)?.date).toBe(day);
    expect(
      projectedDate({ accumulated: 90, lastDate: range.start, recentDaily: [5, 5, 5], threshold: 100 }),
    ).toEqual({ date: range.end, plusMinusDays: 0 });
  });
});
