import { ClientListAnswer, IdParam, InfrastructureAnswer } from '@vigia/api/contract';
import { z } from 'zod';
import { collect, inClient } from '../access/reach.ts';
import { route } from '../http/route.ts';
import { readCrops, readPests } from '../stores/catalogue.ts';
import { clientById, listClients } from '../stores/clients.ts';
import { nodesOfClient } from '../stores/nodes.ts';
import { seasonsOfClient } from '../stores/seasons.ts';
import { sectorsOfClient } from '../stores/sectors.ts';
import { stationsOfClient } from '../stores/stations.ts';
import { usersOfClient } from '../stores/users.ts';

export const clientRoutes = [
  route({
    method: 'get',
    path: '/v2/clients',
    summary: 'Clients the caller reaches',
    access: { kind: 'session', action: 'client.read', target: 'none' },
    answer: ClientListAnswer,
    run: ({ scope, services }) => collect(services.databases.app, scope, (tx) => listClients(tx, scope)),
  }),
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/infrastructure',
    summary: 'Everything of one client, with the catalogues it refers to',
    access: { kind: 'session', action: 'client.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    answer: InfrastructureAnswer,
    run: ({ scope, services, param: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) => {
        const client = await clientById(tx, scope, id);
        if (client === null) return null;
        const stations = await stationsOfClient(tx, scope, id);
        const nodes = await nodesOfClient(tx, scope, id);
        const sectors = await sectorsOfClient(tx, scope, id);
        const seasons = await seasonsOfClient(tx, scope, id);
        const users = await usersOfClient(tx, scope, id);
        const [crops, pests] = [await readCrops(tx), await readPests(tx)];
        return { crops, pests, clients: [{ ...client, stations, nodes, sectors, seasons, users }] };
      }),
  }),
];
