import {
  IdParam,
  namesOf,
  newSchedule,
  ScheduledReportBody,
  ScheduledReportsAnswer,
  ScheduledReportsQuery,
  ScheduledReportWire,
} from '@vigia/api/contract';
import { scopeOf, sectorsVisible } from '@vigia/domain/access';
import { periodicityOf, validateSchedule } from '@vigia/domain/reports';
import * as z from 'zod/mini';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { write } from '../../access/write.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { clientById } from '../../stores/farm/clients.ts';
import { seasonsOfClient } from '../../stores/farm/seasons.ts';
import { keepSectors, sectorById } from '../../stores/farm/sectors.ts';
import {
  deleteScheduledReport,
  insertScheduledReport,
  personOfClient,
  scheduledReportById,
  scheduledReports,
} from '../../stores/reports/scheduled-reports.ts';

const NAMES = namesOf(newSchedule);

/** 400 when the end is before the start, or the expression is not one of the four periodicities. */
function check({ userId, sectorId, ...schedule }: ScheduledReportBody): void {
  const periodicity = periodicityOf(schedule.cronExpression);
  const { start, end } = validateSchedule({
    ...schedule,
    userIds: [userId],
    sectorIds: [sectorId],
    periodicity: periodicity ?? 'weekly_monday',
  });
  refuseFields({ ...(start && { start }), ...(end && { end }) }, NAMES);
  if (periodicity === null)
    throw invalidField(NAMES.cronExpression, 'Se espera una de las cuatro periodicidades');
}

/** Creates a schedule. Its recipient must see the sector, as the report shows its data. */
async function create(tx: Tx, scope: Scope, clientId: number, schedule: ScheduledReportBody) {
  const { userId, sectorId, seasonId } = schedule;
  if ((await sectorById(tx, scope, sectorId)) === null) throw notFound();
  const person = await personOfClient(tx, scope, clientId, userId);
  const seasons = await seasonsOfClient(tx, scope, clientId);
  if (person === null || !seasons.some(({ id }) => id === seasonId)) throw notFound();
  demand(scope, 'scheduled-report.create', { clientId });
  await keepSectors(tx, [sectorId]);
  const seen = sectorsVisible(scopeOf(person), clientId);
  if (seen !== 'all' && !seen.has(sectorId)) throw invalidField(NAMES.userId, 'Esta persona no ve el campo');
  return await insertScheduledReport(tx, scope, { clientId, ...schedule });
}

export const scheduledReportRoutes = [
  route({
    method: 'get',
    path: '/v2/scheduled_reports',
    summary: 'Scheduled reports of a client, page by page',
    about: 'Pages are counted from 1.',
    access: { kind: 'session', action: 'scheduled-report.read', target: 'client' },
    query: ScheduledReportsQuery,
    answer: ScheduledReportsAnswer,
    run: ({ scope, services, query: { clientId, page, limit } }) =>
      inClient(services.databases.app, scope, clientId, async (tx) => {
        if ((await clientById(tx, scope, clientId)) === null) return null;
        return await scheduledReports(tx, scope, clientId, { page, limit });
      }),
  }),
  route({
    method: 'post',
    path: '/v2/scheduled_reports',
    summary: 'Schedules a report of one sector for one person',
    about: 'The season and the person are of the sector’s client, and the person sees the sector.',
    access: { kind: 'session', action: 'scheduled-report.create', target: 'sector' },
    body: ScheduledReportBody,
    answer: ScheduledReportWire,
    status: 201,
    run: async (call) => {
      const { scope, services, body } = call;
      check(body);
      const sector = await search(services.databases.app, scope, (tx) =>
        sectorById(tx, scope, body.sectorId),
      );
      const clientId = sector.clientId;
      return await write(call, { clientId, work: (tx) => create(tx, scope, clientId, body) });
    },
  }),
  route({
    method: 'delete',
    path: '/v2/scheduled_reports/{scheduled_id}',
    summary: 'Ends a scheduled report',
    access: { kind: 'session', action: 'scheduled-report.delete', target: 'scheduled-report' },
    param: z.object({ scheduled_id: IdParam }),
    answer: null,
    status: 204,
    run: async (call) => {
      const { scope, services, param } = call;
      const find = (tx: Tx) => scheduledReportById(tx, scope, param.scheduled_id);
      const { clientId } = await search(services.databases.app, scope, find);
      await write(call, {
        clientId,
        work: async (tx) => {
          if ((await find(tx)) === null) throw notFound();
          demand(scope, 'scheduled-report.delete', { clientId });
          await deleteScheduledReport(tx, scope, clientId, param.scheduled_id);
        },
      });
    },
  }),
];
