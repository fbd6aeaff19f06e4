import { EXPORT_COLUMNS, type ExportKind } from '@vigia/api/contract';
import { BIOFIX_TYPE_WORDS, PHENOLOGY_STAGE_WORDS, REPORT_KIND_WORDS } from '@vigia/domain/es';
import type { ExportTable } from '@vigia/domain/farm';
import { COLUMN_WORDS } from './words.ts';

/** A column of an exported table. */
export interface ExportColumn {
  /** For programs. */
  readonly name: string;
  readonly kind: ExportKind;
  /** For people, with its unit. */
  readonly heading: string;
}

/** Columns that programs do not need: their instants are UTC. */
const FOR_PEOPLE_ALONE: readonly string[] = ['utc_offset_hours'];

/** The columns of a table, in order, for people or for programs. */
export function columnsOf(table: ExportTable, forPeople: boolean): ExportColumn[] {
  return Object.entries(EXPORT_COLUMNS[table])
    .filter(([name]) => forPeople || !FOR_PEOPLE_ALONE.includes(name))
    .map(([name, kind]) => ({ name, kind, heading: headingOf(name) }));
}

/** @throws {RangeError} a column without words */
export function wordsOf(name: string) {
  const words = COLUMN_WORDS[name];
  if (words === undefined) throw new RangeError(`no words for the column ${name}`);
  return words;
}

function headingOf(name: string): string {
  const { heading, unit } = wordsOf(name);
  return unit === undefined ? heading : `${heading} (${unit})`;
}

const CODE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: REPORT_KIND_WORDS,
  biofix_type: BIOFIX_TYPE_WORDS,
  phenology_stage: PHENOLOGY_STAGE_WORDS,
};

/** The word of a code, as the console shows it. */
export const wordOfCode = (column: string, code: string): string => CODE_WORDS[column]?.[code] ?? code;
