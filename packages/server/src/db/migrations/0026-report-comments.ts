import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';
import { protectTenantTable } from './tenant-table.ts';

/** What super administrators write over the computed words of a pest in the reports of a sector and season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(REPORT_COMMENT).execute(db);
  await protectTenantTable(db, 'report_comment');
  await recordTable(db, 'report_comment', {
    kind: 'report-comment',
    id: 'sector_id',
    name: ['sector_id', 'pest_id', 'season_id'],
    columns: ['phenology_comment', 'capture_comment'],
  });
}

const REPORT_COMMENT = `
create table report_comment (
  client_id int not null references client,
  sector_id int not null,
  season_id int not null,
  pest_id int not null references pest,
  phenology_comment text not null,
  capture_comment text not null,
  datetime_changed timestamptz not null,
  primary key (client_id, sector_id, season_id, pest_id),
  foreign key (client_id, sector_id) references sector,
  foreign key (client_id, season_id) references season
);
create index report_comment_season on report_comment (client_id, season_id);
create index report_comment_pest on report_comment (pest_id);
`;
