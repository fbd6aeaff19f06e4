import type { HardwareConfigFields } from '@vigia/api/contract';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { ownerOf } from '../../access/owner-of.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** The configuration saved for a station, with the station it is for; `config` is null while nobody saved one. */
export interface StationHardware {
  readonly clientId: ClientId;
  readonly sectorId: SectorId;
  readonly stationId: StationId;
  readonly nodeSerial: NodeSerial | null;
  readonly archived: boolean;
  /** In the wire's shape, as it is stored. */
  readonly config: HardwareConfigFields | null;
  readonly savedAt: string | null;
  readonly synchronisedAt: string | null;
  /** The device that has it. */
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

/** Of the station the device stands at, which may be out of the scope's sight. */
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

/** A saved configuration waits for its device again, whatever was there before. */
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
 * Remembers that the device at the station has the saved configuration. One that it has already is not marked again,
 * so that asking every hour writes nothing.
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
