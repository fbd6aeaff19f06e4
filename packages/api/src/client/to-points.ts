/** Points of devices and stations by column, wire → what charts read. */
import type { EpochMs } from '@vigia/domain';
import type { SetApartCounts } from '@vigia/domain/devices';
import type { DataColumns } from '../contract/data-points.ts';
import { ApiError } from './api-error.ts';

/** Point `i` of every column was measured at `times[i]`, oldest first. */
export interface DataPoints {
  readonly times: readonly EpochMs[];
  /** By name; a column that nothing was measured of is missing, a hole in one is null. */
  readonly columns: ReadonlyMap<string, readonly (number | string | null)[]>;
  /** The range holds more points; these are the latest. */
  readonly truncated: boolean;
  /** Readings of these days that are kept and not used: they cannot be true. */
  readonly setApart: SetApartCounts;
}

/** @throws {ApiError} contract: a column has not as many values as there are times */
export function toDataPoints({
  start,
  step_ms,
  columns,
  truncated,
  set_apart = {},
}: DataColumns): DataPoints {
  let at = start === null ? Number.NaN : Date.parse(start);
  const times = step_ms.map((step) => {
    at += step;
    return at;
  });
  const present = Object.entries(columns).flatMap(([name, values]) =>
    values === null ? [] : [[name, values] as const],
  );
  const odd = present.find(([, values]) => values.length !== times.length);
  if (odd)
    throw new ApiError('contract', `column ${odd[0]}: ${odd[1].length} values at ${times.length} times`);
  return { times, columns: new Map(present), truncated, setApart: set_apart };
}
