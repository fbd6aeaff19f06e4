import type pg from 'pg';
import { type Aim, aimsOf } from '../access-matrix/homes.ts';
import { ACTORS, type Actor } from '../access-matrix/people.ts';
import { ROWS } from '../access-matrix/requests/all.ts';
import { expected } from '../access-matrix/rights.ts';
import { goodStatus, type MatrixRow, requestOf, writes } from '../access-matrix/row.ts';
import { GOOD } from '../support/farm-bodies.ts';
import { PEOPLE } from '../support/people.ts';
import type { Ask } from '../support/test-app.ts';

/** A call that changes something of client 1, with somebody who may make it. */
export interface WritingCall {
  readonly name: string;
  readonly actor: Actor;
  readonly path: string;
  readonly ask: Ask;
  /** What it is answered when nobody else is about. */
  readonly status: number;
}

const nameOf = ({ route, label }: MatrixRow): string => (label === undefined ? route : `${route}, ${label}`);
/** Those who may most come first; it is client 1 that all calls meet in. */
function callOf(row: MatrixRow): WritingCall[] {
  const status = goodStatus(row);
  if (status >= 400) return [];
  const isMeant = ({ homes: [home] }: Aim) => home === undefined || home.client === 1;
  for (const aim of aimsOf(row.aim).filter(isMeant)) {
    const actor = ACTORS.toReversed().find((one) => expected(one, row.right, aim, status) === status);
    if (actor === undefined) continue;
    const [path, ask] = requestOf(row, aim);
    return [{ name: nameOf(row), actor, path, ask, status }];
  }
  return [];
}

const put = (what: string, path: string, body: object): WritingCall => ({
  name: `PUT ${path}, ${what}`,
  actor: 'superAdmin',
  path,
  ask: { method: 'PUT', body },
  status: 200,
});
const report = (what: string, body: object): WritingCall => ({
  name: `POST /v2/events, ${what}`,
  actor: 'superAdmin',
  path: '/v2/events',
  ask: {
    method: 'POST',
    body: {
      client_id: 1,
      datetime_event: '2026-11-20T15:00:00Z',
      user_email: PEOPLE.superAdmin.email,
      ...body,
    },
  },
  status: 201,
});
const install = { type: 'device_install', gps_lat: -33.7, gps_lon: -71.2, sector_id: 11 };

/** Ways of the calls that hold more than the matrix asks for. */
const MORE: readonly WritingCall[] = [
  put('moved by an editor who saw it', '/v2/stations/1001', { sector_id: 12, seen: { sector_id: 11 } }),
  put('moved with its tags', '/v2/stations/1002', { sector_id: 11, tags: ['borde'], tags_before: [] }),
  put('of two stations', '/v2/images', {
    items: [
      { image_id: 502, date_created: '2026-11-18T15:00:00Z' },
      { image_id: 501, date_created: '2026-11-17T15:00:00Z' },
    ],
  }),
  {
    name: 'POST /v2/seasons/open, with all stations',
    actor: 'superAdmin',
    path: '/v2/seasons/open',
    ask: {
      method: 'POST',
      body: { ...GOOD.season, station_ids: [1002, 1001], biofixes: [], confirmed: ['not-begun'] },
    },
    status: 201,
  },
  {
    name: 'POST /v2/imports/stations, of two stations with sprays and counts',
    actor: 'superAdmin',
    path: '/v2/imports/stations?client_id=1',
    ask: {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'date,station,temp,Capturas,product,Dosis (L/ha)\n2026-10-01 10:00,S-1,12,4,Azufre,3\n2026-10-01 10:00,N-1,11,5,Azufre,2\n',
    },
    status: 200,
  },
  report('an install at a new station', { ...install, station_name: 'N-20', node_id: 'VG-3' }),
  report('a swap for a device of the pool', {
    type: 'device_swap',
    station_id: 1001,
    new_node_id: 'VG-9',
    from_client_id: 2,
  }),
  report('a biofix', { type: 'biofix_set', sector_id: 11, season_id: 101, pest_id: 1 }),
];

/** What the calls need beside the small farm: a spare device, and photos that were counted. */
export async function prepare(superuser: pg.Client): Promise<void> {
  await superuser.query(
    `insert into node (client_id, serial_number, node_firmware_version) values (1, 'VG-3', '1.0')`,
  );
  await superuser.query('update image set image_analytics = $1 where image_id in (501, 502)', [
    { bug: { 1: { samples: [{ x: 80, y: 60, method: 'manual' }], overall: 1 } } },
  ]);
}

/** Every writing call of the registry that can be carried out, in each of its ways. */
export const WRITING_CALLS: readonly WritingCall[] = [...ROWS.filter(writes).flatMap(callOf), ...MORE];
