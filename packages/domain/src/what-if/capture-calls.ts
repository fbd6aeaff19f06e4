import type { TrapFacts } from '../alerts/alert-facts.ts';
import { judgedDays } from '../alerts/days-on-end.ts';
import { runsOfSums, trapSums } from '../alerts/runs-of-kind.ts';
import type { StationId } from '../entities/ids.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** An alert that a threshold of captures would have sent. */
export interface CaptureCall {
  /** The first of the days on which the trap had so many. */
  readonly date: IsoDate;
  readonly stationId: StationId;
  /** What the trap caught in the days up to it. */
  readonly found: number;
}

/** What traps caught in the last days, day by day. */
export interface TrapSums {
  /** The days that are summed up. */
  readonly days: Days;
  /** The most of any trap on each day, insects; `NaN` is a day on which no trap has a record. */
  readonly most: DailySeries;
  /** When a threshold calls, in the order of the days. */
  readonly callsAt: (captures: number) => CaptureCall[];
}

/**
 * The sums of traps, ready for any threshold. Calls are found by the functions that judge alerts and the back-test of rules.
 *
 * @param days days that are summed up
 * @param span the days that are judged; what traps caught before it counts in its first sums
 */
export function sumsOfTraps(traps: readonly TrapFacts[], days: Days, span: DayRange): TrapSums {
  const judged = judgedDays(ALL_YEAR, span);
  const all = traps.map((trap) => ({ trap, sums: trapSums(trap, days, judged) }));
  const mostOn = (day: number) => {
    const known = all.flatMap(({ sums }) => (Number.isNaN(sums[day]!) ? [] : [sums[day]!]));
    return known.length === 0 ? Number.NaN : Math.max(...known);
  };
  return {
    days,
    most: { start: span.start, values: Float64Array.from(judged.dates, (_, day) => mostOn(day)) },
    callsAt: (captures) =>
      all
        .flatMap(({ trap, sums }) =>
          runsOfSums(captures, trap, sums, judged).map(({ start, found }) => ({
            ...{ date: start, stationId: trap.station.id, found: found ?? 0 },
          })),
        )
        .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}

const ALL_YEAR = { monthFrom: 1, monthTo: 12 };
