import { EXPORT_TABLES } from '@vigia/domain/farm';
import type { MatrixRow } from '../row.ts';
import { series } from './existing.ts';

const EXPORTED = { date_start: '2026-09-01', date_end: '2026-11-30' };

export const numbersRequests: readonly MatrixRow[] = [
  series('POST /data_analytics/degree_hours/{metric}', 'gdh_mean_4dot5_25'),
  series('POST /data_analytics/mildew/{metric}', 'acc_score'),
  {
    route: 'GET /v2/clients/{client_id}/mildew',
    right: 'read',
    aim: 'client',
    ask: () => ({ query: { season_id: 101 } }),
  },
  {
    route: 'POST /v2/clients/{client_id}/captures',
    right: 'read',
    aim: 'client',
    ask: () => ({ body: { date_end: '2026-11-20', groups: [{ pest_id: 1, station_ids: [1001] }] } }),
  },
  ...(['client', 'sector', 'station'] as const).map(
    (aim): MatrixRow => ({
      route: 'GET /v2/field_counts',
      label: `of a ${aim}`,
      right: 'read',
      aim,
      ask: ({ id, client }) => ({ query: { ...EXPORTED, client_id: client, [`${aim}_id`]: id } }),
    }),
  ),
  {
    route: 'POST /v2/field_counts',
    right: 'field-write',
    aim: 'station',
    ask: ({ id, client }) => ({
      body: {
        client_id: client,
        field_counts: [{ station_id: id, pest_id: 1, date_count: '2026-11-12', number_found: 7 }],
      },
    }),
  },
  {
    route: 'GET /v2/clients/{client_id}/stations/health',
    right: 'read',
    aim: 'client',
    ask: () => ({ query: { station_id: 1001 } }),
  },
  {
    route: 'GET /v2/clients/{client_id}/exports/tables',
    right: 'read',
    aim: 'client',
    ask: () => ({ query: { ...EXPORTED, tables: EXPORT_TABLES.join(), format: 'xlsx' } }),
  },
  ...EXPORT_TABLES.map(
    (table): MatrixRow => ({
      route: 'GET /v2/clients/{client_id}/exports/tables',
      label: table,
      right: 'read',
      aim: 'client',
      ask: () => ({ query: { ...EXPORTED, tables: table, format: 'csv' } }),
    }),
  ),
  ...['map', 'calendar'].map(
    (kind): MatrixRow => ({
      route: `GET /v2/clients/{client_id}/exports/${kind}`,
      right: 'read',
      aim: 'client',
      ask: () => ({ query: EXPORTED }),
    }),
  ),
  { route: 'GET /v2/exports/dictionary', right: 'read', aim: 'none' },
  series('POST /data_analytics/forecast/{metric}', 'dd_hourly_10_30_horizontal'),
  {
    ...series('POST /data_analytics/ahead/{metric}', 'dd_hourly_10_30_horizontal'),
    ask: ({ ids }) => ({
      query: { acc_from: '2026-09-01', date_end: '2027-04-30' },
      body: { station_id_list: ids, thresholds: [120.1] },
    }),
  },
  {
    route: 'POST /data_analytics/by_station',
    right: 'read',
    aim: 'station-list',
    ask: ({ ids }) => ({
      query: EXPORTED,
      body: { station_id_list: ids, figures: ['temperature_min_daily', 'bug_count'] },
    }),
  },
  { ...series('POST /data_analytics/inference/{model}', ''), path: { model: 'lobesia' } },
];
