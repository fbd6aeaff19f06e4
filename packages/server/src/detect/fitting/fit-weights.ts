import { FEATURES, featuresOf } from '../features.ts';
import type { Region } from '../regions.ts';
import type { AnnotatedPhoto, Mark } from './annotated-photos.ts';
import { logistic } from './logistic.ts';
import { isOn } from './match.ts';

/** A region with at least this intersection over union with a mark is an insect. */
const IS_IT = 0.35;
/** A region with less than this is at most a part of one. */
const IS_NOT = 0.12;
/** A region around several marks still counts as one of them from this intersection over union on. */
const AROUND = 0.4;

/** 1: an insect; 0: none; null: ambiguous, not used for fitting. */
export function labelOf(region: Region, { marks, scale }: AnnotatedPhoto): 0 | 1 | null {
  const around = marks.filter((mark) => holdsMiddle(region, mark)).length;
  if (around >= 2 && best(region, marks) < AROUND) return 0;
  const on = marks.filter((mark) => isOn(region, mark, scale));
  const overlap = best(region, on);
  if (overlap >= IS_IT) return 1;
  return overlap < IS_NOT ? 0 : null;
}

/** Fits the weights to photos. Each photo has the same total weight, however many insects it shows. */
export function fitWeights(photos: readonly AnnotatedPhoto[]): Float64Array {
  const examples = photos.flatMap((photo) => {
    const features = featuresOf(photo.candidates);
    const labelled = photo.candidates.flatMap((region, i) => {
      const label = labelOf(region, photo);
      return label === null ? [] : [{ features: features[i]!, label }];
    });
    return labelled.map((one) => ({ ...one, weight: 1000 / labelled.length }));
  });
  return logistic(examples, FEATURES.length);
}

const best = (region: Region, marks: readonly Mark[]): number =>
  Math.max(0, ...marks.map((mark) => overlapOf(region, mark)));

/** Intersection over union of the boxes. */
function overlapOf(a: Mark, b: Mark): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (across <= 0 || down <= 0) return 0;
  const area = (box: Mark) => (box.right - box.left) * (box.bottom - box.top);
  return (across * down) / (area(a) + area(b) - across * down);
}

function holdsMiddle({ left, top, right, bottom }: Region, mark: Mark): boolean {
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}
