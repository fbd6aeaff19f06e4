import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { imageCalls, type StoredImage, type ThumbnailSize } from '@vigia/api/client';
import type { PestId } from '@vigia/domain/farm';
import { useObjectUrl } from '@vigia/ui';
import type { Photo } from '@vigia/ui/images';
import { useCallback, useMemo } from 'react';
import { useCalls } from '../state/calls.ts';
import { limited } from '../state/requests.ts';
import { modelOf, UNAVAILABLE } from './photo-of.ts';

/** The files of a photo never change, so they stay valid. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY };
/** What is needed of an image to show it. */
type ShownImage = Pick<StoredImage, 'id' | 'takenAt' | 'intact' | 'inferred' | 'pestId'>;
type Signal = { readonly signal: AbortSignal };

/** URLs of thumbnails in the order of the images, a few requests at a time; null while one is loading. */
function useThumbnails(images: readonly ShownImage[], size: ThumbnailSize) {
  const calls = useCalls(imageCalls);
  return useQueries({
    queries: images.map(({ id, intact }) => ({
      queryKey: ['thumbnail', id, size],
      queryFn: ({ signal }: Signal) => limited(() => calls.thumbnail(id, size, signal), signal),
      enabled: intact,
      ...FOR_GOOD,
    })),
    combine: useCallback(
      (results: UseQueryResult<string>[]) =>
        results.map(({ data, isError }, i) => data ?? (isError || !images[i]?.intact ? UNAVAILABLE : null)),
      [images],
    ),
  });
}

/** The full picture of the open photo, and the model's findings on it. */
function useOpenFiles(open: ShownImage | undefined, pestId: PestId | null) {
  const calls = useCalls(imageCalls);
  const id = open?.id ?? '';
  const model = open ? modelOf(open, pestId) : null;
  const whole = useQuery({
    queryKey: ['image-file', id],
    queryFn: ({ signal }: Signal) => calls.file(id, signal),
    enabled: open?.intact === true,
    ...FOR_GOOD,
  });
  const found = useQuery({
    queryKey: ['inference-file', id, model],
    queryFn: ({ signal }: Signal) => calls.inferenceFile(id, model!, signal),
    enabled: open?.intact === true && model !== null,
    ...FOR_GOOD,
  });
  const url = useObjectUrl(whole.data);
  const inferenceUrl = useObjectUrl(found.data);
  return { url: url ?? (whole.isError || open?.intact === false ? UNAVAILABLE : null), inferenceUrl };
}

/** Images for galleries, grids and the viewer; only the open one is loaded in full. */
export function usePhotos(
  images: readonly ShownImage[],
  { openId, pestId, size }: { openId: string | null; pestId: PestId | null; size: ThumbnailSize },
): Photo[] {
  const thumbnails = useThumbnails(images, size);
  const { url, inferenceUrl } = useOpenFiles(
    images.find(({ id }) => id === openId),
    pestId,
  );
  return useMemo(
    () =>
      images.map(({ id, takenAt }, i) => ({
        id,
        takenAt,
        thumbnailUrl: thumbnails[i] ?? null,
        url: null,
        ...(id === openId ? { url, inferenceUrl } : {}),
      })),
    [images, thumbnails, url, inferenceUrl, openId],
  );
}
