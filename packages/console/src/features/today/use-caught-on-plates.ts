import { analyticsCalls, MAX_CAPTURE_GROUPS } from '@vigia/api/client';
import { type KnownPlate, knownPlate, plateDays } from '@vigia/domain/captures';
import type { FieldEvent, SectorRow, StationId } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useManyLists } from '../../shared/state/use-many-lists.ts';
import type { Asked } from './asked.ts';

export interface CaughtOnPlates {
  readonly state: Asked['state'];
  /** Insects since the visit that brought the plate; null where nothing was counted since. */
  readonly caught: ReadonlyMap<StationId, number | null>;
}

const wordOf = ({ pestId, stationId, changedOn }: KnownPlate) => `${pestId}:${stationId}:${changedOn}`;

/**
 * What was caught on the plate of each trap since its change, in one call for all of them.
 *
 * @param visits undefined while they are unknown: nothing is asked then
 */
export function useCaughtOnPlates(
  rows: readonly SectorRow[],
  visits: readonly FieldEvent[] | undefined,
): CaughtOnPlates {
  const analytics = useCalls(analyticsCalls);
  const { tree, today } = useFarm();
  const clientId = tree.client.id;
  const plates = useMemo(
    () =>
      rows
        .flatMap(({ stations }) => stations.map((station) => knownPlate(station, visits ?? [], today)))
        .filter((plate) => plate !== null)
        .filter((plate) => plateDays(plate, today) > 0),
    [rows, visits, today],
  );
  const question = useMemo(
    () => ({
      most: MAX_CAPTURE_GROUPS,
      keyOf: (part: readonly KnownPlate[]) => [
        'bug-count-plate',
        clientId,
        today,
        part.map(wordOf).join(' '),
      ],
      ask: (part: readonly KnownPlate[], signal: AbortSignal) =>
        analytics.captures(
          clientId,
          part.map((plate) => ({
            ...{ pestId: plate.pestId, stationIds: [plate.stationId], days: plateDays(plate, today) },
          })),
          today,
          signal,
        ),
      isOn: true,
    }),
    [analytics, clientId, today],
  );
  const answers = useManyLists(plates, question);
  return useMemo(() => {
    const found = plates.map((plate) => [plate.stationId, answers.get(plate)] as const);
    const isFailed = found.some(([, answer]) => answer?.isError && answer.data === undefined);
    const isLoading = found.some(([, answer]) => !answer);
    return {
      state: isFailed ? 'failed' : isLoading ? 'loading' : 'ready',
      caught: new Map(
        found.flatMap(([id, answer]) => (answer?.data === undefined ? [] : [[id, answer.data] as const])),
      ),
    };
  }, [plates, answers]);
}
