import { inDegrees, station, toWire } from '@vigia/api/contract';
import type { ClientId, Position, SectorId, Station, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { ofClient } from '../../db/name-client.ts';
import { slices } from '../slices.ts';

/** The fields of a station that a row of a table decides. */
export interface StationFields extends Pick<Station, 'name' | 'seasonId' | 'cropId' | 'pestId' | 'tags'> {
  readonly sectorId: SectorId;
  readonly position: Position | null;
}

/** Makes stations, no two of one name in a field. @returns their ids, in the order of the rows */
export async function insertStations(
  tx: Tx,
  clientId: ClientId,
  rows: readonly StationFields[],
): Promise<StationId[]> {
  const idOf = new Map<string, StationId>();
  for (const slice of slices(rows)) {
    const made = await tx
      .insertInto('station')
      .values(
        slice.map((row) => ({
          ...toWire(station, inDegrees({ clientId, ...row })),
          station_tags: [...row.tags],
        })),
      )
      .returning(['station_id', 'sector_id', 'station_name'])
      .execute();
    for (const row of made) idOf.set(`${row.sector_id} ${row.station_name}`, row.station_id);
  }
  return rows.map(({ sectorId, name }) => idOf.get(`${sectorId} ${name}`) as StationId);
}

/** Changes stations that the transaction holds. */
export async function updateStations(
  tx: Tx,
  clientId: ClientId,
  rows: readonly (StationFields & { readonly id: StationId })[],
): Promise<void> {
  for (const slice of slices(rows)) {
    const values = JSON.stringify(slice.map((row) => toWire(station, inDegrees(row))));
    await sql`update station set station_name = made.station_name, sector_id = made.sector_id,
        station_position_lat = made.station_position_lat, station_position_lon = made.station_position_lon,
        station_season_id = made.station_season_id, crop_id = made.crop_id, pest_id = made.pest_id,
        station_tags = made.station_tags
      from json_to_recordset(${values}::json) as made (station_id int, station_name text, sector_id int,
        station_position_lat float8, station_position_lon float8, station_season_id int, crop_id int, pest_id int,
        station_tags text[])
      where ${ofClient(clientId, 'station')} and station.station_id = any(${slice.map(({ id }) => id)}::int[])
        and made.station_id = station.station_id`.execute(tx);
  }
}

/** Archives stations that the transaction holds, and frees their devices. */
export async function archiveStations(tx: Tx, clientId: ClientId, ids: readonly StationId[]): Promise<void> {
  for (const slice of slices(ids)) {
    await tx
      .updateTable('station')
      .set({ station_is_archived: true, assigned_node_sn: null })
      .where('client_id', '=', clientId)
      .where('station_id', 'in', slice)
      .execute();
  }
}
