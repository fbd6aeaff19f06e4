import { type ApiClient, type ImportedImage, newIdempotencyKey } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import { type PhotoItem, takenAtOf } from './photo-item.ts';

/**
 * Imports a photo of the list. One that the service has kept since it looked at it is not sent again; where the service
 * has it no longer, it is.
 *
 * @throws {ApiError} it was not stored, or nobody knows
 */
export async function storePhoto(
  images: ApiClient['images'],
  stationId: StationId,
  item: PhotoItem,
  signal: AbortSignal,
): Promise<ImportedImage | null> {
  const takenAt = item.typed === null ? undefined : (takenAtOf(item) ?? undefined);
  const parkedId = item.answer?.parkedId ?? null;
  if (parkedId !== null) {
    const answer = await images.importParked(stationId, parkedId, { takenAt }, signal);
    if (answer !== null) return answer;
  }
  const [answer = null] = await images.importTo(
    stationId,
    [item.file],
    { takenAt },
    newIdempotencyKey(),
    signal,
  );
  return answer;
}
