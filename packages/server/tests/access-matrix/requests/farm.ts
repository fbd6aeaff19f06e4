import { PEOPLE } from '../../support/people.ts';
import { BELONGINGS } from '../homes.ts';
import type { Aimed, MatrixRow } from '../row.ts';

/** What lies in the client aimed at, or in client 1 where it has nothing (the pool). */
const of = ({ client }: Pick<Aimed, 'client'>) => BELONGINGS[client] ?? BELONGINGS[1]!;
const DATES = { date_start: '2026-05-01', date_end: '2027-04-30' };
const NEXT_DATES = { date_start: '2027-05-01', date_end: '2028-04-30' };
const LEGACY_DATES = { dateStart: '2026-05-01', dateEnd: '2027-04-30' };
const LEGACY_NEXT_DATES = { dateStart: '2027-05-01', dateEnd: '2028-04-30' };
const place = { sector_address: 'Melipilla, RM', sector_position_lat: -33.7, sector_position_lon: -71.2 };
const legacyPlace = { sectorAddress: 'Melipilla, RM', positionLat: -33.7, positionLon: -71.2 };
const camera = {
  enabled: true,
  trigger_hour: 9,
  trigger_minutes: 30,
  trigger_seconds: 0,
  trigger_weekdays: 127,
};
const HARDWARE = {
  camera_1_config: camera,
  camera_2_config: camera,
  camera_3_config: null,
  operation_mode: 'normal_operation',
  sensor_config: { interval_minutes: 30 },
  paper_roll_config: { enabled: true, turn_seconds: 20, trigger_weekdays: 127 },
};
const SECTOR_CELLS = {
  name: 'Poniente',
  locality: 'Melipilla',
  region: 'RM',
  position_lat: '-33,7',
  position_lon: '-71,2',
};
/** A new station, and another season for one that is there. */
const stationRows = (client: number) => [
  {
    row: 2,
    cells: {
      sector: `#${of({ client }).sector}`,
      name: 'N-70',
      position_lat: '-33,7',
      position_lon: '-71,2',
    },
  },
  { row: 3, cells: { id: String(of({ client }).station), season: '', tags: 'borde' } },
];
const biofix = (aimed: Aimed) => ({
  season_id: of(aimed).season,
  pest_id: 1,
  sector_id: aimed.sector ?? of(aimed).sector,
  date_biofix: '2026-09-12',
  type: 'biofix',
  biofix_comment: 'Segundo macho',
});

