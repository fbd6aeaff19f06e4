import type { Station, StationId } from '@vigia/domain/farm';
import type { ExportReader } from '../reader.ts';

/** The cells with which the rows of a station's measurements begin. */
export interface StationCells {
  readonly [column: string]: string | number | null;
  readonly sector_name: string | null;
  readonly station_id: StationId;
  readonly station_name: string;
}

/** The cells of some stations, in their order. */
export function stationCells(
  { subject, shown }: ExportReader,
  stations: readonly Station[],
): readonly StationCells[] {
  const sectorNames = new Map(subject.sectors.map(({ id, name }) => [id, name]));
  const rows = stations.map(({ id, name, sectorId }) => ({
    sector_id: sectorId,
    sector_name: sectorNames.get(sectorId) ?? null,
    station_id: id,
    station_name: name,
  }));
  return shown(rows).map(({ sector_id: _, ...cells }) => cells);
}
