import {
  ClientBody,
  ClientListAnswer,
  ClientListQuery,
  ClientPatch,
  ClientWire,
  clientInput,
  IdParam,
  namesOf,
} from '@vigia/api/contract';
import { type Client, type ClientAttributes, type ClientId, validateClient } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { ownerOf } from '../../access/owner-of.ts';
import { collect, demand, NO_CLIENT, search } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { joinEdits } from '../../http/join-edits.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import {
  clientById,
  insertClient,
  listClients,
  lockClient,
  nextClientId,
  updateClient,
} from '../../stores/farm/clients.ts';

const ofClient = z.object({ client_id: IdParam });
const NAMES = namesOf(clientInput);

const taxIdOf = (text: string | null | undefined): string | null => text?.trim() || null;

/**
 * Creates a client. Its id is taken first, as row-level security accepts the row only when the transaction acts
 * as this client.
 */
async function create(call: ScopedCall<unknown, unknown, ClientBody>): Promise<Client> {
  const { scope, body, services } = call;
  demand(scope, 'client.create', { clientId: NO_CLIENT });
  const id = await nextClientId(services.databases.app);
  return await write(call, {
    clientId: id,
    work: async (tx) => {
      refuseFields(validateClient(body), NAMES);
      return await insertClient(tx, { ...body, id, name: body.name.trim(), taxId: taxIdOf(body.taxId) });
    },
  });
}

const attributesOf = ({ isDevicePool, isCounted, isTest }: Client): ClientAttributes => ({
  isDevicePool,
  isCounted,
  isTest,
});
const yesOrNo = (on: boolean): string => (on ? 'sí' : 'no');

/** The sent fields, joined with what others changed since its editor saw the client. */
function joined(client: Client, { seen, archived: _, ...sent }: ClientPatch) {
  if (seen === undefined) return sent;
  const { name, taxId, requiresSecondStep } = client;
  const attributes = attributesOf(client);
  const wanted = {
    ...sent,
    name: sent.name?.trim(),
    taxId: sent.taxId === undefined ? undefined : taxIdOf(sent.taxId),
  };
  const now = { name, taxId, requiresSecondStep, ...attributes };
  return joinEdits(wanted, seen, now, {
    names: NAMES,
    shown: {
      requiresSecondStep: yesOrNo(requiresSecondStep),
      isDevicePool: yesOrNo(attributes.isDevicePool),
      isCounted: yesOrNo(attributes.isCounted),
      isTest: yesOrNo(attributes.isTest),
    },
  });
}

/** Attributes have effects on other clients, so an administrator of one client alone may not change them. */
function demandAttributes(scope: Scope, was: Client, is: Client): void {
  const names = Object.keys(attributesOf(was)) as (keyof ClientAttributes)[];
  if (names.some((name) => was[name] !== is[name])) demand(scope, 'client.attributes.edit', ownerOf(was));
}

/** Edits, archives or restores a client. An archived client must be restored before anything else. */
async function edit(call: ScopedCall<{ client_id: ClientId }, unknown, ClientPatch>): Promise<Client> {
  const { scope, body, param, services } = call;
  const saved = await change(call, {
    find: (tx) => clientById(tx, scope, param.client_id),
    lock: (tx) => lockClient(tx, param.client_id),
    action: 'client.edit',
    evenArchived: true,
    work: async (tx, now) => {
      const { archived = now.archived } = body;
      if (now.archived && archived) {
        throw new HttpProblem('conflict', { detail: 'El cliente está archivado: restáurelo primero' });
      }
      if (archived !== now.archived) demand(scope, 'client.archive', ownerOf(now));
      const next: Client = { ...now, ...joined(now, body) };
      demandAttributes(scope, now, next);
      refuseFields(validateClient(next), NAMES, body);
      const { id, dateCreated: _, ...rest } = next;
      return await updateClient(tx, id, {
        ...rest,
        name: next.name.trim(),
        taxId: taxIdOf(next.taxId),
        archived,
      });
    },
  });
  if (body.archived !== undefined || body.requiresSecondStep !== undefined) services.entitlements.forgetAll();
  if (body.archived !== undefined) services.embedKeys.forgetAll();
  return saved;
}

const createRoute = (path: string) =>
  route({
    method: 'post',
    path,
    summary: 'Make a client',
    about: 'A new client is nobody’s yet: it takes somebody who administers every client.',
    access: { kind: 'session', action: 'client.create', target: 'none' },
    body: ClientBody,
    answer: ClientWire,
    status: 201,
    run: create,
  });

export const clientRoutes = [
  route({
    method: 'get',
    path: '/v2/clients',
    summary: 'Clients the caller reaches',
    about: 'By id.',
    access: { kind: 'session', action: 'client.read', target: 'none' },
    query: ClientListQuery,
    answer: ClientListAnswer,
    run: ({ scope, services, query }) =>
      collect(services.databases.app, scope, (tx) => listClients(tx, scope, query.archived === 'true')),
  }),
  route({
    method: 'get',
    path: '/v2/clients/{client_id}',
    summary: 'One client',
    access: { kind: 'session', action: 'client.read', target: 'client' },
    param: ofClient,
    answer: ClientWire,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) => clientById(tx, scope, param.client_id)),
  }),
  createRoute('/v2/clients'),
  createRoute('/clients'),
  route({
    method: 'put',
    path: '/v2/clients/{client_id}',
    refuses: ['conflict'],
    summary: 'Edit a client: its name, tax id, attributes, and whether it is archived',
    about:
      'Once the client asks for a second step at sign-in, the sessions of whoever reaches it and has none open nothing but setting one up. Fields that are absent stay as they are. Attributes and archiving are for super administrators; an archived client takes nothing but its restoring.',
    access: { kind: 'session', action: 'client.edit', target: 'client' },
    param: ofClient,
    body: ClientPatch,
    answer: ClientWire,
    run: edit,
  }),
];
