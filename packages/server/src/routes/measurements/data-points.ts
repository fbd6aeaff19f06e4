import {
  DataAnswer,
  type DataQuery,
  IdParam,
  NodeDataQuery,
  SerialParam,
  SetApartAnswer,
  SetApartQuery,
  StationDataQuery,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demand, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { answerPoints, checkRange, INTERNAL_CATEGORIES } from '../../data-points/answer.ts';
import { dataSubject } from '../../data-points/read-points.ts';
import { nodeSubject, type Subject, stationSubject } from '../../data-points/subject.ts';
import { asGranted } from '../../db/tenant.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { readSetApart } from '../../stores/measurements/set-apart.ts';

async function points(
  { c, scope, services, query }: ScopedCall<unknown, DataQuery>,
  find: (tx: Tx, scope: Scope) => Promise<Subject | null>,
): Promise<Response> {
  checkRange(query);
  const { app } = services.databases;
  const subject = await search(app, scope, (tx) => find(tx, scope));
  const { clientId, sectorId } = subject;
  if (INTERNAL_CATEGORIES.has(query.data_category)) demand(scope, 'diagnostics.read', { clientId, sectorId });
  return await answerPoints(c, services, subject, query, (read) =>
    asGranted(app, scope, clientId, (tx) => read(tx, scope)),
  );
}

/** Range of days as in charts, from which the list is opened. */
async function setApart(
  { scope, services, query }: ScopedCall<unknown, SetApartQuery>,
  find: (tx: Tx, scope: Scope) => Promise<Subject | null>,
): Promise<SetApartAnswer> {
  checkRange(query);
  const { app } = services.databases;
  const subject = await search(app, scope, (tx) => find(tx, scope));
  const days = { start: query.date_start, end: query.date_end };
  return await asGranted(app, scope, subject.clientId, (tx) =>
    readSetApart(tx, scope, dataSubject(subject), days, subject.internal),
  );
}

export const dataPointRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/data',
    refuses: ['not-allowed'],
    summary: 'Points of one category that a station measured, or that were made of them',
    about:
      '3,700 days at most. Signal, self-tests and the weather of a service are for super administrators. The answer to `If-None-Match` with the last `ETag` is 304 while nothing has changed.',
    access: { kind: 'session', action: 'series.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: StationDataQuery,
    answer: DataAnswer,
    run: (call) => points(call, (tx, scope) => stationSubject(tx, scope, call.param.station_id)),
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/data',
    refuses: ['not-allowed'],
    summary: 'Points of one category that a device sent, wherever it stood',
    about:
      '3,700 days at most. Signal and self-tests are for super administrators. The answer to `If-None-Match` with the last `ETag` is 304 while nothing has changed.',
    access: { kind: 'session', action: 'series.read', target: 'node' },
    param: z.object({ node_id: SerialParam }),
    query: NodeDataQuery,
    answer: DataAnswer,
    run: (call) => points(call, (tx, scope) => nodeSubject(tx, scope, call.param.node_id)),
  }),
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/set-apart',
    summary: 'Readings of a station that are kept and not used, because they cannot be true',
    about: '3,700 days at most; a hundred readings are named.',
    access: { kind: 'session', action: 'series.read', target: 'station' },
    param: z.object({ station_id: IdParam }),
    query: SetApartQuery,
    answer: SetApartAnswer,
    run: (call) => setApart(call, (tx, scope) => stationSubject(tx, scope, call.param.station_id)),
  }),
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/set-apart',
    summary: 'Readings of a device that are kept and not used, because they cannot be true',
    about: '3,700 days at most; a hundred readings are named.',
    access: { kind: 'session', action: 'series.read', target: 'node' },
    param: z.object({ node_id: SerialParam }),
    query: SetApartQuery,
    answer: SetApartAnswer,
    run: (call) => setApart(call, (tx, scope) => nodeSubject(tx, scope, call.param.node_id)),
  }),
];
