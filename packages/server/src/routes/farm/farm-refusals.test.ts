import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { farmFingerprint, GOOD } from '../../../tests/support/farm-bodies.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type As = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let root: As;
let before: string;
beforeAll(async () => {
  service = await startTestApp();
  root = await service.as('superAdmin');
  const { owner } = service.databases;
  await owner
    .insertInto('sector')
    .values({ ...SHUT, client_id: 1, sector_id: 19 })
    .execute();
  before = await farmFingerprint(service.databases);
});
afterAll(() => service.close());
const SHUT = {
  sector_name: 'Antiguo',
  sector_address: 'Melipilla, RM',
  sector_position_lat: -33,
  sector_position_lon: -71,
  sector_is_archived: true,
};

interface Problem {
  code: string;
  errors?: { field: string; message: string }[];
}
async function refused(route: string, body: unknown, as: As = root) {
  const [method, path] = route.split(' ') as [string, string];
  const headers = method === 'POST' ? { 'idempotency-key': `refused ${randomUUID()}` } : undefined;
  const answer = await as(path, { method, body, ...(headers && { headers }) });
  const problem = (await answer.json()) as Problem;
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await farmFingerprint(service.databases), `${route} wrote something`).toBe(before);
  return {
    status: answer.status,
    code: problem.code,
    fields: problem.errors?.map(({ field }) => field) ?? [],
  };
}

const CASES: readonly (readonly [
  route: string,
  good: object,
  wrong: Readonly<Record<string, readonly unknown[]>>,
])[] = [
  [
    'POST /v2/clients',
    GOOD.client,
    { client_name: ['', '  ', 7, null, 'a\u0007', 'x'.repeat(121)], client_tax_id: [1, 'y'.repeat(31)] },
  ],
  ['POST /clients', GOOD.client, { client_name: [''] }],
  ['PUT /v2/clients/1', GOOD.client, { client_name: [' '], client_is_archived: ['no'] }],
  [
    'POST /v2/sectors',
    GOOD.sector,
    {
      client_id: ['1', 0, -1, 1.5, null],
      sector_name: ['', 'a\nb'],
      sector_address: ['', 'Melipilla', ', RM'],
      sector_position_lat: [-90.1, 91, '-33', null],
      sector_position_lon: [-180.5, 181],
      sector_area: [0, -1, 0.001, 12.345, 100_000.01, '12'],
    },
  ],
  [
    'PUT /v2/sectors/11',
    {},
    {
      sector_name: [''],
      sector_address: ['Melipilla'],
      sector_position_lat: [100],
      sector_is_archived: [1],
      sector_area: [0],
    },
  ],
  [
    'POST /sectors',
    GOOD.legacySector,
    { sectorName: [''], sectorAddress: ['Melipilla'], positionLat: [99], positionLon: [999] },
  ],
  ['PUT /sectors/11', GOOD.legacySector, { clientId: [3], sectorName: [''], positionLon: [-181] }],
  [
    'POST /v2/seasons',
    GOOD.season,
    {
      season_name: [''],
      date_start: ['2027-02-30', '01-05-2027', '2028-05-01'],
      date_end: ['2027-04-30', ''],
    },
  ],
  [
    'PUT /v2/seasons/101',
    {},
    { season_name: [' '], date_start: ['2027-05-01'], date_end: ['2026-04-30', 'ayer'] },
  ],
  [
    'POST /seasons',
    GOOD.legacySeason,
    { seasonName: [''], dateStart: ['2028-05-01'], dateEnd: ['2027-04-30'] },
  ],
  ['PUT /seasons/101', GOOD.legacySeason, { clientId: [3], seasonName: [''], dateEnd: ['2027-04-30'] }],
  [
    'POST /v2/biofix',
    GOOD.biofix,
    {
      season_id: [301, 999, null],
      pest_id: [99, 'x'],
      date_biofix: ['2026-13-01', null],
      type: ['other'],
      biofix_comment: ['', ' ', 'x'.repeat(2_001)],
    },
  ],
  [
    'PUT /v2/biofix/1',
    BIOFIX(),
    { season_id: [301], pest_id: [99], sector_id: [31, 19, 999], type: [''], biofix_comment: [''] },
  ],
  [
    'PUT /biofix/1',
    GOOD.legacyBiofix,
    { seasonId: [301], pestId: [99], sectorId: [31], biofixDate: ['mañana'], biofixComment: [''] },
  ],
  [
    'POST /v2/stations',
    GOOD.station,
    {
      station_name: ['', '\u0000'],
      position_lat: [-91, '1'],
      position_lon: [200],
      season_id: [301, 999],
      crop_id: [77],
      pest_id: [99],
    },
  ],
  [
    'PUT /v2/stations/1001',
    {},
    {
      station_name: [' '],
      position_lat: [91],
      position_lon: [-181],
      sector_id: [31, 19, 999],
      season_id: [301],
      crop_id: [77],
      pest_id: [99],
      tags: ['x', ['a', 'a'], ['']],
    },
  ],
  [
    'POST /v2/nodes',
    GOOD.node,
    {
      serial_number: ['', 'a b', 'ñ', 'x'.repeat(65)],
      node_firmware_version: ['', ' '],
      node_imei: ['12', 'x'.repeat(15)],
    },
  ],
  [
    'PUT /v2/nodes/VG-9',
    {},
    { node_firmware_version: [' '], node_imei: ['1'], client_id: [999, 'x'], node_is_decommissioned: ['no'] },
  ],
  [
    'POST /v2/stations/1001/hw-config',
    GOOD.hardware,
    {
      operation_mode: ['party'],
      camera_3_config: [{}],
      camera_1_config: [null],
      paper_roll_config: [null],
      sensor_config: [null],
    },
  ],
];
function BIOFIX() {
  const { client_id: _, ...fields } = GOOD.biofix;
  return fields;
}

