import type { ClientId, Station } from '@vigia/domain/farm';
import { demand, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { Overtaken } from '../../db/again.ts';
import { stationsByIds } from '../../stores/farm/stations.ts';
import { lockStations } from '../../stores/lock-row.ts';
import { allowLongStatements, noteImport } from '../../stores/measurements/import-runs.ts';
import { ensureMonths } from '../../stores/measurements/months.ts';
import { readBorder } from '../../stores/service/retention.ts';
import { ImportError } from '../import-error.ts';
import { importRun, refuseDropped } from '../load-file.ts';
import { saveExtremes } from '../save-extremes.ts';
import { type SaveReport, saveMeasurements } from '../save-measurements.ts';
import type { StationsFile } from './parse-stations-csv.ts';
import { type CountReport, saveCounts } from './save-counts.ts';
import { type SprayReport, saveSprays } from './save-sprays.ts';
import type { StationRows } from './station-lines.ts';

interface LoadStationsOptions {
  readonly clientId: ClientId;
  readonly fileName: string;
  /** Compares with the stored data and writes nothing. */
  readonly dryRun: boolean;
  /** The caller's address, who is responsible for the sprays; null for a program. */
  readonly responsible: string | null;
  /** Epoch ms. */
  readonly now: number;
}

/** What became of the measurements of one station. */
export interface SavedStation {
  readonly rows: StationRows;
  readonly saved: SaveReport;
}

/** What became of a file. */
export interface LoadedFile {
  readonly stations: readonly SavedStation[];
  readonly sprays: SprayReport;
  readonly counts: readonly CountReport[];
}

const NOTHING: SaveReport = { rowsNew: 0, rowsSame: 0, rowsChanged: 0 };

/**
 * Stores the contents of a file of several stations in the transaction and records the import of each, unless it
 * changed nothing there.
 *
 * @param tx a transaction of the client
 * @throws {ImportError} `bad-lines`: days whose raw data was deleted; `archived-station`: a station was archived while
 *     the file was read
 * @throws {Overtaken} a station was renamed or moved since the file was read, whose lines may mean another one by now
 * @throws {HttpProblem} not-allowed: the caller may not import for a station any more
 */
export async function loadStations(
  tx: Tx,
  scope: Scope,
  file: StationsFile,
  { clientId, fileName, dryRun, responsible, now }: LoadStationsOptions,
): Promise<LoadedFile> {
  await allowLongStatements(tx);
  const named = file.stations.map(({ station, rows, extremes }) => ({
    ...{ rows, extremes },
    prefix: `${station.name}: `,
  }));
  refuseDropped(named, fileName, await readBorder(tx, 'readings'));
  // Months of all stations come before the first lock.
  const times = file.stations.flatMap(({ rows }) => rows.map(({ t }) => t));
  if (!dryRun && times.length > 0) await ensureMonths(tx, times, 'reading');
  await holdStations(tx, scope, file);
  const stations: SavedStation[] = [];
  for (const rows of file.stations.toSorted((a, b) => a.station.id - b.station.id)) {
    const target = { clientId, stationId: rows.station.id };
    const saved = await saveRows(tx, target, rows, dryRun);
    if (!dryRun && saved.rowsNew + saved.rowsChanged > 0) {
      const { sha256, format } = file;
      const run = { ...rows, sha256, format };
      await noteImport(tx, importRun(target, fileName, run, saved, scope.userId));
    }
    stations.push({ rows, saved });
  }
  const sprays = await saveSprays(tx, scope, file.sprays, { clientId, dryRun, responsible, now });
  const counts = await saveCounts(tx, scope, file.counts, { clientId, fileName, dryRun });
  return { stations, sprays, counts };
}

/** Locks the stations of a file, in the order of their ids, and checks that they still take what it brings. */
async function holdStations(tx: Tx, scope: Scope, { stations, sprays, counts }: StationsFile): Promise<void> {
  const ofFile = new Map<number, Station>(
    [...stations, ...sprays, ...counts].map(({ station }) => [station.id, station]),
  );
  const ids = [...ofFile.keys()];
  await lockStations(tx, ids);
  const now = new Map((await stationsByIds(tx, scope, ids)).map((station) => [station.id, station]));
  for (const { id, name, sectorId } of ofFile.values()) {
    const station = now.get(id);
    if (station === undefined || station.archived)
      throw new ImportError(
        'archived-station',
        `La estación «${name}» se archivó mientras se leía el archivo.`,
      );
    if (station.name !== name || station.sectorId !== sectorId)
      throw new Overtaken(`the file was read when station ${id} had another name or field`);
    demand(scope, 'measurement.import', { clientId: station.clientId, sectorId: station.sectorId });
  }
}

async function saveRows(
  tx: Tx,
  target: { readonly clientId: ClientId; readonly stationId: number },
  { rows, extremes }: StationRows,
  dryRun: boolean,
): Promise<SaveReport> {
  if (extremes.length > 0) return await saveExtremes(tx, target, extremes, { dryRun });
  return rows.length > 0 ? await saveMeasurements(tx, target, rows, { dryRun }) : NOTHING;
}
