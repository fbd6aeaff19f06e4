import type { ExportTable } from '@vigia/domain/farm';
import type { ExportReader, ExportRow } from './reader.ts';
import { exportedCaptures } from './tables/captures.ts';
import { dailyClimate } from './tables/climate.ts';
import { fieldEvents } from './tables/events.ts';
import { biofixRows, fieldRows, seasonRows, stationRows } from './tables/farm.ts';
import { logbookRows } from './tables/logbook.ts';
import { readingRows } from './tables/readings.ts';

type Rows = (reader: ExportReader) => AsyncIterable<readonly ExportRow[]>;

/** Rows that were read with the subject. */
const known = (rows: (reader: ExportReader) => readonly ExportRow[]): Rows =>
  async function* (reader) {
    yield rows(reader);
  };

/** The rows of each table, piece by piece. */
export const ROWS_OF: Readonly<Record<ExportTable, Rows>> = {
  readings: readingRows,
  climate: dailyClimate,
  captures: exportedCaptures,
  events: fieldEvents,
  logbook: logbookRows,
  fields: known(fieldRows),
  stations: known(stationRows),
  seasons: known(seasonRows),
  biofixes: known(biofixRows),
};
