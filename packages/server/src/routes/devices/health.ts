import {
  ClientHealthQuery,
  HealthAnswer,
  type HealthObject,
  HealthObjectAnswer,
  HealthQuery,
  IdParam,
  LegacyHealthQuery,
  SerialParam,
  StationsHealthAnswer,
  StationsHealthQuery,
} from '@vigia/api/contract';
import { addDays, dayOfInstant, daysBetween, earlierOf } from '@vigia/domain';
import { can, isRoot } from '@vigia/domain/access';
import { HEALTH_WINDOW_DAYS, type StationHealth } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import { demand, inClient, search } from '../../access/reach.ts';
import {
  deviceHealthSubject,
  deviceHealthSubjects,
  type FindHealthSubject,
  type HealthDays,
  internalHealth,
  shownHealth,
  shownHealthOfStations,
  stationHealthSubject,
  stationHealthSubjects,
} from '../../analytics/health-answer.ts';
import { HttpProblem, invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import type { HealthSubject } from '../../stores/devices/health-subject.ts';
import { clientById } from '../../stores/farm/clients.ts';

interface HealthRequest extends HealthDays {
  readonly view: HealthQuery['view'];
}

function answerHealth(
  { scope, services }: ScopedCall,
  find: FindHealthSubject,
  { view, ...days }: HealthRequest,
) {
  return search<StationHealth | HealthObject>(services.databases.app, scope, async (tx) => {
    const subject = await find(tx, scope);
    if (subject === null) return null;
    if (view === 'user') return await shownHealth(tx, scope, subject, days, services.now());
    demand(scope, 'health.internal.read', subject);
    return (await internalHealth(tx, scope, [subject], days, services.now()))[0] ?? null;
  });
}

const lately = ({ query, services }: ScopedCall<unknown, HealthQuery>): HealthRequest => ({
  view: query.view,
  end: dayOfInstant(services.now()),
  windowDays: query.windowDays,
});

/** Days of the older call, which names them; by default the usual number of days until today. */
function named({ query, services }: ScopedCall<unknown, LegacyHealthQuery>): HealthRequest {
  const today = dayOfInstant(services.now());
  const end = query.end ?? today;
  const start = query.start ?? addDays(end, -HEALTH_WINDOW_DAYS);
  if (end < start) throw invalidField('dateEnd', 'No puede ser anterior a dateStart');
  const windowDays = Math.max(1, daysBetween(start, end));
  if (windowDays > MOST_DAYS) throw invalidField('dateStart', `El rango admite hasta ${MOST_DAYS} días`);
  return { view: 'internal', end: earlierOf(end, today), windowDays };
}
const MOST_DAYS = 60;

/**
 * Health of many stations or devices of a client. Those of other clients or outside the caller's scope are left
 * out: the caller's list comes from the client's tree, which may have changed since.
 */
function answerMany(call: ScopedCall<{ client_id: number }, ClientHealthQuery>): Promise<HealthObject[]> {
  const { scope, services, query, param } = call;
  const clientId = param.client_id;
  const now = services.now();
  const days = { end: dayOfInstant(now), windowDays: query.windowDays };
  const stationIds = (query.stationIds ?? []).map(Number);
  return inClient(services.databases.app, scope, clientId, async (tx) => {
    if ((await clientById(tx, scope, clientId)) === null) return null;
    if (!isRoot(scope, clientId)) throw new HttpProblem('not-allowed');
    const stations = await stationHealthSubjects(tx, scope, clientId, stationIds);
    const devices = await deviceHealthSubjects(tx, scope, clientId, query.serials ?? []);
    const may = (subject: HealthSubject) => can(scope, 'health.internal.read', subject);
    return [
      ...(await internalHealth(tx, scope, stations.filter(may), days, now)),
      ...(await internalHealth(tx, scope, devices.filter(may), days, now)),
    ];
  });
}

/** Health of the stations of a list. Some are left out, as in `answerMany`. */
function answerStations({
  scope,
  services,
  query,
  param: { client_id: clientId },
}: ScopedCall<{ client_id: number }, StationsHealthQuery>): Promise<StationsHealthAnswer> {
  const now = services.now();
  const days = { end: dayOfInstant(now), windowDays: query.windowDays };
  return inClient(services.databases.app, scope, clientId, async (tx) => {
    if ((await clientById(tx, scope, clientId)) === null) return null;
    const subjects = await stationHealthSubjects(tx, scope, clientId, query.stationIds.map(Number));
    return await shownHealthOfStations(tx, scope, subjects, days, now);
  });
}

const EITHER = z.union([HealthAnswer, HealthObjectAnswer]);
const OF_NODE = z.object({ node_id: SerialParam });

export const healthRoutes = [
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/health',
    summary: 'The whole health objects of some stations and devices of a client',
    about: 'Fifty stations and fifty devices at most; what is not of this client is left out.',
    access: { kind: 'session', action: 'health.internal.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    query: ClientHealthQuery,
    answer: z.array(HealthObjectAnswer),
    run: answerMany,
  }),
  route({
    method: 'get',
    path: '/v2/clients/{client_id}/stations/health',
    summary: 'Health of some stations of a client over the last days: the four parts that their users see',
    access: { kind: 'session', action: 'health.read', target: 'client' },
    param: z.object({ client_id: IdParam }),
    query: StationsHealthQuery,
    answer: StationsHealthAnswer,
    run: answerStations,
  }),
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/health',
    refuses: ['not-allowed'],
    summary:
      'Health of a station over the last days: four parts for its user, the whole object for who looks after it',
    about: '`view=internal` is for those who hold `root` on the client.',
    access: { kind: 'session', action: 'health.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: HealthQuery,
    answer: EITHER,
    run: (call) => answerHealth(call, stationHealthSubject(call.param.station_id), lately(call)),
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/health',
    refuses: ['not-allowed'],
    summary: 'Health of a device over the last days, wherever it stood',
    about: '`view=internal` is for those who hold `root` on the client.',
    access: { kind: 'session', action: 'health.read', target: 'node' },
    param: OF_NODE,
    query: HealthQuery,
    answer: EITHER,
    run: (call) => answerHealth(call, deviceHealthSubject(call.param.node_id), lately(call)),
  }),
  route({
    method: 'get',
    path: '/nodes/{node_id}/health',
    summary: 'The whole health object of a device, over days of one’s choice',
    about: 'Sixty days at most; without days the last two weeks.',
    access: { kind: 'session', action: 'health.internal.read', target: 'node' },
    param: OF_NODE,
    query: LegacyHealthQuery,
    answer: EITHER,
    run: (call) => answerHealth(call, deviceHealthSubject(call.param.node_id), named(call)),
  }),
];
