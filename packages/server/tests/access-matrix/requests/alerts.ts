import type { MatrixRow } from '../row.ts';

const RULE = {
  ...{ alert_kind: 'silence', silent_hours: 24, sector_ids: [], month_from: 1, month_to: 12 },
  ...{ captures_from: null, within_days: null, stage: null, mildew_from: null, pest_id: null },
};

const SUBSCRIPTION = {
  push_endpoint: 'https://push.example/v2/abc',
  push_p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  push_auth: 'tBHItJI5svbpez7KI4CCXg',
};

/** Rules by which the people of a client are alerted, and the browsers that tell somebody. */
export const alertRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/alert-rules',
    right: 'client-admin-read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/alert-rules',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, ...RULE } }),
  },
  {
    route: 'POST /v2/alert-rules/preview',
    right: 'client-admin-read',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, ...RULE } }),
  },
  {
    route: 'PUT /v2/alert-rules/{alert_rule_id}',
    right: 'client-admin-write',
    aim: 'alert-rule',
    ask: () => ({ body: { silent_hours: 30 } }),
  },
  { route: 'GET /v2/push', right: 'read', aim: 'none' },
  {
    route: 'POST /v2/push/devices',
    right: 'field-write',
    aim: 'none',
    ask: () => ({ body: SUBSCRIPTION }),
  },
  {
    route: 'DELETE /v2/push/devices/{push_device_id}',
    label: 'of nobody',
    right: 'field-write',
    aim: 'none',
    path: { push_device_id: '1' },
    good: 404,
  },
];
