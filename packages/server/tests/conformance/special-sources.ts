import { SOURCE_ID } from '../support/small-farm.ts';
import { one, put, type Special, steps } from './steps.ts';

const SOURCE = `/v2/station-sources/${SOURCE_ID}`;
const RANGE = { from_t: '2025-01-10T03:00:00.000Z', to_t: '2025-01-12T03:00:00.000Z' };
const cancel = one('superAdmin', `${SOURCE}/backfills/${SOURCE_ID}`, { method: 'DELETE' });

/** What collides with stations and ranges that are there. */
export const SPECIAL_OF_SOURCES: readonly Special[] = [
  {
    route: 'PUT /v2/station-sources/{source_id}/stations/{vendor_station_id}',
    answer: 'conflict',
    run: put(`${SOURCE}/stations/M1`, {
      station_id: 1002,
      vendor_station_name: 'Norte',
      time_zone: 'America/Santiago',
    }),
  },
  {
    route: 'POST /v2/station-sources/{source_id}/stations/{vendor_station_id}/backfills',
    answer: 'conflict',
    run: one('superAdmin', `${SOURCE}/stations/M1/backfills`, { body: RANGE }),
  },
  {
    route: 'DELETE /v2/station-sources/{source_id}/backfills/{backfill_id}',
    answer: 'conflict',
    run: steps(cancel, cancel),
  },
];
