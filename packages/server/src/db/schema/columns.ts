import type { IsoDate } from '@vigia/domain';
import type { ColumnType } from 'kysely';

/** `timestamptz`, read and written as ISO UTC text (type parsers in `pool.ts`). */
export type Instant = ColumnType<string, string, string>;
/** An instant with a default in the database. */
export type DefaultInstant = ColumnType<string, string | undefined, string>;
export type MaybeInstant = ColumnType<string | null, string | null | undefined, string | null>;
/** Text that may be left out. */
export type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;
/** `date`: a calendar day of America/Santiago. */
export type LocalDay = ColumnType<IsoDate, string, string>;
export type MaybeDay = ColumnType<IsoDate | null, string | null | undefined, string | null>;
/** `jsonb`, read as a value and written as text. */
export type Json<T> = ColumnType<T, string, string>;
