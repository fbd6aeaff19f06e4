import { expect, it } from 'vitest';
import { instantOfLocal } from '../calendar/local-time.ts';
import type { IsoDate } from '../units.ts';
import { photoDateError, redatePhotos } from './photo-dates.ts';

const at = (date: string, hour: number, minute = 0) =>
  instantOfLocal({ date: date as IsoDate, hour, minute }) as number;

it('moves photos together by calendar and clock, also over a change to summer time', () => {
  // In Santiago, summer time applies in January and starts again on 6 September 2026.
  const wrong = [at('2026-01-03', 9, 30), at('2026-01-01', 11), at('2026-01-06', 9, 30)];
  expect(redatePhotos(wrong, at('2026-09-03', 11))).toEqual([
    at('2026-09-05', 9, 30),
    at('2026-09-03', 11),
    at('2026-09-08', 9, 30),
  ]);
});

it('keeps seconds, and says where there is no such hour', () => {
  const first = at('2026-08-01', 0, 5);
  expect(redatePhotos([first, first + 20_500], at('2026-08-02', 0, 5))).toEqual([
    at('2026-08-02', 0, 5),
    at('2026-08-02', 0, 5) + 20_500,
  ]);
  // On 6 September 2026 the clock goes from 0:00 to 1:00, so 0:30 does not exist.
  expect(redatePhotos([first, at('2026-08-02', 0, 30)], at('2026-09-05', 0, 5))[1]).toBeNull();
});

it('knows dates that cannot be', () => {
  const now = at('2026-11-24', 9);
  expect(photoDateError(now, now)).toBeNull();
  expect(photoDateError(now + 1, now)).toMatch(/posterior a hoy/);
  expect(photoDateError(at('1970-01-01', 0), now)).toMatch(/anterior al año 2000/);
});
