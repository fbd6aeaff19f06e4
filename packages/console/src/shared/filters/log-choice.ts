import { LOG_TYPES, type LogType } from '@vigia/domain/events';
import type { StationId } from '@vigia/domain/farm';

/** Reports of which kind and of which station; the part of the address behind `#`, so that a link leads to it. */
export interface LogChoice {
  /** Null where none is named. */
  readonly type: LogType | null;
  /** Null for all. */
  readonly stationId: StationId | null;
}

/** `swap_log`, `swap_log/31` or `/31`; what means nothing names no kind, and all stations. */
export function readLogHash(hash: string, stations: readonly { readonly id: StationId }[]): LogChoice {
  const [name = '', id] = hash.split('/');
  return {
    type: LOG_TYPES.find((type) => type === name) ?? null,
    stationId: stations.find((station) => String(station.id) === id)?.id ?? null,
  };
}

/** Empty where neither is chosen. */
export const writeLogHash = ({ type, stationId }: LogChoice): string =>
  stationId === null ? (type ?? '') : `${type ?? ''}/${stationId}`;
