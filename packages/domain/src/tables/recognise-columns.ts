import type { ColumnWords } from '../es/tables.ts';
import { searchForm } from '../forms/search-form.ts';

/** The columns of a kind of table by their own names. */
export type TitledColumns<Column extends string> = Readonly<Record<Column, ColumnWords>>;

/** What the titles of a table were taken for. */
export interface RecognisedColumns<Column extends string> {
  /** The column that each title names; null for one that is not used. */
  readonly columns: readonly (Column | null)[];
  /** Titles that are not used, because nobody knows them or an earlier one says the same. */
  readonly unused: readonly string[];
}

/** A title without case, accents, units in brackets and marks: `Latitud (°)` is `latitud`. */
const titleForm = (title: string): string =>
  searchForm(title)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{N}°º]+/gu, ' ')
    .trim();

/** Recognises columns by their titles. Of two with the same meaning the first one is used. */
export function recogniseColumns<Column extends string>(
  titles: readonly string[],
  known: TitledColumns<Column>,
): RecognisedColumns<Column> {
  const byTitle = new Map<string, Column>();
  for (const column of Object.keys(known) as Column[]) {
    for (const title of [known[column].title, ...known[column].also]) {
      if (!byTitle.has(titleForm(title))) byTitle.set(titleForm(title), column);
    }
  }
  const taken = new Set<Column>();
  const columns = titles.map((title) => {
    const column = byTitle.get(titleForm(title));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  const unused = titles.filter((title, i) => columns[i] === null && title.trim() !== '');
  return { columns, unused };
}
