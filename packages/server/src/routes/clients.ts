import {
  ClientBody,
  ClientListAnswer,
  ClientListQuery,
  ClientPatch,
  ClientWire,
  IdParam,
} from '@vigia/api/contract';
import { type ClientId, validateClient } from '@vigia/domain';
import * as z from 'zod/mini';
import { change } from '../access/change.ts';
import { collect, demand, search } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { write } from '../access/write.ts';
import { refuseFields } from '../http/field-problem.ts';
import { joinEdits } from '../http/join-edits.ts';
import { HttpProblem } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import {
  clientById,
  insertClient,
  listClients,
  lockClient,
  nextClientId,
  updateClient,
} from '../stores/clients.ts';

const ofClient = z.object({ client_id: IdParam });
const NAMES = { name: 'client_name' } as const;
/** Stands for a client nobody has a role on yet: only who administers every client may make one. */
const NO_CLIENT: ClientId = 0;

const draftOf = (body: { client_name: string; client_tax_id?: string | null | undefined }) => ({
  name: body.client_name,
  taxId: body.client_tax_id ?? '',
});
const taxIdOf = (text: string | null | undefined): string | null => text?.trim() || null;

/** Makes a client. Its id comes first: the row is let in when the transaction acts as the new client. */
async function create(call: ScopedCall<unknown, unknown, z.infer<typeof ClientBody>>): Promise<ClientWire> {
  const { scope, body, services } = call;
  demand(scope, 'client.create', { clientId: NO_CLIENT });
  const client_id = await nextClientId(services.databases.app);
  return await write(call, {
    clientId: client_id,
    work: async (tx) => {
      refuseFields(validateClient(draftOf(body)), NAMES);
      return await insertClient(tx, {
        ...body,
        client_id,
        client_name: body.client_name.trim(),
        client_tax_id: taxIdOf(body.client_tax_id),
      });
    },
  });
}

const attributesOf = (row: ClientWire) => ({
  client_is_device_pool: row.client_is_device_pool,
  client_is_counted: row.client_is_counted,
  client_is_test: row.client_is_test,
});
const yesOrNo = (on: boolean): string => (on ? 'sí' : 'no');

/** What is sent, joined to what others changed since its editor saw it. */
function joinedFields(row: ClientWire, { seen, client_is_archived: _, ...sent }: ClientPatch) {
  if (seen === undefined) return sent;
  const { client_name, client_tax_id } = row;
  const wanted = {
    ...sent,
    client_name: sent.client_name?.trim(),
    client_tax_id: sent.client_tax_id === undefined ? undefined : taxIdOf(sent.client_tax_id),
  };
  const attributes = attributesOf(row);
  return joinEdits(
    wanted,
    seen,
    { client_name, client_tax_id, ...attributes },
    {
      shown: {
        client_is_device_pool: yesOrNo(attributes.client_is_device_pool),
        client_is_counted: yesOrNo(attributes.client_is_counted),
        client_is_test: yesOrNo(attributes.client_is_test),
      },
    },
  );
}

/** Attributes decide what others reach and count: who administers one client alone leaves them as they are. */
function demandAttributes(scope: Scope, row: ClientWire, next: ClientWire): void {
  const [was, is] = [attributesOf(row), attributesOf(next)];
  const names = Object.keys(was) as (keyof typeof was)[];
  if (names.some((name) => was[name] !== is[name])) {
    demand(scope, 'client.attributes.edit', { clientId: row.client_id });
  }
}

/** Edits, archives or restores a client. An archived one is as it was until it is restored. */
async function edit(call: ScopedCall<{ client_id: ClientId }, unknown, ClientPatch>): Promise<ClientWire> {
  const { scope, body, param, services } = call;
  const saved = await change(call, {
    find: (tx) => clientById(tx, scope, param.client_id),
    lock: (tx) => lockClient(tx, param.client_id),
    action: 'client.edit',
    evenArchived: true,
    work: async (tx, row) => {
      const { client_is_archived = row.client_is_archived } = body;
      if (row.client_is_archived && client_is_archived) {
        throw new HttpProblem('conflict', { detail: 'El cliente está archivado: restáurelo primero' });
      }
      if (client_is_archived !== row.client_is_archived) {
        demand(scope, 'client.archive', { clientId: row.client_id });
      }
      const next = { ...row, ...joinedFields(row, body) };
      demandAttributes(scope, row, next);
      refuseFields(validateClient(draftOf(next)), NAMES, body);
      return await updateClient(tx, row.client_id, {
        client_name: next.client_name.trim(),
        client_tax_id: taxIdOf(next.client_tax_id),
        client_is_archived,
        ...attributesOf(next),
      });
    },
  });
  if (body.client_is_archived !== undefined) {
    services.entitlements.forgetAll();
    services.embedKeys.forgetAll();
  }
  return saved;
}

const createRoute = (path: string) =>
  route({
    method: 'post',
    path,
    summary: 'Make a client',
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
    access: { kind: 'session', action: 'client.edit', target: 'client' },
    param: ofClient,
    body: ClientPatch,
    answer: ClientWire,
    run: edit,
  }),
];
