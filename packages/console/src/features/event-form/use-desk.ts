import { newIdempotencyKey } from '@vigia/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropFiles, keepFiles, keptFiles } from '../../shared/kept-files.ts';
import { hold, letGo } from '../../shared/outbox/hold.ts';
import { dropEvent, isDropped, keepEvent, keptEvents, type Owner } from '../../shared/outbox/kept-events.ts';
import { type Desk, newDesk } from './desk.ts';
import type { Photo } from './photos.ts';
import { blankEvent, failed, foundEvent, toKeep } from './written.ts';

/** The last event that no other tab is writing, else a new one. */
async function findKeptEvent(owner: Owner): Promise<Pick<Desk, 'written' | 'photos' | 'refusal'>> {
  for (const kept of keptEvents(owner)) {
    if (!(await hold(kept.id))) continue;
    const refusal = kept.refusal ? { ...kept.refusal, isUnclear: false } : null;
    const found = foundEvent(kept);
    return {
      written: refusal ? failed(found, refusal) : found,
      photos: (await keptFiles<Photo[]>(kept.id)) ?? [],
      refusal,
    };
  }
  return { written: blankEvent(newIdempotencyKey()), photos: [], refusal: null };
}

/**
 * The desk, which stores the event in this browser with every change. Each tab writes its own; the next tab
 * continues what a closed one left.
 */
export function useDesk({ userId, clientId }: Owner) {
  const [desk, setDesk] = useState(() => newDesk(newIdempotencyKey()));
  const latest = useRef(desk);
  /** Somebody signed out in another tab: their data must not stay in this browser. */
  const forgets = useRef(false);

  const show = useCallback((next: Desk) => {
    latest.current = next;
    setDesk(next);
  }, []);

  const put = useCallback(
    (next: Desk) => {
      const { written, photos } = latest.current;
      show(next);
      const keep = toKeep(next.written);
      if (forgets.current || !keep) return;
      if (next.written !== written) {
        void hold(keep.id);
        keepEvent({ userId, clientId }, keep);
      }
      if (next.photos !== photos) void keepFiles(keep.id, next.photos);
    },
    [show, userId, clientId],
  );

  const drop = useCallback(() => {
    const { id } = latest.current.written;
    dropEvent({ userId, clientId }, id);
    void dropFiles(id);
    letGo(id);
  }, [userId, clientId]);

  useEffect(() => {
    let live = true;
    void findKeptEvent({ userId, clientId }).then((found) => {
      if (live) show({ ...latest.current, ...found, isOpen: true });
    });
    const onStorage = (event: StorageEvent) => {
      if (isDropped({ userId, clientId }, latest.current.written.id, event)) forgets.current = true;
    };
    globalThis.addEventListener('storage', onStorage);
    return () => {
      live = false;
      globalThis.removeEventListener('storage', onStorage);
    };
  }, [show, userId, clientId]);

  return { desk, latest, put, drop };
}
