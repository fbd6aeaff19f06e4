import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { isDaylight, sunAround } from './daylight.ts';
import { type HourAhead, type HoursAhead, hoursFrom } from './hours-ahead.ts';
import { type SprayLimits, sprayHours, sprayWindows, WIND_LIMITS } from './spray-hours.ts';

/** Midnight of 28 November 2026 in Chile, UTC−3. */
const FROM = Date.parse('2026-11-28T03:00:00Z');
const SANTIAGO = { latitude: -33.45, longitude: -70.667 };
const LIMITS: SprayLimits = { ...WIND_LIMITS.steady, dryHoursAfter: 2, isDayOnly: false };
const hours = (told: readonly (readonly [rainMm: number | null, windKmH: number | null])[]): HourAhead[] =>
  told.map(([rainMm, windKmH], i) => ({
    ...{ t: FROM + i * HOUR_MS, temperature: 15, humidity: 60 },
    ...{ rainMm, windKmH },
  }));
const faults = (told: HourAhead[], limits = LIMITS) =>
  sprayHours(told, limits, SANTIAGO).map((hour) => hour.faults.join(' '));

describe('hours that are dry and calm', () => {
  it('worked by hand: rain, what follows, and wind', () => {
    const told = hours([
      [0, 5], // the rain of the fourth hour is three hours away
      [0, 5], // … two hours away
      [0, 12], // … one, and 12 km/h are more than 10.8
      [0.1, 5],
      [0, 2], // less than 3.6 km/h
      [0, 10.8], // both ends are within
      [0, 3.6],
      [0, 5], // one hour follows, and two are needed
      [0, 5],
    ]);
    expect(faults(told)).toEqual([
      '',
      'rain-after',
      'rain-after windy',
      'rain',
      'still',
      '',
      '',
      'unknown',
      'unknown',
    ]);
  });

  it('what is not told speaks for no hour, and does not hide what speaks against it', () => {
    const told = hours([
      [null, 5],
      [0, null],
      [0, 5],
      [null, 20],
      [0.4, null],
      [0, 5],
      [0, 5],
      [0, 5],
    ]);
    // The third hour: one that follows is unknown, and one is wet.
    expect(faults(told)).toEqual([
      'unknown',
      'unknown',
      'rain-after',
      'rain-after windy unknown',
      'rain unknown',
      '',
      'unknown',
      'unknown',
    ]);
  });

  it('without hours that must follow, the hour itself decides', () => {
    expect(
      faults(
        hours([
          [0, 5],
          [1, 5],
        ]),
        { ...LIMITS, dryHoursAfter: 0 },
      ),
    ).toEqual(['', 'rain']);
  });

  it('windows are hours in a row', () => {
    const told = hours([
      [0, 5],
      [0, 5],
      [0, 50],
      [0, 5],
    ]);
    const windows = sprayWindows(sprayHours(told, { ...LIMITS, dryHoursAfter: 0 }, SANTIAGO));
    expect(windows).toEqual([
      { from: FROM, to: FROM + 2 * HOUR_MS },
      { from: FROM + 3 * HOUR_MS, to: FROM + 4 * HOUR_MS },
    ]);
    expect(sprayWindows([])).toEqual([]);
  });

  const weather = fc.array(
    fc.tuple(
      fc.option(fc.constantFrom(0, 0, 0, 0.1, 3)),
      fc.option(fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10)),
    ),
    { maxLength: 60 },
  );
  it('a forecast n hours later has the same hours, n later', () => {
    fc.assert(
      fc.property(weather, fc.integer({ min: -500, max: 500 }), (told, n) => {
        const later = hours(told).map((hour) => ({ ...hour, t: hour.t + n * HOUR_MS }));
        expect(faults(later)).toEqual(faults(hours(told)));
      }),
    );
  });

  it('more rain, wider asking or narrower wind never make an hour good', () => {
    fc.assert(
      fc.property(weather, fc.nat(30), (told, more) => {
        const stricter = { ...LIMITS, dryHoursAfter: LIMITS.dryHoursAfter + more, maxWindKmH: 9 };
        const wetter = told.map(
          ([rain, wind], i) => [rain === null || i % 3 ? rain : rain + 1, wind] as const,
        );
        const before = faults(hours(told));
        for (const after of [faults(hours(told), stricter), faults(hours(wetter))])
          for (const [i, now] of after.entries()) if (now === '') expect(before[i]).toBe('');
      }),
    );
  });
});

describe('a forecast that was kept', () => {
  const told = hours([
    [0, 5],
    [0, 6],
    [0, 7],
  ]);
  const kept: HoursAhead = {
    provider: 'open-meteo',
    issuedAt: FROM,
    stationId: 1,
    reason: null,
    hours: told,
  };
  it('loses the hours that are over; the running one stays', () => {
    expect(hoursFrom(kept, FROM + HOUR_MS).hours).toEqual(told.slice(1));
    expect(hoursFrom(kept, FROM + 2 * HOUR_MS - 1).hours).toEqual(told.slice(1));
  });
  it('counts no more when it is over, or a day old', () => {
    const long = { ...kept, hours: hours(Array.from({ length: 60 }, () => [0, 5] as const)) };
    expect(hoursFrom(kept, FROM + 3 * HOUR_MS)).toMatchObject({ reason: 'not_told', hours: [] });
    expect(hoursFrom(long, FROM + 24 * HOUR_MS).hours).toHaveLength(36);
    expect(hoursFrom(long, FROM + 24 * HOUR_MS + 1)).toMatchObject({ reason: 'not_told', issuedAt: null });
  });
  it('keeps why there was none', () => {
    const none: HoursAhead = { ...kept, provider: null, issuedAt: null, reason: 'no_service', hours: [] };
    expect(hoursFrom(none, FROM)).toEqual(none);
  });
});

describe('daylight', () => {
  /** Minutes of the local clock of the almanac; the sun's times are meant to about two minutes. */
  const near = (t: number, at: string) =>
    expect(Math.abs(t - Date.parse(at))).toBeLessThanOrEqual(3 * 60_000);

  it('is that of the almanac in Santiago at both solstices', () => {
    // 06:29 and 20:52 at UTC−3, 07:46 and 17:42 at UTC−4.
    const summer = sunAround(Date.parse('2026-12-21T15:00Z'), SANTIAGO);
    near(summer.sunrise, '2026-12-21T09:29Z');
    near(summer.sunset, '2026-12-21T23:52Z');
    const winter = sunAround(Date.parse('2026-06-21T15:00Z'), SANTIAGO);
    near(winter.sunrise, '2026-06-21T11:46Z');
    near(winter.sunset, '2026-06-21T21:42Z');
  });

  it('an hour is of the day if all of it is', () => {
    const of = (at: string) => isDaylight(Date.parse(at), Date.parse(at) + HOUR_MS, SANTIAGO);
    expect(['09:00', '10:00', '22:00', '23:00'].map((time) => of(`2026-12-21T${time}Z`))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // After midnight in Greenwich it is still the evening before in Chile.
    expect(of('2026-12-22T00:00Z')).toBe(false);
  });

  it('is asked for on wish', () => {
    const night = hours([[0, 5]]);
    expect(faults(night, { ...LIMITS, dryHoursAfter: 0, isDayOnly: true })).toEqual(['night']);
  });
});