const clients: readonly MatrixRow[] = [
  { route: 'GET /v2/clients/{client_id}', right: 'read', aim: 'client' },
  ...['POST /v2/clients', 'POST /clients'].map(
    (route): MatrixRow => ({
      route,
      right: 'super-write',
      aim: 'none',
      ask: () => ({ body: { client_name: 'Agrícola Nueva', client_tax_id: null } }),
    }),
  ),
  {
    route: 'PUT /v2/clients/{client_id}',
    right: 'admin-write',
    aim: 'client',
    ask: () => ({ body: { client_name: 'Otro nombre' } }),
  },
  {
    route: 'PUT /v2/clients/{client_id}',
    label: 'archived',
    right: 'super-write',
    aim: 'client',
    ask: () => ({ body: { client_is_archived: true } }),
  },
  {
    route: 'PUT /v2/clients/{client_id}',
    label: 'attributes',
    right: 'super-write',
    aim: 'client',
    ask: () => ({ body: { client_is_test: true } }),
  },
  { route: 'GET /clients/{client_id}/infrastructure', right: 'read', aim: 'client' },
  { route: 'GET /v2/clients/{client_id}/infrastructure/version', right: 'read', aim: 'client' },
  { route: 'GET /clients/{client_id}/stations', right: 'read', aim: 'client' },
  { route: 'GET /clients/{client_id}/nodes', right: 'read', aim: 'client' },
  {
    route: 'GET /v2/seasons',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
];

const sectorsAndSeasons: readonly MatrixRow[] = [
  { route: 'GET /v2/sectors/{sector_id}', right: 'read', aim: 'sector' },
  { route: 'GET /v2/sectors/{sector_id}/hours-ahead', right: 'read', aim: 'sector' },
  {
    route: 'POST /v2/sectors',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, sector_name: 'Oriente', ...place } }),
  },
  {
    route: 'POST /sectors',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { clientId: id, sectorName: 'Oriente', ...legacyPlace } }),
  },
  {
    route: 'PUT /v2/sectors/{sector_id}',
    right: 'admin-write',
    aim: 'sector',
    ask: () => ({ body: { sector_name: 'Poniente' } }),
  },
  {
    route: 'PUT /sectors/{sector_id}',
    right: 'admin-write',
    aim: 'sector',
    ask: ({ client }) => ({ body: { clientId: client, sectorName: 'Poniente', ...legacyPlace } }),
  },
  {
    route: 'POST /v2/sectors/table',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, rows: [{ row: 2, cells: SECTOR_CELLS }] } }),
  },
  {
    route: 'POST /v2/stations/table',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id, client }) => ({
      body: { client_id: id, rows: BELONGINGS[client] && id === client ? stationRows(client) : [] },
    }),
  },
  { route: 'GET /v2/seasons/{season_id}', right: 'read', aim: 'season' },
  {
    route: 'POST /v2/seasons',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, season_name: '2027–28', ...NEXT_DATES } }),
  },
  {
    route: 'POST /seasons',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { clientId: id, seasonName: '2027–28', ...LEGACY_NEXT_DATES } }),
  },
  {
    route: 'POST /v2/seasons/open',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id, client }) => ({
      body: {
        client_id: id,
        season_name: '2027–28',
        ...NEXT_DATES,
        station_ids: BELONGINGS[client] && id === client ? [of({ client }).station] : [],
        biofixes: [],
        confirmed: ['not-begun'],
      },
    }),
  },
  { route: 'DELETE /v2/seasons/{season_id}', right: 'admin-write', aim: 'empty-season' },
  {
    route: 'PUT /v2/seasons/{season_id}',
    right: 'admin-write',
    aim: 'season',
    ask: () => ({ body: { season_name: 'Otra' } }),
  },
  {
    route: 'PUT /seasons/{season_id}',
    right: 'admin-write',
    aim: 'season',
    ask: ({ client }) => ({ body: { clientId: client, seasonName: 'Otra', ...LEGACY_DATES } }),
  },
];

const biofixes: readonly MatrixRow[] = [
  { route: 'GET /v2/biofix/{biofix_id}', right: 'read', aim: 'biofix' },
  {
    route: 'POST /v2/biofix',
    label: 'in a sector',
    right: 'admin-write',
    aim: 'sector',
    ask: (aimed) => ({
      body: { client_id: aimed.client, ...biofix(aimed), pest_id: 2, sector_id: aimed.id },
    }),
  },
  {
    route: 'PUT /v2/biofix/{biofix_id}',
    right: 'admin-write',
    aim: 'biofix',
    ask: (aimed) => ({ body: biofix(aimed) }),
  },
  { route: 'DELETE /v2/biofix/{biofix_id}', right: 'admin-write', aim: 'biofix' },
  {
    route: 'PUT /biofix/{biofix_id}',
    right: 'admin-write',
    aim: 'biofix',
    ask: (aimed) => ({
      body: {
        seasonId: of(aimed).season,
        pestId: 1,
        sectorId: aimed.sector ?? of(aimed).sector,
        biofixDate: '2026-09-12',
        biofixType: 'chronofix',
        biofixComment: 'Corregido',
      },
    }),
  },
  ...['biofix', 'pesticide', 'phenology'].flatMap((kind) =>
    (['client', 'sector'] as const).map(
      (aim): MatrixRow => ({
        route: `GET /v2/${kind}_logs`,
        label: `of a ${aim}`,
        right: 'read',
        aim,
        ask: ({ id }) => ({ query: { ...DATES, [`${aim}_id`]: id } }),
      }),
    ),
  ),
];

const THRESHOLD = {
  ...{ pest_id: 13, month_from: 11, month_to: 12, days_summed: 7 },
  ...{ ok_up_to: 0, warning_up_to: 5 },
};

const captureThresholds: readonly MatrixRow[] = [
  {
    route: 'GET /v2/capture-thresholds',
    right: 'read',
    aim: 'client',
    ask: ({ id }) => ({ query: { client_id: id } }),
  },
  {
    route: 'POST /v2/capture-thresholds',
    right: 'client-admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, ...THRESHOLD } }),
  },
  {
    route: 'PUT /v2/capture-thresholds/{threshold_id}',
    right: 'client-admin-write',
    aim: 'capture-threshold',
    ask: () => ({ body: THRESHOLD }),
  },
  {
    route: 'DELETE /v2/capture-thresholds/{threshold_id}',
    right: 'client-admin-write',
    aim: 'capture-threshold',
  },
];

