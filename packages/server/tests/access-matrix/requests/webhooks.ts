import type { MatrixRow } from '../row.ts';

const EDIT = { right: 'client-admin-write', aim: 'webhook' } as const;
const WEBHOOK = '/v2/webhooks/{webhook_id}';
const INPUT = {
  webhook_name: 'ERP',
  webhook_url: 'https://erp.example/vigia',
  webhook_kinds: ['report', 'notice'],
  sector_ids: [],
};

export const webhookRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/webhooks',
    right: 'client-admin-read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/webhooks',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, ...INPUT } }),
  },
  { ...EDIT, route: `PUT ${WEBHOOK}`, ask: () => ({ body: INPUT }) },
  { ...EDIT, route: `PUT ${WEBHOOK}/state`, ask: () => ({ body: { webhook_state: 'paused' } }) },
  { ...EDIT, route: `POST ${WEBHOOK}/secret`, ask: () => ({ body: { overlap_hours: 24 } }) },
  { ...EDIT, route: `DELETE ${WEBHOOK}` },
  { right: 'client-admin-read', aim: 'webhook', route: `GET ${WEBHOOK}/deliveries` },
  { ...EDIT, route: `POST ${WEBHOOK}/test` },
  { ...EDIT, route: `POST ${WEBHOOK}/deliveries/{delivery_id}/resend` },
  { ...EDIT, route: `POST ${WEBHOOK}/resend` },
];
