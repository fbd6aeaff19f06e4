import type { ChoiceSource, DraftFields } from '@vigia/domain/events';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { queueItem } from '../../shared/outbox/queue-item.ts';
import { userAtom } from '../../shared/state/session.ts';
import type { Desk } from './desk.ts';
import { toKeep } from './written.ts';

/**
 * Puts a finished event into the outbox of this device, with its photos.
 *
 * @returns a function that resolves when it is kept there and rejects if there is no room for it; `wasTried`: also where it
 *   does not say when, as builds before this one left it
 */
export function useQueue(): (desk: Desk, source: ChoiceSource | null, wasTried: boolean) => Promise<void> {
  const store = useStore();
  return useCallback(
    async ({ written, photos }, source, wasTried) => {
      const report = toKeep(written);
      if (!report) throw new Error('nothing was written');
      const { id: userId } = store.get(userAtom);
      const { clientId, sectorId, stationId } = report.draft as Partial<DraftFields>;
      const station = source?.tree.stations.find(({ id }) => id === stationId);
      const sector = source?.tree.sectors.find(({ id }) => id === (station?.sectorId ?? sectorId));
      await queueItem(store, userId, {
        id: report.key,
        clientId: clientId ?? 0,
        subject: station ? `station:${station.id}` : `sector:${sector?.id ?? 0}`,
        about: station?.name ?? sector?.name ?? '',
        content: { kind: 'report', report },
        photos,
        taken: report.sent && { eventId: report.sent.eventId },
        firstTriedAt: report.firstTriedAt ?? (wasTried ? report.editedAt : null),
      });
    },
    [store],
  );
}
