import { dayOfInstant, type IsoDate } from '@vigia/domain';
import { formatDate, formatNumber } from '@vigia/domain/es';
import { searchForm } from '../controls/text/search-form.ts';
import type { CellValue, DataColumn } from './data-column.ts';
import type { TableWords } from './words.ts';

/**
 * Restriction of one column. A range includes both ends; null is an open end. Numbers are in the unit of the
 * column.
 */
export type ColumnFilter =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly chosen: readonly string[] }
  | { readonly kind: 'number'; readonly from: number | null; readonly to: number | null }
  /** Calendar days, `YYYY-MM-DD`. */
  | { readonly kind: 'date'; readonly from: string | null; readonly to: string | null };

/** By column id. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>;

/** Whether the filter lets every row pass. */
export function isOpen(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() === '';
    case 'choice':
      return filter.chosen.length === 0;
    default:
      return filter.from === null && filter.to === null;
  }
}

/** The filters with one changed; a filter that lets every row pass is removed. */
export function withFilter(filters: ColumnFilters, id: string, filter: ColumnFilter | null): ColumnFilters {
  const { [id]: _, ...rest } = filters;
  return filter === null || isOpen(filter) ? rest : { ...rest, [id]: filter };
}

/** The calendar day of a date cell, which contains a day or an instant. */
function dayOf(value: CellValue): string | null {
  if (typeof value === 'string') return value.slice(0, 10);
  return value === null || Math.abs(value) > 8.64e15 ? null : dayOfInstant(value);
}

const within = <V extends string | number>(value: V | null, from: V | null, to: V | null) =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

/** Whether a cell passes. Only the value or the text is read, depending on the kind of filter. */
export function passes(filter: ColumnFilter, value: () => CellValue, text: () => string): boolean {
  switch (filter.kind) {
    case 'text': {
      const form = searchForm(text());
      return wordsOf(filter.text).every((word) => form.includes(word));
    }
    case 'choice':
      return filter.chosen.includes(text());
    case 'number': {
      const number = value();
      return within(typeof number === 'number' ? number : null, filter.from, filter.to);
    }
    case 'date':
      return within(dayOf(value()), filter.from, filter.to);
  }
}

/** The words of a search, in search form. */
export const wordsOf = (text: string): string[] => searchForm(text).split(/\s+/).filter(Boolean);

/** A filter as the text of its chip: "Comuna: Casablanca", "Superficie (ha): desde 20". */
export function filterLabel<Row>(column: DataColumn<Row>, filter: ColumnFilter, words: TableWords): string {
  return `${column.header}: ${restriction(column, filter, words)}`;
}

function restriction<Row>({ decimals }: DataColumn<Row>, filter: ColumnFilter, words: TableWords): string {
  switch (filter.kind) {
    case 'text':
      return words.contains(filter.text.trim());
    case 'choice': {
      const [first = '', second, ...others] = filter.chosen;
      if (second === undefined) return first;
      return others.length === 0 ? `${first}, ${second}` : words.andMore(first, others.length + 1);
    }
    case 'number':
      return range(filter, (value) => formatNumber(value, decimals ?? decimalsOf(value)), words);
    case 'date':
      return range(filter, (day) => formatDate(day as IsoDate), words);
  }
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

interface Range<V> {
  readonly from: V | null;
  readonly to: V | null;
}

function range<V>({ from, to }: Range<V>, say: (value: V) => string, words: TableWords): string {
  if (from !== null && to !== null) return words.between(say(from), say(to));
  if (from !== null) return words.since(say(from));
  return to === null ? '' : words.until(say(to));
}
