import { weekdayOf } from '../calendar/iso-date.ts';
import type { IsoDate } from '../units.ts';

/** A set of weekdays as devices and calls write it: Monday 64 … Sunday 1. */
export type WeekdayMask = number;

export const WEEKDAY_BITS = {
  monday: 64,
  tuesday: 32,
  wednesday: 16,
  thursday: 8,
  friday: 4,
  saturday: 2,
  sunday: 1,
} as const;
export type Weekday = keyof typeof WEEKDAY_BITS;

export const EVERY_DAY: WeekdayMask = 127;
/** Weekly counts end on Sundays. */
export const SUNDAYS: WeekdayMask = WEEKDAY_BITS.sunday;
/**
 * Counts that end twice a week, the rhythm of traps visited on Tuesdays and Fridays: the specified series
 * "Tuesday-Friday incremental", whose "Tuesday-Friday mask" stands beside weekly counts "taken on Sundays" and so names
 * the days of the counts (administration.md §2 and §9). Increments always contain what came since the last
 * such day, so that no insect is lost however the mask is read.
 */
export const TUESDAYS_AND_FRIDAYS: WeekdayMask = WEEKDAY_BITS.tuesday + WEEKDAY_BITS.friday;

export function isWeekdayMask(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= EVERY_DAY;
}

export function maskHasDay(mask: WeekdayMask, date: IsoDate): boolean {
  return (mask & (1 << (7 - weekdayOf(date)))) !== 0;
}

/** Monday first. */
export function weekdaysOfMask(mask: WeekdayMask): Weekday[] {
  return (Object.keys(WEEKDAY_BITS) as Weekday[]).filter((day) => (mask & WEEKDAY_BITS[day]) !== 0);
}

/** The inverse of `weekdaysOfMask`. */
export const maskOfWeekdays = (days: readonly Weekday[]): WeekdayMask =>
  [...new Set(days)].reduce((mask, day) => mask + WEEKDAY_BITS[day], 0);
