import { inDegrees, sector, toWire } from '@vigia/api/contract';
import type { ClientId, Sector, SectorId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { ofClient } from '../../db/name-client.ts';
import { slices } from '../slices.ts';

type SectorFields = Pick<Sector, 'name' | 'address' | 'position' | 'area'>;

/** Locks the sectors until the end of the transaction, always in the order of their ids. */
export const lockSectors = (tx: Tx, ids: readonly SectorId[]) =>
  sql`select from sector where ${ofClient(tx)} and sector_id = any(${[...new Set(ids)]}::int[])
    order by sector_id for no key update`.execute(tx);

/** Numbers of stations in use, by sector; absent for none. */
export async function stationsBySector(tx: Tx, clientId: ClientId): Promise<ReadonlyMap<SectorId, number>> {
  const rows = await tx
    .selectFrom('station')
    .select((row) => ['sector_id', row.fn.countAll<string>().as('count')])
    .where('client_id', '=', clientId)
    .where('station_is_archived', '=', false)
    .groupBy('sector_id')
    .execute();
  return new Map(rows.map(({ sector_id: id, count }) => [id, Number(count)]));
}

/** Makes sectors, no two of one name. @returns their ids, in the order of the rows */
export async function insertSectors(
  tx: Tx,
  clientId: ClientId,
  rows: readonly SectorFields[],
): Promise<SectorId[]> {
  const idOf = new Map<string, SectorId>();
  for (const slice of slices(rows)) {
    const made = await tx
      .insertInto('sector')
      .values(slice.map((row) => toWire(sector, inDegrees({ clientId, ...row }))))
      .returning(['sector_id', 'sector_name'])
      .execute();
    for (const row of made) idOf.set(row.sector_name, row.sector_id);
  }
  return rows.map(({ name }) => idOf.get(name) as SectorId);
}

/** Changes sectors that the transaction holds. */
export async function updateSectors(
  tx: Tx,
  clientId: ClientId,
  rows: readonly (SectorFields & { readonly id: SectorId })[],
): Promise<void> {
  for (const slice of slices(rows)) {
    const values = JSON.stringify(slice.map((row) => toWire(sector, inDegrees(row))));
    await sql`update sector set sector_name = made.sector_name, sector_address = made.sector_address,
        sector_position_lat = made.sector_position_lat, sector_position_lon = made.sector_position_lon,
        sector_area = made.sector_area
      from json_to_recordset(${values}::json) as made (sector_id int, sector_name text, sector_address text,
        sector_position_lat float8, sector_position_lon float8, sector_area float8)
      where ${ofClient(clientId, 'sector')} and sector.sector_id = any(${slice.map(({ id }) => id)}::int[])
        and made.sector_id = sector.sector_id`.execute(tx);
  }
}

/** Archives sectors that the transaction holds and in which no station is in use. */
export async function archiveSectors(tx: Tx, clientId: ClientId, ids: readonly SectorId[]): Promise<void> {
  for (const slice of slices(ids)) {
    await tx
      .updateTable('sector')
      .set({ sector_is_archived: true })
      .where('client_id', '=', clientId)
      .where('sector_id', 'in', slice)
      .execute();
  }
}
