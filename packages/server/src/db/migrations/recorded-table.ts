import { type Kysely, sql } from 'kysely';

/** What is written of a change of a table's rows. */
export interface Recorded {
  /** What people call the thing. */
  readonly kind: string;
  /** The column of its id. */
  readonly id: string;
  /** Columns that name it; an id of something else is recorded by that thing's name. */
  readonly name: readonly string[];
  /** Columns whose values are written, before and after. Never a secret: what is not here is not recorded. */
  readonly columns: readonly string[];
}

/** From now on whoever changes the table in a transaction of their own is written down in `change_log`. */
export async function recordTable(db: Kysely<unknown>, table: string, recorded: Recorded): Promise<void> {
  const { kind, id, name, columns } = recorded;
  const words = [kind, id, name.join(','), columns.join(',')].map((text) => `'${text}'`);
  await sql
    .raw(
      `create or replace trigger record_change after insert or update or delete on ${table}
        for each row execute function record_change(${words.join(', ')})`,
    )
    .execute(db);
}
