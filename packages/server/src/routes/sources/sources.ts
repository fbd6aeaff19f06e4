import {
  IdParam,
  SourceCheckWire,
  type StationSource,
  StationSourceBody,
  StationSourcePatch,
  StationSourcesQuery,
  StationSourceWire,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { change, create } from '../../access/change.ts';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { checkOf, listStations, openKeys } from '../../station-sources/check-source.ts';
import { clientById } from '../../stores/farm/clients.ts';
import {
  askedAgain,
  changeSource,
  deleteSource,
  insertSource,
  lockSource,
  sealedKeysOf,
  sourceById,
  sourcesOfClient,
} from '../../stores/sources/sources.ts';

const PARAM = z.object({ source_id: IdParam });
const EDIT = { kind: 'session', action: 'station-source.edit', target: 'station-source' } as const;
type SourceCall<Body = undefined> = ScopedCall<{ source_id: number }, undefined, Body>;

const seen = async (tx: Tx, scope: Scope, id: number): Promise<StationSource> => {
  const source = await sourceById(tx, scope, id);
  if (source === null) throw notFound();
  return source;
};

const make = (call: ScopedCall<undefined, undefined, StationSourceBody>): Promise<StationSource> =>
  create(call, {
    action: 'station-source.edit',
    in: { clientId: call.body.clientId },
    work: async (tx) => {
      const { scope, services, body } = call;
      const { clientId, vendorKey, vendorSecret } = body;
      const sourceId = await insertSource(tx, body, services.now());
      const keys = JSON.stringify({ vendorKey, vendorSecret });
      const sealed_keys = await services.seal.close({ clientId, sourceId }, keys);
      await changeSource(tx, { clientId, id: sourceId }, { sealed_keys });
      return await seen(tx, scope, sourceId);
    },
  });

const edit = (call: SourceCall<StationSourcePatch>): Promise<StationSource> =>
  change(call, {
    find: (tx, scope) => sourceById(tx, scope, call.param.source_id),
    lock: (tx) => lockSource(tx, call.param.source_id),
    action: 'station-source.edit',
    work: async (tx, source) => {
      const { scope, services, body } = call;
      const { name, paused, keys } = body;
      const owner = { clientId: source.clientId, sourceId: source.id };
      const sealed = keys && (await services.seal.close(owner, JSON.stringify(keys)));
      const isWoken = keys !== undefined || (!paused && source.state === 'paused');
      await changeSource(tx, source, {
        source_name: name,
        ...(isWoken && askedAgain(services.now())),
        ...(sealed && { sealed_keys: sealed }),
        ...(paused && { source_state: 'paused' }),
      });
      return await seen(tx, scope, source.id);
    },
  });

/** Asks the maker before the transaction, in which nothing is waited for. */
async function check(call: SourceCall) {
  const { scope, services, param } = call;
  const { databases, seal, vendors, now } = services;
  let sealed = '';
  const source = await search(databases.app, scope, async (tx) => {
    const found = await sourceById(tx, scope, param.source_id);
    if (found) sealed = (await sealedKeysOf(tx, found)) ?? '';
    return found;
  });
  const { clientId, id } = source;
  demand(scope, 'station-source.edit', { clientId });
  const keys = await openKeys(seal, { clientId, sourceId: id }, sealed);
  const answer = await listStations(vendors[source.vendor], keys);
  return await write(call, {
    clientId,
    work: async (tx) => {
      await lockSource(tx, id);
      const present = await seen(tx, scope, id);
      if (answer.ok && present.state === 'keys-refused' && (await sealedKeysOf(tx, present)) === sealed)
        await changeSource(tx, present, askedAgain(now()));
      return checkOf(answer, present);
    },
  });
}

export const sourceRoutes = [
  route({
    method: 'get',
    path: '/v2/station-sources',
    summary: 'Accounts of a client with makers of stations, how far they were pulled, and why not further',
    about: 'Their keys are in no answer.',
    access: { kind: 'session', action: 'station-source.read', target: 'client' },
    query: StationSourcesQuery,
    answer: z.array(StationSourceWire),
    run: ({ scope, services, query: { clientId } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        demand(scope, 'station-source.read', { clientId });
        return await sourcesOfClient(tx, scope, clientId);
      }),
  }),
  route({
    method: 'post',
    path: '/v2/station-sources',
    summary: 'An account with a maker of stations, from which measurements will be pulled',
    about: 'Nothing is pulled until stations of it are tied to some of the client.',
    answered: 'The source, without its keys.',
    access: { kind: 'session', action: 'station-source.edit', target: 'client' },
    body: StationSourceBody,
    answer: StationSourceWire,
    status: 201,
    run: make,
  }),
  route({
    method: 'put',
    path: '/v2/station-sources/{source_id}',
    summary: 'Give a source another name or other keys, let it rest, or let it go on',
    about: 'With keys, it is asked again at once.',
    access: EDIT,
    param: PARAM,
    body: StationSourcePatch,
    answer: StationSourceWire,
    run: edit,
  }),
  route({
    method: 'delete',
    path: '/v2/station-sources/{source_id}',
    summary: 'End a source with its keys; what was measured stays',
    access: EDIT,
    param: PARAM,
    answer: null,
    status: 204,
    run: async (call) => {
      await change(call, {
        find: (tx, scope) => sourceById(tx, scope, call.param.source_id),
        lock: (tx) => lockSource(tx, call.param.source_id),
        action: 'station-source.edit',
        work: deleteSource,
      });
      return null as never;
    },
  }),
  route({
    method: 'post',
    path: '/v2/station-sources/{source_id}/check',
    summary: 'Ask the maker for the stations of an account, which shows whether its keys are good',
    about: 'A source that rests as its keys were refused goes on when they are good.',
    answered: 'What the maker lists, or why it did not.',
    access: EDIT,
    param: PARAM,
    answer: SourceCheckWire,
    run: check,
  }),
];
