import {
  COLUMN_MEASURES,
  type MappedField,
  type UplinkMeasure,
  type UplinkReason,
} from '@vigia/api/contract';
import { convertedValue } from '@vigia/domain/devices';
import { reasonOfInstant } from '../station-sources/sift-record.ts';
import type { SourceBounds, VendorRow } from '../station-sources/vendor.ts';
import type { Uplink } from './read-uplink.ts';

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
    const converted = convertedValue(COLUMN_MEASURES[measure], unit, given);
    if (converted.reason === null) values[measure] = converted.value;
    else reason ??= converted.reason;
  }
  if (Object.keys(values).length > 0) return { row: { t: at, values }, reason };
  return none(reason ?? 'nothing-mapped');
}
