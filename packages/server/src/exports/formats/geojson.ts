import { columnsOf } from '../columns.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { fieldRows, stationRows } from '../tables/farm.ts';

/**
 * Fields and stations as GeoJSON (RFC 7946): a point each, longitude first; without a position the geometry is null. Each
 * has the columns of its table, and `kind`.
 */
export async function* geoJson(reader: ExportReader): AsyncGenerator<string> {
  const features = [
    ...fieldRows(reader).map((row) =>
      feature('field', 'fields', row, row.sector_position_lon, row.sector_position_lat),
    ),
    ...stationRows(reader).map((row) =>
      feature('station', 'stations', row, row.station_position_lon, row.station_position_lat),
    ),
  ];
  yield '{"type":"FeatureCollection","features":[\n';
  yield features.map((each) => JSON.stringify(each)).join(',\n');
  yield '\n]}\n';
}

function feature(
  kind: 'field' | 'station',
  table: 'fields' | 'stations',
  row: ExportRow,
  longitude: ExportRow[string] | undefined,
  latitude: ExportRow[string] | undefined,
) {
  const isPlaced = typeof longitude === 'number' && typeof latitude === 'number';
  const columns = columnsOf(table, false).map(({ name }) => [name, row[name] ?? null] as const);
  return {
    type: 'Feature',
    id: `${kind}-${kind === 'field' ? row.sector_id : row.station_id}`,
    geometry: isPlaced ? { type: 'Point', coordinates: [longitude, latitude] } : null,
    properties: { kind, ...Object.fromEntries(columns) },
  };
}
