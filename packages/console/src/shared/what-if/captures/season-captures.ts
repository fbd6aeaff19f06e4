import { addDays, type DayRange, type Days, fromColumnar, type IsoDate } from '@vigia/domain';
import { chipRule, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import type { TrapFacts } from '@vigia/domain/events';
import { isTrapped, type PestId, type StationId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { type SeriesScope, stationsOfPest } from '../../series/scope.ts';
import { type SeriesRequest, useSeries } from '../../series/use-series.ts';
import { useFarm } from '../../state/farm.ts';
import { limited } from '../../state/requests.ts';

/** What the traps of a pest caught in a season, and from how many captures on its chip is red. */
export interface SeasonCaptures {
  readonly state: 'loading' | 'error' | 'ready';
  readonly retry: () => void;
  /** Empty until they are read. */
  readonly traps: readonly TrapFacts[];
  readonly nameOf: (id: StationId) => string;
  /** Days that are summed up. */
  readonly days: Days;
  /** As things are; null where the pest has no threshold. */
  readonly threshold: number | null;
  /** The days of the season up to the last one with captures. */
  readonly span: DayRange;
}

/** The threshold of today: red from these captures on, as in a rule that is tried. */
function thresholdOf(...[pestId, date, own]: Parameters<typeof chipRule>) {
  const rule = chipRule(pestId, date, own);
  return rule
    ? { days: rule.days, threshold: rule.warningUpTo + 1 }
    : { days: USUAL_CHIP_DAYS, threshold: null };
}

/**
 * The captures of each trap, from so many days before the season that its first sums are whole.
 *
 * @returns null for a pest that traps do not catch
 */
export function useSeasonCaptures(scope: SeriesScope, pestId: PestId, span: DayRange): SeasonCaptures | null {
  const { tree } = useFarm();
  const { start, end } = span;
  const stations = useMemo(() => stationsOfPest(scope), [scope]);
  const { days, threshold } = useMemo(
    () => thresholdOf(pestId, end, tree.thresholds),
    [pestId, end, tree.thresholds],
  );
  const isShown = isTrapped(pestId) && start <= end;
  const requests = useMemo(
    () =>
      isShown
        ? stations.map(({ id }) => requestOf(id, pestId, { start: addDays(start, 1 - days), end }))
        : [],
    [isShown, stations, pestId, days, start, end],
  );
  const { state, answers, retry } = useSeries(requests);
  const captures = useMemo<Omit<SeasonCaptures, 'retry'>>(
    () => ({
      ...{ state, days, threshold, span: { start, end } },
      nameOf: (id) => stations.find((station) => station.id === id)?.name ?? String(id),
      traps: stations.flatMap(({ id, sectorId, nodeSerial }, i) => {
        const daily = answers?.[i] && fromColumnar(answers[i].series);
        return daily ? [{ station: { id, sectorId, nodeSerial }, pestId, daily }] : [];
      }),
    }),
    [state, days, threshold, start, end, stations, answers, pestId],
  );
  return isShown ? { ...captures, retry } : null;
}

function requestOf(
  id: StationId,
  pestId: PestId,
  range: { readonly start: IsoDate; readonly end: IsoDate },
): SeriesRequest {
  const query = {
    stationIds: [id],
    ...range,
    pestId,
    perStation: 'incremental',
    aggregation: 'sum',
  } as const;
  return {
    key: ['bug_count', query],
    ask: (analytics, signal) => limited(() => analytics.count('bug_count', query, signal), signal),
  };
}
