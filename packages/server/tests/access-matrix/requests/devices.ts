import { BELONGINGS } from '../homes.ts';
import type { MatrixRow } from '../row.ts';

const DAYS = { date_start: '2026-11-01', date_end: '2026-11-21' };
const points = (data_category: string) => () => ({ query: { ...DAYS, data_category } });
const AT = '2026-11-21T14:00:00.000Z';

export const devicesRequests: readonly MatrixRow[] = [
  { route: 'POST /v2/nodes/{serial}/keys', right: 'client-admin-write', aim: 'node' },
  {
    route: 'POST /v2/nodes/{serial}/data',
    right: 'device-write',
    aim: 'node',
    ask: () => ({ body: { readings: [{ category: 'battery', t: AT, battery_percentage: 80 }] } }),
  },
  {
    route: 'POST /v2/nodes/{serial}/logs',
    right: 'device-write',
    aim: 'node',
    ask: () => ({ body: { logs: [{ log_datetime: AT, log_level: 'I', log_string: 'Despierta' }] } }),
  },
  ...(['battery', 'thpg', 'weather', 'gps'] as const).map(
    (category): MatrixRow => ({
      route: 'GET /v2/stations/{station_id}/data',
      label: category,
      right: 'read',
      aim: 'station',
      ask: points(category),
    }),
  ),
  ...(['signal_daily', 'selftest', 'combined_weather_data'] as const).map(
    (category): MatrixRow => ({
      route: 'GET /v2/stations/{station_id}/data',
      label: category,
      right: 'super-read',
      aim: 'station',
      ask: points(category),
    }),
  ),
  ...(['battery', 'thpg', 'weather', 'oidio_conditions'] as const).map(
    (category): MatrixRow => ({
      route: 'GET /v2/nodes/{node_id}/data',
      label: category,
      right: 'read',
      aim: 'placed-node',
      ask: points(category),
    }),
  ),
  ...(['signal', 'signal_daily', 'selftest'] as const).map(
    (category): MatrixRow => ({
      route: 'GET /v2/nodes/{node_id}/data',
      label: category,
      right: 'super-read',
      aim: 'placed-node',
      ask: points(category),
    }),
  ),
  {
    route: 'GET /v2/stations/{station_id}/set-apart',
    right: 'read',
    aim: 'station',
    ask: () => ({ query: DAYS }),
  },
  {
    route: 'GET /v2/nodes/{node_id}/set-apart',
    right: 'read',
    aim: 'placed-node',
    ask: () => ({ query: DAYS }),
  },
  { route: 'GET /v2/nodes/{serial}/config', right: 'device-write', aim: 'node' },
  {
    route: 'GET /v2/nodes/{node_id}/logs',
    right: 'super-read',
    aim: 'node',
    ask: () => ({ query: DAYS }),
  },
  {
    route: 'GET /nodes/{node_id}/logs',
    right: 'super-read',
    aim: 'node',
    ask: () => ({ query: { dateStart: '2026-11-01', dateEnd: '2026-11-21' } }),
  },
  { route: 'GET /v2/nodes/{node_id}/arrivals', right: 'root-read', aim: 'placed-node' },
  { route: 'GET /v2/unknown-devices', right: 'super-read', aim: 'none' },
  { route: 'GET /v2/nodes/{node_id}/health', right: 'read', aim: 'placed-node' },
  {
    route: 'GET /v2/nodes/{node_id}/health',
    label: 'internal',
    right: 'root-read',
    aim: 'placed-node',
    ask: () => ({ query: { view: 'internal' } }),
  },
  { route: 'GET /nodes/{node_id}/health', right: 'root-read', aim: 'placed-node' },
  {
    route: 'POST /v2/imports',
    right: 'admin-write',
    aim: 'station',
    ask: ({ id }) => ({
      query: { station_id: id },
      body: 'date,tmin,tmax\n2026-10-01,4.5,21\n',
      headers: { 'content-type': 'text/csv' },
    }),
  },
  {
    route: 'POST /v2/imports/stations',
    right: 'some-admin-write',
    aim: 'client-with-stations',
    ask: ({ id, client }) => ({
      query: { client_id: id },
      body: `date,station,tmin,tmax\n2026-10-01,#${BELONGINGS[client]?.station},4.5,21\n`,
      headers: { 'content-type': 'text/csv' },
    }),
  },
  {
    route: 'GET /v2/clients/{client_id}/health',
    right: 'root-read',
    aim: 'client',
    ask: () => ({ query: { station_id: '1001,1002', node_id: 'VG-1' } }),
  },
  { route: 'GET /v2/clients/{client_id}/retention', right: 'root-read', aim: 'client' },
  {
    route: 'PUT /v2/clients/{client_id}/retention',
    right: 'root-write',
    aim: 'client',
    ask: () => ({ body: { settings: [{ kind: 'logs', keep_days: 400 }] } }),
  },
];
