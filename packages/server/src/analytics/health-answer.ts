import type { HealthAnswer, HealthObjectAnswer, HealthPart as HealthPartWire } from '@vigia/api/contract';
import {
  addDays,
  type HealthPart,
  healthObject,
  type IsoDate,
  type NodeSerial,
  type StationHealthInput,
  stationHealth,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readHealthData } from '../stores/health-data.ts';
import type { HealthPlace } from '../stores/health-place.ts';
import { nodeAssignments, nodePlace } from '../stores/node-places.ts';
import { stationById } from '../stores/stations.ts';
import { endOrNow, healthInput } from './health-input.ts';

const wireOf = ({ state, lastDate, lastValue, errors }: HealthPart): HealthPartWire => ({
  state,
  details: {
    info_last_date: lastDate === null ? null : new Date(lastDate).toISOString(),
    info_last_value: lastValue?.value ?? null,
    errors: [...errors],
  },
});

function userView(input: StationHealthInput): HealthAnswer {
  const { connection, energy, images, sensors } = stationHealth(input);
  return {
    connection: wireOf(connection),
    energy: wireOf(energy),
    images: wireOf(images),
    sensors: wireOf(sensors),
  };
}

/** Finds whose health is asked; null when the scope does not see it. */
export type FindHealthPlace = (tx: Tx, scope: Scope) => Promise<HealthPlace | null>;

export const stationHealthPlace =
  (stationId: number): FindHealthPlace =>
  async (tx, scope) => {
    const station = await stationById(tx, scope, stationId);
    if (station === null) return null;
    const { client_id: clientId, sector_id: sectorId, assigned_node_sn: serial } = station;
    return { kind: 'station', clientId, sectorId, stationId, serial, stationIds: [stationId] };
  };

export const deviceHealthPlace =
  (serial: NodeSerial): FindHealthPlace =>
  async (tx, scope) => {
    const node = await nodePlace(tx, scope, serial, 'health.read');
    if (node === null) return null;
    const { clientId, sectorId, stationId } = node;
    const stood = await nodeAssignments(tx, scope, node);
    const stationIds = [...new Set(stood.map((assignment) => assignment.stationId))];
    return { kind: 'node', clientId, sectorId, stationId, serial, stationIds };
  };

/** The days that are looked at. */
export interface HealthDays {
  /** The last one. */
  readonly end: IsoDate;
  /** Complete days before it. */
  readonly windowDays: number;
}

/** What the health of a place is worked out from, as far as the scope may read it; throws as `readHealthData` does. */
async function inputOf(
  tx: Tx,
  scope: Scope,
  place: HealthPlace,
  { end, windowDays }: HealthDays,
  now: number,
) {
  const data = await readHealthData(tx, scope, place, { start: addDays(end, -windowDays), end });
  return healthInput(data, { now: endOrNow(end, now), windowDays });
}

/** The whole object of a station or device, row by row. */
export async function internalHealth(
  tx: Tx,
  scope: Scope,
  place: HealthPlace,
  days: HealthDays,
  now: number,
): Promise<HealthObjectAnswer> {
  const isStation = place.kind === 'station';
  const subject = {
    station_id: isStation ? place.stationId : null,
    serial_number: isStation ? null : place.serial,
  };
  return healthObject(subject, await inputOf(tx, scope, place, days, now));
}

/** The four parts that a grower sees. */
export async function shownHealth(
  tx: Tx,
  scope: Scope,
  place: HealthPlace,
  days: HealthDays,
  now: number,
): Promise<HealthAnswer> {
  return userView(await inputOf(tx, scope, place, days, now));
}
