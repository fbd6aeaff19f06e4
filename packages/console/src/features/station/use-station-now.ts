import type { Station } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { unsentTags } from '../../shared/outbox/unsent.ts';

/** A station with the tags that it was given last, and whether only this device has them. */
export function useStationNow(station: Station) {
  const items = useAtomValue(outboxAtom);
  return useMemo(() => {
    const own = unsentTags(items, station.id);
    if (!own) return { station };
    const { tags, before, unsent } = own;
    const refusedOver = unsent === 'attention' ? before : undefined;
    return { station: { ...station, tags }, unsent, refusedOver };
  }, [items, station]);
}
