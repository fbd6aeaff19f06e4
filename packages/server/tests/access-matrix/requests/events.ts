import { PEOPLE } from '../../support/small-farm.ts';
import { BELONGINGS } from '../homes.ts';
import type { Aimed, MatrixRow } from '../row.ts';

const DATES = { date_start: '2026-09-01', date_end: '2026-11-30' };

const report = (type: string, client: number) => ({
  type,
  client_id: client,
  datetime_event: '2026-11-20T15:00:00Z',
  user_email: PEOPLE.superAdmin.email,
});
const NODE_OF: Readonly<Record<string, string>> = { 1001: 'VG-1', 1002: 'VG-2' };

const application = ({ id, client }: Aimed) => ({
  body: {
    ...report('agrochemical_application', client),
    sector_id: id,
    pest_id: 1,
    product: 'Azufre',
    dose: 1,
    measure: 'L/ha',
  },
});
const maintenance = ({ id, client }: Aimed) => ({
  body: {
    ...report('station_maintenance', client),
    station_id: id,
    node_id: NODE_OF[id] ?? BELONGINGS[client]?.node,
  },
});
const scheduledReport = ({ id, client }: Aimed) => ({
  body: {
    user_id: BELONGINGS[client]?.user,
    season_id: BELONGINGS[client]?.season,
    sector_id: id,
    start_date: '2026-11-01',
    end_date: '2027-03-01',
    cron_expression: '0 8 1 * *',
    report_type: 'all',
  },
});

export const eventsRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/events',
    label: 'of a node',
    right: 'read',
    aim: 'node',
    ask: ({ id }) => ({ query: { ...DATES, node_id: id } }),
  },
  {
    route: 'GET /v2/events',
    label: 'attempts to connect',
    right: 'super-read',
    aim: 'client',
    ask: ({ id }) => ({ query: { ...DATES, client_id: id, type: 'iot_device_connection_attempt' } }),
  },
  {
    route: 'GET /events',
    label: 'of a station',
    right: 'read',
    aim: 'station',
    ask: ({ id }) => ({ query: { dateStart: DATES.date_start, dateEnd: DATES.date_end, stationId: id } }),
  },
  {
    route: 'GET /events',
    label: 'of a node',
    right: 'read',
    aim: 'node',
    ask: ({ id }) => ({ query: { dateStart: DATES.date_start, dateEnd: DATES.date_end, serialNumber: id } }),
  },
  {
    route: 'GET /events',
    label: 'attempts to connect',
    right: 'super-read',
    aim: 'station',
    ask: ({ id }) => ({
      query: {
        dateStart: DATES.date_start,
        dateEnd: DATES.date_end,
        stationId: id,
        eventType: 'iot_device_connection_attempt',
      },
    }),
  },
  { route: 'POST /v2/events', label: 'in a sector', right: 'field-write', aim: 'sector', ask: application },
  { route: 'GET /v2/notifications', label: 'of all', right: 'read', aim: 'none' },
  {
    route: 'GET /v2/notifications',
    label: 'of a client',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id, channel: 'web', read: 'false' } }),
  },
  {
    route: 'GET /notifications',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id, valid: 'true' } }),
  },
  {
    route: 'PUT /v2/notifications/{notification_id}',
    right: 'field-write',
    aim: 'notification',
    ask: () => ({ body: { read: true } }),
  },
  {
    route: 'PUT /v2/notifications',
    right: 'field-write',
    aim: 'notification',
    ask: ({ id, client }) => ({ body: { client_id: client, notification_ids: [id], read: true } }),
  },
  { route: 'GET /v2/notification_settings', right: 'read', aim: 'none' },
  {
    route: 'PUT /v2/notification_settings',
    right: 'field-write',
    aim: 'none',
    ask: () => ({ body: { email: true } }),
  },
  {
    route: 'GET /v2/scheduled_reports',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/scheduled_reports',
    right: 'client-admin-write',
    aim: 'sector',
    ask: scheduledReport,
  },
  {
    route: 'DELETE /v2/scheduled_reports/{scheduled_id}',
    right: 'client-admin-write',
    aim: 'scheduled-report',
  },
  { route: 'POST /v2/events', label: 'at a station', right: 'field-write', aim: 'station', ask: maintenance },
];
