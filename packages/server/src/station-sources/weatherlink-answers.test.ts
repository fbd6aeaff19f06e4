import { expect, test } from 'vitest';
import { listedStations, translateWeatherLink } from './weatherlink-answers.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const STATION = { vendorStationId: '6974', timeZone: 'America/Santiago' };
const TS = NOW / 1000 - 900;

/** A sensor as `GET /historic/{station-id}` has it. */
const sensor = (data_structure_type: number, lsid: number, ...data: object[]) => ({
  ...{ lsid, sensor_type: 45, data_structure_type, data },
});
const translate = (...sensors: object[]) =>
  translateWeatherLink({ station_id: 6974, sensors, generated_at: TS }, STATION, { now: NOW, border: null });

const OUTSIDE = {
  ...{ ts: TS, arch_int: 300, temp_out: 55.4, hum_out: 82, rainfall_mm: 0.2, wind_speed_avg: 5 },
  ...{ solar_rad_avg: 120, temp_soil_1: 59, moist_soil_1: 20, wet_leaf_1: 7 },
};
const MEASURED = {
  ...{ ambient_temperature_c: 13, ambient_humidity_rh: 82, rain_mm: 0.2 },
  ...{ wind_speed_km_h: 8.047, solar_radiation_w_m2: 120 },
};

test.each([
  [3, { soil_temperature_c: 15 }],
  [4, { soil_temperature_c: 15 }],
  [7, {}],
])('reads archive records of type %i', (type, soil) => {
  expect(translate(sensor(type, 1, OUTSIDE))).toEqual({
    rows: [{ t: TS * 1000, values: { ...MEASURED, ...soil } }],
    apart: [],
  });
});

test.each([11, 24])('reads archive records of type %i, which say the last value', (type) => {
  const { temp_out: temp_last, hum_out: hum_last, ...rest } = OUTSIDE;
  expect(translate(sensor(type, 1, { ...rest, temp_last, hum_last }))?.rows).toEqual([
    { t: TS * 1000, values: MEASURED },
  ]);
});

test('leaves out what is no archive of the weather, and takes the first of several sensors', () => {
  expect(translate(sensor(15, 1, { ts: TS, uptime: 3 }), sensor(10, 2, { ts: TS, temp: 70 }))).toEqual({
    rows: [],
    apart: [],
  });
  const [second, first] = [
    sensor(7, 9, { ...OUTSIDE, temp_out: 90 }),
    sensor(7, 2, { ts: TS, temp_out: 50 }),
  ];
  expect(translate(second, first)?.rows[0]?.values).toMatchObject({
    ambient_temperature_c: 10,
    ambient_humidity_rh: 82,
  });
});

test('sets apart what is no measurement, once for each record', () => {
  const found = translate(
    sensor(
      7,
      1,
      { ...OUTSIDE, temp_out: 'x', rainfall_mm: -9999 },
      { ...OUTSIDE, ts: TS + 86_400 },
      { temp_out: 50 },
    ),
  );
  expect(found?.rows).toMatchObject([{ values: { ambient_humidity_rh: 82 } }]);
  expect(found?.apart.map(({ reason }) => reason)).toEqual([
    'not-a-number',
    'out-of-range',
    'future',
    'no-such-instant',
  ]);
  expect(
    translateWeatherLink(found!.apart[2]!.content, STATION, { now: NOW + 2e8, border: null })?.rows,
  ).toEqual([{ t: (TS + 86_400) * 1000, values: MEASURED }]);
});

test('anything else is not as documented', () => {
  for (const body of [null, [], '<html>', {}, { sensors: [{ lsid: 1 }] }])
    expect(translateWeatherLink(body, STATION, { now: NOW, border: null }), JSON.stringify(body)).toBeNull();
});

test('lists stations with their places and zones', () => {
  const listed = { station_id: 6974, station_name: 'Bodega', time_zone: 'America/Santiago', latitude: -33.7 };
  expect(listedStations({ stations: [listed], generated_at: TS })).toEqual({
    ok: true,
    value: [
      {
        ...{ vendorStationId: '6974', vendorStationName: 'Bodega', timeZone: 'America/Santiago' },
        ...{ latitude: -33.7, longitude: null },
      },
    ],
  });
  expect(listedStations([])).toMatchObject({ ok: false, fault: { kind: 'bad-answer' } });
});
