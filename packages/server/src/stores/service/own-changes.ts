import type { ClientId, SectorId, SectorScope } from '@vigia/domain/farm';
import { type Selectable, sql } from 'kysely';
import type { ChangeLogTable } from '../../db/schema/changes.ts';

/** Kinds of changes that concern the client as a whole, without devices and people. */
const OF_THE_CLIENT = ['client', 'client-logo', 'season', 'retention'];

/**
 * SQL condition for the changes of a client as a whole and of things in some sectors: where the thing was when it was
 * changed, or, of changes recorded before that was, where it is now. Accounts and keys of widgets belong to no sector.
 *
 * @param own sectors of this client
 */
export function liesIn(clientId: ClientId, own: ReadonlySet<SectorId>) {
  const ids = sql`${[...own]}::int[]`;
  const sectors = sql`any(${ids})`;
  const stations = sql`(select station_id, assigned_node_sn from station
    where client_id = ${clientId}::int and sector_id = ${sectors}) own_station`;
  const isOne = (kinds: readonly string[], ids: ReturnType<typeof sql>) =>
    sql`(kind = any(${[...kinds]}::text[]) and thing_id in (select id::text from (${ids}) own_things (id)))`;
  const ofStations = (table: string, id: string) => sql`select ${sql.ref(`thing.${id}`)}
    from ${sql.table(table)} thing join ${stations} using (station_id) where thing.client_id = ${clientId}::int`;
  const ofSectors = (table: string, id: string) => sql`select ${sql.ref(`thing.${id}`)}
    from ${sql.table(table)} thing where thing.client_id = ${clientId}::int and thing.sector_id = ${sectors}`;
  const isThereNow = sql.join(
    [
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
  );
  return sql<boolean>`(kind = any(${OF_THE_CLIENT}::text[])
    or case when sector_ids is null then ${isThereNow} else sector_ids && ${ids} end)`;
}

/**
 * SQL condition for the changes of which somebody of some sectors is told the thing's name: the rule of `asSeenFrom`, so
 * that no search finds a name that the answer leaves out.
 */
export function tellsName(own: ReadonlySet<SectorId>) {
  const ids = sql`${[...own]}::int[]`;
  return sql<boolean>`(kind = any(${[...OF_THE_CLIENT, 'station']}::text[])
    or sector_ids is null or sector_ids[array_upper(sector_ids, 1)] = any(${ids}))`;
}

/** Fields that say where a thing is. */
const PLACES = ['sector_id', 'station_id'];
type Recorded = Pick<Selectable<ChangeLogTable>, 'kind' | 'thing_name' | 'fields' | 'sector_ids'>;

/**
 * A change as somebody of some sectors sees it. Of a thing that came from another sector, or went there, they see that it
 * did, and neither what that sector is called nor what else was changed.
 */
export function asSeenFrom<Row extends Recorded>(own: SectorScope, row: Row): Row {
  const sectors = row.sector_ids ?? [];
  if (own === 'all' || sectors.every((id) => own.has(id)) || OF_THE_CLIENT.includes(row.kind)) return row;
  const [before, after] = sectors.map((id) => own.has(id));
  const fields = row.fields
    .filter(({ field }) => PLACES.includes(field))
    .map(({ field, from, to }) => ({ field, from: before ? from : null, to: after ? to : null }));
  return { ...row, fields, thing_name: after || row.kind === 'station' ? row.thing_name : '' };
}
