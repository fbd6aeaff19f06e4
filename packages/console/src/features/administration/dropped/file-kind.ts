import type { TableKind } from '@vigia/api/client';
import { STATION_COLUMN_WORDS } from '@vigia/domain/es';
import { searchForm } from '@vigia/domain/farm';
import { recogniseColumns } from '@vigia/domain/tables';
import { readFile, type Sheet } from '../table-import/read-sheet.ts';
import { TABLE_KINDS } from '../table-import/table-kinds.ts';

/** What Administración does with a file. */
export type FileKind = TableKind | 'measurements' | 'measurements-of-stations' | 'document' | 'photos';

/** What a file may be: one thing, some of which a person has to choose, or nothing that is known. */
export type GuessedFile =
  | { readonly kinds: readonly FileKind[] }
  | { readonly problem: 'unreadable' | 'unknown' | 'measurements-in-workbook' };

/** A column that a table of measurements has, and one of things has not. */
const TIME = /^(?:fecha|date|datetime|timestamp|tiempo|time|dia|day)\b/;
const STATION = { station: STATION_COLUMN_WORDS.name };
/** A name that a table of stations has, and one of measurements too: it is no column of a station there. */
const AMBIGUOUS = /^nombre\b/;

const isText = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

/**
 * What the rows of a sheet may be, by the titles of its columns: the kinds of tables of which it has the column that names
 * a row and the most others.
 */
export function kindsOfSheet(sheet: Sheet): readonly FileKind[] {
  const titles = sheet.find(isText) ?? [];
  if (titles.some((title) => TIME.test(searchForm(title)))) {
    const named = titles.filter((title) => !AMBIGUOUS.test(searchForm(title)));
    const hasStation = recogniseColumns(named, STATION).columns.includes('station');
    return [hasStation ? 'measurements-of-stations' : 'measurements'];
  }
  const known = (Object.keys(TABLE_KINDS) as TableKind[]).flatMap((kind) => {
    const { words, name } = TABLE_KINDS[kind];
    const columns = recogniseColumns(titles, words).columns.filter((column) => column !== null);
    return columns.includes(name) ? [{ kind, count: columns.length }] : [];
  });
  const most = Math.max(0, ...known.map(({ count }) => count));
  return known.filter(({ count }) => count === most).map(({ kind }) => kind);
}

/** What a file may be, by its name, its type and the titles of its columns. */
export async function guessFile(file: File): Promise<GuessedFile> {
  if (file.type.startsWith('image/')) return { kinds: ['photos'] };
  if (/\.json$/i.test(file.name) || file.type === 'application/json') return { kinds: ['document'] };
  const sheet = await readFile(file).catch(() => null);
  if (sheet === null) return { problem: 'unreadable' };
  const kinds = kindsOfSheet(sheet);
  if (kinds.length === 0) return { problem: 'unknown' };
  const isWorkbook = /\.xlsx$/i.test(file.name);
  if (isWorkbook && kinds.some((kind) => kind.startsWith('measurements')))
    return { problem: 'measurements-in-workbook' };
  return { kinds };
}
