import { createHash } from 'node:crypto';
import {
  bareSeason,
  biofix,
  captureThreshold,
  client,
  type Fields,
  harvestDate,
  node,
  product,
  sector,
  station,
  wireNames,
} from '@vigia/api/contract';
import { TRAP_VISITS } from '@vigia/domain/events';
import type { ClientId } from '@vigia/domain/farm';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

const columnsOf = (fields: Fields): string => wireNames(fields).join(', ');

/** Columns that the tree shows, by table. A change of any of them gives a new version; measurements do not. */
const SHOWN = {
  client: columnsOf(client),
  sector: columnsOf(sector),
  season: columnsOf(bareSeason),
  biofix: columnsOf(biofix),
  capture_threshold: columnsOf(captureThreshold),
  product: columnsOf(product),
  harvest_date: columnsOf(harvestDate),
  node: columnsOf(node),
  station: columnsOf(station),
  user_account: `user_id, email, first_name, last_name, permissions, role, entities_under_client::text,
    entities_under_sector::text, enabled, status, last_access, second_step_since`,
} as const;
const CATALOGUES = {
  crop: 'crop_id, crop_name, variant_name, crop_is_retired',
  pest: 'pest_id, pest_name, pest_is_retired',
  pest_document: 'pest_id, version, sha256',
} as const;

const sumOf = (table: string, columns: string, where = '') =>
  `(select concat(count(*), ':', sum(hash_record_extended(row(${columns}), 0))) from ${table} ${where})`;

const HAS_COUNTS = `exists (select 1 from field_count
  where field_count.client_id = $client and field_count.station_id = station.station_id)`;
const WAS_VISITED_BARE = `coalesce((select event.node_id is null and event.new_node_id is null from event
  where event.client_id = $client and event.station_id = station.station_id
    and event.type in (${TRAP_VISITS.map((type) => `'${type}'`).join(', ')})
  order by event.date_event desc, event.event_id desc limit 1), false)`;

/** Stations whose traps people count, as `stationsOfClient` tells it: how many, and which. */
const COUNTED = sumOf(
  'station',
  'station_id',
  `where client_id = $client and (${HAS_COUNTS} or (assigned_node_sn is null and ${WAS_VISITED_BARE}))`,
);

const QUERY = `select concat_ws('/', ${[
  ...Object.entries(SHOWN).map(([table, columns]) => sumOf(table, columns, 'where client_id = $client')),
  COUNTED,
  ...Object.entries(CATALOGUES).map(([table, columns]) => sumOf(table, columns)),
].join(', ')}) as version`;

interface VersionRow {
  readonly version: string;
}

/**
 * A tag of the client's tree as this scope sees it, computed from the rows in one query. Equal tags mean equal
 * trees, and no write has to update a version.
 */
export async function treeVersion(tx: Tx, scope: Scope, clientId: ClientId): Promise<string> {
  const { rows } = await withClient(sql`${clientId}::int`).execute(tx);
  return treeVersionOf(scope, clientId, rows);
}

/** The query of `treeVersion`, without parameters, so that it can be combined with others into one message. */
export const treeVersionQuery = (clientId: ClientId) => withClient(sql.lit(clientId));

const PARTS = QUERY.split('$client').map((part) => sql.raw<VersionRow>(part));
const withClient = (id: RawBuilder<unknown>) => sql<VersionRow>`${sql.join(PARTS, id)}`;

/** The tag from the row of that query. */
export function treeVersionOf(scope: Scope, clientId: ClientId, [row]: readonly VersionRow[]): string {
  const sectors = scope.sectors === 'all' ? 'all' : { only: [...scope.sectors] };
  const seenBy = [scope.userId, scope.super, [...scope.clients], sectors];
  const text = `${clientId} ${row?.version} ${JSON.stringify(seenBy)}`;
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
