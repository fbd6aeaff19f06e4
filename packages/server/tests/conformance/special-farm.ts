import { GOOD } from '../support/farm-bodies.ts';
import { PEOPLE } from '../support/small-farm.ts';
import { COUNTED, PHOTO_TAKEN } from '../support/small-photos.ts';
import type { Make } from './make.ts';
import { one, put, type Special, steps } from './steps.ts';

const archived: Make = one('superAdmin', '/v2/stations/1001', { method: 'DELETE' });

const install = {
  type: 'device_install',
  client_id: 1,
  datetime_event: '2026-11-20T15:00:00Z',
  user_email: PEOPLE.superAdmin.email,
  station_name: 'N-1',
  node_id: 'VG-9',
  gps_lat: -33.7,
  gps_lon: -71.2,
  sector_id: 11,
  season_id: 101,
  crop_id: 1,
  pest_id: 1,
};
const BIOFIX = {
  season_id: 101,
  pest_id: 1,
  sector_id: 11,
  date_biofix: '2026-09-12',
  type: 'biofix',
  biofix_comment: 'Segundo macho',
};
const CAMERA = {
  enabled: true,
  trigger_hour: 9,
  trigger_minutes: 30,
  trigger_seconds: 0,
  trigger_weekdays: 127,
};
const hardware = {
  camera_1_config: CAMERA,
  camera_2_config: CAMERA,
  camera_3_config: null,
  operation_mode: 'normal_operation',
  sensor_config: { interval_minutes: 30 },
  paper_roll_config: { enabled: true, turn_seconds: 20, trigger_weekdays: 127 },
};

/** The dates of the season that is there. */
const SAME = { season_name: 'Otra', date_start: '2026-05-01', date_end: '2027-04-30' };
const LEGACY_SAME = { clientId: 1, seasonName: 'Otra', dateStart: '2026-05-01', dateEnd: '2027-04-30' };
const SECOND = { ...BIOFIX, client_id: 1, pest_id: 2 };
const LEGACY_SECOND = {
  seasonId: 101,
  pestId: 2,
  sectorId: 11,
  biofixDate: '2026-09-12',
  biofixType: 'biofix',
  biofixComment: 'Segundo macho',
};
const asks = (route: string, ...all: Make[]): Special => ({
  route,
  answer: 'needs-confirmation',
  run: steps(...all),
});
const post = (path: string, body: object) => one('superAdmin', path, { body });

/** What may be a slip of the hand. */
const askedFirst: readonly Special[] = [
  asks('POST /v2/seasons', post('/v2/seasons', { client_id: 1, ...SAME })),
  asks('POST /seasons', post('/seasons', LEGACY_SAME)),
  asks('PUT /v2/seasons/{season_id}', put('/v2/seasons/102', { season_name: '2026–27' })),
  asks('PUT /seasons/{season_id}', put('/seasons/102', LEGACY_SAME)),
  asks(
    'POST /v2/seasons/open',
    post('/v2/seasons/open', { client_id: 1, ...SAME, station_ids: [], biofixes: [] }),
  ),
  asks('POST /v2/biofix', post('/v2/biofix', { client_id: 1, ...BIOFIX })),
  asks(
    'PUT /v2/biofix/{biofix_id}',
    post('/v2/biofix', SECOND),
    put('/v2/biofix/1', { ...BIOFIX, pest_id: 2 }),
  ),
  asks('PUT /biofix/{biofix_id}', post('/v2/biofix', SECOND), put('/biofix/1', LEGACY_SECOND)),
];

