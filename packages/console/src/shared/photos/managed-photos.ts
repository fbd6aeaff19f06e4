import { useQuery } from '@tanstack/react-query';
import { imageCalls, type StoredImage } from '@vigia/api/client';
import { daysBetween, type IsoDate, parseIsoDate } from '@vigia/domain';
import type { ImageType } from '@vigia/domain/captures';
import type { DateSpan } from '@vigia/ui';
import { useCalls } from '../state/calls.ts';
import type { PhotoSource } from './photo-source.ts';

/** The longest span that the service lists, days. */
const MOST_DAYS = 400;
const NONE: readonly StoredImage[] = [];

/** First and last day as typed; null if they are invalid or the span is too long. */
export function spanOf({ start, end }: DateSpan): { readonly start: IsoDate; readonly end: IsoDate } | null {
  const [from, to] = [parseIsoDate(start), parseIsoDate(end)];
  if (from === null || to === null || to < from || daysBetween(from, to) >= MOST_DAYS) return null;
  return { start: from, end: to };
}

/** Photos of a span, or all deleted photos that can be restored. */
export function useManagedPhotos(
  of: PhotoSource,
  type: ImageType,
  list: 'kept' | 'deleted',
  typed: DateSpan,
) {
  const images = useCalls(imageCalls);
  const span = spanOf(typed);
  const days = list === 'deleted' ? {} : span;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['images', of, type, list, days],
    queryFn: ({ signal }) => {
      const filter = { ...days, type, deleted: list === 'deleted' };
      return 'serial' in of
        ? images.ofNode(of.serial, filter, signal)
        : images.ofStation(of.stationId, filter, signal);
    },
    enabled: days !== null,
  });
  return {
    images: days === null ? NONE : (data ?? NONE),
    isSpan: span !== null,
    state: data || days === null ? 'ready' : isError && !isFetching ? 'error' : 'loading',
    retry: () => void refetch(),
  } as const;
}
