import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { imageCalls, type StoredImage } from '@vigia/api/client';
import { useEffect } from 'react';
import { UNAVAILABLE } from '../../shared/photos/photo-of.ts';
import { useCalls } from '../../shared/state/calls.ts';

const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY };
/** A decoded photo takes 20 MB: it is released soon after it was left. The file is kept for longer. */
const DECODED_MS = 60_000;

/** px; larger ones are left to the canvas, which draws them from a smaller copy. */
const LONGEST_SIDE = 4096;

type Picture = ImageBitmap | string;

async function decoded(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  if (Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE) return bitmap;
  bitmap.close();
  return URL.createObjectURL(file);
}

/** How the picture of an image is loaded: requested once, and decoded before it is needed. */
function usePictureQuery() {
  const images = useCalls(imageCalls);
  const queryClient = useQueryClient();
  return (id: string) =>
    queryOptions({
      queryKey: ['counting-picture', id],
      queryFn: async (): Promise<Picture> => {
        const file = await queryClient.fetchQuery({
          queryKey: ['image-file', id],
          queryFn: ({ signal }) => images.file(id, signal),
          ...FOR_GOOD,
        });
        return await decoded(file);
      },
      gcTime: DECODED_MS,
      structuralSharing: false,
      ...FOR_GOOD,
    });
}

/**
 * The picture of an image, decoded, and that of others ahead of time.
 *
 * @returns `picture`: null while loading; `UNAVAILABLE` if it failed to load or is no picture
 */
export function usePicture(image: StoredImage | null, ahead: readonly (StoredImage | null | undefined)[]) {
  const queryOf = usePictureQuery();
  const queryClient = useQueryClient();
  const { data, isError, refetch, isSuccess } = useQuery({
    ...queryOf(image?.id ?? ''),
    enabled: image?.intact === true,
  });
  const soon = ahead.flatMap((one) => (one?.intact ? [one.id] : [])).join(' ');
  useEffect(() => {
    if (!isSuccess && !isError) return;
    for (const id of soon.split(' ').filter(Boolean)) void queryClient.prefetchQuery(queryOf(id));
  }, [soon, isSuccess, isError]);
  const isBroken = image?.intact === false || isError;
  return {
    picture: isBroken ? UNAVAILABLE : (data ?? null),
    isBroken,
    retry: () => {
      if (!image?.intact) return;
      queryClient.removeQueries({ queryKey: ['image-file', image.id] });
      void refetch();
    },
  };
}