export const specialFarm: readonly Special[] = [
  {
    route: 'PUT /v2/sectors/{sector_id}',
    answer: 'in-use',
    run: put('/v2/sectors/11', { sector_is_archived: true }),
  },
  {
    route: 'PUT /v2/clients/{client_id}',
    answer: 'conflict',
    run: put('/v2/clients/1', { client_name: 'Alto', seen: { client_name: 'Bajo' } }),
  },
  {
    route: 'PUT /v2/sectors/{sector_id}',
    answer: 'conflict',
    run: put('/v2/sectors/11', { sector_name: 'Alto', seen: { sector_name: 'Bajo' } }),
  },
  {
    route: 'PUT /v2/biofix/{biofix_id}',
    answer: 'conflict',
    run: put('/v2/biofix/1', { ...BIOFIX, seen: { biofix_comment: 'Otro macho' } }),
  },
  {
    route: 'PUT /v2/seasons/{season_id}',
    answer: 'conflict',
    run: put('/v2/seasons/101', { season_name: 'Alta', seen: { season_name: 'Baja' } }),
  },
  {
    route: 'PUT /v2/capture-thresholds/{threshold_id}',
    answer: 'conflict',
    run: put('/v2/capture-thresholds/951', {
      ...{ pest_id: 13, month_from: 1, month_to: 2, days_summed: 10, ok_up_to: 2, warning_up_to: 9 },
      seen: { days_summed: 7 },
    }),
  },
  {
    route: 'DELETE /v2/push/devices/{push_device_id}',
    answer: 'good',
    run: one('admin', '/v2/push/devices/971', { method: 'DELETE' }),
  },
  {
    route: 'DELETE /v2/push/devices/{push_device_id}',
    answer: 'not-found',
    run: one('admin', '/v2/push/devices/1', { method: 'DELETE' }),
  },
  {
    route: 'PUT /v2/harvest-dates',
    answer: 'conflict',
    run: put('/v2/harvest-dates', {
      ...{ client_id: 1, season_id: 101, sector_id: 11, crop_id: null },
      ...{ date_harvest: '2027-03-01', date_seen: '2027-02-01' },
    }),
  },
  {
    route: 'PUT /v2/products/{product_id}',
    answer: 'conflict',
    run: put('/v2/products/981', { reentry_hours: 24, seen: { reentry_hours: 48 } }),
  },
  {
    route: 'PUT /v2/alert-rules/{alert_rule_id}',
    answer: 'conflict',
    run: put('/v2/alert-rules/961', { silent_hours: 72, seen: { silent_hours: 24 } }),
  },
  {
    route: 'PUT /v2/scenarios/{scenario_id}',
    answer: 'conflict',
    run: put('/v2/scenarios/995', { scenario_name: 'Otro', seen: { scenario_name: 'Uno de antes' } }),
  },
  ...askedFirst,
  {
    route: 'DELETE /v2/seasons/{season_id}',
    answer: 'in-use',
    run: one('superAdmin', '/v2/seasons/101', { method: 'DELETE' }),
  },
  {
    route: 'PUT /v2/stations/{station_id}',
    answer: 'conflict',
    run: steps(archived, put('/v2/stations/1001', { tags: ['borde'] })),
  },
  {
    route: 'POST /v2/stations/{station_id}/hw-config',
    answer: 'conflict',
    run: steps(archived, one('superAdmin', '/v2/stations/1001/hw-config', { body: hardware })),
  },
  {
    route: 'POST /v2/stations',
    answer: 'conflict',
    run: post('/v2/stations', {
      ...GOOD.station,
      device: { serial_number: 'VG-9', node_firmware_version: '2.1', user_email: PEOPLE.superAdmin.email },
    }),
  },
  ...['sectors', 'stations', 'nodes', 'users', 'products'].map((things) => ({
    route: `POST /v2/${things}/table`,
    answer: 'conflict' as const,
    run: post(`/v2/${things}/table`, { client_id: 1, rows: [], seen: 'otra' }),
  })),
  {
    route: 'POST /v2/nodes',
    answer: 'conflict',
    run: one('superAdmin', '/v2/nodes', {
      body: { client_id: 1, serial_number: 'VG-1', node_firmware_version: '1.2' },
    }),
  },
  { route: 'PUT /v2/nodes/{serial_number}', answer: 'in-use', run: put('/v2/nodes/VG-1', { client_id: 2 }) },
  {
    route: 'PUT /v2/nodes/{serial_number}',
    answer: 'conflict',
    run: put('/v2/nodes/VG-9', { client_id: 1, node_is_decommissioned: true }),
  },
  {
    route: 'POST /v2/events',
    answer: 'conflict',
    run: one('superAdmin', '/v2/events', { body: { ...install, from_client_id: 2 } }),
  },
  {
    route: 'POST /v2/events',
    answer: 'needs-confirmation',
    run: one('superAdmin', '/v2/events', { body: install }),
  },
  {
    route: 'PUT /v2/sectors/{sector_id}/report_comments',
    answer: 'conflict',
    run: put('/v2/sectors/11/report_comments', {
      season_id: 101,
      pest_id: 1,
      phenology_comment: '',
      capture_comment: 'Otra',
      seen: '2026-11-01T00:00:00Z',
    }),
  },
  {
    route: 'POST /v2/field_counts',
    answer: 'conflict',
    run: post('/v2/field_counts', {
      client_id: 1,
      field_counts: [
        { station_id: 1001, pest_id: 1, date_count: '2026-11-12', number_found: 4, number_seen: 3 },
      ],
    }),
  },
  {
    route: 'GET /v2/notifications',
    answer: 'not-allowed',
    run: one('grower', '/v2/notifications?user_id=53'),
  },
];

