import { NEW_PEST } from '../support/new-pest.ts';
import { one, put, type Special } from './steps.ts';

const UNKNOWN = 9_999;

/** Refusals of the catalogue: ids that it does not have, and crops that it has already. */
export const specialCatalogue: readonly Special[] = [
  {
    route: 'GET /v2/catalogue/pests/{pest_id}',
    answer: 'not-found',
    run: one('superAdmin', `/v2/catalogue/pests/${UNKNOWN}`),
  },
  {
    route: 'PUT /v2/catalogue/pests/{pest_id}',
    answer: 'not-found',
    run: put(`/v2/catalogue/pests/${UNKNOWN}`, { is_retired: true }),
  },
  {
    route: 'PUT /v2/catalogue/crops/{crop_id}',
    answer: 'not-found',
    run: put(`/v2/catalogue/crops/${UNKNOWN}`, { is_retired: true }),
  },
  {
    route: 'PUT /v2/catalogue/crops/{crop_id}',
    answer: 'conflict',
    run: put('/v2/catalogue/crops/22', { variant_name: 'GALA' }),
  },
  {
    route: 'POST /v2/catalogue/crops',
    answer: 'conflict',
    run: one('superAdmin', '/v2/catalogue/crops', { body: { crop_name: 'vid', variant_name: null } }),
  },
  {
    route: 'POST /v2/catalogue/preview',
    answer: 'not-found',
    run: one('superAdmin', '/v2/catalogue/preview', {
      body: { document: NEW_PEST, station_id: UNKNOWN },
    }),
  },
];
