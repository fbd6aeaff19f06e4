import type { Region } from '../regions.ts';
import type { AnnotatedPhoto, Mark } from './annotated-photos.ts';

/**
 * A found centroid matches a mark if it lies in the mark's box, enlarged by this on each side, px of the full
 * photo.
 */
const ENLARGED_BY = 20;

/** Whether a found centroid matches a mark. `scale` is px of the full photo per px of the working one. */
export const isOn = ({ x, y }: Pick<Region, 'x' | 'y'>, mark: Mark, scale: number): boolean => {
  const more = ENLARGED_BY / scale;
  return x >= mark.left - more && x <= mark.right + more && y >= mark.top - more && y <= mark.bottom + more;
};

/** Largest number of pairs of a found region and its own mark (bipartite matching by augmenting paths). */
export function matched({ marks, scale }: AnnotatedPhoto, found: readonly Region[]): number {
  const holder = new Map<number, number>();
  const choices = found.map((region) => marks.flatMap((mark, i) => (isOn(region, mark, scale) ? [i] : [])));
  const place = (one: number, visited: Set<number>): boolean => {
    for (const mark of choices[one]!) {
      if (visited.has(mark)) continue;
      visited.add(mark);
      const other = holder.get(mark);
      if (other !== undefined && !place(other, visited)) continue;
      holder.set(mark, one);
      return true;
    }
    return false;
  };
  return found.filter((_, i) => place(i, new Set())).length;
}

export interface Figures {
  readonly marks: number;
  readonly found: number;
  readonly matched: number;
}

/** Counts of the marks, the found regions and the pairs of both on a photo. */
export const figuresOf = (photo: AnnotatedPhoto, found: readonly Region[]): Figures => ({
  marks: photo.marks.length,
  found: found.length,
  matched: matched(photo, found),
});

/** Share of the found regions that are marked insects, 0..1; 0 without any. */
export const precision = ({ matched, found }: Figures): number => (found === 0 ? 0 : matched / found);
/** Share of the marked insects that were found, 0..1; 0 without any. */
export const recall = ({ matched, marks }: Figures): number => (marks === 0 ? 0 : matched / marks);
/** Share of the marked insects that were found in excess (+) or too few (−). */
export const countError = ({ found, marks }: Figures): number => (found - marks) / marks;

/** The figures of several photos added up. */
export const total = (all: readonly Figures[]): Figures => ({
  marks: all.reduce((sum, { marks }) => sum + marks, 0),
  found: all.reduce((sum, { found }) => sum + found, 0),
  matched: all.reduce((sum, one) => sum + one.matched, 0),
});
