import { convert, FAHRENHEIT, MILES_PER_HOUR } from '@vigia/domain/devices';
import * as z from 'zod/mini';
import type { Measure } from '../ingest/measures.ts';
import { isTimeZone } from './local-time.ts';
import { type Collector, collector, reasonOfInstant, reasonOfValue } from './sift-record.ts';
import type { ListedStation, SourceBounds, VendorAnswer, VendorService } from './vendor.ts';

const Stations = z.object({
  stations: z.array(
    z.object({
      station_id: z.int(),
      station_name: z.string(),
      time_zone: z.nullish(z.string()),
      latitude: z.nullish(z.number()),
      longitude: z.nullish(z.number()),
    }),
  ),
});

/** `GET /stations`: all stations come in one answer. */
export function listedStations(body: unknown): VendorAnswer<ListedStation[]> {
  const listed = Stations.safeParse(body);
  if (!listed.success)
    return { ok: false, fault: { kind: 'bad-answer', message: 'no list of stations came' } };
  const value = listed.data.stations.map(({ station_id, station_name, time_zone, latitude, longitude }) => ({
    vendorStationId: String(station_id),
    vendorStationName: station_name,
    timeZone: time_zone && isTimeZone(time_zone) ? time_zone : 'UTC',
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  }));
  return { ok: true, value };
}

const Record = z.record(z.string(), z.unknown());
const Historic = z.object({
  sensors: z.array(
    z.object({
      lsid: z.int(),
      sensor_type: z.int(),
      data_structure_type: z.int(),
      data: z.array(Record),
    }),
  ),
});
type Sensor = z.infer<typeof Historic>['sensors'][number];

interface Source {
  readonly field: string;
  readonly conversion: { readonly factor: number; readonly zero?: number };
}
type Fields = Readonly<Partial<Record<Measure, Source>>>;

const SAME = { factor: 1 };
const BESIDE_TEMPERATURE: Fields = {
  rain_mm: { field: 'rainfall_mm', conversion: SAME },
  solar_radiation_w_m2: { field: 'solar_rad_avg', conversion: SAME },
  wind_speed_km_h: { field: 'wind_speed_avg', conversion: MILES_PER_HOUR },
};
/** Archive records of gateways that name what is outside. */
const OUTSIDE: Fields = {
  ambient_temperature_c: { field: 'temp_out', conversion: FAHRENHEIT },
  ambient_humidity_rh: { field: 'hum_out', conversion: SAME },
  ...BESIDE_TEMPERATURE,
};
const LAST: Fields = {
  ambient_temperature_c: { field: 'temp_last', conversion: FAHRENHEIT },
  ambient_humidity_rh: { field: 'hum_last', conversion: SAME },
  ...BESIDE_TEMPERATURE,
};
const WITH_SOIL: Fields = {
  ...OUTSIDE,
  soil_temperature_c: { field: 'temp_soil_1', conversion: FAHRENHEIT },
};

/**
 * Archive records by their `data_structure_type`, in °F, mph, mm and W/m². Leaf wetness is a scale from 0 to 15 and soil
 * moisture a tension in centibars there: neither is minutes or a share of water, so neither is taken.
 *
 * @source https://weatherlink.github.io/v2-api/data-structure-types and its sensor catalogue
 */
const ARCHIVES: ReadonlyMap<number, Fields> = new Map([
  [3, WITH_SOIL],
  [4, WITH_SOIL],
  [7, OUTSIDE],
  [11, LAST],
  [24, LAST],
]);

/**
 * `GET /historic/{station-id}`: records of each sensor with `ts` in seconds. Of several sensors with a value at the same
 * instant, the one with the lowest `lsid` counts.
 */
export const translateWeatherLink: VendorService['translate'] = (body, _, bounds) => {
  const historic = Historic.safeParse(body);
  if (!historic.success) return null;
  const found = collector();
  // The lowest comes last, as later values replace earlier ones.
  for (const sensor of historic.data.sensors.toSorted((a, b) => b.lsid - a.lsid)) {
    const fields = ARCHIVES.get(sensor.data_structure_type);
    if (fields) for (const record of sensor.data) takeRecord(sensor, record, fields, bounds, found);
  }
  return found.result();
};

function takeRecord(
  sensor: Sensor,
  record: z.infer<typeof Record>,
  fields: Fields,
  bounds: SourceBounds,
  found: Collector,
): void {
  const content = { sensors: [{ ...sensor, data: [record] }] };
  const sentT = String(record.ts ?? '');
  const t = typeof record.ts === 'number' ? record.ts * 1000 : Number.NaN;
  const reason = reasonOfInstant(t, bounds);
  if (reason) {
    found.setApart(reason, sentT, content);
    return;
  }
  const faults = new Set<ReturnType<typeof reasonOfValue>>();
  for (const [measure, { field, conversion }] of Object.entries(fields) as [Measure, Source][]) {
    const sent = record[field];
    if (sent === null || sent === undefined) continue;
    const value = typeof sent === 'number' ? convert(sent, conversion) : sent;
    const fault = reasonOfValue(measure, value);
    if (fault) faults.add(fault);
    else found.put(t, measure, value as number);
  }
  for (const fault of faults) if (fault) found.setApart(fault, sentT, content);
}
