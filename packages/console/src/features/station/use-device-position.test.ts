import type { DataPoints } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { lastPosition } from './use-device-position.ts';

const points = (times: number[], columns: Record<string, (number | null)[]>): DataPoints => ({
  times,
  columns: new Map(Object.entries(columns)),
  truncated: false,
  setApart: {},
});

it('takes the last complete position, or null without one', () => {
  const reported = points([1, 2, 3], {
    position_latitude: [-34.1, -34.2, -34.3],
    position_longitude: [-71.1, -71.2, null],
  });
  expect(lastPosition(reported)).toEqual({ at: 2, latitude: -34.2, longitude: -71.2 });
  expect(lastPosition(points([], {}))).toBeNull();
});
