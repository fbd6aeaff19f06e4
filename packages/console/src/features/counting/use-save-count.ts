import { useQueryClient } from '@tanstack/react-query';
import { ApiError, imageCalls, type StoredImage } from '@vigia/api/client';
import type { Circle } from '@vigia/domain/captures';
import { COUNTING_WORDS } from '@vigia/domain/es';
import type { PestId } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useRef, useState } from 'react';
import { reasonOf } from '../../shared/error-words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { imageNow } from './image-now.ts';
import { COUNTING_IMAGES } from './use-counting-photos.ts';
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
}

/** The pest that was looked for and those that the image was counted for before: those that are not found count 0. */
const pestsOf = ({ image, pestId }: CountToSave): PestId[] => [
  ...new Set([pestId, ...Object.keys(image.analytics?.bug ?? {}).map(Number)]),
];

/** Saves counts one at a time, shows the result, and holds a conflict until it is decided. */
export function useSaveCount(onSaved: (image: StoredImage) => void) {
  const words = useWords(COUNTING);
  const reasons = useWords(REASONS);
  const images = useCalls(imageCalls);
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const busy = useRef(false);

  /** @returns whether it is saved */
  const save = async (count: CountToSave): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSaving(true);
    try {
      const { image, version, circles } = count;
      const sent = { circles, pestIds: pestsOf(count) };
      onSaved(await images.saveCount({ ...image, version }, sent, crypto.randomUUID()));
      setConflict(null);
      snackbar.success(COUNTING_WORDS.saved, BRIEF);
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
  return { save, isSaving, conflict, leave: () => setConflict(null) };
}
