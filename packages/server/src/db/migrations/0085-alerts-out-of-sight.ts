import { type Kysely, sql } from 'kysely';

/**
 * Servers of the version before do not see notices of rules: they do not know the kind `alert`, and would refuse the whole
 * list (decision 58). They read the views of migration 0079; whoever knows the kind names `public.notification`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ view: string; columns: string }>`
    select format('%I.%I', relnamespace::regnamespace, relname) as view,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'v' and relname = 'notification'
      and relnamespace::regnamespace::text in ('vigia_app', 'vigia_super_read')
    group by relnamespace, relname`.execute(db);
  for (const { view, columns } of rows)
    await sql
      .raw(
        `create or replace view ${view} with (security_invoker = true) as
          select ${columns} from public.notification where type <> 'alert'`,
      )
      .execute(db);
}
