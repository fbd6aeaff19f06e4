import {
  EmbedKeyAnswer,
  EmbedKeyBody,
  EmbedKeyPatch,
  EmbedKeysQuery,
  EmbedKeyText,
  EmbedKeyWire,
  EmbedRotateBody,
  IdParam,
} from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain/farm';
import { type EmbedKey, embedKeyState } from '@vigia/domain/published';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, inClient, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { makeKey, rotateKey } from '../../embed/change-keys.ts';
import { joinedKey, type SubjectNames } from '../../embed/join-key.ts';
import { checkedDraft, checkedOpened } from '../../embed/key-draft.ts';
import { hashOfEmbedKey } from '../../embed/new-key.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  editEmbedKey,
  emailOf,
  embedKeyRow,
  embedKeysOfClient,
  hasKeyHash,
  keepEmbedKey,
  lockEmbedKey,
  revokeEmbedKey,
} from '../../stores/embed/embed-key-rows.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { stationsOfClient } from '../../stores/farm/stations.ts';

const PARAM = z.object({ key_id: IdParam });
const EDIT = { kind: 'session', action: 'embed-key.edit', target: 'embed-key' } as const;

async function createKey(call: ScopedCall<unknown, unknown, EmbedKeyBody>) {
  const { scope, services, body } = call;
  const { databases, now } = services;
  const email = await emailOf(databases.auth, scope.userId);
  return await write(call, {
    clientId: body.clientId,
    work: async (tx) => {
      if (!(await seesSubjects(tx, scope, body))) throw notFound();
      demand(scope, 'embed-key.edit', { clientId: body.clientId });
      const checked = checkedDraft(body, now());
      if ('errors' in checked) throw new HttpProblem('invalid-input', { errors: checked.errors });
      return await makeKey(tx, body.clientId, checked.draft, email);
    },
  });
}

/** Whether the client exists, and the caller sees all sectors and stations that the key opens. */
async function seesSubjects(tx: Tx, scope: Scope, { clientId, ...subjects }: EmbedKeyBody) {
  if ((await clientById(tx, scope, clientId)) === null) return false;
  return sees(await visiblePlaces(tx, scope, clientId), subjects);
}

async function visiblePlaces(tx: Tx, scope: Scope, clientId: ClientId) {
  const sectors = await sectorsOfClient(tx, scope, clientId);
  const stations = await stationsOfClient(tx, scope, clientId);
  return {
    sectors: new Map(sectors.map(({ id, name }) => [id, name])),
    stations: new Map(stations.map(({ id, name }) => [id, name])),
  };
}

const sees = (
  { sectors, stations }: SubjectNames,
  { sectorIds, stationIds }: Pick<EmbedKeyBody, 'sectorIds' | 'stationIds'>,
): boolean => sectorIds.every((id) => sectors.has(id)) && stationIds.every((id) => stations.has(id));

async function rotate(call: ScopedCall<{ key_id: number }, unknown, z.output<typeof EmbedRotateBody>>) {
  const { scope, services, param, body } = call;
  const { databases, now } = services;
  const createdBy = await emailOf(databases.auth, scope.userId);
  return await change(call, {
    find: (tx, own) => embedKeyRow(tx, own, param.key_id),
    lock: (tx) => lockEmbedKey(tx, param.key_id),
    action: 'embed-key.edit',
    work: async (tx, old) => {
      const rotated = await rotateKey(tx, old, { now: now(), overlapDays: body.overlapDays, createdBy });
      if (rotated === null) throw new HttpProblem('conflict');
      return rotated;
    },
  });
}

/**
 * Edits a key, with immediate effect also on open sessions: each call reads the rights and sites of the key.
 */
async function edit(call: ScopedCall<{ key_id: number }, unknown, EmbedKeyPatch>): Promise<EmbedKey> {
  const { scope, services, param, body } = call;
  const saved = await change(call, {
    find: (tx, own) => embedKeyRow(tx, own, param.key_id),
    lock: (tx) => lockEmbedKey(tx, param.key_id),
    action: 'embed-key.edit',
    work: async (tx, row) => {
      if (!['active', 'replaced'].includes(embedKeyState(row, services.now())))
        throw new HttpProblem('conflict', { detail: 'La llave ya no está activa' });
      const subjects = await visiblePlaces(tx, scope, row.clientId);
      if (!sees(subjects, addedSubjects(row, body))) throw notFound();
      const checked = checkedOpened(body);
      if ('errors' in checked) throw new HttpProblem('invalid-input', { errors: checked.errors });
      const joined = checkedOpened(joinedKey(row, checked.draft, body.seen, subjects));
      if ('errors' in joined) throw new HttpProblem('conflict', { errors: joined.errors });
      return await editEmbedKey(tx, row, joined.draft);
    },
  });
  services.embedKeys.forgetAll();
  return saved;
}

