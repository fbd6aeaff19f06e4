import { ADMIN_WORDS, BIOFIX_TYPE_WORDS, formatDateTime, personRoleText, speciesOf } from '@vigia/domain';
import type { DataColumn } from '@vigia/ui/table';
import {
  type BiofixRow,
  clientName,
  type NodeRow,
  type SeasonRow,
  type SectorRow,
  type StationRow,
  statusText,
  type UserRow,
} from './admin-rows.ts';
import { WORDS } from './words.ts';

const C = WORDS.columns;

/** Whose a row is; gone from the table once a client is chosen. */
export const CLIENT_COLUMN = 'client';
const client = <Row extends UserRow | StationRow | SectorRow | NodeRow | SeasonRow | BiofixRow>() =>
  ({ id: CLIENT_COLUMN, header: C.client, value: clientName, card: 'head' }) satisfies DataColumn<Row>;

export const userColumns = (): readonly DataColumn<UserRow>[] => [
  { id: 'email', header: C.email, value: ({ user }) => user.email, card: 'title' },
  client<UserRow>(),
  { id: 'firstName', header: C.firstName, value: ({ user }) => user.firstName, card: 'head' },
  { id: 'lastName', header: C.lastName, value: ({ user }) => user.lastName, card: 'head' },
  {
    id: 'enabled',
    header: C.enabled,
    value: ({ user }) => (user.enabled ? WORDS.yes : WORDS.no),
    filter: 'choice',
  },
  { id: 'status', header: C.status, value: ({ user }) => statusText(user), filter: 'choice' },
  {
    id: 'lastAccess',
    header: C.lastAccess,
    kind: 'datetime',
    value: ({ user }) => user.lastAccess,
    cell: ({ user: { lastAccess } }) => lastAccessText(lastAccess),
    text: ({ user: { lastAccess } }) => lastAccessText(lastAccess),
  },
  { id: 'created', header: C.created, kind: 'datetime', value: ({ user }) => user.createdAt },
  { id: 'role', header: C.role, value: ({ user }) => personRoleText(user), filter: 'choice' },
  { id: 'sectors', header: C.sectors, value: ({ sectors }) => sectors },
];

const lastAccessText = (at: number | null): string =>
  at === null ? ADMIN_WORDS.neverSeen : formatDateTime(at);

export const stationColumns = (): readonly DataColumn<StationRow>[] => [
  { id: 'node', header: C.node, value: ({ station }) => station.nodeSerial ?? ADMIN_WORDS.notAssigned },
  client<StationRow>(),
  { id: 'sector', header: C.sector, value: ({ sector }) => sector, card: 'head', filter: 'choice' },
  { id: 'station', header: C.station, value: ({ station }) => station.name, card: 'title' },
  { id: 'crop', header: C.crop, value: ({ crop }) => crop, filter: 'choice' },
  {
    id: 'pest',
    header: C.pest,
    value: ({ pest }) => pest,
    alsoFoundBy: ({ station: { pestId } }) => speciesOf(pestId),
    card: 'head',
    filter: 'choice',
  },
  { id: 'season', header: C.season, value: ({ season }) => season, filter: 'choice' },
];

export const sectorColumns = (): readonly DataColumn<SectorRow>[] => [
  { id: 'name', header: C.name, value: ({ sector }) => sector.name, card: 'title' },
  client<SectorRow>(),
  { id: 'locality', header: C.locality, value: ({ locality }) => locality, card: 'head' },
  { id: 'region', header: C.region, value: ({ region }) => region, filter: 'choice' },
  {
    id: 'created',
    header: C.created,
    kind: 'datetime',
    value: ({ sector }) => Date.parse(sector.dateCreated),
  },
];

export const nodeColumns = (): readonly DataColumn<NodeRow>[] => [
  { id: 'serial', header: C.node, value: ({ node }) => node.serial, card: 'title' },
  client<NodeRow>(),
  { id: 'firmware', header: C.firmware, value: ({ node }) => node.firmwareVersion, filter: 'choice' },
  { id: 'created', header: C.created, kind: 'datetime', value: ({ node }) => Date.parse(node.dateCreated) },
];

export const seasonColumns = (): readonly DataColumn<SeasonRow>[] => [
  { id: 'name', header: C.name, value: ({ season }) => season.name, card: 'title' },
  client<SeasonRow>(),
  { id: 'start', header: C.start, kind: 'date', value: ({ season }) => season.start, card: 'head' },
  { id: 'end', header: C.end, kind: 'date', value: ({ season }) => season.end, card: 'head' },
];

export const biofixColumns = (): readonly DataColumn<BiofixRow>[] => [
  { id: 'season', header: C.season, value: ({ season }) => season, filter: 'choice' },
  client<BiofixRow>(),
  {
    id: 'pest',
    header: C.pest,
    value: ({ pest }) => pest,
    alsoFoundBy: ({ biofix: { pestId } }) => speciesOf(pestId),
    card: 'head',
    filter: 'choice',
  },
  { id: 'sector', header: C.sector, value: ({ sector }) => sector, card: 'title', filter: 'choice' },
  { id: 'date', header: C.date, kind: 'date', value: ({ biofix }) => biofix.date, card: 'head' },
  { id: 'type', header: C.type, value: ({ biofix }) => BIOFIX_TYPE_WORDS[biofix.type], filter: 'choice' },
];
