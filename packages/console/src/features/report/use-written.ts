import { newIdempotencyKey } from '@vigia/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropFiles, keepFiles, keptFiles } from '../../shared/kept-files.ts';
import { hold, letGo } from './hold.ts';
import { dropReport, isDropped, keepReport, keptReports, type Owner } from './kept-reports.ts';
import type { Photo } from './photos.ts';
import { blankReport, foundReport, toKeep, type Written } from './written.ts';

/** The report that is being written, with its photos. */
export interface Desk {
  readonly written: Written;
  readonly photos: readonly Photo[];
}

/** The last one that nobody else is writing, else a new one. */
async function openDesk(owner: Owner): Promise<Desk> {
  for (const kept of keptReports(owner)) {
    if (!(await hold(kept.id))) continue;
    return { written: foundReport(kept), photos: (await keptFiles<Photo[]>(kept.id)) ?? [] };
  }
  return { written: blankReport(newIdempotencyKey()), photos: [] };
}

/**
 * The report as it is written, kept in this browser with every change. Each tab writes its own; what a tab left
 * behind is taken up by the next one.
 */
export function useWritten({ userId, clientId }: Owner) {
  const [desk, setDesk] = useState<Desk | null>(null);
  const latest = useRef<Desk | null>(null);
  /** Somebody signed out in another tab: nothing of theirs stays in this browser. */
  const forgets = useRef(false);

  const put = useCallback(
    (next: Desk) => {
      const before = latest.current;
      latest.current = next;
      setDesk(next);
      const owner = { userId, clientId };
      const keep = toKeep(next.written);
      if (forgets.current) return;
      if (keep) {
        void hold(keep.id);
        keepReport(owner, keep);
        if (before?.photos !== next.photos) void keepFiles(keep.id, next.photos);
      }
    },
    [userId, clientId],
  );

  const drop = useCallback(() => {
    const id = latest.current?.written.id;
    if (id === undefined) return;
    dropReport({ userId, clientId }, id);
    void dropFiles(id);
    letGo(id);
  }, [userId, clientId]);

  useEffect(() => {
    let live = true;
    void openDesk({ userId, clientId }).then((opened) => {
      if (!live) return;
      latest.current = opened;
      setDesk(opened);
    });
    const onStorage = (event: StorageEvent) => {
      const id = latest.current?.written.id;
      if (id !== undefined && isDropped({ userId, clientId }, id, event)) forgets.current = true;
    };
    globalThis.addEventListener('storage', onStorage);
    return () => {
      live = false;
      globalThis.removeEventListener('storage', onStorage);
    };
  }, [userId, clientId]);

  return { desk, latest, put, drop };
}
