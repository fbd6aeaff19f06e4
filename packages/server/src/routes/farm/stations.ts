import {
  IdParam,
  inDegrees,
  LegacyStation,
  namesOf,
  StationBody,
  StationPatch,
  StationWire,
  stationInput,
} from '@vigia/api/contract';
import { can } from '@vigia/domain/access';
import { formatPlain } from '@vigia/domain/es';
import {
  changesInternalTags,
  type PartOf,
  type Station,
  type StationId,
  tagEditError,
  validateStation,
} from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { installAtNewStation } from '../../events/install-at-new-station.ts';
import { responsibleFor } from '../../events/responsible.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { demandReferences } from '../../stores/farm/references.ts';
import { keepSectors, lockSector, sectorById } from '../../stores/farm/sectors.ts';
import {
  insertStation,
  lockStation,
  stationById,
  stationsOfClient,
  updateStation,
} from '../../stores/farm/stations.ts';

const NAMES = namesOf(stationInput);
/** Fields of the form of a station, with both degrees of its position separate. */
type Sent = PartOf<Omit<StationBody, 'clientId' | 'device'>>;

async function make(call: ScopedCall<unknown, unknown, StationBody>): Promise<Station> {
  const { device, latitude, longitude, ...input } = call.body;
  const { clientId, sectorId } = input;
  const { databases, now } = call.services;
  const responsible = device ? await responsibleFor(databases, call.scope, clientId, device.userEmail) : null;
  return await create(call, {
    action: 'station.create',
    in: { clientId, sectorId },
    work: async (tx) => {
      refuseFields(validateStation(call.body), NAMES);
      // The sector is locked before the device, as in an install.
      if (device !== undefined) await lockSector(tx, sectorId);
      await demandReferences(tx, call.scope, clientId, input);
      const position = { latitude, longitude };
      const made = await insertStation(tx, { ...input, name: input.name.trim(), position });
      if (device === undefined) return made;
      const install = { device, responsible, now: now() };
      const event = await installAtNewStation(tx, call.scope, made, install);
      call.c.set('eventId', event.id);
      return (await stationById(tx, call.scope, made.id)) ?? made;
    },
  });
}

/** The tags to store: each once, none blank. Only super administrators may change internal ones. */
function tagsToSave(scope: Scope, station: Station, sent: readonly string[]): string[] {
  const tags = sent.map((tag) => tag.trim());
  if (tags.includes('')) throw invalidField('tags', 'Un tag no puede estar vacío');
  const edit = { before: station.tags, after: tags };
  if (changesInternalTags(edit)) demand(scope, 'station.tags.internal', station);
  const superAdmin = can(scope, 'station.tags.internal', station);
  const error = tagEditError({ ...edit, pending: '', superAdmin });
  if (error !== null) throw invalidField('tags', error);
  return tags;
}

/** 409 when the tags differ from those that their editor saw. */
function demandTags({ tags }: Station, seen: readonly string[]): void {
  if (JSON.stringify(tags) !== JSON.stringify(seen))
    throw new HttpProblem('conflict', { detail: 'Los tags cambiaron mientras se editaban' });
}

const degreesText = (degrees: number | null) => (degrees === null ? '' : formatPlain(degrees));

/** The sent fields that change something, joined with what others changed since its editor saw the station. */
function joined(station: Station, sent: Sent, seen: StationPatch['seen']): Sent {
  if (seen === undefined) return sent;
  const now = inDegrees(station);
  const { latitude, longitude, ...changes } = joinEdits<typeof now>(sent, seen, now, {
    shown: { latitude: degreesText(now.latitude), longitude: degreesText(now.longitude) },
    names: NAMES,
    together: ['latitude', 'longitude'],
  });
  return {
    ...changes,
    ...(latitude != null && { latitude }),
    ...(longitude != null && { longitude }),
  };
}

/** Restores a station, without the device that was freed when it was archived. Its sector must be in use. */
async function restored(tx: Tx, scope: Scope, station: Station): Promise<Station> {
  const sector = await sectorById(tx, scope, station.sectorId);
  if (sector?.archived !== false) {
    const name = sector?.name ?? '';
    throw new HttpProblem('conflict', { detail: `El campo ${name} está archivado: restáurelo primero` });
  }
  return await updateStation(tx, station, { archived: false });
}

