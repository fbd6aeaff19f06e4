import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../../access/reach.ts';
import type { PullState } from '../../station-sources/plan.ts';
import type { VendorFault, VendorStation } from '../../station-sources/vendor.ts';
import type { PulledSource } from './pulled-sources.ts';

/** A maker's station that is one of ours, as the job that pulls from it sees it. */
export interface PulledStation extends PullState, VendorStation {
  readonly clientId: number;
  readonly sourceId: number;
  readonly stationId: number;
  readonly lastReading: EpochMs | null;
  readonly failures: number;
}

const iso = (at: EpochMs): string => new Date(at).toISOString();
const isoOrNull = (at: EpochMs | null): string | null => (at === null ? null : iso(at));
const epoch = (at: string | null): EpochMs | null => (at === null ? null : Date.parse(at));

const stations = (tx: Tx, { clientId, sourceId }: Pick<PulledSource, 'clientId' | 'sourceId'>) =>
  tx
    .selectFrom('source_station')
    .innerJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'source_station.client_id')
        .onRef('station.station_id', '=', 'source_station.station_id'),
    )
    .select([
      'vendor_station_id',
      'time_zone',
      'source_station.station_id',
      'pulled_to',
      'last_reading',
      'looked_back_at',
      'looked_back_to',
      'failures',
    ])
    .where('source_station.client_id', '=', clientId)
    .where('source_id', '=', sourceId);

type Row = Awaited<ReturnType<ReturnType<typeof stations>['execute']>>[number];
const read = (
  row: Row,
  { clientId, sourceId }: Pick<PulledSource, 'clientId' | 'sourceId'>,
): PulledStation => ({
  clientId,
  sourceId,
  vendorStationId: row.vendor_station_id,
  timeZone: row.time_zone,
  stationId: row.station_id,
  pulledTo: Date.parse(row.pulled_to),
  lastReading: epoch(row.last_reading),
  lookedBackAt: epoch(row.looked_back_at),
  lookedBackTo: epoch(row.looked_back_to),
  failures: row.failures,
});

/** The stations of a source that may be asked now, those that were pulled longest ago first; none that is archived. */
export async function dueStations(tx: Tx, source: PulledSource, now: EpochMs): Promise<PulledStation[]> {
  const rows = await stations(tx, source)
    .where('source_station.next_at', '<=', iso(now))
    .where('station_is_archived', '=', false)
    .orderBy('pulled_to')
    .orderBy('vendor_station_id')
    .execute();
  return rows.map((row) => read(row, source));
}

export async function pulledStation(
  tx: Tx,
  source: Pick<PulledSource, 'clientId' | 'sourceId'>,
  vendorStationId: string,
): Promise<PulledStation | null> {
  const row = await stations(tx, source).where('vendor_station_id', '=', vendorStationId).executeTakeFirst();
  return row ? read(row, source) : null;
}

const own = (tx: Tx, { clientId, sourceId, vendorStationId, stationId }: PulledStation) =>
  tx
    .updateTable('source_station')
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .where('vendor_station_id', '=', vendorStationId)
    .where('station_id', '=', stationId);

const WELL = { failures: 0, failure: null, failure_text: null, failed_at: null } as const;

/** Moves a station on, unless it was moved or ended since it was read. @returns whether it was moved */
export async function moveOn(
  tx: Tx,
  station: PulledStation,
  after: PullState,
  lastReading: EpochMs | null,
): Promise<boolean> {
  const { numUpdatedRows } = await own(tx, station)
    .set({
      ...WELL,
      pulled_to: iso(after.pulledTo),
      looked_back_at: isoOrNull(after.lookedBackAt),
      looked_back_to: isoOrNull(after.lookedBackTo),
      last_reading: isoOrNull(lastReading),
    })
    .where('pulled_to', '=', iso(station.pulledTo))
    .where('looked_back_to', 'is not distinct from', isoOrNull(station.lookedBackTo))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes why a station gave nothing, and when it is asked again. */
export async function noteStationFault(
  tx: Tx,
  station: PulledStation,
  { kind, message }: VendorFault,
  { now, nextAt }: { now: EpochMs; nextAt: EpochMs },
): Promise<void> {
  await own(tx, station)
    .set((row) => ({
      failures: row('failures', '+', 1),
      failure: kind,
      failure_text: message,
      failed_at: iso(now),
      next_at: iso(nextAt),
    }))
    .execute();
}
