import { weekdayOf } from '../calendar/iso-date.ts';
import type { IsoDate } from '../units.ts';

/** Stands in a stored expression for "the months of the schedule": every month, as its dates bound it already. */
export const MONTH_PLACEHOLDER = '{month}';

/** The bounds of each field of an expression. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly daysOfMonth: readonly number[];
  readonly months: readonly number[];
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** A `*` in the field: when both day fields name days, a day that either names is included. */
  readonly anyDayOfMonth: boolean;
  readonly anyWeekday: boolean;
}

const PART = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/;

/** The numbers one comma part of a field names; null when it is malformed or leaves the field's bounds. */
function readPart(text: string, min: number, max: number): number[] | null {
  const match = PART.exec(text);
  if (!match) return null;
  const [, from, to, step] = match;
  const start = from === undefined ? min : Number(from);
  const alone = from !== undefined && to === undefined;
  const end = alone && step === undefined ? start : to === undefined ? max : Number(to);
  const stride = step === undefined ? 1 : Number(step);
  if (start < min || end > max || start > end || stride === 0) return null;
  return Array.from({ length: Math.floor((end - start) / stride) + 1 }, (_, i) => start + i * stride);
}

function readField(text: string, min: number, max: number): number[] | null {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const numbers = readPart(part, min, max);
    if (numbers === null) return null;
    for (const value of numbers) values.add(value);
  }
  return [...values].sort((a, b) => a - b);
}

/**
 * Reads an expression of five fields: minute, hour, day of the month, month, weekday (0 or 7 is Sunday), each `*`, a
 * number, a range, a list, or one of those with a step. `?` is taken for `*` in the day fields, and the month
 * placeholder for every month.
 *
 * @returns null for anything else
 */
export function parseCron(expression: string): Cron | null {
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5) return null;
  const [minute, hour, day, month, weekday] = fields as [string, string, string, string, string];
  const any = (text: string): string => (text === '?' ? '*' : text);
  const minutes = readField(minute, 0, 59);
  const hours = readField(hour, 0, 23);
  const daysOfMonth = readField(any(day), 1, 31);
  const months = readField(month === MONTH_PLACEHOLDER ? '*' : month, 1, 12);
  const sundayFirst = readField(any(weekday), 0, 7);
  if (!minutes || !hours || !daysOfMonth || !months || !sundayFirst) return null;
  const weekdays = [...new Set(sundayFirst.map((value) => (value === 0 ? 7 : value)))].sort((a, b) => a - b);
  return {
    minutes,
    hours,
    daysOfMonth,
    months,
    weekdays,
    anyDayOfMonth: any(day).startsWith('*'),
    anyWeekday: any(weekday).startsWith('*'),
  };
}

/** Whether the expression names the day. */
export function cronHasDay(cron: Cron, date: IsoDate): boolean {
  if (!cron.months.includes(Number(date.slice(5, 7)))) return false;
  const inMonth = cron.daysOfMonth.includes(Number(date.slice(8, 10)));
  const inWeek = cron.weekdays.includes(weekdayOf(date));
  return cron.anyDayOfMonth || cron.anyWeekday ? inMonth && inWeek : inMonth || inWeek;
}
