import type { Region } from '../regions.ts';
import type { AnnotatedPhoto, Mark } from './annotated-photos.ts';

/** A found centroid matches a mark when it lies in its box enlarged by this, px of the full photo. */
const ENLARGED_BY = 20;

export const isOn = ({ x, y }: Pick<Region, 'x' | 'y'>, mark: Mark, scale: number): boolean => {
  const more = ENLARGED_BY / scale;
  return x >= mark.left - more && x <= mark.right + more && y >= mark.top - more && y <= mark.bottom + more;
};

/** How many of the found ones can be paired off with marks, each with one (augmenting paths). */
export function matched({ marks, scale }: AnnotatedPhoto, found: readonly Region[]): number {
  const holder = new Map<number, number>();
  const choices = found.map((region) => marks.flatMap((mark, i) => (isOn(region, mark, scale) ? [i] : [])));
  const place = (one: number, asked: Set<number>): boolean => {
    for (const mark of choices[one]!) {
      if (asked.has(mark)) continue;
      asked.add(mark);
      const other = holder.get(mark);
      if (other !== undefined && !place(other, asked)) continue;
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

export const figuresOf = (photo: AnnotatedPhoto, found: readonly Region[]): Figures => ({
  marks: photo.marks.length,
  found: found.length,
  matched: matched(photo, found),
});

export const precision = ({ matched, found }: Figures): number => (found === 0 ? 0 : matched / found);
export const recall = ({ matched, marks }: Figures): number => (marks === 0 ? 0 : matched / marks);
/** Found more (+) or fewer (−) than marked, as a share of the marked. */
export const countError = ({ found, marks }: Figures): number => (found - marks) / marks;

export const total = (all: readonly Figures[]): Figures => ({
  marks: all.reduce((sum, { marks }) => sum + marks, 0),
  found: all.reduce((sum, { found }) => sum + found, 0),
  matched: all.reduce((sum, one) => sum + one.matched, 0),
});
