import { climateRows } from '../../stores/exports/climate-rows.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { stationCells } from './station-cells.ts';

/** The climate of each day, station by station. */
export async function* dailyClimate(reader: ExportReader): AsyncGenerator<readonly ExportRow[]> {
  const { subject, scope, read } = reader;
  const cells = stationCells(reader, subject.stations);
  for (const [at, { clientId, sectorId, id: stationId }] of subject.stations.entries()) {
    const of = { clientId, sectorId, stationId };
    const days = await read((tx) => climateRows(tx, scope, of, subject.days));
    if (days.length > 0) yield days.map((day) => ({ ...cells[at]!, ...day }));
  }
}
