import type { MatrixRow } from '../row.ts';

const EDIT = { right: 'client-admin-write', aim: 'service-token' } as const;
const EXPIRES = '2027-03-01T03:00:00.000Z';

export const programRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/service-tokens',
    right: 'client-admin-read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/service-tokens',
    right: 'client-admin-write',
    aim: 'sector',
    ask: ({ id, client }) => ({
      body: {
        ...{ client_id: client, token_name: 'Riego', scopes: ['farm.read'], sector_ids: [id] },
        expires_at: EXPIRES,
      },
    }),
  },
  {
    ...EDIT,
    route: 'POST /v2/service-tokens/{token_id}/rotate',
    ask: () => ({ body: { overlap_hours: 24, expires_at: EXPIRES } }),
  },
  { ...EDIT, route: 'POST /v2/service-tokens/{token_id}/end' },
];
