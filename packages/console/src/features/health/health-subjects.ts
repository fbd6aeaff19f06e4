import { MAX_HEALTH_SUBJECTS } from '@vigia/api/client';
import { isLimited } from '@vigia/domain/access';
import {
  type ClientId,
  type ClientTree,
  type Node,
  type NodeSerial,
  type Station,
  type StationId,
  searchForm,
  stationPath,
  type User,
} from '@vigia/domain/farm';
import { nodePath } from '../../shared/paths.ts';

export const SUBJECTS = ['stations', 'nodes'] as const;
export type SubjectKind = (typeof SUBJECTS)[number];

/** A station or a device whose health is shown. */
export interface Subject {
  /** Unique among those of the same kind. */
  readonly id: StationId | NodeSerial;
  readonly clientId: ClientId;
  readonly name: string;
  readonly client: string;
  readonly sector: string | null;
  /** A device stands at a station: it should send data. */
  readonly isInstalled: boolean;
  /** Of the device; null without a device, or if it never reported it. */
  readonly firmware: string | null;
  /** Where its page is. */
  readonly path: string;
}

/** The first request is for few, so that something is seen at once. */
const FIRST_BATCH = 12;

const isShown = ({ archived }: Station) => !archived;
const isInUse = ({ decommissioned }: Node) => !decommissioned;

/** How many `subjectsOf` would return. */
export const countOf = (trees: readonly ClientTree[], kind: SubjectKind): number =>
  trees.reduce(
    (sum, { stations, nodes }) =>
      sum + (kind === 'stations' ? stations.filter(isShown) : nodes.filter(isInUse)).length,
    0,
  );

function stationsOf({ client, stations, sectors, nodes }: ClientTree): Subject[] {
  const sectorNames = new Map(sectors.map(({ id, name }) => [id, name]));
  const firmwares = new Map(nodes.map(({ serial, firmwareVersion }) => [serial, firmwareVersion]));
  return stations.filter(isShown).map(({ id, name, sectorId, nodeSerial }) => ({
    id,
    clientId: client.id,
    name,
    client: client.name,
    sector: sectorNames.get(sectorId) ?? null,
    isInstalled: nodeSerial !== null,
    firmware: (nodeSerial !== null && firmwares.get(nodeSerial)) || null,
    path: stationPath(id),
  }));
}

function nodesOf({ client, stations, sectors, nodes }: ClientTree): Subject[] {
  const sectorNames = new Map(sectors.map(({ id, name }) => [id, name]));
  const sectorOf = new Map(stations.map(({ nodeSerial, sectorId }) => [nodeSerial, sectorId]));
  return nodes.filter(isInUse).map(({ serial, firmwareVersion }) => ({
    id: serial,
    clientId: client.id,
    name: serial,
    client: client.name,
    sector: sectorNames.get(sectorOf.get(serial) ?? Number.NaN) ?? null,
    isInstalled: sectorOf.has(serial),
    firmware: firmwareVersion || null,
    path: nodePath(serial),
  }));
}

const collator = new Intl.Collator('es-CL', { numeric: true, sensitivity: 'base' });
/** Most names of clients and sectors equal their neighbour's: equal ones need no collation. */
const compare = (a: string, b: string) => (a === b ? 0 : collator.compare(a, b));

/** What a reader sees the health of; who is limited to sectors does not see devices without a station. */
export function inReach(user: User, tree: ClientTree): ClientTree {
  if (!isLimited(user, tree.client.id)) return tree;
  const placed = new Set(tree.stations.map(({ nodeSerial }) => nodeSerial));
  return { ...tree, nodes: tree.nodes.filter(({ serial }) => placed.has(serial)) };
}

/** Stations that are not archived, or devices that are in use, in the order they are shown in. */
export function subjectsOf(trees: readonly ClientTree[], kind: SubjectKind): Subject[] {
  return trees
    .flatMap(kind === 'stations' ? stationsOf : nodesOf)
    .sort(
      (a, b) =>
        compare(a.client, b.client) ||
        Number(a.sector === null) - Number(b.sector === null) ||
        compare(a.sector ?? '', b.sector ?? '') ||
        collator.compare(a.name, b.name),
    );
}

/** Subjects of one request, in their order: all of one client. */
export function batchesOf(subjects: readonly Subject[]): Subject[][] {
  const batches: Subject[][] = [];
  for (const subject of subjects) {
    const last = batches.at(-1);
    const most = batches.length === 1 ? FIRST_BATCH : MAX_HEALTH_SUBJECTS;
    if (last && last.length < most && last[0]?.clientId === subject.clientId) last.push(subject);
    else batches.push([subject]);
  }
  return batches;
}

/** Whether its name and its sector contain each typed word, ignoring case and accents. */
export function isFound({ name, sector }: Pick<Subject, 'name' | 'sector'>, typed: string): boolean {
  const searchable = searchForm(`${name} ${sector ?? ''}`);
  return searchForm(typed)
    .split(/\s+/)
    .every((word) => searchable.includes(word));
}
