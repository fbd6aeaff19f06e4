import { EXPORT_TABLES } from '@vigia/domain/farm';
import { cronOf, PERIODICITIES } from '@vigia/domain/reports';
import fc from 'fast-check';
import { GOOD, MEANT } from '../support/farm-bodies.ts';
import { DEV_EUI, DOOR_ID } from '../support/farm-keys.ts';
import { NEW_PEST } from '../support/new-pest.ts';
import {
  EMBED_KEY,
  EMBED_KEY_ID,
  FARM,
  PASSWORD,
  PEOPLE,
  SOURCE_ID,
  WEBHOOK_ID,
} from '../support/small-farm.ts';
import { PROGRAMS } from '../support/small-farm-programs.ts';
import { COUNTED, INSTALLS, PHOTO_TAKEN } from '../support/small-photos.ts';
import { TEST_NOW } from '../support/test-now.ts';

const DAY_MS = 86_400_000;
const dayFrom = (first: string, days: number): fc.Arbitrary<string> =>
  fc
    .integer({ min: 0, max: days - 1 })
    .map((more) => new Date(Date.parse(first) + more * DAY_MS).toISOString().slice(0, 10));
/** An instant of the eighteen days before the clock of these tests. */
const recent = fc
  .integer({ min: DAY_MS, max: 18 * DAY_MS })
  .map((before) => new Date(TEST_NOW - before).toISOString());

const text = fc.stringMatching(/^[a-z]{4,8}$/);
const serial = fc.constantFrom('VG-1', 'VG-6');
const latitude = fc.double({ min: -55, max: -18, noNaN: true });
const longitude = fc.double({ min: -75, max: -67, noNaN: true });
const station = fc.constant<number>(FARM.stations.north);
const sector = fc.constant<number>(FARM.sectors.north);
const season = fc.constant<number>(FARM.seasons.ours);
const someone = fc.constantFrom(PEOPLE.grower, PEOPLE.manager, PEOPLE.superAdmin);
const start = dayFrom('2026-09-01', 40);
const choices = (ids: readonly number[]): fc.Arbitrary<number[]> =>
  fc.constantFrom(...ids.map((id) => [id]), [...ids]);
const stations = choices([FARM.stations.north, FARM.stations.south]);
const end = dayFrom('2026-10-20', 30);
const metric = fc.constantFrom('dd_single_sine_10_30_horizontal', 'dd_hourly_10_30_horizontal');

/**
 * What a shape cannot say of a field: ids of the caller's own farm, days of its season, codes that lists are
 * filtered by. The key is the name in lower case without underscores, so that older names share it.
 */