/** Locks the sectors that decide about an edit: that of a station to restore, and the one that it moves to. */
const keepSectorsOf = (tx: Tx, station: Station, { archived, sectorId }: StationPatch) =>
  keepSectors(tx, [
    ...(archived === false ? [station.sectorId] : []),
    ...(sectorId === undefined ? [] : [sectorId]),
  ]);

/** Locks the station, after the sectors that decide about its edit. @returns its present state */
async function lockedStation(tx: Tx, scope: Scope, found: Station, patch: StationPatch): Promise<Station> {
  await keepSectorsOf(tx, found, patch);
  await lockStation(tx, found.id);
  const station = await stationById(tx, scope, found.id);
  if (station === null) throw notFound();
  return station;
}

const isRestored = ({ archived }: Station, patch: StationPatch): boolean =>
  archived && patch.archived === false;

function demandEdit(scope: Scope, station: Station, patch: StationPatch): void {
  const { tags, tagsBefore: _, archived: __, seen, ...sent } = patch;
  if (isRestored(station, patch)) demand(scope, 'station.archive', station);
  if (tags !== undefined) demand(scope, 'station.tags.edit', station);
  const editsStation = tags === undefined || seen !== undefined || Object.keys(sent).length > 0;
  if (editsStation) demand(scope, 'station.edit', station);
}

async function editStation(tx: Tx, scope: Scope, before: Station, patch: StationPatch) {
  // Checked before any lock, as readers may not lock rows.
  demandEdit(scope, before, patch);
  const found = await lockedStation(tx, scope, before, patch);
  demandEdit(scope, found, patch);
  const { tags, tagsBefore, archived: _, seen, ...sent } = patch;
  const station = isRestored(found, patch) ? await restored(tx, scope, found) : found;
  if (station.archived) throw new HttpProblem('conflict', { detail: 'La estación está archivada' });
  if (tagsBefore !== undefined) demandTags(station, tagsBefore);
  const fields = joined(station, sent, seen);
  refuseFields(validateStation({ ...inDegrees(station), ...fields }), NAMES, fields);
  const { clientId } = station;
  await demandReferences(tx, scope, clientId, fields, { kept: station });
  if (fields.sectorId !== undefined) demand(scope, 'station.edit', { clientId, sectorId: fields.sectorId });
  const changes = {
    ...fields,
    ...(fields.name !== undefined && { name: fields.name.trim() }),
    ...(tags !== undefined && { tags: tagsToSave(scope, station, tags) }),
  };
  return Object.keys(changes).length === 0 ? station : await updateStation(tx, station, changes);
}

const edit = (call: ScopedCall<{ station_id: StationId }, unknown, StationPatch>): Promise<Station> =>
  change(call, {
    find: (tx, scope) => stationById(tx, scope, call.param.station_id),
    action: null,
    work: (tx, station) => editStation(tx, call.scope, station, call.body),
  });

/** Archives a station. It keeps its history, and its device becomes free. */
async function archive(call: ScopedCall<{ station_id: StationId }>): Promise<never> {
  await change(call, {
    find: (tx, scope) => stationById(tx, scope, call.param.station_id),
    lock: (tx) => lockStation(tx, call.param.station_id),
    action: 'station.archive',
    work: async (tx, station) =>
      void (await updateStation(tx, station, { archived: true, nodeSerial: null })),
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
    about:
      'The device is a spare one of the client, or one to register, which takes a super administrator; its install is reported for today.',
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
    about:
      'Fields that are absent stay as they are. Tags are for everybody who sees the station, internal tags for super administrators, all else for administrators.',
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
    about: 'Its history stays, and it can be restored.',
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
    about: 'Archived stations are left out.',
    access: { kind: 'session', action: 'station.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    answer: z.array(LegacyStation),
    run: ({ scope, services, param: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) =>
        (await clientById(tx, scope, id)) === null ? null : await stationsOfClient(tx, scope, id),
      ),
  }),
];
