import type { MappedField, UplinkMeasure, UplinkReason } from '@vigia/api/contract';
import { reasonOfInstant, reasonOfValue } from '../station-sources/sift-record.ts';
import { conversionOf, convert, type Quantity } from '../station-sources/units.ts';
import type { SourceBounds, VendorRow } from '../station-sources/vendor.ts';
import type { Uplink } from './read-uplink.ts';

/** What each measure is, for its units. */
export const QUANTITY_OF: Readonly<Record<UplinkMeasure, Quantity>> = {
  ambient_temperature_c: 'temperature',
  ambient_humidity_rh: 'percent',
  rain_mm: 'depth',
  solar_radiation_w_m2: 'radiation',
  wind_speed_km_h: 'speed',
  leaf_wetness_min: 'minutes',
  soil_moisture_pct: 'percent',
  soil_temperature_c: 'temperature',
};

/** What of an uplink is measured, and why something of it is not. */
export interface SiftedUplink {
  /** Null where nothing is. */
  readonly row: VendorRow | null;
  /** Null where all of it is. */
  readonly reason: UplinkReason | null;
}

const none = (reason: UplinkReason): SiftedUplink => ({ row: null, reason });

/** @param mapping of the device's profile; null for a device that is no station */
export function siftUplink(
  { at, fields, isSimulated }: Pick<Uplink, 'at' | 'fields' | 'isSimulated'>,
  mapping: readonly MappedField[] | null,
  bounds: SourceBounds,
): SiftedUplink {
  if (isSimulated) return none('simulated');
  if (Object.keys(fields).length === 0) return none('no-fields');
  if (mapping === null) return none('unknown-device');
  const instant = reasonOfInstant(at, bounds);
  if (instant !== undefined) return none(instant as UplinkReason);
  const values: Partial<Record<UplinkMeasure, number>> = {};
  let reason: UplinkReason | null = null;
  for (const { path, measure, unit } of mapping) {
    const given = Object.hasOwn(fields, path) ? fields[path] : undefined;
    if (given === undefined || given === null) continue;
    const conversion = conversionOf(QUANTITY_OF[measure], unit);
    const value = typeof given === 'number' && conversion ? convert(given, conversion) : given;
    const wrong = reasonOfValue(measure, value);
    if (wrong === undefined) values[measure] = value as number;
    else reason ??= wrong as UplinkReason;
  }
  if (Object.keys(values).length > 0) return { row: { t: at, values }, reason };
  return none(reason ?? 'nothing-mapped');
}
