import type { ApiClient, StoredImage } from '@vigia/api/client';
import { dayOfInstant } from '@vigia/domain';

/** The image as the service has it now; undefined if it is no longer at its station and day. */
export async function imageNow(
  images: ApiClient['images'],
  { id, takenAt, stationId }: StoredImage,
  signal?: AbortSignal,
): Promise<StoredImage | undefined> {
  const day = dayOfInstant(takenAt);
  const list = await images.ofStation(stationId ?? 0, { start: day, end: day, type: 'bug' }, signal);
  return list.find((image) => image.id === id);
}
