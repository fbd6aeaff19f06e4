import { LOG_TYPES, type LogType } from '@vigia/domain/events';
import type { StationId } from '@vigia/domain/farm';

/** The chosen kind of event and station, stored in the hash of the address, so that links can contain it. */
export interface LogChoice {
  /** Null if the hash has none. */
  readonly type: LogType | null;
  /** Null for all. */
  readonly stationId: StationId | null;
}

/** Reads `swap_log`, `swap_log/31` or `/31`; unknown parts are null. */
export function readLogHash(hash: string, stations: readonly { readonly id: StationId }[]): LogChoice {
  const [name = '', id] = hash.split('/');
  return {
    type: LOG_TYPES.find((type) => type === name) ?? null,
    stationId: stations.find((station) => String(station.id) === id)?.id ?? null,
  };
}

/** The hash of a choice; empty if nothing is chosen. */
export const writeLogHash = ({ type, stationId }: LogChoice): string =>
  stationId === null ? (type ?? '') : `${type ?? ''}/${stationId}`;
