import { dayOfInstant, wallMsOfInstant } from '../calendar/day.ts';
import type { DayRange } from '../series/daily.ts';
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

/** `5 nov 2026`, in sentences and legends. */
export function formatDay(date: IsoDate): string {
  return `${formatShortDay(date)} ${date.slice(0, 4)}`;
}

const LONG_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const longParts = (date: IsoDate) => ({
  year: date.slice(0, 4),
  month: LONG_MONTHS[Number(date.slice(5, 7)) - 1] ?? '',
  day: Number(date.slice(8, 10)),
});

/** `entre el 1 y el 20 de noviembre de 2026`: month and year are written once where both days share them. */
export function formatBetween(start: IsoDate, end: IsoDate): string {
  const [from, to] = [longParts(start), longParts(end)];
  const last = `el ${to.day} de ${to.month} de ${to.year}`;
  if (start === end) return last;
  const year = from.year === to.year ? '' : ` de ${from.year}`;
  const month = year === '' && from.month === to.month ? '' : ` de ${from.month}`;
  return `entre el ${from.day}${month}${year} y ${last}`;
}

/** `09:07`, what the clock in Santiago showed. */
export const clockOfInstant = (at: EpochMs): string => formatDateTime(at).slice(-8, -3);

/** `05 nov 2026, 09:07:30` (`DD MMM YYYY, HH:mm:ss`), what the clock in Santiago showed. */
export function formatDateTime(at: EpochMs): string {
  return `${formatDate(dayOfInstant(at))}, ${new Date(wallMsOfInstant(at)).toISOString().slice(11, 19)}`;
}

/** `05 nov 2026, 09:07`: without seconds. */
export const formatMinute = (at: EpochMs): string => formatDateTime(at).slice(0, -3);

/** `05-11-2026`, as date pickers write (`dd-MM-yyyy`). */
export function formatPickerDate(date: IsoDate): string {
  return `${date.slice(8, 10)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** `del 1 may 2026 al 30 abr 2027` */
export const fromTo = ({ start, end }: DayRange): string => `del ${formatDay(start)} al ${formatDay(end)}`;
