import type { ExportColumnWire } from '@vigia/api/contract';
import { DICTIONARY } from '@vigia/api/dictionary';
import { EXPORT_TABLE_WORDS } from '@vigia/domain/es';
import { EXPORT_TABLES, type ExportTable } from '@vigia/domain/farm';
import { columnsOf, type ExportColumn, wordsOf } from './columns.ts';
import { ENGLISH } from './english.ts';
import type { ExportRow } from './reader.ts';
import { DICTIONARY_WORDS } from './words.ts';

/** The meaning of a column in English: that of its name on the wire, where the name has a single one. */
function aboutOf(name: string): string {
  const own = ENGLISH[name];
  if (own !== undefined) return own;
  const entry = DICTIONARY[name];
  if (entry !== undefined && 'about' in entry) return entry.about;
  throw new RangeError(`no English meaning for the column ${name}`);
}

/** Every column of every exported table, for `GET /v2/exports/dictionary`. */
export const exportDictionary = (): ExportColumnWire[] =>
  EXPORT_TABLES.flatMap((table) =>
    columnsOf(table, true).map(({ name, kind }) => {
      const { heading, meaning, unit = null } = wordsOf(name);
      return { table, column: name, kind, unit, heading, meaning, about: aboutOf(name) };
    }),
  );

/** Columns of the dictionary as a table for people. */
export const DICTIONARY_COLUMNS: readonly ExportColumn[] = [
  'table',
  'heading',
  'unit',
  'meaning',
  'name',
].map((name, at) => ({ name, kind: 'text', heading: DICTIONARY_WORDS.columns[at]! }));

/** The dictionary of some tables, for people. */
export const dictionaryRows = (tables: readonly ExportTable[]): ExportRow[] =>
  tables.flatMap((table) =>
    columnsOf(table, true).map(({ name }) => {
      const { heading, meaning, unit = null } = wordsOf(name);
      return { table: EXPORT_TABLE_WORDS[table], heading, unit, meaning, name };
    }),
  );