/** A form with one file of so many bytes that is no photo. */
function form(bytes: number, type: string): FormData {
  const made = new FormData();
  made.set('date_created', '2026-11-20T15:00:00Z');
  made.set('file', new File([new Uint8Array(bytes)], 'foto.jpg', { type }));
  return made;
}
const MANY_BYTES = 13 * 1024 * 1024;
const OF_COUNT = '/v2/stations/{station_id}/field_counts/{pest_id}/{date_count}';
const A_COUNT = `/v2/stations/1001/field_counts/${COUNTED.pest}/${COUNTED.day}`;
/** Where pieces of a photo go, the address of one such call, and the event by which they are kept. */
const piecesOf = [
  ['POST /v2/events/{event_id}/pieces', '/v2/events/21', 21],
  [`POST ${OF_COUNT}/pieces`, A_COUNT, 0],
] as const;
const PIECE = '/pieces?photo_key=a-photo-of-mine&at_byte=0';
const piece = (bytes: number) => ({
  body: new Uint8Array(bytes),
  headers: { 'content-type': 'application/octet-stream' },
});
const IMPORT = '/v2/imports?station_id=1001';
const STATIONS_IMPORT = '/v2/imports/stations?client_id=1';
const uploads = [
  ['POST /v2/images', '/v2/images?station_id=1001', 'superAdmin'],
  ['POST /v2/events/{event_id}/images', '/v2/events/21/images', 'superAdmin'],
  [`POST ${OF_COUNT}/images`, `${A_COUNT}/images`, 'superAdmin'],
  ['POST /v2/nodes/{serial}/images', '/v2/nodes/VG-1/images', 'device'],
] as const;
export const specialImages: readonly Special[] = [
  ...uploads.flatMap(([route, path, by]): Special[] => [
    { route, answer: 'too-large', run: one(by, path, { body: form(MANY_BYTES, 'image/jpeg') }) },
    { route, answer: 'unsupported-media', run: one(by, path, { body: form(1_000, 'text/plain') }) },
  ]),
  ...piecesOf.flatMap(([route, path, event]): Special[] => [
    { route, answer: 'too-large', run: one('superAdmin', path + PIECE, piece(MANY_BYTES)) },
    {
      route,
      answer: 'unsupported-media',
      run: one('superAdmin', path + PIECE, { body: form(1_000, 'image/jpeg') }),
    },
    {
      route,
      answer: 'conflict',
      run: async (tools) => {
        await tools.superuser.query(
          `insert into photo_piece (client_id, user_id, event_id, photo_key, at_byte, content, sent_at)
            select 1, $1, $2, 'another-photo', i, '\\x00', now() from generate_series(1, 1000) i`,
          [PEOPLE.superAdmin.user_id, event],
        );
        return await one('superAdmin', path + PIECE, piece(10))(tools);
      },
    },
  ]),
  {
    route: 'PUT /v2/clients/{client_id}/logo',
    answer: 'too-large',
    run: put('/v2/clients/1/logo', form(MANY_BYTES, 'image/png')),
  },
  {
    route: 'PUT /v2/clients/{client_id}/logo',
    answer: 'unsupported-media',
    run: put('/v2/clients/1/logo', form(1_000, 'text/plain')),
  },
  {
    route: 'POST /v2/nodes/{serial}/images',
    answer: 'invalid-input',
    run: (tools) => {
      const body = form(1_000, 'image/jpeg');
      body.set('camera', '3');
      return one('device', '/v2/nodes/VG-1/images', { body })(tools);
    },
  },
  {
    route: 'POST /v2/imports',
    answer: 'too-large',
    run: one('superAdmin', IMPORT, {
      body: ' '.repeat(MANY_BYTES * 2),
      headers: { 'content-type': 'text/csv' },
    }),
  },
  {
    route: 'POST /v2/imports',
    answer: 'unsupported-media',
    run: one('superAdmin', IMPORT, { body: '{}', headers: { 'content-type': 'application/json' } }),
  },
  {
    route: 'POST /v2/imports/stations',
    answer: 'too-large',
    run: one('superAdmin', STATIONS_IMPORT, {
      body: ' '.repeat(MANY_BYTES * 2),
      headers: { 'content-type': 'text/csv' },
    }),
  },
  {
    route: 'POST /v2/imports/stations',
    answer: 'unsupported-media',
    run: one('superAdmin', STATIONS_IMPORT, { body: '{}', headers: { 'content-type': 'application/json' } }),
  },
  {
    route: 'PUT /v2/images',
    answer: 'conflict',
    run: put('/v2/images', {
      items: [501, 502].map((image_id) => ({
        image_id,
        date_created: '2026-11-18T15:00:00Z',
        seen: { date_created: '2026-11-17T15:00:00Z' },
      })),
    }),
  },
  {
    route: 'PUT /images/{image_id}/metadata',
    answer: 'conflict',
    run: put('/images/501/metadata', {
      image_analytics: JSON.stringify({ bug: {} }),
      date_created: PHOTO_TAKEN,
      version: 99,
    }),
  },
];
