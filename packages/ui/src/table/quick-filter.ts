import { searchForm, searchWords } from '../controls/text/search-form.ts';
import { type DataColumn, textOf } from './data-column.ts';

/** All texts of each row in search form, computed once so that typing is fast. */
export function searchIndex<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): readonly string[] {
  return rows.map((row) => {
    let text = '';
    for (const column of columns) text += `${textOf(column, row)} ${column.alsoFoundBy?.(row) ?? ''}\n`;
    return searchForm(text);
  });
}

/** The rows that contain every word of the filter, in any column and order. */
export function quickFilter<Row>(
  rows: readonly Row[],
  index: readonly string[],
  filter: string,
): readonly Row[] {
  const words = searchWords(filter);
  if (words.length === 0) return rows;
  return rows.filter((_, at) => words.every((word) => index[at]?.includes(word)));
}

/** The same for rows without a table. */
export const foundRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filter: string,
): readonly Row[] => quickFilter(rows, searchIndex(rows, columns), filter);
