/** Converts the wire's columns of points of devices and stations to those of charts. */
import type { EpochMs } from '@vigia/domain';
import type { SetApartCounts } from '@vigia/domain/devices';
import type { DataColumns } from '../contract/data-points.ts';
import { ApiError } from './api-error.ts';

/** Points by column: value `i` of every column was measured at `times[i]`, oldest first. */
export interface DataPoints {
  readonly times: readonly EpochMs[];
  /** Columns by name. A column without values is absent; a missing value is null. */
  readonly columns: ReadonlyMap<string, readonly (number | string | null)[]>;
  /** Whether the range has more points; these are the latest. */
  readonly truncated: boolean;
  /** Number of impossible readings of these days, which are stored and not used. */
  readonly setApart: SetApartCounts;
}

/** @throws {ApiError} contract: a column has fewer or more values than there are times */
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
