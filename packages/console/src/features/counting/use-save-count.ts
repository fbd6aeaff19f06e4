import { useQueryClient } from '@tanstack/react-query';
import { ApiError, imageCalls, newIdempotencyKey, type StoredImage } from '@vigia/api/client';
import type { Circle } from '@vigia/domain/captures';
import { COUNTING_WORDS } from '@vigia/domain/es';
import type { PestId } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { reasonOf } from '../../shared/error-words.ts';
import { noteOutboxChange } from '../../shared/outbox/outbox-state.ts';
import { removeItem } from '../../shared/outbox/outbox-store.ts';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { useAct } from '../../shared/outbox/use-act.ts';
import { UNSENT } from '../../shared/outbox/words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { COUNTING_IMAGES } from '../../shared/state/counting-images.ts';
import { userAtom } from '../../shared/state/session.ts';
import { imageNow } from './image-now.ts';
import { COUNTING } from './words.ts';

const BRIEF = { duration: 'brief' } as const;

/** A count of the image that somebody else saved meanwhile. */
export interface Conflict {
  readonly theirs: StoredImage;
  readonly mine: readonly Circle[];
}

export interface CountToSave {
  readonly image: StoredImage;
  /** The version that the count started from. */
  readonly version: number;
  readonly circles: readonly Circle[];
  readonly pestId: PestId;
  /** Whose photo it is, as readers know it: `Apalta 01, 20 nov 2026, 11:00`. */
  readonly about: string;
}

/** The pest that was looked for and those that the image was counted for before: those that are not found count 0. */
const pestsOf = ({ image, pestId }: CountToSave): PestId[] => [
  ...new Set([pestId, ...Object.keys(image.analytics?.bug ?? {}).map(Number)]),
];

/**
 * Saves counts one at a time, shows the result, and holds a conflict until it is decided. Without a line a count waits on
 * this device.
 *
 * @param onKept called with the id of a photo whose count waits
 */
export function useSaveCount(onSaved: (image: StoredImage) => void, onKept: (imageId: string) => void) {
  const unsentWords = useWords(UNSENT);
  const store = useStore();
  const perform = useAct();
  const words = useWords(COUNTING);
  const reasons = useWords(REASONS);
  const images = useCalls(imageCalls);
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const busy = useRef(false);

  /** @returns whether it is saved, or kept on this device */
  const save = async (count: CountToSave): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSaving(true);
    try {
      const { image, version, circles, about } = count;
      const key = newIdempotencyKey();
      const seen = { id: image.id, takenAt: image.takenAt, version };
      const content = { kind: 'photo-count', image: seen, circles, pestIds: pestsOf(count) } as const;
      const done = await perform(
        { id: key, clientId: image.clientId, subject: `photo:${image.id}`, about, content },
        (sent) => images.saveCount(sent.image, sent, key),
      );
      if (done.isKept) onKept(image.id);
      else onSaved(done.answer);
      setConflict(null);
      snackbar.success(done.isKept ? unsentWords.kept : COUNTING_WORDS.saved, BRIEF);
      return true;
    } catch (error) {
      const theirs =
        error instanceof ApiError &&
        error.kind === 'conflict' &&
        (await imageNow(images, count.image).catch(() => undefined));
      if (theirs) setConflict({ theirs, mine: count.circles });
      else {
        // It may have another date or station by now, or be deleted.
        void queryClient.invalidateQueries({ queryKey: [COUNTING_IMAGES] });
        snackbar.failure(words.failedBecause(COUNTING_WORDS.saveFailed, reasonOf(reasons, error)), BRIEF);
      }
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  /** Takes what somebody else saved: a count of one's own that waits is given up. */
  const giveUp = async ({ id }: StoredImage): Promise<void> => {
    setConflict(null);
    const { id: userId } = store.get(userAtom);
    for (const item of store.get(outboxAtom)) if (item.subject === `photo:${id}`) await removeItem(item.id);
    await noteOutboxChange(store, userId);
  };
  return { save, isSaving, conflict, leave: () => setConflict(null), giveUp };
}
