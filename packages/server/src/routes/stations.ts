import { IdParam, LegacyStation, StationBody, StationPatch, StationWire } from '@vigia/api/contract';
import {
  can,
  changesInternalTags,
  formatPlain,
  type StationDraft,
  type StationId,
  tagEditError,
  validateStation,
} from '@vigia/domain';
import * as z from 'zod/mini';
import { change, create } from '../access/change.ts';
import { placeOf } from '../access/place-of.ts';
import { demand, inClient, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { installAtNewStation } from '../events/install-at-new-station.ts';
import { refuseFields } from '../http/field-problem.ts';
import { joinEdits } from '../http/join-edits.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { clientById } from '../stores/clients.ts';
import { demandReferences } from '../stores/references.ts';
import { lockSector, sectorById } from '../stores/sectors.ts';
import {
  insertStation,
  lockStation,
  stationById,
  stationsOfClient,
  updateStation,
} from '../stores/stations.ts';
import { legacyStation } from './legacy-shapes.ts';

const NAMES = { name: 'station_name', latitude: 'position_lat', longitude: 'position_lon' } as const;
type Fields = Omit<StationPatch, 'tags' | 'tags_before' | 'seen' | 'station_is_archived'>;
type Sent = Fields & Pick<StationPatch, 'seen'>;

/** The station as the form knows it, with what is sent in the place of what is there. */
const draftOf = (fields: Fields, row: Partial<StationWire> = {}): StationDraft => ({
  name: fields.station_name ?? row.station_name ?? '',
  sectorId: fields.sector_id ?? row.sector_id ?? null,
  latitude: fields.position_lat ?? row.station_position_lat ?? null,
  longitude: fields.position_lon ?? row.station_position_lon ?? null,
  seasonId: fields.season_id ?? null,
  cropId: fields.crop_id ?? null,
  pestId: fields.pest_id ?? null,
});

/** Columns of what was sent; what was not stays. */
const columnsOf = (fields: Fields) => ({
  ...(fields.station_name !== undefined && { station_name: fields.station_name.trim() }),
  ...(fields.sector_id !== undefined && { sector_id: fields.sector_id }),
  ...(fields.position_lat !== undefined && { station_position_lat: fields.position_lat }),
  ...(fields.position_lon !== undefined && { station_position_lon: fields.position_lon }),
  ...(fields.season_id !== undefined && { station_season_id: fields.season_id }),
  ...(fields.crop_id !== undefined && { crop_id: fields.crop_id }),
  ...(fields.pest_id !== undefined && { pest_id: fields.pest_id }),
});

const referencesOf = (fields: Fields) => ({
  sectorId: fields.sector_id,
  seasonId: fields.season_id,
  cropId: fields.crop_id,
  pestId: fields.pest_id,
});

function make(call: ScopedCall<unknown, unknown, StationBody>): Promise<StationWire> {
  const { client_id, device, ...fields } = call.body;
  return create(call, {
    action: 'station.create',
    in: { client_id, sector_id: fields.sector_id },
    work: async (tx) => {
      refuseFields(validateStation(draftOf(fields)), NAMES);
      await demandReferences(tx, call.scope, client_id, referencesOf(fields));
      const made = await insertStation(tx, {
        client_id,
        station_name: fields.station_name.trim(),
        sector_id: fields.sector_id,
        station_position_lat: fields.position_lat,
        station_position_lon: fields.position_lon,
        station_season_id: fields.season_id ?? null,
        crop_id: fields.crop_id ?? null,
        pest_id: fields.pest_id ?? null,
      });
      if (device === undefined) return made;
      await installAtNewStation(tx, call.scope, made, device, call.services.now());
      return (await stationById(tx, call.scope, made.station_id)) ?? made;
    },
  });
}

/** The tags to keep: each once, none blank, internal ones left alone by all but super administrators. */
function tagsToSave(scope: Scope, row: StationWire, sent: readonly string[]): string[] {
  const tags = sent.map((tag) => tag.trim());
  if (tags.includes('')) throw invalidField('tags', 'Un tag no puede estar vacío');
  const edit = { before: row.station_tags, after: tags };
  if (changesInternalTags(edit)) demand(scope, 'station.tags.internal', placeOf(row));
  const superAdmin = can(scope, 'station.tags.internal', placeOf(row));
  const error = tagEditError({ ...edit, pending: '', superAdmin });
  if (error !== null) throw invalidField('tags', error);
  return tags;
}

/** 409 when the tags are no longer what their editor saw; else they stay so until the end of the transaction. */
async function demandTags(tx: Tx, scope: Scope, { station_id }: StationWire, seen: readonly string[]) {
  await lockStation(tx, station_id);
  const row = await stationById(tx, scope, station_id);
  if (JSON.stringify(row?.station_tags) !== JSON.stringify(seen))
    throw new HttpProblem('conflict', { detail: 'Los tags cambiaron mientras se editaban' });
}

/** What is there of the fields that an edit may send. */
const fieldsOf = (row: StationWire) => ({
  station_name: row.station_name,
  sector_id: row.sector_id,
  position_lat: row.station_position_lat,
  position_lon: row.station_position_lon,
  season_id: row.station_season_id,
  crop_id: row.crop_id,
  pest_id: row.pest_id,
});

const POSITION = ['position_lat', 'position_lon'] as const;
const degreesSaid = (degrees: number | null) => (degrees === null ? '' : formatPlain(degrees));

/** Of what is sent what it changes, joined to what others changed since its editor saw the station. */
async function joinedFields(
  tx: Tx,
  scope: Scope,
  row: StationWire,
  { seen, ...sent }: Sent,
): Promise<Fields> {
  if (seen === undefined) return sent;
  await lockStation(tx, row.station_id);
  const now = fieldsOf((await stationById(tx, scope, row.station_id)) ?? row);
  const shown = { position_lat: degreesSaid(now.position_lat), position_lon: degreesSaid(now.position_lon) };
  const {
    position_lat: latitude,
    position_lon: longitude,
    ...changes
  } = joinEdits(sent, seen, now, { shown, together: POSITION });
  return {
    ...changes,
    ...(latitude != null && { position_lat: latitude }),
    ...(longitude != null && { position_lon: longitude }),
  };
}

/** Back into use, without the device that was freed when it was archived, and only in a sector that is in use. */
async function restored(tx: Tx, scope: Scope, row: StationWire): Promise<StationWire> {
  demand(scope, 'station.archive', placeOf(row));
  await lockSector(tx, row.sector_id);
  const sector = await sectorById(tx, scope, row.sector_id);
  if (sector?.archived !== false) {
    const name = sector?.name ?? '';
    throw new HttpProblem('conflict', { detail: `El campo ${name} está archivado: restáurelo primero` });
  }
  return await updateStation(tx, row, { station_is_archived: false });
}

async function editStation(tx: Tx, scope: Scope, found: StationWire, patch: StationPatch) {
  const { tags, tags_before: tagsSeen, station_is_archived: archived, ...sent } = patch;
  const row = found.station_is_archived && archived === false ? await restored(tx, scope, found) : found;
  const editsStation = tags === undefined || Object.keys(sent).length > 0;
  if (tags !== undefined) demand(scope, 'station.tags.edit', placeOf(row));
  if (editsStation) demand(scope, 'station.edit', placeOf(row));
  if (row.station_is_archived) throw new HttpProblem('conflict', { detail: 'La estación está archivada' });
  if (tagsSeen !== undefined) await demandTags(tx, scope, row, tagsSeen);
  const fields = await joinedFields(tx, scope, row, sent);
  refuseFields(validateStation(draftOf(fields, row)), NAMES, fields);
  await demandReferences(tx, scope, row.client_id, referencesOf(fields));
  if (fields.sector_id !== undefined) {
    demand(scope, 'station.edit', { clientId: row.client_id, sectorId: fields.sector_id });
  }
  const columns = {
    ...columnsOf(fields),
    ...(tags !== undefined && { station_tags: tagsToSave(scope, row, tags) }),
  };
  return Object.keys(columns).length === 0 ? row : await updateStation(tx, row, columns);
}

const edit = (call: ScopedCall<{ station_id: StationId }, unknown, StationPatch>): Promise<StationWire> =>
  change(call, {
    find: (tx, scope) => stationById(tx, scope, call.param.station_id),
    action: null,
    work: (tx, row) => editStation(tx, call.scope, row, call.body),
  });

/** A deleted station keeps its history; its device is free for another one. */
async function archive(call: ScopedCall<{ station_id: StationId }>): Promise<never> {
  await change(call, {
    find: (tx, scope) => stationById(tx, scope, call.param.station_id),
    action: 'station.archive',
    work: async (tx, row) =>
      void (await updateStation(tx, row, { station_is_archived: true, assigned_node_sn: null })),
  });
  return null as never;
}

const ofStation = z.object({ station_id: IdParam });

export const stationRoutes = [
  route({
    method: 'post',
    path: '/v2/stations',
    refuses: ['conflict'],
    summary: 'Make a station, with its device where one is named',
    access: { kind: 'session', action: 'station.create', target: 'client' },
    body: StationBody,
    answer: StationWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/stations/{station_id}',
    refuses: ['conflict'],
    summary: 'Edit a station or its tags, or restore an archived one',
    access: { kind: 'session', action: 'station.tags.edit', target: 'station' },
    param: ofStation,
    body: StationPatch,
    answer: StationWire,
    run: edit,
  }),
  route({
    method: 'delete',
    path: '/v2/stations/{station_id}',
    summary: 'Archive a station and release its device',
    access: { kind: 'session', action: 'station.archive', target: 'station' },
    param: ofStation,
    answer: null,
    status: 204,
    run: archive,
  }),
  route({
    method: 'get',
    path: '/clients/{client_id}/stations',
    summary: 'Stations of a client (older names)',
    access: { kind: 'session', action: 'station.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    answer: z.array(LegacyStation),
    run: ({ scope, services, param: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) =>
        (await clientById(tx, scope, id)) === null
          ? null
          : (await stationsOfClient(tx, scope, id)).map(legacyStation),
      ),
  }),
];
