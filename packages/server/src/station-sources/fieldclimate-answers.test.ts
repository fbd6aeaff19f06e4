import { expect, test } from 'vitest';
import { listedStations, translateFieldClimate } from './fieldclimate-answers.ts';

/** 21 November 2026, noon in Santiago. */
const NOW = Date.parse('2026-11-21T15:00:00Z');
const BOUNDS = { now: NOW, border: null };
const STATION = { vendorStationId: '0020CF3B', timeZone: 'America/Santiago' };
const T = Date.parse('2026-11-21T12:00:00Z');

/** A sensor as `GET /data/{station}/raw/…` has it. */
const sensor = (group: number, unit: string, by: string, values: unknown[], more: object = {}) => ({
  ...{
    name: 'Sensor',
    name_original: 'Sensor',
    type: 'Sensor',
    decimals: 2,
    unit,
    ch: group,
    code: 1,
    group,
  },
  ...{ serial: 'X', mac: 'X', aggr: [by], values: { [by]: values } },
  ...more,
});
const translate = (data: unknown[], dates = ['2026-11-21 09:00:00'], station = STATION) =>
  translateFieldClimate({ dates, data }, station, BOUNDS);

test('reads each kind of sensor in its unit, at the instant that the station’s clock shows', () => {
  const data = [
    sensor(1, '°C', 'avg', [21.4]),
    sensor(2, '%', 'avg', [55]),
    sensor(3, '°C', 'avg', [16.2]),
    sensor(5, 'mm', 'sum', [0.4]),
    sensor(6, 'm/s', 'avg', [2.5]),
    sensor(12, 'min', 'time', [15]),
    sensor(4, 'W/m2', 'avg', [640], { code: 600 }),
    sensor(30, '%', 'avg', [31], { name: 'EAG Soil moisture 1' }),
    sensor(9, 'mV', 'last', [6400]),
  ];
  const values = {
    ...{ ambient_temperature_c: 21.4, ambient_humidity_rh: 55, soil_temperature_c: 16.2, rain_mm: 0.4 },
    ...{ wind_speed_km_h: 9, leaf_wetness_min: 15, solar_radiation_w_m2: 640, soil_moisture_pct: 31 },
  };
  expect(translate(data)).toEqual({ rows: [{ t: T, values }], apart: [] });
});

test('converts the units of accounts that show others', () => {
  const data = [sensor(1, '°F', 'avg', ['68']), sensor(5, 'in', 'sum', [0.5]), sensor(6, 'mph', 'avg', [10])];
  expect(translate(data)?.rows[0]?.values).toEqual({
    ambient_temperature_c: 20,
    rain_mm: 12.7,
    wind_speed_km_h: 16.093,
  });
});

test('takes the lowest channel of several sensors, and leaves gaps as gaps', () => {
  const data = [sensor(1, '°C', 'avg', [30], { ch: 18 }), sensor(1, '°C', 'avg', [null], { ch: 2 })];
  expect(translate(data)).toEqual({ rows: [], apart: [] });
});

test('sets apart what is no measurement, in a form that can be read again', () => {
  const dates = ['2026-11-21 09:00:00', '2026-13-01 09:00:00', '2026-11-21 20:00:00', '2026-11-21 09:15:00'];
  const data = [sensor(1, '°C', 'avg', [21, 22, 23, -9999]), sensor(2, 'furlongs', 'avg', [1, 2, 3, 4])];
  const found = translate(data, dates);
  expect(found?.rows).toEqual([{ t: T, values: { ambient_temperature_c: 21 } }]);
  expect(found?.apart.map(({ reason, sentT }) => [reason, sentT])).toEqual([
    ['no-such-instant', dates[1]],
    ['future', dates[2]],
    ['out-of-range', dates[3]],
    ['unknown-unit', ''],
  ]);
  const [, future] = found!.apart;
  const later = { now: Date.parse('2026-11-22T15:00:00Z'), border: null };
  expect(translateFieldClimate(future!.content, STATION, later)?.rows).toEqual([
    { t: Date.parse('2026-11-21T23:00:00Z'), values: { ambient_temperature_c: 23 } },
  ]);
});

test('an hour that comes twice is two hours, one that is left out is none', () => {
  // Summer time ended on 5 April 2026 at midnight, which became 23:00, and began on 6 September at midnight.
  const hours = ['2026-04-04 23:00:00', '2026-04-04 23:30:00', '2026-04-04 23:00:00', '2026-04-04 23:30:00'];
  const autumn = translate([sensor(1, '°C', 'avg', [10, 11, 12, 13])], hours);
  expect(autumn?.rows.map(({ t }) => new Date(t).toISOString().slice(11, 16))).toEqual([
    ...['02:00', '02:30', '03:00', '03:30'],
  ]);
  const spring = translate([sensor(1, '°C', 'avg', [10])], ['2026-09-06 00:30:00']);
  expect(spring?.apart).toMatchObject([{ reason: 'no-such-instant' }]);
});

test('nothing measured is an empty list; anything else is not as documented', () => {
  expect(translateFieldClimate([], STATION, BOUNDS)).toEqual({ rows: [], apart: [] });
  for (const body of [null, {}, '<html>', { dates: [1], data: [] }, [1]])
    expect(translateFieldClimate(body, STATION, BOUNDS), JSON.stringify(body)).toBeNull();
  expect(translate([sensor(1, '°C', 'avg', [1, 2])]), 'values that belong to no date').toBeNull();
});

test('lists stations with their places and zones', () => {
  const place = { geo: { coordinates: [-71.2, -33.7] }, timezoneCode: 'America/Punta_Arenas' };
  expect(
    listedStations([
      { name: { original: '0020CF3B', custom: 'Cuartel 4' }, position: place },
      { name: { original: '00000146', custom: '' }, position: null },
    ]),
  ).toEqual({
    ok: true,
    value: [
      {
        ...{ vendorStationId: '0020CF3B', vendorStationName: 'Cuartel 4', timeZone: 'America/Punta_Arenas' },
        ...{ latitude: -33.7, longitude: -71.2 },
      },
      {
        ...{ vendorStationId: '00000146', vendorStationName: '00000146', timeZone: 'America/Santiago' },
        ...{ latitude: null, longitude: null },
      },
    ],
  });
  expect(listedStations('<html>')).toMatchObject({ ok: false, fault: { kind: 'bad-answer' } });
});
