import {
  IdParam,
  NodeWire,
  SeasonWire,
  SectorListQuery,
  SectorWire,
  StationWire,
  UserWire,
} from '@vigia/api/contract';
import type { Action } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { type Route, route } from '../../http/route.ts';
import { nodesOfClient } from '../../stores/devices/nodes.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { seasonsOfClient } from '../../stores/farm/seasons.ts';
import { sectorsOfClient } from '../../stores/farm/sectors.ts';
import { stationById, stationsOfClient } from '../../stores/farm/stations.ts';
import { userById, usersOfClient } from '../../stores/people/users.ts';

const ofClient = z.object({ client_id: IdParam });

/** `GET /v2/<things>?client_id=`: the rows of one kind of a client. */
function listRoute<Row extends z.ZodMiniType>(
  path: string,
  { summary, about }: { readonly summary: string; readonly about: string },
  action: Action,
  row: Row,
  read: (tx: Tx, scope: Scope, clientId: ClientId) => Promise<readonly z.output<Row>[]>,
): Route {
  return route({
    method: 'get',
    path,
    summary,
    about,
    access: { kind: 'session', action, target: 'client' },
    query: ofClient,
    answer: z.array(row),
    run: ({ scope, services, query: { client_id: id } }) =>
      inClient(services.databases.app, scope, id, async (tx) =>
        (await clientById(tx, scope, id)) === null
          ? null
          : ((await read(tx, scope, id)) as z.output<z.ZodMiniArray<Row>>),
      ),
  });
}

export const farmRoutes = [
  listRoute(
    '/v2/stations',
    { summary: 'Stations of a client', about: 'By name; archived stations are left out.' },
    'station.read',
    StationWire,
    stationsOfClient,
  ),
  route({
    method: 'get',
    path: '/v2/sectors',
    summary: 'Sectors of a client, those in use or the archived ones',
    access: { kind: 'session', action: 'sector.read', target: 'client' },
    query: SectorListQuery,
    answer: z.array(SectorWire),
    run: ({ scope, services, query: { client_id: id, archived } }) =>
      inClient(services.databases.app, scope, id, async (tx) =>
        (await clientById(tx, scope, id)) === null
          ? null
          : await sectorsOfClient(tx, scope, id, archived === 'true'),
      ),
  }),
  listRoute(
    '/v2/seasons',
    { summary: 'Seasons of a client', about: 'With their biofixes; that which begins last comes first.' },
    'season.read',
    SeasonWire,
    seasonsOfClient,
  ),
  listRoute(
    '/v2/nodes',
    {
      summary: 'Devices of a client',
      about:
        'By serial number, decommissioned ones too. Who is limited to sectors gets those at stations of these, and without a position those that they may put up there.',
    },
    'node.read',
    NodeWire,
    nodesOfClient,
  ),
  listRoute(
    '/v2/users',
    {
      summary: 'People of a client',
      about:
        'Accounts that are closed are among them. Who is limited to sectors gets those who reach one of these, without their other rights.',
    },
    'user.read',
    UserWire,
    usersOfClient,
  ),
  route({
    method: 'get',
    path: '/v2/stations/{station_id}',
    summary: 'One station',
    access: { kind: 'session', action: 'station.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    answer: StationWire,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) => stationById(tx, scope, param.station_id)),
  }),
  route({
    method: 'get',
    path: '/v2/users/{user_id}',
    summary: 'One person',
    access: { kind: 'session', action: 'user.read', target: 'user' },
    param: z.object({ user_id: IdParam }),
    answer: UserWire,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, (tx) => userById(tx, scope, param.user_id)),
  }),
];
