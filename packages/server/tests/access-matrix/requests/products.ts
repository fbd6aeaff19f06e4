import type { MatrixRow } from '../row.ts';

const PRODUCT = {
  ...{ product_name: 'Producto nuevo', active_ingredient: '', authorisation_number: '', mode_scheme: null },
  ...{
    mode_groups: '',
    mode_source: '',
    pre_harvest_days: null,
    pre_harvest_source: '',
    market_intervals: [],
  },
  ...{ market_source: '', reentry_hours: null, reentry_source: '', most_applications: null },
  ...{ most_applications_source: '', residual_days: null, residual_source: '' },
  ...{ rainfast_hours: null, rainfast_source: '', product_stages: [], stages_source: '' },
  ...{ product_pest_ids: [], product_crop_ids: [] },
};

/** Products that a client applies. */
export const productRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/products',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/products',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, ...PRODUCT } }),
  },
  {
    route: 'PUT /v2/products/{product_id}',
    right: 'client-admin-write',
    aim: 'product',
    ask: () => ({ body: { reentry_hours: 24 } }),
  },
  {
    route: 'POST /v2/products/table',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({
      body: {
        client_id: id,
        rows: [
          {
            row: 2,
            cells: { product_name: 'De una tabla', reentry_hours: '24', source_of_figures: 'Etiqueta' },
          },
        ],
      },
    }),
  },
  {
    route: 'GET /v2/harvest-dates',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'PUT /v2/harvest-dates',
    label: 'in a sector',
    right: 'admin-write',
    aim: 'sector',
    ask: ({ client, id }) => ({
      body: {
        ...{ client_id: client, sector_id: id, crop_id: null, date_harvest: '2027-03-01' },
        season_id: client === 3 ? 301 : 101,
      },
    }),
  },
];
