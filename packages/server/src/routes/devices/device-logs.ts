import {
  DeviceLogsAnswer,
  DeviceLogsQuery,
  LARGEST_PAGE,
  LegacyDeviceLogsQuery,
  type LogLevel,
  MAX_RANGE_DAYS,
  SerialParam,
} from '@vigia/api/contract';
import { daysBetween, type IsoDate } from '@vigia/domain';
import type { NodeSerial } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { demand, search } from '../../access/reach.ts';
import { asGranted } from '../../db/tenant.ts';
import { invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { type LogPosition, readLogs } from '../../stores/devices/device-logs.ts';
import { nodeBySerial } from '../../stores/devices/nodes.ts';

interface LogsRequest {
  readonly serial: NodeSerial;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly levels?: readonly LogLevel[] | undefined;
  readonly limit: number;
  readonly pageId: string | undefined;
  /** Parameter names of the call, for its days and its page. */
  readonly names: { readonly start: string; readonly end: string; readonly page: string };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const pageIdOf = ({ at, hash }: LogPosition): string => Buffer.from(`${at} ${hash}`).toString('base64url');

function positionOf({ pageId, names }: LogsRequest): LogPosition | undefined {
  if (pageId === undefined) return undefined;
  const [, at, hash] = CURSOR.exec(Buffer.from(pageId, 'base64url').toString()) ?? [];
  if (at === undefined || hash === undefined || Number.isNaN(Date.parse(at))) {
    throw invalidField(names.page, 'No es una página de esta lista');
  }
  return { at, hash };
}

function checkDays({ start, end, names }: LogsRequest): void {
  if (end < start) throw invalidField(names.end, `No puede ser anterior a ${names.start}`);
  if (daysBetween(start, end) >= MAX_RANGE_DAYS) {
    throw invalidField(names.start, `El rango admite hasta ${MAX_RANGE_DAYS} días`);
  }
}

async function answerLogs({ scope, services }: ScopedCall, request: LogsRequest): Promise<DeviceLogsAnswer> {
  checkDays(request);
  const after = positionOf(request);
  const { app } = services.databases;
  const node = await search(app, scope, (tx) => nodeBySerial(tx, scope, request.serial));
  demand(scope, 'diagnostics.read', node);
  const { levels, limit } = request;
  const range = { start: request.start, end: request.end };
  const { items, next } = await asGranted(app, scope, node.clientId, (tx) =>
    readLogs(tx, scope, node, { ...range, levels, limit, after }),
  );
  return { items, ...(next && { page_id: pageIdOf(next) }) };
}

const param = z.object({ node_id: SerialParam });
const access = { kind: 'session', action: 'diagnostics.read', target: 'node' } as const;

export const deviceLogRoutes = [
  route({
    method: 'get',
    path: '/v2/nodes/{node_id}/logs',
    summary: 'Log lines of a device, newest first, for who looks after devices',
    about: '3,700 days at most. Lists come page by page: `page_id` of one answer asks for the next.',
    access,
    param,
    query: DeviceLogsQuery,
    answer: DeviceLogsAnswer,
    run: (call) =>
      answerLogs(call, {
        serial: call.param.node_id,
        start: call.query.date_start,
        end: call.query.date_end,
        levels: call.query.log_level,
        limit: call.query.limit,
        pageId: call.query.page_id,
        names: { start: 'date_start', end: 'date_end', page: 'page_id' },
      }),
  }),
  route({
    method: 'get',
    path: '/nodes/{node_id}/logs',
    summary: 'Log lines of a device by the older names',
    about: 'As `GET /v2/nodes/{node_id}/logs`, a thousand lines to a page.',
    access,
    param,
    query: LegacyDeviceLogsQuery,
    answer: DeviceLogsAnswer,
    run: (call) =>
      answerLogs(call, {
        serial: call.param.node_id,
        start: call.query.dateStart,
        end: call.query.dateEnd,
        limit: LARGEST_PAGE,
        pageId: call.query.pageId,
        names: { start: 'dateStart', end: 'dateEnd', page: 'pageId' },
      }),
  }),
];
