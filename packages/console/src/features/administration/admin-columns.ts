import { ADMIN_WORDS, BIOFIX_TYPE_WORDS, formatDateTime, personRoleText } from '@vigia/domain/es';
import { type FormField, STATION_FORM, type StationDraft, speciesOf, stationDraft } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import type { FarmFieldWords } from '../../shared/farm-fields/words.ts';
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
import type { AdministrationWords } from './words.ts';

/** The client of a row; the column is hidden once a client is chosen. */
export const CLIENT_COLUMN = 'client';
const client = <Row extends UserRow | StationRow | SectorRow | NodeRow | SeasonRow | BiofixRow>(
  words: AdministrationWords,
) =>
  ({
    id: CLIENT_COLUMN,
    header: words.columns.client,
    value: clientName,
    card: 'head',
  }) satisfies DataColumn<Row>;

/** What somebody who is limited to sectors is not told of other people. */
const OF_ACCOUNTS: readonly string[] = ['enabled', 'status', 'lastAccess', 'created', 'role'];

/** @param isLimited whether the reader is limited to sectors of one of the clients */
export const userColumns = (words: AdministrationWords, isLimited: boolean): readonly DataColumn<UserRow>[] =>
  accountColumns(words).filter(({ id }) => !isLimited || !OF_ACCOUNTS.includes(id));

const accountColumns = (words: AdministrationWords): readonly DataColumn<UserRow>[] => [
  { id: 'email', header: words.columns.email, value: ({ user }) => user.email, card: 'title' },
  client<UserRow>(words),
  { id: 'firstName', header: words.columns.firstName, value: ({ user }) => user.firstName, card: 'head' },
  { id: 'lastName', header: words.columns.lastName, value: ({ user }) => user.lastName, card: 'head' },
  {
    id: 'enabled',
    header: words.columns.enabled,
    value: ({ user }) => (user.enabled ? words.yes : words.no),
    filter: 'choice',
  },
  {
    id: 'status',
    header: words.columns.status,
    value: ({ user }) => statusText(words, user),
    filter: 'choice',
  },
  {
    id: 'lastAccess',
    header: words.columns.lastAccess,
    kind: 'datetime',
    value: ({ user }) => user.lastAccess,
    cell: ({ user: { lastAccess } }) => lastAccessText(lastAccess),
    text: ({ user: { lastAccess } }) => lastAccessText(lastAccess),
  },
  { id: 'created', header: words.columns.created, kind: 'datetime', value: ({ user }) => user.createdAt },
  { id: 'role', header: words.columns.role, value: ({ user }) => personRoleText(user), filter: 'choice' },
  { id: 'sectors', header: words.columns.sectors, value: ({ sectors }) => sectors },
];

const lastAccessText = (at: number | null): string =>
  at === null ? ADMIN_WORDS.neverSeen : formatDateTime(at);

/** What a form asks for as prose, a column each. */
export const proseColumns = <Row, Draft>(
  fields: readonly FormField<Draft>[],
  labels: { readonly [Name in keyof Draft & string]?: string },
  draftOf: (row: Row) => Draft,
): readonly DataColumn<Row>[] =>
  fields
    .filter(({ kind }) => kind === 'prose')
    .map(({ name }) => ({
      id: name,
      header: labels[name] ?? name,
      value: (row) => String(draftOf(row)[name]),
    }));

export const stationColumns = (
  words: AdministrationWords,
  labels: FarmFieldWords['station'],
): readonly DataColumn<StationRow>[] => [
  {
    id: 'node',
    header: labels.nodeSerial,
    value: ({ station }) => station.nodeSerial ?? ADMIN_WORDS.notAssigned,
  },
  client<StationRow>(words),
  {
    id: 'sector',
    header: labels.sectorId,
    value: ({ sector }) => sector,
    card: 'head',
    filter: 'choice',
  },
  { id: 'station', header: words.columns.station, value: ({ station }) => station.name, card: 'title' },
  { id: 'crop', header: labels.cropId, value: ({ crop }) => crop, filter: 'choice' },
  {
    id: 'pest',
    header: labels.pestId,
    value: ({ pest }) => pest,
    alsoFoundBy: ({ station: { pestId } }) => speciesOf(pestId),
    card: 'head',
    filter: 'choice',
  },
  { id: 'season', header: labels.seasonId, value: ({ season }) => season, filter: 'choice' },
  ...proseColumns<StationRow, StationDraft>(STATION_FORM, labels, ({ station }) => stationDraft(station)),
];

export const sectorColumns = (words: AdministrationWords): readonly DataColumn<SectorRow>[] => [
  { id: 'name', header: words.columns.name, value: ({ sector }) => sector.name, card: 'title' },
  client<SectorRow>(words),
  { id: 'locality', header: words.columns.locality, value: ({ locality }) => locality, card: 'head' },
  { id: 'region', header: words.columns.region, value: ({ region }) => region, filter: 'choice' },
  {
    id: 'created',
    header: words.columns.created,
    kind: 'datetime',
    value: ({ sector }) => Date.parse(sector.dateCreated),
  },
];

export const nodeColumns = (words: AdministrationWords): readonly DataColumn<NodeRow>[] => [
  { id: 'serial', header: words.columns.node, value: ({ node }) => node.serial, card: 'title' },
  client<NodeRow>(words),
  {
    id: 'firmware',
    header: words.columns.firmware,
    value: ({ node }) => node.firmwareVersion,
    filter: 'choice',
  },
  {
    id: 'created',
    header: words.columns.created,
    kind: 'datetime',
    value: ({ node }) => Date.parse(node.dateCreated),
  },
];

export const seasonColumns = (words: AdministrationWords): readonly DataColumn<SeasonRow>[] => [
  { id: 'name', header: words.columns.name, value: ({ season }) => season.name, card: 'title' },
  client<SeasonRow>(words),
  {
    id: 'start',
    header: words.columns.start,
    kind: 'date',
    value: ({ season }) => season.start,
    card: 'head',
  },
  { id: 'end', header: words.columns.end, kind: 'date', value: ({ season }) => season.end, card: 'head' },
];

export const biofixColumns = (
  words: AdministrationWords,
  labels: FarmFieldWords['biofix'],
): readonly DataColumn<BiofixRow>[] => [
  { id: 'season', header: labels.seasonId, value: ({ season }) => season, filter: 'choice' },
  client<BiofixRow>(words),
  {
    id: 'pest',
    header: labels.pestId,
    value: ({ pest }) => pest,
    alsoFoundBy: ({ biofix: { pestId } }) => speciesOf(pestId),
    card: 'head',
    filter: 'choice',
  },
  {
    id: 'sector',
    header: labels.sectorId,
    value: ({ sector }) => sector,
    card: 'title',
    filter: 'choice',
  },
  { id: 'date', header: labels.date, kind: 'date', value: ({ biofix }) => biofix.date, card: 'head' },
  {
    id: 'type',
    header: labels.type,
    value: ({ biofix }) => BIOFIX_TYPE_WORDS[biofix.type],
    filter: 'choice',
  },
];
