import type { StoredImage } from '@vigia/api/client';
import { type Circle, circlesOfAnalytics } from '@vigia/domain/captures';
import type { UserId } from '@vigia/domain/farm';
import { useCallback, useMemo, useState } from 'react';
import { type Draft, draftedImages, dropDraft, keepDraft, keptDraft } from './drafts.ts';

const NONE: readonly Circle[] = [];

/**
 * The circles of the image that is counted: unsaved marks, else the saved count. Marks are kept
 * in the browser at once and survive another image, another screen and a reload.
 */
export function useWork(userId: UserId, image: StoredImage | null) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft | null>>(new Map());
  const [kept, setKept] = useState(() => draftedImages(userId));
  const saved = useMemo(() => circlesOfAnalytics(image?.analytics ?? null), [image?.analytics]);
  const id = image?.id ?? null;
  const earlier = useMemo(() => (id === null ? null : keptDraft(userId, id)), [userId, id]);
  const draft = id !== null && drafts.has(id) ? (drafts.get(id) ?? null) : earlier;

  const put = useCallback(
    (imageId: string, next: Draft | null) => {
      setDrafts((before) => new Map(before).set(imageId, next));
      setKept((before) => {
        if (before.has(imageId) === (next !== null)) return before;
        const after = new Set(before);
        if (next) after.add(imageId);
        else after.delete(imageId);
        return after;
      });
      if (next) keepDraft(userId, imageId, next);
      else dropDraft(userId, imageId);
    },
    [userId],
  );
  const change = useCallback(
    (circles: readonly Circle[]) => {
      if (!image) return;
      put(image.id, circles === saved ? null : { version: draft?.version ?? image.version, circles });
    },
    [image, saved, draft?.version, put],
  );
  return {
    circles: image ? (draft?.circles ?? saved) : NONE,
    /** The version that the circles started from. */
    version: draft?.version ?? image?.version ?? 1,
    isDraft: draft !== null,
    drafted: kept,
    change,
    /** Forgets unsaved marks. */
    drop: useCallback((imageId: string) => put(imageId, null), [put]),
    put,
  };
}
