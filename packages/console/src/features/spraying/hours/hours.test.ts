import { addDays, HOUR_MS, isoDate, startOfDay } from '@vigia/domain';
import type { SprayHour } from '@vigia/domain/spraying';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { daysOfHours, SHOWN_DAYS, windowText } from './days-of-hours.ts';
import { type HoursWish, keepWish, keptWish, limitsOf, USUAL_WISH } from './wish.ts';

const hoursFrom = (from: number, count: number, faultsOf: (i: number) => SprayHour['faults'] = () => []) =>
  Array.from(
    { length: count },
    (_, i): SprayHour => ({
      ...{ t: from + i * HOUR_MS, temperature: 15, humidity: 60, rainMm: 0, windKmH: 5 },
      faults: faultsOf(i),
    }),
  );

describe('days of the strip', () => {
  it('are those that the reader has before them, and the rest decides on what follows alone', () => {
    const start = startOfDay(isoDate('2026-11-28'));
    const days = daysOfHours(hoursFrom(start + 8 * HOUR_MS, 16 + 6 * 24));
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: SHOWN_DAYS }, (_, i) => addDays(isoDate('2026-11-28'), i)),
    );
    expect(days[0]?.byClock.slice(0, 8)).toEqual(new Array(8).fill(null));
    expect(days.map(({ windows }) => windows.map(windowText))).toEqual([
      ['08–24 h'],
      ...new Array(4).fill(['00–24 h']),
    ]);
  });

  it('have 23 and 25 hours where the clock is changed, and the worse of two hours of one name', () => {
    // On 4 April 2026 the clock is put back from 24:00 to 23:00; on 6 September it jumps over midnight.
    const [long] = daysOfHours(
      hoursFrom(startOfDay(isoDate('2026-04-04')), 25, (i) => (i === 24 ? ['rain'] : [])),
    );
    expect(long?.byClock[23]?.faults).toEqual(['rain']);
    expect(long?.windows.map(windowText)).toEqual(['00–24 h']);
    const [short] = daysOfHours(hoursFrom(startOfDay(isoDate('2026-09-06')), 23));
    expect(short?.byClock[0]).toBeNull();
    expect(short?.windows.map(windowText)).toEqual(['01–24 h']);
  });
});

describe('what is asked of an hour', () => {
  it('has published limits, or those that are typed', () => {
    expect(limitsOf(USUAL_WISH)).toEqual({
      ...{ minWindKmH: 3.6, maxWindKmH: 10.8, dryHoursAfter: 24, isDayOnly: true },
    });
    const own = (from: string, to: string) => limitsOf({ ...USUAL_WISH, wind: 'own', from, to });
    expect(own('2,5', '12')).toMatchObject({ minWindKmH: 2.5, maxWindKmH: 12 });
    for (const [from, to] of [
      ['', '12'],
      ['12', '12'],
      ['-1', '5'],
      ['5', '61'],
      ['a', '9'],
    ] as const)
      expect(own(from, to)).toBeNull();
  });

  it('takes the hours without rain of a product while it says them', () => {
    const product = { id: 7, name: 'A', rainfastHours: 4, rainfastSource: 'Etiqueta' };
    const wish = { ...USUAL_WISH, productId: 7 };
    expect(limitsOf(wish, [product])?.dryHoursAfter).toBe(4);
    expect(limitsOf(wish, [])?.dryHoursAfter).toBe(24);
  });

  afterEach(() => vi.unstubAllGlobals());
  it('is kept for a client where it can be read', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const wish: HoursWish = { ...USUAL_WISH, wind: 'label', dryHours: 6 };
    keepWish(1, wish);
    keepWish(1, { ...wish, wind: 'own', from: 9, to: 3 });
    expect([keptWish(1), keptWish(2)]).toEqual([wish, USUAL_WISH]);
    localStorage.setItem('vigia:spray-hours:2', '{"wind":"mucho","dryHours":6,"isDayOnly":true}');
    expect(keptWish(2)).toEqual(USUAL_WISH);
  });
});
