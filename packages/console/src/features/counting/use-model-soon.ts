import { useQuery } from '@tanstack/react-query';
import { imageCalls, type StoredImage } from '@vigia/api/client';
import { DAY_MS } from '@vigia/domain';
import { useEffect } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { imageNow } from './image-now.ts';

/** A model looks at a new photo within a minute, ms. */
const AGAIN_MS = 15_000;
/** An image that a model has not examined for this long is not requested repeatedly. */
const NEW_FOR_MS = DAY_MS;

/**
 * Requests an open new image again until a model has examined it.
 *
 * @param onSeen given the image with what was found
 */
export function useModelSoon(
  image: StoredImage,
  isUnseen: boolean,
  onSeen: (image: StoredImage) => void,
): void {
  const images = useCalls(imageCalls);
  const isNew = Date.now() - image.uploadedAt < NEW_FOR_MS;
  const { data } = useQuery({
    queryKey: ['counting-image-now', image.id],
    queryFn: async ({ signal }) => (await imageNow(images, image, signal)) ?? null,
    enabled: isUnseen && isNew && image.intact,
    refetchInterval: AGAIN_MS,
  });
  useEffect(() => {
    if (isUnseen && data && data.inferred.size > 0) onSeen(data);
  }, [isUnseen, data, onSeen]);
}
