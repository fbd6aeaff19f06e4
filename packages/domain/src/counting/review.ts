/** What is known of the number of insects on a photo; null where nobody, or no model, has looked. */
export interface Opinions {
  /** What the detector found. */
  readonly detected: number | null;
  /** The count on the next older photo of the station: insects on a plate only increase. */
  readonly previous: number | null;
  /** What was counted on this photo. */
  readonly counted: number | null;
}

/**
 * How far the opinions on a photo differ: their span, in units of the chance variation of a count that large (its
 * root), so that 3 instead of none weighs more than 103 instead of 100. Null where fewer than two have looked.
 */
export function disagreement({ detected, previous, counted }: Opinions): number | null {
  const known = [detected, previous, counted].filter((count) => count !== null);
  if (known.length < 2) return null;
  const most = Math.max(...known);
  return (most - Math.min(...known)) / Math.sqrt(most + 1);
}

/**
 * Photos in the order they should be looked at: where opinions lie furthest apart first, those in accord and those
 * without any opinion left out. Photos that differ equally keep their order.
 */
export function reviewQueue<Photo>(
  photos: readonly Photo[],
  opinionsOf: (photo: Photo) => Opinions,
): Photo[] {
  return photos
    .map((photo) => ({ photo, apart: disagreement(opinionsOf(photo)) ?? 0 }))
    .filter(({ apart }) => apart > 0)
    .sort((a, b) => b.apart - a.apart)
    .map(({ photo }) => photo);
}
