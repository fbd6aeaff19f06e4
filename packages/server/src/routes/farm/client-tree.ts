import { ClientTreeVersion, IdParam, InfrastructureAnswer } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { inClient, inClientAtOnce, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { sendStored } from '../../analytics/answer.ts';
import { notModified } from '../../http/etag.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { nodesOfClient } from '../../stores/devices/nodes.ts';
import { thresholdsOfClient } from '../../stores/farm/capture-thresholds.ts';
import { readCrops, readPests } from '../../stores/farm/catalogue.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { harvestsOfClient } from '../../stores/farm/harvest-dates.ts';
import { readOwnCatalogue } from '../../stores/farm/pest-documents.ts';
import { productsOfClient } from '../../stores/farm/products.ts';
import { seasonsOfClient } from '../../stores/farm/seasons.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { stationsOfClient } from '../../stores/farm/stations.ts';
import { treeVersion, treeVersionOf, treeVersionQuery } from '../../stores/farm/tree-version.ts';
import { usersOfClient } from '../../stores/people/users.ts';

const ofClient = z.object({ client_id: IdParam });

/**
 * The tree, or a bare 304 when the caller has its present version. The version is read before the tree, so the
 * tree is never older than its version. The encoded tree of a version is cached for callers with the same
 * rights.
 */
async function treeAnswer({ c, scope, services }: ScopedCall, id: number): Promise<Response> {
  const { answers, databases } = services;
  const rows = await inClientAtOnce(databases, scope, id, treeVersionQuery(id));
  const version = treeVersionOf(scope, id, rows);
  const unchanged = notModified(c, version);
  if (unchanged) return unchanged;
  const key = `tree ${version}`;
  const read = async () => {
    const tree = await inClient(databases.app, scope, id, (tx) => readTree(tx, scope, id));
    return z.encode(InfrastructureAnswer, tree);
  };
  return await sendStored(c, answers.get(key) ?? answers.put(key, await read()), version);
}

type Tree = z.infer<typeof InfrastructureAnswer>;

async function readTree(tx: Tx, scope: Scope, id: number): Promise<Tree | null> {
  const client = await clientById(tx, scope, id);
  if (client === null) return null;
  const stations = await stationsOfClient(tx, scope, id);
  const nodes = await nodesOfClient(tx, scope, id);
  const sectors = await sectorsOfClient(tx, scope, id);
  const seasons = await seasonsOfClient(tx, scope, id);
  const thresholds = await thresholdsOfClient(tx, scope, id);
  const products = await productsOfClient(tx, scope, id);
  const harvests = await harvestsOfClient(tx, scope, id);
  const users = await usersOfClient(tx, scope, id);
  const [crops, pests] = [await readCrops(tx), await readPests(tx)];
  const { documents, retiredPests, retiredCrops } = await readOwnCatalogue(tx);
  const catalogue = {
    documents: documents.map((document) => ({ ...document })),
    retired_pests: [...retiredPests],
    retired_crops: [...retiredCrops],
  };
  const tree = { ...client, stations, nodes, sectors, seasons, thresholds, products, harvests, users };
  return { crops, pests, catalogue, clients: [tree] };
}

const treeRoute = (path: string) =>
  route({
    method: 'get',
    path,
    summary: 'Everything of one client, with the catalogues it refers to',
    about:
      'Archived stations and sectors are left out. The answer to `If-None-Match` with the last `ETag` is 304 while nothing has changed.',
    access: { kind: 'session', action: 'client.read', target: 'client' },
    param: ofClient,
    answer: InfrastructureAnswer,
    run: (call) => treeAnswer(call, call.param.client_id),
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
