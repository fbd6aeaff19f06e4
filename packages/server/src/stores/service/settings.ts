import type { Db } from '../../db/pool.ts';

/**
 * A setting's value. If there is none, the given one is stored; of two at the same time the first one stays.
 */
export async function readOrStoreSetting(auth: Db, name: string, initial: string): Promise<string> {
  await auth
    .insertInto('app_setting')
    .values({ name, value: JSON.stringify(initial) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSetting(auth, name)) as string;
}

/** A setting's value; null without one. */
export async function readSetting(db: Db, name: string): Promise<string | null> {
  const found = await db
    .selectFrom('app_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return found ? String(found.value) : null;
}
