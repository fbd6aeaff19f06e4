/** Rows as the older paths name them. */
import type { LegacyStation, StationWire } from '@vigia/api/contract';
import type * as z from 'zod/mini';

function legacyPosition({ station_position_lat: latitude, station_position_lon: longitude }: StationWire) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export const legacyStation = (row: StationWire): z.infer<typeof LegacyStation> => ({
  stationId: row.station_id,
  clientId: row.client_id,
  stationName: row.station_name,
  sectorId: row.sector_id,
  pestId: row.pest_id,
  cropId: row.crop_id,
  seasonId: row.station_season_id,
  GPSPosition: legacyPosition(row),
  tags: row.station_tags,
  nodeSerialNumber: row.assigned_node_sn,
  isArchived: row.station_is_archived,
  dateCreated: row.station_date_created,
});
