import { dayNumberOfInstant } from '../calendar/day.ts';
import { DAY_MS, HOUR_MS } from '../calendar/durations.ts';
import { isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { maskHasDay, type WeekdayMask } from '../captures/weekdays.ts';
import type { EpochMs } from '../units.ts';
import type { HealthImage } from './input.ts';
import { error, type Finding, type Observation, warning } from './parts.ts';

/** Photos are daily: after a day and a half one was missed, three days are no accident. */
export const IMAGE_LATE_AFTER: EpochMs = 36 * HOUR_MS;
export const IMAGE_LOST_AFTER: EpochMs = 72 * HOUR_MS;
/** One broken transfer among five is an accident, a second is a pattern; three in a row leave no usable photo. */
export const CORRUPT_LOOK_BACK = 5;
export const CORRUPT_WARNING = 2;
export const CORRUPT_IN_A_ROW = 3;
/** This many photos are judged together: an insect on the lens or a hand at the trap spoils one. */
export const IMAGES_JUDGED = 3;
/**
 * Energy of the Laplacian over that of the gradient, under which edges are wider than an insect's leg. Eight photos of
 * plates lie between 3.4 and 4.6; blurred until small insects are spots, between 0.8 and 1.5.
 * @source docs/decisions/0015-focus.md
 */
export const SHARP_FROM = 2;
/** A fixed lens does not lose half its sharpness within days: something lies on the glass. */
export const SHARPNESS_KEPT = 0.5;
/** Darker than this is a covered lens, brighter a glare scattered on its dirt; mean grey value, 0–255. */
export const CLEAR_BRIGHTNESS = { min: 30, max: 225 } as const;

function missing(images: readonly HealthImage[], weekdays: WeekdayMask, now: EpochMs): Finding[] {
  const last = images.at(-1)!.takenAt;
  const today = dayNumberOfInstant(now);
  let age = now - last;
  for (let day = dayNumberOfInstant(last) + 1; day <= today; day += 1) {
    if (!maskHasDay(weekdays, isoDateOfDayNumber(day))) age -= DAY_MS;
  }
  if (age > IMAGE_LOST_AFTER) return [error('missing_data')];
  return age > IMAGE_LATE_AFTER ? [warning('missing_data')] : [];
}

function corrupt(images: readonly HealthImage[]): Finding[] {
  const looked = images.filter(({ intact }) => intact !== undefined).slice(-CORRUPT_LOOK_BACK);
  const row = looked.slice(-CORRUPT_IN_A_ROW);
  if (row.length === CORRUPT_IN_A_ROW && row.every(({ intact }) => !intact)) {
    return [error('camera_corrupt_images')];
  }
  const broken = looked.filter(({ intact }) => !intact).length;
  return broken >= CORRUPT_WARNING ? [warning('camera_corrupt_images')] : [];
}

const known = (values: readonly (number | undefined)[]): number[] =>
  values.filter((value): value is number => value !== undefined && Number.isFinite(value));

function middle(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const judged = <Value>(values: readonly Value[]): readonly Value[] =>
  values.length < IMAGES_JUDGED ? [] : values.slice(-IMAGES_JUDGED);

/**
 * A blurred picture has two causes. Where the same camera was twice as sharp earlier in the window, or its pictures are
 * nearly black or white, the glass is dirty; otherwise the lens is out of focus.
 */
function clarity(images: readonly HealthImage[]): Finding[] {
  const sharpness = known(images.map((image) => image.sharpness));
  const now = middle(judged(sharpness));
  const before = middle(judged(sharpness.slice(0, -IMAGES_JUDGED)));
  const light = middle(judged(known(images.map((image) => image.brightness))));
  const veiled = light !== null && (light < CLEAR_BRIGHTNESS.min || light > CLEAR_BRIGHTNESS.max);
  const lost = now !== null && before !== null && now < SHARPNESS_KEPT * before;
  if (veiled || lost) return [warning('camera_lens_dirty')];
  return now !== null && now < SHARP_FROM ? [warning('camera_poor_focus')] : [];
}

function target(images: readonly HealthImage[]): Finding[] {
  const found = judged(images.flatMap(({ targetFound }) => (targetFound === undefined ? [] : [targetFound])));
  return found.length > 0 && !found.includes(true) ? [error('camera_missing_target')] : [];
}

/** @param images of one camera, oldest first; the content of broken ones is not judged */
export function observeCamera(
  images: readonly HealthImage[],
  weekdays: WeekdayMask,
  now: EpochMs,
): Observation {
  const last = images.at(-1);
  if (last === undefined) return null;
  const whole = images.filter(({ intact }) => intact !== false);
  return {
    lastDate: last.takenAt,
    lastValue: { value: images.length, unit: 'images' },
    findings: [...missing(images, weekdays, now), ...corrupt(images), ...clarity(whole), ...target(whole)],
  };
}
