import {
  HealthAnswer,
  HealthObjectAnswer,
  type HealthPart as HealthPartWire,
  HealthQuery,
  IdParam,
  LegacyHealthQuery,
  SerialParam,
} from '@vigia/api/contract';
import {
  addDays,
  dayOfInstant,
  daysBetween,
  earlierOf,
  HEALTH_WINDOW_DAYS,
  type HealthPart,
  healthObject,
  type IsoDate,
  type NodeSerial,
  type StationHealthInput,
  stationHealth,
} from '@vigia/domain';
import { z } from 'zod';
import { demand, search, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { endOrNow, healthInput } from '../analytics/health-input.ts';
import { invalidField } from '../http/problem.ts';
import { route, type ScopedCall } from '../http/route.ts';
import { readHealthData } from '../stores/health-data.ts';
import type { HealthPlace } from '../stores/health-place.ts';
import { nodeAssignments, nodePlace } from '../stores/node-places.ts';
import { stationById } from '../stores/stations.ts';

const wireOf = ({ state, lastDate, lastValue, errors }: HealthPart): HealthPartWire => ({
  state,
  details: {
    info_last_date: lastDate === null ? null : new Date(lastDate).toISOString(),
    info_last_value: lastValue?.value ?? null,
    errors: [...errors],
  },
});

function userView(input: StationHealthInput): HealthAnswer {
  const { connection, energy, images, sensors } = stationHealth(input);
  return {
    connection: wireOf(connection),
    energy: wireOf(energy),
    images: wireOf(images),
    sensors: wireOf(sensors),
  };
}

type Find = (tx: Tx, scope: Scope) => Promise<HealthPlace | null>;

const stationPlace =
  (stationId: number): Find =>
  async (tx, scope) => {
    const station = await stationById(tx, scope, stationId);
    if (station === null) return null;
    const { client_id: clientId, sector_id: sectorId, assigned_node_sn: serial } = station;
    return { kind: 'station', clientId, sectorId, stationId, serial, stationIds: [stationId] };
  };

const devicePlace =
  (serial: NodeSerial): Find =>
  async (tx, scope) => {
    const node = await nodePlace(tx, scope, serial, 'health.read');
    if (node === null) return null;
    const { clientId, sectorId, stationId } = node;
    const stood = await nodeAssignments(tx, scope, node);
    const stationIds = [...new Set(stood.map((assignment) => assignment.stationId))];
    return { kind: 'node', clientId, sectorId, stationId, serial, stationIds };
  };

interface Asked {
  readonly view: HealthQuery['view'];
  /** The last day looked at. */
  readonly end: IsoDate;
  /** Complete days before it. */
  readonly windowDays: number;
}

function answerHealth({ scope, services }: ScopedCall, find: Find, { view, end, windowDays }: Asked) {
  return search<HealthAnswer | HealthObjectAnswer>(services.databases.app, scope, async (tx) => {
    const place = await find(tx, scope);
    if (place === null) return null;
    if (view === 'internal') demand(scope, 'health.internal.read', place);
    const data = await readHealthData(tx, scope, place, { start: addDays(end, -windowDays), end });
    const input = healthInput(data, { now: endOrNow(end, services.now()), windowDays });
    if (view === 'user') return userView(input);
    const isStation = place.kind === 'station';
    const subject = {
      station_id: isStation ? place.stationId : null,
      serial_number: isStation ? null : place.serial,
    };
    return healthObject(subject, input);
  });
}

const lately = ({ query, services }: ScopedCall<unknown, HealthQuery>): Asked => ({
  view: query.view,
  end: dayOfInstant(services.now()),
  windowDays: query.compute_days,
});

/** The older call names its days; without them they are the usual ones until today. */
function named({ query, services }: ScopedCall<unknown, LegacyHealthQuery>): Asked {
  const today = dayOfInstant(services.now());
  const end = (query.dateEnd ?? today) as IsoDate;
  const start = (query.dateStart ?? addDays(end, -HEALTH_WINDOW_DAYS)) as IsoDate;
  if (end < start) throw invalidField('dateEnd', 'No puede ser anterior a dateStart');
  const windowDays = Math.max(1, daysBetween(start, end));
  if (windowDays > MOST_DAYS) throw invalidField('dateStart', `El rango admite hasta ${MOST_DAYS} días`);
  return { view: 'internal', end: earlierOf(end, today), windowDays };
}
const MOST_DAYS = 60;

const EITHER = z.union([HealthAnswer, HealthObjectAnswer]);
const OF_NODE = z.object({ node_id: SerialParam });

export const healthRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/health',
    refuses: ['not-allowed'],
    summary:
      'Health of a station over the last days: four parts for its user, the whole object for who looks after it',
    access: { kind: 'session', action: 'health.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: HealthQuery,
    answer: EITHER,
    run: (call) => answerHealth(call, stationPlace(call.param.station_id), lately(call)),
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/health',
    refuses: ['not-allowed'],
    summary: 'Health of a device over the last days, wherever it stood',
    access: { kind: 'session', action: 'health.read', target: 'node' },
    param: OF_NODE,
    query: HealthQuery,
    answer: EITHER,
    run: (call) => answerHealth(call, devicePlace(call.param.node_id), lately(call)),
  }),
  route({
    method: 'get',
    path: '/nodes/{node_id}/health',
    summary: 'The whole health object of a device, over days of one’s choice',
    access: { kind: 'session', action: 'health.internal.read', target: 'node' },
    param: OF_NODE,
    query: LegacyHealthQuery,
    answer: EITHER,
    run: (call) => answerHealth(call, devicePlace(call.param.node_id), named(call)),
  }),
];
