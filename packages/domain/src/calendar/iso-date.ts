import type { Days, IsoDate } from '../units.ts';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01 of a proleptic Gregorian date. @source Howard Hinnant, chrono-compatible date algorithms. */
function daysFromCivil(year: number, month: number, day: number): Days {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** The date `dayNumber` days after 1970-01-01; RangeError outside the years 0000–9999. */
export function isoDateOfDayNumber(dayNumber: Days): IsoDate {
  const z = dayNumber + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (!Number.isInteger(dayNumber) || year < 0 || year > 9999) {
    throw new RangeError(`not a day number: ${dayNumber}`);
  }
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate;
}

/** Days since 1970-01-01; RangeError for a text that is not a date. */
export function dayNumberOf(date: IsoDate): Days {
  const day = daysFromCivil(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
  if (Number.isNaN(day)) throw new RangeError(`not a calendar day (YYYY-MM-DD): ${date}`);
  return day;
}

/** The calendar day written in `text` as `YYYY-MM-DD`, or null when it is anything else (`2025-02-29`, `''`). */
export function parseIsoDate(text: string): IsoDate | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return text as IsoDate;
}

/** As `parseIsoDate`, for texts that must be dates: throws RangeError. */
export function isoDate(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (date === null) throw new RangeError(`not a calendar day (YYYY-MM-DD): ${text}`);
  return date;
}

export function daysInMonth(year: number, month: number): Days {
  const next = month === 12 ? daysFromCivil(year + 1, 1, 1) : daysFromCivil(year, month + 1, 1);
  return next - daysFromCivil(year, month, 1);
}

export function addDays(date: IsoDate, days: Days): IsoDate {
  return isoDateOfDayNumber(dayNumberOf(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): Days {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Every day from `from` to `to`, both included; empty when `to` is earlier. */
export function eachDay(from: IsoDate, to: IsoDate): IsoDate[] {
  const first = dayNumberOf(from);
  return Array.from({ length: Math.max(0, dayNumberOf(to) - first + 1) }, (_, i) =>
    isoDateOfDayNumber(first + i),
  );
}

/** ISO weekday: 1 Monday … 7 Sunday. */
export function weekdayOf(date: IsoDate): number {
  const shifted = (dayNumberOf(date) + 3) % 7;
  return (shifted < 0 ? shifted + 7 : shifted) + 1;
}

/** The Monday that opens the date's week. */
export const mondayOf = (date: IsoDate): IsoDate => addDays(date, 1 - weekdayOf(date));
/** The Sunday that closes the date's week. */
export const sundayOf = (date: IsoDate): IsoDate => addDays(date, 7 - weekdayOf(date));

export const earlierOf = (a: IsoDate, b: IsoDate): IsoDate => (a <= b ? a : b);
export const laterOf = (a: IsoDate, b: IsoDate): IsoDate => (a >= b ? a : b);
