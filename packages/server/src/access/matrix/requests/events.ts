import { PEOPLE } from '../../../testing/small-farm.ts';
import { BELONGINGS } from '../places.ts';
import type { Aimed, MatrixRow } from '../row.ts';

const DATES = { date_start: '2026-09-01', date_end: '2026-11-30' };

const report = (type: string, client: number) => ({
  type,
  client_id: client,
  datetime_event: '2026-11-20T15:00:00Z',
  user_email: PEOPLE.grower.email,
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
  { route: 'POST /v2/events', label: 'in a sector', right: 'field-write', aim: 'sector', ask: application },
  { route: 'POST /v2/events', label: 'at a station', right: 'field-write', aim: 'station', ask: maintenance },
];
