import { addDays, type DegreeDayStart, type IsoDate, parseDegreeDayMetric } from '@vigia/domain';
import {
  type Consequence,
  consequences,
  type ExtremesRecord,
  type PlayedSeason,
  playSeason,
  type SeasonDays,
  type SeasonPlace,
  type Supposed,
  type SupposedSpray,
  scenarioOf,
  seasonDays,
  stageSums,
  supposedSpray,
} from '@vigia/domain/what-if';
import { useMemo } from 'react';

/** A season of a pest in which something is supposed. */
export interface WhatIfSeason {
  readonly pestId: number;
  readonly pestName: string;
  /** Name of the degree-day rule. */
  readonly metric: string;
  /** First day of the degree-days, as things are, and the reason. */
  readonly start: DegreeDayStart;
  readonly season: { readonly start: IsoDate; readonly end: IsoDate };
  /** Daily extremes of this season and the years before. */
  readonly record: ExtremesRecord;
  /** A neighbour's record as it would have been here; null where it is not needed. */
  readonly standIn: ExtremesRecord | null;
  readonly forecast: ExtremesRecord | null;
  readonly place: SeasonPlace;
}

/** Both courses of the season, and what the reader wants to know of them. */
export interface Played {
  readonly now: PlayedSeason;
  readonly supposed: PlayedSeason;
  readonly rows: readonly Consequence[];
  readonly spray: SupposedSpray | null;
}

/** A day that is supposed counts within its season. */
export const isInSeason = (day: IsoDate | undefined, { season }: Pick<WhatIfSeason, 'season'>): boolean =>
  day !== undefined && day >= season.start && day <= season.end;

/** What is supposed, without a biofix or a spray outside of the season. */
export function withinSeason(supposed: Supposed, season: WhatIfSeason): Supposed {
  const { start, spray, ...rest } = supposed;
  return {
    ...rest,
    ...(start !== undefined && isInSeason(start, season) && { start }),
    ...(spray !== undefined && isInSeason(spray, season) && { spray }),
  };
}

/** Plays the season as it is and as it is supposed, in the browser: only what changed is computed again. */
export function usePlayed(season: WhatIfSeason, supposed: Supposed): Played {
  const { pestId, metric, start, record, standIn, forecast, place } = season;
  const isOver = place.today === null;
  const { warmer = 0, sum } = supposed;
  const sums = useMemo(() => [...stageSums(pestId), ...(sum === undefined ? [] : [sum])], [pestId, sum]);
  const scenario = useMemo(
    () => scenarioOf(supposed, { start: start.date, until: place.until, isOver }),
    [supposed, start.date, place.until, isOver],
  );
  const input = useMemo(
    () => ({ record, standIn, forecast, rule: parseDegreeDayMetric(metric)!, until: place.until }),
    [record, standIn, forecast, metric, place.until],
  );
  // In a season that is over the warmth begins with the sum; its days are few.
  const from = isOver ? scenario.start : addDays(place.until, 1);
  const asItIs = useMemo<SeasonDays>(
    () => seasonDays(input, { warmer: 0, from: place.until }),
    [input, place.until],
  );
  const changed = useMemo<SeasonDays>(
    () => (warmer === 0 ? asItIs : seasonDays(input, { warmer, from })),
    [input, asItIs, warmer, from],
  );
  const now = useMemo(
    () => playSeason(asItIs, place, { start: start.date, weather: 'past-years' }, sums),
    [asItIs, place, start.date, sums],
  );
  const then = useMemo(() => playSeason(changed, place, scenario, sums), [changed, place, scenario, sums]);
  return useMemo(
    () => ({
      now,
      supposed: then,
      rows: consequences(pestId, now, then),
      spray:
        supposed.spray === undefined
          ? null
          : supposedSpray(pestId, then, supposed.spray, supposed.residual ?? null),
    }),
    [pestId, now, then, supposed.spray, supposed.residual],
  );
}
