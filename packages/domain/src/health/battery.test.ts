import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { observeBattery } from './battery.ts';
import { batteryTrend } from './battery-trend.ts';
import type { Samples } from './samples.ts';

const now = Date.UTC(2026, 10, 21, 15, 20);
const midnight = Date.UTC(2026, 10, 21, 3);

const samplesOf = (points: readonly (readonly [at: number, charge: number])[]): Samples => ({
  t: Float64Array.from(points, ([at]) => at),
  value: Float64Array.from(points, ([, charge]) => charge),
});
const codesOf = (samples: Samples, lastContact = now) =>
  observeBattery(samples, now, lastContact)!.findings.map(({ code }) => code);
/** One sample at the end of each of the days before today, oldest first. */
const daily = (...charges: number[]): Samples =>
  samplesOf(charges.map((charge, i) => [midnight - (charges.length - i) * DAY_MS + 23 * HOUR_MS, charge]));
/** The same hours of each of the days before today. */
const eachDay = (count: number, ofDay: readonly (readonly [hour: number, charge: number])[]): Samples =>
  samplesOf(
    Array.from({ length: count }, (_, i) => midnight - (count - i) * DAY_MS).flatMap((start) =>
      ofDay.map(([hour, charge]) => [start + hour * HOUR_MS, charge] as const),
    ),
  );

describe('a falling battery', () => {
  it.each<[string, number[], boolean]>([
    ['ten points in five days', [70, 68, 66, 63, 60], true],
    ['nine points', [70, 68, 66, 63, 61], false],
    ['one day of recovery', [70, 68, 69, 63, 55], false],
    ['a day that holds', [70, 65, 65, 63, 60], true],
    ['four days', [70, 66, 63, 60], true],
    ['three days', [70, 60, 50], false],
    ['a fall that is over', [90, 70, 60, 60, 60, 60, 60], false],
    ['a rise', [50, 55, 60, 65, 70], false],
  ])('%s', (_, charges, falls) => {
    expect(batteryTrend(daily(...charges), now)).toEqual(falls ? ['battery_discharging'] : []);
  });

  it('is judged by each day’s lowest charge, today left out', () => {
    const { t, value } = daily(70, 68, 66, 63, 60);
    const today = { t: Float64Array.of(...t, now), value: Float64Array.of(...value, 100) };
    expect(batteryTrend(today, now)).toEqual(['battery_discharging']);
    const noon = eachDay(5, [
      [12, 80],
      [23, 60],
    ]);
    expect(batteryTrend(noon, now)).toEqual([]);
    const emptierEachNight = [70, 68, 66, 63, 60].flatMap((low, i) => {
      const start = midnight - (5 - i) * DAY_MS;
      return [[start + 12 * HOUR_MS, 80] as const, [start + 23 * HOUR_MS, low] as const];
    });
    expect(batteryTrend(samplesOf(emptierEachNight), now)).toEqual(['battery_discharging']);
  });
});

describe('a slow charge', () => {
  const cycle = (low: number, high: number) =>
    eachDay(
      5,
      [low + 1, low, low + 1, (low + high) / 2, high, high - 0.5].map((charge, i) => [i * 4, charge]),
    );
  it('is used and gets little back', () => {
    expect(batteryTrend(cycle(60, 62.9), now)).toEqual(['battery_slow_charge']);
    expect(batteryTrend(cycle(60, 63), now)).toEqual([]);
    expect(batteryTrend(cycle(87.2, 89.9), now)).toEqual(['battery_slow_charge']);
    expect(batteryTrend(cycle(87.2, 90), now)).toEqual([]);
  });

  it('is judged by the day in the middle of what each gained', () => {
    const gaining = (...gains: number[]) =>
      samplesOf(
        gains.flatMap((gain, day) =>
          [41, 40, 40, 40, 40, 40 + gain].map(
            (charge, i) => [midnight - (gains.length - day) * DAY_MS + i * 4 * HOUR_MS, charge] as const,
          ),
        ),
      );
    expect(batteryTrend(gaining(2, 2, 20, 2, 20), now)).toEqual(['battery_slow_charge']);
    expect(batteryTrend(gaining(2.5, 2.9, 10, 20, 4), now)).toEqual([]);
  });

  it('is not seen where nothing is used', () => {
    expect(
      batteryTrend(
        eachDay(
          5,
          Array(8)
            .fill(0)
            .map((_, i) => [i * 3, 60]),
        ),
        now,
      ),
    ).toEqual([]);
    expect(
      batteryTrend(
        eachDay(
          5,
          [60, 60, 59.1, 60, 60, 60].map((charge, i) => [i * 4, charge]),
        ),
        now,
      ),
    ).toEqual([]);
    expect(
      batteryTrend(
        eachDay(
          5,
          [60, 60, 59, 60, 60, 60].map((charge, i) => [i * 4, charge]),
        ),
        now,
      ),
    ).toEqual(['battery_slow_charge']);
    const onlyGains = [60, 60, 60, 61, 61.5, 61.5].map((charge, i) => [i * 4, charge] as const);
    expect(batteryTrend(eachDay(5, onlyGains), now)).toEqual([]);
  });

  it('needs four days of six samples', () => {
    const six = [60, 60, 59, 60, 60, 60].map((charge, i) => [i * 4, charge] as const);
    expect(batteryTrend(eachDay(4, six), now)).toEqual(['battery_slow_charge']);
    expect(batteryTrend(eachDay(3, six), now)).toEqual([]);
    expect(batteryTrend(eachDay(5, six.slice(0, 5)), now)).toEqual([]);
  });
});

