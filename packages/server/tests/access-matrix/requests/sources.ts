import { FOREIGN_SOURCE_ID } from '../../support/small-farm.ts';
import type { MatrixRow } from '../row.ts';

const EDIT = { right: 'client-admin-write', aim: 'station-source' } as const;
const KEYS = { vendor_key: 'llave', vendor_secret: 'secreto' };
const STATION = '/v2/station-sources/{source_id}/stations/{vendor_station_id}';
const path = { vendor_station_id: 'M1' };

export const sourceRequests: readonly MatrixRow[] = [
  {
    route: 'GET /v2/station-sources',
    right: 'client-admin-read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/station-sources',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, vendor: 'weatherlink', source_name: 'Davis', ...KEYS } }),
  },
  {
    ...EDIT,
    route: 'PUT /v2/station-sources/{source_id}',
    ask: () => ({ body: { source_name: 'METOS', paused: false, keys: KEYS } }),
  },
  { ...EDIT, route: 'DELETE /v2/station-sources/{source_id}' },
  { ...EDIT, route: 'POST /v2/station-sources/{source_id}/check' },
  {
    ...EDIT,
    ...{ route: `PUT ${STATION}`, path },
    ask: ({ id }) => ({
      body: {
        station_id: id === FOREIGN_SOURCE_ID ? 3001 : 1001,
        vendor_station_name: 'Norte',
        time_zone: 'America/Santiago',
      },
    }),
  },
  { ...EDIT, route: `DELETE ${STATION}`, path },
  {
    ...EDIT,
    ...{ route: `POST ${STATION}/backfills`, path },
    ask: () => ({ body: { from_t: '2026-10-01T03:00:00.000Z', to_t: '2026-10-09T03:00:00.000Z' } }),
  },
  { ...EDIT, route: 'DELETE /v2/station-sources/{source_id}/backfills/{backfill_id}' },
  { right: 'client-admin-read', aim: 'station-source', route: `GET ${STATION}/apart`, path },
  { ...EDIT, route: `POST ${STATION}/apart/replay`, path },
];
