import { PASSWORD, PEOPLE } from '../../support/small-farm.ts';
import type { MatrixRow } from '../row.ts';

const DATES = { date_start: '2026-09-01', date_end: '2026-11-30' };

const list = (route: string): MatrixRow => ({
  route,
  right: 'read',
  aim: 'client',
  ask: ({ id }) => ({ query: { client_id: id } }),
});

export const series = (route: string, metric: string): MatrixRow => ({
  route,
  right: 'read',
  aim: 'station-list',
  path: { metric },
  ask: ({ ids }) => ({ query: DATES, body: { station_id_list: ids } }),
});

const openToAll: readonly MatrixRow[] = [
  { route: 'GET /livez', right: 'public', aim: 'none' },
  { route: 'GET /readyz', right: 'public', aim: 'none' },
  { route: 'GET /config.json', right: 'public', aim: 'none' },
  {
    route: 'POST /auth/sign-in',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { email: PEOPLE.grower.email, password: PASSWORD } }),
  },
  { route: 'POST /auth/refresh', label: 'without its cookie', right: 'public', aim: 'none', good: 401 },
  { route: 'POST /auth/sign-out', right: 'public', aim: 'none' },
  { route: 'GET /widgets/demo.json', label: 'of no demo farm', right: 'public', aim: 'none', good: 404 },
];

export const existingRequests: readonly MatrixRow[] = [
  ...openToAll,
  { route: 'GET /v2/clients', right: 'read', aim: 'none' },
  { route: 'GET /v2/clients/{client_id}/infrastructure', right: 'read', aim: 'client' },
  { route: 'GET /v2/clients/{client_id}/setup', right: 'admin-read', aim: 'client' },
  {
    route: 'PUT /v2/clients/{client_id}/setup',
    right: 'admin-write',
    aim: 'client',
    ask: () => ({ body: { is_hidden: true } }),
  },
  list('GET /v2/stations'),
  list('GET /v2/sectors'),
  {
    route: 'GET /v2/sectors',
    label: 'archived',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id, archived: 'true' } }),
  },
  list('GET /v2/nodes'),
  list('GET /v2/users'),
  { ...list('GET /v2/changes'), right: 'admin-read' },
  { route: 'GET /v2/stations/{station_id}', right: 'read', aim: 'station' },
  { route: 'GET /v2/users/{user_id}', right: 'read', aim: 'user' },
  { route: 'GET /v2/stations/{station_id}/health', right: 'read', aim: 'station' },
  {
    route: 'GET /v2/stations/{station_id}/health',
    label: 'whole',
    right: 'root-read',
    aim: 'station',
    ask: () => ({ query: { view: 'internal' } }),
  },
  ...(['client', 'sector', 'station'] as const).map(
    (aim): MatrixRow => ({
      route: 'GET /v2/events',
      label: `of a ${aim}`,
      right: 'read',
      aim,
      ask: ({ id }) => ({ query: { ...DATES, [`${aim}_id`]: id } }),
    }),
  ),
  series('POST /count_analytics/{metric}', 'bug_count'),
  series('POST /data_analytics/climate/{metric}', 'temperature_max_daily'),
  series('POST /data_analytics/degree_days/{metric}', 'dd_single_sine_10_30_horizontal'),
];
