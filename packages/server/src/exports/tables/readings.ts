import { EXPORTED_MEASURES } from '@vigia/api/contract';
import { type DayRange, endOfDay, HOUR_MS, offsetAt, startOfDay } from '@vigia/domain';
import type { Station } from '@vigia/domain/farm';
import { exportedReadings, type ReadingColumns } from '../../stores/exports/reading-columns.ts';
import { inTurn } from '../in-turn.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { type PieceLength, pieceByPiece, unknownLength } from '../reading-spans.ts';
import { type StationCells, stationCells } from './station-cells.ts';

/** Some readings of a station. */
export interface ReadingPiece extends ReadingColumns {
  readonly cells: StationCells;
}

/** Stations that are open at a time, so that the database always has a piece to read while another is written. */
const AT_ONCE = 3;

/** Raw readings by column, station by station and oldest first. */
export function readingPieces(reader: ExportReader): AsyncGenerator<ReadingPiece> {
  const cells = stationCells(reader, reader.subject.stations);
  const length = unknownLength();
  const stations = reader.subject.stations.map((station, at) =>
    piecesOf(reader, station, cells[at]!, length),
  );
  return inTurn(stations, AT_ONCE);
}

async function* piecesOf(
  { subject, scope, read }: ExportReader,
  { clientId, id: stationId }: Station,
  cells: StationCells,
  length: PieceLength,
): AsyncGenerator<ReadingPiece> {
  const readPiece = ({ start, end }: DayRange) => {
    const of = { clientId, stationId, from: startOfDay(start), to: endOfDay(end) };
    return read((tx) => exportedReadings(tx, scope, of));
  };
  const pieces = pieceByPiece(subject.days, readPiece, length);
  for await (const piece of pieces) if (piece.count > 0) yield { ...piece, cells };
}

/** The same as rows. */
export async function* readingRows(reader: ExportReader): AsyncGenerator<readonly ExportRow[]> {
  for await (const piece of readingPieces(reader)) yield rowsOf(piece);
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

const rowsOf = ({ times, values, cells }: ReadingPiece): ExportRow[] =>
  Array.from(times, (at, i) => ({
    ...cells,
    t: new Date(at).toISOString(),
    utc_offset_hours: offsetAt(at) / HOUR_MS,
    ...Object.fromEntries(EXPORTED_MEASURES.map((name, column) => [name, orNull(values[column]![i]!)])),
  }));
