import type { EnteredCount } from '@vigia/api/client';
import type { Round } from '../../shared/outbox/kept-round.ts';
import type { OutboxPhoto } from '../../shared/outbox/outbox-item.ts';
import type { TrapPhotos } from '../../shared/outbox/trap-photos.ts';
import { trapKey } from './traps.ts';

/** Traps with a photo and no number: there is no count to which it could belong. */
export const uncountedPhotos = ({ numbers }: Round, photos: TrapPhotos): string[] =>
  Object.keys(photos).filter((trap) => (numbers[trap] ?? '').trim() === '');

/** The photos of counts that are sent, each with its count. */
export const photosOfCounts = (counts: readonly EnteredCount[], photos: TrapPhotos): OutboxPhoto[] =>
  counts.flatMap(({ stationId, pestId, date, found }) => {
    const photo = photos[trapKey(stationId, pestId)];
    if (photo === undefined || found === null) return [];
    const { file, key } = photo;
    return [{ file, key, problem: null, count: { stationId, pestId, date } }];
  });
