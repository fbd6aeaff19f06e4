import type { ClientId, SectorId } from '@vigia/domain/farm';
import { sql } from 'kysely';

/** Kinds of changes that concern the client as a whole, without devices and people. */
const OF_THE_CLIENT = ['client', 'client-logo', 'season', 'retention'];

/**
 * SQL condition for the changes of a client as a whole and of things in some sectors, by the present sector of
 * each thing. Deleted things, accounts and keys of widgets belong to no sector.
 *
 * @param own sectors of this client
 */
export function liesIn(clientId: ClientId, own: ReadonlySet<SectorId>) {
  const sectors = sql`any(${[...own]}::int[])`;
  const stations = sql`(select station_id, assigned_node_sn from station
    where client_id = ${clientId}::int and sector_id = ${sectors}) own_station`;
  const isOne = (kinds: readonly string[], ids: ReturnType<typeof sql>) =>
    sql`(kind = any(${[...kinds]}::text[]) and thing_id in (select id::text from (${ids}) own_things (id)))`;
  const ofStations = (table: string, id: string) => sql`select ${sql.ref(`thing.${id}`)}
    from ${sql.table(table)} thing join ${stations} using (station_id) where thing.client_id = ${clientId}::int`;
  const ofSectors = (table: string, id: string) => sql`select ${sql.ref(`thing.${id}`)}
    from ${sql.table(table)} thing where thing.client_id = ${clientId}::int and thing.sector_id = ${sectors}`;
  return sql<boolean>`(${sql.join(
    [
      sql`kind = any(${OF_THE_CLIENT}::text[])`,
      isOne(['sector', 'report-comment'], ofSectors('sector', 'sector_id')),
      isOne(['station', 'hardware'], ofSectors('station', 'station_id')),
      isOne(['node', 'node-key'], sql`select assigned_node_sn from ${stations}`),
      isOne(['biofix'], ofSectors('biofix', 'biofix_id')),
      isOne(['scheduled-report'], ofSectors('scheduled_report', 'scheduled_id')),
      isOne(['event'], sql`${ofSectors('event', 'event_id')} union all ${ofStations('event', 'event_id')}`),
      isOne(['image'], ofStations('image', 'image_id')),
      isOne(['import'], ofStations('import_run', 'import_id')),
    ],
    sql` or `,
  )})`;
}
