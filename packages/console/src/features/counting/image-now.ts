import type { ApiClient, StoredImage } from '@vigia/api/client';
import { dayOfInstant } from '@vigia/domain';

/** What the service knows of an image now; undefined where it is not at its station and day any more. */
export async function imageNow(
  images: ApiClient['images'],
  { id, takenAt, stationId }: StoredImage,
  signal?: AbortSignal,
): Promise<StoredImage | undefined> {
  const day = dayOfInstant(takenAt);
  const list = await images.ofStation(stationId ?? 0, { start: day, end: day, type: 'bug' }, signal);
  return list.find((image) => image.id === id);
}
