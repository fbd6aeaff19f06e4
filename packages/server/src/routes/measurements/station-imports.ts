import { StationsImportAnswer, StationsImportQuery } from '@vigia/api/contract';
import { can } from '@vigia/domain/access';
import { LARGEST_IMPORT } from '@vigia/domain/devices';
import { type ClientId, type Station, speciesOf } from '@vigia/domain/farm';
import { nameFinder, stationFinder } from '@vigia/domain/tables';
import { inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { untilDone } from '../../db/again.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { PLAIN_COLUMNS } from '../../ingest/column-titles.ts';
import { spanOf } from '../../ingest/load-file.ts';
import { offsetOf } from '../../ingest/plain-time.ts';
import { type LoadedFile, loadStations, type SavedStation } from '../../ingest/stations/load-stations.ts';
import { OWN_COLUMNS } from '../../ingest/stations/own-columns.ts';
import { parseStationsCsv, type StationsFile } from '../../ingest/stations/parse-stations-csv.ts';
import type { KnownStations } from '../../ingest/stations/station-lines.ts';
import { readPests } from '../../stores/farm/catalogue.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { stationsOfClient } from '../../stores/farm/stations.ts';
import { enabledAccount } from '../../stores/people/accounts.ts';
import { columnsOf, explained, sentCsv } from './sent-file.ts';

type ImportCall = ScopedCall<unknown, StationsImportQuery>;

const ofStation = ({ clientId, sectorId }: Station) => ({ clientId, sectorId });

/** Null for a client that the caller does not see. */
async function knownStations(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  mayReport: boolean,
): Promise<KnownStations | null> {
  if ((await clientById(tx, scope, clientId)) === null) return null;
  const stations = await stationsOfClient(tx, scope, clientId);
  const mayImport = (station: Station) => can(scope, 'measurement.import', ofStation(station));
  if (!can(scope, 'measurement.import', { clientId }) && !stations.some(mayImport))
    throw new HttpProblem('not-allowed');
  const pests = await readPests(tx);
  return {
    find: stationFinder(stations, await sectorsOfClient(tx, scope, clientId)),
    pests: nameFinder(pests.map(({ pest_id: id, pest_name: name }) => ({ id, name, also: [speciesOf(id)] }))),
    mayImport,
    maySpray: (station) => mayReport && can(scope, 'event.create', ofStation(station)),
  };
}

/** A file about stations of one client. Rights are checked before it is read, and those of each station at its lines. */
async function importStations(call: ImportCall): Promise<StationsImportAnswer> {
  const { c, scope, services, query } = call;
  const { client_id: clientId, file_name: fileName, dry_run: dryRun, empty_codes: emptyCodes } = query;
  const { databases } = services;
  // A program is responsible for nothing: it has no address.
  const responsible = (await enabledAccount(databases.auth, scope.userId))?.email ?? null;
  const readKnown = () =>
    inClient(databases.app, scope, clientId, (tx) =>
      knownStations(tx, scope, clientId, responsible !== null),
    );
  let first: KnownStations | undefined = await readKnown();
  const now = services.now();
  const file = await sentCsv(c, fileName);
  const columns = columnsOf([...PLAIN_COLUMNS, ...OWN_COLUMNS], query);
  const options = { now, columns, emptyCodes, utcOffset: offsetOf(query.utc_offset) };
  const take = async () => {
    const known = first ?? (await readKnown());
    first = undefined;
    const parsed = await parseStationsCsv(file, { ...options, known });
    let reported = 0; // 0 when the answer is that of an earlier call with the same key
    const answer = await write(call, {
      clientId,
      fingerprint: parsed.sha256,
      work: async (tx) => {
        // The client may have been archived while the file was read.
        if ((await clientById(tx, scope, clientId)) === null) throw notFound();
        const loading = { clientId, fileName, dryRun, responsible, now };
        const loaded = await loadStations(tx, scope, parsed, loading);
        reported = dryRun ? 0 : loaded.sprays.added;
        return answerOf(query, parsed, loaded);
      },
    });
    services.metrics.took('event', reported);
    return answer;
  };
  return await explained(() => untilDone(take));
}

function answerOf(
  { client_id, file_name, dry_run }: StationsImportQuery,
  { format, columns, codes }: StationsFile,
  { stations, sprays, counts }: LoadedFile,
): StationsImportAnswer {
  return {
    ...{ client_id, file_name, format, dry_run, columns: [...columns] },
    stations: stations.map(stationAnswer),
    events_new: sprays.added,
    events_same: sprays.same,
    ...(counts.length > 0 && {
      field_counts: counts.map(({ pestId, added, changed, same }) => ({
        pest_id: pestId,
        ...{ counts_new: added, counts_changed: changed, counts_same: same },
      })),
    }),
    ...(codes.cells > 0 && { error_codes: { cells: codes.cells, lines: [...codes.lines] } }),
  };
}

function stationAnswer({ rows, saved }: SavedStation): StationsImportAnswer['stations'][number] {
  const { station, rowsRead, rowsEmpty, rowsRepeated } = rows;
  const span = rows.rows.length + rows.extremes.length > 0 ? spanOf(rows) : null;
  return {
    station_id: station.id,
    station_name: station.name,
    sector_id: station.sectorId,
    rows_read: rowsRead,
    rows_new: saved.rowsNew,
    rows_changed: saved.rowsChanged,
    rows_same: saved.rowsSame,
    rows_empty: rowsEmpty,
    rows_repeated: rowsRepeated,
    first_date: span?.firstT ?? null,
    last_date: span?.lastT ?? null,
  };
}

export const stationImportRoutes = [
  route({
    method: 'post',
    path: '/v2/imports/stations',
    summary: 'Import what a CSV file has of many stations, all of it or nothing, or a trial run',
    about:
      'The file is the body, and one that is sent again changes nothing. A column names the station of each line, by its name or id. Lines about stations for which the caller may not import, and lines that cannot be read, refuse the whole file. What was sprayed becomes applications in the sectors of the stations, with the caller as the person responsible. Columns of captures (`Capturas`, `Capturas Lobesia botrana`) hold what a person found in the trap since the count before: one count for each station, pest and day; another number for the same day takes its place.',
    answered: 'What the file holds for each station, and what became of it.',
    access: { kind: 'session', action: 'measurement.import', target: 'client' },
    query: StationsImportQuery,
    largestBody: LARGEST_IMPORT,
    refuses: ['unsupported-media'],
    accepts: { 'text/csv': { type: 'string', description: 'The file as it is' } },
    answer: StationsImportAnswer,
    run: importStations,
  }),
];
