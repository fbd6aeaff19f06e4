import type { HardwareConfigFields } from '@vigia/api/contract';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { ownerOf } from '../../access/owner-of.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** The saved configuration of a station, and the station; `config` is null before the first save. */
export interface StationHardware {
  readonly clientId: ClientId;
  readonly sectorId: SectorId;
  readonly stationId: StationId;
  readonly nodeSerial: NodeSerial | null;
  readonly archived: boolean;
  /** In the wire's format, as it is stored. */
  readonly config: HardwareConfigFields | null;
  readonly savedAt: string | null;
  readonly synchronisedAt: string | null;
  /** Serial number of the device that has received it. */
  readonly synchronisedNode: NodeSerial | null;
}

function stationsWithHardware(tx: Tx) {
  return tx
    .selectFrom('station')
    .leftJoin('hardware_config as saved', (join) =>
      join
        .onRef('saved.client_id', '=', 'station.client_id')
        .onRef('saved.station_id', '=', 'station.station_id'),
    )
    .select([
      'station.client_id as clientId',
      'station.sector_id as sectorId',
      'station.station_id as stationId',
      'station.assigned_node_sn as nodeSerial',
      'station.station_is_archived as archived',
      'saved.config',
      'saved.saved_at as savedAt',
      'saved.synchronised_at as synchronisedAt',
      'saved.synchronised_node as synchronisedNode',
    ]);
}

const seen = (scope: Scope, rows: readonly StationHardware[]): StationHardware | null =>
  visible(scope, 'hardware.read', rows, ownerOf)[0] ?? null;

export async function hardwareOfStation(
  tx: Tx,
  scope: Scope,
  id: StationId,
): Promise<StationHardware | null> {
  return seen(scope, await stationsWithHardware(tx).where('station.station_id', '=', id).execute());
}

type AtNode = { kind: 'spare' | 'hidden' } | { kind: 'found'; station: StationHardware };

/** Configuration of the station where the device stands, which may be outside the scope. */
export async function hardwareOfNode(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  serial: NodeSerial,
): Promise<AtNode> {
  const rows = await stationsWithHardware(tx)
    .where('station.client_id', '=', clientId)
    .where('station.assigned_node_sn', '=', serial)
    .execute();
  if (rows.length === 0) return { kind: 'spare' };
  const station = seen(scope, rows);
  return station ? { kind: 'found', station } : { kind: 'hidden' };
}

/** Saves a configuration. It waits again until the device receives it. */
export async function saveHardware(
  tx: Tx,
  { clientId, stationId }: Pick<StationHardware, 'clientId' | 'stationId'>,
  config: HardwareConfigFields,
  savedAt: string,
): Promise<void> {
  const values = {
    config: JSON.stringify(config),
    saved_at: savedAt,
    synchronised_at: null,
    synchronised_node: null,
  };
  await tx
    .insertInto('hardware_config')
    .values({ client_id: clientId, station_id: stationId, ...values })
    .onConflict((row) => row.columns(['client_id', 'station_id']).doUpdateSet(values))
    .execute();
}

/**
 * Records that the device at the station has received the saved configuration. A second time nothing is
 * written, as devices ask every hour.
 */
export async function markSynchronised(
  tx: Tx,
  { clientId, stationId, savedAt }: Pick<StationHardware, 'clientId' | 'stationId' | 'savedAt'>,
  serial: NodeSerial,
  now: string,
): Promise<void> {
  await tx
    .updateTable('hardware_config')
    .set({ synchronised_at: now, synchronised_node: serial })
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('saved_at', '=', savedAt)
    .where((row) =>
      row.or([row('synchronised_at', 'is', null), row('synchronised_node', 'is distinct from', serial)]),
    )
    .execute();
}
