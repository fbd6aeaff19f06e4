import { newIdempotencyKey } from '@vigia/api/client';
import { useEffect, useRef, useState } from 'react';
import { dropFiles, keepFiles, keptFiles } from '../../shared/kept-files.ts';
import type { Owner } from '../../shared/outbox/kept-events.ts';
import { roundPhotosId, type TrapPhotos } from '../../shared/outbox/trap-photos.ts';
import { shrunk } from '../../shared/photos/shrunk.ts';

const NONE: TrapPhotos = {};

/**
 * Photos of the pass, by trap, stored in this browser with every change.
 *
 * @param isFound whether the pass was found as an earlier visit left it, with its photos
 * @param keeps whether this tab stores the pass
 */
export function useTrapPhotos(owner: Owner, isFound: boolean, keeps: () => boolean) {
  const id = roundPhotosId(owner);
  const [photos, setPhotos] = useState(NONE);
  const latest = useRef(photos);
  /** Photos that are being made smaller. */
  const preparing = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: TrapPhotos) => {
    latest.current = next;
    setPhotos(next);
  };
  const put = (next: TrapPhotos) => {
    show(next);
    if (keeps()) void keepFiles(id, next);
  };
  const attach = (trap: string, file: File | null) => {
    const { [trap]: _, ...others } = latest.current;
    if (file === null) return put(others);
    put({ ...others, [trap]: { file, key: newIdempotencyKey() } });
    const prepare = async () => {
      const smaller = await shrunk(file);
      const photo = latest.current[trap];
      if (photo?.file !== file) return;
      put({
        ...latest.current,
        [trap]: { ...photo, file: smaller ?? file, isUnreadable: smaller === null },
      });
    };
    preparing.current = Promise.all([preparing.current, prepare()]);
  };
  /** Removes all. @returns what brings them back */
  const drop = (): (() => void) => {
    const before = latest.current;
    show(NONE);
    if (keeps()) void dropFiles(id);
    return () => put(before);
  };

  const opened = useRef({ isFound, show });
  useEffect(() => {
    if (!opened.current.isFound) return;
    let isLive = true;
    void keptFiles<TrapPhotos>(id).then((kept) => {
      if (isLive && kept) opened.current.show({ ...kept, ...latest.current });
    });
    return () => {
      isLive = false;
    };
  }, [id]);

  /** The photos, once each is as small as it is sent. */
  const ready = async (): Promise<TrapPhotos> => {
    await preparing.current;
    return latest.current;
  };
  return { photos, latest, attach, drop, ready };
}
