import type { MatrixRow } from '../row.ts';

/** What people suppose of a season and keep for themselves. */
export const scenarioRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/scenarios',
    right: 'read',
    aim: 'sector',
    ask: ({ client, id }) => ({ query: { client_id: client, sector_id: id } }),
  },
  {
    route: 'POST /v2/scenarios',
    right: 'field-write',
    aim: 'sector',
    ask: ({ client, id }) => ({
      body: {
        ...{ client_id: client, sector_id: id, season_id: client === 3 ? 301 : 101, pest_id: 1 },
        ...{ scenario_name: 'Supuesto nuevo', supposed: 'warmer.2' },
      },
    }),
  },
  {
    route: 'PUT /v2/scenarios/{scenario_id}',
    right: 'field-write',
    aim: 'scenario',
    ask: () => ({ body: { scenario_name: 'Otro nombre' } }),
  },
  { route: 'DELETE /v2/scenarios/{scenario_id}', right: 'field-write', aim: 'scenario' },
];
