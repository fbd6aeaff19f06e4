import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';

/** The area of a field, which trap densities are counted with (decision 67); null until somebody enters it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sector add column sector_area double precision
    check (sector_area > 0 and sector_area <= 100000)`.execute(db);
  await recordTable(db, 'sector', {
    kind: 'sector',
    id: 'sector_id',
    name: ['sector_name'],
    columns: [
      ...['sector_name', 'sector_address', 'sector_position_lat', 'sector_position_lon'],
      ...['sector_area', 'sector_is_archived'],
    ],
  });
}
