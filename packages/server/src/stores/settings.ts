import type { Db } from '../db/pool.ts';

/** A setting's value; the given one is stored when there is none yet, and whichever was first holds. */
export async function readOrStoreSetting(auth: Db, name: string, initial: string): Promise<string> {
  await auth
    .insertInto('app_setting')
    .values({ name, value: JSON.stringify(initial) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await auth
    .selectFrom('app_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return String(value);
}
