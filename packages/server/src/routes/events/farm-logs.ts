import {
  BiofixLogsAnswer,
  FarmLogsQuery,
  PesticideLogsAnswer,
  PhenologyLogsAnswer,
} from '@vigia/api/contract';
import type { Action } from '@vigia/domain/access';
import type * as z from 'zod/mini';
import { collect, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { invalidField } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { biofixLogs, type LogFilter, pesticideLogs, phenologyLogs } from '../../stores/events/farm-logs.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { sectorById } from '../../stores/farm/sectors.ts';

/** `GET /v2/<kind>_logs`: of a client, of a sector, or of everything in the caller's scope. */
function logRoute<Row extends object, Answer extends z.ZodMiniType<{ items: Row[] }>>(
  path: string,
  summary: string,
  action: Action,
  answer: Answer,
  read: (tx: Tx, scope: Scope, filter: LogFilter) => Promise<Row[]>,
): Route {
  return route({
    method: 'get',
    path,
    summary,
    about: 'Of a client, of a sector, or without either of everything that the caller reaches.',
    access: { kind: 'session', action, target: 'client' },
    query: FarmLogsQuery,
    answer,
    run: async ({ scope, services, query }) => {
      const { client_id: clientId, sector_id: sectorId, date_start: start, date_end: end } = query;
      if (start !== undefined && end !== undefined && end < start) {
        throw invalidField('date_end', 'No puede ser anterior a date_start');
      }
      const { app } = services.databases;
      if (clientId !== undefined) {
        await inClient(app, scope, clientId, (tx) => clientById(tx, scope, clientId));
      }
      if (sectorId !== undefined) await search(app, scope, (tx) => sectorById(tx, scope, sectorId));
      const filter = { clientId, sectorId, start, end };
      return { items: await collect(app, scope, (tx) => read(tx, scope, filter)) } as z.output<Answer>;
    },
  });
}

export const farmLogRoutes = [
  logRoute('/v2/biofix_logs', 'Biofixes set, by day', 'biofix.read', BiofixLogsAnswer, biofixLogs),
  logRoute(
    '/v2/pesticide_logs',
    'Applications reported, by day',
    'event.read',
    PesticideLogsAnswer,
    pesticideLogs,
  ),
  logRoute(
    '/v2/phenology_logs',
    'Days of the stages of each crop, by sector and season',
    'event.read',
    PhenologyLogsAnswer,
    phenologyLogs,
  ),
];
