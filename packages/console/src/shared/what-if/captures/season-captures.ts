import { addDays, type DayRange, type Days, fromColumnar } from '@vigia/domain';
import { chipRule, USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import type { TrapFacts } from '@vigia/domain/events';
import { isTrapped, type PestId, type StationId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { type SeriesScope, stationsOfPest } from '../../series/scope.ts';
import { useByStation } from '../../series/use-by-station.ts';
import { useFarm } from '../../state/farm.ts';

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
  const stationIds = useMemo(() => stations.map(({ id }) => id), [stations]);
  const { state, answers, retry } = useByStation({
    figures: ['bug_count'],
    ...{ stationIds, pestId, start: addDays(start, 1 - days), end },
    isOn: isShown,
  });
  const answer = answers?.[0];
  const captures = useMemo<Omit<SeasonCaptures, 'retry'>>(
    () => ({
      ...{ state, days, threshold, span: { start, end } },
      nameOf: (id) => stations.find((station) => station.id === id)?.name ?? String(id),
      traps: stations.flatMap(({ id, sectorId, nodeSerial }) => {
        const own = answer?.find(({ stationId }) => stationId === id);
        return own
          ? [{ station: { id, sectorId, nodeSerial }, pestId, daily: fromColumnar(own.series) }]
          : [];
      }),
    }),
    [state, days, threshold, start, end, stations, answer, pestId],
  );
  return isShown ? { ...captures, retry } : null;
}
