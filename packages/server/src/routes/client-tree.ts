import { ClientTreeVersion, IdParam, InfrastructureAnswer } from '@vigia/api/contract';
import { z } from 'zod';
import { inClient, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { AppContext } from '../http/app-env.ts';
import { notModified } from '../http/etag.ts';
import { route } from '../http/route.ts';
import { readCrops, readPests } from '../stores/catalogue.ts';
import { clientById } from '../stores/clients.ts';
import { nodesOfClient } from '../stores/nodes.ts';
import { seasonsOfClient } from '../stores/seasons.ts';
import { sectorsOfClient } from '../stores/sectors.ts';
import { stationsOfClient } from '../stores/stations.ts';
import { treeVersion } from '../stores/tree-version.ts';
import { usersOfClient } from '../stores/users.ts';

const ofClient = z.object({ client_id: IdParam });

/** The tree, or a bare 304 when the caller has this version of it. The version is read first: it is never too new. */
async function treeAnswer(tx: Tx, scope: Scope, c: AppContext, id: number) {
  const version = await treeVersion(tx, scope, id);
  const unchanged = notModified(c, version);
  if (unchanged) return unchanged;
  const client = await clientById(tx, scope, id);
  if (client === null) return null;
  const stations = await stationsOfClient(tx, scope, id);
  const nodes = await nodesOfClient(tx, scope, id);
  const sectors = await sectorsOfClient(tx, scope, id);
  const seasons = await seasonsOfClient(tx, scope, id);
  const users = await usersOfClient(tx, scope, id);
  const [crops, pests] = [await readCrops(tx), await readPests(tx)];
  return { crops, pests, clients: [{ ...client, stations, nodes, sectors, seasons, users }] };
}

const treeRoute = (path: string) =>
  route({
    method: 'get',
    path,
    summary: 'Everything of one client, with the catalogues it refers to',
    access: { kind: 'session', action: 'client.read', target: 'client' },
    param: ofClient,
    answer: InfrastructureAnswer,
    run: ({ scope, services, c, param: { client_id: id } }) =>
      inClient<z.infer<typeof InfrastructureAnswer> | Response>(services.databases.app, scope, id, (tx) =>
        treeAnswer(tx, scope, c, id),
      ),
  });

export const clientTreeRoutes = [
  treeRoute('/v2/clients/{client_id}/infrastructure'),
  treeRoute('/clients/{client_id}/infrastructure'),
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/infrastructure/version',
    summary: 'Tells whether a kept client tree is still the newest, without sending it',
    access: { kind: 'session', action: 'client.read', target: 'client' },
    param: ofClient,
    answer: ClientTreeVersion,
    run: ({ scope, services, param: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) =>
        (await clientById(tx, scope, id)) === null
          ? null
          : { client_id: id, version: await treeVersion(tx, scope, id) },
      ),
  }),
];
