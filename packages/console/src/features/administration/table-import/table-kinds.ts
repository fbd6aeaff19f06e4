import { MOST_PEOPLE_ROWS, MOST_PRODUCT_ROWS, MOST_TABLE_ROWS, type TableKind } from '@vigia/api/client';
import {
  type ColumnWords,
  NODE_COLUMN_WORDS,
  PERSON_COLUMN_WORDS,
  PRODUCT_COLUMN_WORDS,
  SECTOR_COLUMN_WORDS,
  STATION_COLUMN_WORDS,
} from '@vigia/domain/es';

/** What the dialog of a kind of table needs to know. */
interface KindOfTable {
  readonly words: Readonly<Record<string, ColumnWords>>;
  /** The column without which nobody knows what a row is about. */
  readonly name: string;
  /** Columns that a new row needs. */
  readonly required: readonly string[];
  /** Rows that the service takes at once. */
  readonly mostRows: number;
}

export const TABLE_KINDS: Readonly<Record<TableKind, KindOfTable>> = {
  sectors: {
    words: SECTOR_COLUMN_WORDS,
    name: 'name',
    required: ['name', 'locality', 'region', 'latitude', 'longitude'],
    mostRows: MOST_TABLE_ROWS,
  },
  stations: {
    words: STATION_COLUMN_WORDS,
    name: 'name',
    required: ['sector', 'name', 'latitude', 'longitude'],
    mostRows: MOST_TABLE_ROWS,
  },
  nodes: {
    words: NODE_COLUMN_WORDS,
    name: 'serial',
    required: ['serial', 'firmwareVersion'],
    mostRows: MOST_TABLE_ROWS,
  },
  users: {
    words: PERSON_COLUMN_WORDS,
    name: 'email',
    required: ['firstName', 'lastName', 'email'],
    mostRows: MOST_PEOPLE_ROWS,
  },
  products: {
    words: PRODUCT_COLUMN_WORDS,
    name: 'name',
    required: ['name'],
    mostRows: MOST_PRODUCT_ROWS,
  },
};

/** What a column of the kind is called. */
export const titleOf = (kind: TableKind, column: string): string =>
  TABLE_KINDS[kind].words[column]?.title ?? column;

/** Whether the rows of a table of Administración come by tables too. */
export const isTableKind = (table: string): table is TableKind => Object.hasOwn(TABLE_KINDS, table);
