import type { MatrixRow } from '../row.ts';

const AT = '2026-11-21T14:00:00.000Z';

export const devicesRequests: readonly MatrixRow[] = [
  { route: 'POST /v2/nodes/{serial}/keys', right: 'admin-write', aim: 'node' },
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
];
