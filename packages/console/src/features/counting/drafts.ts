import { type Circle, imagePoint } from '@vigia/domain/captures';
import type { UserId } from '@vigia/domain/farm';
import { readStored, removeStored, storedKeys, UNSAVED_COUNTS, writeStored } from '../../shared/storage.ts';

/** A count that has not been saved, and the version of the image that it started from. */
export interface Draft {
  readonly version: number;
  readonly circles: readonly Circle[];
}

const keyOf = (userId: UserId, imageId: string): string => `${UNSAVED_COUNTS}${userId}:${imageId}`;

const isCircle = (value: unknown): value is readonly [number, number, number, string] =>
  Array.isArray(value) &&
  value.slice(0, 3).every((part) => Number.isFinite(part)) &&
  typeof value[3] === 'string';

/** Unsaved marks on an image, also of an earlier visit; null without any. */
export function keptDraft(userId: UserId, imageId: string): Draft | null {
  const kept = readStored(keyOf(userId, imageId)) as { version?: unknown; circles?: unknown } | null;
  if (typeof kept?.version !== 'number' || !Array.isArray(kept.circles)) return null;
  const circles = kept.circles.filter(isCircle);
  return {
    version: kept.version,
    circles: circles.map(([x, y, pestId, method]) => ({ at: imagePoint(x, y), pestId, method })),
  };
}

export const keepDraft = (userId: UserId, imageId: string, { version, circles }: Draft): void =>
  writeStored(keyOf(userId, imageId), {
    version,
    circles: circles.map(({ at, pestId, method }) => [at.x, at.y, pestId, method]),
  });

export const dropDraft = (userId: UserId, imageId: string): void => removeStored(keyOf(userId, imageId));

/** Images with a kept draft. */
export function draftedImages(userId: UserId): ReadonlySet<string> {
  const start = keyOf(userId, '');
  return new Set(storedKeys(start).map((key) => key.slice(start.length)));
}
