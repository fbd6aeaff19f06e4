import type { DayRange, IsoDate, SeriesItem } from '@vigia/domain';
import type { ClientId, PestId, StationId } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { measuredDays, type SeriesScope, stationsOfPest } from '../series/scope.ts';
import { useFarm } from '../state/farm.ts';
import type { OutboxItem } from './outbox-item.ts';
import { outboxAtom } from './outbox-view-state.ts';

/** What a chart of captures shows. */
export interface CountedTraps {
  readonly clientId: ClientId;
  readonly stationIds: readonly StationId[];
  readonly pestId: PestId;
  readonly days: DayRange;
}

/**
 * Insects of the hand counts that the service does not have, by day, oldest first. Of a trap and day the count that was
 * written last is taken. A correction is what it adds; one that lowers a number or takes it out is left out.
 */
export function waitingCounts(items: readonly OutboxItem[], shown: CountedTraps): SeriesItem[] {
  const ofTraps = new Map<string, { readonly date: IsoDate; readonly added: number }>();
  for (const { content, clientId, taken } of items) {
    if (content.kind !== 'counts' || taken !== null || clientId !== shown.clientId) continue;
    for (const { stationId, pestId, date, found, foundSeen } of content.counts) {
      const isShown = pestId === shown.pestId && shown.stationIds.includes(stationId);
      if (!isShown || date < shown.days.start || date > shown.days.end) continue;
      ofTraps.set(`${stationId} ${date}`, { date, added: (found ?? -1) - (foundSeen ?? 0) });
    }
  }
  const byDay = new Map<IsoDate, number>();
  for (const { date, added } of ofTraps.values()) {
    if (added >= 0) byDay.set(date, (byDay.get(date) ?? 0) + added);
  }
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, value]) => ({ date, value }));
}

const NONE: readonly SeriesItem[] = [];

/** Those of the traps of a chart. */
export function useWaitingCounts(scope: SeriesScope, today: IsoDate): readonly SeriesItem[] {
  const { tree } = useFarm();
  const items = useAtomValue(outboxAtom);
  const clientId = tree.client.id;
  return useMemo(() => {
    const days = measuredDays(scope, today);
    if (!scope.pest || !days || items.length === 0) return NONE;
    const stationIds = stationsOfPest(scope).map(({ id }) => id);
    const counts = waitingCounts(items, { clientId, stationIds, pestId: scope.pest.id, days });
    return counts.length === 0 ? NONE : counts;
  }, [items, clientId, scope, today]);
}
