import { sectorsVisible } from '@vigia/domain/access';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** What a row of a key lists. */
interface Listed {
  readonly sector_ids: readonly number[];
  readonly station_ids: readonly number[];
}

/**
 * Those keys of one client that list nothing outside the scope's sectors: no other sector, and no station of
 * another one. Archived stations count by their sector.
 */
export async function ownKeys<Row extends Listed>(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  keys: readonly Row[],
): Promise<readonly Row[]> {
  const own = sectorsVisible(scope, clientId);
  if (own === 'all') return keys;
  const rows = await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', clientId)
    .where(inSectors(own))
    .execute();
  const stations = new Set(rows.map((row) => row.station_id));
  return keys.filter(
    ({ sector_ids, station_ids }) =>
      sector_ids.every((id) => own.has(id)) && station_ids.every((id) => stations.has(id)),
  );
}

const inSectors = (own: ReadonlySet<SectorId>) => sql<boolean>`sector_id = any(${[...own]}::int[])`;