describe('a malformed body is refused with its field named, and writes nothing', () => {
  test.each(CASES)('%s', async (route, good, wrong) => {
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const { status, fields } = await refused(route, { ...good, [field]: value });
        const label = `${route} ${field}=${JSON.stringify(value)}`;
        expect(status, label).toBe(400);
        expect(
          fields.some((name) => name === field || name.startsWith(`${field}.`)),
          `${label}: ${fields}`,
        ).toBe(true);
      }
    }
    expect((await refused(route, { ...good, surprise: 1 })).fields).toContain('surprise');
    for (const body of [[], 'text', null, 1]) expect((await refused(route, body)).status).toBe(400);
  });
});

test('settings inside a configuration are named with their path', async () => {
  const route = 'POST /v2/stations/1001/hw-config';
  const wrong = [
    ['camera_1_config', 'trigger_hour', 24],
    ['camera_2_config', 'trigger_minutes', -1],
    ['camera_1_config', 'trigger_weekdays', 128],
    ['camera_2_config', 'trigger_weekdays', 1],
    ['paper_roll_config', 'turn_seconds', 9],
    ['paper_roll_config', 'turn_seconds', 61],
    ['sensor_config', 'interval_minutes', 20],
    ['sensor_config', 'interval_minutes', 5],
  ] as const;
  for (const [part, field, value] of wrong) {
    const body = { ...GOOD.hardware, [part]: { ...GOOD.hardware[part], [field]: value } };
    expect(await refused(route, body)).toEqual({
      status: 400,
      code: 'invalid-input',
      fields: [`${part}.${field}`],
    });
  }
});

test('a body that is no JSON, or too much of it, is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  const broken = await root('/v2/sectors', { method: 'POST', headers, body: '{"client_id": 1' });
  expect([broken.status, ((await broken.json()) as Problem).code]).toEqual([400, 'malformed-json']);
  const large = await root('/v2/sectors', { method: 'POST', headers, body: `{"x":"${'y'.repeat(70_000)}"}` });
  expect(large.status).toBe(413);
  expect(await farmFingerprint(service.databases)).toBe(before);
});