/** Stores the text of a key that was made before the service stored it, once somebody enters it. */
async function bring(call: ScopedCall<{ key_id: number }, unknown, z.output<typeof EmbedKeyText>>) {
  const key = call.body.key.trim();
  return await change(call, {
    find: (tx, own) => embedKeyRow(tx, own, call.param.key_id),
    action: 'embed-key.edit',
    work: async (tx, row) => {
      if (!(await hasKeyHash(call.services.databases.auth, row, hashOfEmbedKey(key))))
        throw invalidField(
          'key',
          `No es esta llave. Cópiela entera del código de una página que la usa: comienza con ${row.prefix}`,
        );
      await keepEmbedKey(tx, row, key);
      return { ...row, key };
    },
  });
}

/** Sectors and stations that are added to a key. Only these are checked, as others may no longer exist. */
const addedSubjects = (row: EmbedKey, { sectorIds, stationIds }: EmbedKeyPatch) => ({
  sectorIds: sectorIds.filter((id) => !row.sectorIds.includes(id)),
  stationIds: stationIds.filter((id) => !row.stationIds.includes(id)),
});

export const embedKeyRoutes = [
  route({
    method: 'get',
    path: '/v2/embed-keys',
    summary: 'Publishable keys of a client: what they open, where, and when they were last used',
    about: 'Who is limited to sectors is told the keys that open nothing else.',
    access: { kind: 'session', action: 'embed-key.read', target: 'client' },
    query: EmbedKeysQuery,
    answer: z.array(EmbedKeyWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'embed-key.read', { clientId });
        return await embedKeysOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/embed-keys',
    summary: 'A new publishable key for partners’ pages',
    about: 'It opens at least one sector or station.',
    answered: 'The key.',
    access: { kind: 'session', action: 'embed-key.edit', target: 'client' },
    body: EmbedKeyBody,
    answer: EmbedKeyAnswer,
    status: 201,
    run: createKey,
  }),
  route({
    method: 'put',
    path: '/v2/embed-keys/{key_id}',
    refuses: ['conflict'],
    summary: 'Give a key another name, other places, figures and sites; it stays the same key',
    about: 'In force at once, also for pages that are open; a key that has ended is not edited.',
    access: EDIT,
    param: PARAM,
    body: EmbedKeyPatch,
    answer: EmbedKeyWire,
    run: edit,
  }),
  route({
    method: 'put',
    path: '/v2/embed-keys/{key_id}/key',
    summary: 'Bring a key of which the hash alone is there, so that its code can be shown whole',
    access: EDIT,
    param: PARAM,
    body: EmbedKeyText,
    answer: EmbedKeyWire,
    run: bring,
  }),
  route({
    method: 'post',
    path: '/v2/embed-keys/{key_id}/rotate',
    refuses: ['conflict'],
    summary: 'A key that takes over from another, which goes on opening for some days',
    about: 'Only a key in force gets another after it.',
    answered: 'The key that takes over.',
    access: EDIT,
    param: PARAM,
    body: EmbedRotateBody,
    answer: EmbedKeyAnswer,
    status: 201,
    run: rotate,
  }),
  route({
    method: 'post',
    path: '/v2/embed-keys/{key_id}/revoke',
    summary: 'End a key: within a minute it opens nothing any more',
    about: 'A key that has ended stays as it was.',
    answered: 'The key, which opens nothing any more.',
    access: EDIT,
    param: PARAM,
    answer: EmbedKeyWire,
    run: (call) =>
      change(call, {
        find: (tx, scope) => embedKeyRow(tx, scope, call.param.key_id),
        lock: (tx) => lockEmbedKey(tx, call.param.key_id),
        action: 'embed-key.edit',
        work: async (tx, row) => {
          if (row.revokedAt !== null) return row;
          const at = call.services.now();
          await revokeEmbedKey(tx, row, at);
          return { ...row, revokedAt: at };
        },
      }),
  }),
];
