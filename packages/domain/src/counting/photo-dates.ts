import { wallMsOfInstant } from '../calendar/day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { instantOfLocal } from '../calendar/local-time.ts';
import { PHOTO_DATE_MESSAGES } from '../es/photo-dates.ts';
import type { EpochMs } from '../units.ts';

/** No photo of a trap is older. */
export const EARLIEST_PHOTO: EpochMs = Date.UTC(2000, 0, 1);

/** Photos that are changed in one call at most. */
export const MOST_EDITED_PHOTOS = 200;

/** How long a deleted photo can be restored. */
export const DELETED_PHOTO_DAYS = 30;

/**
 * What is wrong with a date given to a photo; null for a good one.
 *
 * @param latest now, or a little later where cameras' clocks may run ahead
 */
export function photoDateError(takenAt: EpochMs, latest: EpochMs): string | null {
  if (takenAt > latest) return PHOTO_DATE_MESSAGES.future;
  return takenAt < EARLIEST_PHOTO ? PHOTO_DATE_MESSAGES.tooOld : null;
}

/**
 * New dates of photos whose dates are wrong by the same amount: the oldest gets its right date, the others keep their
 * distance from it by calendar and clock, also over a change to summer time.
 *
 * @param takenAt dates as they are
 * @param oldest right date of the oldest one
 * @returns in the same order; null for an hour that the clock of Santiago skipped
 */
export function redatePhotos(takenAt: readonly EpochMs[], oldest: EpochMs): (EpochMs | null)[] {
  const first = Math.min(...takenAt);
  const shift = wallMsOfInstant(oldest) - wallMsOfInstant(first);
  return takenAt.map((at) => (at === first ? oldest : instantOfWallMs(wallMsOfInstant(at) + shift)));
}

function instantOfWallMs(wall: number): EpochMs | null {
  const ofDay = ((wall % DAY_MS) + DAY_MS) % DAY_MS;
  const minute = instantOfLocal({
    date: isoDateOfDayNumber((wall - ofDay) / DAY_MS),
    hour: Math.floor(ofDay / HOUR_MS),
    minute: Math.floor((ofDay % HOUR_MS) / MINUTE_MS),
  });
  return minute === null ? null : minute + (ofDay % MINUTE_MS);
}
