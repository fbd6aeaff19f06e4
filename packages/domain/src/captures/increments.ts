import { addDays, dayNumberOf } from '../calendar/iso-date.ts';
import { toReadings } from '../climate/readings.ts';
import {
  type DailySeries,
  type DayRange,
  emptyDaily,
  overRange,
  type SeriesItem,
  sumDaily,
} from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import { isWeekdayMask, maskHasDay, SUNDAYS, type WeekdayMask } from './weekdays.ts';

/** A counted photo of a trap's plate. */
export interface TrapPhoto {
  readonly date: IsoDate;
  /** Insects of the pest seen on the plate. */
  readonly inPhoto: number;
  /** The plate (sticky paper) was changed, or the trap installed, since the photo before. */
  readonly plateChanged: boolean;
}

/** @throws {RangeError} a count is negative or not a finite number, or photos are out of order */
function checkPhotos(photos: readonly TrapPhoto[]): void {
  for (const [i, { date, inPhoto }] of photos.entries()) {
    if (!(inPhoto >= 0 && Number.isFinite(inPhoto))) {
      throw new RangeError(`photo ${i} counts ${inPhoto} insects`);
    }
    if (i > 0 && photos[i - 1]!.date > date) throw new RangeError(`photo ${i} is out of order`);
  }
}

/**
 * The captures that each photo adds to those before it on the same plate, insects.
 *
 * @param photos of one station and pest, oldest first, as `dailyIncrements` takes them
 * @throws {RangeError} a count is negative or not a finite number, or photos are out of order
 */
export function capturesByPhoto(photos: readonly TrapPhoto[]): number[] {
  checkPhotos(photos);
  let most = 0;
  return photos.map(({ inPhoto, plateChanged }) => {
    const before = plateChanged ? 0 : most;
    most = Math.max(before, inPhoto);
    return most - before;
  });
}

/**
 * Captures of each day ("Capturas Incrementales"): the insects that a day's photos show above the most seen so far
 * on the same plate. A plate only fills up, so a count below an earlier one (an insect hidden, fallen off or counted
 * twice before) is no negative capture, and the insect seen again is not a second one: the increments of a plate
 * always add up to its highest count. A changed plate begins at zero, and so does the first photo given: hand in the
 * photos before the range too, back to a change of plate, or its first day counts all that was there already. Insects
 * caught over days without photo fall on the day of the next one.
 *
 * @param photos of one station, oldest first; those before the range are looked at, those after are not shown
 * @returns one value per day of the range, insects; a day without photo is a hole
 * @throws {RangeError} a count is negative or not a finite number, or photos are out of order
 */
export function dailyIncrements(photos: readonly TrapPhoto[], range: DayRange): DailySeries {
  const out = emptyDaily(range);
  const first = dayNumberOf(range.start);
  capturesByPhoto(photos).forEach((gain, i) => {
    const index = dayNumberOf(photos[i]!.date) - first;
    if (index < 0 || index >= out.values.length) return;
    out.values[index] = (Number.isNaN(out.values[index]!) ? 0 : out.values[index]!) + gain;
  });
  return out;
}

/**
 * Captures between the days of a mask: each day of the mask closes the span since the one before it and carries its
 * sum. The last span is labelled with the day that will close it, even past the end of the series.
 *
 * @returns one point per closing day, insects; null where the whole span has no photo
 * @throws {RangeError} the mask holds no day
 */
export function incrementsOnDays(daily: DailySeries, mask: WeekdayMask): SeriesItem[] {
  if (!isWeekdayMask(mask)) throw new RangeError(`not a set of weekdays: ${mask}`);
  const items: SeriesItem[] = [];
  let sum: number | null = null;
  let date = daily.start;
  for (let i = 0, open = daily.values.length > 0; open; i += 1, date = addDays(date, 1)) {
    const value = daily.values[i] ?? Number.NaN;
    if (!Number.isNaN(value)) sum = (sum ?? 0) + value;
    if (!maskHasDay(mask, date)) continue;
    items.push({ date, value: sum });
    sum = null;
    open = i < daily.values.length - 1;
  }
  return items;
}

/** Sums of whole weeks, Monday to Sunday, each labelled with its Sunday. */
export function weeklyIncrements(daily: DailySeries): SeriesItem[] {
  return incrementsOnDays(daily, SUNDAYS);
}

/**
 * Running total of captures ("Capturas Acumuladas"), insects; a day without photo is a hole and adds nothing.
 *
 * @throws {RangeError} a count is infinite
 */
export function accumulatedCaptures(daily: DailySeries): DailySeries {
  let total = 0;
  return {
    start: daily.start,
    values: toReadings(daily.values, 'captures').map((value) => {
      if (Number.isNaN(value)) return value;
      total += value;
      return total;
    }),
  };
}

/**
 * Insects on the plate in each day's last photo ("Capturas en Fotografía"); a day without photo is a hole.
 *
 * @throws {RangeError} as `dailyIncrements`
 */
export function capturesInPhoto(photos: readonly TrapPhoto[], range: DayRange): DailySeries {
  checkPhotos(photos);
  const out = emptyDaily(range);
  const first = dayNumberOf(range.start);
  for (const { date, inPhoto } of photos) {
    const index = dayNumberOf(date) - first;
    if (index >= 0 && index < out.values.length) out.values[index] = inPhoto;
  }
  return out;
}

/** A plate is assumed to hold what was last seen for this long; after that its state is unknown. */
export const PLATE_KNOWN_FOR: Days = 7;

/**
 * Insects on the plates of several stations together. A station without a photo that day counts with its last one, up
 * to a week old, so that a late photo makes no dip.
 */
export function sumInPhoto(perStation: readonly DailySeries[], range: DayRange): DailySeries {
  const carried = perStation.map((series) => {
    const known = overRange(series, range);
    let last = Number.NaN;
    let age = 0;
    known.values.forEach((value, i) => {
      age = Number.isNaN(value) ? age + 1 : 0;
      if (age === 0) last = value;
      else if (age <= PLATE_KNOWN_FOR) known.values[i] = last;
    });
    return known;
  });
  return sumDaily(carried, range);
}
