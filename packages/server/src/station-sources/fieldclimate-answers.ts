import { conversionOf, convert, type Quantity } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import type { Measure } from '../ingest/measures.ts';
import { isTimeZone, localTimes } from './local-time.ts';
import { type Collector, collector, reasonOfInstant, reasonOfValue } from './sift-record.ts';
import type { ListedStation, VendorAnswer, VendorService } from './vendor.ts';

/** Where a station’s clock is not told, it is one of here. */
const USUAL_ZONE = 'America/Santiago';

const Text = z.nullish(z.string());
const Stations = z.array(
  z.object({
    name: z.object({ original: z.string(), custom: z.optional(z.unknown()) }),
    position: z.nullish(
      z.object({
        geo: z.nullish(z.object({ coordinates: z.nullish(z.array(z.number())) })),
        timezoneCode: Text,
      }),
    ),
  }),
);

/** `GET /user/stations`; coordinates come east first. */
export function listedStations(body: unknown): VendorAnswer<ListedStation[]> {
  const stations = Stations.safeParse(body);
  if (!stations.success)
    return { ok: false, fault: { kind: 'bad-answer', message: 'no list of stations came' } };
  const value = stations.data.map(({ name, position }) => {
    const [longitude = null, latitude = null] = position?.geo?.coordinates ?? [];
    const zone = position?.timezoneCode ?? '';
    return {
      vendorStationId: name.original,
      vendorStationName: typeof name.custom === 'string' && name.custom.trim() ? name.custom : name.original,
      timeZone: zone !== '' && isTimeZone(zone) ? zone : USUAL_ZONE,
      ...{ latitude, longitude },
    };
  });
  return { ok: true, value };
}

const Sensor = z.object({
  group: z.nullish(z.union([z.string(), z.number()])),
  code: z.nullish(z.union([z.string(), z.number()])),
  ch: z.nullish(z.union([z.string(), z.number()])),
  name: Text,
  unit: z.nullish(z.unknown()),
  values: z.record(z.string(), z.array(z.unknown())),
});
type Sensor = z.infer<typeof Sensor>;
/** An empty list where nothing was measured. */
const Data = z.union([
  z.array(z.never()).check(z.maxLength(0)),
  z.object({ dates: z.array(z.string()), data: z.array(z.unknown()) }),
]);

interface Rule {
  readonly measure: Measure;
  readonly quantity: Quantity;
  /** How the values of an interval are brought together. */
  readonly by: 'avg' | 'sum' | 'time';
  readonly is: (sensor: Sensor) => boolean;
}

const inGroup =
  (group: number) =>
  (sensor: Sensor): boolean =>
    Number(sensor.group ?? Number.NaN) === group;

/** Groups as in the maker’s own example of an export; radiation by its code, soil moisture by its name. */
const RULES: readonly Rule[] = [
  { measure: 'ambient_temperature_c', quantity: 'temperature', by: 'avg', is: inGroup(1) },
  { measure: 'ambient_humidity_rh', quantity: 'percent', by: 'avg', is: inGroup(2) },
  { measure: 'soil_temperature_c', quantity: 'temperature', by: 'avg', is: inGroup(3) },
  { measure: 'rain_mm', quantity: 'depth', by: 'sum', is: inGroup(5) },
  { measure: 'wind_speed_km_h', quantity: 'speed', by: 'avg', is: inGroup(6) },
  { measure: 'leaf_wetness_min', quantity: 'minutes', by: 'time', is: inGroup(12) },
  {
    measure: 'solar_radiation_w_m2',
    quantity: 'radiation',
    by: 'avg',
    is: ({ code }) => Number(code ?? Number.NaN) === 600,
  },
  {
    measure: 'soil_moisture_pct',
    quantity: 'percent',
    by: 'avg',
    is: ({ name }) => /soil moisture/i.test(name ?? ''),
  },
];

/**
 * `GET /data/{station}/raw/…`: `dates` are times of the station’s clock, and each sensor has a value for each of them. Of
 * several sensors of a kind, the one on the lowest channel counts.
 *
 * @source https://api.fieldclimate.com/v2/docs/
 */
export const translateFieldClimate: VendorService['translate'] = (body, station, bounds) => {
  const data = Data.safeParse(body);
  if (!data.success) return null;
  const found = collector();
  if (Array.isArray(data.data)) return found.result();
  const { dates, data: sent } = data.data;
  const sensors = sent.map((each) => Sensor.safeParse(each));
  if (sensors.some(({ success }) => !success)) return null;
  const known = sensors.map((each) => each.data as Sensor);
  const instantOf = localTimes(station.timeZone);
  const times = dates.map((date) => ({ date, t: instantOf(date) }));
  const reasons = times.map(({ t }) => reasonOfInstant(t, bounds));
  const alone = (i: number, some: readonly Sensor[]) => ({
    dates: [dates[i]],
    data: some.map((each) => at(each, i)),
  });
  reasons.forEach((reason, i) => {
    if (reason) found.setApart(reason, dates[i] as string, alone(i, known));
  });
  for (const rule of RULES) {
    const sensor = lowest(known.filter(rule.is));
    if (sensor === undefined) continue;
    const values = sensor.values[rule.by] ?? [];
    if (values.length !== dates.length && values.length > 0) return null;
    takeSensor(rule, sensor, values, found, (put) =>
      times.forEach(({ date, t }, i) => {
        if (reasons[i] === undefined && values[i] !== null && values[i] !== undefined)
          put(t, values[i], date, alone(i, [sensor]));
      }),
    );
  }
  return found.result();
};

type Put = (t: number, value: unknown, date: string, content: unknown) => void;

function takeSensor(
  { measure, quantity }: Rule,
  sensor: Sensor,
  values: readonly unknown[],
  found: Collector,
  each: (put: Put) => void,
): void {
  const conversion = conversionOf(quantity, String(sensor.unit ?? ''));
  if (conversion === undefined) {
    if (values.length > 0)
      found.setApart('unknown-unit', '', { dates: [], data: [{ ...sensor, values: {} }] });
    return;
  }
  each((t, sent, date, content) => {
    const number = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
    const value = typeof number === 'number' ? convert(number, conversion) : number;
    const reason = reasonOfValue(measure, value);
    if (reason) found.setApart(reason, date, content);
    else found.put(t, measure, value as number);
  });
}

/** A sensor with the values of one instant. */
const at = (sensor: Sensor, i: number): Sensor => ({
  ...sensor,
  values: Object.fromEntries(Object.entries(sensor.values).map(([by, list]) => [by, [list[i] ?? null]])),
});

const lowest = (sensors: readonly Sensor[]): Sensor | undefined =>
  sensors.toSorted((a, b) => Number(a.ch ?? 0) - Number(b.ch ?? 0))[0];
