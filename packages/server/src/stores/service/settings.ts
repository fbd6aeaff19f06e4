import type { Db } from '../../db/pool.ts';

/** A setting's value; the given one is stored when there is none yet, and whichever was first holds. */
export async function readOrStoreSetting(auth: Db, name: string, initial: string): Promise<string> {
  await auth
    .insertInto('app_setting')
    .values({ name, value: JSON.stringify(initial) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSetting(auth, name)) as string;
}

/** A setting's value; null when there is none. */
export async function readSetting(db: Db, name: string): Promise<string | null> {
  const found = await db
    .selectFrom('app_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return found ? String(found.value) : null;
}