export const OWN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  clientid: fc.constant(1),
  companyid: fc.constant(1),
  sectorid: sector,
  sectorids: choices([FARM.sectors.north, FARM.sectors.south]),
  seasonid: season,
  stationid: station,
  stationids: stations,
  stationidlist: stations,
  pestid: fc.constantFrom(FARM.pest, FARM.otherPest),
  cropid: fc.constant(1),
  nodeid: serial,
  oldnodeid: fc.constant('VG-1'),
  newnodeid: fc.constant('VG-6'),
  serial: fc.constant('VG-1'),
  serialnumber: serial,
  userid: someone.map(({ user_id }) => user_id),
  useremail: someone.map(({ email }) => email),
  imageid: fc.constant(501),
  eventid: fc.constant(21),
  biofixid: fc.constant(1),
  thresholdid: fc.constant(951),
  alertruleid: fc.constant(961),
  productid: fc.constant(981),
  scenarioid: fc.constant(991),
  scenarioname: text,
  supposed: fc.constantFrom('warmer.1', 'start.2026-09-14~sum.300'),
  dateharvest: end,
  dateseen: fc.constant(undefined),
  productname: text,
  modescheme: fc.constant('irac'),
  modegroups: fc.constantFrom('', '28', '4A, 28'),
  modesource: text,
  preharvestsource: text,
  marketsource: text,
  reentrysource: text,
  mostapplicationssource: text,
  residualsource: text,
  rainfastsource: text,
  productstages: fc.constantFrom(['adult'], ['adult', 'egg']),
  stagessource: text,
  marketname: text,
  productpestids: choices([FARM.pest, FARM.otherPest]),
  productcropids: fc.constant([1]),
  pushdeviceid: fc.constant(971),
  pushendpoint: fc.uuid().map((id) => `https://push.example/${id}`),
  pushp256dh: fc.constant(`B${'A'.repeat(86)}`),
  pushauth: fc.constant('A'.repeat(22)),
  alertkind: fc.constant('silence'),
  silenthours: fc.integer({ min: 2, max: 168 }),
  monthfrom: fc.constantFrom(3, 4),
  monthto: fc.constantFrom(4, 5),
  okupto: fc.integer({ min: 0, max: 10 }),
  warningupto: fc.integer({ min: 10, max: 90 }),
  modelof: fc.constantFrom(FARM.pest, FARM.otherPest),
  notificationid: fc.constant(601),
  notificationids: fc.constant([601]),
  scheduledid: fc.constant(701),
  tokenid: fc.constant(PROGRAMS.program.id),
  keyid: fc.constant(EMBED_KEY_ID),
  key: fc.constant(EMBED_KEY),
  sourceid: fc.constant(SOURCE_ID),
  backfillid: fc.constant(SOURCE_ID),
  vendorstationid: fc.constant('M1'),
  timezone: fc.constantFrom('America/Santiago', 'UTC'),
  fromt: dayFrom('2026-09-01', 30).map((day) => `${day}T03:00:00.000Z`),
  tot: dayFrom('2026-10-10', 30).map((day) => `${day}T03:00:00.000Z`),
  doorid: fc.constant(DOOR_ID),
  profileid: fc.constantFrom(DOOR_ID, DOOR_ID + 1),
  deveui: fc.constant(DEV_EUI),
  doorname: text,
  profilename: text,
  mappedfields: fc
    .constantFrom('ambient_humidity_rh', 'soil_moisture_pct')
    .map((measure) => [{ field_path: 'hum', mapped_measure: measure, mapped_unit: '%' }]),
  webhookid: fc.constant(WEBHOOK_ID),
  deliveryid: fc.constant(WEBHOOK_ID),
  webhookurl: text.map((name) => `https://${name}.example/`),
  vendorkey: text,
  vendorsecret: text,
  fromclientid: fc.constant(2),

  datestart: start,
  startdate: start,
  accfrom: start,
  from: start,
  dateend: end,
  enddate: end,
  to: end,
  date: end,
  datecount: end,
  datebiofix: start,
  biofixdate: start,
  datetimeevent: recent,
  t: recent,
  logdatetime: recent,
  datecreated: recent,
  expiresat: dayFrom('2027-01-01', 300).map((day) => `${day}T00:00:00.000Z`),

  password: fc.constant(PASSWORD),
  newpassword: fc.uuid().map((id) => `huerto ${id}`),
  temporarypassword: fc.uuid().map((id) => `cosecha ${id}`),
  email: text.map((name) => `${name}@vigia.example`),
  origins: text.map((name) => [`https://${name}.example`]),
  cronexpression: fc.constantFrom(...PERIODICITIES).map((each) => cronOf(each)),
  sectoraddress: text.map((place) => `${place}, RM`),
  entitiesunderclient: fc.constantFrom({}, { 1: 'user' }),
  entitiesundersector: fc.constantFrom({}, { 11: 'user' }, { 11: 'admin', 12: 'user' }),
  confirmed: fc.constant(MEANT.confirmed),
  tags: fc.array(text, { maxLength: 4 }),
  positionlat: latitude,
  positionlon: longitude,
  sectorpositionlat: latitude,
  sectorpositionlon: longitude,
  sectorarea: fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100),
  gpslat: latitude,
  gpslon: longitude,
  imageanalytics: fc
    .array(fc.record({ x: fc.integer({ min: 1, max: 90 }), y: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: 5,
    })
    .map((places) => {
      const samples = places.map((place) => ({ ...place, method: 'manual' }));
      return JSON.stringify({ bug: { 1: { samples, overall: samples.length } } });
    }),

  document: fc.integer({ min: 1_000, max: 1_000_000 }).map((id) => ({ ...NEW_PEST, id })),
  tables: fc.subarray([...EXPORT_TABLES], { minLength: 1 }).map((tables) => tables.join()),
  loglevel: fc.constantFrom('E', 'W', 'I'),
  inferencemodel: fc.constant('lobesia'),
  model: fc.constant('lobesia'),
  ...Object.fromEntries(
    ['dryrun', 'park', 'deleted', 'gzip', 'checkexistence'].map((name) => [
      name,
      fc.constantFrom('true', 'false'),
    ]),
  ),
};

