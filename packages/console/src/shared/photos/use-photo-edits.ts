import { type Query, useQueryClient } from '@tanstack/react-query';
import {
  type ImageChange,
  type ImageEdit,
  imageCalls,
  newIdempotencyKey,
  type StoredImage,
} from '@vigia/api/client';
import { useSnackbar, useWords } from '@vigia/ui';
import { useRef } from 'react';
import { saveProblem } from '../dialogs/refusals.ts';
import { DIALOGS } from '../dialogs/words.ts';
import { useCalls } from '../state/calls.ts';
import { PHOTO_EDITS } from './edit-words.ts';

/** Query names of the files of a photo, which never change. */
const PICTURES: readonly unknown[] = ['thumbnail', 'image-file', 'inference-file', 'counting-picture'];
const follows = ({ queryKey }: Query): boolean => !PICTURES.includes(queryKey[0]);

/** The edit that undoes the change of a photo. */
const back = ({ image }: ImageEdit, now: StoredImage): ImageEdit => ({
  image: now,
  change: {
    ...(now.takenAt !== image.takenAt && { takenAt: image.takenAt }),
    ...(now.stationId !== image.stationId && image.stationId !== null && { stationId: image.stationId }),
    ...(now.deletedAt !== image.deletedAt && { isDeleted: image.deletedAt !== null }),
  } satisfies ImageChange,
});

/** Changes photos, and requests again all data about photos and captures that is shown. */
export function usePhotoEdits() {
  const words = useWords(PHOTO_EDITS);
  const dialogWords = useWords(DIALOGS);
  const calls = useCalls(imageCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const done = useRef<readonly ImageEdit[]>([]);
  const send = async (edits: readonly ImageEdit[], key: string, signal?: AbortSignal) => {
    const images = await calls.edit(edits, key, signal);
    void queryClient.invalidateQueries({ predicate: follows });
    return images;
  };
  return {
    /** @throws {ApiError} nothing was changed */
    edit: async (edits: readonly ImageEdit[], key: string, signal?: AbortSignal): Promise<void> => {
      const images = await send(edits, key, signal);
      done.current = edits.flatMap((edit, i) => (images[i] ? [back(edit, images[i])] : []));
    },
    /** Undoes the last change, and notifies the reader. */
    undo: async (): Promise<void> => {
      try {
        await send(done.current, newIdempotencyKey());
        success(words.undone);
      } catch (error) {
        failure(words.failed(saveProblem(dialogWords, error)));
      }
    },
  };
}
