import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/** Who wants notices by e-mail too, and since when: a row of its owner's, not a column of the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table user_account drop column notice_mail').execute(db);
  await sql.raw(NOTICE_MAIL).execute(db);
  await protectTenantTable(db, 'notice_mail');
}

const NOTICE_MAIL = `
create table notice_mail (
  client_id int not null references client,
  user_id int not null,
  since timestamptz not null,
  primary key (client_id, user_id),
  foreign key (client_id, user_id) references user_account on delete cascade
)`;