describe('a charge in the dark', () => {
  const nights = (count: number, gain: number, from = 22, to = 25) =>
    eachDay(count, [
      [from, 60],
      [to, 60 + gain],
    ]);
  it('is an anomaly from the second night on', () => {
    expect(batteryTrend(nights(3, 5), now)).toEqual(['battery_charge_anomaly']);
    expect(batteryTrend(nights(2, 5), now)).toEqual(['battery_charge_anomaly']);
    expect(batteryTrend(nights(1, 5), now)).toEqual([]);
    expect(batteryTrend(nights(3, 4.9), now)).toEqual([]);
  });

  it('is computed from the evening and the morning', () => {
    expect(batteryTrend(nights(3, 5, 21, 24), now)).toEqual([]);
    expect(batteryTrend(nights(3, 5, 26, 28), now)).toEqual([]);
    expect(batteryTrend(nights(3, 5, 26, 29), now)).toEqual([]);
    expect(batteryTrend(nights(3, 5, 25, 28), now)).toEqual(['battery_charge_anomaly']);
  });
});

it.each<[number, string[]]>([
  [19.9, ['battery_low']],
  [20, ['battery_medium']],
  [39.9, ['battery_medium']],
  [40, []],
])('a charge of %d %% is %j', (charge, codes) => {
  expect(codesOf(samplesOf([[now, charge]]))).toEqual(codes);
});

describe('a gauge', () => {
  const hourly = (...charges: number[]) =>
    samplesOf(charges.map((charge, i) => [now - (charges.length - 1 - i) * HOUR_MS, charge]));
  it.each<[string, number[], boolean]>([
    ['the ends of its range', [0, 100, 50], false],
    ['above it', [100.5, 80], true],
    ['below it', [-1, 80], true],
    ['two jumps', [80, 50, 80, 80], false],
    ['three jumps', [80, 50, 80, 50], true],
    ['steps that are no jumps', [80, 51, 80, 51, 80], false],
  ])('%s', (_, charges, bad) => {
    expect(codesOf(hourly(...charges)).includes('battery_bad_sensor')).toBe(bad);
  });

  it('may take longer over a change', () => {
    const slow = [80, 50, 80, 50].map((charge, i) => [now - (3 - i) * 1.6 * HOUR_MS, charge] as const);
    expect(codesOf(samplesOf(slow))).toEqual([]);
    const just = [80, 50, 80, 50].map((charge, i) => [now - (3 - i) * 1.5 * HOUR_MS, charge] as const);
    expect(codesOf(samplesOf(just))).toEqual(['battery_bad_sensor']);
  });

  it('is believed again after two days', () => {
    expect(
      codesOf(
        samplesOf([
          [now - 49 * HOUR_MS, 120],
          [now, 80],
        ]),
      ),
    ).toEqual([]);
    expect(
      codesOf(
        samplesOf([
          [now - 48 * HOUR_MS, 120],
          [now, 10],
        ]),
      ),
    ).toEqual(['battery_bad_sensor']);
  });
});

it('lacks data when it is silent for a day while the device reports', () => {
  const silent = (hours: number) => codesOf(samplesOf([[now - hours * HOUR_MS, 80]]));
  expect([silent(24), silent(24.1)]).toEqual([[], ['missing_data']]);
  expect(codesOf(samplesOf([[now - 90 * HOUR_MS, 80]]), now - 80 * HOUR_MS)).toEqual([]);
  expect(observeBattery(samplesOf([]), now, now)).toBeNull();
});
