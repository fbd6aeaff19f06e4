import type { ColumnChoice, ReadOptions } from '../file-columns.ts';
import type { ImportFormat, TakenCodes } from '../measures.ts';
import { readLines } from '../read-lines.ts';
import type { SourceFile } from '../source-file.ts';
import { type OwnChoice, ownColumns } from './own-columns.ts';
import {
  type KnownStations,
  StationLines,
  type StationsColumn,
  type StationsContent,
} from './station-lines.ts';

/** A file of several stations. */
export interface StationsFile extends StationsContent {
  /** `applications` and `counts`: it has sprays, or field counts alone, and no measurement. */
  readonly format: ImportFormat | 'applications' | 'counts';
  readonly columns: readonly StationsColumn[];
  /** Error codes that were read as missing values, if that was requested. */
  readonly codes: TakenCodes;
  readonly sha256: string;
}

interface StationsReadOptions extends Omit<ReadOptions, 'columns' | 'report'> {
  readonly columns: ColumnChoice & OwnChoice;
  readonly known: KnownStations;
}

/** Lines with error codes that are listed. */
const MOST_CODE_LINES = 100;

/**
 * Reads a file of several stations: one of the files that one station has, with a column that names the station of each
 * line, and if need be with columns of what was sprayed and of what was found in traps.
 *
 * @throws {ImportError} `wrong-columns`, `csv-broken`, `no-measurements`, or `bad-lines` with every wrong line
 */
export async function parseStationsCsv(
  file: SourceFile,
  { columns: choice, known, ...options }: StationsReadOptions,
): Promise<StationsFile> {
  const { station, sector, product, dose, measure, pest, captures, ...columns } = choice;
  const named = Object.entries({ station, sector, product, dose, measure, pest, captures });
  const ownChoice: OwnChoice = Object.fromEntries(named.filter(([, title]) => title !== undefined));
  const { reader, sha256 } = await readLines(file, (titles) => {
    const own = ownColumns(titles, ownChoice, new Set(Object.values(columns)), known.pests);
    return new StationLines(titles, own, known, { ...options, columns });
  });
  const content = reader.finish(file.name);
  return {
    ...content,
    format: reader.head?.format ?? (content.sprays.length > 0 ? 'applications' : 'counts'),
    columns: reader.columns,
    codes: {
      cells: content.stations.reduce((sum, { codes }) => sum + codes.cells, 0),
      lines: content.stations
        .flatMap(({ codes }) => codes.lines)
        .sort((a, b) => a - b)
        .slice(0, MOST_CODE_LINES),
    },
    sha256,
  };
}
