import { type Kysely, sql } from 'kysely';

/**
 * A publishable key is public: it is kept, so that its code can be shown again. Of earlier keys only the hash is
 * stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table embed_key add column key text');
  await run('grant select (key), insert (key), update (key) on embed_key to vigia_app');
  await run('grant select (key) on embed_key to vigia_super_read');
}