const ROUTES: readonly [route: string, body: object, foreign: string, foreignBody?: object][] = [
  ['PUT /v2/clients/1', { client_name: 'Otro' }, 'PUT /v2/clients/3'],
  ['POST /v2/sectors', GOOD.sector, 'POST /v2/sectors', { ...GOOD.sector, client_id: 3 }],
  ['PUT /v2/sectors/11', { sector_name: 'Otro' }, 'PUT /v2/sectors/31'],
  ['POST /sectors', GOOD.legacySector, 'POST /sectors', { ...GOOD.legacySector, clientId: 3 }],
  ['PUT /sectors/11', GOOD.legacySector, 'PUT /sectors/31'],
  ['POST /v2/seasons', GOOD.season, 'POST /v2/seasons', { ...GOOD.season, client_id: 3 }],
  ['PUT /v2/seasons/101', { season_name: 'Otra' }, 'PUT /v2/seasons/301'],
  ['POST /seasons', GOOD.legacySeason, 'POST /seasons', { ...GOOD.legacySeason, clientId: 3 }],
  ['PUT /seasons/101', GOOD.legacySeason, 'PUT /seasons/301'],
  ['POST /v2/biofix', GOOD.biofix, 'POST /v2/biofix', { ...GOOD.biofix, sector_id: 31 }],
  ['PUT /v2/biofix/1', BIOFIX(), 'PUT /v2/biofix/3'],
  ['DELETE /v2/biofix/1', {}, 'DELETE /v2/biofix/3'],
  ['PUT /biofix/1', GOOD.legacyBiofix, 'PUT /biofix/3'],
  ['POST /v2/stations', GOOD.station, 'POST /v2/stations', { ...GOOD.station, client_id: 3, sector_id: 31 }],
  ['PUT /v2/stations/1001', { station_name: 'Otra' }, 'PUT /v2/stations/3001'],
  ['DELETE /v2/stations/1001', {}, 'DELETE /v2/stations/3001'],
  ['PUT /v2/nodes/VG-1', { node_firmware_version: '9' }, 'PUT /v2/nodes/CANARIO-SAN-CLEMENTE'],
  ['POST /v2/stations/1001/hw-config', GOOD.hardware, 'POST /v2/stations/3001/hw-config'],
];

test.each(ROUTES)(
  '%s: 403 for a grower, 404 for what is another client’s, and nothing is written',
  async (route, body, foreign, foreignBody = body) => {
    const grower = await service.as('grower');
    expect(await refused(route, body, grower)).toMatchObject({ status: 403, code: 'not-allowed' });
    const admin = await service.as('admin');
    expect(await refused(foreign, foreignBody, admin)).toEqual({
      status: 404,
      code: 'not-found',
      fields: [],
    });
    const unknown = foreign.replace(/(\d+|CANARIO[\w-]*)(?=$|\/hw)/, '987654');
    if (unknown !== foreign) {
      expect(await refused(unknown, foreignBody, admin)).toEqual({
        status: 404,
        code: 'not-found',
        fields: [],
      });
    }
  },
);

test('what only super administrators do is refused to administrators', async () => {
  const admin = await service.as('admin');
  for (const route of ['POST /v2/clients', 'POST /clients']) {
    expect((await refused(route, GOOD.client, admin)).status).toBe(403);
  }
  expect((await refused('PUT /v2/clients/1', { client_is_archived: true }, admin)).status).toBe(403);
  for (const attribute of ['client_is_device_pool', 'client_is_counted', 'client_is_test']) {
    expect((await refused('PUT /v2/clients/1', { [attribute]: true }, admin)).status).toBe(403);
  }
  expect((await refused('POST /v2/nodes', GOOD.node, admin)).status).toBe(403);
  expect((await refused('PUT /v2/nodes/VG-1', { client_id: 2 }, admin)).status).toBe(403);
  expect(
    (await refused('PUT /v2/stations/1001', { tags: ['_x'] }, await service.as('foreigner'))).status,
  ).toBe(404);
});

test('what would break the farm is a conflict, and nothing is written', async () => {
  const root = await service.as('superAdmin');
  const conflicts: readonly (readonly [string, object, string])[] = [
    ['PUT /v2/sectors/11', { sector_is_archived: true }, 'in-use'],
    ['POST /v2/nodes', { ...GOOD.node, serial_number: 'VG-1' }, 'conflict'],
    ['POST /v2/nodes', { ...GOOD.node, serial_number: 'VG-9' }, 'conflict'],
    ['PUT /v2/nodes/VG-1', { node_is_decommissioned: true }, 'in-use'],
  ];
  for (const [route, body, code] of conflicts) {
    expect(await refused(route, body, root), route).toMatchObject({ status: 409, code });
  }
});
