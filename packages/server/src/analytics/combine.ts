import { averageDailyIncrements, type DayRange, sumDaily } from '@vigia/domain';
import { sumInPhoto } from '@vigia/domain/captures';

export type Aggregation = 'sum' | 'avg' | 'min' | 'max';

/**
 * Daily values of a set of stations from those of each. A day is computed over the stations that have a value; without
 * any it stays a hole.
 *
 * @param plates the values are insects on plates: a sum then keeps each plate over the days without photo
 */
export function combineStations(
  perStation: readonly Float64Array[],
  how: Aggregation,
  range: DayRange,
  plates = false,
): Float64Array {
  const series = perStation.map((values) => ({ start: range.start, values }));
  if (how === 'sum') return (plates ? sumInPhoto : sumDaily)(series, range).values;
  if (perStation.length === 0) return sumDaily([], range).values;
  return how === 'avg' ? averageDailyIncrements(perStation) : extremeOf(perStation, how);
}

function extremeOf(perStation: readonly Float64Array[], how: 'min' | 'max'): Float64Array {
  const pick = how === 'min' ? Math.min : Math.max;
  return perStation[0]!.map((_, day) => {
    const present = perStation.map((values) => values[day]!).filter((value) => !Number.isNaN(value));
    return present.length === 0 ? Number.NaN : pick(...present);
  });
}
