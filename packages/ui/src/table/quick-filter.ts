import { searchForm, searchWords } from '../controls/text/search-form.ts';
import { type DataColumn, textOf } from './data-column.ts';

/** All that a row says, in search form, so that typing does not build it again. */
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

/** The rows in which every word of the filter occurs, in any column and order. */
export function quickFilter<Row>(
  rows: readonly Row[],
  index: readonly string[],
  filter: string,
): readonly Row[] {
  const words = searchWords(filter);
  if (words.length === 0) return rows;
  return rows.filter((_, at) => words.every((word) => index[at]?.includes(word)));
}

/** The rows in which every word occurs, for rows that no table holds. */
export const foundRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  filter: string,
): readonly Row[] => quickFilter(rows, searchIndex(rows, columns), filter);
