import type { PestId } from '../entities/ids.ts';
import {
  ARROW_SHIFT,
  addCircle,
  type Circle,
  MANUAL,
  mergePrevious,
  removeCircleAt,
  shiftCircles,
  toggleCircle,
} from './circles.ts';
import { DEFAULT_IMAGE_SIZE, type ImagePoint, liesOnImage, type PixelSize } from './points.ts';

/** The count of one image while it is edited. */
export interface Counting {
  readonly size: PixelSize;
  /** Red: the count that will be saved. */
  readonly circles: readonly Circle[];
  /** Blue before it was shifted: the count of the next older image. */
  readonly previous: readonly Circle[];
  /** Steps of `ARROW_SHIFT` that the previous count was moved by; whole, so that moving back is exact. */
  readonly shift: { readonly right: number; readonly down: number };
}

export function startCounting(
  circles: readonly Circle[],
  previous: readonly Circle[] = [],
  size: PixelSize = DEFAULT_IMAGE_SIZE,
): Counting {
  return { size, circles, previous, shift: { right: 0, down: 0 } };
}

/** Blue circles as they are shown: shifted, without those that have a red one. */
export function shownPrevious({ previous, shift, circles }: Counting): readonly Circle[] {
  return mergePrevious(shiftCircles(previous, shift.right * ARROW_SHIFT, shift.down * ARROW_SHIFT), circles);
}

interface ActPayloads {
  readonly add: { readonly at: ImagePoint; readonly pestId: PestId };
  readonly remove: { readonly at: ImagePoint };
  readonly toggle: { readonly at: ImagePoint; readonly pestId: PestId };
  readonly shift: { readonly right: number; readonly down: number };
  readonly clear: object;
  /** Proposals of a model that become part of the count, each with its model's name as its method. */
  readonly accept: { readonly circles: readonly Circle[] };
}
export type CountingActKind = keyof ActPayloads;

/** Something the user did to the count. */
export type CountingAct = {
  readonly [Kind in CountingActKind]: { readonly kind: Kind } & ActPayloads[Kind];
}[CountingActKind];
type ActOf<Kind extends CountingActKind> = Extract<CountingAct, { kind: Kind }>;

interface CountingAction<Kind extends CountingActKind> {
  /** Keys that do it, as `KeyboardEvent.key` names them, and what they do. */
  readonly keys: Readonly<Record<string, ActOf<Kind>>>;
  /** Pure; returns the same object if the act changes nothing. */
  readonly perform: (counting: Counting, act: ActOf<Kind>) => Counting;
}

const withCircles = (counting: Counting, circles: readonly Circle[]): Counting =>
  circles === counting.circles ? counting : { ...counting, circles };

const manual = ({ at, pestId }: ActPayloads['add']): Circle => ({ at, pestId, method: MANUAL });

/** Every act on a count: one row each. Circles beside the image are not added. */
export const COUNTING_ACTIONS: { readonly [Kind in CountingActKind]: CountingAction<Kind> } = {
  add: {
    keys: {},
    perform: (counting, act) =>
      liesOnImage(act.at, counting.size)
        ? withCircles(counting, addCircle(counting.circles, manual(act)))
        : counting,
  },
  remove: {
    keys: {},
    perform: (counting, { at }) => withCircles(counting, removeCircleAt(counting.circles, at)),
  },
  toggle: {
    keys: {},
    perform: (counting, act) =>
      liesOnImage(act.at, counting.size)
        ? withCircles(counting, toggleCircle(counting.circles, manual(act)))
        : counting,
  },
  shift: {
    keys: {
      ArrowUp: { kind: 'shift', right: 0, down: -1 },
      ArrowDown: { kind: 'shift', right: 0, down: 1 },
      ArrowLeft: { kind: 'shift', right: -1, down: 0 },
      ArrowRight: { kind: 'shift', right: 1, down: 0 },
    },
    perform: (counting, { right, down }) =>
      counting.previous.length === 0 || (right === 0 && down === 0)
        ? counting
        : { ...counting, shift: { right: counting.shift.right + right, down: counting.shift.down + down } },
  },
  accept: {
    keys: {},
    perform: (counting, { circles }) => {
      const onImage = circles.filter(({ at }) => liesOnImage(at, counting.size));
      return withCircles(
        counting,
        onImage.length === 0 ? counting.circles : [...counting.circles, ...onImage],
      );
    },
  },
  clear: {
    keys: {},
    perform: (counting) => withCircles(counting, counting.circles.length === 0 ? counting.circles : []),
  },
};

export function performAct(counting: Counting, act: CountingAct): Counting {
  const action = COUNTING_ACTIONS[act.kind] as CountingAction<CountingActKind>;
  return action.perform(counting, act);
}
