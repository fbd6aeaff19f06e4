import { NEW_PEST } from '../../support/new-pest.ts';
import { FARM } from '../../support/small-farm.ts';
import type { MatrixRow } from '../row.ts';

const PEST = { pest_id: String(FARM.pest) };

export const catalogueRequests: readonly MatrixRow[] = [
  { route: 'GET /v2/catalogue', right: 'super-read', aim: 'none' },
  { route: 'GET /v2/catalogue/pests/{pest_id}', right: 'super-read', aim: 'none', path: PEST },
  {
    route: 'POST /v2/catalogue/pests',
    right: 'super-write',
    aim: 'none',
    ask: () => ({ body: { document: NEW_PEST } }),
  },
  {
    route: 'PUT /v2/catalogue/pests/{pest_id}',
    right: 'super-write',
    aim: 'none',
    path: PEST,
    ask: () => ({ body: { is_retired: true } }),
  },
  {
    route: 'POST /v2/catalogue/crops',
    right: 'super-write',
    aim: 'none',
    ask: () => ({ body: { crop_name: 'Limonero', variant_name: 'Eureka' } }),
  },
  {
    route: 'PUT /v2/catalogue/crops/{crop_id}',
    right: 'super-write',
    aim: 'none',
    path: { crop_id: '1' },
    ask: () => ({ body: { variant_name: 'Thompson' } }),
  },
  {
    route: 'POST /v2/catalogue/preview',
    right: 'super-read',
    aim: 'none',
    ask: () => ({ body: { document: NEW_PEST, station_id: FARM.stations.north } }),
  },
];
