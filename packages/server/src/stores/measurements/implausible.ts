import { COLUMN_MEASURES, type MeasureColumn } from '@vigia/api/contract';
import { PLAUSIBLE } from '@vigia/domain';
import { sql } from 'kysely';

const isMeasure = (column: string): column is MeasureColumn => Object.hasOwn(COLUMN_MEASURES, column);

/** Those of some columns whose values have limits. */
export const measureColumns = (columns: readonly string[]): MeasureColumn[] => columns.filter(isMeasure);

/** True where a value is there that its sensor cannot have measured; null where none is there. */
export function isImplausible(column: MeasureColumn) {
  const { min, max } = PLAUSIBLE[COLUMN_MEASURES[column]];
  return sql<boolean>`(${sql.ref(column)} not between ${min}::float8 and ${max}::float8)`;
}

/** A column without the values that cannot be, under its own name. */
export function plausibleOnly(column: string) {
  const ref = sql.ref(column);
  return isMeasure(column) ? sql`case when not ${isImplausible(column)} then ${ref} end as ${ref}` : ref;
}

/** Whether a row has a value that cannot be in any of some columns. */
export function someImplausible(columns: readonly string[]) {
  const conditions = measureColumns(columns).map((column) => sql`coalesce(${isImplausible(column)}, false)`);
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
