import type { IsoDate } from '@vigia/domain';
import type { HealthState } from '@vigia/domain/devices';
import type { Station, StationId } from '@vigia/domain/farm';
import type { Happening } from '../tell.ts';

export interface LookedAt {
  readonly day: IsoDate;
  readonly states: ReadonlyMap<StationId, HealthState>;
  /** As it was when they were last looked at. */
  readonly before: ReadonlyMap<StationId, HealthState>;
}

/** Stations whose state is another one than before. */
export function toldHealthOf(
  stations: readonly Pick<Station, 'id' | 'sectorId' | 'nodeSerial'>[],
  { day, states, before }: LookedAt,
): Happening[] {
  return stations.flatMap(({ id, sectorId, nodeSerial }) => {
    const state = states.get(id);
    const last = before.get(id) ?? null;
    if (state === undefined || state === last) return [];
    const place = { sectorId, stationId: id, nodeSerial };
    // Within a day it may change more than once.
    const occasion = `health/${id}/${day}/${last}/${state}`;
    return [{ kind: 'health' as const, occasion, ...place, data: { day, state, before: last } }];
  });
}
