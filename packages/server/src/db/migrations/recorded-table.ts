import { type Kysely, sql } from 'kysely';

/** What is recorded of a change of a table's rows. */
export interface Recorded {
  /** The kind of thing, as people call it. */
  readonly kind: string;
  /** The column of its id. */
  readonly id: string;
  /** Columns that name it; an id of something else is recorded by that thing's name. */
  readonly name: readonly string[];
  /** Columns whose values are written, before and after. Never a secret: what is not here is not recorded. */
  readonly columns: readonly string[];
}

/** Records every change of the table by a person in `change_log`, from this migration on. */
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
