import type { PestId } from '../entities/ids.ts';
import { type Circle, countsByPest, mergePrevious } from './circles.ts';
import { imagePoint } from './points.ts';

/** One insect as an image's metadata carries it. */
export interface CountSample {
  readonly x: number;
  readonly y: number;
  readonly method: string;
}

/** What was counted on an image, by pest id. */
export interface ImageAnalytics {
  readonly bug?: Readonly<
    Record<string, { readonly samples: readonly CountSample[]; readonly overall: number }>
  >;
}

/** What people counted on an image, as it is saved. */
export interface ManualCountPayload {
  /** `ImageAnalytics` as JSON text. */
  readonly analytics: string;
  /** When the image was taken; its `Z` written as `+00:00`. */
  readonly takenAt: string;
}

/** Circles as the metadata carries them; a pest that was looked for and not found counts 0. */
export function imageAnalyticsOf(circles: readonly Circle[], pestIds: readonly PestId[]): ImageAnalytics {
  const pests = [...countsByPest(circles, pestIds)].map(([pestId, overall]) => {
    const samples = circles
      .filter((circle) => circle.pestId === pestId)
      .map(({ at, method }): CountSample => ({ x: at.x, y: at.y, method }));
    return [String(pestId), { samples, overall }] as const;
  });
  return { bug: Object.fromEntries(pests) };
}

const UTC_INSTANT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|\+00:00)$/;

/**
 * What saving a count sends. It replaces the image's counts whole.
 *
 * @param takenAt when the image was taken, ISO 8601 in UTC
 * @throws {RangeError} the date is no instant in UTC
 */
export function manualCountPayload(
  circles: readonly Circle[],
  pestIds: readonly PestId[],
  takenAt: string,
): ManualCountPayload {
  const instant = UTC_INSTANT.exec(takenAt)?.[1];
  if (instant === undefined) throw new RangeError(`not an instant in UTC: ${takenAt}`);
  return {
    analytics: JSON.stringify(imageAnalyticsOf(circles, pestIds)),
    takenAt: `${instant}+00:00`,
  };
}

/**
 * The circles of an image that was counted before; none for null or without a count.
 *
 * @throws {RangeError} a pest id is no whole number or a sample has no position: saving would lose it silently
 */
export function circlesOfAnalytics(analytics: ImageAnalytics | null): Circle[] {
  return Object.entries(analytics?.bug ?? {}).flatMap(([pest, { samples }]) => {
    const pestId = Number(pest);
    if (!Number.isInteger(pestId)) throw new RangeError(`not a pest id: ${pest}`);
    return samples.map(({ x, y, method }): Circle => ({ at: imagePoint(x, y), pestId, method }));
  });
}

/** Two counts of one photo joined: all of theirs, and those of ours that are 3 px or more from all of theirs. */
export const unitedCount = (theirs: readonly Circle[], ours: readonly Circle[]): readonly Circle[] => [
  ...theirs,
  ...mergePrevious(ours, theirs),
];

/** Insects in all that were counted on an image; null where nobody has counted. */
export function countedInsects(analytics: ImageAnalytics | null): number | null {
  const counts = Object.values(analytics?.bug ?? {}).map(({ overall }) => overall);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
