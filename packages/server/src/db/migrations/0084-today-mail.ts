import { type Kysely, sql } from 'kysely';
import { allSteps, type Steps, statements } from './in-steps.ts';
import { OWN_CLIENT, protectTenantTable } from './tenant-table.ts';

/**
 * On which days somebody wants Hoy by e-mail (decision 58).
 *
 * Contract: a check is replaced by a wider one, which lets pass all that servers of the version before write.
 */
export const steps: Steps = async () => [
  {
    take: async (db: Kysely<unknown>) => {
      await sql.raw(TODAY_MAIL).execute(db);
      await protectTenantTable(db, 'today_mail', { ownClient: OWN_CLIENT });
    },
    isDone: "to_regclass('public.today_mail') is not null",
  },
  statements(
    `alter table letter drop constraint letter_kind_check,
      add constraint letter_kind_check check (kind in ('report', 'notice', 'push', 'today'))`,
    `exists (select from pg_constraint where conrelid = to_regclass('public.letter')
      and conname = 'letter_kind_check' and pg_get_constraintdef(oid) like '%today%')`,
  ),
];

export const up = allSteps(steps);

const TODAY_MAIL = `
create table today_mail (
  client_id int not null references client,
  user_id int not null,
  weekdays int[] not null check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  hour_sent int not null check (hour_sent between 0 and 23),
  even_if_nothing boolean not null,
  since timestamptz not null,
  primary key (client_id, user_id),
  foreign key (client_id, user_id) references user_account on delete cascade
)`;
