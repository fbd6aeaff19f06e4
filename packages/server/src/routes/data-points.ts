import {
  DataAnswer,
  type DataQuery,
  IdParam,
  NodeDataQuery,
  SerialParam,
  StationDataQuery,
} from '@vigia/api/contract';
import * as z from 'zod/mini';
import { demand, search, type Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { answerPoints, checkRange, INTERNAL_CATEGORIES } from '../data-points/answer.ts';
import { nodeSubject, type Subject, stationSubject } from '../data-points/subject.ts';
import { asClient } from '../db/tenant.ts';
import { route, type ScopedCall } from '../http/route.ts';

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
    asClient(app, clientId, (tx) => read(tx, scope)),
  );
}

export const dataPointRoutes = [
  route({
    method: 'get',
    path: '/v2/stations/{station_id}/data',
    refuses: ['not-allowed'],
    summary: 'Points of one category that a station measured, or that were made of them',
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
    access: { kind: 'session', action: 'series.read', target: 'node' },
    param: z.object({ node_id: SerialParam }),
    query: NodeDataQuery,
    answer: DataAnswer,
    run: (call) => points(call, (tx, scope) => nodeSubject(tx, scope, call.param.node_id)),
  }),
];
