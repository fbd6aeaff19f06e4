import { type Kysely, sql } from 'kysely';
import { recordTable } from './recorded-table.ts';

/**
 * A device that goes from one client to another has that in the rows that both keep of it, with the clients' names of
 * that time: one client's history may not read the other's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table node add column node_moved_from text, add column node_moved_to text`.execute(db);
  await recordTable(db, 'node', {
    kind: 'node',
    id: 'serial_number',
    name: ['serial_number'],
    columns: [
      ...['serial_number', 'node_firmware_version', 'node_imei', 'node_is_decommissioned'],
      ...['node_moved_from', 'node_moved_to'],
    ],
  });
}
