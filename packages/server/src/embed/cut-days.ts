import { addDays, daysBetween, type IsoDate } from '@vigia/domain';
import { invalidField } from '../http/problem.ts';

export interface Span {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

/**
 * Leaves out the days before and after a span: in series by column, also of other seasons, in dated lists, and in lists of series by name.
 *
 * @throws {HttpProblem} 400 for days that end before they begin
 */
export function cutDays<T extends object>(wire: T, span: Span): T {
  if (span.from !== undefined && span.to !== undefined && span.to < span.from) {
    throw invalidField('from', 'No puede ser posterior a «to»');
  }
  if (span.from === undefined && span.to === undefined) return wire;
  return cut(wire, span) as T;
}

function cut(value: unknown, span: Span): unknown {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      isDated(item) ? (isWithin(item.date, span) ? [item] : []) : [cut(item, span)],
    );
  if (typeof value !== 'object' || value === null) return value;
  if (isSeries(value)) return shorter(value, span);
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, cut(own, span)]));
}

interface Series {
  readonly start: IsoDate;
  readonly step: 'day';
  readonly values: readonly (number | null)[];
}
const isSeries = (value: object): value is Series => 'step' in value && 'values' in value;
const isDated = (value: unknown): value is { readonly date: IsoDate } =>
  typeof value === 'object' && value !== null && 'date' in value;
const isWithin = (date: IsoDate, { from = date, to = date }: Span) => date >= from && date <= to;

function shorter({ start, step, values }: Series, { from, to }: Span): Series {
  const first = Math.max(0, from === undefined ? 0 : daysBetween(start, from));
  const count = to === undefined ? values.length : Math.max(0, daysBetween(start, to) + 1);
  return { start: addDays(start, first), step, values: values.slice(first, Math.max(first, count)) };
}
