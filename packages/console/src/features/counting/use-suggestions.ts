import { useQuery, useQueryClient } from '@tanstack/react-query';
import { imageCalls, type StoredImage } from '@vigia/api/client';
import { GENERAL_MODEL } from '@vigia/domain/captures';
import type { PestId } from '@vigia/domain/farm';
import { useEffect } from 'react';
import { modelOf } from '../../shared/photos/photo-of.ts';
import { useCalls } from '../../shared/state/calls.ts';
import type { CountedPhoto } from './photo-order.ts';

function useSuggestionQuery() {
  const images = useCalls(imageCalls);
  return (image: StoredImage, stationPest: PestId | null) => {
    const model = modelOf(image, stationPest);
    return {
      queryKey: ['detections', image.id, model],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        images.detections(image.id, model ?? GENERAL_MODEL, signal),
      enabled: model !== null,
      staleTime: Number.POSITIVE_INFINITY,
    };
  };
}

/**
 * What the model proposes on the photo that is counted, and on the next one ahead of time: a user who goes on and
 * accepts all at once must have them by then.
 *
 * @returns `boxes`: null where the model has not examined the photo, and while they are loading
 */
export function useSuggestions({ image, station }: CountedPhoto, next: CountedPhoto | undefined) {
  const queryOf = useSuggestionQuery();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(queryOf(image, station.pestId));
  const model = modelOf(image, station.pestId);
  useEffect(() => {
    if (!next) return;
    const { enabled, ...query } = queryOf(next.image, next.station.pestId);
    if (enabled) void queryClient.prefetchQuery(query);
  }, [next, queryClient, queryOf]);
  return {
    model,
    boxes: model === null ? null : (data ?? null),
    state: model === null ? 'none' : isError ? 'failed' : 'ready',
  } as const;
}
