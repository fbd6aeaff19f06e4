import type { MatrixRow } from '../row.ts';

export const operationsRequests: readonly MatrixRow[] = [
  { route: 'GET /metrics', right: 'public', aim: 'none' },
  { route: 'GET /v2/service', right: 'super-read', aim: 'none' },
  { route: 'POST /v2/service/checks', right: 'super-write', aim: 'none' },
  {
    route: 'POST /v2/reports/report-html-to-pdf',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ body: { html: '<p>Informe</p>', companyId: id } }),
  },
];
