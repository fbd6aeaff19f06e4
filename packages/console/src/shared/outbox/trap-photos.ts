import type { PestId, StationId } from '@vigia/domain/farm';
import type { Owner } from './kept-events.ts';
import type { OutboxPhoto } from './outbox-item.ts';

/** Unique among traps and pests. */
export const trapKey = (stationId: StationId, pestId: PestId): string => `${stationId}/${pestId}`;

/** A photo of a trap of the pass. */
export type TrapPhoto = Pick<OutboxPhoto, 'file' | 'key'> & {
  /** This browser cannot read it as a picture. The service has the last word. */
  readonly isUnreadable?: boolean;
};
export type TrapPhotos = Readonly<Record<string, TrapPhoto>>;

/** Under which name the photos of a person's pass lie in this browser (`kept-files.ts`). */
export const roundPhotosId = ({ userId, clientId }: Owner): string => `trap-photos-${userId}-${clientId}`;

/** Photos that waited to be sent, by the trap that each shows. */
export const photosByTrap = (photos: readonly OutboxPhoto[]): TrapPhotos =>
  Object.fromEntries(
    photos.flatMap(({ file, key, count }) =>
      count ? [[trapKey(count.stationId, count.pestId), { file, key }]] : [],
    ),
  );
