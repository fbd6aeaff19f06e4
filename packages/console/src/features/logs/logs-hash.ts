import { LOG_TYPES, type LogType, type StationId } from '@vigia/domain';

/** Which table is shown, and of which station; the part of the address behind `#`, so that a link leads to it. */
export interface LogsChoice {
  /** Null where none is named. */
  readonly type: LogType | null;
  /** Null for all. */
  readonly stationId: StationId | null;
}

/** `swap_log`, or `swap_log/31`; what means nothing names no table, and all stations. */
export function readLogsHash(hash: string, stations: readonly { readonly id: StationId }[]): LogsChoice {
  const [name = '', id] = hash.split('/');
  return {
    type: LOG_TYPES.find((type) => type === name) ?? null,
    stationId: stations.find((station) => String(station.id) === id)?.id ?? null,
  };
}

export const writeLogsHash = ({ type, stationId }: { type: LogType; stationId: StationId | null }): string =>
  stationId === null ? type : `${type}/${stationId}`;