const stations: readonly MatrixRow[] = [
  {
    route: 'POST /v2/stations',
    label: 'in a sector',
    right: 'admin-write',
    aim: 'sector',
    ask: (aimed) => ({
      body: {
        client_id: aimed.client,
        station_name: 'N-9',
        sector_id: aimed.id,
        position_lat: -33.7,
        position_lon: -71.2,
        season_id: of(aimed).season,
        crop_id: 1,
        pest_id: 1,
      },
    }),
  },
  {
    route: 'POST /v2/stations',
    label: 'in a sector, registering its device',
    right: 'super-write',
    aim: 'sector',
    ask: (aimed) => ({
      body: {
        client_id: aimed.client,
        station_name: 'N-11',
        sector_id: aimed.id,
        position_lat: -33.7,
        position_lon: -71.2,
        device: { serial_number: 'VG-78', node_firmware_version: '1.2', user_email: PEOPLE.superAdmin.email },
      },
    }),
  },
  {
    route: 'PUT /v2/stations/{station_id}',
    right: 'admin-write',
    aim: 'station',
    ask: () => ({ body: { station_name: 'N-10', position_lat: -33.5, position_lon: -71 } }),
  },
  {
    route: 'PUT /v2/stations/{station_id}',
    label: 'restored',
    right: 'admin-write',
    aim: 'station',
    ask: () => ({ body: { station_is_archived: false } }),
  },
  {
    route: 'PUT /v2/stations/{station_id}',
    label: 'tags',
    right: 'field-write',
    aim: 'station',
    ask: () => ({ body: { tags: ['borde'] } }),
  },
  {
    route: 'PUT /v2/stations/{station_id}',
    label: 'internal tags',
    right: 'super-write',
    aim: 'station',
    ask: () => ({ body: { tags: ['internal:piloto'] } }),
  },
  { route: 'DELETE /v2/stations/{station_id}', right: 'admin-write', aim: 'station' },
  { route: 'GET /v2/stations/{station_id}/hw-config', right: 'read', aim: 'station' },
  {
    route: 'POST /v2/stations/{station_id}/hw-config',
    right: 'admin-write',
    aim: 'station',
    ask: () => ({ body: HARDWARE }),
  },
];

const nodes: readonly MatrixRow[] = [
  {
    route: 'POST /v2/nodes',
    right: 'super-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { client_id: id, serial_number: 'VG-77', node_firmware_version: '1.2' } }),
  },
  {
    route: 'POST /v2/nodes/table',
    right: 'super-write',
    aim: 'client',
    ask: ({ id }) => ({
      body: {
        client_id: id,
        rows: [{ row: 2, cells: { serial_number: 'VG-77', node_firmware_version: '1.2' } }],
      },
    }),
  },
  { route: 'GET /v2/nodes/{serial_number}', right: 'read', aim: 'node' },
  { route: 'GET /nodes/{serial_number}', right: 'read', aim: 'node' },
  {
    route: 'PUT /v2/nodes/{serial_number}',
    right: 'client-admin-write',
    aim: 'node',
    ask: () => ({ body: { node_firmware_version: '1.3' } }),
  },
  { route: 'GET /v2/nodes/{serial_number}/hw-config', right: 'read', aim: 'placed-node' },
];

const reportComments: readonly MatrixRow[] = [
  { route: 'GET /v2/sectors/{sector_id}/report_comments', right: 'read', aim: 'sector' },
  {
    route: 'PUT /v2/sectors/{sector_id}/report_comments',
    right: 'super-write',
    aim: 'sector',
    ask: (aimed) => ({
      body: {
        season_id: of(aimed).season,
        pest_id: 1,
        phenology_comment: 'Vuelo en descenso',
        capture_comment: '',
      },
    }),
  },
];

export const farmRequests: readonly MatrixRow[] = [
  ...clients,
  ...sectorsAndSeasons,
  ...biofixes,
  ...captureThresholds,
  ...stations,
  ...nodes,
  ...reportComments,
];
