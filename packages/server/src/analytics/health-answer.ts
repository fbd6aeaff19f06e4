import type { HealthObject, StationsHealthAnswer } from '@vigia/api/contract';
import { addDays, type EpochMs, type IsoDate } from '@vigia/domain';
import { sectorsVisible } from '@vigia/domain/access';
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
import type { HealthSpan, HealthSubject } from '../stores/devices/health-subject.ts';
import {
  manyNodeAssignments,
  type NodeAtStation,
  nodeAssignments,
  nodeAtStation,
  nodesAtStations,
} from '../stores/devices/nodes-at-stations.ts';
import { stationById, stationsByIds } from '../stores/farm/stations.ts';
import { endOrNow, healthInput } from './health-input.ts';

/** Finds the subject whose health is requested; null when the scope does not see it. */
export type FindHealthSubject = (tx: Tx, scope: Scope) => Promise<HealthSubject | null>;

/** A station as a subject whose health is read. */
export const subjectOfStation = (station: Station): HealthSubject => ({
  kind: 'station',
  clientId: station.clientId,
  sectorId: station.sectorId,
  stationId: station.id,
  serial: station.nodeSerial,
  stationIds: [station.id],
  everywhere: true,
});

const subjectOfDevice = (
  scope: Scope,
  node: NodeAtStation,
  stood: readonly Assignment[] = [],
): HealthSubject => ({
  kind: 'node',
  clientId: node.clientId,
  sectorId: node.sectorId,
  stationId: node.stationId,
  serial: node.serial,
  stationIds: [...new Set(stood.map(({ stationId }) => stationId))],
  everywhere: sectorsVisible(scope, node.clientId) === 'all',
});

export const stationHealthSubject =
  (stationId: number): FindHealthSubject =>
  async (tx, scope) => {
    const station = await stationById(tx, scope, stationId);
    return station && subjectOfStation(station);
  };

export const deviceHealthSubject =
  (serial: NodeSerial): FindHealthSubject =>
  async (tx, scope) => {
    const node = await nodeAtStation(tx, scope, serial, 'health.read');
    return node && subjectOfDevice(scope, node, await nodeAssignments(tx, scope, node));
  };

/** Subjects of one client; those that the scope does not see, or of another client, are left out. */
export async function stationHealthSubjects(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  ids: readonly StationId[],
): Promise<HealthSubject[]> {
  const stations = await stationsByIds(tx, scope, ids);
  return stations.filter((station) => station.clientId === clientId).map(subjectOfStation);
}

/** Devices of one client as subjects; those that the scope does not see, or of another client, are left out. */
export async function deviceHealthSubjects(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  serials: readonly NodeSerial[],
): Promise<HealthSubject[]> {
  const found = await nodesAtStations(tx, scope, serials, 'health.read');
  const nodes = found.filter((node) => node.clientId === clientId);
  const stood = await manyNodeAssignments(tx, scope, nodes);
  return nodes.map((node) => subjectOfDevice(scope, node, stood.get(node.serial)));
}

/** The days that are evaluated. */
export interface HealthDays {
  /** The last one. */
  readonly end: IsoDate;
  /** Complete days before it. */
  readonly windowDays: number;
}

const spanOf = ({ end, windowDays }: HealthDays): HealthSpan => ({ start: addDays(end, -windowDays), end });

const inputOf = (data: HealthData, { end, windowDays }: HealthDays, now: EpochMs): StationHealthInput =>
  healthInput(data, { now: endOrNow(end, now), windowDays });

const subjectOf = ({ kind, stationId, serial }: HealthSubject) =>
  kind === 'station' ? { stationId, serial: null } : { stationId: null, serial };

/** The four parts that a grower sees; throws as `readHealthData` does. */
export async function shownHealth(
  tx: Tx,
  scope: Scope,
  subject: HealthSubject,
  days: HealthDays,
  now: EpochMs,
): Promise<StationHealth> {
  return stationHealth(inputOf(await readHealthData(tx, scope, subject, spanOf(days)), days, now));
}

/** The same for many stations of one client; only those whose health the scope may read. */
export async function shownHealthOfStations(
  tx: Tx,
  scope: Scope,
  subjects: readonly HealthSubject[],
  days: HealthDays,
  now: EpochMs,
): Promise<StationsHealthAnswer> {
  const found = await readManyHealthData(tx, scope, subjects, spanOf(days));
  return [...found].map(([{ stationId }, data]) => ({
    stationId: stationId as StationId,
    ...stationHealth(inputOf(data, days, now)),
  }));
}

/** The whole objects of subjects of one client and one kind, row by row. */
export async function internalHealth(
  tx: Tx,
  scope: Scope,
  subjects: readonly HealthSubject[],
  days: HealthDays,
  now: EpochMs,
): Promise<HealthObject[]> {
  const found = await readManyHealthData(tx, scope, subjects, spanOf(days));
  return [...found].map(([subject, data]) => ({
    ...subjectOf(subject),
    rows: healthEntries(inputOf(data, days, now)),
  }));
}
