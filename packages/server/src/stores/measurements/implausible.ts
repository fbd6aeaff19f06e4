import { COLUMN_MEASURES, type MeasureColumn } from '@vigia/api/contract';
import { PLAUSIBLE } from '@vigia/domain';
import { sql } from 'kysely';

const isMeasure = (column: string): column is MeasureColumn => Object.hasOwn(COLUMN_MEASURES, column);

/** The columns whose values have limits. */
export const measureColumns = (columns: readonly string[]): MeasureColumn[] => columns.filter(isMeasure);

/** SQL condition: true for an impossible value, null for a missing one. */
export function isImplausible(column: MeasureColumn) {
  const { min, max } = PLAUSIBLE[COLUMN_MEASURES[column]];
  return sql<boolean>`(${sql.ref(column)} not between ${min}::float8 and ${max}::float8)`;
}

/** A column under its own name, with impossible values as null. */
export function plausibleOnly(column: string) {
  const ref = sql.ref(column);
  return isMeasure(column) ? sql`case when not ${isImplausible(column)} then ${ref} end as ${ref}` : ref;
}

/** SQL condition: whether any of the columns has an impossible value. */
export function someImplausible(columns: readonly string[]) {
  const conditions = measureColumns(columns).map((column) => sql`coalesce(${isImplausible(column)}, false)`);
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
