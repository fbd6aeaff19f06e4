import type { DailySeries, IsoDate } from '@vigia/domain';
import type { Station } from '@vigia/domain/farm';
import {
  capturesUpTo,
  lastReading,
  type PressureCell,
  type PressureScale,
  pressureCells,
  pressureClass,
  weightedPressure,
} from '@vigia/domain/pressure';
import type { MapSurface } from '@vigia/ui/map';

/** A trap with its captures of each day, over the season and the days before that are summed up with its first ones. */
export interface TrapSeries {
  readonly station: Pick<Station, 'id' | 'name' | 'sectorId' | 'position' | 'cropId'>;
  /** Whether it stands in the field that is looked at. */
  readonly isOwn: boolean;
  readonly daily: DailySeries;
}

/** A trap on a day. */
export interface TrapDay {
  readonly station: TrapSeries['station'];
  readonly isOwn: boolean;
  /** Insects of the days that are summed up; null without a reading in them. */
  readonly captures: number | null;
  /** The last day up to this one on which it was read. */
  readonly lastRead: IsoDate | null;
}

export const trapDays = (traps: readonly TrapSeries[], day: IsoDate, { days }: PressureScale): TrapDay[] =>
  traps.map(({ station, isOwn, daily }) => ({
    station,
    isOwn,
    captures: capturesUpTo(daily, day, days),
    lastRead: lastReading(daily, day),
  }));

/** The traps whose captures the ground takes: those with a position of their own. */
export const located = <Trap extends Pick<TrapDay, 'station'>>(traps: readonly Trap[]) =>
  traps.flatMap((trap) => (trap.station.position === null ? [] : [{ ...trap, at: trap.station.position }]));

/** The ground around the traps of the field, which the traps of its neighbours speak for too. */
export function groundOf(traps: readonly TrapSeries[], radius: number): PressureCell[] {
  const placed = located(traps);
  const cells = pressureCells(
    placed.map(({ at }) => at),
    radius,
  );
  return cells.filter(({ near }) => near.some(({ trap }) => placed[trap]!.isOwn));
}

/** The colours of the ground on a day. */
export function surfaceOf(
  ground: readonly PressureCell[],
  traps: readonly TrapDay[],
  scale: PressureScale,
): MapSurface {
  const captures = located(traps).map((trap) => trap.captures);
  const cells = ground.map(({ west, south, east, north, near }) => {
    const pressure = weightedPressure(near, captures);
    return {
      west,
      south,
      east,
      north,
      level: typeof pressure === 'number' ? pressureClass(scale, pressure) : null,
    };
  });
  return { cells, levels: scale.bounds.length + 1 };
}
