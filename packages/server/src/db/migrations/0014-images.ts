import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/** Photos that wait for a model: the row is written with the photo and deleted when its proposals are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DUE).execute(db);
  await protectTenantTable(db, 'detection_due');
}

const DUE = `
create table detection_due (
  client_id int not null,
  image_id int not null,
  due_at timestamptz not null,
  tries int not null default 0,
  failure text,
  primary key (client_id, image_id),
  foreign key (client_id, image_id) references image on delete cascade
);
create index detection_due_next on detection_due (client_id, due_at);
insert into detection_due (client_id, image_id, due_at)
  select client_id, image_id, date_uploaded from image i
  where image_type = 'bug' and station_id is not null and blob_key is not null
    and not exists (select from detection d where d.client_id = i.client_id and d.image_id = i.image_id);
`;
