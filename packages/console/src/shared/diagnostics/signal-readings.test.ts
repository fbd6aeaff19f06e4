import type { DataPoints } from '@vigia/api/client';
import { describe, expect, it } from 'vitest';
import { dailyStrength, signalReadings } from './signal-readings.ts';

const points = (
  times: readonly number[],
  columns: Record<string, (number | string | null)[]>,
): DataPoints => ({
  times,
  columns: new Map(Object.entries(columns)),
  truncated: false,
  setApart: {},
});
const NOON = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;

describe('readings of a modem', () => {
  it('keep their figures; a missing one is null', () => {
    const read = signalReadings(
      points([1, 2], {
        signal_rsrp: [-97, null],
        signal_operator_name: ['Entel', null],
        signal_rssi: [null, -80],
      }),
    );
    const none = { rsrq: null, rscp: null, ecio: null };
    expect(read).toEqual([
      { at: 1, operator: 'Entel', figures: { rsrp: -97, rssi: null, ...none } },
      { at: 2, operator: null, figures: { rsrp: null, rssi: -80, ...none } },
    ]);
  });

  it('have a mean for each local day, null without readings', () => {
    const daily = dailyStrength(points([NOON, NOON + 2 * DAY], { value: [-91, -95] }));
    expect(daily).toEqual({ start: '2026-11-20', step: 'day', values: [-91, null, -95] });
    expect(dailyStrength(points([], {}))).toBeNull();
  });
});
