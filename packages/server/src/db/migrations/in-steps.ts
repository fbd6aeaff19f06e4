import { type Kysely, sql } from 'kysely';

/** A part of a migration. Where servers are answering, each is a transaction of its own and holds one table only. */
export interface Step {
  readonly take: (db: Kysely<unknown>) => Promise<unknown>;
  /** Condition in SQL that holds once the step has been taken. */
  readonly isDone: string;
}

/** The steps of a migration, in order; `up` takes those that are left. */
export type Steps = (db: Kysely<unknown>) => Promise<readonly Step[]>;

/** A step of statements alone. */
export const statements = (text: string, isDone: string): Step => ({
  take: (db) => sql.raw(text).execute(db),
  isDone,
});

/** Takes the first step that is left. @returns whether there was one */
export async function takeStep(db: Kysely<unknown>, steps: Steps): Promise<boolean> {
  for (const step of await steps(db)) {
    const { rows } = await sql.raw<{ done: boolean }>(`select ${step.isDone} as done`).execute(db);
    if (rows[0]?.done) continue;
    await step.take(db);
    return true;
  }
  return false;
}

/** `up` of a migration in steps: takes all that are left. */
export const allSteps =
  (steps: Steps) =>
  async (db: Kysely<unknown>): Promise<void> => {
    while (await takeStep(db, steps));
  };

/** Condition that a table has a column. */
export const hasColumn = (table: string, column: string): string =>
  `exists (select from pg_attribute where attrelid = to_regclass('public.${table}') and attname = '${column}')`;
