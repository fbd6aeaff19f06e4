import { type ApiClient, ApiError, newIdempotencyKey } from '@vigia/api/client';
import type { EventId } from '@vigia/domain/farm';
import { photoProblem } from './refusal.ts';
import type { EventWords } from './words.ts';

/** A photo that is sent with the event. */
export interface Photo {
  readonly file: File;
  /** Its own `Idempotency-Key`, the same at every try. */
  readonly key: string;
  /** Why the last try failed; null before one. */
  readonly problem: string | null;
  /** This browser cannot read it as a picture. The service has the last word. */
  readonly isUnreadable?: boolean;
}

/** The photos of these files: those that were there already stay the same objects. */
export const photosOf = (files: readonly File[], known: readonly Photo[]): Photo[] =>
  files.map(
    (file) => known.find((photo) => photo.file === file) ?? { file, key: newIdempotencyKey(), problem: null },
  );

/** The event was accepted, some of its photos were not. */
export class PhotosLeft extends Error {
  override readonly name = 'PhotosLeft';
  readonly count: number;

  constructor(count: number) {
    super(`${count} photos were not taken`);
    this.count = count;
  }
}

export interface PhotoProgress {
  /** The one under way, from 1. */
  readonly at: number;
  readonly of: number;
}

interface Sending {
  readonly eventId: EventId;
  readonly photos: readonly Photo[];
  /** Called before each one, from 1. */
  readonly onNext: (at: number) => void;
  readonly signal: AbortSignal;
}

const cannotGoOn = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'aborted', 'unauthorized'].includes(error.kind);

/** Sends one after the other; returns those that failed, with the reason. */
export async function sendPhotos(
  words: EventWords,
  images: Pick<ApiClient['images'], 'addToEvent'>,
  { eventId, photos, onNext, signal }: Sending,
): Promise<Photo[]> {
  const left: Photo[] = [];
  for (const [i, photo] of photos.entries()) {
    onNext(i + 1);
    try {
      await images.addToEvent(eventId, photo.file, photo.key, signal);
    } catch (error) {
      left.push({ ...photo, problem: photoProblem(words, error) });
      if (cannotGoOn(error)) return [...left, ...photos.slice(i + 1)];
    }
  }
  return left;
}
