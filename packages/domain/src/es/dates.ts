import { dayOfInstant, wallMsOfInstant } from '../calendar/day.ts';
import { parseIsoDate } from '../calendar/iso-date.ts';
import type { EpochMs, IsoDate } from '../units.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

const monthOf = (date: IsoDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';

/** `05 nov 2026`, as tables write a day (`DD MMM YYYY`). */
export function formatDate(date: IsoDate): string {
  return `${date.slice(8, 10)} ${monthOf(date)} ${date.slice(0, 4)}`;
}

/** `5 nov`, for axes and cards. */
export function formatShortDay(date: IsoDate): string {
  return `${Number(date.slice(8, 10))} ${monthOf(date)}`;
}

/** `05 nov 2026, 09:07:30` (`DD MMM YYYY, HH:mm:ss`), what the clock in Santiago showed. */
export function formatDateTime(at: EpochMs): string {
  return `${formatDate(dayOfInstant(at))}, ${new Date(wallMsOfInstant(at)).toISOString().slice(11, 19)}`;
}

/** `05-11-2026`, as date pickers write (`dd-MM-yyyy`). */
export function formatPickerDate(date: IsoDate): string {
  return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** Reads what `formatPickerDate` writes; null for anything that is no day. */
export function parsePickerDate(text: string): IsoDate | null {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim());
  return match && parseIsoDate(`${match[3]}-${match[2]}-${match[1]}`);
}
