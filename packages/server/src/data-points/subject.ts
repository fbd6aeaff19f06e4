import type { IsoDate } from '@vigia/domain';
import { can, sectorsVisible } from '@vigia/domain/access';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { nodeAssignments, nodeAtStation } from '../stores/devices/nodes-at-stations.ts';
import { dataStation } from '../stores/farm/stations.ts';

/** The subject of the request, with everything an answer depends on. */
export interface Subject {
  readonly kind: 'station' | 'node';
  readonly clientId: ClientId;
  readonly sectorId: SectorId | null;
  /** Of a device, the station it stands at now. */
  readonly stationId: StationId | null;
  readonly serial: NodeSerial | null;
  /** For a device: every station in the caller's scope where it ever stood. */
  readonly stationIds: readonly StationId[];
  /** For a device: whether its data is used from everywhere, or only from these stations. */
  readonly everywhere: boolean;
  /** Start of the station's season. */
  readonly seasonStart: IsoDate | null;
  /** Grow with the data that the station or device sends. */
  readonly versions: readonly string[];
  /** Whether the caller looks after devices. */
  readonly internal: boolean;
}

/** A station as a subject; null when the scope does not see it. */
export async function stationSubject(tx: Tx, scope: Scope, stationId: StationId): Promise<Subject | null> {
  const station = await dataStation(tx, scope, stationId);
  if (station === null) return null;
  const { clientId, sectorId, seasonStart, dataVersion, reportVersion, forecastAt } = station;
  return {
    kind: 'station',
    clientId,
    sectorId,
    stationId,
    serial: null,
    stationIds: [stationId],
    everywhere: true,
    seasonStart,
    versions: [dataVersion, reportVersion, forecastAt ?? ''],
    internal: can(scope, 'diagnostics.read', { clientId, sectorId }),
  };
}

/** A device as a subject; null when the scope does not see it. */
export async function nodeSubject(tx: Tx, scope: Scope, serial: NodeSerial): Promise<Subject | null> {
  const node = await nodeAtStation(tx, scope, serial, 'series.read');
  if (node === null) return null;
  const { clientId, sectorId, stationId, dataVersion } = node;
  const stood = await nodeAssignments(tx, scope, node);
  const station = stationId === null ? null : await dataStation(tx, scope, stationId);
  return {
    kind: 'node',
    clientId,
    sectorId,
    stationId,
    serial,
    stationIds: [...new Set(stood.map((assignment) => assignment.stationId))],
    everywhere: sectorsVisible(scope, clientId) === 'all',
    seasonStart: station?.seasonStart ?? null,
    versions: [dataVersion, station?.dataVersion ?? ''],
    internal: can(scope, 'diagnostics.read', { clientId, sectorId }),
  };
}
