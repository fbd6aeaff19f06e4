import { expect, it } from 'vitest';
import { dailySignal, generationOf, strengthOf } from './daily-means.ts';

it('knows the generation by its figures, the newest first', () => {
  expect(generationOf({ rsrp: -90 })).toBe('4G');
  expect(generationOf({ rsrq: -9, rssi: -70 })).toBe('4G');
  expect(generationOf({ ecio: -5, rssi: -70 })).toBe('3G');
  expect(generationOf({ rsrp: null, rssi: -70 })).toBe('2G');
  expect(generationOf({ rssi: Number.NaN })).toBeNull();
  expect(generationOf({})).toBeNull();
});

it('takes the power of the generation, not its quality', () => {
  expect(strengthOf({ rsrp: -90, rsrq: -9, rssi: -60 })).toBe(-90);
  expect(strengthOf({ rsrq: -9 })).toBeNull();
});

it('averages by local day, leaving out what is not known', () => {
  const at = (text: string, rsrp: number | null) => ({ at: Date.parse(text), figures: { rsrp } });
  expect(
    dailySignal([
      at('2026-11-20T02:59:00Z', -100), // still the 19th in Santiago
      at('2026-11-20T03:00:00Z', -90),
      at('2026-11-20T09:00:00Z', -80),
      at('2026-11-20T10:00:00Z', null),
      at('2026-11-22T10:00:00Z', null),
    ]),
  ).toEqual([
    { date: '2026-11-19', dbm: -100 },
    { date: '2026-11-20', dbm: -85 },
  ]);
});
