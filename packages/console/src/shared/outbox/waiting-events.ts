import { waitingEvent } from '@vigia/domain/events';
import type { ClientTree, FieldEvent } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useFarm } from '../state/farm.ts';
import type { OutboxItem } from './outbox-item.ts';
import { outboxAtom } from './outbox-view-state.ts';
import { type Unsent, unsentState } from './unsent-marks.ts';

/** A report that this device keeps, as it will stand. */
export interface Waiting {
  readonly event: FieldEvent;
  readonly unsent: Unsent;
}

/** The reports of a client that the service does not have; their sector is that of their station. */
export function waitingEvents(
  items: readonly OutboxItem[],
  { client, stations }: Pick<ClientTree, 'client' | 'stations'>,
  writer: string,
): Waiting[] {
  return items.flatMap((item, i) => {
    const { content, queuedAt, taken } = item;
    const written = content.kind === 'report' && taken === null ? content.report.tried : null;
    if (!written || item.clientId !== client.id) return [];
    const event = waitingEvent(written, { id: -1 - i, createdAt: queuedAt, createdBy: writer });
    const station = stations.find(({ id }) => id === event.stationId);
    const sectorId = event.sectorId ?? station?.sectorId ?? null;
    return [{ event: { ...event, sectorId }, unsent: unsentState(item) }];
  });
}

const NONE: readonly Waiting[] = [];

/** The reports of the shown client that the service does not have. */
export function useWaitingEvents(): readonly Waiting[] {
  const { tree, user } = useFarm();
  const items = useAtomValue(outboxAtom);
  return useMemo(() => {
    const waiting = waitingEvents(items, tree, user.email);
    return waiting.length === 0 ? NONE : waiting;
  }, [items, tree, user.email]);
}
