import type { HealthObject, StationsHealthAnswer } from '@vigia/api/contract';
import { addDays, type EpochMs, type IsoDate } from '@vigia/domain';
import {
  type Assignment,
  healthEntries,
  type StationHealth,
  type StationHealthInput,
  stationHealth,
} from '@vigia/domain/devices';
import type { ClientId, NodeSerial, Station, StationId } from '@vigia/domain/farm';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { type HealthData, readHealthData, readManyHealthData } from '../stores/devices/health-data.ts';
import type { HealthPlace, HealthSpan } from '../stores/devices/health-place.ts';
import {
  manyNodeAssignments,
  type NodePlace,
  nodeAssignments,
  nodePlace,
  nodePlaces,
} from '../stores/devices/node-places.ts';
import { stationById, stationsByIds } from '../stores/farm/stations.ts';
import { endOrNow, healthInput } from './health-input.ts';

/** Finds whose health is asked; null when the scope does not see it. */
export type FindHealthPlace = (tx: Tx, scope: Scope) => Promise<HealthPlace | null>;

/** A station as a place whose health is read. */
export const placeOfStation = (station: Station): HealthPlace => ({
  kind: 'station',
  clientId: station.clientId,
  sectorId: station.sectorId,
  stationId: station.id,
  serial: station.nodeSerial,
  stationIds: [station.id],
});

const placeOfDevice = (node: NodePlace, stood: readonly Assignment[] = []): HealthPlace => ({
  kind: 'node',
  clientId: node.clientId,
  sectorId: node.sectorId,
  stationId: node.stationId,
  serial: node.serial,
  stationIds: [...new Set(stood.map(({ stationId }) => stationId))],
});

export const stationHealthPlace =
  (stationId: number): FindHealthPlace =>
  async (tx, scope) => {
    const station = await stationById(tx, scope, stationId);
    return station && placeOfStation(station);
  };

export const deviceHealthPlace =
  (serial: NodeSerial): FindHealthPlace =>
  async (tx, scope) => {
    const node = await nodePlace(tx, scope, serial, 'health.read');
    return node && placeOfDevice(node, await nodeAssignments(tx, scope, node));
  };

/** Places of one client; what the scope does not see, or is another's, is left out. */
export async function stationHealthPlaces(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  ids: readonly StationId[],
): Promise<HealthPlace[]> {
  const stations = await stationsByIds(tx, scope, ids);
  return stations.filter((station) => station.clientId === clientId).map(placeOfStation);
}

export async function deviceHealthPlaces(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  serials: readonly NodeSerial[],
): Promise<HealthPlace[]> {
  const found = await nodePlaces(tx, scope, serials, 'health.read');
  const nodes = found.filter((node) => node.clientId === clientId);
  const stood = await manyNodeAssignments(tx, scope, nodes);
  return nodes.map((node) => placeOfDevice(node, stood.get(node.serial)));
}

/** The days that are looked at. */
export interface HealthDays {
  /** The last one. */
  readonly end: IsoDate;
  /** Complete days before it. */
  readonly windowDays: number;
}

const spanOf = ({ end, windowDays }: HealthDays): HealthSpan => ({ start: addDays(end, -windowDays), end });

const inputOf = (data: HealthData, { end, windowDays }: HealthDays, now: EpochMs): StationHealthInput =>
  healthInput(data, { now: endOrNow(end, now), windowDays });

const subjectOf = ({ kind, stationId, serial }: HealthPlace) =>
  kind === 'station' ? { stationId, serial: null } : { stationId: null, serial };

/** The four parts that a grower sees; throws as `readHealthData` does. */
export async function shownHealth(
  tx: Tx,
  scope: Scope,
  place: HealthPlace,
  days: HealthDays,
  now: EpochMs,
): Promise<StationHealth> {
  return stationHealth(inputOf(await readHealthData(tx, scope, place, spanOf(days)), days, now));
}

/** The same of many stations of one client; those alone whose health the scope may read. */
export async function shownHealthOfStations(
  tx: Tx,
  scope: Scope,
  places: readonly HealthPlace[],
  days: HealthDays,
  now: EpochMs,
): Promise<StationsHealthAnswer> {
  const found = await readManyHealthData(tx, scope, places, spanOf(days));
  return [...found].map(([{ stationId }, data]) => ({
    stationId: stationId as StationId,
    ...stationHealth(inputOf(data, days, now)),
  }));
}

/** The whole objects of places of one client and one kind, row by row. */
export async function internalHealth(
  tx: Tx,
  scope: Scope,
  places: readonly HealthPlace[],
  days: HealthDays,
  now: EpochMs,
): Promise<HealthObject[]> {
  const found = await readManyHealthData(tx, scope, places, spanOf(days));
  return [...found].map(([place, data]) => ({
    ...subjectOf(place),
    rows: healthEntries(inputOf(data, days, now)),
  }));
}