const degree = fc.integer({ min: -80, max: 80 }).map(String);
/** A table of one row; several could be about one thing. */
const tableOf = (cells: Readonly<Record<string, fc.Arbitrary<string>>>) => ({
  dryrun: fc.boolean(),
  seen: fc.constant(undefined),
  rows: fc.record({ row: fc.integer({ min: 1, max: 900 }), cells: fc.record(cells) }).map((row) => [row]),
});

/** The same for single operations, where a name means something else. */
export const OWN_OF: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  'POST /auth/sign-in': { email: fc.constant(PEOPLE.grower.email) },
  'POST /data_analytics/degree_days/{metric}': { metric },
  'POST /data_analytics/forecast/{metric}': { metric },
  'POST /data_analytics/ahead/{metric}': { metric, dateend: dayFrom('2027-01-01', 90) },
  'POST /data_analytics/degree_hours/{metric}': { metric: fc.constant('gdh_mean_4dot5_25') },
  'POST /v2/events/{event_id}/pieces': { eventid: fc.constant(INSTALLS.north) },
  ...Object.fromEntries(
    ['images', 'pieces'].map((call) => [
      `POST /v2/stations/{station_id}/field_counts/{pest_id}/{date_count}/${call}`,
      { pestid: fc.constant(COUNTED.pest), datecount: fc.constant(COUNTED.day) },
    ]),
  ),
  'PUT /images/{image_id}/metadata': { datecreated: fc.constant(PHOTO_TAKEN) },
  'POST /v2/stations/{station_id}/hw-config': {
    sensorconfig: fc.constant(GOOD.hardware.sensor_config),
    triggerweekdays: fc.constant(GOOD.hardware.camera_1_config.trigger_weekdays),
  },
  'POST /v2/catalogue/crops': { cropname: text, variantname: text },
  'PUT /v2/catalogue/crops/{crop_id}': { cropname: text, variantname: text },
  'DELETE /v2/uplink-profiles/{profile_id}': { profileid: fc.constant(DOOR_ID + 1) },
  'POST /v2/nodes': { serialnumber: text },
  'POST /v2/sectors/table': tableOf({
    name: text,
    locality: text,
    region: text,
    position_lat: degree,
    position_lon: degree,
    area: fc.constantFrom('', '12,5', '0.01'),
  }),
  'POST /v2/stations/table': tableOf({
    sector: fc.constantFrom('#11', '#12'),
    name: text,
    position_lat: degree,
    position_lon: degree,
    season: fc.constantFrom('', '#101'),
    tags: text,
  }),
  'POST /v2/nodes/table': tableOf({ serial_number: text, node_firmware_version: text }),
  'POST /v2/products/table': tableOf({
    product_name: text,
    pre_harvest_days: fc.constantFrom('', '0', '14'),
    source_of_figures: fc.constant('Etiqueta'),
    stage_list: fc.constantFrom('', 'huevo; larva'),
    pest_list: fc.constantFrom('', '#1'),
  }),
  'POST /v2/users/table': tableOf({
    first_name: text,
    last_name: text,
    email: text.map((name) => `${name}@vigia.example`),
    role: fc.constantFrom('', 'Agricultor', 'Asesor'),
    sectors: fc.constantFrom('', '#11', '#11; #12'),
  }),
  'PUT /v2/notification_settings': {
    email: fc.boolean(),
    quietfrom: fc.constant(22),
    quietto: fc.constant(6),
    digesthour: fc.constantFrom(null, 7),
  },
  'PUT /users/{user_id}': {
    userid: fc.constant(PEOPLE.grower.user_id),
    oldemail: fc.constant(PEOPLE.grower.email),
    newemail: text.map((name) => `${name}@vigia.example`),
  },
  'DELETE /v2/seasons/{season_id}': { seasonid: fc.constant(FARM.seasons.empty) },
};
