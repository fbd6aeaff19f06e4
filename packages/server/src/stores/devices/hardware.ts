import type { HardwareConfigFields } from '@vigia/api/contract';
import type { ClientId, NodeSerial, StationId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** The configuration saved for a station, with the station it is for; `config` is null while nobody saved one. */
export interface StationHardware {
  readonly client_id: ClientId;
  readonly sector_id: number;
  readonly station_id: StationId;
  readonly assigned_node_sn: NodeSerial | null;
  readonly station_is_archived: boolean;
  readonly config: HardwareConfigFields | null;
  readonly saved_at: string | null;
  readonly synchronised_at: string | null;
  readonly synchronised_node: NodeSerial | null;
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
      'station.client_id',
      'station.sector_id',
      'station.station_id',
      'station.assigned_node_sn',
      'station.station_is_archived',
      'saved.config',
      'saved.saved_at',
      'saved.synchronised_at',
      'saved.synchronised_node',
    ]);
}

const seen = (scope: Scope, rows: readonly StationHardware[]): StationHardware | null =>
  visible(scope, 'hardware.read', rows, (row) => ({ clientId: row.client_id, sectorId: row.sector_id }))[0] ??
  null;

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
  { client_id, station_id }: Pick<StationHardware, 'client_id' | 'station_id'>,
  config: HardwareConfigFields,
  saved_at: string,
): Promise<void> {
  const values = {
    config: JSON.stringify(config),
    saved_at,
    synchronised_at: null,
    synchronised_node: null,
  };
  await tx
    .insertInto('hardware_config')
    .values({ client_id, station_id, ...values })
    .onConflict((row) => row.columns(['client_id', 'station_id']).doUpdateSet(values))
    .execute();
}

/**
 * Remembers that the device at the station has the saved configuration. One that it has already is not marked again,
 * so that asking every hour writes nothing.
 */
export async function markSynchronised(
  tx: Tx,
  { client_id, station_id, saved_at }: Pick<StationHardware, 'client_id' | 'station_id' | 'saved_at'>,
  serial: NodeSerial,
  now: string,
): Promise<void> {
  await tx
    .updateTable('hardware_config')
    .set({ synchronised_at: now, synchronised_node: serial })
    .where('client_id', '=', client_id)
    .where('station_id', '=', station_id)
    .where('saved_at', '=', saved_at)
    .where((row) =>
      row.or([row('synchronised_at', 'is', null), row('synchronised_node', 'is distinct from', serial)]),
    )
    .execute();
}
